//! What the walks over one document share: verdicts that are known, places that were visited, and the budget of work.
//!
//! Invariant: beyond the budget every answer is arbitrary, and the result is one violation `limit`, at the value that was reached.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use saop_json::{JsonKind, NodeRef};

use super::meant_branch::flat::Flat;
use super::unjudged::{Reached, unjudged};
use super::work::usual_budget;
use crate::error::Found;
use crate::keywords::constraint::{Keyword, Kinds, Subject, Verdicts, reading, reading_key};
use crate::keywords::if_then_else::{Chain, If};
use crate::keywords::index::{Candidates, Index, Look};
use crate::keywords::properties::Properties;
use crate::keywords::tagged::Union;
use crate::pattern::table::take;
use crate::plan::Plan;
use crate::stack::with_stack;

/// What it costs to apply a part or a constraint, or to match a pattern: more in a schema that does not fit into the
/// processor's cache.
const STEP: u64 = 2;
const STEP_IN_LARGE: u64 = 15;
const LARGE: usize = 4096;

/// What it costs to keep a verdict, or that a value was looked at.
const KEEPING: u64 = 8;

/// From so many levels within each other on, each needs stack that was not used before.
const MANY_LEVELS: usize = 64;
const DEEP_LEVEL: u64 = 64;

/// For so many values it is said why they are under none of several branches. Each costs a walk under some of the branches.
const MOST_REASONS: usize = 64;

/// How many verdicts are kept, and how many visits: at least this many each, and more for every byte.
const LEAST_KEPT: usize = 2 << 20;

/// How deep schemas that apply to the same value, or decide on others, may be within each other.
const MOST_LEVELS: usize = 50_000;

/// A hash for keys that are pairs of small numbers.
#[derive(Default)]
pub(super) struct PairHasher(u64);

