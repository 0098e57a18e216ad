//! Messages of which the caller does not know the kind. A text that carries a message's discriminator is that
//! message, whether valid or not; one that carries none is a message that has none.

use saop_json::edge::{NextText, exact_text, next_text};
use saop_json::text::{Cursor, open};
use saop_json::{Limits, Reader, Stop};
use serde::de::Error as _;
use serde::{Deserializer, Serialize};
use serde_json::Value;

use crate::edge::First;
use crate::error::{Error, ParseError};
use crate::likeliest::{Likeliest, by_first_members, likeliest_of};
use crate::message::{decode_all, to_text};
use crate::reject::{reject_text, reject_value, unseen};
use crate::schema::Schema;

/// An enum over several messages. Implemented by generated code.
pub trait AnyMessage: Sized + Serialize {
    /// The schemas of the messages.
    fn schemas() -> &'static [&'static Schema];

    /// One of them, for what is wrong in the eyes of all.
    fn fallback() -> &'static Schema;

    /// Reads the message of the given schema; `None` where there is no such message.
    fn decode_as(schema: &'static Schema, reader: &mut Reader<'_>) -> Option<Result<Self, Stop>>;

    /// The schema of the message that this is.
    fn schema(&self) -> &'static Schema;
}

/// Reads any of the messages from text or bytes. SPEC T5.
///
/// # Errors
///
/// As [`parse`](crate::parse), of the message that the text was most likely meant to be.
pub fn parse_any<U: AnyMessage>(raw: &[u8], limits: &Limits) -> Result<U, Error> {
    let cursor = open(raw, limits).map_err(|fault| ParseError::new(&fault, raw))?;
    find(cursor, limits).map_err(|(schema, stopped)| {
        reject_text(schema, cursor.text(), &schema.within(limits), stopped)
    })
}

/// Reads any of the messages from a `Value`, as [`validate`](crate::validate) does.
///
/// # Errors
///
/// As [`validate`](crate::validate).
pub fn validate_any<U: AnyMessage>(value: &Value) -> Result<U, Error> {
    let text = exact_text(value);
    let limits = Limits::NONE;
    find(Cursor::new(&text), &limits)
        .map_err(|(schema, stopped)| reject_value(schema, &text, &schema.within(&limits), stopped))
}

/// Writes any of the messages as compact JSON text.
#[must_use]
pub fn serialize_any<U: AnyMessage>(message: &U) -> String {
    to_text(message)
}

/// Reads any of the messages from any format.
///
/// # Errors
///
/// Those of the format; else the first violation, and the count.
pub fn deserialize_any_message<'de, U: AnyMessage, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<U, D::Error> {
    let NextText { text, limits } = next_text(deserializer)?;
    let found = match open(text.as_bytes(), &limits) {
        Ok(cursor) => find(cursor, &limits).map_err(|(schema, stopped)| {
            reject_value(schema, &text, &schema.within(&limits), stopped)
        }),
        Err(fault) => Err(unseen(U::fallback(), &fault, &text)),
    };
    found.map_err(|error| D::Error::custom(First(&error)))
}

/// The message; or the schema of the one that the text was most likely meant to be, and how far its decoder came.
fn find<U: AnyMessage>(cursor: Cursor<'_>, limits: &Limits) -> Result<U, (&'static Schema, usize)> {
    let attempt = |schema: &'static Schema, stopped: &mut usize| {
        let decode = |reader: &mut Reader<'_>| U::decode_as(schema, reader).unwrap_or(Err(Stop));
        decode_all(cursor, &schema.within(limits), stopped, decode)
    };
    let first = by_first_members(U::schemas(), cursor.text());
    let mut stopped = 0;
    let mut tried = None;
    if let Some(first) = first {
        match attempt(first, &mut stopped) {
            Ok(message) => return Ok(message),
            Err(Stop) => tried = Some((first, stopped)),
        }
    }
    let Some(likeliest) = likeliest_of(U::schemas(), cursor.text()) else {
        return Err((U::fallback(), 0));
    };
    for schema in U::schemas().iter().copied() {
        let possible = match likeliest {
            Likeliest::Told(told) => std::ptr::eq(schema, told),
            Likeliest::Guessed(_) => schema.discriminator().is_none(),
        };
        if possible && !first.is_some_and(|first| std::ptr::eq(schema, first)) {
            match attempt(schema, &mut stopped) {
                Ok(message) => return Ok(message),
                Err(Stop) => tried = Some((schema, stopped)),
            }
        }
    }
    let schema = likeliest.schema();
    let of_its_decoder = tried.filter(|(tried, _)| std::ptr::eq(*tried, schema));
    Err((schema, of_its_decoder.map_or(0, |(_, offset)| offset)))
}
