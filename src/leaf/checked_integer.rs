//! Integers held as `u64` or `i64` under a rule of their schema. Every rule is decided on exact integers.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::constraint::ConstraintError;
use super::decode::Decode;

/// What a schema asks of an integer.
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

/// An integer of the type `T` that keeps the rule `R`.
pub struct CheckedInteger<T, R> {
    value: T,
    rule: PhantomData<fn() -> R>,
}

/// A `u64` that keeps the rule `R`.
pub type CheckedU64<R> = CheckedInteger<u64, R>;

/// An `i64` that keeps the rule `R`.
pub type CheckedI64<R> = CheckedInteger<i64, R>;

impl<T: Copy + Into<i128>, R: IntegerRule> CheckedInteger<T, R> {
    /// Takes an integer that keeps the rule.
    ///
    /// # Errors
    ///
    /// Where it is out of bounds, or no multiple of what it has to be.
    pub fn new(value: T) -> Result<Self, ConstraintError> {
        let exact: i128 = value.into();
        let refuse = |keyword, expected: fmt::Arguments<'_>| {
            Err(ConstraintError::new(
                keyword,
                format!("expected an integer {expected}, but found the number {exact}"),
            ))
        };
        if let Some(limit) = R::MINIMUM.filter(|limit| exact < *limit) {
            return refuse("minimum", format_args!("of at least {limit}"));
        }
        if let Some(limit) = R::MAXIMUM.filter(|limit| exact > *limit) {
            return refuse("maximum", format_args!("of at most {limit}"));
        }
        if let Some(limit) = R::EXCLUSIVE_MINIMUM.filter(|limit| exact <= *limit) {
            return refuse("exclusiveMinimum", format_args!("more than {limit}"));
        }
        if let Some(limit) = R::EXCLUSIVE_MAXIMUM.filter(|limit| exact >= *limit) {
            return refuse("exclusiveMaximum", format_args!("less than {limit}"));
        }
        if let Some(step) = R::MULTIPLE_OF.filter(|step| exact % i128::from(*step) != 0) {
            return refuse("multipleOf", format_args!("that is a multiple of {step}"));
        }
        Ok(Self {
            value,
            rule: PhantomData,
        })
    }
}

impl<T: Copy, R> CheckedInteger<T, R> {
    /// The integer.
    #[must_use]
    pub const fn get(&self) -> T {
        self.value
    }
}

impl<'de, T, R> Decode<'de> for CheckedInteger<T, R>
where
    T: Decode<'de> + Copy + Into<i128>,
    R: IntegerRule,
{
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(T::decode(deserializer)?).map_err(de::Error::custom)
    }
}

impl<'de, T, R> Deserialize<'de> for CheckedInteger<T, R>
where
    T: Decode<'de> + Copy + Into<i128>,
    R: IntegerRule,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::decode(deserializer)
    }
}

impl<T: Serialize, R> Serialize for CheckedInteger<T, R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

macro_rules! conversions {
    ($($type:ty)*) => {$(
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

conversions! { u64 i64 }

// Written out because a derive would ask the same of `R`.
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
