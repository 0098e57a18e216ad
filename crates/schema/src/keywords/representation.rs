//! `saop:representation`, which the generator adds to every number whose field has a 64-bit type.

use saop_json::JsonKind;
use saop_json::decimal::{self, Integer};
use serde_json::{Value, json};

use super::constraint::{Compiled, Constraint, Kinds, Subject, Test};
use super::parts::Here;
use crate::error::ViolationKind;

pub(super) const NAME: &str = "saop:representation";

/// The range of an unsigned integer.
pub(crate) const U64: &str = "an integer from 0 to 18446744073709551615";

/// The range of a signed integer.
pub(crate) const I64: &str = "an integer from -9223372036854775808 to 9223372036854775807";

/// The range of a float.
pub(crate) const F64: &str = "a number that a 64-bit float holds";

/// The type that holds a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    U64,
    I64,
    F64,
}

pub(super) fn compile(here: &Here<'_>) -> Compiled {
    let holder = holder(here).ok_or_else(|| here.wrong(NAME))?;
    let (expected, wanted) = range(holder);
    let keyword = here.keyword(NAME, expected, wanted.to_owned());
    Ok(Some(Constraint::new(keyword, holder)))
}

/// Returns the type that holds the schema's number, if one is named.
pub(super) fn holder(here: &Here<'_>) -> Option<Holder> {
    match &*here.annotation(NAME)?.string()? {
        "u64" => Some(Holder::U64),
        "i64" => Some(Holder::I64),
        "f64" => Some(Holder::F64),
        _ => None,
    }
}

/// Returns the range of a type, as data and as text.
fn range(holder: Holder) -> (Value, &'static str) {
    match holder {
        Holder::U64 => (json!({"minimum": u64::MIN, "maximum": u64::MAX}), U64),
        Holder::I64 => (json!({"minimum": i64::MIN, "maximum": i64::MAX}), I64),
        Holder::F64 => (json!({"minimum": f64::MIN, "maximum": f64::MAX}), F64),
    }
}

impl Test for Holder {
    fn holds(&self, value: &Subject<'_>) -> bool {
        if value.kind != JsonKind::Number {
            return true;
        }
        match self {
            // Negative numbers and non-integers are left to the schema's own keywords to reject.
            Self::U64 => value.integer() != Integer::TooLarge || decimal::sign(value.text).is_lt(),
            Self::I64 => match value.integer() {
                Integer::U64(value) => i64::try_from(value).is_ok(),
                Integer::I64(_) | Integer::Fraction => true,
                Integer::TooLarge => false,
            },
            Self::F64 => decimal::float(value.text).is_some(),
        }
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Number)
    }

    fn kind(&self) -> ViolationKind {
        ViolationKind::Unrepresentable
    }
}
