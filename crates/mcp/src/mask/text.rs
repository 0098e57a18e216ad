//! What has the form of a secret in a text, however the text escapes it. SPEC G6.
//!
//! Invariant: the time is linear in the length of the text, and ranges are in order, apart, and between characters.

use std::ops::Range;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use super::blocks::{Kind, block_behind};
use super::commands::value_of_short_option;
use super::forms::{end_of_key, end_of_token, inner_key};
use super::looks::is_placeholder;
use super::mark::MASK;
use super::markup::text_of_element;
use super::names::is_secret;
use super::options::value_of_option;
use super::programs::{argument_at, password_before, value_of_word};
use super::values::value_behind;
use super::view::View;
use crate::answer::spliced;

const BEARER: &[u8] = b"bearer";
const SHORTEST_BEARER: usize = 12;
const BASIC: &[u8] = b"basic";
/// A longer text behind `Basic` is no name and password.
const LONGEST_PAIR: usize = 1024;
/// So many spaces and signs may be between a scheme and what it is followed by.
const LONGEST_GAP: usize = 16;
/// What is said of bearers, and is no token.
const NO_TOKENS: [&[u8]; 3] = [b"authentication", b"authorization", b"authenticated"];

const PEM: &[u8] = b"-----BEGIN ";
const SSH2: &[u8] = b"---- BEGIN ";
const PRIVATE: &[u8] = b"PRIVATE KEY";
const SSH2_PRIVATE: &[u8] = b"PRIVATE";
const PEM_END: &[u8] = b"-----END ";
const SSH2_END: &[u8] = b"---- END ";
/// A longer label is that of no private key.
const LONGEST_LABEL: usize = 64;
/// What a private key of `PuTTY` has before it.
const PUTTY: &[u8] = b"Private-Lines:";
const PUTTY_END: &[u8] = b"Private-MAC:";

/// How the header of a JWT begins: `{"`, or with white space.
const JWT: [&[u8]; 3] = [b"eyJ", b"ewo", b"eyA"];
/// So long are the header and the rest at least.
const SHORTEST_HEADER: usize = 12;
const SHORTEST_BODY: usize = 16;

/// A user of a URI without a password is a token if it has so many letters and digits.
const SHORTEST_USER: usize = 16;

/// Returns a text with what has the form of a secret masked, if something has.
pub(super) fn masked_text(text: &str) -> Option<String> {
    let found = secrets(text);
    let changes: Vec<_> = found
        .into_iter()
        .map(|one| (one, MASK.to_owned()))
        .collect();
    (!changes.is_empty()).then(|| spliced(text, &changes))
}

/// Finds what has the form of a secret: in the text as it is, and as it is read.
fn secrets(text: &str) -> Vec<Range<usize>> {
    let views = [Some(View::raw(text)), View::decoded(text)];
    let mut found = Vec::new();
    for view in views.iter().flatten() {
        let ranges = Scan::new(view).ranges();
        found.extend(ranges.iter().map(|range| view.source(range, text)));
    }
    found.sort_by_key(|range| range.start);
    let mut apart: Vec<Range<usize>> = Vec::new();
    for range in found {
        match apart.last_mut() {
            Some(last) if range.start < last.end => last.end = last.end.max(range.end),
            _ => apart.push(range),
        }
    }
    apart.retain(|range| !range.is_empty());
    apart
}

/// One pass over a view, and what was seen of it already.
struct Scan<'a> {
    view: &'a View<'a>,
    /// Until where there is no `.` and nothing that ends a token.
    dotless: usize,
    /// Until where blocks of each kind have been looked at.
    seen: [usize; 3],
}

impl<'a> Scan<'a> {
    const fn new(view: &'a View<'a>) -> Self {
        Self {
            view,
            dotless: 0,
            seen: [0; 3],
        }
    }

