//! Numbers as text. Every question about a number is answered from its decimal digits, so rounding happens only where
//! it must, and no feature of another crate changes a result.
//!
//! Engines that read floats first disagree with each other: 0.07 / 0.01 is 7.000000000000001 in floats, and the nearest float of
//! 0.09999999999999999999 is that of 0.1. Digits have one answer. A float stands for the shortest decimal that names it.

mod natural;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::fmt::Write;
use std::hash::Hash;

use self::natural::Natural;
use crate::text::Cursor;

/// A number token, split: `(-1)^negative * 0.digits * 10^exponent`, without leading or trailing zeros
/// in `digits`. Zero has no digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Decimal {
    negative: bool,
    digits: Vec<u8>,
    /// Saturates, at less than an `i64` holds.
    exponent: i64,
    /// Where that has saturated, the exponent's own decimal digits, without leading zeros. Its sign is that of `exponent`.
    large: Vec<u8>,
}

/// A number as a 64-bit integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integer {
    /// Zero and above.
    U64(u64),
    /// Negative integers only.
    I64(i64),
    /// An integer that neither type holds.
    TooLarge,
    /// `1.5`: not an integer.
    Fraction,
}

impl Integer {
    /// Returns the integer if a 64-bit type holds it.
    #[must_use]
    pub fn value(self) -> Option<i128> {
        match self {
            Self::U64(value) => Some(value.into()),
            Self::I64(value) => Some(value.into()),
            Self::TooLarge | Self::Fraction => None,
        }
    }
}

/// Returns the text if it is a JSON number and nothing else.
#[must_use]
pub(crate) fn number_token(text: &str) -> Option<&str> {
    let mut cursor = Cursor::new(text);
    let token = cursor.number().ok()?;
    (token.len() == text.len()).then_some(token)
}

/// Returns the integer that a number token denotes. As in JSON Schema, `1.0`, `1e2` and `-0` are integers.
pub fn integer(token: &str) -> Integer {
    if let Some(value) = plain_u64(token.as_bytes()) {
        return Integer::U64(value);
    }
    let decimal = Decimal::of(token);
    if decimal.digits.is_empty() {
        return Integer::U64(0);
    }
    let len = i64::try_from(decimal.digits.len()).unwrap_or(i64::MAX);
    if decimal.exponent < len {
        return Integer::Fraction;
    }
    // u64::MAX has 20 digits.
    if decimal.exponent > 20 {
        return Integer::TooLarge;
    }
    let zeros = decimal.exponent - len;
    let magnitude = decimal
        .digits
        .iter()
        .map(|&digit| u128::from(digit - b'0'))
        .chain((0..zeros).map(|_| 0))
        .fold(0, |value, digit| value * 10 + digit);
    if decimal.negative {
        i64::try_from(-(magnitude.cast_signed())).map_or(Integer::TooLarge, Integer::I64)
    } else {
        u64::try_from(magnitude).map_or(Integer::TooLarge, Integer::U64)
    }
}

/// Returns the nearest `f64`, or `None` if the number overflows.
#[must_use]
pub fn float(token: &str) -> Option<f64> {
    let value = if token.len() < LONG {
        token.parse().ok()?
    } else {
        long_float(token)
    };
    Some(value).filter(|value| value.is_finite())
}

/// The standard library stops counting an exponent at 65536 or later. In a token shorter than this, such an exponent is
/// beyond any float anyway.
const LONG: usize = 1 << 15;

/// Returns the nearest `f64`, or infinity, for a token long enough for its digits to offset an exponent of any size.
#[cold]
fn long_float(token: &str) -> f64 {
    let decimal = Decimal::of(token);
    // Below the smallest float and above the largest. Zero has no digits.
    let magnitude = match (decimal.digits.is_empty(), decimal.exponent) {
        (true, _) | (_, ..-400) => 0.0,
        (_, 401..) => f64::INFINITY,
        (_, exponent) => {
            let mut short = String::with_capacity(decimal.digits.len() + 8);
            short.push_str("0.");
            short.extend(decimal.digits.iter().copied().map(char::from));
            // Writing to a `String` cannot fail.
            let _ = write!(short, "e{exponent}");
            short.parse().unwrap_or(f64::INFINITY)
        }
    };
    if token.starts_with('-') {
        -magnitude
    } else {
        magnitude
    }
}

/// Returns the float whose shortest decimal is the same number as the token, however it is spelled: `0.1` and `1e-1`,
/// but not `0.10000000000000001`.
#[must_use]
pub fn exact_float(token: &str) -> Option<f64> {
    float(token).filter(|value| same_number(token, &shortest(*value)))
}

/// Returns the float nearest to an integer times a float, where the float stands for its shortest decimal. `None` if
/// the product overflows.
#[must_use]
pub fn product(count: i64, of: f64) -> Option<f64> {
    float(&multiple(count, &shortest(of))?)
}

