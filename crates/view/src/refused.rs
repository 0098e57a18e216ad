//! Answers that were refused: events of the retry loop, and escalation reports.

use std::borrow::Cow;
use std::hash::Hash;

use maud::{Markup, html};
use saop::{EscalationReport, RefusedResponse, RefusedResponseResponseEncoding, ReportedViolation};
use saop_json::decimal::integer;
use saop_json::{JsonKind, NodeRef};

use crate::entry::{Place, framed, part, whole};
use crate::fold::{closed, prose};
use crate::hex;
use crate::links::Target;
use crate::names::Number;
use crate::state::{Entry, State};
use crate::status::Status;
use crate::text::{Text, name};
use crate::told::Teller;
use crate::words::counted;

/// Violations of an answer that are listed.
const LISTED: usize = 100;

pub(crate) fn report(state: &mut State, place: Place<'_>, report: &EscalationReport) -> Markup {
    let turn = report.context.as_ref().map(|context| Turn {
        session: Some(context.session_id.to_string()),
        agent: Some(context.agent_id.to_string()),
        index: Some(context.turn_index.to_string()),
        phase: Some(context.phase.to_string()),
    });
    let turn = turn.unwrap_or_default();
    let (agent, link) = turn.find(state);
    let entry = state.enter(agent, 0, Status::Escalation);
    let first = report.unknown_answers.unwrap_or(0).saturating_add(1);
    for (answer, number) in report.history.iter().zip(first..) {
        turn.count_answer(state, Teller::Report, number, answer.class.as_str());
    }
    turn.count_end(state, Teller::Report, report.attempts);
    let title = html! { (turn.title(link)) " escalated: " (name(report.reason.as_str())) };
    let parts = html! {
        dl {
            (turn.session())
            (part("Attempts", &html! {
                (report.attempts) " of " (report.max_retries)
                @if let Some(usage) = &report.usage { ", " (usage.prompt_tokens) " prompt and " (usage.completion_tokens) " completion tokens" }
                @if let Some(unknown) = report.unknown_answers { ", " (counted(unknown, "answer")) " unknown" }
            }))
            @if let Some(awaited) = &report.awaited { (part("Awaited", &name(awaited))) }
            (part("Error", &prose(&report.last_error)))
            @for (answer, number) in report.history.iter().zip(1_u64..) { (part("Answer", &refused(answer, number))) }
        }
    };
    framed(place, entry, &title, &parts)
}

fn refused(answer: &RefusedResponse, number: u64) -> Markup {
    let listed = answer.violations.iter().take(LISTED);
    let more = answer.violation_count.saturating_sub(listed.len() as u64);
    let is_json = answer.class.as_str() == "schema_violation";
    html! {
        div {
            (number) ": " b.s5 { (name(answer.class.as_str())) } ", " (counted(answer.response_bytes, "byte"))
            @if let Some(reason) = &answer.finish_reason { ", finish reason " (name(reason)) }
            @if let Some(usage) = &answer.usage { ", " (usage.prompt_tokens) " prompt and " (usage.completion_tokens) " completion tokens" }
            ", hash " code { (name(&answer.response_hash)) }
        }
        @if answer.violations.is_empty() { (prose(&answer.error)) }
        (violations(listed.map(Broken::of), more))
        @match (&answer.response, answer.response_encoding) {
            (Some(text), Some(RefusedResponseResponseEncoding::Base64)) => {
                @match hex::base64(text) { Some(bytes) => (hex::bytes(&bytes)), None => (closed("Answer", text, text.len(), false)) }
            }
            (Some(text), _) => (closed("Answer", text, text.len(), is_json)),
            (None, _) => small { "The answer was not kept." },
        }
    }
}

