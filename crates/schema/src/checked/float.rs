//! Numbers held as `f64` with a schema rule. Never NaN or infinite, since JSON has neither. No 64-bit type is exact for fractions;
//! the nearest float prints back as a number that reads the same.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use saop_json::decimal::{compare, float, is_exact_multiple, is_multiple, shortest};
use saop_json::{JsonNumber, JsonValue, Reader, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decode::Decode;
use crate::decode::sink::Sink;
use crate::edge;
use crate::error::ConstraintError;
use crate::keywords::bounds::{Float, bound, push_number};
use crate::site::F64;
use crate::words::say;

/// The constraints of a schema on a number.
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

/// A finite `f64` that satisfies the rule `R`.
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
/// use saop_schema::FiniteF64;
///
/// assert_eq!(FiniteF64::new(1.5)?.get(), 1.5);
/// assert_eq!(FiniteF64::from(2).get(), 2.0);
/// assert!(FiniteF64::new(f64::NAN).is_err());
/// # Ok::<(), saop_schema::ConstraintError>(())
/// ```
pub type FiniteF64 = CheckedF64<Finite>;

/// Makes a [`FiniteF64`] of a constant, which the compiler checks: `number!(0.5)`. It is also `Into` a `JsonNumber`.
///
/// ```
/// use saop_schema::{FiniteF64, JsonNumber, number};
///
/// let half: FiniteF64 = number!(0.5);
/// assert_eq!(JsonNumber::from(half).as_json(), "0.5");
/// ```
///
/// ```compile_fail
/// saop_schema::number!(f64::NAN);
/// ```
#[macro_export]
macro_rules! number {
    ($value:expr) => {{
        const NUMBER: $crate::FiniteF64 = $crate::checked::finite($value);
        NUMBER
    }};
}

/// Takes a finite float, at compile time. Called by [`number!`](crate::number).
///
/// # Panics
///
/// Panics, and so does not compile, if it is not finite.
#[doc(hidden)]
#[must_use]
pub const fn finite(value: f64) -> FiniteF64 {
    assert!(
        value.is_finite(),
        "expected a finite number, but found one that JSON cannot hold"
    );
    CheckedF64 {
        value,
        rule: PhantomData,
    }
}

impl<R: NumberRule> CheckedF64<R> {
    /// Takes a number that satisfies the rule.
    ///
    /// # Errors
    ///
    /// Fails if it is not finite, is out of bounds, or is not a required multiple.
    pub fn new(value: f64) -> Result<Self, ConstraintError> {
        if let Some(keyword) = broken::<R>(value) {
            return Err(refusal::<R>(keyword, value));
        }
        Ok(Self {
            value,
            rule: PhantomData,
        })
    }
}

impl<R> CheckedF64<R> {
    /// Returns the number.
    #[must_use]
    pub const fn get(&self) -> f64 {
        self.value
    }
}

/// Returns the keyword that rejects a number, if any.
#[inline]
fn broken<R: NumberRule>(value: f64) -> Option<&'static str> {
    if !value.is_finite() {
        Some("type")
    } else if R::MINIMUM.is_some_and(|limit| value < limit) {
        Some("minimum")
    } else if R::MAXIMUM.is_some_and(|limit| value > limit) {
        Some("maximum")
    } else if R::EXCLUSIVE_MINIMUM.is_some_and(|limit| value <= limit) {
        Some("exclusiveMinimum")
    } else if R::EXCLUSIVE_MAXIMUM.is_some_and(|limit| value >= limit) {
        Some("exclusiveMaximum")
    } else if R::MULTIPLE_OF.is_some_and(|step| !is_multiple(value, step)) {
        Some("multipleOf")
    } else {
        None
    }
}

#[cold]
fn refusal<R: NumberRule>(keyword: &'static str, value: f64) -> ConstraintError {
    let limit = match keyword {
        "minimum" => R::MINIMUM,
        "maximum" => R::MAXIMUM,
        "exclusiveMinimum" => R::EXCLUSIVE_MINIMUM,
        "exclusiveMaximum" => R::EXCLUSIVE_MAXIMUM,
        _ => R::MULTIPLE_OF,
    };
    let wanted = match limit.filter(|_| value.is_finite()) {
        Some(limit) => bound("a number", keyword, Float(limit)),
        None => "a finite number".to_owned(),
    };
    let message = say(&wanted, |message| push_number(message, value));
    ConstraintError::new(keyword, message)
}

impl<R: NumberRule> Decode for CheckedF64<R> {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        Self::of_token(reader.number()?)
    }

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        let token = reader.number()?;
        sink.float(Self::of_token(token)?.value, token)
    }
}

impl<R: NumberRule> CheckedF64<R> {
    #[inline]
    fn of_token(token: &str) -> Result<Self, Stop> {
        let value = float(token).ok_or(Stop)?;
        if !keeps_by_digits::<R>(token, value) {
            return Err(Stop);
        }
        Self::new(value).map_err(|_| Stop)
    }
}

/// Whether the digits of a number keep the rule where its nearest float does. Rounding keeps the order, so that only a float
/// that is a bound leaves a doubt.
#[inline]
fn keeps_by_digits<R: NumberRule>(token: &str, value: f64) -> bool {
    let side = |bound: f64| compare(token, &shortest(bound));
    let is = |bound: Option<f64>| {
        bound.filter(|bound| value.partial_cmp(bound) == Some(Ordering::Equal))
    };
    is(R::MINIMUM).is_none_or(|bound| side(bound).is_ge())
        && is(R::MAXIMUM).is_none_or(|bound| side(bound).is_le())
        && R::MULTIPLE_OF.is_none_or(|step| is_exact_multiple(token, &shortest(step)))
}

impl<'de, R: NumberRule> Deserialize<'de> for CheckedF64<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        edge::deserialize_checked(deserializer, F64, |any: FiniteF64| Self::new(any.get()))
    }
}

impl<R> Serialize for CheckedF64<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value)
    }
}

impl<R> Deref for CheckedF64<R> {
    type Target = f64;

    fn deref(&self) -> &f64 {
        &self.value
    }
}

impl<R: NumberRule> TryFrom<f64> for CheckedF64<R> {
    type Error = ConstraintError;

    fn try_from(value: f64) -> Result<Self, ConstraintError> {
        Self::new(value)
    }
}

macro_rules! from_integers {
    ($($integer:ident)*) => {$(
        /// Integers that floats hold exactly.
        impl From<$integer> for FiniteF64 {
            fn from(value: $integer) -> Self {
                finite(f64::from(value))
            }
        }
    )*};
}

from_integers!(i8 i16 i32 u8 u16 u32);

impl<R> From<CheckedF64<R>> for JsonNumber {
    #[allow(clippy::expect_used, reason = "a checked float is finite")]
    fn from(checked: CheckedF64<R>) -> Self {
        Self::try_from(checked.value).expect("a checked float is finite")
    }
}

impl<R> From<CheckedF64<R>> for JsonValue {
    fn from(checked: CheckedF64<R>) -> Self {
        JsonNumber::from(checked).into()
    }
}

impl<R> From<CheckedF64<R>> for f64 {
    fn from(checked: CheckedF64<R>) -> Self {
        checked.value
    }
}

// Written by hand because a derive would put the same bound on `R`.
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
