//! What all exchanges share.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use http::header::{HeaderName, HeaderValue};
use saop_mcp::http::{Hosts, Key, Keys};
use saop_mcp::{Book, Definitions, Known, Settings};
use tokio::task::block_in_place;
use tokio::time::Instant;

use crate::budget::Budget;
use crate::headers::{Asker, SESSION};
use crate::store::{State, Store};
use crate::watch::Watch;

pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) report_only: bool,
    pub(crate) max_message: usize,
    pub(crate) answer_timeout: Option<Duration>,
    pub(crate) body_timeout: Option<Duration>,
    /// Whether long messages are judged where the runtime has another thread take over what waits.
    pub(crate) gives_way: bool,
    pub(crate) hosts: Hosts,
    pub(crate) path: Option<String>,
    pub(crate) budget: Arc<Budget>,
    pub(crate) book: Option<Mutex<Option<Book>>>,
    pub(crate) watch: Arc<dyn Watch>,
    pub(crate) keys: Keys,
    /// Headers by which the tools vary, beside those that look as if they had credentials.
    pub(crate) key_headers: Vec<HeaderName>,
    pub(crate) store: Mutex<Store>,
    /// What was read of definitions, for all who ask.
    pub(crate) definitions: Definitions,
    pub(crate) started: Instant,
}

/// Of more bytes, a message is not judged where others wait for it.
const SHORT: usize = 64 * 1024;

impl Shared {
    pub(crate) fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Does work on so many bytes.
    pub(crate) fn work<T>(&self, bytes: usize, work: impl FnOnce() -> T) -> T {
        if bytes > SHORT {
            return self.aside(work);
        }
        work()
    }

    /// Does what may take long.
    pub(crate) fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        if self.gives_way {
            return block_in_place(work);
        }
        work()
    }

    /// Returns what is known in a state, which another exchange may be working with.
    pub(crate) fn known<'s>(&self, state: &'s State) -> MutexGuard<'s, Known> {
        state
            .try_lock()
            .unwrap_or_else(|| self.aside(|| state.lock()))
    }

    /// Returns the pins, which are one set for all.
    pub(crate) fn book(&self) -> Option<MutexGuard<'_, Option<Book>>> {
        let book = self.book.as_ref()?;
        Some(match book.try_lock() {
            Ok(book) => book,
            Err(_) => self.aside(|| book.lock().unwrap_or_else(PoisonError::into_inner)),
        })
    }

    /// Returns the key of who asks, in a session if there is one.
    pub(crate) fn key(&self, asker: &Asker<'_>, session: Option<&HeaderValue>) -> Key {
        asker.key(&self.keys, &self.key_headers, session)
    }

    /// Returns what is known of the server by the key of a request.
    pub(crate) fn state(&self, asker: &Asker<'_>, is_stateless: bool) -> (Key, Arc<State>) {
        let own = self.key(asker, None);
        let session = asker.headers.get(SESSION).filter(|_| !is_stateless);
        let general = self.known_by(own, || State::new(Known::sharing(&self.definitions)));
        let Some(session) = session else {
            return (own, general);
        };
        let key = self.key(asker, Some(session));
        (key, self.known_by(key, || self.session(&general)))
    }

    /// Returns a state for a session with the same server.
    pub(crate) fn session(&self, general: &State) -> Arc<State> {
        State::new(self.known(general).session())
    }

    /// Returns what is known under a key; if nothing is, what is made, while nobody else waits for it.
    fn known_by(&self, key: Key, new: impl FnOnce() -> Arc<State>) -> Arc<State> {
        let found = self.store().get(key);
        found.unwrap_or_else(|| {
            let new = new();
            self.store().get_or(key, new)
        })
    }

    pub(crate) fn store(&self) -> MutexGuard<'_, Store> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
