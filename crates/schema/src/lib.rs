//! What code generated from JSON Schemas runs on, for anybody's schemas: strict decoders that read straight from the text, checked
//! types that cannot hold what their schema refuses, and every violation with its place and words.
//!
//! # Accepting and refusing
//!
//! Generated types implement [`Decode`]: one pass over the text, straight-line in the schema's order, with no word for what is
//! wrong. Where a decoder refuses a document, the [`Schema`] walks over a tree of it and lists every [`Violation`]. Both stand on
//! one [`saop_json::text::Cursor`], and a message is read by [`parse`], which puts them together.
//!
//! # What generated code uses
//!
//! - [`decode`]: `Decode`, and the helpers by which a struct, an enum or a union reads itself.
//! - [`checked`]: strings, numbers and arrays under a rule.
//! - [`schema`]: the statics that say what a schema is.
//! - [`rule`]: rules that no keyword states, written by hand.
//! - [`message`]: what every message can do, and enums over all messages of a protocol.
//! - [`edge`]: `Deserialize` and `Serialize`, once for all types.
//!
//! Generated code names them all by one path, `__rt`, so that a schema's names cannot collide with them.
//!
//! # Features
//!
//! - `arbitrary`: `arbitrary::Arbitrary` for the checked types.
//! - `schemars`: `schemars::JsonSchema` for the checked types.

mod any_message;
pub mod checked;
mod construct;
pub mod decode;
pub mod edge;
pub mod error;
#[cfg(feature = "schemars")]
pub mod export;
mod keywords;
mod likeliest;
pub mod message;
pub mod pattern;
mod plan;
mod reject;
pub mod rule;
pub mod schema;
mod stack;
mod walk;
mod words;

pub use saop_json::{
    JsonError, JsonKind, JsonNumber, JsonObject, JsonRef, Limits, Position, Reader, Stop,
};
pub use serde;

#[cfg(feature = "arbitrary")]
pub use arbitrary;
#[cfg(feature = "schemars")]
pub use schemars;

pub use any_message::{
    AnyMessage, deserialize_any_message, parse_any, serialize_any, validate_any,
};
#[cfg(feature = "arbitrary")]
pub use checked::arbitrary::{
    arbitrary_array, arbitrary_level, arbitrary_list, arbitrary_map, arbitrary_nullable,
    arbitrary_option,
};
pub use checked::{
    ArrayRule, CheckedF64, CheckedI64, CheckedInteger, CheckedString, CheckedU64, CheckedVec,
    FiniteF64, IntegerRule, NonEmptyString, Nullable, NumberRule, StringRule,
};
pub use construct::stated;
pub use decode::{
    Decode, DecodeFn, Literal, Map, Scalar, Tagged, decode_enum, decode_literal, decode_scalar,
    decode_tagged, field, member, required, set,
};
pub use edge::{Described, SerializeMembers, deserialize};
pub use error::{
    ConstraintError, Error, ParseError, ValidationError, Violation, ViolationKind, Violations,
};
#[cfg(feature = "schemars")]
pub use export::json_schema;
pub use likeliest::likeliest;
pub use message::{Message, check, parse, parse_with, serialize, serialize_to_writer, validate};
pub use pattern::Pattern;
pub use rule::{Breach, Breaches, HandWritten, Rule, RuleError, check_hand_written, keep};
#[cfg(feature = "arbitrary")]
pub use saop_json::arbitrary::arbitrary_text;
pub use schema::{
    Discriminator, PathStep, RuleCheck, RuleSite, Schema, SchemaKind, SchemaParts, Site,
};
pub use stack::with_stack;

#[cfg(test)]
mod tests;
