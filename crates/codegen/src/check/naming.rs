//! The Rust names that schemas make: of types, fields, variants and builders.
//!
//! Invariant: a name is taken once, and any further attempt to take it, or one that looks like it, is reported. Schemas with other problems
//! are named as far as they are known, so that all problems show at once.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use saop_json::decimal;
use saop_json::pointer::below;
use saop_schema::{Bounds, Counts, Facts};

use super::form::{Checked, Form, Literal, Node, Property};
use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::Json;
use crate::names;
use crate::names::alike::looks;
use crate::report::Report;
use crate::settings::Settings;

/// The name of the type for each target of a `$ref`.
pub(crate) type TargetNames = BTreeMap<Target, String>;

/// Names the roots and the definitions. One without a name, which is reported, gets one that nothing else has.
pub(super) fn of_targets(documents: &Documents, checked: &[Checked<'_>]) -> TargetNames {
    let mut all = TargetNames::new();
    for (document, checked) in checked.iter().enumerate() {
        let stand_in = |index: usize| format!("Unnamed{document}In{index}");
        let title = title(&documents.list[document]).and_then(names::type_name);
        all.insert(Target::root(document), title.unwrap_or_else(|| stand_in(0)));
        for ((key, _, _), index) in checked.definitions.iter().zip(1..) {
            let name = Some(key).filter(|key| names::is_definition_key(key));
            let name = name.and_then(|key| names::type_name(key));
            let definition = Some(key.clone());
            let target = Target {
                document,
                definition,
            };
            all.insert(target, name.unwrap_or_else(|| stand_in(index)));
        }
    }
    all
}

/// Returns the title of a document, if it is a text.
fn title(document: &Document) -> Option<&str> {
    document.root.get("title").and_then(Json::as_str)
}

/// Reports what would have the name of something else.
pub(super) fn check(
    documents: &Documents,
    checked: &[Checked<'_>],
    target_names: &TargetNames,
    settings: &Settings,
    report: &mut Report,
) {
    let any_message = settings.any_message.iter();
    let taken = any_message.map(|name| (name.clone(), "the enum of all messages".to_owned()));
    let mut naming = Naming {
        documents,
        settings,
        report,
        types: taken.collect(),
        structs: Vec::new(),
        first: HashMap::new(),
    };
    for (index, (document, checked)) in documents.list.iter().zip(checked).enumerate() {
        let at = document.root.get("title");
        let at = at.map_or(checked.root.offset, |title| title.span.start);
        let definitions = checked.definitions.iter();
        let definitions = definitions.map(|(key, at, node)| (Some(key.clone()), *at, node));
        for (definition, offset, node) in [(None, at, &checked.root)].into_iter().chain(definitions)
        {
            // An invalid key has already been reported.
            let words = match &definition {
                None => title(document),
                Some(key) => Some(&**key).filter(|key| names::is_definition_key(key)),
            };
            if words.is_some_and(|words| names::type_name(words).is_none()) {
                let message =
                    "expected a title that a type's name can be made of, but found no letter in it";
                naming.report.at(document, Code::Name, offset, message);
            }
            let target = Target {
                document: index,
                definition,
            };
            let Some(name) = target_names.get(&target) else {
                continue;
            };
            let pointer = match &target.definition {
                None => String::new(),
                Some(_) => format!("/definitions/{name}"),
            };
            let at = At {
                schema: index,
                offset,
                name,
                pointer: &pointer,
            };
            naming.top_level(&at, node, &documents.place(&target));
        }
    }
    naming.builders();
    constants(documents, report);
}

struct Naming<'a> {
    documents: &'a Documents,
    settings: &'a Settings,
    report: &'a mut Report,
    /// The names of the top-level Rust types, and what took them.
    types: BTreeMap<String, String>,
    /// The structs, each with its schema and its place there.
    structs: Vec<(String, usize, usize)>,
    /// The first name of each look.
    first: HashMap<String, String>,
}

/// The place of a type that is being named.
struct At<'a> {
    schema: usize,
    offset: usize,
    /// The name that it gets if it needs one.
    name: &'a str,
    pointer: &'a str,
}

