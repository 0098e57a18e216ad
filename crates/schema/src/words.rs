//! Builds messages: "expected X, but found Y", counts, lists and hints. The wording of a keyword is in its own file.

use std::fmt::{self, Write};

use saop_json::show::{nearest, push_quoted, quote};

/// "at least 1 character", for a number of things.
pub(crate) struct Count {
    relation: &'static str,
    number: u64,
    unit: &'static str,
}

impl Count {
    pub(crate) const fn new(relation: &'static str, number: u64, unit: &'static str) -> Self {
        Self {
            relation,
            number,
            unit,
        }
    }

    pub(crate) fn push(&self, message: &mut String) {
        // Writing to a `String` cannot fail.
        let _ = write!(message, "{self}");
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            relation,
            number,
            unit,
        } = self;
        let plural = if *number == 1 { "" } else { "s" };
        write!(f, "{relation} {number} {unit}{plural}")
    }
}

/// Builds "expected X, but found Y", usually in a single allocation.
pub(crate) fn say(wanted: &str, found: impl FnOnce(&mut String)) -> String {
    say_in(56, wanted, found)
}

/// Same as [`say`], where `room` is the size in bytes that usually suffices for Y.
pub(crate) fn say_in(room: usize, wanted: &str, found: impl FnOnce(&mut String)) -> String {
    let mut message = String::with_capacity(wanted.len() + 21 + room);
    message.push_str("expected ");
    message.push_str(wanted);
    message.push_str(", but found ");
    found(&mut message);
    message
}

/// Appends "; did you mean `x`?" if one of the first names is similar.
pub(crate) fn push_hint<'n>(
    message: &mut String,
    wrong: &str,
    names: impl Iterator<Item = &'n str>,
) {
    if let Some(name) = nearest(wrong, names.take(MOST_SUGGESTED)) {
        message.push_str("; did you mean ");
        push_quoted(message, name);
        message.push('?');
    }
}

/// So many names are looked at for a similar one: it takes some hundred nanoseconds for each, for each violation.
pub(crate) const MOST_SUGGESTED: usize = 500;

/// Lists in messages have at most this many entries, so that no message is much longer than a screen.
pub(crate) const MOST_LISTED: usize = 40;

/// "`a`, `b` or `c`".
pub(crate) fn list<'n>(names: impl Iterator<Item = &'n str> + Clone, conjunction: &str) -> String {
    let count = names.clone().count();
    enumerate_some(
        names.take(MOST_LISTED + 1).map(quote).collect(),
        count,
        conjunction,
    )
}

/// "a, b or c", and how many more there are of `count`.
pub(crate) fn enumerate_some(mut words: Vec<String>, count: usize, conjunction: &str) -> String {
    if count > MOST_LISTED {
        words.truncate(MOST_LISTED);
        words.push(format!("{} more", count - words.len()));
    }
    enumerate(&words, conjunction)
}

/// "a, b or c".
pub(crate) fn enumerate(words: &[String], conjunction: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}
