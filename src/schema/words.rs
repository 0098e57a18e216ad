//! What messages say of a rule: the words for bounds, lengths and patterns, shared by the reject path
//! and the constructors of checked types.

use std::fmt::{self, Write};

use crate::json::fault::{push_quoted, quote};

/// "at least 1 character", for a number of things.
struct Count {
    relation: &'static str,
    number: u64,
    unit: &'static str,
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

/// "expected X, but found Y", in one piece of memory.
pub(super) fn say(wanted: &str, found: impl FnOnce(&mut String)) -> String {
    say_in(56, wanted, found)
}

/// The same, where `room` is the bytes that most of what is found takes.
pub(super) fn say_in(room: usize, wanted: &str, found: impl FnOnce(&mut String)) -> String {
    let mut message = String::with_capacity(wanted.len() + 21 + room);
    message.push_str("expected ");
    message.push_str(wanted);
    message.push_str(", but found ");
    found(&mut message);
    message
}

/// A string that is too short or too long.
pub(crate) fn string_length(relation: &'static str, count: u64, text: &str) -> String {
    say(&wanted_length(relation, count), |message| {
        push_length(message, text);
    })
}

pub(super) fn wanted_length(relation: &'static str, count: u64) -> String {
    let bound = Count {
        relation,
        number: count,
        unit: "character",
    };
    format!("a string of {bound}")
}

/// How long a string is.
pub(super) fn push_length(message: &mut String, text: &str) {
    match text.chars().count() as u64 {
        0 => message.push_str("an empty string"),
        count => {
            let bound = Count {
                relation: "one of",
                number: count,
                unit: "character",
            };
            // Writing to a `String` cannot fail.
            let _ = write!(message, "{bound}");
        }
    }
}

/// An array with too few or too many items.
pub(crate) fn array_length(relation: &'static str, count: u64, found: u64) -> String {
    say(&wanted_items(relation, count), |message| {
        push_items(message, found);
    })
}

pub(super) fn wanted_items(relation: &'static str, count: u64) -> String {
    let bound = Count {
        relation,
        number: count,
        unit: "item",
    };
    format!("an array of {bound}")
}

/// How many items an array has.
pub(super) fn push_items(message: &mut String, found: u64) {
    match found {
        0 => message.push_str("an empty array"),
        found => {
            let _ = write!(message, "one of {found}");
        }
    }
}

pub(super) const UNIQUE: &str = "each item once";

/// An array with two items that are alike.
pub(crate) fn array_repeats(first: usize, again: usize) -> String {
    say(UNIQUE, |message| push_repeat(message, first, again))
}

/// Which items of an array are alike.
pub(super) fn push_repeat(message: &mut String, first: usize, again: usize) {
    let _ = write!(message, "item {again} to be equal to item {first}");
}

/// A string that a pattern refuses.
pub(crate) fn string_pattern(pattern: &str, text: &str) -> String {
    say(&wanted_pattern(pattern, None), |message| {
        push_string(message, text);
    })
}

pub(super) fn wanted_pattern(pattern: &str, example: Option<&str>) -> String {
    let such_as = example.map_or_else(String::new, |example| {
        format!(", such as {}", quote(example))
    });
    format!("a string that matches {pattern}{such_as}")
}

fn push_string(message: &mut String, text: &str) {
    if text.is_empty() {
        message.push_str("an empty string");
    } else {
        message.push_str("the string ");
        push_quoted(message, text);
    }
}

/// "`a`, `b` or `c`".
pub(super) fn list<'n>(names: impl Iterator<Item = &'n str>, conjunction: &str) -> String {
    let quoted: Vec<String> = names.map(quote).collect();
    enumerate(&quoted, conjunction)
}

/// "a, b or c".
pub(super) fn enumerate(words: &[String], conjunction: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}
