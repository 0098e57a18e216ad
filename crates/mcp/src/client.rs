//! What becomes of a message of the client.
//!
//! Invariant: messages reach the server in the order in which they came, but for two that may not wait behind a call: answers to the
//! server's requests, and the notice that a request that the server has is cancelled.

use std::collections::HashSet;

use saop_json::{JsonKind, NodeRef};

use crate::answer::{CLOSED, INVALID_REQUEST, PARSE_ERROR, error, spliced, without};
use crate::call::{Findings, Verdict};
use crate::guard::{Failure, Guard, Message, Waited};
use crate::record::Decision;
use crate::report::{Peer, Report, ReportKind};
use crate::rpc::{Read, Rpc, key, key_of};
use crate::skim::{Skim, Skimmed};
use crate::version::Version;

/// What becomes of a message.
enum Step {
    /// It goes on, with other bytes if there are any.
    Send(Option<Vec<u8>>),
    Stop,
    Wait {
        version: Version,
        meta: Option<String>,
    },
}

/// How a message stands to those that wait.
enum Turn {
    /// It may be looked at now.
    Now,
    /// It waits behind the others.
    Behind { keys: Vec<String>, is_array: bool },
    /// It cancels the request with that key.
    Cancels(String),
}

impl Guard {
    /// Takes a message of the client: one line, with its end.
    pub fn client(&mut self, now: u64, bytes: Vec<u8>) {
        if self.is_server_gone {
            self.nobody_there(&bytes, ENDED);
            return;
        }
        let message = Message {
            bytes,
            waited: Waited {
                lists: self.known.lists,
                failures: Vec::new(),
            },
            ..Message::default()
        };
        if self.listing.is_some() {
            match self.turn(&message.bytes) {
                Turn::Now => {}
                // A request by an id that is taken is refused at once: later, its answer would be a second one.
                Turn::Behind {
                    keys,
                    is_array: false,
                } if keys.iter().any(|key| self.is_taken(key)) => {}
                Turn::Behind { keys, is_array } => {
                    self.waiting.push(Message {
                        keys,
                        is_array,
                        ..message
                    });
                    return;
                }
                Turn::Cancels(key) => {
                    if let Some(cancelled) = self.waiting.cancel(&key) {
                        let words = "cancelled by the client before it was passed on; neither reached the server";
                        let report = Report::new(ReportKind::Message, words).with_id(Some(&key));
                        self.report(report.enforced(true));
                        for bytes in [cancelled.bytes, message.bytes] {
                            self.withheld(&bytes);
                        }
                        return;
                    }
                    if !self.open.has(&key) {
                        self.waiting.push(message);
                        return;
                    }
                }
            }
        }
        if let Some(message) = self.step(now, message) {
            self.waiting.push(message);
        }
    }

    /// Takes the news that the client sends no more. What waits is still judged and passed on.
    pub fn client_ended(&mut self) {
        self.is_client_gone = true;
        if self.listing.is_none() {
            self.close(Peer::Server);
        }
    }

    /// Takes the news that the client sent a message of more bytes than are read, which was dropped: if only reports are made,
    /// passed on in parts.
    pub fn client_too_long(&mut self, found: usize, most: usize) {
        let reason = format!("expected a message of at most {most} bytes, but found {found}");
        let is_enforced = !self.settings.report_only;
        self.report(Report::new(ReportKind::Message, &reason).enforced(is_enforced));
        self.note_too_long(Peer::Client, Peer::Server, found);
        let skimmed = std::mem::take(&mut self.long_request).finish();
        if is_enforced {
            for answer in errors(&self.ids_to_answer(skimmed), INVALID_REQUEST, &reason) {
                self.answer(answer);
            }
        }
    }

    /// Returns the ids of requests that are not read, by which they may be answered.
    fn ids_to_answer(&self, skimmed: Vec<Skimmed>) -> Vec<String> {
        let mut keys = HashSet::new();
        let requests = skimmed.into_iter().filter(Skimmed::is_request);
        let ids = requests.filter_map(|mut request| {
            let id = request.ids.pop()?;
            request.ids.is_empty().then_some(id)
        });
        // By the id of an open request, the client would take an error for the answer to that one.
        ids.filter(|id| !self.is_taken(&key_of(id)) && keys.insert(key_of(id)))
            .collect()
    }

    /// Takes the news that it is `now`. Gives up what has waited too long.
    pub fn tick(&mut self, now: u64) {
        let is_due = |listing: &crate::guard::Listing| listing.deadline <= now;
        if let Some(version) = self
            .listing
            .as_ref()
            .filter(|one| is_due(one))
            .map(|one| one.version)
        {
            self.abandon();
            let reason = format!(
                "the server did not say within {} ms which tools it has",
                self.settings.list_timeout
            );
            self.without(now, version, reason);
        }
    }

