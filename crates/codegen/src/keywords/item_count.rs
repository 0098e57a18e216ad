//! `minItems` and `maxItems`
//!
//! - Check: `crates/codegen/src/check/array.rs` (`bounds`)
//! - Form: `crates/codegen/src/check/form.rs` (`ArrayBounds`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`items`), `crates/codegen/src/open/layout/array.rs`
//! - Without a value: `crates/schema/src/unmet/bounds.rs` (`minItems`)
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`MIN_ITEMS`, `MAX_ITEMS`)
//! - Checked type: `crates/schema/src/checked/array.rs` (`MIN_ITEMS`, `MAX_ITEMS`)
//! - Walk and words: `crates/schema/src/keywords/item_count.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`facts.items`)
//! - Test documents: `crates/synth/src/rules.rs` (`MinItems`, `MaxItems`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "minItems",
        of: &[Of::Array],
        on: "array",
        held: "`CheckedVec<T, Rule>`, or a type written by hand",
        decoder: "counts",
        validator: "the same",
    },
    Keyword {
        name: "maxItems",
        of: &[Of::Array],
        on: "array",
        held: "`CheckedVec<T, Rule>`, or a type written by hand",
        decoder: "counts",
        validator: "the same",
    },
];
