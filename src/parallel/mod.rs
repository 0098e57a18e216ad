//! Parallel turns: the group of turns with its rule, and the named functions. Each function is one line; the
//! implementation is in `message`.

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod ids;
mod rule;
mod turns;

use saop_schema::NonEmptyString;
use serde_json::Value;

pub use rule::EachAgentOnce;
pub use turns::{AgentTurn, AgentTurnsError, TurnGroup};

use crate::error::SaopError;
use crate::generated::{SaopAgentTurn, SaopParallelTurnEnvelope};
use crate::message;

/// The turns of a [`SaopParallelTurnEnvelope`]: at least one, each from a different agent. SPEC T1, T2.
pub type AgentTurns = TurnGroup<SaopAgentTurn>;

impl AgentTurn for SaopAgentTurn {
    fn agent_id(&self) -> &NonEmptyString {
        &self.agent_id
    }

    fn set_agent_id(&mut self, id: NonEmptyString) {
        self.agent_id = id;
    }
}

#[cfg(feature = "schemars")]
impl schemars::JsonSchema for TurnGroup<SaopAgentTurn> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AgentTurns".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let schema = &crate::generated::SAOP_PARALLEL_TURN_ENVELOPE;
        saop_schema::json_schema(schema, "/definitions/AgentTurns")
    }
}

/// Parses a parallel turn from text or bytes. SPEC T4. REQ: UNKNOWN-801.
///
/// # Errors
///
/// [`SaopError::Parse`] if the text itself is invalid; [`SaopError::Validation`] with the violations of the schema (the first thousand, and the count of all);
/// [`SaopError::EmptyParallelTurn`] if the only problem is that there are no turns; [`SaopError::DuplicateAgent`] if
/// the only problem is that agents have several turns.
pub fn parse_saop_parallel_turn(
    raw: impl AsRef<[u8]>,
) -> Result<SaopParallelTurnEnvelope, SaopError> {
    message::parse(raw)
}

/// Reads a parallel turn from a `Value` under the same rules.
///
/// # Errors
///
/// Same as [`parse_saop_parallel_turn`], but never [`SaopError::Parse`].
pub fn validate_saop_parallel_turn(value: &Value) -> Result<SaopParallelTurnEnvelope, SaopError> {
    message::validate(value)
}

/// Serializes a parallel turn as compact JSON text, which parses back to an equal one (see
/// [`serialize`](crate::serialize) if it exceeds the default limits). It cannot fail: an [`AgentTurns`] is never empty
/// and has each agent once. SPEC T4. REQ: UNKNOWN-801.
#[must_use]
pub fn serialize_saop_parallel_turn(envelope: &SaopParallelTurnEnvelope) -> String {
    message::serialize(envelope)
}
