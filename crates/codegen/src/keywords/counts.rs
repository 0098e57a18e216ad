//! `minLength`, `maxLength`, `minItems` and `maxItems`
//!
//! - Check: `crates/codegen/src/check/string.rs` (`count`), `crates/codegen/src/check/array.rs` (`bounds`)
//! - Form: `crates/codegen/src/check/form.rs` (`TextRule`, `ArrayBounds`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`length`, `items`), `crates/codegen/src/open/layout/leaves.rs` (`length`), `crates/codegen/src/open/layout/array.rs`
//! - Without a value: `crates/schema/src/unmet/bounds.rs` (`minLength`, `minItems`)
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`MIN_LENGTH`, `MAX_ITEMS`)
//! - Checked type: `crates/schema/src/checked/string.rs` (`MIN_LENGTH`), `crates/schema/src/checked/array.rs` (`MIN_ITEMS`)
//! - Walk and words: `crates/schema/src/keywords/counts.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`counts`)
//! - Test documents: `crates/synth/src/rules.rs` (`MinLength`, `MaxItems`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "minLength",
        of: &[Of::String],
        on: "string",
        held: "`NonEmptyString` or `CheckedString<Rule>`",
        decoder: "counts code points",
        validator: "the same",
    },
    Keyword {
        name: "maxLength",
        of: &[Of::String],
        on: "string",
        held: "`CheckedString<Rule>`",
        decoder: "counts code points",
        validator: "the same",
    },
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
