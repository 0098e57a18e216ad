//! Recorded SAOP messages as one HTML page: a run to look at, to search and to pass on.
//!
//! [`Page`] takes documents one by one and writes the page at the end: every turn, tool call, observation, correction, escalation and
//! invalid document in order, lanes by agent, a summary with charts, search and filters. SPEC L1.
//!
//! - The page is one file: it loads nothing, runs one script that is allowed by its hash, and is readable without it.
//! - Content of a run is data. The template escapes every text, attributes have numbers and fixed words only, and what hides or
//!   reorders text is shown as a mark. SPEC L2.
//! - Memory does not grow with the run. SPEC L3.
//!
//! The templates are maud's, which escapes by construction. The charts are bars of a few rectangles: a table row says the same in
//! words, so that a chart crate, with axes, fonts and layout of its own, would only add to what has to be trusted and built.

#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        reason = "a test fails by panicking"
    )
)]

mod ansi;
mod arguments;
mod charts;
mod entry;
mod fold;
mod hex;
mod invalid;
mod links;
mod names;
mod observed;
mod page;
mod recorded;
mod refused;
mod shell;
mod state;
mod status;
mod tally;
mod text;
mod told;
mod tracks;
mod turn;
mod words;

pub use entry::Place;
pub use page::{Counts, Page};
