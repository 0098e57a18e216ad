//! An HTTP endpoint: sends a question, resends it if that may help, and reads the answer.
//!
//! Invariant: no more of a response is kept than the maximum, and no question is sent more often than allowed.

mod backoff;
mod error;
mod key;
mod proxy;
mod resolver;
mod stream;
mod wire;

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{ClientBuilder, Response, Url};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt;
use saop::{FinishReason, RawResponse};
use saop_json::show::one_line;
use tokio::time::{Instant, sleep, timeout_at};

pub use error::{EndpointError, SetupError};
pub use key::ApiKey;
pub(crate) use wire::{Assemble, Taken, Unanswered, Wire};
pub use wire::{Follow, until_doomed};

use crate::policy::EndpointPolicy;
use stream::Broken;

/// Maximum length of an excerpt of an endpoint's message, in bytes.
const EXCERPT: usize = 200;

/// How much of an error response is read for its message, in bytes.
const COMPLAINT: usize = 16 * 1024;

/// Used in place of a timeout that no clock can represent: thirty years.
const FOREVER: Duration = Duration::from_hours(30 * 365 * 24);

/// How long to wait for the message of an error response. The status, which matters more, is known by then.
const PATIENCE: Duration = Duration::from_secs(2);

/// What errors say that another try cannot mend: the libraries below do not tell them apart otherwise.
const NEVER: [&str; 12] = [
    "Name or service not known",
    "Name does not resolve",
    "No address associated with hostname",
    "nodename nor servname provided",
    "No such host is known",
    "invalid HTTP",
    "invalid content-length",
    "invalid transfer-encoding",
    "unexpected transfer-encoding",
    "message head is too large",
    "invalid URL",
    "proxy authorization required",
];

/// Called for each failed try that is retried.
type Watch = Arc<dyn Fn(&EndpointError, Duration) + Send + Sync>;

/// The endpoint that questions are sent to. A clone shares the connections.
#[derive(Clone)]
pub(crate) struct Endpoint {
    http: reqwest::Client,
    url: Url,
    policy: EndpointPolicy,
    key: Option<ApiKey>,
    authorization: Option<HeaderValue>,
    watch: Option<Watch>,
}

impl Endpoint {
    /// Creates an endpoint at `url`, without a key.
    pub(crate) fn new(url: Url, policy: EndpointPolicy) -> Result<Self, SetupError> {
        let http = http_client(&url, |http| {
            http.connect_timeout(policy.connect_timeout())
                .user_agent(concat!("saop/", env!("CARGO_PKG_VERSION")))
        })?;
        Ok(Self {
            http,
            url,
            policy,
            key: None,
            authorization: None,
            watch: None,
        })
    }

    pub(crate) fn set_key(&mut self, key: Option<ApiKey>) -> Result<(), SetupError> {
        self.authorization = key.as_ref().map(ApiKey::header).transpose()?;
        self.key = key;
        Ok(())
    }

    pub(crate) fn set_watch(&mut self, watch: Watch) {
        self.watch = Some(watch);
    }

    pub(crate) const fn policy(&self) -> &EndpointPolicy {
        &self.policy
    }

    /// Sends the body of a question and returns the answer. With `follow`, it was asked to come as a stream; each try begins anew.
    pub(crate) async fn ask(
        &self,
        body: &[u8],
        wire: &Wire,
        follow: Option<&(dyn Fn() -> Follow + Send + Sync)>,
    ) -> Result<RawResponse, EndpointError> {
        let mut tries = 1;
        loop {
            let error = match self.once(body, wire, follow, tries).await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            if !error.is_transient() || tries >= self.policy.max_tries().get() {
                return Err(error);
            }
            let wait = backoff::wait(tries, error.retry_after(), self.policy.max_wait());
            tracing::warn!(target: "saop::endpoint", tries, ?wait, "{error}");
            if let Some(watch) = &self.watch {
                watch(&error, wait);
            }
            sleep(wait).await;
            tries += 1;
        }
    }

