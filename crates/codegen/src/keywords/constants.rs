//! `enum` and `const`
//!
//! - Check: `crates/codegen/src/check/choice.rs` (`choice`)
//! - Form: `crates/codegen/src/check/form.rs` (`Choice`)
//! - Facts and layout: `crates/schema/src/outline/facts.rs` (`constants`), `crates/codegen/src/open/layout/constants.rs`
//! - Rust type: `crates/codegen/src/open/emit/constants.rs`, `crates/schema/src/open/choices.rs` (`string_enum`)
//! - Decoder: `crates/schema/src/decode/choice.rs` (`decode_enum`, `decode_literal`)
//! - Walk and words: `crates/schema/src/keywords/constants.rs`
//! - Field table: `crates/codegen/src/emit/fields/constraints.rs` (`constants`)
//! - Test documents: `crates/synth/src/rules.rs` (`Enum`, `Const`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "enum",
        of: &[Of::String, Of::Number, Of::Choice],
        on: "scalars of any type",
        held: "an enum with a variant for each value; `null` among others, `Nullable<T>`",
        decoder: "strings by content, numbers by their exact decimal value",
        validator: "the same, over the text",
    },
    Keyword {
        name: "const",
        of: &[Of::String, Of::Number, Of::Choice],
        on: "a scalar of any type",
        held: "an enum of one variant, which is its `Default`",
        decoder: "as `enum`",
        validator: "as `enum`",
    },
];
