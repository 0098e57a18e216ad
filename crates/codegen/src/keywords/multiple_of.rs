//! `multipleOf`
//!
//! - Check: `crates/codegen/src/check/number.rs` (`integer_step`, `step`)
//! - Form: `crates/codegen/src/check/form.rs` (`multiple_of`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`multiple_of`), `crates/codegen/src/open/layout/leaves.rs` (`multiple_of`)
//! - Without a value: `crates/schema/src/unmet/bounds.rs` (`step`)
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`MULTIPLE_OF`)
//! - Checked type: `crates/schema/src/checked/integer.rs` (`MULTIPLE_OF`), `crates/schema/src/checked/float.rs` (`MULTIPLE_OF`)
//! - Walk and words: `crates/schema/src/keywords/multiple_of.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`bounds`)
//! - Test documents: `crates/synth/src/rules.rs` (`MultipleOf`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "multipleOf",
    of: &[Of::Number],
    on: "integer, number",
    held: "as `minimum`",
    decoder: "exactly, by the digits, so that 0.07 is a multiple of 0.01",
    validator: "the same",
}];
