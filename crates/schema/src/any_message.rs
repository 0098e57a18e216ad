//! Messages whose kind the caller does not know. A document that carries a message's discriminator is that message,
//! valid or not; one without a discriminator is a message that has none.

use saop_json::edge::{NextText, exact_text, next_text};
use saop_json::text::{Cursor, open};
use saop_json::{Limits, Reader, Stop};
use serde::de::Error as _;
use serde::{Deserializer, Serialize};
use serde_json::Value;

use crate::edge::First;
use crate::error::{Error, ParseError};
use crate::meant_message::{Likeliest, by_first_members, likeliest_of};
use crate::message::{decode_all, to_text};
use crate::reject::{Stopped, reject_text, reject_value, unseen};
use crate::type_schema::TypeSchema;

/// An enum over several messages. Implemented by generated code.
pub trait AnyMessage: Sized + Serialize {
    /// Returns the schemas of the messages.
    fn schemas() -> &'static [&'static TypeSchema];

    /// Returns the schema to report errors for if the text cannot be attributed to any message.
    fn fallback() -> &'static TypeSchema;

    /// Reads the message of the given schema; `None` if there is no such message.
    fn decode_as(
        schema: &'static TypeSchema,
        reader: &mut Reader<'_>,
    ) -> Option<Result<Self, Stop>>;

    /// Returns the schema of this message.
    fn schema(&self) -> &'static TypeSchema;
}

/// Reads any of the messages from text or bytes. SPEC T5.
///
/// # Errors
///
/// Same as [`parse`](crate::parse), for the message that the text was most likely meant to be.
pub fn parse_any<U: AnyMessage>(raw: &[u8], limits: &Limits) -> Result<U, Error> {
    read_any::<U, U>(raw, limits, decode_as)
}

/// Reads any of the messages by a function of the caller's, such as one that decodes into a sink. It is given the schema of the
/// message to read, and is called again for another one if it fails.
///
/// # Errors
///
/// Same as [`parse_any`].
pub fn read_any<U: AnyMessage, R>(
    raw: &[u8],
    limits: &Limits,
    read: impl FnMut(&'static TypeSchema, &mut Reader<'_>) -> Result<R, Stop>,
) -> Result<R, Error> {
    let cursor = open(raw, limits).map_err(|fault| ParseError::new(&fault, raw))?;
    find::<U, R>(cursor, limits, read).map_err(|(schema, stopped)| {
        reject_text(schema, cursor.text(), &schema.within(limits), stopped)
    })
}

/// Reads any of the messages from a `Value`, like [`validate`](crate::validate).
///
/// # Errors
///
/// Same as [`validate`](crate::validate).
pub fn validate_any<U: AnyMessage>(value: &Value) -> Result<U, Error> {
    let text = exact_text(value);
    let limits = Limits::NONE;
    find::<U, U>(Cursor::new(&text), &limits, decode_as)
        .map_err(|(schema, stopped)| reject_value(schema, &text, &schema.within(&limits), stopped))
}

/// Writes any of the messages as compact JSON text.
#[must_use]
pub fn serialize_any<U: AnyMessage>(message: &U) -> String {
    to_text(message)
}

/// Deserializes any of the messages from any format.
///
/// # Errors
///
/// Fails with the format's errors, or with the first violation and the number of others.
pub fn deserialize_any_message<'de, U: AnyMessage, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<U, D::Error> {
    let NextText { text, limits } = next_text(deserializer)?;
    let found = match open(text.as_bytes(), &limits) {
        Ok(cursor) => find::<U, U>(cursor, &limits, decode_as).map_err(|(schema, stopped)| {
            reject_value(schema, &text, &schema.within(&limits), stopped)
        }),
        Err(fault) => Err(unseen(U::fallback(), &fault, &text)),
    };
    found.map_err(|error| D::Error::custom(First(&error)))
}

fn decode_as<U: AnyMessage>(
    schema: &'static TypeSchema,
    reader: &mut Reader<'_>,
) -> Result<U, Stop> {
    U::decode_as(schema, reader).unwrap_or(Err(Stop))
}

/// Returns the message, or the schema of the most likely one and the offset that its decoder reached.
fn find<U: AnyMessage, R>(
    cursor: Cursor<'_>,
    limits: &Limits,
    mut read: impl FnMut(&'static TypeSchema, &mut Reader<'_>) -> Result<R, Stop>,
) -> Result<R, (&'static TypeSchema, Stopped)> {
    let mut attempt = |schema: &'static TypeSchema, stopped: &mut Stopped| {
        let decode = |reader: &mut Reader<'_>| read(schema, reader);
        decode_all(cursor, &schema.within(limits), stopped, decode)
    };
    let first = by_first_members(U::schemas(), cursor.text());
    let mut stopped = Stopped::default();
    let mut tried = None;
    if let Some(first) = first {
        match attempt(first, &mut stopped) {
            Ok(message) => return Ok(message),
            Err(Stop) => tried = Some((first, stopped)),
        }
    }
    let Some(likeliest) = likeliest_of(U::schemas(), cursor.text()) else {
        return Err((U::fallback(), Stopped::default()));
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
    Err((
        schema,
        of_its_decoder.map_or_else(Stopped::default, |(_, stopped)| stopped),
    ))
}
