//! Finds the JSON documents of a text: the whole of it, or what stands between words and fences.
//!
//! Invariant: no part of a document that is broken or cut is taken for a document.

use std::ops::Range;

use crate::edit::Reason;
use crate::fault::Fault;
use crate::pieces::{Change, Pieces};
use crate::scan::{Backslash, Scan, Stop};

/// More documents are not compared.
const MOST: usize = 64;

/// How often a text may be read from another place.
const READINGS: usize = 16;

/// A document in a text.
#[derive(Debug)]
pub(crate) struct Document<'t> {
    /// The text with nothing but the document, mended.
    pub(crate) pieces: Pieces<'t>,
    /// Where in it a bracket was missing, if one was, and which.
    pub(crate) bracket: Option<(usize, char)>,
    /// How many backslashes were read in one of two ways.
    pub(crate) unclear: usize,
}

/// Returns the documents of a text, at least one.
pub(crate) fn documents(
    text: &str,
    backslash: Backslash,
    most_depth: usize,
) -> Result<Vec<Document<'_>>, Fault> {
    let from = |at| Scan::new(text, at, backslash, most_depth);
    let start = text.len() - text.trim_ascii_start().len();
    let mut whole = from(start);
    if whole.value().is_ok() && is_blank(text, whole.at()..text.len()) {
        // A document may be in the quotes of the program that printed it.
        if text
            .get(start..)
            .is_some_and(|rest| !rest.starts_with(['{', '[']))
            && text.contains(['{', '['])
        {
            return Err(Fault::Ambiguous);
        }
        return Ok(vec![document(text, whole, 0..0, text.len()..text.len())]);
    }
    let mut found: Vec<(Range<usize>, Scan<'_>)> = Vec::new();
    let mut work = 0;
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(|rest| rest.find(['{', '['])) {
        let start = at + next;
        let mut scan = from(start);
        let read = scan.value();
        work += scan.at() - start;
        if work > READINGS.saturating_mul(text.len()) || found.len() == MOST {
            return Err(Fault::TooMuchWork);
        }
        match read {
            Ok(()) => {
                at = scan.at();
                found.push((start..at, scan));
            }
            Err(Stop::Truncated) => return Err(Fault::Truncated),
            Err(Stop::TooDeep(offset)) => {
                return Err(Fault::TooDeep {
                    offset,
                    max: most_depth,
                });
            }
            Err(Stop::At(offset)) if scan.has_begun => return Err(Fault::Syntax { offset }),
            // A bracket of the words.
            Err(Stop::At(_)) => at = start + 1,
        }
    }
    if found.is_empty() {
        return Err(Fault::NoDocument);
    }
    // What a broken document has around a part of it is no prose.
    let mut end = 0;
    for (range, _) in &found {
        if let Some(offset) = no_words(text, end..range.start, end > 0, true) {
            return Err(Fault::Syntax { offset });
        }
        end = range.end;
    }
    if let Some(offset) = no_words(text, end..text.len(), true, false) {
        return Err(Fault::Syntax { offset });
    }
    let found = found.into_iter();
    let made = found.map(|(range, scan)| {
        let (before, after) = (0..range.start, range.end..text.len());
        document(text, scan, before, after)
    });
    Ok(made.collect())
}

fn document<'t>(
    text: &'t str,
    scan: Scan<'t>,
    before: Range<usize>,
    after: Range<usize>,
) -> Document<'t> {
    let around = |range: Range<usize>| {
        let words = text.get(range.clone()).unwrap_or_default();
        let words = words.trim_matches([' ', '\t', '\n', '\r']);
        let is_fence = words.starts_with("```") || words.starts_with("~~~");
        let reason = if is_fence && words.lines().count() == 1 {
            Reason::Fence
        } else {
            Reason::Prose
        };
        (!words.is_empty()).then(|| Change {
            range,
            new: String::new(),
            reason,
        })
    };
    let before = around(before);
    let shift = before.as_ref().map_or(0, |before| before.range.len());
    let bracket = scan.bracket.map(|(at, bracket)| {
        let earlier = scan.changes.iter().filter(|change| change.range.end <= at);
        let earlier = earlier.filter(|change| change.reason != Reason::MissingBracket);
        let (old, new) = earlier.fold((shift, 0), |(old, new), change| {
            (old + change.range.len(), new + change.new.len())
        });
        (at + new - old, bracket)
    });
    let unclear = scan.unclear;
    let mut changes: Vec<_> = before.into_iter().chain(scan.changes).collect();
    changes.extend(around(after));
    // A comma is missing where the value ends, though that is seen later, where a key may have been read.
    changes.sort_by_key(|change| change.range.start);
    Document {
        pieces: Pieces::new(text, changes),
        bracket,
        unclear,
    }
}

fn is_blank(text: &str, range: Range<usize>) -> bool {
    text.get(range)
        .is_some_and(|rest| rest.trim_ascii().is_empty())
}

/// Returns where words are none: a bracket that closes nothing, or is not closed, and what stands around a value of a document. They are
/// before a document, after one, or between two.
fn no_words(text: &str, range: Range<usize>, is_after: bool, is_before: bool) -> Option<usize> {
    let words = text.get(range.clone()).unwrap_or_default();
    let mut open = Vec::new();
    let mut parentheses = Vec::new();
    for (at, byte) in words.bytes().enumerate() {
        let opening = match byte {
            b'{' | b'[' => {
                open.push((at, byte));
                continue;
            }
            b'(' => {
                parentheses.push(at);
                continue;
            }
            b')' => {
                parentheses.pop();
                continue;
            }
            b'}' => b'{',
            b']' => b'[',
            _ => continue,
        };
        if open.pop().is_none_or(|(_, byte)| byte != opening) {
            return Some(range.start + at);
        }
    }
    let unclosed = open.first().map(|(at, _)| *at);
    // The document is an argument.
    let unclosed = unclosed.or_else(|| parentheses.first().copied().filter(|_| is_before));
    // The document is a value of an object or an array around it.
    let begin = words.trim_start();
    let is_object = text
        .get(..range.start)
        .is_some_and(|text| text.ends_with('}'));
    let is_rest = is_after && (begin.starts_with(',') || is_object && begin.starts_with(':'));
    let rest = is_rest.then(|| words.len() - begin.len());
    let end = words.trim_end();
    let name = end.strip_suffix(':').map(str::trim_end);
    let is_name = |name: &str| name.ends_with(['"', '\'', '`', '\u{201d}', '\u{2019}', '\u{201c}']);
    let is_start = is_before && (end.ends_with(',') || name.is_some_and(is_name));
    let start = is_start.then(|| end.len() - 1);
    unclosed.or(rest).or(start).map(|at| range.start + at)
}
