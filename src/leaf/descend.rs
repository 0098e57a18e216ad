//! How deep recursive types are read, whatever the format: no document makes a reader run out of stack.

use std::cell::Cell;

use serde::de::Error;

use crate::json::{STACK, max_levels_past};

thread_local! {
    /// How much of the stack the open levels may take.
    static TAKEN: Cell<usize> = const { Cell::new(0) };
}

/// Reads a value of a type that may hold itself, one level below the one that is being read on this thread.
///
/// # Errors
///
/// Those of `read`; where the levels are more than there is stack for.
pub fn descend<T, E: Error>(read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    descend_past(0, read)
}

/// The same where up to so many arrays and maps stand between a value and the next.
///
/// # Errors
///
/// As [`descend`].
pub fn descend_past<T, E: Error>(
    containers: usize,
    read: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    let levels = max_levels_past(containers, size_of::<T>());
    let Some(_level) = Level::below(STACK / levels) else {
        return Err(E::custom(format_args!(
            "expected a type that holds itself at most {levels} levels deep, but found more"
        )));
    };
    read()
}

/// One level, until it is dropped; with what was taken above.
struct Level(usize);

impl Level {
    fn below(cost: usize) -> Option<Self> {
        let above = TAKEN.get();
        (above + cost <= STACK).then(|| {
            TAKEN.set(above + cost);
            Self(above)
        })
    }
}

impl Drop for Level {
    fn drop(&mut self) {
        TAKEN.set(self.0);
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::Error;

    use super::{descend, descend_past};

    fn down(levels: usize) -> Result<(), Error> {
        match levels {
            0 => Ok(()),
            _ => descend(|| down(levels - 1)),
        }
    }

    #[test]
    fn levels_are_counted_and_given_back() {
        let refused = "expected a type that holds itself at most 128 levels deep, but found more";
        for _ in 0..2 {
            assert_eq!(down(128), Ok(()));
            let error = down(128 + 1).unwrap_err();
            assert_eq!(error.to_string(), refused);
        }
        let one_more: Result<(), Error> = descend_past(60, || down(128));
        assert_eq!(one_more.unwrap_err().to_string(), refused);
        assert_eq!(descend_past(60, || down(100)), Ok(()));
        let panicked = std::panic::catch_unwind(|| descend::<(), Error>(|| panic!("on purpose")));
        assert!(panicked.is_err());
        assert_eq!(down(128), Ok(()));
    }
}
