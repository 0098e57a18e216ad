//! The schema profile: every rule that a schema must satisfy before code is generated from it.
//!
//! Invariant: there is a tree of [`Node`]s for every schema. If a problem with one is reported, its form is unknown, so
//! that no later stage reports the consequences, and all stages see everything else.

mod anchors;
mod array;
mod choice;
mod engine;
mod form;
mod messages;
mod naming;
mod number;
mod object;
mod pattern;
mod refs;
mod released;
mod rewrite;
mod rules;
mod settings;
mod size;
mod strays;
mod string;
mod types;
mod union;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use messages::Schema;
pub(crate) use naming::TargetNames;
pub(crate) use settings::{check as check_settings, runtime as check_runtime};

use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::keywords;
use crate::reading::Reading;
use crate::report::Report;
use crate::settings::Settings;

use form::{Checked, Form, Nodes, nodes};
use walk::Walk;

/// Checks every document, and names the types. The result has one schema for each document, and is sound if nothing was reported.
pub(crate) fn check(
    documents: &Documents,
    readings: &[Reading],
    settings: &Settings,
    report: &mut Report,
) -> (Vec<Schema>, TargetNames) {
    let checked = forms(documents, readings, settings, report);
    engine::check(documents, readings, report);
    let names = naming::of_targets(documents, &checked);
    naming::check(documents, &checked, &names, settings, report);
    let is_moderate = size::check(documents, &checked, &names, report);
    // A hand-written type may decide what is unique.
    if is_moderate && settings.knows("hand_written") {
        let is_hand_written =
            |target: &Target| settings.hand_written.contains_key(&documents.place(target));
        size::unique(documents, &nodes(&checked), is_hand_written, report);
    }
    let schemas = messages::schemas(documents, &checked, &names, settings, report);
    released::required(documents, &settings.released, report);
    (schemas, names)
}

/// Checks the form of every schema. The result has one entry for each document.
fn forms<'r>(
    documents: &Documents,
    readings: &'r [Reading],
    settings: &Settings,
    report: &mut Report,
) -> Vec<Checked<'r>> {
    let mut walk = Walk::new(documents, settings, std::mem::take(report));
    for index in 0..documents.list.len() {
        walk.look_at(index);
    }
    let (edges, doubts) = (walk.edges, walk.doubts);
    *report = walk.report;
    for doubt in doubts {
        doubt.settle(documents, report);
    }
    refs::cycles(documents, &edges, report);
    let checked = readings.iter().enumerate();
    let checked = checked.map(|(index, reading)| Checked::of(documents, index, reading, report));
    let checked: Vec<Checked<'_>> = checked.collect();
    for (document, checked) in documents.list.iter().zip(&checked) {
        let form = &checked.root.form;
        if form.is_known() && !matches!(form, Form::Closed(_)) {
            let message =
                "expected the root of a file to be a closed object, but found another form";
            report.at(document, Code::Open, document.root.span.start, message);
        }
    }
    let nodes = nodes(&checked);
    rules::check(documents, &nodes, settings, report);
    unused_definitions(documents, &checked, &edges, report);
    hand_written(documents, &nodes, settings, report);
    checked
}

/// Warns of definitions that no root refers to, directly or through others.
fn unused_definitions(
    documents: &Documents,
    checked: &[Checked<'_>],
    edges: &[refs::Edge],
    report: &mut Report,
) {
    let mut reached: BTreeSet<Target> = (0..checked.len()).map(Target::root).collect();
    let mut open: Vec<Target> = reached.iter().cloned().collect();
    let mut targets: BTreeMap<&Target, Vec<&Target>> = BTreeMap::new();
    for edge in edges {
        targets.entry(&edge.from).or_default().push(&edge.to);
    }
    while let Some(from) = open.pop() {
        for to in targets.get(&from).into_iter().flatten() {
            if reached.insert((*to).clone()) {
                open.push((*to).clone());
            }
        }
    }
    for (index, (document, checked)) in documents.list.iter().zip(checked).enumerate() {
        for (key, offset, _) in &checked.definitions {
            let definition = Some(key.clone());
            let target = Target {
                document: index,
                definition,
            };
            if !reached.contains(&target) {
                let is_other = |edge: &&refs::Edge| edge.to == target && edge.from != target;
                let found = if edges.iter().any(|edge| is_other(&edge)) {
                    "them only in unused definitions"
                } else {
                    "none"
                };
                let message =
                    format!("expected a `$ref` to the definition `{key}`, but found {found}");
                report.warn(document, Code::Unused, *offset, &message);
            }
        }
    }
}

/// Reports hand-written types that stand for no array, or match no definition of documents that could be read.
fn hand_written(
    documents: &Documents,
    nodes: &Nodes<'_>,
    settings: &Settings,
    report: &mut Report,
) {
    for key in settings.hand_written.keys() {
        let (name, _) = key.split_once('#').unwrap_or((key, ""));
        let mut definitions = nodes
            .iter()
            .filter(|(target, _)| target.definition.is_some());
        let found = definitions.find(|(target, _)| documents.place(target) == *key);
        let mut list = documents.list.iter();
        let root = list.find(|document| document.name == name);
        let root = root.map(|document| &document.root);
        let Some((target, node)) = found else {
            let are_unread = root.is_some_and(|root| {
                let definitions = keywords::meant(root, "definitions");
                match definitions {
                    Some(definitions) => definitions.members().is_none(),
                    None => keywords::is_misspelled(root, "definitions"),
                }
            });
            if !documents.is_unread(name) && !are_unread {
                let message = format!(
                    "expected a hand-written type to stand for a definition, but found `{key}`"
                );
                report.setting(settings, Code::Setting, key, &message);
            }
            continue;
        };
        if node.form.is_known() && !matches!(node.form, Form::Array { .. }) {
            let message = format!(
                "expected a hand-written type to stand for an array, but found another form in `{key}`"
            );
            let definitions = root.and_then(|root| keywords::meant(root, "definitions"));
            let member = definitions.and_then(|all| all.member(target.definition.as_deref()?));
            let offset = member.map_or(node.offset, |member| member.span.start);
            let document = &documents.list[target.document];
            report.at(document, Code::HandWritten, offset, &message);
        }
    }
}
