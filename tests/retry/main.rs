//! The retry protocol: what a malformed answer is called, what is sent back, and how it ends.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

mod classes;
mod doom;
mod events;
mod gate;
mod handler;
mod machine;
mod members;
mod prompt;
mod repair;
mod runs;
mod support;
