//! A person's decision on an escalated run.

use std::num::NonZeroU32;

use crate::generated::SaopEnvelope;

/// A person's decision on a run whose retries are used up.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Decision<T = SaopEnvelope> {
    /// Continue the turn with this many more corrections, starting with that of the last answer.
    Retry(NonZeroU32),
    /// Use this message as the result of the turn.
    Supply(Box<T>),
    /// End the run.
    Abort,
}
