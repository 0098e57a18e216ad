//! A pattern as an automaton over characters.
//!
//! Invariant: it has at most two states for each that the translator has counted. A class is there once, however often it repeats.

use std::collections::HashMap;
use std::ptr;

use regex_automata::util::prefilter::Prefilter;
use regex_automata::{MatchKind, Span};
use regex_syntax::hir::{Class, ClassUnicodeRange, Hir, HirKind, Look, Repetition};

use super::alphabet::{Alphabet, Ranges};

/// A pattern as an automaton.
#[derive(Debug)]
pub(crate) struct Automaton {
    states: Vec<State>,
    classes: Vec<Ranges>,
    pub(super) alphabet: Alphabet,
    pub(super) start: u32,
    /// Whether it has `\b` or `\B`.
    pub(super) has_boundary: bool,
    /// Finds the first place where a match may begin, if that is fast.
    prefilter: Option<Prefilter>,
}

/// What comes next in a match.
#[derive(Clone, Copy, Debug)]
pub(super) enum State {
    /// The end of the match.
    Match,
    /// A character of the class with that number, then another state.
    Class(u32, u32),
    /// One of two states.
    Either(u32, u32),
    At(Assertion, u32),
}

/// What an assertion asks of the place that it is at.
#[derive(Clone, Copy, Debug)]
pub(super) enum Assertion {
    Start,
    End,
    Boundary,
    NoBoundary,
}

impl Automaton {
    /// Makes the automaton of a pattern; `None` if it has what the translator never makes.
    pub(super) fn of(pattern: &Hir) -> Option<Self> {
        let looks = pattern.properties().look_set();
        let mut builder = Builder::default();
        let end = builder.add(State::Match);
        let mut start = builder.part(pattern, end)?;
        let is_anchored = is_anchored(pattern);
        if !is_anchored {
            // A match may begin behind any characters.
            let any = builder.class(&[('\0', char::MAX)]);
            let before = builder.add(State::Either(end, start));
            let skipped = builder.add(State::Class(any, before));
            builder.set(before, State::Either(skipped, start));
            start = before;
        }
        let has_boundary = looks.contains_word();
        if has_boundary {
            builder.class(&[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')]);
        }
        let prefilter = Prefilter::from_hir_prefix(MatchKind::LeftmostFirst, pattern);
        Some(Self {
            states: builder.states,
            alphabet: Alphabet::of(&builder.classes),
            classes: builder.classes,
            start,
            has_boundary,
            prefilter: prefilter.filter(|prefilter| prefilter.is_fast() && !is_anchored),
        })
    }

    pub(super) fn state(&self, number: u32) -> State {
        self.states
            .get(number as usize)
            .copied()
            .unwrap_or(State::Match)
    }

    /// Returns how many states and classes there are.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.states.len(), self.classes.len())
    }

    /// Whether a class has a character.
    pub(super) fn has(&self, class: u32, character: char) -> bool {
        self.classes.get(class as usize).is_some_and(|ranges| {
            let at = ranges.partition_point(|(_, last)| *last < character);
            ranges.get(at).is_some_and(|(first, _)| *first <= character)
        })
    }

    /// Returns the text from the character before the first place where a match may begin; `None` if there is no such place. The
    /// character is there for the assertions at that place.
    pub(super) fn candidate<'t>(&self, text: &'t str) -> Option<&'t str> {
        let Some(prefilter) = &self.prefilter else {
            return Some(text);
        };
        let found = prefilter.find(text.as_bytes(), Span::from(0..text.len()))?;
        let before = text.get(..found.start)?.chars().next_back();
        text.get(found.start - before.map_or(0, char::len_utf8)..)
    }
}

/// Whether a pattern matches only at the start of a text.
pub(super) fn is_anchored(pattern: &Hir) -> bool {
    pattern.properties().look_set_prefix().contains(Look::Start)
}

/// Makes states from the last to the first: each part is given the state behind it, and returns its first.
#[derive(Default)]
struct Builder {
    states: Vec<State>,
    classes: Vec<Ranges>,
    numbers: HashMap<Ranges, u32>,
    /// The same by where the class is in the pattern, which outlives this: to compare the ranges takes long.
    known: HashMap<*const Class, u32>,
}

impl Builder {
    fn add(&mut self, state: State) -> u32 {
        self.states.push(state);
        self.states.len() as u32 - 1
    }

    fn set(&mut self, number: u32, state: State) {
        if let Some(known) = self.states.get_mut(number as usize) {
            *known = state;
        }
    }

    fn class(&mut self, ranges: &[(char, char)]) -> u32 {
        if let Some(&known) = self.numbers.get(ranges) {
            return known;
        }
        let next = self.classes.len() as u32;
        self.classes.push(ranges.into());
        self.numbers.insert(ranges.into(), next);
        next
    }

    /// Returns the number of a class of the pattern, which may be there many times.
    fn class_of(&mut self, class: &Class) -> Option<u32> {
        if let Some(&known) = self.known.get(&ptr::from_ref(class)) {
            return Some(known);
        }
        let ends = |range: &ClassUnicodeRange| (range.start(), range.end());
        let ranges: Vec<_> = match class {
            Class::Unicode(class) => class.ranges().iter().map(ends).collect(),
            // An empty one.
            Class::Bytes(class) => class
                .to_unicode_class()?
                .ranges()
                .iter()
                .map(ends)
                .collect(),
        };
        let number = self.class(&ranges);
        self.known.insert(class, number);
        Some(number)
    }

    fn part(&mut self, part: &Hir, next: u32) -> Option<u32> {
        match part.kind() {
            HirKind::Empty => Some(next),
            HirKind::Literal(literal) => {
                let text = std::str::from_utf8(&literal.0).ok()?;
                let characters = text.chars().rev();
                Some(characters.fold(next, |next, one| {
                    let class = self.class(&[(one, one)]);
                    self.add(State::Class(class, next))
                }))
            }
            HirKind::Class(class) => {
                let class = self.class_of(class)?;
                Some(self.add(State::Class(class, next)))
            }
            HirKind::Look(look) => Some(self.add(State::At(assertion(*look)?, next))),
            HirKind::Repetition(repetition) => self.repeated(repetition, next),
            HirKind::Capture(capture) => self.part(&capture.sub, next),
            HirKind::Concat(parts) => {
                let mut parts = parts.iter().rev();
                parts.try_fold(next, |next, part| self.part(part, next))
            }
            HirKind::Alternation(parts) => {
                let mut parts = parts.iter().rev();
                let last = self.part(parts.next()?, next)?;
                parts.try_fold(last, |other, part| {
                    let one = self.part(part, next)?;
                    Some(self.add(State::Either(one, other)))
                })
            }
        }
    }

    fn repeated(&mut self, repetition: &Repetition, next: u32) -> Option<u32> {
        let Repetition { min, max, sub, .. } = repetition;
        let mut first = next;
        if let Some(most) = max {
            for _ in *min..*most {
                let one = self.part(sub, first)?;
                first = self.add(State::Either(one, next));
            }
        } else {
            first = self.add(State::Match);
            let again = self.part(sub, first)?;
            self.set(first, State::Either(again, next));
        }
        (0..*min).try_fold(first, |next, _| self.part(sub, next))
    }
}

const fn assertion(look: Look) -> Option<Assertion> {
    match look {
        Look::Start => Some(Assertion::Start),
        Look::End => Some(Assertion::End),
        Look::WordAscii => Some(Assertion::Boundary),
        Look::WordAsciiNegate => Some(Assertion::NoBoundary),
        _ => None,
    }
}
