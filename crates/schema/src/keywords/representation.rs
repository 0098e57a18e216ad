//! `saop:representation`, which the generator adds to every number whose field has a 64-bit type. With it the walk finds a number that
//! the type does not hold, at its place and with all other violations. It is in `NAME.validation.json` only, which is not published.

use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, NodeRef};
use serde_json::{Value, json};

use super::constraint::{Compiled, Constraint, Kinds, Subject, Test};
use super::parts::Here;
use crate::error::{Violation, ViolationKind};
use crate::words::say;

pub(super) const NAME: &str = "saop:representation";

/// The range of an unsigned integer.
pub(crate) const U64: &str = "an integer from 0 to 18446744073709551615";

/// The range of a signed integer.
pub(crate) const I64: &str = "an integer from -9223372036854775808 to 9223372036854775807";

/// The range of a float.
pub(crate) const F64: &str = "a number that a 64-bit float holds";

/// The type that holds a number. Named by generated code.
#[derive(Clone, Copy, Debug)]
pub enum Holder {
    /// `u64`
    U64,
    /// `i64`
    I64,
    /// `f64`
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

impl Holder {
    /// Whether the type holds the number of a token.
    pub(crate) fn holds(self, token: &str) -> bool {
        match self {
            // Negative numbers and non-integers are left to the schema's own keywords to reject.
            Self::U64 => {
                decimal::integer(token) != Integer::TooLarge || decimal::sign(token).is_lt()
            }
            Self::I64 => match decimal::integer(token) {
                Integer::U64(value) => i64::try_from(value).is_ok(),
                Integer::I64(_) | Integer::Fraction => true,
                Integer::TooLarge => false,
            },
            Self::F64 => decimal::float(token).is_some(),
        }
    }

    /// Returns the violation of a number that the type does not hold.
    pub(crate) fn refusal(self, path: String, node: NodeRef<'_>) -> Violation {
        let (expected, wanted) = range(self);
        let message = say(wanted, |message| node.describe(message));
        let violation = Violation::new(ViolationKind::Unrepresentable, path, message);
        violation.with_expected(expected).at(node)
    }
}

impl Test for Holder {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Number || (*self).holds(value.text)
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Number)
    }

    fn kind(&self) -> ViolationKind {
        ViolationKind::Unrepresentable
    }
}
