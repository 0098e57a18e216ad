//! Matches texts: the automaton becomes deterministic as far as they need, and what that takes is charged.
//!
//! Invariant: every state that is visited is charged, so the cost of a match is its time. A table has a bounded size.

use std::cell::Cell;
use std::collections::HashMap;
use std::str::Chars;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::automaton::{Assertion, Automaton, State};

/// A table for whole texts with more bytes begins anew, and so does a smaller one for texts that are followed: there may be many at a
/// time.
const MOST_BYTES: usize = 1 << 20;
const MOST_BYTES_FOLLOWED: usize = 1 << 16;

/// So many bytes of tables are kept for the next text, in the whole process: a schema may have thousands of patterns.
const MOST_KEPT: usize = if cfg!(test) { 4 << 20 } else { 128 << 20 };
static KEPT: AtomicUsize = AtomicUsize::new(0);

/// What each row takes, except for its entries and its states.
const ROW: usize = 96;

/// What computing an entry costs, in units of about ten nanoseconds, and more for each state that is visited or reached.
const ENTRY: u64 = 10;
const VISITED: u64 = 1;
const REACHED: u64 = 8;

/// How many bytes are read, or how many entries made room for, at the cost of a unit.
const READ: u64 = 4;
const MADE: u64 = 8;

/// The first row: nothing was read.
pub(super) const START: u32 = 0;

/// Entries that are no rows: nothing is left to match; the pattern matches; not computed yet.
pub(super) const DEAD: u32 = u32::MAX - 2;
const MATCH: u32 = u32::MAX - 1;
const UNKNOWN: u32 = u32::MAX;

/// What is known of the text before the states of a row.
const NOTHING: u32 = 0;
const AT_START: u32 = 1;
const BEHIND_WORD: u32 = 2;

/// The rows that were computed: each stands for the states that are reached at once.
#[derive(Debug)]
pub(crate) struct Table {
    /// For each row and each symbol, or the end of the text, the first entry of the next row.
    entries: Vec<u32>,
    /// The states of a row, and last what is known before them.
    rows: Vec<Arc<[u32]>>,
    numbers: HashMap<Arc<[u32]>, u32>,
    bytes: usize,
    most_bytes: usize,
    /// How many of the bytes are counted as kept.
    kept: usize,
    scratch: Scratch,
}

#[derive(Debug, Default)]
struct Scratch {
    /// The number of the search.
    search: u32,
    /// For each state, the last search that visited it.
    seen: Vec<u32>,
    /// For each class, the last search that used it, and whether it has the character.
    has: Vec<(u32, bool)>,
    open: Vec<u32>,
    next: Vec<u32>,
}

/// Takes work from what is left. Returns whether there was enough.
#[inline]
pub(crate) fn take(left: &Cell<u64>, cost: u64) -> bool {
    let rest = left.get().checked_sub(cost);
    left.set(rest.unwrap_or_default());
    rest.is_some()
}

impl Automaton {
    /// Whether the pattern matches somewhere in `text`. Takes what that costs from `left`; once nothing is left, it does not.
    pub(super) fn is_match(&self, table: &mut Table, text: &str, left: &Cell<u64>) -> bool {
        let candidate = self.candidate(text);
        let mut rest = candidate.unwrap_or_default().chars();
        let is_match = candidate.is_some() && self.reads(table, &mut rest, left);
        let read = text.len() - rest.as_str().len();
        table.keep();
        take(left, read as u64 / READ) && is_match
    }

    /// Reads until it is known whether the pattern matches.
    #[inline]
    fn reads(&self, table: &mut Table, text: &mut Chars<'_>, left: &Cell<u64>) -> bool {
        let mut row = START;
        for character in text.by_ref() {
            let at = row as usize + self.alphabet.symbol(character) as usize;
            row = match table.entries.get(at) {
                Some(&known) if known < DEAD => known,
                _ => match self.next(table, row, Some(character), left) {
                    Some(known) if known < DEAD => known,
                    other => return other == Some(MATCH),
                },
            };
        }
        self.next(table, row, None, left) == Some(MATCH)
    }

