//! Values of secrets in YAML on the lines below the name: block scalars, lists and mappings. SPEC G6.
//!
//! In a list or mapping, a value counts that is in quotes or looks random. Code has blocks behind a colon as well.
//!
//! Invariant: a scan looks at each line once for each kind of block.

use std::ops::Range;

use super::looks::{is_likely, is_placeholder, is_random};
use super::values::{end_of_value, name_at, quoted};
use super::view::View;

/// A name with more blanks before it begins no block.
const DEEPEST: usize = 256;
/// Keys below a secret's name whose values say something about it.
const ABOUT: [&[u8]; 5] = [b"description", b"kind", b"name", b"title", b"type"];
/// Keys of a definition that have values.
const VALUES: [&[u8]; 3] = [b"const", b"default", b"example"];

/// Values that name a scheme: `method: oauth2`.
const SCHEMES: [&[u8]; 3] = [b"oauth1", b"oauth2", b"base64"];
/// At most this many blanks may be before a bracket.
const LONGEST_GAP: usize = 24;
/// At most this many bytes of what is in brackets are read.
const LONGEST_FLOW: usize = 4096;

/// The lines below a name, or what is in brackets behind it.
pub(super) struct Block {
    /// What is secret in them.
    pub(super) secrets: Vec<Range<usize>>,
    pub(super) end: usize,
}

/// The form of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A list or mapping on lines of its own.
    Lines,
    /// A text on lines of its own.
    Scalar,
    /// A list or mapping in brackets.
    Flow,
}

/// Returns the block behind a `:` or `=`, if it is the value of a secret.
pub(super) fn block_behind(view: &View<'_>, sign: usize, kind: Kind) -> Option<Block> {
    let (start, is_quoted) = name_at(view, sign)?;
    match kind {
        Kind::Flow => (!is_quoted).then(|| flow_behind(view, sign))?,
        _ => block_below(view, start, sign, kind == Kind::Scalar),
    }
}

/// `start`: where the name before the colon begins.
fn block_below(view: &View<'_>, start: usize, colon: usize, is_scalar: bool) -> Option<Block> {
    let indent = indent_of(view, start)?;
    let (header, first) = line(view, colon + 1);
    let header = view.bytes.get(header)?.split(|byte| *byte == b'#').next()?;
    let is_sign =
        |byte: &u8| byte.is_ascii_whitespace() || byte.is_ascii_digit() || b"|>+-".contains(byte);
    header.iter().all(is_sign).then_some(())?;
    let mut block = Block {
        secrets: Vec::new(),
        end: first,
    };
    let mut content: Option<Range<usize>> = None;
    let mut is_definition = None;
    while block.end < view.bytes.len() {
        let (range, next) = line(view, block.end);
        let text = view.bytes.get(range.clone())?;
        let blanks = text
            .iter()
            .take_while(|byte| **byte == b' ' || **byte == b'\t')
            .count();
        let text = text.get(blanks..)?;
        if !text.is_empty() {
            let is_item = text == b"-" || text.starts_with(b"- ");
            if blanks < indent || blanks == indent && (is_scalar || !is_item) {
                break;
            }
            let start = range.start + blanks;
            content = Some(
                content.map_or(start, |content| content.start)..start + text.trim_ascii_end().len(),
            );
            if !is_scalar {
                let is_definition = *is_definition.get_or_insert_with(|| {
                    text.starts_with(b"type:") || text.starts_with(b"$ref:")
                });
                block.secrets.extend(
                    leaf(view, start, range.end, is_definition)
                        .into_iter()
                        .flatten(),
                );
            }
        }
        block.end = next;
    }
    let content = content?;
    if is_scalar {
        block.secrets.push(content);
    }
    Some(block)
}

/// Returns how far a name is from the beginning of its line, if blanks, quotes and the signs of lists are all that is before it.
fn indent_of(view: &View<'_>, start: usize) -> Option<usize> {
    let before = view.bytes.get(start.saturating_sub(DEEPEST)..start)?;
    let length = before
        .iter()
        .rev()
        .take_while(|byte| **byte != b'\n')
        .count();
    let line = before.get(before.len() - length..)?;
    let is_first = length < DEEPEST && line.iter().all(|byte| b" \t-\"'".contains(byte));
    is_first.then(|| line.iter().filter(|byte| !b"\"'".contains(byte)).count())
}

