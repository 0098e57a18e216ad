//! `JsonNumber`: a JSON number of any size, kept as it was spelled.
//!
//! Invariant: it always holds a number token of RFC 8259.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::error::JsonError;
use super::reference::JsonRef;
use crate::decimal::{compare, exact_float, integer, normal, number_token, same_number, shortest};
use crate::show::quote;

/// A JSON number of any size and precision. Equality, order and hash are those of the numbers: `1.0 == 1`.
///
/// `TryFrom` gives a Rust number only where that is the same number; a float stands for its shortest decimal, so that `0.1` is one,
/// and `0.10000000000000001` is not. The functions `as_` say what they do instead.
///
/// ```
/// use saop_json::JsonNumber;
///
/// let number: JsonNumber = "0.10".parse()?;
/// assert_eq!(number.as_json(), "0.10");
/// assert_eq!(number.as_f64(), Some(0.1));
/// assert_eq!(number, JsonNumber::try_from(0.1)?);
/// assert_eq!(f64::try_from(&number)?, 0.1);
/// assert!(number < JsonNumber::from(7));
/// assert_eq!(JsonNumber::from(7).as_u64(), Some(7));
/// assert_eq!(u8::try_from(JsonNumber::from(7))?, 7);
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone)]
pub struct JsonNumber {
    token: Box<str>,
}

impl JsonNumber {
    /// Returns the number as it was spelled.
    #[must_use]
    pub const fn as_json(&self) -> &str {
        &self.token
    }

    /// Returns the number if it is an integer that fits a `u64`.
    #[must_use]
    pub fn as_u64(&self) -> Option<u64> {
        JsonRef::of_valid(&self.token).as_u64()
    }

    /// Returns the number if it is an integer that fits an `i64`.
    #[must_use]
    pub fn as_i64(&self) -> Option<i64> {
        JsonRef::of_valid(&self.token).as_i64()
    }

    /// Returns the float nearest to the number, unless it overflows.
    #[must_use]
    pub fn as_f64(&self) -> Option<f64> {
        JsonRef::of_valid(&self.token).as_f64()
    }

    /// Wraps text that is known to be a number token.
    pub(crate) fn of_token(token: String) -> Self {
        Self {
            token: token.into(),
        }
    }
}

impl PartialEq for JsonNumber {
    fn eq(&self, other: &Self) -> bool {
        same_number(&self.token, &other.token)
    }
}

impl Eq for JsonNumber {}

impl PartialOrd for JsonNumber {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for JsonNumber {
    fn cmp(&self, other: &Self) -> Ordering {
        compare(&self.token, &other.token)
    }
}

impl Hash for JsonNumber {
    fn hash<H: Hasher>(&self, state: &mut H) {
        normal(&self.token).hash(state);
    }
}

impl fmt::Debug for JsonNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonNumber({})", self.token)
    }
}

impl fmt::Display for JsonNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.token)
    }
}

impl FromStr for JsonNumber {
    type Err = JsonError;

    fn from_str(text: &str) -> Result<Self, JsonError> {
        number_token(text)
            .map(|token| Self::of_token(token.to_owned()))
            .ok_or_else(|| {
                JsonError::new(format!("expected a JSON number, but found {}", quote(text)))
            })
    }
}

macro_rules! from_integers {
    ($($type:ty)*) => {$(
        impl From<$type> for JsonNumber {
            fn from(value: $type) -> Self {
                Self::of_token(value.to_string())
            }
        }
    )*};
}

from_integers! { i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 isize usize }

impl TryFrom<f64> for JsonNumber {
    type Error = JsonError;

    fn try_from(value: f64) -> Result<Self, JsonError> {
        if value.is_finite() {
            Ok(Self::of_token(shortest(value)))
        } else {
            Err(JsonError::new(format!(
                "expected a finite number, but found {value}, which JSON cannot hold"
            )))
        }
    }
}

/// Returns the error for a number that is not what it has to be.
pub(super) fn refusal(expected: &str, number: &JsonNumber) -> JsonError {
    let mut message = format!("expected {expected}, but found ");
    JsonRef::of_valid(&number.token).push_description(&mut message);
    JsonError::new(message)
}

macro_rules! try_into {
    ($($type:ty)*) => {$(
        /// The integer that the number is.
        impl TryFrom<&JsonNumber> for $type {
            type Error = JsonError;

            fn try_from(number: &JsonNumber) -> Result<Self, JsonError> {
                let value = integer(&number.token).value();
                value.and_then(|value| value.try_into().ok()).ok_or_else(|| {
                    let expected = format!("an integer from {} to {}", Self::MIN, Self::MAX);
                    refusal(&expected, number)
                })
            }
        }

        /// The integer that the number is.
        impl TryFrom<JsonNumber> for $type {
            type Error = JsonError;

            fn try_from(number: JsonNumber) -> Result<Self, JsonError> {
                Self::try_from(&number)
            }
        }
    )*};
}

