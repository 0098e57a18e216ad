//! What the walks over one document share: verdicts that are known, places that were visited, and the budget of work.
//!
//! Invariant: beyond the budget every answer is arbitrary, and the result is one violation `limit`.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use saop_json::{JsonKind, NodeRef, Tree};

use crate::error::{Found, Violation, ViolationKind};
use crate::keywords::constraint::{Subject, Verdicts};
use crate::plan::Plan;
use crate::stack::with_stack;

/// What a check may cost, in units of about ten nanoseconds: at least this much, and more for every byte.
const LEAST_BUDGET: u64 = 40_000_000;
const BUDGET_PER_BYTE: u64 = 40;

/// How many verdicts are kept: at least this many, and more for every byte.
const LEAST_VERDICTS: usize = 3 << 20;

/// How deep schemas that apply to the same value, or decide on others, may be within each other.
const MOST_LEVELS: usize = 50_000;

/// A hash for keys that are pairs of small numbers.
#[derive(Default)]
struct PairHasher(u64);

impl Hasher for PairHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(self.0 ^ u64::from(*byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        // The high half, which tables use, and the low half depend on all bits.
        let product = u128::from(key ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

type Hash = BuildHasherDefault<PairHasher>;

/// Decides whether a value is valid under a part, without looking whether that is known.
pub(super) type Decide = fn(&Context<'_>, usize, NodeRef<'_>) -> bool;

pub(super) struct Context<'p> {
    plan: &'p Plan,
    decide: Decide,
    /// By part and value. A verdict that is being found counts as valid: a schema that refers to itself without going into
    /// the value says nothing by that.
    verdicts: RefCell<HashMap<u64, bool, Hash>>,
    visited: RefCell<HashSet<u64, Hash>>,
    most_verdicts: usize,
    budget: u64,
    left: Cell<u64>,
    levels: Cell<usize>,
}

/// Returns the budget for a document of so many bytes.
pub(super) const fn budget(bytes: usize) -> u64 {
    LEAST_BUDGET + bytes as u64 * BUDGET_PER_BYTE
}

impl<'p> Context<'p> {
    pub(super) fn new(plan: &'p Plan, tree: &Tree<'_>, decide: Decide) -> Self {
        Self::with_budget(plan, tree, decide, budget(tree.root().end()))
    }

    pub(super) fn with_budget(
        plan: &'p Plan,
        tree: &Tree<'_>,
        decide: Decide,
        budget: u64,
    ) -> Self {
        let bytes = tree.root().end();
        Self {
            plan,
            decide,
            verdicts: RefCell::default(),
            visited: RefCell::default(),
            most_verdicts: LEAST_VERDICTS + bytes / 4,
            budget,
            left: Cell::new(budget),
            levels: Cell::new(0),
        }
    }

    /// Takes work from the budget; returns whether there was enough.
    #[inline]
    pub(super) fn spend(&self, cost: u64) -> bool {
        let left = self.left.get().checked_sub(cost);
        self.left.set(left.unwrap_or_default());
        left.is_some()
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
            self.left.set(0);
        }
        if self.is_exhausted() {
            return None;
        }
        self.levels.set(levels + 1);
        let result = with_stack::<Subject<'_>, _>(level);
        self.levels.set(levels);
        Some(result)
    }

    /// Whether violations of a value have not been collected yet, for a part that it can meet in several ways.
    pub(super) fn is_first_visit(&self, part: usize, node: NodeRef<'_>) -> bool {
        let key = key(part, node);
        let is_valid = self.verdicts.borrow().get(&key) == Some(&true);
        !is_valid && self.visited.borrow_mut().insert(key)
    }

    /// Returns the violations, or the one of a budget that is used up.
    pub(super) fn told(&self, found: Found) -> Found {
        if !self.is_exhausted() {
            return found;
        }
        let mut only = Found::default();
        let most = self.budget;
        let message = format!(
            "expected a check of at most {most} steps, but found that this schema takes more for this document"
        );
        only.push(Violation::new(ViolationKind::Limit, String::new(), message));
        only
    }
}

const fn key(part: usize, node: NodeRef<'_>) -> u64 {
    (part as u64) << 32 | node.index() as u64
}

impl Verdicts for Context<'_> {
    fn accepts(&self, part: usize, node: NodeRef<'_>) -> bool {
        let Some(here) = self.plan.part(part) else {
            return true;
        };
        let kind = node.kind();
        if !here.possible.contains(kind) {
            return false;
        }
        let is_inside = matches!(kind, JsonKind::Array | JsonKind::Object) && !here.is_leaf;
        let is_kept = is_inside || !here.applies_nothing();
        let decide = || (self.decide)(self, part, node);
        if !is_kept {
            return decide();
        }
        let key = key(part, node);
        let known = self.verdicts.borrow().get(&key).copied();
        if let Some(verdict) = known {
            self.spend(1);
            return verdict;
        }
        if self.verdicts.borrow().len() >= self.most_verdicts {
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
