//! Facts about a schema as a whole, once its types are known.
//!
//! Invariant: nothing here creates or names a type.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::{Checked, Form, Node};
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::ir::{MAX_MEMBERS, MAX_UNFOLDED, Model, Shape, Type};
use crate::names;
use crate::report::Report;

/// Returns the documents that another one refers to.
pub(super) fn parts(checked: &[Checked]) -> BTreeSet<usize> {
    fn visit(node: &Node, from: usize, found: &mut BTreeSet<usize>) {
        if let Form::Ref(target) = &node.form
            && target.document != from
        {
            found.insert(target.document);
        }
        for inner in node.children() {
            visit(inner, from, found);
        }
    }
    let mut found = BTreeSet::new();
    for (from, checked) in checked.iter().enumerate() {
        checked
            .nodes()
            .for_each(|node| visit(node, from, &mut found));
    }
    found
}

/// Reports types that unfold beyond what the emitters, and readers of their output, can handle. Returns whether there
/// are any.
pub(super) fn unfolds_too_far(documents: &Documents, model: &Model, report: &mut Report) -> bool {
    let found = model.immoderate();
    for named in &found {
        let message = format!(
            "expected types that unfold to at most {MAX_MEMBERS} members, {MAX_UNFOLDED} deep, but found \
             `{}`, which goes beyond",
            named.name
        );
        let document = &documents.list[named.schema];
        report.at(document, Code::Depth, named.offset, &message);
    }
    !found.is_empty()
}

/// Reports arrays with unique items whose floats make equal what a text distinguishes. Free-form data keeps its spelling in JSON
/// only: other formats have floats. The rule has to be exact in all of them.
pub(super) fn unique(
    documents: &Documents,
    model: &Model,
    arrays: &[(usize, usize, Type)],
    report: &mut Report,
) {
    for (schema, offset, item) in arrays {
        if model.holds_float(item) {
            let message = "expected `uniqueItems` where items hold no `number` and no free-form object, since floats \
                           make some alike that a text tells apart, but found one; a hand-written type may decide it";
            report.at(
                &documents.list[*schema],
                Code::HandWritten,
                *offset,
                message,
            );
        }
    }
}

/// Chooses the discriminator of each message: the first required property of its root with a fixed value that no other
/// message has there. Parts keep their first one. A message is reported if another one has its fixed values as well.
pub(super) fn discriminators(
    documents: &Documents,
    checked: &[Checked],
    model: &mut Model,
    released: &BTreeMap<String, String>,
    report: &mut Report,
) {
    // Of two schemas, the one that is not published is told.
    let order = |index: usize| {
        let name = documents.list.get(index).map(|document| &document.name);
        (!name.is_some_and(|name| released.contains_key(name)), index)
    };
    // If a file is missing, or the target of a `$ref`, it is unclear which schemas are messages.
    let known = ![Code::Syntax, Code::Id, Code::Dangling]
        .into_iter()
        .any(|code| report.has(code));
    let all: Vec<_> = model
        .schemas
        .iter()
        .map(|schema| (schema, constants_of(model, &schema.root)))
        .collect();
    let mut chosen = Vec::new();
    for (index, ((schema, own), (document, checked_own))) in all
        .iter()
        .zip(documents.list.iter().zip(checked))
        .enumerate()
    {
        let messages = || {
            let others = all.iter().enumerate();
            others.filter(|(other, (schema, _))| *other != index && !schema.part)
        };
        let is_free = |pair| messages().all(|(_, (_, other))| !other.contains(pair));
        let free = own.iter().find(|pair| schema.part || is_free(pair));
        if let (None, Some(first)) = (free, own.first()) {
            let taken = messages()
                .find(|(other, (_, has))| order(*other) < order(index) && has.contains(first));
            if let Some((_, (other, _))) = taken.filter(|_| known && knows(checked, checked_own)) {
                let (property, value) = first;
                let message = format!(
                    "expected a required string `const` that tells this message from all others, but found that \
                     `{property}` is `{value}` in {} as well",
                    other.name
                );
                report.at(document, Code::Collision, 0, &message);
            }
        }
        chosen.push(free.or(own.first()).cloned());
    }
    for (schema, discriminator) in model.schemas.iter_mut().zip(chosen) {
        schema.discriminator = discriminator;
    }
}

/// Returns whether the form of every required property of a root is known.
fn knows(checked: &[Checked], own: &Checked) -> bool {
    let Form::Closed(properties) = &own.root.form else {
        return false;
    };
    let mut required = properties.iter().filter(|property| property.required);
    required.all(|property| {
        let node = property.node.followed(checked);
        node.is_some_and(|node| node.form.is_known())
    })
}

/// Returns the required properties of a root that have a fixed value, and the value.
fn constants_of(model: &Model, root: &str) -> Vec<(String, String)> {
    let fields = model.fields(root).unwrap_or_default();
    let required = fields.iter().filter(|field| field.required);
    required
        .filter_map(|field| match model.shape(&field.ty)? {
            Shape::Enum {
                variants,
                constant: true,
            } => Some((field.json.clone(), variants.first()?.clone())),
            _ => None,
        })
        .collect()
}

/// Reports versions that the version member does not accept, so that no message could state the version it was written
/// to.
pub(super) fn versions(documents: &Documents, model: &Model, report: &mut Report) {
    for (schema, document) in model.schemas.iter().zip(&documents.list) {
        let fields = model.members(schema).iter();
        let mut fields = fields.filter(|field| Some(&field.json) == model.version_member.as_ref());
        let Some(field) = fields.find(|field| field.required && !schema.version.is_empty()) else {
            continue;
        };
        if !model.takes_version(schema, field) {
            let message = format!(
                "expected `{}` to be a string that can state the version of `$id`, but found that it cannot be {}",
                field.json, schema.version
            );
            let offset = document.root.get("$id").map_or(0, |id| id.span.start);
            report.at(document, Code::Version, offset, &message);
        }
    }
}

/// Reports schemas whose statics would have the same name. Statics and types do not collide in Rust.
pub(super) fn constants(documents: &Documents, report: &mut Report) {
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
            if let Some(other) = taken.get(&name) {
                report.taken(
                    document,
                    document.root.span.start,
                    "a constant",
                    &name,
                    other,
                );
            } else {
                taken.insert(name, format!("a constant of {}", document.file));
            }
        }
    }
}
