//! Errors in a document, as data. Every error holds at least one [`Violation`], sorted by position, so a caller that
//! only displays them needs no `match`.

mod constraint;
mod found;
mod parse;
mod validation;
mod violation;

use std::fmt;

pub use constraint::ConstraintError;
pub use found::{Found, MOST_VIOLATIONS};
pub use parse::ParseError;
pub use validation::{ValidationError, Violations};
pub use violation::{Violation, ViolationKind};

/// Why a document was rejected.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The text itself is invalid: not JSON, a duplicate key, or over a limit.
    Parse(ParseError),
    /// The JSON violates the schema or an additional rule.
    Validation(ValidationError),
}

impl Error {
    /// Returns what is wrong, sorted by position: the first [`MOST_VIOLATIONS`] of
    /// [`violation_count`](Self::violation_count). Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::Parse(error) => error.violations(),
            Self::Validation(error) => error.violations(),
        }
    }

    /// Returns the number of violations, those that are only counted among them.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        match self {
            Self::Parse(_) => 1,
            Self::Validation(error) => error.violation_count(),
        }
    }

    /// Returns the inner error, for `downcast_ref`.
    #[must_use]
    pub fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        match self {
            Self::Parse(error) => error,
            Self::Validation(error) => error,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_error(), f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.as_error().source()
    }
}

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        Self::Parse(error)
    }
}

impl From<ValidationError> for Error {
    fn from(error: ValidationError) -> Self {
        Self::Validation(error)
    }
}
