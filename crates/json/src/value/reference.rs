//! A borrowed view of a JSON value that a `JsonObject` holds: its text, read on demand. The text is valid, so reading
//! cannot fail.

use std::borrow::Cow;

use crate::decimal::{self, Integer, number_token};
use crate::pointer::{array_index, pointer_step, tokens};
use crate::show::{excerpt, push_quoted};
use crate::text::Cursor;

/// The six kinds of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JsonKind {
    /// `null`
    Null,
    /// `true` or `false`
    Bool,
    /// A number of any size.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

/// A JSON value inside a [`JsonObject`](crate::JsonObject), borrowed.
///
/// ```
/// use saop_json::JsonObject;
///
/// let arguments: JsonObject = r#"{"ids": [12345678901234567890123, 0.10], "deep": {"a": true}}"#.parse()?;
/// let ids = arguments.get("ids").unwrap();
/// assert_eq!(ids.items().next().unwrap().as_json(), "12345678901234567890123");
/// assert_eq!(ids.items().nth(1).unwrap().as_f64(), Some(0.1));
/// assert_eq!(arguments.pointer("/deep/a").unwrap().as_bool(), Some(true));
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct JsonRef<'a> {
    text: &'a str,
}

impl JsonKind {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Null,
        Self::Bool,
        Self::Number,
        Self::String,
        Self::Array,
        Self::Object,
    ];

    /// Returns the name of the type in a schema: `boolean` for [`Bool`](Self::Bool).
    #[must_use]
    pub const fn type_name(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool => "boolean",
            Self::Number => "number",
            Self::String => "string",
            Self::Array => "array",
            Self::Object => "object",
        }
    }

    /// Returns the kind of a valid value, from its first byte.
    #[inline]
    #[must_use]
    pub const fn beginning_with(first: Option<u8>) -> Self {
        // A table has no branch to mispredict.
        const KINDS: [JsonKind; 256] = {
            let mut kinds = [JsonKind::Null; 256];
            let mut byte = 0;
            while byte < 256 {
                kinds[byte] = match byte as u8 {
                    b'{' => JsonKind::Object,
                    b'[' => JsonKind::Array,
                    b'"' => JsonKind::String,
                    b't' | b'f' => JsonKind::Bool,
                    b'-' | b'0'..=b'9' => JsonKind::Number,
                    _ => JsonKind::Null,
                };
                byte += 1;
            }
            kinds
        };
        match first {
            Some(byte) => KINDS[byte as usize],
            None => Self::Null,
        }
    }
}

impl<'a> JsonRef<'a> {
    /// Creates a view of `text`, which must be one valid value without whitespace around it. For any other text, the
    /// results are unspecified, but nothing panics.
    #[must_use]
    pub const fn of_valid(text: &'a str) -> Self {
        Self { text }
    }

    /// Returns the kind of the value.
    #[must_use]
    pub fn kind(self) -> JsonKind {
        JsonKind::beginning_with(self.text.as_bytes().first().copied())
    }

