//! Runtime for code generated from any JSON Schemas: strict decoders that read directly from the text, checked types
//! that cannot hold values their schema rejects, and every violation with its location and message.
//!
//! # Accepting and rejecting
//!
//! Generated types implement [`Decode`]: one pass over the text, straight-line in the schema's order, with no
//! diagnostics. If a decoder rejects a document, the [`TypeSchema`] walks its tree and lists every [`Violation`]. Both are
//! based on one [`saop_json::text::Cursor`]; [`parse`] combines them to read a message.
//!
//! # What generated code uses
//!
//! - [`decode`]: `Decode`, and the helpers with which structs, enums and unions decode themselves.
//! - [`checked`]: strings, numbers and arrays with a rule.
//! - [`type_schema`]: the statics that describe a schema.
//! - [`mod@open`]: types of schemas that others wrote.
//! - [`decode::sink`]: what becomes of what a decoder reads, where that is no Rust value.
//! - [`rule`]: hand-written rules that no keyword can express.
//! - [`mod@message`]: the operations on every message, and enums over all messages of a protocol.
//! - [`edge`]: `Deserialize` and `Serialize`, implemented once for all types.
//!
//! Generated code refers to all of them through one path, `__rt`, so that a schema's names cannot collide with them.
//!
//! # Features
//!
//! - `arbitrary`: `arbitrary::Arbitrary` for the checked types.
//! - `schemars`: `schemars::JsonSchema` for the checked types, and for generated types of any schema.

mod any_message;
mod any_schema;
pub mod checked;
mod compile;
mod construct;
pub mod decode;
pub mod edge;
pub mod error;
#[cfg(feature = "schemars")]
pub mod export;
mod format;
mod keywords;
mod language;
mod meant_message;
pub mod message;
pub mod open;
mod outline;
pub mod pattern;
mod plan;
pub mod push;
mod refused;
mod reject;
pub mod rule;
mod select;
mod site;
mod stack;
mod tag;
pub mod type_schema;
mod unions;
mod unmet;
mod walk;
mod words;

pub use saop_json::{
    JsonError, JsonInteger, JsonKind, JsonNumber, JsonObject, JsonRef, JsonValue, Limits, Position,
    Reader, Stop,
};
pub use serde;

#[cfg(feature = "arbitrary")]
pub use arbitrary;
#[cfg(feature = "schemars")]
pub use schemars;

pub use any_message::{
    AnyMessage, deserialize_any_message, parse_any, read_any, serialize_any, validate_any,
};
pub use any_schema::Schema;
#[cfg(feature = "arbitrary")]
pub use checked::arbitrary::{
    arbitrary_array, arbitrary_level, arbitrary_list, arbitrary_map, arbitrary_nullable,
    arbitrary_number, arbitrary_option,
};
pub use checked::{
    ArrayRule, CheckedF64, CheckedI64, CheckedInteger, CheckedString, CheckedU64, CheckedVec,
    FiniteF64, IntegerRule, NonEmptyString, Nullable, NumberRule, StringRule,
};
pub use compile::{CompileOptions, SchemaSource, SourceParts, find_documents};
pub use construct::{BuildError, BuildFault, BuildFaults, stated};
pub use decode::sink::Sink;
pub use decode::{
    Decode, Literal, Map, decode_enum, decode_literal, enum_from_integer, enum_from_str, field,
    required, set,
};
pub use edge::SerializeMembers;
pub use error::{
    ConstraintError, Error, Found, MOST_VIOLATIONS, ParseError, ValidationError, Violation,
    ViolationKind, Violations,
};
#[cfg(feature = "schemars")]
pub use export::json_schema;
pub use language::advice::type_meant;
pub use language::dialect::{Dialect, UnknownDialect};
pub use language::problem::{CompileError, Problem, ProblemKind};
pub use language::uri::resolve_reference;
pub use language::vocabulary::asserted_keywords;
pub use meant_message::likeliest;
pub use message::{
    Message, check, is_valid, parse, parse_to, parse_with, serialize, serialize_to_writer, validate,
};
pub use outline::{
    Applied, Bounds, Counts, Facts, Outline, OutlineItems, OutlineMember, OutlineMembers,
    OutlinePart, OutlineRule, Reading, Rest, Types,
};
pub use pattern::Pattern;
pub use rule::{Breach, Breaches, HandWritten, Rule, check_hand_written, check_rule};
#[cfg(feature = "arbitrary")]
pub use saop_json::arbitrary::arbitrary_text;
pub use site::{Holder, RuleCheck, Site};
pub use tag::find_tag;
pub use type_schema::{Discriminator, SchemaKind, SchemaParts, TypeSchema};
pub use walk::Work;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Documents;

#[cfg(test)]
mod tests;
