//! The next value of any serde format as JSON text, and text written to any format.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeStruct, Serializer};

use super::format::{NextText, RAW_VALUE, Source, source, takes_text};
use super::plain::{self, PlainText};
use crate::limits::Limits;
use crate::value::JsonRef;

/// Reads the next value of any format.
///
/// # Errors
///
/// Fails if the format does, or if the data has no form in JSON.
pub fn next_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NextText, D::Error> {
    match source::<D>() {
        Source::Text => raw_text(deserializer),
        of => plain::read(of, |visitor| deserializer.deserialize_any(visitor)),
    }
}

/// Reads the next value of any format, which is expected to be an object with members of these names. If several types
/// share one object, as two of them under `#[serde(flatten)]` do, a format shows each only its own members.
///
/// # Errors
///
/// Same as [`next_text`].
pub fn next_object_text<'de, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    members: &'static [&'static str],
) -> Result<NextText, D::Error> {
    match source::<D>() {
        Source::Text => raw_text(deserializer),
        of => plain::read(of, |visitor: PlainText<'_>| {
            deserializer.deserialize_struct(name, members, visitor)
        }),
    }
}

fn raw_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NextText, D::Error> {
    Ok(NextText {
        text: deserializer.deserialize_newtype_struct(RAW_VALUE, RawText)?,
        limits: Limits::default(),
    })
}

/// Writes a value, given as compact valid JSON text, to any format.
///
/// # Errors
///
/// Fails if the format does, or if it holds numbers by value and would turn one into another.
pub fn write<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if takes_text::<S>() {
        let mut raw = serializer.serialize_struct(RAW_VALUE, 1)?;
        raw.serialize_field(RAW_VALUE, text)?;
        return raw.end();
    }
    plain::write(JsonRef::of_valid(text), serializer)
}

struct RawText;

impl<'de> Visitor<'de> for RawText {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<String, A::Error> {
        match map.next_key::<String>()? {
            Some(key) if key == RAW_VALUE => map.next_value(),
            _ => Err(de::Error::custom("expected the text of a JSON value")),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::{BoolDeserializer, Error, MapDeserializer};

    use super::*;

    /// A reader that breaks the protocol gets an error, and is never trusted.
    #[test]
    fn only_the_protocol_is_understood() {
        let shown = |key, text| {
            MapDeserializer::<_, Error>::new([(key, text)].into_iter())
                .deserialize_any(RawText)
                .map_err(|error| error.to_string())
        };
        assert_eq!(shown(RAW_VALUE, " [ 1 ] ").as_deref(), Ok(" [ 1 ] "));
        assert_eq!(
            shown("other", "[1]").unwrap_err(),
            "expected the text of a JSON value"
        );
        let error = BoolDeserializer::<Error>::new(true)
            .deserialize_any(RawText)
            .unwrap_err();
        assert!(error.to_string().ends_with("expected a JSON value"));
    }
}
