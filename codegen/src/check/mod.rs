//! The schema profile: every rule that a schema must keep before code is made of it.
//!
//! Invariant: a tree of [`Node`]s exists only for schemas without a problem, and holds nothing that the
//! generated code does not enforce exactly.

mod anchors;
mod choice;
mod decimal;
mod examples;
mod keywords;
mod leaf;
mod number;
mod object;
mod pattern;
mod refs;
mod types;
mod union;

use std::collections::BTreeSet;

pub(crate) use examples::check as check_examples;
#[cfg(test)]
pub(crate) use keywords::profile as keywords;
pub(crate) use leaf::FORMATS;
pub(crate) use number::is_unsigned;

use crate::diagnostics::Code;
use crate::json::Json;
use crate::load::{Document, Documents, RefError, Report, Target};
use crate::settings::Settings;

/// A schema that keeps the profile.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Where it stands, for what later stages report.
    pub(crate) offset: usize,
    pub(crate) description: Option<String>,
    pub(crate) examples: Vec<Json>,
    pub(crate) form: Form,
}

#[derive(Clone, Debug)]
pub(crate) enum Form {
    Ref(Target),
    Text(TextRule),
    /// Values in order; one of them for a `const`.
    Choice {
        values: Vec<Literal>,
        constant: bool,
    },
    Integer(IntegerRule),
    Number(NumberRule),
    Boolean,
    /// Two or more of the scalar types.
    Scalars(Vec<Scalar>),
    Array {
        items: Box<Node>,
        bounds: ArrayBounds,
    },
    Map(Box<Node>),
    /// A value, or `null`.
    Nullable(Box<Node>),
    /// Closed objects that the value of one property tells apart, each with that value.
    Union {
        property: String,
        branches: Vec<(String, Node)>,
    },
    Free,
    Closed(Vec<Property>),
}

#[derive(Clone, Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    /// Where the name stands.
    pub(crate) offset: usize,
    pub(crate) required: bool,
    pub(crate) node: Node,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TextRule {
    pub(crate) min: u64,
    pub(crate) max: Option<u64>,
    pub(crate) pattern: Option<Pattern>,
}

/// A pattern as the schema spells it, and translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    pub(crate) ecma: String,
    pub(crate) rust: String,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NumberRule {
    pub(crate) minimum: Option<f64>,
    pub(crate) maximum: Option<f64>,
    pub(crate) exclusive_minimum: Option<f64>,
    pub(crate) exclusive_maximum: Option<f64>,
    pub(crate) multiple_of: Option<f64>,
}

/// Bounds are integers that a 64-bit type holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IntegerRule {
    /// Whether a `u64` holds it; else it is an `i64`.
    pub(crate) unsigned: bool,
    pub(crate) minimum: Option<i128>,
    pub(crate) maximum: Option<i128>,
    pub(crate) exclusive_minimum: Option<i128>,
    pub(crate) exclusive_maximum: Option<i128>,
    pub(crate) multiple_of: Option<u64>,
}

/// A scalar that a schema names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Literal {
    Null,
    Bool(bool),
    /// As the schema spells it.
    Number(String),
    String(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    String,
    Number,
    Boolean,
    Null,
}

/// Bounds of an array.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ArrayBounds {
    pub(crate) min: u64,
    pub(crate) max: Option<u64>,
    pub(crate) unique: bool,
}

/// A document whose every schema keeps the profile.
#[derive(Debug)]
pub(crate) struct Checked {
    pub(crate) title: String,
    pub(crate) root: Node,
    /// Key, place of the key, schema; in the order of the file.
    pub(crate) definitions: Vec<(String, usize, Node)>,
}

/// Checks every document; what it gives is complete where nothing was reported.
pub(crate) fn check(
    documents: &Documents,
    settings: &Settings,
    report: &mut Report,
) -> Vec<Checked> {
    let mut checked = Vec::new();
    let mut edges = Vec::new();
    let mut nodes = refs::Nodes::new();
    let mut unused: BTreeSet<&str> = settings.hand_written.keys().map(String::as_str).collect();
    for (index, document) in documents.list.iter().enumerate() {
        let from = Target {
            document: index,
            definition: None,
        };
        let mut walk = Walk {
            documents,
            document,
            index,
            from,
            depth: 0,
            settings,
            report,
            edges: &mut edges,
            nodes: &mut nodes,
        };
        let definitions = walk.definitions(&mut unused);
        walk.from = Target {
            document: index,
            definition: None,
        };
        let root = walk.root();
        if let (Some(definitions), Some((title, root))) = (definitions, root) {
            checked.push(Checked {
                title,
                root,
                definitions,
            });
        }
    }
    refs::cycles(documents, settings, &nodes, &edges, report);
    for key in &unused {
        let message =
            format!("expected a hand-written type to stand for a definition, but found `{key}`");
        report.setting(Code::Setting, &message);
    }
    checked
}

/// How deep schemas may stand in each other, so that none exhausts the stack of what reads the output.
const MAX_DEPTH: usize = 64;

/// Where a schema stands decides what it may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Root,
    Inner,
    /// A definition that a hand-written type stands for.
    HandWritten,
}

