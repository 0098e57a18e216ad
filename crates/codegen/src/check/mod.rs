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
mod ranges;
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
mod unique;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

#[cfg(feature = "generate")]
pub(crate) use form::{ArrayBounds, IntegerRule, NumberRule, TextRule};
pub(crate) use messages::Schema;
pub(crate) use naming::TargetNames;
pub(crate) use settings::{check as check_settings, runtime as check_runtime};

use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::reading::Problems;
use crate::report::Report;
use crate::settings::Settings;

use form::{Checked, Form, Node, nodes};
use walk::Walk;

/// Checks every document, and names the types. The result has one schema for each document, and is sound if nothing was reported.
pub(crate) fn check(
    documents: &Documents,
    problems: &[Problems],
    settings: &Settings,
    report: &mut Report,
) -> (Vec<Schema>, TargetNames) {
    let checked = forms(documents, settings, report);
    engine::check(documents, problems, report);
    let names = naming::of_targets(&checked);
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
fn forms(documents: &Documents, settings: &Settings, report: &mut Report) -> Vec<Checked> {
    let mut unused: BTreeSet<&str> = settings.hand_written.keys().map(String::as_str).collect();
    let mut walk = Walk::new(documents, settings, std::mem::take(report));
    let mut checked: Vec<_> = (0..documents.list.len())
        .map(|index| walk.look_at(index, &mut unused))
        .collect();
    let (edges, doubts) = (walk.edges, walk.doubts);
    *report = walk.report;
    for doubt in doubts {
        doubt.settle(documents, report);
    }
    let nodes = nodes(&checked);
    rules::check(documents, &nodes, settings, report);
    unused_definitions(documents, &checked, &edges, report);
    let mut blamed = refs::cycles(documents, &nodes, &edges, report);
    blamed.extend(unique::crowded(documents, &nodes, report));
    for (index, checked) in checked.iter_mut().enumerate() {
        for node in checked.nodes_mut() {
            cut(node, index, &blamed);
        }
    }
    report_unused(documents, settings, &unused, report);
    checked
}

/// Warns of definitions that no root refers to, directly or through others.
fn unused_definitions(
    documents: &Documents,
    checked: &[Checked],
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

/// Reports hand-written types that match no definition, except for documents that could not be read.
fn report_unused(
    documents: &Documents,
    settings: &Settings,
    unused: &BTreeSet<&str>,
    report: &mut Report,
) {
    for key in unused {
        let (name, _) = key.split_once('#').unwrap_or((key, ""));
        if documents.is_unread(name) {
            continue;
        }
        let message =
            format!("expected a hand-written type to stand for a definition, but found `{key}`");
        report.setting(settings, Code::Setting, key, &message);
    }
}

/// Makes blamed arrays unknown, and blamed references, so that following the others terminates. Members with such
/// references become optional. Returns whether there were any such references.
fn cut(node: &mut Node, document: usize, blamed: &refs::Blamed) -> bool {
    if matches!(node.form, Form::Ref(_)) && blamed.contains(&(document, node.offset)) {
        node.form = Form::Unknown(Vec::new());
        return true;
    }
    if matches!(node.form, Form::Array { .. }) && blamed.contains(&(document, node.offset)) {
        let form = std::mem::replace(&mut node.form, Form::Free);
        node.form = form.blurred();
    }
    let mut found = false;
    if let Form::Closed(properties) = &mut node.form {
        for property in properties {
            if cut(&mut property.node, document, blamed) {
                property.required = false;
                found = true;
            }
        }
    } else {
        for inner in node.children_mut() {
            found |= cut(inner, document, blamed);
        }
    }
    found
}
