//! Answers of the server that are not judged: those that cannot be read, those that may be read in two ways, and those to no open request.
//!
//! Invariant: an answer settles the request that it is for, whether it is passed on or dropped. If it is dropped, the client gets an error.

use std::mem::take;
use std::ops::Range;

use saop_json::NodeRef;
use saop_json::decimal::canonical;

use crate::answer::{INTERNAL_ERROR, error};
use crate::guard::Guard;
use crate::open::Request;
use crate::report::{Peer, Report, ReportKind};
use crate::rpc::{Rpc, inside, is_like, is_like_answer, key_of};
use crate::server::Fate;
use crate::settings::Policy;
use crate::skim::{Skim, Skimmed};

/// Up to this number, each whole number is a `double` of its own.
const MOST_EXACT: f64 = 9_007_199_254_740_992.0;

impl Guard {
    /// Takes a part of a message that is longer than is read. All parts of it come before [`server_too_long`](Self::server_too_long) or
    /// [`client_too_long`](Self::client_too_long); without them, its request is not known, and gets no answer.
    pub fn part(&mut self, from: Peer, bytes: &[u8]) {
        match from {
            Peer::Client => self.long_request.push(bytes),
            Peer::Server => self.long_answer.push(bytes),
        }
    }

    /// Takes the news that the server sent a message of more bytes than are read, which was dropped: if only reports are made,
    /// passed on in [parts](Self::part).
    pub fn server_too_long(&mut self, now: u64, found: usize, most: usize) {
        let reason = format!("expected a message of at most {most} bytes, but found {found}");
        let skimmed = take(&mut self.long_answer).finish();
        let is_enforced = !self.settings.report_only;
        self.broken(now, skimmed, &reason, is_enforced);
        self.note_too_long(Peer::Server, Peer::Client, found);
    }

    /// Reports a message that cannot be read, and settles its request.
    pub(crate) fn unreadable_answer(&mut self, now: u64, bytes: &[u8], reason: &str) -> Fate {
        if bytes.trim_ascii().is_empty() {
            return Fate::Pass;
        }
        let is_enforced = self.settings.refuses_results();
        if self.broken(now, Skim::of(bytes), reason, is_enforced) {
            Fate::Stop
        } else {
            Fate::Pass
        }
    }

    /// Reports a message of the server that is not read, settles the requests that it is for, and answers them if it is not passed on.
    /// Returns whether it is kept back: one for the guard itself is, in any case.
    fn broken(&mut self, now: u64, skimmed: Vec<Skimmed>, reason: &str, is_enforced: bool) -> bool {
        let answers = skimmed.into_iter().filter(Skimmed::is_answer);
        let keys: Vec<_> = answers.filter_map(|one| self.only_open(&one.ids)).collect();
        let requests: Vec<_> = keys.iter().filter_map(|key| self.open.take(key)).collect();
        let is_enforced = is_enforced || requests.iter().any(Request::is_own);
        let id = requests.first().map(|request| &*request.id);
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        self.report(report.with_id(id).enforced(is_enforced));
        for request in requests {
            self.settle(now, &request, reason, is_enforced);
        }
        is_enforced
    }

    /// Answers a request that was taken, if its answer is not passed on.
    fn settle(&mut self, now: u64, request: &Request, reason: &str, is_enforced: bool) {
        if request.is_own() {
            let reason = format!("the server's list of tools cannot be read: {reason}");
            self.no_list(now, &reason);
        } else if is_enforced {
            self.withhold(request, reason);
        }
    }

    /// Returns the key of the one open request that has one of these ids, if it is one alone.
    fn only_open(&self, ids: &[String]) -> Option<String> {
        let mut keys: Vec<_> = ids.iter().filter_map(|id| self.open_key(id)).collect();
        keys.sort();
        keys.dedup();
        if keys.len() > 1 {
            return None;
        }
        keys.pop()
    }

    /// Returns the key of the open request that an answer with this id is for: of the one with that id, or else of one whose id has the
    /// same digits, as a string or as a number.
    pub(crate) fn open_key(&self, id: &str) -> Option<String> {
        let key = key_of(id);
        if self.open.has(&key) {
            return Some(key);
        }
        other_key(id, &key).filter(|key| self.open.has(key))
    }

    /// Returns the request that an answer with this id is for.
    pub(crate) fn asked(&mut self, id: &str) -> Option<Request> {
        if let Some(key) = self.open_key(id) {
            return self.open.take(&key);
        }
        if !self.replays {
            return None;
        }
        let key = key_of(id);
        let recent = self.known.recent(&key);
        recent.or_else(|| self.known.recent(&other_key(id, &key)?))
    }

    /// Whether the answer to a request has its id in another type, or another spelling of the number, which not every client takes for the
    /// same. Reports it.
    pub(crate) fn has_other_id(&mut self, id: NodeRef<'_>, request: &Request) -> bool {
        if request.is_own() || is_same_id(id.text(), &request.id) {
            return false;
        }
        let words = "from the server: expected the id as the request has it, but found it in another JSON type, or another spelling of the number";
        self.tolerate(words, Some(&request.id));
        true
    }

