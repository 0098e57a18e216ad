//! Text that was written to break us: every way in, every kind of message, with a bound on time and memory that linear
//! work meets easily and quadratic work does not.
//!
//! In a debug build the largest inputs are a sixteenth or a twentieth as large, which shows a hang and what is quadratic
//! in all it does; `cargo test --release --test hostile` has them in full, and sees what is quadratic in a small part.
//! Invariant: nothing here panics, hangs, overflows the stack, or is refused without a reason and a place.

#![allow(
    clippy::format_collect,
    clippy::type_complexity,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod cost;
mod entries;
mod members;
mod nesting;
mod numbers;
mod patterns;
mod places;
mod recursion;
mod schemas;
mod sites;
mod storms;
mod text;
mod unions;

#[path = "../oracle/mod.rs"]
mod oracle;

/// Members, turns and ids of the largest inputs.
const MANY: usize = if cfg!(debug_assertions) {
    50_000
} else {
    1_000_000
};

/// Bytes of the largest inputs: the default limit.
const LARGE: usize = if cfg!(debug_assertions) {
    4 << 20
} else {
    64 << 20
};
