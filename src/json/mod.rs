//! JSON text, read exactly: layer 1. Everything that comes out of here is valid RFC 8259 with unique
//! keys, within the limits, and spelled as it came in.
//!
//! Two ways through a text: [`reader`] feeds serde in one pass (the accept path), [`tree`] keeps every
//! span for the words of a refusal (the reject path). Both stand on [`cursor`], which owns the tokens.

pub(crate) mod any_number;
#[cfg(feature = "arbitrary")]
pub(crate) mod arbitrary;
pub(crate) mod compact;
pub(crate) mod cursor;
pub(crate) mod failure;
pub(crate) mod fault;
pub(crate) mod key;
pub(crate) mod keys;
pub(crate) mod levels;
pub(crate) mod limits;
pub(crate) mod number;
pub(crate) mod object;
pub(crate) mod plain;
pub(crate) mod pointer;
pub(crate) mod position;
pub(crate) mod raw;
pub(crate) mod reader;
pub(crate) mod scan;
mod stack;
pub(crate) mod strings;
pub(crate) mod tree;
pub(crate) mod unique;
pub(crate) mod value;
pub(crate) mod write;

pub(crate) use levels::{STACK, between, max_levels};
pub use limits::Limits;

#[cfg(test)]
mod tests;
