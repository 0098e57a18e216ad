//! Field tables: what a message holds, as Markdown.
//!
//! Invariant: one row a member, in the order of the schema, an object before its members.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::ir::{
    ArrayBounds, Field, IntegerRule, Literal, Model, NumberRule, Schema, Shape, TextRule, Type,
};
use crate::json::quoted;

/// The table of one schema.
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
    /// The recursive types that have their rows, and at which path.
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

    /// The rows of what a type holds.
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
                    Shape::Alias(inner) | Shape::HandWritten { inner, .. } => {
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

    /// Where the rows of a recursive type are, which has them once.
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
            Some(Shape::Alias(inner) | Shape::HandWritten { inner, .. }) => kind(model, inner),
        },
    }
}

/// The same for items and values, so that it shows whose `null` it is.
fn inner_kind(model: &Model, ty: &Type) -> String {
    match model.unalias(ty) {
        nullable @ Type::Nullable(_) => format!("({})", kind(model, nullable)),
        other => kind(model, other),
    }
}

fn constraints(model: &Model, ty: &Type) -> Vec<String> {
    match model.unalias(ty) {
        Type::NonEmpty => vec!["not empty".to_owned()],
        Type::U64 => vec!["at least 0".to_owned()],
        Type::Nullable(inner) => constraints(model, inner),
        Type::Array(inner) | Type::Map(inner) => constraints(model, inner)
            .into_iter()
            .map(|one| format!("each {one}"))
            .collect(),
        named @ Type::Named(_) => match model.shape(named) {
            Some(Shape::Text(rule)) => text(rule),
            Some(Shape::Number(rule)) => number(rule),
            Some(Shape::Integer(rule)) => integer(rule),
            Some(Shape::List { item, bounds }) => {
                let each = constraints(model, item).into_iter();
                let mut all = items(bounds);
                all.extend(each.map(|one| format!("each {one}")));
                all
            }
            Some(Shape::Literals { variants, constant }) => {
                let values = variants.iter().map(|(literal, _)| match literal {
                    Literal::String(text) => code(&quoted(text)),
                    other => code(other.text()),
                });
                let lead = if *constant { "exactly" } else { "one of" };
                vec![format!("{lead} {}", values.collect::<Vec<_>>().join(", "))]
            }
            Some(Shape::Union { property, branches }) => {
                let values: Vec<String> =
                    branches.iter().map(|branch| code(&branch.json)).collect();
                vec![format!(
                    "{} is one of {}",
                    code(property),
                    values.join(", ")
                )]
            }
            Some(Shape::Enum { variants, constant }) => {
                let values: Vec<String> =
                    variants.iter().map(|variant| code(&variant.json)).collect();
                let lead = if *constant { "exactly" } else { "one of" };
                vec![format!("{lead} {}", values.join(", "))]
            }
            Some(Shape::HandWritten { inner, bounds, .. }) => {
                let mut all = items(bounds);
                all.extend(constraints(model, inner));
                all
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn text(rule: &TextRule) -> Vec<String> {
    let mut all = Vec::new();
    match rule.min {
        0 => {}
        1 => all.push("not empty".to_owned()),
        min => all.push(format!("at least {min} characters")),
    }
    if let Some(max) = rule.max {
        all.push(format!("at most {}", count(max, "character")));
    }
    if let Some(pattern) = &rule.pattern {
        all.push(format!("matches {}", code(&pattern.ecma)));
    }
    all
}

fn number(rule: &NumberRule) -> Vec<String> {
    let bounds = [
        ("at least", rule.minimum),
        ("more than", rule.exclusive_minimum),
        ("at most", rule.maximum),
        ("less than", rule.exclusive_maximum),
    ];
    let all = bounds
        .into_iter()
        .chain([("a multiple of", rule.multiple_of)]);
    all.filter_map(|(words, bound)| bound.map(|bound| format!("{words} {bound}")))
        .collect()
}

fn integer(rule: &IntegerRule) -> Vec<String> {
    let bounds = [
        ("at least", rule.minimum),
        ("more than", rule.exclusive_minimum),
        ("at most", rule.maximum),
        ("less than", rule.exclusive_maximum),
        ("a multiple of", rule.multiple_of.map(i128::from)),
    ];
    bounds
        .into_iter()
        .filter_map(|(words, bound)| bound.map(|bound| format!("{words} {bound}")))
        .collect()
}

/// The types of the values of an `enum`, each once.
fn literal_kinds(variants: &[(Literal, String)]) -> String {
    let mut kinds: Vec<&str> = Vec::new();
    for (literal, _) in variants {
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

fn items(bounds: &ArrayBounds) -> Vec<String> {
    let mut all = Vec::new();
    if bounds.min > 0 {
        all.push(format!("at least {}", count(bounds.min, "item")));
    }
    if let Some(max) = bounds.max {
        all.push(format!("at most {}", count(max, "item")));
    }
    if bounds.unique {
        all.push("no item twice".to_owned());
    }
    all
}

fn count(number: u64, word: &str) -> String {
    if number == 1 {
        format!("1 {word}")
    } else {
        format!("{number} {word}s")
    }
}

/// A text as code in a table's cell, whatever backticks and bars it holds.
fn code(text: &str) -> String {
    let text = one_line(text).replace('|', "\\|");
    let longest = text
        .split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    if text.is_empty() {
        "the empty string".to_owned()
    } else if longest > 0 {
        format!("{fence} {text} {fence}")
    } else {
        format!("{fence}{text}{fence}")
    }
}

/// A text as prose in a table's cell.
fn plain(text: &str) -> String {
    one_line(text).replace('|', "\\|")
}

fn one_line(text: &str) -> String {
    let clean: String = text
        .chars()
        .map(|character| {
            if character.is_control() {
                ' '
            } else {
                character
            }
        })
        .collect();
    clean
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::{code, plain};

    #[test]
    fn cells_cannot_break_the_table() {
        assert_eq!(code("a|b"), r"`a\|b`");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code(""), "the empty string");
        assert_eq!(plain("one\n two | three\t"), r"one two \| three");
    }
}
