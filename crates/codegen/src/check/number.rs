//! Integers and numbers.
//!
//! Invariant: some value meets each bound that passes. An integer is held exactly; a fraction as the nearest `f64`,
//! which is also how documents are read, and only where that makes no difference to a bound.

use std::cmp::Ordering;

use saop_json::decimal::{self, Integer};

use super::form::{Form, IntegerRule, NumberRule};
use super::walk::Walk;
use crate::diagnostics::Code;
use crate::json::{Json, Value};

/// The keywords that bound a number.
const BOUNDS: [&str; 4] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/// Above this, engines that hold numbers as floats see a different multiple.
const MAX_STEP: u64 = 1 << 53;

/// From here on, not every integer is a float; the range ends where no integer fits 64 bits. In between, an integer may be rounded to
/// the bound itself (9007199254740993 to 9007199254740992), and engines that compare integers exactly would disagree with the field.
const BLURRED: std::ops::RangeInclusive<f64> =
    9_007_199_254_740_992.0..=18_446_744_073_709_551_616.0;

/// Returns whether no negative integer meets the bounds, so that the type is `u64`.
fn is_unsigned(json: &Json) -> bool {
    let bound = |keyword: &str| match json.get(keyword).map(|json| &json.value) {
        Some(Value::Number(spelling)) => decimal::integer(spelling).value(),
        _ => None,
    };
    bound("minimum").is_some_and(|bound| bound >= 0)
        || bound("exclusiveMinimum").is_some_and(|bound| bound >= -1)
}

impl Walk<'_> {
    pub(super) fn integer(&mut self, json: &Json) -> Option<Form> {
        let [minimum, maximum, exclusive_minimum, exclusive_maximum] =
            BOUNDS.map(|keyword| self.integer_bound(json, keyword));
        let multiple_of = self.integer_step(json);
        let rule = IntegerRule {
            unsigned: is_unsigned(json),
            minimum: minimum?,
            maximum: maximum?,
            exclusive_minimum: exclusive_minimum?,
            exclusive_maximum: exclusive_maximum?,
            multiple_of: multiple_of?,
        };
        Some(Form::Integer(rule))
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn integer_bound(&mut self, json: &Json, keyword: &str) -> Option<Option<i128>> {
        let Some((spelling, offset)) = self.spelling(json, keyword)? else {
            return Some(None);
        };
        let bound = decimal::integer(spelling).value();
        if bound.is_none() {
            let message = format!(
                "expected `{keyword}` of an integer to be an integer of 64 bits, but found {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
            return None;
        }
        Some(bound)
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn integer_step(&mut self, json: &Json) -> Option<Option<u64>> {
        let Some((spelling, offset)) = self.spelling(json, "multipleOf")? else {
            return Some(None);
        };
        let step = match decimal::integer(spelling) {
            Integer::U64(step @ 1..=MAX_STEP) => Some(step),
            _ => None,
        };
        if step.is_none() {
            let message = format!(
                "expected `multipleOf` of an integer to be an integer from 1 to 2^53, but found {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
            return None;
        }
        Some(step)
    }

    pub(super) fn number(&mut self, json: &Json) -> Option<Form> {
        let [minimum, maximum, exclusive_minimum, exclusive_maximum] =
            BOUNDS.map(|keyword| self.bound(json, keyword));
        let multiple_of = self.step(json);
        let rule = NumberRule {
            minimum: minimum?,
            maximum: maximum?,
            exclusive_minimum: exclusive_minimum?,
            exclusive_maximum: exclusive_maximum?,
            multiple_of: multiple_of?,
        };
        Some(Form::Number(rule))
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn bound(&mut self, json: &Json, keyword: &str) -> Option<Option<f64>> {
        let Some((spelling, offset)) = self.spelling(json, keyword)? else {
            return Some(None);
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
            bound => return Some(bound),
        };
        self.report(code, offset, &message);
        None
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn step(&mut self, json: &Json) -> Option<Option<f64>> {
        let Some((spelling, offset)) = self.spelling(json, "multipleOf")? else {
            return Some(None);
        };
        let step = decimal::exact_float(spelling).filter(|step| *step > 0.0);
        if step.is_none() {
            let message = format!(
                "expected `multipleOf` of a number to be more than 0 and the shortest decimal of an f64, but found \
                 {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
            return None;
        }
        Some(step)
    }

    /// Reports the number keywords whose values are not numbers, regardless of the type.
    pub(super) fn numbers(&mut self, json: &Json) {
        for keyword in BOUNDS.into_iter().chain(["multipleOf"]) {
            self.spelling(json, keyword);
        }
    }

    /// Returns a number as a keyword spells it, and its offset. The outer option is `None` if it is not a number, which
    /// is reported.
    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn spelling<'j>(&mut self, json: &'j Json, keyword: &str) -> Option<Option<(&'j str, usize)>> {
        let Some(value) = json.get(keyword) else {
            return Some(None);
        };
        let offset = value.span.start;
        if let Value::Number(spelling) = &value.value {
            return Some(Some((spelling, offset)));
        }
        let message = format!(
            "expected `{keyword}` to be a number, but found {}",
            value.kind()
        );
        self.report(Code::Value, offset, &message);
        None
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
