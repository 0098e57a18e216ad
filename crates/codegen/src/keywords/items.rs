//! `items`
//!
//! - Check: `crates/codegen/src/check/array.rs` (`array`)
//! - Form: `crates/codegen/src/check/form.rs` (`Array`)
//! - Rust type: `crates/codegen/src/open/layout/array.rs`
//! - Decoder: `crates/schema/src/decode/containers.rs` (`Vec`)
//! - Walk: `crates/schema/src/keywords/items.rs`
//! - Test documents: `crates/synth/src/rules.rs` (`Items`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "items",
    of: &[Of::Array],
    on: "array: one schema for all",
    held: "the item type",
    decoder: "every item",
    validator: "the same",
}];
