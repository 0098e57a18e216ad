//! A rejected answer with all its violations.
//!
//! Invariant: `Debug` shows neither the answer nor any value from it.

use std::fmt;
use std::sync::Arc;

use super::class::classify;
use super::response::RawResponse;
use crate::error::{SaopError, Violation};
use crate::generated::FailureClass;
use saop_json::show::one_line;

/// A rejected answer. SPEC R3.
#[derive(Clone, PartialEq)]
pub struct RefusedAttempt {
    class: FailureClass,
    error: Arc<SaopError>,
    response: RawResponse,
    text: Text,
}

/// What was judged, if an answer was rejected.
#[derive(Clone, PartialEq)]
pub(super) enum Text {
    /// The answer itself.
    Response,
    /// The text that its members were put into.
    Merged(Arc<str>),
    /// Nothing: it was to have members for a text, and did not.
    Unusable,
}

impl RefusedAttempt {
    pub(super) fn new(response: RawResponse, error: SaopError, text: Text) -> Self {
        Self {
            text,
            class: classify(&response, &error),
            error: Arc::new(error),
            response,
        }
    }

    /// Returns the failure class of the answer.
    #[must_use]
    pub const fn class(&self) -> FailureClass {
        self.class
    }

    /// Returns why it was rejected.
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

    /// Returns the answer itself.
    #[must_use]
    pub const fn response(&self) -> &RawResponse {
        &self.response
    }

    /// Returns the text that the violations are about: the answer itself, or where a correction asked for members, the text that they were
    /// put into. `None` if the answer did not have what was asked for.
    #[must_use]
    pub fn text(&self) -> Option<&[u8]> {
        match &self.text {
            Text::Response => Some(self.response.as_bytes()),
            Text::Merged(text) => Some(text.as_bytes()),
            Text::Unusable => None,
        }
    }

    /// Returns the text that the members of the answer were put into, if any.
    pub(super) const fn merged(&self) -> Option<&Arc<str>> {
        match &self.text {
            Text::Merged(text) => Some(text),
            Text::Response | Text::Unusable => None,
        }
    }

    pub(super) const fn shared_error(&self) -> &Arc<SaopError> {
        &self.error
    }
}

impl fmt::Debug for RefusedAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RefusedAttempt")
            .field("class", &self.class)
            .field("violations", &Rules::of(&self.error))
            .field("response", &self.response)
            .finish_non_exhaustive()
    }
}

/// The broken rules and their locations, without the values that broke them.
pub(crate) struct Rules<'a> {
    listed: &'a [Violation],
    count: usize,
}

impl<'a> Rules<'a> {
    pub(crate) fn of(error: &'a SaopError) -> Self {
        Self {
            listed: error.violations(),
            count: error.violation_count(),
        }
    }

    /// No rules broken.
    pub(crate) const fn none() -> Self {
        Self {
            listed: &[],
            count: 0,
        }
    }
    const SHOWN: usize = 5;
    /// Maximum length of a displayed pointer, in bytes.
    const POINTER: usize = 80;
}

impl fmt::Debug for Rules<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.listed.iter().take(Self::SHOWN).map(|violation| {
            let pointer = one_line(violation.instance_path(), Self::POINTER);
            match violation.keyword() {
                Some(keyword) => format!("{keyword} at {pointer:?}"),
                None => format!("{} at {pointer:?}", violation.kind()),
            }
        });
        let more = self.count.saturating_sub(Self::SHOWN);
        let more = (more > 0).then(|| format!("{more} more"));
        f.debug_list()
            .entries(rules.chain(more).map(Unquoted))
            .finish()
    }
}

struct Unquoted(String);

impl fmt::Debug for Unquoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
