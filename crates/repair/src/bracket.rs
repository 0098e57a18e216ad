//! Whether a bracket that is missing could stand elsewhere, so that the document would be another one.

use saop_json::Limits;

use crate::fault::Fault;
use crate::text::canonical;

/// How many bytes are read at most, to try all places.
const MOST_WORK: usize = 1 << 26;

/// Fails if `text` without the bracket at an offset could have it at another place, and be another document that is `accepted`.
pub(crate) fn is_only_place(
    text: &str,
    (at, bracket): (usize, char),
    limits: &Limits,
    accepted: &dyn Fn(&str) -> bool,
) -> Result<(), Fault> {
    let mut without = text.to_owned();
    if without
        .get(at..)
        .is_some_and(|rest| rest.starts_with(bracket))
    {
        without.remove(at);
    }
    let own = canonical(text, limits);
    let mut work = 0usize;
    for place in boundaries(&without) {
        work = work.saturating_add(without.len());
        if work > MOST_WORK {
            return Err(Fault::TooMuchWork);
        }
        let mut other = without.clone();
        other.insert(place, bracket);
        let value = canonical(&other, limits);
        if value.is_some() && value != own && accepted(&other) {
            return Err(Fault::Ambiguous);
        }
    }
    Ok(())
}

/// Returns the offsets before each comma and each closing bracket, outside of strings.
fn boundaries(text: &str) -> Vec<usize> {
    let mut places = Vec::new();
    let mut bytes = text.bytes().enumerate();
    let mut in_string = false;
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\\' if in_string => {
                bytes.next();
            }
            b'"' => in_string = !in_string,
            b',' | b']' | b'}' if !in_string => places.push(at),
            _ => {}
        }
    }
    places
}
