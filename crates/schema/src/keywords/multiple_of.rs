//! `multipleOf`, decided by the digits.

use saop_json::{JsonKind, NodeRef, decimal};

use super::bounds::{bound, spelled};
use super::compiler::{Here, Parts};
use super::constraint::{Compiled, Kinds, Subject, Test};
use crate::language::problem::{ProblemKind, Refusal};

/// Longer divisors are refused: a division takes as long as both numbers are.
const MOST_DIGITS: usize = 1000;

#[derive(Debug)]
enum MultipleOf {
    /// Of at most 17 digits.
    Integer(u64),
    Digits(Box<str>),
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    const SMALL: u64 = 100_000_000_000_000_000;
    let text = value.text();
    if value.kind() != JsonKind::Number || !decimal::sign(text).is_gt() {
        return Err(here.wrong("multipleOf").into());
    }
    if text.len() > MOST_DIGITS {
        let message = format!(
            "expected a divisor of at most {MOST_DIGITS} digits, but found {}",
            text.len()
        );
        return Err(Refusal::new(ProblemKind::Limit, message));
    }
    let divisor = match decimal::integer(text).value().map(u64::try_from) {
        Some(Ok(small)) if small < SMALL => MultipleOf::Integer(small),
        _ => MultipleOf::Digits(text.into()),
    };
    let wanted = bound(here.noun(), "multipleOf", spelled(text));
    Ok(Some(here.constraint("multipleOf", value, wanted, divisor)))
}

impl Test for MultipleOf {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Number
            || match self {
                Self::Integer(step) => decimal::is_integer_multiple(value.text, *step),
                Self::Digits(step) => decimal::is_exact_multiple(value.text, step),
            }
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::Number)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        match self {
            Self::Digits(step) => (value.text.len() as u64 + 1) * (step.len() as u64 + 1),
            Self::Integer(_) => value.reading(),
        }
    }
}
