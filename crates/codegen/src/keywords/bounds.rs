//! `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`
//!
//! - Check: `crates/codegen/src/check/number.rs` (`integer_bound`, `bound`)
//! - Form: `crates/codegen/src/check/form.rs` (`IntegerRule`, `NumberRule`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`minimum`), `crates/codegen/src/open/layout/leaves.rs` (`minimum`)
//! - Without a value: `crates/schema/src/unmet/bounds.rs`
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`MINIMUM`, `EXCLUSIVE_MAXIMUM`)
//! - Checked type: `crates/schema/src/checked/integer.rs` (`MINIMUM`), `crates/schema/src/checked/float.rs` (`MINIMUM`)
//! - Walk and words: `crates/schema/src/keywords/bounds.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`bounds`)
//! - Test documents: `crates/synth/src/rules.rs` (`Minimum`, `ExclusiveMaximum`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "minimum",
        of: &[Of::Number],
        on: "integer, number",
        held: "integer: `u64` for 0 alone, else `CheckedU64<Rule>` or `CheckedI64<Rule>`; number: `CheckedF64<Rule>`, with exclusive bounds a type of its own that keeps the digits",
        decoder: "exactly, by the digits",
        validator: "the same",
    },
    Keyword {
        name: "maximum",
        of: &[Of::Number],
        on: "integer, number",
        held: "as `minimum`",
        decoder: "as `minimum`",
        validator: "the same",
    },
    Keyword {
        name: "exclusiveMinimum",
        of: &[Of::Number],
        on: "integer, number",
        held: "as `minimum`",
        decoder: "as `minimum`",
        validator: "the same",
    },
    Keyword {
        name: "exclusiveMaximum",
        of: &[Of::Number],
        on: "integer, number",
        held: "as `minimum`",
        decoder: "as `minimum`",
        validator: "the same",
    },
];
