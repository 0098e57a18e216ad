//! How many levels of a type that holds itself a reader takes, so that no document makes a thread run out of stack.
//!
//! Invariant: what is read by all levels together takes less than 2 MiB of stack, which is what a thread has, also without
//! optimization.

/// The stack for all levels.
pub(crate) const STACK: usize = 5 << 18;

/// What the functions of one level take, and how many times its value lies on the stack while it is made. Measured without
/// optimization: a level takes 2 to 6 KiB and up to nine times its value, in a union up to twelve times. Optimized it is less.
const LEVEL: usize = 6 << 10;
const COPIES: usize = 12;

/// What an array or a map between two levels takes, beyond those that were there when a level was measured. Measured without
/// optimization: 0.6 KiB from a `Value`, 1.3 KiB from CBOR.
const CONTAINER: usize = 2 << 10;
/// How many of them that were; generated code asserts that they are as many as it does not count.
pub const MEASURED: usize = 2;

/// The stack for so many arrays and maps that stand in each other between two levels. Each takes less than a level, so that a
/// text, of which every array counts as a level, never takes too much.
pub(crate) const fn between(containers: usize) -> usize {
    containers
        .saturating_sub(MEASURED)
        .saturating_mul(CONTAINER)
}

/// The most levels, however small the type is; the default of [`Limits`](super::Limits).
const MOST: usize = 128;

/// The most levels of a type whose values have `size` bytes, at least one.
pub(crate) const fn max_levels(size: usize) -> usize {
    let level = LEVEL.saturating_add(size.saturating_mul(COPIES));
    let levels = STACK / level;
    if levels > MOST {
        MOST
    } else if levels == 0 {
        1
    } else {
        levels
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, STACK, between, max_levels};

    #[test]
    fn large_types_have_fewer_levels() {
        assert_eq!(max_levels(0), 128);
        assert_eq!(max_levels(340), 128);
        assert_eq!(max_levels(1_000), 72);
        assert_eq!(max_levels(usize::MAX / 16), 1);
        assert_eq!(max_levels(usize::MAX), 1);
    }

    #[test]
    fn an_array_takes_less_than_a_level() {
        assert_eq!([between(0), between(2), between(3)], [0, 0, 2048]);
        assert!(between(3) <= STACK / MOST);
        assert_eq!(between(usize::MAX), usize::MAX);
    }
}
