//! A pattern on the engine that matches it: a sequence where that is enough, which takes a fraction of the time to start.

use std::sync::{Arc, OnceLock};

use regex_automata::meta::{Config, Regex};

use super::growing::{Automaton, Caches, Growth};
use super::sequence::Sequence;
use super::syntax::{Refused, Syntax};
use super::translate::{Expression, LEAST_WEIGHT, by_units, translate};

/// A compiled pattern.
#[derive(Debug)]
pub(crate) enum Engine {
    Sequence(Sequence),
    Regex {
        regex: Regex,
        /// Whether it matches code units.
        by_units: bool,
    },
}

impl Engine {
    /// Compiles a pattern of ECMA-262; `None` if it is refused.
    pub(super) fn of(pattern: &str) -> Option<Self> {
        let Expression { hir, by_units, .. } =
            translate(&Syntax::of(pattern).ok()?, u64::MAX).ok()?;
        if let Some(sequence) = Sequence::of(&hir) {
            return Some(Self::Sequence(sequence));
        }
        let config = Config::new()
            .nfa_size_limit(None)
            .hybrid_cache_capacity(2 << 20);
        let regex = Regex::builder().configure(config).build_from_hir(&hir);
        Some(Self::Regex {
            regex: regex.ok()?,
            by_units,
        })
    }

    /// Whether the pattern matches somewhere in `text`.
    pub(super) fn is_match(&self, text: &str) -> bool {
        match self {
            Self::Sequence(sequence) => sequence.is_match(text),
            Self::Regex {
                regex,
                by_units: false,
            } => regex.is_match(text),
            Self::Regex {
                regex,
                by_units: true,
            } => regex.is_match(&*by_units(text)),
        }
    }
}

/// A pattern of a schema that is known only at run time: weighed at once, compiled on first use.
#[derive(Debug)]
pub(crate) struct Matcher {
    ecma: Box<str>,
    weight: u64,
    engine: OnceLock<Option<Engine>>,
    /// For texts that are not whole yet.
    automaton: OnceLock<Option<Arc<Automaton>>>,
}

impl Matcher {
    /// Takes a pattern of ECMA-262 that is at most so heavy: about as many states as its automaton has.
    pub(crate) fn of(pattern: &str, syntax: &Syntax, most: u64) -> Result<Self, Refused> {
        Ok(Self {
            ecma: pattern.into(),
            weight: translate(syntax, most)?.weight,
            engine: OnceLock::new(),
            automaton: OnceLock::new(),
        })
    }

    /// Begins a text that is not whole yet.
    pub(crate) fn begin(&self, caches: &mut Caches) -> Growth {
        if let Some(Engine::Sequence(_)) = self.engine() {
            return Growth::of_sequence();
        }
        let automaton = self.automaton.get_or_init(|| Automaton::of(&self.ecma));
        automaton.as_ref().map_or(Growth::Any, |automaton| {
            Growth::of_automaton(automaton, caches)
        })
    }

    /// Reads on in such a text. Returns the number of bytes up to the end of the character after which nothing can match.
    pub(crate) fn give_up(&self, growth: &mut Growth, more: &str) -> Option<usize> {
        let sequence = match self.engine() {
            Some(Engine::Sequence(sequence)) => Some(sequence),
            _ => None,
        };
        growth.give_up(sequence, more)
    }

    pub(crate) const fn weight(&self) -> u64 {
        self.weight
    }

    /// Returns what matching a text of that length costs, in units of about ten nanoseconds.
    pub(crate) fn cost(&self, length: usize) -> u64 {
        let length = length as u64;
        match self.engine() {
            Some(Engine::Sequence(_)) => length / 32,
            _ => 4 + length * (self.weight - LEAST_WEIGHT + 16) / 64,
        }
    }

    pub(crate) fn is_match(&self, text: &str) -> bool {
        self.engine().is_some_and(|engine| engine.is_match(text))
    }

    /// Returns the engine: there is one, as the translator has taken the pattern, and its size has no limit.
    fn engine(&self) -> Option<&Engine> {
        self.engine.get_or_init(|| Engine::of(&self.ecma)).as_ref()
    }
}
