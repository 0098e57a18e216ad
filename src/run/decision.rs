//! What a person decides on a run that waits for one.

use std::num::NonZeroU32;

use crate::generated::SaopEnvelope;

/// A person's decision on a run whose retries are used up.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Decision {
    /// Go on with the turn: so many corrections more, the first of which is that of the last answer.
    Retry(NonZeroU32),
    /// Take this message as the turn's.
    Supply(Box<SaopEnvelope>),
    /// End the run.
    Abort,
}
