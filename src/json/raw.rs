//! The next value of any serde format as compact JSON text: what `JsonObject`, `JsonNumber` and mixed
//! scalars are read from and written to. The text is always valid, its keys unique at any depth.
//!
//! From JSON text the spelling is kept. `serde_json` gives it through the protocol of its `RawValue`,
//! for which its feature `raw_value` must be on; every other format shows plain data (see [`super::plain`]).

use std::any::type_name;
use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeStruct, Serializer};

use super::Limits;
use super::compact::compact;
use super::cursor::Cursor;
use super::plain::{self, Floats};
use super::value::JsonRef;

/// The name under which our own reader gives the text of a value. Known by its address.
pub(crate) static RAW_TEXT: &str = "$saop::private::RawText";

/// The name under which our own reader shows the text from the next value on, and then gives that value. Known by its
/// address.
pub(crate) static AHEAD: &str = "$saop::private::Ahead";

/// How the name of our own reader's type begins.
const OWN: &str = concat!("&mut ", env!("CARGO_CRATE_NAME"), "::json::reader::Reader<");

/// The name under which `serde_json` gives and takes the text of a value.
const SERDE_JSON_RAW: &str = "$serde_json::private::RawValue";

/// Reads the next value of any format as compact JSON text.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    match origin::<D>() {
        Origin::Own => deserializer.deserialize_newtype_struct(RAW_TEXT, OwnText),
        Origin::SerdeJsonText => {
            let max_depth = Limits::default().max_depth();
            deserializer.deserialize_newtype_struct(SERDE_JSON_RAW, SerdeJsonRaw { max_depth })
        }
        // A `Value` is in memory already, to whatever depth. SPEC W
        Origin::SerdeJsonValue => {
            let max_depth = Limits::NONE.max_depth();
            deserializer.deserialize_newtype_struct(SERDE_JSON_RAW, SerdeJsonRaw { max_depth })
        }
        Origin::Other => plain::read(deserializer, Floats::Shortest),
    }
}

/// Reads the next value of any format as JSON text in which floats that are integers have all their digits, as
/// typed integers need it.
pub(crate) fn read_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    match origin::<D>() {
        Origin::Own | Origin::SerdeJsonText => read(deserializer),
        // A `Value` holds a float, not a spelling.
        Origin::SerdeJsonValue | Origin::Other => plain::read(deserializer, Floats::Exact),
    }
}

/// Writes a value, given as compact valid JSON text, to any format.
pub(crate) fn write<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if takes_text::<S>() {
        let mut raw = serializer.serialize_struct(SERDE_JSON_RAW, 1)?;
        raw.serialize_field(SERDE_JSON_RAW, text)?;
        return raw.end();
    }
    plain::write(JsonRef::of_valid(text), serializer)
}

/// Which protocol a deserializer speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Own,
    SerdeJsonText,
    SerdeJsonValue,
    Other,
}

/// Tells the protocol by the deserializer's type. The name of a type is not promised to stay: were it to
/// change, values would be read as plain data, which is right and only spells numbers anew. Data cannot
/// pretend to be a type, which is why this is safe where a key in the data would not be.
#[inline]
pub(crate) fn origin<'de, D: Deserializer<'de>>() -> Origin {
    // First and by itself: a step that the compiler takes beforehand, where the names below are left for the run.
    if is_own::<D>() {
        return Origin::Own;
    }
    let name = bare(type_name::<D>());
    if name.starts_with("serde_json::de::Deserializer<") {
        Origin::SerdeJsonText
    } else if name == "serde_json::value::Value" {
        Origin::SerdeJsonValue
    } else {
        Origin::Other
    }
}

/// Whether a deserializer is our own reader, which is always given by reference. Told by its type, as [`origin`] is.
#[inline]
pub(crate) fn is_own<'de, D: Deserializer<'de>>() -> bool {
    type_name::<D>().starts_with(OWN)
}

/// Whether a deserializer is a key of our own reader, which takes the names that it may be. Told by its type, as
/// [`origin`] is.
#[inline]
pub(crate) fn takes_names<'de, D: Deserializer<'de>>() -> bool {
    type_name::<D>().starts_with(concat!(env!("CARGO_CRATE_NAME"), "::json::key::Key<"))
}

