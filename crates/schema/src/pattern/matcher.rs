//! A pattern on the engine that matches it: a sequence where that is enough, which takes a fraction of the time to start.

use std::cell::Cell;
use std::sync::{Arc, OnceLock};

use regex_automata::util::pool::Pool;

use super::automaton::{Automaton, is_anchored};
use super::growing::{Caches, Growth};
use super::sequence::Sequence;
use super::syntax::{Refused, Syntax};
use super::table::{Table, take};
use super::translate::{Expression, by_units, translate};

/// About how many states the patterns of a schema may have in all, and so each one.
pub(crate) const MOST_STATES: u64 = 1 << 20;

/// Patterns of more states are matched only when the text is whole.
const MOST_STATES_FOLLOWED: u64 = 1_000;

/// What starting a match costs, in units of about ten nanoseconds.
const BEGINNING: u64 = 4;

/// How many bytes a sequence reads at the cost of a unit.
const READ_IN_SEQUENCE: u64 = 32;

/// A compiled pattern.
#[derive(Debug)]
pub(crate) enum Engine {
    Sequence(Sequence),
    Automaton {
        automaton: Arc<Automaton>,
        /// Whether it matches code units.
        by_units: bool,
        /// Whether a text is followed while it is not whole: if it may become one that never matches.
        follows: bool,
        /// One for each thread that uses it.
        tables: Pool<Box<Table>, fn() -> Box<Table>>,
    },
}

impl Engine {
    /// Compiles a pattern of ECMA-262; `None` if it is refused.
    pub(super) fn of(pattern: &str) -> Option<Self> {
        let Expression {
            hir,
            by_units,
            states,
        } = translate(&Syntax::of(pattern).ok()?, MOST_STATES).ok()?;
        if let Some(sequence) = Sequence::of(&hir) {
            return Some(Self::Sequence(sequence));
        }
        Some(Self::Automaton {
            automaton: Arc::new(Automaton::of(&hir)?),
            by_units,
            follows: is_anchored(&hir) && states <= MOST_STATES_FOLLOWED,
            tables: Pool::new(Table::new),
        })
    }

    /// Whether the pattern matches somewhere in `text`. Takes what that costs from `left`, in units of about ten nanoseconds; once
    /// nothing is left, the answer is arbitrary.
    pub(super) fn is_match(&self, text: &str, left: &Cell<u64>) -> bool {
        match self {
            Self::Sequence(sequence) => {
                take(left, text.len() as u64 / READ_IN_SEQUENCE) && sequence.is_match(text)
            }
            Self::Automaton {
                automaton,
                by_units: is_by_units,
                tables,
                ..
            } => {
                let units = is_by_units.then(|| by_units(text));
                let text = units.as_deref().unwrap_or(text);
                take(left, BEGINNING) && automaton.is_match(&mut tables.get(), text, left)
            }
        }
    }
}

/// A pattern of a schema that is known only at run time: counted at once, compiled on first use.
#[derive(Debug)]
pub(crate) struct Matcher {
    ecma: Box<str>,
    states: u64,
    engine: OnceLock<Option<Engine>>,
}

impl Matcher {
    /// Takes a pattern of ECMA-262 of at most about so many states.
    pub(crate) fn of(pattern: &str, syntax: &Syntax, most: u64) -> Result<Self, Refused> {
        Ok(Self {
            ecma: pattern.into(),
            states: translate(syntax, most)?.states,
            engine: OnceLock::new(),
        })
    }

    /// Begins a text that is not whole yet.
    pub(crate) fn begin(&self, caches: &mut Caches) -> Growth {
        match self.engine() {
            Some(Engine::Sequence(_)) => Growth::of_sequence(),
            Some(Engine::Automaton {
                automaton,
                by_units,
                follows: true,
                ..
            }) => Growth::of_automaton(automaton, *by_units, caches),
            _ => Growth::Any,
        }
    }

    /// Reads on in such a text. Returns the number of bytes up to the end of the character after which nothing can match.
    pub(crate) fn give_up(&self, growth: &mut Growth, more: &str) -> Option<usize> {
        let sequence = match self.engine() {
            Some(Engine::Sequence(sequence)) => Some(sequence),
            _ => None,
        };
        growth.give_up(sequence, more)
    }

    /// Returns about how many states it has.
    pub(crate) const fn states(&self) -> u64 {
        self.states
    }

    /// Whether the pattern matches somewhere in `text`. Takes what that costs from `left`, in units of about ten nanoseconds; once
    /// nothing is left, the answer is arbitrary.
    pub(crate) fn is_match(&self, text: &str, left: &Cell<u64>) -> bool {
        self.engine()
            .is_some_and(|engine| engine.is_match(text, left))
    }

    /// Returns the engine: there is one, as the translator has taken the pattern.
    fn engine(&self) -> Option<&Engine> {
        self.engine.get_or_init(|| Engine::of(&self.ecma)).as_ref()
    }
}
