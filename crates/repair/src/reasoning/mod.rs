//! The parts of a text in which a model thinks, whatever convention marks them. Nothing in them is an answer.
//!
//! Invariant: where it is unclear whether a block has ended, it has not.

mod heading;
mod kind;
mod mark;
mod tag;

use std::ops::Range;

use crate::fault::Fault;
use kind::{Key, Kind, Mark};

/// More blocks within each other are not told apart.
const MOST_OPEN: usize = 64;

/// The reasoning of a text, read mark by mark from its start.
#[derive(Debug)]
pub(crate) struct Reasoning<'t> {
    text: &'t str,
    /// The mark at or after the place that was asked for last.
    next: Option<Mark>,
    /// Whether no other is left.
    is_done: bool,
    /// What is open, and where its mark stands.
    open: Vec<(Key, Range<usize>)>,
    blocks: Vec<Range<usize>>,
}

impl<'t> Reasoning<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self {
            text,
            next: None,
            is_done: false,
            open: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Returns where the next mark begins, at or after an offset.
    pub(crate) fn next(&mut self, from: usize) -> Option<usize> {
        let is_ahead = |next: &Mark| next.range.start >= from;
        if !self.is_done && !self.next.as_ref().is_some_and(is_ahead) {
            self.next = mark::next(self.text, from);
            self.is_done = self.next.is_none();
        }
        self.next.as_ref().map(|next| next.range.start)
    }

    /// Passes the mark that [`Reasoning::next`] found. Returns where it ends, and whether all before it was reasoning after all.
    pub(crate) fn pass(&mut self) -> Result<(usize, bool), Fault> {
        let Some(Mark { range, kind }) = self.next.take() else {
            return Ok((self.text.len(), false));
        };
        let end = range.end;
        let place =
            |key: &Key, open: &[(Key, Range<usize>)]| open.iter().rposition(|(one, _)| one.is(key));
        match kind {
            // What goes on is one block.
            Kind::Open(key) if !key.nests() && place(&key, &self.open).is_some() => {}
            Kind::Open(_) if self.open.len() >= MOST_OPEN => return Err(Fault::TooMuchWork),
            Kind::Open(key) => self.begin(key, range),
            Kind::Close { key, is_sure } => match place(&key, &self.open) {
                Some(at) => {
                    let start = self.open.get(at).map_or(0, |(_, mark)| mark.start);
                    self.open.truncate(at);
                    if self.open.is_empty() {
                        self.blocks.push(start..end);
                    }
                }
                // The prompt had the beginning of it.
                None if is_sure && self.open.is_empty() => {
                    self.blocks.clear();
                    self.blocks.push(0..end);
                    return Ok((end, true));
                }
                None => {}
            },
        }
        Ok((end, false))
    }

    fn begin(&mut self, key: Key, range: Range<usize>) {
        // A template begins a block, and a model the same again.
        if let Some((last, mark)) = self.open.last_mut()
            && *last == key
            && self
                .text
                .get(mark.end..range.start)
                .is_some_and(|gap| gap.trim().is_empty())
        {
            mark.end = range.end;
        } else {
            self.open.push((key, range));
        }
    }

    /// Ends a label such as `The reason:` behind an answer: it stands over the rest of the text, and nothing else would end it.
    pub(crate) fn end_reason(&mut self, answer: usize) {
        let is_reason = |label: &str| {
            let mut words = label.split(|c: char| !c.is_alphanumeric());
            words.any(|word| matches!(word, "reason" | "reasons"))
        };
        if let [(Key::Heading(_), mark)] = &self.open[..]
            && mark.start >= answer
            && is_reason(
                &self
                    .text
                    .get(mark.clone())
                    .unwrap_or_default()
                    .to_lowercase(),
            )
        {
            self.blocks.push(mark.start..self.text.len());
            self.open.clear();
        }
    }

    /// Whether a block has begun, and not ended.
    pub(crate) const fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns the blocks that have ended, in the order of the text.
    pub(crate) fn into_blocks(self) -> Vec<Range<usize>> {
        self.blocks
    }
}
