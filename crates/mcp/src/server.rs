//! What becomes of a message of the server.

use std::ops::Range;
use std::sync::{Arc, Weak};

use saop_json::{JsonKind, NodeRef};

use crate::answer::{CLOSED, METHOD_NOT_FOUND, error, spliced, tool_error, without};
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
use crate::rpc::{Read, Rpc, is_object, members};
use crate::settings::Policy;
use crate::version::Version;

/// What becomes of one message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Fate {
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
            Err(reason) => self.unreadable_answer(now, &bytes, &reason),
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
                let stays = self.nested(now, item);
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

    fn fate(&mut self, now: u64, read: &Read<'_>, message: NodeRef<'_>) -> Fate {
        let rpc = match Rpc::of(message) {
            Ok(rpc) => rpc,
            Err(reason) => return self.ambiguous(now, message, &reason),
        };
        if let (Some(method), false) = (&rpc.method, rpc.is_answer()) {
            match &**method {
                "notifications/tools/list_changed" => self.known.changes += 1,
                "notifications/tasks" => return self.pushed(now, read, message, &rpc),
                _ => {}
            }
            return Fate::Pass;
        }
        if rpc.result.is_some() && rpc.error.is_some() {
            let reason = "expected a result or an error, but found both";
            return self.ambiguous(now, message, reason);
        }
        let asked = rpc.id.and_then(|id| Some((id, self.asked(id.text())?)));
        let Some((id, request)) = asked else {
            if !rpc.is_answer() {
                return Fate::Pass;
            }
            return self.unasked(&rpc, rpc.key().as_deref());
        };
        let has_other_id = self.has_other_id(id, &request);
        let fate = self.answered(now, read, message, &rpc, &request);
        if has_other_id {
            return self.with_own_id(id, &request, fate);
        }
        fate
    }

    /// Judges the answer to a request.
    fn answered(
        &mut self,
        now: u64,
        read: &Read<'_>,
        message: NodeRef<'_>,
        rpc: &Rpc<'_>,
        request: &Request,
    ) -> Fate {
        if request.is_own() {
            let version = request.version;
            let next = self.listed(now, read, rpc);
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
            return self.ambiguous_answer(request, reason);
        };
        let changes = match &request.kind {
            Kind::Initialize if is_object(result) => {
                if let Err(reason) = self.initialized(result) {
                    return self.ambiguous_answer(request, &reason);
                }
                None
            }
            Kind::List { cursor, changes } => {
                let cursor = cursor.as_deref();
                return self.page(now, read, result, request, cursor, *changes);
            }
            Kind::Call {
                tool: Some(tool), ..
            }
            | Kind::TaskResult(Some(tool)) => self.result(read, result, message, request, tool),
            Kind::TaskResult(None) => self.result_of_unknown(result, Some(&request.id)),
            Kind::Task(tool) => {
                let inner = match result_of_task(result) {
                    Ok((_, inner)) => inner,
                    Err(reason) => return self.ambiguous_answer(request, &reason),
                };
                inner.and_then(|inner| match tool {
                    Some(tool) => self.result(read, inner, message, request, tool),
                    None => self.result_of_unknown(inner, Some(&request.id)),
                })
            }
            Kind::Initialize | Kind::Other | Kind::Call { tool: None, .. } | Kind::Own => None,
        };
        changes.map_or(Fate::Pass, Fate::Change)
    }

    /// Judges what the server says of a task without being asked, which may have the result of the call.
    fn pushed(&mut self, now: u64, read: &Read<'_>, message: NodeRef<'_>, rpc: &Rpc<'_>) -> Fate {
        let (id, result) = match rpc.params.map_or(Ok((None, None)), result_of_task) {
            Ok(found) => found,
            Err(reason) => return self.ambiguous(now, message, &reason),
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
                    self.tolerate_end(&pages);
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
        let pushed = page.and_then(|page| {
            self.report_tools(&page, !self.settings.report_only, false);
            listing.pages.push(page, self.settings.max_list_bytes)
        });
        if let Err(reason) = pushed {
            return Next::Without(format!(
                "the server's list of tools cannot be used: {reason}"
            ));
        }
        if let Some(next) = listing.pages.next.clone() {
            return Next::Ask(Box::new(listing), Some(next));
        }
        self.tolerate_end(&listing.pages);
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

    /// Reports a list that ends in another way than by a page without `nextCursor`.
    fn tolerate_end(&mut self, pages: &Pages) {
        if let Some(words) = pages.early_end {
            self.tolerate(words, None);
        }
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
