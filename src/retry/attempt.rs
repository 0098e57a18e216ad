//! An answer that was refused, with everything that was wrong with it.
//!
//! Invariant: `Debug` shows neither the answer nor a value from it.

use std::fmt;
use std::sync::Arc;

use super::class::classify;
use super::response::RawResponse;
use crate::error::{SaopError, Violation};
use crate::generated::FailureClass;
use crate::json::fault::one_line;

/// An answer that was refused. SPEC R3.
#[derive(Clone, PartialEq)]
pub struct RefusedAttempt {
    class: FailureClass,
    error: Arc<SaopError>,
    response: RawResponse,
}

impl RefusedAttempt {
    pub(super) fn new(response: RawResponse, error: SaopError) -> Self {
        Self {
            class: classify(&response, &error),
            error: Arc::new(error),
            response,
        }
    }

    /// What sort of answer it was.
    #[must_use]
    pub const fn class(&self) -> FailureClass {
        self.class
    }

    /// Why it was refused.
    #[must_use]
    pub fn error(&self) -> &SaopError {
        &self.error
    }

    /// Everything that is wrong with it, sorted by position. Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.error.violations()
    }

    /// The answer itself.
    #[must_use]
    pub const fn response(&self) -> &RawResponse {
        &self.response
    }

    pub(super) const fn shared_error(&self) -> &Arc<SaopError> {
        &self.error
    }
}

impl fmt::Debug for RefusedAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RefusedAttempt")
            .field("class", &self.class)
            .field("violations", &Rules(self.violations()))
            .field("response", &self.response)
            .finish_non_exhaustive()
    }
}

/// The rules that were broken, and where, without the values that broke them.
pub(crate) struct Rules<'a>(pub(crate) &'a [Violation]);

impl Rules<'_> {
    const SHOWN: usize = 5;
    /// Longest pointer that is shown, in bytes.
    const POINTER: usize = 80;
}

impl fmt::Debug for Rules<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.0.iter().take(Self::SHOWN).map(|violation| {
            let pointer = one_line(violation.instance_path(), Self::POINTER);
            match violation.keyword() {
                Some(keyword) => format!("{keyword} at {pointer:?}"),
                None => format!("{} at {pointer:?}", violation.kind()),
            }
        });
        let more = self.0.len().saturating_sub(Self::SHOWN);
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