    async fn once(
        &self,
        body: &[u8],
        wire: &Wire,
        follow: Option<&(dyn Fn() -> Follow + Send + Sync)>,
        tries: u32,
    ) -> Result<RawResponse, EndpointError> {
        let mut request = self
            .http
            .post(self.url.clone())
            .header(CONTENT_TYPE, "application/json")
            .body(body.to_vec());
        if let Some(authorization) = &self.authorization {
            request = request.header(AUTHORIZATION, authorization);
        }
        let after = self.policy.request_timeout();
        let now = Instant::now();
        let end = now.checked_add(after).unwrap_or(now + FOREVER);
        let late = |_| EndpointError::Timeout { after, tries };
        let cut = |error| self.connection(&error, tries);
        let response = timeout_at(end, request.send()).await.map_err(late)?;
        let response = response.map_err(cut)?;
        if !response.status().is_success() {
            return Err(self.status(response, wire, tries, end).await);
        }
        let max = self.policy.max_response_bytes();
        let too_large = EndpointError::BodyTooLarge { max, tries };
        if let Some(follow) = follow.filter(|_| !is_of(&response, "application/json")) {
            let is_stream = is_of(&response, "text/event-stream");
            let read = stream::read(response, max, end, (wire.begin)(), follow()).await;
            return match read {
                Ok(answer) => Ok(self.without_key(answer)),
                Err(Broken::Late) => Err(EndpointError::Timeout { after, tries }),
                Err(Broken::Connection(error)) => Err(cut(error)),
                Err(Broken::TooLarge) => Err(too_large),
                Err(Broken::NotUtf8) => Err(EndpointError::NotUtf8 { tries }),
                // Of what is no stream, another try makes none.
                Err(Broken::NoEvent) if !is_stream => Err(EndpointError::Unexpected {
                    message: "neither a stream of events nor, by its `content-type`, JSON"
                        .to_owned(),
                    tries,
                }),
                Err(Broken::Ended | Broken::NoEvent) => Err(EndpointError::Connection {
                    reason: "the stream ended before the answer".to_owned(),
                    tries,
                }),
                Err(Broken::Unanswered(why)) => Err(self.unanswered(&why, tries)),
            };
        }
        let body = timeout_at(end, read(response, max)).await.map_err(late)?;
        let body = body.map_err(cut)?.ok_or(too_large)?;
        let text = String::from_utf8(body).map_err(|_| EndpointError::NotUtf8 { tries })?;
        let answer = (wire.answer)(&text).map_err(|why| self.unanswered(&why, tries))?;
        Ok(self.without_key(answer))
    }

    fn unanswered(&self, why: &Unanswered, tries: u32) -> EndpointError {
        match why {
            Unanswered::Unexpected(why) => EndpointError::Unexpected {
                message: self.excerpt(why),
                tries,
            },
            Unanswered::Nothing(why) => EndpointError::NoAnswer {
                excerpt: self.excerpt(why),
                tries,
            },
        }
    }

    async fn status(
        &self,
        mut response: Response,
        wire: &Wire,
        tries: u32,
        end: Instant,
    ) -> EndpointError {
        let retry_after = response
            .headers()
            .get(RETRY_AFTER)
            .and_then(|header| header.to_str().ok())
            .and_then(|header| backoff::retry_after(header, SystemTime::now()));
        let code = response.status().as_u16();
        let most = COMPLAINT.min(self.policy.max_response_bytes());
        let mut body = Vec::new();
        let end = end.min(Instant::now() + PATIENCE);
        // If the body is cut or does not end, the part that has arrived is used.
        while let Ok(Ok(Some(chunk))) = timeout_at(end, response.chunk()).await {
            body.extend_from_slice(&chunk);
            if body.len() >= most {
                body.truncate(most);
                break;
            }
        }
        EndpointError::Status {
            code,
            excerpt: self.excerpt(&(wire.complaint)(&String::from_utf8_lossy(&body))),
            retry_after,
            tries,
        }
    }

