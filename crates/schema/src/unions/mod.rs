//! What a union comes to for messages: the branches of the unions within it count as its own.
//!
//! Invariant: a union within a union has the leaves that it would have if it were written flat, in the same order. Nothing here
//! decides whether a value is valid. The number of leaves is bounded.

mod names;

use std::collections::HashSet;

use crate::keywords::constraint::{Constraint, Kinds};
use crate::keywords::in_place::InPlace;
use crate::keywords::untagged::{Branch, Choice, Discriminator, Name};
use crate::plan::{Part, Plan};
use crate::select::MOST_HOPS;

pub(crate) use names::{Names, keyword};

/// How many leaves a union has at most. Beyond it, a branch that is a union remains one leaf.
const MOST_LEAVES: usize = 1 << 14;

/// How deep unions within unions are followed.
const MOST_DEPTH: usize = 8;

/// How many schemas that apply to the same value are searched for a union.
const MOST_PARTS: usize = 1 << 8;

/// A branch of a union that is no union itself.
#[derive(Clone, Debug)]
pub(crate) struct Leaf<'p> {
    /// The parts of the branches on the way to it, itself included.
    pub(crate) path: Vec<usize>,
    /// How many of them lead to the branch that messages name: the first that says more than that it is a union.
    pub(crate) named: usize,
    pub(crate) name: Option<&'p Name>,
    pub(crate) discriminator: Option<&'p Discriminator>,
    /// The kinds of values that can be valid.
    pub(crate) possible: Kinds,
}

impl Leaf<'_> {
    /// Returns the parts that lead to the branch that messages name.
    pub(crate) fn named_path(&self) -> &[usize] {
        self.path.get(..self.named).unwrap_or(&self.path)
    }
}

/// A branch on the way to a leaf.
#[derive(Clone, Copy)]
struct Step<'p> {
    part: usize,
    name: Option<&'p Name>,
    discriminator: Option<&'p Discriminator>,
}

impl<'p> Step<'p> {
    fn of(branch: &'p Branch) -> Self {
        Self {
            part: branch.part,
            name: branch.name.as_ref(),
            discriminator: branch.discriminator.as_deref(),
        }
    }

    const fn to(part: usize, name: Option<&'p Name>) -> Self {
        Self {
            part,
            name,
            discriminator: None,
        }
    }
}

/// The branches of a union that a part applies to the value.
struct Inner<'p> {
    branches: Vec<Step<'p>>,
    /// Whether the part says nothing else but a type.
    is_all: bool,
}

/// Returns the branches of a union; those of unions within it take the place of the branch that they are in.
pub(crate) fn leaves<'p>(plan: &'p Plan, choice: &'p Choice) -> Vec<Leaf<'p>> {
    first_leaves(plan, choice, MOST_LEAVES)
}

/// Same as [`leaves`], but from `most` on, no more unions are opened.
fn first_leaves<'p>(plan: &'p Plan, choice: &'p Choice, most: usize) -> Vec<Leaf<'p>> {
    let mut flattening = Flattening::new(plan, most);
    for branch in &choice.branches {
        flattening.add(Step::of(branch), None, Kinds::ALL);
    }
    flattening.leaves
}

/// Returns the branches of the union that a part is, or the part itself. From `most` on, no more unions are opened.
pub(crate) fn leaves_of(plan: &Plan, part: usize, most: usize) -> Vec<Leaf<'_>> {
    let mut flattening = Flattening::new(plan, most);
    flattening.add(Step::to(part, None), None, Kinds::ALL);
    flattening.leaves
}

/// Returns the branches of a union as leaves, without those of unions within it.
pub(crate) fn branches<'p>(plan: &'p Plan, choice: &'p Choice) -> Vec<Leaf<'p>> {
    let leaf = |branch: &'p Branch| Leaf {
        path: vec![branch.part],
        named: 1,
        name: branch.name.as_ref(),
        discriminator: branch.discriminator.as_deref(),
        possible: plan.possible(branch.part),
    };
    choice.branches.iter().map(leaf).collect()
}