fn takes_text<S: Serializer>() -> bool {
    bare(type_name::<S>()).starts_with("serde_json::ser::Serializer<")
}

/// A type's name without the references before it. Steps that the compiler can take beforehand.
#[inline]
fn bare(mut name: &str) -> &str {
    while let Some(rest) = name.strip_prefix('&') {
        name = rest.strip_prefix("mut ").unwrap_or(rest);
    }
    name
}

struct OwnText;

impl Visitor<'_> for OwnText {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_str<E>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    fn visit_string<E>(self, text: String) -> Result<String, E> {
        Ok(text)
    }
}

struct SerdeJsonRaw {
    max_depth: usize,
}

impl<'de> Visitor<'de> for SerdeJsonRaw {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<String, A::Error> {
        match map.next_key::<String>()? {
            Some(key) if key == SERDE_JSON_RAW => {
                check(&map.next_value::<String>()?, self.max_depth)
            }
            _ => Err(de::Error::custom("expected the text of a JSON value")),
        }
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<String, D::Error> {
        plain::read(deserializer, Floats::Shortest)
    }
}

/// Checks what `serde_json` leaves unchecked: repeated keys, lone surrogates and depth.
fn check<E: de::Error>(text: &str, max_depth: usize) -> Result<String, E> {
    compact(Cursor::new(text), max_depth)
        .map(Cow::into_owned)
        .map_err(|fault| E::custom(fault.message(text.as_bytes())))
}

/// The text, if it is a JSON number and nothing else.
pub(crate) fn number_token(text: &str) -> Option<&str> {
    let mut cursor = Cursor::new(text);
    let token = cursor.number().ok()?;
    (token.len() == text.len()).then_some(token)
}

/// Reads a number of any format as a token.
pub(crate) fn read_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    token_of(read(deserializer)?, "a number")
}

/// Reads a number of any format as a token that has all its digits.
pub(crate) fn read_exact_number<'de, D: Deserializer<'de>>(
    deserializer: D,
    expected: &'static str,
) -> Result<String, D::Error> {
    token_of(read_exact(deserializer)?, expected)
}

fn token_of<E: de::Error>(text: String, expected: &'static str) -> Result<String, E> {
    if number_token(&text).is_some() {
        return Ok(text);
    }
    Err(E::custom(format_args!(
        "expected {expected}, but found {}",
        JsonRef::of_valid(&text).describe()
    )))
}

#[cfg(test)]
mod tests {
    use serde::de::value::{BoolDeserializer, Error, MapDeserializer, StrDeserializer};

    use super::*;

    /// A reader that breaks the protocol is told so, and never believed.
    #[test]
    fn only_the_protocol_is_understood() {
        let own = |text| StrDeserializer::<Error>::new(text).deserialize_any(OwnText);
        assert_eq!(own("[1]").as_deref(), Ok("[1]"));
        let error = BoolDeserializer::<Error>::new(true)
            .deserialize_any(OwnText)
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "invalid type: boolean `true`, expected a JSON value"
        );
        let shown = |key, text| {
            MapDeserializer::<_, Error>::new([(key, text)].into_iter())
                .deserialize_any(SerdeJsonRaw { max_depth: 2 })
                .map_err(|error| error.to_string())
        };
        assert_eq!(shown(SERDE_JSON_RAW, " [ 1 ] ").as_deref(), Ok("[1]"));
        assert_eq!(
            shown("other", "[1]").unwrap_err(),
            "expected the text of a JSON value"
        );
        assert!(shown(SERDE_JSON_RAW, "[1").is_err());
        assert!(shown(SERDE_JSON_RAW, "[[[1]]]").is_err());
        let error = BoolDeserializer::<Error>::new(true)
            .deserialize_any(SerdeJsonRaw { max_depth: 2 })
            .unwrap_err();
        assert!(error.to_string().ends_with("expected a JSON value"));
        let newtype = SerdeJsonRaw { max_depth: 2 }
            .visit_newtype_struct(BoolDeserializer::<Error>::new(true))
            .unwrap();
        assert_eq!(newtype, "true");
    }
}