impl Naming<'_> {
    /// Names a root or a definition, which has a name regardless of its form.
    fn top_level(&mut self, at: &At<'_>, node: &Node<'_>, place: &str) {
        if !self.declare(at) {
            return;
        }
        // What is inside is named after the type, whatever holds it.
        let word = match node.form {
            _ if self.settings.hand_written.contains_key(place) => {
                return match &node.form {
                    Form::Array { items, .. } => self.item(at, items, at.name),
                    _ => self.inside(at, node, at.name),
                };
            }
            Form::Closed(_) => "Members",
            Form::Array { .. } => "Value",
            Form::Nullable(_) => {
                let name = names::inline_type(at.name, "Value");
                return self.visit(&At { name: &name, ..*at }, node, &name);
            }
            _ => return self.inside(at, node, at.name),
        };
        if self.settings.rules.contains_key(place) {
            let name = names::inline_type(at.name, word);
            if !self.declare(&At { name: &name, ..*at }) {
                return;
            }
            if word == "Members" {
                self.structs.push((name, at.schema, at.offset));
            }
        } else if word == "Members" {
            self.structs
                .push((at.name.to_owned(), at.schema, at.offset));
        }
        self.inside(at, node, at.name);
    }

    /// Names what is in a node, and the node itself if it needs a name. Items and values are named after `base`.
    fn visit(&mut self, at: &At<'_>, node: &Node<'_>, base: &str) {
        if !node.form.needs_name() {
            return self.inside(at, node, base);
        }
        if self.declare(at) {
            if matches!(node.form, Form::Closed(_)) {
                self.structs
                    .push((at.name.to_owned(), at.schema, at.offset));
            }
            self.inside(at, node, at.name);
        }
    }

    fn inside(&mut self, at: &At<'_>, node: &Node<'_>, base: &str) {
        match &node.form {
            Form::Closed(properties) | Form::Unknown(properties) => self.fields(at, properties),
            Form::Array { items, .. } => self.item(at, items, base),
            Form::Nullable(inner) => self.visit(at, inner, base),
            Form::Map(values) => {
                let name = names::inline_type(base, "Value");
                let pointer = format!("{}/additionalProperties", at.pointer);
                let inner = At {
                    name: &name,
                    pointer: &pointer,
                    ..*at
                };
                self.visit(&inner, values, &name);
            }
            Form::Union(branches) => {
                let values = branches.iter().map(|(value, _)| &**value);
                let rust = self.variants(at, values.map(|value| (value, names::variant(value))));
                let mut seen = BTreeSet::new();
                for (index, ((value, node), rust)) in branches.iter().zip(rust).enumerate() {
                    // The types inside two variants with one name collide as well, which is not a separate problem.
                    let again = if seen.insert(rust) { "" } else { "Again" };
                    let name = names::inline_type(at.name, &format!("{value}{again}"));
                    let pointer = format!("{}/oneOf/{index}", at.pointer);
                    let inner = At {
                        offset: node.offset,
                        name: &name,
                        pointer: &pointer,
                        ..*at
                    };
                    self.visit(&inner, node, &name);
                }
            }
            Form::Choice { values, .. } => {
                let names = values.iter().map(|value| match value {
                    Literal::Number(spelling) => (value.text(), names::number(spelling)),
                    other => (other.text(), names::variant(other.text())),
                });
                self.variants(at, names);
            }
            _ => {}
        }
    }

    fn item(&mut self, at: &At<'_>, items: &Node<'_>, base: &str) {
        let name = names::inline_type(base, "Item");
        let pointer = format!("{}/items", at.pointer);
        let inner = At {
            name: &name,
            pointer: &pointer,
            ..*at
        };
        self.visit(&inner, items, &name);
    }

    fn fields(&mut self, at: &At<'_>, properties: &[Property<'_>]) {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for property in properties {
            let rust = names::field(&property.name);
            let other = seen.insert(rust.clone(), &property.name);
            if let Some(other) = other {
                let message = format!(
                    "expected properties that differ as Rust fields, but found `{other}` and `{}`, both `{rust}`",
                    property.name
                );
                self.collision(at.schema, property.offset, &message);
            }
            let with = format!("with_{rust}");
            if !self.looks_like_another(&rust, at.schema, property.offset) {
                self.looks_like_another(&with, at.schema, property.offset);
            }
            // The types inside two fields with one name collide as well, which is not a separate problem.
            let again = if other.is_some() { "Again" } else { "" };
            let name = names::inline_type(at.name, &format!("{}{again}", property.name));
            let pointer = below(&format!("{}/properties", at.pointer), &property.name);
            let inner = At {
                schema: at.schema,
                offset: property.offset,
                name: &name,
                pointer: &pointer,
            };
            self.visit(&inner, &property.node, &name);
        }
    }

    /// Returns the variants' names, each for its value. Equal names are reported.
    fn variants<'v>(
        &mut self,
        at: &At<'_>,
        values: impl Iterator<Item = (&'v str, String)>,
    ) -> Vec<String> {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        let mut all = Vec::new();
        for (value, rust) in values {
            if let Some(other) = seen.insert(rust.clone(), value) {
                let message = format!(
                    "expected values that differ as Rust variants, but found `{other}` and `{value}`, both `{rust}`"
                );
                self.collision(at.schema, at.offset, &message);
            }
            self.looks_like_another(&rust, at.schema, at.offset);
            all.push(rust);
        }
        all
    }

    fn collision(&mut self, schema: usize, offset: usize, message: &str) {
        let document = &self.documents.list[schema];
        self.report.at(document, Code::Collision, offset, message);
    }

    /// Whether a name looks like another one, of which rustc would warn. Then that is reported.
    fn looks_like_another(&mut self, name: &str, schema: usize, offset: usize) -> bool {
        if name.is_ascii() {
            return false;
        }
        let first = self.first.entry(looks(name));
        let first = first.or_insert_with(|| name.to_owned());
        if first == name {
            return false;
        }
        let message = format!(
            "expected names that differ to the eye, but found `{name}`, which looks like `{first}`"
        );
        self.collision(schema, offset, &message);
        true
    }

    /// Takes a type's name, or reports that it is taken.
    fn declare(&mut self, at: &At<'_>) -> bool {
        let what = match at.pointer {
            "" => "the root".to_owned(),
            pointer => format!("`{pointer}`"),
        };
        let document = &self.documents.list[at.schema];
        if let Some(other) = self.types.get(at.name) {
            self.report
                .taken(document, at.offset, &what, at.name, other);
            return false;
        }
        let taken = format!("{what} of {}", document.file);
        self.types.insert(at.name.to_owned(), taken);
        self.looks_like_another(at.name, at.schema, at.offset);
        true
    }

    /// Takes the names of the builders, and reports an exception that is no struct.
    fn builders(&mut self) {
        let structs = std::mem::take(&mut self.structs);
        for (name, schema, offset) in &structs {
            if !self.settings.builders || self.settings.own_builders.contains(name) {
                continue;
            }
            let builder = format!("{name}Builder");
            if let Some(other) = self.types.get(&builder) {
                let (document, what) = (
                    &self.documents.list[*schema],
                    format!("the builder of `{name}`"),
                );
                self.report.taken(document, *offset, &what, &builder, other);
            }
            self.looks_like_another(&builder, *schema, *offset);
        }
        for name in &self.settings.own_builders {
            if !structs.iter().any(|(known, ..)| known == name) {
                let message =
                    format!("expected the name of a struct in `builders`, but found `{name}`");
                self.report
                    .setting(self.settings, Code::Setting, "builders", &message);
            }
        }
    }
}

