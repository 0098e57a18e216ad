//! Whether a request of the client may go to the server. SPEC G2.
//!
//! Invariant: nothing is changed here. The same request may be judged again, once the list of tools is known.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Weak};

use saop_json::show::quote;
use saop_json::{JsonKind, NodeRef};
use saop_schema::ParseError;

use crate::answer::{
    CLOSED, HEADER_MISMATCH, INVALID_PARAMS, INVALID_REQUEST, are_unjudged, error, keyword, listed,
    tool_error,
};
use crate::definition::State;
use crate::guard::{Guard, Waited, unchecked};
use crate::listed::Listed;
use crate::open::{Kind, Request};
use crate::report::{Report, ReportKind};
use crate::rpc::{Read, Rpc, is_object, members, wrong};
use crate::settings::Policy;
use crate::version::Version;

/// What is found of a message, to be done once nothing in it has to wait.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) reports: Vec<Report>,
    /// Answers to the client, without the end of a line.
    pub(crate) answers: Vec<String>,
    /// Requests that are passed on, by the keys of their ids.
    pub(crate) open: HashMap<String, Vec<Request>>,
    /// How many they are.
    pub(crate) count: usize,
    /// The sizes of all of them.
    pub(crate) bytes: usize,
    /// How many calls name no tool of a list that was read for them.
    pub(crate) unknown: u32,
}

/// What becomes of a request or a notification.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// It is passed on as it is.
    Pass,
    /// It is not passed on.
    Stop,
    /// It waits for the list of tools.
    Wait {
        version: Version,
        meta: Option<String>,
    },
}

/// What is found of a call.
enum Judged {
    /// Nothing.
    Good,
    /// It cannot be checked, for this reason; it may pass all the same if that is no fault of this moment.
    Unchecked {
        reason: String,
        may_pass: bool,
    },
    /// A rule of the protocol is broken.
    Error(i32, String),
    /// No tool has that name, in a list that may be one that was read for the call.
    Unknown {
        words: String,
        is_new: bool,
    },
    /// The arguments are wrong, and break this keyword of the schema, if it is one.
    Wrong(String, Option<String>),
    Wait,
}

impl Guard {
    /// Judges one message, which is not an array.
    pub(crate) fn judge(
        &self,
        now: u64,
        read: &Read<'_>,
        message: NodeRef<'_>,
        waited: &Waited,
        findings: &mut Findings,
    ) -> Verdict {
        if !is_object(message) {
            let reason = wrong("a JSON-RPC message", message);
            return self.refuse(&reason, None, None, findings);
        }
        let rpc = match Rpc::of(message) {
            Ok(rpc) => rpc,
            Err(reason) => return self.refuse(&reason, None, None, findings),
        };
        let (id, key) = (rpc.id_text(), rpc.key());
        let is_open = |key: &String| self.is_taken(key) || findings.open.contains_key(key);
        let is_taken = key.as_ref().is_some_and(is_open);
        // By the id of an open request, the client would take an answer for that of the other one.
        let to = id.filter(|_| !is_taken);
        let Some(method) = rpc.method.as_deref() else {
            if rpc.is_answer() {
                return Verdict::Pass;
            }
            return self.refuse(
                &wrong("a message with a `method`", message),
                id,
                to,
                findings,
            );
        };
        if rpc.is_answer() {
            let method = quote(method);
            let reason = format!("expected a request, but found {method} with a result");
            return self.refuse(&reason, id, to, findings);
        }
        if is_taken {
            let reason =
                "expected an id that no open request has, but found one whose answer has not come";
            let verdict = self.refuse(reason, id, to, findings);
            if matches!(verdict, Verdict::Stop) {
                return verdict;
            }
        }
        let version = self.version(rpc.version());
        let kind = match method {
            "tools/call" => match self.judge_call(now, read, &rpc, version, waited, findings) {
                Ok(kind) => kind,
                Err(verdict) => return verdict,
            },
            "tools/list" => {
                if let Some(flaw) = &read.flaw {
                    let reason = flaw.message(read.tree.root().text().as_bytes());
                    return self.refuse(&reason, id, to, findings);
                }
                Kind::List {
                    cursor: rpc
                        .param("cursor")
                        .and_then(NodeRef::string)
                        .map(Cow::into_owned),
                    changes: self.known.changes,
                }
            }
            "initialize" => Kind::Initialize,
            "tasks/get" | "tasks/result" | "tasks/update" | "tasks/cancel" => {
                match self.task(&rpc, method) {
                    Ok(kind) => kind,
                    Err(reason) => return self.refuse(&reason, id, to, findings),
                }
            }
            _ => Kind::Other,
        };
        let (Some(id), Some(key)) = (id, key) else {
            return Verdict::Pass;
        };
        let id = id.to_owned();
        let request = Request { id, kind, version };
        let (id, size) = (&*request.id, request.size());
        if let Some(reason) = self.no_room(size, findings) {
            let is_enforced = !self.settings.report_only;
            let report = Report::new(ReportKind::Message, &reason).with_id(Some(id));
            findings.reports.push(report.enforced(is_enforced));
            if is_enforced {
                findings.answers.push(error(Some(id), CLOSED, &reason));
                return Verdict::Stop;
            }
            return Verdict::Pass;
        }
        findings.bytes += size;
        findings.count += 1;
        findings.open.entry(key).or_default().push(request);
        Verdict::Pass
    }

