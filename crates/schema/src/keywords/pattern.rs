//! `pattern`: with ECMA-262 semantics, in linear time. SPEC P5.

use saop_json::show::{push_quoted, quote};
use saop_json::{JsonKind, NodeRef};

use super::constraint::{Constraint, Subject, Test};
use super::parts::{Here, Parts};
use crate::pattern::Engine;

pub(super) fn compile<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    value: NodeRef<'t>,
) -> Result<Option<Constraint>, String> {
    let wrong = || here.wrong("pattern");
    let ecma = value.string().ok_or_else(wrong)?;
    let rust = jsonschema_regex::to_rust_regex(&ecma).map_err(|()| wrong())?;
    let example = here.list("examples").next().and_then(NodeRef::string);
    let wanted = pattern(&ecma, example.as_deref());
    Ok(Some(here.constraint(
        "pattern",
        value,
        wanted,
        Engine::of(&rust),
    )))
}

impl Test for Engine {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String || self.is_match(&value.string())
    }

    fn sure(&self) -> Option<usize> {
        None
    }
}

/// Describes the constraint of `pattern`.
pub(crate) fn pattern(pattern: &str, example: Option<&str>) -> String {
    let such_as = example.map_or_else(String::new, |example| {
        format!(", such as {}", quote(example))
    });
    format!("a string that matches {pattern}{such_as}")
}

/// Appends a string that does not match.
pub(crate) fn push_string(message: &mut String, text: &str) {
    if text.is_empty() {
        message.push_str("an empty string");
    } else {
        message.push_str("the string ");
        push_quoted(message, text);
    }
}
