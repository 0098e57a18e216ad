//! Patterns over a text that is not whole yet: whether more of it can still make it match.
//!
//! Invariant: a text is given up only if no text that begins with it matches.

use std::sync::Arc;

use regex_automata::hybrid::LazyStateID;
use regex_automata::hybrid::dfa::{Cache, DFA};
use regex_automata::nfa::thompson::NFA;
use regex_automata::util::start;
use regex_automata::{Anchored, MatchKind};
use regex_syntax::hir::Look;

use super::sequence::{Progress, Sequence};
use super::syntax::Syntax;
use super::translate::{LEAST_WEIGHT, by_units, translate};

/// Heavier patterns are matched only when the text is whole.
const HEAVIEST: u64 = 1_000;

/// A text is followed for so many bytes, divided by the weight of its pattern.
const FARTHEST: u64 = 1 << 20;

/// So many automata keep what they were used with.
const MOST_CACHES: usize = 64;

/// An anchored pattern as an automaton.
#[derive(Debug)]
pub(crate) struct Automaton {
    dfa: DFA,
    by_units: bool,
    /// How many bytes of a text are followed.
    farthest: usize,
    /// What each of them may cost, in units of about ten nanoseconds.
    cost: u64,
}

impl Automaton {
    /// Compiles a pattern; `None` if a text can always go on to match it, or it is too heavy.
    pub(super) fn of(pattern: &str) -> Option<Arc<Self>> {
        let expression = translate(&Syntax::of(pattern).ok()?, HEAVIEST).ok()?;
        let look = expression.hir.properties().look_set_prefix();
        if !look.contains(Look::Start) {
            return None;
        }
        let nfa = NFA::compiler().build_from_hir(&expression.hir).ok()?;
        let config = DFA::config()
            .match_kind(MatchKind::All)
            .cache_capacity(1 << 16)
            .skip_cache_capacity_check(true);
        let dfa = DFA::builder().configure(config).build_from_nfa(nfa).ok()?;
        Some(Arc::new(Self {
            dfa,
            by_units: expression.by_units,
            farthest: (FARTHEST / expression.weight.max(1)) as usize,
            // Most often the next state is known.
            cost: 1 + expression.weight.saturating_sub(LEAST_WEIGHT) / 8,
        }))
    }
}

/// What automata have been used with, for the next text.
pub(crate) type Caches = Vec<(Arc<Automaton>, Box<Cache>)>;

/// How far a text has come in a pattern.
#[derive(Debug)]
pub(crate) enum Growth {
    Sequence(Progress),
    Automaton {
        automaton: Arc<Automaton>,
        cache: Box<Cache>,
        /// Nothing once it matches, whatever follows, or that is not known.
        state: Option<LazyStateID>,
        /// How many more bytes are followed.
        left: usize,
    },
    /// Every text can go on to match.
    Any,
}

impl Growth {
    pub(super) const fn of_sequence() -> Self {
        Self::Sequence(Progress::START)
    }

    pub(super) fn of_automaton(automaton: &Arc<Automaton>, caches: &mut Caches) -> Self {
        let used = caches.iter().position(|(of, _)| Arc::ptr_eq(of, automaton));
        let mut cache = used.map_or_else(
            || Box::new(automaton.dfa.create_cache()),
            |used| caches.swap_remove(used).1,
        );
        let config = start::Config::new().anchored(Anchored::No);
        let state = automaton.dfa.start_state(&mut cache, &config).ok();
        Self::Automaton {
            automaton: Arc::clone(automaton),
            cache,
            state,
            left: automaton.farthest,
        }
    }

    /// Returns what following the text as far as that goes may still cost, in units of about ten nanoseconds.
    pub(crate) fn cost(&self) -> u64 {
        match self {
            Self::Automaton {
                automaton, left, ..
            } => *left as u64 * automaton.cost,
            Self::Sequence(_) | Self::Any => 0,
        }
    }

    /// Keeps what it was used with for the next text.
    pub(crate) fn end(self, caches: &mut Caches) {
        if let Self::Automaton {
            automaton, cache, ..
        } = self
            && caches.len() < MOST_CACHES
        {
            caches.push((automaton, cache));
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
                cache,
                state,
                left,
            } => {
                let mut end = 0;
                for character in more.chars() {
                    let mut current = (*state)?;
                    let length = character.len_utf8();
                    end += length;
                    let Some(rest) = left.checked_sub(length) else {
                        *state = None;
                        return None;
                    };
                    *left = rest;
                    let mut bytes = [0; 4];
                    let text: &str = character.encode_utf8(&mut bytes);
                    let units = automaton.by_units.then(|| by_units(text));
                    for byte in units.as_deref().unwrap_or(text).bytes() {
                        let next = automaton.dfa.next_state(cache, current, byte).ok();
                        // A match is told one byte late, so that it is never lost.
                        *state = next.filter(|next| !next.is_match() && !next.is_quit());
                        current = (*state)?;
                        if current.is_dead() {
                            return Some(end);
                        }
                    }
                }
                None
            }
        }
    }
}
