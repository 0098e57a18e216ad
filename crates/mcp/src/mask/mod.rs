//! Messages without what looks like a secret: values under such a name, and texts and names of such a form. SPEC G6.
//!
//! The forms are those of the providers' documentation, checked against gitleaks: see `forms.rs`.
//!
//! Invariant: what is masked is still JSON, no other value in it has changed, and the time is linear in the length of the text.

mod blocks;
mod commands;
mod definition;
mod forms;
mod json;
mod looks;
mod mark;
mod markup;
mod names;
mod options;
mod programs;
#[cfg(test)]
mod tests;
mod text;
mod values;
mod view;
mod words;

use std::borrow::Cow;

use json::{MOST_NESTED, in_json, in_string};
use words::in_words;

/// Returns a message with its secrets masked, and without the end of the line. `None` if it is no JSON.
pub(crate) fn masked(bytes: &[u8]) -> Option<String> {
    in_json(bytes, true, MOST_NESTED, &|_| None)
}

/// The same of a message with words of the guard, which may quote values that were found.
pub(crate) fn masked_own(bytes: &[u8]) -> Option<String> {
    in_json(bytes, true, MOST_NESTED, &in_words)
}

/// Returns words of the guard with what looks like a secret masked.
pub(crate) fn masked_words(words: String) -> String {
    let said = in_words(&words).unwrap_or(words);
    masked_string(&said).unwrap_or(said)
}

fn masked_string(text: &str) -> Option<String> {
    in_string(text, MOST_NESTED, &|_| None)
}

/// Whether a text has something of the form of a secret.
pub(crate) fn has_secret(text: &str) -> bool {
    masked_string(text).is_some()
}

/// Returns a text with what has the form of a secret masked, as records and reports have it.
#[must_use]
pub fn without_secrets(text: &str) -> Cow<'_, str> {
    masked_string(text).map_or(Cow::Borrowed(text), Cow::Owned)
}
