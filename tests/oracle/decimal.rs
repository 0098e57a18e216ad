//! Numbers as exact decimals, to tell what a float blurs. Invariant: no rounding anywhere.

use std::cmp::Ordering;

use serde_json::Number;

/// A number as sign, digits without zeros at either end, and a power of ten; zero has no digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decimal {
    negative: bool,
    digits: String,
    exponent: i64,
}

/// Where exponents are no longer told apart: no integer type, no float and no schema comes near it.
const FAR: i64 = i64::MAX / 4;

impl Decimal {
    /// The exact value of a JSON number.
    pub(crate) fn of(raw: &str) -> Self {
        let (negative, unsigned) = raw
            .strip_prefix('-')
            .map_or((false, raw), |rest| (true, rest));
        let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let digits = all.trim_start_matches('0').trim_end_matches('0');
        if digits.is_empty() {
            return Self {
                negative: false,
                digits: String::new(),
                exponent: 0,
            };
        }
        let far = if exponent.starts_with('-') { -FAR } else { FAR };
        let exponent = exponent.parse().unwrap_or(far).clamp(-FAR, FAR);
        let count = |text: &str| i64::try_from(text.len()).unwrap_or(FAR);
        let zeros = count(&all) - count(all.trim_end_matches('0'));
        Self {
            negative,
            digits: digits.to_owned(),
            exponent: exponent + zeros - count(fraction),
        }
    }

    pub(crate) fn is_integer(&self) -> bool {
        self.exponent >= 0
    }

    pub(crate) fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether an `i64` or a `u64` holds it; `signed` says which of the two.
    pub(crate) fn fits(&self, signed: bool) -> bool {
        if !self.is_integer() || self.exponent > 20 {
            return false;
        }
        let sign = if self.negative { "-" } else { "" };
        let zeros = "0".repeat(usize::try_from(self.exponent).unwrap_or_default());
        let whole = format!(
            "{sign}{}{zeros}",
            if self.digits.is_empty() {
                "0"
            } else {
                &self.digits
            }
        );
        if signed {
            whole.parse::<i64>().is_ok()
        } else {
            whole.parse::<u64>().is_ok()
        }
    }

    /// Long division: the digits of this number, with all the zeros that its exponent has over the other's.
    pub(crate) fn is_multiple_of(&self, step: &Self) -> bool {
        // What so many zeros do not make divisible, no more of them do: that takes as many as the divisor has factors
        // 2 or 5.
        const ENOUGH: usize = u128::BITS as usize;
        let Ok(divisor) = step.digits.parse::<u128>() else {
            return self.is_zero();
        };
        // Where the last digit of this number, which is no zero, stands behind that of the step, it is none.
        usize::try_from(self.exponent - step.exponent).map_or(self.is_zero(), |zeros| {
            remainder(&self.digits, zeros.min(ENOUGH), divisor) == 0
        })
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// The power of ten that the number is below.
    fn magnitude(&self) -> i64 {
        self.exponent + i64::try_from(self.digits.len()).unwrap_or(FAR)
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        // Zero has no size, and so is below and above whatever has one.
        let size = |number: &Self| (!number.is_zero()).then(|| number.magnitude());
        let larger = || (size(self), &self.digits).cmp(&(size(other), &other.digits));
        match (self.negative, other.negative) {
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
            (false, false) => larger(),
            (true, true) => larger().reverse(),
        }
    }
}

fn remainder(digits: &str, zeros: usize, divisor: u128) -> u128 {
    let zeros = std::iter::repeat_n(b'0', zeros);
    digits.bytes().chain(zeros).fold(0, |rest, digit| {
        (rest * 10 + u128::from(digit - b'0')) % divisor
    })
}

/// The number that a `Value` holds, written out: below 2^64 an integer has all its digits, and everything else is what
/// the shortest decimal says.
pub(crate) fn held(number: &Number) -> String {
    match number.as_f64() {
        Some(float) if number.is_f64() => written(float),
        _ => number.to_string(),
    }
}

fn written(float: f64) -> String {
    if float.fract() == 0.0 && float.abs() < 18_446_744_073_709_551_616.0 {
        format!("{float:.0}")
    } else {
        // Of two texts as short and as close, Rust takes the odd one, and everybody else the even one.
        Number::from_f64(float).map_or_else(|| float.to_string(), |number| number.to_string())
    }
}

/// Whether a reader that holds numbers as floats, but integers of 64 bits as such, holds another number than the one that
/// is spelled.
pub(crate) fn is_rounded(raw: &str) -> bool {
    let Ok(float) = raw.parse::<f64>() else {
        return false;
    };
    if raw.parse::<u64>().is_ok() || raw.parse::<i64>().is_ok() {
        return false;
    }
    Decimal::of(raw) != Decimal::of(&written(float))
}
