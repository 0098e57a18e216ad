//! The page as it grows: each document becomes an entry in a temporary file, and the file follows the summary at the end. Who opens a
//! page wants the summary first, and a script that moves it would not run for everyone.
//!
//! Invariant: memory does not grow with the number of documents.

use std::env;
use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::sync::OnceLock;

use maud::{Markup, html};
use saop::{Limits, SaopError, SaopMessage, parse_saop_message_with, serialize_saop_message};
use saop_json::Tree;
use saop_json::text::open;
use saop_schema::{CompileOptions, Schema};

use crate::arguments::pretty;
use crate::entry::{Place, framed, part};
use crate::fold::json;
use crate::state::State;
use crate::status::Status;
use crate::text::Text;
use crate::{invalid, observed, recorded, refused, shell, turn};

/// The events that `saop turn --events` writes.
const EVENTS: [&str; 4] = [
    "MALFORMED_RESPONSE",
    "REPAIRED",
    "RECOVERED",
    "MAX_RETRIES_EXCEEDED",
];

/// Entries that a browser lays out, or skips, together: of ten thousand it would look at each when it scrolls.
const STRETCH: usize = 32;
/// Bytes of entries that are kept for a stretch.
const STRETCH_BYTES: usize = 256 * 1024;

/// A page in the making. SPEC L1.
///
/// Documents are added one by one, in the order in which they are to stand; [`finish`](Self::finish) writes the page. What is kept in
/// memory is bounded: the counts of the summary, the names of 200 agents and 200 tools (those after them share a row), and of
/// 16 384 calls, turns and events which entry they are, so that observations and events can refer to them.
///
/// ```
/// use saop_view::{Page, Place};
///
/// let mut page = Page::new("A run")?;
/// let place = Place { source: "run.ndjson", line: Some(1) };
/// page.add(place, br#"{"event": "RECOVERED", "attempts": 1}"#)?;
/// page.add(Place { line: Some(2), ..place }, b"<script>")?;
///
/// let mut html = Vec::new();
/// let counts = page.finish(&mut html)?;
/// assert_eq!((counts.entries, counts.invalid), (2, 1));
/// assert!(String::from_utf8_lossy(&html).contains("&lt;script&gt;"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Page {
    title: String,
    limits: Limits,
    body: BufWriter<File>,
    /// The source of the last document.
    source: Option<String>,
    /// Entries that are not in the file yet.
    stretch: Vec<Markup>,
    state: State,
    invalid: u64,
    unjudged: u64,
}

/// What a page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Entries: turns, observations, events, reports and invalid documents.
    pub entries: u64,
    /// Documents that are no message.
    pub invalid: u64,
    /// Documents whose check takes more work than the limits allow. They are not among the invalid ones.
    pub unjudged: u64,
}

impl Page {
    /// Begins a page with this title.
    ///
    /// # Errors
    ///
    /// Fails if the temporary file cannot be created.
    pub fn new(title: impl Into<String>) -> io::Result<Self> {
        Ok(Self {
            title: title.into(),
            limits: Limits::default(),
            body: BufWriter::with_capacity(256 * 1024, tempfile::tempfile()?),
            source: None,
            stretch: Vec::new(),
            state: State::default(),
            invalid: 0,
            unjudged: 0,
        })
    }

    /// Sets the limits for a document. A larger or deeper one is invalid.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Adds a document: a message of the protocol, or an event as `saop turn --events` writes it. Anything else becomes an entry that says
    /// what is wrong with it. Returns whether it is valid.
    ///
    /// # Errors
    ///
    /// Fails if the temporary file cannot be written.
    pub fn add(&mut self, place: Place<'_>, raw: &[u8]) -> io::Result<bool> {
        self.begin(place)?;
        if raw.len() > self.limits.max_bytes() {
            self.add_too_long(place, raw.len() as u64)?;
            return Ok(false);
        }
        let state = &mut self.state;
        let read = match parse_saop_message_with(raw, &self.limits) {
            Ok(message) => Ok(message_entry(state, place, &message)),
            Err(error) => event(state, place, raw, &self.limits).unwrap_or(Err(error)),
        };
        let is_valid = read.is_ok();
        let entry = read.unwrap_or_else(|error| {
            let count = if error.is_unjudged() {
                &mut self.unjudged
            } else {
                &mut self.invalid
            };
            *count += 1;
            invalid::document(state, place, raw, &error)
        });
        self.put(entry)?;
        Ok(is_valid)
    }

    /// Adds an entry for a document of `found` bytes, which is more than the limits allow, so that nobody has to hold it.
    ///
    /// # Errors
    ///
    /// Fails if the temporary file cannot be written.
    pub fn add_too_long(&mut self, place: Place<'_>, found: u64) -> io::Result<()> {
        self.begin(place)?;
        let entry = invalid::too_long(&mut self.state, place, self.limits.max_bytes(), found);
        self.invalid += 1;
        self.put(entry)
    }

    fn put(&mut self, entry: Markup) -> io::Result<()> {
        self.stretch.push(entry);
        let bytes: usize = self.stretch.iter().map(|entry| entry.0.len()).sum();
        if self.stretch.len() >= STRETCH || bytes >= STRETCH_BYTES {
            self.flush()?;
        }
        Ok(())
    }

