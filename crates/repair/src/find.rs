//! Finds the JSON documents of a text: the whole of it, or what stands between words, fences and reasoning.
//!
//! Invariant: no part of a document that is broken or cut is taken for a document.

use std::ops::Range;

use crate::edit::Reason;
use crate::escape::{Choices, Reading};
use crate::fault::Fault;
use crate::pieces::{Change, Pieces};
use crate::place::{Fences, Standing, Words, without};
use crate::reasoning::Reasoning;
use crate::scan::{Scan, Stop};

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
    /// The choices that its strings leave.
    pub(crate) choices: Choices,
}

/// Returns the documents of a text, at least one.
pub(crate) fn documents(
    text: &str,
    reading: Reading,
    most_depth: usize,
) -> Result<Vec<Document<'_>>, Fault> {
    let start = text.len() - text.trim_ascii_start().len();
    let mut whole = Scan::new(text, start, reading, most_depth);
    if whole.value().is_ok() && is_blank(text, whole.at()..text.len()) {
        // A document may be in the quotes of the program that printed it.
        if text
            .get(start..)
            .is_some_and(|rest| !rest.starts_with(['{', '[']))
            && text.contains(['{', '['])
        {
            return Err(Fault::Ambiguous);
        }
        return Ok(vec![document(text, whole, &[])]);
    }
    let fences = Fences::new(text);
    let (found, blocks) = Search::new(text, &fences, reading, most_depth).all()?;
    let words = without(text, &blocks);
    let found = apart(&words, &fences, found)?;
    let found = found.into_iter().map(|(_, scan)| scan);
    Ok(found.map(|scan| document(text, scan, &blocks)).collect())
}

/// What was read as a document, and where.
type Found<'t> = (Range<usize>, Scan<'t>);

/// Looks through a text for what reads as a document, outside of its reasoning.
struct Search<'t, 'f> {
    text: &'t str,
    fences: &'f Fences,
    reading: Reading,
    most_depth: usize,
    reasoning: Reasoning<'t>,
    found: Vec<Found<'t>>,
    /// What ends the search, unless all of it was reasoning.
    fault: Option<Fault>,
    work: usize,
}

impl<'t, 'f> Search<'t, 'f> {
    const fn new(text: &'t str, fences: &'f Fences, reading: Reading, most_depth: usize) -> Self {
        Self {
            text,
            fences,
            reading,
            most_depth,
            reasoning: Reasoning::new(text),
            found: Vec::new(),
            fault: None,
            work: 0,
        }
    }

    /// Returns what was found, and the blocks of reasoning.
    fn all(mut self) -> Result<(Vec<Found<'t>>, Vec<Range<usize>>), Fault> {
        let mut at = 0;
        let mut bracket = self.bracket(0);
        loop {
            if bracket.is_some_and(|bracket| bracket < at) {
                bracket = self.bracket(at);
            }
            let is_read = self.fault.is_none() && !self.reasoning.is_open();
            let start = bracket.filter(|_| is_read);
            at = match (start, self.reasoning.next(at)) {
                (Some(start), mark) if mark.is_none_or(|mark| start < mark) => self.read(start),
                (_, Some(_)) => {
                    let (end, is_all_reasoning) = self.reasoning.pass()?;
                    if is_all_reasoning {
                        self.found.clear();
                        self.fault = None;
                    }
                    end
                }
                (_, None) => break,
            };
        }
        if let Some((range, _)) = self.found.last() {
            self.reasoning.end_reason(range.end);
        }
        if self.reasoning.is_open() {
            return Err(Fault::Truncated);
        }
        match self.fault {
            Some(fault) => Err(fault),
            None => Ok((self.found, self.reasoning.into_blocks())),
        }
    }

    /// Returns the first bracket that may begin a document, at or after an offset.
    fn bracket(&self, mut from: usize) -> Option<usize> {
        loop {
            let at = from + self.text.get(from..)?.find(['{', '['])?;
            match self.fences.end_of_code(at) {
                Some(end) => from = end,
                None => return Some(at),
            }
        }
    }

