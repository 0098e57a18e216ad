//! Stack space for recursive types: their values nest up to [`Limits::RECURSIVE_DEPTH`](saop_json::Limits) levels, and
//! each level of a large type needs a lot of it.
//!
//! How much depends on the type, the compiler and its settings. So each level asks for room: a depth computed from the size of a type
//! would shrink with every new member, though adding one is a minor change. `stacker` contains the assembly and unsafe code for that.
//!
//! Invariant: regardless of the size of a thread's stack and of the types, a level that starts has enough room until
//! its parts start theirs.

/// Maximum stack space of a level in addition to its values, without optimization.
const FRAMES: usize = 64 << 10;

/// How many copies of a level's values may be on the stack at once, without optimization.
const COPIES: usize = 32;

/// Runs one level of a type inside a recursive one, on a new stack segment if the thread's stack has too little room.
/// `size` is that of the type and of all structs and unions that it contains: an element of a list or a box is on the stack
/// before it is moved there.
#[inline]
pub(crate) fn with_stack<R>(size: usize, level: impl FnOnce() -> R) -> R {
    let room = FRAMES + COPIES * size;
    stacker::maybe_grow(room, 16 * room, level)
}
