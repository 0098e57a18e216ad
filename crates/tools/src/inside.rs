//! JSON in a string: reads its text, and finds the places of the text in the document that has the string.

use std::borrow::Cow;
use std::ops::Range;

use saop_json::NodeRef;
use saop_schema::Violation;

use crate::places::Places;

/// The text of a string in a document.
pub(crate) struct Inside<'a> {
    pub(crate) text: Cow<'a, str>,
    /// As it is spelled, without the quotes.
    spelling: &'a str,
    /// Where the spelling begins in the document.
    start: usize,
}

impl<'a> Inside<'a> {
    /// Reads a node that is a string.
    pub(crate) fn of(string: NodeRef<'a>) -> Self {
        let spelling = string.text();
        let inner = spelling
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'));
        Self {
            text: string.string().unwrap_or_default(),
            spelling: inner.unwrap_or_default(),
            start: string.span().start + 1,
        }
    }

    fn places(&self) -> Places {
        Places::new(self.start, self.spelling.len(), self.escapes())
    }

    /// Returns where a part of the text is spelled in the document.
    pub(crate) fn span(&self, part: Range<usize>) -> Range<usize> {
        let places = self.places();
        places.of(part.start)..places.of(part.end)
    }

    /// Moves violations of the text to their places in the document.
    pub(crate) fn place(&self, violations: &mut [Violation]) {
        let places = self.places();
        for violation in violations {
            if let Some(span) = violation.span() {
                let violation_there = violation
                    .clone()
                    .with_span(places.of(span.start)..places.of(span.end));
                *violation = violation_there;
            }
        }
    }

    /// Returns where each escape ends: in the text, and in its spelling. Between them, both have the same bytes.
    fn escapes(&self) -> Vec<(usize, usize)> {
        let mut escapes = Vec::new();
        // How much longer the spelling is than the text so far.
        let mut surplus = 0;
        let mut at = 0;
        while let Some(found) = self.spelling.get(at..).and_then(|rest| rest.find('\\')) {
            let start = at + found;
            let (spelled, stands_for) = self.escape(start);
            at = start + spelled;
            surplus += spelled - stands_for;
            escapes.push((at - surplus, at));
        }
        escapes
    }

    /// Returns how many bytes the escape at an offset has, and how many it stands for. The string is valid.
    fn escape(&self, start: usize) -> (usize, usize) {
        let digits = self.spelling.get(start + 2..start + 6);
        let unit = || u32::from_str_radix(digits?, 16).ok();
        match self.spelling.as_bytes().get(start + 1) {
            Some(b'u') => match unit().map(char::from_u32) {
                Some(Some(c)) => (6, c.len_utf8()),
                // A surrogate is one half of a pair.
                _ => (12, 4),
            },
            _ => (2, 1),
        }
    }
}
