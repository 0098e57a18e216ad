//! Strings under a rule of their schema: length and pattern. The rule is a type, so that two rules make
//! two types and none can be forgotten.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::OnceLock;

use compact_str::CompactString;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::constraint::ConstraintError;
use super::decode::Decode;
use crate::schema::{Engine, string_length, string_pattern};

/// What a schema asks of a string.
pub trait StringRule: 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// The fewest characters (`minLength`).
    const MIN_LENGTH: u64 = 0;
    /// The most characters (`maxLength`).
    const MAX_LENGTH: Option<u64> = None;
    /// The pattern, as the schema spells it.
    const PATTERN: Option<&'static str> = None;
    /// The pattern, translated.
    #[must_use]
    fn regex() -> Option<&'static Pattern> {
        None
    }
}

/// A pattern of a schema on a linear-time engine, compiled on first use. SPEC P5.
#[derive(Debug)]
pub struct Pattern {
    pub(super) source: &'static str,
    engine: OnceLock<Engine>,
    #[cfg(feature = "arbitrary")]
    pub(super) hir: OnceLock<regex_syntax::hir::Hir>,
}

impl Pattern {
    /// A pattern in the syntax of the crate `regex`, which the generator has compiled once.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self {
            source,
            engine: OnceLock::new(),
            #[cfg(feature = "arbitrary")]
            hir: OnceLock::new(),
        }
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn is_match(&self, text: &str) -> bool {
        self.engine
            .get_or_init(|| Engine::of(self.source))
            .is_match(text)
    }
}

/// A string that keeps the rule `R`. It derefs to `str`; there is no way to change it in place.
pub struct CheckedString<R> {
    // Short ones take no memory of their own, and most identifiers are short.
    text: CompactString,
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
/// use saop::NonEmptyString;
///
/// let id = NonEmptyString::new("implementer-1")?;
/// assert!(id.starts_with("implementer"));
/// assert!(NonEmptyString::new("").is_err());
/// # Ok::<(), saop::ConstraintError>(())
/// ```
pub type NonEmptyString = CheckedString<NonEmpty>;

impl<R: StringRule> CheckedString<R> {
    /// Takes a string that keeps the rule.
    ///
    /// # Errors
    ///
    /// Where it does not: which keyword of the schema refuses it, and why.
    pub fn new(text: impl Into<String>) -> Result<Self, ConstraintError> {
        let text = text.into();
        check::<R>(&text)?;
        Ok(Self::unchecked(text.into()))
    }
}

impl<R> CheckedString<R> {
    #[inline]
    const fn unchecked(text: CompactString) -> Self {
        Self {
            text,
            rule: PhantomData,
        }
    }

    /// The string.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Gives up the rule for the string.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text.into_string()
    }
}

fn check<R: StringRule>(text: &str) -> Result<(), ConstraintError> {
    // Bytes are never fewer than characters, which settles most cases without counting.
    if R::MIN_LENGTH > 0 && (text.len() as u64) < R::MIN_LENGTH.saturating_mul(4) {
        let length = text.chars().count() as u64;
        if length < R::MIN_LENGTH {
            return Err(length_error("minLength", "at least", R::MIN_LENGTH, text));
        }
    }
    if let Some(max) = R::MAX_LENGTH
        && text.len() as u64 > max
        && text.chars().count() as u64 > max
    {
        return Err(length_error("maxLength", "at most", max, text));
    }
    match R::regex() {
        Some(regex) if !regex.is_match(text) => Err(ConstraintError::new(
            "pattern",
            string_pattern(R::PATTERN.unwrap_or_default(), text),
        )),
        _ => Ok(()),
    }
}

#[cold]
fn length_error(
    keyword: &'static str,
    relation: &'static str,
    count: u64,
    text: &str,
) -> ConstraintError {
    ConstraintError::new(keyword, string_length(relation, count, text))
}

impl<'de, R: StringRule> Decode<'de> for CheckedString<R> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_string(Checked(PhantomData))
    }
}

/// A string and nothing else, checked before it is copied.
struct Checked<R>(PhantomData<fn() -> R>);

impl<R: StringRule> Visitor<'_> for Checked<R> {
    type Value = CheckedString<R>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    #[inline]
    fn visit_str<E: de::Error>(self, text: &str) -> Result<CheckedString<R>, E> {
        check::<R>(text).map_err(E::custom)?;
        Ok(CheckedString::unchecked(text.into()))
    }

    #[inline]
    fn visit_string<E: de::Error>(self, text: String) -> Result<CheckedString<R>, E> {
        CheckedString::new(text).map_err(E::custom)
    }
}

impl<'de, R: StringRule> Deserialize<'de> for CheckedString<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::decode(deserializer)
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

// Written out because a derive would ask the same of `R`.
impl<R> Clone for CheckedString<R> {
    fn clone(&self) -> Self {
        Self::unchecked(self.text.clone())
    }
}

impl<R> fmt::Debug for CheckedString<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl<R> fmt::Display for CheckedString<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl<R> PartialEq for CheckedString<R> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<R> Eq for CheckedString<R> {}

impl<R> PartialEq<str> for CheckedString<R> {
    fn eq(&self, other: &str) -> bool {
        self.text == other
    }
}

impl<R> PartialEq<&str> for CheckedString<R> {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}

impl<R> PartialOrd for CheckedString<R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<R> Ord for CheckedString<R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl<R> Hash for CheckedString<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}
