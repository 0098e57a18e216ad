//! Integers held as `u64` or `i64` with a schema rule. Every rule is checked on exact integers.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;

use saop_json::{Reader, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decode::Decode;
use crate::decode::sink::Sink;
use crate::edge;
use crate::error::ConstraintError;
use crate::keywords::bounds::{bound, push_number};
use crate::site::{I64, U64};
use crate::words::say;

/// The constraints of a schema on an integer.
pub trait IntegerRule: 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// `minimum`
    const MINIMUM: Option<i128> = None;
    /// `maximum`
    const MAXIMUM: Option<i128> = None;
    /// `exclusiveMinimum`
    const EXCLUSIVE_MINIMUM: Option<i128> = None;
    /// `exclusiveMaximum`
    const EXCLUSIVE_MAXIMUM: Option<i128> = None;
    /// `multipleOf`
    const MULTIPLE_OF: Option<u64> = None;
}

/// An integer of type `T` that satisfies the rule `R`.
pub struct CheckedInteger<T, R> {
    value: T,
    rule: PhantomData<fn() -> R>,
}

/// A `u64` that satisfies the rule `R`.
pub type CheckedU64<R> = CheckedInteger<u64, R>;

/// An `i64` that satisfies the rule `R`.
pub type CheckedI64<R> = CheckedInteger<i64, R>;

impl<T: Copy + Into<i128>, R: IntegerRule> CheckedInteger<T, R> {
    /// Takes an integer that satisfies the rule.
    ///
    /// # Errors
    ///
    /// Fails if it is out of bounds or is not a required multiple.
    pub fn new(value: T) -> Result<Self, ConstraintError> {
        if let Some((keyword, limit)) = broken::<R>(value.into()) {
            let wanted = bound("an integer", keyword, limit);
            let exact: i128 = value.into();
            let message = say(&wanted, |message| push_number(message, exact));
            return Err(ConstraintError::new(keyword, message));
        }
        Ok(Self {
            value,
            rule: PhantomData,
        })
    }
}

impl<T: Copy, R> CheckedInteger<T, R> {
    /// Returns the integer.
    #[must_use]
    pub const fn get(&self) -> T {
        self.value
    }
}

/// Returns the keyword that rejects an integer, and the keyword's value, if any.
#[inline]
fn broken<R: IntegerRule>(exact: i128) -> Option<(&'static str, i128)> {
    type Breaks = fn(i128, i128) -> bool;
    let bounds: [(_, Option<i128>, Breaks); 5] = [
        ("minimum", R::MINIMUM, |exact, limit| exact < limit),
        ("maximum", R::MAXIMUM, |exact, limit| exact > limit),
        ("exclusiveMinimum", R::EXCLUSIVE_MINIMUM, |exact, limit| {
            exact <= limit
        }),
        ("exclusiveMaximum", R::EXCLUSIVE_MAXIMUM, |exact, limit| {
            exact >= limit
        }),
        (
            "multipleOf",
            R::MULTIPLE_OF.map(i128::from),
            |exact, step| exact % step != 0,
        ),
    ];
    bounds.into_iter().find_map(|(keyword, limit, breaks)| {
        let limit = limit.filter(|limit| breaks(exact, *limit))?;
        Some((keyword, limit))
    })
}

impl<T: Decode + Copy + Into<i128>, R: IntegerRule> Decode for CheckedInteger<T, R> {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        Self::new(T::decode(reader)?).map_err(|_| Stop)
    }

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.integer(Self::decode(reader)?.value.into())
    }
}

impl<T: Serialize, R> Serialize for CheckedInteger<T, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<T, R> Deref for CheckedInteger<T, R> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

macro_rules! conversions {
    ($($type:ty: $words:expr,)*) => {$(
        impl<'de, R: IntegerRule> Deserialize<'de> for CheckedInteger<$type, R> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                edge::deserialize_checked::<$type, _, _>(deserializer, $words, Self::new)
            }
        }

        impl<R: IntegerRule> TryFrom<$type> for CheckedInteger<$type, R> {
            type Error = ConstraintError;

            fn try_from(value: $type) -> Result<Self, ConstraintError> {
                Self::new(value)
            }
        }

        impl<R> From<CheckedInteger<$type, R>> for $type {
            fn from(checked: CheckedInteger<$type, R>) -> Self {
                checked.value
            }
        }
    )*};
}

conversions! {
    u64: U64,
    i64: I64,
}

// Written by hand because a derive would put the same bound on `R`.
impl<T: Copy, R> Clone for CheckedInteger<T, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy, R> Copy for CheckedInteger<T, R> {}

impl<T: fmt::Debug, R> fmt::Debug for CheckedInteger<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: fmt::Display, R> fmt::Display for CheckedInteger<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: PartialEq, R> PartialEq for CheckedInteger<T, R> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq, R> Eq for CheckedInteger<T, R> {}

impl<T: PartialOrd, R> PartialOrd for CheckedInteger<T, R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl<T: Ord, R> Ord for CheckedInteger<T, R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.value.cmp(&other.value)
    }
}

impl<T: Hash, R> Hash for CheckedInteger<T, R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}
