//! Pattern matching: one engine for the checked strings and the reject path.
//!
//! Invariant: the choice of engine affects only the time, which is always linear.

pub(crate) mod ecma;
pub(crate) mod matcher;
mod sequence;

use std::sync::OnceLock;

use regex::Regex;

use self::sequence::Sequence;

/// A pattern of a schema on a linear-time engine, compiled on first use. SPEC P5.
#[derive(Debug)]
pub struct Pattern {
    pub(super) source: &'static str,
    engine: OnceLock<Engine>,
    #[cfg(feature = "arbitrary")]
    pub(super) hir: OnceLock<regex_syntax::hir::Hir>,
}

impl Pattern {
    /// Creates a pattern in the syntax of the crate `regex`, which the generator has already compiled once.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self {
            source,
            engine: OnceLock::new(),
            #[cfg(feature = "arbitrary")]
            hir: OnceLock::new(),
        }
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn is_match(&self, text: &str) -> bool {
        self.engine
            .get_or_init(|| Engine::of(self.source))
            .is_match(text)
    }
}

/// A compiled pattern.
#[derive(Debug)]
pub(crate) enum Engine {
    Sequence(Sequence),
    Regex(Regex),
}

impl Engine {
    /// Compiles a pattern in the syntax of the crate `regex`, which the generator has already compiled once.
    #[allow(
        clippy::expect_used,
        reason = "the generator has compiled the same text"
    )]
    pub(crate) fn of(pattern: &str) -> Self {
        match Sequence::of(pattern) {
            Some(sequence) => Self::Sequence(sequence),
            None => Self::Regex(Regex::new(pattern).expect("a generated pattern is valid")),
        }
    }

    /// Whether the pattern matches somewhere in `text`.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        match self {
            Self::Sequence(sequence) => sequence.is_match(text),
            Self::Regex(regex) => regex.is_match(text),
        }
    }
}
