//! The context in which a keyword is compiled: its schema, and the other parts of the document by their numbers.
//!
//! Invariant: each part is compiled once, regardless of how many references it has.

use std::collections::HashMap;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use serde_json::Value;

use super::constraint::{Constraint, Keyword, Test};

/// A schema that is being compiled, and its location.
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

    /// Creates the constraint of a keyword whose expectation is its own value.
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

    /// Returns the error for a keyword with an invalid value.
    pub(crate) fn wrong(&self, name: &str) -> String {
        format!("the value of {name} at {} is invalid", self.path)
    }

    /// Reads the value of a keyword that is a count.
    pub(crate) fn count(&self, name: &str, value: NodeRef<'t>) -> Result<u64, String> {
        match decimal::integer(value.text()) {
            Integer::U64(count) if value.kind() == JsonKind::Number => Ok(count),
            _ => Err(self.wrong(name)),
        }
    }

    /// Returns the noun for the numbers that the schema accepts.
    pub(crate) fn noun(&self) -> &'static str {
        let is_integer = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| kind == "integer");
        match self.member("type") {
            Some(kind) if is_integer(kind) || kind.items().any(is_integer) => "an integer",
            _ => "a number",
        }
    }
}

/// The parts of a schema that were requested: each has a number, and they are compiled in that order.
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

    /// Returns the number of the part that a schema is or references.
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
        // A chain that ends visits no location twice, and each location takes up some of the text.
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

    /// Returns the part with this number.
    pub(crate) fn part(&self, number: usize) -> Option<Here<'t>> {
        self.list.get(number).cloned()
    }

    /// Returns the number of each part by its location, a JSON Pointer.
    pub(crate) fn into_numbers(self) -> HashMap<String, usize> {
        self.numbers
    }
}

/// Formats a value of the schema, with quotes if it is a string.
pub(crate) fn literal(value: NodeRef<'_>) -> String {
    match value.string() {
        Some(text) => quote(&text),
        None => value_of(value).to_string(),
    }
}

/// Converts a part of the schema to data. `serde_json` may not parse a float to the nearest value, and a bound would
/// then differ from the decoder's.
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
