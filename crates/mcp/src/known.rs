//! What a guard knows of a server, apart from any exchange with it.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use crate::catalog::{ByText, Catalog, Pages};
use crate::open::{Open, Request};
use crate::past::{Past, Tasks};
use crate::version::Version;

/// What is known of a server: its tools, by version, and what it said in `initialize`.
///
/// A [`Guard`](crate::Guard) has its own. Over HTTP, where each request has a guard, those of one session, or of one authorization,
/// share one: [`Guard::swap`](crate::Guard::swap).
#[derive(Debug)]
pub struct Known {
    /// The version that `initialize` settled on.
    pub(crate) negotiated: Option<Version>,
    /// Whether the server said in `initialize` that it has tools.
    pub(crate) has_tools: bool,
    /// The tools, as requests of a version see them.
    pub(crate) catalogs: HashMap<Version, Catalog>,
    /// Tools that were read for others of the same server.
    relatives: HashMap<Version, Arc<ByText>>,
    /// The listings of the client that are not complete.
    pub(crate) pages: HashMap<Version, Pages>,
    /// How often the server said that its list had changed.
    pub(crate) changes: u64,
    /// Versions in which the server knows no list, and how often the list had changed when it said so.
    pub(crate) without_list: HashMap<Version, u64>,
    /// Tools of earlier lists, of which calls are open.
    pub(crate) past: Past,
    /// Tools whose results come later, by task.
    pub(crate) tasks: Tasks,
    /// Requests whose exchange ended without an answer, which may come on another stream.
    pub(crate) left: Open,
    /// Whether it is that of one session, whose ids are those of one client.
    pub(crate) is_session: bool,
    /// Requests that were cancelled, since they may wait for a list of tools in another exchange: their keys.
    pub(crate) cancelled: VecDeque<String>,
}

/// So many cancelled requests are remembered.
const MOST_CANCELLED: usize = 256;

impl Known {
    /// Creates it for a server that has said nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            negotiated: None,
            has_tools: true,
            catalogs: HashMap::new(),
            relatives: HashMap::new(),
            pages: HashMap::new(),
            changes: 0,
            without_list: HashMap::new(),
            past: Past::default(),
            tasks: Tasks::default(),
            left: Open::default(),
            is_session: false,
            cancelled: VecDeque::new(),
        }
    }

    /// Creates one for a session with the same server, which has said nothing there yet. A tool that both have is read once.
    #[must_use]
    pub fn session(&self) -> Self {
        let mut relatives = self.relatives.clone();
        let own = self.catalogs.iter();
        relatives.extend(own.map(|(version, catalog)| (*version, Arc::clone(&catalog.by_text))));
        Self {
            relatives,
            is_session: true,
            ..Self::new()
        }
    }

    /// Returns the tools of a version that were read already.
    pub(crate) fn compiled(&self, version: Version) -> Option<&ByText> {
        let own = self.catalogs.get(&version).map(|catalog| &catalog.by_text);
        own.or_else(|| self.relatives.get(&version))
            .map(|known| &**known)
    }

    /// Returns about how many bytes of definitions it keeps.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let catalogs = self.catalogs.values().map(Catalog::bytes);
        let pages = self.pages.values().map(Pages::bytes);
        catalogs.chain(pages).sum::<usize>() + self.past.bytes() + self.left.bytes()
    }

    /// Keeps requests of an exchange that has ended.
    pub(crate) fn leave(&mut self, open: impl Iterator<Item = (String, Request)>) {
        for (key, request) in open {
            self.left.add(key.clone(), request);
            // Only so many of those are kept.
            self.left.cancel(&key);
        }
    }

    pub(crate) fn cancel(&mut self, key: String) {
        self.cancelled.push_back(key);
        if self.cancelled.len() > MOST_CANCELLED {
            self.cancelled.pop_front();
        }
    }

    /// Whether a request was cancelled since it was last asked for.
    pub(crate) fn take_cancelled(&mut self, key: &str) -> bool {
        let place = self.cancelled.iter().position(|one| one == key);
        place.is_some_and(|place| self.cancelled.remove(place).is_some())
    }
}

impl Default for Known {
    fn default() -> Self {
        Self::new()
    }
}
