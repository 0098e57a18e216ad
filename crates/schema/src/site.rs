//! What is asked of the values of a rejected document beside what its schema says: hand-written rules, and numbers of 64 bits.
//!
//! Invariant: each entry of a list is of another part, and they are sorted by it.

use saop_json::NodeRef;
use saop_json::decimal::{self, Integer};
use serde_json::{Value, json};

use crate::error::{Found, Violation, ViolationKind};
use crate::words::say;

/// Finds violations of a rule at one location in a document, and adds them to [`Site::violations`].
pub type RuleCheck = fn(&mut Site<'_, '_>);

/// A location in a rejected document where a rule applies.
#[derive(Debug)]
pub struct Site<'s, 'a> {
    /// The value that the rule is about.
    pub node: NodeRef<'a>,
    /// Its JSON Pointer.
    pub path: &'s str,
    /// The violations found in the whole document so far. Schema violations are complete; rules add theirs.
    pub violations: &'s mut Found,
}

/// What generated code asks of the values of some parts, beside what their schema says, by part.
#[derive(Clone, Copy)]
pub(crate) struct Hooks<'h> {
    pub(crate) numbers: &'h [(usize, Holder)],
    pub(crate) rules: &'h [(usize, RuleCheck)],
}

impl Hooks<'_> {
    pub(crate) const NONE: Self = Self {
        numbers: &[],
        rules: &[],
    };

    /// Whether nothing is asked.
    pub(crate) const fn is_none(&self) -> bool {
        self.numbers.is_empty() && self.rules.is_empty()
    }
}

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
