//! `multipleOf`: exact for integers, otherwise decided by the shortest decimals of the 64-bit floats.

use saop_json::{JsonKind, NodeRef, decimal};

use super::bounds::bound;
use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts, value_of};
use super::representation::{Holder, holder};

#[derive(Debug)]
enum MultipleOf {
    Integer(u64),
    Decimal(f64),
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    let step = value_of(value);
    let wanted = bound(here.noun(), "multipleOf", &step);
    let is_float = holder(here) == Some(Holder::F64);
    let integer = step.as_u64().filter(|step| !is_float && *step > 0);
    let decimal = step.as_f64().filter(|step| *step > 0.0);
    let test = integer.map(MultipleOf::Integer);
    let test = test.or_else(|| decimal.map(MultipleOf::Decimal));
    let test = test.ok_or_else(|| here.wrong("multipleOf"))?;
    Ok(Some(here.constraint("multipleOf", value, wanted, test)))
}

impl Test for MultipleOf {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::Number
            || match self {
                Self::Integer(step) => decimal::is_integer_multiple(value.text, *step),
                Self::Decimal(step) => {
                    let number = decimal::float(value.text);
                    number.is_none_or(|number| decimal::is_multiple(number, *step))
                }
            }
    }
}
