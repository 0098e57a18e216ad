//! The schema profile: every rule that a schema must satisfy before code is generated from it.
//!
//! Invariant: there is a tree of [`Node`]s for every schema. If a problem with one is reported, its form is unknown, so
//! that no later stage reports the consequences, and all stages see everything else.

mod anchors;
mod array;
mod choice;
mod engine;
mod form;
mod number;
mod object;
mod pattern;
mod ranges;
mod refs;
mod rewrite;
mod rules;
mod settings;
mod strays;
mod string;
mod types;
mod union;
mod unique;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use engine::check as check_by_engine;
pub(crate) use form::{
    ArrayBounds, Checked, Form, IntegerRule, Literal, Node, NumberRule, Property, Scalar, TextRule,
};
pub(crate) use settings::{check as check_settings, runtime as check_runtime};

use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::report::Report;
use crate::settings::Settings;

use form::Nodes;
use walk::Walk;

/// Checks every document. The result has one entry for each document.
pub(crate) fn check(
    documents: &Documents,
    settings: &Settings,
    report: &mut Report,
) -> Vec<Checked> {
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

/// Collects the schemas that a `$ref` may name.
fn nodes(checked: &[Checked]) -> Nodes<'_> {
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
