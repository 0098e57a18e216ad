//! `oneOf`
//!
//! - Check: `crates/codegen/src/check/union.rs` (`union`)
//! - Form: `crates/codegen/src/check/form.rs` (`Union`)
//! - Rust type: `crates/codegen/src/open/layout/union.rs` (`untagged`, `tag`)
//! - Decoder: `crates/codegen/src/open/emit/union.rs` (`choose_tagged`), `crates/schema/src/open/choices.rs` (`union`), `crates/schema/src/decode/tagged.rs` (`tag`)
//! - Walk and words: `crates/schema/src/keywords/tagged.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`branches`)
//! - Test documents: `crates/synth/src/rules.rs` (`OneOf`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "oneOf",
    of: &[Of::Union],
    on: "closed objects that require one property which is another string `const` in each",
    held: "an enum with a struct in each variant",
    decoder: "the constant decides; the struct is read by its own decoder",
    validator: "the errors of the branch that the constant names; where it names none, one error that says which there are",
}];
