//! Classifies a failed answer. The classes are `FailureClass` of `schemas/escalation-report.schema.json`. SPEC R7.

use super::response::{FinishReason, RawResponse};
use crate::error::SaopError;
use crate::generated::FailureClass;

/// Returns the class of an answer that was rejected with `error`. The provider's report takes precedence: an answer
/// that was declined or cut off does not show the model's idea of the format.
pub(super) fn classify(response: &RawResponse, error: &SaopError) -> FailureClass {
    let finish = response.finish_reason();
    if finish.is_some_and(FinishReason::is_refusal) {
        FailureClass::Refusal
    } else if finish.is_some_and(FinishReason::is_length) {
        FailureClass::Truncated
    } else if response.as_bytes().trim_ascii().is_empty() {
        FailureClass::Empty
    } else {
        match error {
            SaopError::Parse(error) if error.is_truncated() => FailureClass::Truncated,
            SaopError::Parse(_) => FailureClass::InvalidJson,
            // Over a limit, as a text that is too long: what would have to change in it is not known.
            SaopError::Validation(_) if error.is_unjudged() => FailureClass::InvalidJson,
            SaopError::Validation(_)
            | SaopError::DuplicateAgent(_)
            | SaopError::EmptyParallelTurn(_) => FailureClass::SchemaViolation,
        }
    }
}
