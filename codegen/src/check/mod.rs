//! The schema profile: every rule that a schema must keep before code is made of it.
//!
//! Invariant: there is a tree of [`Node`]s for every schema. Where something is reported of one, its form is unknown, so that
//! no later stage reports what follows from that, and all stages see everything else.

mod anchors;
mod choice;
mod decimal;
mod ending;
mod examples;
mod form;
mod keywords;
mod leaf;
mod number;
mod object;
mod pattern;
mod refs;
mod types;
mod union;
mod unique;

use std::collections::{BTreeSet, HashMap, HashSet};

pub(crate) use examples::check as check_examples;
pub(crate) use form::{
    ArrayBounds, Form, IntegerRule, Literal, Node, NumberRule, Pattern, Property, Scalar, TextRule,
};
pub(crate) use keywords::is_misspelled;
#[cfg(test)]
pub(crate) use keywords::profile as keywords;
pub(crate) use leaf::FORMATS;
pub(crate) use number::is_unsigned;

use crate::diagnostics::Code;
use crate::json::Json;
use crate::load::{Document, Documents, RefError, Report, Target};
use crate::settings::Settings;

/// A document, as far as it keeps the profile.
#[derive(Debug)]
pub(crate) struct Checked {
    pub(crate) title: Option<String>,
    pub(crate) root: Node,
    /// Key, place of the key, schema; in the order of the file, each key once.
    pub(crate) definitions: Vec<(String, usize, Node)>,
}

/// Checks every document. What it gives is as long as the list of documents.
pub(crate) fn check(
    documents: &Documents,
    settings: &Settings,
    report: &mut Report,
) -> Vec<Checked> {
    let mut checked = Vec::new();
    let mut edges = Vec::new();
    let mut doubts = Vec::new();
    let mut unused: BTreeSet<&str> = settings.hand_written.keys().map(String::as_str).collect();
    for (index, document) in documents.list.iter().enumerate() {
        let mut walk = Walk {
            documents,
            document,
            index,
            from: root_of(index),
            depth: 0,
            sound: true,
            settings,
            report: std::mem::take(report),
            edges,
            doubts,
        };
        let definitions = walk.definitions(&mut unused);
        walk.from = root_of(index);
        let (title, root) = walk.root();
        (*report, edges, doubts) = (walk.report, walk.edges, walk.doubts);
        checked.push(Checked {
            title,
            root,
            definitions,
        });
    }
    for doubt in doubts {
        doubt.settle(documents, report);
    }
    let nodes = nodes(&checked);
    let mut blamed = refs::cycles(documents, settings, &nodes, &edges, report);
    blamed.extend(unique::crowded(documents, &nodes, report));
    for (index, checked) in checked.iter_mut().enumerate() {
        cut(&mut checked.root, index, &blamed);
        for (_, _, node) in &mut checked.definitions {
            cut(node, index, &blamed);
        }
    }
    for key in &unused {
        let (name, _) = key.split_once('#').unwrap_or((key, ""));
        if documents.is_unread(name) {
            continue;
        }
        let message =
            format!("expected a hand-written type to stand for a definition, but found `{key}`");
        let problem = settings.problem(Code::Setting, "hand_written", &message);
        report.list.push(problem);
    }
    checked
}

impl Target {
    /// The schema that it names.
    pub(crate) fn find<'c>(&self, checked: &'c [Checked]) -> Option<&'c Node> {
        let checked = checked.get(self.document)?;
        let Some(wanted) = &self.definition else {
            return Some(&checked.root);
        };
        let mut all = checked.definitions.iter();
        all.find(|(key, _, _)| key == wanted)
            .map(|(_, _, node)| node)
    }
}

fn root_of(document: usize) -> Target {
    Target {
        document,
        definition: None,
    }
}

/// What a `$ref` may name.
fn nodes(checked: &[Checked]) -> refs::Nodes<'_> {
    let mut nodes = refs::Nodes::new();
    for (document, checked) in checked.iter().enumerate() {
        nodes.insert(root_of(document), &checked.root);
        for (key, _, node) in &checked.definitions {
            let definition = Some(key.clone());
            nodes.insert(
                Target {
                    document,
                    definition,
                },
                node,
            );
        }
    }
    nodes
}

