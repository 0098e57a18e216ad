//! Room on the stack for recursive types: their values nest up to [`Limits::RECURSIVE_DEPTH`](saop_json::Limits) levels, and
//! each level of a large type takes a lot of it.
//!
//! Invariant: however small the stack of a thread is, and however large the types, a level that begins has room until its parts
//! begin theirs.

/// What a level takes at the most besides its values, without optimization.
const FRAMES: usize = 64 << 10;

/// How often the values of a level may lie on the stack at once, without optimization.
const COPIES: usize = 32;

/// Does the work of one level of a type that stands in a recursive one, on a new piece of stack where the thread's own would not
/// do. `T` is the type with all structs and unions that it holds: what is in a list or a box lies on the stack before it is
/// there.
#[inline]
pub fn with_stack<T, R>(level: impl FnOnce() -> R) -> R {
    let room = FRAMES + COPIES * size_of::<T>();
    stacker::maybe_grow(room, 16 * room, level)
}
