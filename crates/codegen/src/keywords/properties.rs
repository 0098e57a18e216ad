//! `properties`, `required` and `additionalProperties`
//!
//! - Check: `crates/codegen/src/check/object.rs` (`object`, `required`)
//! - Form: `crates/codegen/src/check/form.rs` (`Closed`, `Map`, `Free`)
//! - Rust type: `crates/codegen/src/open/layout/object.rs`, `crates/codegen/src/open/emit/structure.rs`
//! - Decoder: `crates/schema/src/open/object.rs` (`object`), `crates/schema/src/decode/object.rs` (`field`), `crates/schema/src/decode/containers.rs` (`Map`)
//! - Walk and words: `crates/schema/src/keywords/properties.rs`
//! - Test documents: `crates/synth/src/rules.rs` (`Required`, `Closed`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "properties",
        of: &[Of::Object],
        on: "a closed object",
        held: "the fields of a struct",
        decoder: "each at most once",
        validator: "the same",
    },
    Keyword {
        name: "required",
        of: &[Of::Object],
        on: "a closed object",
        held: "a field that is no `Option`",
        decoder: "each is there",
        validator: "the same",
    },
    Keyword {
        name: "additionalProperties",
        of: &[Of::Object],
        on: "object: `false`, or a schema where there are no `properties`",
        held: "a struct; `Map<T>`",
        decoder: "no other member; every value",
        validator: "the same",
    },
];
