//! The client's requests that the server has and has not answered.
//!
//! Invariant: of a request that was cancelled nothing is kept for long, since it may never be answered.

use std::collections::{HashMap, VecDeque};
use std::sync::Weak;

use crate::listed::Listed;
use crate::version::Version;

/// What the answer to a request is, as far as it matters.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Not judged.
    Other,
    /// `initialize`.
    Initialize,
    /// `tools/list`: its cursor, and how often the list had changed when it was sent.
    List {
        cursor: Option<String>,
        changes: u64,
    },
    /// `tools/call`: the tool that it calls, if its results are to be checked, and whether it asks for a task.
    Call {
        tool: Option<Weak<Listed>>,
        for_task: bool,
    },
    /// `tools/list` of the guard itself.
    Own,
    /// `tasks/result`, of a task that a call of this tool began, if that is known.
    TaskResult(Option<Weak<Listed>>),
    /// `tasks/get`, likewise.
    Task(Option<Weak<Listed>>),
}

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// Its id, as it is written.
    pub(crate) id: String,
    pub(crate) kind: Kind,
    pub(crate) version: Version,
}

impl Request {
    /// Whether it is one of the guard itself.
    pub(crate) const fn is_own(&self) -> bool {
        matches!(self.kind, Kind::Own)
    }

    /// Returns about how many bytes it takes.
    pub(crate) const fn size(&self) -> usize {
        let cursor = match &self.kind {
            Kind::List {
                cursor: Some(cursor),
                ..
            } => cursor.len(),
            _ => 0,
        };
        // The id, its key, and the key of one that was cancelled.
        cursor + 3 * self.id.len()
    }
}

/// How many requests that were cancelled are remembered, in case that they are answered all the same.
const MOST_CANCELLED: usize = 256;

/// The open requests.
#[derive(Debug, Default)]
pub(crate) struct Open {
    by_key: HashMap<String, Entry>,
    count: usize,
    /// The sizes of all of them.
    bytes: usize,
    cancelled: VecDeque<String>,
}

#[derive(Debug)]
struct Entry {
    first: Request,
    /// Others with the same id, which are refused unless only reports are made.
    more: VecDeque<Request>,
    is_cancelled: bool,
}

impl Open {
    /// Returns how many there are.
    pub(crate) const fn len(&self) -> usize {
        self.count
    }

    /// Returns about how many bytes they take.
    pub(crate) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Whether a request with that key is open.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.by_key.contains_key(key)
    }

    /// Returns the request that the next answer with that key is for.
    pub(crate) fn first(&self, key: &str) -> Option<&Request> {
        self.by_key.get(key).map(|entry| &entry.first)
    }

    pub(crate) fn add(&mut self, key: String, request: Request) {
        self.count += 1;
        self.bytes += request.size();
        if let Some(entry) = self.by_key.get_mut(&key) {
            entry.is_cancelled = false;
            entry.more.push_back(request);
            return;
        }
        let entry = Entry {
            first: request,
            more: VecDeque::new(),
            is_cancelled: false,
        };
        self.by_key.insert(key, entry);
    }

    /// Returns the request that an answer is for, the first of those with that key.
    pub(crate) fn take(&mut self, key: &str) -> Option<Request> {
        let entry = self.by_key.get_mut(key)?;
        self.count -= 1;
        let request = match entry.more.pop_front() {
            Some(next) => std::mem::replace(&mut entry.first, next),
            None => self.by_key.remove(key)?.first,
        };
        self.bytes -= request.size();
        Some(request)
    }

    /// Notes that a request may never be answered. Returns whether there is one.
    pub(crate) fn cancel(&mut self, key: &str) -> bool {
        let Some(entry) = self.by_key.get_mut(key) else {
            return false;
        };
        if !entry.is_cancelled {
            entry.is_cancelled = true;
            self.cancelled.push_back(key.to_owned());
        }
        if self.cancelled.len() > MOST_CANCELLED
            && let Some(oldest) = self.cancelled.pop_front()
            && self
                .by_key
                .get(&oldest)
                .is_some_and(|entry| entry.is_cancelled)
            && let Some(entry) = self.by_key.remove(&oldest)
        {
            for request in std::iter::once(entry.first).chain(entry.more) {
                self.count -= 1;
                self.bytes -= request.size();
            }
        }
        true
    }

    /// Takes all that the client may still get an answer to, with their keys.
    pub(crate) fn leave(&mut self) -> impl Iterator<Item = (String, Request)> + use<> {
        (self.count, self.bytes) = (0, 0);
        self.cancelled.clear();
        let entries = std::mem::take(&mut self.by_key).into_iter();
        entries
            .filter(|(_, entry)| !entry.first.is_own())
            .map(|(key, entry)| (key, entry.first))
    }

    /// Takes all that are to be told that there will be no answer, in no particular order.
    pub(crate) fn drain(&mut self) -> Vec<Request> {
        (self.count, self.bytes) = (0, 0);
        self.cancelled.clear();
        let entries = std::mem::take(&mut self.by_key);
        let wanted = entries.into_values().filter(|entry| !entry.is_cancelled);
        wanted
            .flat_map(|entry| std::iter::once(entry.first).chain(entry.more))
            .filter(|request| !request.is_own())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(id: usize) -> Request {
        Request {
            id: id.to_string(),
            kind: Kind::Other,
            version: Version::UNKNOWN,
        }
    }

    #[test]
    fn answers_to_one_id_are_for_its_requests_in_order() {
        let mut open = Open::default();
        for id in [1, 2, 3] {
            open.add("a".to_owned(), request(id));
        }
        for id in ["1", "2", "3"] {
            assert_eq!(open.take("a").unwrap().id, id);
        }
        assert!(open.take("a").is_none());
        assert_eq!(open.len(), 0);
    }

    // SPEC G7
    #[test]
    fn cancelled_requests_do_not_pile_up() {
        let mut open = Open::default();
        for id in 0..10_000 {
            open.add(id.to_string(), request(id));
            assert!(open.cancel(&id.to_string()));
        }
        assert_eq!(open.len(), MOST_CANCELLED);
        assert!(open.take("9999").is_some());
        assert!(open.take("1").is_none());
        assert!(open.drain().is_empty());
        assert_eq!(open.len(), 0);
    }
}
