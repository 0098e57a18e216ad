//! The walk over the documents, and the checks that apply to every schema in them.
//!
//! Invariant: each schema is checked once, regardless of what was found before.

use std::collections::HashSet;

use super::refs::Edge;
use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::{Json, Value, quoted};
use crate::keywords::{self, Of, is_misspelled};
use crate::names;
use crate::report::Report;
use crate::settings::Settings;

/// Maximum nesting of schemas, so that none exhausts the stack of programs that read the output.
pub(super) const MAX_DEPTH: usize = 64;

/// The keywords that hold schemas, those outside of the profile among them; not `not`, `if` and others whose schemas say
/// nothing by themselves.
const HOLDERS: [&str; 13] = [
    "properties",
    "items",
    "additionalProperties",
    "oneOf",
    "definitions",
    "$defs",
    "anyOf",
    "allOf",
    "patternProperties",
    "contains",
    "additionalItems",
    "prefixItems",
    "dependentSchemas",
];

/// What has none of these adds to the schema around it, such as a `required`.
const FORMS: [&str; 9] = [
    "type",
    "$ref",
    "enum",
    "const",
    "oneOf",
    "anyOf",
    "allOf",
    "properties",
    "items",
];

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
    /// Whether the current schema is in no member of an object of the current root or definition.
    pub(super) is_bare: bool,
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
            is_bare: true,
            settings,
            report,
            edges: Vec::new(),
            doubts: Vec::new(),
        }
    }

    /// Checks everything in a document.
    pub(super) fn look_at(&mut self, index: usize) {
        self.index = index;
        self.looked_at.clear();
        self.definitions();
        self.from = Target::root(index);
        self.root();
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

    fn root(&mut self) {
        let json = &self.document().root;
        self.schema(json, true);
        if json.members().is_none() {
            return;
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
    }

    fn definitions(&mut self) {
        let definitions = keywords::meant(&self.document().root, "definitions");
        let members = definitions.and_then(Json::members).unwrap_or_default();
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
            self.node(&member.value);
        }
    }

    pub(super) fn node(&mut self, json: &'a Json) {
        self.schema(json, false);
    }

    fn schema(&mut self, json: &'a Json, root: bool) {
        self.looked_at.insert(json.span.start);
        if self.depth == MAX_DEPTH {
            let message =
                format!("expected schemas nested at most {MAX_DEPTH} deep, but found them deeper");
            return self.report(Code::Depth, json.span.start, &message);
        }
        self.depth += 1;
        self.form(json, root);
        self.strays(json, root);
        self.depth -= 1;
    }

    fn form(&mut self, json: &'a Json, root: bool) {
        let Some(members) = json.members() else {
            let message = format!("expected a schema object, but found {}", json.kind());
            return self.report(Code::Type, json.span.start, &message);
        };
        let Some(reference) = json.get("$ref") else {
            return self.typed(json, root);
        };
        for member in members {
            let key = member.key.as_str();
            let beside: &[Of] = if root {
                &[Of::Alone, Of::Any, Of::Root]
            } else {
                &[Of::Alone, Of::Any]
            };
            let known = keywords::find(key).filter(|keyword| keyword.is_of(beside));
            if let Some(known) = known {
                self.value(known, member);
            } else {
                let message = format!(
                    "expected only annotations beside `$ref`, but found `{key}`, which Draft-07 \
                     ignores there"
                );
                self.report(Code::RefSibling, member.span.start, &message);
            }
        }
        self.reference(reference);
    }

    fn reference(&mut self, reference: &Json) {
        let Some(text) = reference.as_str() else {
            return;
        };
        if let Some(target) = self.documents.target(self.index, reference) {
            self.edges.push(Edge {
                from: self.from.clone(),
                to: target.clone(),
                is_bare: self.is_bare,
                offset: reference.span.start,
                text: text.to_owned(),
            });
        } else if let Some((message, meant)) = self.documents.dangling(self.index, text) {
            self.report(Code::Dangling, reference.span.start, &message);
            if let Some(meant) = meant {
                self.report.mend(reference.span.clone(), quoted(&meant));
            }
        }
    }
}

/// Subschemas in unexpected places: under a keyword that does not fit the type, or in a schema of unknown type. All are checked once,
/// except next to `$ref`, where Draft-07 ignores them.
impl<'a> Walk<'a> {
    /// Checks the subschemas of a schema that have not been checked yet.
    pub(super) fn strays(&mut self, json: &'a Json, root: bool) {
        if json.get("$ref").is_some() {
            return;
        }
        for keyword in HOLDERS {
            if keyword == "definitions" && root {
                continue;
            }
            let Some(holder) = keywords::meant(json, keyword) else {
                continue;
            };
            let inside: Vec<&Json> = match (keyword, &holder.value) {
                ("properties", Value::Object(members)) => {
                    let are_new = members.iter().all(|member| self.is_new(&member.value));
                    if are_new && !members.is_empty() {
                        self.properties(json, members);
                    }
                    continue;
                }
                (
                    "definitions" | "$defs" | "patternProperties" | "dependentSchemas",
                    Value::Object(members),
                ) => members.iter().map(|member| &member.value).collect(),
                ("anyOf" | "allOf", Value::Array(items)) => {
                    items.iter().filter(|item| has_form(item)).collect()
                }
                (_, Value::Array(items)) => items.iter().collect(),
                (_, Value::Object(_)) => vec![holder],
                _ => continue,
            };
            for inner in inside {
                if self.is_new(inner) {
                    self.node(inner);
                }
            }
        }
    }

    fn is_new(&self, json: &Json) -> bool {
        !self.looked_at.contains(&json.span.start)
    }
}

fn has_form(schema: &Json) -> bool {
    let is_null = schema.get("type").and_then(Json::as_str) == Some("null");
    !is_null && FORMS.iter().any(|keyword| schema.get(keyword).is_some())
}
