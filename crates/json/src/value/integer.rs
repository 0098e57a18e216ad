//! `JsonInteger`: an integer of any size, kept as it was spelled.
//!
//! Invariant: it always holds a number token of RFC 8259 that denotes an integer, such as `1.0` or `1e400`.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::error::JsonError;
use super::number::{JsonNumber, refusal};
use crate::decimal::{Integer, integer};

/// A JSON number that is an integer of any size, as it is spelled: as in JSON Schema, `1.0` and `1e2` are integers. Equality, order
/// and hash are those of the numbers: `1.0 == 1`. What a [`JsonNumber`] can do goes through `Deref`, and `TryFrom` gives a Rust
/// number only where that is the same number.
///
/// ```
/// use saop_json::JsonInteger;
///
/// let large: JsonInteger = "9223372036854775808".parse()?;
/// assert_eq!(large.as_json(), "9223372036854775808");
/// assert_eq!(large.as_i64(), None);
/// assert_eq!(u64::try_from(&large)?, 1 << 63);
/// assert!(JsonInteger::from(7) < large);
/// assert_eq!("1.0".parse::<JsonInteger>()?, JsonInteger::from(1));
/// assert_eq!(JsonInteger::try_from(1e2)?.as_i64(), Some(100));
/// assert!("1.5".parse::<JsonInteger>().is_err());
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JsonInteger {
    number: JsonNumber,
}

impl Deref for JsonInteger {
    type Target = JsonNumber;

    fn deref(&self) -> &JsonNumber {
        &self.number
    }
}

impl fmt::Debug for JsonInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonInteger({})", self.as_json())
    }
}

impl fmt::Display for JsonInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(f)
    }
}

impl FromStr for JsonInteger {
    type Err = JsonError;

    fn from_str(text: &str) -> Result<Self, JsonError> {
        text.parse::<JsonNumber>()?.try_into()
    }
}

impl TryFrom<JsonNumber> for JsonInteger {
    type Error = JsonError;

    fn try_from(number: JsonNumber) -> Result<Self, JsonError> {
        if integer(number.as_json()) == Integer::Fraction {
            return Err(refusal("an integer", &number));
        }
        Ok(Self { number })
    }
}

impl From<JsonInteger> for JsonNumber {
    fn from(integer: JsonInteger) -> Self {
        integer.number
    }
}

/// The integer that a float is.
impl TryFrom<f64> for JsonInteger {
    type Error = JsonError;

    fn try_from(value: f64) -> Result<Self, JsonError> {
        JsonNumber::try_from(value)?.try_into()
    }
}

macro_rules! from_integers {
    ($($type:ty)*) => {$(
        impl From<$type> for JsonInteger {
            fn from(value: $type) -> Self {
                Self {
                    number: value.into(),
                }
            }
        }
    )*};
}

from_integers! { i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 isize usize }

macro_rules! try_into {
    ($($type:ty)*) => {$(
        /// The same number.
        impl TryFrom<&JsonInteger> for $type {
            type Error = JsonError;

            fn try_from(integer: &JsonInteger) -> Result<Self, JsonError> {
                Self::try_from(&integer.number)
            }
        }

        /// The same number.
        impl TryFrom<JsonInteger> for $type {
            type Error = JsonError;

            fn try_from(integer: JsonInteger) -> Result<Self, JsonError> {
                Self::try_from(&integer.number)
            }
        }
    )*};
}

try_into! { i8 i16 i32 i64 u8 u16 u32 u64 isize usize f64 }
