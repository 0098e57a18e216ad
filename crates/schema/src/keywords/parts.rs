//! What a keyword is compiled from: the schema that it stands in, and the other parts of the whole, by their numbers.
//!
//! Invariant: each part is compiled once, however many refer to it.

use std::collections::HashMap;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::Value;

use super::constraint::{Constraint, Keyword, Test};

/// A schema that is being compiled, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Here<'t> {
    pub(crate) schema: NodeRef<'t>,
    pub(crate) path: String,
}

impl<'t> Here<'t> {
    pub(crate) fn at(&self, step: &str) -> String {
        format!("{}/{step}", self.path)
    }

    pub(crate) fn member(&self, name: &str) -> Option<NodeRef<'t>> {
        self.schema.member(name)
    }

    pub(crate) fn list(&self, name: &str) -> impl Iterator<Item = NodeRef<'t>> + use<'t> {
        self.member(name).into_iter().flat_map(NodeRef::items)
    }

    pub(crate) fn keyword(&self, name: &'static str, expected: Value, wanted: String) -> Keyword {
        Keyword {
            name,
            path: Arc::from(self.at(name)),
            expected: Arc::new(expected),
            wanted,
        }
    }

    /// The constraint of a keyword that asks for its own value.
    pub(crate) fn constraint(
        &self,
        name: &'static str,
        value: NodeRef<'t>,
        wanted: String,
        test: impl Test + 'static,
    ) -> Constraint {
        Constraint {
            keyword: self.keyword(name, value_of(value), wanted),
            test: Box::new(test),
        }
    }

    /// What is said of a keyword whose value is none that it may have.
    pub(crate) fn wrong(&self, name: &str) -> String {
        format!("the value of {name} at {} is invalid", self.path)
    }

    /// The value of a keyword that counts.
    pub(crate) fn count(&self, name: &str, value: NodeRef<'t>) -> Result<u64, String> {
        match decimal::integer(value.text()) {
            Integer::U64(count) if value.kind() == JsonKind::Number => Ok(count),
            _ => Err(self.wrong(name)),
        }
    }

    /// What the schema calls the number that it is about.
    pub(crate) fn noun(&self) -> &'static str {
        let is_integer = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| kind == "integer");
        match self.member("type") {
            Some(kind) if is_integer(kind) || kind.items().any(is_integer) => "an integer",
            _ => "a number",
        }
    }
}

/// The parts of a schema that have been asked for: each has a number, under which it is compiled in its turn.
#[derive(Debug)]
pub(crate) struct Parts<'t> {
    document: NodeRef<'t>,
    numbers: HashMap<String, usize>,
    list: Vec<Here<'t>>,
}

impl<'t> Parts<'t> {
    pub(crate) fn of(document: NodeRef<'t>) -> Self {
        Self {
            document,
            numbers: HashMap::new(),
            list: Vec::new(),
        }
    }

    /// The number of the part that a schema is, or refers to.
    pub(crate) fn number(&mut self, schema: NodeRef<'t>, path: String) -> Result<usize, String> {
        let here = self.target(schema, path)?;
        if let Some(&known) = self.numbers.get(&here.path) {
            return Ok(known);
        }
        let number = self.list.len();
        self.numbers.insert(here.path.clone(), number);
        self.list.push(here);
        Ok(number)
    }

    /// Follows references.
    pub(crate) fn target(
        &self,
        mut schema: NodeRef<'t>,
        mut path: String,
    ) -> Result<Here<'t>, String> {
        // No chain that ends passes a place twice, and each place takes some of the text.
        for _ in 0..self.document.text().len() {
            let Some(reference) = schema.member("$ref").and_then(NodeRef::string) else {
                return Ok(Here { schema, path });
            };
            let leads_nowhere =
                || format!("expected a $ref into the schema, but found {reference}");
            let pointer = reference.strip_prefix('#').ok_or_else(leads_nowhere)?;
            schema = self.document.pointer(pointer).ok_or_else(leads_nowhere)?;
            pointer.clone_into(&mut path);
        }
        Err(format!(
            "expected $refs without a cycle, but found one at {path}"
        ))
    }

    /// The part with a number.
    pub(crate) fn part(&self, number: usize) -> Option<Here<'t>> {
        self.list.get(number).cloned()
    }

    /// The number of each part by where it stands: its JSON Pointer.
    pub(crate) fn into_numbers(self) -> HashMap<String, usize> {
        self.numbers
    }
}

/// A value of the schema, in quotes where it is a string.
pub(crate) fn literal(value: NodeRef<'_>) -> String {
    match value.string() {
        Some(text) => quote(&text),
        None => value_of(value).to_string(),
    }
}

/// A part of the schema as data. `serde_json` may read a float a little beside the nearest one, and a bound would not
/// be that of the decoder.
pub(crate) fn value_of(node: NodeRef<'_>) -> Value {
    match node.kind() {
        JsonKind::Null => Value::Null,
        JsonKind::Bool => Value::Bool(node.text() == "true"),
        JsonKind::Number => match decimal::integer(node.text()) {
            Integer::U64(value) => value.into(),
            Integer::I64(value) => value.into(),
            Integer::TooLarge | Integer::Fraction => decimal::float(node.text()).into(),
        },
        JsonKind::String => node.string().unwrap_or_default().into(),
        JsonKind::Array => node.items().map(value_of).collect(),
        JsonKind::Object => node
            .members()
            .map(|(key, value)| (key.into_owned(), value_of(value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
    }
}
