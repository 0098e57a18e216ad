//! `minLength` and `maxLength`
//!
//! - Check: `crates/codegen/src/check/string.rs` (`minLength`, `maxLength`)
//! - Form: `crates/codegen/src/check/form.rs` (`TextRule`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`length`), `crates/codegen/src/open/layout/leaves.rs` (`length`)
//! - Without a value: `crates/schema/src/unmet/bounds.rs` (`minLength`)
//! - Emitted rule: `crates/codegen/src/open/emit/rules.rs` (`MIN_LENGTH`, `MAX_LENGTH`)
//! - Checked type: `crates/schema/src/checked/string.rs` (`MIN_LENGTH`, `MAX_LENGTH`)
//! - Walk and words: `crates/schema/src/keywords/length.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`facts.length`)
//! - Test documents: `crates/synth/src/rules.rs` (`MinLength`, `MaxLength`)

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
];
