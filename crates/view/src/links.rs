//! Which entry a later one refers to: the call that an observation answers, the turn that an event belongs to.
//!
//! Invariant: memory is bounded: of each kind the last [`MOST`] are known, by a hash of what names them.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, Hash, RandomState};

use crate::names::Number;

/// Entries of a kind that can be referred to.
pub(crate) const MOST: usize = 65_536;

/// An entry that others refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) entry: u64,
    pub(crate) agent: Number,
    pub(crate) tool: Number,
    /// Whether the call has no observation yet.
    pub(crate) is_open: bool,
}

/// Entries of one kind by what names them.
#[derive(Debug, Default)]
pub(crate) struct Links {
    hasher: RandomState,
    targets: HashMap<u64, Target>,
    order: VecDeque<u64>,
}

impl Links {
    /// Remembers the entry that `key` names; of several the last.
    pub(crate) fn put(&mut self, key: impl Hash, target: Target) {
        let key = self.hasher.hash_one(key);
        if self.targets.insert(key, target).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.targets.remove(&oldest);
        }
    }

    /// Returns the entry that `key` names.
    pub(crate) fn find(&self, key: impl Hash) -> Option<Target> {
        self.targets.get(&self.hasher.hash_one(key)).copied()
    }

    /// Notes that the call that `key` names has an observation.
    pub(crate) fn close(&mut self, key: impl Hash) {
        if let Some(target) = self.targets.get_mut(&self.hasher.hash_one(key)) {
            target.is_open = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L3
    #[test]
    fn the_last_ones_are_known() {
        let target = |entry| Target {
            entry,
            agent: 1,
            tool: 1,
            is_open: true,
        };
        let mut links = Links::default();
        for n in 0..MOST as u64 + 10 {
            links.put(("id", n), target(n));
        }
        assert_eq!((links.targets.len(), links.order.len()), (MOST, MOST));
        assert_eq!(links.find(("id", 9_u64)), None);
        assert_eq!(links.find(("id", 10_u64)), Some(target(10)));
        links.put(("id", 10_u64), target(7));
        links.close(("id", 10_u64));
        assert_eq!(
            links.find(("id", 10_u64)),
            Some(Target {
                is_open: false,
                ..target(7)
            })
        );
    }
}
