//! Arrays with a schema rule: the number of items, and uniqueness. Items cannot be changed in place.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use saop_json::{JsonKind, Reader, Stop, Tree, repeated};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::decode::Decode;
use crate::decode::items_to;
use crate::decode::sink::Sink;
use crate::error::ConstraintError;
use crate::keywords::counts::{push_count, wanted};
use crate::keywords::unique_items::{UNIQUE, push_repeat};
use crate::words::say;

/// The constraints of a schema on an array.
pub trait ArrayRule: 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// `minItems`
    const MIN_ITEMS: u64 = 0;
    /// `maxItems`
    const MAX_ITEMS: Option<u64> = None;
    /// `uniqueItems`
    const UNIQUE_ITEMS: bool = false;
}

/// Items that satisfy the rule `R`. Items are equal as JSON Schema defines it: `1` and `1.0` are equal, and so are
/// objects with the same members in any order.
pub struct CheckedVec<T, R> {
    items: Vec<T>,
    rule: PhantomData<fn() -> R>,
}

impl<T: Serialize, R: ArrayRule> CheckedVec<T, R> {
    /// Takes items that satisfy the rule.
    ///
    /// # Errors
    ///
    /// Fails if there are too few or too many items, or two of them are equal.
    pub fn new(items: Vec<T>) -> Result<Self, ConstraintError> {
        let count = items.len() as u64;
        if let Some((keyword, relation, limit)) = wrong_count::<R>(count) {
            let wanted = wanted(JsonKind::Array, relation, limit);
            let message = say(&wanted, |message| {
                push_count(message, JsonKind::Array, count);
            });
            return Err(ConstraintError::new(keyword, message));
        }
        if R::UNIQUE_ITEMS && count > 1 {
            keep_apart(&items)?;
        }
        Ok(Self {
            items,
            rule: PhantomData,
        })
    }
}

/// Returns the keyword that rejects a number of items, how it limits them, and to what.
#[inline]
fn wrong_count<R: ArrayRule>(count: u64) -> Option<(&'static str, &'static str, u64)> {
    if count < R::MIN_ITEMS {
        return Some(("minItems", "at least", R::MIN_ITEMS));
    }
    let most = R::MAX_ITEMS.filter(|most| count > *most)?;
    Some(("maxItems", "at most", most))
}

/// Compares items as JSON, so that all paths share one definition of equality.
fn keep_apart(items: &impl Serialize) -> Result<(), ConstraintError> {
    let refuse = |message| Err(ConstraintError::new("uniqueItems", message));
    let text = match serde_json::to_string(items) {
        Ok(text) if is_comparable(&text) => text,
        Ok(_) => {
            return refuse(
                "expected items with less than 4 GiB of text, but found more".to_owned(),
            );
        }
        Err(error) => {
            return refuse(format!(
                "expected items that JSON can hold, but found others: {error}"
            ));
        }
    };
    match repeated(Tree::of_valid(&text).root()) {
        None => Ok(()),
        Some((first, again)) => refuse(say(UNIQUE, |message| {
            push_repeat(message, first, again);
        })),
    }
}

/// Whether a tree can hold the text.
fn is_comparable(text: &str) -> bool {
    u32::try_from(text.len()).is_ok()
}

impl<T, R> CheckedVec<T, R> {
    /// Returns the items.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.items
    }
}

impl<T, R> Deref for CheckedVec<T, R> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items
    }
}

impl<T: Decode + Serialize, R: ArrayRule> Decode for CheckedVec<T, R> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        Self::new(Vec::decode(reader)?).map_err(|_| Stop)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        reader.skip_whitespace();
        let start = reader.offset();
        let (count, value) = items_to::<T, S>(reader, sink)?;
        if wrong_count::<R>(count).is_some() {
            return Err(Stop.into());
        }
        if R::UNIQUE_ITEMS && count > 1 {
            let text = reader.since(start);
            if !is_comparable(text) || repeated(Tree::of_valid(text).root()).is_some() {
                return Err(Stop.into());
            }
        }
        Ok(value)
    }
}

impl<'de, T: Deserialize<'de> + Serialize, R: ArrayRule> Deserialize<'de> for CheckedVec<T, R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(Vec::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

impl<T: Serialize, R> Serialize for CheckedVec<T, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.items.serialize(serializer)
    }
}

impl<T: Serialize, R: ArrayRule> TryFrom<Vec<T>> for CheckedVec<T, R> {
    type Error = ConstraintError;

    fn try_from(items: Vec<T>) -> Result<Self, ConstraintError> {
        Self::new(items)
    }
}

impl<T, R> From<CheckedVec<T, R>> for Vec<T> {
    fn from(checked: CheckedVec<T, R>) -> Self {
        checked.items
    }
}

impl<T, R> IntoIterator for CheckedVec<T, R> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

impl<'a, T, R> IntoIterator for &'a CheckedVec<T, R> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }
}

// Written by hand because a derive would put the same bound on `R`.
impl<T: Clone, R> Clone for CheckedVec<T, R> {
    fn clone(&self) -> Self {
        Self {
            items: self.items.clone(),
            rule: PhantomData,
        }
    }
}

impl<T: fmt::Debug, R> fmt::Debug for CheckedVec<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.fmt(f)
    }
}

impl<T: PartialEq, R> PartialEq for CheckedVec<T, R> {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl<T: Eq, R> Eq for CheckedVec<T, R> {}