/// Returns an event of the retry loop: a line of `saop turn --events`.
pub(crate) fn event(state: &mut State, place: Place<'_>, event: NodeRef<'_>) -> Markup {
    let text = |node: NodeRef<'_>, member: &str| {
        node.member(member)
            .and_then(NodeRef::string)
            .map(Cow::into_owned)
    };
    let number = |member: &str| event.member(member).map(|node| node.text().to_owned());
    let name_of_event = text(event, "event").unwrap_or_default();
    let reason = text(event, "reason");
    let (status, what) = match name_of_event.as_str() {
        "RECOVERED" => (Status::Recovered, "recovered"),
        "REPAIRED" => (Status::Changed, "repaired"),
        "MAX_RETRIES_EXCEEDED" if reason.as_deref() == Some("no_progress") => {
            (Status::Escalation, "no progress")
        }
        "MAX_RETRIES_EXCEEDED" => (Status::Escalation, "retries used up"),
        _ => (Status::Correction, "correction"),
    };
    let turn = event.member("context").map(|context| Turn {
        session: text(context, "session_id"),
        agent: text(context, "agent_id"),
        index: context
            .member("turn_index")
            .map(|index| index.text().to_owned()),
        phase: text(context, "phase"),
    });
    let turn = turn.unwrap_or_default();
    let (agent, link) = turn.find(state);
    let entry = state.enter(agent, 0, status);
    turn.await_turn(state, entry);
    let class = text(event, "class");
    // Numbers that are too large for an integer are of no report.
    let attempts = natural(event, "attempts").unwrap_or(u64::MAX);
    if let Some(class) = class.as_deref().filter(|_| status != Status::Recovered) {
        // Each correction has the number of the answer before it; the last answer comes after all of them.
        let answer = natural(event, "attempt").unwrap_or(attempts.saturating_add(1));
        turn.count_answer(state, Teller::Event, answer, class);
    }
    if status == Status::Escalation {
        turn.count_end(state, Teller::Event, attempts);
    }
    let errors: Vec<_> = event
        .member("errors")
        .into_iter()
        .flat_map(NodeRef::items)
        .collect();
    let listed: Vec<_> = errors
        .iter()
        .take(LISTED)
        .map(|error| Broken {
            path: text(*error, "path").unwrap_or_default().into(),
            message: text(*error, "message").unwrap_or_default().into(),
            kind: text(*error, "kind").map(Cow::Owned),
            keyword: text(*error, "keyword").map(Cow::Owned),
            place: natural(*error, "line").zip(natural(*error, "column")),
        })
        .collect();
    let count = natural(event, "error_count").unwrap_or(errors.len() as u64);
    let more = count.saturating_sub(listed.len() as u64);
    let title = html! {
        (turn.title(link)) " " (what)
        @if let Some(attempt) = number("attempt") { " " (Text(&attempt)) }
        @if let Some(spelled) = number("attempts") {
            " after "
            @match natural(event, "attempts") {
                Some(attempts) => (counted(attempts, "correction")),
                None => { (Text(&spelled)) " corrections" },
            }
        }
    };
    let parts = html! {
        dl {
            (turn.session())
            @if let Some(class) = &class { (part("Class", &name(class))) }
            @if let Some(usage) = event.member("usage").filter(|usage| usage.kind() == JsonKind::Object) {
                (part("Usage", &html! { (tokens(usage, "prompt_tokens")) " prompt and " (tokens(usage, "completion_tokens")) " completion tokens" }))
            }
            @if count > 0 { (part("Errors", &violations(listed.into_iter(), more))) }
            @if let Some(edits) = event.member("edits") { (part("Edits", &repairs(edits))) }
            @if let Some(reason) = &reason { (part("Reason", &name(reason))) }
        }
    };
    framed(place, entry, &title, &parts)
}

/// The turn that something belongs to, as far as it is known.
#[derive(Default)]
struct Turn {
    session: Option<String>,
    agent: Option<String>,
    index: Option<String>,
    phase: Option<String>,
}

impl Turn {
    fn index(&self) -> Option<u64> {
        number_of(self.index.as_deref()?)
    }

