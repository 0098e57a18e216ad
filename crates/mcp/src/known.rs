//! What a guard knows of a server, apart from any exchange with it.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use crate::catalog::{ByText, Catalog, Pages};
use crate::definitions::Definitions;
use crate::mask::without_secrets;
use crate::open::{Open, Request};
use crate::past::{Past, Tasks};
use crate::report::cut;
use crate::reread::Rereads;
use crate::version::Version;

/// What is known of a server: its tools, by version, and what it said in `initialize`.
///
/// A [`Guard`](crate::Guard) has its own. Over HTTP, where each request has a guard, those of one session, or of one authorization,
/// share one: [`Guard::swap`](crate::Guard::swap).
#[derive(Debug)]
pub struct Known {
    /// What was read of definitions, for others as well.
    pub(crate) definitions: Definitions,
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
    /// How many whole lists were read.
    pub(crate) lists: u64,
    pub(crate) rereads: Rereads,
    /// What was reported that is reported once.
    told: Vec<&'static str>,
    /// Versions in which the server knows no list, and how often the list had changed when it said so.
    pub(crate) without_list: HashMap<Version, u64>,
    /// Tools of earlier lists, of which calls are open.
    pub(crate) past: Past,
    /// Tools whose results come later, by task.
    pub(crate) tasks: Tasks,
    /// Requests whose exchange ended without an answer, which may come on another stream.
    pub(crate) left: Open,
    /// Requests of a session that reached the server, answered or not, since an answer may be sent again on another stream.
    recent: VecDeque<(String, Request)>,
    recent_bytes: usize,
    /// Whether it is that of one session, whose ids are those of one client.
    pub(crate) is_session: bool,
    /// Requests that were cancelled, since they may wait for a list of tools in another exchange: their keys.
    pub(crate) cancelled: VecDeque<String>,
}

/// So many cancelled requests are remembered.
const MOST_CANCELLED: usize = 256;
/// Of a request with a longer key, nothing is kept once its exchange has ended.
const LONGEST_KEY: usize = 1024;
/// So many requests of a session are remembered, in case that their answers come again, and so many bytes of them.
const MOST_RECENT: usize = 256;
const MOST_RECENT_BYTES: usize = 64 * 1024;

impl Known {
    /// Creates it for a server that has said nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::sharing(&Definitions::new())
    }

    /// Same as [`new`](Self::new), for one that shares with others what is read of definitions.
    #[must_use]
    pub fn sharing(definitions: &Definitions) -> Self {
        Self {
            definitions: definitions.clone(),
            negotiated: None,
            has_tools: true,
            catalogs: HashMap::new(),
            relatives: HashMap::new(),
            pages: HashMap::new(),
            changes: 0,
            lists: 0,
            rereads: Rereads::new(),
            told: Vec::new(),
            without_list: HashMap::new(),
            past: Past::default(),
            tasks: Tasks::default(),
            left: Open::default(),
            recent: VecDeque::new(),
            recent_bytes: 0,
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
            ..Self::sharing(&self.definitions)
        }
    }

    /// Returns the tools of a version that were read already.
    pub(crate) fn compiled(&self, version: Version) -> Option<&ByText> {
        let own = self.catalogs.get(&version).map(|catalog| &catalog.by_text);
        own.or_else(|| self.relatives.get(&version))
            .map(|known| &**known)
    }

    /// Whether something is to be reported that is reported once. From then on, it is not.
    pub(crate) fn tell_once(&mut self, words: &'static str) -> bool {
        let is_new = !self.told.contains(&words);
        if is_new {
            self.told.push(words);
        }
        is_new
    }

    /// Returns the name of a tool as it may be written down, if a list has a tool of that name: with what looks like a secret masked, and cut
    /// after 256 bytes.
    #[must_use]
    pub fn shown_tool(&self, name: &str) -> Option<String> {
        let is_listed = self.catalogs.values().any(|list| list.get(name).is_some());
        is_listed.then(|| cut(without_secrets(name).into_owned()))
    }

    /// Returns about how many bytes it keeps, beside the [definitions](Definitions::bytes), which it may share.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let catalogs = self.catalogs.values().map(Catalog::weight);
        let pages = self.pages.values().map(Pages::weight);
        catalogs.chain(pages).sum::<usize>()
            + self.past.weight()
            + self.left.bytes()
            + self.recent_bytes
    }

    /// Keeps requests of an exchange that has ended.
    pub(crate) fn leave(&mut self, open: impl Iterator<Item = (String, Request)>) {
        let short = open.filter(|(key, _)| key.len() <= LONGEST_KEY);
        for (key, request) in short {
            self.left.add(key.clone(), request);
            // Only so many of those are kept.
            self.left.cancel(&key);
        }
    }

    /// Remembers a request, in a session.
    pub(crate) fn remember(&mut self, key: &str, request: &Request) {
        if !self.is_session || key.len() > LONGEST_KEY {
            return;
        }
        self.recent_bytes += request.size();
        self.recent.push_back((key.to_owned(), request.clone()));
        while self.recent.len() > MOST_RECENT || self.recent_bytes > MOST_RECENT_BYTES {
            let Some((_, oldest)) = self.recent.pop_front() else {
                break;
            };
            self.recent_bytes -= oldest.size();
        }
    }

    /// Returns the last request with that key that is remembered.
    pub(crate) fn recent(&self, key: &str) -> Option<Request> {
        let mut recent = self.recent.iter().rev();
        let found = recent.find(|(known, _)| known == key);
        found.map(|(_, request)| request.clone())
    }

    pub(crate) fn cancel(&mut self, key: String) {
        if key.len() > LONGEST_KEY {
            return;
        }
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
