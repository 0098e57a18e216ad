//! One question over HTTP: sent, sent again where that may help, and its answer read.
//!
//! Invariant: no more is kept of a response than its most bytes, and a question is sent no more often than allowed.

use std::error::Error;
use std::io;
use std::time::{Duration, SystemTime};

use reqwest::Response;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use tokio::time::{Instant, sleep, timeout_at};

use super::backoff;
use super::client::OpenAiClient;
use super::error::OpenAiError;
use super::key::ApiKey;
use super::wire::{self, Message, Question, ResponseFormat, Unanswered};
use saop::{FinishReason, RawResponse};
use saop_json::show::one_line;

/// Longest excerpt of what an endpoint says, in bytes.
const EXCERPT: usize = 200;

/// How much of a refusal is read for its words, in bytes.
const COMPLAINT: usize = 16 * 1024;

/// What a time limit that no clock can hold comes to: thirty years.
const FOREVER: Duration = Duration::from_secs(30 * 365 * 86_400);

/// How long a refusal's words are waited for. The status, which is what matters, is there by then.
const PATIENCE: Duration = Duration::from_secs(2);

impl OpenAiClient {
    /// Sends the messages, and gives the answer to them.
    pub(super) async fn exchange(
        &self,
        messages: &[Message<'_>],
    ) -> Result<RawResponse, OpenAiError> {
        let question = Question {
            model: &self.model,
            messages,
            stream: false,
            response_format: self.policy.json_mode().then_some(ResponseFormat::JSON),
        };
        let mut tries = 1;
        let body = serde_json::to_vec(&question).map_err(|error| self.unexpected(&error, tries))?;
        loop {
            let error = match self.once(&body, tries).await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            if !error.is_transient() || tries >= self.policy.max_tries().get() {
                return Err(error);
            }
            let wait = backoff::wait(tries, error.retry_after(), self.policy.max_wait());
            tracing::warn!(target: "saop::openai", tries, ?wait, "{error}");
            if let Some(watch) = &self.watch {
                watch(&error, wait);
            }
            sleep(wait).await;
            tries += 1;
        }
    }

    async fn once(&self, body: &[u8], tries: u32) -> Result<RawResponse, OpenAiError> {
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
        let late = |_| OpenAiError::Timeout { after, tries };
        let cut = |error| self.connection(&error, tries);
        let response = timeout_at(end, request.send()).await.map_err(late)?;
        let response = response.map_err(cut)?;
        if !response.status().is_success() {
            return Err(self.status(response, tries, end).await);
        }
        let max = self.policy.max_response_bytes();
        let body = timeout_at(end, read(response, max)).await.map_err(late)?;
        let Some(body) = body.map_err(cut)? else {
            return Err(OpenAiError::BodyTooLarge { max, tries });
        };
        let text = String::from_utf8(body).map_err(|_| OpenAiError::NotUtf8 { tries })?;
        match wire::answer(&text) {
            Ok(answer) => Ok(self.without_key(answer)),
            Err(Unanswered::Unexpected(why)) => Err(self.unexpected(&why, tries)),
            Err(Unanswered::NoChoices(why)) => Err(OpenAiError::NoChoices {
                excerpt: self.excerpt(&why),
                tries,
            }),
        }
    }

    async fn status(&self, mut response: Response, tries: u32, end: Instant) -> OpenAiError {
        let retry_after = response
            .headers()
            .get(RETRY_AFTER)
            .and_then(|header| header.to_str().ok())
            .and_then(|header| backoff::retry_after(header, SystemTime::now()));
        let code = response.status().as_u16();
        let most = COMPLAINT.min(self.policy.max_response_bytes());
        let mut body = Vec::new();
        let end = end.min(Instant::now() + PATIENCE);
        // A body that is cut, or does not end, says as much as has come.
        while let Ok(Ok(Some(chunk))) = timeout_at(end, response.chunk()).await {
            body.extend_from_slice(&chunk);
            if body.len() >= most {
                body.truncate(most);
                break;
            }
        }
        OpenAiError::Status {
            code,
            excerpt: self.excerpt(&wire::complaint(&String::from_utf8_lossy(&body))),
            retry_after,
            tries,
        }
    }

    fn connection(&self, error: &reqwest::Error, tries: u32) -> OpenAiError {
        // The last cause is the one in the system's words.
        let mut cause: &(dyn Error + 'static) = error;
        while let Some(deeper) = beneath(cause) {
            cause = deeper;
        }
        let reason = self.excerpt(&cause.to_string());
        if cause.is::<rustls::Error>() {
            OpenAiError::Tls { reason, tries }
        } else {
            OpenAiError::Connection { reason, tries }
        }
    }

    fn unexpected(&self, why: &dyn std::fmt::Display, tries: u32) -> OpenAiError {
        OpenAiError::UnexpectedJson {
            message: self.excerpt(&why.to_string()),
            tries,
        }
    }

    /// The provider's word stands in reports, so that no endpoint may put the key there. A word that is known is none,
    /// though a key may be a piece of it: servers of one's own are given keys such as `x`.
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
        let words = self
            .key
            .as_ref()
            .map_or_else(|| words.to_owned(), |key| ApiKey::redact(key, words));
        one_line(words.trim(), EXCERPT)
    }
}

/// What an error was made of. One of I/O passes over the error in it to that one's source.
fn beneath<'e>(error: &'e (dyn Error + 'static)) -> Option<&'e (dyn Error + 'static)> {
    let within = error.downcast_ref().and_then(io::Error::get_ref);
    within.map_or_else(|| error.source(), |inner| Some(inner))
}

/// The body, or nothing where it is longer than `max` bytes.
async fn read(mut response: Response, max: usize) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let announced = response.content_length().unwrap_or_default();
    if announced > max as u64 {
        return Ok(None);
    }
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if chunk.len() > max - body.len() {
            return Ok(None);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Some(body))
}