    fn connection(&self, error: &reqwest::Error, tries: u32) -> EndpointError {
        let mut cause: &(dyn Error + 'static) = error;
        let mut is_malformed = is_malformed(cause);
        // The innermost cause is the system's own message.
        while let Some(deeper) = beneath(cause) {
            cause = deeper;
            is_malformed |= self::is_malformed(cause);
        }
        let words = cause.to_string();
        let reason = self.excerpt(&words);
        if cause.is::<rustls::Error>() {
            EndpointError::Tls { reason, tries }
        } else if is_malformed || NEVER.iter().any(|never| words.contains(never)) {
            EndpointError::Unusable { reason, tries }
        } else {
            EndpointError::Connection { reason, tries }
        }
    }

    /// Reports include the provider's finish reason, so the key is removed from it in case an endpoint puts it there. A
    /// known reason is kept even if it contains the key: self-hosted servers are given keys such as `x`.
    fn without_key(&self, answer: RawResponse) -> RawResponse {
        let known = |word: &&FinishReason| word.is_length() || word.is_refusal();
        let word = answer.finish_reason().filter(|word| !known(word));
        let word = word.map(|word| self.excerpt(word.as_str()));
        match word {
            Some(word) => answer.with_finish_reason(word),
            None => answer,
        }
    }

    fn excerpt(&self, words: &str) -> String {
        // An endpoint may say as much as its answer may be long; no more than this is looked at.
        let words = words
            .get(..words.floor_char_boundary(COMPLAINT))
            .unwrap_or_default();
        let words = self
            .key
            .as_ref()
            .map_or_else(|| words.to_owned(), |key| ApiKey::redact(key, words));
        one_line(words.trim(), EXCERPT)
    }
}

/// Shows the URL's scheme, host and port; the rest may contain secrets.
impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endpoint")
            .field("origin", &self.url.origin().ascii_serialization())
            .field("key", &self.key)
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

/// Returns a client for what is at a URL, with the settings that `adjust` adds: it trusts the system's certificates, takes the proxy that the
/// environment names, follows no redirects, and looks up hosts without tokio's pool of threads.
///
/// # Errors
///
/// Fails if the system has no certificates and the URL needs them, or the environment names something that is no proxy.
pub fn http_client(
    url: &Url,
    adjust: impl FnOnce(ClientBuilder) -> ClientBuilder,
) -> Result<reqwest::Client, SetupError> {
    let http = ClientBuilder::new()
        .tls_backend_preconfigured(tls(url.scheme() == "https")?)
        .dns_resolver(resolver::Resolver)
        // Credentials would go where they lead.
        .redirect(Policy::none());
    let http = match proxy::proxy_for(url, |name| std::env::var_os(name))? {
        Some(proxy) => http.proxy(proxy),
        None => http.no_proxy(),
    };
    adjust(http)
        .build()
        .map_err(|error| unavailable(&error.without_url()))
}

/// Configures TLS to trust the system's certificates. If there are none and the endpoint does not use `https`, only a
/// proxy would need them.
fn tls(https: bool) -> Result<ClientConfig, SetupError> {
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| unavailable(&error))?;
    let builder = match builder.clone().with_platform_verifier() {
        Ok(builder) => builder,
        Err(error) if https => return Err(unavailable(&error)),
        Err(_) => builder.with_root_certificates(RootCertStore::empty()),
    };
    Ok(builder.with_no_client_auth())
}

fn unavailable(error: &dyn fmt::Display) -> SetupError {
    SetupError::new(format!("HTTPS is not available: {error}"))
}

/// Returns the cause of an error. `io::Error::source` skips the wrapped error and returns that error's source, so an
/// `io::Error` is unwrapped here.
fn beneath<'e>(error: &'e (dyn Error + 'static)) -> Option<&'e (dyn Error + 'static)> {
    let within = error.downcast_ref().and_then(io::Error::get_ref);
    within.map_or_else(|| error.source(), |inner| Some(inner))
}

/// Whether what arrived is not HTTP, such as a chunk without its length, as against a connection that failed.
fn is_malformed(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| {
        let kind = error.kind();
        error.raw_os_error().is_none()
            && matches!(kind, ErrorKind::InvalidData | ErrorKind::InvalidInput)
    })
}

/// Whether a response says that it is of this media type: not every endpoint knows of streams.
fn is_of(response: &Response, media_type: &str) -> bool {
    let said = response.headers().get(CONTENT_TYPE);
    let said = said.and_then(|said| said.as_bytes().get(..media_type.len()));
    said.is_some_and(|said| said.eq_ignore_ascii_case(media_type.as_bytes()))
}

/// How much memory is reserved before a body arrives, in bytes.
const MOST_AHEAD: usize = 1024 * 1024;

/// Reads the body; returns `None` if it is longer than `max` bytes.
async fn read(mut response: Response, max: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let announced = response.content_length().unwrap_or_default();
    if announced > max as u64 {
        return Ok(None);
    }
    // A header alone must not cost the memory that it announces.
    let mut body = Vec::with_capacity(MOST_AHEAD.min(announced as usize));
    while let Some(chunk) = response.chunk().await? {
        if chunk.len() > max - body.len() {
            return Ok(None);
        }
        if chunk.len() > body.capacity() - body.len() {
            // Not twice as much: an answer takes at most twice its size, its text included.
            body.reserve_exact(chunk.len().max(body.len() / 8));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Some(body))
}
