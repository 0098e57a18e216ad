//! What becomes of a message of the server.

use std::ops::Range;
use std::sync::{Arc, Weak};

use saop_json::{JsonKind, NodeRef};

use crate::answer::{
    CLOSED, INTERNAL_ERROR, METHOD_NOT_FOUND, error, spliced, tool_error, without,
};
use crate::catalog::{Page, Pages};
use crate::client::ENDED;
use crate::definition::{Rules, State};
use crate::guard::{Guard, Listing};
use crate::listed::Listed;
use crate::open::{Kind, Request};
use crate::pins::{IS_NEW, Judgement, UNWRITTEN};
use crate::record::Decision;
use crate::report::{Peer, Report, ReportKind};
use crate::result::{Found, judge};
use crate::rpc::{Read, Rpc, inside, is_like_answer, is_object, key, members, salvaged_id};
use crate::settings::Policy;
use crate::version::Version;

/// What becomes of one message.
#[derive(Debug, PartialEq, Eq)]
enum Fate {
    Pass,
    /// It goes on with these changes, by ranges of the text.
    Change(Vec<(Range<usize>, String)>),
    Stop,
    /// It was for the guard itself, and is kept already.
    Taken,
}

/// How the guard goes on after an answer to a request of its own.
enum Next {
    /// What waits is looked at, with the list or without there being one.
    Pump,
    Without(String),
    Ask(Box<Listing>, Option<String>),
}

impl Guard {
    /// Takes a message of the server: one line, with its end.
    pub fn server(&mut self, now: u64, bytes: Vec<u8>) {
        if self.take_good_answer(&bytes) {
            let server = Some(Peer::Server);
            self.note(server, Peer::Client, Decision::Passed, &bytes, None);
            self.send(Peer::Client, bytes);
            return;
        }
        let fate = match self.read(&bytes, self.settings.max_depth) {
            Ok(read) if read.tree.root().kind() == JsonKind::Array => self.batch(now, &read),
            Ok(read) => self.fate(now, &read, read.tree.root()),
            Err(reason) if self.unreadable_answer(&bytes, &reason) => Fate::Pass,
            Err(_) => Fate::Stop,
        };
        let (decision, sent) = match fate {
            Fate::Taken => return,
            Fate::Stop => (Decision::Withheld, None),
            Fate::Pass => (Decision::Passed, None),
            Fate::Change(changes) => {
                // Of text, since it was read.
                let text = std::str::from_utf8(&bytes).unwrap_or_default();
                let mut text = spliced(text.trim_ascii_end(), &changes);
                if !self.settings.bodies {
                    text.push('\n');
                }
                (Decision::Changed, Some(text.into_bytes()))
            }
        };
        let (server, sent_on) = (Some(Peer::Server), sent.as_deref());
        self.note(server, Peer::Client, decision, &bytes, sent_on);
        if decision != Decision::Withheld {
            self.send(Peer::Client, sent.unwrap_or(bytes));
        }
    }

    fn batch(&mut self, now: u64, read: &Read<'_>) -> Fate {
        let root = read.tree.root();
        let (mut items, mut changes) = (Vec::new(), Vec::new());
        for item in root.items() {
            if item.kind() == JsonKind::Array {
                let stays = self.nested(item);
                items.push((item.span(), stays));
                continue;
            }
            // Read on its own, since places are looked for from the start of what was read.
            let (fate, start) = match self.read(item.text().as_bytes(), self.settings.max_depth) {
                Ok(own) => (self.fate(now, &own, own.tree.root()), item.span().start),
                Err(_) => (self.fate(now, read, item), 0),
            };
            items.push((item.span(), !matches!(fate, Fate::Stop | Fate::Taken)));
            if let Fate::Change(more) = fate {
                let more = more.into_iter();
                changes.extend(
                    more.map(|(range, text)| (range.start + start..range.end + start, text)),
                );
            }
        }
        let gone = items.iter().filter(|(_, stays)| !stays).count();
        if gone > 0 && gone == items.len() {
            return Fate::Stop;
        }
        if gone > 0 {
            let span = root.span();
            changes.extend(without(&items, span.start + 1..span.end - 1));
            changes.sort_by_key(|(range, _)| range.start);
        }
        if changes.is_empty() {
            return Fate::Pass;
        }
        Fate::Change(changes)
    }

