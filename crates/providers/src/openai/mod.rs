//! A client for endpoints with the `OpenAI` API: a model, and the conversation so far.
//!
//! Invariant: a request contains the system message, the newest question, and at most one correction.

mod base_url;
mod deltas;
mod wire;

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use saop::{
    FormattingCorrectionTurn, LlmClient, RawResponse, SaopEnvelope, TurnContext,
    protocol_instructions,
};
use saop_schema::{Message as _, TypeSchema};

use crate::endpoint::{ApiKey, Endpoint, EndpointError, Follow, SetupError, Wire};
use crate::policy::EndpointPolicy;
use deltas::Deltas;
use wire::{Message, Question, ResponseFormat, StreamOptions};

/// The wire format of chat completions.
const WIRE: Wire = Wire {
    answer: wire::answer,
    complaint: wire::complaint,
    begin: || Box::<Deltas>::default(),
};

/// A client of a model behind an endpoint with the `OpenAI` API: `Ollama`, `vLLM`, `llama.cpp` and others.
///
/// Corrections are about the newest question, so use one client per agent. A clone shares the conversation;
/// [`fork`](Self::fork) returns a client for another agent over the same connections. Requests do not grow with the retries: a correction replaces the one before it.
///
/// It requires a tokio runtime with I/O and time enabled, and panics without one. Proxies are taken from the
/// environment, except for endpoints on this machine; redirects are not followed. The model's output is passed on unchanged; nothing else shows the
/// key.
///
/// ```no_run
/// use saop::{MalformedResponseHandler, TurnContext};
/// use saop_providers::{ApiKey, EndpointPolicy, OpenAiClient};
///
/// # async fn turn(context: TurnContext) -> Result<(), Box<dyn std::error::Error>> {
/// let client = OpenAiClient::new("http://localhost:11434/v1", "qwen3", EndpointPolicy::default())?
///     .with_key(ApiKey::from_env()?)?;
/// let first = client.ask("Which file splits the fields?").await?;
/// let envelope = MalformedResponseHandler::new(client).handle(first, &context).await?;
/// println!("{}", envelope.action.tool_name);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct OpenAiClient {
    endpoint: Endpoint,
    model: String,
    system: Arc<str>,
    /// Begins to follow an answer, if answers are to come as streams.
    follow: Option<Arc<dyn Fn() -> Follow + Send + Sync>>,
    /// The newest answered question, shared with clones.
    question: Arc<Mutex<Option<Arc<str>>>>,
}

impl OpenAiClient {
    /// Creates a client of `model` behind the endpoint at `base_url`, such as `http://localhost:11434/v1`. It has no
    /// key and instructs the model to answer with envelopes.
    ///
    /// # Errors
    ///
    /// Fails if the URL is not HTTP or HTTPS, or contains a user name or a password; if it is HTTPS and the system
    /// has no trusted certificates; or if a variable of the environment that applies names no HTTP proxy.
    pub fn new(
        base_url: &str,
        model: impl Into<String>,
        policy: EndpointPolicy,
    ) -> Result<Self, SetupError> {
        Ok(Self {
            endpoint: Endpoint::new(base_url::completions(base_url)?, policy)?,
            model: model.into(),
            system: protocol_instructions(SaopEnvelope::schema()).into(),
            follow: None,
            question: Arc::default(),
        })
    }

    /// Sets or removes the key.
    ///
    /// # Errors
    ///
    /// Fails if the key is not valid in a header.
    pub fn with_key(mut self, key: Option<ApiKey>) -> Result<Self, SetupError> {
        self.endpoint.set_key(key)?;
        Ok(self)
    }

    /// Instructs the model to answer with messages of `schema`.
    #[must_use]
    pub fn with_schema(self, schema: &TypeSchema) -> Self {
        self.with_system(&protocol_instructions(schema))
    }

    /// Sets the system message, replacing [`protocol_instructions`].
    #[must_use]
    pub fn with_system(mut self, system: &str) -> Self {
        self.system = system.into();
        self
    }

