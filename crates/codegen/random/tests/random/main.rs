//! Random schemas against two schema engines: their generated decoders, examples in them, and edits of them.
//!
//! Invariant: `build.rs` says which schemas there are. Their code is in this test, so that no other build waits for it.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test stops at the first surprise, and shows what it has seen"
)]
#![allow(dead_code, reason = "what is shared with other tests is not all used")]

#[path = "../../../../../tests/oracle"]
mod oracle {
    pub(crate) mod compare;
    pub(crate) mod data;
    pub(crate) mod decimal;
    pub(crate) mod engine;
    pub(crate) mod exact;
    pub(crate) mod explain;
    pub(crate) mod fault;
    pub(crate) mod place;
    pub(crate) mod reader;
}
#[path = "../../../../../tests/support"]
mod support {
    pub(crate) mod bench;
    pub(crate) mod engines;
    pub(crate) mod entries;
    pub(crate) mod setting;
    pub(crate) mod tally;
}

#[path = "../../schemas.rs"]
mod schemas;

mod compatibility;
mod engines;
mod examples;

/// The generated code.
#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::pedantic,
    clippy::type_complexity,
    reason = "generated: the style is the generator's, and the types are the schemas'"
)]
mod types {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}
