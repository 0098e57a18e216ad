//! References that lead back to where they stand.
//!
//! Invariant: once nothing is reported here, following `$ref`s ends.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::Code;
use crate::load::{Documents, Report, Target};

/// One `$ref`: the root or definition that it stands in, and what it names.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) from: Target,
    pub(super) to: Target,
    pub(super) offset: usize,
    pub(super) text: String,
}

/// Reports every `$ref` that lies on a cycle.
pub(super) fn cycles(documents: &Documents, edges: &[Edge], report: &mut Report) {
    let mut next: BTreeMap<&Target, Vec<&Target>> = BTreeMap::new();
    for edge in edges {
        next.entry(&edge.from).or_default().push(&edge.to);
    }
    for edge in edges {
        if reaches(&next, &edge.to, &edge.from) {
            let message = format!(
                "expected a `$ref` that does not lead back to itself, but found `{}`; recursive types are not \
                 supported",
                edge.text
            );
            report.at(
                &documents.list[edge.from.document],
                Code::Cycle,
                edge.offset,
                &message,
            );
        }
    }
}

fn reaches(next: &BTreeMap<&Target, Vec<&Target>>, from: &Target, to: &Target) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(target) = open.pop() {
        if target == to {
            return true;
        }
        if seen.insert(target) {
            open.extend(next.get(target).into_iter().flatten());
        }
    }
    false
}
