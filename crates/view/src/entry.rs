//! The frame of an entry: its number to link to, who and how, and what it is filtered by.
//!
//! Invariant: attributes are numbers and fixed words; no text of a run is in one.

use maud::{Markup, html};

use crate::fold::prose;
use crate::names::Number;
use crate::state::Entry;
use crate::status::Status;
use crate::text::is_long;

/// Agents that have a lane and a colour of their own; the others share the one after them.
pub(crate) const LANES: usize = 11;

/// Where a document stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The name of the file or stream.
    pub source: &'a str,
    /// Its line, counted from 1, if the source has a document on each.
    pub line: Option<usize>,
}

/// Returns the lane of an agent.
pub(crate) fn lane(agent: Number) -> usize {
    agent.min(LANES + 1)
}

/// Returns an entry with its title and its parts.
pub(crate) fn framed(place: Place<'_>, entry: Entry, title: &Markup, parts: &Markup) -> Markup {
    let Entry {
        number,
        agent,
        tool,
        status,
    } = entry;
    html! {
        article id={ "t" (number) } class={ "l" (lane(agent)) } data-a=(agent) data-o=(tool) data-s=(status.number()) {
            h3 {
                a href={ "#t" (number) } { (number) } " " (title) " "
                b class=(status.class()) { (status.word()) @if status == Status::Open { " yet" } }
                @if let Some(line) = place.line { small { "line " (line) } }
            }
            (parts)
        }
    }
}

/// Returns the part with a whole name, where the title has its beginning only.
pub(crate) fn whole(label: &str, name: &str) -> Markup {
    html! { @if is_long(name) { (part(label, &prose(name))) } }
}

/// Returns a part of an entry, under its name.
pub(crate) fn part(label: &str, content: &Markup) -> Markup {
    html! { dt { (label) } dd { (content) } }
}
