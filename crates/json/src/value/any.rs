//! `JsonValue`: a JSON value of any kind, kept as text.
//!
//! Invariant: keys are unique at any depth, regardless of how the value was made.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::error::JsonError;
use super::integer::JsonInteger;
use super::number::JsonNumber;
use super::reference::{JsonKind, JsonRef};
use crate::limits::Limits;
use crate::text::{Cursor, Fault, Scanner, Spacing, compact, open};
use crate::tree::{Tree, same_value};
use crate::write::push_string;

/// A JSON value of any kind, such as what a schema leaves open. Nothing in it is lost: members, their order and the
/// spelling of every number stay as they were.
///
/// Equality follows JSON Schema: the order of members, the escapes in strings and the spelling of numbers (`1.0`, `1`,
/// `10e-1`) do not count. Compare [`as_json`](Self::as_json) to distinguish spellings.
///
/// ```
/// use saop_json::{JsonKind, JsonValue};
///
/// let value: JsonValue = "[1.50, {\"id\": 12345678901234567890123}]".parse()?;
/// assert_eq!(value.kind(), JsonKind::Array);
/// assert_eq!(value.pointer("/1/id").unwrap().as_json(), "12345678901234567890123");
/// assert_eq!(value.to_string(), "[1.50,{\"id\":12345678901234567890123}]");
/// assert_eq!(JsonValue::from_serializable(&[1, 2])?.to_string(), "[1,2]");
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone)]
pub struct JsonValue {
    /// Valid text of one value, without whitespace around it.
    text: Box<str>,
    /// Whether there is no whitespace inside it either, except in strings.
    is_compact: bool,
}

impl JsonValue {
    pub(crate) fn from_text(text: &str, limits: Limits) -> Result<Self, JsonError> {
        open(text.as_bytes(), &limits)
            .and_then(|cursor| Self::read(cursor, limits.max_depth()))
            .map_err(|fault| JsonError::of_fault(&fault, text.as_bytes()))
    }

    /// Reads a text that is one value and nothing else.
    pub(crate) fn read(cursor: Cursor<'_>, max_depth: usize) -> Result<Self, Fault> {
        let mut scanner = Scanner::new(cursor, max_depth);
        scanner.cursor.skip_whitespace();
        let start = scanner.cursor.pos;
        let mut spacing = Spacing::new(start);
        scanner.value(0, &mut spacing)?;
        let text = scanner.cursor.since(start);
        scanner.cursor.end()?;
        Ok(Self::of_valid(text.into(), spacing.is_compact()))
    }

    /// Wraps text that is known to be one valid value.
    pub(crate) const fn of_valid(text: Box<str>, is_compact: bool) -> Self {
        Self { text, is_compact }
    }

    /// Keeps the text of a value.
    pub(super) fn of_ref(value: JsonRef<'_>) -> Self {
        Self::of_valid(value.as_json().into(), false)
    }

    /// Whether there is no whitespace outside strings.
    pub(super) const fn is_compact(&self) -> bool {
        self.is_compact
    }

    /// Returns the kind of the value.
    #[must_use]
    pub fn kind(&self) -> JsonKind {
        self.as_value().kind()
    }

    /// Returns a view of the value.
    #[must_use]
    pub const fn as_value(&self) -> JsonRef<'_> {
        JsonRef::of_valid(&self.text)
    }

    /// Returns the value as JSON text, as it was spelled.
    #[must_use]
    pub const fn as_json(&self) -> &str {
        &self.text
    }

    /// Returns the value as JSON text without whitespace outside strings, which is how it is serialized.
    #[must_use]
    pub fn to_compact(&self) -> Cow<'_, str> {
        if self.is_compact {
            return Cow::Borrowed(&self.text);
        }
        compact(Cursor::new(&self.text), usize::MAX).unwrap_or(Cow::Borrowed(&self.text))
    }

    /// Converts the value into its JSON text, as it was spelled.
    #[must_use]
    pub fn into_json(self) -> String {
        self.text.into()
    }

    /// Returns the value that a JSON Pointer (RFC 6901) names.
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<JsonRef<'_>> {
        self.as_value().pointer(pointer)
    }
}

/// `null`
impl Default for JsonValue {
    fn default() -> Self {
        Self::of_valid("null".into(), true)
    }
}

/// A string with this content, whereas `parse` reads JSON text.
impl From<&str> for JsonValue {
    fn from(content: &str) -> Self {
        let mut text = String::with_capacity(content.len() + 2);
        push_string(&mut text, content);
        Self::of_valid(text.into(), true)
    }
}

/// A string with this content.
impl From<String> for JsonValue {
    fn from(content: String) -> Self {
        Self::from(&*content)
    }
}

impl From<bool> for JsonValue {
    fn from(value: bool) -> Self {
        Self::of_valid(if value { "true" } else { "false" }.into(), true)
    }
}

