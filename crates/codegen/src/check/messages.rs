//! What each schema file is as a whole: a message or a part, and how messages are told apart.
//!
//! Invariant: one entry for each document, in their order.

use std::collections::{BTreeMap, BTreeSet};

use super::form::{Checked, Form, Literal, Property};
use super::naming::TargetNames;
use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::Json;
use crate::report::Report;
use crate::settings::Settings;

/// One schema file.
#[derive(Debug)]
pub(crate) struct Schema {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) version: String,
    pub(crate) title: String,
    pub(crate) description: String,
    /// The schema's type.
    pub(crate) root: String,
    /// Whether another schema refers to it.
    pub(crate) part: bool,
    /// A required property of the root with one possible value, and that value.
    pub(crate) discriminator: Option<(String, String)>,
}

pub(super) fn schemas(
    documents: &Documents,
    checked: &[Checked<'_>],
    names: &TargetNames,
    settings: &Settings,
    report: &mut Report,
) -> Vec<Schema> {
    let parts = parts(documents);
    let text = |document: &Document, keyword: &str| {
        let text = document.root.get(keyword).and_then(Json::as_str);
        text.unwrap_or_default().to_owned()
    };
    let all = documents.list.iter().enumerate();
    let all = all.map(|(index, document)| Schema {
        name: document.name.clone(),
        id: document.id.clone(),
        version: document.version.clone(),
        title: text(document, "title"),
        description: text(document, "description"),
        root: names.get(&Target::root(index)).cloned().unwrap_or_default(),
        part: parts.contains(&index),
        discriminator: None,
    });
    let mut all: Vec<Schema> = all.collect();
    discriminators(documents, checked, &mut all, &settings.released, report);
    if let Some(member) = &settings.version_member {
        versions(documents, checked, member, report);
    }
    all
}

/// Returns the documents that another one refers to.
fn parts(documents: &Documents) -> BTreeSet<usize> {
    let references = documents.references.iter().enumerate();
    let targets = references.flat_map(|(from, all)| {
        let targets = all.values().map(|target| target.document);
        targets.filter(move |to| *to != from)
    });
    targets.collect()
}

/// Chooses the discriminator of each message: the first required property of its root with a fixed value that no other
/// message has there. Parts keep their first one. A message is reported if another one has its fixed values as well.
fn discriminators(
    documents: &Documents,
    checked: &[Checked<'_>],
    schemas: &mut [Schema],
    released: &BTreeMap<String, String>,
    report: &mut Report,
) {
    // Of two schemas, the one that is not published is told.
    let order = |index: usize| (!released.contains_key(&documents.list[index].name), index);
    // If a file is missing, or the target of a `$ref`, it is unclear which schemas are messages.
    let known = ![Code::Syntax, Code::Id, Code::Dangling]
        .into_iter()
        .any(|code| report.has(code));
    let all: Vec<_> = checked
        .iter()
        .map(|own| constants_of(own, checked))
        .collect();
    let is_part: Vec<bool> = schemas.iter().map(|schema| schema.part).collect();
    for (index, schema) in schemas.iter_mut().enumerate() {
        let others = || (0..all.len()).filter(|other| *other != index && !is_part[*other]);
        let own = &all[index];
        let is_free = |pair| others().all(|other| !all[other].contains(pair));
        let free = own.iter().find(|pair| schema.part || is_free(pair));
        schema.discriminator = free.or(own.first()).cloned();
        let (None, Some(first)) = (free, own.first()) else {
            continue;
        };
        let taken =
            others().find(|other| order(*other) < order(index) && all[*other].contains(first));
        if let Some(other) = taken.filter(|_| known && knows(checked, &checked[index])) {
            let (property, value) = first;
            let message = format!(
                "expected a required string `const` that tells this message from all others, but found that \
                 `{property}` is `{value}` in {} as well",
                documents.list[other].name
            );
            report.at(&documents.list[index], Code::Collision, 0, &message);
        }
    }
}

/// Returns whether the form of every required property of a root is known.
fn knows(checked: &[Checked<'_>], own: &Checked<'_>) -> bool {
    matches!(own.root.form, Form::Closed(_))
        && required(own).all(|property| {
            let node = property.node.followed(checked);
            node.is_some_and(|node| node.form.is_known())
        })
}

/// Returns the required properties of a root.
fn required<'c>(own: &'c Checked<'c>) -> impl Iterator<Item = &'c Property<'c>> {
    let properties = match &own.root.form {
        Form::Closed(properties) => properties.as_slice(),
        _ => &[],
    };
    properties.iter().filter(|property| property.required)
}

/// Returns the required properties of a root that have a fixed value, and the value.
fn constants_of(own: &Checked<'_>, checked: &[Checked<'_>]) -> Vec<(String, String)> {
    let fixed = required(own).filter_map(|property| match &property.node.followed(checked)?.form {
        Form::Choice {
            values,
            constant: true,
        } => match values.as_slice() {
            [Literal::String(value)] => Some((property.name.clone(), value.clone())),
            _ => None,
        },
        _ => None,
    });
    fixed.collect()
}

/// Reports versions that the version member does not accept, so that no message could state the version it was written
/// to.
fn versions(documents: &Documents, checked: &[Checked<'_>], member: &str, report: &mut Report) {
    for (document, own) in documents.list.iter().zip(checked) {
        let version = &*document.version;
        let mut required = required(own);
        let Some(property) = required.find(|one| one.name == member && !version.is_empty()) else {
            continue;
        };
        let takes_version = match property.node.followed(checked).map(|node| &node.form) {
            Some(Form::Text(facts)) => facts.accept_text(version),
            Some(Form::Choice { values, .. }) => {
                let mut values = values.iter();
                values.any(|value| *value == Literal::String(version.to_owned()))
            }
            _ => false,
        };
        if !takes_version {
            let message = format!(
                "expected `{member}` to be a string that can state the version of `$id`, but found that it cannot be {version}"
            );
            let offset = document.root.get("$id").map_or(0, |id| id.span.start);
            report.at(document, Code::Version, offset, &message);
        }
    }
}