    /// Refuses a message, which is reported by its id and answered to another one, if it has these.
    fn refuse(
        &self,
        reason: &str,
        id: Option<&str>,
        to: Option<&str>,
        findings: &mut Findings,
    ) -> Verdict {
        let is_enforced = !self.settings.report_only;
        let report = Report::new(ReportKind::Message, reason).with_id(id);
        findings.reports.push(report.enforced(is_enforced));
        if is_enforced {
            findings.answers.push(error(to, INVALID_REQUEST, reason));
            return Verdict::Stop;
        }
        Verdict::Pass
    }

    /// Returns why one more request may not be open.
    fn no_room(&self, size: usize, findings: &Findings) -> Option<String> {
        let most = self.settings.max_open;
        if self.open.len() + findings.count >= most {
            return Some(format!(
                "expected at most {most} requests without an answer, but found one more"
            ));
        }
        let bytes = self.open.bytes() + findings.bytes + size;
        (bytes > MOST_OPEN_BYTES).then(|| {
            "expected requests whose ids and cursors fit into memory while they are open, but found more"
                .to_owned()
        })
    }

    /// Returns what the answer to a request is that names a task. Fails if it may name two.
    fn task(&self, rpc: &Rpc<'_>, method: &str) -> Result<Kind, String> {
        let [id] = rpc
            .params
            .map_or(Ok([None]), |params| members(params, ["taskId"]))?;
        let id = id.and_then(NodeRef::string);
        let tool = id.and_then(|id| self.known.tasks.get(&id).cloned());
        Ok(match method {
            _ if self.settings.results == Policy::Pass => Kind::Other,
            "tasks/result" => Kind::TaskResult(tool),
            "tasks/get" => Kind::Task(tool),
            _ => Kind::Other,
        })
    }