/// Forgets arrays that are to blame for something, and what the references name that are so for a cycle, so that whoever
/// follows the others comes to an end. The members of those references are not required; says whether there were any.
fn cut(node: &mut Node, document: usize, blamed: &refs::Blamed) -> bool {
    if matches!(node.form, Form::Ref(_)) && blamed.contains(&(document, node.offset)) {
        node.form = Form::Unknown(Vec::new());
        return true;
    }
    if matches!(node.form, Form::Array { .. }) && blamed.contains(&(document, node.offset)) {
        let form = std::mem::replace(&mut node.form, Form::Free);
        node.form = form.blurred();
    }
    let mut found = false;
    if let Form::Closed(properties) = &mut node.form {
        for property in properties {
            if cut(&mut property.node, document, blamed) {
                property.required = false;
                found = true;
            }
        }
    } else {
        for inner in node.children_mut() {
            found |= cut(inner, document, blamed);
        }
    }
    found
}

/// A problem that may follow from one of what it is about, which is only known once everything is looked at.
struct Doubt<'a> {
    document: &'a Document,
    code: Code,
    offset: usize,
    message: &'static str,
    /// Documents and schemas.
    about: Vec<(usize, &'a Json)>,
}

impl Doubt<'_> {
    fn settle(self, documents: &Documents, report: &mut Report) {
        let mut about = self.about.iter();
        if !about.any(|(index, schema)| report.touches(&documents.list[*index], schema)) {
            report.at(self.document, self.code, self.offset, self.message);
        }
    }
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
    /// Whether nothing is wrong with the schema that the walk is at, whatever is inside of it.
    sound: bool,
    settings: &'a Settings,
    report: Report,
    edges: Vec<refs::Edge>,
    doubts: Vec<Doubt<'a>>,
}

impl<'a> Walk<'a> {
    fn report(&mut self, code: Code, offset: usize, message: &str) {
        self.report.at(self.document, code, offset, message);
    }

    fn undescribed(&mut self, offset: usize, message: &str) {
        if self.settings.require_descriptions {
            self.report(Code::Description, offset, message);
        } else {
            self.report
                .warn(self.document, Code::Description, offset, message);
        }
    }

    fn root(&mut self) -> (Option<String>, Node) {
        let json = &self.document.root;
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
        let mut forget = || {
            unused.retain(|key| key.split('#').next() != Some(self.document.name.as_str()));
        };
        let Some(json) = self.document.root.get("definitions") else {
            if is_misspelled(&self.document.root, "definitions") {
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
        let mut seen = HashMap::new();
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
                && node.form.is_known()
                && !matches!(node.form, Form::Array { .. })
            {
                let message = format!(
                    "expected a hand-written type to stand for an array, but found another form in `{full}`"
                );
                self.report(Code::HandWritten, member.span.start, &message);
            }
            // Which of two with one key is meant cannot be told.
            match seen.insert(key, all.len()) {
                Some(first) => all[first].2.form = Form::Unknown(Vec::new()),
                None => all.push((member.key.clone(), member.span.start, node)),
            }
        }
        all
    }

    fn node(&mut self, json: &'a Json, place: Place) -> Node {
        let outer = std::mem::replace(&mut self.sound, true);
        let form = if self.depth == MAX_DEPTH {
            let message =
                format!("expected schemas nested at most {MAX_DEPTH} deep, but found them deeper");
            self.report(Code::Depth, json.span.start, &message);
            None
        } else {
            self.depth += 1;
            let form = self.form(json, place);
            self.depth -= 1;
            form
        };
        let form = match form {
            Some(form) if self.sound => form,
            Some(form) => form.blurred(),
            None => Form::Unknown(Vec::new()),
        };
        self.sound = outer;
        let description = json.get("description").and_then(Json::as_str);
        let examples = json.get("examples").and_then(Json::as_array);
        Node {
            offset: json.span.start,
            description: description.map(str::to_owned),
            examples: examples.unwrap_or_default().to_vec(),
            form,
        }
    }

    /// The form of a schema; `None` where nothing is known of it, since a problem is reported.
    fn form(&mut self, json: &'a Json, place: Place) -> Option<Form> {
        let Some(members) = json.members() else {
            let message = format!("expected a schema object, but found {}", json.kind());
            self.report(Code::Type, json.span.start, &message);
            return None;
        };
        let mut keys = HashSet::new();
        self.sound = members.iter().all(|member| keys.insert(&member.key));
        keywords::annotations(self, json);
        let Some(reference) = json.get("$ref") else {
            return self.typed(json, place);
        };
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
        match self.documents.resolve(self.index, text) {
            Ok(target) => {
                self.edges.push(refs::Edge {
                    from: self.from.clone(),
                    to: target.clone(),
                    node: json.span.start,
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