    /// Returns the value as JSON text, as it was spelled.
    #[must_use]
    pub const fn as_json(self) -> &'a str {
        self.text
    }

    /// Returns the string if this is one.
    #[must_use]
    pub fn as_str(self) -> Option<Cow<'a, str>> {
        Some(Cursor::new(self.text).string().ok()?.unescape())
    }

    /// Returns the boolean if this is one.
    #[must_use]
    pub fn as_bool(self) -> Option<bool> {
        match self.text {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    /// Returns the number if it is an integer that fits a `u64`. `1.0` and `1e2` are integers.
    #[must_use]
    pub fn as_u64(self) -> Option<u64> {
        match decimal::integer(number_token(self.text)?) {
            Integer::U64(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the number if it is an integer that fits an `i64`. `1.0` and `1e2` are integers.
    #[must_use]
    pub fn as_i64(self) -> Option<i64> {
        match decimal::integer(number_token(self.text)?) {
            Integer::U64(value) => i64::try_from(value).ok(),
            Integer::I64(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the float nearest to the number, if this is a number that does not overflow.
    #[must_use]
    pub fn as_f64(self) -> Option<f64> {
        decimal::float(number_token(self.text)?)
    }

    /// Returns whether this is `null`.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.kind() == JsonKind::Null
    }

    fn is_empty_array(self) -> bool {
        let inside = self.text.as_bytes().get(1..).unwrap_or_default();
        inside.trim_ascii_start().first() == Some(&b']')
    }

    /// Iterates over the items of an array, in order; none for any other kind.
    pub fn items(self) -> impl Iterator<Item = JsonRef<'a>> + use<'a> {
        let mut cursor = Cursor::new(self.text);
        let open = self.kind() == JsonKind::Array;
        std::iter::from_fn(move || {
            (open && over_separator(&mut cursor)).then(|| next_value(&mut cursor))
        })
        .fuse()
    }

    /// Iterates over the members of an object, in order; none for any other kind.
    pub fn members(self) -> impl Iterator<Item = (Cow<'a, str>, JsonRef<'a>)> + use<'a> {
        let mut cursor = Cursor::new(self.text);
        let open = self.kind() == JsonKind::Object;
        std::iter::from_fn(move || {
            if !open || !over_separator(&mut cursor) {
                return None;
            }
            let key = cursor.string().ok()?.unescape();
            cursor.colon().ok()?;
            Some((key, next_value(&mut cursor)))
        })
        .fuse()
    }

    /// Returns the member named `key` of an object. Scans the members before it.
    #[must_use]
    pub fn get(self, key: &str) -> Option<JsonRef<'a>> {
        self.members()
            .find_map(|(name, value)| (name == key).then_some(value))
    }

    /// Returns the value that a JSON Pointer (RFC 6901) names, starting here.
    #[must_use]
    pub fn pointer(self, pointer: &str) -> Option<JsonRef<'a>> {
        tokens(pointer)?.try_fold(self, |value, token| match value.kind() {
            JsonKind::Array => value.items().nth(array_index(token)?),
            _ => value.get(&pointer_step(token)),
        })
    }

    /// Describes the value for use in a message: its kind, and its text if that is short.
    #[must_use]
    pub fn describe(self) -> String {
        let mut message = String::new();
        self.push_description(&mut message);
        message
    }

    /// Appends a description of the value.
    pub fn push_description(self, message: &mut String) {
        match self.kind() {
            JsonKind::Null => message.push_str("null"),
            JsonKind::Bool => {
                message.push_str("the boolean ");
                message.push_str(self.text);
            }
            JsonKind::Number => {
                message.push_str("the number ");
                message.push_str(&excerpt(self.text));
            }
            JsonKind::String => match self.as_str().as_deref() {
                Some("") | None => message.push_str("an empty string"),
                Some(text) => {
                    message.push_str("the string ");
                    push_quoted(message, text);
                }
            },
            JsonKind::Array if self.is_empty_array() => message.push_str("an empty array"),
            JsonKind::Array => message.push_str("an array"),
            JsonKind::Object => message.push_str("an object"),
        }
    }
}

/// Moves past the opening bracket, or the separator after a value. Returns `false` if nothing else is inside.
fn over_separator(cursor: &mut Cursor<'_>) -> bool {
    cursor.skip_whitespace();
    cursor.pos += 1;
    !matches!(cursor.peek_token(), Some(b']' | b'}') | None)
}

/// Moves past a value in text that is known to be valid, and returns it.
fn next_value<'a>(cursor: &mut Cursor<'a>) -> JsonRef<'a> {
    let start = cursor.pos;
    let mut depth = 0usize;
    loop {
        match cursor.peek() {
            Some(b'"') => {
                if cursor.string().is_err() {
                    break;
                }
            }
            Some(b'{' | b'[') => {
                depth += 1;
                cursor.pos += 1;
            }
            Some(b'}' | b']') if depth > 0 => {
                depth -= 1;
                cursor.pos += 1;
            }
            None => break,
            Some(_) => cursor.pos += 1,
        }
        if depth == 0
            && matches!(
                cursor.peek(),
                Some(b',' | b'}' | b']' | b' ' | b'\t' | b'\n' | b'\r') | None
            )
        {
            break;
        }
    }
    JsonRef {
        text: cursor.since(start),
    }
}
