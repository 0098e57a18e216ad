//! What a person decides on a run that waits for one.

use crate::generated::SaopEnvelope;
use crate::retry::RetryPolicy;

/// A person's decision on a run whose retries are used up.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Decision {
    /// Ask the model for the turn again, with a new budget for this turn.
    Retry(RetryPolicy),
    /// Take this message as the turn's.
    Supply(Box<SaopEnvelope>),
    /// End the run.
    Abort,
}

/// What came of a decision.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Resumed {
    /// The run waits for an answer to the same turn.
    Waiting,
    /// The supplied message is the turn's; the run waits for the answer to the next one.
    Accepted(Box<SaopEnvelope>),
    /// The run has ended.
    Aborted,
}
