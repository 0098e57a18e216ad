//! Messages of which the caller does not know the kind. A text that carries a message's discriminator is that
//! message, whether valid or not; one that carries none is a message that has none.

use std::fmt::Write;

use serde::de::Error as _;
use serde::{Deserializer, Serialize};
use serde_json::Value;

use super::{decode_from, open};
use crate::error::{SaopError, SaopParseError};
use crate::json::Limits;
use crate::json::cursor::Cursor;
use crate::json::failure::Stop;
use crate::json::plain::exact_text;
use crate::json::raw;
use crate::schema::{Likeliest, Schema, by_first_members, likeliest, reject_text, reject_value};

/// The union of several messages. Implemented by generated code.
pub trait MessageUnion: Sized + Serialize {
    /// The schemas of the union's messages.
    fn schemas() -> &'static [&'static Schema];

    /// One of them, for what is wrong in the eyes of all.
    fn fallback() -> &'static Schema;

    /// Reads the message of the given schema; `None` where the union has none of it.
    fn decode_as<'de, D: Deserializer<'de>>(
        schema: &'static Schema,
        deserializer: D,
    ) -> Option<Result<Self, D::Error>>;

    /// The schema of the message that this is.
    fn schema(&self) -> &'static Schema;
}

/// Reads any message of the union from text or bytes. SPEC T5.
pub(crate) fn parse_union<U: MessageUnion>(raw: &[u8], limits: &Limits) -> Result<U, SaopError> {
    let cursor = open(raw, limits).map_err(|fault| SaopParseError::new(&fault, raw))?;
    find(cursor, limits)
        .map_err(|schema| reject_text(schema, cursor.text(), &schema.within(limits)))
}

/// Reads any message of the union from a `Value`, as [`validate`](super::validate) does.
pub(crate) fn validate_union<U: MessageUnion>(value: &Value) -> Result<U, SaopError> {
    let text = exact_text(value);
    find(Cursor::new(&text), &Limits::NONE).map_err(|schema| reject_value(schema, &text))
}

/// Reads any message of the union from any format.
///
/// # Errors
///
/// Those of the format; everything that is wrong with the message, in words.
pub fn decode_union<'de, U: MessageUnion, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<U, D::Error> {
    let text = raw::read_exact(deserializer)?;
    find(Cursor::new(&text), &Limits::NONE)
        .map_err(|schema| D::Error::custom(words(&reject_value(schema, &text))))
}

fn words(error: &SaopError) -> String {
    let mut words = error.to_string();
    if let SaopError::Validation(_) = error {
        for (at, violation) in error.violations().iter().enumerate() {
            // Writing to a `String` cannot fail.
            let _ = write!(words, "{} {violation}", if at == 0 { ":" } else { ";" });
        }
    }
    words
}

/// The message, or the schema of the one that the text was most likely meant to be.
fn find<U: MessageUnion>(cursor: Cursor<'_>, limits: &Limits) -> Result<U, &'static Schema> {
    let attempt = |schema: &'static Schema| {
        let decode = |reader: &mut _| U::decode_as(schema, reader).unwrap_or(Err(Stop));
        decode_from(cursor, &schema.within(limits), decode).ok()
    };
    let first = by_first_members(U::schemas(), cursor.text());
    if let Some(message) = first.and_then(attempt) {
        return Ok(message);
    }
    let Some(likeliest) = likeliest(U::schemas(), cursor.text()) else {
        return Err(U::fallback());
    };
    let mut untried = U::schemas().iter().copied().filter(|schema| {
        let possible = match likeliest {
            Likeliest::Told(told) => std::ptr::eq(*schema, told),
            Likeliest::Guessed(_) => schema.discriminator().is_none(),
        };
        possible && !first.is_some_and(|first| std::ptr::eq(*schema, first))
    });
    untried.find_map(attempt).ok_or(likeliest.schema())
}
