//! The events of a retry loop, as data. SPEC R6.
//!
//! Invariant: `Debug` shows no value from an answer.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use saop_repair::Edit;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::attempt::Rules;
use super::reported::listed;
use super::response::RawResponse;
use crate::error::{SaopError, Violation};
use crate::generated::{EscalationReason, FailureClass, TokenUsage, TurnContext};

/// An event in a retry loop.
///
/// It serializes as its name, under `event`, and its fields; `errors` has the first hundred violations, with messages
/// that quote short pieces of the answer. If there are more, `error_count` says how many. `edits` has every edit, as `offset` in
/// bytes, `old`, `new` and `reason`.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub enum RetryEvent {
    /// An answer was rejected, and a correction is about to be sent.
    MalformedResponse {
        /// The number of the correction, from 1.
        attempt: u32,
        /// The failure class of the answer.
        class: FailureClass,
        /// Why it was rejected.
        error: Arc<SaopError>,
        /// How much of it had arrived, if the rest was not read.
        cut: Option<Cut>,
    },
    /// An answer was repaired, and the result is a valid message. SPEC A5.
    Repaired {
        /// The number of corrections before it.
        attempts: u32,
        /// What was changed, in the order of the answer. Never empty.
        edits: Vec<Edit>,
    },
    /// The answer to a correction is a valid message.
    Recovered {
        /// The number of corrections it took.
        attempts: u32,
        /// The tokens spent on all answers whose usage is known.
        usage: Option<TokenUsage>,
        /// How much shorter the answers were whose rest was not read than the message is, in bytes; `None` if there were none.
        saved_bytes: Option<u64>,
    },
    /// No further correction is requested.
    MaxRetriesExceeded {
        /// The number of corrections that were requested.
        attempts: u32,
        /// Why the loop ended.
        reason: EscalationReason,
        /// The failure class of the last answer.
        class: FailureClass,
        /// Why the last answer was rejected.
        error: Arc<SaopError>,
        /// How much of the last answer had arrived, if the rest was not read.
        cut: Option<Cut>,
        /// The tokens spent on all answers whose usage is known.
        usage: Option<TokenUsage>,
    },
}

/// How much of an answer had arrived when it was doomed, so that the rest was not read. SPEC A8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The text, in bytes.
    pub bytes: u64,
    /// The pieces that it came in: about as many tokens.
    pub pieces: u64,
}

impl Cut {
    /// Returns how much of an answer had arrived; `None` if it was read to its end.
    pub(super) fn of(response: &RawResponse) -> Option<Self> {
        response.doom().map(|doom| Self {
            bytes: response.as_bytes().len() as u64,
            pieces: doom.pieces(),
        })
    }

    fn write<M: SerializeMap>(self, map: &mut M) -> Result<(), M::Error> {
        let Self { bytes, pieces } = self;
        let cut = BTreeMap::from([("bytes", bytes), ("pieces", pieces)]);
        map.serialize_entry("cut", &cut)
    }
}

