//! Values as plain data, for formats that do not know JSON text: the data that they show is written as JSON, and JSON
//! is shown to them by value. This is how a message works under `flatten`, in untagged enums, and in CBOR.

use std::collections::HashSet;
use std::fmt::{self, Write};
use std::ops::Range;
use std::sync::LazyLock;

use serde::de::{self, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;

use super::format::{NextText, Source, source};
use crate::decimal::{self, Integer, number_token};
use crate::limits::Limits;
use crate::show::{excerpt, quote};
use crate::value::{JsonKind, JsonRef};
use crate::write::push_string;

/// The only key of the object that `serde_json` shows for a number when it holds numbers as text.
const SERDE_JSON_NUMBER: &str = "$serde_json::private::Number";

/// The range in which the shortest spelling of a float may name a different 64-bit integer.
const EXACT_INTEGERS: Range<f64> = 9_007_199_254_740_992.0..18_446_744_073_709_551_616.0;

/// Checks that an array or object may have this many others around it.
fn within(depth: usize) -> Result<(), String> {
    const MOST: usize = Limits::SERDE_DEPTH;
    if depth < MOST {
        return Ok(());
    }
    Err(format!(
        "expected at most {MOST} levels of nesting, but found one more"
    ))
}

/// Makes a format show its next value, and returns it as JSON text.
pub(super) fn read<E>(
    source: Source,
    show: impl FnOnce(PlainText<'_>) -> Result<(), E>,
) -> Result<NextText, E> {
    let mut text = String::new();
    show(PlainText {
        text: &mut text,
        numbers_are_objects: source == Source::Buffer && numbers_are_text(),
        depth: 0,
    })?;
    Ok(NextText {
        text,
        limits: Limits::NONE,
    })
}

/// Appends a float. One that is a 64-bit integer gets all its digits, because they decide which integer it is.
fn push_float(text: &mut String, value: f64) {
    if EXACT_INTEGERS.contains(&value.abs()) {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{value:.1}");
    } else {
        text.push_str(&decimal::shortest(value));
    }
}

/// Returns a `Value` as JSON text. Floats that are 64-bit integers are written with all their digits. Nesting uses
/// heap, never stack.
#[must_use]
pub fn exact_text(value: &Value) -> String {
    let mut text = String::new();
    let mut open = Vec::new();
    let mut next = Some(value);
    loop {
        if let Some(value) = next.take() {
            push_scalar_or_open(&mut text, value, &mut open);
        }
        let Some(innermost) = open.last_mut() else {
            return text;
        };
        let (entry, bracket) = match innermost {
            Open::Array(items) => (items.next().map(|item| (None, item)), ']'),
            Open::Object(members) => (members.next().map(|(key, member)| (Some(key), member)), '}'),
        };
        let Some((key, inner)) = entry else {
            text.push(bracket);
            open.pop();
            continue;
        };
        if !text.ends_with(['[', '{']) {
            text.push(',');
        }
        if let Some(key) = key {
            push_string(&mut text, key);
            text.push(':');
        }
        next = Some(inner);
    }
}

/// An array or object that is being written.
enum Open<'v> {
    Array(std::slice::Iter<'v, Value>),
    Object(serde_json::map::Iter<'v>),
}

fn push_scalar_or_open<'v>(text: &mut String, value: &'v Value, open: &mut Vec<Open<'v>>) {
    match value {
        Value::Array(items) => {
            text.push('[');
            open.push(Open::Array(items.iter()));
        }
        Value::Object(members) => {
            text.push('{');
            open.push(Open::Object(members.iter()));
        }
        Value::Number(number) if number.is_f64() && !numbers_are_text() => {
            push_float(text, number.as_f64().unwrap_or_default());
        }
        Value::String(string) => push_string(text, string),
        scalar => text.push_str(&scalar.to_string()),
    }
}

/// Returns whether `serde_json` was built to hold numbers as text, which changes how it shows them.
fn numbers_are_text() -> bool {
    static ANSWER: LazyLock<bool> = LazyLock::new(|| {
        "0.10"
            .parse::<serde_json::Number>()
            .is_ok_and(|number| number.to_string() == "0.10")
    });
    *ANSWER
}

/// Writes the data that a format shows as JSON text.
pub(super) struct PlainText<'t> {
    text: &'t mut String,
    /// Whether the format may show a number as an object (see [`SERDE_JSON_NUMBER`]).
    numbers_are_objects: bool,
    depth: usize,
}

impl PlainText<'_> {
    fn inner<E: de::Error>(&mut self) -> Result<PlainText<'_>, E> {
        within(self.depth).map_err(E::custom)?;
        Ok(PlainText {
            text: self.text,
            numbers_are_objects: false,
            depth: self.depth + 1,
        })
    }

    fn push(self, token: impl fmt::Display) {
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "{token}");
    }
}

