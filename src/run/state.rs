//! The states of a run and the transitions between them. A run changes state only through these transitions.

use std::fmt;

use super::decision::Decision;

/// The state of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RunState {
    /// Waiting for the answer of the next turn.
    Running,
    /// The retries of a turn are used up, and the run is waiting for a person.
    UserEscalation,
    /// The run has ended.
    Completed,
    /// A person aborted the run.
    Aborted,
}

/// The state of the run does not allow the requested operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalTransition {
    expected: RunState,
    found: RunState,
}

impl RunState {
    /// Returns the state's name, such as `USER_ESCALATION`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Running => "RUNNING",
            Self::UserEscalation => "USER_ESCALATION",
            Self::Completed => "COMPLETED",
            Self::Aborted => "ABORTED",
        }
    }

    /// Checks that a turn may be executed.
    pub(super) fn executes(self) -> Result<(), IllegalTransition> {
        self.expect(Self::Running)
    }

    /// Transition: the run is completed.
    pub(super) fn completed(self) -> Result<Self, IllegalTransition> {
        self.expect(Self::Running).map(|()| Self::Completed)
    }

    /// Transition: a person decides.
    pub(super) fn decided<T>(self, decision: &Decision<T>) -> Result<Self, IllegalTransition> {
        self.expect(Self::UserEscalation).map(|()| match decision {
            Decision::Retry(_) | Decision::Supply(_) => Self::Running,
            Decision::Abort => Self::Aborted,
        })
    }

    fn expect(self, expected: Self) -> Result<(), IllegalTransition> {
        if self == expected {
            Ok(())
        } else {
            Err(IllegalTransition {
                expected,
                found: self,
            })
        }
    }
}

impl fmt::Display for RunState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl IllegalTransition {
    /// Returns the state in which it would have been allowed.
    #[must_use]
    pub const fn expected(&self) -> RunState {
        self.expected
    }

    /// Returns the state of the run.
    #[must_use]
    pub const fn found(&self) -> RunState {
        self.found
    }
}

impl fmt::Display for IllegalTransition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, found } = self;
        write!(
            f,
            "the run must be in state {expected}, but it is in {found}"
        )
    }
}

impl std::error::Error for IllegalTransition {}
