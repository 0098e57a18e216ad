//! The content of a schema, as the lints on types read it: what the engine understood of it.
//!
//! Invariant: a schema with a problem of its own is [`Form::Unknown`], so that no lint reports the consequences.

use std::collections::{BTreeMap, HashMap, HashSet};

use saop_json::pointer::below;
use saop_json::{JsonKind, JsonRef};
use saop_schema::{Applied, Facts, OutlineMember, OutlinePart, Rest};

use super::walk::MAX_DEPTH;
use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::Json;
use crate::keywords::meant;
use crate::reading::{Reading, schema_at, target};
use crate::report::Report;

/// A document, to the extent that it conforms to the profile.
#[derive(Debug)]
pub(super) struct Checked<'r> {
    pub(super) root: Node<'r>,
    /// Key, offset of the key, schema; in the order of the file, each key once.
    pub(super) definitions: Vec<(String, usize, Node<'r>)>,
}

impl<'r> Checked<'r> {
    /// Returns what is known of a document, after its form was checked.
    pub(super) fn of(
        documents: &Documents,
        index: usize,
        reading: &'r Reading,
        report: &Report,
    ) -> Self {
        let document = &documents.list[index];
        let parts = reading.parts.iter().enumerate();
        let parts = parts.filter_map(|(part, here)| Some((here.location.as_deref()?, part)));
        let reader = Reader {
            documents,
            index,
            reading,
            parts: parts.collect(),
            unknown: unknown(document, report),
            repeated: repeated(document),
        };
        let mut definitions: Vec<(String, usize, Node<'r>)> = Vec::new();
        let members = meant(&document.root, "definitions").and_then(Json::members);
        for member in members.unwrap_or_default() {
            // With a duplicate key, it is unclear which definition is meant.
            if reader.repeated.contains(&member.span.start) {
                let mut all = definitions.iter_mut();
                if let Some((.., node)) = all.find(|(key, ..)| *key == member.key) {
                    node.form = Form::Unknown(Vec::new());
                }
                continue;
            }
            let node = reader.named(&member.value, &below("/definitions", &member.key));
            definitions.push((member.key.clone(), member.span.start, node));
        }
        Self {
            root: reader.named(&document.root, ""),
            definitions,
        }
    }
}

/// Returns the offsets of the schemas that have a problem of their own, whatever is within them.
fn unknown(document: &Document, report: &Report) -> HashSet<usize> {
    let errors = report.errors(document).filter(|(_, code)| {
        !matches!(
            code,
            Code::Description
                | Code::Name
                | Code::Collision
                | Code::Dialect
                | Code::Id
                | Code::DuplicateId
        )
    });
    let schemas = errors.filter_map(|(offset, code)| {
        let schema = schema_at(&document.root, offset);
        let mut members = schema.members().unwrap_or_default().iter();
        // A name that comes twice is a problem of what it names.
        let is_own = code != Code::DuplicateKey || members.any(|one| one.span.start == offset);
        is_own.then_some(schema.span.start)
    });
    schemas.collect()
}

/// Returns where keys are that were there before.
fn repeated(document: &Document) -> HashSet<usize> {
    let again = document.root.duplicates().into_iter();
    again.map(|member| member.span.start).collect()
}

struct Reader<'r, 'd> {
    documents: &'d Documents,
    index: usize,
    reading: &'r Reading,
    /// The parts by their locations.
    parts: HashMap<&'r str, usize>,
    unknown: HashSet<usize>,
    repeated: HashSet<usize>,
}

impl<'r> Reader<'r, '_> {
    /// Reads a root or a definition.
    fn named(&self, schema: &Json, location: &str) -> Node<'r> {
        if let Some(part) = self.parts.get(location) {
            return self.node(*part, location, 0);
        }
        let reference = schema.get("$ref");
        let target = reference.and_then(|one| self.documents.target(self.index, one));
        let target = target.filter(|_| !self.unknown.contains(&schema.span.start));
        Node {
            offset: schema.span.start,
            form: target.map_or_else(|| Form::Unknown(Vec::new()), |to| Form::Ref(to.clone())),
        }
    }

    /// Reads a part that stands at a location, or is what a reference there leads to.
    fn node(&self, part: usize, location: &str, depth: usize) -> Node<'r> {
        let here = &self.reading.parts[part];
        if here.location.as_deref() != Some(location) {
            let place = here.location.as_deref();
            let target = place.and_then(|place| target(self.documents, self.index, place));
            return Node {
                offset: 0,
                form: target.map_or_else(|| Form::Unknown(Vec::new()), Form::Ref),
            };
        }
        let offset = self.reading.original(here.span.start);
        let form = if depth == MAX_DEPTH {
            Form::Unknown(Vec::new())
        } else {
            self.form(here, offset, location, depth + 1)
        };
        let form = if self.unknown.contains(&offset) {
            form.blurred()
        } else {
            form
        };
        Node { offset, form }
    }

    fn form(&self, here: &'r OutlinePart, offset: usize, location: &str, depth: usize) -> Form<'r> {
        let union = here.applied.iter().find_map(|applied| match applied {
            Applied::Choice { branches, tag, .. } => Some((branches, tag)),
            _ => None,
        });
        if let Some((branches, tag)) = union {
            let branches = branches.iter().enumerate().map(|(index, part)| {
                let values = tag.as_ref().map(|(_, values)| values);
                let value = values.and_then(|values| values.get(index)).cloned();
                let node = self.node(*part, &format!("{location}/oneOf/{index}"), depth);
                (value.unwrap_or_else(|| index.to_string()), node)
            });
            return Form::Union(branches.collect());
        }
        let nullable = |form| {
            let inner = Node { offset, form };
            Form::Nullable(Box::new(inner))
        };
        if let Some(texts) = &here.facts.constants {
            let mut values: Vec<Literal> = texts.iter().filter_map(|text| literal(text)).collect();
            let constant = here.says("const");
            let is_nullable = values.len() > 1 && values.contains(&Literal::Null);
            values.retain(|value| !is_nullable || *value != Literal::Null);
            let choice = Form::Choice { values, constant };
            return if is_nullable {
                nullable(choice)
            } else {
                choice
            };
        }
        let types = here.facts.types.as_ref();
        let kinds = types.map_or(&[][..], |types| &types.kinds);
        let others: Vec<JsonKind> = (kinds.iter().copied())
            .filter(|kind| *kind != JsonKind::Null)
            .collect();
        let form = match (&*others, types.is_some_and(|types| types.integer)) {
            ([], true) => Form::Integer(&here.facts),
            ([JsonKind::String], false) => Form::Text(&here.facts),
            ([JsonKind::Number], false) => Form::Number(&here.facts),
            ([JsonKind::Bool], false) => Form::Boolean,
            ([JsonKind::Array], false) => self.array(here, location, depth),
            ([JsonKind::Object], false) => self.object(here, location, depth),
            ([], false) if here.members.is_some() => self.object(here, location, depth),
            ([], false) if here.items.is_some() => self.array(here, location, depth),
            ([], false) => Form::Unknown(Vec::new()),
            _ => return Form::Scalars(kinds.contains(&JsonKind::Number)),
        };
        if kinds.contains(&JsonKind::Null) {
            nullable(form)
        } else {
            form
        }
    }

    fn array(&self, here: &'r OutlinePart, location: &str, depth: usize) -> Form<'r> {
        let Some(Rest::Part(items)) = here.items.as_ref().map(|items| items.rest) else {
            return Form::Unknown(Vec::new());
        };
        Form::Array {
            items: Box::new(self.node(items, &format!("{location}/items"), depth)),
            facts: &here.facts,
        }
    }

    fn object(&self, here: &'r OutlinePart, location: &str, depth: usize) -> Form<'r> {
        let Some(members) = &here.members else {
            return Form::Free;
        };
        let key = |member: &OutlineMember| self.reading.original(member.key);
        let listed: Vec<_> = members.listed.iter().filter(|one| one.listed).collect();
        match members.others {
            Rest::Any if listed.is_empty() => return Form::Free,
            Rest::Part(values) if listed.is_empty() => {
                let location = format!("{location}/additionalProperties");
                return Form::Map(Box::new(self.node(values, &location, depth)));
            }
            _ => {}
        }
        let (again, listed): (Vec<_>, Vec<_>) =
            (listed.into_iter()).partition(|member| self.repeated.contains(&key(member)));
        let properties = listed.into_iter().filter_map(|member| {
            let place = below(&format!("{location}/properties"), &member.name);
            let mut node = self.node(member.part?, &place, depth);
            let is_again = |other: &&OutlineMember| {
                let number = other.name.strip_prefix(&member.name);
                number.is_some_and(|number| number.starts_with(" ("))
            };
            // With a duplicate name, it is unclear which schema is meant.
            if again.iter().any(is_again) {
                node.form = Form::Unknown(Vec::new());
            }
            Some(Property {
                name: member.name.clone(),
                offset: key(member),
                required: member.required,
                node,
            })
        });
        Form::Closed(properties.collect())
    }
}

/// Returns a scalar by its JSON text.
fn literal(text: &str) -> Option<Literal> {
    let value = JsonRef::of_valid(text);
    match value.kind() {
        JsonKind::Null => Some(Literal::Null),
        JsonKind::Bool => value.as_bool().map(Literal::Bool),
        JsonKind::Number => Some(Literal::Number(text.to_owned())),
        JsonKind::String => Some(Literal::String(value.as_str()?.into_owned())),
        JsonKind::Array | JsonKind::Object => None,
    }
}

/// The schemas that a `$ref` may name.
pub(super) type Nodes<'n> = BTreeMap<Target, &'n Node<'n>>;

/// Collects the schemas that a `$ref` may name.
pub(super) fn nodes<'n>(checked: &'n [Checked<'n>]) -> Nodes<'n> {
    let mut nodes = Nodes::new();
    for (document, checked) in checked.iter().enumerate() {
        nodes.insert(Target::root(document), &checked.root);
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

/// A schema, to the extent that it conforms to the profile.
#[derive(Debug)]
pub(super) struct Node<'r> {
    /// Its place in the file, unless it is a reference.
    pub(super) offset: usize,
    pub(super) form: Form<'r>,
}

#[derive(Debug)]
pub(super) enum Form<'r> {
    Ref(Target),
    Text(&'r Facts),
    /// Values in order; one of them for a `const`.
    Choice {
        values: Vec<Literal>,
        constant: bool,
    },
    Integer(&'r Facts),
    Number(&'r Facts),
    Boolean,
    /// Two or more of the scalar types, and whether numbers are among them.
    Scalars(bool),
    Array {
        items: Box<Node<'r>>,
        facts: &'r Facts,
    },
    Map(Box<Node<'r>>),
    /// A value, or `null`.
    Nullable(Box<Node<'r>>),
    /// A tagged union: closed objects that a discriminator property distinguishes, each with its value of that
    /// property.
    Union(Vec<(String, Node<'r>)>),
    Free,
    Closed(Vec<Property<'r>>),
    /// A problem with the schema itself has been reported, so it is unclear what it accepts. The known parts of its
    /// content are kept, as if it were an object, so that problems inside it are found too.
    Unknown(Vec<Property<'r>>),
}

impl<'r> Form<'r> {
    /// Converts to the form of a schema with a problem.
    fn blurred(self) -> Self {
        let inside = |(name, node): (String, Node<'r>)| Property {
            name,
            offset: node.offset,
            required: false,
            node,
        };
        match self {
            Self::Array { items, .. } => Self::Unknown(vec![inside(("Item".to_owned(), *items))]),
            Self::Map(values) => Self::Unknown(vec![inside(("Value".to_owned(), *values))]),
            Self::Nullable(inner) => inner.form.blurred(),
            Self::Union(branches) => Self::Unknown(branches.into_iter().map(inside).collect()),
            Self::Closed(properties) | Self::Unknown(properties) => Self::Unknown(properties),
            _ => Self::Unknown(Vec::new()),
        }
    }

    pub(super) fn is_known(&self) -> bool {
        !matches!(self, Self::Unknown(_))
    }
}

impl Target {
    /// Returns the schema that it names.
    fn find<'c>(&self, checked: &'c [Checked<'c>]) -> Option<&'c Node<'c>> {
        let checked = checked.get(self.document)?;
        let Some(wanted) = &self.definition else {
            return Some(&checked.root);
        };
        let mut all = checked.definitions.iter();
        all.find(|(key, _, _)| key == wanted)
            .map(|(_, _, node)| node)
    }
}

impl<'r> Node<'r> {
    /// Follows its `$ref`s; `None` if one of them names nothing.
    pub(super) fn followed(&'r self, checked: &'r [Checked<'r>]) -> Option<&'r Self> {
        let mut node = self;
        // A loop, because the chain may be long.
        while let Form::Ref(target) = &node.form {
            node = target.find(checked)?;
        }
        Some(node)
    }

    /// Returns the schemas directly inside it.
    pub(super) fn children(&self) -> Vec<&Self> {
        match &self.form {
            Form::Array { items: inner, .. } | Form::Map(inner) | Form::Nullable(inner) => {
                vec![inner]
            }
            Form::Union(branches) => branches.iter().map(|(_, branch)| branch).collect(),
            Form::Closed(properties) | Form::Unknown(properties) => {
                properties.iter().map(|property| &property.node).collect()
            }
            _ => Vec::new(),
        }
    }
}

#[derive(Debug)]
pub(super) struct Property<'r> {
    pub(super) name: String,
    /// The place of the name in the file.
    pub(super) offset: usize,
    pub(super) required: bool,
    pub(super) node: Node<'r>,
}

/// A scalar that a schema names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Literal {
    Null,
    Bool(bool),
    /// As the schema spells it.
    Number(String),
    String(String),
}
