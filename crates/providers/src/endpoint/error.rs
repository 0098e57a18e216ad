//! Why an endpoint returned no answer, and why a client cannot be created.
//!
//! Invariant: one line each; text from the endpoint is truncated, and the key is removed from it.

use std::fmt;
use std::time::Duration;

/// Why an endpoint returned no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EndpointError {
    /// The complete answer did not arrive in time. The question is not resent.
    Timeout {
        /// The timeout.
        after: Duration,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The endpoint could not be reached, or the connection was cut before the complete answer arrived.
    Connection {
        /// Why, as reported by the system.
        reason: String,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The endpoint cannot be used as configured: its host does not exist, it does not speak HTTP or breaks its rules, or the
    /// proxy wants to be told who asks. The question is not resent.
    Unusable {
        /// Why.
        reason: String,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// No secure connection is possible: the certificate is not trusted, or the endpoint does not support TLS as
    /// implemented here. The question is not resent.
    Tls {
        /// Why.
        reason: String,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The endpoint rejected the request, is busy, or failed.
    Status {
        /// The HTTP status.
        code: u16,
        /// The endpoint's message, on one line and truncated. May be empty.
        excerpt: String,
        /// How long to wait before the next try, if the endpoint specified it.
        retry_after: Option<Duration>,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The response is too long and was not read to its end.
    BodyTooLarge {
        /// The maximum size of a response in bytes.
        max: usize,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The response is not UTF-8.
    NotUtf8 {
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The response does not have the provider's format.
    Unexpected {
        /// What is wrong with it, and where.
        message: String,
        /// The number of times the question was sent.
        tries: u32,
    },
    /// The response contains no answer, or an error instead of one.
    NoAnswer {
        /// The endpoint's message, on one line and truncated. May be empty.
        excerpt: String,
        /// The number of times the question was sent.
        tries: u32,
    },
}

impl EndpointError {
    /// Whether the same question is likely to be answered a little later: the endpoint is busy, failed, or could not be
    /// reached. The client has asked again by then, as often as its policy allows.
    #[must_use]
    pub const fn is_transient(&self) -> bool {
        match self {
            Self::Connection { .. } => true,
            Self::Status { code, .. } => {
                matches!(*code, 429 | 500 | 502..=504 | 506..=599)
            }
            Self::Timeout { .. }
            | Self::Unusable { .. }
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
            Self::Unusable { reason, tries } => {
                write!(f, "endpoint cannot be used{}: {reason}", Tries(*tries))
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

/// A client cannot be created from the given settings.
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
                EndpointError::Unusable {
                    reason: reason(),
                    tries: 1,
                },
                "endpoint cannot be used: why",
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
