//! Field tables: the members of a message, as Markdown.
//!
//! Invariant: one row per member, in the order of the schema, an object before its members.

mod cell;
mod constraints;
mod said;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use saop_json::JsonKind;
use saop_schema::{Outline, OutlinePart, Rest};

use cell::{code, plain};
use constraints::constraints;
pub(crate) use said::{Constant, constants};
use said::{branches, inner_parts, items, values};

use crate::graph;

/// The tables of schemas that are compiled as one.
pub(crate) struct Tables<'o> {
    outline: &'o Outline,
    /// Whether a value of each part may contain another one.
    recursive: Vec<bool>,
}

impl<'o> Tables<'o> {
    pub(crate) fn of(outline: &'o Outline) -> Self {
        let edges: Vec<_> = outline.parts.iter().map(inner_parts).collect();
        let mut recursive = vec![false; edges.len()];
        for component in graph::components(&edges) {
            if graph::is_cyclic(&component, &edges) {
                for part in component {
                    recursive[part] = true;
                }
            }
        }
        Self { outline, recursive }
    }

    /// Returns the table of the schema with this part.
    pub(crate) fn table(&self, root: usize) -> String {
        let out = String::from(
            "| Field | Type | Constraints | Required | Description |\n| --- | --- | --- | --- | --- |\n",
        );
        let mut table = Table {
            of: self,
            shown: BTreeMap::from([(root, String::new())]),
            out,
        };
        table.rows("", &self.outline.parts[root]);
        table.out
    }
}

/// A table being written.
struct Table<'t> {
    of: &'t Tables<'t>,
    /// The recursive objects that already have rows, and the paths of these.
    shown: BTreeMap<usize, String>,
    out: String,
}

impl Table<'_> {
    fn rows(&mut self, prefix: &str, part: &OutlinePart) {
        let outline = self.of.outline;
        let listed = part.members.iter().flat_map(|members| &members.listed);
        for member in listed {
            let Some(part) = member.part else {
                continue;
            };
            let path = format!("{prefix}{}", member.name);
            let above = self.above(part);
            let description = member.description.as_ref();
            let description = description.or(outline.parts[part].facts.description.as_ref());
            let description = plain(description.map_or("", String::as_str));
            let cells = [
                code(&path),
                kind(outline, part),
                constraints(outline, part).join(", "),
                if member.required { "yes" } else { "no" }.to_owned(),
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
            self.inner(&path, part);
        }
    }

    /// Adds the rows of the members inside a part.
    fn inner(&mut self, path: &str, number: usize) {
        let part = &self.of.outline.parts[number];
        if let Some(items) = items(part) {
            return self.inner(&format!("{path}[]"), items);
        }
        if let Some(values) = values(part) {
            return self.inner(&format!("{path}.*"), values);
        }
        if self.of.recursive[number] {
            if self.shown.contains_key(&number) {
                return;
            }
            self.shown.insert(number, path.to_owned());
        }
        self.rows(&format!("{path}."), part);
        if let Some(((_, values), branches)) = branches(part) {
            for (value, branch) in values.iter().zip(branches) {
                self.inner(&format!("{path}({value})"), *branch);
            }
        }
    }

    /// Returns where the rows of a recursive object are, since it has them only once.
    fn above(&self, number: usize) -> String {
        let part = &self.of.outline.parts[number];
        match (
            self.shown.get(&number),
            items(part).or_else(|| values(part)),
        ) {
            (Some(path), _) if path.is_empty() => "(As the whole.)".to_owned(),
            (Some(path), _) => format!("(As {}.)", code(path)),
            (None, Some(inner)) => self.above(inner),
            (None, None) => String::new(),
        }
    }
}

/// Returns the types of the values of a part, in words.
fn kind(outline: &Outline, number: usize) -> String {
    let part = &outline.parts[number];
    let mut kinds: Vec<String> = Vec::new();
    if let Some(values) = constants(part) {
        for value in values {
            let kind = value.kind();
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
    } else {
        kinds.extend(part.facts.types.iter().flat_map(|types| {
            let integer = types.integer.then(|| "integer".to_owned());
            let order = [
                JsonKind::String,
                JsonKind::Number,
                JsonKind::Bool,
                JsonKind::Array,
                JsonKind::Object,
            ];
            let others = order.into_iter().filter(|kind| types.kinds.contains(kind));
            integer.into_iter().chain(others.map(|kind| match kind {
                JsonKind::Array => format!("array of {}", inner_kind(outline, items(part))),
                JsonKind::Object => object(outline, part),
                kind => kind.type_name().to_owned(),
            }))
        }));
        if kinds.is_empty() && branches(part).is_some() {
            kinds.push("object".to_owned());
        }
    }
    if takes_null(part) && !kinds.iter().any(|kind| kind == "null") {
        kinds.push("null".to_owned());
    }
    match kinds.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// Whether `null` is among the types, or the values that are listed.
fn takes_null(part: &OutlinePart) -> bool {
    let types = part.facts.types.as_ref();
    let constants = part.facts.constants.as_ref();
    types.is_some_and(|types| types.kinds.contains(&JsonKind::Null))
        || constants.is_some_and(|all| all.iter().any(|text| text == "null"))
}

fn object(outline: &Outline, part: &OutlinePart) -> String {
    let is_free = part
        .members
        .as_ref()
        .is_none_or(|members| members.others == Rest::Any);
    match values(part) {
        Some(_) => format!("map to {}", inner_kind(outline, values(part))),
        None if is_free && branches(part).is_none() => "free-form object".to_owned(),
        None => "object".to_owned(),
    }
}

/// Returns the same for items and values, with parentheses that show what a `null` belongs to.
fn inner_kind(outline: &Outline, part: Option<usize>) -> String {
    let Some(part) = part else {
        return String::new();
    };
    let of = &outline.parts[part];
    let is_one = of
        .facts
        .types
        .as_ref()
        .is_none_or(|types| types.kinds.len() + usize::from(types.integer) < 3);
    if takes_null(of) && is_one {
        format!("({})", kind(outline, part))
    } else {
        kind(outline, part)
    }
}
