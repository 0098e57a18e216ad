//! Why a turn gave no envelope.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::state::IllegalTransition;
use crate::retry::{FormattingCorrectionTurn, MaxRetriesExceededError};

/// Why a turn gave no envelope.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExecuteError<E> {
    /// The run is in no state to execute a turn.
    State(IllegalTransition),
    /// The client could not get an answer to a correction.
    Client {
        /// What went wrong.
        error: E,
        /// The correction that was not answered.
        turn: Box<FormattingCorrectionTurn>,
    },
    /// The retries are used up, and the run waits for a person.
    Escalated(Arc<MaxRetriesExceededError>),
}

impl<E> From<IllegalTransition> for ExecuteError<E> {
    fn from(error: IllegalTransition) -> Self {
        Self::State(error)
    }
}

impl<E: fmt::Display> fmt::Display for ExecuteError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::State(error) => error.fmt(f),
            Self::Client { error, turn } => write!(
                f,
                "expected an answer to correction {}, but the client failed: {error}",
                turn.attempt()
            ),
            Self::Escalated(error) => error.fmt(f),
        }
    }
}

impl<E: Error + 'static> Error for ExecuteError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::State(_) => None,
            Self::Client { error, .. } => Some(error),
            Self::Escalated(error) => error.source(),
        }
    }
}