/// A walk over one document.
struct Walk<'a> {
    documents: &'a Documents,
    document: &'a Document,
    index: usize,
    /// The root or definition that the walk is in.
    from: Target,
    depth: usize,
    settings: &'a Settings,
    report: &'a mut Report,
    edges: &'a mut Vec<refs::Edge>,
    nodes: &'a mut refs::Nodes,
}

impl Walk<'_> {
    fn report(&mut self, code: Code, offset: usize, message: &str) {
        self.report.at(self.document, code, offset, message);
    }

    fn root(&mut self) -> Option<(String, Node)> {
        let json = &self.document.root;
        let title = json.get("title").and_then(Json::as_str).map(str::to_owned);
        if title.is_none() {
            let message = "expected a `title` to name the type after, but found none";
            self.report(Code::Name, json.span.start, message);
        }
        if self.settings.require_descriptions && json.get("description").is_none() {
            let message = "expected a `description` of the schema, but found none";
            self.report(Code::Description, json.span.start, message);
        }
        let node = self.node(json, Place::Root)?;
        self.nodes.insert(self.from.clone(), node.clone());
        if matches!(node.form, Form::Closed(_)) {
            return Some((title?, node));
        }
        let message = "expected the root of a file to be a closed object, but found another form";
        self.report(Code::Open, json.span.start, message);
        None
    }

    fn definitions(&mut self, unused: &mut BTreeSet<&str>) -> Option<Vec<(String, usize, Node)>> {
        let Some(json) = self.document.root.get("definitions") else {
            return Some(Vec::new());
        };
        let Some(members) = json.members() else {
            let message = format!(
                "expected `definitions` to be an object, but found {}",
                json.kind()
            );
            self.report(Code::Value, json.span.start, &message);
            return None;
        };
        let mut all = Vec::new();
        for member in members {
            let key = member.key.as_str();
            if !crate::names::is_definition_key(key) {
                let message = format!(
                    "expected a definition's key of ASCII letters, digits and `_`, but found `{key}`"
                );
                self.report(Code::Name, member.span.start, &message);
            }
            self.from = Target {
                document: self.index,
                definition: Some(key.to_owned()),
            };
            let full = format!("{}#/definitions/{key}", self.document.name);
            let place = if unused.remove(full.as_str()) {
                Place::HandWritten
            } else {
                Place::Inner
            };
            let node = self.node(&member.value, place);
            if place == Place::HandWritten
                && let Some(node) = &node
                && !matches!(node.form, Form::Array { .. })
            {
                let message = format!(
                    "expected a hand-written type to stand for an array, but found another form in `{full}`"
                );
                self.report(Code::HandWritten, member.span.start, &message);
            }
            if let Some(node) = &node {
                self.nodes.insert(self.from.clone(), node.clone());
            }
            all.push(node.map(|node| (member.key.clone(), member.span.start, node)));
        }
        all.into_iter().collect()
    }

    fn node(&mut self, json: &Json, place: Place) -> Option<Node> {
        if self.depth == MAX_DEPTH {
            let message =
                format!("expected schemas nested at most {MAX_DEPTH} deep, but found them deeper");
            self.report(Code::Depth, json.span.start, &message);
            return None;
        }
        self.depth += 1;
        let node = self.shallow_node(json, place);
        self.depth -= 1;
        node
    }

    fn shallow_node(&mut self, json: &Json, place: Place) -> Option<Node> {
        let Some(members) = json.members() else {
            let message = format!("expected a schema object, but found {}", json.kind());
            self.report(Code::Type, json.span.start, &message);
            return None;
        };
        keywords::annotations(self, json);
        let form = if let Some(reference) = json.get("$ref") {
            for member in members {
                let key = member.key.as_str();
                let allowed = key == "$ref"
                    || keywords::ANNOTATIONS.contains(&key)
                    || place == Place::Root && keywords::ROOT.contains(&key);
                if !allowed {
                    let message = format!(
                        "expected only annotations beside `$ref`, but found `{key}`, which Draft-07 \
                         ignores there"
                    );
                    self.report(Code::RefSibling, member.span.start, &message);
                }
            }
            self.reference(reference)?
        } else {
            self.typed(json, place)?
        };
        let description = json
            .get("description")
            .and_then(Json::as_str)
            .map(str::to_owned);
        let examples = json.get("examples").and_then(Json::as_array);
        Some(Node {
            offset: json.span.start,
            description,
            examples: examples.unwrap_or_default().to_vec(),
            form,
        })
    }

    fn reference(&mut self, reference: &Json) -> Option<Form> {
        let Some(text) = reference.as_str() else {
            let message = format!(
                "expected `$ref` to be a string, but found {}",
                reference.kind()
            );
            self.report(Code::Value, reference.span.start, &message);
            return None;
        };
        match self.documents.resolve(self.index, text) {
            Ok(target) => {
                self.edges.push(refs::Edge {
                    from: self.from.clone(),
                    to: target.clone(),
                    offset: reference.span.start,
                    text: text.to_owned(),
                });
                Some(Form::Ref(target))
            }
            Err(RefError::Unread) => None,
            Err(RefError::Dangling(message)) => {
                self.report(Code::Dangling, reference.span.start, &message);
                None
            }
        }
    }
}
