//! Why a turn produced no envelope.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::state::IllegalTransition;
use crate::retry::MaxRetriesExceededError;

/// Why a turn produced no envelope.
///
/// `Debug` and `Display` never show an answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExecuteError<E> {
    /// The state of the run does not allow executing a turn.
    State(IllegalTransition),
    /// No correction is waiting to be sent.
    NothingWaits,
    /// The client could not get an answer to a correction, which is waiting to be sent again.
    Client {
        /// What went wrong.
        error: E,
        /// The number of the correction, from 1.
        attempt: u32,
    },
    /// The retries are used up, and the run is waiting for a person.
    Escalated(Arc<MaxRetriesExceededError>),
}

impl<E> From<IllegalTransition> for ExecuteError<E> {
    fn from(error: IllegalTransition) -> Self {
        Self::State(error)
    }
}

impl<E> fmt::Display for ExecuteError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::State(_) => f.write_str("the run is not waiting for an answer"),
            Self::NothingWaits => f.write_str("no correction is waiting to be sent"),
            Self::Client { attempt, .. } => {
                write!(f, "client failed to answer correction {attempt}")
            }
            Self::Escalated(_) => f.write_str("no valid message: the run is waiting for a person"),
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
