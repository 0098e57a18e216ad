//! `JsonObject`: a JSON object of any content, kept as text. Members, their order and the spelling of every number stay
//! as they were; any typed form would have to choose. Whitespace stays, too, until the object is written, since most readers never ask
//! for another form.
//!
//! Invariant: keys are unique at any depth, regardless of how the object was made.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use super::any::JsonValue;
use super::error::JsonError;
use super::reference::{JsonKind, JsonRef};
use crate::limits::Limits;
use crate::write::push_string;

/// A JSON object of any content, such as the `arguments` of a tool call. Nothing in it is lost.
///
/// Equality follows JSON Schema: the order of members, the escapes in strings and the spelling of numbers (`1.0`, `1`,
/// `10e-1`) do not count. Compare [`as_json`](Self::as_json) to distinguish spellings.
///
/// ```
/// use saop_json::JsonObject;
///
/// let arguments: JsonObject = r#"{ "path": "src/lib.rs", "id": 12345678901234567890123 }"#.parse()?;
/// assert_eq!(arguments.get("path").unwrap().as_str().unwrap(), "src/lib.rs");
/// assert_eq!(arguments.to_string(), r#"{"path":"src/lib.rs","id":12345678901234567890123}"#);
///
/// #[derive(serde::Deserialize)]
/// struct ReadFile { path: String }
/// let call: ReadFile = arguments.deserialize_into()?;
/// assert_eq!(call.path, "src/lib.rs");
///
/// let made = JsonObject::from_serializable(&serde_json::json!({"path": "src/lib.rs"}))?;
/// assert_eq!(made.iter().count(), 1);
///
/// let mut made = JsonObject::from_iter([("path", "src/lib.rs")]);
/// made.insert("line", 7);
/// assert_eq!(made.to_string(), r#"{"path":"src/lib.rs","line":7}"#);
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct JsonObject(JsonValue);

impl JsonObject {
    /// Creates an object without members.
    #[must_use]
    pub fn new() -> Self {
        Self::of_object("{}".into(), true)
    }

    pub(crate) fn from_text(text: &str, limits: Limits) -> Result<Self, JsonError> {
        Self::of_value(JsonValue::from_text(text, limits)?)
            .map_err(|found| JsonError::new(format!("expected a JSON object, but found {found}")))
    }

    /// Takes a value that is an object, or returns a description of it.
    pub(crate) fn of_value(value: JsonValue) -> Result<Self, String> {
        match value.kind() {
            JsonKind::Object => Ok(Self(value)),
            _ => Err(value.as_value().describe()),
        }
    }

    /// Wraps text that is known to be a valid object.
    pub(crate) const fn of_object(text: Box<str>, is_compact: bool) -> Self {
        Self(JsonValue::of_valid(text, is_compact))
    }

    /// Returns the object as a value.
    #[must_use]
    pub const fn as_value(&self) -> JsonRef<'_> {
        self.0.as_value()
    }

    /// Returns the object as JSON text, as it was spelled.
    #[must_use]
    pub const fn as_json(&self) -> &str {
        self.0.as_json()
    }

    /// Returns the object as JSON text without whitespace outside strings, which is how it is serialized.
    #[must_use]
    pub fn to_compact(&self) -> Cow<'_, str> {
        self.0.to_compact()
    }

    /// Converts the object into its JSON text, as it was spelled.
    #[must_use]
    pub fn into_json(self) -> String {
        self.0.into_json()
    }

    /// Returns the member named `key`. Scans the members before it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<JsonRef<'_>> {
        self.as_value().get(key)
    }

    /// Returns the value that a JSON Pointer (RFC 6901) names.
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<JsonRef<'_>> {
        self.as_value().pointer(pointer)
    }

    /// Iterates over the members, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Cow<'_, str>, JsonRef<'_>)> {
        self.as_value().members()
    }

    /// Adds a member, or puts another value in its place, and returns the one that was there. Copies the text: an object of many members
    /// is collected from an iterator, or made by `from_serializable`.
    pub fn insert(&mut self, name: &str, value: impl Into<JsonValue>) -> Option<JsonValue> {
        let value = value.into();
        let known = self.get(name).map(JsonValue::of_ref);
        let is_compact = self.0.is_compact() && value.is_compact();
        let mut text =
            String::with_capacity(self.as_json().len() + name.len() + value.as_json().len());
        if known.is_some() {
            text.push('{');
            for (key, member) in self.iter() {
                let is_same = key == name;
                let member = if is_same {
                    value.as_json()
                } else {
                    member.as_json()
                };
                push_member(&mut text, &key, member);
            }
        } else {
            // What is there stays as it was spelled.
            let members = self.as_json().strip_suffix('}').unwrap_or_default();
            text.push_str(members.trim_end());
            push_member(&mut text, name, value.as_json());
        }
        text.push('}');
        *self = Self(JsonValue::of_valid(text.into(), is_compact));
        known
    }

    /// Returns the number of members. Scans the text.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Returns whether there are no members.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }
}

