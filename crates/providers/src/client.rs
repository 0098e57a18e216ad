//! The client: an endpoint, a model, and the conversation so far.
//!
//! Invariant: a request has the system message, the newest question, and at most one correction.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::HeaderValue;
use reqwest::redirect::Policy;
use reqwest::{ClientBuilder, Url};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt;

use super::base_url;
use super::error::{OpenAiError, OpenAiSetupError};
use super::instructions::protocol_instructions;
use super::key::ApiKey;
use super::wire::Message;
use crate::config::EndpointPolicy;
use saop::LlmClient;
use saop::{FormattingCorrectionTurn, RawResponse};
use saop::{SaopEnvelope, TurnContext};
use saop_schema::Message as _;
use saop_schema::Schema;

/// Asks a model behind an endpoint that speaks as `OpenAI` does: `Ollama`, `vLLM`, `llama.cpp` and others.
///
/// Corrections are about the newest question, so one client is for one agent; a clone shares the connections, and has
/// a conversation of its own. What is sent does not grow with the retries: a correction takes the place of the one
/// before it.
///
/// It runs on tokio, with I/O and time enabled, and panics elsewhere. Proxies are taken from the environment as usual;
/// redirects are not followed. What the model says is passed on as it is; nothing else shows the key.
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
pub struct OpenAiClient {
    pub(super) http: reqwest::Client,
    pub(super) url: Url,
    pub(super) model: String,
    pub(super) policy: EndpointPolicy,
    pub(super) key: Option<ApiKey>,
    pub(super) authorization: Option<HeaderValue>,
    pub(super) watch: Option<Watch>,
    system: Arc<str>,
    question: Mutex<Option<Arc<str>>>,
}

/// Who is told of tries that failed.
type Watch = Arc<dyn Fn(&OpenAiError, Duration) + Send + Sync>;

impl OpenAiClient {
    /// A client of `model` behind the endpoint at `base_url`, such as `http://localhost:11434/v1`. It has no key, and
    /// tells the model to answer with envelopes.
    ///
    /// # Errors
    ///
    /// Where the URL is not one of HTTP or HTTPS, or has a user name or a password in it; where it is one of HTTPS
    /// and the system has no certificates to trust.
    pub fn new(
        base_url: &str,
        model: impl Into<String>,
        policy: EndpointPolicy,
    ) -> Result<Self, OpenAiSetupError> {
        let url = base_url::completions(base_url)?;
        let http = ClientBuilder::new()
            .tls_backend_preconfigured(tls(url.scheme() == "https")?)
            .connect_timeout(policy.connect_timeout())
            .redirect(Policy::none())
            .user_agent(concat!("saop/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| broken(&error.without_url()))?;
        Ok(Self {
            http,
            url,
            model: model.into(),
            policy,
            key: None,
            authorization: None,
            watch: None,
            system: protocol_instructions(SaopEnvelope::schema()).into(),
            question: Mutex::new(None),
        })
    }

    /// The same client with a key, or without one.
    ///
    /// # Errors
    ///
    /// Where the key does not fit into a header.
    pub fn with_key(mut self, key: Option<ApiKey>) -> Result<Self, OpenAiSetupError> {
        self.authorization = key.as_ref().map(ApiKey::header).transpose()?;
        self.key = key;
        Ok(self)
    }

    /// The same client that tells the model to answer with messages of `schema`.
    #[must_use]
    pub fn with_schema(self, schema: &Schema) -> Self {
        self.with_system(&protocol_instructions(schema))
    }

    /// The same client with a system message of the caller's own, in place of
    /// [`protocol_instructions`](crate::protocol_instructions).
    #[must_use]
    pub fn with_system(mut self, system: &str) -> Self {
        self.system = system.into();
        self
    }

    /// The same client that tells `watch` why a question is sent again, and how long it waits before that. `tracing` is
    /// told in any case.
    #[must_use]
    pub fn with_watch(
        mut self,
        watch: impl Fn(&OpenAiError, Duration) + Send + Sync + 'static,
    ) -> Self {
        self.watch = Some(Arc::new(watch));
        self
    }

    /// Asks a question. Once there is an answer, corrections are about this one.
    ///
    /// # Errors
    ///
    /// Where there is no answer.
    pub async fn ask(&self, question: &str) -> Result<RawResponse, OpenAiError> {
        let answer = self.send(&[question]).await?;
        *self.lock() = Some(question.into());
        Ok(answer)
    }

    async fn send(&self, users: &[&str]) -> Result<RawResponse, OpenAiError> {
        let system = Message::system(&self.system);
        let messages: Vec<_> = [system]
            .into_iter()
            .chain(users.iter().copied().map(Message::user))
            .collect();
        self.exchange(&messages).await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Arc<str>>> {
        self.question.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LlmClient for OpenAiClient {
    type Error = OpenAiError;

    /// Sends the correction behind the newest question that was answered; alone where there is none.
    async fn complete(
        &self,
        turn: &FormattingCorrectionTurn,
        _context: &TurnContext,
    ) -> Result<RawResponse, OpenAiError> {
        let question = self.lock().clone();
        let users: Vec<&str> = question
            .as_deref()
            .into_iter()
            .chain([turn.prompt()])
            .collect();
        self.send(&users).await
    }
}

impl Clone for OpenAiClient {
    fn clone(&self) -> Self {
        Self {
            http: self.http.clone(),
            url: self.url.clone(),
            model: self.model.clone(),
            policy: self.policy,
            key: self.key.clone(),
            authorization: self.authorization.clone(),
            watch: self.watch.clone(),
            system: Arc::clone(&self.system),
            question: Mutex::new(self.lock().clone()),
        }
    }
}

impl fmt::Debug for OpenAiClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenAiClient")
            .field("endpoint", &base_url::origin(&self.url))
            .field("model", &self.model)
            .field("key", &self.key)
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

/// What TLS trusts: the system's certificates. Where there are none, and `https` is not what the endpoint speaks, only a
/// proxy would miss them.
fn tls(https: bool) -> Result<ClientConfig, OpenAiSetupError> {
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| broken(&error))?;
    let builder = match builder.clone().with_platform_verifier() {
        Ok(builder) => builder,
        Err(error) if https => return Err(broken(&error)),
        Err(_) => builder.with_root_certificates(RootCertStore::empty()),
    };
    Ok(builder.with_no_client_auth())
}

fn broken(error: &dyn fmt::Display) -> OpenAiSetupError {
    OpenAiSetupError::new(format!(
        "expected HTTPS to be available, but found: {error}"
    ))
}