    /// Judges a call. Returns what its answer is, if it is passed on.
    fn judge_call(
        &self,
        now: u64,
        read: &Read<'_>,
        rpc: &Rpc<'_>,
        version: Version,
        waited: &Waited,
        findings: &mut Findings,
    ) -> Result<Kind, Verdict> {
        let passed_on = || self.passed_on(now, rpc, version);
        if !self.settings.judges() {
            return Ok(passed_on());
        }
        let name = rpc
            .param("name")
            .and_then(NodeRef::string)
            .unwrap_or_default();
        let id = rpc.id_text();
        let mut refuses = self.settings.refuses_calls();
        let report = |kind, words: &str| Report::new(kind, words).with_tool(&name).with_id(id);
        let judged = self.look(now, read, rpc, version, waited);
        if matches!(judged, Judged::Error(HEADER_MISMATCH, _)) {
            // That is no question of the tool's schema.
            refuses = !self.settings.report_only;
        }
        let (answer, report) = match judged {
            Judged::Good => return Ok(passed_on()),
            Judged::Wait => {
                let meta = rpc.param("_meta").map(list_meta);
                return Err(Verdict::Wait {
                    version,
                    meta: meta.flatten(),
                });
            }
            Judged::Unchecked { reason, may_pass } => {
                let (code, words) = unchecked(&reason);
                let is_stopped = refuses && !may_pass;
                let report = report(ReportKind::UncheckedCall, &reason).enforced(is_stopped);
                if !is_stopped {
                    findings.reports.push(report);
                    return Ok(passed_on());
                }
                (error(id, code, &words), report)
            }
            Judged::Error(code, words) => (
                error(id, code, &words),
                report(ReportKind::Call, &words).enforced(refuses),
            ),
            Judged::Unknown { words, is_new } => {
                findings.unknown += u32::from(is_new);
                (
                    error(id, INVALID_PARAMS, &words),
                    report(ReportKind::Call, &words).enforced(refuses),
                )
            }
            Judged::Wrong(words, keyword) => {
                let report = report(ReportKind::Call, &words).with_keyword(keyword);
                let answer = tool_error(id.unwrap_or("null"), version, &words);
                (answer, report.enforced(refuses))
            }
        };
        if refuses {
            findings.reports.push(report);
            // What has no id is answered nowhere.
            findings.answers.extend(id.is_some().then_some(answer));
            return Err(Verdict::Stop);
        }
        if self.settings.calls != Policy::Pass || report.kind == ReportKind::UncheckedCall {
            findings.reports.push(report);
        }
        Ok(passed_on())
    }

    /// Returns what the answer to a call is that is passed on, be the call right or wrong.
    fn passed_on(&self, now: u64, rpc: &Rpc<'_>, version: Version) -> Kind {
        Kind::Call {
            tool: self.tool_to_check(now, rpc, version),
            for_task: rpc.param("task").is_some(),
        }
    }

    /// Returns the tool that a call means, if its results are checked.
    fn tool_to_check(&self, now: u64, rpc: &Rpc<'_>, version: Version) -> Option<Weak<Listed>> {
        if self.settings.results == Policy::Pass {
            return None;
        }
        let [name] = members(rpc.params?, ["name"]).ok()?;
        let tool = self.catalog(version, now)?.get(&name?.string()?)?;
        tool.definition
            .checks_results()
            .then(|| Arc::downgrade(tool))
    }

