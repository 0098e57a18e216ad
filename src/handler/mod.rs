//! Drives the retry protocol over a client. Layer 6: it awaits and reports, and decides nothing.
//! REQ: 3_MCP-TAS-071
//!
//! Invariant: a handler has no state; everything that belongs to a turn lives in one `handle` call and goes with it,
//! also where that is dropped.

mod client;
mod sink;

use std::error::Error;
use std::fmt;

pub use client::{BoxedClientError, DynLlmClient, LlmClient};
pub use sink::{EventSink, TracingSink};

use crate::generated::{SaopEnvelope, SaopMessage, TurnContext};
use crate::message::Message;
use crate::retry::{
    FormattingCorrectionTurn, MaxRetriesExceededError, RawResponse, Retry, RetryPolicy, Step,
};

/// Reads a model's answers, and asks its client for corrections of those that are malformed. SPEC R1.
///
/// It can be shared: calls do not know of each other. A future that is dropped asks for nothing more.
///
/// ```
/// use saop::{FormattingCorrectionTurn, LlmClient, MalformedResponseHandler, RawResponse, TurnContext};
///
/// struct Model;
///
/// impl LlmClient for Model {
///     type Error = std::io::Error;
///
///     async fn complete(
///         &self,
///         turn: &FormattingCorrectionTurn,
///         _context: &TurnContext,
///     ) -> Result<RawResponse, std::io::Error> {
///         assert!(turn.prompt().starts_with("Your previous response was not valid SAOP JSON."));
///         std::fs::read("examples/envelope.json").map(RawResponse::new)
///     }
/// }
///
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
/// let context = TurnContext {
///     session_id: "session-7f3a".parse()?,
///     agent_id: "implementer-1".parse()?,
///     turn_index: 13,
///     phase: "plan".parse()?,
/// };
/// let handler = MalformedResponseHandler::new(Model);
/// let envelope = handler.handle("I will look for the line that splits.", &context).await?;
/// assert_eq!(envelope.turn_index, 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct MalformedResponseHandler<C, S = TracingSink> {
    client: C,
    sink: S,
    policy: RetryPolicy,
}

/// Why there is no message.
///
/// `Debug` shows no answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum HandleError<E> {
    /// The client could not get an answer. That is no fault of an answer: it counts as none, and nobody is told
    /// of it but the caller.
    Client {
        /// What went wrong.
        error: E,
        /// The correction that was not answered.
        turn: Box<FormattingCorrectionTurn>,
    },
    /// No answer was a message, and no further correction is asked for.
    MaxRetriesExceeded(Box<MaxRetriesExceededError>),
}

impl<C: LlmClient> MalformedResponseHandler<C> {
    /// A handler that asks `client` for corrections and tells `tracing` of its events, under the default policy.
    #[must_use]
    pub fn new(client: C) -> Self {
        Self {
            client,
            sink: TracingSink,
            policy: RetryPolicy::default(),
        }
    }
}

impl<C, S> MalformedResponseHandler<C, S> {
    /// The same handler under another policy. SPEC R9.
    #[must_use]
    pub fn with_policy(mut self, policy: RetryPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// The same handler that tells `sink` of its events. SPEC R6.
    #[must_use]
    pub fn with_sink<S2: EventSink>(self, sink: S2) -> MalformedResponseHandler<C, S2> {
        MalformedResponseHandler {
            client: self.client,
            sink,
            policy: self.policy,
        }
    }

    /// How often it asks for a correction, and how large one may be.
    #[must_use]
    pub const fn policy(&self) -> &RetryPolicy {
        &self.policy
    }

    /// The client that it asks.
    #[must_use]
    pub const fn client(&self) -> &C {
        &self.client
    }
}

impl<C: LlmClient, S: EventSink> MalformedResponseHandler<C, S> {
    /// Gives the envelope that an answer is, or that a correction of it is. SPEC R1, R3, R4.
    ///
    /// # Errors
    ///
    /// Where the client fails, or the retries are used up.
    pub async fn handle(
        &self,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<SaopEnvelope, HandleError<C::Error>> {
        self.handle_as(raw, context).await
    }

    /// As [`handle`](Self::handle), for any type of message.
    ///
    /// # Errors
    ///
    /// As [`handle`](Self::handle).
    pub async fn handle_as<T: Message>(
        &self,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error>> {
        self.drive(Retry::new(self.policy), raw.into(), context)
            .await
    }

    /// As [`handle`](Self::handle), where any message will do.
    ///
    /// # Errors
    ///
    /// As [`handle`](Self::handle).
    pub async fn handle_any(
        &self,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<SaopMessage, HandleError<C::Error>> {
        self.drive(Retry::any(self.policy), raw.into(), context)
            .await
    }

    pub(crate) async fn drive<T>(
        &self,
        mut retry: Retry<T>,
        mut response: RawResponse,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error>> {
        loop {
            let step = retry.offer(response);
            if let Some(event) = step.event() {
                self.sink.record(context, &event);
            }
            let correction = match step {
                Step::Accepted(accepted) => return Ok(accepted.message),
                Step::Exhausted(error) => {
                    return Err(HandleError::MaxRetriesExceeded(Box::new(error)));
                }
                Step::Correct(correction) => correction,
            };
            response = match self.client.complete(&correction.turn, context).await {
                Ok(response) => response,
                Err(error) => {
                    return Err(HandleError::Client {
                        error,
                        turn: Box::new(correction.turn),
                    });
                }
            };
            retry = correction.retry;
        }
    }
}

impl<E: fmt::Display> fmt::Display for HandleError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client { error, turn } => write!(
                f,
                "expected an answer to correction {}, but the client failed: {error}",
                turn.attempt()
            ),
            Self::MaxRetriesExceeded(error) => error.fmt(f),
        }
    }
}

impl<E: Error + 'static> Error for HandleError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Client { error, .. } => Some(error),
            Self::MaxRetriesExceeded(error) => error.source(),
        }
    }
}
