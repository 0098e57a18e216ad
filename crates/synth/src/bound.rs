//! One bound of a numeric schema. Invariant: an integer is exact, however large; anything else is a float's value.

/// A number that a schema names, of at most the size of a 64-bit integer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Bound {
    float: f64,
    integer: Option<i128>,
}

impl Bound {
    /// `None` for what is no number, or one of which neither is exact.
    pub(crate) fn parse(raw: &str) -> Option<Self> {
        let float: f64 = raw.parse().ok()?;
        let integer = integer(raw);
        let held = integer.is_some_and(|integer| {
            u64::try_from(integer).is_ok() || i64::try_from(integer).is_ok()
        });
        (held || float.abs() < 9e15).then_some(Self { float, integer })
    }

    pub(crate) fn float(self) -> f64 {
        self.float
    }

    /// The next integer that is no more.
    pub(crate) fn floor(self) -> i128 {
        self.integer.unwrap_or(self.float.floor() as i128)
    }

    /// The next integer that is no less.
    pub(crate) fn ceil(self) -> i128 {
        self.integer.unwrap_or(self.float.ceil() as i128)
    }

    pub(crate) fn spell(self) -> String {
        match self.integer {
            Some(integer) => integer.to_string(),
            None => self.float.to_string(),
        }
    }
}

/// The integer that a spelling stands for, if it is one of few digits.
fn integer(raw: &str) -> Option<i128> {
    let (mantissa, exponent) = raw.split_once(['e', 'E']).unwrap_or((raw, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits: i128 = format!("{whole}{fraction}").parse().ok()?;
    let exponent = exponent.parse::<i32>().ok()? - i32::try_from(fraction.len()).ok()?;
    let power = 10_i128.checked_pow(exponent.unsigned_abs())?;
    if exponent >= 0 {
        digits.checked_mul(power)
    } else {
        (digits % power == 0).then(|| digits / power)
    }
}

#[cfg(test)]
mod tests {
    use super::Bound;

    #[test]
    fn integers_are_exact_and_the_rest_is_a_float() {
        for (raw, floor, ceil, spelled) in [
            (
                "9007199254740993",
                9_007_199_254_740_993,
                9_007_199_254_740_993,
                "9007199254740993",
            ),
            (
                "-9223372036854775808",
                i64::MIN.into(),
                i64::MIN.into(),
                "-9223372036854775808",
            ),
            ("50e-1", 5, 5, "5"),
            ("-1.50", -2, -1, "-1.5"),
            ("0.0", 0, 0, "0"),
            ("1e-3", 0, 1, "0.001"),
        ] {
            let found = Bound::parse(raw).map(|bound| (bound.floor(), bound.ceil(), bound.spell()));
            assert_eq!(found, Some((floor, ceil, spelled.to_owned())), "{raw}");
        }
        for raw in ["18446744073709551616", "1e300", "x", "9007199254740993.5"] {
            assert_eq!(Bound::parse(raw), None, "{raw}");
        }
    }
}
