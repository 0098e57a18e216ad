//! What messages say of a rule: the words for bounds, lengths and patterns, shared by the reject path
//! and the constructors of checked types.

use std::fmt::{self, Write};

use saop_json::show::{push_quoted, quote};

/// What an unsigned integer takes.
pub(crate) const U64: &str = "an integer from 0 to 18446744073709551615";

/// What a signed integer takes.
pub(crate) const I64: &str = "an integer from -9223372036854775808 to 9223372036854775807";

/// What a float takes.
pub(crate) const F64: &str = "a number that a 64-bit float holds";

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
pub(crate) fn say(wanted: &str, found: impl FnOnce(&mut String)) -> String {
    say_in(56, wanted, found)
}

/// The same, where `room` is the bytes that most of what is found takes.
pub(crate) fn say_in(room: usize, wanted: &str, found: impl FnOnce(&mut String)) -> String {
    let mut message = String::with_capacity(wanted.len() + 21 + room);
    message.push_str("expected ");
    message.push_str(wanted);
    message.push_str(", but found ");
    found(&mut message);
    message
}

/// What `minLength` and `maxLength` ask for.
pub(crate) fn length(relation: &'static str, count: u64) -> String {
    let bound = Count {
        relation,
        number: count,
        unit: "character",
    };
    format!("a string of {bound}")
}

/// How long a string is.
pub(crate) fn push_length(message: &mut String, text: &str) {
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

/// What `minItems` and `maxItems` ask for.
pub(crate) fn items(relation: &'static str, count: u64) -> String {
    let bound = Count {
        relation,
        number: count,
        unit: "item",
    };
    format!("an array of {bound}")
}

/// How many items an array has.
pub(crate) fn push_items(message: &mut String, found: u64) {
    match found {
        0 => message.push_str("an empty array"),
        found => {
            let _ = write!(message, "one of {found}");
        }
    }
}

/// What `uniqueItems` asks for.
pub(crate) const UNIQUE: &str = "each item once";

/// Which items of an array are alike.
pub(crate) fn push_repeat(message: &mut String, first: usize, again: usize) {
    let _ = write!(message, "item {again} to be equal to item {first}");
}

/// What `pattern` asks for.
pub(crate) fn pattern(pattern: &str, example: Option<&str>) -> String {
    let such_as = example.map_or_else(String::new, |example| {
        format!(", such as {}", quote(example))
    });
    format!("a string that matches {pattern}{such_as}")
}

pub(crate) fn push_string(message: &mut String, text: &str) {
    if text.is_empty() {
        message.push_str("an empty string");
    } else {
        message.push_str("the string ");
        push_quoted(message, text);
    }
}

/// What a bound of a number or `multipleOf` asks for; `noun` is "a number" or "an integer".
pub(crate) fn bound(noun: &str, keyword: &str, limit: impl fmt::Display) -> String {
    let relation = match keyword {
        "minimum" => "of at least",
        "maximum" => "of at most",
        "exclusiveMinimum" => "more than",
        "exclusiveMaximum" => "less than",
        _ => "that is a multiple of",
    };
    format!("{noun} {relation} {limit}")
}

/// A float as a schema spells it: an integer without its fraction.
pub(crate) struct Float(pub(crate) f64);

impl fmt::Display for Float {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Up to here every integer is a float of its own.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if self.0.fract() == 0.0 && self.0.abs() <= EXACT {
            write!(f, "{:.0}", self.0)
        } else {
            write!(f, "{}", serde_json::Value::from(self.0))
        }
    }
}

/// A number that is refused.
pub(crate) fn push_number(message: &mut String, number: impl fmt::Display) {
    // Writing to a `String` cannot fail.
    let _ = write!(message, "the number {number}");
}

/// "`a`, `b` or `c`".
pub(crate) fn list<'n>(names: impl Iterator<Item = &'n str>, conjunction: &str) -> String {
    let quoted: Vec<String> = names.map(quote).collect();
    enumerate(&quoted, conjunction)
}

/// "a, b or c".
pub(crate) fn enumerate(words: &[String], conjunction: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {conjunction} {last}", all.join(", ")),
    }
}
