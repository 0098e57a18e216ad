//! The syntax tree of a pattern: what the translator, the generator of strings and the lints of the profile all stand on.
//!
//! Invariant: a tree is one that ECMA-262 gives the pattern, and every part of it knows where it is spelled.

use std::fmt;
use std::ops::Range;

use super::property::Property;

/// A parsed pattern.
#[derive(Debug)]
pub struct Syntax {
    /// Its alternatives: terms that follow each other.
    pub ways: Vec<Vec<Term>>,
    /// Why it is not valid with the `u` flag, if it is not. Then it is read without it, as Annex B has it, and matches UTF-16 code
    /// units.
    pub without_u: Option<Fault>,
    /// Whether a `\p{` in it is no property, but the letter `p` and what follows, since it is read without the `u` flag.
    pub has_literal_property: bool,
}

/// What is wrong with a pattern, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What was found.
    pub found: String,
    /// The index of the character where it is.
    pub at: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at character {}", self.found, self.at + 1)
    }
}

/// Why a pattern is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is no regular expression.
    Invalid(Fault),
    /// No linear-time engine matches it.
    Backtracking(Fault),
    /// It names a Unicode property of which there is no table.
    Property(Fault),
    /// It is too large.
    Large,
}

/// An item of a sequence, with how often it comes.
#[derive(Debug)]
pub struct Term {
    /// What it is.
    pub item: Item,
    /// How often it comes, unless once.
    pub count: Option<Count>,
    /// Which characters of the pattern spell the item, without its count. Of a pattern without the `u` flag, which code units.
    pub at: Range<usize>,
}

/// A quantifier.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// At least so often.
    pub least: u64,
    /// At most so often.
    pub most: Option<u64>,
    /// Whether it prefers fewer.
    pub lazy: bool,
}

/// What a term is, without its quantifier.
#[derive(Debug)]
pub enum Item {
    /// `^`
    Start,
    /// `$`
    End,
    /// `\b`, or `\B` if negated.
    Boundary {
        /// Whether it is `\B`.
        negated: bool,
    },
    /// A character or an escape outside of a class.
    Atom(Atom),
    /// `[…]`
    Class(Members),
    /// `(…)`, `(?:…)` or `(?<name>…)`: its alternatives.
    Group(Vec<Vec<Term>>),
    /// What only an engine that backtracks can match.
    Backtracking(&'static str),
}

/// The inside of a class.
#[derive(Debug)]
pub struct Members {
    /// Whether it begins with `^`.
    pub negated: bool,
    /// Its members.
    pub list: Vec<Member>,
}

/// A member of a class: an atom, or a range of characters.
#[derive(Debug)]
pub struct Member {
    /// The atom, or the first of a range.
    pub low: Atom,
    /// The last of a range.
    pub high: Option<u32>,
    /// Which characters of the pattern spell it.
    pub at: Range<usize>,
}

/// One character, or one of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A code point; without the `u` flag, a code unit.
    Char(u32),
    /// One of a set.
    Set(Set),
}

/// A set with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// Its characters.
    pub of: Named,
    /// Whether it is all others.
    pub negated: bool,
}

/// The sets with names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// The ends of lines, all but which `.` is.
    LineEnd,
    /// `\d`
    Digit,
    /// `\w`
    Word,
    /// `\s`
    Space,
    /// `\p{…}`
    Property(Property),
}