    /// Takes the news that the server sends no more. What is open is answered with an error.
    pub fn server_ended(&mut self) {
        self.server_failed(ENDED);
    }

    /// Takes the news that the server answers no more, for this reason. What is open is answered with an error that has it.
    pub fn server_failed(&mut self, reason: &str) {
        if self.is_server_gone {
            return;
        }
        self.is_server_gone = true;
        self.listing = None;
        let mut open = self.open.drain();
        open.sort_by(|left, right| left.id.cmp(&right.id));
        let is_enforced = !self.settings.report_only;
        for request in open {
            let report = Report::new(ReportKind::End, reason).with_id(Some(&request.id));
            self.report(report.enforced(is_enforced));
            if is_enforced {
                self.answer(error(Some(&request.id), CLOSED, reason));
            }
        }
        while let Some(message) = self.waiting.pop() {
            self.nobody_there(&message.bytes, reason);
        }
        self.close(Peer::Client);
    }

    /// Takes the news that the server sent a message of more bytes than are read, which was dropped.
    pub fn server_too_long(&mut self, found: usize, most: usize) {
        let reason = format!(
            "from the server: expected a message of at most {most} bytes, but found {found}"
        );
        let report = Report::new(ReportKind::Message, reason);
        self.report(report.enforced(!self.settings.report_only));
        self.note_too_long(Peer::Server, Peer::Client, found);
    }

    /// Reports a message that cannot be read. Returns whether it goes on.
    fn unreadable_answer(&mut self, bytes: &[u8], reason: &str) -> bool {
        if bytes.trim_ascii().is_empty() {
            return true;
        }
        let is_enforced = self.settings.refuses_results();
        let id = salvaged_id(bytes, true);
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        self.report(report.with_id(id.as_deref()).enforced(is_enforced));
        if is_enforced && let Some(id) = id {
            let tree = saop_json::Tree::of_valid(&id);
            self.withhold_open(&key(tree.root()), reason);
        }
        !is_enforced
    }

    /// Answers an open request with an error in place of what the server sent.
    fn withhold_open(&mut self, key: &str, reason: &str) {
        if let Some(request) = self
            .open
            .take(key)
            .filter(|one| !matches!(one.kind, Kind::Own))
        {
            self.withhold(&request, reason);
        }
    }

    fn withhold(&mut self, request: &Request, reason: &str) {
        let reason = format!("the server's answer is withheld: {reason}");
        self.answer(error(Some(&request.id), INTERNAL_ERROR, &reason));
    }

    fn fate(&mut self, now: u64, read: &Read<'_>, message: NodeRef<'_>) -> Fate {
        let rpc = match Rpc::of(message) {
            Ok(rpc) => rpc,
            Err(reason) => return self.ambiguous(message, &reason),
        };
        if let (Some(method), false) = (&rpc.method, rpc.is_answer()) {
            match &**method {
                "notifications/tools/list_changed" => self.known.changes += 1,
                "notifications/tasks" => return self.pushed(read, message, &rpc),
                _ => {}
            }
            return Fate::Pass;
        }
        if rpc.result.is_some() && rpc.error.is_some() {
            return self.ambiguous(message, "expected a result or an error, but found both");
        }
        let key = rpc.key();
        let request = key.as_deref().and_then(|key| self.asked(key));
        let Some(request) = request else {
            if !rpc.is_answer() {
                return Fate::Pass;
            }
            return self.unasked(&rpc, key.as_deref());
        };
        if matches!(request.kind, Kind::Own) {
            let version = request.version;
            let next = self.listed(now, read, &rpc);
            let (server, text) = (Some(Peer::Server), message.text().as_bytes());
            self.note(server, Peer::Client, Decision::Withheld, text, None);
            match next {
                Next::Pump => self.pump(now, None),
                Next::Without(reason) => self.without(now, version, reason),
                Next::Ask(listing, cursor) => self.ask(*listing, cursor.as_deref()),
            }
            return Fate::Taken;
        }
        let Some(result) = rpc.result else {
            if rpc.error.is_some() {
                return Fate::Pass;
            }
            let reason = "expected a result or an error, but found neither";
            return self.ambiguous_answer(&request, reason);
        };
        let changes = match &request.kind {
            Kind::Initialize if is_object(result) => {
                if let Err(reason) = self.initialized(result) {
                    return self.ambiguous_answer(&request, &reason);
                }
                None
            }
            Kind::List { cursor, changes } => {
                let cursor = cursor.as_deref();
                return self.page(now, read, result, &request, cursor, *changes);
            }
            Kind::Call {
                tool: Some(tool), ..
            }
            | Kind::TaskResult(Some(tool)) => self.result(read, result, message, &request, tool),
            Kind::TaskResult(None) => self.result_of_unknown(result, Some(&request.id)),
            Kind::Task(tool) => {
                let inner = match result_of_task(result) {
                    Ok((_, inner)) => inner,
                    Err(reason) => return self.ambiguous_answer(&request, &reason),
                };
                inner.and_then(|inner| match tool {
                    Some(tool) => self.result(read, inner, message, &request, tool),
                    None => self.result_of_unknown(inner, Some(&request.id)),
                })
            }
            Kind::Initialize | Kind::Other | Kind::Call { tool: None, .. } | Kind::Own => None,
        };
        changes.map_or(Fate::Pass, Fate::Change)
    }

