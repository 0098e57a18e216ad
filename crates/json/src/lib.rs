//! JSON text, read exactly. The result is valid RFC 8259 with unique keys, within the caller's limits, and spelled as
//! in the input: no number is rounded, no member is lost or reordered.
//!
//! There are three ways to read a text, all built on [`text::Cursor`], which owns the tokens: [`Reader`] returns the
//! next value of the type that a decoder expects, in one pass; [`text::Scanner`] skips values of any shape; and
//! [`Tree`] keeps every span, for code that reports errors. [`decimal`] answers every question about a number from its
//! digits.
//!
//! [`JsonValue`], [`JsonObject`], [`JsonRef`] and [`JsonNumber`] hold free-form values as text. [`edge`] is the serde boundary: the
//! next value of any format as text, and text as a `Deserializer` for a caller's own type. Nothing else here uses
//! serde.

#[cfg(feature = "arbitrary")]
pub mod arbitrary;
pub mod decimal;
pub mod edge;
mod limits;
pub mod pieces;
pub mod pointer;
mod position;
mod reader;
mod repeated;
pub mod show;
pub mod text;
mod tree;
mod value;
mod write;

pub use limits::Limits;
pub use position::{Locator, Position};
pub use reader::{Place, Reader, Stop};
pub use repeated::{repeated, repetitions};
pub use tree::{Children, Members, NodeRef, Tree};
pub use value::{JsonError, JsonInteger, JsonKind, JsonNumber, JsonObject, JsonRef, JsonValue};
pub use write::push_string;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Documents;

#[cfg(test)]
mod tests;