impl Hasher for PairHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(self.0 ^ u64::from(*byte));
        }
    }

    fn write_u32(&mut self, key: u32) {
        self.write_u64(key.into());
    }

    fn write_u64(&mut self, key: u64) {
        // The high half, which tables use, and the low half depend on all bits.
        let product = u128::from(key ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

pub(super) type Hash = BuildHasherDefault<PairHasher>;

/// Decides whether a value is valid under a part, without looking whether that is known.
pub(super) type Decide = fn(&Context<'_>, usize, NodeRef<'_>) -> bool;

pub(super) struct Context<'p> {
    plan: &'p Plan,
    decide: Decide,
    /// By part and value. A verdict that is being found counts as valid: a schema that refers to itself without going into
    /// the value says nothing by that.
    verdicts: RefCell<HashMap<u64, bool, Hash>>,
    visited: RefCell<HashSet<u64, Hash>>,
    most_kept: usize,
    budget: u64,
    left: Cell<u64>,
    /// For how many more values that may be one of several branches it is said why they are none.
    reasons: Cell<usize>,
    step: u64,
    levels: Cell<usize>,
    /// The leaves of unions that were explained, by the address of the union and whether little of the budget was left.
    pub(super) flat: RefCell<HashMap<(usize, bool), Rc<Flat<'p>>>>,
    /// How many leaves they have.
    pub(super) flattened: Cell<usize>,
    /// The value that the check is at, until the budget is used up.
    reached: Cell<u32>,
    /// The innermost keyword that the budget was used up under.
    under: Cell<Option<&'p Keyword>>,
    is_too_deep: Cell<bool>,
}

impl<'p> Context<'p> {
    /// Creates the context of a document of so many bytes.
    pub(super) fn new(plan: &'p Plan, bytes: usize, decide: Decide, budget: u64) -> Self {
        // Whoever allows more work allows that its results are kept.
        let raised = budget.saturating_sub(usual_budget(bytes)) / KEEPING;
        Self {
            plan,
            decide,
            verdicts: RefCell::default(),
            visited: RefCell::default(),
            most_kept: (LEAST_KEPT + bytes / 4).saturating_add(raised as usize),
            budget,
            left: Cell::new(budget),
            reasons: Cell::new(MOST_REASONS),
            step: if plan.len() > LARGE {
                STEP_IN_LARGE
            } else {
                STEP
            },
            levels: Cell::new(0),
            flat: RefCell::default(),
            flattened: Cell::new(0),
            reached: Cell::new(0),
            under: Cell::new(None),
            is_too_deep: Cell::new(false),
        }
    }

    /// Notes that the check is at a value.
    #[inline]
    pub(super) fn reach(&self, node: NodeRef<'_>) {
        if !self.is_exhausted() {
            self.reached.set(node.index());
        }
    }

    /// Notes under which keyword the budget was used up, if it was.
    #[inline]
    pub(super) fn leave(&self, keyword: &'p Keyword) {
        if self.is_exhausted() && self.under.get().is_none() {
            self.under.set(Some(keyword));
        }
    }

    /// Takes work from the budget; returns whether there was enough.
    #[inline]
    pub(super) fn spend(&self, cost: u64) -> bool {
        take(&self.left, cost)
    }

    /// Returns what is left of the budget, for what takes its work from there.
    pub(super) const fn work(&self) -> &Cell<u64> {
        &self.left
    }

    /// Whether it is to be said once more why a value is under none of several branches.
    pub(super) fn takes_reasons(&self) -> bool {
        let left = self.reasons.get();
        self.reasons.set(left.saturating_sub(1));
        left > 0
    }

    /// Takes the work of so many steps: to apply a part or a constraint, or to match a pattern.
    #[inline]
    pub(super) fn step(&self, count: usize) -> bool {
        self.spend(self.step * count as u64)
    }

    /// Takes the work of keeping so many things by part and value, or by value.
    #[inline]
    pub(super) fn keep(&self, times: u64) -> bool {
        self.spend(times * KEEPING)
    }

    /// Returns the index of a property by its name, as [`Properties::place`] does.
    #[inline]
    pub(super) fn place(&self, properties: &Properties, name: &str, guess: usize) -> Option<usize> {
        let place = properties.place(name, guess);
        if place != Some(guess) {
            self.spend(properties.seeking());
        }
        place
    }

    /// Returns the whole budget.
    pub(super) const fn budget(&self) -> u64 {
        self.budget
    }

    /// Returns what is left of the budget.
    pub(super) const fn left(&self) -> u64 {
        self.left.get()
    }

    pub(super) const fn is_exhausted(&self) -> bool {
        self.left.get() == 0
    }

    pub(super) const fn plan(&self) -> &'p Plan {
        self.plan
    }

    /// Runs one level of what may be within itself; `None` if that is too deep.
    pub(super) fn nested<R>(&self, level: impl FnOnce() -> R) -> Option<R> {
        let levels = self.levels.get();
        if levels >= MOST_LEVELS {
            let is_first = !self.is_exhausted();
            self.is_too_deep.set(is_first || self.is_too_deep.get());
            self.left.set(0);
        }
        if levels >= MANY_LEVELS {
            self.spend(DEEP_LEVEL);
        }
        if self.is_exhausted() {
            return None;
        }
        self.levels.set(levels + 1);
        let result = with_stack(size_of::<Subject<'_>>(), level);
        self.levels.set(levels);
        Some(result)
    }

    /// Whether violations of a value have not been collected yet, for a part that it can meet in several ways.
    pub(super) fn is_first_visit(&self, part: usize, node: NodeRef<'_>) -> bool {
        let key = key(part, node);
        self.keep(1);
        if self.verdicts.borrow().get(&key) == Some(&true) {
            return false;
        }
        let mut visited = self.visited.borrow_mut();
        if visited.len() >= self.most_kept {
            self.left.set(0);
        }
        !self.is_exhausted() && visited.insert(key)
    }

    /// Returns the member with that name.
    pub(super) fn member<'a>(&self, node: NodeRef<'a>, name: &str) -> Option<NodeRef<'a>> {
        let mut members = node.members();
        members.find_map(|(key, value)| (self.spend(1) && key == name).then_some(value))
    }

    /// Returns those of `all` schemas under which a value can be valid, by their numbers.
    pub(super) fn candidates<'i>(
        &self,
        index: Option<&'i Index>,
        all: usize,
        node: NodeRef<'_>,
    ) -> Candidates<'i> {
        let Some(index) = index else {
            return Candidates::All(all);
        };
        let mut look = LookAt {
            context: self,
            node,
        };
        let Ok(candidates) = index.candidates(&mut look);
        self.spend(candidates.cost());
        candidates
    }

    /// Returns the condition of an `if` that a value satisfies, and the part that applies for that; if it satisfies none, the part
    /// of `else`.
    pub(super) fn condition(
        &self,
        one: &If,
        chain: Option<&Chain>,
        node: NodeRef<'_>,
    ) -> (Option<usize>, Option<usize>) {
        let Some(chain) = chain else {
            return if self.accepts(one.condition, node) {
                (Some(one.condition), one.then)
            } else {
                (None, one.otherwise)
            };
        };
        let candidates = self.candidates(Some(&chain.index), chain.links.len(), node);
        let mut links = candidates.iter().filter_map(|place| chain.links.get(place));
        match links.find(|link| self.accepts(link.condition, node)) {
            Some(link) => (Some(link.condition), link.then),
            None => (None, chain.otherwise),
        }
    }

    /// Returns the part of the branch that an object's discriminator names.
    pub(super) fn branch(&self, union: &Union, node: NodeRef<'_>) -> Option<usize> {
        union.branch(&self.member(node, &union.property)?.string()?)
    }

    /// Returns the parts of the patterns that a member's name matches.
    pub(super) fn matching<'m>(
        &'m self,
        properties: &'m Properties,
        name: &'m str,
    ) -> impl Iterator<Item = usize> + 'm {
        let patterns = properties.patterns.iter();
        let matching = patterns.filter(|(one, _)| self.step(1) && one.is_match(name, &self.left));
        matching.map(|(_, part)| *part)
    }

    /// Returns the violations of a value in a document that may cost `all` as a whole, or the one of a budget that is used up.
    pub(super) fn told(&self, found: Found, value: NodeRef<'_>, all: u64) -> Found {
        if !self.is_exhausted() {
            return found;
        }
        let most = if self.is_too_deep.get() {
            Reached::Levels(MOST_LEVELS)
        } else {
            Reached::Steps(all)
        };
        unjudged(most, value, self.reached.get(), self.under.get())
    }
}

