//! `format`, which is an annotation: strings may say of themselves what nobody checks.
//!
//! - Check: `crates/codegen/src/check/string.rs` (`format`)

use super::keyword::{Keyword, Of};

pub(super) const KEYWORDS: &[Keyword] = &[Keyword {
    name: "format",
    of: &[Of::String],
    on: "string",
    held: "none",
    decoder: "nothing: it is an annotation",
    validator: "nothing: it is an annotation",
}];

/// The known formats.
pub(crate) const FORMATS: &[&str] = &[
    "date",
    "date-time",
    "email",
    "hostname",
    "idn-email",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "regex",
    "relative-json-pointer",
    "time",
    "uri",
    "uri-reference",
    "uri-template",
    "uuid",
];
