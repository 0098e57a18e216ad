//! Numbers as exact decimals, to tell what a float blurs. Invariant: no rounding anywhere.

/// A number as sign, digits without zeros at either end, and a power of ten; zero has no digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decimal {
    negative: bool,
    digits: String,
    exponent: i64,
}

impl Decimal {
    /// The exact value of a JSON number; `None` where its exponent is beyond any use.
    pub(crate) fn of(raw: &str) -> Option<Self> {
        let (negative, unsigned) = raw
            .strip_prefix('-')
            .map_or((false, raw), |rest| (true, rest));
        let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let digits = all.trim_start_matches('0').trim_end_matches('0');
        if digits.is_empty() {
            return Some(Self {
                negative: false,
                digits: String::new(),
                exponent: 0,
            });
        }
        let zeros = all.len() - all.trim_end_matches('0').len();
        let exponent: i64 = exponent.parse().ok()?;
        Some(Self {
            negative,
            digits: digits.to_owned(),
            exponent: exponent + i64::try_from(zeros).ok()? - i64::try_from(fraction.len()).ok()?,
        })
    }

    pub(crate) fn is_integer(&self) -> bool {
        self.exponent >= 0
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
        let Ok(divisor) = step.digits.parse::<u128>() else {
            return self.is_zero();
        };
        let zeros = self.exponent - step.exponent;
        let Ok(zeros) = usize::try_from(zeros) else {
            // The last digit of this number stands behind that of the step and is no zero.
            let places = usize::try_from(-zeros).unwrap_or(usize::MAX);
            return self.is_zero()
                || places <= 20
                    && format!("{divisor}{}", "0".repeat(places))
                        .parse::<u128>()
                        .is_ok_and(|divisor| remainder(&self.digits, 0, divisor) == 0);
        };
        remainder(&self.digits, zeros, divisor) == 0
    }

    fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }
}

fn remainder(digits: &str, zeros: usize, divisor: u128) -> u128 {
    let zeros = std::iter::repeat_n(b'0', zeros);
    digits.bytes().chain(zeros).fold(0, |rest, digit| {
        (rest * 10 + u128::from(digit - b'0')) % divisor
    })
}

/// Whether a float holds another number than the one that is spelled.
pub(crate) fn is_rounded(raw: &str) -> bool {
    let Ok(float) = raw.parse::<f64>() else {
        return false;
    };
    // serde_json keeps these as integers.
    if raw.parse::<u64>().is_ok() || raw.parse::<i64>().is_ok() {
        return false;
    }
    // From 2^64 on a float is what it is written as, with the fewest digits.
    let held = if float.fract() == 0.0 && float.abs() < 18_446_744_073_709_551_616.0 {
        format!("{float:.0}")
    } else {
        format!("{float:e}")
    };
    Decimal::of(raw) != Decimal::of(&held)
}

/// Whether reading the number as a float changes what a schema can tell of it: a fraction becomes an
/// integer, or something becomes nothing.
pub(crate) fn is_blurred(raw: &str) -> bool {
    let Ok(float) = raw.parse::<f64>() else {
        return false;
    };
    match Decimal::of(raw) {
        Some(exact) => {
            exact.is_integer() != (float.fract() == 0.0) || exact.is_zero() != (float == 0.0)
        }
        None => true,
    }
}

/// Whether two spellings are one number, in decimal or as the nearest float.
pub(crate) fn same_number(left: &str, right: &str) -> bool {
    let exact = Decimal::of(left)
        .zip(Decimal::of(right))
        .is_some_and(|(left, right)| left == right);
    exact || left.parse::<f64>().ok() == right.parse::<f64>().ok()
}
