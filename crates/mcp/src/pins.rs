//! What tools said of themselves when they were seen first, or accepted last, and how that differs from what they say. SPEC G5.
//!
//! Invariant: a definition that breaks a rule is never pinned.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use saop_compat::{Callers, Level, MOST_STEPS, Text, compare_tools_within};
use saop_json::Tree;
use saop_tools::ToolList;

use crate::rpc::flaw;

/// The definitions of tools that are taken for known, by name. See [`Guard::with_pins`](crate::Guard::with_pins).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins {
    by_name: BTreeMap<String, String>,
    /// What those said that said something else when they were seen last.
    changed: BTreeMap<String, String>,
}

/// What is done with a tool that says something else than what was pinned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnChange {
    /// It is taken out of the list, and not called.
    #[default]
    Hold,
    /// It is reported.
    Warn,
}

/// What is to be kept for the next time.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Pin {
    /// The tool's name.
    pub tool: String,
    /// Its definition, as JSON text.
    pub definition: String,
    /// Whether the tool is pinned with another definition. If so, this is what it says now; if not, this is the one to pin, and what was
    /// kept of a change is not so any more.
    pub is_change: bool,
}

impl Pins {
    /// Creates pins of no tools.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            by_name: BTreeMap::new(),
            changed: BTreeMap::new(),
        }
    }

    /// Pins a tool. `definition` is that of a list of tools, a JSON object with unique keys; another text is a change whatever the server
    /// says.
    pub fn add(&mut self, tool: impl Into<String>, definition: impl Into<String>) {
        self.by_name.insert(tool.into(), definition.into());
    }

    /// Notes what a pinned tool said that was not as it was pinned when it was seen last. If it says so again, nothing is to be kept; if it
    /// is as it was pinned again, an [`Action::Pin`](crate::Action::Pin) tells it.
    pub fn add_change(&mut self, tool: impl Into<String>, definition: impl Into<String>) {
        self.changed.insert(tool.into(), definition.into());
    }
}

/// How a tool differs from what was pinned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// One line: the level and what it means.
    pub(crate) summary: String,
    /// All lines.
    pub(crate) words: String,
}

/// A definition that nests deeper, or is longer with its name, is not pinned: a file of pins has to be read again.
const DEEPEST: usize = 120;
const LONGEST: usize = 256 << 10;
/// So many bytes of definitions, names and changes are kept.
const MOST_BYTES: usize = 6 << 20;

/// The pins of a guard, and what it has found beside them. Guards may share it one after the other:
/// [`Guard::swap_pins`](crate::Guard::swap_pins).
#[derive(Debug)]
pub struct Book {
    pins: Pins,
    /// How many bytes they have.
    bytes: usize,
    pub(crate) on_change: OnChange,
    /// Whether nothing was pinned before the first whole list: then no tool is new.
    is_first: bool,
    /// The steps that comparisons of the listing may still take.
    left: u64,
    /// Tools of which it was said that they are gone.
    gone: BTreeSet<String>,
    /// What is to be kept, each with the change that was kept of the tool before.
    kept: Vec<(Pin, Option<String>)>,
    writer: Option<Writer>,
    /// Tools whose pins could not be written.
    unwritten: BTreeSet<String>,
}

/// Writes pins where the next guard finds them.
struct Writer(Box<WritePins>);

type WritePins = dyn FnMut(&[Pin]) -> Result<(), String> + Send + Sync;

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writer")
    }
}

impl Book {
    /// Creates it with what was pinned before. SPEC G5.
    #[must_use]
    pub fn new(pins: Pins, on_change: OnChange) -> Self {
        Self {
            is_first: pins.by_name.is_empty(),
            bytes: {
                let names = pins.by_name.keys().map(String::len);
                let definitions = pins.by_name.values().chain(pins.changed.values());
                names.chain(definitions.map(String::len)).sum()
            },
            pins,
            on_change,
            left: MOST_STEPS,
            gone: BTreeSet::new(),
            kept: Vec::new(),
            writer: None,
            unwritten: BTreeSet::new(),
        }
    }

    /// Has pins written by `write` before the list passes that has the tools; no [`Action::Pin`](crate::Action::Pin) tells them then. If it
    /// fails, the tools are treated as those that cannot be pinned, and it is tried again with the next list. SPEC G5.
    #[must_use]
    pub fn with_writer(
        mut self,
        write: impl FnMut(&[Pin]) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        self.writer = Some(Writer(Box::new(write)));
        self
    }

