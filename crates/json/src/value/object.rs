//! `JsonObject`: a JSON object of any content, kept as text. Members, their order and the spelling of
//! every number stay as they came; its keys are unique at any depth, in whatever way it was made.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::error::JsonError;
use super::reference::{JsonKind, JsonRef};
use crate::limits::Limits;
use crate::text::{compact, open};
use crate::tree::{Tree, same_value};

/// A JSON object of any content, such as the `arguments` of a tool call. Nothing in it is lost.
///
/// Two objects are equal when JSON Schema calls them equal: the order of members, the escapes in
/// strings and the spelling of numbers (`1.0`, `1`, `10e-1`) do not count.
/// [`as_json`](Self::as_json) tells the spellings apart.
///
/// ```
/// use saop_json::JsonObject;
///
/// let arguments: JsonObject = r#"{ "path": "src/lib.rs", "id": 12345678901234567890123 }"#.parse()?;
/// assert_eq!(arguments.get("path").unwrap().as_str().unwrap(), "src/lib.rs");
/// assert_eq!(arguments.as_json(), r#"{"path":"src/lib.rs","id":12345678901234567890123}"#);
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
#[derive(Clone)]
pub struct JsonObject {
    /// Compact valid text of an object whose keys are unique at any depth.
    text: Box<str>,
}

impl JsonObject {
    /// An object without members.
    #[must_use]
    pub fn new() -> Self {
        Self { text: "{}".into() }
    }

    pub(crate) fn from_text(text: &str, limits: Limits) -> Result<Self, JsonError> {
        let compact = open(text.as_bytes(), &limits)
            .and_then(|cursor| compact(cursor, limits.max_depth()))
            .map_err(|fault| JsonError::of_fault(&fault, text.as_bytes()))?;
        Self::of_compact(compact)
            .map_err(|found| JsonError::new(format!("expected a JSON object, but found {found}")))
    }

    /// Takes text that is known to be compact and valid, and an object.
    pub(crate) fn of_object(text: Cow<'_, str>) -> Self {
        Self { text: text.into() }
    }

    /// Takes text that is known to be compact and valid; gives back what it is where it is no object.
    pub(crate) fn of_compact(text: Cow<'_, str>) -> Result<Self, String> {
        let value = JsonRef::of_valid(&text);
        match value.kind() {
            JsonKind::Object => Ok(Self { text: text.into() }),
            _ => Err(value.describe()),
        }
    }

    /// The object as a value.
    #[must_use]
    pub const fn as_value(&self) -> JsonRef<'_> {
        JsonRef::of_valid(&self.text)
    }

    /// The object as JSON text, without whitespace outside strings.
    #[must_use]
    pub const fn as_json(&self) -> &str {
        &self.text
    }

    /// Gives up the object for its JSON text.
    #[must_use]
    pub fn into_json(self) -> String {
        self.text.into()
    }

    /// The member named `key`. Costs a pass over the members before it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<JsonRef<'_>> {
        self.as_value().get(key)
    }

    /// The value that a JSON Pointer (RFC 6901) names.
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<JsonRef<'_>> {
        self.as_value().pointer(pointer)
    }

    /// The members, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Cow<'_, str>, JsonRef<'_>)> {
        self.as_value().members()
    }

    /// How many members there are. Costs a pass over the text.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are no members.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        &*self.text == "{}"
    }
}

impl Default for JsonObject {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for JsonObject {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
            || same_value(
                Tree::of_valid(&self.text).root(),
                Tree::of_valid(&other.text).root(),
            )
    }
}

impl Eq for JsonObject {}

impl fmt::Debug for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonObject({})", self.text)
    }
}

impl fmt::Display for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for JsonObject {
    type Err = JsonError;

    /// Reads a text under the default limits.
    fn from_str(text: &str) -> Result<Self, JsonError> {
        Self::from_text(text, Limits::default())
    }
}
