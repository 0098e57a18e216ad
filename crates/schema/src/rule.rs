//! A keyword as the reject path asks it of a value: what it says where it is broken, and the test of it. And what a keyword's own file
//! is given to be compiled from.
//!
//! Invariant: a rule that says nothing of a kind of value holds for it.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use saop_json::decimal::{self, Integer};
use saop_json::show::quote;
use saop_json::{JsonKind, JsonRef, NodeRef};
use serde_json::Value;

use crate::error::ViolationKind;

/// What a violation of a keyword says.
#[derive(Debug)]
pub(crate) struct Keyword {
    pub(crate) name: &'static str,
    pub(crate) path: Arc<str>,
    pub(crate) expected: Arc<Value>,
    /// X of "expected X, but found Y".
    pub(crate) wanted: String,
}

/// A keyword about a value as a whole.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) keyword: Keyword,
    pub(crate) test: Box<dyn Test>,
}

/// What a keyword asks of a value.
pub(crate) trait Test: fmt::Debug + Send + Sync {
    /// Whether a value keeps the rule.
    fn holds(&self, value: &Subject<'_>) -> bool;

    /// From how many bytes on, quotes included, a string surely keeps the rule; `None` where that cannot be told.
    fn sure(&self) -> Option<usize> {
        Some(0)
    }

    /// Y of "expected X, but found Y".
    fn found(&self, node: NodeRef<'_>, message: &mut String) {
        node.describe(message);
    }

    /// Of which kind its violations are.
    fn kind(&self) -> ViolationKind {
        ViolationKind::Schema
    }
}

/// Says whether a value is valid under a part of the schema, for keywords that need to know no more than that.
pub(crate) trait Verdicts {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool;
}

/// A value, with what several rules ask of it.
pub(crate) struct Subject<'a> {
    pub(crate) node: NodeRef<'a>,
    pub(crate) kind: JsonKind,
    pub(crate) text: &'a str,
    verdicts: &'a dyn Verdicts,
    /// What it is as an integer, once a rule has asked.
    integer: Cell<Option<Integer>>,
}

impl<'a> Subject<'a> {
    #[inline]
    pub(crate) fn new(node: NodeRef<'a>, verdicts: &'a dyn Verdicts) -> Self {
        Self {
            node,
            kind: node.kind(),
            text: node.text(),
            verdicts,
            integer: Cell::new(None),
        }
    }

    /// The string that it is.
    pub(crate) fn string(&self) -> Cow<'a, str> {
        JsonRef::of_valid(self.text).as_str().unwrap_or_default()
    }

    /// What it is as an integer, where it is a number.
    pub(crate) fn integer(&self) -> Integer {
        self.integer.get().unwrap_or_else(|| {
            let integer = decimal::integer(self.text);
            self.integer.set(Some(integer));
            integer
        })
    }

    /// Whether one of its items is valid under a part of the schema.
    pub(crate) fn has_item(&self, part: usize) -> bool {
        let mut items = self.node.items();
        items.any(|item| self.verdicts.accepts(part, item))
    }
}

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

    /// The rule of a keyword that asks for its own value.
    pub(crate) fn rule(
        &self,
        name: &'static str,
        value: NodeRef<'t>,
        wanted: String,
        test: impl Test + 'static,
    ) -> Rule {
        Rule {
            keyword: self.keyword(name, value_of(value), wanted),
            test: Box::new(test),
        }
    }

    /// What is said of a keyword whose value is none that it may have.
    pub(crate) fn wrong(&self, name: &str) -> String {
        format!("expected another value of {name} at {}", self.path)
    }

    /// The value of a keyword that counts.
    pub(crate) fn count(&self, name: &str, value: NodeRef<'t>) -> Result<u64, String> {
        match decimal::integer(value.text()) {
            Integer::U64(count) if value.kind() == JsonKind::Number => Ok(count),
            _ => Err(self.wrong(name)),
        }
    }

    /// What the schema calls the number that it has a rule for.
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
            "expected $refs to end somewhere, but found a circle at {path}"
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
