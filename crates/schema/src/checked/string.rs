//! Strings with a schema rule: length and pattern. The rule is a type, so different rules make different types, and
//! none can be forgotten.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;
use std::str::FromStr;

use saop_json::text::Text;
use saop_json::{JsonKind, Reader, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fixed::FixedStr;
use crate::decode::Decode;
use crate::decode::sink::Sink;
use crate::edge;
use crate::error::ConstraintError;
use crate::keywords::counts::{push_count, wanted};
use crate::keywords::pattern::{pattern, push_string};
use crate::pattern::Pattern;
use crate::words::say;

/// The constraints of a schema on a string.
pub trait StringRule: 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// The minimum number of characters (`minLength`).
    const MIN_LENGTH: u64 = 0;
    /// The maximum number of characters (`maxLength`).
    const MAX_LENGTH: Option<u64> = None;
    /// The pattern, as written in the schema.
    const PATTERN: Option<&'static str> = None;
    /// Returns the translated pattern.
    #[must_use]
    fn regex() -> Option<&'static Pattern> {
        None
    }
}

/// A string that satisfies the rule `R`. It derefs to `str` and cannot be changed in place.
pub struct CheckedString<R> {
    text: FixedStr,
    rule: PhantomData<fn() -> R>,
}

/// The rule of [`NonEmptyString`].
#[derive(Debug)]
pub enum NonEmpty {}

impl StringRule for NonEmpty {
    const NAME: &'static str = "NonEmptyString";
    const MIN_LENGTH: u64 = 1;
}

/// A string of at least one character.
///
/// ```
/// use saop_schema::NonEmptyString;
///
/// let id = NonEmptyString::new("implementer-1")?;
/// assert!(id.starts_with("implementer"));
/// assert!(NonEmptyString::new("").is_err());
/// # Ok::<(), saop_schema::ConstraintError>(())
/// ```
pub type NonEmptyString = CheckedString<NonEmpty>;

impl<R: StringRule> CheckedString<R> {
    /// Takes a string that satisfies the rule.
    ///
    /// # Errors
    ///
    /// Fails if it does not, with the schema keyword that rejects it and the reason.
    pub fn new(text: impl Into<String>) -> Result<Self, ConstraintError> {
        let text = text.into();
        check::<R>(&text)?;
        Ok(Self::unchecked(text.into()))
    }
}

impl<R> CheckedString<R> {
    #[inline]
    const fn unchecked(text: FixedStr) -> Self {
        Self {
            text,
            rule: PhantomData,
        }
    }

    /// Returns the string.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the string without the rule.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text.into()
    }
}

/// Returns the keyword that rejects a string, if any.
#[inline]
fn broken<R: StringRule>(text: &str) -> Option<Broken> {
    // There are at least as many bytes as characters, which settles most cases without counting.
    if R::MIN_LENGTH > 0
        && (text.len() as u64) < R::MIN_LENGTH.saturating_mul(4)
        && (text.chars().count() as u64) < R::MIN_LENGTH
    {
        return Some(Broken::MinLength);
    }
    if let Some(max) = R::MAX_LENGTH
        && text.len() as u64 > max
        && text.chars().count() as u64 > max
    {
        return Some(Broken::MaxLength);
    }
    match R::regex() {
        Some(regex) if !regex.is_match(text) => Some(Broken::Pattern),
        _ => None,
    }
}

enum Broken {
    MinLength,
    MaxLength,
    Pattern,
}

/// Whether any string with a character keeps the rule.
#[inline]
fn takes_any_nonempty<R: StringRule>() -> bool {
    R::MIN_LENGTH <= 1 && R::MAX_LENGTH.is_none() && R::PATTERN.is_none()
}

#[inline]
fn keeps<R: StringRule>(text: &str) -> bool {
    broken::<R>(text).is_none()
}

