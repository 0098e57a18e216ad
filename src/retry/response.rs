//! A model's answer as its client received it.
//!
//! Invariant: `Debug` shows an answer's length and hash, never the answer.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use super::hash::fnv1a;
use crate::error::Violation;
use crate::generated::TokenUsage;

/// A model's answer before it is checked. SPEC R1.
///
/// ```
/// use saop::{RawResponse, TokenUsage};
///
/// let response = RawResponse::new("{\"schema_version\": ")
///     .with_finish_reason("length")
///     .with_usage(TokenUsage::new(900, 4));
/// assert!(response.finish_reason().unwrap().is_length());
/// assert_eq!(
///     format!("{response:?}"),
///     "RawResponse { bytes: 19, hash: \"a36586e0f9ae94e4\", finish_reason: Some(\"length\"), .. }",
/// );
/// ```
#[derive(Clone, PartialEq)]
pub struct RawResponse {
    /// Shared, so that a history can be passed on without copying answers. Not `Arc<[u8]>`, which would begin with a copy.
    body: Arc<Vec<u8>>,
    finish_reason: Option<FinishReason>,
    usage: Option<TokenUsage>,
    doom: Option<Arc<Doom>>,
}

/// Why the rest of an answer was not read. SPEC A8.
#[derive(Clone, PartialEq)]
pub struct Doom {
    violation: Violation,
    pieces: u64,
}

impl Doom {
    /// Returns what is wrong with the answer, whatever would have followed.
    #[must_use]
    pub const fn violation(&self) -> &Violation {
        &self.violation
    }

    /// Returns in how many pieces the answer had arrived: about as many tokens were spent on it. 0 if that is not known, as in a run from
    /// a saved report.
    #[must_use]
    pub const fn pieces(&self) -> u64 {
        self.pieces
    }
}

impl RawResponse {
    /// Creates an answer about which nothing else is known.
    #[must_use]
    pub fn new(body: impl Into<Vec<u8>>) -> Self {
        Self {
            body: Arc::new(body.into()),
            finish_reason: None,
            usage: None,
            doom: None,
        }
    }

    /// Sets why the model stopped, as reported by its provider.
    #[must_use]
    pub fn with_finish_reason(mut self, reason: impl Into<FinishReason>) -> Self {
        self.finish_reason = Some(reason.into());
        self
    }

    /// Sets the tokens spent on the answer.
    #[must_use]
    #[allow(
        clippy::missing_const_for_fn,
        reason = "another member of the schema may have a destructor"
    )]
    pub fn with_usage(mut self, usage: TokenUsage) -> Self {
        self.usage = Some(usage);
        self
    }

    /// Says that the rest of the answer was not read, because nothing that may follow makes it valid, after so many pieces of it. It is
    /// refused, with that violation. SPEC A8.
    #[must_use]
    pub fn with_doom(mut self, violation: Violation, pieces: u64) -> Self {
        self.doom = Some(Arc::new(Doom { violation, pieces }));
        self
    }

    /// Returns why the rest of the answer was not read, if so.
    #[must_use]
    pub fn doom(&self) -> Option<&Doom> {
        self.doom.as_deref()
    }

    /// Returns the answer itself. It is text unless something went wrong on the way.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.body
    }

    /// Returns the answer as text, with invalid UTF-8 shown as U+FFFD.
    #[must_use]
    pub fn to_text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// Returns why the model stopped, if known.
    #[must_use]
    pub const fn finish_reason(&self) -> Option<&FinishReason> {
        self.finish_reason.as_ref()
    }

    /// Returns the tokens spent on the answer, if known.
    #[must_use]
    pub const fn usage(&self) -> Option<&TokenUsage> {
        self.usage.as_ref()
    }

    /// Returns a short identifier of the answer: 64 bits of FNV-1a in hexadecimal. Equal answers have equal hashes.
    #[must_use]
    pub fn hash(&self) -> String {
        format!("{:016x}", fnv1a(&self.body))
    }
}

impl fmt::Debug for RawResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawResponse")
            .field("bytes", &self.body.len())
            .field("hash", &self.hash())
            .field(
                "finish_reason",
                &self.finish_reason.as_ref().map(FinishReason::as_str),
            )
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Doom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Doom")
            .field("kind", &self.violation.kind())
            .field("pieces", &self.pieces)
            .finish_non_exhaustive()
    }
}

macro_rules! from {
    ($($type:ty)*) => {$(
        impl From<$type> for RawResponse {
            fn from(body: $type) -> Self {
                Self::new(body)
            }
        }
    )*};
}

from! { &str String &[u8] Vec<u8> }

/// Why a model stopped, in its provider's own wording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishReason(String);

/// Finish reasons by which providers report that an answer reached its maximum length.
const LENGTH: [&str; 5] = [
    "length",
    "max_tokens",
    "max_output_tokens",
    "model_length",
    "model_context_window_exceeded",
];

/// Finish reasons by which providers report that they, or their model, declined.
const REFUSAL: [&str; 9] = [
    "content_filter",
    "content_filtered",
    "refusal",
    "safety",
    "recitation",
    "blocklist",
    "prohibited_content",
    "spii",
    "guardrail_intervened",
];

impl FinishReason {
    /// Returns the provider's wording.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the answer reached its maximum length and was cut off.
    #[must_use]
    pub fn is_length(&self) -> bool {
        self.is_one_of(&LENGTH)
    }

    /// Whether the model or its provider declined to answer.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.is_one_of(&REFUSAL)
    }

    fn is_one_of(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.0.eq_ignore_ascii_case(word))
    }
}

impl<T: Into<String>> From<T> for FinishReason {
    fn from(word: T) -> Self {
        Self(word.into())
    }
}
