//! The end of a retry loop without a valid message.
//!
//! Invariant: there is a last answer; `Debug` and `Display` show no answer and no value from one.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::attempt::RefusedAttempt;
use super::event::{Cut, RetryEvent};
use crate::error::SaopError;
use crate::generated::{EscalationReason, TokenUsage, TurnContext};

/// No answer was a valid message, and no further correction is requested. SPEC R3.
///
/// `Debug` and `Display` show lengths and hashes instead of answers, and the error has no source, since code that
/// prints a whole error chain would print pieces of answers. [`last_error`](Self::last_error) and
/// [`history`](Self::history) have everything. It serializes as the [`report`](Self::report), including the answers.
#[derive(Clone, PartialEq)]
pub struct MaxRetriesExceededError {
    pub(super) reason: EscalationReason,
    pub(super) attempts: u32,
    pub(super) max_retries: u32,
    pub(super) awaited: Option<&'static str>,
    pub(super) unknown_answers: u32,
    pub(super) history: Vec<RefusedAttempt>,
    pub(super) last: RefusedAttempt,
    pub(super) usage: Option<TokenUsage>,
    pub(super) context: Option<TurnContext>,
}

impl MaxRetriesExceededError {
    /// Sets the turn that the answers were for.
    #[must_use]
    pub fn with_context(mut self, context: Option<TurnContext>) -> Self {
        self.context = context;
        self
    }

    /// Returns why no further correction is requested.
    #[must_use]
    pub const fn reason(&self) -> EscalationReason {
        self.reason
    }

    /// Returns how many corrections were requested.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Returns how many corrections were allowed.
    #[must_use]
    pub const fn max_retries(&self) -> u32 {
        self.max_retries
    }

    /// Returns the name of the schema that an answer had to match; `None` if any message was acceptable.
    #[must_use]
    pub const fn awaited(&self) -> Option<&'static str> {
        self.awaited
    }

    /// Returns the turn that the answers were for, if known.
    #[must_use]
    pub const fn context(&self) -> Option<&TurnContext> {
        self.context.as_ref()
    }

    /// Returns why the last answer was rejected.
    #[must_use]
    pub fn last_error(&self) -> &SaopError {
        self.last.error()
    }

    /// Returns how many answers came before those of the history and are not known, because the caller stored only
    /// their number ([`Retry::resumed_after`](super::Retry::resumed_after)).
    #[must_use]
    pub const fn unknown_answers(&self) -> u32 {
        self.unknown_answers
    }

    /// Returns every known answer, in order of arrival. Never empty.
    #[must_use]
    pub fn history(&self) -> &[RefusedAttempt] {
        &self.history
    }

    /// Returns the last answer.
    #[must_use]
    pub const fn last(&self) -> &RefusedAttempt {
        &self.last
    }

    /// Returns the tokens spent on all answers whose usage is known.
    #[must_use]
    pub const fn usage(&self) -> Option<&TokenUsage> {
        self.usage.as_ref()
    }

    pub(super) fn event(&self) -> RetryEvent {
        RetryEvent::MaxRetriesExceeded {
            attempts: self.attempts,
            reason: self.reason,
            class: self.last.class(),
            error: Arc::clone(self.last.shared_error()),
            cut: Cut::of(self.last.response()),
            usage: self.usage.clone(),
        }
    }
}

impl fmt::Display for MaxRetriesExceededError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let corrections = if self.attempts == 1 {
            "correction"
        } else {
            "corrections"
        };
        let after = if self.reason == EscalationReason::NoProgress {
            " that had been refused before"
        } else {
            ""
        };
        write!(
            f,
            "expected a valid message after {} {corrections}, but found an answer of class {}{after}",
            self.attempts,
            self.last.class()
        )?;
        let answers = self.history.iter().map(RefusedAttempt::response);
        f.write_str("; answers: ")?;
        if self.unknown_answers > 0 {
            write!(f, "{} unknown, ", self.unknown_answers)?;
        }
        for (at, answer) in answers.enumerate() {
            let before = if at == 0 { "" } else { ", " };
            let bytes = answer.as_bytes().len();
            write!(f, "{before}{bytes} bytes ({})", answer.hash())?;
        }
        Ok(())
    }
}

impl fmt::Debug for MaxRetriesExceededError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MaxRetriesExceededError")
            .field("reason", &self.reason)
            .field("attempts", &self.attempts)
            .field("history", &self.history)
            .field("usage", &self.usage)
            .field("context", &self.context)
            .finish_non_exhaustive()
    }
}

impl std::error::Error for MaxRetriesExceededError {}

impl Serialize for MaxRetriesExceededError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.report().serialize(serializer)
    }
}