    /// Begins another listing.
    pub(crate) const fn begin(&mut self) {
        self.left = MOST_STEPS;
    }

    /// Judges a definition that breaks no rule. A tool that was not pinned is.
    pub(crate) fn judge(&mut self, name: &str, definition: &str) -> Judgement {
        let pin = |is_change| Pin {
            tool: name.to_owned(),
            definition: definition.to_owned(),
            is_change,
        };
        match self.pins.by_name.get(name) {
            None => {
                let size = name.len() + definition.len();
                if let Some(reason) = self.no_room(definition, size) {
                    return Judgement::Unpinned(reason);
                }
                self.bytes += size;
                self.kept.push((pin(false), None));
                self.pins.add(name, definition);
                if self.is_first {
                    Judgement::Same
                } else {
                    Judgement::New
                }
            }
            Some(pinned) => match difference(pinned, definition, &mut self.left) {
                None => {
                    if let Some(before) = self.pins.changed.remove(name) {
                        self.bytes -= before.len();
                        self.kept.push((pin(false), Some(before)));
                    }
                    Judgement::Same
                }
                Some(change) => {
                    let before = self.pins.changed.get(name).cloned();
                    let is_kept = before.as_deref() == Some(definition);
                    let bytes =
                        self.bytes - before.as_ref().map_or(0, String::len) + definition.len();
                    let fits = is_pinnable(definition, name.len() + definition.len()).is_ok();
                    if !is_kept && fits && bytes <= MOST_BYTES {
                        self.bytes = bytes;
                        self.kept.push((pin(true), before));
                        self.pins.add_change(name, definition);
                    }
                    Judgement::Changed(change)
                }
            },
        }
    }

    /// Returns why a definition cannot be pinned, if it cannot.
    fn no_room(&self, definition: &str, size: usize) -> Option<String> {
        let is_full = self.bytes + size > MOST_BYTES;
        let full =
            || format!("expected tools of at most {MOST_BYTES} bytes to pin, but found more");
        is_pinnable(definition, size)
            .err()
            .or_else(|| is_full.then(full))
    }

    /// Whether no tool is pinned.
    pub(crate) fn is_empty(&self) -> bool {
        self.pins.by_name.is_empty()
    }

    /// Takes the news that a list is whole. Returns the pinned tools that it lacks, once each.
    pub(crate) fn gone(&mut self, has: impl Fn(&str) -> bool) -> Vec<String> {
        self.is_first = self.is_empty();
        let names = self.pins.by_name.keys();
        let gone: Vec<String> = names
            .filter(|name| !has(name) && !self.gone.contains(*name))
            .cloned()
            .collect();
        self.gone.extend(gone.iter().cloned());
        gone
    }

    /// Takes what is to be kept, if nobody writes it here.
    pub(crate) fn take(&mut self) -> Vec<Pin> {
        let kept = std::mem::take(&mut self.kept);
        kept.into_iter().map(|(pin, _)| pin).collect()
    }

    /// Has what is to be kept written, if somebody does that here. What could not be written counts as not seen. Returns the names of its
    /// tools: of one that is not pinned, with whether that is so for the first time.
    pub(crate) fn write(&mut self) -> BTreeMap<String, Option<bool>> {
        let Some(writer) = self.writer.as_mut().filter(|_| !self.kept.is_empty()) else {
            return BTreeMap::new();
        };
        let (pins, before): (Vec<Pin>, Vec<_>) = std::mem::take(&mut self.kept).into_iter().unzip();
        if writer.0(&pins).is_ok() {
            for pin in &pins {
                self.unwritten.remove(&pin.tool);
            }
            return BTreeMap::new();
        }
        let mut lost = BTreeMap::new();
        // The last one first, since one may be about what another one has set.
        for (pin, before) in pins.into_iter().zip(before).rev() {
            let is_new = !pin.is_change && before.is_none();
            let is_first = is_new.then(|| self.unwritten.insert(pin.tool.clone()));
            lost.insert(pin.tool.clone(), is_first);
            self.forget(pin, before);
        }
        lost
    }

    /// Takes back what was noted of a tool.
    fn forget(&mut self, pin: Pin, before: Option<String>) {
        let now = if pin.is_change {
            self.pins.changed.remove(&pin.tool)
        } else if before.is_none() {
            self.bytes -= pin.tool.len();
            self.pins.by_name.remove(&pin.tool)
        } else {
            None
        };
        self.bytes -= now.map_or(0, |now| now.len());
        if let Some(before) = before {
            self.bytes += before.len();
            self.pins.changed.insert(pin.tool, before);
        }
    }
}

