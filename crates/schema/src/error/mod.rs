//! What can be wrong with a document, as data. Every error holds at least one [`Violation`], sorted by position, so that a caller
//! who only wants to show them needs no `match`.

mod constraint;
mod parse;
mod validation;
mod violation;

use std::fmt;

pub use constraint::ConstraintError;
pub use parse::ParseError;
pub use validation::{ValidationError, Violations};
pub(crate) use violation::arrange;
pub use violation::{Violation, ViolationKind};

/// Why a document was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The text itself: no JSON, a key twice, over a limit.
    Parse(ParseError),
    /// JSON that breaks the schema, or a rule beside it.
    Validation(ValidationError),
}

impl Error {
    /// Everything that is wrong, sorted by position. Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::Parse(error) => error.violations(),
            Self::Validation(error) => error.violations(),
        }
    }

    /// How many things are wrong, also where only the first of very many are kept.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        match self {
            Self::Parse(_) => 1,
            Self::Validation(error) => error.violation_count(),
        }
    }

    /// The error without this enum around it, for `downcast_ref`.
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
