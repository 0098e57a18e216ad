//! The walk over the documents, and the checks that apply to every schema in them.
//!
//! Invariant: each schema is checked once, regardless of what was found before.

use std::collections::hash_map::{Entry, HashMap};
use std::collections::{BTreeSet, HashSet};

use super::form::{Checked, Form, Node};
use super::refs::Edge;
use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::{Json, quoted};
use crate::keywords::{self, Of, is_misspelled};
use crate::names;
use crate::report::Report;
use crate::settings::Settings;

/// Maximum nesting of schemas, so that none exhausts the stack of programs that read the output.
const MAX_DEPTH: usize = 64;

/// The place of a schema, which decides what it may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Root,
    Inner,
    /// A definition that a hand-written type stands for.
    HandWritten,
}

/// A problem that may be a consequence of another one in `about`, which is only known once everything has been checked.
pub(super) struct Doubt<'a> {
    pub(super) document: &'a Document,
    pub(super) offset: usize,
    pub(super) message: String,
    /// Document indices and schemas.
    pub(super) about: Vec<(usize, &'a Json)>,
}

impl Doubt<'_> {
    pub(super) fn settle(self, documents: &Documents, report: &mut Report) {
        let mut about = self.about.iter();
        if !about.any(|(index, schema)| report.touches(&documents.list[*index], schema)) {
            report.at(self.document, Code::Union, self.offset, &self.message);
        }
    }
}