/// What is found of a definition beside its pin.
#[derive(Clone, Debug)]
pub(crate) enum Judgement {
    Same,
    /// It is pinned now, and others were before.
    New,
    /// It cannot be pinned, for this reason.
    Unpinned(String),
    /// Its pin could not be written, for the first time or again.
    Unwritten {
        is_first: bool,
    },
    Changed(Change),
}

/// Fails if a definition nests deeper, or is longer with its name, than what is pinned.
fn is_pinnable(definition: &str, size: usize) -> Result<(), String> {
    if size > LONGEST {
        return Err(format!(
            "expected a definition of at most {LONGEST} bytes to pin, but found {size}"
        ));
    }
    flaw(definition, DEEPEST).map_or(Ok(()), Err)
}

/// Returns how the definition of a tool changed, as `saop diff` tells it, in lines that are safe for a terminal; `None` if it did not. White
/// space and the order of members mean nothing.
#[must_use]
pub fn changed(old: &str, new: &str) -> Option<String> {
    difference(old, new, &mut { MOST_STEPS }).map(|change| change.words)
}

/// Whether a definition says the same as another one: whether [`changed`] returns `None`, in less time.
#[must_use]
pub fn is_same(old: &str, new: &str) -> bool {
    old == new || canonical(old) == canonical(new)
}

/// Returns how two definitions of one tool differ, in the steps that are left.
fn difference(old: &str, new: &str, left: &mut u64) -> Option<Change> {
    if is_same(old, new) {
        return None;
    }
    let list = |definition: &str| ToolList::parse(&format!("[{definition}]"));
    let found = match (list(old), list(new)) {
        (Ok(old), Ok(new)) => compare_tools_within(&old, &new, Callers::Listed, left),
        (Err(why), _) | (_, Err(why)) => return Some(unlike(&why.to_string())),
    };
    let Some(tool) = found.tools().first() else {
        return Some(unlike(
            "the difference is in what a list of tools does not have",
        ));
    };
    let words = tool.to_string();
    let summary = words.strip_prefix(tool.name()).unwrap_or(&words);
    let summary = summary.trim_start_matches(": ");
    // Of smaller changes, it is said already.
    let is_text = tool.text() == Text::Changed && tool.level() > Level::Patch;
    let text = if is_text {
        "; what a model reads has changed"
    } else {
        ""
    };
    Some(Change {
        summary: format!("{summary}{text}"),
        words: tool.shown(),
    })
}

fn unlike(why: &str) -> Change {
    let summary = format!(
        "{}, it is another one, and cannot be compared: {why}",
        Level::Unknown
    );
    Change {
        words: format!("{summary}\n"),
        summary,
    }
}

fn canonical(definition: &str) -> Option<String> {
    let limits = saop_json::Limits::NONE;
    let cursor = saop_json::text::open(definition.as_bytes(), &limits).ok()?;
    let tree = Tree::parse(cursor, &limits).ok()?;
    Some(tree.root().canonical())
}

/// Returns why a tool is held back.
pub(crate) fn held(change: &Change) -> String {
    format!("it is not as it was pinned: {}", change.summary)
}

/// What is said of a pinned tool that a whole list lacks.
pub(crate) const IS_GONE: &str = "major, the tool is gone";
/// What is said of a tool whose pin could not be written.
pub(crate) const UNWRITTEN: &str =
    "expected to pin what the tool says of itself, but the pins could not be written";
/// What is said of a tool that was not pinned, though others were.
pub(crate) const IS_NEW: &str = "minor, a new tool; it is pinned now";

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G5, G7
    #[test]
    fn the_tools_of_a_list_are_compared_within_one_budget() {
        let tool = |most: u32| {
            format!(
                r#"{{"name":"a","inputSchema":{{"type":"object","properties":{{"b":{{"type":"integer","maximum":{most}}}}}}}}}"#
            )
        };
        let mut pins = Pins::new();
        pins.add("a", tool(5));
        let mut book = Book::new(pins, OnChange::Hold);
        let summary = |book: &mut Book| match book.judge("a", &tool(4)) {
            Judgement::Changed(change) => change.summary,
            other => panic!("{other:?}"),
        };
        assert!(summary(&mut book).starts_with("major"));
        assert!(book.left < MOST_STEPS);
        book.left = 0;
        assert!(summary(&mut book).starts_with("unknown"));
        book.begin();
        assert!(summary(&mut book).starts_with("major"));
    }
}
