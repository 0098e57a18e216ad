//! References that lead back to where they stand.
//!
//! A type may hold itself where a value of it can end, and where Rust can name it: in a member that may be absent or `null`,
//! in the items of an array, in the values of a map, in some branch of a union.
//!
//! Invariant: once nothing is reported here, each type has a value that ends, every cycle of `$ref`s goes through a
//! closed object, and no hand-written type stands inside of one.

use std::collections::{BTreeMap, BTreeSet};

use super::{Form, Node};
use crate::diagnostics::Code;
use crate::graph;
use crate::load::{Documents, Report, Target};
use crate::settings::Settings;

/// One `$ref`: the root or definition that it stands in, and what it names.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) from: Target,
    pub(super) to: Target,
    pub(super) offset: usize,
    pub(super) text: String,
}

/// What a `$ref` may name, as far as it keeps the profile.
pub(super) type Nodes = BTreeMap<Target, Node>;

/// Reports every `$ref` on a cycle of which no value ends, or that no Rust type is.
pub(super) fn cycles(
    documents: &Documents,
    settings: &Settings,
    nodes: &Nodes,
    edges: &[Edge],
    report: &mut Report,
) {
    let numbers: BTreeMap<&Target, usize> = nodes.keys().zip(0..).collect();
    let number = |target: &Target| numbers.get(target).copied();
    let mut next = vec![Vec::new(); nodes.len()];
    for edge in edges {
        if let (Some(from), Some(to)) = (number(&edge.from), number(&edge.to)) {
            next[from].push(to);
        }
    }
    let on_cycle = Cycles::of(&next);
    let bare: Vec<Vec<usize>> = nodes
        .values()
        .map(|node| {
            let mut found = Vec::new();
            bare_references(node, &mut found);
            found.into_iter().filter_map(number).collect()
        })
        .collect();
    let on_bare_cycle = Cycles::of(&bare);
    let ending = ending(nodes);
    for edge in edges {
        let (Some(from), Some(to)) = (number(&edge.from), number(&edge.to)) else {
            continue;
        };
        let endless = |target: &Target| !ending.contains(target);
        let text = &edge.text;
        let message = if on_bare_cycle.joins(from, to) {
            format!(
                "expected a `$ref` that leads back to itself through a member of an object, but found `{text}`, which \
                 does not, so that no Rust type can be named after it"
            )
        } else if on_cycle.joins(from, to) && endless(&edge.from) && endless(&edge.to) {
            format!(
                "expected a `$ref` that leads back to itself where a value can end, but found `{text}`, which every \
                 value requires; let a member be absent or `null`, or an array be empty"
            )
        } else {
            continue;
        };
        let document = &documents.list[edge.from.document];
        report.at(document, Code::Cycle, edge.offset, &message);
    }
    hand_written(documents, settings, &numbers, &next, &on_cycle, report);
}

/// The rules of a hand-written type are looked for at places that are listed; inside of a cycle there is no end of them.
fn hand_written(
    documents: &Documents,
    settings: &Settings,
    numbers: &BTreeMap<&Target, usize>,
    next: &[Vec<usize>],
    cycles: &Cycles,
    report: &mut Report,
) {
    let mut inside: BTreeSet<usize> = (0..next.len()).filter(|&at| cycles.has(at)).collect();
    let mut open: Vec<usize> = inside.iter().copied().collect();
    while let Some(at) = open.pop() {
        open.extend(next[at].iter().filter(|&&to| inside.insert(to)));
    }
    for (target, number) in numbers {
        let document = &documents.list[target.document];
        let Some(key) = &target.definition else {
            continue;
        };
        let full = format!("{}#/definitions/{key}", document.name);
        if settings.hand_written.contains_key(&full) && inside.contains(number) {
            let message = format!(
                "expected a hand-written type that stands in no type which holds itself, but found `{full}` in one"
            );
            let offset = documents
                .schema(target)
                .map_or(0, |schema| schema.span.start);
            report.at(document, Code::Cycle, offset, &message);
        }
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

/// What a schema names outside of the members of a closed object.
fn bare_references<'n>(node: &'n Node, found: &mut Vec<&'n Target>) {
    match &node.form {
        Form::Ref(target) => found.push(target),
        Form::Array { items: inner, .. } | Form::Map(inner) | Form::Nullable(inner) => {
            bare_references(inner, found);
        }
        Form::Union { branches, .. } => {
            for (_, branch) in branches {
                bare_references(branch, found);
            }
        }
        _ => {}
    }
}

/// What has a value that ends. What is not known has one, as it is reported elsewhere.
fn ending(nodes: &Nodes) -> BTreeSet<&Target> {
    let mut ending = BTreeSet::new();
    loop {
        let before = ending.len();
        for (target, node) in nodes {
            if !ending.contains(target) && ends(node, &ending, nodes) {
                ending.insert(target);
            }
        }
        if ending.len() == before {
            return ending;
        }
    }
}

fn ends(node: &Node, ending: &BTreeSet<&Target>, nodes: &Nodes) -> bool {
    match &node.form {
        Form::Ref(target) => ending.contains(target) || !nodes.contains_key(target),
        Form::Array { items, bounds } => bounds.min == 0 || ends(items, ending, nodes),
        Form::Union { branches, .. } => branches
            .iter()
            .any(|(_, branch)| ends(branch, ending, nodes)),
        Form::Closed(properties) => properties
            .iter()
            .all(|property| !property.required || ends(&property.node, ending, nodes)),
        _ => true,
    }
}
