//! Everything generated from schemas/: types, strict decoders, and the list of schemas. This file only wraps the
//! generated code; `generated/types.rs` shows it. SPEC E2.

#![allow(
    missing_docs,
    clippy::pedantic,
    reason = "generated: descriptions come from the schemas, and the style is the generator's"
)]

include!(concat!(env!("OUT_DIR"), "/types.rs"));
