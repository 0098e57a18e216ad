//! How a provider's responses are read: whole ones, and those that arrive in pieces.

use std::ops::ControlFlow;

use saop::push::PushReader;
use saop::{
    CorrectionPolicy, Limits, RawResponse, RepairPolicy, RetryPolicy, TokenUsage, Violation,
    ViolationKind,
};

/// Takes the pieces of an answer as they arrive, and breaks once nothing that may follow makes it valid, with what is wrong.
pub type Follow = Box<dyn FnMut(&[u8]) -> ControlFlow<Violation> + Send>;

/// Follows each answer with a reader of its own, up to the byte with which it is doomed. What the policy may mend is read to its end: any
/// answer if it is [repaired](RepairPolicy::Listed), and one that only breaks its schema if its [members](CorrectionPolicy::Members) are
/// asked for. SPEC A8.
///
/// ```
/// use saop::push::PushReader;
/// use saop::{RetryPolicy, SaopEnvelope};
/// use saop_providers::{EndpointPolicy, OpenAiClient, until_doomed};
///
/// let begin = |limits: &_| PushReader::<SaopEnvelope>::for_message(limits);
/// let client = OpenAiClient::new("http://localhost:11434/v1", "qwen3", EndpointPolicy::default())?
///     .with_streams(until_doomed(RetryPolicy::default(), begin));
/// # Ok::<(), saop_providers::SetupError>(())
/// ```
pub fn until_doomed<T: 'static>(
    policy: RetryPolicy,
    begin: impl Fn(&Limits) -> PushReader<T> + Send + Sync + 'static,
) -> impl Fn() -> Follow + Send + Sync + 'static {
    let may_mend = move |violation: &Violation| {
        policy.repair() == RepairPolicy::Listed
            || policy.corrections() == CorrectionPolicy::Members
                && violation.kind() == ViolationKind::Schema
    };
    move || {
        let mut reader = begin(policy.limits());
        Box::new(move |piece| {
            reader.push(piece);
            match reader.doom() {
                Some(doom) if !may_mend(doom.violation()) => {
                    let at = doom.offset()..doom.offset() + 1;
                    ControlFlow::Break(doom.violation().clone().with_span(at))
                }
                _ => ControlFlow::Continue(()),
            }
        })
    }
}

/// How to read a provider's responses.
pub(crate) struct Wire {
    /// Extracts the answer from the body of a response.
    pub(crate) answer: fn(&str) -> Result<RawResponse, Unanswered>,
    /// Extracts the message from the body of an error response.
    pub(crate) complaint: fn(&str) -> String,
    /// Begins an answer that arrives in pieces.
    pub(crate) begin: fn() -> Box<dyn Assemble>,
}

/// Puts an answer together from the events of a stream.
pub(crate) trait Assemble: Send {
    /// Takes the data of an event.
    fn take(&mut self, data: &str) -> Result<Taken, Unanswered>;

    /// Returns the text of the answer so far.
    fn text(&self) -> &[u8];

    /// Returns the tokens spent, if that was said.
    fn usage(&self) -> Option<&TokenUsage>;

    /// Whether the answer has ended, so that a stream may end as well.
    fn is_whole(&self) -> bool;

    /// Returns the answer.
    fn finish(self: Box<Self>) -> Result<RawResponse, Unanswered>;
}

/// What an event has.
#[derive(Debug, PartialEq)]
pub(crate) enum Taken {
    /// More text, from this offset on.
    Text(usize),
    /// More of the answer beside the text, such as a call.
    More,
    /// Nothing of the answer.
    Nothing,
    /// The end of the stream.
    End,
}

/// Why a response contains no answer.
#[derive(Debug, PartialEq)]
pub(crate) enum Unanswered {
    /// The response does not have the provider's format.
    Unexpected(String),
    /// The response has no answer, or an error in place of one, but may state the reason.
    Nothing(String),
}

#[cfg(test)]
mod tests {
    use saop::SaopEnvelope;

    use super::*;

    /// Pushes an answer in pieces, and returns the place of the violation with which it is left, and how much had arrived.
    fn left(policy: RetryPolicy, answer: &str) -> Option<(String, usize)> {
        let begin = PushReader::<SaopEnvelope>::for_message;
        let mut follow = until_doomed(policy, begin)();
        let mut arrived = 0;
        for piece in answer.as_bytes().chunks(3) {
            arrived += piece.len();
            if let ControlFlow::Break(violation) = follow(piece) {
                let at = violation.span();
                assert!(at.is_some_and(|at| at.len() == 1 && at.end <= arrived));
                return Some((violation.instance_path().to_owned(), arrived));
            }
        }
        None
    }

    // SPEC A8
    #[test]
    fn an_answer_is_left_where_the_policy_may_not_mend_it() {
        let policy = RetryPolicy::default();
        let members = policy.with_corrections(CorrectionPolicy::Members);
        let listed = policy.with_repair(RepairPolicy::Listed);
        // Wrong by its schema, and as JSON.
        let wrong = r#"{"schema_version": "1.0.0", "turn_index": -1, "agent_id": "a"}"#;
        let broken = r#"{"schema_version": "1.0.0",, "turn_index": 1, "agent_id": "a"}"#;
        let path = "/turn_index".to_owned();
        assert_eq!(left(policy, wrong), Some((path, 45)));
        assert_eq!(left(policy, broken), Some((String::new(), 30)));
        assert_eq!(left(members, wrong), None);
        assert_eq!(left(members, broken), Some((String::new(), 30)));
        assert_eq!(left(listed, wrong), None);
        assert_eq!(left(listed, broken), None);
        // Each answer has a reader of its own.
        let valid = include_str!("../../../../examples/envelope.json");
        assert_eq!(left(policy, valid), None);
    }
}
