//! `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`, decided by the digits.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt::{self, Write};

use saop_json::decimal::{self, Integer};
use saop_json::show::excerpt;
use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts};
use super::constraint::{Compiled, Kinds, Subject, Test, reading};
use crate::language::dialect::Dialect;

/// A limit of a number, and the side of it that is allowed.
#[derive(Debug)]
struct Bound {
    limit: Limit,
    below: bool,
    exclusive: bool,
}

#[derive(Clone, Debug)]
enum Limit {
    Integer(i128),
    /// Any number, by its digits.
    Digits(Box<str>),
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    name: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let (below, exclusive) = match name {
        "minimum" => (false, exclusive_in_draft_4(here, "exclusiveMinimum")),
        "maximum" => (true, exclusive_in_draft_4(here, "exclusiveMaximum")),
        _ => (name == "exclusiveMaximum", true),
    };
    if value.kind() != JsonKind::Number {
        return Err(here.wrong(name).into());
    }
    let limit = match decimal::integer(value.text()) {
        Integer::U64(limit) => Limit::Integer(i128::from(limit)),
        Integer::I64(limit) => Limit::Integer(i128::from(limit)),
        Integer::TooLarge | Integer::Fraction => Limit::Digits(value.text().into()),
    };
    let relation = match (name, exclusive) {
        ("minimum", true) => "exclusiveMinimum",
        ("maximum", true) => "exclusiveMaximum",
        _ => name,
    };
    let wanted = bound(here.noun(), relation, spelled(value.text()));
    let bound = Bound {
        limit,
        below,
        exclusive,
    };
    Ok(Some(here.constraint(name, value, wanted, bound)))
}

/// Whether the bound is exclusive, by the keyword beside it that draft 4 has for that.
fn exclusive_in_draft_4(here: &Here<'_>, name: &str) -> bool {
    here.dialect() == Dialect::Draft04
        && here
            .annotation(name)
            .is_some_and(|value| value.text() == "true")
}

impl Test for Bound {
    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Number)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        match &self.limit {
            Limit::Digits(limit) => value.reading() + reading(limit.len()),
            Limit::Integer(_) => value.reading(),
        }
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        if value.kind != JsonKind::Number {
            return true;
        }
        let side = match (value.integer(), &self.limit) {
            (_, Limit::Digits(limit)) => decimal::compare(value.text, limit),
            (Integer::U64(value), Limit::Integer(limit)) => i128::from(value).cmp(limit),
            (Integer::I64(value), Limit::Integer(limit)) => i128::from(value).cmp(limit),
            (_, Limit::Integer(limit)) => beside_integer(value.text, *limit),
        };
        match side {
            Ordering::Less => self.below,
            Ordering::Equal => !self.exclusive,
            Ordering::Greater => !self.below,
        }
    }
}

/// Compares a number with an integer, exactly. The nearest float decides unless it is the integer: rounding keeps the order.
fn beside_integer(number: &str, integer: i128) -> Ordering {
    let nearest = decimal::float(number).map(|float| exact(float, integer));
    match nearest {
        Some(side) if side.is_ne() => side,
        _ => decimal::compare(number, &integer.to_string()),
    }
}

/// Compares a finite float with a 64-bit integer. A float beyond 128 bits is also beyond 64.
fn exact(float: f64, integer: i128) -> Ordering {
    let whole = float.trunc();
    let fraction = (float - whole).partial_cmp(&0.0);
    (whole as i128)
        .cmp(&integer)
        .then(fraction.unwrap_or(Ordering::Equal))
}

/// Formats the number of a keyword: an integer without fraction or exponent.
pub(super) fn spelled(number: &str) -> Cow<'_, str> {
    match decimal::integer(number).value() {
        Some(integer) => integer.to_string().into(),
        None => excerpt(number),
    }
}

/// Describes the constraint of a numeric bound or `multipleOf`; `noun` is "a number" or "an integer".
pub(crate) fn bound(noun: &str, keyword: &str, limit: impl fmt::Display) -> String {
    let relation = match keyword {
        "minimum" => "of at least",
        "maximum" => "of at most",
        "exclusiveMinimum" => "more than",
        "exclusiveMaximum" => "less than",
        _ => "that is a multiple of",
    };
    format!("{noun} {relation} {limit}")
}

/// A float as schemas write it: integers without a fraction.
pub(crate) struct Float(pub(crate) f64);

impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Up to this value, every integer is exactly representable as a float.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if self.0.fract() == 0.0 && self.0.abs() <= EXACT {
            write!(f, "{:.0}", self.0)
        } else {
            write!(f, "{}", serde_json::Value::from(self.0))
        }
    }
}

/// Appends a rejected number.
pub(crate) fn push_number(message: &mut String, number: impl fmt::Display) {
    // Writing to a `String` cannot fail.
    let _ = write!(message, "the number {number}");
}