    /// Goes on without the list of tools of a version, for this reason.
    pub(crate) fn without(&mut self, now: u64, version: Version, reason: String) {
        self.known.rereads.fail(now);
        self.report_no_list(&reason);
        self.pump(now, Some(&Failure { version, reason }));
    }

    /// Looks at what waits, as far as it need not wait any longer.
    pub(crate) fn pump(&mut self, now: u64, failure: Option<&Failure>) {
        while self.listing.is_none()
            && let Some(mut message) = self.waiting.pop()
        {
            if self.is_cancelled(&message) {
                self.withheld(&message.bytes);
                continue;
            }
            message.waited.failures.extend(failure.cloned());
            if let Some(message) = self.step(now, message) {
                self.waiting.put_back(message);
            }
        }
        if self.is_client_gone && self.listing.is_none() && !self.is_server_gone {
            self.close(Peer::Server);
        }
    }

    /// Whether a message that waits was cancelled in another exchange.
    fn is_cancelled(&mut self, message: &Message) -> bool {
        let [key] = &*message.keys else {
            return false;
        };
        self.known.take_cancelled(key)
    }

    /// Judges a message, and does what follows. Returns it if it has to wait.
    fn step(&mut self, now: u64, mut message: Message) -> Option<Message> {
        if let Some((key, request)) = self.good_call(now, &message.bytes) {
            self.known.remember(&key, &request);
            self.open.add(key, request);
            self.pass(message.bytes, None);
            return None;
        }
        let mut findings = Findings::default();
        let mut is_array = false;
        let mut keys = Vec::new();
        let step = match self.read(&message.bytes, self.settings.max_depth) {
            Err(reason) => self.unreadable(&message.bytes, &reason, &mut findings),
            Ok(read) => {
                self.note_cancelled(&read);
                let root = read.tree.root();
                is_array = root.kind() == JsonKind::Array;
                let step = if is_array {
                    self.judge_batch(now, &read, &message.waited, &mut findings)
                } else {
                    match self.judge(now, &read, root, &message.waited, &mut findings) {
                        Verdict::Pass => Step::Send(None),
                        Verdict::Stop => Step::Stop,
                        Verdict::Wait { version, meta } => Step::Wait { version, meta },
                    }
                };
                if matches!(step, Step::Wait { .. }) {
                    keys = requests(root);
                }
                step
            }
        };
        if let Step::Wait { version, meta } = step {
            if self.listing.is_none() {
                self.list(now, version, meta, message.waited.lists);
            }
            (message.keys, message.is_array) = (keys, is_array);
            return Some(message);
        }
        for report in findings.reports {
            self.report(report);
        }
        for _ in 0..findings.unknown {
            self.known.rereads.spend(now);
        }
        if let Step::Send(other) = step {
            for (key, requests) in findings.open {
                for request in requests {
                    self.known.remember(&key, &request);
                    self.open.add(key.clone(), request);
                }
            }
            self.pass(message.bytes, other);
        } else {
            self.withheld(&message.bytes);
        }
        let as_batch = is_array && self.version(None).has_batches();
        if as_batch && !findings.answers.is_empty() {
            self.answer(format!("[{}]", findings.answers.join(",")));
        } else {
            for answer in findings.answers {
                self.answer(answer);
            }
        }
        None
    }

    fn unreadable(&self, bytes: &[u8], reason: &str, findings: &mut Findings) -> Step {
        // A line of nothing is no message to anybody.
        if bytes.trim_ascii().is_empty() {
            return Step::Send(None);
        }
        let is_enforced = !self.settings.report_only;
        let ids = self.ids_to_answer(Skim::of(bytes));
        let report = Report::new(ReportKind::Message, reason);
        let report = report.with_id(ids.first().map(String::as_str));
        findings.reports.push(report.enforced(is_enforced));
        if !is_enforced {
            return Step::Send(None);
        }
        findings.answers = errors(&ids, PARSE_ERROR, reason);
        Step::Stop
    }

    /// Notes the requests that the server will not answer any more.
    fn note_cancelled(&mut self, read: &Read<'_>) {
        for message in messages(read.tree.root()) {
            if let Ok(rpc) = Rpc::of(message)
                && rpc.method.as_deref() == Some("notifications/cancelled")
                && let Some(request) = rpc.param("requestId")
            {
                let key = key(request);
                if !self.open.cancel(&key) && self.known.is_session {
                    // It may wait for the list of tools in another exchange.
                    self.known.cancel(key);
                }
            }
        }
    }

