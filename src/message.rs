//! Parses, validates and serializes any message of the protocol, or any type of another schema: the functions of
//! [`saop_schema`] with the protocol's errors. SPEC P7.

use saop_schema::{Limits, Message};
use serde_json::Value;

use crate::error::SaopError;

pub use saop_schema::{serialize, serialize_to_writer};

/// Parses a message from text or bytes under the default [`Limits`]. SPEC P1, P2.
///
/// # Errors
///
/// [`SaopError::Parse`] if the text itself is invalid; otherwise the violations (the first thousand, and the count of all) of the schema and the message's rules.
pub fn parse<T: Message>(raw: impl AsRef<[u8]>) -> Result<T, SaopError> {
    Ok(saop_schema::parse(raw)?)
}

/// Parses a message from text or bytes under the given limits.
///
/// # Errors
///
/// Same as [`parse`].
pub fn parse_with<T: Message>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, SaopError> {
    Ok(saop_schema::parse_with(raw, limits)?)
}

/// Reads a message from a `serde_json::Value` under the same rules, with the information that a `Value` retains: line
/// and column are unknown, duplicate keys are already lost, and no limits apply except the depth of a message with
/// recursive types. SPEC P3.
///
/// # Errors
///
/// Same as [`parse`], but never [`SaopError::Parse`].
pub fn validate<T: Message>(value: &Value) -> Result<T, SaopError> {
    Ok(saop_schema::validate(value)?)
}
