//! What matches a pattern: one engine for the constructors of checked strings and for the reject path.
//!
//! Invariant: which engine it is makes no difference but in time, and that is linear.

use regex::Regex;

use super::sequence::Sequence;

/// A compiled pattern.
#[derive(Debug)]
pub(crate) enum Engine {
    Sequence(Sequence),
    Regex(Regex),
}

impl Engine {
    /// From a pattern in the syntax of the crate `regex`, which the generator has compiled once.
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