    /// Judges what the server says of a task without being asked, which may have the result of the call.
    fn pushed(&mut self, read: &Read<'_>, message: NodeRef<'_>, rpc: &Rpc<'_>) -> Fate {
        let (id, result) = match rpc.params.map_or(Ok((None, None)), result_of_task) {
            Ok(found) => found,
            Err(reason) => return self.ambiguous(message, &reason),
        };
        let Some(result) = result.filter(|_| self.settings.results != Policy::Pass) else {
            return Fate::Pass;
        };
        let id = id.and_then(NodeRef::string);
        let tool = id.and_then(|id| self.known.tasks.get(&id).cloned());
        let request = Request {
            id: "null".to_owned(),
            kind: Kind::Other,
            // The first one that has such messages.
            version: Version::V20260728,
        };
        let changes = match &tool {
            Some(tool) => self.result(read, result, message, &request, tool),
            None => self.result_of_unknown(result, None),
        };
        changes.map_or(Fate::Pass, Fate::Change)
    }

    /// Returns the request that an answer with that key is for.
    fn asked(&mut self, key: &str) -> Option<Request> {
        let open = self.open.take(key);
        open.or_else(|| self.replays.then(|| self.known.recent(key)).flatten())
    }

    /// A message of which two readers may take different things.
    fn ambiguous(&mut self, message: NodeRef<'_>, reason: &str) -> Fate {
        let is_enforced = self.settings.refuses_results();
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        self.report(report.enforced(is_enforced));
        if !is_enforced {
            return Fate::Pass;
        }
        self.withhold_all(message, reason);
        Fate::Stop
    }

    /// An array inside a batch: a reader may find messages in it that nobody has looked at. Returns whether it goes on.
    fn nested(&mut self, array: NodeRef<'_>) -> bool {
        let reason = "expected the messages of a batch, but found an array in it";
        let is_enforced = self.settings.refuses_results();
        let report = Report::new(ReportKind::Message, format!("from the server: {reason}"));
        self.report(report.enforced(is_enforced));
        if is_enforced {
            for message in inside(array) {
                self.withhold_all(message, reason);
            }
        }
        !is_enforced
    }

    /// Answers the open requests that a message may answer with an error.
    fn withhold_all(&mut self, message: NodeRef<'_>, reason: &str) {
        // What the server asks may have the id of what the client asked.
        if !is_like_answer(message) {
            return;
        }
        let ids: Vec<_> = message.members().filter(|(name, _)| name == "id").collect();
        for (_, id) in ids {
            self.withhold_open(&key(id), reason);
        }
    }

