//! The compiled part of the npm package `saop`. `lib/` is the rest, which decides what of this module is public.
//!
//! Invariant: whether a message is valid is decided by the decoders of the crate `saop`, and nowhere else; and no panic reaches Node.js.

// What the macros of napi export is public.
mod errors;
mod memory;
pub mod message;
mod names;
mod number;
pub mod observation;
mod packed;
pub mod push;
pub mod retry;
pub mod schema;
pub mod tools;
