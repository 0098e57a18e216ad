//! How long to wait for an endpoint, how often to try, and how much to take from it.

use std::num::NonZeroU32;
use std::time::Duration;

use saop_json::Limits;

/// What a client puts up with from an endpoint.
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
}

/// 4, as a number that is not zero.
const TRIES: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);

impl EndpointPolicy {
    /// How long a connection may take. 10 seconds unless set.
    #[must_use]
    pub const fn with_connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// How long one request may take, from the connection to the last byte of the answer. 5 minutes unless set.
    #[must_use]
    pub const fn with_request_timeout(mut self, timeout: Duration) -> Self {
        self.request_timeout = timeout;
        self
    }

    /// How often one question is sent at most, where the endpoint is busy (429), fails (5xx) or cannot be reached, or
    /// the connection is cut; also in the middle of an answer, whose tokens are spent then. 4 unless set.
    #[must_use]
    pub const fn with_max_tries(mut self, tries: NonZeroU32) -> Self {
        self.max_tries = tries;
        self
    }

    /// How long to wait before another try at most, also where the endpoint asks for more (`Retry-After`). 60 seconds
    /// unless set.
    #[must_use]
    pub const fn with_max_wait(mut self, wait: Duration) -> Self {
        self.max_wait = wait;
        self
    }

    /// How many bytes an endpoint's response has at most. Three times the default limit of a message unless set: as
    /// a JSON string it takes up to twice its length, but for control characters.
    #[must_use]
    pub const fn with_max_response_bytes(mut self, bytes: usize) -> Self {
        self.max_response_bytes = bytes;
        self
    }

    /// Whether to ask the endpoint for JSON (`response_format`). Not unless set: not every endpoint knows of it.
    #[must_use]
    pub const fn with_json_mode(mut self, json_mode: bool) -> Self {
        self.json_mode = json_mode;
        self
    }

    /// How long a connection may take.
    #[must_use]
    pub const fn connect_timeout(&self) -> Duration {
        self.connect_timeout
    }

    /// How long one request may take.
    #[must_use]
    pub const fn request_timeout(&self) -> Duration {
        self.request_timeout
    }

    /// How often one question is sent at most.
    #[must_use]
    pub const fn max_tries(&self) -> NonZeroU32 {
        self.max_tries
    }

    /// How long to wait before another try at most.
    #[must_use]
    pub const fn max_wait(&self) -> Duration {
        self.max_wait
    }

    /// How many bytes a response has at most.
    #[must_use]
    pub const fn max_response_bytes(&self) -> usize {
        self.max_response_bytes
    }

    /// Whether to ask the endpoint for JSON.
    #[must_use]
    pub const fn json_mode(&self) -> bool {
        self.json_mode
    }
}

impl Default for EndpointPolicy {
    fn default() -> Self {
        Self {
            connect_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(300),
            max_tries: TRIES,
            max_wait: Duration::from_secs(60),
            max_response_bytes: 3 * Limits::DEFAULT_BYTES,
            json_mode: false,
        }
    }
}
