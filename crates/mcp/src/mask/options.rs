//! Secrets behind an option with a secret's name and a space: `--token x`, `-password x`. SPEC G6.
//!
//! Invariant: what is no value costs a bounded time.

use std::ops::Range;

use super::looks::{is_likely, is_placeholder};
use super::names::is_secret;
use super::values::{LONGEST_NAME, WINDOW, blanks, end_of_value, quoted};
use super::view::View;

/// A text that a shell passes to a program.
const HERE_TEXT: &[u8] = b"<<<";

/// Returns the secret behind an option that a space ends: `--token x`.
pub(super) fn value_of_option(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let rest = view.rest(at).strip_prefix(b"-")?;
    // `-password x`, of some programs.
    let (is_short, rest) = rest
        .strip_prefix(b"-")
        .map_or((true, rest), |rest| (false, rest));
    let hyphens = 2 - usize::from(is_short);
    let name = rest.iter().take(LONGEST_NAME);
    let length = name
        .take_while(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(byte))
        .count();
    let name = std::str::from_utf8(rest.get(..length)?).ok()?;
    let after = at + hyphens + length;
    let gap = blanks(view, after);
    let is_joined = view
        .before(at)
        .is_some_and(|byte| byte.is_ascii_alphanumeric() || is_short && byte == b'-');
    let is_text = view.rest(after + gap).starts_with(HERE_TEXT);
    let is_named = is_secret(name) || is_text && name.ends_with("stdin");
    if gap == 0 || is_joined || !is_named {
        return None;
    }
    let start = after + gap;
    let start = if is_text {
        start + HERE_TEXT.len() + blanks(view, start + HERE_TEXT.len())
    } else {
        start
    };
    if let Some(range) = quoted(view, start) {
        let value = view.bytes.get(range.clone())?;
        return (!is_placeholder(value)).then_some(range);
    }
    let end = end_of_value(view, start, WINDOW, false);
    let value = view.bytes.get(start..end)?;
    if is_short {
        return is_likely(view, value, end)
            .then(|| start..end_of_value(view, start, usize::MAX, false));
    }
    // A sentence may go on behind the name of an option.
    let is_last = matches!(view.get(end), None | Some(b'\n' | b'"' | b'\''))
        || view.rest(end).starts_with(b" -");
    let is_word = value.iter().all(u8::is_ascii_lowercase) && !is_last
        // What a usage calls it.
        || value.iter().all(|byte| byte.is_ascii_uppercase() || matches!(byte, b'_' | b'-'))
        || [&b"string"[..], b"value", b"token", b"text"].contains(&value);
    let is_value = !value.is_empty() && !value.starts_with(b"-") && !is_word;
    (is_value && !is_placeholder(value))
        .then(|| start..end_of_value(view, start, usize::MAX, false))
}