/// Returns an integer times the number of a token, if that has at most 19 digits.
#[must_use]
pub fn multiple(count: i64, of: &str) -> Option<String> {
    const MOST_DIGITS: usize = 19;
    let of = Decimal::of(of);
    let sign = if (count < 0) == of.negative { "" } else { "-" };
    // Two factors of so many digits have a product that fits.
    let digits = (of.digits.len() <= MOST_DIGITS).then(|| of.magnitude())?;
    let digits = digits * u128::from(count.unsigned_abs());
    Some(format!("{sign}{digits}e{}", of.last_place()))
}

/// Exponents of this size are told apart by their digits.
const SATURATED: i64 = i64::MAX / 2;

/// Returns whether two number tokens denote the same number.
#[must_use]
pub fn same_number(left: &str, right: &str) -> bool {
    if left == right {
        return true;
    }
    if let (Some(left), Some(right)) = (plain_u64(left.as_bytes()), plain_u64(right.as_bytes())) {
        return left == right;
    }
    Decimal::of(left) == Decimal::of(right)
}

/// Writes a float with the fewest digits that are read as it again: of those the closest to it, and of two as close the even one, as
/// ECMAScript, Python and `serde_json` do. `Debug` takes the odd one, which is another number to whoever compares digits. A float that is not finite is
/// written as `Debug` does.
#[must_use]
pub fn shortest(value: f64) -> String {
    /// Of two numbers with so many digits, no float is the nearest to both.
    const TOLD_APART: usize = 15;
    let mut text = format!("{value:?}");
    let end = text.find('e').unwrap_or(text.len());
    let mantissa = text.get(..end).unwrap_or_default();
    let digits = mantissa.bytes().filter(u8::is_ascii_digit);
    let count = digits.skip_while(|digit| *digit == b'0').count();
    // What is written as an integer has all its digits.
    if count <= TOLD_APART || mantissa.ends_with(".0") {
        return text;
    }
    let closest = format!("{value:.*e}", count - 1);
    if let Some((mantissa, _)) = closest.split_once('e')
        && let Some((at, _)) = mantissa.char_indices().next_back()
    {
        text.replace_range(end - 1..end, &mantissa[at..]);
    }
    text
}

/// Returns a hashable value that all spellings of one number share.
#[must_use]
pub fn normal(token: &str) -> impl Hash + use<'_> {
    Decimal::of(token)
}

/// Returns a text that all spellings of one number share, and no other number has.
#[must_use]
pub fn canonical(token: &str) -> String {
    // Small positive integers, as most are.
    if let digits @ [b'1'..=b'9', ..] = token.as_bytes()
        && digits.len() < 10
        && digits.iter().all(u8::is_ascii_digit)
    {
        let mut text = String::with_capacity(digits.len() + 4);
        text.push_str("0.");
        text.push_str(token.trim_end_matches('0'));
        text.push('e');
        text.extend(char::from_digit(digits.len() as u32, 10));
        return text;
    }
    let number = Decimal::of(token);
    let sign = if number.negative { "-" } else { "" };
    let text = |digits: Vec<u8>| -> String { digits.into_iter().map(char::from).collect() };
    let exponent = match (number.large.is_empty(), number.exponent < 0) {
        (true, _) => number.exponent.to_string(),
        (false, true) => format!("-{}", text(number.large)),
        (false, false) => text(number.large),
    };
    format!("{sign}0.{}e{exponent}", text(number.digits))
}

/// Returns whether a finite float is a multiple of another, where both stand for their shortest decimals.
#[must_use]
pub fn is_multiple(value: f64, of: f64) -> bool {
    let (value, of) = (shortest(value), shortest(of));
    let (value, of) = (Decimal::of(&value), Decimal::of(&of));
    let (number, divisor) = (value.magnitude(), of.magnitude());
    if number == 0 {
        return true;
    }
    if divisor == 0 {
        return false;
    }
    match u64::try_from(value.last_place() - of.last_place()) {
        Ok(zeros) => (number % divisor * power_of_ten(zeros, divisor)).is_multiple_of(divisor),
        // A float has at most 17 digits: a divisor with more digits than the number does not divide it.
        Err(_) => u32::try_from(of.last_place() - value.last_place())
            .ok()
            .and_then(|zeros| 10u128.checked_pow(zeros))
            .and_then(|power| divisor.checked_mul(power))
            .is_some_and(|divisor| number.is_multiple_of(divisor)),
    }
}

