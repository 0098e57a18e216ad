//! Patterns over a text that is not whole yet: whether more of it can still make it match.
//!
//! Invariant: a text is given up only if no text that begins with it matches.

use std::cell::Cell;
use std::sync::Arc;

use super::automaton::Automaton;
use super::sequence::{Progress, Sequence};
use super::table::{DEAD, START, Table};
use super::translate::by_units;

/// What following a text may cost, in units of about ten nanoseconds.
const FARTHEST: u64 = 1 << 17;

/// So many automata keep what they were used with.
const MOST_CACHES: usize = 64;

/// What automata have been used with, for the next text.
pub(crate) type Caches = Vec<(Arc<Automaton>, Box<Table>)>;

/// How far a text has come in a pattern.
#[derive(Debug)]
pub(crate) enum Growth {
    Sequence(Progress),
    /// An anchored pattern.
    Automaton {
        automaton: Arc<Automaton>,
        by_units: bool,
        table: Box<Table>,
        /// Nothing once it matches, whatever follows, or that is not known.
        row: Option<u32>,
        /// What is left to follow it.
        left: Cell<u64>,
    },
    /// Every text can go on to match.
    Any,
}

impl Growth {
    pub(super) const fn of_sequence() -> Self {
        Self::Sequence(Progress::START)
    }

    pub(super) fn of_automaton(
        automaton: &Arc<Automaton>,
        by_units: bool,
        caches: &mut Caches,
    ) -> Self {
        let used = caches.iter().position(|(of, _)| Arc::ptr_eq(of, automaton));
        let table = used.map_or_else(Table::for_following, |used| caches.swap_remove(used).1);
        Self::Automaton {
            automaton: Arc::clone(automaton),
            by_units,
            table,
            row: Some(START),
            left: Cell::new(FARTHEST),
        }
    }

    /// Returns what following the text as far as that goes may still cost, in units of about ten nanoseconds.
    pub(crate) const fn cost(&self) -> u64 {
        match self {
            Self::Automaton { left, .. } => left.get(),
            Self::Sequence(_) | Self::Any => 0,
        }
    }

    /// Keeps what it was used with for the next text.
    pub(crate) fn end(self, caches: &mut Caches) {
        if let Self::Automaton {
            automaton, table, ..
        } = self
            && caches.len() < MOST_CACHES
        {
            caches.push((automaton, table));
        }
    }

    /// Reads on, in the pattern that this is of. Returns the number of bytes up to the end of the character after which nothing can
    /// match.
    pub(super) fn give_up(&mut self, sequence: Option<&Sequence>, more: &str) -> Option<usize> {
        match self {
            Self::Any => None,
            Self::Sequence(progress) => sequence?.give_up(progress, more),
            Self::Automaton {
                automaton,
                by_units: is_by_units,
                table,
                row,
                left,
            } => {
                let mut end = 0;
                for character in more.chars() {
                    end += character.len_utf8();
                    let mut bytes = [0; 4];
                    let text: &str = character.encode_utf8(&mut bytes);
                    let units = is_by_units.then(|| by_units(text));
                    for unit in units.as_deref().unwrap_or(text).chars() {
                        *row = automaton.follow(table, (*row)?, unit, left);
                        if *row == Some(DEAD) {
                            return Some(end);
                        }
                    }
                }
                None
            }
        }
    }
}
