//! Words of the guard, which may quote values that it found. SPEC G6.
//!
//! Invariant: no value of a place with the name of a secret is quoted.

use std::borrow::Cow;

use super::mark::MASK;
use super::names::is_secret;

/// Returns words of the guard without the values that they say were found: those of a place that has a secret's name, or a name that is cut
/// short, and those that have no place.
pub(super) fn in_words(words: &str) -> Option<String> {
    const FOUND: &str = "but found ";
    // A name that stands beside these words anyway.
    const NAME: &str = "expected the name of a tool, but found";
    let masked = words.split('\n').map(|line| {
        let line = &*below_secret(line);
        let Some((expected, found)) = line.split_once(FOUND) else {
            return line.to_owned();
        };
        let has_place = line.starts_with("- ") || line.starts_with(NAME) || !found.starts_with('`');
        if has_place && !line.contains('…') && !names_secret(line) {
            return line.to_owned();
        }
        format!("{expected}{FOUND}{MASK}")
    });
    let masked = masked.collect::<Vec<_>>().join("\n");
    (masked != words).then_some(masked)
}

/// Whether a step of a place, or a word of a line, is the name of a secret.
fn names_secret(line: &str) -> bool {
    line.split(['/', '`', ':']).any(is_secret) || line.split(' ').any(is_secret)
}

/// Returns a line without the names of members below one that has a secret's name, in the place that it begins with.
fn below_secret(line: &str) -> Cow<'_, str> {
    let Some(rest) = line.strip_prefix("- /") else {
        return Cow::Borrowed(line);
    };
    let end = rest.find(": expected ").unwrap_or(rest.len());
    let (place, words) = rest.split_at(end);
    let mut at = 0;
    for step in place.split_inclusive('/') {
        at += step.len();
        if at < place.len() && is_secret(step.trim_end_matches('/')) {
            let (kept, _) = place.split_at(at);
            return Cow::Owned(format!("- /{kept}{MASK}{words}"));
        }
    }
    Cow::Borrowed(line)
}