/// Adds a member to the text of an object without its end.
fn push_member(text: &mut String, name: &str, value: &str) {
    if !text.ends_with('{') {
        text.push(',');
    }
    push_string(text, name);
    text.push(':');
    text.push_str(value);
}

/// The last value of a name counts, at the place of the first.
impl<N: AsRef<str>, V: Into<JsonValue>> FromIterator<(N, V)> for JsonObject {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(members: I) -> Self {
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut all: Vec<(N, JsonValue)> = Vec::new();
        for (name, value) in members {
            let value = value.into();
            let known = places.get(name.as_ref());
            if let Some((_, known)) = known.and_then(|at| all.get_mut(*at)) {
                *known = value;
            } else {
                places.insert(name.as_ref().to_owned(), all.len());
                all.push((name, value));
            }
        }
        let mut text = "{".to_owned();
        for (name, value) in &all {
            push_member(&mut text, name.as_ref(), value.as_json());
        }
        text.push('}');
        let is_compact = all.iter().all(|(_, value)| value.is_compact());
        Self(JsonValue::of_valid(text.into(), is_compact))
    }
}

impl Default for JsonObject {
    fn default() -> Self {
        Self::new()
    }
}

impl From<JsonObject> for JsonValue {
    fn from(object: JsonObject) -> Self {
        object.0
    }
}

impl fmt::Debug for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonObject({self})")
    }
}

impl fmt::Display for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_compact())
    }
}

impl FromStr for JsonObject {
    type Err = JsonError;

    /// Reads a text under the default limits.
    fn from_str(text: &str) -> Result<Self, JsonError> {
        Self::from_text(text, Limits::default())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::JsonObject;
    use crate::{JsonNumber, JsonValue};

    // SPEC S2
    #[test]
    fn members_are_added_and_replaced() {
        let mut made = JsonObject::new();
        assert_eq!(made.insert("a\"b", "x"), None);
        assert_eq!(made.insert("n", 1), None);
        assert_eq!(made.insert("a\"b", JsonValue::from(true)), Some("x".into()));
        let inner = made.clone();
        made.insert("", inner);
        let expected = r#"{"a\"b":true,"n":1,"":{"a\"b":true,"n":1}}"#;
        assert_eq!((made.as_json(), &*made.to_compact()), (expected, expected));
        // A name is the same however it is spelled, and what is there keeps its spelling.
        let mut read: JsonObject = r#" {"\u0061": 1.0 , "b": [ ]}"#.parse().unwrap();
        read.insert("c", "1.50".parse::<JsonNumber>().unwrap());
        assert_eq!(read.as_json(), r#"{"\u0061": 1.0 , "b": [ ],"c":1.50}"#);
        assert_eq!(read.insert("a", "new").unwrap().as_json(), "1.0");
        assert_eq!(read.to_string(), r#"{"a":"new","b":[],"c":1.50}"#);
        let mut empty: JsonObject = "{ }".parse().unwrap();
        empty.insert("a", 1);
        assert_eq!(empty.to_string(), r#"{"a":1}"#);
    }

    #[test]
    fn objects_are_collected() {
        let made = JsonObject::from_iter([("b", 1), ("a", 2), ("b", 3)]);
        assert_eq!(made.as_json(), r#"{"b":3,"a":2}"#);
        let spaced: JsonValue = "[ 1 ]".parse().unwrap();
        let made: JsonObject = [("a".to_owned(), spaced)].into_iter().collect();
        assert_eq!(made.to_string(), r#"{"a":[1]}"#);
    }
}
