//! Parse, validate and serialize any message of the protocol, or any type of another schema: what [`saop_schema`] does, with the
//! protocol's errors.

use saop_schema::{Limits, Message};
use serde_json::Value;

use crate::error::SaopError;

pub use saop_schema::{serialize, serialize_to_writer};

/// Reads a message from text or bytes under the default [`Limits`]. SPEC P1, P2.
///
/// # Errors
///
/// [`SaopError::Parse`] for what is wrong with the text itself, else whatever breaks the schema or the
/// rules of the message.
pub fn parse<T: Message>(raw: impl AsRef<[u8]>) -> Result<T, SaopError> {
    Ok(saop_schema::parse(raw)?)
}

/// Reads a message from text or bytes under limits of the caller's choice.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_with<T: Message>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, SaopError> {
    Ok(saop_schema::parse_with(raw, limits)?)
}

/// Reads a message from a `serde_json::Value`: the same rules, as far as a `Value` can show them. Line and
/// column are unknown, repeated keys are gone before we see them, and the limits do not apply, but for the depth of a message
/// with recursive types. SPEC P3.
///
/// # Errors
///
/// As [`parse`], but never [`SaopError::Parse`].
pub fn validate<T: Message>(value: &Value) -> Result<T, SaopError> {
    Ok(saop_schema::validate(value)?)
}
