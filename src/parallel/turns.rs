//! `TurnGroup`: one or more turns, each from a different agent. `AgentTurns` is the group of the protocol's turns.
//!
//! Hand-written, because a generated type with a rule changes a copy: to add n turns would take n² steps. It hands out no `&mut` to a
//! whole turn, whose `agent_id` could then become that of another.
//!
//! Invariant: every value of the type satisfies the rule, however it was created or changed.

use std::fmt;
use std::ops::Deref;

use saop_schema::open::tag;
use saop_schema::{Decode, NonEmptyString, Reader, Sink, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::ids::{self, Index};
use crate::error::DuplicateAgent;

/// The turns of a [`SaopParallelTurnEnvelope`](crate::SaopParallelTurnEnvelope). SPEC T1, T2.
///
/// It derefs to a slice of turns; [`push`](Self::push), [`edit`](Self::edit) and [`remove`](Self::remove) change them.
///
/// ```
/// use saop::{AgentTurns, parse_saop_parallel_turn};
///
/// let raw = r#"{"envelope_type": "parallel", "session_id": "s-1", "parallel_turn_index": 0, "agent_turns": [
///     {"agent_id": "a-1", "turn_index": 0, "thought": "Look first.",
///      "action": {"tool_name": "list", "arguments": {}}}]}"#;
/// let mut turns = parse_saop_parallel_turn(raw)?.agent_turns;
///
/// let again = turns[0].clone();
/// assert_eq!(
///     turns.push(again.clone()).unwrap_err().to_string(),
///     "expected each agent once, but found `a-1` at 0 and 1",
/// );
/// let mut next = again;
/// next.agent_id = saop::NonEmptyString::new("a-2")?;
/// turns.push(next)?;
/// turns.edit(1, |turn| turn.turn_index += 1)?;
/// assert_eq!(turns.remove(0)?.agent_id.as_str(), "a-1");
/// assert_eq!(turns.remove(0).unwrap_err().to_string(), "expected at least one turn, but found none");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TurnGroup<T> {
    turns: Vec<T>,
    /// The position of each agent's turn.
    index: Index,
}

/// A turn of an agent, whose schema has the id in the member `agent_id`.
pub trait AgentTurn {
    /// The agent's id.
    fn agent_id(&self) -> &NonEmptyString;

    /// Assigns the turn to an agent.
    fn set_agent_id(&mut self, id: NonEmptyString);
}

/// Why turns cannot form a group.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AgentTurnsError {
    /// There are no turns, or none would be left.
    Empty,
    /// Some agents appear more than once.
    Duplicates(Vec<DuplicateAgent>),
    /// There is no turn at that position.
    NoSuchTurn {
        /// The requested position, counted from 0.
        index: usize,
        /// How many turns there are.
        len: usize,
    },
}

impl<T: AgentTurn> TurnGroup<T> {
    /// Creates a group from one or more turns, each from a different agent. The check is one pass over the turns.
    ///
    /// # Errors
    ///
    /// Fails if there are no turns or an agent has more than one.
    pub fn new(turns: Vec<T>) -> Result<Self, AgentTurnsError> {
        if turns.is_empty() {
            return Err(AgentTurnsError::Empty);
        }
        let id_at = |at: usize| turns.get(at).map(|turn| turn.agent_id().as_str());
        let (duplicates, index) = ids::duplicates(turns.len(), id_at);
        if duplicates.is_empty() {
            Ok(Self { turns, index })
        } else {
            Err(AgentTurnsError::Duplicates(duplicates))
        }
    }

    /// Builds the index of turns in which no agent repeats.
    fn index_of(turns: &[T]) -> Index {
        let id_at = |at: usize| turns.get(at).map(|turn| turn.agent_id().as_str());
        ids::duplicates(turns.len(), id_at).1
    }

    /// Adds a turn at the end, in amortized constant time.
    ///
    /// # Errors
    ///
    /// Fails if the agent already has a turn; the group is unchanged.
    pub fn push(&mut self, turn: T) -> Result<(), AgentTurnsError> {
        let turns = &self.turns;
        let id_at = |at: usize| turns.get(at).map_or("", |turn| turn.agent_id());
        match self.index.insert(turn.agent_id(), turns.len(), id_at) {
            Ok(()) => {
                self.turns.push(turn);
                Ok(())
            }
            Err(first) => Err(repeated(turn.agent_id(), first, self.turns.len())),
        }
    }

    /// Changes the turn at `index`, counted from 0, and returns the result of `edit`. If the turn's agent changes, all
    /// turns are checked.
    ///
    /// # Errors
    ///
    /// Fails if there is no such turn, or if `edit` assigns the turn to an agent that has another one. In that case,
    /// the turn keeps its previous agent and all other changes.
    pub fn edit<R>(
        &mut self,
        index: usize,
        edit: impl FnOnce(&mut T) -> R,
    ) -> Result<R, AgentTurnsError> {
        let len = self.turns.len();
        let turn = self
            .turns
            .get_mut(index)
            .ok_or(AgentTurnsError::NoSuchTurn { index, len })?;
        let agent_id = turn.agent_id().clone();
        let mut editing = Editing {
            group: self,
            index,
            agent_id: Some(agent_id),
        };
        let result = editing.group.turns.get_mut(index).map(edit);
        editing.finish()?;
        result.ok_or(AgentTurnsError::NoSuchTurn { index, len })
    }

