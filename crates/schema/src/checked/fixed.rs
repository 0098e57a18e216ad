//! Immutable text, made to be written where it stays.
//!
//! Invariant: text of up to 23 bytes needs no allocation, and longer text allocates no more than its length.

use std::ops::Deref;

/// Maximum length that is stored in place, in bytes.
const IN_PLACE: usize = 23;

/// Most identifiers are short. Longer text is owned, not shared: reference counting would cost an atomic operation for
/// every string that is dropped.
#[derive(Clone)]
pub(super) enum FixedStr {
    Short(Short),
    Long(Box<str>),
}

/// Text in place. Reading it validates UTF-8 again, for some nanoseconds, because there is no unsafe code. The short
/// strings of crates are written in one place and moved to another before the processor has finished writing, and a
/// decoder would wait for that with every string.
#[derive(Clone, Copy)]
pub(super) struct Short {
    length: Length,
    bytes: [u8; IN_PLACE],
}

/// Number of bytes in place. The values that it does not have tell `Long` and `None` apart, which take no more space.
#[derive(Clone, Copy)]
#[rustfmt::skip]
enum Length {
    L0, L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15, L16, L17, L18, L19, L20, L21, L22, L23,
}

#[rustfmt::skip]
static LENGTHS: [Length; IN_PLACE + 1] = {
    use Length as L;
    [
        L::L0, L::L1, L::L2, L::L3, L::L4, L::L5, L::L6, L::L7, L::L8, L::L9, L::L10, L::L11,
        L::L12, L::L13, L::L14, L::L15, L::L16, L::L17, L::L18, L::L19, L::L20, L::L21, L::L22, L::L23,
    ]
};

impl FixedStr {
    /// The empty text.
    pub(super) const EMPTY: Self = Self::Short(Short {
        length: Length::L0,
        bytes: [0; IN_PLACE],
    });

    /// Replaces the text.
    #[inline]
    pub(super) fn set(&mut self, text: &str) {
        if let Self::Short(short) = self
            && let Some(length) = LENGTHS.get(text.len())
            && let Some(to) = short.bytes.get_mut(..text.len())
        {
            to.copy_from_slice(text.as_bytes());
            short.length = *length;
        } else {
            *self = Self::from(text);
        }
    }
}

impl Short {
    #[inline]
    fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..self.length as usize).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }
}

impl From<&str> for FixedStr {
    #[inline]
    fn from(text: &str) -> Self {
        if text.len() > IN_PLACE {
            return Self::Long(text.into());
        }
        let mut short = Self::EMPTY;
        short.set(text);
        short
    }
}

impl From<String> for FixedStr {
    fn from(text: String) -> Self {
        if text.len() > IN_PLACE {
            return Self::Long(text.into());
        }
        Self::from(text.as_str())
    }
}

impl From<FixedStr> for String {
    fn from(text: FixedStr) -> Self {
        match text {
            FixedStr::Short(text) => text.as_str().to_owned(),
            FixedStr::Long(text) => text.into(),
        }
    }
}

impl Deref for FixedStr {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        match self {
            Self::Short(text) => text.as_str(),
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
        assert_eq!(size_of::<Option<FixedStr>>(), 24);
        let mut again = FixedStr::EMPTY;
        for length in (0..60).chain((0..60).rev()) {
            let text: String = "é-".chars().cycle().take(length).collect();
            again.set(&text);
            for fixed in [
                FixedStr::from(&*text),
                FixedStr::from(text.clone()),
                again.clone(),
            ] {
                assert_eq!(*fixed, *text);
                assert_eq!(*fixed.clone(), *text);
                assert_eq!(matches!(fixed, FixedStr::Short(_)), text.len() <= 23);
                assert_eq!(String::from(fixed), text);
            }
        }
    }
}