    /// Reads what begins with a bracket, and returns where to go on.
    fn read(&mut self, start: usize) -> usize {
        let mut scan = Scan::new(self.text, start, self.reading, self.most_depth);
        let read = scan.value();
        let end = scan.at();
        self.work += end - start;
        if self.work > READINGS.saturating_mul(self.text.len()) || self.found.len() == MOST {
            // All of it may turn out to be reasoning.
            self.fault = Some(Fault::TooMuchWork);
            return end;
        }
        let max = self.most_depth;
        match read {
            Ok(()) => {
                self.found.push((start..end, scan));
                end
            }
            // Whether it stands in reasoning, a later mark may tell, but not one in a string of it.
            Err(Stop::Truncated) => {
                self.fault = Some(Fault::Truncated);
                self.text.len()
            }
            Err(Stop::TooDeep(offset)) => {
                self.fault = Some(Fault::TooDeep { offset, max });
                offset
            }
            Err(Stop::At(offset)) if scan.has_begun => {
                self.fault = Some(Fault::Syntax { offset });
                offset.max(end)
            }
            // A bracket of the words.
            Err(Stop::At(_)) => start + 1,
        }
    }
}

/// Returns those that stand by themselves. The others are part of sentences or code.
fn apart<'t>(words: &str, fences: &Fences, found: Vec<Found<'t>>) -> Result<Vec<Found<'t>>, Fault> {
    let ranges: Vec<_> = found.iter().map(|(range, _)| range.clone()).collect();
    let places = Words::new(words, fences);
    let standings = ranges.iter().map(|range| places.standing(range, &ranges));
    let standings: Vec<_> = standings.collect();
    if !standings.contains(&Standing::Apart) {
        let are_side_by_side = ranges.len() > 1 && places.are_all(0..words.len(), &ranges);
        return Err(if are_side_by_side {
            Fault::Ambiguous
        } else {
            Fault::NoDocument
        });
    }
    // Which of two on lines of their own is the answer, no punctuation tells.
    if standings.contains(&Standing::Between) {
        return Err(Fault::Ambiguous);
    }
    let found = found.into_iter().zip(standings);
    let found = found.filter(|(_, standing)| *standing == Standing::Apart);
    let found: Vec<_> = found.map(|(found, _)| found).collect();
    // What a broken document has around a part of it is no prose.
    let words = places.without_code();
    let mut end = 0;
    for (range, _) in &found {
        if let Some(offset) = no_words(&words, end..range.start, end > 0, true) {
            return Err(Fault::Syntax { offset });
        }
        end = range.end;
    }
    match no_words(&words, end..words.len(), true, false) {
        Some(offset) => Err(Fault::Syntax { offset }),
        None => Ok(found),
    }
}

/// Leaves nothing of a text but a document, which was read by `scan`.
fn document<'t>(text: &'t str, scan: Scan<'t>, blocks: &[Range<usize>]) -> Document<'t> {
    let range = scan.range();
    let before = removed(text, 0..range.start, blocks);
    let after = removed(text, range.end..text.len(), blocks);
    let shift = before
        .iter()
        .map(|change| change.range.len())
        .sum::<usize>();
    let bracket = scan.bracket.map(|(at, bracket)| {
        let earlier = scan.changes.iter().filter(|change| change.range.end <= at);
        let earlier = earlier.filter(|change| change.reason != Reason::MissingBracket);
        let (old, new) = earlier.fold((shift, 0), |(old, new), change| {
            (old + change.range.len(), new + change.new.len())
        });
        (at + new - old, bracket)
    });
    let choices = scan.choices;
    let mut changes: Vec<_> = before.into_iter().chain(scan.changes).collect();
    changes.extend(after);
    // A comma is missing where the value ends, though that is seen later, where a key may have been read.
    changes.sort_by_key(|change| change.range.start);
    Document {
        pieces: Pieces::new(text, changes),
        bracket,
        choices,
    }
}

/// Removes what stands before or after a document: nothing if that is blank, or else all of it, with what is blank.
fn removed(text: &str, range: Range<usize>, blocks: &[Range<usize>]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    let mut at = range.start;
    let mut part = |part: Range<usize>, reason: Option<Reason>| {
        let words = text.get(part.clone()).unwrap_or_default();
        let words = words.trim_matches([' ', '\t', '\n', '\r']);
        let is_fence = words.starts_with("```") || words.starts_with("~~~");
        let reason = reason.unwrap_or(if is_fence && words.lines().count() == 1 {
            Reason::Fence
        } else {
            Reason::Prose
        });
        // What is blank goes with what stands beside it.
        match changes.last_mut() {
            Some(last) if words.is_empty() => last.range.end = part.end,
            _ if words.is_empty() => {}
            last => {
                let start = last.map_or(range.start, |last| last.range.end);
                changes.push(Change {
                    range: start..part.end,
                    new: String::new(),
                    reason,
                });
            }
        }
    };
    for block in blocks {
        if range.start <= block.start && block.end <= range.end {
            part(at..block.start, None);
            part(block.clone(), Some(Reason::Reasoning));
            at = block.end;
        }
    }
    part(at..range.end, None);
    changes
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