impl From<JsonNumber> for JsonValue {
    fn from(number: JsonNumber) -> Self {
        Self::of_valid(number.as_json().into(), true)
    }
}

impl From<JsonInteger> for JsonValue {
    fn from(integer: JsonInteger) -> Self {
        Self::from(JsonNumber::from(integer))
    }
}

macro_rules! from_integers {
    ($($type:ty),*) => {
        $(
            impl From<$type> for JsonValue {
                fn from(value: $type) -> Self {
                    Self::from(JsonNumber::from(value))
                }
            }
        )*
    };
}

from_integers!(i32, i64, u32, u64);

/// An array of these items.
impl<T: Into<Self>> From<Vec<T>> for JsonValue {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

/// An array of these items.
impl<T: Into<Self>> FromIterator<T> for JsonValue {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut text = "[".to_owned();
        let mut is_compact = true;
        for item in items {
            let item = item.into();
            if text.len() > 1 {
                text.push(',');
            }
            text.push_str(item.as_json());
            is_compact &= item.is_compact;
        }
        text.push(']');
        Self::of_valid(text.into(), is_compact)
    }
}

impl PartialEq for JsonValue {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
            || same_value(
                Tree::of_valid(&self.text).root(),
                Tree::of_valid(&other.text).root(),
            )
    }
}

impl Eq for JsonValue {}

impl fmt::Debug for JsonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonValue({self})")
    }
}

impl fmt::Display for JsonValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_compact())
    }
}

impl FromStr for JsonValue {
    type Err = JsonError;

    /// Reads a text under the default limits.
    fn from_str(text: &str) -> Result<Self, JsonError> {
        Self::from_text(text, Limits::default())
    }
}

#[cfg(test)]
mod tests {
    use super::JsonValue;
    use crate::{JsonKind, JsonNumber, JsonObject};

    #[test]
    fn every_kind_is_kept_as_it_is_spelled() {
        for (text, compact, kind) in [
            (" null ", "null", JsonKind::Null),
            ("true", "true", JsonKind::Bool),
            ("1.50e+1", "1.50e+1", JsonKind::Number),
            (r#""\u0061 b""#, r#""\u0061 b""#, JsonKind::String),
            ("[ 1,\n2 ]", "[1,2]", JsonKind::Array),
            (
                r#"{"b": 1, "a": " x "}"#,
                r#"{"b":1,"a":" x "}"#,
                JsonKind::Object,
            ),
        ] {
            let value: JsonValue = text.parse().unwrap();
            assert_eq!(value.as_json(), text.trim());
            assert_eq!((&*value.to_string(), value.kind()), (compact, kind));
            assert_eq!(serde_json::to_string(&value).unwrap(), compact);
            assert_eq!(serde_json::from_str::<JsonValue>(text).unwrap(), value);
            assert_eq!(format!("{value:?}"), format!("JsonValue({compact})"));
            assert_eq!(value.clone().into_json(), text.trim());
        }
        for text in ["", "1 2", r#"{"a":1,"a":2}"#, "[01]", "nul"] {
            assert!(text.parse::<JsonValue>().is_err(), "{text}");
            assert!(serde_json::from_str::<JsonValue>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn values_are_made_of_rust_ones() {
        for (made, json) in [
            (JsonValue::from("a\"\n"), r#""a\"\n""#),
            (String::from("é").into(), "\"é\""),
            (true.into(), "true"),
            (false.into(), "false"),
            ((-7).into(), "-7"),
            (u64::MAX.into(), "18446744073709551615"),
            ("1.50".parse::<JsonNumber>().unwrap().into(), "1.50"),
            (vec!["a", "b"].into(), r#"["a","b"]"#),
            (Vec::<JsonValue>::new().into(), "[]"),
            ([1, 2].into_iter().collect(), "[1,2]"),
        ] {
            assert_eq!((made.as_json(), &*made.to_compact()), (json, json));
        }
    }

    #[test]
    fn equality_is_that_of_json_schema() {
        let value = |text: &str| text.parse::<JsonValue>().unwrap();
        assert_eq!(
            value(r#"{"a": 1, "b": [1.0]}"#),
            value(r#"{"b":[1],"a":1}"#)
        );
        assert_ne!(value("1"), value("\"1\""));
        assert_eq!(JsonValue::default(), value("null"));
        let object: JsonObject = r#"{"a": 1}"#.parse().unwrap();
        assert_eq!(JsonValue::from(object).as_json(), r#"{"a": 1}"#);
        assert_eq!(
            value("[{\"a\": 2}]").pointer("/0/a").unwrap().as_json(),
            "2"
        );
        assert!(JsonValue::from_serializable(&f64::NAN).unwrap() == JsonValue::default());
    }
}
