//! Which schemas have a finite value.
//!
//! Optional members can be left out, arrays can be empty, and one branch of a union is enough. Each remaining dependency is
//! a gate that opens once enough of its inputs are open.
//!
//! Invariant: linear in the size of the schemas, however long a chain of references is.

use std::collections::BTreeMap;

use super::form::{Form, Node, Nodes};
use crate::documents::Target;

/// Whether each schema has a finite value, in the order of `nodes`. An unknown schema counts as having one.
pub(super) fn ending(nodes: &Nodes<'_>, numbers: &BTreeMap<&Target, usize>) -> Vec<bool> {
    let mut gates = Gates {
        numbers,
        all: (0..nodes.len()).map(|_| Gate::waiting_for(1)).collect(),
        open: Vec::new(),
    };
    for (number, node) in nodes.values().enumerate() {
        gates.wait(number, node);
    }
    gates.run();
    let all = gates.all.iter().take(nodes.len());
    all.map(|gate| gate.waiting == 0).collect()
}

/// Returns whether a schema has a finite value, given the results for the named schemas.
pub(super) fn ends(node: &Node, ending: &[bool], numbers: &BTreeMap<&Target, usize>) -> bool {
    let ends = |node: &Node| ends(node, ending, numbers);
    match &node.form {
        Form::Ref(target) => numbers.get(target).is_none_or(|&number| ending[number]),
        Form::Array { items, bounds } => bounds.min == 0 || ends(items),
        Form::Union { branches, .. } => branches.iter().any(|(_, branch)| ends(branch)),
        Form::Closed(properties) => properties
            .iter()
            .all(|property| !property.required || ends(&property.node)),
        _ => true,
    }
}

struct Gate {
    /// Number of inputs that must open first.
    waiting: usize,
    feeds: Vec<usize>,
}

impl Gate {
    fn waiting_for(waiting: usize) -> Self {
        Self {
            waiting,
            feeds: Vec::new(),
        }
    }
}

/// The first gates are the named schemas, in order.
struct Gates<'n> {
    numbers: &'n BTreeMap<&'n Target, usize>,
    all: Vec<Gate>,
    /// Gates that opened and have not been propagated yet.
    open: Vec<usize>,
}

impl Gates<'_> {
    /// Makes a gate wait for a value of a schema.
    fn wait(&mut self, gate: usize, node: &Node) {
        match &node.form {
            Form::Ref(target) => match self.numbers.get(target) {
                Some(&to) => self.all[to].feeds.push(gate),
                None => self.pass(gate),
            },
            Form::Array { items, bounds } if bounds.min > 0 => self.wait(gate, items),
            Form::Union { branches, .. } => {
                for (_, branch) in branches {
                    self.wait(gate, branch);
                }
            }
            Form::Closed(properties) => {
                let required = properties.iter().filter(|property| property.required);
                let required: Vec<&Node> = required.map(|property| &property.node).collect();
                if required.is_empty() {
                    return self.pass(gate);
                }
                let all = self.all.len();
                self.all.push(Gate {
                    waiting: required.len(),
                    feeds: vec![gate],
                });
                for node in required {
                    self.wait(all, node);
                }
            }
            _ => self.pass(gate),
        }
    }

    /// Records that one input of the gate has opened.
    fn pass(&mut self, gate: usize) {
        let waiting = &mut self.all[gate].waiting;
        if *waiting > 0 {
            *waiting -= 1;
            if *waiting == 0 {
                self.open.push(gate);
            }
        }
    }

    fn run(&mut self) {
        while let Some(gate) = self.open.pop() {
            for fed in std::mem::take(&mut self.all[gate].feeds) {
                self.pass(fed);
            }
        }
    }
}
