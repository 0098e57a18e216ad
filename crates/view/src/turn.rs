//! Turns: an envelope, and the turns of several agents side by side.

use maud::{Markup, html};
use saop::{
    JsonRef, SaopAction, SaopAgentTurn, SaopEnvelope, SaopObservation, SaopParallelTurnEnvelope,
};

use crate::arguments::pretty;
use crate::entry::{Place, framed, part, whole};
use crate::fold::{folded, json, prose};
use crate::hex;
use crate::links::Target;
use crate::state::{Entry, State};
use crate::status::Status;
use crate::text::{is_long, name};

/// The member of a call's arguments that names the call, as observations do.
const ID: &str = "tool_call_id";

pub(crate) fn envelope(state: &mut State, place: Place<'_>, turn: &SaopEnvelope) -> Markup {
    let events = events(state, &turn.agent_id, turn.turn_index);
    let entry = enter(
        state,
        &turn.agent_id,
        turn.turn_index,
        &turn.action,
        Some(&turn.observation),
    );
    let title = html! { (name(&turn.agent_id)) " turn " bdi { (turn.turn_index) } " " em { (name(&turn.phase)) } (events) };
    let parts = html! {
        dl {
            (whole("Agent", &turn.agent_id))
            (whole("Phase", &turn.phase))
            (part("Reasoning", &prose(&turn.thought.reasoning)))
            (part("Plan", &prose(&turn.thought.plan)))
            @if let Some(uncertainty) = turn.thought.uncertainty.as_deref().filter(|text| !text.is_empty()) {
                (part("Uncertainty", &prose(uncertainty)))
            }
            (call(&turn.action))
            (observation(&turn.observation))
        }
    };
    framed(place, entry, &title, &parts)
}

pub(crate) fn parallel(
    state: &mut State,
    place: Place<'_>,
    group: &SaopParallelTurnEnvelope,
) -> Markup {
    html! {
        section.g {
            h3 { "Parallel turn " (group.parallel_turn_index) " of " (name(&group.session_id)) }
            div { @for turn in group.agent_turns.iter() { (agent_turn(state, place, turn)) } }
        }
    }
}

fn agent_turn(state: &mut State, place: Place<'_>, turn: &SaopAgentTurn) -> Markup {
    let events = events(state, &turn.agent_id, turn.turn_index);
    let entry = enter(
        state,
        &turn.agent_id,
        turn.turn_index,
        &turn.action,
        turn.observation.as_ref(),
    );
    let title = html! { (name(&turn.agent_id)) " turn " bdi { (turn.turn_index) } (events) };
    let parts = html! {
        dl {
            (whole("Agent", &turn.agent_id))
            (part("Thought", &prose(&turn.thought)))
            (call(&turn.action))
            @if let Some(seen) = &turn.observation { (observation(seen)) }
        }
    };
    framed(place, entry, &title, &parts)
}

/// Returns a link to the last event of a turn that came before it: a correction, most often.
fn events(state: &State, agent: &str, turn: u64) -> Markup {
    let event = state.events.find(state.source, (agent, turn));
    html! { @if let Some(event) = event { " after " a href={ "#t" (event.entry) } { "entry " (event.entry) } } }
}

/// Counts a turn and its call, and remembers what others may refer to.
fn enter(
    state: &mut State,
    agent: &str,
    turn: u64,
    action: &SaopAction,
    seen: Option<&SaopObservation>,
) -> Entry {
    let status = seen.map_or(Status::Open, |seen| seen.status.into());
    let (number, tool) = (
        state.agents.number(agent),
        state.tools.number(&action.tool_name),
    );
    let entry = state.enter(number, tool, status);
    state.tally.turns += 1;
    state.tally.call(tool, status);
    if let Some(seen) = seen {
        let bytes = hex::marked(&seen.output);
        let bytes = bytes.map_or(seen.output.len(), |bytes| bytes.len());
        state.tally.size(bytes);
    }
    let target = Target {
        entry: entry.number,
        agent: number,
        tool,
        is_open: seen.is_none(),
    };
    state.turns.put(state.source, (agent, turn), target);
    if let Some(id) = action.arguments.get(ID).and_then(JsonRef::as_str) {
        state.calls.put(state.source, &*id, target);
    }
    entry
}

fn call(action: &SaopAction) -> Markup {
    let arguments = pretty(action.arguments.as_json());
    part(
        "Call",
        &html! { code { (name(&action.tool_name)) } @if is_long(&action.tool_name) { (prose(&action.tool_name)) } @if !action.arguments.is_empty() { (json(&arguments)) } },
    )
}

fn observation(seen: &SaopObservation) -> Markup {
    html! {
        (part("Output", &output(&seen.output)))
        @if let Some(detail) = seen.error_detail.as_deref().filter(|detail| !detail.is_empty()) {
            (part("Detail", &output(detail)))
        }
    }
}

fn output(text: &str) -> Markup {
    match hex::marked(text) {
        Some(bytes) => hex::bytes(&bytes),
        None if text.is_empty() => html! { small { "empty" } },
        None => folded(text),
    }
}
