//! JSON text without whitespace outside strings: the same tokens in the same spelling.
//!
//! Invariant: a stretch without whitespace is copied in one piece, and not copied at all if it is the whole text.

use std::borrow::Cow;

use super::cursor::{Cursor, RawStr};
use super::fault::Fault;
use super::scanner::{Handler, Scanner, Shape};

/// Removes the whitespace from a text that is one value and nothing else.
///
/// # Errors
///
/// Returns the first fault of the text.
pub fn compact(cursor: Cursor<'_>, max_depth: usize) -> Result<Cow<'_, str>, Fault> {
    let mut compact = Compact {
        source: cursor.text(),
        from: 0,
        to: 0,
        separator: None,
        text: String::new(),
    };
    Scanner::new(cursor, max_depth).document(&mut compact)?;
    Ok(compact.finish())
}

/// Receives the tokens of one value, and collects their text.
struct Compact<'a> {
    source: &'a str,
    /// The tokens of the source that are not copied yet, with nothing else between them.
    from: usize,
    to: usize,
    /// The separator that must come before the next token.
    separator: Option<u8>,
    text: String,
}

impl<'a> Compact<'a> {
    fn finish(mut self) -> Cow<'a, str> {
        if self.text.is_empty() {
            return Cow::Borrowed(self.piece());
        }
        self.text.push_str(self.piece());
        Cow::Owned(self.text)
    }

    fn piece(&self) -> &'a str {
        self.source.get(self.from..self.to).unwrap_or_default()
    }

    /// Handles the token from `start` to `end`, and everything before it.
    #[inline]
    fn token(&mut self, start: usize, end: usize, separator: Option<u8>) {
        // The separator is present, or the text would have been rejected, and it fills the gap exactly.
        if start != self.to + usize::from(self.separator.is_some()) {
            self.part(start);
        }
        self.to = end;
        self.separator = separator;
    }

    /// Copies the pending piece, because whitespace separates it from the token at `start`.
    fn part(&mut self, start: usize) {
        if self.from == self.to {
            // The first token.
            self.from = start;
            return;
        }
        // A separator that follows immediately belongs to the piece.
        let mut missing = self.separator;
        if missing.is_some() && self.source.as_bytes().get(self.to).copied() == missing {
            self.to += 1;
            missing = None;
        }
        let piece = self.piece();
        if self.text.capacity() == 0 {
            self.text.reserve(self.source.len() - self.from);
        }
        self.text.push_str(piece);
        if let Some(separator) = missing {
            self.text.push(char::from(separator));
        }
        self.from = start;
    }
}

impl<'a> Handler<'a> for Compact<'a> {
    #[inline]
    fn open(&mut self, start: usize, _shape: Shape) {
        self.token(start, start + 1, None);
    }

    #[inline]
    fn key(&mut self, start: usize, key: RawStr<'a>) {
        self.token(start, start + key.spelling().len() + 2, Some(b':'));
    }

    #[inline]
    fn scalar(&mut self, start: usize, end: usize) {
        self.token(start, end, Some(b','));
    }

    #[inline]
    fn close(&mut self, end: usize, _shape: Shape) {
        // No comma precedes a closing bracket.
        self.separator = None;
        self.token(end - 1, end, Some(b','));
    }
}

/// Receives the tokens of one value, and records whether there is whitespace between them.
#[derive(Debug)]
pub(crate) struct Spacing {
    /// Where the previous token ended, and the length of the separator that must follow it.
    to: usize,
    separator: usize,
    found: bool,
}

impl Spacing {
    /// Starts with a value that begins at `start`.
    pub(crate) const fn new(start: usize) -> Self {
        Self {
            to: start,
            separator: 0,
            found: false,
        }
    }

    /// Returns whether there was no whitespace.
    pub(crate) const fn is_compact(&self) -> bool {
        !self.found
    }

    #[inline]
    const fn token(&mut self, start: usize, end: usize, separator: usize) {
        self.found |= start != self.to + self.separator;
        self.to = end;
        self.separator = separator;
    }
}

impl<'a> Handler<'a> for Spacing {
    #[inline]
    fn open(&mut self, start: usize, _shape: Shape) {
        self.token(start, start + 1, 0);
    }

    #[inline]
    fn key(&mut self, start: usize, key: RawStr<'a>) {
        self.token(start, start + key.spelling().len() + 2, 1);
    }

    #[inline]
    fn scalar(&mut self, start: usize, end: usize) {
        self.token(start, end, 1);
    }

    #[inline]
    fn close(&mut self, end: usize, _shape: Shape) {
        // No comma precedes a closing bracket.
        self.separator = 0;
        self.token(end - 1, end, 1);
    }
}
