//! Parallel turns: the group of turns with its rule, and the named functions. Each of those is one line: what they
//! do is in `message`.

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod ids;
mod rule;
mod turns;

use serde_json::Value;

pub use turns::{AgentTurns, AgentTurnsError};

use crate::error::SaopError;
use crate::generated::SaopParallelTurnEnvelope;
use crate::message;

/// Reads a parallel turn from text or bytes. SPEC T4.
///
/// # Errors
///
/// [`SaopError::Parse`] for what is wrong with the text itself; [`SaopError::Validation`] with all violations
/// of the schema; [`SaopError::EmptyParallelTurn`] where nothing is wrong but that there are no turns;
/// [`SaopError::DuplicateAgent`] where nothing is wrong but that agents have several turns.
pub fn parse_saop_parallel_turn(
    raw: impl AsRef<[u8]>,
) -> Result<SaopParallelTurnEnvelope, SaopError> {
    message::parse(raw)
}

/// Reads a parallel turn from a `Value`, by the same rules.
///
/// # Errors
///
/// As [`parse_saop_parallel_turn`], but never [`SaopError::Parse`].
pub fn validate_saop_parallel_turn(value: &Value) -> Result<SaopParallelTurnEnvelope, SaopError> {
    message::validate(value)
}

/// Writes a parallel turn as compact JSON text, which parses back to an equal one (see
/// [`serialize`](crate::serialize) for one beyond the default limits). SPEC T4.
#[must_use]
pub fn serialize_saop_parallel_turn(envelope: &SaopParallelTurnEnvelope) -> String {
    message::serialize(envelope)
}
