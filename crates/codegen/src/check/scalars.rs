//! Strings, integers and numbers.
//!
//! Invariant: a pattern that passes is one of the profile, and a `format` is a known name and nothing more. An integer is held exactly;
//! a fraction as the nearest `f64`, which is also how documents are read, and only where that makes no difference to a bound.

use std::cmp::Ordering;

use saop_json::decimal::{self, Integer};

use super::walk::Walk;
use super::{anchors, pattern};
use crate::diagnostics::{Code, brief, hint};
use crate::json::{Json, Value};
use crate::keywords::FORMATS;

impl Walk<'_> {
    pub(super) fn string(&mut self, json: &Json) {
        self.format(json);
        self.pattern(json);
    }

    /// Checks `format`, which is an annotation; a misspelled one would mislead readers.
    fn format(&mut self, json: &Json) {
        let Some(value) = json.get("format") else {
            return;
        };
        let found = match value.as_str() {
            Some(name) if FORMATS.contains(&name) => return,
            Some(name) => {
                format!("`{name}`{}", hint(name, FORMATS.iter().copied()))
            }
            None => value.kind().to_owned(),
        };
        let message = format!(
            "expected `format` to be one that Draft-07 names, or `uuid`, but found {found}"
        );
        self.report(Code::Value, value.span.start, &message);
    }

    fn pattern(&mut self, json: &Json) {
        let Some(value) = json.get("pattern") else {
            return;
        };
        let Some(ecma) = value.as_str() else {
            return;
        };
        match pattern::check(ecma) {
            Ok(syntax) => {
                if let Err(found) = anchors::check(ecma, &syntax) {
                    let message = format!("expected a pattern from `^` to `$`, but found {found}");
                    self.report(Code::Anchor, value.span.start, &message);
                }
            }
            Err(found) => {
                let ecma = brief(ecma);
                let advice = if found.starts_with("a look-") {
                    "; list what may stand there, or check it by a rule (setting `rules`)"
                } else {
                    ""
                };
                let message = format!(
                    "expected a pattern of the profile, but found {found} in `{ecma}`{advice}"
                );
                self.report(Code::Pattern, value.span.start, &message);
            }
        }
    }
}

/// The keywords that bound a number.
const BOUNDS: [&str; 4] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/// Above this, engines that hold numbers as floats see a different multiple.
const MAX_STEP: u64 = 1 << 53;

/// From here on, not every integer is a float; the range ends where no integer fits 64 bits. In between, an integer may be rounded to
/// the bound itself (9007199254740993 to 9007199254740992), and engines that compare integers exactly would disagree with the field.
const BLURRED: std::ops::RangeInclusive<f64> =
    9_007_199_254_740_992.0..=18_446_744_073_709_551_616.0;

impl Walk<'_> {
    pub(super) fn integer(&mut self, json: &Json) {
        for keyword in BOUNDS {
            if let Some((spelling, offset)) = spelling(json, keyword)
                && decimal::integer(spelling).value().is_none()
            {
                let message = format!(
                    "expected `{keyword}` of an integer to be an integer of 64 bits, but found {spelling}"
                );
                self.report(Code::Bounds, offset, &message);
            }
        }
        if let Some((spelling, offset)) = spelling(json, "multipleOf")
            && !matches!(decimal::integer(spelling), Integer::U64(1..=MAX_STEP))
        {
            let message = format!(
                "expected `multipleOf` of an integer to be an integer from 1 to 2^53, but found {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
        }
    }

    pub(super) fn number(&mut self, json: &Json) {
        for keyword in BOUNDS {
            self.bound(json, keyword);
        }
        if let Some((spelling, offset)) = spelling(json, "multipleOf")
            && decimal::exact_float(spelling).is_none_or(|step| step <= 0.0)
        {
            let message = format!(
                "expected `multipleOf` of a number to be more than 0 and the shortest decimal of an f64, but found \
                 {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
        }
    }

    fn bound(&mut self, json: &Json, keyword: &str) {
        let Some((spelling, offset)) = spelling(json, keyword) else {
            return;
        };
        let (code, message) = match decimal::float(spelling) {
            None => {
                let message = format!(
                    "expected `{keyword}` to be a number that an f64 holds, but found {spelling}"
                );
                (Code::Value, message)
            }
            Some(bound) if !is_kept(spelling, bound) => {
                let message = format!(
                    "expected `{keyword}` to be a number that an f64 holds, but found {spelling}, which it rounds"
                );
                (Code::Bounds, message)
            }
            Some(bound) if BLURRED.contains(&bound.abs()) => {
                let message = format!(
                    "expected `{keyword}` of a number to be below 2^53 or above 2^64 in size, where no integer is \
                     rounded to it, but found {spelling}"
                );
                (Code::Bounds, message)
            }
            Some(_) => return,
        };
        self.report(code, offset, &message);
    }
}

/// Returns a number as a keyword spells it, and its offset.
fn spelling<'j>(json: &'j Json, keyword: &str) -> Option<(&'j str, usize)> {
    let value = json.get(keyword)?;
    match &value.value {
        Value::Number(spelling) => Some((spelling, value.span.start)),
        _ => None,
    }
}

/// Returns whether the float that a bound is read as means the same: zero is zero, an integer is itself.
fn is_kept(spelling: &str, bound: f64) -> bool {
    if bound == 0.0 {
        return decimal::sign(spelling) == Ordering::Equal;
    }
    // All digits of the float, not its shortest decimal.
    decimal::integer(spelling) == Integer::Fraction
        || decimal::same_number(spelling, &format!("{bound:.0}"))
}

#[cfg(test)]
mod tests {
    use super::is_kept;

    #[test]
    fn what_a_float_makes_of_a_bound() {
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
