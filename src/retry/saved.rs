//! Reads a saved escalation report back, so that a run can continue from it.

use std::borrow::Cow;
use std::fmt;

use saop_schema::{Violation, ViolationKind};

use super::response::RawResponse;
use crate::generated::{
    EscalationReport, FailureClass, RefusedResponse, RefusedResponseResponseEncoding,
};
use crate::observation::{Base64Error, streams};

/// Why a saved report cannot be continued from.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SavedReportError {
    /// The report does not say which turn it is about.
    NoContext,
    /// The report is about another turn than the run's.
    Context,
    /// The run is not in state `RUNNING`, or a correction of it is waiting.
    Begun,
    /// The report is about answers of another schema.
    Awaited {
        /// The schema that an answer has to meet; `None` for any message.
        expected: Option<&'static str>,
        /// The schema that the report names.
        found: Option<String>,
    },
    /// The report has no answers.
    Empty,
    /// The report has an answer without its text, as `report_without_responses` makes it.
    NoResponse {
        /// The answer's index in `history`.
        index: usize,
    },
    /// An answer is not in the encoding that the report states.
    Base64 {
        /// The answer's index in `history`.
        index: usize,
        /// What is wrong with it.
        error: Base64Error,
    },
    /// An answer of the report is valid here and now.
    Valid {
        /// The answer's index in `history`.
        index: usize,
    },
}

/// Returns the answers of a report.
pub(super) fn responses(report: &EscalationReport) -> Result<Vec<RawResponse>, SavedReportError> {
    let answers = report.history.iter().enumerate();
    answers
        .map(|(index, refused)| response(index, refused))
        .collect()
}

/// Returns an answer that ends inside a value, as it was if it was not refused for that: its rest was not read, because of the first
/// violation. In how many pieces it came is not saved.
pub(super) fn doomed(response: RawResponse, saved: &RefusedResponse) -> Option<RawResponse> {
    let is_doomed = saved.class == FailureClass::SchemaViolation;
    let violation = saved.violations.first().filter(|_| is_doomed)?;
    let (path, message) = (violation.path.clone(), violation.message.to_string());
    let violation = Violation::new(ViolationKind::Schema, path, message);
    Some(response.with_doom(violation, 0))
}

fn response(index: usize, refused: &RefusedResponse) -> Result<RawResponse, SavedReportError> {
    let text = refused.response.as_deref();
    let text = text.ok_or(SavedReportError::NoResponse { index })?;
    let encoding = refused.response_encoding;
    let encoding = encoding.map_or("utf8", RefusedResponseResponseEncoding::as_str);
    let body = streams::decode("response", text, encoding)
        .map_err(|error| SavedReportError::Base64 { index, error })?;
    let mut response = RawResponse::new(Cow::into_owned(body));
    if let Some(reason) = &refused.finish_reason {
        response = response.with_finish_reason(reason.as_str());
    }
    if let Some(usage) = &refused.usage {
        response = response.with_usage(usage.clone());
    }
    Ok(response)
}

impl fmt::Display for SavedReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoContext => f.write_str("expected a report with a context, but found none"),
            Self::Context => f.write_str(
                "expected a report about the turn of the run, but found one about another turn",
            ),
            Self::Begun => {
                f.write_str("expected a run that has not begun, but found one in progress or ended")
            }
            Self::Awaited { expected, found } => {
                let name = |name: Option<&str>| match name {
                    Some(name) => format!("answers of {name}"),
                    None => "answers of any message".to_owned(),
                };
                let (expected, found) = (name(*expected), name(found.as_deref()));
                write!(f, "expected a report about {expected}, but found {found}")
            }
            Self::Empty => {
                f.write_str("expected a report with at least one answer, but found none")
            }
            Self::NoResponse { index } => write!(
                f,
                "expected the text of answer {index} in the report, but found none"
            ),
            Self::Base64 { index, .. } => {
                write!(f, "answer {index} of the report is not in its encoding")
            }
            Self::Valid { index } => write!(
                f,
                "expected answer {index} of the report to be malformed, but found it valid; it needs no correction"
            ),
        }
    }
}

impl std::error::Error for SavedReportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Base64 { error, .. } => Some(error),
            _ => None,
        }
    }
}
