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
const MEASURED: usize = 2;

/// The most levels, however small the type is; the default of [`Limits`](super::Limits).
const MOST: usize = 128;

/// The most levels of a type whose values have `size` bytes, at least one.
pub(crate) const fn max_levels(size: usize) -> usize {
    max_levels_past(0, size)
}

/// The same where up to so many arrays and maps stand between a level and the next.
pub(crate) const fn max_levels_past(containers: usize, size: usize) -> usize {
    let containers = containers.saturating_sub(MEASURED);
    let values = size.saturating_mul(COPIES);
    let level = LEVEL
        .saturating_add(containers.saturating_mul(CONTAINER))
        .saturating_add(values);
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
    use super::{max_levels, max_levels_past};

    #[test]
    fn large_types_have_fewer_levels() {
        assert_eq!(max_levels(0), 128);
        assert_eq!(max_levels(340), 128);
        assert_eq!(max_levels(1_000), 72);
        assert_eq!(max_levels(usize::MAX / 16), 1);
        assert_eq!(max_levels_past(2, 0), 128);
        assert_eq!(max_levels_past(10, 0), 58);
        assert_eq!(max_levels_past(60, 0), 10);
        assert_eq!(max_levels_past(usize::MAX, usize::MAX), 1);
    }
}
