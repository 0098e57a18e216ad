//! Records of a guard: a message between a client and a server, and what became of it.

use maud::{Markup, html};
use saop::{SaopRecord, SaopRecordDecision};

use crate::arguments::pretty;
use crate::entry::{Place, framed, part, whole};
use crate::fold::{folded, json};
use crate::observed::moment;
use crate::state::State;
use crate::status::Status;
use crate::text::name;
use crate::words::size;

pub(crate) fn record(state: &mut State, place: Place<'_>, seen: &SaopRecord) -> Markup {
    let agent = state.agents.number(seen.peer.as_str());
    let tool = seen.tool.as_ref().map(|tool| state.tools.number(tool));
    let status = match seen.decision {
        SaopRecordDecision::Passed => Status::Other,
        SaopRecordDecision::Changed => Status::Changed,
        // What a later schema may add is looked at.
        _ => Status::Withheld,
    };
    let entry = state.enter(agent, tool.unwrap_or_default(), status);
    state.tally.records += 1;
    let title = html! {
        (seen.peer.as_str()) " " (seen.kind.as_str())
        @if let Some(id) = &seen.id { " " (name(id)) }
        @if let Some(method) = &seen.method { " " (name(method)) }
        @if let Some(tool) = &seen.tool { " of " (name(tool)) }
    };
    let direction = seen.direction.as_str().replace('_', " the ");
    let parts = html! {
        dl {
            @if let Some(id) = &seen.id { (whole("Id", id)) }
            @if let Some(method) = &seen.method { (whole("Method", method)) }
            @if let Some(tool) = &seen.tool { (whole("Tool", tool)) }
            (part("Size", &html! { (size(seen.length)) ", " (direction) }))
            (part("Time", &moment(&seen.timestamp_ns)))
            @for reason in seen.reasons.iter().flatten() { (part("Found", &folded(reason))) }
            @if let Some(message) = &seen.message { (part("Message", &document(message))) }
            @if let Some(sent) = &seen.sent { (part("Passed on", &document(sent))) }
        }
    };
    framed(place, entry, &title, &parts)
}

/// Returns a message, laid out if it is JSON.
fn document(text: &str) -> Markup {
    match saop_json::text::open(text.as_bytes(), &saop::Limits::default())
        .and_then(|cursor| saop_json::Tree::parse(cursor, &saop::Limits::default()))
    {
        Ok(_) => json(&pretty(text)),
        Err(_) => folded(text),
    }
}
