//! Which entry a later one refers to: the call that an observation answers, the turn that an event belongs to.
//!
//! Invariant: memory is bounded: of each kind the last [`MOST`] names are known, by a hash of what names them.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, Hash, RandomState};

use crate::names::Number;

/// Entries of a kind that can be referred to.
pub(crate) const MOST: usize = 16_384;

/// An entry that others refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) entry: u64,
    pub(crate) agent: Number,
    pub(crate) tool: Number,
    /// Whether the call has no observation yet.
    pub(crate) is_open: bool,
}

/// Entries of one kind by what names them, in each source, and over all sources as long as only one of them has the name.
#[derive(Debug, Default)]
pub(crate) struct Links {
    hasher: RandomState,
    known: HashMap<u64, Known>,
    /// What was put, the oldest first, each with its number.
    order: VecDeque<(u64, u64)>,
    puts: u64,
}

#[derive(Debug)]
struct Known {
    number: u64,
    /// The source; `None` if several have the name.
    source: Option<u64>,
    target: Target,
}

impl Links {
    /// Remembers the entry that `key` names in a source; of several the last.
    pub(crate) fn put(&mut self, source: u64, key: impl Hash, target: Target) {
        let (own, any) = self.hashes(source, key);
        let only = match self.known.get(&any) {
            Some(known) if known.source != Some(source) => None,
            _ => Some(source),
        };
        self.insert(own, Some(source), target);
        self.insert(any, only, target);
    }

    fn hashes(&self, source: u64, key: impl Hash) -> (u64, u64) {
        let own = self.hasher.hash_one((source, &key));
        (own, self.hasher.hash_one(&key))
    }

    fn insert(&mut self, hash: u64, source: Option<u64>, target: Target) {
        self.puts += 1;
        let number = self.puts;
        let known = Known {
            number,
            source,
            target,
        };
        self.known.insert(hash, known);
        self.order.push_back((hash, number));
        if self.order.len() > 2 * MOST
            && let Some((oldest, number)) = self.order.pop_front()
            && self
                .known
                .get(&oldest)
                .is_some_and(|known| known.number == number)
        {
            self.known.remove(&oldest);
        }
    }

    /// Returns the entry that `key` names: of the same source, or else of the only one that has the name.
    pub(crate) fn find(&self, source: u64, key: impl Hash) -> Option<Target> {
        let (own, any) = self.hashes(source, key);
        let known = self.known.get(&own).or_else(|| self.known.get(&any));
        known
            .filter(|known| known.source.is_some())
            .map(|known| known.target)
    }

    /// Notes that the call that [`find`](Self::find) gives has an observation.
    pub(crate) fn close(&mut self, source: u64, key: impl Hash) {
        let (own, any) = self.hashes(source, key);
        for hash in [own, any] {
            if let Some(known) = self.known.get_mut(&hash) {
                known.target.is_open = false;
            }
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
            links.put(1, ("id", n), target(n));
        }
        assert_eq!((links.known.len(), links.order.len()), (2 * MOST, 2 * MOST));
        assert_eq!(links.find(1, ("id", 9_u64)), None);
        assert_eq!(links.find(1, ("id", 10_u64)), Some(target(10)));
        // What is named again is as new as its last name.
        links.put(1, ("id", 10_u64), target(7));
        for n in 0..MOST as u64 - 1 {
            links.put(1, ("other", n), target(n));
        }
        assert_eq!(links.find(1, ("id", 10_u64)), Some(target(7)));
        links.close(1, ("id", 10_u64));
        let closed = Target {
            is_open: false,
            ..target(7)
        };
        assert_eq!(links.find(1, ("id", 10_u64)), Some(closed));
    }

    // SPEC L1
    #[test]
    fn a_name_is_that_of_its_source() {
        let target = |entry| Target {
            entry,
            agent: 1,
            tool: 1,
            is_open: true,
        };
        let mut links = Links::default();
        links.put(1, "call_1", target(1));
        assert_eq!(links.find(2, "call_1"), Some(target(1)));
        links.put(2, "call_1", target(2));
        assert_eq!(links.find(1, "call_1"), Some(target(1)));
        assert_eq!(links.find(2, "call_1"), Some(target(2)));
        assert_eq!(links.find(3, "call_1"), None);
    }
}
