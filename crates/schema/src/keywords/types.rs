//! `type`

use saop_json::decimal::Integer;
use saop_json::{JsonKind, NodeRef};

use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts};
use crate::words::enumerate;

/// A set of JSON types.
#[derive(Clone, Copy, Debug, Default)]
struct Types {
    /// One bit per kind.
    kinds: u8,
    /// Whether numbers that are integers are included.
    integer: bool,
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    // In the order that messages list them.
    const NAMES: [(&str, &str, Option<JsonKind>); 7] = [
        ("array", "an array", Some(JsonKind::Array)),
        ("boolean", "a boolean", Some(JsonKind::Bool)),
        ("integer", "an integer", None),
        ("null", "null", Some(JsonKind::Null)),
        ("number", "a number", Some(JsonKind::Number)),
        ("object", "an object", Some(JsonKind::Object)),
        ("string", "a string", Some(JsonKind::String)),
    ];
    let mut types = Types::default();
    let mut words = Vec::new();
    for (name, noun, kind) in NAMES {
        let is_it = |one: NodeRef<'_>| one.string().is_some_and(|one| one == name);
        if is_it(value) || value.items().any(is_it) {
            words.push(noun.to_owned());
            match kind {
                Some(kind) => types.kinds |= bit(kind),
                None => types.integer = true,
            }
        }
    }
    if words.is_empty() {
        return Err(here.wrong("type"));
    }
    Ok(Some(here.constraint(
        "type",
        value,
        enumerate(&words, "or"),
        types,
    )))
}

const fn bit(kind: JsonKind) -> u8 {
    1 << kind as u8
}

impl Types {
    const fn contains(self, kind: JsonKind) -> bool {
        self.kinds & bit(kind) != 0
    }
}

impl Test for Types {
    fn holds(&self, value: &Subject<'_>) -> bool {
        self.contains(value.kind)
            || self.integer
                && value.kind == JsonKind::Number
                && value.integer() != Integer::Fraction
    }

    fn sure(&self) -> Option<usize> {
        self.contains(JsonKind::String).then_some(0)
    }
}
