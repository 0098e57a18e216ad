//! Line and column of a byte offset. Both count from 1, and a column counts characters.

use std::fmt;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1. Lines end with `\n`.
    pub line: usize,
    /// Column, from 1, in characters (Unicode scalar values).
    pub column: usize,
}

/// The line and the column, with a colon between them.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl Position {
    /// Returns the position of `offset` in `bytes`. Scans the text before it.
    #[must_use]
    pub fn of(bytes: &[u8], offset: usize) -> Self {
        Locator::new(bytes).locate(offset)
    }
}

/// Finds the positions of ascending offsets in one pass over the text.
pub struct Locator<'a> {
    bytes: &'a [u8],
    offset: usize,
    at: Position,
}

impl<'a> Locator<'a> {
    /// Starts at the beginning of `bytes`.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            offset: 0,
            at: Position { line: 1, column: 1 },
        }
    }

    /// Returns the line and column of an offset. Scans the text since the previous one; a smaller offset starts over.
    pub fn locate(&mut self, offset: usize) -> Position {
        if offset < self.offset {
            *self = Self::new(self.bytes);
        }
        let passed = self
            .bytes
            .get(self.offset..offset.min(self.bytes.len()))
            .unwrap_or_default();
        // Counting processes many bytes at a time, which a search from the end does not.
        let (lines, mut characters) = count(passed);
        if lines > 0 {
            self.at.line += lines;
            self.at.column = 1;
            let last = passed.iter().rposition(|&b| b == b'\n');
            let line = last.and_then(|last| passed.get(last + 1..));
            characters = count(line.unwrap_or_default()).1;
        }
        self.at.column += characters;
        self.offset = offset;
        self.at
    }
}

/// Counts the lines that end in `bytes` and the characters that begin: every byte except UTF-8 continuation bytes. A
/// chunk's counts fit into a byte each, so that vector instructions count sixteen bytes at once.
fn count(bytes: &[u8]) -> (usize, usize) {
    const CHUNK: usize = 192;
    let of_chunk = |chunk: &[u8]| {
        chunk.iter().fold((0u8, 0u8), |(lines, characters), &byte| {
            let is_end = u8::from(byte == b'\n');
            let is_first = u8::from(byte & 0xC0 != 0x80);
            (lines + is_end, characters + is_first)
        })
    };
    bytes
        .chunks(CHUNK)
        .map(of_chunk)
        .fold((0, 0), |all, chunk| {
            (all.0 + usize::from(chunk.0), all.1 + usize::from(chunk.1))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_shown_as_line_and_column() {
        assert_eq!(
            Position {
                line: 3,
                column: 118
            }
            .to_string(),
            "3:118"
        );
    }

    #[test]
    fn columns_count_characters_and_lines_end_with_newline() {
        let text = "aé\n\u{1F600}b\r\nc".as_bytes();
        let at = |offset| {
            let Position { line, column } = Position::of(text, offset);
            (line, column)
        };
        assert_eq!(at(0), (1, 1));
        assert_eq!(at(1), (1, 2));
        assert_eq!(at(3), (1, 3));
        assert_eq!(at(4), (2, 1));
        assert_eq!(at(8), (2, 2));
        assert_eq!(at(11), (3, 1));
        assert_eq!(at(text.len()), (3, 2));
        assert_eq!(at(text.len() + 5), (3, 2));
    }

    #[test]
    fn long_texts_are_counted_in_chunks() {
        for length in [191, 192, 193, 400, 1000] {
            let text = "\n".repeat(length) + &"é".repeat(length);
            let Position { line, column } = Position::of(text.as_bytes(), text.len());
            assert_eq!((line, column), (length + 1, length + 1));
        }
    }

    #[test]
    fn a_locator_may_be_asked_backwards() {
        let mut locator = Locator::new(b"a\nb\nc");
        assert_eq!(locator.locate(4), Position { line: 3, column: 1 });
        assert_eq!(locator.locate(2), Position { line: 2, column: 1 });
        assert_eq!(locator.locate(2), Position { line: 2, column: 1 });
    }
}
