//! `uniqueItems`
//!
//! - Check: `crates/codegen/src/check/array.rs` (`bounds`), `crates/codegen/src/check/unique.rs` (`crowded`), `crates/codegen/src/check/size.rs` (`unique`)
//! - Form: `crates/codegen/src/check/form.rs` (`ArrayBounds`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`unique_items`), `crates/codegen/src/open/layout/array.rs`
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`UNIQUE_ITEMS`)
//! - Checked type: `crates/schema/src/checked/array.rs` (`UNIQUE_ITEMS`)
//! - Walk and words: `crates/schema/src/keywords/unique_items.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`unique_items`)
//! - Test documents: `crates/synth/src/rules.rs` (`UniqueItems`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "uniqueItems",
    of: &[Of::Array],
    on: "array whose items hold no `number` and no free-form object",
    held: "`CheckedVec<T, Rule>`, or a type written by hand",
    decoder: "by hashes under a secret key: `1` is `1.0`, members have no order",
    validator: "the same, over the text",
}];
