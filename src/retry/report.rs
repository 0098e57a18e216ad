//! Converts the end of a retry loop to the escalation report, a message of the protocol.

use super::attempt::RefusedAttempt;
use super::exhausted::MaxRetriesExceededError;
use super::reported::{checked, listed, words};
use super::response::{FinishReason, RawResponse};
use crate::generated::{
    EscalationReport, ObservationEncoding, RefusedResponse, RefusedResponseResponseEncoding,
};
use crate::observation::streams;
use saop_json::show::one_line;
use saop_tools::correction::POINTER;

impl MaxRetriesExceededError {
    /// Creates a report with everything that a person needs to act, including the answers, as a message of the
    /// protocol. If the answers are very large, reading it needs wider [`Limits`](crate::Limits) than the default.
    #[must_use]
    pub fn report(&self) -> EscalationReport {
        of(self, true)
    }

    /// Creates the report without the answers. The violation messages still quote short pieces of them.
    #[must_use]
    pub fn report_without_responses(&self) -> EscalationReport {
        of(self, false)
    }
}

/// Creates the report, including the answers if `with_responses` is set.
fn of(error: &MaxRetriesExceededError, with_responses: bool) -> EscalationReport {
    let history = error.history().iter();
    let mut report = EscalationReport::new(
        error.reason(),
        u64::from(error.attempts()),
        u64::from(error.max_retries()),
        words(error.last_error()),
        history
            .map(|attempt| refused(attempt, with_responses))
            .collect(),
    );
    report.awaited = error.awaited().map(words);
    report.unknown_answers = Some(u64::from(error.unknown_answers())).filter(|count| *count > 0);
    report.context = error.context().cloned();
    report.usage = error.usage().cloned();
    report
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
    if attempt.merged().is_some() {
        // They are not in the answer.
        for violation in &mut violations {
            (violation.line, violation.column) = (None, None);
        }
    }
    let mut refused = RefusedResponse::new(
        attempt.class(),
        words(attempt.error()),
        response.as_bytes().len() as u64,
        checked(&response.hash()),
        attempt.error().violation_count() as u64,
        violations,
    );
    let reason = response.finish_reason().map(FinishReason::as_str);
    refused.finish_reason = reason.map(str::to_owned);
    refused.response = body;
    refused.response_encoding = encoding;
    refused.usage = response.usage().cloned();
    refused
}

fn body(response: &RawResponse) -> (String, RefusedResponseResponseEncoding) {
    let (body, _, encoding) = streams::encode(response.as_bytes().to_vec(), Vec::new());
    let encoding = if encoding == ObservationEncoding::Base64 {
        RefusedResponseResponseEncoding::Base64
    } else {
        RefusedResponseResponseEncoding::Utf8
    };
    (body, encoding)
}