fn check<R: StringRule>(text: &str) -> Result<(), ConstraintError> {
    let (keyword, wanted) = match broken::<R>(text) {
        None => return Ok(()),
        Some(Broken::MinLength) => (
            "minLength",
            wanted(JsonKind::String, "at least", R::MIN_LENGTH),
        ),
        Some(Broken::MaxLength) => {
            let most = R::MAX_LENGTH.unwrap_or_default();
            ("maxLength", wanted(JsonKind::String, "at most", most))
        }
        Some(Broken::Pattern) => {
            let source = R::PATTERN.unwrap_or_default();
            ("pattern", pattern(source, None))
        }
    };
    let message = say(&wanted, |message| match keyword {
        "pattern" => push_string(message, text),
        _ => push_count(message, JsonKind::String, text.chars().count() as u64),
    });
    Err(ConstraintError::new(keyword, message))
}

impl<R: StringRule> Decode for CheckedString<R> {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let mut slot = None;
        Self::decode_into(reader, &mut slot)?;
        slot.ok_or(Stop)
    }

    fn decode_into(reader: &mut Reader<'_>, slot: &mut Option<Self>) -> Result<(), Stop> {
        let mut set = |text: &str| {
            if !keeps::<R>(text) {
                return Err(Stop);
            }
            slot.insert(Self::unchecked(FixedStr::EMPTY)).text.set(text);
            Ok(())
        };
        match reader.plain_string() {
            Ok(plain) => set(plain),
            Err(at) => match reader.escaped_string(at)? {
                Text::Scratch(text) => set(text),
                Text::Owned(text) if keeps::<R>(&text) => {
                    *slot = Some(Self::unchecked(text.into()));
                    Ok(())
                }
                Text::Owned(_) => Err(Stop),
            },
        }
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        let mut take = |text: &str| {
            if keeps::<R>(text) {
                sink.string(text)
            } else {
                Err(Stop.into())
            }
        };
        match reader.plain_string() {
            Ok(plain) => take(plain),
            Err(at) if !S::BUILDS && takes_any_nonempty::<R>() => {
                reader.skip_escaped(at)?;
                take("an escape is a character")
            }
            Err(at) => take(&reader.escaped_string(at)?),
        }
    }
}

impl<'de, R: StringRule> Deserialize<'de> for CheckedString<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        edge::deserialize_checked::<String, _, _>(deserializer, "a string", Self::new)
    }
}

impl<R> Serialize for CheckedString<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<R: StringRule> TryFrom<String> for CheckedString<R> {
    type Error = ConstraintError;

    fn try_from(text: String) -> Result<Self, ConstraintError> {
        Self::new(text)
    }
}

impl<R: StringRule> TryFrom<&str> for CheckedString<R> {
    type Error = ConstraintError;

    fn try_from(text: &str) -> Result<Self, ConstraintError> {
        Self::new(text)
    }
}

impl<R: StringRule> FromStr for CheckedString<R> {
    type Err = ConstraintError;

    fn from_str(text: &str) -> Result<Self, ConstraintError> {
        Self::new(text)
    }
}

impl<R> From<CheckedString<R>> for String {
    fn from(checked: CheckedString<R>) -> Self {
        checked.into_string()
    }
}

impl<R> Deref for CheckedString<R> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl<R> AsRef<str> for CheckedString<R> {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl<R> Borrow<str> for CheckedString<R> {
    fn borrow(&self) -> &str {
        &self.text
    }
}

// Written by hand because a derive would put the same bound on `R`.
impl<R> Clone for CheckedString<R> {
    fn clone(&self) -> Self {
        Self::unchecked(self.text.clone())
    }
}

impl<R> fmt::Debug for CheckedString<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl<R> fmt::Display for CheckedString<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl<R> PartialEq for CheckedString<R> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl<R> Eq for CheckedString<R> {}

impl<R> PartialEq<str> for CheckedString<R> {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl<R> PartialEq<&str> for CheckedString<R> {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl<R> PartialOrd for CheckedString<R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<R> Ord for CheckedString<R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl<R> Hash for CheckedString<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}
