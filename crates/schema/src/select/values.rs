//! A set of values, as far as the index of a union tells values apart: all of some kinds, and constants of others.

use std::collections::BTreeSet;

use saop_json::JsonKind;

use crate::keywords::constraint::{Constant, Kinds};

/// A set of values.
///
/// Invariant: no constant is of a kind of which all values are in the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    /// The kinds of which all values are in the set.
    pub(crate) kinds: Kinds,
    /// The other ones.
    pub(crate) constants: BTreeSet<Constant>,
}

impl Values {
    /// Every value of some kinds.
    pub(crate) const fn of(kinds: Kinds) -> Self {
        Self {
            kinds,
            constants: BTreeSet::new(),
        }
    }

    /// Every value.
    pub(crate) const fn any() -> Self {
        Self::of(Kinds::ALL)
    }

    /// Collects constants. Arrays and objects count as all of their kind.
    pub(crate) fn of_constants(all: impl IntoIterator<Item = Constant>) -> Self {
        let mut values = Self::of(Kinds::NONE);
        for constant in all {
            values.insert(constant);
        }
        values
    }

    fn insert(&mut self, constant: Constant) {
        match constant.kind {
            JsonKind::Array | JsonKind::Object => {
                self.kinds = self.kinds.with(Kinds::of(constant.kind));
            }
            kind if self.kinds.contains(kind) => {}
            _ => {
                self.constants.insert(constant);
            }
        }
    }

    /// Whether the set says nothing.
    pub(crate) fn is_any(&self) -> bool {
        JsonKind::ALL.iter().all(|kind| self.kinds.contains(*kind))
    }

    /// Whether no value is in the set.
    pub(crate) fn is_empty(&self) -> bool {
        self.constants.is_empty() && !JsonKind::ALL.iter().any(|kind| self.kinds.contains(*kind))
    }

    /// Whether only objects are in the set.
    pub(crate) fn are_objects(&self) -> bool {
        let others = JsonKind::ALL
            .iter()
            .filter(|kind| **kind != JsonKind::Object);
        self.constants.is_empty() && others.into_iter().all(|kind| !self.kinds.contains(*kind))
    }

    /// Leaves out all values of a kind.
    pub(crate) fn remove(&mut self, kind: JsonKind) {
        self.kinds = self.kinds.without(kind);
        self.constants.retain(|constant| constant.kind != kind);
    }

    fn contains(&self, constant: &Constant) -> bool {
        self.kinds.contains(constant.kind) || self.constants.contains(constant)
    }

    /// Keeps what is in another set as well.
    pub(crate) fn narrow(&mut self, other: &Self) {
        let mut constants = std::mem::take(&mut self.constants);
        constants.retain(|constant| other.contains(constant));
        let others = other.constants.iter();
        constants.extend(others.filter(|one| self.kinds.contains(one.kind)).cloned());
        self.constants = constants;
        self.kinds = self.kinds.and(other.kinds);
    }

    /// Adds what is in another set.
    pub(crate) fn widen(&mut self, other: &Self) {
        self.kinds = self.kinds.with(other.kinds);
        let kinds = self.kinds;
        self.constants.retain(|one| !kinds.contains(one.kind));
        for constant in &other.constants {
            self.insert(constant.clone());
        }
    }
}
