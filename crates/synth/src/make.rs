//! Valid documents. Invariant: every value made for a node meets each bound of that node.

use crate::equal::equal;
use crate::free::{self, Free, Shape};
use crate::number;
use crate::rng::Rng;
use crate::schema::{Extra, Kind, Node, NodeId, Schema};
use crate::string::{self, Script};
use crate::tree::{Member, Tree};

/// Below this level only what is required is made, and of that the least.
const SHALLOW: usize = 12;
/// The same where a schema refers to itself, which may be in many members at once.
const RECURSIVE: usize = 4;
/// Down to where an array may have many items.
const MANY: usize = 4;

/// Which optional members are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Optionals {
    All,
    None,
    Some,
}

/// What a document is to look like, as far as that is not left to chance.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) optionals: Optionals,
    /// Which value of an `enum`, counted round.
    pub(crate) variant: Option<usize>,
    pub(crate) script: Option<Script>,
    pub(crate) shape: Option<Shape>,
    /// Whether every reader that holds numbers as floats can read it.
    pub(crate) readable: bool,
    pub(crate) shuffled: bool,
}

impl Plan {
    pub(crate) fn any(rng: &mut Rng) -> Self {
        let optionals = match rng.below(6) {
            0 => Optionals::All,
            1 => Optionals::None,
            _ => Optionals::Some,
        };
        Self {
            optionals,
            variant: None,
            script: None,
            shape: None,
            readable: false,
            shuffled: rng.chance(70),
        }
    }
}

/// Makes values of a schema after a plan.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Maker<'a> {
    pub(crate) schema: &'a Schema,
    pub(crate) plan: Plan,
}

impl<'a> Maker<'a> {
    pub(crate) fn any(schema: &'a Schema, rng: &mut Rng) -> Self {
        Self {
            schema,
            plan: Plan::any(rng),
        }
    }

    /// Whether what is made at that level is to come to an end.
    fn is_low(self, level: usize) -> bool {
        let most = if self.schema.recursive {
            RECURSIVE
        } else {
            SHALLOW
        };
        level > most
    }

    pub(crate) fn free(self) -> Free {
        Free {
            script: self.plan.script,
            readable: self.plan.readable,
        }
    }

    /// A value that meets the schema of that node.
    pub(crate) fn value(self, id: NodeId, level: usize, rng: &mut Rng) -> Tree {
        let node = &self.schema.nodes[id];
        if !node.branches.is_empty() {
            let mut branch = node.branches[rng.below(node.branches.len())];
            if self.is_low(level) {
                let least = node
                    .branches
                    .iter()
                    .min_by_key(|id| self.schema.heights[**id]);
                branch = least.copied().unwrap_or(branch);
            }
            return self.value(branch, level, rng);
        }
        if let Some(constant) = &node.constant {
            return respell(constant, rng);
        }
        if !node.variants.is_empty() {
            let index = self
                .plan
                .variant
                .unwrap_or_else(|| rng.below(node.variants.len()));
            return respell(&node.variants[index % node.variants.len()], rng);
        }
        if node.kinds.is_empty() {
            return self.free().value(2, rng);
        }
        let kind = node.kinds[rng.below(node.kinds.len())];
        match kind {
            _ if self.is_low(level) && node.kinds.contains(&Kind::Null) => Tree::Null,
            Kind::Null => Tree::Null,
            Kind::Boolean => Tree::Bool(rng.chance(50)),
            Kind::Integer => {
                let value = number::integer(node.bounds, rng);
                let value = node
                    .step
                    .map_or(value, |step| step.integer(value, node.bounds));
                Tree::Number(number::spell_integer(value, rng))
            }
            // A number among other types is data that keeps its spelling; one of its own is a float.
            Kind::Number if is_data(node) => {
                Tree::Number(number::free_number(self.plan.readable, rng))
            }
            Kind::Number => Tree::Number(match node.step {
                Some(step) => step.number(node.bounds, rng),
                None => number::number(node.bounds, rng),
            }),
            Kind::String => Tree::String(string::spell(&self.text(node, rng), rng)),
            Kind::Array => self.array(node, level, rng),
            Kind::Object => self.object(node, level, rng),
        }
    }

    pub(crate) fn text(self, node: &Node, rng: &mut Rng) -> String {
        let Some(pattern) = &node.pattern else {
            return string::content(rng, self.plan.script, node.min_length, node.max_length);
        };
        let mut text = pattern.make(rng);
        for _ in 0..100 {
            let length = text.chars().count();
            if length >= node.min_length && node.max_length.is_none_or(|most| length <= most) {
                break;
            }
            text = pattern.make(rng);
        }
        text
    }

    fn array(self, node: &Node, level: usize, rng: &mut Rng) -> Tree {
        let extra = match rng.below(25) {
            _ if self.is_low(level) => 0,
            // Arrays in arrays multiply.
            _ if level > MANY => rng.below(2),
            0 => rng.below(40),
            _ => rng.below(4),
        };
        let count = (node.min_items + extra).min(node.max_items.unwrap_or(usize::MAX));
        let mut items: Vec<Tree> = Vec::new();
        // Where few values are possible, items that have to differ run out.
        for _ in 0..count.saturating_mul(8) {
            if items.len() == count {
                break;
            }
            let item = match node.items {
                Some(items) => self.value(items, level + 1, rng),
                None => self.free().value(1, rng),
            };
            if !node.unique || !items.iter().any(|other| equal(other, &item)) {
                items.push(item);
            }
        }
        Tree::Array(items)
    }

    fn object(self, node: &Node, level: usize, rng: &mut Rng) -> Tree {
        if node.properties.is_empty() && node.extra == Extra::Free {
            return self.free().object(self.plan.shape, rng);
        }
        let mut members = Vec::new();
        for property in &node.properties {
            let wanted = match self.plan.optionals {
                _ if self.is_low(level) => false,
                Optionals::All => true,
                Optionals::None => false,
                Optionals::Some => rng.chance(50),
            };
            if property.required || wanted {
                let value = self.value(property.node, level + 1, rng);
                members.push(Member::new(string::spell(&property.name, rng), value));
            }
        }
        if let Extra::Values(values) = node.extra {
            for _ in 0..rng.below(if self.is_low(level) { 1 } else { 5 }) {
                let name = string::content(rng, self.plan.script, 0, Some(8));
                let value = self.value(values, level + 1, rng);
                free::add(&mut members, &name, value, rng);
            }
        }
        if self.plan.shuffled {
            rng.shuffle(&mut members);
        }
        Tree::Object(members)
    }
}

/// Whether a number stands among other types than `null` alone.
fn is_data(node: &Node) -> bool {
    let nullable = node.kinds.len() == 2 && node.kinds.contains(&Kind::Null);
    node.kinds.len() > 1 && !nullable && node.bounds == number::Bounds::default()
}

/// The same value with its strings spelled another way.
pub(crate) fn respell(tree: &Tree, rng: &mut Rng) -> Tree {
    match tree {
        Tree::String(raw) => match string::unescape(raw) {
            Some(content) => Tree::String(string::spell(&content, rng)),
            None => tree.clone(),
        },
        Tree::Number(raw) => match raw.parse::<i64>() {
            Ok(value) => Tree::Number(number::spell_integer(value.into(), rng)),
            Err(_) => tree.clone(),
        },
        Tree::Array(items) => Tree::Array(items.iter().map(|item| respell(item, rng)).collect()),
        Tree::Object(members) => Tree::Object(
            members
                .iter()
                .map(|member| Member::new(member.key.clone(), respell(&member.value, rng)))
                .collect(),
        ),
        _ => tree.clone(),
    }
}
