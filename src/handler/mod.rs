//! Drives the retry protocol over a client. It awaits and reports, and decides nothing.
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

use crate::generated::{SaopEnvelope, TurnContext};
use crate::retry::{Correction, MaxRetriesExceededError, RawResponse, Retry, RetryPolicy, Step};

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
/// let context = TurnContext::new("session-7f3a".parse()?, "implementer-1".parse()?, 13, "plan".parse()?);
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
/// `Debug` and `Display` show no answer.
#[non_exhaustive]
pub enum HandleError<E, T = SaopEnvelope> {
    /// The client could not get an answer. That is no fault of an answer: it counts as none, and nobody is told
    /// of it but the caller.
    Client {
        /// What went wrong.
        error: E,
        /// The correction that was not answered: [`MalformedResponseHandler::ask`] sends it again.
        correction: Box<Correction<T>>,
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
        self.handle_with(Retry::new(self.policy), raw, context)
            .await
    }

    /// As [`handle`](Self::handle), for any message that a [`Retry`] waits for: another type, any message
    /// ([`Retry::any`]), a schema known only as the program runs ([`Retry::checking`]). It has a policy of its own.
    ///
    /// # Errors
    ///
    /// As [`handle`](Self::handle).
    pub async fn handle_with<T>(
        &self,
        retry: Retry<T>,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        self.settle(retry.offer(raw), &mut None, context).await
    }

    /// Sends a correction, and those that may follow, for one that was not answered.
    ///
    /// # Errors
    ///
    /// As [`handle`](Self::handle).
    pub async fn ask<T>(
        &self,
        correction: Correction<T>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        self.settle_correction(correction, &mut None, context).await
    }

    /// Goes from step to step to the end. `waiting` has the correction that is being answered, should this future be
    /// dropped.
    pub(crate) async fn settle<T>(
        &self,
        step: Step<T>,
        waiting: &mut Option<Correction<T>>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        match self.tell(step, context)? {
            Told::Accepted(message) => Ok(message),
            Told::Correct(correction) => self.settle_correction(correction, waiting, context).await,
        }
    }

    /// As [`settle`](Self::settle), from a correction on.
    pub(crate) async fn settle_correction<T>(
        &self,
        mut correction: Correction<T>,
        waiting: &mut Option<Correction<T>>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        loop {
            *waiting = Some(correction.clone());
            let answer = match self.client.complete(&correction.turn, context).await {
                Ok(answer) => answer,
                Err(error) => {
                    let correction = Box::new(correction);
                    return Err(HandleError::Client { error, correction });
                }
            };
            *waiting = None;
            correction = match self.tell(correction.retry.offer(answer), context)? {
                Told::Accepted(message) => return Ok(message),
                Told::Correct(correction) => correction,
            };
        }
    }

    /// Tells the sink what came of an answer.
    fn tell<T>(
        &self,
        step: Step<T>,
        context: &TurnContext,
    ) -> Result<Told<T>, HandleError<C::Error, T>> {
        if let Some(event) = step.event() {
            self.sink.record(context, &event);
        }
        match step {
            Step::Accepted(accepted) => Ok(Told::Accepted(accepted.message)),
            Step::Correct(correction) => Ok(Told::Correct(correction)),
            Step::Exhausted(error) => {
                let error = error.with_context(Some(context.clone()));
                Err(HandleError::MaxRetriesExceeded(Box::new(error)))
            }
        }
    }
}

/// What came of an answer, where it is not the end.
enum Told<T> {
    Accepted(T),
    Correct(Correction<T>),
}

impl<E: fmt::Debug, T> fmt::Debug for HandleError<E, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client { error, correction } => f
                .debug_struct("Client")
                .field("error", error)
                .field("correction", correction)
                .finish(),
            Self::MaxRetriesExceeded(error) => {
                f.debug_tuple("MaxRetriesExceeded").field(error).finish()
            }
        }
    }
}

impl<E, T> fmt::Display for HandleError<E, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Client { correction, .. } => write!(
                f,
                "client failed to answer correction {}",
                correction.turn.attempt()
            ),
            Self::MaxRetriesExceeded(_) => f.write_str("no valid message: the retries are used up"),
        }
    }
}

impl<E: Error + 'static, T> Error for HandleError<E, T> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Client { error, .. } => Some(error),
            Self::MaxRetriesExceeded(error) => Some(&**error),
        }
    }
}