    /// Returns the row behind a character, or [`DEAD`]; `None` if the pattern matches, whatever follows, or nothing is left to compute
    /// it.
    pub(super) fn follow(
        &self,
        table: &mut Table,
        row: u32,
        character: char,
        left: &Cell<u64>,
    ) -> Option<u32> {
        let next = take(left, 1).then(|| self.next(table, row, Some(character), left));
        next.flatten().filter(|next| *next != MATCH)
    }

    /// Returns the number of entries of a row: one for each symbol, and one for the end of the text.
    const fn width(&self) -> usize {
        self.alphabet.count() + 1
    }

    /// Returns the entry for a character, or the end of the text, behind a row; `None` if nothing is left to compute it.
    fn next(
        &self,
        table: &mut Table,
        row: u32,
        character: Option<char>,
        left: &Cell<u64>,
    ) -> Option<u32> {
        let symbol = character.map(|character| self.alphabet.symbol(character) as usize);
        let symbol = symbol.unwrap_or(self.alphabet.count());
        match table.entries.get(row as usize + symbol) {
            Some(&UNKNOWN) | None => self.compute(table, row, symbol, character, left),
            Some(&known) => Some(known),
        }
    }

    #[cold]
    fn compute(
        &self,
        table: &mut Table,
        row: u32,
        symbol: usize,
        character: Option<char>,
        left: &Cell<u64>,
    ) -> Option<u32> {
        if table.rows.is_empty() {
            table.begin(self);
        }
        let states = Arc::clone(table.rows.get(row as usize / self.width())?);
        if self.search(&mut table.scratch, &states, character, left)? {
            return Some(table.set(row, symbol, MATCH));
        }
        if table.scratch.next.is_empty() {
            return Some(table.set(row, symbol, DEAD));
        }
        if let Some(&known) = table.numbers.get(&*table.scratch.next) {
            return Some(table.set(row, symbol, known));
        }
        if !take(left, self.width() as u64 / MADE) {
            return None;
        }
        let states = Arc::from(&*table.scratch.next);
        let is_kept = table.makes_room(self, &states);
        let new = table.add(self, states);
        if is_kept {
            table.set(row, symbol, new);
        }
        Some(new)
    }

    /// Follows all states of a row over a character, or the end of the text. Returns whether the pattern matches before it; if not, the
    /// next row is in `scratch.next`.
    fn search(
        &self,
        scratch: &mut Scratch,
        row: &[u32],
        character: Option<char>,
        left: &Cell<u64>,
    ) -> Option<bool> {
        let (&before, row) = row.split_last()?;
        scratch.begin();
        let mut visited = 0;
        for &state in row {
            scratch.open.push(state);
            while let Some(state) = scratch.open.pop() {
                visited += VISITED;
                if !scratch.is_first(state) {
                    continue;
                }
                match self.state(state) {
                    State::Match => {
                        take(left, ENTRY + visited);
                        return Some(true);
                    }
                    State::Class(class, next) => {
                        let is_in = |character| scratch.has(self, class, character);
                        if character.is_some_and(is_in) {
                            scratch.next.push(next);
                        }
                    }
                    State::Either(one, other) => scratch.open.extend([other, one]),
                    State::At(assertion, next) => {
                        if assertion.holds(before, character) {
                            scratch.open.push(next);
                        }
                    }
                }
            }
        }
        let reached = scratch.next.len() as u64;
        if !take(left, ENTRY + visited + REACHED * reached) {
            return None;
        }
        // Sorted, so that no row comes again in another order.
        scratch.next.sort_unstable();
        scratch.next.dedup();
        if !scratch.next.is_empty() {
            scratch.next.push(self.known_behind(character));
        }
        Some(false)
    }

    /// Returns what is known behind a character.
    fn known_behind(&self, character: Option<char>) -> u32 {
        if self.has_boundary && character.is_some_and(is_word) {
            BEHIND_WORD
        } else {
            NOTHING
        }
    }
}

