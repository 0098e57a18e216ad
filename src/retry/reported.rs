//! A violation as protocol data, shared by reports, events and corrections.
//!
//! Invariant: every violation can be converted to a valid `ReportedViolation`.

use std::fmt;

use saop_schema::{CheckedString, NonEmptyString, StringRule, Violation};

use crate::generated::ReportedViolation;

impl From<&Violation> for ReportedViolation {
    fn from(violation: &Violation) -> Self {
        let position = violation.position();
        let mut reported = Self::new(
            words(violation.kind()),
            violation.instance_path().to_owned(),
            words(violation.message()),
        );
        reported.keyword = violation.keyword().map(str::to_owned);
        reported.schema_path = Some(violation.schema_path())
            .filter(|path| !path.is_empty())
            .map(str::to_owned);
        reported.line = position.map(|position| position.line as u64);
        reported.column = position.map(|position| position.column as u64);
        reported
    }
}

/// How many violations are listed when an error becomes data.
pub(super) const LISTED: usize = 100;

/// Converts the first violations of an error, up to the listed maximum.
pub(super) fn listed(violations: &[Violation]) -> Vec<ReportedViolation> {
    violations.iter().take(LISTED).map(Into::into).collect()
}

/// Converts a text that is never empty to a [`NonEmptyString`].
pub(super) fn words(words: impl fmt::Display) -> NonEmptyString {
    checked(&words.to_string())
}

/// Converts a text that satisfies its schema rule by construction.
#[allow(
    clippy::expect_used,
    reason = "versions, hashes and messages are made here; tests build reports from every kind of error"
)]
pub(super) fn checked<R: StringRule>(text: &str) -> CheckedString<R> {
    CheckedString::new(text).expect("what is made here keeps the schema's rule")
}
