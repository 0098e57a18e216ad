//! `JsonObject`: a JSON object of any content, kept as text. Members, their order and the spelling of every number stay
//! as they were; any typed form would have to choose. Whitespace stays, too, until the object is written, since most readers never ask
//! for another form.
//!
//! Invariant: keys are unique at any depth, regardless of how the object was made.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::error::JsonError;
use super::reference::{JsonKind, JsonRef};
use crate::limits::Limits;
use crate::text::{Cursor, Fault, Scanner, Spacing, compact, open};
use crate::tree::{Tree, same_value};

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
#[derive(Clone)]
pub struct JsonObject {
    /// Valid text of an object whose keys are unique at any depth, without whitespace around it.
    text: Box<str>,
    /// Whether there is no whitespace inside it either, except in strings.
    is_compact: bool,
}

impl JsonObject {
    /// Creates an object without members.
    #[must_use]
    pub fn new() -> Self {
        Self::of_object("{}".into(), true)
    }

    pub(crate) fn from_text(text: &str, limits: Limits) -> Result<Self, JsonError> {
        open(text.as_bytes(), &limits)
            .and_then(|cursor| Self::read(cursor, limits.max_depth()))
            .map_err(|fault| JsonError::of_fault(&fault, text.as_bytes()))?
            .map_err(|found| JsonError::new(format!("expected a JSON object, but found {found}")))
    }

    /// Reads a text that is one value and nothing else. Returns a description of the value if it is not an object.
    pub(crate) fn read(
        cursor: Cursor<'_>,
        max_depth: usize,
    ) -> Result<Result<Self, String>, Fault> {
        let mut scanner = Scanner::new(cursor, max_depth);
        scanner.cursor.skip_whitespace();
        let start = scanner.cursor.pos;
        let mut spacing = Spacing::new(start);
        scanner.value(0, &mut spacing)?;
        let text = scanner.cursor.since(start);
        scanner.cursor.end()?;
        let value = JsonRef::of_valid(text);
        Ok(match value.kind() {
            JsonKind::Object => Ok(Self::of_object(text.into(), spacing.is_compact())),
            _ => Err(value.describe()),
        })
    }

    /// Wraps text that is known to be a valid object.
    pub(crate) const fn of_object(text: Box<str>, is_compact: bool) -> Self {
        Self { text, is_compact }
    }

    /// Returns the object as a value.
    #[must_use]
    pub const fn as_value(&self) -> JsonRef<'_> {
        JsonRef::of_valid(&self.text)
    }

    /// Returns the object as JSON text, as it was spelled.
    #[must_use]
    pub const fn as_json(&self) -> &str {
        &self.text
    }

    /// Returns the object as JSON text without whitespace outside strings, which is how it is serialized.
    #[must_use]
    pub fn to_compact(&self) -> Cow<'_, str> {
        if self.is_compact {
            return Cow::Borrowed(&self.text);
        }
        compact(Cursor::new(&self.text), usize::MAX).unwrap_or(Cow::Borrowed(&self.text))
    }

    /// Converts the object into its JSON text, as it was spelled.
    #[must_use]
    pub fn into_json(self) -> String {
        self.text.into()
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
