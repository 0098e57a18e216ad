//! The error for a value that does not fit a checked type.

use std::fmt;

/// A checked type rejected a value. Reports what was expected and what was found.
///
/// ```
/// use saop_schema::NonEmptyString;
///
/// let error = NonEmptyString::new("").unwrap_err();
/// assert_eq!(error.to_string(), "expected a string of at least 1 character, but found an empty string");
/// assert_eq!(error.keyword(), "minLength");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintError {
    keyword: &'static str,
    message: String,
}

impl ConstraintError {
    pub(crate) const fn new(keyword: &'static str, message: String) -> Self {
        Self { keyword, message }
    }

    /// Returns the schema keyword that rejects the value.
    #[must_use]
    pub const fn keyword(&self) -> &'static str {
        self.keyword
    }

    /// Returns what was expected and what was found.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for ConstraintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ConstraintError {}
