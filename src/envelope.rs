//! The envelope's named functions. Each is one line: what they do is in `message`.

use serde_json::Value;

use crate::error::SaopError;
use crate::generated::SaopEnvelope;
use crate::message;

/// Reads an envelope from text or bytes. SPEC P1, P2.
///
/// # Errors
///
/// [`SaopError::Parse`] for what is wrong with the text itself; [`SaopError::Validation`] with all violations
/// of the schema.
pub fn parse_saop_envelope(raw: impl AsRef<[u8]>) -> Result<SaopEnvelope, SaopError> {
    message::parse(raw)
}

/// Reads an envelope from a `Value`, by the same rules. SPEC P3.
///
/// # Errors
///
/// [`SaopError::Validation`] with all violations of the schema.
pub fn validate_saop_envelope(value: &Value) -> Result<SaopEnvelope, SaopError> {
    message::validate(value)
}

/// Writes an envelope as compact JSON text, which parses back to an equal envelope (see
/// [`serialize`](crate::serialize) for one beyond the default limits).
#[must_use]
pub fn serialize_saop_envelope(envelope: &SaopEnvelope) -> String {
    message::serialize(envelope)
}
