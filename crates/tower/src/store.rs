//! What is known of the server, by session and authorization.
//!
//! Invariant: keys are keyed hashes. What is kept takes no more than some megabytes, with the schemas that are compiled. First goes what the server has not honoured yet,
//! since anybody can make up sessions; then what was used longest ago. It is asked for again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

use saop_mcp::Definitions;
use saop_mcp::Known;
use saop_mcp::http::Key;

/// So many sessions and authorizations are known.
const MOST: usize = 4096;
/// So many bytes are kept in all: lists, the definitions of their tools, and what is compiled of these.
const MOST_BYTES: usize = 256 << 20;

/// What is known of the server in one session, or to one authorization.
pub(crate) struct State {
    known: Mutex<Known>,
    /// Held by the exchange that asks for the list of tools.
    pub(crate) listing: tokio::sync::Mutex<()>,
}

impl State {
    pub(crate) fn new(known: Known) -> Arc<Self> {
        Arc::new(Self {
            known: Mutex::new(known),
            listing: tokio::sync::Mutex::new(()),
        })
    }

    /// Takes what is known, without waiting.
    pub(crate) fn try_lock(&self) -> Option<MutexGuard<'_, Known>> {
        match self.known.try_lock() {
            Ok(known) => Some(known),
            Err(TryLockError::Poisoned(known)) => Some(known.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All of them.
pub(crate) struct Store {
    states: HashMap<Key, Kept>,
    /// Counts the uses.
    now: u64,
    /// How many bytes all have, beside the definitions.
    bytes: usize,
    definitions: Definitions,
}

struct Kept {
    state: Arc<State>,
    used: u64,
    bytes: usize,
    /// Whether the server has answered under this key with success.
    is_honoured: bool,
}

impl Store {
    pub(crate) fn new(definitions: Definitions) -> Self {
        Self {
            states: HashMap::new(),
            now: 0,
            bytes: 0,
            definitions,
        }
    }

    /// Returns what is known under a key.
    pub(crate) fn get(&mut self, key: Key) -> Option<Arc<State>> {
        self.now += 1;
        let kept = self.states.get_mut(&key)?;
        kept.used = self.now;
        Some(Arc::clone(&kept.state))
    }

    /// Returns what is known under a key; if nothing is, it is this from now on.
    pub(crate) fn get_or(&mut self, key: Key, new: Arc<State>) -> Arc<State> {
        self.get(key).unwrap_or_else(|| {
            self.put(key, Arc::clone(&new));
            new
        })
    }

    pub(crate) fn put(&mut self, key: Key, state: Arc<State>) {
        self.now += 1;
        let kept = Kept {
            state,
            used: self.now,
            bytes: 0,
            is_honoured: false,
        };
        self.remove(key);
        if self.states.len() >= MOST {
            self.shrink(MOST - MOST / 8, MOST_BYTES);
        }
        self.states.insert(key, kept);
    }

    /// Notes that the server answered with success what was asked under a key. If that was forgotten meanwhile, it is known again.
    pub(crate) fn honour(&mut self, key: Key, state: &Arc<State>) {
        if !self.states.contains_key(&key) {
            self.put(key, Arc::clone(state));
        }
        if let Some(kept) = self.states.get_mut(&key) {
            kept.is_honoured = true;
        }
    }

    pub(crate) fn remove(&mut self, key: Key) {
        if let Some(kept) = self.states.remove(&key) {
            self.bytes -= kept.bytes;
        }
    }

    /// Notes how much is known under a key.
    pub(crate) fn weigh(&mut self, key: Key, bytes: usize) {
        if let Some(kept) = self.states.get_mut(&key) {
            self.bytes = self.bytes - kept.bytes + bytes;
            kept.bytes = bytes;
        }
        if self.all_bytes() > MOST_BYTES {
            self.shrink(MOST, MOST_BYTES - MOST_BYTES / 8);
        }
    }

    /// Returns about how many bytes all take.
    pub(crate) fn all_bytes(&self) -> usize {
        self.bytes.saturating_add(self.definitions.bytes())
    }

    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// Forgets what the server has not honoured, and what was used longest ago, until so much is left.
    fn shrink(&mut self, most: usize, most_bytes: usize) {
        let mut by_age: Vec<_> = self
            .states
            .iter()
            .map(|(key, kept)| ((kept.is_honoured, kept.used), *key))
            .collect();
        by_age.sort_unstable_by_key(|(rank, _)| *rank);
        for (_, key) in by_age {
            if self.states.len() <= most && self.all_bytes() <= most_bytes {
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
        let new = || State::new(Known::new());
        let mut store = Store::new(Definitions::new());
        let first = store.get_or(key(0), new());
        for n in 1..MOST {
            store.get_or(key(n), new());
        }
        assert!(Arc::ptr_eq(&first, &store.get_or(key(0), new())));
        store.get_or(key(MOST), new());
        assert!(store.len() < MOST);
        assert!(Arc::ptr_eq(&first, &store.get_or(key(0), new())));
        assert!(!store.states.contains_key(&key(1)));
        store.weigh(key(0), 10);
        store.weigh(key(MOST), MOST_BYTES);
        assert!(store.states.contains_key(&key(0)) || store.states.contains_key(&key(MOST)));
        let bytes: usize = store.states.values().map(|kept| kept.bytes).sum();
        assert!(bytes <= MOST_BYTES && bytes == store.bytes);
        store.remove(key(0));
        assert!(!store.states.contains_key(&key(0)));
    }

    // SPEC G7, G10
    #[test]
    fn made_up_sessions_push_out_none_that_the_server_knows() {
        let keys = Keys::new([1; 32]);
        let key = |n: usize| keys.key([], Some(&n.to_be_bytes()));
        let new = || State::new(Known::new());
        let mut store = Store::new(Definitions::new());
        let first = store.get_or(key(0), new());
        store.honour(key(0), &first);
        for n in 1..3 * MOST {
            store.get_or(key(n), new());
            assert!(store.len() <= MOST && store.states.contains_key(&key(n)));
        }
        assert!(Arc::ptr_eq(&first, &store.get(key(0)).unwrap()));
        // Where all are honoured, a new one finds room, and so does one that was forgotten before its answer came.
        for n in 1..=MOST {
            store.honour(key(n), &new());
        }
        let forgotten = new();
        store.honour(key(0), &forgotten);
        assert!(Arc::ptr_eq(&forgotten, &store.get(key(0)).unwrap()));
        store.get_or(key(4 * MOST), new());
        assert!(store.states.contains_key(&key(4 * MOST)));
    }
}