    fn ranges(mut self) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        let mut from = 0;
        while at < self.view.bytes.len() {
            found.extend(self.block_at(at));
            match self.key_at(at, from) {
                Some(range) if range.end >= at => {
                    from = range.end;
                    at = from.max(at + 1);
                    found.push(range);
                }
                _ => at += 1,
            }
        }
        found
    }

    /// Returns what is secret from a place on, if something of such a form begins there. `from`: what is before has been masked.
    fn key_at(&mut self, at: usize, from: usize) -> Option<Range<usize>> {
        let view = self.view;
        let special = match view.get(at)? {
            b'-' => self
                .pem_at(at)
                .or_else(|| self.end_of_pem_at(at, from))
                .or_else(|| value_of_option(view, at))
                .or_else(|| value_of_short_option(view, at)),
            b':' => self.user_at(at).or_else(|| value_behind(view, at)),
            b'=' => value_behind(view, at),
            b'>' => text_of_element(view, at),
            b'(' | b',' => argument_at(view, at),
            b'@' => password_before(view, at, from),
            b'E' | b'I' | b'S' | b'i' | b'p' | b's' => value_of_word(view, at),
            b'b' | b'B' => self.bearer_at(at).or_else(|| self.basic_at(at)),
            b'e' => self.jwt_at(at),
            b'P' => self.putty_at(at).or_else(|| value_of_word(view, at)),
            _ => None,
        };
        special
            .or_else(|| end_of_key(view, at).map(|end| at..end))
            .or_else(|| inner_key(view, at, from).map(|(start, end)| start..end))
    }

    /// Secrets in the lines below a secret's name, or in brackets behind it.
    fn block_at(&mut self, at: usize) -> Vec<Range<usize>> {
        let view = self.view;
        let sign = view.get(at);
        let mut rest = view.rest(at.saturating_add(1)).iter().take(LONGEST_GAP);
        let next = rest.find(|byte| !matches!(byte, b' ' | b'\t'));
        let kind = match (sign, next) {
            (Some(b':' | b'='), Some(b'[' | b'{')) => Kind::Flow,
            (Some(b':'), Some(b'|' | b'>')) => Kind::Scalar,
            (Some(b':'), None | Some(b'\n' | b'\r' | b'#')) => Kind::Lines,
            _ => return Vec::new(),
        };
        let Some(seen) = self.seen.get_mut(kind as usize) else {
            return Vec::new();
        };
        let block = (at >= *seen)
            .then(|| block_behind(view, at, kind))
            .flatten();
        block.map_or_else(Vec::new, |block| {
            *seen = block.end;
            block.secrets
        })
    }

    /// A private key. One whose end is not there goes on to the end of the text.
    fn pem_at(&self, at: usize) -> Option<Range<usize>> {
        let rest = self.view.rest(at);
        let (label, private, end_of_body) = match behind(rest, PEM) {
            Some(label) => (label, PRIVATE, PEM_END),
            None => (behind(rest, SSH2)?, SSH2_PRIVATE, SSH2_END),
        };
        let label = label.get(..LONGEST_LABEL.min(label.len()))?;
        let mut lines = label.split(|byte| matches!(byte, b'\n' | b'\\'));
        let place = position(lines.next()?, private)?;
        let mut end = at + PEM.len() + place + private.len();
        loop {
            let Some(found) = position(self.view.rest(end), end_of_body) else {
                return Some(at..self.view.bytes.len());
            };
            end += found + end_of_body.len();
            let label = self.view.rest(end);
            let label = label.get(..LONGEST_LABEL.min(label.len()))?;
            if let Some(place) = position(label, private) {
                let last = end + place + private.len();
                let hyphens = self.view.rest(last).iter();
                let block = hyphens.take_while(|byte| b" +BLOCKEY-".contains(byte));
                return Some(at..last + block.count());
            }
        }
    }

    /// The last lines of a private key whose beginning was cut off.
    fn end_of_pem_at(&self, at: usize, from: usize) -> Option<Range<usize>> {
        let label = behind(self.view.rest(at), PEM_END)?;
        let label = label.get(..LONGEST_LABEL.min(label.len()))?;
        let place = position(label, PRIVATE)?;
        let lines = self.view.bytes.get(from..at)?;
        let is_line = |byte: &&u8| byte.is_ascii_alphanumeric() || b"+/=\r\n".contains(byte);
        let lines = lines.iter().rev().take_while(is_line);
        let length = lines.count();
        let end = at + PEM_END.len() + place + PRIVATE.len();
        (length > 2).then_some(at - length..end)
    }

    fn putty_at(&self, at: usize) -> Option<Range<usize>> {
        let rest = self.view.rest(at).strip_prefix(PUTTY)?;
        let start = at + PUTTY.len();
        let length = position(rest, PUTTY_END).unwrap_or(rest.len());
        Some(start..start + length)
    }

    /// The password in the authority of a URI, or a token in its place.
    fn user_at(&self, at: usize) -> Option<Range<usize>> {
        let authority = self.view.rest(at).strip_prefix(b"://")?;
        let is_end = |byte: &u8| b"/?#<> \t\r\n\"'`\\".contains(byte);
        let end = authority.iter().position(is_end);
        let authority = authority.get(..end.unwrap_or(authority.len()))?;
        let user = authority.get(..authority.iter().rposition(|byte| *byte == b'@')?)?;
        let start = at + b"://".len();
        if let Some(colon) = user.iter().position(|byte| *byte == b':') {
            let password = start + colon + 1..start + user.len();
            let is_value = self
                .view
                .bytes
                .get(password.clone())
                .is_some_and(|value| !is_in_template(value));
            return is_value.then_some(password);
        }
        let is_token = user.len() >= SHORTEST_USER
            && user.iter().any(u8::is_ascii_digit)
            && user.iter().any(u8::is_ascii_alphabetic);
        is_token.then(|| start..start + user.len())
    }

    fn bearer_at(&self, at: usize) -> Option<Range<usize>> {
        let view = self.view;
        let start = self.behind_scheme(at, BEARER)?;
        let end = end_of_token(view, start);
        let token = view.bytes.get(start..end)?;
        let trimmed = token.strip_suffix(b".").unwrap_or(token);
        // "The bearer authentication" has no token.
        let is_small = |byte: &u8| byte.is_ascii_lowercase() || matches!(byte, b'-' | b'_');
        let is_small = trimmed.iter().all(is_small);
        let is_words = is_small && trimmed.iter().any(|byte| matches!(byte, b'-' | b'_'));
        let is_word = is_words
            || is_small && view.get(at) == Some(b'b')
            || NO_TOKENS
                .iter()
                .any(|word| word.eq_ignore_ascii_case(trimmed));
        (token.len() >= SHORTEST_BEARER && !is_word).then_some(at..end)
    }

    /// A name and a password in Base64.
    fn basic_at(&self, at: usize) -> Option<Range<usize>> {
        const ANY: GeneralPurpose = GeneralPurpose::new(
            &STANDARD,
            GeneralPurposeConfig::new()
                .with_decode_padding_mode(DecodePaddingMode::Indifferent)
                .with_decode_allow_trailing_bits(true),
        );
        let start = self.behind_scheme(at, BASIC)?;
        // Padding ends it.
        let rest = self.view.rest(start).iter().take(LONGEST_PAIR);
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"+/-_".contains(byte);
        let length = rest.take_while(is_part).count();
        let padding = self.view.rest(start + length).iter().take(2);
        let end = start + length + padding.take_while(|byte| **byte == b'=').count();
        let token = self.view.bytes.get(start..end)?;
        let standard: Vec<u8> = token
            .iter()
            .map(|byte| match byte {
                b'-' => b'+',
                b'_' => b'/',
                byte => *byte,
            })
            .collect();
        let pair = ANY.decode(standard).ok()?;
        let is_pair = pair.contains(&b':')
            && pair
                .iter()
                .all(|byte| *byte >= b' ' || byte.is_ascii_whitespace());
        is_pair.then_some(start..end)
    }

    /// Returns where what follows the name of a scheme begins.
    fn behind_scheme(&self, at: usize, scheme: &[u8]) -> Option<usize> {
        let rest = self.view.rest(at);
        let name = rest.get(..scheme.len())?;
        let rest = rest.get(scheme.len()..)?.iter().take(LONGEST_GAP);
        let gap = rest
            .take_while(|byte| b" \t:=\"'`,\\+".contains(byte))
            .count();
        let is_scheme = name.eq_ignore_ascii_case(scheme) && gap > 0;
        is_scheme.then_some(at + scheme.len() + gap)
    }

    fn jwt_at(&mut self, at: usize) -> Option<Range<usize>> {
        let rest = self.view.rest(at);
        if at < self.dotless || !JWT.iter().any(|begin| rest.starts_with(begin)) {
            return None;
        }
        let is_part =
            |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'=');
        let header = rest.iter().take_while(is_part).count();
        if rest.get(header) != Some(&b'.') {
            self.dotless = at + header;
            return None;
        }
        if header < SHORTEST_HEADER {
            return None;
        }
        let body = rest.get(header + 1..)?.iter();
        let body = body
            .take_while(|byte| is_part(byte) || **byte == b'.')
            .count();
        (body >= SHORTEST_BODY).then_some(at..at + header + 1 + body)
    }
}