impl Assertion {
    /// Whether it holds before a character, or the end of the text.
    fn holds(self, before: u32, character: Option<char>) -> bool {
        let is_boundary = (before == BEHIND_WORD) != character.is_some_and(is_word);
        match self {
            Self::Start => before == AT_START,
            Self::End => character.is_none(),
            Self::Boundary => is_boundary,
            Self::NoBoundary => !is_boundary,
        }
    }
}

const fn is_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

impl Scratch {
    fn begin(&mut self) {
        self.search = self.search.checked_add(1).unwrap_or_else(|| {
            self.seen.fill(0);
            self.has.fill((0, false));
            1
        });
        self.open.clear();
        self.next.clear();
    }

    /// Whether the search has not visited a state before.
    fn is_first(&mut self, state: u32) -> bool {
        let last = self.seen.get_mut(state as usize);
        last.is_some_and(|last| std::mem::replace(last, self.search) != self.search)
    }

    /// Whether a class has the character of the search.
    fn has(&mut self, automaton: &Automaton, class: u32, character: char) -> bool {
        let Some((last, has)) = self.has.get_mut(class as usize) else {
            return false;
        };
        if std::mem::replace(last, self.search) != self.search {
            *has = automaton.has(class, character);
        }
        *has
    }
}

impl Table {
    /// Creates a table for whole texts.
    pub(super) fn new() -> Box<Self> {
        Self::of(MOST_BYTES)
    }

    /// Creates a table for texts that are followed.
    pub(super) fn for_following() -> Box<Self> {
        Self::of(MOST_BYTES_FOLLOWED)
    }

    /// Creates a table that begins anew with more bytes.
    pub(super) fn of(most_bytes: usize) -> Box<Self> {
        Box::new(Self {
            entries: Vec::new(),
            rows: Vec::new(),
            numbers: HashMap::new(),
            bytes: 0,
            most_bytes,
            kept: 0,
            scratch: Scratch::default(),
        })
    }

    /// Makes the row that all texts begin in.
    fn begin(&mut self, automaton: &Automaton) {
        let (states, classes) = automaton.size();
        self.scratch.seen.resize(states, 0);
        self.scratch.has.resize(classes, (0, false));
        self.add(automaton, Arc::from([automaton.start, AT_START]));
    }

    /// Makes room for another row. Returns whether those that were there still are.
    fn makes_room(&mut self, automaton: &Automaton, states: &[u32]) -> bool {
        let is_enough = self.bytes + size(automaton, states) <= self.most_bytes;
        if !is_enough {
            self.clear();
            self.begin(automaton);
        }
        is_enough
    }

    fn clear(&mut self) {
        self.entries.clear();
        self.rows.clear();
        self.numbers.clear();
        self.bytes = 0;
    }

    /// Counts what it keeps for the next text, which is nothing if others keep too much.
    fn keep(&mut self) {
        if self.bytes != self.kept {
            self.count(self.bytes);
            if KEPT.load(Ordering::Relaxed) > MOST_KEPT {
                self.count(0);
                let Self { most_bytes, .. } = *self;
                *self = *Self::of(most_bytes);
            }
        }
    }

    fn count(&mut self, kept: usize) {
        KEPT.fetch_add(kept.wrapping_sub(self.kept), Ordering::Relaxed);
        self.kept = kept;
    }

    fn add(&mut self, automaton: &Automaton, states: Arc<[u32]>) -> u32 {
        let row = self.entries.len();
        self.bytes += size(automaton, &states);
        self.entries.resize(row + automaton.width(), UNKNOWN);
        self.rows.push(Arc::clone(&states));
        self.numbers.insert(states, row as u32);
        row as u32
    }

    fn set(&mut self, row: u32, symbol: usize, entry: u32) -> u32 {
        if let Some(known) = self.entries.get_mut(row as usize + symbol) {
            *known = entry;
        }
        entry
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.count(0);
    }
}

/// Returns how many bytes of tables are kept.
#[cfg(test)]
pub(super) fn kept() -> usize {
    KEPT.load(Ordering::Relaxed)
}

const fn size(automaton: &Automaton, states: &[u32]) -> usize {
    ROW + (automaton.width() + states.len()) * size_of::<u32>()
}