impl<'de> DeserializeSeed<'de> for PlainText<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(mut self, deserializer: D) -> Result<(), D::Error> {
        self.numbers_are_objects = source::<D>() == Source::Buffer && numbers_are_text();
        deserializer.deserialize_any(self)
    }
}

macro_rules! integers {
    ($($method:ident: $type:ty,)*) => {$(
        fn $method<E>(self, value: $type) -> Result<(), E> {
            self.push(value);
            Ok(())
        }
    )*};
}

impl<'de> Visitor<'de> for PlainText<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("data that JSON can hold")
    }

    integers! {
        visit_i64: i64,
        visit_i128: i128,
        visit_u64: u64,
        visit_u128: u128,
        visit_bool: bool,
    }

    fn visit_f32<E: de::Error>(self, value: f32) -> Result<(), E> {
        self.visit_f64(f64::from(value))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<(), E> {
        if !value.is_finite() {
            return Err(not_finite(value));
        }
        push_float(self.text, value);
        Ok(())
    }

    fn visit_str<E>(self, value: &str) -> Result<(), E> {
        push_string(self.text, value);
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.push("null");
        Ok(())
    }

    fn visit_none<E: de::Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(mut self, deserializer: D) -> Result<(), D::Error> {
        self.inner()?.deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(
        mut self,
        deserializer: D,
    ) -> Result<(), D::Error> {
        self.inner()?.deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        self.text.push('[');
        let start = self.text.len();
        loop {
            let before = self.text.len();
            if before > start {
                self.text.push(',');
            }
            if seq.next_element_seed(self.inner()?)?.is_none() {
                self.text.truncate(before);
                break;
            }
        }
        self.text.push(']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let before = self.text.len();
        let mut keys = HashSet::new();
        let mut first = true;
        self.text.push('{');
        while let Some(key) = map.next_key::<String>()? {
            if !self.text.ends_with('{') {
                self.text.push(',');
            }
            push_string(self.text, &key);
            self.text.push(':');
            let start = self.text.len();
            map.next_value_seed(self.inner()?)?;
            if self.numbers_are_objects && key == SERDE_JSON_NUMBER && first {
                self.text.push('}');
                let shown = self
                    .text
                    .get(start..self.text.len() - 1)
                    .unwrap_or_default();
                let token = JsonRef::of_valid(shown)
                    .as_str()
                    .unwrap_or_default()
                    .into_owned();
                if number_token(&token).is_some() && map.next_key::<IgnoredAny>()?.is_none() {
                    self.text.truncate(before);
                    self.text.push_str(&token);
                    return Ok(());
                }
                return Err(de::Error::custom(format_args!(
                    "expected a number in place of the key `{SERDE_JSON_NUMBER}`, which is private to serde_json"
                )));
            }
            first = false;
            if !keys.insert(key.clone()) {
                return Err(de::Error::custom(format_args!(
                    "expected each key once in an object, but found {} again",
                    quote(&key)
                )));
            }
        }
        self.text.push('}');
        Ok(())
    }
}

fn not_finite<E: de::Error>(value: f64) -> E {
    E::custom(format_args!(
        "expected a finite number, but found {value}, which JSON cannot hold"
    ))
}

/// Writes a value to a format that takes plain data.
pub(super) fn write<S: Serializer>(value: JsonRef<'_>, serializer: S) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&Plain { value, depth: 0 }, serializer)
}

/// A value on its way into a format that takes plain data.
struct Plain<'a> {
    value: JsonRef<'a>,
    depth: usize,
}

impl serde::Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if matches!(self.value.kind(), JsonKind::Array | JsonKind::Object) {
            within(self.depth).map_err(S::Error::custom)?;
        }
        let inner = |value| Plain {
            value,
            depth: self.depth + 1,
        };
        match self.value.kind() {
            JsonKind::Null => serializer.serialize_unit(),
            JsonKind::Bool => serializer.serialize_bool(self.value.as_bool() == Some(true)),
            JsonKind::String => serializer.serialize_str(&self.value.as_str().unwrap_or_default()),
            JsonKind::Number => write_number(self.value.as_json(), serializer),
            JsonKind::Array => {
                let mut seq = serializer.serialize_seq(Some(self.value.items().count()))?;
                for item in self.value.items() {
                    seq.serialize_element(&inner(item))?;
                }
                seq.end()
            }
            JsonKind::Object => {
                let mut map = serializer.serialize_map(Some(self.value.members().count()))?;
                for (key, value) in self.value.members() {
                    map.serialize_entry(&key, &inner(value))?;
                }
                map.end()
            }
        }
    }
}

