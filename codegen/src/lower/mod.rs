//! From checked schemas to the IR: every type gets its name, every name is unique.
//!
//! Invariant: names are decided here and nowhere else. Of schemas that do not keep the profile something is lowered too, so
//! that what is wrong with their names shows; no code is made of such a model.

mod facts;
mod variants;

use std::collections::BTreeMap;

use crate::check::{ArrayBounds, Checked, Form, Node, Property};
use crate::diagnostics::Code;
use crate::ir::{Field, Model, NamedType, Schema, Shape, Type};
use crate::json::Json;
use crate::load::{Documents, Report, Target};
use crate::names;
use crate::settings::Settings;

/// The type's name for everything that a `$ref` can name.
pub(crate) type TargetNames = BTreeMap<Target, String>;

/// Builds the IR of documents, which is complete where nothing was reported.
pub(crate) fn lower(
    documents: &Documents,
    checked: &[Checked],
    settings: &Settings,
    report: &mut Report,
) -> (Model, TargetNames) {
    let mut lower = Lower {
        documents,
        settings,
        report,
        names: name_targets(documents, checked),
        model: Model::default(),
        types: BTreeMap::new(),
        unique: Vec::new(),
    };
    if let Some(union) = &settings.union_name {
        lower
            .types
            .insert(union.clone(), "the union of all messages".to_owned());
    }
    for (index, checked) in checked.iter().enumerate() {
        lower.document(index, checked);
    }
    let is_moderate = facts::is_moderate(documents, &lower.model, lower.report);
    lower.model.tie();
    if is_moderate {
        facts::unique(documents, &lower.model, &lower.unique, lower.report);
    }
    let parts = facts::parts(checked);
    for (index, document) in documents.list.iter().enumerate() {
        let Some(checked) = checked.get(index) else {
            continue;
        };
        let root = lower.names.get(&Target {
            document: index,
            definition: None,
        });
        let root = root.cloned().unwrap_or_default();
        let mut rules = Vec::new();
        if is_moderate {
            facts::rules(
                &lower.model,
                &Type::Named(root.clone()),
                &mut Vec::new(),
                &mut rules,
            );
        }
        lower.model.schemas.push(Schema {
            name: document.name.clone(),
            id: document.id.clone(),
            version: document.version.clone(),
            title: checked.title.clone().unwrap_or_default(),
            description: checked.root.description.clone().unwrap_or_default(),
            discriminator: None,
            recursive: lower.model.recursive_values(&root),
            root,
            part: parts.contains(&index),
            rules,
        });
    }
    facts::discriminators(documents, checked, &mut lower.model, lower.report);
    facts::constants(documents, lower.report);
    (lower.model, lower.names)
}

fn name_targets(documents: &Documents, checked: &[Checked]) -> TargetNames {
    let mut all = TargetNames::new();
    for (document, checked) in checked.iter().enumerate() {
        let mut add = |definition: Option<&String>, name: Option<String>| {
            let definition = definition.cloned();
            let target = Target {
                document,
                definition,
            };
            all.insert(target, name.unwrap_or_default());
        };
        // What has no name, which is reported, gets one that is taken by nothing else.
        let stand_in = |key: &str| {
            let file = &documents.list[document].name;
            names::type_name(&format!("Unnamed_{file}_{key}"))
        };
        let title = checked.title.as_ref();
        add(
            None,
            title.map_or_else(|| stand_in(""), |title| names::type_name(title)),
        );
        for (key, _, _) in &checked.definitions {
            let name = if names::is_definition_key(key) {
                names::type_name(key)
            } else {
                stand_in(key)
            };
            add(Some(key), name);
        }
    }
    all
}

fn collision(name: &str, what: &str, other: &str) -> String {
    format!("expected {what} to have a Rust name of its own, but found `{name}` taken by {other}")
}

struct Lower<'a> {
    documents: &'a Documents,
    settings: &'a Settings,
    report: &'a mut Report,
    names: TargetNames,
    model: Model,
    /// The Rust types at the top level, and what took their names.
    types: BTreeMap<String, String>,
    /// Schema, place and items of each array whose items have to differ.
    unique: Vec<(usize, usize, Type)>,
}

/// Where a type is being made.
struct At<'a> {
    schema: usize,
    offset: usize,
    /// The name that it gets if it needs one.
    name: &'a str,
    pointer: &'a str,
    /// Whether it stands beside `null`.
    nullable: bool,
}