/// A walk over the documents, one after another.
pub(super) struct Walk<'a> {
    pub(super) documents: &'a Documents,
    /// The current document.
    pub(super) index: usize,
    /// The current root or definition.
    pub(super) from: Target,
    pub(super) depth: usize,
    /// The offsets of the schemas visited so far.
    pub(super) looked_at: HashSet<usize>,
    /// Whether the current schema itself has no problem, regardless of its subschemas.
    pub(super) sound: bool,
    pub(super) settings: &'a Settings,
    pub(super) report: Report,
    pub(super) edges: Vec<Edge>,
    pub(super) doubts: Vec<Doubt<'a>>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(documents: &'a Documents, settings: &'a Settings, report: Report) -> Self {
        Self {
            documents,
            index: 0,
            from: Target::root(0),
            depth: 0,
            looked_at: HashSet::new(),
            sound: true,
            settings,
            report,
            edges: Vec::new(),
            doubts: Vec::new(),
        }
    }

    /// Checks everything in a document, and removes from `unused` the hand-written types that stand for one of its
    /// definitions.
    pub(super) fn look_at(&mut self, index: usize, unused: &mut BTreeSet<&str>) -> Checked {
        self.index = index;
        self.looked_at.clear();
        let definitions = self.definitions(unused);
        self.from = Target::root(index);
        let (title, root) = self.root();
        Checked {
            title,
            root,
            definitions,
        }
    }

    pub(super) fn document(&self) -> &'a Document {
        &self.documents.list[self.index]
    }

    pub(super) fn report(&mut self, code: Code, offset: usize, message: &str) {
        self.report.at(self.document(), code, offset, message);
    }

    pub(super) fn undescribed(&mut self, offset: usize, message: &str) {
        if self.settings.require_descriptions {
            self.report(Code::Description, offset, message);
        } else {
            self.report
                .warn(self.document(), Code::Description, offset, message);
        }
    }

    fn root(&mut self) -> (Option<String>, Node) {
        let json = &self.document().root;
        let title = json.get("title").and_then(Json::as_str).map(str::to_owned);
        let node = self.node(json, Place::Root);
        if json.members().is_none() {
            return (title, node);
        }
        let lacks = |keyword: &str| json.get(keyword).is_none() && !is_misspelled(json, keyword);
        if lacks("title") {
            let message = "expected a `title` to name the type after, but found none";
            self.report(Code::Name, json.span.start, message);
        }
        if lacks("description") {
            let message = "expected a `description` of the schema, but found none";
            self.undescribed(json.span.start, message);
        }
        if node.form.is_known() && !matches!(node.form, Form::Closed(_)) {
            let message =
                "expected the root of a file to be a closed object, but found another form";
            self.report(Code::Open, json.span.start, message);
        }
        (title, node)
    }

    fn definitions(&mut self, unused: &mut BTreeSet<&str>) -> Vec<(String, usize, Node)> {
        let document = self.document();
        let mut forget = || {
            unused.retain(|key| key.split('#').next() != Some(document.name.as_str()));
        };
        let Some(json) = keywords::meant(&document.root, "definitions") else {
            if is_misspelled(&document.root, "definitions") {
                forget();
            }
            return Vec::new();
        };
        let Some(members) = json.members() else {
            let message = format!(
                "expected `definitions` to be an object, but found {}",
                json.kind()
            );
            forget();
            self.report(Code::Value, json.span.start, &message);
            return Vec::new();
        };
        let mut all: Vec<(String, usize, Node)> = Vec::new();
        let mut seen: HashMap<&str, usize> = HashMap::new();
        for member in members {
            let key = member.key.as_str();
            if !names::is_definition_key(key) {
                let message = format!(
                    "expected a definition's key of ASCII letters, digits and `_`, but found `{key}`"
                );
                self.report(Code::Name, member.span.start, &message);
            }
            self.from = Target {
                document: self.index,
                definition: Some(key.to_owned()),
            };
            let full = document.definition(key);
            let place = if unused.remove(full.as_str()) {
                Place::HandWritten
            } else {
                Place::Inner
            };
            let node = self.node(&member.value, place);
            if place == Place::HandWritten
                && node.form.is_known()
                && !matches!(node.form, Form::Array { .. })
            {
                let message = format!(
                    "expected a hand-written type to stand for an array, but found another form in `{full}`"
                );
                self.report(Code::HandWritten, member.span.start, &message);
            }
            // With a duplicate key, it is unclear which definition is meant.
            match seen.entry(key) {
                Entry::Occupied(first) => {
                    if let Some((_, _, node)) = all.get_mut(*first.get()) {
                        node.form = Form::Unknown(Vec::new());
                    }
                }
                Entry::Vacant(place) => {
                    place.insert(all.len());
                    all.push((member.key.clone(), member.span.start, node));
                }
            }
        }
        all
    }

    pub(super) fn node(&mut self, json: &'a Json, place: Place) -> Node {
        self.looked_at.insert(json.span.start);
        let outer = std::mem::replace(&mut self.sound, true);
        let form = if self.depth == MAX_DEPTH {
            let message =
                format!("expected schemas nested at most {MAX_DEPTH} deep, but found them deeper");
            self.report(Code::Depth, json.span.start, &message);
            None
        } else {
            self.depth += 1;
            let form = self.form(json, place);
            let strays = self.strays(json, place);
            self.depth -= 1;
            Form::beside(form, strays)
        };
        let form = match form {
            Some(form) if self.sound => form,
            Some(form) => form.blurred(),
            None => Form::Unknown(Vec::new()),
        };
        self.sound = outer;
        let description = json.get("description").and_then(Json::as_str);
        Node {
            offset: json.span.start,
            description: description.map(str::to_owned),
            form,
        }
    }

    /// Returns the form of a schema; `None` if nothing is known about it, because a problem is reported.
    fn form(&mut self, json: &'a Json, place: Place) -> Option<Form> {
        let Some(members) = json.members() else {
            let message = format!("expected a schema object, but found {}", json.kind());
            self.report(Code::Type, json.span.start, &message);
            return None;
        };
        let mut keys = HashSet::new();
        self.sound = members.iter().all(|member| keys.insert(&member.key));
        self.check_annotations(json);
        let Some(reference) = json.get("$ref") else {
            return self.typed(json, place);
        };
        for member in members {
            let key = member.key.as_str();
            let beside: &[Of] = match place {
                Place::Root => &[Of::Alone, Of::Any, Of::Root],
                Place::Inner | Place::HandWritten => &[Of::Alone, Of::Any],
            };
            if !keywords::find(key).is_some_and(|keyword| keyword.is_of(beside)) {
                let message = format!(
                    "expected only annotations beside `$ref`, but found `{key}`, which Draft-07 \
                     ignores there"
                );
                self.report(Code::RefSibling, member.span.start, &message);
            }
        }
        self.reference(json, reference)
    }

    fn reference(&mut self, json: &Json, reference: &Json) -> Option<Form> {
        let Some(text) = reference.as_str() else {
            let message = format!(
                "expected `$ref` to be a string, but found {}",
                reference.kind()
            );
            self.report(Code::Value, reference.span.start, &message);
            return None;
        };
        if let Some(target) = self.documents.target(self.index, reference) {
            self.edges.push(Edge {
                from: self.from.clone(),
                to: target.clone(),
                node: json.span.start,
                offset: reference.span.start,
                text: text.to_owned(),
            });
            return Some(Form::Ref(target.clone()));
        }
        if let Some((message, meant)) = self.documents.dangling(self.index, text) {
            self.report(Code::Dangling, reference.span.start, &message);
            if let Some(meant) = meant {
                self.report.mend(reference.span.clone(), quoted(&meant));
            }
        }
        None
    }
}
