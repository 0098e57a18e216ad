//! JSON that violates its schema: all violations at once.

use std::fmt;

use super::violation::Violation;

/// The JSON violates its schema or an additional rule. Its `source` is the list of [`Violations`].
#[derive(Clone, Debug, PartialEq)]
pub struct ValidationError {
    subject: &'static str,
    violations: Violations,
}

/// All violations of a message, sorted by position, or the first ones and the number of those left out. Never empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Violations {
    listed: Vec<Violation>,
    left_out: usize,
}

impl Violations {
    /// Creates a complete list, which must be sorted by position.
    #[must_use]
    pub const fn new(listed: Vec<Violation>) -> Self {
        Self {
            listed,
            left_out: 0,
        }
    }

    /// Returns the violations that were kept.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.listed
    }

    /// Returns the total number of violations.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.listed.len() + self.left_out
    }

    /// Keeps the first `most` violations and the total count.
    pub fn keep(&mut self, most: usize) {
        self.left_out += self.listed.len().saturating_sub(most);
        self.listed.truncate(most);
        self.listed.shrink_to_fit();
    }
}

impl ValidationError {
    /// Creates the error. `subject` is what diagnostics call a document of the schema; `violations` must be sorted by
    /// position and not empty.
    #[must_use]
    pub const fn new(subject: &'static str, violations: Vec<Violation>) -> Self {
        Self {
            subject,
            violations: Violations::new(violations),
        }
    }

    /// Returns the message that names the kind of document, such as "SAOP envelope schema validation failed".
    #[must_use]
    pub fn message(&self) -> String {
        self.to_string()
    }

    /// Returns all violations, or the first ones if only those are kept, sorted by position. Never empty.
    #[must_use]
    pub fn validation_errors(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// Same as [`validation_errors`](Self::validation_errors), under the name that all errors share.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        self.violations.as_slice()
    }

    /// Returns the number of violations, even if only the first ones are kept.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        self.violations.count()
    }

    /// Returns what diagnostics call a document of the schema, such as "SAOP envelope".
    #[must_use]
    pub const fn subject(&self) -> &'static str {
        self.subject
    }

    /// Keeps the first `most` violations and the total count.
    pub fn keep(&mut self, most: usize) {
        self.violations.keep(most);
    }

    /// Returns the violations without the error around them.
    #[must_use]
    pub fn into_violations(self) -> Violations {
        self.violations
    }

    /// Returns the path and message of each violation.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.violations()
            .iter()
            .map(|violation| (violation.instance_path(), violation.message()))
    }
}

impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} schema validation failed", self.subject)
    }
}

impl std::error::Error for ValidationError {
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