impl Lower<'_> {
    fn document(&mut self, index: usize, checked: &Checked) {
        let title = self.documents.list[index].root.get("title");
        let title_at = title.map_or(checked.root.offset, |title| title.span.start);
        let mut all = vec![(None, title_at, &checked.root)];
        all.extend(
            checked
                .definitions
                .iter()
                .map(|(key, at, node)| (Some(key.clone()), *at, node)),
        );
        for (definition, offset, node) in all {
            let target = Target {
                document: index,
                definition,
            };
            let name = self.names.get(&target).cloned().unwrap_or_default();
            if name.is_empty() {
                let message =
                    "expected a title that a type's name can be made of, but found no letter in it";
                self.report
                    .at(&self.documents.list[index], Code::Name, offset, message);
                continue;
            }
            let pointer = match &target.definition {
                None => String::new(),
                Some(_) => format!("/definitions/{name}"),
            };
            let at = At {
                schema: index,
                offset,
                name: &name,
                pointer: &pointer,
                nullable: false,
            };
            let full = target
                .definition
                .as_ref()
                .map(|key| format!("{}#/definitions/{key}", self.documents.list[index].name));
            let path = full
                .and_then(|full| self.settings.hand_written.get(&full))
                .cloned();
            self.top_level(&at, node, path);
        }
    }

    /// A root or a definition: it has a name whatever its form.
    fn top_level(&mut self, at: &At<'_>, node: &Node, hand_written: Option<String>) {
        let Some(slot) = self.declare(at, node) else {
            return;
        };
        let shape = if let Some(path) = hand_written {
            // The type holds the bounds, so that what it is made of has none.
            let mut inner = node.clone();
            let bounds = match &mut inner.form {
                Form::Array { bounds, .. } => std::mem::take(bounds),
                _ => ArrayBounds::default(),
            };
            let name = names::inline_type(at.name, "Inner");
            let inner = self.ty(&At { name: &name, ..*at }, &inner, at.name);
            Some(Shape::HandWritten {
                path,
                inner,
                bounds,
            })
        } else {
            self.shape(at, node)
        };
        let shape = shape.unwrap_or_else(|| {
            // The alias has the name, so that what may be null needs another.
            let inner = names::inline_type(at.name, "Value");
            let name = match node.form {
                Form::Nullable(_) => &inner,
                _ => at.name,
            };
            Shape::Alias(self.ty(&At { name, ..*at }, node, name))
        });
        self.model.types[slot].shape = shape;
    }

    /// Takes a type's name, or reports that it is taken.
    fn take_type(&mut self, at: &At<'_>, name: &str, what: &str) -> bool {
        let document = &self.documents.list[at.schema];
        if let Some(other) = self.types.get(name) {
            self.report.at(
                document,
                Code::Collision,
                at.offset,
                &collision(name, what, other),
            );
            return false;
        }
        self.types
            .insert(name.to_owned(), format!("{what} of {}", document.file));
        true
    }

    /// Makes room for a named type and gives its place in the list.
    fn declare(&mut self, at: &At<'_>, node: &Node) -> Option<usize> {
        let what = match at.pointer {
            "" => "the root".to_owned(),
            pointer => format!("`{pointer}`"),
        };
        if !self.take_type(at, at.name, &what) {
            return None;
        }
        let slot = self.model.types.len();
        self.model.index.insert(at.name.to_owned(), slot);
        self.model.types.push(NamedType {
            name: at.name.to_owned(),
            schema: at.schema,
            offset: at.offset,
            pointer: at.pointer.to_owned(),
            description: node.description.clone(),
            nullable: at.nullable,
            recursive: false,
            // Stands until the real one is known.
            shape: Shape::Struct(Vec::new()),
        });
        Some(slot)
    }

    /// The shape of a form that needs a name; `None` for the others.
    fn shape(&mut self, at: &At<'_>, node: &Node) -> Option<Shape> {
        let shape = match &node.form {
            Form::Text(rule) if !rule.is_free() && !rule.is_non_empty() => {
                self.take_type(at, &format!("{}Rule", at.name), "a rule");
                Shape::Text(rule.clone())
            }
            Form::Number(rule) if !rule.is_free() => {
                self.take_type(at, &format!("{}Rule", at.name), "a rule");
                Shape::Number(rule.clone())
            }
            Form::Integer(rule) if !rule.is_free() => {
                self.take_type(at, &format!("{}Rule", at.name), "a rule");
                Shape::Integer(rule.clone())
            }
            Form::Array { items, bounds } if *bounds != ArrayBounds::default() => {
                self.take_type(at, &format!("{}Rule", at.name), "a rule");
                let item = self.item(at, items, at.name);
                if bounds.unique {
                    self.unique.push((at.schema, node.offset, item.clone()));
                }
                Shape::List {
                    item,
                    bounds: bounds.clone(),
                }
            }
            Form::Union { property, branches } => self.union(at, property, branches),
            Form::Choice { values, constant } => self.choice(at, values, *constant),
            Form::Scalars(scalars) => Shape::Scalars(scalars.clone()),
            Form::Closed(properties) => Shape::Struct(self.fields(at, properties)),
            _ => return None,
        };
        Some(shape)
    }

    /// The type of an array's items.
    fn item(&mut self, at: &At<'_>, items: &Node, base: &str) -> Type {
        let name = names::inline_type(base, "Item");
        let pointer = format!("{}/items", at.pointer);
        let inner = At {
            name: &name,
            pointer: &pointer,
            nullable: false,
            ..*at
        };
        self.ty(&inner, items, &name)
    }

    fn fields(&mut self, at: &At<'_>, properties: &[Property]) -> Vec<Field> {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        let mut fields = Vec::new();
        for property in properties {
            let rust = names::field(&property.name);
            let other = seen.insert(rust.clone(), &property.name);
            if let Some(other) = other {
                let message = format!(
                    "expected properties that differ as Rust fields, but found `{other}` and `{}`, both `{rust}`",
                    property.name
                );
                self.report.at(
                    &self.documents.list[at.schema],
                    Code::Collision,
                    property.offset,
                    &message,
                );
            }
            // What two fields of one name hold has one name as well, and that is no problem of its own.
            let again = if other.is_some() { "Again" } else { "" };
            let name = names::inline_type(at.name, &format!("{}{again}", property.name));
            let pointer = format!(
                "{}/properties/{}",
                at.pointer,
                property.name.replace('~', "~0").replace('/', "~1")
            );
            let inner = At {
                schema: at.schema,
                offset: property.offset,
                name: &name,
                pointer: &pointer,
                nullable: false,
            };
            let ty = self.ty(&inner, &property.node, &name);
            let description = property
                .node
                .description
                .clone()
                .or_else(|| self.described(&property.node));
            fields.push(Field {
                json: property.name.clone(),
                rust,
                ty,
                required: property.required,
                boxed: false,
                description,
            });
        }
        fields
    }

    /// What the target of a `$ref` says of itself.
    fn described(&self, node: &Node) -> Option<String> {
        let Form::Ref(target) = &node.form else {
            return None;
        };
        let description = self.documents.schema(target)?.get("description");
        description.and_then(Json::as_str).map(str::to_owned)
    }

    /// The type of a node; what needs a name is declared under `at.name`, items and values under `base`.
    fn ty(&mut self, at: &At<'_>, node: &Node, base: &str) -> Type {
        match &node.form {
            Form::Ref(target) => Type::Named(self.names.get(target).cloned().unwrap_or_default()),
            Form::Text(rule) if rule.is_free() => Type::String,
            Form::Text(rule) if rule.is_non_empty() => Type::NonEmpty,
            Form::Integer(rule) if rule.is_free() && rule.unsigned => Type::U64,
            Form::Integer(rule) if rule.is_free() => Type::I64,
            Form::Number(rule) if rule.is_free() => Type::F64,
            Form::Boolean => Type::Boolean,
            Form::Unknown(properties) => {
                self.fields(at, properties);
                // No code is made of it, and nothing is wrong with a boolean wherever it stands.
                Type::Boolean
            }
            Form::Free => Type::FreeForm,
            Form::Array { items, bounds } if *bounds == ArrayBounds::default() => {
                Type::Array(Box::new(self.item(at, items, base)))
            }
            Form::Nullable(inner) => {
                let inner = Node {
                    description: node.description.clone(),
                    ..Node::clone(inner)
                };
                let at = At {
                    nullable: true,
                    ..*at
                };
                Type::Nullable(Box::new(self.ty(&at, &inner, base)))
            }
            Form::Map(values) => {
                let name = names::inline_type(base, "Value");
                let pointer = format!("{}/additionalProperties", at.pointer);
                let inner = At {
                    name: &name,
                    pointer: &pointer,
                    nullable: false,
                    ..*at
                };
                Type::Map(Box::new(self.ty(&inner, values, &name)))
            }
            Form::Text(_)
            | Form::Number(_)
            | Form::Integer(_)
            | Form::Array { .. }
            | Form::Union { .. }
            | Form::Choice { .. }
            | Form::Scalars(_)
            | Form::Closed(_) => {
                if let Some(slot) = self.declare(at, node)
                    && let Some(shape) = self.shape(at, node)
                {
                    self.model.types[slot].shape = shape;
                }
                Type::Named(at.name.to_owned())
            }
        }
    }
}