/// Writes a number to a format that holds numbers by value. A fraction becomes the nearest float, as everywhere in
/// JSON. An integer that would become a different number is an error, and so is a number that would become zero:
/// nothing is lost silently.
fn write_number<S: Serializer>(token: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let float = decimal::float(token);
    let spelled_as_float = token.contains(['.', 'e', 'E']) || token == "-0";
    let is_exact = |value: f64| decimal::same_number(&decimal::shortest(value), token);
    if let Some(value) = float.filter(|value| spelled_as_float && is_exact(*value)) {
        return serializer.serialize_f64(value);
    }
    match (decimal::integer(token), float) {
        (Integer::U64(value), _) => serializer.serialize_u64(value),
        (Integer::I64(value), _) => serializer.serialize_i64(value),
        (Integer::TooLarge, Some(value)) if is_exact(value) => serializer.serialize_f64(value),
        (Integer::Fraction, Some(value)) if value != 0.0 => serializer.serialize_f64(value),
        _ => Err(S::Error::custom(format_args!(
            "expected a number that a 64-bit type holds, but found {}; write the message as JSON text to keep it",
            excerpt(token)
        ))),
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::{Error, MapDeserializer};

    use super::*;

    /// What serde's buffer shows where `serde_json` holds numbers as text.
    fn shown(entries: &[(&'static str, &'static str)]) -> Result<String, String> {
        let mut text = String::new();
        let visitor = PlainText {
            text: &mut text,
            numbers_are_objects: true,
            depth: 0,
        };
        MapDeserializer::<_, Error>::new(entries.iter().copied())
            .deserialize_any(visitor)
            .map_err(|error| error.to_string())?;
        Ok(text)
    }

    #[test]
    fn a_number_shown_as_an_object_is_a_number_and_nothing_else() {
        assert_eq!(shown(&[(SERDE_JSON_NUMBER, "0.10")]).as_deref(), Ok("0.10"));
        assert_eq!(
            shown(&[("a", "1"), (SERDE_JSON_NUMBER, "0.10")]).as_deref(),
            Ok("{\"a\":\"1\",\"$serde_json::private::Number\":\"0.10\"}")
        );
        for entries in [
            &[(SERDE_JSON_NUMBER, "x")][..],
            &[(SERDE_JSON_NUMBER, "1"), ("more", "2")],
        ] {
            let error = shown(entries).unwrap_err();
            assert!(error.contains("private to serde_json"), "{error}");
        }
    }
}