    /// Returns what names the turn over all files.
    fn key(&self) -> impl Hash + '_ {
        (&self.session, &self.agent, self.index())
    }

    /// Returns the number of the agent, and the entry of the turn where it stands before.
    fn find(&self, state: &mut State) -> (Number, Option<u64>) {
        let Some(agent) = &self.agent else {
            return (0, None);
        };
        let turn = self
            .index()
            .and_then(|index| state.turns.find(state.source, (agent.as_str(), index)));
        (state.agents.number(agent), turn.map(|turn| turn.entry))
    }

    /// Remembers an event of a turn that has not come yet, so that the turn can refer to it.
    fn await_turn(&self, state: &mut State, entry: Entry) {
        if let (Some(agent), Some(index)) = (&self.agent, self.index()) {
            let target = Target {
                entry: entry.number,
                agent: entry.agent,
                tool: 0,
                is_open: false,
            };
            state
                .events
                .put(state.source, (agent.as_str(), index), target);
        }
    }

    /// Counts a refused answer of the turn, unless the other teller did.
    fn count_answer(&self, state: &mut State, teller: Teller, number: u64, class: &str) {
        if state.told.is_news(teller, (self.key(), number)) {
            state.tally.refused(class);
        }
    }

    /// Counts the end of the turn's retry loop, unless the other teller did.
    fn count_end(&self, state: &mut State, teller: Teller, attempts: u64) {
        let is_news = state.told.is_news(teller, (self.key(), "end", attempts));
        state.tally.escalations += u64::from(is_news);
    }

    /// Returns the session, and what the title has the beginning of only.
    fn session(&self) -> Markup {
        html! {
            @if let Some(session) = &self.session { (part("Session", &name(session))) (whole("Whole session", session)) }
            @if let Some(agent) = &self.agent { (whole("Agent", agent)) }
        }
    }

    fn title(&self, link: Option<u64>) -> Markup {
        html! {
            @if let Some(agent) = &self.agent { (name(agent)) }
            @if let Some(index) = &self.index { " turn " (name(index)) }
            @if let Some(phase) = &self.phase { " " em { (name(phase)) } }
            @if let Some(link) = link { " " a href={ "#t" (link) } { "entry " (link) } }
        }
    }
}

/// Returns a member that is a count, however it is spelled.
fn natural(node: NodeRef<'_>, member: &str) -> Option<u64> {
    number_of(node.member(member)?.text())
}

/// Returns the number that a text spells, such as `2` or `2e0`.
fn number_of(text: &str) -> Option<u64> {
    integer(text).value()?.try_into().ok()
}

/// Returns a count of tokens as it is spelled.
fn tokens(usage: NodeRef<'_>, member: &str) -> Markup {
    name(usage.member(member).map_or("0", NodeRef::text))
}

/// A violation of an answer.
struct Broken<'a> {
    path: Cow<'a, str>,
    message: Cow<'a, str>,
    kind: Option<Cow<'a, str>>,
    keyword: Option<Cow<'a, str>>,
    /// Line and column in the answer.
    place: Option<(u64, u64)>,
}

impl<'a> Broken<'a> {
    fn of(found: &'a ReportedViolation) -> Self {
        Self {
            path: found.path.as_str().into(),
            message: found.message.as_str().into(),
            kind: Some(found.kind.as_str().into()),
            keyword: found.keyword.as_deref().map(Cow::Borrowed),
            place: found.line.zip(found.column),
        }
    }
}

fn violations<'a>(listed: impl Iterator<Item = Broken<'a>>, more: u64) -> Markup {
    html! {
        ul {
            @for one in listed {
                li {
                    @if !one.path.is_empty() { code { (name(&one.path)) } " " }
                    (folded_line(&one.message))
                    @if let Some(what) = one.keyword.or(one.kind) { small { (name(&what)) } }
                    @if let Some((line, column)) = one.place { small { "line " (line) ", column " (column) } }
                }
            }
            @if more > 0 { li { (more) " more" } }
        }
    }
}

/// What was changed in an answer that was repaired.
fn repairs(edits: NodeRef<'_>) -> Markup {
    let text = |edit: NodeRef<'_>, member: &str| {
        let node = edit.member(member);
        node.and_then(NodeRef::string)
            .unwrap_or_default()
            .into_owned()
    };
    let more = edits.items().count().saturating_sub(LISTED);
    html! {
        ul {
            @for edit in edits.items().take(LISTED) {
                li {
                    (name(&text(edit, "reason"))) ": "
                    (folded_line(&text(edit, "old"))) " is now " (folded_line(&text(edit, "new")))
                    @if let Some(offset) = natural(edit, "offset") { small { "byte " (offset) } }
                }
            }
            @if more > 0 { li { (more) " more" } }
        }
    }
}

/// A message has pieces of an answer, and is short unless somebody else wrote it.
fn folded_line(message: &str) -> Markup {
    const LONG: usize = 1000;
    if message.len() > LONG {
        prose(message)
    } else {
        html!(bdi { (Text(message)) })
    }
}
