//! How deep recursive types are read, whatever the format: no document makes a reader run out of stack.

use std::cell::Cell;

use serde::de::Error;

use crate::json::{STACK, between, max_levels};

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
    let levels = max_levels(size_of::<T>());
    let cost = STACK / levels;
    let Some(_level) = Level::below(cost) else {
        return Err(if TAKEN.get() / cost < levels {
            too_deep()
        } else {
            E::custom(format_args!(
                "expected a type that holds itself at most {levels} levels deep, but found more"
            ))
        });
    };
    read()
}

/// Reads a member with so many arrays and maps between its type and the next one that may hold itself.
///
/// # Errors
///
/// As [`descend`].
pub fn past<T, E: Error>(containers: usize, read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    let Some(_level) = Level::below(between(containers)) else {
        return Err(too_deep());
    };
    read()
}

fn too_deep<E: Error>() -> E {
    E::custom(
        "expected a type that holds itself in as many levels as there is stack for, but found more",
    )
}

/// One level, until it is dropped; with what was taken above.
struct Level(usize);

impl Level {
    fn below(cost: usize) -> Option<Self> {
        let above = TAKEN.get();
        let now = above.saturating_add(cost);
        (now <= STACK).then(|| {
            TAKEN.set(now);
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

    use super::{descend, past};

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
        // Sixty arrays take as much as some twelve levels.
        assert_eq!(past(60, || down(116)), Ok(()));
        let less = "expected a type that holds itself in as many levels as there is stack for, but found more";
        assert_eq!(past(60, || down(117)).unwrap_err().to_string(), less);
        let error = past(usize::MAX, || down(0)).unwrap_err();
        assert_eq!(error.to_string(), less);
        let panicked = std::panic::catch_unwind(|| descend::<(), Error>(|| panic!("on purpose")));
        assert!(panicked.is_err());
        assert_eq!(down(128), Ok(()));
    }
}
