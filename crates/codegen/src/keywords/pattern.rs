//! `pattern`
//!
//! - Check: `crates/codegen/src/check/string.rs` (`pattern`), `crates/codegen/src/check/pattern.rs` (`check`), `crates/codegen/src/check/anchors.rs` (`check`)
//! - Form: `crates/codegen/src/check/form.rs` (`TextRule`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`pattern`), `crates/codegen/src/open/layout/leaves.rs` (`pattern`)
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`PATTERN`)
//! - Checked type: `crates/schema/src/checked/string.rs` (`PATTERN`), `crates/schema/src/pattern/mod.rs` (`Pattern`), `crates/schema/src/pattern/parse.rs` (`Syntax`)
//! - Walk and words: `crates/schema/src/keywords/pattern.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`pattern`)
//! - Test documents: `crates/synth/src/rules.rs` (`Pattern`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "pattern",
    of: &[Of::String],
    on: "string",
    held: "`CheckedString<Rule>`",
    decoder: "in linear time, as ECMA-262 means it with the `u` flag",
    validator: "the same",
}];
