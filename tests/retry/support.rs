//! What the tests of the retry protocol share: a valid answer, a scripted model, a sink that records.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Mutex;

use saop::{
    Correction, EventSink, FormattingCorrectionTurn, LlmClient, MaxRetriesExceededError,
    RawResponse, Retry, RetryEvent, RetryPolicy, SaopEnvelope, Step, TokenUsage, TurnContext,
    Unchecked,
};

pub(crate) const VALID: &str = include_str!("../../examples/envelope.json");

/// A valid answer with one member changed, so that it breaks the schema.
pub(crate) fn broken() -> String {
    let broken = VALID.replacen("13", "-13", 1);
    assert_ne!(broken, VALID);
    broken
}

/// A valid answer with so many members more, each a violation.
pub(crate) fn with_extras(count: usize) -> String {
    let members: Vec<String> = (0..count).map(|n| format!("\"x{n}\": {n}, ")).collect();
    VALID.replacen('{', &format!("{{{}", members.concat()), 1)
}

pub(crate) fn context() -> TurnContext {
    TurnContext::new(
        "session-7f3a".parse().unwrap(),
        "implementer-1".parse().unwrap(),
        13,
        "plan".parse().unwrap(),
    )
}

pub(crate) fn usage(prompt_tokens: u64, completion_tokens: u64) -> TokenUsage {
    TokenUsage::new(prompt_tokens, completion_tokens)
}

pub(crate) fn retry(policy: RetryPolicy) -> Retry<SaopEnvelope> {
    Retry::new(policy)
}

/// The correction that an answer gets.
pub(crate) fn correction(answer: impl Into<RawResponse>) -> FormattingCorrectionTurn {
    correct(retry(RetryPolicy::default()), answer).turn
}

pub(crate) fn correct<T: fmt::Debug>(
    retry: Retry<T>,
    answer: impl Into<RawResponse>,
) -> Correction<T> {
    match retry.offer(answer) {
        Step::Correct(correction) => correction,
        other => panic!("expected a correction, but found {other:?}"),
    }
}

pub(crate) fn exhausted<T: fmt::Debug>(
    retry: Retry<T>,
    answer: impl Into<RawResponse>,
) -> MaxRetriesExceededError {
    match retry.offer(answer) {
        Step::Exhausted(error) => error,
        other => panic!("expected the end, but found {other:?}"),
    }
}

/// A model that answers from a script, and keeps what it was asked.
#[derive(Debug, Default)]
pub(crate) struct Script {
    answers: Mutex<VecDeque<Result<RawResponse, Fault>>>,
    pub(crate) asked: Mutex<Vec<FormattingCorrectionTurn>>,
    /// Each question, with the index of its turn.
    pub(crate) questions: Mutex<Vec<(String, u64)>>,
}

/// Why a scripted model has no answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault(pub(crate) &'static str);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Fault {}

impl Script {
    pub(crate) fn new(answers: impl IntoIterator<Item = impl Into<RawResponse>>) -> Self {
        Self::with_faults(answers.into_iter().map(|answer| Ok(answer.into())))
    }

    pub(crate) fn with_faults(
        answers: impl IntoIterator<Item = Result<RawResponse, Fault>>,
    ) -> Self {
        Self {
            answers: Mutex::new(answers.into_iter().collect()),
            asked: Mutex::default(),
            questions: Mutex::default(),
        }
    }

    fn next(&self) -> Result<RawResponse, Fault> {
        let next = self.answers.lock().unwrap().pop_front();
        next.unwrap_or(Err(Fault("the script has ended")))
    }

    pub(crate) fn calls(&self) -> usize {
        self.asked.lock().unwrap().len()
    }
}

impl LlmClient for Script {
    type Error = Fault;

    async fn ask(&self, question: &str, context: &TurnContext) -> Result<RawResponse, Fault> {
        let question = (question.to_owned(), context.turn_index);
        self.questions.lock().unwrap().push(question);
        self.next()
    }

    async fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        _context: &TurnContext,
    ) -> Result<RawResponse, Fault> {
        self.asked.lock().unwrap().push(turn.clone());
        self.next()
    }
}

/// Keeps events.
#[derive(Debug, Default)]
pub(crate) struct Recorder(
    pub(crate) Mutex<Vec<(TurnContext, RetryEvent)>>,
    /// The paths of calls that were not checked.
    Mutex<Vec<String>>,
);

impl Recorder {
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let events = self.0.lock().unwrap();
        events.iter().map(|(_, event)| event.name()).collect()
    }

    pub(crate) fn unchecked_paths(&self) -> Vec<String> {
        self.1.lock().unwrap().clone()
    }
}

impl EventSink for Recorder {
    fn record(&self, context: &TurnContext, event: &RetryEvent) {
        self.0
            .lock()
            .unwrap()
            .push((context.clone(), event.clone()));
    }

    fn unchecked(&self, _: &TurnContext, call: &Unchecked) {
        self.1.lock().unwrap().push(call.path.clone());
    }
}

/// Drives a future to its end on this thread.
pub(crate) fn block_on<F: Future>(future: F) -> F::Output {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .unwrap()
        .block_on(future)
}
