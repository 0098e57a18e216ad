//! Integers and numbers.
//!
//! Invariant: a bound that passes is one that some value meets. An integer is held exactly; a fraction as the
//! nearest `f64`, which is how documents are read too, and where that makes no difference to a bound.

use super::{Form, IntegerRule, NumberRule, Walk, decimal};
use crate::diagnostics::Code;
use crate::json::{Json, Value};

/// The keywords that bound a number.
const BOUNDS: [&str; 4] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/// From here on not every integer is a float, up to where none is an integer of 64 bits.
const BLURRED: std::ops::RangeInclusive<f64> =
    9_007_199_254_740_992.0..=18_446_744_073_709_551_616.0;

/// Whether no negative integer meets the bounds, so that the type is a `u64`.
pub(crate) fn is_unsigned(json: &Json) -> bool {
    let bound = |keyword: &str| match json.get(keyword).map(|json| &json.value) {
        Some(Value::Number(spelling)) => decimal::integer(spelling),
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
        if !rule.is_satisfiable() {
            self.empty_range(json, "integer");
            return None;
        }
        Some(Form::Integer(rule))
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn integer_bound(&mut self, json: &Json, keyword: &str) -> Option<Option<i128>> {
        const HELD: std::ops::RangeInclusive<i128> = i64::MIN as i128..=u64::MAX as i128;
        let Some((spelling, offset)) = self.spelling(json, keyword)? else {
            return Some(None);
        };
        let bound = decimal::integer(spelling).filter(|bound| HELD.contains(bound));
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
        // Beyond 2^53 engines that hold numbers as floats see another one.
        let step = decimal::integer(spelling).and_then(|step| u64::try_from(step).ok());
        let step = step.filter(|step| (1..=1 << 53).contains(step));
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
        if !rule.is_satisfiable() {
            self.empty_range(json, "number");
            return None;
        }
        Some(Form::Number(rule))
    }

    fn empty_range(&mut self, json: &Json, noun: &str) {
        let offset = BOUNDS
            .iter()
            .filter_map(|keyword| json.member(keyword))
            .map(|member| member.span.start)
            .max();
        let message = format!("expected bounds that some {noun} meets, but found an empty range");
        self.report(Code::Bounds, offset.unwrap_or(json.span.start), &message);
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn bound(&mut self, json: &Json, keyword: &str) -> Option<Option<f64>> {
        let Some((spelling, offset)) = self.spelling(json, keyword)? else {
            return Some(None);
        };
        let bound = spelling.parse().unwrap_or(f64::INFINITY);
        let (code, message) = if bound.is_infinite() {
            let message = format!(
                "expected `{keyword}` to be a number that an f64 holds, but found {spelling}"
            );
            (Code::Value, message)
        } else if !decimal::is_kept(spelling, bound) {
            let message = format!(
                "expected `{keyword}` to be a number that an f64 holds, but found {spelling}, which it rounds"
            );
            (Code::Bounds, message)
        } else if BLURRED.contains(&bound.abs()) {
            let message = format!(
                "expected `{keyword}` of a number to be below 2^53 or above 2^64 in size, where no integer is \
                 rounded to it, but found {spelling}"
            );
            (Code::Bounds, message)
        } else {
            return Some(Some(bound));
        };
        self.report(code, offset, &message);
        None
    }

    #[expect(clippy::option_option, reason = "absent is not malformed")]
    fn step(&mut self, json: &Json) -> Option<Option<f64>> {
        let Some((spelling, offset)) = self.spelling(json, "multipleOf")? else {
            return Some(None);
        };
        let step = spelling.parse::<f64>().unwrap_or(f64::NAN);
        let exact = step.is_finite() && decimal::is_same(spelling, &format!("{step:e}"));
        if !exact || step <= 0.0 {
            let message = format!(
                "expected `multipleOf` of a number to be more than 0 and the shortest decimal of an f64, but found \
                 {spelling}"
            );
            self.report(Code::Bounds, offset, &message);
            return None;
        }
        Some(Some(step))
    }

    /// Reports what is a number whatever the type, and is none here.
    pub(super) fn numbers(&mut self, json: &Json) {
        for keyword in BOUNDS.into_iter().chain(["multipleOf"]) {
            self.spelling(json, keyword);
        }
    }

    /// A number as a keyword spells it, and where; `None` in the outer option where it is reported to be none.
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
