//! What is known of the server, by session and authorization.
//!
//! Invariant: keys are keyed hashes. What is kept takes no more than some megabytes of lists; of what was used longest ago, nothing is
//! kept, and it is asked for again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use saop_mcp::Known;
use saop_mcp::http::Key;

/// So many sessions and authorizations are known.
const MOST: usize = 4096;
/// So many bytes of definitions of tools are kept in all.
const MOST_BYTES: usize = 256 << 20;

/// What is known of the server in one session, or to one authorization.
pub(super) struct State {
    known: Mutex<Known>,
    /// Held by the exchange that asks for the list of tools.
    pub(super) listing: tokio::sync::Mutex<()>,
}

impl State {
    fn new(known: Known) -> Arc<Self> {
        Arc::new(Self {
            known: Mutex::new(known),
            listing: tokio::sync::Mutex::new(()),
        })
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns one for a session with the same server.
    pub(super) fn session(&self) -> Arc<Self> {
        Self::new(self.lock().session())
    }
}

/// All of them.
pub(super) struct Store {
    states: HashMap<Key, Kept>,
    /// Counts the uses.
    now: u64,
    /// How many bytes all have.
    bytes: usize,
}

struct Kept {
    state: Arc<State>,
    used: u64,
    bytes: usize,
}

impl Store {
    pub(super) fn new() -> Self {
        Self {
            states: HashMap::new(),
            now: 0,
            bytes: 0,
        }
    }

    /// Returns what is known under a key; if nothing is, what `new` makes.
    pub(super) fn get(&mut self, key: Key, new: impl FnOnce() -> Known) -> Arc<State> {
        self.now += 1;
        if let Some(kept) = self.states.get_mut(&key) {
            kept.used = self.now;
            return Arc::clone(&kept.state);
        }
        let state = State::new(new());
        self.put(key, Arc::clone(&state));
        state
    }

    pub(super) fn put(&mut self, key: Key, state: Arc<State>) {
        self.now += 1;
        let kept = Kept {
            state,
            used: self.now,
            bytes: 0,
        };
        self.remove(key);
        self.states.insert(key, kept);
        if self.states.len() > MOST {
            self.shrink(MOST - MOST / 8, MOST_BYTES);
        }
    }

    pub(super) fn remove(&mut self, key: Key) {
        if let Some(kept) = self.states.remove(&key) {
            self.bytes -= kept.bytes;
        }
    }

    /// Notes how much is known under a key.
    pub(super) fn weigh(&mut self, key: Key, bytes: usize) {
        if let Some(kept) = self.states.get_mut(&key) {
            self.bytes = self.bytes - kept.bytes + bytes;
            kept.bytes = bytes;
        }
        if self.bytes > MOST_BYTES {
            self.shrink(MOST, MOST_BYTES - MOST_BYTES / 8);
        }
    }

    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// Forgets what was used longest ago, until so much is left.
    fn shrink(&mut self, most: usize, most_bytes: usize) {
        let mut by_age: Vec<_> = self
            .states
            .iter()
            .map(|(key, kept)| (kept.used, *key))
            .collect();
        by_age.sort_unstable_by_key(|(used, _)| *used);
        for (_, key) in by_age {
            if self.states.len() <= most && self.bytes <= most_bytes {
                break;
            }
            self.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use saop_mcp::http::Keys;

    use super::*;

    // SPEC G7, G10
    #[test]
    fn what_was_used_longest_ago_goes() {
        let keys = Keys::new([1; 32]);
        let key = |n: usize| keys.key([("authorization", &n.to_be_bytes()[..])], None);
        let mut store = Store::new();
        let first = store.get(key(0), Known::new);
        for n in 1..MOST {
            store.get(key(n), Known::new);
        }
        assert!(Arc::ptr_eq(&first, &store.get(key(0), Known::new)));
        store.get(key(MOST), Known::new);
        assert!(store.len() < MOST);
        assert!(Arc::ptr_eq(&first, &store.get(key(0), Known::new)));
        assert!(!store.states.contains_key(&key(1)));
        store.weigh(key(0), 10);
        store.weigh(key(MOST), MOST_BYTES);
        assert!(store.states.contains_key(&key(0)) || store.states.contains_key(&key(MOST)));
        let bytes: usize = store.states.values().map(|kept| kept.bytes).sum();
        assert!(bytes <= MOST_BYTES && bytes == store.bytes);
        store.remove(key(0));
        assert!(!store.states.contains_key(&key(0)));
    }
}