    fn look(
        &self,
        now: u64,
        read: &Read<'_>,
        rpc: &Rpc<'_>,
        version: Version,
        waited: &Waited,
    ) -> Judged {
        let Some(params) = rpc.params.filter(|params| is_object(*params)) else {
            let found = rpc.params.map_or_else(
                || "expected `params` with the name of a tool, but found none".to_owned(),
                |params| wrong("an object in `params`", params),
            );
            return Judged::Error(INVALID_PARAMS, found);
        };
        if let Some(flaw) = &read.flaw {
            let text = read.tree.root().text();
            let violations = ParseError::new(flaw, text.as_bytes());
            let first = "The call was not made, since a part of it can be read in more than one way, or nests too deep:";
            return Judged::Wrong(listed(first, violations.violations(), AGAIN), None);
        }
        let (name, arguments) = match members(params, ["name", "arguments"]) {
            Ok([Some(name), arguments]) => match name.string() {
                Some(text) => (text, arguments),
                None => {
                    return Judged::Error(
                        INVALID_PARAMS,
                        wrong("the name of a tool, a string", name),
                    );
                }
            },
            Ok([None, _]) => {
                return Judged::Error(
                    INVALID_PARAMS,
                    wrong("`params` with the `name` of a tool", params),
                );
            }
            Err(words) => return Judged::Error(INVALID_PARAMS, words),
        };
        let Some(catalog) = self.catalog(version, now) else {
            return self.without_list(rpc, version, waited);
        };
        let Some(tool) = catalog.get(&name) else {
            let is_new = catalog.number > waited.lists;
            let may_ask = !self.settings.report_only && waited.failure(version).is_none();
            if !is_new && may_ask && self.known.rereads.may(now) {
                return Judged::Wait;
            }
            return Judged::Unknown {
                words: catalog.unknown(&name),
                is_new,
            };
        };
        // Some clients write `null` for no arguments, and servers read it as none.
        let arguments = arguments.filter(|arguments| arguments.kind() != JsonKind::Null);
        let may_pass = true;
        match &tool.state {
            State::Removed(reason) => {
                let tool = quote(&name);
                let words = format!(
                    "the tool {tool} cannot be called, since it was taken out of the list: {reason}"
                );
                return Judged::Error(INVALID_PARAMS, words);
            }
            State::Unchecked(reason) if !tool.definition.checks_calls() => {
                let reason = reason.clone();
                return Judged::Unchecked { reason, may_pass };
            }
            State::Checked | State::Unchecked(_) => {}
        }
        if self.settings.calls != Policy::Pass {
            let violations = tool
                .definition
                .violations(&read.tree, arguments, &self.settings);
            if are_unjudged(&violations) {
                let tool = quote(&name);
                let first = format!(
                    "The call was not made, since its arguments could not be judged by the schema of {tool}. The place is a JSON Pointer in the arguments:"
                );
                return Judged::Wrong(listed(&first, &violations, SIMPLER), None);
            }
            if !violations.is_empty() {
                let tool = quote(&name);
                let first = format!(
                    "The call was not made, since its arguments break the schema of {tool}. Each place is a JSON Pointer in the arguments:"
                );
                return Judged::Wrong(listed(&first, &violations, AGAIN), keyword(&violations));
            }
        }
        if let Some(reason) = self.disagrees(tool, arguments) {
            return Judged::Error(HEADER_MISMATCH, format!("header mismatch: {reason}"));
        }
        Judged::Good
    }

    /// Judges a call of which no list says anything.
    fn without_list(&self, rpc: &Rpc<'_>, version: Version, waited: &Waited) -> Judged {
        let unchecked = |reason: &str, may_pass| Judged::Unchecked {
            reason: reason.to_owned(),
            may_pass,
        };
        if self.settings.report_only {
            return unchecked(
                "the client has not read the whole list of tools since it last changed",
                true,
            );
        }
        let may_lack_list = self.may_lack_list();
        if may_lack_list && rpc.version().is_none() && !self.known.has_tools {
            return unchecked("the server says that it has no tools", true);
        }
        if may_lack_list && self.known.without_list.get(&version) == Some(&self.known.changes) {
            return unchecked("the server has no list of tools", true);
        }
        match waited.failure(version) {
            Some(failure) => unchecked(&failure.reason, false),
            None => Judged::Wait,
        }
    }
}

/// So many bytes of the ids and cursors of open requests are kept.
const MOST_OPEN_BYTES: usize = 16 << 20;

const AGAIN: &str = "Correct the arguments, and call the tool again.";

const SIMPLER: &str = "Call the tool with less in its arguments.";

/// Returns the `_meta` of a call for a request of the guard itself: without the token under which the client hears of the call's progress.
fn list_meta(meta: NodeRef<'_>) -> Option<String> {
    if !is_object(meta) {
        return None;
    }
    let mut text = String::from("{");
    for (key, value) in meta.members() {
        if key == "progressToken" {
            continue;
        }
        if text.len() > 1 {
            text.push(',');
        }
        saop_json::push_string(&mut text, &key);
        text.push(':');
        text.push_str(value.text());
    }
    text.push('}');
    Some(text)
}