impl Form<'_> {
    /// Whether its type has a name of its own where it is inside another one.
    fn needs_name(&self) -> bool {
        match self {
            Self::Text(Facts {
                length, pattern, ..
            }) => length.min > 1 || length.max.is_some() || pattern.is_some(),
            Self::Number(facts) => !facts.number.are_none(),
            Self::Integer(facts) => {
                // That there is none below zero is what makes the type `u64`.
                let least = facts.number.minimum.as_deref();
                let least = least.filter(|least| decimal::compare(least, "0").is_eq());
                let unsigned = Bounds {
                    minimum: least.map(str::to_owned),
                    ..Bounds::default()
                };
                facts.number != unsigned
            }
            Self::Array { facts, .. } => facts.unique_items || facts.items != Counts::default(),
            Self::Union(_) | Self::Choice { .. } | Self::Scalars(_) | Self::Closed(_) => true,
            Self::Ref(_)
            | Self::Boolean
            | Self::Map(_)
            | Self::Nullable(_)
            | Self::Free
            | Self::Unknown(_) => false,
        }
    }
}

/// Reports schemas whose statics would have the same name. Statics and types do not collide in Rust.
fn constants(documents: &Documents, report: &mut Report) {
    let mut taken = BTreeMap::from([("SCHEMAS".to_owned(), "the list of all schemas".to_owned())]);
    // The constants of a misnamed file would be misnamed as well.
    for document in documents.list.iter().filter(|document| !document.misnamed) {
        for suffix in [
            "",
            "_SCHEMA",
            "_SCHEMA_SOURCE",
            "_SCHEMA_ID",
            "_SCHEMA_VERSION",
        ] {
            let name = format!("{}{suffix}", names::constant(&document.name));
            let offset = document.root.span.start;
            if let Some(other) = taken.get(&name) {
                report.taken(document, offset, "a constant", &name, other);
            } else {
                taken.insert(name, format!("a constant of {}", document.file));
            }
        }
    }
}
