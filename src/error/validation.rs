//! JSON that breaks its schema: all violations at once.

use std::fmt;

use super::Violation;

/// JSON that breaks its schema. SPEC P2. Its `source` is the list of [`Violations`].
///
/// ```
/// use saop::{SaopError, parse_saop_envelope};
///
/// let SaopError::Validation(error) = parse_saop_envelope("[]").unwrap_err() else { panic!() };
/// assert_eq!(error.message(), "SAOP envelope schema validation failed");
/// assert_eq!(error.validation_errors()[0].message(), "expected an object, but found an empty array");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SaopValidationError {
    subject: &'static str,
    pub(super) violations: Violations,
}

/// [`SaopValidationError`] under its second name. SPEC O5.
pub type SchemaValidationError = SaopValidationError;

/// All violations of a message, sorted by position; or the first of them, and how many more there were. Never empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Violations {
    listed: Vec<Violation>,
    left_out: usize,
}

impl Violations {
    pub(super) const fn new(listed: Vec<Violation>) -> Self {
        Self {
            listed,
            left_out: 0,
        }
    }

    pub(super) fn as_slice(&self) -> &[Violation] {
        &self.listed
    }

    pub(super) const fn count(&self) -> usize {
        self.listed.len() + self.left_out
    }

    /// Keeps the first `most`, and the count of all.
    pub(super) fn keep(&mut self, most: usize) {
        self.left_out += self.listed.len().saturating_sub(most);
        self.listed.truncate(most);
        self.listed.shrink_to_fit();
    }
}

impl SaopValidationError {
    /// `violations` must not be empty.
    pub(crate) const fn new(subject: &'static str, violations: Vec<Violation>) -> Self {
        Self {
            subject,
            violations: Violations::new(violations),
        }
    }

    /// Which kind of message was refused, such as "SAOP envelope schema validation failed".
    #[must_use]
    pub fn message(&self) -> String {
        self.to_string()
    }

    /// All violations, sorted by position. Never empty.
    #[must_use]
    pub fn validation_errors(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// As [`validation_errors`](Self::validation_errors), under the name that all errors share.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// Path and message of each violation.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.violations()
            .iter()
            .map(|violation| (violation.instance_path(), violation.message()))
    }
}

impl fmt::Display for SaopValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} schema validation failed", self.subject)
    }
}

impl std::error::Error for SaopValidationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.violations)
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, violation) in self.listed.iter().enumerate() {
            let separator = if at == 0 { "" } else { "; " };
            write!(f, "{separator}{violation}")?;
        }
        match self.left_out {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl std::error::Error for Violations {}