    /// Sets a callback that receives the error before a question is resent, and the wait until then. The error is also
    /// logged to `tracing`.
    #[must_use]
    pub fn with_watch(
        mut self,
        watch: impl Fn(&EndpointError, Duration) + Send + Sync + 'static,
    ) -> Self {
        self.endpoint.set_watch(Arc::new(watch));
        self
    }

    /// Asks for answers as streams of events. `follow` is called for each answer, and what it returns gets the text as it arrives; when
    /// that breaks, the rest of the answer is not read, and the answer is corrected with the violation ([`RawResponse::with_doom`]). The
    /// answer to a correction that asks for members is read to its end.
    ///
    /// An answer that is asked for again, because the connection was cut, begins anew. Limits and timeouts are those of a whole answer.
    /// SPEC A8.
    #[must_use]
    pub fn with_streams(mut self, follow: impl Fn() -> Follow + Send + Sync + 'static) -> Self {
        self.follow = Some(Arc::new(follow));
        self
    }

    /// Returns a client over the same connections, with the same settings and a conversation of its own, which begins
    /// with the newest question so far.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self {
            question: Arc::new(Mutex::new(self.lock().clone())),
            ..self.clone()
        }
    }

    /// Asks a question. Once it is answered, corrections are about it.
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn ask(&self, question: &str) -> Result<RawResponse, EndpointError> {
        let answer = self.send(&[question], self.follow.as_deref()).await?;
        *self.lock() = Some(question.into());
        Ok(answer)
    }

    /// Asks a question like [`ask`](Self::ask), and for the answer as a stream ([`with_streams`](Self::with_streams)).
    ///
    /// # Errors
    ///
    /// Fails if there is no answer.
    pub async fn stream(
        &self,
        question: &str,
        follow: impl Fn() -> Follow + Send + Sync + 'static,
    ) -> Result<RawResponse, EndpointError> {
        self.clone().with_streams(follow).ask(question).await
    }

    async fn send(
        &self,
        users: &[&str],
        follow: Option<&(dyn Fn() -> Follow + Send + Sync)>,
    ) -> Result<RawResponse, EndpointError> {
        let system = Message::system(&self.system);
        let users = users.iter().copied().map(Message::user);
        let messages: Vec<_> = [system].into_iter().chain(users).collect();
        let policy = self.endpoint.policy();
        let wants_usage = follow.is_some() && policy.stream_usage();
        let question = Question {
            model: &self.model,
            messages: &messages,
            stream: follow.is_some(),
            stream_options: wants_usage.then_some(StreamOptions::USAGE),
            response_format: policy.json_mode().then_some(ResponseFormat::JSON),
        };
        self.endpoint.ask(&question.to_json(), &WIRE, follow).await
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<str>>> {
        self.question.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LlmClient for OpenAiClient {
    type Error = EndpointError;

    async fn ask(
        &self,
        question: &str,
        _context: &TurnContext,
    ) -> Result<RawResponse, EndpointError> {
        Self::ask(self, question).await
    }

    /// Sends the correction after its question. One that does not name its question comes after the newest answered one, or by
    /// itself if there is none.
    async fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        _context: &TurnContext,
    ) -> Result<RawResponse, EndpointError> {
        let newest = self.lock().clone();
        let question = turn.question().or(newest.as_deref());
        let users: Vec<&str> = question.into_iter().chain([turn.prompt()]).collect();
        let to_the_end: &(dyn Fn() -> Follow + Send + Sync) =
            &|| Box::new(|_| ControlFlow::Continue(()));
        let follow = self.follow.as_deref().map(|follow| {
            if turn.asks_for_members() {
                to_the_end
            } else {
                follow
            }
        });
        self.send(&users, follow).await
    }
}

impl fmt::Debug for OpenAiClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenAiClient")
            .field("endpoint", &self.endpoint)
            .field("model", &self.model)
            .finish_non_exhaustive()
    }
}
