//! `JsonObject`: a JSON object of any content, kept as text. Members, their order and the spelling of
//! every number stay as they came; its keys are unique at any depth, in whatever way it was made.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Limits;
use super::compact::compact;
use super::cursor::Cursor;
use super::failure::JsonError;
use super::fault::{Fault, FaultKind};
use super::plain::exact_text;
use super::raw;
use super::tree::{Tree, same_value};
use super::value::{JsonKind, JsonRef};

/// A JSON object of any content, such as the `arguments` of a tool call. Nothing in it is lost.
///
/// Two objects are equal when JSON Schema calls them equal: the order of members, the escapes in
/// strings and the spelling of numbers (`1.0`, `1`, `10e-1`) do not count.
/// [`as_json`](Self::as_json) tells the spellings apart.
///
/// ```
/// use saop::JsonObject;
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
/// # Ok::<(), saop::JsonError>(())
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

    /// Makes an object from anything that serializes to one: a struct, a map, a `serde_json::Value`. As
    /// `serde_json` has it, a float that is not finite becomes `null`.
    ///
    /// # Errors
    ///
    /// Where the value does not serialize to a JSON object, or names a key twice.
    pub fn from_serializable<T: Serialize + ?Sized>(value: &T) -> Result<Self, JsonError> {
        let text =
            serde_json::to_string(value).map_err(|error| JsonError::new(error.to_string()))?;
        Self::from_text(&text, Limits::NONE)
    }

    fn from_text(text: &str, limits: Limits) -> Result<Self, JsonError> {
        if text.len() > limits.max_bytes() {
            let kind = FaultKind::TooLong {
                max: limits.max_bytes(),
                found: text.len(),
            };
            return Err(JsonError::of_fault(&Fault { kind, offset: 0 }, &[]));
        }
        let compact = Cursor::over(text.as_bytes(), limits.max_depth())
            .and_then(|cursor| compact(cursor, limits.max_depth()))
            .map_err(|fault| JsonError::of_fault(&fault, text.as_bytes()))?;
        Self::of_compact(compact.into_owned())
            .map_err(|found| JsonError::new(format!("expected a JSON object, but found {found}")))
    }

    /// Takes compact valid text; gives back what it is where it is no object.
    fn of_compact(text: String) -> Result<Self, String> {
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

    /// Reads the members into a type of the caller's, such as a tool's argument struct.
    ///
    /// # Errors
    ///
    /// As [`JsonRef::deserialize_into`].
    pub fn deserialize_into<'a, T: Deserialize<'a>>(&'a self) -> Result<T, JsonError> {
        self.as_value().deserialize_into()
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

impl From<serde_json::Map<String, serde_json::Value>> for JsonObject {
    fn from(map: serde_json::Map<String, serde_json::Value>) -> Self {
        let text = exact_text(&serde_json::Value::Object(map));
        Self { text: text.into() }
    }
}

impl<'de> Deserialize<'de> for JsonObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw::read(deserializer)?;
        Self::of_compact(text).map_err(|found| {
            de::Error::custom(format_args!("expected an object, but found {found}"))
        })
    }
}

impl Serialize for JsonObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        raw::write(&self.text, serializer)
    }
}
