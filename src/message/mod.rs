//! Parse, validate, serialize: layer 3. What a message is comes from generated code; what can be done
//! with one is here, once for all messages.

mod union;

use std::io;

use serde::Serialize;
use serde_json::Value;

use crate::error::{SaopError, SaopParseError};
use crate::json::Limits;
use crate::json::cursor::Cursor;
use crate::json::failure::Stop;
use crate::json::fault::{Fault, FaultKind};
use crate::json::plain::exact_text;
use crate::json::reader::Reader;
use crate::leaf::Decode;
use crate::schema::{Schema, reject_text, reject_value};
pub use union::{MessageUnion, decode_union};
pub(crate) use union::{parse_union, validate_union};

/// A type generated from a schema of its own. Implemented by generated code.
pub trait Message: for<'de> Decode<'de> + Serialize + 'static {
    /// The schema that the type was made from.
    fn schema() -> &'static Schema;
}

/// Reads a message from text or bytes under the default [`Limits`]. SPEC P1, P2.
///
/// # Errors
///
/// [`SaopError::Parse`] for what is wrong with the text itself, else whatever breaks the schema or the
/// rules of the message.
pub fn parse<T: Message>(raw: impl AsRef<[u8]>) -> Result<T, SaopError> {
    parse_bytes(raw.as_ref(), &Limits::default())
}

/// Reads a message from text or bytes under limits of the caller's choice.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_with<T: Message>(raw: impl AsRef<[u8]>, limits: &Limits) -> Result<T, SaopError> {
    parse_bytes(raw.as_ref(), limits)
}

fn parse_bytes<T: Message>(raw: &[u8], limits: &Limits) -> Result<T, SaopError> {
    let limits = &T::schema().within(limits);
    let cursor = open(raw, limits).map_err(|fault| SaopParseError::new(&fault, raw))?;
    decode_from(cursor, limits, |reader| T::decode(reader))
        .map_err(|Stop| reject_text(T::schema(), cursor.text(), limits))
}

/// A cursor over bytes that are text, and not too many.
fn open<'a>(raw: &'a [u8], limits: &Limits) -> Result<Cursor<'a>, Fault> {
    if raw.len() > limits.max_bytes() {
        return Err(Fault {
            kind: FaultKind::TooLong {
                max: limits.max_bytes(),
                found: raw.len(),
            },
            offset: 0,
        });
    }
    Cursor::over(raw, limits.max_depth())
}

/// What `decode` makes of a whole text.
fn decode_from<'a, T>(
    cursor: Cursor<'a>,
    limits: &Limits,
    decode: impl FnOnce(&mut Reader<'a, Stop>) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let mut reader = Reader::<Stop>::new(cursor, limits.max_depth());
    let read = decode(&mut reader);
    if read.is_ok() {
        reader.end()?;
    }
    read
}

/// Checks a message without keeping it.
///
/// # Errors
///
/// As [`parse`].
pub fn check<T: Message>(raw: &[u8], limits: &Limits) -> Result<(), SaopError> {
    parse_bytes::<T>(raw, limits).map(drop)
}

/// Reads a message from a `serde_json::Value`: the same rules, as far as a `Value` can show them. Line and
/// column are unknown, repeated keys are gone before we see them, and the limits do not apply, but for the levels of a message
/// whose types may hold themselves. SPEC P3.
///
/// # Errors
///
/// As [`parse`], but never [`SaopError::Parse`].
pub fn validate<T: Message>(value: &Value) -> Result<T, SaopError> {
    // Through text, so that there is one reader with one set of rules, and no nesting is too deep for it.
    let text = exact_text(value);
    let limits = T::schema().within(&Limits::NONE);
    let mut reader = Reader::<Stop>::new(Cursor::new(&text), limits.max_depth());
    T::decode(&mut reader).map_err(|_| reject_value(T::schema(), &text))
}

/// Writes a message as compact JSON text. What [`parse`] makes of it is equal to the message; one that is
/// larger or nests deeper than the default [`Limits`] takes [`parse_with`] and wider ones.
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

/// The text of a message, or of a union of them.
#[allow(
    clippy::expect_used,
    reason = "generated types hold strings, finite numbers and JSON text, and write into memory"
)]
pub(crate) fn to_text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message always has a JSON text")
}
