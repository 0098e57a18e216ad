//! The named functions of `SaopMessage`, the enum of all messages. Each is one line; the implementation is in
//! [`saop_schema`].

use saop_schema::Limits;
use saop_schema::push::PushReader;
use serde_json::Value;

use crate::error::SaopError;
use crate::generated::SaopMessage;

/// Parses any message from text or bytes. SPEC T5.
///
/// A document that carries a message's discriminator is that message, valid or not; one without a discriminator is the
/// plain envelope.
///
/// ```
/// use saop::{SaopMessage, parse_saop_message};
///
/// let raw = r#"{"envelope_type": "parallel", "session_id": "s-1", "parallel_turn_index": 0, "agent_turns": [
///     {"agent_id": "a-1", "turn_index": 0, "thought": "Look first.",
///      "action": {"tool_name": "list", "arguments": {}}}]}"#;
/// match parse_saop_message(raw)? {
///     SaopMessage::SaopEnvelope(envelope) => println!("one turn of {}", envelope.agent_id),
///     SaopMessage::SaopParallelTurnEnvelope(group) => assert_eq!(group.agent_turns.len(), 1),
///     SaopMessage::Observation(observation) => println!("a run that ended with {}", observation.exit_code),
///     _ => println!("neither"),
/// }
/// # Ok::<(), saop::SaopError>(())
/// ```
///
/// # Errors
///
/// [`SaopError::Parse`] if the text itself is invalid; otherwise the violations (the first thousand, and the count of all) of the schema and rules of the message
/// that the text was most likely meant to be.
pub fn parse_saop_message(raw: impl AsRef<[u8]>) -> Result<SaopMessage, SaopError> {
    Ok(saop_schema::parse_any(raw.as_ref(), &Limits::default())?)
}

/// Like [`parse_saop_message`], under the given limits.
///
/// # Errors
///
/// Same as [`parse_saop_message`].
pub fn parse_saop_message_with(
    raw: impl AsRef<[u8]>,
    limits: &Limits,
) -> Result<SaopMessage, SaopError> {
    Ok(saop_schema::parse_any(raw.as_ref(), limits)?)
}

/// Reads any message from a `Value` under the same rules.
///
/// # Errors
///
/// Same as [`parse_saop_message`], but never [`SaopError::Parse`].
pub fn validate_saop_message(value: &Value) -> Result<SaopMessage, SaopError> {
    Ok(saop_schema::validate_any(value)?)
}

/// Serializes any message as compact JSON text, which parses back to an equal message (see
/// [`serialize`](crate::serialize) if it exceeds the default limits).
#[must_use]
pub fn serialize_saop_message(message: &SaopMessage) -> String {
    saop_schema::serialize_any(message)
}

/// Begins any message that arrives in pieces, under the default limits. SPEC A1.
///
/// ```
/// use saop::push::State;
///
/// let mut reader = saop::push_saop_message();
/// assert_eq!(reader.push(br#"{"agent_id": "a-1", "turn"#), State::Open);
/// assert_eq!(reader.push(br#"_index": -1, "thought"#), State::Doomed);
/// let doom = reader.doom().map(ToString::to_string);
/// let expected = "/turn_index: expected an integer of at least 0, but found the number -1 (at byte 36)";
/// assert_eq!(doom.as_deref(), Some(expected));
/// ```
#[must_use]
pub fn push_saop_message() -> PushReader<SaopMessage> {
    PushReader::for_any(&Limits::default())
}
