//! Checks the examples and the default of a schema against it. Most readers look at the example first and copy it, and nothing else
//! would notice that it went stale.
//!
//! Invariant: following `$ref`s terminates, so the walk over an example does too. The generated code accepts what
//! passes, except that a rule known only to a hand-written type is left to that type, and schemas with a problem must
//! be fixed first.

mod object;
mod scalar;

use std::collections::HashMap;

use saop_json::pointer::push_pointer_step;
use saop_schema::Pattern;

use super::form::{Checked, Form, Node};
use crate::diagnostics::Code;
use crate::documents::{Document, Documents};
use crate::json::{Json, Value};
use crate::report::Report;

/// Reports what is wrong with each example and default of each schema.
pub(crate) fn check(documents: &Documents, checked: &[Checked], report: &mut Report) {
    let mut patterns = HashMap::new();
    for (document, own) in documents.list.iter().zip(checked) {
        let mut judge = Judge {
            document,
            checked,
            report,
            patterns: &mut patterns,
            path: String::new(),
            what: "example",
        };
        own.nodes().for_each(|node| judge.all(node));
    }
}

/// A walk over the schemas of one document and their examples.
struct Judge<'a> {
    document: &'a Document,
    checked: &'a [Checked],
    report: &'a mut Report,
    /// The patterns by their text.
    patterns: &'a mut HashMap<String, Pattern>,
    /// The JSON Pointer from the example to the current value.
    path: String,
    /// Whether it is an example or the default.
    what: &'static str,
}

impl<'a> Judge<'a> {
    /// Judges the examples and defaults of a schema and of those inside it.
    fn all(&mut self, node: &'a Node) {
        self.what = "example";
        for example in &node.examples {
            self.value(node, example);
        }
        self.what = "default";
        if let Some(default) = &node.default {
            self.value(node, default);
        }
        for inner in node.children() {
            self.all(inner);
        }
    }

    fn value(&mut self, node: &'a Node, value: &Json) {
        let Some(node) = node.followed(self.checked) else {
            return;
        };
        match &node.form {
            Form::Ref(_) | Form::Unknown(_) => {}
            Form::Nullable(_) if matches!(value.value, Value::Null) => {}
            Form::Nullable(inner) => self.value(inner, value),
            Form::Text(rule) => self.text(rule, value),
            Form::Choice { values, .. } => self.choice(values, value),
            Form::Integer(rule) => self.integer(rule, value),
            Form::Number(rule) => self.number(rule, value),
            Form::Boolean => {
                if !matches!(value.value, Value::Bool(_)) {
                    self.kind("a boolean", value);
                }
            }
            Form::Scalars(scalars) => self.scalars(scalars, value),
            Form::Array { items, bounds } => self.array(items, bounds, value),
            Form::Map(inner) => {
                let Some(members) = value.members() else {
                    return self.kind("an object", value);
                };
                for member in members {
                    self.below(&member.key, inner, &member.value);
                }
            }
            Form::Union { property, branches } => self.union(property, branches, value),
            Form::Free => {
                if value.members().is_none() {
                    self.kind("an object", value);
                }
            }
            Form::Closed(properties) => self.object(properties, value),
        }
    }

    /// Judges a member or an item.
    fn below(&mut self, token: &str, node: &'a Node, value: &Json) {
        let above = self.path.len();
        push_pointer_step(&mut self.path, token);
        self.value(node, value);
        self.path.truncate(above);
    }

    /// Reports a value of the wrong type.
    fn kind(&mut self, expected: &str, value: &Json) {
        self.refuse(expected, value.kind(), value);
    }

    /// Reports a value inside the example, or the example itself.
    fn refuse(&mut self, expected: &str, found: &str, value: &Json) {
        let what = self.what;
        let place = if self.path.is_empty() {
            format!("in the {what}")
        } else {
            format!("at `{}` of the {what}", self.path)
        };
        let message = format!("expected {expected} {place}, but found {found}");
        self.report
            .at(self.document, Code::Example, value.span.start, &message);
    }

    fn matches(&mut self, ecma: &str, text: &str) -> bool {
        let compiled = match self.patterns.get(ecma) {
            Some(compiled) => compiled,
            None => self
                .patterns
                .entry(ecma.to_owned())
                .or_insert_with(|| Pattern::of(ecma.to_owned().into())),
        };
        compiled.is_match(text)
    }
}
