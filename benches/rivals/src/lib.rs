//! The benches' documents, and all that reads and checks them in Rust under one signature.
//!
//! Invariant: every engine is given the same bytes, and does the whole way from them to a typed value.

#![allow(
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::panic,
    reason = "a bench whose document or schema is not what it should be must not go on"
)]

pub mod documents;
pub mod engines;
pub mod generated;
pub mod plain;
pub mod rules;
pub mod schemas;
