//! How far types unfold, and whether they hold floats at any depth.
//!
//! Invariant: each root and definition is measured once, so that the walk also ends for recursive ones.

use std::collections::{BTreeMap, BTreeSet};

use super::form::{Checked, Form, Node, Nodes, nodes};
use super::naming::TargetNames;
use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::graph;
use crate::report::Report;

/// Maximum number of members of a type with every `$ref` followed, each recursive type once.
const MAX_MEMBERS: u64 = 10_000;
/// Maximum depth of these members.
const MAX_UNFOLDED: u64 = 128;

/// The size of an unfolded type.
#[derive(Clone, Copy, Default)]
struct Unfolded {
    members: u64,
    height: u64,
}

impl Unfolded {
    const ONE: Self = Self {
        members: 1,
        height: 1,
    };

    /// Adds it to an owner; `None` if the result is too large.
    fn below(self, owner: Self) -> Option<Self> {
        let members = self.members.saturating_add(owner.members);
        let height = owner.height.max(self.height + 1);
        Self { members, height }.moderate()
    }

    fn beside(self, other: Self) -> Option<Self> {
        let members = self.members.saturating_add(other.members);
        let height = self.height.saturating_add(other.height);
        Self { members, height }.moderate()
    }

    fn moderate(self) -> Option<Self> {
        (self.members <= MAX_MEMBERS && self.height <= MAX_UNFOLDED).then_some(self)
    }
}

/// Returns the roots and definitions that each of them refers to, by number.
fn edges(nodes: &Nodes<'_>) -> Vec<Vec<usize>> {
    let numbers: BTreeMap<&Target, usize> = nodes.keys().zip(0..).collect();
    let of = |node: &&Node<'_>| {
        let mut found = Vec::new();
        let mut open = vec![*node];
        while let Some(node) = open.pop() {
            if let Form::Ref(target) = &node.form {
                found.extend(numbers.get(target));
            }
            open.extend(node.children());
        }
        found
    };
    nodes.values().map(of).collect()
}

/// Reports types that unfold beyond what the emitters, and readers of their output, can handle; types that contain one of them are
/// left out. Returns whether there are none.
pub(super) fn check(
    documents: &Documents,
    checked: &[Checked<'_>],
    names: &TargetNames,
    report: &mut Report,
) -> bool {
    let mut is_moderate = true;
    let nodes = &nodes(checked);
    let all: Vec<(&Target, &Node<'_>)> =
        nodes.iter().map(|(target, node)| (target, *node)).collect();
    let mut known: BTreeMap<&Target, Option<Unfolded>> = BTreeMap::new();
    let edges = edges(nodes);
    for component in graph::components(&edges) {
        let mut below = component.iter().flat_map(|&index| &edges[index]);
        let is_over = below.any(|&index| matches!(known.get(all[index].0), Some(None)));
        // Mutually recursive types count as one, with the sum of their heights.
        let mut sum = (!is_over).then(Unfolded::default);
        for &index in &component {
            let (target, node) = all[index];
            let is_alias = matches!(node.form, Form::Ref(_) | Form::Nullable(_));
            let own = unfold(node, &known);
            let own = own.and_then(|own| {
                if is_alias {
                    own.below(Unfolded::ONE)
                } else {
                    Some(own)
                }
            });
            let more = sum.zip(own).and_then(|(sum, own)| sum.beside(own));
            if sum.is_some() && more.is_none() {
                is_moderate = false;
                let message = format!(
                    "expected types that unfold to at most {MAX_MEMBERS} members, {MAX_UNFOLDED} deep, but found \
                     `{}`, which goes beyond",
                    names.get(target).map_or("", String::as_str)
                );
                let mut definitions = checked[target.document].definitions.iter();
                let key = definitions.find(|(key, ..)| Some(key) == target.definition.as_ref());
                let offset = key.map_or(node.offset, |(_, offset, _)| *offset);
                let document = &documents.list[target.document];
                report.at(document, Code::Depth, offset, &message);
            }
            sum = more;
        }
        known.extend(component.iter().map(|&index| (all[index].0, sum)));
    }
    is_moderate
}

fn unfold(node: &Node<'_>, known: &BTreeMap<&Target, Option<Unfolded>>) -> Option<Unfolded> {
    match &node.form {
        // A type that is not known yet contains this one.
        Form::Ref(target) => Some(
            known
                .get(target)
                .copied()
                .flatten()
                .unwrap_or(Unfolded::ONE),
        ),
        Form::Nullable(inner) => unfold(inner, known),
        _ => {
            let mut children = node.children().into_iter();
            children.try_fold(Unfolded::ONE, |all, inner| unfold(inner, known)?.below(all))
        }
    }
}

/// Reports arrays with unique items whose floats make equal what a text distinguishes. Free-form data keeps its spelling in JSON
/// only: other formats have floats. The rule has to be exact in all of them. What a hand-written type stands for it decides itself.
pub(super) fn unique(
    documents: &Documents,
    nodes: &Nodes<'_>,
    is_hand_written: impl Fn(&Target) -> bool,
    report: &mut Report,
) {
    for (target, node) in nodes {
        let mut open = vec![*node];
        if is_hand_written(target) {
            open = node.children();
        }
        while let Some(node) = open.pop() {
            open.extend(node.children());
            let Form::Array { items, facts } = &node.form else {
                continue;
            };
            if facts.unique_items && holds_float(items, nodes, &mut BTreeSet::new()) {
                let message = "expected `uniqueItems` where items hold no `number` and no free-form object, since floats \
                               make some alike that a text tells apart, but found one; a hand-written type may decide it";
                let document = &documents.list[target.document];
                report.at(document, Code::HandWritten, node.offset, message);
            }
        }
    }
}

/// Returns whether a value may contain a number that is not a 64-bit integer: a float makes equal what a text distinguishes, and
/// free-form data distinguishes what is one float in another format.
fn holds_float<'n>(node: &'n Node<'n>, nodes: &Nodes<'n>, seen: &mut BTreeSet<&'n Target>) -> bool {
    match &node.form {
        Form::Number(_) | Form::Free => true,
        Form::Scalars(has_number) => *has_number,
        Form::Ref(target) => match nodes.get(target) {
            Some(node) if seen.insert(target) => holds_float(node, nodes, seen),
            _ => false,
        },
        Form::Unknown(_) => false,
        _ => {
            let mut children = node.children().into_iter();
            children.any(|inner| holds_float(inner, nodes, seen))
        }
    }
}