try_into! { i8 i16 i32 i64 u8 u16 u32 u64 isize usize }

/// The float whose shortest decimal is the number.
impl TryFrom<&JsonNumber> for f64 {
    type Error = JsonError;

    fn try_from(number: &JsonNumber) -> Result<Self, JsonError> {
        exact_float(&number.token)
            .ok_or_else(|| refusal("a number that a 64-bit float holds exactly", number))
    }
}

/// The float whose shortest decimal is the number.
impl TryFrom<JsonNumber> for f64 {
    type Error = JsonError;

    fn try_from(number: JsonNumber) -> Result<Self, JsonError> {
        Self::try_from(&number)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::JsonNumber;
    use crate::value::JsonInteger;

    fn number(token: &str) -> JsonNumber {
        token.parse().unwrap()
    }

    fn integer(token: &str) -> JsonInteger {
        token.parse().unwrap()
    }

    #[test]
    fn numbers_are_equal_whatever_their_spelling() {
        let spelled = [
            "1", "1.0", "10e-1", "0.1E+1", "-0", "0.0", "1e400", "10e399",
        ];
        let numbers: HashSet<_> = spelled.map(number).into_iter().collect();
        assert_eq!(numbers.len(), 3);
        let integers: HashSet<_> = spelled.map(integer).into_iter().collect();
        assert_eq!(integers.len(), 3);
        assert!(number("-1e400") < number("-1e399") && integer("1e400") > integer("7"));
        assert_eq!(format!("{:?}", number("1.0")), "JsonNumber(1.0)");
        assert_eq!(format!("{:?}", integer("1.0")), "JsonInteger(1.0)");
        assert_eq!(number("1e2").to_string(), "1e2");
        assert_eq!(integer("1e2").to_string(), "1e2");
        assert_eq!(JsonNumber::from(integer("1e2")).as_json(), "1e2");
    }

    #[test]
    fn a_number_becomes_only_the_same_number() {
        assert_eq!(u8::try_from(number("2.55e2")).unwrap(), 255);
        assert_eq!(u8::try_from(&integer("255.0")).unwrap(), 255);
        assert_eq!(
            i64::try_from(integer("-9223372036854775808")).unwrap(),
            i64::MIN
        );
        assert_eq!(f64::try_from(number("0.1")), Ok(0.1));
        assert_eq!(f64::try_from(&integer("1e2")), Ok(100.0));
        for (token, expected) in [
            (
                "256",
                "expected an integer from 0 to 255, but found the number 256",
            ),
            (
                "-1",
                "expected an integer from 0 to 255, but found the number -1",
            ),
            (
                "0.5",
                "expected an integer from 0 to 255, but found the number 0.5",
            ),
            (
                "1e99999999999999999999",
                "expected an integer from 0 to 255, but found the number 1e99999999999999999999",
            ),
        ] {
            let refused = u8::try_from(&number(token)).unwrap_err();
            assert_eq!(refused.to_string(), expected);
        }
        let exact = "expected a number that a 64-bit float holds exactly, but found the number ";
        for token in ["0.10000000000000001", "1e400", "9007199254740993"] {
            let refused = f64::try_from(number(token)).unwrap_err();
            assert_eq!(refused.to_string(), format!("{exact}{token}"));
        }
        assert!(f64::try_from(integer("9007199254740993")).is_err());
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "+1", "01", "1.", ".5", "0x1", "NaN", " 1", "1 "] {
            assert!(text.parse::<JsonNumber>().is_err(), "{text}");
            assert!(text.parse::<JsonInteger>().is_err(), "{text}");
        }
        for text in ["0.5", "1e-1", "1e-99999999999999999999"] {
            let refused = text.parse::<JsonInteger>().unwrap_err().to_string();
            assert_eq!(
                refused,
                format!("expected an integer, but found the number {text}")
            );
        }
        assert!(JsonNumber::try_from(f64::NAN).is_err());
        assert!(JsonInteger::try_from(f64::INFINITY).is_err());
        assert!(JsonInteger::try_from(0.5).is_err());
        assert_eq!(JsonInteger::try_from(1e3).unwrap().as_u64(), Some(1000));
        assert_eq!(
            JsonInteger::from(u128::MAX).as_json(),
            u128::MAX.to_string()
        );
    }
}
