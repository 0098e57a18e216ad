//! What marks of reasoning there are, and which of them belong together.

use std::ops::Range;

/// A name with one of these is one of reasoning.
const WORDS: [&str; 4] = ["think", "thought", "reason", "scratch"];

/// Other names of it.
const NAMES: [&str; 6] = [
    "analysis",
    "cot",
    "inner_monologue",
    "monologue",
    "rationale",
    "reflection",
];

/// A place where reasoning begins or ends.
#[derive(Debug)]
pub(super) struct Mark {
    pub(super) range: Range<usize>,
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    Open(Key),
    Close {
        key: Key,
        /// Whether it ends a block that began with the text, if none is open.
        is_sure: bool,
    },
}

/// What begins and ends together.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// A tag or token of this name, without case, and without what says that it begins or ends.
    Tag(String),
    /// A token such as `<|think|>`, which the end of its message ends as well.
    Token(String),
    /// A channel or a part of a message.
    Channel,
    /// A pair of marks that are always spelled the same, by its number.
    Pair(usize),
    /// A heading of this level, or what closes those of it and below.
    Heading(u8),
}

impl Key {
    /// Whether `closing` ends what this one began.
    pub(super) fn is(&self, closing: &Self) -> bool {
        match (self, closing) {
            (Self::Heading(open), Self::Heading(closing)) => closing <= open,
            (Self::Token(open), Self::Tag(closing)) => open == closing,
            (Self::Token(_), Self::Channel) => true,
            _ => self == closing,
        }
    }

    /// Whether one may begin within another of its kind.
    pub(super) const fn nests(&self) -> bool {
        matches!(self, Self::Tag(_) | Self::Token(_))
    }
}

/// A mark's length, and what it does.
pub(super) type Found = Option<(usize, Kind)>;

/// Whether a name, in small letters, is one of reasoning.
pub(super) fn is_reasoning(name: &str) -> bool {
    has_word(name) || NAMES.contains(&name)
}

/// Whether a text in small letters has a word of reasoning.
pub(super) fn has_word(text: &str) -> bool {
    WORDS.iter().any(|word| text.contains(word))
}
