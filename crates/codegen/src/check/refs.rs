//! Cycles of `$ref`s.
//!
//! A type may be recursive if Rust can name it. An array of itself would be a type alias of itself. Whether there is a value that ends,
//! the engine tells.
//!
//! Invariant: once nothing is reported here, every cycle of `$ref`s passes through a closed object.

use std::collections::{BTreeMap, BTreeSet};

use super::form::{Form, Node, Nodes};
use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::graph;
use crate::report::Report;

/// One `$ref`: the root or definition that contains it, and its target.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) from: Target,
    pub(super) to: Target,
    /// The offset of the schema that is this reference.
    pub(super) node: usize,
    pub(super) offset: usize,
    pub(super) text: String,
}

/// Document indices, and places in them of schemas with a problem that only shows once all are known.
pub(super) type Blamed = BTreeSet<(usize, usize)>;

/// Reports every `$ref` on a cycle that has no Rust type, and returns them.
pub(super) fn cycles(
    documents: &Documents,
    nodes: &Nodes<'_>,
    edges: &[Edge],
    report: &mut Report,
) -> Blamed {
    let numbers: BTreeMap<&Target, usize> = nodes.keys().zip(0..).collect();
    let number = |target: &Target| numbers.get(target).copied();
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut bare = BTreeSet::new();
    for (from, node) in nodes {
        let mut found = Vec::new();
        bare_references(node, &mut found);
        bare.extend(found.iter().map(|(at, _)| (from.document, *at)));
        next.push(found.iter().filter_map(|(_, to)| number(to)).collect());
    }
    let mut cycles = vec![None; next.len()];
    for (cycle, component) in graph::components(&next).iter().enumerate() {
        if graph::is_cyclic(component, &next) {
            for &node in component {
                cycles[node] = Some(cycle);
            }
        }
    }
    let cycle = |target: &Target| number(target).and_then(|number| cycles[number]);
    let is_bare = |edge: &Edge| bare.contains(&(edge.from.document, edge.node));
    let mut blamed = Blamed::new();
    for edge in edges.iter().filter(|edge| is_bare(edge)) {
        if cycle(&edge.from).is_none() || cycle(&edge.from) != cycle(&edge.to) {
            continue;
        }
        let message = format!(
            "expected a recursive `$ref` to pass through an object member, but found `{}`, which does not and so has no Rust type",
            edge.text
        );
        blamed.insert((edge.from.document, edge.node));
        let document = &documents.list[edge.from.document];
        report.at(document, Code::Cycle, edge.offset, &message);
    }
    blamed
}

/// Collects the references of a schema outside the members of closed objects.
fn bare_references<'n>(node: &'n Node, found: &mut Vec<(usize, &'n Target)>) {
    match &node.form {
        Form::Ref(target) => found.push((node.offset, target)),
        Form::Closed(_) | Form::Unknown(_) => {}
        _ => {
            for inner in node.children() {
                bare_references(inner, found);
            }
        }
    }
}