/// Returns a line from a place on, and where the next one begins.
fn line(view: &View<'_>, start: usize) -> (Range<usize>, usize) {
    let length = view.rest(start).iter().position(|byte| *byte == b'\n');
    match length {
        Some(length) => (start..start + length, start + length + 1),
        None => (start..view.bytes.len(), view.bytes.len()),
    }
}

/// Returns what is secret in the value of a line that begins at a place.
fn leaf(
    view: &View<'_>,
    start: usize,
    end: usize,
    is_definition: bool,
) -> Option<Vec<Range<usize>>> {
    let text = view.bytes.get(start..end)?;
    let item = text
        .strip_prefix(b"- ")
        .map_or(text, <[u8]>::trim_ascii_start);
    let value = item
        .iter()
        .position(|byte| *byte == b':')
        .filter(|at| item.get(at + 1).is_none_or(|byte| *byte == b' '));
    let (key, value) = match value {
        Some(at) => (item.get(..at)?, item.get(at + 1..)?.trim_ascii_start()),
        None => (&b""[..], item),
    };
    let key = key.trim_ascii();
    if is_definition && !VALUES.contains(&key) || ABOUT.contains(&key) {
        return None;
    }
    let start = end - value.len();
    if matches!(value.first(), Some(b'"' | b'\''))
        && let Some(range) = quoted(view, start)
    {
        let value = view.bytes.get(range.clone())?;
        return (!value.is_empty() && !is_placeholder(value)).then(|| vec![range]);
    }
    if matches!(value.first(), Some(b'[' | b'{')) {
        return flow(view, start, end, true).map(|block| block.secrets);
    }
    let value_end = end_of_value(view, start, value.len(), false);
    let value = view.bytes.get(start..value_end)?;
    let range = start..value_end;
    is_plain_secret(view, value, value_end).then(|| vec![range])
}

/// Whether a value without quotes looks random, and is no number, path, address or version.
fn is_plain_secret(view: &View<'_>, value: &[u8], end: usize) -> bool {
    let has_letters = value
        .iter()
        .filter(|byte| byte.is_ascii_alphabetic())
        .count()
        > 1;
    let is_place = value.starts_with(b"/") || value.contains(&b':');
    has_letters && !is_place && !SCHEMES.contains(&value) && is_likely(view, value, end)
}

/// Returns what is secret in the brackets that begin behind a `:` or `=`, and blanks.
fn flow_behind(view: &View<'_>, sign: usize) -> Option<Block> {
    let rest = view.rest(sign + 1).iter().take(LONGEST_GAP);
    let start = sign + 1 + rest.take_while(|byte| **byte == b' ').count();
    let is_yaml = view.get(sign)? == b':';
    matches!(view.get(start)?, b'[' | b'{').then_some(())?;
    let limit = view.bytes.len().min(start + LONGEST_FLOW);
    flow(view, start, limit, is_yaml)
}

/// Returns the brackets that begin at a place and end before a limit. `is_yaml`: values may be without quotes.
fn flow(view: &View<'_>, start: usize, limit: usize, is_yaml: bool) -> Option<Block> {
    let mut block = Block {
        secrets: Vec::new(),
        end: start,
    };
    let mut depth = 0_usize;
    while block.end < limit {
        let at = block.end;
        let (range, is_quoted) = match view.get(at)? {
            b'[' | b'{' => {
                depth += 1;
                block.end += 1;
                continue;
            }
            b']' | b'}' => {
                depth -= 1;
                block.end += 1;
                if depth == 0 {
                    break;
                }
                continue;
            }
            b'"' | b'\'' | b'`' => (quoted(view, at)?, true),
            _ => (at..end_of_value(view, at, limit - at, false), false),
        };
        let next = range.end + usize::from(is_quoted);
        block.end = next.max(at + 1);
        let value = view.bytes.get(range.clone())?;
        let is_key = value.ends_with(b":") || view.get(next) == Some(b':');
        let is_secret = if is_quoted {
            is_random(value) && !value.contains(&b' ') && !is_placeholder(value)
        } else {
            is_yaml && is_plain_secret(view, value, range.end)
        };
        if is_secret && !is_key {
            block.secrets.push(range);
        }
    }
    Some(block)
}
