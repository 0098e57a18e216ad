//! The two errors of parallel turns that no schema keyword states on its own.

use std::fmt;

use super::{Violation, ViolationKind, Violations};

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

/// Two turns of a parallel turn have one `agent_id`. SPEC T2.
#[derive(Clone, Debug, PartialEq)]
pub struct SaopDuplicateAgentError {
    duplicates: Vec<DuplicateAgent>,
    pub(super) violations: Violations,
}

impl SaopDuplicateAgentError {
    /// `violations` has one entry for each repeated turn; neither list is empty.
    pub(crate) const fn new(duplicates: Vec<DuplicateAgent>, violations: Vec<Violation>) -> Self {
        Self {
            duplicates,
            violations: Violations::new(violations),
        }
    }

    /// Each duplicated agent with its first and its repeated positions, in order of the first ones.
    #[must_use]
    pub fn duplicates(&self) -> &[DuplicateAgent] {
        &self.duplicates
    }

    /// One violation for each repeated turn.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }
}

impl fmt::Display for SaopDuplicateAgentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected each agent once in a parallel turn, but found ")?;
        write_duplicates(f, &self.duplicates)
    }
}

/// Names the duplicated agents, a few of them where there are many.
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
            crate::json::fault::quote(&duplicate.agent_id),
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
    violation: Box<[Violation; 1]>,
}

impl SaopEmptyParallelTurnError {
    /// From the violation of `minItems` that the validator found.
    pub(crate) fn new(mut violation: Violation) -> Self {
        violation.kind = ViolationKind::EmptyParallelTurn;
        Self {
            violation: Box::new([violation]),
        }
    }

    /// The error as a list of one.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &*self.violation
    }
}

impl fmt::Display for SaopEmptyParallelTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected at least one turn in a parallel turn, but found none")
    }
}

impl std::error::Error for SaopEmptyParallelTurnError {}
