//! What matches: a sequence where that is enough, which takes a fraction of the time to start.

use regex::Regex;

use super::sequence::Sequence;

/// A compiled pattern.
#[derive(Debug)]
pub(crate) enum Engine {
    Sequence(Sequence),
    Regex(Regex),
}

impl Engine {
    /// Whether the pattern matches somewhere in `text`.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        match self {
            Self::Sequence(sequence) => sequence.is_match(text),
            Self::Regex(regex) => regex.is_match(text),
        }
    }
}
