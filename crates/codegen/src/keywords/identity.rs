//! `$schema`, `$id`, `definitions` and `$ref`: what a schema is called, and how one names another.
//!
//! - Check: `crates/codegen/src/load.rs` (`$schema`, `$id`), `crates/codegen/src/check/walk.rs` (`definitions`), `crates/codegen/src/check/refs.rs` (`$ref`)
//! - Form: `crates/codegen/src/check/form.rs` (`Ref`)
//! - Bundled schema: `crates/codegen/src/bundle.rs` (`definitions`)
//! - Walk: `crates/schema/src/keywords/compiler.rs` (`target`)
//! - Test documents: `crates/synth/src/schema.rs` (`$ref`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "$schema",
        of: &[Of::Root],
        on: "a root",
        held: "none",
        decoder: "nothing",
        validator: "Draft-07",
    },
    Keyword {
        name: "$id",
        of: &[Of::Root],
        on: "a root",
        held: "`NAME_SCHEMA_ID`, `NAME_SCHEMA_VERSION`",
        decoder: "nothing",
        validator: "nothing",
    },
    Keyword {
        name: "definitions",
        of: &[Of::Root],
        on: "a root",
        held: "a type for each",
        decoder: "nothing",
        validator: "nothing",
    },
    Keyword {
        name: "$ref",
        of: &[Of::Alone],
        on: "alone but for annotations: a whole schema by its `$id`, or `#/definitions/KEY` of this or another one; one that leads back does so through a member of an object, where a value can end",
        held: "the type that it names; in a `Box` where a struct would have no size",
        decoder: "that of the type; of a recursive one at most 128 levels",
        validator: "follows it",
    },
];
