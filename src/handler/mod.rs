//! Drives the retry protocol with a client. It awaits and reports, and decides nothing.
//! REQ: 3_MCP-TAS-071
//!
//! Invariant: a handler is stateless; everything that belongs to a turn lives in one `handle` call and is dropped with
//! it, even if the call is cancelled.

mod client;
mod sink;

use std::error::Error;
use std::fmt;

pub use client::{BoxedClientError, DynLlmClient, LlmClient};
pub use sink::{EventSink, TracingSink};

use crate::generated::{SaopEnvelope, TurnContext};
use saop_tools::{ToolRegistry, Unchecked};

use crate::retry::{Correction, MaxRetriesExceededError, RawResponse, Retry, RetryPolicy, Step};

/// Reads a model's answers and asks its client to correct malformed ones. SPEC R1.
///
/// It can be shared: calls are independent of each other. A dropped future sends no further requests.
///
/// ```
/// use saop::{LlmClient, MalformedResponseHandler, RawResponse, TurnContext};
///
/// struct Model;
///
/// impl LlmClient for Model {
///     type Error = std::io::Error;
///
///     async fn ask(&self, prompt: &str, _context: &TurnContext) -> Result<RawResponse, std::io::Error> {
///         assert!(prompt.starts_with("Your previous response was not valid SAOP JSON."));
///         std::fs::read("examples/envelope.json").map(RawResponse::new)
///     }
/// }
///
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
/// let context = TurnContext::builder()
///     .session_id("session-7f3a")
///     .agent_id("implementer-1")
///     .turn_index(13)
///     .phase("plan")
///     .build()?;
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
    tools: Option<ToolRegistry>,
}

/// Why there is no message.
///
/// `Debug` and `Display` never show an answer.
#[non_exhaustive]
pub enum HandleError<E, T = SaopEnvelope> {
    /// The client could not get an answer. That does not count as a malformed answer, and only the caller learns of it.
    Client {
        /// What went wrong.
        error: E,
        /// The unanswered correction; [`MalformedResponseHandler::ask`] sends it again.
        correction: Box<Correction<T>>,
    },
    /// No answer was a valid message, and no further correction is requested.
    MaxRetriesExceeded(Box<MaxRetriesExceededError>),
}

impl<C: LlmClient> MalformedResponseHandler<C> {
    /// Creates a handler with the default policy that asks `client` for corrections and reports its events to
    /// `tracing`.
    #[must_use]
    pub fn new(client: C) -> Self {
        Self {
            client,
            sink: TracingSink,
            policy: RetryPolicy::default(),
            tools: None,
        }
    }
}

impl<C, S> MalformedResponseHandler<C, S> {
    /// Sets the policy. SPEC R9.
    #[must_use]
    pub fn with_policy(mut self, policy: RetryPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// Sets the sink that receives the events. SPEC R6.
    #[must_use]
    pub fn with_sink<S2: EventSink>(self, sink: S2) -> MalformedResponseHandler<C, S2> {
        MalformedResponseHandler {
            client: self.client,
            sink,
            policy: self.policy,
            tools: self.tools,
        }
    }

    /// Sets the tools of the agent: an action that calls none of them, or one with arguments that its schema refuses, is
    /// corrected like any malformed answer ([`Retry::with_tools`]). SPEC X3.
    #[must_use]
    pub fn with_tools(mut self, tools: ToolRegistry) -> Self {
        self.tools = Some(tools);
        self
    }

    /// Returns the tools of the agent, if they are known.
    #[must_use]
    pub const fn tools(&self) -> Option<&ToolRegistry> {
        self.tools.as_ref()
    }

    /// Returns the policy: how often to request a correction, and how large one may be.
    #[must_use]
    pub const fn policy(&self) -> &RetryPolicy {
        &self.policy
    }

    /// Returns the client.
    #[must_use]
    pub const fn client(&self) -> &C {
        &self.client
    }
}

impl<C, S: EventSink> MalformedResponseHandler<C, S> {
    /// Reports the calls of an accepted message whose arguments were not checked.
    pub(crate) fn tell_unchecked(&self, calls: &[Unchecked], context: &TurnContext) {
        let calls = calls.iter();
        calls.for_each(|call| self.sink.unchecked(context, call));
    }
}

impl<C: LlmClient, S: EventSink> MalformedResponseHandler<C, S> {
    /// Returns the envelope from the answer or from a correction of it. SPEC R1, R3, R4.
    ///
    /// # Errors
    ///
    /// Fails if the client fails or the retries are used up.
    pub async fn handle(
        &self,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<SaopEnvelope, HandleError<C::Error>> {
        let retry = Retry::new(self.policy);
        let retry = match &self.tools {
            Some(tools) => retry.with_tools(tools.clone()),
            None => retry,
        };
        self.handle_with(retry, raw, context).await
    }

    /// Like [`handle`](Self::handle), for any message that a [`Retry`] waits for: another type, any message
    /// ([`Retry::any`]), or a schema known only at run time ([`Retry::checking`]). The `Retry` has its own policy and tools.
    ///
    /// # Errors
    ///
    /// Same as [`handle`](Self::handle).
    pub async fn handle_with<T>(
        &self,
        retry: Retry<T>,
        raw: impl Into<RawResponse>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        self.settle(retry.offer(raw), &mut None, context).await
    }

    /// Resends an unanswered correction, and sends those that follow.
    ///
    /// # Errors
    ///
    /// Same as [`handle`](Self::handle).
    pub async fn ask<T>(
        &self,
        correction: Correction<T>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        self.settle_correction(correction, &mut None, context).await
    }

    /// Runs step by step to the end. If this future is dropped, `waiting` holds the correction that was being answered.
    pub(crate) async fn settle<T>(
        &self,
        step: Step<T>,
        waiting: &mut Option<Correction<T>>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        match self.tell(step, context)? {
            Told::Accepted(message) => Ok(message),
            Told::Correct(correction) => {
                self.settle_correction(*correction, waiting, context).await
            }
        }
    }

    /// Like [`settle`](Self::settle), starting from a correction.
    pub(crate) async fn settle_correction<T>(
        &self,
        mut correction: Correction<T>,
        waiting: &mut Option<Correction<T>>,
        context: &TurnContext,
    ) -> Result<T, HandleError<C::Error, T>> {
        // REQ: 3_MCP-TAS-071
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
                Told::Correct(correction) => *correction,
            };
        }
    }

    /// Reports the outcome of an answer to the sink.
    fn tell<T>(
        &self,
        step: Step<T>,
        context: &TurnContext,
    ) -> Result<Told<T>, HandleError<C::Error, T>> {
        for event in step.events() {
            self.sink.record(context, &event);
        }
        if let Step::Accepted(accepted) = &step {
            self.tell_unchecked(&accepted.unchecked, context);
        }
        match step {
            Step::Accepted(accepted) => Ok(Told::Accepted(accepted.message)),
            Step::Correct(correction) => Ok(Told::Correct(Box::new(correction))),
            Step::Exhausted(error) => {
                let error = error.with_context(Some(context.clone()));
                Err(HandleError::MaxRetriesExceeded(Box::new(error)))
            }
        }
    }
}

/// The outcome of an answer, unless the retries are used up.
enum Told<T> {
    Accepted(T),
    Correct(Box<Correction<T>>),
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
