//! Timeouts, retries and response limits for an endpoint.

use std::num::NonZeroU32;
use std::time::Duration;

/// The limits that a client applies to an endpoint.
///
/// ```
/// use std::time::Duration;
///
/// use saop_providers::EndpointPolicy;
///
/// let policy = EndpointPolicy::default().with_request_timeout(Duration::from_secs(60));
/// assert_eq!(policy.connect_timeout(), Duration::from_secs(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndpointPolicy {
    connect_timeout: Duration,
    request_timeout: Duration,
    max_tries: NonZeroU32,
    max_wait: Duration,
    max_response_bytes: usize,
    json_mode: bool,
    stream_usage: bool,
}

/// 4, as a `NonZeroU32`.
const TRIES: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);

impl EndpointPolicy {
    /// Sets the timeout for connecting. Default: 10 seconds.
    #[must_use]
    pub const fn with_connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// Sets the timeout for one request, from the connection to the last byte of the answer. Default: 5 minutes.
    #[must_use]
    pub const fn with_request_timeout(mut self, timeout: Duration) -> Self {
        self.request_timeout = timeout;
        self
    }

    /// Sets the maximum number of times to send one question if the endpoint is busy (429), fails (5xx, except 501 and 505) or cannot be
    /// reached, or if the connection is cut, even in the middle of an answer, whose tokens are spent by then. Default:
    /// 4.
    #[must_use]
    pub const fn with_max_tries(mut self, tries: NonZeroU32) -> Self {
        self.max_tries = tries;
        self
    }

    /// Sets the maximum wait before another try, even if the endpoint asks for more (`Retry-After`). Default: 60
    /// seconds.
    #[must_use]
    pub const fn with_max_wait(mut self, wait: Duration) -> Self {
        self.max_wait = wait;
        self
    }

    /// Sets the maximum size of an endpoint's response in bytes. Default: 16 MiB. Reading a response takes at most twice
    /// its size. As a JSON string, a message takes up to twice its length, control characters aside. Of a stream, its events count:
    /// each has some hundred bytes around a piece of the message, which may be a word.
    #[must_use]
    pub const fn with_max_response_bytes(mut self, bytes: usize) -> Self {
        self.max_response_bytes = bytes;
        self
    }

    /// Sets whether to request JSON from the endpoint (`response_format`). Default: no, since not every endpoint
    /// supports it.
    #[must_use]
    pub const fn with_json_mode(mut self, json_mode: bool) -> Self {
        self.json_mode = json_mode;
        self
    }

    /// Sets whether to ask for the tokens spent on an answer that comes as a stream (`stream_options`). Default: yes; an endpoint that does
    /// not know of it may refuse the question.
    #[must_use]
    pub const fn with_stream_usage(mut self, stream_usage: bool) -> Self {
        self.stream_usage = stream_usage;
        self
    }

    /// Returns the timeout for connecting.
    #[must_use]
    pub const fn connect_timeout(&self) -> Duration {
        self.connect_timeout
    }

    /// Returns the timeout for one request.
    #[must_use]
    pub const fn request_timeout(&self) -> Duration {
        self.request_timeout
    }

    /// Returns the maximum number of times to send one question.
    #[must_use]
    pub const fn max_tries(&self) -> NonZeroU32 {
        self.max_tries
    }

    /// Returns the maximum wait before another try.
    #[must_use]
    pub const fn max_wait(&self) -> Duration {
        self.max_wait
    }

    /// Returns the maximum size of a response in bytes.
    #[must_use]
    pub const fn max_response_bytes(&self) -> usize {
        self.max_response_bytes
    }

    /// Whether to request JSON from the endpoint.
    #[must_use]
    pub const fn json_mode(&self) -> bool {
        self.json_mode
    }

    /// Whether to ask for the tokens spent on an answer that comes as a stream.
    #[must_use]
    pub const fn stream_usage(&self) -> bool {
        self.stream_usage
    }
}

impl Default for EndpointPolicy {
    fn default() -> Self {
        Self {
            connect_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_mins(5),
            max_tries: TRIES,
            max_wait: Duration::from_mins(1),
            max_response_bytes: 16 * 1024 * 1024,
            json_mode: false,
            stream_usage: true,
        }
    }
}
