//! How a provider's responses are read: whole ones, and those that arrive in pieces.

use std::ops::ControlFlow;

use saop::{RawResponse, Violation};

/// Takes the pieces of an answer as they arrive, and breaks once nothing that may follow makes it valid, with what is wrong.
pub type Follow = Box<dyn FnMut(&[u8]) -> ControlFlow<Violation> + Send>;

/// How to read a provider's responses.
pub(crate) struct Wire {
    /// Extracts the answer from the body of a response.
    pub(crate) answer: fn(&str) -> Result<RawResponse, Unanswered>,
    /// Extracts the message from the body of an error response.
    pub(crate) complaint: fn(&str) -> String,
    /// Begins an answer that arrives in pieces.
    pub(crate) begin: fn() -> Box<dyn Assemble>,
}

/// Puts an answer together from the events of a stream.
pub(crate) trait Assemble: Send {
    /// Takes the data of an event.
    fn take(&mut self, data: &str) -> Result<Taken, Unanswered>;

    /// Returns the text of the answer so far.
    fn text(&self) -> &[u8];

    /// Whether the answer has ended, so that a stream may end as well.
    fn is_whole(&self) -> bool;

    /// Returns the answer.
    fn finish(self: Box<Self>) -> RawResponse;
}

/// What an event has.
#[derive(Debug, PartialEq)]
pub(crate) enum Taken {
    /// More text, from this offset on.
    Text(usize),
    /// Nothing of the text.
    Nothing,
    /// The end of the stream.
    End,
}

/// Why a response contains no answer.
#[derive(Debug, PartialEq)]
pub(crate) enum Unanswered {
    /// The response does not have the provider's format.
    Unexpected(String),
    /// The response has no answer, or an error in place of one, but may state the reason.
    Nothing(String),
}
