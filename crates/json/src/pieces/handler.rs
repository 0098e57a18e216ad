//! What a scan of a text that grows tells.
//!
//! Invariant: what is told has been read, so that it does not change.

use std::ops::Range;

use crate::text::RawStr;
use crate::value::JsonKind;

/// Receives what a scan finds, in text order. If it fails, the scan stops: at the byte whose offset it returns.
pub trait PieceHandler {
    /// The first byte of a value.
    ///
    /// # Errors
    ///
    /// Stops the scan.
    fn begin(&mut self, text: &str, start: usize, kind: JsonKind) -> Result<(), usize>;

    /// The closing quote of a key, whose range includes its quotes.
    ///
    /// # Errors
    ///
    /// Stops the scan.
    fn key(&mut self, text: &str, key: Key) -> Result<(), usize>;

    /// Whether the characters of the string that begins at `start` are to be told. If not, it is asked again, with `is_cut`, when the string
    /// is wrong or does not end in the text so far: they are then told from the first on.
    fn wants_more(&mut self, start: usize, is_cut: bool) -> bool;

    /// More of a string that is no key, if they are [wanted](Self::wants_more).
    ///
    /// # Errors
    ///
    /// Stops the scan.
    fn grow(&mut self, text: &str, more: Piece<'_>) -> Result<(), usize>;

    /// The end of the value that has begun last and is still open. A number ends at the byte after it.
    ///
    /// # Errors
    ///
    /// Stops the scan.
    fn end(&mut self, text: &str, value: Range<usize>, kind: JsonKind) -> Result<(), usize>;
}

/// Where a key is in the text.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The offset of its opening quote.
    pub start: usize,
    /// The offset after its closing quote.
    pub end: usize,
    /// Whether it has no escapes.
    pub is_plain: bool,
}

impl Key {
    /// Returns the key as it stands in the text.
    #[inline]
    #[must_use]
    pub fn of(self, text: &str) -> RawStr<'_> {
        let inner = text.get(self.start + 1..self.end - 1).unwrap_or_default();
        if self.is_plain {
            RawStr::Plain(inner)
        } else {
            RawStr::Escaped(inner)
        }
    }
}

/// Some characters of a string.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'p> {
    /// Without escapes.
    pub text: &'p str,
    /// Where it is spelled in the document.
    pub start: usize,
    /// The offset after it.
    pub end: usize,
    /// The offset of the opening quote of the string.
    pub string: usize,
}

impl<'p> Piece<'p> {
    /// Returns the characters before the one that is there with the byte at an offset in the document.
    #[must_use]
    pub fn before(&self, last: usize) -> &'p str {
        // An escape is one character.
        let mut length = 0;
        if self.is_plain() {
            length = last.saturating_sub(self.start).min(self.text.len());
        }
        while !self.text.is_char_boundary(length) {
            length -= 1;
        }
        self.text.get(..length).unwrap_or_default()
    }

    /// Returns the offset in the document of the byte with which the first `length` bytes of the piece are there.
    #[must_use]
    pub const fn last_of(&self, length: usize) -> usize {
        // An escape is one character, which is known at its last byte.
        if self.is_plain() {
            self.start + length - 1
        } else {
            self.end - 1
        }
    }

    const fn is_plain(&self) -> bool {
        self.end - self.start == self.text.len()
    }
}
