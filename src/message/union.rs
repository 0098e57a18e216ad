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
use crate::json::fault::Fault;
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

/// Why no message of a union was found in a text.
enum Refused {
    /// The text itself is wrong.
    Fault(Fault),
    /// It was most likely meant to be a message of this schema.
    Message(&'static Schema),
}

/// Reads any message of the union from text or bytes. SPEC T5.
pub(crate) fn parse_union<U: MessageUnion>(raw: &[u8], limits: &Limits) -> Result<U, SaopError> {
    let found = match open(raw, limits) {
        Ok(cursor) => find(cursor, limits),
        Err(Stop::Fault(fault)) => Err(Refused::Fault(fault)),
        Err(Stop::Refused) => Err(Refused::Message(U::fallback())),
    };
    found.map_err(|refused| match refused {
        Refused::Fault(fault) => SaopParseError::new(&fault, raw).into(),
        Refused::Message(schema) => reject_text(schema, raw, limits),
    })
}

/// Reads any message of the union from a `Value`, as [`validate`](super::validate) does.
pub(crate) fn validate_union<U: MessageUnion>(value: &Value) -> Result<U, SaopError> {
    let text = exact_text(value);
    find(Cursor::new(&text), &Limits::NONE).map_err(|refused| match refused {
        Refused::Fault(_) => reject_value(U::fallback(), &text),
        Refused::Message(schema) => reject_value(schema, &text),
    })
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
    find(Cursor::new(&text), &Limits::NONE).map_err(|refused| match refused {
        Refused::Fault(fault) => D::Error::custom(fault.message(text.as_bytes())),
        Refused::Message(schema) => D::Error::custom(words(&reject_value(schema, &text))),
    })
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

fn find<U: MessageUnion>(cursor: Cursor<'_>, limits: &Limits) -> Result<U, Refused> {
    let attempt = |schema| match decode_from(cursor, limits, |reader| {
        U::decode_as(schema, reader).unwrap_or(Err(Stop::Refused))
    }) {
        Ok(message) => Ok(Some(message)),
        Err(Stop::Refused) => Ok(None),
        Err(Stop::Fault(fault)) => Err(Refused::Fault(fault)),
    };
    let first = by_first_members(U::schemas(), cursor.text());
    if let Some(schema) = first
        && let Some(message) = attempt(schema)?
    {
        return Ok(message);
    }
    let Some(likeliest) = likeliest(U::schemas(), cursor.text().as_bytes()) else {
        return Err(Refused::Message(U::fallback()));
    };
    let untried = U::schemas().iter().copied().filter(|schema| {
        let possible = match likeliest {
            Likeliest::Told(told) => std::ptr::eq(*schema, told),
            Likeliest::Guessed(_) => schema.discriminator().is_none(),
        };
        possible && !first.is_some_and(|first| std::ptr::eq(*schema, first))
    });
    for schema in untried {
        if let Some(message) = attempt(schema)? {
            return Ok(message);
        }
    }
    Err(Refused::Message(likeliest.schema()))
}
