//! Parse, validate, serialize: what can be done with any message. What a message is comes from generated code.

use std::io;

use saop_json::edge::exact_text;
use saop_json::text::{Cursor, open};
use saop_json::{Limits, Reader, Stop};
use serde::Serialize;
use serde_json::Value;

use crate::decode::Decode;
use crate::error::{Error, ParseError};
use crate::reject::{reject_text, reject_value};
use crate::schema::Schema;

/// A type generated from a schema of its own. Implemented by generated code.
pub trait Message: Decode + Serialize + 'static {
    /// The schema that the type was made from.
    fn schema() -> &'static Schema;
}

/// Reads a message from text or bytes under the default [`Limits`]. SPEC P1, P2.
///
/// # Errors
///
/// [`Error::Parse`] for what is wrong with the text itself, else whatever breaks the schema or the
/// rules of the message.
pub fn parse<T: Message>(raw: impl AsRef<[u8]>) -> Result<T, Error> {
    parse_bytes(raw.as_ref(), &Limits::default())
}

/// Reads a message from text or bytes under limits of the caller's choice.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_with<T: Message>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, Error> {
    parse_bytes(raw.as_ref(), limits)
}

fn parse_bytes<T: Message>(raw: &[u8], limits: &Limits) -> Result<T, Error> {
    let limits = &T::schema().within(limits);
    let cursor = open(raw, limits).map_err(|fault| ParseError::new(&fault, raw))?;
    let mut stopped = 0;
    decode_all(cursor, limits, &mut stopped, T::decode)
        .map_err(|Stop| reject_text(T::schema(), cursor.text(), limits, stopped))
}

/// What `decode` makes of a whole text. Where it refuses it, `stopped` is how far it came: whatever value ended before that was
/// accepted.
#[inline]
pub(crate) fn decode_all<'a, T>(
    cursor: Cursor<'a>,
    limits: &Limits,
    stopped: &mut usize,
    decode: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let mut reader = Reader::new(cursor, limits.max_depth());
    let read = decode(&mut reader);
    // Handed on as it is: a message is large, and to take it out of its `Result` is a copy.
    if read.is_ok() {
        reader.end()?;
    } else {
        *stopped = reader.offset();
    }
    read
}

/// Checks a message without keeping it.
///
/// # Errors
///
/// As [`parse`].
pub fn check<T: Message>(raw: &[u8], limits: &Limits) -> Result<(), Error> {
    parse_bytes::<T>(raw, limits).map(drop)
}

/// Reads a message from a `serde_json::Value`: the same rules, as far as a `Value` can show them. Line and
/// column are unknown, repeated keys are gone before we see them, and the limits do not apply, but for the levels of a message
/// with recursive types. SPEC P3.
///
/// # Errors
///
/// As [`parse`], but never [`Error::Parse`].
pub fn validate<T: Message>(value: &Value) -> Result<T, Error> {
    // Through text, so that there is one reader with one set of rules, and no nesting is too deep for it.
    let text = exact_text(value);
    let limits = T::schema().within(&Limits::NONE);
    let mut stopped = 0;
    decode_all(Cursor::new(&text), &limits, &mut stopped, T::decode)
        .map_err(|Stop| reject_value(T::schema(), &text, &limits, stopped))
}

/// Serializes a message as compact JSON text. [`parse`] turns it back into an equal message; if the text exceeds the
/// default [`Limits`], use [`parse_with`] with wider ones.
#[must_use]
pub fn serialize<T: Message>(message: &T) -> String {
    to_text(message)
}

/// Writes a message as compact JSON text to `writer`, without holding the text in memory. The writer gets many
/// small pieces: give it a buffer.
///
/// # Errors
///
/// Those of the writer.
pub fn serialize_to_writer<T: Message>(message: &T, writer: impl io::Write) -> io::Result<()> {
    serde_json::to_writer(writer, message).map_err(io::Error::from)
}

/// The text of a message, or of an enum of messages, as compact JSON.
#[must_use]
#[allow(
    clippy::expect_used,
    reason = "generated types hold strings, finite numbers and JSON text, and write into memory"
)]
pub(crate) fn to_text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message always has a JSON text")
}
