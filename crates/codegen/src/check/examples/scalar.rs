//! Examples of strings, numbers and the values of an `enum`.
//!
//! Invariant: numbers are judged as in the generated code, by their digits.

use saop_json::decimal::{self, Integer};

use super::Judge;
use crate::check::form::{IntegerRule, Literal, NumberRule, Scalar, TextRule};
use crate::diagnostics::{brief, count};
use crate::json::{Json, Value};

impl Judge<'_> {
    pub(super) fn text(&mut self, rule: &TextRule, value: &Json) {
        let Some(text) = value.as_str() else {
            return self.kind("a string", value);
        };
        let length = text.chars().count() as u64;
        let found = format!("one of {}", count(length, "character"));
        if length < rule.min {
            let expected = format!("a string of at least {}", count(rule.min, "character"));
            self.refuse(&expected, &found, value);
        }
        if let Some(max) = rule.max
            && length > max
        {
            let expected = format!("a string of at most {}", count(max, "character"));
            self.refuse(&expected, &found, value);
        }
        if let Some(pattern) = &rule.pattern
            && !self.matches(pattern, text)
        {
            let expected = format!("a string that matches `{}`", brief(pattern));
            self.refuse(&expected, &show(value), value);
        }
    }

    pub(super) fn choice(&mut self, values: &[Literal], value: &Json) {
        let literal = match &value.value {
            Value::Null => Some(Literal::Null),
            Value::Bool(value) => Some(Literal::Bool(*value)),
            Value::Number(spelling) => Some(Literal::Number(spelling.clone())),
            Value::String(text) => Some(Literal::String(text.clone())),
            Value::Array(_) | Value::Object(_) => None,
        };
        let known = |literal: &Literal| values.iter().any(|known| known.is_same(literal));
        if literal.as_ref().is_some_and(known) {
            return;
        }
        let expected = one_of(values.iter().map(Literal::text));
        self.refuse(&expected, &show(value), value);
    }

    pub(super) fn integer(&mut self, rule: &IntegerRule, value: &Json) {
        let Value::Number(spelling) = &value.value else {
            return self.kind("an integer", value);
        };
        let held = |integer: &i128| {
            if rule.unsigned {
                u64::try_from(*integer).is_ok()
            } else {
                i64::try_from(*integer).is_ok()
            }
        };
        let bounded = match decimal::integer(spelling) {
            // A number below a bound is reported as such, although no type holds it.
            Integer::TooLarge if spelling.starts_with('-') => Some(i128::MIN),
            integer => integer
                .value()
                .filter(|integer| *integer < 0 || held(integer)),
        };
        let Some(integer) = bounded else {
            let holder = if rule.unsigned { "a u64" } else { "an i64" };
            let expected = format!("an integer that {holder} holds");
            return self.refuse(&expected, spelling, value);
        };
        let rules = [
            (
                "that is at least",
                rule.minimum,
                integer < rule.minimum.unwrap_or(integer),
            ),
            (
                "that is at most",
                rule.maximum,
                integer > rule.maximum.unwrap_or(integer),
            ),
            (
                "that is more than",
                rule.exclusive_minimum,
                rule.exclusive_minimum.is_some_and(|bound| integer <= bound),
            ),
            (
                "that is less than",
                rule.exclusive_maximum,
                rule.exclusive_maximum.is_some_and(|bound| integer >= bound),
            ),
            (
                "that is a multiple of",
                rule.multiple_of.map(i128::from),
                rule.multiple_of
                    .is_some_and(|step| !decimal::is_integer_multiple(spelling, step)),
            ),
        ];
        let mut told = false;
        for (words, bound, broken) in rules {
            if let Some(bound) = bound
                && broken
            {
                told = true;
                self.refuse(&format!("an integer {words} {bound}"), spelling, value);
            }
        }
        if !told && !held(&integer) {
            self.refuse("an integer that an i64 holds", spelling, value);
        }
    }

    pub(super) fn number(&mut self, rule: &NumberRule, value: &Json) {
        let Value::Number(spelling) = &value.value else {
            return self.kind("a number", value);
        };
        let Some(number) = decimal::float(spelling) else {
            return self.refuse("a number that an f64 holds", spelling, value);
        };
        // A number that its nearest float makes invalid is one that no type holds.
        let nearest = format!("{number:e}");
        let broken = |bound: Option<f64>, is_broken: fn(&str, &str) -> bool| {
            bound.filter(|bound| {
                let bound = format!("{bound:e}");
                is_broken(spelling, &bound) || is_broken(&nearest, &bound)
            })
        };
        let rules = [
            (
                "that is at least",
                broken(rule.minimum, |number, bound| {
                    decimal::compare(number, bound).is_lt()
                }),
            ),
            (
                "that is at most",
                broken(rule.maximum, |number, bound| {
                    decimal::compare(number, bound).is_gt()
                }),
            ),
            (
                "that is more than",
                broken(rule.exclusive_minimum, |number, bound| {
                    decimal::compare(number, bound).is_le()
                }),
            ),
            (
                "that is less than",
                broken(rule.exclusive_maximum, |number, bound| {
                    decimal::compare(number, bound).is_ge()
                }),
            ),
            (
                "that is a multiple of",
                broken(rule.multiple_of, |number, step| {
                    !decimal::is_exact_multiple(number, step)
                }),
            ),
        ];
        for (words, bound) in rules {
            if let Some(bound) = bound {
                self.refuse(&format!("a number {words} {bound}"), spelling, value);
            }
        }
    }

    pub(super) fn scalars(&mut self, scalars: &[Scalar], value: &Json) {
        let allowed = match &value.value {
            Value::Null => scalars.contains(&Scalar::Null),
            Value::Bool(_) => scalars.contains(&Scalar::Boolean),
            Value::Number(_) => scalars.contains(&Scalar::Number),
            Value::String(_) => scalars.contains(&Scalar::String),
            Value::Array(_) | Value::Object(_) => false,
        };
        if !allowed {
            let names: Vec<&str> = scalars.iter().map(|scalar| scalar.name()).collect();
            let expected = format!("a value of type {}", names.join(" or "));
            self.kind(&expected, value);
        }
    }
}

/// Lists the values for a message, only some of them if there are many.
pub(super) fn one_of<'v>(values: impl ExactSizeIterator<Item = &'v str>) -> String {
    const MOST: usize = 8;
    let (lead, rest) = match values.len() {
        1 => ("", ""),
        0..=MOST => ("one of ", ""),
        _ => ("one of ", " and more"),
    };
    let shown: Vec<String> = values
        .take(MOST)
        .map(|value| format!("`{}`", brief(value)))
        .collect();
    format!("{lead}{}{rest}", shown.join(", "))
}

/// Returns the value for a message, or only its kind if it is `null`, an array or an object.
pub(super) fn show(value: &Json) -> String {
    match &value.value {
        Value::Number(spelling) => spelling.clone(),
        Value::String(text) => format!("\"{}\"", brief(text)),
        Value::Bool(value) => value.to_string(),
        _ => value.kind().to_owned(),
    }
}
