//! The envelope's named functions. Each is one line; the implementation is in `message`.

use saop_schema::Limits;
use saop_schema::push::PushReader;
use serde_json::Value;

use crate::error::SaopError;
use crate::generated::SaopEnvelope;
use crate::message;

/// Parses an envelope from text or bytes. SPEC P1, P2. REQ: 9_ROADMAP-TAS-106. REQ: 9_ROADMAP-REQ-018.
///
/// # Errors
///
/// [`SaopError::Parse`] if the text itself is invalid; [`SaopError::Validation`] with the violations of the schema: the first thousand, and the count of all.
pub fn parse_saop_envelope(raw: impl AsRef<[u8]>) -> Result<SaopEnvelope, SaopError> {
    message::parse(raw)
}

/// Reads an envelope from a `Value` under the same rules. SPEC P3. REQ: 9_ROADMAP-TAS-106. REQ: 9_ROADMAP-REQ-018.
///
/// # Errors
///
/// [`SaopError::Validation`] with the violations of the schema: the first thousand, and the count of all.
pub fn validate_saop_envelope(value: &Value) -> Result<SaopEnvelope, SaopError> {
    message::validate(value)
}

/// Serializes an envelope as compact JSON text, which parses back to an equal envelope (see
/// [`serialize`](crate::serialize) if it exceeds the default limits).
#[must_use]
pub fn serialize_saop_envelope(envelope: &SaopEnvelope) -> String {
    message::serialize(envelope)
}

/// Begins an envelope that arrives in pieces, under the default limits. SPEC A1.
#[must_use]
pub fn push_saop_envelope() -> PushReader<SaopEnvelope> {
    PushReader::for_message(&Limits::default())
}
