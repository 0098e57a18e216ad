//! The keys of one object, each at most once. Few keys are compared one by one, which is fastest;
//! many go into a set under a secret hash key, so that no choice of keys makes the check slow.

use std::borrow::Cow;
use std::collections::HashSet;

/// Where comparing one by one stops paying.
const FEW: usize = 16;

/// The largest set that is kept for the next object.
const SPARED: usize = 256;

#[derive(Debug, Default)]
pub(crate) struct Keys<'a> {
    few: Vec<Cow<'a, str>>,
    many: HashSet<Cow<'a, str>>,
}

impl<'a> Keys<'a> {
    /// Takes a key; `false` where it was there before.
    pub(crate) fn insert(&mut self, key: Cow<'a, str>) -> bool {
        if !self.many.is_empty() {
            return self.many.insert(key);
        }
        if self.few.contains(&key) {
            return false;
        }
        self.few.push(key);
        if self.few.len() == FEW {
            self.many.extend(self.few.drain(..));
        }
        true
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.few.is_empty() && self.many.is_empty()
    }

    /// Forgets all keys and keeps the room for the next ones.
    pub(crate) fn clear(&mut self) {
        self.few.clear();
        // Clearing a set costs its capacity, which small objects after a large one must not pay for.
        if self.many.capacity() > SPARED {
            self.many = HashSet::new();
        } else {
            self.many.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_repeated_key_among_few_and_among_many() {
        for count in [1, 2, FEW - 1, FEW, FEW + 1, 1000] {
            for repeated in [0, count / 2, count - 1] {
                let mut keys = Keys::default();
                for key in 0..count {
                    assert!(keys.insert(Cow::Owned(key.to_string())), "{key} of {count}");
                }
                assert!(
                    !keys.insert(Cow::Owned(repeated.to_string())),
                    "{repeated} of {count}"
                );
                assert!(!keys.is_empty());
                keys.clear();
                assert!(keys.is_empty());
                assert!(keys.insert(Cow::Owned(repeated.to_string())));
            }
        }
    }
}
