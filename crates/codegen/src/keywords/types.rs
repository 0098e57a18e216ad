//! `type`
//!
//! - Check: `crates/codegen/src/check/types.rs` (`typed`)
//! - Form: `crates/codegen/src/check/form.rs` (`Form`)
//! - Rust type: `crates/codegen/src/open/layout/mod.rs`, `crates/codegen/src/open/layout/leaves.rs`, `crates/codegen/src/open/layout/kinds.rs`
//! - Decoder: `crates/schema/src/decode/mod.rs` (`Decode`)
//! - Walk and words: `crates/schema/src/keywords/types.rs`
//! - Test documents: `crates/synth/src/rules.rs` (`Type`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "type",
    of: &[
        Of::String,
        Of::Number,
        Of::Plain,
        Of::Choice,
        Of::Union,
        Of::Array,
        Of::Object,
    ],
    on: "any; it may be missing beside `oneOf`, `enum` and `const`, and must be beside `$ref`",
    held: "`String`, `u64`, `i64`, `FiniteF64`, `bool`, `Vec`, `Map`, `JsonObject` or a struct; with `null`, `Nullable<T>`; several scalars, an enum",
    decoder: "a value of another type is refused; an integer is decided by its digits",
    validator: "the same",
}];
