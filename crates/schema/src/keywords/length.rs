//! `minLength` and `maxLength`: length in characters, that is, code points.

use saop_json::{JsonKind, NodeRef};

use super::constraint::{Compiled, Kinds, Subject, Test};
use super::parts::{Here, Parts};
use crate::words::Count;

/// Maximum number of bytes that a JSON string uses for one character: the escapes of a surrogate pair.
const LONGEST: u64 = 12;

#[derive(Debug)]
struct MinLength(u64);

#[derive(Debug)]
struct MaxLength(u64);

pub(super) fn compile_min<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let least = here.count("minLength", value)?;
    let wanted = string_of("at least", least);
    Ok(Some(here.constraint(
        "minLength",
        value,
        wanted,
        MinLength(least),
    )))
}

pub(super) fn compile_max<'t>(here: &Here<'t>, _: &mut Parts<'t>, value: NodeRef<'t>) -> Compiled {
    let most = here.count("maxLength", value)?;
    let wanted = string_of("at most", most);
    Ok(Some(here.constraint(
        "maxLength",
        value,
        wanted,
        MaxLength(most),
    )))
}

impl MinLength {
    /// A string with more bytes than this between the quotes has enough characters, however they are escaped.
    const fn doubtful(&self) -> u64 {
        self.0.saturating_sub(1).saturating_mul(LONGEST)
    }
}

impl Test for MinLength {
    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String
            || bytes(value) > self.doubtful()
            || characters(value) >= self.0
    }

    fn sure(&self) -> Option<usize> {
        usize::try_from(self.doubtful()).ok()?.checked_add(3)
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        push_length(message, &value.string());
    }
}

impl Test for MaxLength {
    fn kinds(&self) -> Kinds {
        Kinds::of(JsonKind::String)
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading()
    }

    fn holds(&self, value: &Subject<'_>) -> bool {
        value.kind != JsonKind::String || bytes(value) <= self.0 || characters(value) <= self.0
    }

    fn sure(&self) -> Option<usize> {
        None
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        push_length(message, &value.string());
    }
}

/// Returns the number of bytes between a string's quotes.
const fn bytes(value: &Subject<'_>) -> u64 {
    (value.text.len() as u64).saturating_sub(2)
}

fn characters(value: &Subject<'_>) -> u64 {
    value.string().chars().count() as u64
}

/// Describes the constraint of `minLength` or `maxLength`.
pub(crate) fn string_of(relation: &'static str, count: u64) -> String {
    format!("a string of {}", Count::new(relation, count, "character"))
}

/// Appends the length of a string.
pub(crate) fn push_length(message: &mut String, text: &str) {
    match text.chars().count() as u64 {
        0 => message.push_str("an empty string"),
        count => Count::new("one of", count, "character").push(message),
    }
}