/// Returns whether a number token of any size is a multiple of an integer of at most 17 digits.
#[must_use]
pub fn is_integer_multiple(token: &str, of: u64) -> bool {
    let (decimal, of) = (Decimal::of(token), u128::from(of));
    let length = i64::try_from(decimal.digits.len()).unwrap_or(i64::MAX);
    let Ok(zeros) = u64::try_from(decimal.exponent.saturating_sub(length)) else {
        return decimal.digits.is_empty();
    };
    let power = if decimal.large.is_empty() {
        power_of_ten(zeros, of)
    } else {
        power_of_large(&with(&decimal.large, decimal.digits.len(), false), of)
    };
    let digits = decimal.digits.iter().fold(0, |rest, &digit| {
        (rest * 10 + u128::from(digit - b'0')) % of
    });
    (digits * power).is_multiple_of(of)
}

/// Returns `10^exponent % modulus`, for an exponent as its digits, and a modulus of at most 17 digits.
fn power_of_large(exponent: &[u8], modulus: u128) -> u128 {
    exponent.iter().fold(1 % modulus, |power, digit| {
        // To the power of ten, times ten to the power of the digit.
        let square = power * power % modulus;
        let eighth = square * square % modulus * (square * square % modulus) % modulus;
        eighth * square % modulus * power_of_ten(u64::from(digit - b'0'), modulus) % modulus
    })
}

/// Returns the digits of a natural number plus a smaller one, or minus it.
fn with(digits: &[u8], small: usize, plus: bool) -> Vec<u8> {
    let mut all: Vec<u8> = digits.iter().rev().map(|digit| digit - b'0').collect();
    let (mut rest, mut at) = (small, 0);
    let mut carry = 0;
    while rest > 0 || carry > 0 {
        let step = (rest % 10) as u8 + carry;
        if at == all.len() {
            all.push(0);
        }
        if let Some(digit) = all.get_mut(at) {
            let (value, borrow) = if plus {
                (*digit + step, (*digit + step) / 10)
            } else {
                (
                    *digit + 20 - step,
                    u8::from(*digit < step) + u8::from(*digit + 10 < step),
                )
            };
            (*digit, carry) = (value % 10, borrow);
        }
        (rest, at) = (rest / 10, at + 1);
    }
    while all.last() == Some(&0) {
        all.pop();
    }
    all.iter().rev().map(|digit| digit + b'0').collect()
}

/// Returns `10^exponent % modulus`, for a modulus of at most 17 digits.
fn power_of_ten(mut exponent: u64, modulus: u128) -> u128 {
    let (mut power, mut square) = (1 % modulus, 10 % modulus);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * square % modulus;
        }
        square = square * square % modulus;
        exponent /= 2;
    }
    power
}

/// Parses plain digits that surely fit. Almost all integers take this path.
fn plain_u64(bytes: &[u8]) -> Option<u64> {
    if bytes.len() > 19 {
        return None;
    }
    bytes.iter().try_fold(0u64, |value, &b| {
        let digit = b.wrapping_sub(b'0');
        (digit < 10).then(|| value * 10 + u64::from(digit))
    })
}

impl Decimal {
    /// Compares with zero.
    const fn direction(&self) -> Ordering {
        match (self.digits.is_empty(), self.negative) {
            (true, _) => Ordering::Equal,
            (_, true) => Ordering::Less,
            (_, false) => Ordering::Greater,
        }
    }

    fn magnitude_against(&self, other: &Self) -> Ordering {
        let by_exponent = self.exponent.cmp(&other.exponent);
        // Without leading zeros, the longer of two natural numbers is the larger one.
        let lengths = self.large.len().cmp(&other.large.len());
        let by_large = lengths.then_with(|| self.large.cmp(&other.large));
        let by_large = if self.exponent < 0 {
            by_large.reverse()
        } else {
            by_large
        };
        // Without trailing zeros, the digits compare like a text.
        by_exponent
            .then(by_large)
            .then_with(|| self.digits.cmp(&other.digits))
    }

    /// Returns the digits as one integer. For floats, which have few digits.
    fn magnitude(&self) -> u128 {
        self.digits
            .iter()
            .fold(0, |value, &digit| value * 10 + u128::from(digit - b'0'))
    }

    /// Returns the power of ten of the last digit.
    fn last_place(&self) -> i64 {
        self.exponent - i64::try_from(self.digits.len()).unwrap_or(i64::MAX)
    }

    fn of(token: &str) -> Self {
        let (negative, rest) = match token.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, token),
        };
        let (mantissa, exponent) = rest.split_once(['e', 'E']).unwrap_or((rest, ""));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
        let leading = digits.iter().take_while(|&&digit| digit == b'0').count();
        digits.drain(..leading);
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        if digits.is_empty() {
            return Self {
                negative: false,
                digits,
                exponent: 0,
                large: Vec::new(),
            };
        }
        let point = i64::try_from(whole.len()).unwrap_or(i64::MAX)
            - i64::try_from(leading).unwrap_or(i64::MAX);
        let (exponent, large) = exponent_of(exponent, point);
        Self {
            negative,
            digits,
            exponent,
            large,
        }
    }
}

