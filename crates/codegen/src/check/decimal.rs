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
    size(spelling).is_none_or(|digits| digits == format!("{:.0}", value.abs()))
}

/// The integer that a spelling denotes, where it is one of at most 20 digits.
pub(super) fn integer(spelling: &str) -> Option<i128> {
    let (negative, digits, exponent) = normal(spelling);
    let length = i64::try_from(digits.len()).ok()?;
    if digits.is_empty() {
        return Some(0);
    }
    if exponent < length || exponent > 20 {
        return None;
    }
    let zeros = usize::try_from(exponent - length).ok()?;
    let size: i128 = format!("{digits}{}", "0".repeat(zeros)).parse().ok()?;
    Some(if negative { -size } else { size })
}

/// Whether two spellings denote one number.
pub(super) fn is_same(left: &str, right: &str) -> bool {
    normal(left) == normal(right)
}

/// Whether every reader sees the number as it is spelled: an integer of 64 bits, or what a float is written as.
pub(super) fn is_exact(spelling: &str) -> bool {
    let held = |value: i128| i64::try_from(value).is_ok() || u64::try_from(value).is_ok();
    integer(spelling).is_some_and(held)
        || spelling
            .parse::<f64>()
            .is_ok_and(|value| value.is_finite() && is_same(spelling, &format!("{value:e}")))
}

/// The float nearest to the product of a whole number and a float, in decimal.
pub(super) fn product(count: &str, float: &str) -> Option<f64> {
    let (left, right) = (normal(count), normal(float));
    let size = |digits: &str| digits.parse::<u128>().ok();
    let digits = size(&left.1)?.checked_mul(size(&right.1)?)?;
    let places =
        |number: &(bool, String, i64)| number.2 - i64::try_from(number.1.len()).unwrap_or(0);
    let sign = if left.0 == right.0 { "" } else { "-" };
    format!("{sign}{digits}e{}", places(&left) + places(&right))
        .parse()
        .ok()
}

/// A text that all spellings of one number share.
pub(super) fn canonical(spelling: &str) -> String {
    let (negative, digits, exponent) = normal(spelling);
    let sign = if negative { "-" } else { "" };
    format!("{sign}0.{digits}e{exponent}")
}

/// Whether a float is a multiple of another one that is more than zero, each as the shortest decimal that names it.
pub(super) fn is_multiple(value: f64, of: f64) -> bool {
    let [(number, places), (step, step_places)] = [value, of].map(|float| {
        let (_, digits, exponent) = normal(&format!("{float:e}"));
        let length = i64::try_from(digits.len()).unwrap_or(0);
        (digits.parse::<u128>().unwrap_or(0), exponent - length)
    });
    if number == 0 || step == 0 {
        return number == 0;
    }
    let power = |exponent: i64| u32::try_from(exponent).ok();
    match power(places - step_places) {
        // Both have at most 17 digits, so that no product exceeds 128 bits.
        Some(zeros) => (0..zeros).fold(number % step, |rest, _| rest * 10 % step) == 0,
        None => power(step_places - places)
            .and_then(|zeros| 10_u128.checked_pow(zeros))
            .and_then(|power| step.checked_mul(power))
            .is_some_and(|step| number.is_multiple_of(step)),
    }
}

/// Sign, digits without zeros at the ends, and the exponent of `0.digits`, which sticks to the ends of its range.
fn normal(spelling: &str) -> (bool, String, i64) {
    let (mantissa, exponent) = parts(spelling);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let digits = all.trim_start_matches('0');
    let leading = i64::try_from(all.len() - digits.len()).unwrap_or(i64::MAX);
    let digits = digits.trim_end_matches('0').to_owned();
    if digits.is_empty() {
        return (false, digits, 0);
    }
    let exponent = exponent.parse().unwrap_or(if exponent.starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    });
    let point = i64::try_from(whole.len()).unwrap_or(i64::MAX) - leading;
    (
        spelling.starts_with('-'),
        digits,
        exponent.saturating_add(point),
    )
}

/// The digits of an integer's size, however it is spelled; only for what an `f64` holds and is not zero.
fn size(spelling: &str) -> Option<String> {
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
    use super::{canonical, integer, is_exact, is_kept, is_multiple, is_same, is_zero, product};

    #[test]
    fn multiples_are_decided_in_decimal() {
        for (value, of) in [
            (0.07, 0.01),
            (-0.3, 0.1),
            (1e300, 25.0),
            (0.0, 7.0),
            (2.5, 0.5),
        ] {
            assert!(is_multiple(value, of), "{value} of {of}");
        }
        for (value, of) in [(0.075, 0.01), (1.0, 0.3), (5e-324, 1.0), (1e-300, 1e300)] {
            assert!(!is_multiple(value, of), "{value} of {of}");
        }
    }

    #[test]
    fn one_number_has_one_canonical_text() {
        assert_eq!(canonical("1.0"), canonical("10e-1"));
        assert_eq!(canonical("-0"), canonical("0e9"));
        assert_ne!(canonical("-1"), canonical("1"));
        assert_ne!(canonical("1"), canonical("10"));
    }

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
    fn integers_are_exact() {
        for (spelling, expected) in [
            ("0", Some(0)),
            ("-0.0e99999999999999999999999", Some(0)),
            ("1.0", Some(1)),
            ("-12e1", Some(-120)),
            ("120e-1", Some(12)),
            ("18446744073709551615", Some(u64::MAX.into())),
            ("-9.223372036854775808e18", Some(i64::MIN.into())),
            ("1.5", None),
            ("1e-1", None),
            ("1e99999999999999999999999", None),
        ] {
            assert_eq!(integer(spelling), expected, "{spelling}");
        }
        assert!(is_same("1.50", "15e-1") && is_same("-0", "0e5") && !is_same("1", "-1"));
        assert!(is_exact("0.1") && is_exact("18446744073709551615") && is_exact("1e300"));
        assert!(!is_exact("0.1000000000000000055") && !is_exact("1e400"));
        assert!(!is_exact("18446744073709551617"));
        assert_eq!(product("3", "1e-1"), Some(0.3));
        assert_eq!(product("-7", "2.5e1"), Some(-175.0));
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
