//! Observations that stand alone, with the call that they answer.

use maud::{Markup, html};
use saop::{Observation, ObservationMetadataValue, RunOutcome};

use crate::entry::{Place, framed, part, whole};
use crate::fold::folded;
use crate::hex;
use crate::state::State;
use crate::status::Status;
use crate::text::{Text, name};
use crate::words::{date, time};

pub(crate) fn observation(state: &mut State, place: Place<'_>, seen: &Observation) -> Markup {
    let status = match seen.outcome() {
        RunOutcome::TimedOut => Status::Timeout,
        RunOutcome::CutShort => Status::Partial,
        _ if seen.exit_code == 0 => Status::Success,
        _ => Status::Error,
    };
    let id = seen.tool_call_id.as_str();
    let call = state.calls.find(state.source, id);
    if let Some(call) = call.filter(|call| call.is_open) {
        state.tally.answered(call.tool, status);
        state.calls.close(state.source, id);
    }
    let (agent, tool) = call.map_or((0, 0), |call| (call.agent, call.tool));
    let entry = state.enter(agent, tool, status);
    let streams = [
        ("stdout", seen.stdout_bytes(), &seen.stdout),
        ("stderr", seen.stderr_bytes(), &seen.stderr),
    ];
    state.tally.observations += 1;
    state.tally.took(seen.duration_ms.get());
    let bytes = streams
        .iter()
        .map(|(_, bytes, text)| bytes.as_ref().map_or(text.len(), |bytes| bytes.len()));
    state.tally.size(bytes.sum());

    let title = html! {
        "observation of " (name(id))
        // The script shows a call with the observation that comes after it.
        @if let Some(call) = call {
            @let class = call.is_open.then_some("o");
            " " a class=[class] href={ "#t" (call.entry) } { "call " (call.entry) }
        }
    };
    let parts = html! {
        dl {
            (whole("Call", id))
            (part("Exit", &html! { bdi { (seen.exit_code) } ", after " (duration(seen.duration_ms.get())) }))
            (part("Time", &moment(&seen.timestamp_ns)))
            @for (label, bytes, text) in &streams {
                @if !text.is_empty() {
                    @match bytes {
                        Ok(bytes) => (part(label, &hex::bytes(bytes))),
                        Err(error) => (part(label, &html! { div { (Text(&error.to_string())) } (folded(text)) })),
                    }
                }
            }
            @if let Some(metadata) = seen.metadata.as_ref().filter(|metadata| !metadata.is_empty()) {
                (part("Metadata", &html! { ul { @for (key, value) in metadata { li { (name(key)) ": " (metadatum(value)) } } } }))
            }
        }
    };
    framed(place, entry, &title, &parts)
}

/// Returns a time that a tool took, beside the number that it was made from if it was rounded.
fn duration(milliseconds: f64) -> Markup {
    let shown = time(milliseconds);
    let exact = if milliseconds < 1e21 {
        format!("{milliseconds} ms")
    } else {
        format!("{milliseconds:e} ms")
    };
    html! { (shown) @if shown != exact { small { (exact) } } }
}

/// Returns the moment of a timestamp beside the number that it was made from.
pub(crate) fn moment(nanoseconds: &str) -> Markup {
    let exact = html! { bdi { (Text(nanoseconds)) } " ns" };
    match date(nanoseconds) {
        Some(date) => html! { bdi { (date) } " UTC" small { (exact) } },
        None => exact,
    }
}

/// Most values are words.
fn short(text: &str) -> Markup {
    const LONG: usize = 100;
    if text.len() > LONG {
        folded(text)
    } else {
        html!(bdi { (Text(text)) })
    }
}

fn metadatum(value: &ObservationMetadataValue) -> Markup {
    match value {
        ObservationMetadataValue::String(text) => short(text),
        ObservationMetadataValue::Number(number) => html!(bdi { (Text(number.as_json())) }),
        ObservationMetadataValue::Boolean(boolean) => html!(bdi { (boolean) }),
        _ => html! { small { "a value of a later schema" } },
    }
}
