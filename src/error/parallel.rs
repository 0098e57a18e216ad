//! The two errors of parallel turns that no schema keyword expresses on its own.

use std::collections::BTreeMap;
use std::fmt;

use saop_json::show::quote;
use saop_schema::{Violation, ViolationKind, Violations};
use serde_json::Value;

/// Violation kind: an agent appears twice in a parallel turn.
pub const DUPLICATE_AGENT: ViolationKind = ViolationKind::Rule("duplicate_agent");

/// Violation kind: a parallel turn has no turns, and nothing else is wrong with it.
pub const EMPTY_PARALLEL_TURN: ViolationKind = ViolationKind::Rule("empty_parallel_turn");

/// An agent that appears more than once in a parallel turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateAgent {
    /// The agent's id.
    pub agent_id: String,
    /// Index in `agent_turns` of the agent's first turn.
    pub first: usize,
    /// Indices of its further turns, ascending.
    pub repeated: Vec<usize>,
}

/// Two turns of a parallel turn have the same `agent_id`. SPEC T2.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopDuplicateAgentError {
    duplicates: Vec<DuplicateAgent>,
    violations: Violations,
}

impl SaopDuplicateAgentError {
    pub(crate) fn into_violations(self) -> Violations {
        self.violations
    }

    /// Builds the error from the rule's violations, one per repeated turn.
    pub(super) fn new(violations: Violations) -> Self {
        Self {
            duplicates: duplicates(violations.as_slice()),
            violations,
        }
    }

    /// Returns the number of repeated turns, those whose violations are only counted among them.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        self.violations.count()
    }

    /// Returns each duplicated agent with the positions of its first and repeated turns, ordered by first position, as far
    /// as [`violations`](Self::violations) has them.
    #[must_use]
    pub fn duplicates(&self) -> &[DuplicateAgent] {
        &self.duplicates
    }

    /// Returns one violation per repeated turn: the first thousand of [`violation_count`](Self::violation_count).
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }
}

/// Extracts the duplicated agents from the rule's violations, ordered by their first turns.
fn duplicates(violations: &[Violation]) -> Vec<DuplicateAgent> {
    let mut by_first: BTreeMap<usize, DuplicateAgent> = BTreeMap::new();
    for violation in violations {
        let expected = violation.expected();
        let member = |name| expected.and_then(|expected| expected.get(name));
        let first = member("first").and_then(Value::as_u64).unwrap_or_default() as usize;
        let agent_id = member("agent_id").and_then(Value::as_str);
        let mut steps = violation.instance_path().rsplit('/').skip(1);
        let index: Option<usize> = steps.next().and_then(|step| step.parse().ok());
        let of_agent = by_first.entry(first).or_insert_with(|| DuplicateAgent {
            agent_id: agent_id.unwrap_or_default().to_owned(),
            first,
            repeated: Vec::new(),
        });
        of_agent.repeated.extend(index);
    }
    by_first.into_values().collect()
}

impl fmt::Display for SaopDuplicateAgentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected each agent once in a parallel turn, but found ")?;
        write_duplicates(f, &self.duplicates)?;
        match self.violations.count() {
            all if all > self.violations.as_slice().len() => {
                write!(f, "; {all} turns are of an agent that has one before")?;
            }
            _ => {}
        }
        if f.alternate() {
            write!(f, "\n{:#}", self.violations)?;
        }
        Ok(())
    }
}

/// Writes the duplicated agents, only a few of them if there are many.
pub(crate) fn write_duplicates(
    f: &mut fmt::Formatter<'_>,
    duplicates: &[DuplicateAgent],
) -> fmt::Result {
    const SHOWN: usize = 5;
    for (at, duplicate) in duplicates.iter().take(SHOWN).enumerate() {
        let separator = if at == 0 { "" } else { ", " };
        write!(
            f,
            "{separator}{} at {}",
            quote(&duplicate.agent_id),
            duplicate.first
        )?;
        for index in duplicate.repeated.iter().take(SHOWN) {
            write!(f, " and {index}")?;
        }
        if let more @ 1.. = duplicate.repeated.len().saturating_sub(SHOWN) {
            write!(f, " and {more} more")?;
        }
    }
    match duplicates.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => write!(f, " and {more} more agents"),
    }
}

impl std::error::Error for SaopDuplicateAgentError {}

/// A parallel turn has no turns, and nothing else is wrong with it. SPEC T3.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopEmptyParallelTurnError {
    violations: Violations,
}

impl SaopEmptyParallelTurnError {
    pub(crate) fn into_violations(self) -> Violations {
        self.violations
    }

    /// Builds the error from its only violation, that of `minItems`.
    pub(super) const fn new(violations: Violations) -> Self {
        Self { violations }
    }

    /// Returns a list with a single violation.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }
}

impl fmt::Display for SaopEmptyParallelTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected at least one turn in a parallel turn, but found none")
    }
}

impl std::error::Error for SaopEmptyParallelTurnError {}
