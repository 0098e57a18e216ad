//! Why an endpoint gave no answer, and why it cannot be asked at all.
//!
//! Invariant: one line each; what comes from the endpoint is cut, and the key is taken out of it.

use std::fmt;
use std::time::Duration;

/// Why an endpoint gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EndpointError {
    /// The whole of the answer did not come in time. The question is not sent again.
    Timeout {
        /// The time that it had.
        after: Duration,
        /// How often the question was sent.
        tries: u32,
    },
    /// The endpoint could not be reached, or the connection was cut before the whole of the answer had come.
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
        /// How often the question was sent.
        tries: u32,
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
        /// How often the question was sent.
        tries: u32,
    },
    /// The response is no UTF-8.
    NotUtf8 {
        /// How often the question was sent.
        tries: u32,
    },
    /// The response is not what the provider answers with.
    Unexpected {
        /// What it is not, and where.
        message: String,
        /// How often the question was sent.
        tries: u32,
    },
    /// The response has no answer in it, or a fault in place of one.
    NoAnswer {
        /// What it said instead, on one line and cut. May be empty.
        excerpt: String,
        /// How often the question was sent.
        tries: u32,
    },
}

impl EndpointError {
    /// Whether the same question may well be answered a little later.
    pub(super) const fn is_transient(&self) -> bool {
        match self {
            Self::Connection { .. } => true,
            Self::Status { code, .. } => *code == 429 || *code >= 500,
            Self::Timeout { .. }
            | Self::Tls { .. }
            | Self::BodyTooLarge { .. }
            | Self::NotUtf8 { .. }
            | Self::Unexpected { .. }
            | Self::NoAnswer { .. } => false,
        }
    }

    pub(super) const fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Status { retry_after, .. } => *retry_after,
            _ => None,
        }
    }
}

impl fmt::Display for EndpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Timeout { after, tries } => {
                write!(
                    f,
                    "endpoint did not answer within {after:?}{}",
                    Tries(*tries)
                )
            }
            Self::Connection { reason, tries } => {
                write!(
                    f,
                    "connection to the endpoint failed{}: {reason}",
                    Tries(*tries)
                )
            }
            Self::Tls { reason, tries } => {
                let tries = Tries(*tries);
                write!(
                    f,
                    "could not establish a secure connection to the endpoint{tries}: {reason}"
                )
            }
            Self::Status {
                code,
                excerpt,
                tries,
                ..
            } => {
                let hint = match code {
                    300..=399 => " (redirects are not followed)",
                    _ => "",
                };
                let (tries, said) = (Tries(*tries), Said(excerpt));
                write!(f, "endpoint returned HTTP {code}{hint}{tries}{said}")
            }
            Self::BodyTooLarge { max, tries } => {
                let tries = Tries(*tries);
                write!(
                    f,
                    "the endpoint's response is longer than {max} bytes{tries}"
                )
            }
            Self::NotUtf8 { tries } => {
                write!(f, "the endpoint's response is not UTF-8{}", Tries(*tries))
            }
            Self::Unexpected { message, tries } => {
                write!(f, "the endpoint's response is {message}{}", Tries(*tries))
            }
            Self::NoAnswer { excerpt, tries } => {
                let (tries, said) = (Tries(*tries), Said(excerpt));
                write!(f, "the endpoint's response has no answer{tries}{said}")
            }
        }
    }
}

impl std::error::Error for EndpointError {}

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
pub struct SetupError {
    message: String,
}

impl SetupError {
    pub(crate) const fn new(message: String) -> Self {
        Self { message }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_error_says_what_failed_and_how_often() {
        let reason = || "why".to_owned();
        let after = Duration::from_secs(3);
        for (error, words) in [
            (
                EndpointError::Timeout { after, tries: 2 },
                "endpoint did not answer within 3s after 2 tries",
            ),
            (
                EndpointError::Connection {
                    reason: reason(),
                    tries: 4,
                },
                "connection to the endpoint failed after 4 tries: why",
            ),
            (
                EndpointError::Tls {
                    reason: reason(),
                    tries: 1,
                },
                "could not establish a secure connection to the endpoint: why",
            ),
            (
                EndpointError::Status {
                    code: 302,
                    excerpt: String::new(),
                    retry_after: None,
                    tries: 2,
                },
                "endpoint returned HTTP 302 (redirects are not followed) after 2 tries",
            ),
            (
                EndpointError::BodyTooLarge { max: 9, tries: 2 },
                "the endpoint's response is longer than 9 bytes after 2 tries",
            ),
            (
                EndpointError::NotUtf8 { tries: 2 },
                "the endpoint's response is not UTF-8 after 2 tries",
            ),
            (
                EndpointError::Unexpected {
                    message: reason(),
                    tries: 2,
                },
                "the endpoint's response is why after 2 tries",
            ),
            (
                EndpointError::NoAnswer {
                    excerpt: reason(),
                    tries: 2,
                },
                "the endpoint's response has no answer after 2 tries: why",
            ),
        ] {
            assert_eq!(error.to_string(), words);
        }
    }
}
