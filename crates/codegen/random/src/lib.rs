//! Types of random schemas, which the test of this crate holds against two schema engines.
//!
//! Invariant: what is here is generated; `build.rs` says of what.

/// The generated code.
#[allow(
    missing_docs,
    clippy::pedantic,
    clippy::type_complexity,
    reason = "generated: the style is the generator's, and the types are the schemas'"
)]
pub mod types {
    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}