    /// Gives the client the id that it sent, in an answer that has another one for it.
    pub(crate) fn with_own_id(&self, id: NodeRef<'_>, request: &Request, fate: Fate) -> Fate {
        let mut changes = match fate {
            _ if self.settings.report_only => return fate,
            Fate::Stop | Fate::Taken => return fate,
            Fate::Pass => Vec::new(),
            Fate::Change(changes) => changes,
        };
        let span = id.span();
        // An answer of the guard's own has the right one.
        let is_in = |range: &Range<usize>| range.start <= span.start && span.end <= range.end;
        if !changes.iter().any(|(range, _)| is_in(range)) {
            changes.push((span, request.id.clone()));
            changes.sort_by_key(|(range, _)| range.start);
        }
        Fate::Change(changes)
    }

    /// Reports once what the server does against the protocol, and what is understood all the same.
    pub(crate) fn tolerate(&mut self, words: &'static str, id: Option<&str>) {
        if self.known.tell_once(words) {
            self.report(Report::new(ReportKind::Tolerated, words).with_id(id));
        }
    }

    pub(crate) fn withhold(&mut self, request: &Request, reason: &str) {
        let reason = format!("the server's answer is withheld: {reason}");
        self.answer(error(Some(&request.id), INTERNAL_ERROR, &reason));
    }

    /// A message of which two readers may take different things.
    pub(crate) fn ambiguous(&mut self, now: u64, message: NodeRef<'_>, reason: &str) -> Fate {
        if self.keep_back(now, [message], reason) {
            Fate::Stop
        } else {
            Fate::Pass
        }
    }

    /// An array inside a batch: a reader may find messages in it that the guard has not judged. Returns whether it goes on.
    pub(crate) fn nested(&mut self, now: u64, array: NodeRef<'_>) -> bool {
        let reason = "expected the messages of a batch, but found an array in it";
        !self.keep_back(now, inside(array), reason)
    }

    /// Reports messages that are not judged, and settles the requests that they may answer. Returns whether they are kept back.
    fn keep_back<'m>(
        &mut self,
        now: u64,
        messages: impl IntoIterator<Item = NodeRef<'m>>,
        reason: &str,
    ) -> bool {
        let messages = messages.into_iter();
        let requests: Vec<_> = messages
            .flat_map(|message| self.answered_by(message))
            .collect();
        let is_enforced = self.settings.refuses_results() || requests.iter().any(Request::is_own);
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        self.report(report.enforced(is_enforced));
        for request in requests {
            self.settle(now, &request, reason, is_enforced);
        }
        is_enforced
    }

    /// Takes the open requests that a message may answer.
    fn answered_by(&mut self, message: NodeRef<'_>) -> Vec<Request> {
        let mut keys = Vec::new();
        // What the server asks may have the id of what the client asked.
        if is_like_answer(message) {
            let ids = message.members().filter(|(name, _)| is_like(name, "id"));
            keys.extend(ids.filter_map(|(_, id)| self.open_key(id.text())));
        }
        if !self.settings.refuses_results() {
            // Clients take the last one of two.
            keys.drain(..keys.len().saturating_sub(1));
        }
        keys.iter().filter_map(|key| self.open.take(key)).collect()
    }

    /// The answer to a request, of which two readers may take different things.
    pub(crate) fn ambiguous_answer(&mut self, request: &Request, reason: &str) -> Fate {
        let is_enforced = self.settings.refuses_results();
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        let report = report.with_id(Some(&request.id));
        self.report(report.enforced(is_enforced));
        if !is_enforced {
            return Fate::Pass;
        }
        self.withhold(request, reason);
        Fate::Stop
    }

    /// An answer to no request that is open.
    pub(crate) fn unasked(&mut self, rpc: &Rpc<'_>, key: Option<&str>) -> Fate {
        if key.is_some_and(|key| self.was_abandoned(key)) {
            return Fate::Stop;
        }
        // An error is to no request if the server could not read it.
        let is_to_none = rpc.result.is_none() && key.is_none_or(|key| key == "null");
        if is_to_none || self.settings.results == Policy::Pass {
            return Fate::Pass;
        }
        let is_enforced = self.settings.refuses_results();
        let words = "from the server: expected the answer to an open request, but found one with another id";
        let report = Report::new(ReportKind::Message, words).with_id(rpc.id_text());
        self.report(report.enforced(is_enforced));
        if is_enforced { Fate::Stop } else { Fate::Pass }
    }
}

/// Whether each client takes two ids for the same.
pub(crate) fn is_same_id(one: &str, other: &str) -> bool {
    one == other || one.starts_with('"') && key_of(one) == key_of(other)
}

/// Returns the key of the id that has the same digits as another JSON type, if there is one.
fn other_key(id: &str, key: &str) -> Option<String> {
    if let Some(inner) = key.strip_prefix('"').and_then(|key| key.strip_suffix('"')) {
        return is_number(inner).then(|| canonical(inner));
    }
    if !is_number(id) {
        return None;
    }
    // A server that keeps numbers as `double` may write `2.0` for `2`.
    let number: f64 = id.parse().ok()?;
    let is_exact = number.fract() == 0.0 && number.abs() < MOST_EXACT;
    let digits = if is_exact {
        number.to_string()
    } else {
        id.to_owned()
    };
    Some(format!("\"{digits}\""))
}

fn is_number(text: &str) -> bool {
    let is_like_one = text.starts_with(|c: char| c == '-' || c.is_ascii_digit());
    let cursor = saop_json::text::Cursor::new(text);
    is_like_one && text.len() <= LONGEST_NUMBER && {
        let mut scanner = saop_json::text::Scanner::new(cursor, 1);
        scanner.document(&mut saop_json::text::Skip).is_ok()
    }
}

/// A longer number is the id of no real request.
const LONGEST_NUMBER: usize = 64;