/// Adds the place of the decimal point to an exponent. Where the sum is too large, its digits are returned as well.
fn exponent_of(text: &str, point: i64) -> (i64, Vec<u8>) {
    let (negative, digits) = match text.as_bytes().split_first() {
        Some((b'-', digits)) => (true, digits),
        Some((b'+', digits)) => (false, digits),
        _ => (false, text.as_bytes()),
    };
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    let digits = digits.get(zeros..).unwrap_or_default();
    let exponent = saturating(digits) * if negative { -1 } else { 1 };
    let (sum, large) = if exponent.abs() < SATURATED {
        // A text is far shorter than what is left of the range.
        let sum = exponent + point;
        (sum, sum.unsigned_abs().to_string().into_bytes())
    } else {
        let small = usize::try_from(point.unsigned_abs()).unwrap_or(usize::MAX);
        let large = with(digits, small, negative == (point < 0));
        (saturating(&large) * exponent.signum(), large)
    };
    if sum.abs() < SATURATED {
        (sum, Vec::new())
    } else {
        (SATURATED * sum.signum(), large)
    }
}

/// Parses a natural number, at most [`SATURATED`].
fn saturating(digits: &[u8]) -> i64 {
    let value = digits.iter().fold(0i64, |value, digit| {
        let value = value.saturating_mul(10);
        value.saturating_add(i64::from(digit - b'0'))
    });
    value.min(SATURATED)
}

/// Compares two number tokens by their values, exactly.
#[must_use]
pub fn compare(left: &str, right: &str) -> Ordering {
    let (left, right) = (Decimal::of(left), Decimal::of(right));
    match (left.direction(), right.direction()) {
        (Ordering::Less, Ordering::Less) => left.magnitude_against(&right).reverse(),
        (Ordering::Greater, Ordering::Greater) => left.magnitude_against(&right),
        (left, right) => left.cmp(&right),
    }
}

/// Returns whether a number token is a multiple of another that is not zero, exactly, for numbers of any size.
#[must_use]
pub fn is_exact_multiple(value: &str, of: &str) -> bool {
    let (value, of) = (Decimal::of(value), Decimal::of(of));
    if value.digits.is_empty() || of.digits.is_empty() {
        return value.digits.is_empty();
    }
    // Both are digits without a trailing zero, times a power of ten. If the divisor has the larger power, it has a
    // factor of ten that the value lacks.
    let zeros = if value.large.is_empty() && of.large.is_empty() {
        value.last_place().saturating_sub(of.last_place())
    } else {
        zeros_between(&value, &of)
    };
    let Ok(zeros) = u64::try_from(zeros) else {
        return false;
    };
    // With its factors of two and five that the power of ten has as well cancelled, the rest of the divisor must divide
    // the value's digits.
    let mut divisor = Natural::of(&of.digits);
    for prime in [2, 5] {
        let mut left = zeros;
        while left > 0 && divisor.divide(prime) {
            left -= 1;
        }
    }
    divisor.divides(&value.digits)
}

/// Returns by how many powers of ten the last digit of one number is before that of another, of which at least one has a large
/// exponent; far more than either has digits if that is so.
fn zeros_between(left: &Decimal, right: &Decimal) -> i64 {
    let length = |number: &Decimal| i64::try_from(number.digits.len()).unwrap_or(i64::MAX);
    if left.exponent != right.exponent {
        return left.exponent.saturating_sub(right.exponent);
    }
    // Exponents that are as large differ by less than a text is long, or by more than counts.
    let difference = difference(&left.large, &right.large);
    let difference = if left.exponent < 0 {
        -difference
    } else {
        difference
    };
    difference.saturating_sub(length(left).saturating_sub(length(right)))
}

/// Returns how much larger a natural number is than another, by their digits; saturates.
fn difference(left: &[u8], right: &[u8]) -> i64 {
    let larger = left.len().cmp(&right.len()).then_with(|| left.cmp(right));
    let (more, less, sign) = match larger {
        Ordering::Less => (right, left, -1),
        Ordering::Equal => return 0,
        Ordering::Greater => (left, right, 1),
    };
    let mut padded = vec![b'0'; more.len() - less.len()];
    padded.extend(less);
    let digits = more.iter().zip(&padded);
    // From the highest digit on: the running difference never gets smaller than one once it is that.
    let size = digits.fold(0i64, |difference, (more, less)| {
        let step = i64::from(*more) - i64::from(*less);
        difference.saturating_mul(10).saturating_add(step)
    });
    sign * size
}

/// Compares a number token with zero.
#[must_use]
pub fn sign(token: &str) -> Ordering {
    Decimal::of(token).direction()
}
