//! `AgentTurns`: the turns of a parallel turn, at least one, each of another agent. The rule holds for
//! every value of the type, whatever made it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::error::violation::arrange;
use crate::error::{
    DuplicateAgent, SaopDuplicateAgentError, SaopEmptyParallelTurnError, SaopError, Violation,
    ViolationKind,
};
use crate::generated::SaopAgentTurn;
use crate::json::fault::quote;
use crate::json::scan::push_pointer_step;
use crate::json::tree::NodeRef;
use crate::rt::{CrossField, Decode, RuleCheck};
use crate::schema::Site;

/// The turns of a [`SaopParallelTurnEnvelope`](crate::SaopParallelTurnEnvelope). SPEC T1, T2.
///
/// It derefs to a slice of turns. What would break the rule gives the turns back with the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentTurns {
    turns: Vec<SaopAgentTurn>,
}

/// Why turns do not make a group.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AgentTurnsError {
    /// There is no turn.
    Empty,
    /// Agents that appear more than once.
    Duplicates(Vec<DuplicateAgent>),
}

impl AgentTurns {
    /// Takes at least one turn, each of another agent.
    ///
    /// # Errors
    ///
    /// Where there is none, or an agent has two.
    pub fn new(turns: Vec<SaopAgentTurn>) -> Result<Self, AgentTurnsError> {
        if turns.is_empty() {
            return Err(AgentTurnsError::Empty);
        }
        let duplicates = find_duplicates(turns.iter().map(|turn| turn.agent_id.as_str()));
        if duplicates.is_empty() {
            Ok(Self { turns })
        } else {
            Err(AgentTurnsError::Duplicates(duplicates))
        }
    }

    /// Gives up the rule for the turns.
    #[must_use]
    pub fn into_vec(self) -> Vec<SaopAgentTurn> {
        self.turns
    }
}

/// One pass with a hash set under a secret key: no choice of ids makes it slow.
fn find_duplicates<T: AsRef<str> + Eq + std::hash::Hash>(
    ids: impl ExactSizeIterator<Item = T>,
) -> Vec<DuplicateAgent> {
    let mut duplicates: Vec<DuplicateAgent> = Vec::new();
    let mut seen: HashMap<T, (usize, Option<usize>)> = HashMap::with_capacity(ids.len());
    for (index, id) in ids.enumerate() {
        match seen.entry(id) {
            Entry::Vacant(entry) => {
                entry.insert((index, None));
            }
            Entry::Occupied(mut entry) => {
                let (first, known) = *entry.get();
                if let Some(duplicate) = known.and_then(|known| duplicates.get_mut(known)) {
                    duplicate.repeated.push(index);
                } else {
                    duplicates.push(DuplicateAgent {
                        agent_id: entry.key().as_ref().to_owned(),
                        first,
                        repeated: vec![index],
                    });
                    entry.get_mut().1 = Some(duplicates.len() - 1);
                }
            }
        }
    }
    duplicates.sort_by_key(|duplicate| duplicate.first);
    duplicates
}

impl Deref for AgentTurns {
    type Target = [SaopAgentTurn];

    fn deref(&self) -> &[SaopAgentTurn] {
        &self.turns
    }
}

impl<'a> IntoIterator for &'a AgentTurns {
    type Item = &'a SaopAgentTurn;
    type IntoIter = std::slice::Iter<'a, SaopAgentTurn>;

    fn into_iter(self) -> Self::IntoIter {
        self.turns.iter()
    }
}

impl TryFrom<Vec<SaopAgentTurn>> for AgentTurns {
    type Error = AgentTurnsError;

    fn try_from(turns: Vec<SaopAgentTurn>) -> Result<Self, AgentTurnsError> {
        Self::new(turns)
    }
}

impl<'de> Decode<'de> for AgentTurns {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(Vec::decode(deserializer)?).map_err(de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for AgentTurns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::decode(deserializer)
    }
}

impl Serialize for AgentTurns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.turns.serialize(serializer)
    }
}

#[cfg(feature = "schemars")]
impl schemars::JsonSchema for AgentTurns {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "AgentTurns".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let schema = &crate::generated::SAOP_PARALLEL_TURN_ENVELOPE;
        crate::rt::json_schema(schema, "/definitions/AgentTurns")
    }
}

impl CrossField for AgentTurns {
    const MIN_ITEMS: u64 = 1;
    const MAX_ITEMS: Option<u64> = None;
    const UNIQUE_ITEMS: bool = false;
    const CHECK: RuleCheck = RuleCheck(explain);
}

/// What a refused document breaks of the rule; nothing where the schema finds more than that. SPEC T2, T3.
fn explain(site: &Site<'_, '_>) -> Option<SaopError> {
    if let [only] = site.violations {
        return (only.keyword() == Some("minItems") && only.instance_path() == site.path)
            .then(|| SaopEmptyParallelTurnError::new(only.clone()).into());
    }
    if !site.violations.is_empty() {
        return None;
    }
    let ids: Vec<_> = site
        .node
        .items()
        .map(|turn| turn.member("agent_id"))
        .collect();
    let duplicates = find_duplicates(
        ids.iter()
            .map(|id| id.and_then(NodeRef::string).unwrap_or_default()),
    );
    let mut violations: Vec<Violation> = duplicates
        .iter()
        .flat_map(|duplicate| {
            let first = duplicate.first;
            let words = format!(
                "expected each agent once in a parallel turn, but found {} again; its first turn is at index {first}",
                quote(&duplicate.agent_id)
            );
            duplicate.repeated.iter().map(move |&index| (index, words.clone()))
        })
        .map(|(index, words)| {
            let mut path = site.path.to_owned();
            push_pointer_step(&mut path, &index.to_string());
            push_pointer_step(&mut path, "agent_id");
            let mut violation = Violation::extra(ViolationKind::DuplicateAgent, path, words);
            violation.span = ids.get(index).copied().flatten().map(NodeRef::span);
            violation
        })
        .collect();
    arrange(&mut violations, site.source);
    (!violations.is_empty()).then(|| SaopDuplicateAgentError::new(duplicates, violations).into())
}

impl fmt::Display for AgentTurnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected at least one turn, but found none"),
            Self::Duplicates(duplicates) => {
                f.write_str("expected each agent once, but found ")?;
                crate::error::write_duplicates(f, duplicates)
            }
        }
    }
}

impl std::error::Error for AgentTurnsError {}
