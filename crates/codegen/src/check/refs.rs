//! Cycles of `$ref`s, and definitions that none leads to.
//!
//! A type may be recursive if Rust can name it. An array of itself would be a type alias of itself. Whether there is a value that ends,
//! the engine tells.
//!
//! Invariant: once nothing is reported here, every cycle of `$ref`s passes through a closed object.

use std::collections::{BTreeMap, BTreeSet};

use super::form::Checked;
use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::graph;
use crate::report::Report;

/// One `$ref`: the root or definition that contains it, and its target.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) from: Target,
    pub(super) to: Target,
    /// Whether it is in no member of an object.
    pub(super) is_bare: bool,
    pub(super) offset: usize,
    pub(super) text: String,
}

/// Reports every `$ref` on a cycle that has no Rust type.
pub(super) fn cycles(documents: &Documents, edges: &[Edge], report: &mut Report) {
    let edges = || edges.iter().filter(|edge| edge.is_bare);
    let mut numbers: BTreeMap<&Target, usize> = BTreeMap::new();
    for target in edges().flat_map(|edge| [&edge.from, &edge.to]) {
        let number = numbers.len();
        numbers.entry(target).or_insert(number);
    }
    let mut next = vec![Vec::new(); numbers.len()];
    for edge in edges() {
        next[numbers[&edge.from]].push(numbers[&edge.to]);
    }
    let mut cycles = vec![None; next.len()];
    for (cycle, component) in graph::components(&next).iter().enumerate() {
        if graph::is_cyclic(component, &next) {
            for &node in component {
                cycles[node] = Some(cycle);
            }
        }
    }
    let cycle = |target: &Target| cycles[numbers[target]];
    let is_cyclic =
        |edge: &&Edge| cycle(&edge.from).is_some() && cycle(&edge.from) == cycle(&edge.to);
    for edge in edges().filter(is_cyclic) {
        let message = format!(
            "expected a recursive `$ref` to pass through an object member, but found `{}`, which does not and so has no Rust type",
            edge.text
        );
        let document = &documents.list[edge.from.document];
        report.at(document, Code::Cycle, edge.offset, &message);
    }
}

/// Warns of definitions that no root refers to, directly or through others.
pub(super) fn unused_definitions(
    documents: &Documents,
    checked: &[Checked<'_>],
    edges: &[Edge],
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
                let is_other = |edge: &&Edge| edge.to == target && edge.from != target;
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
