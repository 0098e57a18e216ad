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
use super::translate::{by_units, translate};

/// Heavier patterns are matched only when the text is whole.
const HEAVIEST: u64 = 20_000;

/// An anchored pattern as an automaton.
#[derive(Debug)]
pub(crate) struct Automaton {
    dfa: DFA,
    by_units: bool,
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
            .skip_cache_capacity_check(true);
        let dfa = DFA::builder().configure(config).build_from_nfa(nfa).ok()?;
        Some(Arc::new(Self {
            dfa,
            by_units: expression.by_units,
        }))
    }
}

/// How far a text has come in a pattern.
#[derive(Debug)]
pub(crate) enum Growth {
    Sequence(Progress),
    Automaton {
        automaton: Arc<Automaton>,
        cache: Box<Cache>,
        state: LazyStateID,
    },
    /// It matches, whatever follows, or that is not known.
    Done,
}

impl Growth {
    pub(super) const fn of_sequence() -> Self {
        Self::Sequence(Progress::START)
    }

    pub(super) fn of_automaton(automaton: &Arc<Automaton>) -> Self {
        let mut cache = Box::new(automaton.dfa.create_cache());
        let config = start::Config::new().anchored(Anchored::No);
        match automaton.dfa.start_state(&mut cache, &config) {
            Ok(state) => Self::Automaton {
                automaton: Arc::clone(automaton),
                cache,
                state,
            },
            Err(_) => Self::Done,
        }
    }

    /// Reads on, in the pattern that this is of. Returns the number of bytes up to the end of the character after which nothing can
    /// match.
    pub(super) fn give_up(&mut self, sequence: Option<&Sequence>, more: &str) -> Option<usize> {
        match self {
            Self::Done => None,
            Self::Sequence(progress) => sequence?.give_up(progress, more),
            Self::Automaton {
                automaton,
                cache,
                state,
            } => {
                let mut end = 0;
                for character in more.chars() {
                    end += character.len_utf8();
                    let mut bytes = [0; 4];
                    let text: &str = character.encode_utf8(&mut bytes);
                    let units = automaton.by_units.then(|| by_units(text));
                    for byte in units.as_deref().unwrap_or(text).bytes() {
                        let Ok(next) = automaton.dfa.next_state(cache, *state, byte) else {
                            *self = Self::Done;
                            return None;
                        };
                        // A match is told one byte late, so that it is never lost.
                        if next.is_match() || next.is_quit() {
                            *self = Self::Done;
                            return None;
                        }
                        if next.is_dead() {
                            return Some(end);
                        }
                        *state = next;
                    }
                }
                None
            }
        }
    }
}
