//! Why an endpoint gave no answer, and why it cannot be asked at all.
//!
//! Invariant: one line each; what comes from the endpoint is cut, and the key is taken out of it.

use std::fmt;
use std::time::Duration;

/// Why an endpoint gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpenAiError {
    /// The whole of the answer did not come in time. The question is not sent again.
    Timeout {
        /// The time that it had.
        after: Duration,
    },
    /// The endpoint could not be reached, or the connection was cut.
    Connection {
        /// Why, as far as the system says.
        reason: String,
        /// How often the question was sent.
        tries: u32,
    },
    /// There is no secure connection to be had: the certificate is not trusted, or the endpoint does not speak TLS as
    /// it is known here. The question is not sent again.
    Tls {
        /// Why.
        reason: String,
    },
    /// The endpoint refused, is busy, or failed.
    Status {
        /// The HTTP status.
        code: u16,
        /// What it said, on one line and cut. May be empty.
        excerpt: String,
        /// How long to wait before the next try, where the endpoint said it.
        retry_after: Option<Duration>,
        /// How often the question was sent.
        tries: u32,
    },
    /// The response is too long, and was not read to its end.
    BodyTooLarge {
        /// The most bytes that a response may have.
        max: usize,
    },
    /// The response is no UTF-8.
    NotUtf8,
    /// The response is no JSON, or none of a chat completion.
    UnexpectedJson {
        /// What was expected, and where.
        message: String,
    },
    /// The response has no answer in it.
    NoChoices {
        /// What it said instead, on one line and cut. May be empty.
        excerpt: String,
    },
}

impl OpenAiError {
    /// Whether the same question may well be answered a little later.
    pub(super) const fn is_transient(&self) -> bool {
        match self {
            Self::Connection { .. } => true,
            Self::Status { code, .. } => *code == 429 || *code >= 500,
            Self::Timeout { .. }
            | Self::Tls { .. }
            | Self::BodyTooLarge { .. }
            | Self::NotUtf8
            | Self::UnexpectedJson { .. }
            | Self::NoChoices { .. } => false,
        }
    }

    pub(super) const fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Status { retry_after, .. } => *retry_after,
            _ => None,
        }
    }
}

impl fmt::Display for OpenAiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Timeout { after } => {
                write!(f, "expected an answer within {after:?}, but found none")
            }
            Self::Connection { reason, tries } => write!(
                f,
                "expected a connection to the endpoint, but found: {reason}{}",
                Tries(*tries)
            ),
            Self::Tls { reason } => write!(
                f,
                "expected a secure connection to the endpoint, but found: {reason}"
            ),
            Self::Status {
                code,
                excerpt,
                tries,
                ..
            } => write!(
                f,
                "expected an answer, but found HTTP status {code}{}{}",
                Tries(*tries),
                Said(excerpt)
            ),
            Self::BodyTooLarge { max } => write!(
                f,
                "expected a response of at most {max} bytes, but found a longer one"
            ),
            Self::NotUtf8 => f.write_str("expected a response in UTF-8, but found other bytes"),
            Self::UnexpectedJson { message } => {
                write!(f, "expected a chat completion, but found: {message}")
            }
            Self::NoChoices { excerpt } => write!(
                f,
                "expected an answer in `choices`, but found none{}",
                Said(excerpt)
            ),
        }
    }
}

impl std::error::Error for OpenAiError {}

struct Tries(u32);

impl fmt::Display for Tries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => Ok(()),
            tries => write!(f, " after {tries} tries"),
        }
    }
}

struct Said<'a>(&'a str);

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            "" => Ok(()),
            words => write!(f, ": {words}"),
        }
    }
}

/// A client cannot be made from what it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAiSetupError {
    message: String,
}

impl OpenAiSetupError {
    pub(super) const fn new(message: String) -> Self {
        Self { message }
    }
}

impl fmt::Display for OpenAiSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for OpenAiSetupError {}
