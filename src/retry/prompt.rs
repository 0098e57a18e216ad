//! The correction: the turn to send after an answer was rejected. [`saop_tools::correction`] writes its prompt. SPEC R2.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use saop_tools::correction::{Brief, EMPTY, Members, Rejected, TRUNCATED, about_text, about_value};

use super::attempt::RefusedAttempt;
use super::event::{Cut, RetryEvent};
use super::policy::RetryPolicy;
use super::reported::{LISTED, listed};
use crate::error::{SaopError, Violation};
use crate::generated::FailureClass;

/// Requests the answer again: the errors, a line of advice, and the rejected answer, within a budget. SPEC R2.
///
/// `Debug` does not show the prompt, which quotes the answer. It serializes as `attempt`, `class`, `errors` and
/// `prompt`; if there are more than a hundred errors, as the first hundred and `error_count`; and where that is so, with
/// `asks_for_members`, which is true, and `merged`.
#[derive(Clone, PartialEq)]
pub struct FormattingCorrectionTurn {
    attempt: u32,
    class: FailureClass,
    error: Arc<SaopError>,
    prompt: String,
    pub(super) question: Option<Arc<str>>,
    pub(super) asks_for_members: bool,
    cut: Option<Cut>,
    /// The text that the members of the answer were put into.
    merged: Option<Arc<str>>,
}

impl FormattingCorrectionTurn {
    /// Creates the turn with the `prompt` for a rejected answer.
    pub(super) fn new(attempt: u32, refused: &RefusedAttempt, prompt: String) -> Self {
        Self {
            attempt,
            class: refused.class(),
            error: Arc::clone(refused.shared_error()),
            prompt,
            question: None,
            asks_for_members: false,
            cut: Cut::of(refused.response()),
            merged: refused.merged().cloned(),
        }
    }

    /// Returns the number of the correction, from 1.
    #[must_use]
    pub const fn attempt(&self) -> u32 {
        self.attempt
    }

    /// Returns the failure class of the rejected answer.
    #[must_use]
    pub const fn class(&self) -> FailureClass {
        self.class
    }

    /// Returns why the answer was rejected.
    #[must_use]
    pub fn error(&self) -> &SaopError {
        &self.error
    }

    /// Returns the violations, sorted by position: the first thousand of
    /// [`violation_count`](SaopError::violation_count). Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.error.violations()
    }

    /// Returns the prompt to send, as one user message after that with the question.
    #[must_use]
    pub fn prompt(&self) -> &str {
        &self.prompt
    }

    /// Whether the prompt asks for members alone, so that the answer to it is none of the awaited type
    /// ([`CorrectionPolicy::Members`](crate::CorrectionPolicy::Members)).
    #[must_use]
    pub const fn asks_for_members(&self) -> bool {
        self.asks_for_members
    }

    /// Returns the text that the rejected answer's members were put into, if it answered a correction by member
    /// ([`CorrectionPolicy::Members`](crate::CorrectionPolicy::Members)) and that text was rejected in turn. The correction is about it.
    #[must_use]
    pub fn merged(&self) -> Option<&str> {
        self.merged.as_deref()
    }

    /// Returns the question that the rejected answer was for, if the run asked it or was told
    /// ([`TurnExecutor::ask`](crate::TurnExecutor::ask), [`Retry::asked`](crate::Retry::asked)).
    #[must_use]
    pub fn question(&self) -> Option<&str> {
        self.question.as_deref()
    }

    /// Returns the question, if it is known, and the prompt as a single message.
    #[must_use]
    pub fn message(&self) -> Cow<'_, str> {
        match &self.question {
            Some(question) => format!("{question}\n\n{}", self.prompt).into(),
            None => Cow::Borrowed(&self.prompt),
        }
    }

    pub(super) fn event(&self) -> RetryEvent {
        RetryEvent::MalformedResponse {
            attempt: self.attempt,
            class: self.class,
            error: Arc::clone(&self.error),
            cut: self.cut,
        }
    }
}

impl fmt::Debug for FormattingCorrectionTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FormattingCorrectionTurn")
            .field("attempt", &self.attempt)
            .field("class", &self.class)
            .field("prompt_bytes", &self.prompt.len())
            .finish_non_exhaustive()
    }
}

impl Serialize for FormattingCorrectionTurn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let errors = listed(self.violations());
        let count = self.error.violation_count();
        let mut turn = serializer.serialize_map(None)?;
        turn.serialize_entry("attempt", &self.attempt)?;
        turn.serialize_entry("class", &self.class)?;
        turn.serialize_entry("errors", &errors)?;
        if count > LISTED {
            turn.serialize_entry("error_count", &count)?;
        }
        turn.serialize_entry("prompt", &self.prompt)?;
        if self.asks_for_members {
            turn.serialize_entry("asks_for_members", &true)?;
        }
        if let Some(merged) = &self.merged {
            turn.serialize_entry("merged", &**merged)?;
        }
        turn.end()
    }
}

/// Writes the prompt for a rejected answer, at most `budget` bytes. `subject` is what it should have been, if that has a name;
/// `brief` is what to say of tools that it called wrongly.
pub(super) fn write(
    refused: &RefusedAttempt,
    budget: usize,
    subject: Option<&str>,
    brief: &Brief<'_>,
) -> String {
    rejected(refused, subject).prompt(budget, brief)
}

/// Returns the members of a rejected answer that are asked for again, and the prompt for that, of which `schema` is about the whole.
/// `None` if the whole has to be restated. SPEC A7.
pub(super) fn by_member(
    refused: &RefusedAttempt,
    policy: &RetryPolicy,
    subject: Option<&str>,
    schema: Option<&str>,
    brief: Brief<'_>,
) -> Option<(Members, String)> {
    let rejected = rejected(refused, subject);
    let members = Members::at_fault(&rejected, policy.limits(), &brief)?;
    let prompt = members.prompt(&rejected, schema, brief, policy.prompt_budget())?;
    Some((members, prompt))
}

/// For an answer whose rest was not read.
const STOPPED: &str = "The rest of your response was not read: change what is listed above.";

fn rejected<'a>(refused: &'a RefusedAttempt, subject: Option<&'a str>) -> Rejected<'a> {
    let error = refused.error();
    let answer = refused.text().unwrap_or(refused.response().as_bytes());
    let text = String::from_utf8_lossy(answer);
    let advice = match refused.class() {
        _ if refused.response().doom().is_some() && text.trim_start().starts_with('{') => STOPPED,
        FailureClass::Truncated => TRUNCATED,
        FailureClass::Empty => EMPTY,
        FailureClass::Refusal => {
            "Your response was declined or stopped: if you cannot do what is asked, say so inside the JSON object."
        }
        FailureClass::InvalidJson => about_text(&text, error.violations()),
        // A class that its schema gains has to compile: nothing here decides it.
        _ => about_value(&text, subject.is_none()),
    };
    Rejected {
        answer,
        violations: error.violations(),
        count: error.violation_count(),
        is_fault: matches!(error, SaopError::Parse(_)),
        subject,
        advice,
    }
}