impl RetryEvent {
    /// Returns the event's name: `MALFORMED_RESPONSE`, `REPAIRED`, `RECOVERED` or `MAX_RETRIES_EXCEEDED`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::MalformedResponse { .. } => "MALFORMED_RESPONSE",
            Self::Repaired { .. } => "REPAIRED",
            Self::Recovered { .. } => "RECOVERED",
            Self::MaxRetriesExceeded { .. } => "MAX_RETRIES_EXCEEDED",
        }
    }

    /// Returns the violations in the answer, at most the first thousand of [`error_count`](Self::error_count); empty if
    /// the answer was accepted.
    #[must_use]
    pub fn errors(&self) -> &[Violation] {
        self.error().map_or(&[], SaopError::violations)
    }

    /// Returns the number of violations in the answer.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.error().map_or(0, SaopError::violation_count)
    }

    /// Returns the broken rules in a form that is safe to log.
    pub(crate) fn rules(&self) -> Rules<'_> {
        self.error().map_or(Rules::none(), Rules::of)
    }

    fn error(&self) -> Option<&SaopError> {
        match self {
            Self::MalformedResponse { error, .. } | Self::MaxRetriesExceeded { error, .. } => {
                Some(error)
            }
            Self::Repaired { .. } | Self::Recovered { .. } => None,
        }
    }

    /// Returns the event together with the turn that it belongs to, for a log: it serializes like the event, with the
    /// turn under `context`.
    #[must_use]
    pub const fn in_context<'a>(&'a self, context: &'a TurnContext) -> EventInContext<'a> {
        EventInContext {
            event: self,
            context,
        }
    }

    /// Writes everything that follows the name.
    fn write_fields<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self {
            Self::MalformedResponse {
                attempt,
                class,
                cut,
                ..
            } => {
                map.serialize_entry("attempt", attempt)?;
                map.serialize_entry("class", class)?;
                if let Some(cut) = cut {
                    cut.write(map)?;
                }
            }
            Self::Repaired { attempts, edits } => {
                map.serialize_entry("attempts", attempts)?;
                map.serialize_entry("edits", edits)?;
            }
            Self::Recovered {
                attempts,
                usage,
                saved_bytes,
            } => {
                map.serialize_entry("attempts", attempts)?;
                map.serialize_entry("usage", usage)?;
                if let Some(saved) = saved_bytes {
                    map.serialize_entry("saved_bytes", saved)?;
                }
            }
            Self::MaxRetriesExceeded {
                attempts,
                reason,
                class,
                cut,
                usage,
                ..
            } => {
                map.serialize_entry("attempts", attempts)?;
                map.serialize_entry("reason", reason)?;
                map.serialize_entry("class", class)?;
                if let Some(cut) = cut {
                    cut.write(map)?;
                }
                map.serialize_entry("usage", usage)?;
            }
        }
        let listed = listed(self.errors());
        if self.error_count() > listed.len() {
            map.serialize_entry("error_count", &self.error_count())?;
        }
        map.serialize_entry("errors", &listed)
    }
}

impl Serialize for RetryEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", self.name())?;
        self.write_fields(&mut map)?;
        map.end()
    }
}

/// An event and the turn that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventInContext<'a> {
    event: &'a RetryEvent,
    context: &'a TurnContext,
}

impl Serialize for EventInContext<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", self.event.name())?;
        map.serialize_entry("context", self.context)?;
        self.event.write_fields(&mut map)?;
        map.end()
    }
}

impl fmt::Debug for RetryEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(self.name());
        match self {
            Self::MalformedResponse {
                attempt,
                class,
                cut,
                ..
            } => {
                shown.field("attempt", attempt).field("class", class);
                if let Some(cut) = cut {
                    shown.field("cut", cut);
                }
            }
            Self::Repaired { attempts, edits } => {
                let edits = reasons(edits);
                shown.field("attempts", attempts).field("edits", &edits);
            }
            Self::Recovered {
                attempts,
                usage,
                saved_bytes,
            } => {
                shown.field("attempts", attempts).field("usage", usage);
                if let Some(saved) = saved_bytes {
                    shown.field("saved_bytes", saved);
                }
            }
            Self::MaxRetriesExceeded {
                attempts,
                reason,
                class,
                cut,
                usage,
                ..
            } => {
                shown
                    .field("attempts", attempts)
                    .field("reason", reason)
                    .field("class", class)
                    .field("usage", usage);
                if let Some(cut) = cut {
                    shown.field("cut", cut);
                }
            }
        }
        shown.field("errors", &self.rules()).finish()
    }
}

/// Returns how many edits have which reason, in a form that is safe to log.
pub(crate) fn reasons(edits: &[Edit]) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for edit in edits {
        *counts.entry(edit.reason.as_str()).or_default() += 1;
    }
    counts
}
