//! `pattern`: with ECMA-262 semantics, in linear time. SPEC P5.

use saop_json::show::{push_quoted, quote};
use saop_json::{JsonKind, NodeRef};

use super::constraint::{Compiled, Kinds, Subject, Test};
use super::parts::{Here, Parts};
use crate::pattern::matcher::Matcher;

pub(super) fn compile<'t>(here: &Here<'t>, parts: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let ecma = value.string().ok_or_else(|| here.wrong("pattern"))?;
    let matcher = parts.matcher(&ecma)?;
    let mut examples = here
        .annotation("examples")
        .into_iter()
        .flat_map(NodeRef::items);
    let example = examples.find_map(NodeRef::string);
    let wanted = pattern(&ecma, example.as_deref());
    Ok(Some(here.constraint("pattern", value, wanted, matcher)))
}

impl Test for Matcher {
    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String || self.is_match(&value.string())
    }

    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        Self::cost(self, value.text.len())
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