    /// Judges an array of messages, which MCP has in one version only. What is refused of it is taken out, and answered in an array
    /// of its own.
    fn judge_batch(
        &self,
        now: u64,
        read: &Read<'_>,
        waited: &Waited,
        findings: &mut Findings,
    ) -> Step {
        let root = read.tree.root();
        let is_call = |one: NodeRef<'_>| {
            Rpc::of(one).map_or(true, |rpc| rpc.method.as_deref() == Some("tools/call"))
        };
        let version = self.version(None);
        if !version.has_batches() && root.items().any(is_call) {
            let reason = format!(
                "expected one message, as in MCP {version}, but found an array of them with a call"
            );
            let is_enforced = !self.settings.report_only;
            let report = Report::new(ReportKind::Message, &reason);
            findings.reports.push(report.enforced(is_enforced));
            if is_enforced {
                findings.answers.push(error(None, INVALID_REQUEST, &reason));
                return Step::Stop;
            }
            return Step::Send(None);
        }
        let mut items = Vec::new();
        for item in root.items() {
            // Read on its own, since places are looked for from the start of what was read.
            let own = self.read(item.text().as_bytes(), self.settings.max_depth);
            let own = own
                .as_ref()
                .map_or((read, item), |own| (own, own.tree.root()));
            let stays = match self.judge(now, own.0, own.1, waited, findings) {
                Verdict::Pass => true,
                Verdict::Stop => false,
                Verdict::Wait { version, meta } => return Step::Wait { version, meta },
            };
            items.push((item.span(), stays));
        }
        if items.iter().all(|(_, stays)| *stays) {
            return Step::Send(None);
        }
        if items.iter().all(|(_, stays)| !stays) {
            return Step::Stop;
        }
        let span = root.span();
        let changes = without(&items, span.start + 1..span.end - 1);
        let mut text = spliced(root.text(), &shifted(changes, span.start));
        if !self.settings.bodies {
            text.push('\n');
        }
        Step::Send(Some(text.into_bytes()))
    }

    /// Returns how a message stands to those that wait.
    fn turn(&self, bytes: &[u8]) -> Turn {
        let Ok(read) = self.read(bytes, usize::MAX) else {
            return Turn::Now;
        };
        let root = read.tree.root();
        let is_array = root.kind() == JsonKind::Array;
        let behind = |keys| Turn::Behind { keys, is_array };
        if is_array {
            return behind(requests(root));
        }
        let Ok(rpc) = Rpc::of(root) else {
            return Turn::Now;
        };
        match rpc.method.as_deref() {
            None => Turn::Now,
            Some("notifications/cancelled") => {
                let request = rpc.param("requestId").map(key);
                request.map_or_else(|| behind(Vec::new()), Turn::Cancels)
            }
            Some(_) => behind(requests(root)),
        }
    }

    /// Passes a message on, or others in its place.
    fn pass(&mut self, bytes: Vec<u8>, other: Option<Vec<u8>>) {
        let decision = if other.is_some() {
            Decision::Changed
        } else {
            Decision::Passed
        };
        let client = Some(Peer::Client);
        self.note(client, Peer::Server, decision, &bytes, other.as_deref());
        self.send(Peer::Server, other.unwrap_or(bytes));
    }

    fn withheld(&mut self, bytes: &[u8]) {
        let (client, decision) = (Some(Peer::Client), Decision::Withheld);
        self.note(client, Peer::Server, decision, bytes, None);
    }

    /// Answers requests that no server gets any more.
    pub(crate) fn nobody_there(&mut self, bytes: &[u8], reason: &str) {
        self.withheld(bytes);
        if self.settings.report_only {
            return;
        }
        let Ok(read) = self.read(bytes, usize::MAX) else {
            return;
        };
        for message in messages(read.tree.root()) {
            if let Ok(rpc) = Rpc::of(message)
                && rpc.method.is_some()
                && let Some(id) = rpc.id_text()
            {
                self.answer(error(Some(id), CLOSED, reason));
            }
        }
    }
}

/// Returns the messages of an array, or the one that is none.
fn messages(root: NodeRef<'_>) -> Vec<NodeRef<'_>> {
    if root.kind() == JsonKind::Array {
        return root.items().collect();
    }
    vec![root]
}

/// Returns the keys of the requests in a message.
fn requests(root: NodeRef<'_>) -> Vec<String> {
    let all = messages(root).into_iter();
    let all = all.filter_map(|message| Rpc::of(message).ok());
    let requests = all.filter(|rpc| rpc.method.is_some());
    requests.filter_map(|rpc| rpc.key()).collect()
}

/// Returns an error for each id, or one that is to no request.
fn errors(ids: &[String], code: i32, reason: &str) -> Vec<String> {
    if ids.is_empty() {
        return vec![error(None, code, reason)];
    }
    let ids = ids.iter();
    ids.map(|id| error(Some(id), code, reason)).collect()
}

/// What a client is told whose requests the server did not answer.
pub(crate) const ENDED: &str = "the server ended before it answered";

/// Returns changes relative to a place in the text.
fn shifted(
    changes: Vec<(std::ops::Range<usize>, String)>,
    start: usize,
) -> Vec<(std::ops::Range<usize>, String)> {
    let one = |(range, text): (std::ops::Range<usize>, String)| {
        (range.start - start..range.end - start, text)
    };
    changes.into_iter().map(one).collect()
}