/// Whether a part is just a union, so that its branches count as those of a union around it.
pub(crate) fn is_union(plan: &Plan, part: usize) -> bool {
    inner(plan, part, 0, &mut { MOST_PARTS }).is_some_and(|inner| inner.is_all)
}

struct Flattening<'p> {
    plan: &'p Plan,
    most: usize,
    path: Vec<usize>,
    leaves: Vec<Leaf<'p>>,
    /// The unions whose branches are leaves already, with nothing around them.
    opened: HashSet<usize>,
}

impl<'p> Flattening<'p> {
    fn new(plan: &'p Plan, most: usize) -> Self {
        Self {
            plan,
            most,
            path: Vec::new(),
            leaves: Vec::new(),
            opened: HashSet::new(),
        }
    }

    /// Adds a branch. `named` is how many steps lead to the branch around it that messages name instead, and its name.
    fn add(&mut self, step: Step<'p>, named: Option<(usize, Option<&'p Name>)>, possible: Kinds) {
        let part = step.part;
        let possible = possible.and(self.plan.possible(part));
        let may_open = self.path.len() < MOST_DEPTH
            && self.leaves.len() < self.most
            && !self.path.contains(&part);
        self.path.push(part);
        let inner = may_open
            .then(|| inner(self.plan, part, 0, &mut { MOST_PARTS }))
            .flatten();
        if let Some(inner) = inner {
            let is_plain = inner.is_all && named.is_none();
            if is_plain && !self.opened.insert(part) {
                self.path.pop();
                return;
            }
            let own = (!inner.is_all).then_some((self.path.len(), step.name));
            for mut next in inner.branches {
                next.discriminator = next.discriminator.or(step.discriminator);
                self.add(next, named.or(own), possible);
            }
        } else {
            let (named, name) = named.unwrap_or((self.path.len(), step.name));
            self.leaves.push(Leaf {
                path: self.path.clone(),
                named,
                name,
                discriminator: step.discriminator,
                possible,
            });
        }
        self.path.pop();
    }
}

/// Returns the branches of the first union that applies to the values of a part, if it is among the first parts that do; `left` is
/// how many more are looked at.
fn inner<'p>(plan: &'p Plan, part: usize, hops: usize, left: &mut usize) -> Option<Inner<'p>> {
    *left = left.checked_sub(1)?;
    let part = plan.part(part)?;
    if part.applies_nothing() {
        return None;
    }
    let is_all = says_no_more_than_a_type(part);
    if let Some(union) = &part.union {
        let values = union.values.iter().zip(&union.names);
        let branches = values
            .filter_map(|(value, name)| Some(Step::to(union.branch(value)?, name.as_ref())))
            .collect();
        return Some(Inner {
            branches,
            is_all: is_all && part.in_place.is_empty(),
        });
    }
    let is_all = is_all && part.in_place.len() == 1;
    part.in_place.iter().find_map(|applied| match applied {
        InPlace::Choice(choice) => Some(Inner {
            branches: choice.branches.iter().map(Step::of).collect(),
            is_all,
        }),
        InPlace::Schema(number) if hops < MOST_HOPS => {
            let mut inner = inner(plan, *number, hops + 1, left)?;
            inner.is_all &= is_all;
            Some(inner)
        }
        _ => None,
    })
}

fn says_no_more_than_a_type(part: &Part) -> bool {
    let is_type = |one: &Constraint| one.keyword.name == "type";
    part.properties.is_none() && part.items.is_none() && part.constraints.iter().all(is_type)
}

/// Follows parts that just apply another one.
pub(crate) fn resolved(plan: &Plan, number: usize) -> Option<&Part> {
    let mut part = plan.part(number)?;
    for _ in 0..MOST_HOPS {
        let says_nothing =
            part.constraints.is_empty() && part.properties.is_none() && part.items.is_none();
        let [InPlace::Schema(next)] = &*part.in_place else {
            break;
        };
        if !says_nothing || part.union.is_some() {
            break;
        }
        part = plan.part(*next)?;
    }
    Some(part)
}
