//! Line and column of a byte offset. Both count from 1, and a column counts characters.

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1. Lines end with `\n`.
    pub line: usize,
    /// Column, from 1, in characters (Unicode scalar values).
    pub column: usize,
}

impl Position {
    /// The position of `offset` in `bytes`. Costs a pass over the text before it.
    pub(crate) fn of(bytes: &[u8], offset: usize) -> Self {
        Locator::new(bytes).locate(offset)
    }
}

/// Finds positions of ascending offsets in one pass over the text.
pub(crate) struct Locator<'a> {
    bytes: &'a [u8],
    offset: usize,
    at: Position,
}

impl<'a> Locator<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            offset: 0,
            at: Position { line: 1, column: 1 },
        }
    }

    pub(crate) fn locate(&mut self, offset: usize) -> Position {
        if offset < self.offset {
            *self = Self::new(self.bytes);
        }
        let passed = self
            .bytes
            .get(self.offset..offset.min(self.bytes.len()))
            .unwrap_or_default();
        // Counting takes many bytes at a time, which a search from the end does not.
        let lines = count(passed, |byte| byte == b'\n');
        let line_start = if lines == 0 {
            0
        } else {
            self.at.line += lines;
            self.at.column = 1;
            let last = passed.iter().rposition(|&b| b == b'\n');
            last.map_or(0, |last| last + 1)
        };
        self.at.column += characters(passed.get(line_start..).unwrap_or_default());
        self.offset = offset;
        self.at
    }
}

/// Number of characters that begin in `bytes`: every byte but UTF-8's continuations.
fn characters(bytes: &[u8]) -> usize {
    count(bytes, |byte| byte & 0xC0 != 0x80)
}

/// How many bytes are so. A chunk's number fits into a byte, so that vector instructions count sixteen of them each.
fn count(bytes: &[u8], is_so: impl Fn(u8) -> bool) -> usize {
    const CHUNK: usize = 192;
    let of_chunk = |chunk: &[u8]| chunk.iter().map(|&byte| u8::from(is_so(byte))).sum::<u8>();
    bytes
        .chunks(CHUNK)
        .map(|chunk| usize::from(of_chunk(chunk)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

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
