//! What happens in a retry loop, as data. SPEC R6.
//!
//! Invariant: `Debug` shows no value of an answer.

use std::fmt;
use std::sync::Arc;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::attempt::Rules;
use super::reported::listed;
use crate::error::{SaopError, Violation};
use crate::generated::{EscalationReason, FailureClass, TokenUsage};

/// Something that happened in a retry loop. A step has at most one.
///
/// It serializes as its name, under `event`, and its fields; `errors` are the first hundred, with the words that
/// quote short pieces of the answer.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub enum RetryEvent {
    /// An answer was refused, and a correction is about to be sent.
    MalformedResponse {
        /// The number of the correction, from 1.
        attempt: u32,
        /// What sort of answer it was.
        class: FailureClass,
        /// Why it was refused.
        error: Arc<SaopError>,
    },
    /// The answer to a correction is a message.
    Recovered {
        /// How many corrections it took.
        attempts: u32,
        /// The tokens spent on all answers, as far as they are known.
        usage: Option<TokenUsage>,
    },
    /// No further correction is asked for.
    MaxRetriesExceeded {
        /// How many corrections were asked for.
        attempts: u32,
        /// Why it ends here.
        reason: EscalationReason,
        /// What sort of answer the last one was.
        class: FailureClass,
        /// Why the last one was refused.
        error: Arc<SaopError>,
        /// The tokens spent on all answers, as far as they are known.
        usage: Option<TokenUsage>,
    },
}

impl RetryEvent {
    /// The event's name: `MALFORMED_RESPONSE`, `RECOVERED` or `MAX_RETRIES_EXCEEDED`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::MalformedResponse { .. } => "MALFORMED_RESPONSE",
            Self::Recovered { .. } => "RECOVERED",
            Self::MaxRetriesExceeded { .. } => "MAX_RETRIES_EXCEEDED",
        }
    }

    /// What was wrong with the answer, the first thousand things of [`error_count`](Self::error_count); nothing where it
    /// was accepted.
    #[must_use]
    pub fn errors(&self) -> &[Violation] {
        self.error().map_or(&[], SaopError::violations)
    }

    /// How many things were wrong with the answer.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.error().map_or(0, SaopError::violation_count)
    }

    /// The rules that were broken, fit for a log.
    pub(crate) fn rules(&self) -> Rules<'_> {
        self.error().map_or(Rules::none(), Rules::of)
    }

    fn error(&self) -> Option<&SaopError> {
        match self {
            Self::MalformedResponse { error, .. } | Self::MaxRetriesExceeded { error, .. } => {
                Some(error)
            }
            Self::Recovered { .. } => None,
        }
    }
}

impl Serialize for RetryEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", self.name())?;
        match self {
            Self::MalformedResponse { attempt, class, .. } => {
                map.serialize_entry("attempt", attempt)?;
                map.serialize_entry("class", class)?;
            }
            Self::Recovered { attempts, usage } => {
                map.serialize_entry("attempts", attempts)?;
                map.serialize_entry("usage", usage)?;
            }
            Self::MaxRetriesExceeded {
                attempts,
                reason,
                class,
                usage,
                ..
            } => {
                map.serialize_entry("attempts", attempts)?;
                map.serialize_entry("reason", reason)?;
                map.serialize_entry("class", class)?;
                map.serialize_entry("usage", usage)?;
            }
        }
        map.serialize_entry("errors", &listed(self.errors()))?;
        map.end()
    }
}

impl fmt::Debug for RetryEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(self.name());
        match self {
            Self::MalformedResponse { attempt, class, .. } => {
                shown.field("attempt", attempt).field("class", class);
            }
            Self::Recovered { attempts, usage } => {
                shown.field("attempts", attempts).field("usage", usage);
            }
            Self::MaxRetriesExceeded {
                attempts,
                reason,
                class,
                usage,
                ..
            } => {
                shown
                    .field("attempts", attempts)
                    .field("reason", reason)
                    .field("class", class)
                    .field("usage", usage);
            }
        }
        shown.field("errors", &self.rules()).finish()
    }
}
