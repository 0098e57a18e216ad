//! Field tables: the members of a message, as Markdown.
//!
//! Invariant: one row per member, in the order of the schema, an object before its members.

mod cell;
mod constraints;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::ir::{Field, Literal, Model, Schema, Shape, Type};

use cell::{code, plain};
use constraints::constraints;

/// Returns the table of one schema.
pub(crate) fn table(model: &Model, schema: &Schema) -> String {
    let out = String::from(
        "| Field | Type | Constraints | Required | Description |\n| --- | --- | --- | --- | --- |\n",
    );
    let mut table = Table {
        model,
        shown: BTreeMap::from([(schema.root.as_str(), String::new())]),
        out,
    };
    table.rows("", model.members(schema));
    table.out
}

/// A table being written.
struct Table<'m> {
    model: &'m Model,
    /// The recursive types that already have rows, and the paths of these.
    shown: BTreeMap<&'m str, String>,
    out: String,
}

impl<'m> Table<'m> {
    fn rows(&mut self, prefix: &str, fields: &'m [Field]) {
        for field in fields {
            let path = format!("{prefix}{}", field.json);
            let above = self.above(&field.ty);
            let description = plain(field.description.as_deref().unwrap_or_default());
            let cells = [
                code(&path),
                kind(self.model, &field.ty),
                constraints(self.model, &field.ty).join(", "),
                if field.required { "yes" } else { "no" }.to_owned(),
                [description, above].join(" ").trim().to_owned(),
            ];
            for cell in &cells {
                // Writing to a string cannot fail.
                let _ = if cell.is_empty() {
                    write!(self.out, "| ")
                } else {
                    write!(self.out, "| {cell} ")
                };
            }
            self.out.push_str("|\n");
            self.inner(&path, &field.ty);
        }
    }

    /// Adds the rows of the members inside a type.
    fn inner(&mut self, path: &str, ty: &'m Type) {
        let model = self.model;
        match ty {
            Type::Array(item) => self.inner(&format!("{path}[]"), item),
            Type::Map(value) => self.inner(&format!("{path}.*"), value),
            Type::Nullable(value) => self.inner(path, value),
            Type::Named(name) => {
                let Some(named) = model.named(name) else {
                    return;
                };
                if named.recursive {
                    if self.shown.contains_key(name.as_str()) {
                        return;
                    }
                    self.shown.insert(name, path.to_owned());
                }
                match &named.shape {
                    Shape::Struct(fields) => self.rows(&format!("{path}."), fields),
                    Shape::Alias(inner)
                    | Shape::HandWritten { inner, .. }
                    | Shape::Ruled(inner) => {
                        self.inner(path, inner);
                    }
                    Shape::List { item, .. } => self.inner(&format!("{path}[]"), item),
                    Shape::Union { branches, .. } => {
                        for branch in branches {
                            self.inner(&format!("{path}({})", branch.json), &branch.ty);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Returns where the rows of a recursive type are, since it has them only once.
    fn above(&self, ty: &'m Type) -> String {
        match ty {
            Type::Array(inner) | Type::Map(inner) | Type::Nullable(inner) => self.above(inner),
            Type::Named(name) => match self.shown.get(name.as_str()) {
                Some(path) if path.is_empty() => "(As the whole.)".to_owned(),
                Some(path) => format!("(As {}.)", code(path)),
                None => match self.model.named(name).map(|named| &named.shape) {
                    Some(Shape::Alias(inner) | Shape::List { item: inner, .. }) => {
                        self.above(inner)
                    }
                    _ => String::new(),
                },
            },
            _ => String::new(),
        }
    }
}

fn kind(model: &Model, ty: &Type) -> String {
    match model.unalias(ty) {
        Type::String | Type::NonEmpty => "string".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::U64 | Type::I64 => "integer".to_owned(),
        Type::F64 => "number".to_owned(),
        Type::FreeForm => "free-form object".to_owned(),
        Type::Array(item) => format!("array of {}", inner_kind(model, item)),
        Type::Map(value) => format!("map to {}", inner_kind(model, value)),
        Type::Nullable(value) => format!("{} or null", kind(model, value)),
        named @ Type::Named(_) => match model.shape(named) {
            Some(Shape::Struct(_) | Shape::Union { .. }) | None => "object".to_owned(),
            Some(Shape::Integer(_)) => "integer".to_owned(),
            Some(Shape::List { item, .. }) => format!("array of {}", inner_kind(model, item)),
            Some(Shape::Literals { variants, .. }) => literal_kinds(variants),
            Some(Shape::Enum { .. } | Shape::Text(_)) => "string".to_owned(),
            Some(Shape::Number(_)) => "number".to_owned(),
            Some(Shape::Scalars(scalars)) => {
                let kinds: Vec<&str> = scalars.iter().map(|scalar| scalar.name()).collect();
                match kinds.split_last() {
                    Some((last, [])) => (*last).to_owned(),
                    Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
                    None => String::new(),
                }
            }
            Some(Shape::Alias(inner) | Shape::HandWritten { inner, .. } | Shape::Ruled(inner)) => {
                kind(model, inner)
            }
        },
    }
}

/// Returns the same for items and values, with parentheses that show what a `null` belongs to.
fn inner_kind(model: &Model, ty: &Type) -> String {
    match model.unalias(ty) {
        nullable @ Type::Nullable(_) => format!("({})", kind(model, nullable)),
        other => kind(model, other),
    }
}

/// Returns the types of the values of an `enum`, each once.
fn literal_kinds(variants: &[Literal]) -> String {
    let mut kinds: Vec<&str> = Vec::new();
    for literal in variants {
        let kind = match literal {
            Literal::Null => "null",
            Literal::Bool(_) => "boolean",
            Literal::Number(_) if literal.is_of("integer") => "integer",
            Literal::Number(_) => "number",
            Literal::String(_) => "string",
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds.join(" or ")
}
