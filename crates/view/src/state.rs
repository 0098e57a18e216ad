//! What is kept of the entries so far.
//!
//! Invariant: memory does not grow with the run; each part says what bounds it.

use crate::links::Links;
use crate::names::{Names, Number};
use crate::status::Status;
use crate::tally::Tally;
use crate::told::Told;
use crate::tracks::Tracks;

/// What is kept of the entries so far.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Entries so far; the number of the last one.
    pub(crate) entries: u64,
    /// The number of the source that is read.
    pub(crate) source: u64,
    pub(crate) agents: Names,
    pub(crate) tools: Names,
    /// Calls by the id in their arguments.
    pub(crate) calls: Links,
    /// Turns by agent and index.
    pub(crate) turns: Links,
    /// The last events of turns that have not come yet, by agent and index.
    pub(crate) events: Links,
    /// Refused answers and ends of retry loops, by turn and number.
    pub(crate) told: Told,
    pub(crate) tally: Tally,
    pub(crate) tracks: Tracks,
}

/// The numbers of an entry: its own, and those that it is filtered by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) number: u64,
    pub(crate) agent: Number,
    pub(crate) tool: Number,
    pub(crate) status: Status,
}

impl State {
    /// Counts an entry, and returns its numbers.
    pub(crate) fn enter(&mut self, agent: Number, tool: Number, status: Status) -> Entry {
        self.entries += 1;
        self.tracks.add(agent, self.entries, status);
        if let Some(count) = self.tally.by_status.get_mut(status.number()) {
            *count += 1;
        }
        Entry {
            number: self.entries,
            agent,
            tool,
            status,
        }
    }
}