    /// Writes the heading of a source, if another one begins. It is in no stretch: the script hides it where nothing below it is shown.
    fn begin(&mut self, place: Place<'_>) -> io::Result<()> {
        if self.source.as_deref() == Some(place.source) {
            return Ok(());
        }
        self.flush()?;
        let heading = html! { h2 { bdi { (Text(place.source)) } } "\n" };
        self.write(&heading)?;
        self.source = Some(place.source.to_owned());
        self.state.source += 1;
        Ok(())
    }

    /// Writes the entries of a stretch.
    fn flush(&mut self) -> io::Result<()> {
        if self.stretch.is_empty() {
            return Ok(());
        }
        let stretch = html! { div.v { @for entry in self.stretch.drain(..) { (entry) "\n" } } };
        self.write(&stretch)
    }

    fn write(&mut self, markup: &Markup) -> io::Result<()> {
        let written = self.body.write_all(markup.0.as_bytes());
        written.map_err(|error| of_temporary(&error))
    }

    /// Returns what the page has so far.
    #[must_use]
    pub const fn counts(&self) -> Counts {
        Counts {
            entries: self.state.entries,
            invalid: self.invalid,
            unjudged: self.unjudged,
        }
    }

    /// Writes the page: one HTML file that needs no other.
    ///
    /// # Errors
    ///
    /// Fails if the temporary file cannot be read, or `out` not be written.
    pub fn finish(mut self, out: &mut impl Write) -> io::Result<Counts> {
        self.flush()?;
        let counts = self.counts();
        let (before, after) = shell::around(&self.title, &self.state);
        let mut body = self
            .body
            .into_inner()
            .map_err(|error| of_temporary(error.error()))?;
        body.rewind()?;
        out.write_all(before.as_bytes())?;
        io::copy(&mut body, out)?;
        out.write_all(after.as_bytes())?;
        out.flush()?;
        Ok(counts)
    }
}

/// Returns an error of the temporary file, which nobody would look for otherwise.
fn of_temporary(error: &io::Error) -> io::Error {
    let folder = env::temp_dir();
    let why = format!(
        "a temporary file in {} could not be written: {error}",
        folder.display()
    );
    io::Error::new(error.kind(), why)
}

#[allow(
    clippy::match_wildcard_for_single_variants,
    reason = "SPEC E7: schemas grow, and pages come later"
)]
fn message_entry(state: &mut State, place: Place<'_>, message: &SaopMessage) -> Markup {
    match message {
        SaopMessage::SaopEnvelope(envelope) => turn::envelope(state, place, envelope),
        SaopMessage::SaopParallelTurnEnvelope(group) => turn::parallel(state, place, group),
        SaopMessage::Observation(seen) => observed::observation(state, place, seen),
        SaopMessage::EscalationReport(report) => refused::report(state, place, report),
        SaopMessage::SaopRecord(seen) => recorded::record(state, place, seen),
        _ => other(state, place, &serialize_saop_message(message)),
    }
}

/// Returns the entry of a message that pages have no parts for yet: the document, laid out.
fn other(state: &mut State, place: Place<'_>, text: &str) -> Markup {
    let entry = state.enter(0, 0, Status::Other);
    let title = html! { "another message" };
    let parts = html! { dl { (part("Document", &json(&pretty(text)))) } };
    framed(place, entry, &title, &parts)
}

/// Returns the entry of an event, or what is wrong with it; `None` if the document is none.
fn event(
    state: &mut State,
    place: Place<'_>,
    raw: &[u8],
    limits: &Limits,
) -> Option<Result<Markup, SaopError>> {
    let tree = Tree::parse(open(raw, limits).ok()?, limits).ok()?;
    let name = tree.root().member("event")?.string()?;
    if !EVENTS.contains(&&*name) {
        return None;
    }
    if let Some(schema) = event_schema()
        && let Err(error) = schema.check_with(raw, limits)
    {
        return Some(Err(error.into()));
    }
    Some(Ok(refused::event(state, place, tree.root())))
}

fn event_schema() -> Option<&'static Schema> {
    static SCHEMA: OnceLock<Option<Schema>> = OnceLock::new();
    let compile =
        || Schema::compile(include_str!("event.schema.json"), &CompileOptions::new()).ok();
    SCHEMA.get_or_init(compile).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC E7
    #[test]
    fn a_message_that_pages_do_not_know_is_shown_as_it_is() {
        let mut state = State::default();
        let place = Place {
            source: "run.ndjson",
            line: Some(7),
        };
        let entry = other(&mut state, place, r#"{"load":1.50,"note":"<b>"}"#).into_string();
        assert!(entry.contains(r#"data-s="9""#), "{entry}");
        assert!(entry.contains("1.50"), "{entry}");
        assert!(entry.contains("&lt;b&gt;"), "{entry}");
        assert!(entry.contains("line 7"), "{entry}");
    }

    #[test]
    fn the_schema_of_events_is_one() {
        assert!(event_schema().is_some());
    }
}
