//! Patterns: regular expressions of ECMA-262 on a linear-time engine. One parser, one translation and one engine for the checked
//! strings, the generator of values, the reject path and the lints.
//!
//! Invariant: a pattern matches exactly what ECMA-262 says with the `u` flag, or without it where it is valid only then; the choice
//! of engine affects only the time, which is always linear.

mod alphabet;
mod automaton;
mod example;
pub(crate) mod growing;
pub(crate) mod matcher;
mod parse;
mod property;
mod sequence;
pub mod syntax;
pub(crate) mod table;
pub(crate) mod translate;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::OnceLock;

use self::matcher::{Engine, MOST_STATES};
use self::syntax::{Refused, Syntax};
use self::translate::{Expression, spelled, translate};

/// A pattern of a schema on a linear-time engine, compiled on first use. SPEC P5.
#[derive(Debug)]
pub struct Pattern {
    pub(super) ecma: Cow<'static, str>,
    engine: OnceLock<Option<Engine>>,
    #[cfg(feature = "arbitrary")]
    pub(super) expression: OnceLock<Option<translate::Expression>>,
}

impl Pattern {
    /// Creates a pattern as a schema spells it, in the syntax of ECMA-262, which the generator has found to be one.
    #[must_use]
    pub const fn new(ecma: &'static str) -> Self {
        Self::of(Cow::Borrowed(ecma))
    }

    /// Creates a pattern as a schema spells it. One that cannot be translated matches nothing.
    #[must_use]
    pub const fn of(ecma: Cow<'static, str>) -> Self {
        Self {
            ecma,
            engine: OnceLock::new(),
            #[cfg(feature = "arbitrary")]
            expression: OnceLock::new(),
        }
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn is_match(&self, text: &str) -> bool {
        match self.engine() {
            // Nothing has to be counted.
            Some(Engine::Sequence(sequence)) => sequence.is_match(text),
            Some(engine) => engine.is_match(text, &Cell::new(u64::MAX)),
            None => false,
        }
    }

    fn engine(&self) -> Option<&Engine> {
        let engine = self.engine.get_or_init(|| Engine::of(&self.ecma));
        engine.as_ref()
    }
}

impl Syntax {
    /// Checks that a linear-time engine can match it, with an automaton of at most about so many states, in which every class is spelled
    /// out.
    ///
    /// # Errors
    ///
    /// Returns why it cannot.
    pub fn check(&self, most_states: u64) -> Result<(), Refused> {
        let Expression { hir, .. } = translate(self, MOST_STATES)?;
        if spelled(&hir) > most_states {
            return Err(Refused::Large);
        }
        Ok(())
    }
}
