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
    let mut next = vec![Vec::new(); nodes.len()];
    for edge in edges {
        if let (Some(from), Some(to)) = (number(&edge.from), number(&edge.to)) {
            next[from].push(to);
        }
    }
    let bare = Ways::of(nodes, &numbers, bare_references);
    let mut blamed = Blamed::new();
    for edge in edges.iter().filter(|edge| bare.is_on_cycle(edge, &numbers)) {
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

/// The place of a reference, if it may be to blame, and its target.
type Reference<'n> = (Option<usize>, &'n Target);

/// Some of the references, and the cycles that they form.
struct Ways {
    /// Document indices and places.
    all: BTreeSet<(usize, usize)>,
    cycles: Cycles,
}

impl Ways {
    fn of<'n>(
        nodes: &Nodes<'n>,
        numbers: &BTreeMap<&Target, usize>,
        find: impl Fn(&'n Node, &mut Vec<Reference<'n>>),
    ) -> Self {
        let mut all = BTreeSet::new();
        let mut next = Vec::new();
        for (from, node) in nodes {
            let mut found = Vec::new();
            find(node, &mut found);
            let places = found.iter().filter_map(|(at, _)| *at);
            all.extend(places.map(|at| (from.document, at)));
            let to = found.iter().filter_map(|(_, to)| numbers.get(to));
            next.push(to.copied().collect());
        }
        Self {
            all,
            cycles: Cycles::of(&next),
        }
    }

    /// Returns whether a reference is part of a cycle.
    fn is_on_cycle(&self, edge: &Edge, numbers: &BTreeMap<&Target, usize>) -> bool {
        let ends = numbers.get(&edge.from).zip(numbers.get(&edge.to));
        self.all.contains(&(edge.from.document, edge.node))
            && ends.is_some_and(|(from, to)| self.cycles.joins(*from, *to))
    }
}

/// The cycle that each node is on.
struct Cycles(Vec<Option<usize>>);

impl Cycles {
    fn of(next: &[Vec<usize>]) -> Self {
        let mut all = vec![None; next.len()];
        for (number, component) in graph::components(next).iter().enumerate() {
            if graph::is_cyclic(component, next) {
                for &node in component {
                    all[node] = Some(number);
                }
            }
        }
        Self(all)
    }

    fn has(&self, node: usize) -> bool {
        self.0[node].is_some()
    }

    fn joins(&self, from: usize, to: usize) -> bool {
        self.has(from) && self.0[from] == self.0[to]
    }
}

/// Collects the references of a schema outside the members of closed objects.
fn bare_references<'n>(node: &'n Node, found: &mut Vec<Reference<'n>>) {
    match &node.form {
        Form::Ref(target) => found.push((Some(node.offset), target)),
        Form::Closed(_) | Form::Unknown(_) => {}
        _ => {
            for inner in node.children() {
                bare_references(inner, found);
            }
        }
    }
}
