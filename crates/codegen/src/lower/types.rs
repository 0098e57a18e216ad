//! The type of a schema: its shape, and a name if it needs one.
//!
//! Invariant: a name is taken once; any further attempt to take it is reported.

use std::collections::BTreeMap;

use saop_json::pointer::below;

use super::{At, Lower};
use crate::check::{ArrayBounds, Form, Node, Property};
use crate::diagnostics::Code;
use crate::ir::{Field, NamedType, Shape, Type};
use crate::json::Json;
use crate::names;

impl Lower<'_> {
    /// Lowers a root or a definition, which has a name regardless of its form.
    pub(super) fn top_level(
        &mut self,
        at: &At<'_>,
        node: &Node,
        is_hand_written: bool,
        is_ruled: bool,
    ) {
        let Some(slot) = self.declare(at) else {
            return;
        };
        let shape = if is_hand_written {
            // The type enforces the bounds, so its inner type has none.
            let mut inner = node.clone();
            let bounds = match &mut inner.form {
                Form::Array { bounds, .. } => std::mem::take(bounds),
                _ => ArrayBounds::default(),
            };
            let name = names::inline_type(at.name, "Inner");
            let inner = self.ty(&At { name: &name, ..*at }, &inner, at.name);
            Some(Shape::HandWritten { inner, bounds })
        } else if is_ruled && let Some(inner) = self.ruled(at, node) {
            Some(Shape::Ruled(inner))
        } else {
            self.shape(at, node)
        };
        let shape = shape.unwrap_or_else(|| {
            // The alias takes the name, so a value that may be null needs another.
            let inner = names::inline_type(at.name, "Value");
            let name = match node.form {
                Form::Nullable(_) => &inner,
                _ => at.name,
            };
            Shape::Alias(self.ty(&At { name, ..*at }, node, name))
        });
        self.model.types[slot].shape = shape;
    }

    /// Returns the type that a rule applies to: the members of an object, or the items of an array.
    fn ruled(&mut self, at: &At<'_>, node: &Node) -> Option<Type> {
        let word = match node.form {
            Form::Closed(_) => "Members",
            Form::Array { .. } => "Value",
            // This has been reported.
            _ => return None,
        };
        let name = names::inline_type(at.name, word);
        let inside = At { name: &name, ..*at };
        let slot = self.declare(&inside)?;
        // Its contents are named after the type with the rule.
        let shape = match &node.form {
            Form::Closed(properties) => Shape::Struct(self.fields(at, properties)),
            Form::Array { items, bounds } if *bounds == ArrayBounds::default() => {
                Shape::Alias(Type::Array(Box::new(self.item(at, items, at.name))))
            }
            Form::Array { items, bounds } => {
                let item = self.item(at, items, at.name);
                self.list(&inside, node.offset, item, bounds)
            }
            _ => return None,
        };
        self.model.types[slot].shape = shape;
        Some(Type::Named(name))
    }

    /// Returns the shape of an array with bounds.
    fn list(&mut self, at: &At<'_>, offset: usize, item: Type, bounds: &ArrayBounds) -> Shape {
        if bounds.unique {
            self.unique.push((at.schema, offset, item.clone()));
        }
        Shape::List {
            item,
            bounds: bounds.clone(),
        }
    }

    /// Takes a type's name, or reports that it is taken.
    fn take_type(&mut self, at: &At<'_>, name: &str, what: &str) -> bool {
        let document = &self.documents.list[at.schema];
        if let Some(other) = self.types.get(name) {
            self.report.taken(document, at.offset, what, name, other);
            return false;
        }
        self.types
            .insert(name.to_owned(), format!("{what} of {}", document.file));
        true
    }

    /// Takes the names of the builders, and reports an exception that is no struct.
    pub(super) fn builders(&mut self) {
        for named in &self.model.types {
            let Some(name) = self.model.builder(named) else {
                continue;
            };
            let document = &self.documents.list[named.schema];
            if let Some(other) = self.types.get(&name) {
                let what = format!("the builder of `{}`", named.name);
                self.report
                    .taken(document, named.offset, &what, &name, other);
            }
        }
        let is_struct = |name: &String| {
            let mut types = self.model.types.iter();
            types.any(|named| named.name == *name && matches!(named.shape, Shape::Struct(_)))
        };
        for name in &self.settings.own_builders {
            if !is_struct(name) {
                let message =
                    format!("expected the name of a struct in `builders`, but found `{name}`");
                self.report
                    .setting(self.settings, Code::Setting, "builders", &message);
            }
        }
    }

    /// Adds a named type and returns its place in the list.
    fn declare(&mut self, at: &At<'_>) -> Option<usize> {
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
            recursive: false,
            // A placeholder until the real one is known.
            shape: Shape::Struct(Vec::new()),
        });
        Some(slot)
    }

    /// Returns the shape of a form that needs a name; `None` for the others.
    fn shape(&mut self, at: &At<'_>, node: &Node) -> Option<Shape> {
        let shape = match &node.form {
            Form::Text(rule) if !rule.is_free() && !rule.is_non_empty() => {
                Shape::Text(rule.clone())
            }
            Form::Number(rule) if !rule.is_free() => Shape::Number(rule.clone()),
            Form::Integer(rule) if !rule.is_free() => Shape::Integer(rule.clone()),
            Form::Array { items, bounds } if *bounds != ArrayBounds::default() => {
                let item = self.item(at, items, at.name);
                self.list(at, node.offset, item, bounds)
            }
            Form::Union { property, branches } => self.union(at, property, branches),
            Form::Choice { values, constant } => self.choice(at, values, *constant),
            Form::Scalars(scalars) => Shape::Scalars(scalars.clone()),
            Form::Closed(properties) => Shape::Struct(self.fields(at, properties)),
            _ => return None,
        };
        Some(shape)
    }

    /// Returns the type of an array's items.
    fn item(&mut self, at: &At<'_>, items: &Node, base: &str) -> Type {
        let name = names::inline_type(base, "Item");
        let pointer = format!("{}/items", at.pointer);
        let inner = At {
            name: &name,
            pointer: &pointer,
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
            let ty = self.ty(&inner, &property.node, &name);
            let description = property
                .node
                .description
                .clone()
                .or_else(|| self.described(&property.node));
            fields.push(Field {
                json: property.name.clone(),
                ty,
                required: property.required,
                description,
            });
        }
        fields
    }

    /// Returns the description of the target of a `$ref`.
    fn described(&self, node: &Node) -> Option<String> {
        let Form::Ref(target) = &node.form else {
            return None;
        };
        let description = self.documents.schema(target)?.get("description");
        description.and_then(Json::as_str).map(str::to_owned)
    }

    /// Returns the type of a node. A type that needs a name is declared under `at.name`, items and values under `base`.
    pub(super) fn ty(&mut self, at: &At<'_>, node: &Node, base: &str) -> Type {
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
                // No code is generated from it, and a boolean causes no problem anywhere.
                Type::Boolean
            }
            Form::Free => Type::FreeForm,
            Form::Array { items, bounds } if *bounds == ArrayBounds::default() => {
                Type::Array(Box::new(self.item(at, items, base)))
            }
            Form::Nullable(inner) => Type::Nullable(Box::new(self.ty(at, inner, base))),
            Form::Map(values) => {
                let name = names::inline_type(base, "Value");
                let pointer = format!("{}/additionalProperties", at.pointer);
                let inner = At {
                    name: &name,
                    pointer: &pointer,
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
                if let Some(slot) = self.declare(at)
                    && let Some(shape) = self.shape(at, node)
                {
                    self.model.types[slot].shape = shape;
                }
                Type::Named(at.name.to_owned())
            }
        }
    }
}