    /// The turns, for changes that leave their agents as they are.
    pub(super) fn turns_mut(&mut self) -> &mut [T] {
        &mut self.turns
    }

    /// Removes and returns the turn at `index`, counted from 0.
    ///
    /// # Errors
    ///
    /// Fails if there is no such turn or it is the only one left.
    pub fn remove(&mut self, index: usize) -> Result<T, AgentTurnsError> {
        let len = self.turns.len();
        if index >= len {
            return Err(AgentTurnsError::NoSuchTurn { index, len });
        }
        if len == 1 {
            return Err(AgentTurnsError::Empty);
        }
        let removed = self.turns.remove(index);
        self.index = Self::index_of(&self.turns);
        Ok(removed)
    }

    /// Returns the turns without the rule.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.turns
    }
}

fn repeated(agent_id: &NonEmptyString, first: usize, again: usize) -> AgentTurnsError {
    AgentTurnsError::Duplicates(vec![DuplicateAgent {
        agent_id: agent_id.as_str().to_owned(),
        first: first.min(again),
        repeated: vec![first.max(again)],
    }])
}

/// Maintains the rule while a caller edits a turn, even if the caller panics.
struct Editing<'a, T: AgentTurn> {
    group: &'a mut TurnGroup<T>,
    index: usize,
    /// The agent of the turn before the edit.
    agent_id: Option<NonEmptyString>,
}

impl<T: AgentTurn> Editing<'_, T> {
    fn finish(&mut self) -> Result<(), AgentTurnsError> {
        let Some(before) = self.agent_id.take() else {
            return Ok(());
        };
        let Some(now) = self.group.turns.get(self.index).map(AgentTurn::agent_id) else {
            return Ok(());
        };
        if *now == before {
            return Ok(());
        }
        let mut others = self.group.turns.iter().enumerate();
        let other = others.find(|(at, turn)| *at != self.index && turn.agent_id() == now);
        let Some((other, _)) = other else {
            self.group.index = TurnGroup::index_of(&self.group.turns);
            return Ok(());
        };
        let error = repeated(now, other, self.index);
        if let Some(turn) = self.group.turns.get_mut(self.index) {
            turn.set_agent_id(before);
        }
        Err(error)
    }
}

impl<T: AgentTurn> Drop for Editing<'_, T> {
    fn drop(&mut self) {
        // If `edit` has not finished, it panicked, and there is no caller to report an error to.
        let _ = self.finish();
    }
}

impl<T: Clone> Clone for TurnGroup<T> {
    fn clone(&self) -> Self {
        Self {
            turns: self.turns.clone(),
            index: self.index.clone(),
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for TurnGroup<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AgentTurns").field(&self.turns).finish()
    }
}

impl<T: PartialEq> PartialEq for TurnGroup<T> {
    fn eq(&self, other: &Self) -> bool {
        self.turns == other.turns
    }
}

impl<T> Deref for TurnGroup<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.turns
    }
}

impl<'a, T> IntoIterator for &'a TurnGroup<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.turns.iter()
    }
}

impl<T> IntoIterator for TurnGroup<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.turns.into_iter()
    }
}

impl<T: AgentTurn> TryFrom<Vec<T>> for TurnGroup<T> {
    type Error = AgentTurnsError;

    fn try_from(turns: Vec<T>) -> Result<Self, AgentTurnsError> {
        Self::new(turns)
    }
}

impl<T: AgentTurn + Decode> Decode for TurnGroup<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        Self::new(Vec::decode(reader)?).map_err(|_| Stop)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        let (mut list, mut ids) = (sink.list()?, Vec::new());
        let mut more = reader.open_array()?;
        while more {
            ids.push(tag(reader, ids::MEMBER)?);
            let turn = T::decode_to(reader, sink)?;
            sink.item(&mut list, turn)?;
            more = reader.next_item()?;
        }
        let (duplicates, _) = ids::duplicates(ids.len(), |at| ids.get(at).map(AsRef::as_ref));
        if ids.is_empty() || !duplicates.is_empty() {
            return Err(Stop.into());
        }
        sink.end_list(list)
    }
}

impl<'de, T: AgentTurn + Deserialize<'de>> Deserialize<'de> for TurnGroup<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(Vec::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

impl<T: Serialize> Serialize for TurnGroup<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.turns.serialize(serializer)
    }
}

impl fmt::Display for AgentTurnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected at least one turn, but found none"),
            Self::Duplicates(duplicates) => {
                f.write_str("expected each agent once, but found ")?;
                crate::error::write_duplicates(f, duplicates)
            }
            Self::NoSuchTurn { index, len } => {
                write!(
                    f,
                    "expected the index of a turn, below {len}, but found {index}"
                )
            }
        }
    }
}

impl std::error::Error for AgentTurnsError {}
