//! Parallel turns: the group of turns with its rule, what is observed of a turn, and the named functions, which are one line
//! each; the implementation is in `message`.

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod ids;
mod rule;
mod turns;

use std::ops::Deref;

use saop_schema::NonEmptyString;
use serde_json::Value;

pub use rule::EachAgentOnce;
pub use turns::{AgentTurn, AgentTurnsError, TurnGroup};

use crate::error::SaopError;
use crate::generated::{SaopAgentTurn, SaopEnvelope, SaopObservation, SaopParallelTurnEnvelope};
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

impl AgentTurns {
    /// Returns the turns in order, to add what came back from their tools, which needs no check.
    ///
    /// ```
    /// use saop::{SaopObservation, SaopObservationStatus, parse_saop_parallel_turn, serialize};
    ///
    /// let mut group = parse_saop_parallel_turn(std::fs::read("examples/parallel-turn.json")?)?;
    /// for mut turn in group.agent_turns.iter_mut() {
    ///     let output = format!("{} has run", turn.action.tool_name);
    ///     turn.observe(SaopObservation::new(SaopObservationStatus::Success, output));
    /// }
    /// assert!(group.agent_turns.iter().all(|turn| turn.observation.is_some()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter_mut(&mut self) -> impl Iterator<Item = AgentTurnMut<'_>> {
        self.turns_mut().iter_mut().map(AgentTurnMut)
    }

    /// Returns the turn at `index`, counted from 0, if there is one, to add what came back from its tool.
    pub fn get_mut(&mut self, index: usize) -> Option<AgentTurnMut<'_>> {
        self.turns_mut().get_mut(index).map(AgentTurnMut)
    }
}

/// A turn of a group whose observation can be set. [`AgentTurns::edit`](TurnGroup::edit) changes the other members.
#[derive(Debug)]
pub struct AgentTurnMut<'a>(&'a mut SaopAgentTurn);

impl AgentTurnMut<'_> {
    /// Sets what came back from the turn's tool; returns the observation that it had.
    pub fn observe(&mut self, observation: SaopObservation) -> Option<SaopObservation> {
        self.0.observation.replace(observation)
    }
}

impl Deref for AgentTurnMut<'_> {
    type Target = SaopAgentTurn;

    fn deref(&self) -> &SaopAgentTurn {
        self.0
    }
}

impl SaopEnvelope {
    /// Returns the turn as the agent's part of a group, with what came back from its tool, or `None` before that. The
    /// observation that the model wrote is not kept; for the rest, it is `SaopAgentTurn::from`.
    ///
    /// ```
    /// let envelope = saop::parse_saop_envelope(std::fs::read("examples/envelope.json")?)?;
    /// assert_eq!(envelope.into_agent_turn(None).observation, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn into_agent_turn(self, observation: Option<SaopObservation>) -> SaopAgentTurn {
        let mut turn = SaopAgentTurn::from(self);
        turn.observation = observation;
        turn
    }
}

/// One agent's turn as its part of a group. The thought is the reasoning, the plan and, if there is one, the uncertainty, each in a
/// paragraph of its own. Phase and version have no place in a group. The observation is kept, also one that the model wrote before
/// the tool ran: [`SaopEnvelope::into_agent_turn`] takes the one that came back.
impl From<SaopEnvelope> for SaopAgentTurn {
    fn from(envelope: SaopEnvelope) -> Self {
        let thought = envelope.thought;
        let mut text = format!("{}\n\n{}", thought.reasoning, thought.plan);
        if let Some(uncertainty) = thought.uncertainty.filter(|text| !text.is_empty()) {
            text.push_str("\n\n");
            text.push_str(&uncertainty);
        }
        // The text is not empty, so the reasoning never stands in for it.
        let thought = NonEmptyString::new(text).unwrap_or(thought.reasoning);
        Self::new(
            envelope.agent_id,
            envelope.turn_index,
            thought,
            envelope.action,
        )
        .with_observation(envelope.observation)
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
