//! The error vocabulary: what can be wrong with a message, as data. Every error holds at least one
//! [`Violation`], sorted by position, so that a caller who only wants to show them needs no `match`.

mod parallel;
mod parse;
mod validation;
pub(crate) mod violation;

use std::fmt;

pub(crate) use parallel::write_duplicates;
pub use parallel::{DuplicateAgent, SaopDuplicateAgentError, SaopEmptyParallelTurnError};
pub use parse::SaopParseError;
pub use validation::{SaopValidationError, SchemaValidationError, Violations};
pub use violation::{Violation, ViolationKind};

/// Why a message was refused. SPEC P4.
///
/// ```
/// use saop::{SaopError, parse_saop_envelope};
///
/// match parse_saop_envelope("{\"schema_version\": ").unwrap_err() {
///     SaopError::Parse(error) => assert!(error.message().starts_with("Invalid JSON: ")),
///     SaopError::Validation(error) => panic!("not the schema's business: {error}"),
///     other => panic!("{other}"),
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SaopError {
    /// The text itself: no JSON, a key twice, over a limit.
    Parse(SaopParseError),
    /// JSON that breaks the schema.
    Validation(SaopValidationError),
    /// A parallel turn in which an agent appears twice.
    DuplicateAgent(SaopDuplicateAgentError),
    /// A parallel turn without turns.
    EmptyParallelTurn(SaopEmptyParallelTurnError),
}

impl SaopError {
    /// Everything that is wrong, sorted by position. Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::Parse(error) => error.violations(),
            Self::Validation(error) => error.violations(),
            Self::DuplicateAgent(error) => error.violations(),
            Self::EmptyParallelTurn(error) => error.violations(),
        }
    }

    /// How many things are wrong. They are more than [`violations`](Self::violations) has where only the first of very
    /// many are kept, as they are of answers that the retry protocol has refused.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        match self {
            Self::Validation(error) => error.violations.count(),
            Self::DuplicateAgent(error) => error.violations.count(),
            Self::Parse(_) | Self::EmptyParallelTurn(_) => 1,
        }
    }

    /// Keeps the first `most` violations, and the count of all.
    pub(crate) fn keep(&mut self, most: usize) {
        match self {
            Self::Validation(error) => error.violations.keep(most),
            Self::DuplicateAgent(error) => error.violations.keep(most),
            Self::Parse(_) | Self::EmptyParallelTurn(_) => {}
        }
    }

    /// The error without this enum around it, for `downcast_ref`.
    #[must_use]
    pub fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        match self {
            Self::Parse(error) => error,
            Self::Validation(error) => error,
            Self::DuplicateAgent(error) => error,
            Self::EmptyParallelTurn(error) => error,
        }
    }
}

impl fmt::Display for SaopError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_error(), f)
    }
}

impl std::error::Error for SaopError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.as_error().source()
    }
}

macro_rules! from {
    ($($variant:ident($type:ty))*) => {$(
        impl From<$type> for SaopError {
            fn from(error: $type) -> Self {
                Self::$variant(error)
            }
        }
    )*};
}

from! {
    Parse(SaopParseError)
    Validation(SaopValidationError)
    DuplicateAgent(SaopDuplicateAgentError)
    EmptyParallelTurn(SaopEmptyParallelTurnError)
}
