//! Numbers held as `f64` under a rule of their schema. Never NaN, never infinite: JSON has neither.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::constraint::ConstraintError;
use super::decode::Decode;
use crate::json::number;
use crate::json::raw::{self, Origin};
use crate::json::value::excerpt;

/// What a schema asks of a number.
pub trait NumberRule: 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// `minimum`
    const MINIMUM: Option<f64> = None;
    /// `maximum`
    const MAXIMUM: Option<f64> = None;
    /// `exclusiveMinimum`
    const EXCLUSIVE_MINIMUM: Option<f64> = None;
    /// `exclusiveMaximum`
    const EXCLUSIVE_MAXIMUM: Option<f64> = None;
    /// `multipleOf`
    const MULTIPLE_OF: Option<f64> = None;
}

/// A finite `f64` that keeps the rule `R`.
pub struct CheckedF64<R> {
    value: f64,
    rule: PhantomData<fn() -> R>,
}

/// The rule of [`FiniteF64`].
#[derive(Debug)]
pub enum Finite {}

impl NumberRule for Finite {
    const NAME: &'static str = "FiniteF64";
}

/// A finite `f64`.
///
/// ```
/// use saop::FiniteF64;
///
/// assert_eq!(FiniteF64::new(1.5)?.get(), 1.5);
/// assert!(FiniteF64::new(f64::NAN).is_err());
/// # Ok::<(), saop::ConstraintError>(())
/// ```
pub type FiniteF64 = CheckedF64<Finite>;

impl<R: NumberRule> CheckedF64<R> {
    /// Takes a number that keeps the rule.
    ///
    /// # Errors
    ///
    /// Where it is not finite, or out of bounds.
    pub fn new(value: f64) -> Result<Self, ConstraintError> {
        let refuse = |keyword, expected: fmt::Arguments<'_>| {
            Err(ConstraintError::new(
                keyword,
                format!("expected {expected}, but found the number {value}"),
            ))
        };
        if !value.is_finite() {
            return refuse("type", format_args!("a finite number"));
        }
        if let Some(limit) = R::MINIMUM.filter(|limit| value < *limit) {
            return refuse("minimum", format_args!("a number of at least {limit}"));
        }
        if let Some(limit) = R::MAXIMUM.filter(|limit| value > *limit) {
            return refuse("maximum", format_args!("a number of at most {limit}"));
        }
        if let Some(limit) = R::EXCLUSIVE_MINIMUM.filter(|limit| value <= *limit) {
            return refuse(
                "exclusiveMinimum",
                format_args!("a number more than {limit}"),
            );
        }
        if let Some(limit) = R::EXCLUSIVE_MAXIMUM.filter(|limit| value >= *limit) {
            return refuse(
                "exclusiveMaximum",
                format_args!("a number less than {limit}"),
            );
        }
        if let Some(step) = R::MULTIPLE_OF.filter(|step| !number::is_multiple(value, *step)) {
            return refuse(
                "multipleOf",
                format_args!("a number that is a multiple of {step}"),
            );
        }
        Ok(Self {
            value,
            rule: PhantomData,
        })
    }
}

impl<R> CheckedF64<R> {
    /// The number.
    #[must_use]
    pub const fn get(&self) -> f64 {
        self.value
    }
}

impl<'de, R: NumberRule> Decode<'de> for CheckedF64<R> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = match raw::origin::<D>() {
            Origin::Own => f64::deserialize(deserializer)?,
            // By the digits, so that the rounding does not hang on a feature of serde_json.
            Origin::SerdeJsonText | Origin::SerdeJsonValue | Origin::Other => {
                let token = raw::read_exact_number(deserializer, "a number")?;
                number::float(&token).ok_or_else(|| {
                    de::Error::custom(format_args!(
                        "expected a number that a 64-bit float holds, but found {}",
                        excerpt(&token)
                    ))
                })?
            }
        };
        Self::new(value).map_err(de::Error::custom)
    }
}

impl<'de, R: NumberRule> Deserialize<'de> for CheckedF64<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::decode(deserializer)
    }
}

impl<R> Serialize for CheckedF64<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value)
    }
}

impl<R: NumberRule> TryFrom<f64> for CheckedF64<R> {
    type Error = ConstraintError;

    fn try_from(value: f64) -> Result<Self, ConstraintError> {
        Self::new(value)
    }
}

impl<R> From<CheckedF64<R>> for f64 {
    fn from(checked: CheckedF64<R>) -> Self {
        checked.value
    }
}

// Written out because a derive would ask the same of `R`.
impl<R> Clone for CheckedF64<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for CheckedF64<R> {}

impl<R> fmt::Debug for CheckedF64<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<R> fmt::Display for CheckedF64<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<R> PartialEq for CheckedF64<R> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<R> Eq for CheckedF64<R> {}

impl<R> PartialOrd for CheckedF64<R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}