/// Whether a password of a URI stands for one: `$PASSWORD`, `<password>`, `{password}`, `PASSWORD`.
fn is_in_template(password: &[u8]) -> bool {
    let is_upper = |byte: &u8| byte.is_ascii_uppercase() || *byte == b'_';
    match password {
        [b'<', .., b'>'] | [b'{', .., b'}'] => true,
        [b'$', ..] => is_placeholder(password),
        _ => {
            password.iter().all(is_upper)
                && (password.is_empty() || password.ends_with(b"PASS") || has_name(password))
        }
    }
}

fn has_name(text: &[u8]) -> bool {
    std::str::from_utf8(text).is_ok_and(is_secret)
}

/// Whether what follows a line is within a private key. `was`: the line is itself.
pub(super) fn is_in_private_key(line: &str, was: bool) -> bool {
    let line = line.as_bytes();
    let begins = || {
        let begin = position(line, PEM).or_else(|| position(line, SSH2))?;
        position(line.get(begin..)?, SSH2_PRIVATE)
    };
    let ends = position(line, PEM_END).is_some() || position(line, SSH2_END).is_some();
    !ends && (was || begins().is_some())
}

/// Returns what is behind a part, in which forms of the web have `+` for a space.
fn behind<'t>(text: &'t [u8], part: &[u8]) -> Option<&'t [u8]> {
    let (found, rest) = text.split_at_checked(part.len())?;
    is_part(found, part).then_some(rest)
}

fn is_part(text: &[u8], part: &[u8]) -> bool {
    let mut pairs = text.iter().zip(part);
    pairs.all(|(found, byte)| found == byte || *found == b'+' && *byte == b' ')
}

fn position(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len())
        .position(|window| is_part(window, part))
}
