//! Numbers as a schema spells them.
//!
//! Invariant: every answer comes from the digits, never from a rounded value.

/// Whether a spelling is that of zero.
pub(super) fn is_zero(spelling: &str) -> bool {
    let (mantissa, _) = parts(spelling);
    mantissa.bytes().all(|byte| !(b'1'..=b'9').contains(&byte))
}

/// Whether the finite `value` that a spelling is read as says the same: zero is zero, an integer is itself.
pub(super) fn is_kept(spelling: &str, value: f64) -> bool {
    if value == 0.0 {
        return is_zero(spelling);
    }
    integer(spelling).is_none_or(|digits| digits == format!("{:.0}", value.abs()))
}

/// The digits of an integer's size, however it is spelled; only for what an `f64` holds and is not zero.
fn integer(spelling: &str) -> Option<String> {
    let (mantissa, exponent) = parts(spelling);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let digits = all.trim_start_matches('0');
    let leading = all.len() - digits.len();
    let mut digits = digits.trim_end_matches('0').to_owned();
    let length = i64::try_from(whole.len())
        .ok()?
        .checked_sub(i64::try_from(leading).ok()?)?
        .checked_add(exponent.parse().ok()?)?;
    let zeros = usize::try_from(length).ok()?.checked_sub(digits.len())?;
    digits.extend(std::iter::repeat_n('0', zeros));
    Some(digits)
}

/// The digits with their point, and the exponent.
fn parts(spelling: &str) -> (&str, &str) {
    let size = spelling.strip_prefix('-').unwrap_or(spelling);
    size.split_once(['e', 'E']).unwrap_or((size, "0"))
}

#[cfg(test)]
mod tests {
    use super::{is_kept, is_zero};

    #[test]
    fn zero_is_decided_by_digits() {
        for zero in ["0", "-0", "0.00", "0e9", "-0.0E-400"] {
            assert!(is_zero(zero), "{zero}");
        }
        for other in ["1", "1e-400", "-0.0001", "0.10e0"] {
            assert!(!is_zero(other), "{other}");
        }
    }

    #[test]
    fn what_a_float_makes_of_a_number() {
        let kept = |spelling: &str| {
            let value = spelling.parse().unwrap_or(f64::NAN);
            assert!(value.is_finite(), "{spelling}");
            is_kept(spelling, value)
        };
        for good in [
            "0",
            "-0.0",
            "0e-999999999999999999999",
            "1",
            "-1.50",
            "0.1",
            "1e-7",
            "1e22",
            "120e-1",
            "5e-324",
            "9007199254740992",
            "9007199254740994.0",
            "-9.007199254740992E+15",
            "100000000000000000000",
            "1.0000000000000000000000000000001",
            "0.0001e4",
            "10e0000000000000000000000001",
        ] {
            assert!(kept(good), "{good}");
        }
        for bad in [
            "1e-400",
            "-1e-400",
            "1e-999999999999999999999",
            "9007199254740993",
            "-9007199254740993.0",
            "9.007199254740993e15",
            "90071992547409930e-1",
            "1e23",
            "18446744073709551615",
        ] {
            assert!(!kept(bad), "{bad}");
        }
    }
}
