//! Errors in a document, as data. Every error holds at least one [`Violation`], sorted by position, so a caller that
//! only displays them needs no `match`.

mod constraint;
mod found;
mod parse;
mod validation;
mod violation;

use std::fmt;

use saop_json::Locator;

pub use constraint::ConstraintError;
pub use found::{Found, MOST_VIOLATIONS};
pub use parse::ParseError;
pub use validation::{ValidationError, Violations};
pub(crate) use violation::Expected;
pub use violation::{Violation, ViolationKind};

/// Why a document was rejected.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The text itself is invalid: not JSON, a duplicate key, or over a limit.
    Parse(ParseError),
    /// The JSON violates the schema or an additional rule, or was not judged ([`is_unjudged`](Self::is_unjudged)).
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

    /// Whether the document was not judged, as [`Violation::is_unjudged`] says: it may be valid.
    #[must_use]
    pub fn is_unjudged(&self) -> bool {
        self.violations().iter().any(Violation::is_unjudged)
    }

    /// Moves the violations to the text that the one they are about was made of. `origin` has the offsets there, in the same order.
    #[doc(hidden)]
    #[must_use]
    pub fn moved(self, source: &str, origin: impl Fn(usize) -> usize) -> Self {
        let mut locator = Locator::new(source.as_bytes());
        let mut moved = |violation: &mut Violation| {
            if let Some(span) = violation.span.take() {
                let start = origin(span.start);
                violation.span = Some(start..origin(span.end).max(start));
                violation.set_position(Some(locator.locate(start)));
            }
        };
        match self {
            Self::Parse(error) => Self::Parse(error.moved(source.len(), moved)),
            Self::Validation(mut error) => {
                error.violations_mut().iter_mut().for_each(&mut moved);
                Self::Validation(error)
            }
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

/// A log or a terminal has room for so many violations.
const SHOWN: usize = 10;

/// The kind of document, and its first ten violations, each on a line of its own with its position; all of them with `{:#}`.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Validation(error) if f.alternate() => error.fmt(f),
            Self::Validation(error) => error.write_first(f, SHOWN),
        }
    }
}

/// The message has the violations, so the chain does not repeat them.
impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Parse(error) => error.source(),
            Self::Validation(_) => None,
        }
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

#[cfg(test)]
mod tests {
    use std::error::Error as _;

    use super::{Error, ValidationError, Violation, ViolationKind};
    use crate::{CompileOptions, Schema};

    // SPEC S2: what `?` hands to `main`, or to a log, says what is wrong.
    #[test]
    fn an_error_displays_its_first_violations() {
        let violation = |n: usize| {
            let mut one =
                Violation::new(ViolationKind::Schema, format!("/{n}"), "expected 1".into());
            one.set_position(Some(saop_json::Position { line: n, column: 3 }));
            one
        };
        let error = |count| ValidationError::new("Order", (1..=count).map(violation).collect());
        let two = Error::from(error(2));
        let expected = "Order schema validation failed\n- /1: expected 1 (line 1, column 3)\n\
            - /2: expected 1 (line 2, column 3)";
        assert_eq!(two.to_string(), expected);
        assert!(two.source().is_none());
        let many = Error::from(error(12));
        assert!(
            many.to_string()
                .ends_with("/10: expected 1 (line 10, column 3)\n- and 2 more")
        );
        assert!(format!("{many:#}").ends_with("/12: expected 1 (line 12, column 3)"));
    }

    // SPEC A5
    #[test]
    fn errors_about_a_repaired_text_are_told_where_its_parts_were() {
        let first = "Sure:\n\n[true, 'b']";
        let schema = Schema::compile(r#"{"items":{"type":"string"}}"#, &CompileOptions::default());
        let schema = schema.unwrap();
        let told = |text: &str| {
            let error = schema.check(text.as_bytes()).unwrap_err();
            error.moved(first, |at| at + 7)
        };
        let wrong = told(r#"[true, "b"]"#);
        let [violation] = wrong.violations() else {
            panic!("{wrong}");
        };
        assert_eq!(violation.span(), Some(8..12));
        assert_eq!(
            wrong.to_string().lines().last(),
            Some("- /0: expected a string, but found the boolean true (line 3, column 2)")
        );
        let unread = told("[true, 'b']");
        assert_eq!(unread.violations().len(), 1);
        assert!(
            unread.to_string().ends_with("at line 3 column 8"),
            "{unread}"
        );
        assert_eq!(unread.source().unwrap().to_string(), "at byte 14 of 18");
    }
}