const fn key(part: usize, node: NodeRef<'_>) -> u64 {
    (part as u64) << 32 | node.index() as u64
}

/// A value in a tree that an index is asked about.
struct LookAt<'c, 'p, 'a> {
    context: &'c Context<'p>,
    node: NodeRef<'a>,
}

impl<'a> Look<'a> for LookAt<'_, '_, 'a> {
    type Stop = Infallible;

    fn at(&mut self, path: &[Box<str>]) -> Result<Option<(JsonKind, &'a str)>, Infallible> {
        let found = path.iter().try_fold(self.node, |node, name| {
            let object = (node.kind() == JsonKind::Object).then_some(node)?;
            self.context.member(object, name)
        });
        Ok(found.map(|found| {
            let kind = found.kind();
            if Kinds::SCALARS.contains(kind) {
                self.context.spend(8 * reading(found.text().len()));
                (kind, found.text())
            } else {
                (kind, "")
            }
        }))
    }

    fn names(&mut self, call: &mut dyn FnMut(&str)) -> Result<(), Infallible> {
        for (key, _) in self.node.members() {
            if self.context.spend(2 + reading_key(&key)) {
                call(&key);
            }
        }
        Ok(())
    }
}

impl Verdicts for Context<'_> {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool {
        let kind = node.kind();
        if !self.spend(1) || !self.plan.possible(part).contains(kind) {
            return false;
        }
        let Some(here) = self.plan.part(part) else {
            return true;
        };
        let is_inside = matches!(kind, JsonKind::Array | JsonKind::Object) && !here.is_leaf;
        let is_kept = is_inside || !here.applies_nothing();
        let decide = || (self.decide)(self, part, node);
        if !is_kept {
            return decide();
        }
        self.keep(3);
        let key = key(part, node);
        let known = self.verdicts.borrow().get(&key).copied();
        if let Some(verdict) = known {
            return verdict;
        }
        if self.verdicts.borrow().len() >= self.most_kept {
            self.left.set(0);
        }
        if self.is_exhausted() {
            return false;
        }
        self.verdicts.borrow_mut().insert(key, true);
        let verdict = self.nested(decide).unwrap_or(false);
        self.verdicts.borrow_mut().insert(key, verdict);
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::{Hasher, PairHasher};

    #[test]
    fn bytes_are_hashed_as_numbers_are() {
        let hash = |bytes: &[u8]| {
            let mut hasher = PairHasher::default();
            hasher.write(bytes);
            hasher.finish()
        };
        assert_eq!(hash(&[]), 0);
        assert_ne!(hash(&[1, 2]), hash(&[2, 1]));
    }
}
