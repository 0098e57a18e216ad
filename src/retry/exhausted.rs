//! The end of a retry loop without a message.
//!
//! Invariant: there is a last answer; `Debug` and `Display` show no answer and no value from one.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::attempt::RefusedAttempt;
use super::event::RetryEvent;
use super::report;
use crate::error::SaopError;
use crate::generated::{EscalationReason, EscalationReport, FailureClass, TokenUsage, TurnContext};

/// No answer was a message, and no further correction is asked for. SPEC R3.
///
/// `Debug` and `Display` show lengths and hashes in place of answers; [`history`](Self::history) has the answers.
/// Its `source` is [`last_error`](Self::last_error), whose words quote short pieces of the last answer. It
/// serializes as the [`report`](Self::report).
#[derive(Clone, PartialEq)]
pub struct MaxRetriesExceededError {
    reason: EscalationReason,
    attempts: u32,
    history: Vec<RefusedAttempt>,
    last_class: FailureClass,
    last_error: Arc<SaopError>,
    usage: Option<TokenUsage>,
}

impl MaxRetriesExceededError {
    pub(super) fn new(
        reason: EscalationReason,
        attempts: u32,
        mut history: Vec<RefusedAttempt>,
        last: RefusedAttempt,
        usage: Option<TokenUsage>,
    ) -> Self {
        let last_class = last.class();
        let last_error = Arc::clone(last.shared_error());
        history.push(last);
        Self {
            reason,
            attempts,
            history,
            last_class,
            last_error,
            usage,
        }
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

    /// Why the last answer was refused.
    #[must_use]
    pub fn last_error(&self) -> &SaopError {
        &self.last_error
    }

    /// Every answer, in the order in which they came. Never empty.
    #[must_use]
    pub fn history(&self) -> &[RefusedAttempt] {
        &self.history
    }

    /// The tokens spent on all answers, as far as they are known.
    #[must_use]
    pub const fn usage(&self) -> Option<&TokenUsage> {
        self.usage.as_ref()
    }

    /// Everything that a person needs to act, the answers included, as a message of the protocol.
    #[must_use]
    pub fn report(&self, context: Option<&TurnContext>) -> EscalationReport {
        report::of(self, context, true)
    }

    /// The report without the answers. The words of its violations still quote short pieces of them.
    #[must_use]
    pub fn report_without_responses(&self, context: Option<&TurnContext>) -> EscalationReport {
        report::of(self, context, false)
    }

    pub(super) fn event(&self) -> RetryEvent {
        RetryEvent::MaxRetriesExceeded {
            attempts: self.attempts,
            reason: self.reason,
            class: self.last_class,
            error: Arc::clone(&self.last_error),
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
        let after = match self.reason {
            EscalationReason::MaxRetriesExceeded => "",
            EscalationReason::NoProgress => " that had been refused before",
        };
        write!(
            f,
            "expected a valid message after {} {corrections}, but found an answer of class {}{after}",
            self.attempts, self.last_class
        )?;
        let answers = self.history.iter().map(RefusedAttempt::response);
        for (at, answer) in answers.enumerate() {
            let before = if at == 0 { "; answers: " } else { ", " };
            write!(
                f,
                "{before}{} bytes ({})",
                answer.as_bytes().len(),
                answer.hash()
            )?;
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
            .finish_non_exhaustive()
    }
}

impl std::error::Error for MaxRetriesExceededError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&*self.last_error)
    }
}

impl Serialize for MaxRetriesExceededError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.report(None).serialize(serializer)
    }
}
