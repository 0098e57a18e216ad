//! Secrets in programs and settings that have no `:` or `=` before them: `setPassword("x")`, `IDENTIFIED BY 'x'`, `ENV API_KEY x`. SPEC G6.
//!
//! Invariant: a place costs a bounded time, but for the length of the secret that is found there.

use std::ops::Range;

use super::looks::{is_likely, is_placeholder, is_random};
use super::names::is_secret;
use super::values::{end_of_value, quoted};
use super::view::View;

/// A longer name is that of no secret.
const LONGEST_NAME: usize = 64;
/// What is before a name and a password in `.netrc` is at most so long.
const LONGEST_LOGIN: usize = 128;
/// Words that set a variable.
const SETTERS: [&[u8]; 5] = [b"ENV", b"SetEnv", b"set", b"setenv", b"setx"];
/// What the address of a server begins with, behind a user and a password, in Go.
const ADDRESSES: [&[u8]; 3] = [b"@tcp(", b"@unix(", b"@cloudsql("];

/// Returns the secret argument of a call: `setPassword("x")`, or with its name before it: `define('API_KEY', 'x')`.
pub(super) fn argument_at(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let is_quote = |byte: Option<u8>| matches!(byte, Some(b'"' | b'\'' | b'`' | b'\\'));
    let is_behind_name = view.get(at)? == b',';
    let quote = if is_behind_name {
        view.before(at)
    } else {
        view.get(at + 1)
    };
    let name = is_quote(quote).then(|| name_before(view, at))??;
    let start = if is_behind_name {
        let open = at.checked_sub(name.len() + 3)?;
        (view.get(open)? == b'(').then(|| at + 1 + blanks(view, at + 1))?
    } else {
        at + 1
    };
    let name = name.rsplit('.').next()?;
    let verb = name
        .strip_prefix("set")
        .or_else(|| name.strip_prefix("with"));
    let is_set = verb.is_some_and(|rest| rest.starts_with(|c: char| c == '_' || c.is_uppercase()));
    if !is_secret(name) || !is_set && !is_behind_name {
        return None;
    }
    let range = quoted(view, start)?;
    let value = view.bytes.get(range.clone())?;
    let is_last = view
        .get(range.end + 1)
        .is_none_or(|byte| matches!(byte, b')' | b',' | b'\\'));
    let is_value = is_random(value) && !value.contains(&b' ') && !is_placeholder(value);
    (is_last && is_value).then_some(range)
}

/// Returns the name before a place, perhaps in quotes.
fn name_before(view: &View<'_>, at: usize) -> Option<String> {
    let head = view.bytes.get(..at)?;
    let head = match (view.get(at), head) {
        (Some(b','), [head @ .., b'"' | b'\'']) => head,
        (Some(b','), _) => return None,
        _ => head,
    };
    let part = head.iter().rev().take(LONGEST_NAME);
    let length = part
        .take_while(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(byte))
        .count();
    let name = head.get(head.len() - length..)?;
    (length > 0).then(|| String::from_utf8_lossy(name).into_owned())
}

/// Returns the secret in the statement or setting that begins with the word at a place.
pub(super) fn value_of_word(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    if !view.starts_word(at) {
        return None;
    }
    match view.get(at)? {
        b'E' | b'S' | b's' => variable_at(view, at),
        b'I' | b'i' => {
            let start = behind_word(view, at, b"identified")?;
            let start = behind_word(view, start, b"by")?;
            let start = behind_word(view, start, b"password").unwrap_or(start);
            sql_text(view, start, view.get(at) == Some(b'I'))
        }
        _ => {
            let start = behind_word(view, at, b"password")?;
            sql_text(view, start, view.get(at) == Some(b'P')).or_else(|| login_at(view, at, start))
        }
    }
}

/// Returns where the next word begins, if this one is at a place.
fn behind_word(view: &View<'_>, at: usize, word: &[u8]) -> Option<usize> {
    let found = view.rest(at).get(..word.len())?;
    let end = at + word.len();
    let gap = blanks(view, end);
    (found.eq_ignore_ascii_case(word) && gap > 0).then_some(end + gap)
}

fn blanks(view: &View<'_>, at: usize) -> usize {
    let rest = view.rest(at).iter().take(LONGEST_NAME);
    rest.take_while(|byte| byte.is_ascii_whitespace()).count()
}

/// A text of SQL. `is_upper`: the words before it are no prose, so that it may be anything.
fn sql_text(view: &View<'_>, start: usize, is_upper: bool) -> Option<Range<usize>> {
    let range = (view.get(start)? == b'\'').then(|| quoted(view, start))??;
    let value = view.bytes.get(range.clone())?;
    (!value.is_empty() && !is_placeholder(value) && (is_upper || is_random(value))).then_some(range)
}

/// The password of a `.netrc`: `login ada password x`.
fn login_at(view: &View<'_>, at: usize, start: usize) -> Option<Range<usize>> {
    let before = view.bytes.get(at.saturating_sub(LONGEST_LOGIN)..at)?;
    let mut words = before
        .rsplit(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    let is_login = words.nth(1)? == b"login";
    let end = end_of_word(view, start);
    (is_login && end > start).then_some(start..end)
}

fn end_of_word(view: &View<'_>, start: usize) -> usize {
    let rest = view.rest(start);
    start
        + rest
            .iter()
            .position(u8::is_ascii_whitespace)
            .unwrap_or(rest.len())
}

/// The value of a variable behind its name: `set -x API_KEY x`, `ENV API_KEY x`, `aws configure set aws_secret_access_key x`.
fn variable_at(view: &View<'_>, at: usize) -> Option<Range<usize>> {
    let mut start = SETTERS.iter().find_map(|word| {
        let start = behind_word(view, at, word)?;
        view.rest(at).starts_with(word).then_some(start)
    })?;
    if view.get(start) == Some(b'-') {
        let rest = view.rest(start).iter().take(LONGEST_NAME);
        start += rest.take_while(|byte| !byte.is_ascii_whitespace()).count();
        start += blanks(view, start);
    }
    let rest = view.rest(start).iter().take(LONGEST_NAME);
    let length = rest
        .take_while(|byte| byte.is_ascii_alphanumeric() || b"_-./:@".contains(byte))
        .count();
    let name = String::from_utf8_lossy(view.bytes.get(start..start + length)?).into_owned();
    let gap = blanks(view, start + length);
    let start = start + length + gap;
    if gap == 0 || !name.contains('_') || !is_secret(&name) {
        return None;
    }
    if let Some(range) = quoted(view, start) {
        let value = view.bytes.get(range.clone())?;
        return (!value.is_empty() && !is_placeholder(value)).then_some(range);
    }
    let end = end_of_value(view, start, usize::MAX, false);
    let value = view.bytes.get(start..end)?;
    is_likely(view, value, end).then_some(start..end)
}

/// Returns the password before the address of a server, as drivers of Go write it: `root:x@tcp(db:3306)/shop`.
pub(super) fn password_before(view: &View<'_>, at: usize, from: usize) -> Option<Range<usize>> {
    let rest = view.rest(at);
    if !ADDRESSES.iter().any(|address| rest.starts_with(address)) {
        return None;
    }
    let before = view
        .bytes
        .get(from.max(at.saturating_sub(LONGEST_LOGIN))..at)?;
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"\"'`=".contains(byte);
    let start = before.iter().rposition(is_end).map_or(0, |end| end + 1);
    let pair = before.get(start..)?;
    let colon = pair.iter().position(|byte| *byte == b':')?;
    let password = pair.get(colon + 1..)?;
    (!password.is_empty() && !is_placeholder(password)).then_some(at - password.len()..at)
}
