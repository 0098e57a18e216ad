//! Keywords that say something about a schema and change nothing it accepts.
//!
//! - Check: `crates/codegen/src/check/types.rs` (`check_annotations`), `crates/codegen/src/check/engine.rs` (`check`)
//! - Form: `crates/codegen/src/check/form.rs` (`description`)
//! - Documentation: `crates/codegen/src/open/emit/base.rs` (`about`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "title",
        of: &[Of::Any],
        on: "any",
        held: "names the root's type",
        decoder: "nothing",
        validator: "nothing",
    },
    Keyword {
        name: "description",
        of: &[Of::Any],
        on: "any",
        held: "the documentation",
        decoder: "nothing",
        validator: "nothing",
    },
    Keyword {
        name: "examples",
        of: &[Of::Any],
        on: "any; its schema accepts each",
        held: "none",
        decoder: "nothing",
        validator: "in the words of a refused pattern",
    },
    Keyword {
        name: "default",
        of: &[Of::Any],
        on: "any; its schema accepts it",
        held: "none: the field stays an `Option`",
        decoder: "nothing",
        validator: "nothing",
    },
    Keyword {
        name: "$comment",
        of: &[Of::Any],
        on: "any",
        held: "none",
        decoder: "nothing",
        validator: "nothing",
    },
];
