//! Why a turn produced no message, and why a decision was not applied.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::state::IllegalTransition;
use crate::error::{SaopError, Violation};
use crate::retry::MaxRetriesExceededError;

/// Why a turn produced no message.
///
/// `Debug` and `Display` never show an answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExecuteError<E> {
    /// The state of the run does not allow executing a turn.
    State(IllegalTransition),
    /// No correction is waiting to be sent.
    NothingWaits,
    /// The client could not get an answer. A correction that it was asked for is waiting to be sent again.
    Client {
        /// What went wrong.
        error: E,
        /// The number of the correction, from 1; 0 is the question.
        attempt: u32,
    },
    /// The retries are used up, and the run is waiting for a person.
    Escalated(Arc<MaxRetriesExceededError>),
}

/// Why a person's decision was not applied. The run is as it was.
#[derive(Debug, PartialEq)]
#[non_exhaustive]
pub enum ResumeError {
    /// The run is not waiting for a decision.
    State(IllegalTransition),
    /// The supplied message breaks its schema or a rule, calls tools wrongly, or is of another turn.
    Refused(SaopError),
}

impl ResumeError {
    /// Returns the violations in the supplied message, sorted by position in its text as [`serialize`](crate::serialize) writes
    /// it; empty if there was nothing to decide.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::State(_) => &[],
            Self::Refused(error) => error.violations(),
        }
    }
}

impl<E> From<IllegalTransition> for ExecuteError<E> {
    fn from(error: IllegalTransition) -> Self {
        Self::State(error)
    }
}

impl From<IllegalTransition> for ResumeError {
    fn from(error: IllegalTransition) -> Self {
        Self::State(error)
    }
}

impl<E> fmt::Display for ExecuteError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::State(_) => f.write_str("the run is not waiting for an answer"),
            Self::NothingWaits => f.write_str("no correction is waiting to be sent"),
            Self::Client { attempt: 0, .. } => f.write_str("client failed to answer the question"),
            Self::Client { attempt, .. } => {
                write!(f, "client failed to answer correction {attempt}")
            }
            Self::Escalated(_) => f.write_str("no valid message: the run is waiting for a person"),
        }
    }
}

/// With `{:#}`, every violation of a refused message follows on a line of its own, with its position.
impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::State(_) => f.write_str("the run is not waiting for a decision"),
            Self::Refused(error) => {
                f.write_str("the supplied message is not valid for this turn")?;
                if f.alternate() {
                    write!(f, "\n{error:#}")?;
                }
                Ok(())
            }
        }
    }
}

impl<E: Error + 'static> Error for ExecuteError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::State(error) => Some(error),
            Self::NothingWaits => None,
            Self::Client { error, .. } => Some(error),
            Self::Escalated(error) => Some(&**error),
        }
    }
}

impl Error for ResumeError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::State(error) => Some(error),
            Self::Refused(error) => Some(error),
        }
    }
}
