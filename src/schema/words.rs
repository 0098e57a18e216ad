//! What messages say of a rule: the words for bounds, lengths and patterns, shared by the reject path
//! and the constructors of checked types.

use std::fmt;

use crate::json::fault::quote;

/// "at least 1 character", for a number of things.
pub(crate) struct Bound {
    pub(crate) relation: &'static str,
    pub(crate) count: u64,
    pub(crate) unit: &'static str,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            relation,
            count,
            unit,
        } = self;
        let plural = if *count == 1 { "" } else { "s" };
        write!(f, "{relation} {count} {unit}{plural}")
    }
}

/// A string that is too short or too long.
pub(crate) fn string_length(bound: &Bound, text: &str) -> String {
    format!(
        "expected a string of {bound}, but found {}",
        length_of(text)
    )
}

fn length_of(text: &str) -> String {
    match text.chars().count() as u64 {
        0 => "an empty string".to_owned(),
        count => format!(
            "one of {}",
            Bound {
                relation: "",
                count,
                unit: "character"
            }
        )
        .replace("  ", " "),
    }
}

/// An array with too few or too many items.
pub(crate) fn array_length(relation: &'static str, count: u64, found: u64) -> String {
    let bound = Bound {
        relation,
        count,
        unit: "item",
    };
    let found = match found {
        0 => "an empty array".to_owned(),
        found => format!("one of {found}"),
    };
    format!("expected an array of {bound}, but found {found}")
}

/// An array with two items that are alike.
pub(crate) fn array_repeats(first: usize, again: usize) -> String {
    format!("expected each item once, but found item {again} to be equal to item {first}")
}

/// A string that a pattern refuses.
pub(crate) fn string_pattern(pattern: &str, example: Option<&str>, text: &str) -> String {
    let such_as = example.map_or_else(String::new, |example| {
        format!(", such as {}", quote(example))
    });
    let found = match text {
        "" => "an empty string".to_owned(),
        _ => format!("the string {}", quote(text)),
    };
    format!("expected a string that matches {pattern}{such_as}, but found {found}")
}
