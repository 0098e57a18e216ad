//! `JsonObject`: a JSON object of any content, kept as text. Members, their order and the spelling of every number stay
//! as they were; any typed form would have to choose. Whitespace stays, too, until the object is written, since most readers never ask
//! for another form.
//!
//! Invariant: keys are unique at any depth, regardless of how the object was made.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::any::JsonValue;
use super::error::JsonError;
use super::reference::{JsonKind, JsonRef};
use crate::limits::Limits;

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