    /// The answer to a request, of which two readers may take different things.
    fn ambiguous_answer(&mut self, request: &Request, reason: &str) -> Fate {
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
    fn unasked(&mut self, rpc: &Rpc<'_>, key: Option<&str>) -> Fate {
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

    /// Takes what `initialize` settled on. Fails if it may be read in two ways; then nothing is taken.
    fn initialized(&mut self, result: NodeRef<'_>) -> Result<(), String> {
        let [version, capabilities] = members(result, ["protocolVersion", "capabilities"])?;
        let [tools] = capabilities.map_or(Ok([None]), |all| members(all, ["tools"]))?;
        if self.settings.bodies && !self.known.is_session {
            // What all who have these credentials know is not for one of them to settle.
            return Ok(());
        }
        let version = version.and_then(NodeRef::string);
        self.known.negotiated = version.map(|name| Version::of(&name));
        self.known.has_tools = tools.is_some();
        Ok(())
    }

    /// Takes a page that the client asked for. One that cannot be read could show the client tools that nobody has looked at.
    fn page(
        &mut self,
        now: u64,
        read: &Read<'_>,
        result: NodeRef<'_>,
        request: &Request,
        cursor: Option<&str>,
        changes: u64,
    ) -> Fate {
        let version = request.version;
        let known = self.known.compiled(version);
        let begun = self.known.pages.get(&version);
        let earlier = begun.filter(|pages| cursor.is_some() && pages.next.as_deref() == cursor);
        let known = (known, &self.known.definitions);
        let (rules, book) = (self.rules(version), self.book.as_mut());
        let page = Page::read(&read.tree, result, rules, known, earlier, book);
        self.keep();
        let page = match page {
            Ok(page) => page,
            Err(reason) => {
                self.known.pages.remove(&version);
                let is_enforced = !self.settings.report_only;
                let report = Report::new(ReportKind::List, &reason).with_id(Some(&request.id));
                self.report(report.enforced(is_enforced));
                if !is_enforced {
                    return Fate::Pass;
                }
                self.withhold(request, &reason);
                return Fate::Stop;
            }
        };
        self.report_tools(&page, !self.settings.report_only, true);
        let edits = page.changes.clone();
        let begun = match cursor {
            None => Some(Pages::new(changes)),
            // Of another listing than the last one, nothing is kept.
            Some(cursor) => {
                let begun = self.known.pages.remove(&version);
                begun.filter(|pages| pages.next.as_deref() == Some(cursor))
            }
        };
        if let Some(mut pages) = begun {
            match pages.push(page, self.settings.max_list_bytes) {
                Ok(()) if pages.next.is_some() => {
                    self.known.pages.insert(version, pages);
                }
                Ok(()) => {
                    self.known.pages.remove(&version);
                    self.take_catalog(version, pages.finish(now, self.settings.max_list_age));
                }
                Err(reason) => self.report(Report::new(ReportKind::List, reason)),
            }
        }
        if edits.is_empty() || self.settings.report_only {
            return Fate::Pass;
        }
        Fate::Change(edits)
    }

    /// Returns by what the definitions of a list are read.
    const fn rules(&self, version: Version) -> Rules {
        Rules {
            version,
            over_http: self.settings.bodies,
            max_depth: self.settings.max_depth,
        }
    }

    /// Reports the tools of a page that are not as they should be: all, or those that were not known before.
    fn report_tools(&mut self, page: &Page, is_enforced: bool, all: bool) {
        for tool in &page.tools {
            // A tool that was known is in a catalog as well.
            let is_known = Arc::strong_count(tool) > 1
                || matches!(tool.pinned, Judgement::Unwritten { is_first: false });
            let (kind, reason) = match (&tool.pinned, &tool.state) {
                (Judgement::Changed(change), _) => (ReportKind::Change, change.words.trim_end()),
                (_, State::Removed(reason)) => (ReportKind::Tool, &**reason),
                (Judgement::Unwritten { .. }, _) => (ReportKind::UncheckedTool, UNWRITTEN),
                (Judgement::Unpinned(reason), _) | (_, State::Unchecked(reason)) => {
                    (ReportKind::UncheckedTool, &**reason)
                }
                (Judgement::New, State::Checked) => (ReportKind::Change, IS_NEW),
                (_, State::Checked) => continue,
            };
            let is_enforced = is_enforced && tool.is_removed();
            if is_known && !(all && tool.is_removed()) {
                continue;
            }
            let mut report = Report::new(kind, reason);
            report.tool.clone_from(&tool.definition.name);
            self.report(report.enforced(is_enforced));
        }
    }

    /// Takes a page that the guard asked for itself.
    fn listed(&mut self, now: u64, read: &Read<'_>, rpc: &Rpc<'_>) -> Next {
        let Some(mut listing) = self.listing.take() else {
            return Next::Pump;
        };
        let version = listing.version;
        let Some(result) = rpc.result else {
            let code = rpc.error.and_then(|error| error.member("code"));
            let is_unknown = code.is_some_and(|code| code.text() == METHOD_NOT_FOUND);
            if is_unknown && self.may_lack_list() {
                self.known.without_list.insert(version, self.known.changes);
                return Next::Pump;
            }
            let words = rpc.error.and_then(|error| error.member("message"));
            let words = words.and_then(NodeRef::string).unwrap_or_default();
            let words = saop_json::show::one_line(&words, 200);
            return Next::Without(format!(
                "the server does not say which tools it has: {words}"
            ));
        };
        let known = self.known.compiled(version);
        let known = (known, &self.known.definitions);
        let (rules, book) = (self.rules(version), self.book.as_mut());
        let earlier = Some(&listing.pages);
        let page = Page::read(&read.tree, result, rules, known, earlier, book);
        self.keep();
        let next = page.as_ref().ok().and_then(Page::next).map(str::to_owned);
        let pushed = page.and_then(|page| {
            self.report_tools(&page, !self.settings.report_only, false);
            listing.pages.push(page, self.settings.max_list_bytes)
        });
        if let Err(reason) = pushed {
            return Next::Without(format!(
                "the server's list of tools cannot be used: {reason}"
            ));
        }
        if next.is_some() {
            return Next::Ask(Box::new(listing), next);
        }
        if listing.pages.changes != self.known.changes {
            if !listing.is_second {
                listing.is_second = true;
                listing.pages = Pages::new(self.known.changes);
                return Next::Ask(Box::new(listing), None);
            }
            // A server whose list changes whenever it is asked for would be asked for ever.
            listing.pages.changes = self.known.changes;
        }
        self.take_catalog(
            version,
            listing.pages.finish(now, self.settings.max_list_age),
        );
        Next::Pump
    }

    /// Reports a result that cannot be judged, since nobody knows here which tool it is of. Nothing is changed in it.
    fn result_of_unknown<T>(&mut self, result: NodeRef<'_>, id: Option<&str>) -> Option<T> {
        if result.member("structuredContent").is_some() {
            let words = "its `structuredContent` is not checked, since its task is of no call in this session of a tool with an `outputSchema`";
            self.report(Report::new(ReportKind::UncheckedCall, words).with_id(id));
        }
        None
    }

    /// Judges the result of a call. Returns what to change in the message.
    fn result(
        &mut self,
        read: &Read<'_>,
        result: NodeRef<'_>,
        message: NodeRef<'_>,
        request: &Request,
        tool: &Weak<Listed>,
    ) -> Option<Vec<(Range<usize>, String)>> {
        // What nobody asked for answers no request.
        let id = message.member("id").map(|_| &*request.id);
        let Some(tool) = tool.upgrade() else {
            let words = "its result is not checked, since the tool is of an earlier list, of which nothing is kept any more";
            let report = Report::new(ReportKind::UncheckedCall, words);
            self.report(report.with_id(id));
            return None;
        };
        match judge(read, result, &tool, request, &self.settings) {
            Found::Good => None,
            Found::Task(id) => {
                self.known.tasks.add(id, Arc::downgrade(&tool));
                None
            }
            Found::Wrong(words, keyword) => {
                let is_enforced = self.settings.refuses_results();
                let mut report = Report::new(ReportKind::Result, &words);
                report.tool.clone_from(&tool.definition.name);
                let report = report.with_id(id).with_keyword(keyword);
                self.report(report.enforced(is_enforced));
                is_enforced.then(|| {
                    let answer = tool_error(&request.id, request.version, &words);
                    if message
                        .member("result")
                        .is_none_or(|all| all.span() != result.span())
                    {
                        // The result stands in a task.
                        let inner = saop_json::Tree::of_valid(&answer);
                        let inner = inner.root().member("result").map_or("", NodeRef::text);
                        return vec![(result.span(), inner.to_owned())];
                    }
                    vec![(message.span(), answer)]
                })
            }
        }
    }
}

/// A task's id, and the result of its call, once it is there.
type OfTask<'a> = (Option<NodeRef<'a>>, Option<NodeRef<'a>>);

fn result_of_task(task: NodeRef<'_>) -> Result<OfTask<'_>, String> {
    let [id, status, result] = members(task, ["taskId", "status", "result"])?;
    let is_done = status.is_some_and(|status| status.text() == "\"completed\"");
    // Until then, some servers write `null` in its place.
    let result = result.filter(|result| is_done || result.kind() != JsonKind::Null);
    Ok((id, result))
}
