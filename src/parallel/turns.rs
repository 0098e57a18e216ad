//! `TurnGroup`: turns, at least one, each of another agent. `AgentTurns` is the group of the protocol's turns.
//!
//! Invariant: the rule holds for every value of the type, whatever made it and whatever is done to it.

use std::fmt;
use std::ops::Deref;

use saop_schema::{Decode, NonEmptyString, Reader, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::ids::{self, Index};
use crate::error::DuplicateAgent;

/// The turns of a [`SaopParallelTurnEnvelope`](crate::SaopParallelTurnEnvelope). SPEC T1, T2.
///
/// It derefs to a slice of turns, which shows them; [`push`](Self::push), [`edit`](Self::edit) and
/// [`remove`](Self::remove) change them.
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

/// A turn of an agent.
pub trait AgentTurn {
    /// The agent's id.
    fn agent_id(&self) -> &NonEmptyString;

    /// Gives the turn to an agent.
    fn set_agent_id(&mut self, id: NonEmptyString);
}

/// Why turns do not make a group.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AgentTurnsError {
    /// There is no turn, or would be none left.
    Empty,
    /// Agents that appear more than once.
    Duplicates(Vec<DuplicateAgent>),
    /// There is no turn at that position.
    NoSuchTurn {
        /// The position asked for, counted from 0.
        index: usize,
        /// How many turns there are.
        len: usize,
    },
}

impl<T: AgentTurn> TurnGroup<T> {
    /// Takes at least one turn, each of another agent. The check is one pass over the turns.
    ///
    /// # Errors
    ///
    /// Where there is none, or an agent has two.
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

    /// The index of turns of which no agent repeats.
    fn index_of(turns: &[T]) -> Index {
        let id_at = |at: usize| turns.get(at).map(|turn| turn.agent_id().as_str());
        ids::duplicates(turns.len(), id_at).1
    }

    /// Adds a turn at the end. However many there are, it takes the same time.
    ///
    /// # Errors
    ///
    /// Where the agent has a turn already; the group is as it was.
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

    /// Changes the turn at `index`, counted from 0, and gives what `edit` gives. Where the turn gets another agent, all
    /// turns are looked at.
    ///
    /// # Errors
    ///
    /// Where there is no such turn; or where `edit` gives the turn to an agent that has another one: then the
    /// turn gets its agent back, and keeps all other changes.
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

    /// Takes out the turn at `index`, counted from 0.
    ///
    /// # Errors
    ///
    /// Where there is no such turn, or it is the last one left.
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

    /// Gives up the rule for the turns.
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

/// Holds the rule while a caller has a turn in hand, also where the caller panics.
struct Editing<'a, T: AgentTurn> {
    group: &'a mut TurnGroup<T>,
    index: usize,
    /// The agent of the turn before.
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
        // What `edit` has not finished ended in a panic, and there is nobody to tell.
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
