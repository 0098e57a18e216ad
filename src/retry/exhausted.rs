//! The end of a retry loop without a message.
//!
//! Invariant: there is a last answer; `Debug` and `Display` show no answer and no value from one.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::attempt::RefusedAttempt;
use super::event::RetryEvent;
use crate::error::SaopError;
use crate::generated::{EscalationReason, TokenUsage, TurnContext};

/// No answer was a message, and no further correction is asked for. SPEC R3.
///
/// `Debug` and `Display` show lengths and hashes in place of answers, and the error names no source: those who print
/// whole chains of errors would print pieces of answers. [`last_error`](Self::last_error) and
/// [`history`](Self::history) have everything. It serializes as the [`report`](Self::report), answers included.
#[derive(Clone, PartialEq)]
pub struct MaxRetriesExceededError {
    pub(super) reason: EscalationReason,
    pub(super) attempts: u32,
    pub(super) max_retries: u32,
    pub(super) awaited: Option<&'static str>,
    pub(super) history: Vec<RefusedAttempt>,
    pub(super) last: RefusedAttempt,
    pub(super) usage: Option<TokenUsage>,
    pub(super) context: Option<TurnContext>,
}

impl MaxRetriesExceededError {
    /// The same error, of the turn that the answers were for.
    #[must_use]
    pub fn with_context(mut self, context: Option<TurnContext>) -> Self {
        self.context = context;
        self
    }

    /// Why no further correction is asked for.
    #[must_use]
    pub const fn reason(&self) -> EscalationReason {
        self.reason
    }

    /// How many corrections were asked for.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// How many corrections were allowed.
    #[must_use]
    pub const fn max_retries(&self) -> u32 {
        self.max_retries
    }

    /// Name of the schema that an answer had to meet; `None` where any message would do.
    #[must_use]
    pub const fn awaited(&self) -> Option<&'static str> {
        self.awaited
    }

    /// The turn that the answers were for, where it is known.
    #[must_use]
    pub const fn context(&self) -> Option<&TurnContext> {
        self.context.as_ref()
    }

    /// Why the last answer was refused.
    #[must_use]
    pub fn last_error(&self) -> &SaopError {
        self.last.error()
    }

    /// Every answer, in the order in which they came. Never empty.
    #[must_use]
    pub fn history(&self) -> &[RefusedAttempt] {
        &self.history
    }

    /// The last answer.
    #[must_use]
    pub const fn last(&self) -> &RefusedAttempt {
        &self.last
    }

    /// The tokens spent on all answers, as far as they are known.
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
        for (at, answer) in answers.enumerate() {
            let before = if at == 0 { "; answers: " } else { ", " };
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
