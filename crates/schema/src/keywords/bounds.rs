//! `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`: decided by the digits of an integer, otherwise by
//! the nearest 64-bit float.

use std::cmp::Ordering;
use std::fmt::{self, Write};

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, NodeRef};

use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts, value_of};

/// A limit of a number, and the side of it that is allowed.
#[derive(Debug)]
struct Bound {
    limit: Limit,
    below: bool,
    exclusive: bool,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    Integer(i128),
    Float(f64),
}

type Compiled = Result<Option<Constraint>, String>;

pub(super) fn compile_minimum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Compiled {
    compile(here, "minimum", value, false, false)
}

pub(super) fn compile_maximum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Compiled {
    compile(here, "maximum", value, true, false)
}

pub(super) fn compile_exclusive_minimum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Compiled {
    compile(here, "exclusiveMinimum", value, false, true)
}

pub(super) fn compile_exclusive_maximum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Compiled {
    compile(here, "exclusiveMaximum", value, true, true)
}

fn compile<'t>(
    here: &Here<'t>,
    name: &'static str,
    value: NodeRef<'t>,
    below: bool,
    exclusive: bool,
) -> Compiled {
    if value.kind() != JsonKind::Number {
        return Err(here.wrong(name));
    }
    let limit = match decimal::integer(value.text()) {
        Integer::U64(limit) => Limit::Integer(i128::from(limit)),
        Integer::I64(limit) => Limit::Integer(i128::from(limit)),
        Integer::TooLarge | Integer::Fraction => {
            Limit::Float(decimal::float(value.text()).ok_or_else(|| here.wrong(name))?)
        }
    };
    let wanted = bound(here.noun(), name, value_of(value));
    let bound = Bound {
        limit,
        below,
        exclusive,
    };
    Ok(Some(here.constraint(name, value, wanted, bound)))
}

impl Test for Bound {
    fn holds(&self, value: &Subject<'_>) -> bool {
        if value.kind != JsonKind::Number {
            return true;
        }
        let side = match value.integer() {
            Integer::U64(value) => self.limit.side_of(i128::from(value)),
            Integer::I64(value) => self.limit.side_of(i128::from(value)),
            Integer::TooLarge | Integer::Fraction => match decimal::float(value.text) {
                Some(value) => self.limit.side_of_float(value),
                // A number that overflows is beyond every limit.
                None => decimal::sign(value.text),
            },
        };
        match side {
            Ordering::Less => self.below,
            Ordering::Equal => !self.exclusive,
            Ordering::Greater => !self.below,
        }
    }
}

impl Limit {
    fn side_of(self, value: i128) -> Ordering {
        match self {
            Self::Integer(limit) => value.cmp(&limit),
            Self::Float(limit) => exact(limit, value).reverse(),
        }
    }

    fn side_of_float(self, value: f64) -> Ordering {
        match self {
            Self::Integer(limit) => exact(value, limit),
            Self::Float(limit) => value.partial_cmp(&limit).unwrap_or(Ordering::Equal),
        }
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
