//! From the end of a retry loop to the escalation report, a message of the protocol.

use super::attempt::RefusedAttempt;
use super::exhausted::MaxRetriesExceededError;
use super::reported::{POINTER, checked, listed, words};
use super::response::{FinishReason, RawResponse};
use crate::generated::{
    EscalationReport, EscalationReportType, ObservationEncoding, RefusedResponse,
    RefusedResponseResponseEncoding,
};
use crate::observation::streams;
use saop_json::show::one_line;

/// The version of the schema that reports are written to.
const SCHEMA_VERSION: &str = "1.0.0";

impl MaxRetriesExceededError {
    /// Everything that a person needs to act, the answers included, as a message of the protocol. Where the answers
    /// are very large it takes wider [`Limits`](crate::Limits) than the default ones to read it.
    #[must_use]
    pub fn report(&self) -> EscalationReport {
        of(self, true)
    }

    /// The report without the answers. The words of its violations still quote short pieces of them.
    #[must_use]
    pub fn report_without_responses(&self) -> EscalationReport {
        of(self, false)
    }
}

/// The report, with the answers themselves where `with_responses`.
fn of(error: &MaxRetriesExceededError, with_responses: bool) -> EscalationReport {
    let history = error.history().iter();
    EscalationReport {
        schema_version: checked(SCHEMA_VERSION),
        type_: EscalationReportType::EscalationReport,
        reason: error.reason(),
        attempts: u64::from(error.attempts()),
        max_retries: u64::from(error.max_retries()),
        awaited: error.awaited().map(words),
        context: error.context().cloned(),
        last_error: words(error.last_error()),
        usage: error.usage().cloned(),
        history: history
            .map(|attempt| refused(attempt, with_responses))
            .collect(),
    }
}

fn refused(attempt: &RefusedAttempt, with_response: bool) -> RefusedResponse {
    let response = attempt.response();
    let (body, encoding) = with_response.then(|| body(response)).unzip();
    let mut violations = listed(attempt.violations());
    if !with_response {
        for violation in &mut violations {
            violation.path = one_line(&violation.path, POINTER);
        }
    }
    RefusedResponse {
        class: attempt.class(),
        error: words(attempt.error()),
        finish_reason: response
            .finish_reason()
            .map(FinishReason::as_str)
            .map(str::to_owned),
        response_bytes: response.as_bytes().len() as u64,
        response_hash: checked(&response.hash()),
        response: body,
        response_encoding: encoding,
        usage: response.usage().cloned(),
        violation_count: attempt.error().violation_count() as u64,
        violations,
    }
}

fn body(response: &RawResponse) -> (String, RefusedResponseResponseEncoding) {
    let (body, _, encoding) = streams::encode(response.as_bytes().to_vec(), Vec::new());
    let encoding = match encoding {
        ObservationEncoding::Utf8 => RefusedResponseResponseEncoding::Utf8,
        ObservationEncoding::Base64 => RefusedResponseResponseEncoding::Base64,
    };
    (body, encoding)
}
