//! `const` and `enum`

use saop_json::{JsonKind, NodeRef, decimal};

use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts, literal};
use crate::words::{enumerate, push_hint};

/// Scalars, one of which a value must be.
#[derive(Debug)]
struct Constants {
    scalars: Vec<(JsonKind, String)>,
    /// Whether the message may suggest another one.
    several: bool,
}

pub(super) fn compile_const<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    let constants = Constants {
        scalars: scalars([value]).ok_or_else(|| here.wrong("const"))?,
        several: false,
    };
    Ok(Some(here.constraint(
        "const",
        value,
        literal(value),
        constants,
    )))
}

pub(super) fn compile_enum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    let words: Vec<String> = value.items().map(literal).collect();
    let constants = Constants {
        scalars: scalars(value.items()).ok_or_else(|| here.wrong("enum"))?,
        several: true,
    };
    let wanted = enumerate(&words, "or");
    Ok(Some(here.constraint("enum", value, wanted, constants)))
}

/// Converts values to scalars; `None` if any of them is not a scalar.
fn scalars<'t>(values: impl IntoIterator<Item = NodeRef<'t>>) -> Option<Vec<(JsonKind, String)>> {
    let scalar = |value: NodeRef<'_>| {
        let text = value.string().unwrap_or_else(|| value.text().into());
        let kind = value.kind();
        (!matches!(kind, JsonKind::Array | JsonKind::Object)).then(|| (kind, text.into_owned()))
    };
    values.into_iter().map(scalar).collect()
}

impl Test for Constants {
    fn holds(&self, value: &Subject<'_>) -> bool {
        let text = match value.kind {
            JsonKind::String => value.string(),
            _ => value.text.into(),
        };
        self.scalars.iter().any(|(of, constant)| {
            *of == value.kind
                && match value.kind {
                    JsonKind::Number => decimal::same_number(constant, &text),
                    _ => *constant == text,
                }
        })
    }

    fn sure(&self) -> Option<usize> {
        None
    }

    fn found(&self, node: NodeRef<'_>, message: &mut String) {
        node.describe(message);
        if let Some(text) = node.string().filter(|_| self.several) {
            let strings = self.scalars.iter();
            let strings = strings.filter(|(kind, _)| *kind == JsonKind::String);
            push_hint(message, &text, strings.map(|(_, text)| &**text));
        }
    }
}
