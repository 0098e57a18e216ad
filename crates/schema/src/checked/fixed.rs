//! Immutable text.
//!
//! Invariant: text of up to 23 bytes needs no allocation, and longer text allocates no more than its length.

use std::ops::Deref;

use smol_str::SmolStr;

/// Maximum length that `SmolStr` stores inline, in bytes.
const IN_PLACE: usize = 23;

/// Most identifiers are short. Longer text is owned, not shared as in `SmolStr`: reference counting would cost an
/// atomic operation for every string that is dropped.
#[derive(Clone)]
pub(super) enum FixedStr {
    Short(SmolStr),
    Long(Box<str>),
}

impl From<&str> for FixedStr {
    #[inline]
    fn from(text: &str) -> Self {
        if text.len() <= IN_PLACE {
            Self::Short(SmolStr::new(text))
        } else {
            Self::Long(text.into())
        }
    }
}

impl From<String> for FixedStr {
    fn from(text: String) -> Self {
        if text.len() <= IN_PLACE {
            Self::Short(SmolStr::new(text))
        } else {
            Self::Long(text.into())
        }
    }
}

impl From<FixedStr> for String {
    fn from(text: FixedStr) -> Self {
        match text {
            FixedStr::Short(text) => text.into(),
            FixedStr::Long(text) => text.into(),
        }
    }
}

impl Deref for FixedStr {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        match self {
            Self::Short(text) => text,
            Self::Long(text) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_given() {
        // No more than `String` has.
        assert_eq!(size_of::<FixedStr>(), 24);
        for length in 0..60 {
            let text: String = "é-".chars().cycle().take(length).collect();
            for fixed in [FixedStr::from(&*text), FixedStr::from(text.clone())] {
                assert_eq!(*fixed, *text);
                assert_eq!(*fixed.clone(), *text);
                assert_eq!(matches!(fixed, FixedStr::Short(_)), text.len() <= 23);
                assert_eq!(String::from(fixed), text);
            }
        }
    }
}
