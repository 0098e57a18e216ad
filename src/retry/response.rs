//! What a model answered, as its client got it.
//!
//! Invariant: `Debug` shows an answer's length and hash, never the answer.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use super::hash::fnv1a;
use crate::generated::TokenUsage;

/// A model's answer before anything is known of it. SPEC R1.
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
    /// Shared, so that a history can be handed on without copying answers.
    body: Arc<[u8]>,
    finish_reason: Option<FinishReason>,
    usage: Option<TokenUsage>,
}

impl RawResponse {
    /// An answer of which nothing else is known.
    #[must_use]
    pub fn new(body: impl Into<Vec<u8>>) -> Self {
        Self {
            body: body.into().into(),
            finish_reason: None,
            usage: None,
        }
    }

    /// Why the model stopped, as its provider says it.
    #[must_use]
    pub fn with_finish_reason(mut self, reason: impl Into<FinishReason>) -> Self {
        self.finish_reason = Some(reason.into());
        self
    }

    /// The tokens spent on the answer.
    #[must_use]
    #[allow(
        clippy::missing_const_for_fn,
        reason = "another member of the schema may have a destructor"
    )]
    pub fn with_usage(mut self, usage: TokenUsage) -> Self {
        self.usage = Some(usage);
        self
    }

    /// The answer itself. Text, unless something went wrong on the way.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.body
    }

    /// The answer as text; what is not UTF-8 in it is shown as U+FFFD.
    #[must_use]
    pub fn to_text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// Why the model stopped, where it is known.
    #[must_use]
    pub const fn finish_reason(&self) -> Option<&FinishReason> {
        self.finish_reason.as_ref()
    }

    /// The tokens spent on the answer, where they are known.
    #[must_use]
    pub const fn usage(&self) -> Option<&TokenUsage> {
        self.usage.as_ref()
    }

    /// A short name of the answer: 64 bits of FNV-1a in hexadecimal digits. Equal answers have equal ones.
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

/// Why a model stopped, in the words of its provider, which are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishReason(String);

/// How providers say that an answer reached its greatest length.
const LENGTH: [&str; 5] = [
    "length",
    "max_tokens",
    "max_output_tokens",
    "model_length",
    "model_context_window_exceeded",
];

/// How providers say that they, or their model, declined.
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
    /// The provider's word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the answer reached its greatest length, and was cut.
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
