//! typify's own types and derives for the envelope, read by serde_json. They accept some documents that the schema
//! refuses (`crates/codegen/src/layout/typify.rs` lists how), so what they are measured at is less work than the other engines do.
//!
//! Invariant: made by typify's macro from the published schema, and from nothing else.

#![allow(
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic,
    clippy::unwrap_used,
    reason = "typify's code"
)]

typify::import_types!("../../generated/saop-envelope.bundled.json");
