//! Cycles of `$ref`s.
//!
//! A type may be recursive if it has a finite value and Rust can name it: in a member that may be absent or `null`, in
//! the items of an array, in the values of a map, in some branch of a union. An array of itself would be a type alias of itself.
//!
//! Invariant: once nothing is reported here, each type has a finite value, and every cycle of `$ref`s passes through a
//! closed object.

use std::collections::{BTreeMap, BTreeSet};

use super::ending;
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

/// Reports every `$ref` on a cycle that allows no finite value or has no Rust type, and returns them.
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
    let ending = ending::ending(nodes, &numbers);
    let bare = Ways::of(nodes, &numbers, bare_references);
    let needed = Ways::of(nodes, &numbers, |node, found| {
        needed_references(node, false, &ending, &numbers, found);
    });
    let mut places = BTreeMap::new();
    for edge in edges {
        if let Some(cycle) = needed.cycle(edge, &numbers) {
            *places.entry(cycle).or_insert(0) += 1;
        }
    }
    let mut blamed = Blamed::new();
    for edge in edges {
        let text = &edge.text;
        let message = if bare.cycle(edge, &numbers).is_some() {
            format!(
                "expected a recursive `$ref` to pass through an object member, but found `{text}`, which does not and so has no \
                Rust type"
            )
        } else if let Some(cycle) = needed.cycle(edge, &numbers) {
            let count = places.get(&cycle).copied().unwrap_or(1);
            let hint = if count == 1 {
                "make the member optional or nullable, or allow an empty array".to_owned()
            } else {
                format!(
                    "it is one of {count} such places; make members optional or nullable, or allow empty arrays, until a \
                     finite value exists"
                )
            };
            format!(
                "expected a recursive `$ref` that a finite value can leave out, but found `{text}`, which every value needs; {hint}"
            )
        } else {
            continue;
        };
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

    /// Returns the cycle that a reference is part of.
    fn cycle(&self, edge: &Edge, numbers: &BTreeMap<&Target, usize>) -> Option<usize> {
        let (from, to) = (*numbers.get(&edge.from)?, *numbers.get(&edge.to)?);
        let is_one = self.all.contains(&(edge.from.document, edge.node));
        (is_one && self.cycles.joins(from, to))
            .then_some(self.cycles.0[from])
            .flatten()
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

/// Collects the references that leave a schema without a finite value. A branch of a union is not to blame, because
/// another may be taken: the problem is inside each of them.
fn needed_references<'n>(
    node: &'n Node,
    is_branch: bool,
    ending: &[bool],
    numbers: &BTreeMap<&Target, usize>,
    found: &mut Vec<Reference<'n>>,
) {
    match &node.form {
        Form::Ref(target) if !ending::ends(node, ending, numbers) => {
            found.push(((!is_branch).then_some(node.offset), target));
        }
        Form::Array { items, bounds } if bounds.min > 0 => {
            needed_references(items, false, ending, numbers, found);
        }
        Form::Union { branches, .. } if !ending::ends(node, ending, numbers) => {
            for (_, branch) in branches {
                needed_references(branch, true, ending, numbers, found);
            }
        }
        Form::Closed(properties) => {
            for property in properties.iter().filter(|property| property.required) {
                needed_references(&property.node, false, ending, numbers, found);
            }
        }
        _ => {}
    }
}
