//! `type`

use saop_json::decimal::Integer;
use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts};
use super::constraint::{Compiled, Kinds, Subject, Test};
use crate::language::dialect::Dialect;
use crate::words::enumerate;

/// A set of JSON types.
#[derive(Clone, Copy, Debug)]
struct Types {
    kinds: Kinds,
    /// Whether numbers that are integers are included.
    integer: bool,
    /// Whether `1.0` is an integer, as in every draft after the fourth.
    by_value: bool,
}

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
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
    let mut types = Types {
        kinds: Kinds::NONE,
        integer: false,
        by_value: here.dialect() > Dialect::Draft04,
    };
    let mut words = Vec::new();
    for (name, noun, kind) in NAMES {
        let is_it = |one: NodeRef<'_>| one.string().is_some_and(|one| one == name);
        if is_it(value) || value.items().any(is_it) {
            words.push(noun.to_owned());
            match kind {
                Some(kind) => types.kinds = types.kinds.with(Kinds::of(kind)),
                None => types.integer = true,
            }
        }
    }
    let listed = match value.kind() {
        JsonKind::Array => value.items().count(),
        _ => 1,
    };
    if words.is_empty() || words.len() != listed {
        return Err(here.wrong("type").into());
    }
    Ok(Some(here.constraint(
        "type",
        value,
        enumerate(&words, "or"),
        types,
    )))
}

impl Types {
    fn holds_integer(self, value: &Subject<'_>) -> bool {
        if self.by_value {
            value.integer() != Integer::Fraction
        } else {
            !value.text.contains(['.', 'e', 'E'])
        }
    }
}

impl Test for Types {
    fn holds(&self, value: &Subject<'_>) -> bool {
        self.kinds.contains(value.kind)
            || self.integer && value.kind == JsonKind::Number && self.holds_integer(value)
    }

    fn of_count(&self, kind: JsonKind, _: u64) -> Option<bool> {
        Some(self.kinds.contains(kind))
    }

    fn possible(&self) -> Kinds {
        if self.integer {
            self.kinds.with(Kinds::of(JsonKind::Number))
        } else {
            self.kinds
        }
    }

    fn sure(&self) -> Option<usize> {
        self.kinds.contains(JsonKind::String).then_some(0)
    }
}
