//! Definitions of tools that were read, found again by their text.
//!
//! Invariant: a definition that a list has is compiled once, for however many it is listed; what all of them take is counted.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::definition::{Definition, Rules};
use crate::share::Share;

/// What several [`Known`](crate::Known) have read of the definitions of tools. A definition that one of them has is not compiled again for
/// another one; it goes with the last one that has it. Clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Definitions {
    /// How many bytes all take.
    bytes: Arc<AtomicUsize>,
    table: Arc<Mutex<Table>>,
}

/// The definitions, by hashes of their texts and rules. Of one that nobody has any more, a place is left for some time.
#[derive(Debug, Default)]
struct Table {
    by_hash: HashMap<u64, Vec<Weak<Definition>>>,
    hasher: RandomState,
    /// At so many hashes, the places are looked through.
    next_sweep: usize,
}

const FIRST_SWEEP: usize = 1024;

impl Definitions {
    /// Creates it without any.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns about how many bytes all of them take, with their schemas compiled.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Returns a definition by its text and rules, which is read if nobody has it.
    pub(crate) fn get_or(
        &self,
        text: &str,
        rules: Rules,
        read: impl FnOnce() -> Definition,
    ) -> Arc<Definition> {
        if let Some(found) = self.with(|table| table.get(text, rules)) {
            return found;
        }
        // Nobody waits meanwhile. Of two that read the same one, the first one's counts.
        let mut read = read();
        read.share = Share::of(&self.bytes, read.weight());
        let read = Arc::new(read);
        self.with(|table| {
            let found = table.get(text, rules);
            found.unwrap_or_else(|| {
                table.add(&read);
                Arc::clone(&read)
            })
        })
    }

    fn with<T>(&self, work: impl FnOnce(&mut Table) -> T) -> T {
        work(&mut self.table.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Table {
    fn hash(&self, text: &str, rules: Rules) -> u64 {
        self.hasher.hash_one((rules, text))
    }

    fn get(&self, text: &str, rules: Rules) -> Option<Arc<Definition>> {
        let mut places = self.by_hash.get(&self.hash(text, rules))?.iter();
        places.find_map(|place| {
            let is_it = |one: &Arc<Definition>| &*one.text == text && one.rules == rules;
            place.upgrade().filter(is_it)
        })
    }

    fn add(&mut self, definition: &Arc<Definition>) {
        if self.by_hash.len() >= self.next_sweep.max(FIRST_SWEEP) {
            self.by_hash.retain(|_, places| {
                places.retain(|place| place.strong_count() > 0);
                !places.is_empty()
            });
            self.by_hash.shrink_to(self.by_hash.len() * 2);
            self.next_sweep = self.by_hash.len() * 2;
        }
        let hash = self.hash(&definition.text, definition.rules);
        let places = self.by_hash.entry(hash).or_default();
        places.retain(|place| place.strong_count() > 0);
        places.push(Arc::downgrade(definition));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::definition::State;

    fn definition(name: &str) -> Definition {
        Definition::of_size(name, State::Checked, 3)
    }

    fn rules() -> Rules {
        definition("").rules
    }

    // SPEC G7
    #[test]
    fn one_text_is_read_once_and_counted_while_somebody_has_it() {
        let all = Definitions::new();
        let first = all.get_or("a", rules(), || definition("a"));
        let same = all.clone().get_or("a", rules(), || unreachable!());
        assert!(Arc::ptr_eq(&first, &same));
        let one = all.bytes();
        assert_eq!(one, first.weight());
        let deeper = Rules {
            max_depth: 1,
            ..rules()
        };
        let other = all.get_or("a", deeper, || {
            let mut other = definition("a");
            other.rules = deeper;
            other
        });
        assert!(!Arc::ptr_eq(&first, &other));
        assert_eq!(all.bytes(), 2 * one);
        let bare = first.without_schemas();
        assert_eq!(all.bytes(), 2 * one + bare.weight());
        drop((first, same, bare));
        assert_eq!(all.bytes(), one);
        drop(other);
        assert_eq!(all.bytes(), 0);
        all.get_or("a", rules(), || definition("a"));
    }

    // SPEC G7
    #[test]
    fn places_of_definitions_that_are_gone_are_bounded() {
        let all = Definitions::new();
        let kept = all.get_or("kept", rules(), || definition("kept"));
        for n in 0..20 * FIRST_SWEEP {
            let name = n.to_string();
            all.get_or(&name, rules(), || definition(&name));
        }
        assert!(all.with(|table| table.by_hash.len()) <= FIRST_SWEEP + 1);
        assert_eq!(all.bytes(), kept.weight());
        let same = all.get_or("kept", rules(), || unreachable!());
        assert!(Arc::ptr_eq(&kept, &same));
    }
}
