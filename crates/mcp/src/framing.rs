//! Messages out of a stream of bytes: one a line, as MCP's stdio transport has them.
//!
//! Invariant: all lines together, with those that were too long, are the bytes that were given; a line is returned with
//! its `\n`, and no more of one than the limit is ever held.

/// Splits a stream into lines.
#[derive(Debug)]
pub struct Lines {
    max_bytes: usize,
    /// Whether a line that is too long is returned in parts, and not dropped.
    in_parts: bool,
    /// The beginning of a line whose end has not come.
    begun: Vec<u8>,
    /// How many bytes of a line that is too long were dropped; its end has not come.
    dropped: usize,
}

/// A line of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The line, with its `\n` unless the stream ended without.
    Whole(Vec<u8>),
    /// A part of a line that is longer than the limit. The last one has its `\n`.
    Part(Vec<u8>),
    /// The end of a line that was longer than the limit: of so many bytes, which were dropped unless they were returned in parts.
    TooLong(usize),
}

impl Lines {
    /// Creates a splitter of lines of at most so many bytes each, without the `\n`.
    #[must_use]
    pub const fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            in_parts: false,
            begun: Vec::new(),
            dropped: 0,
        }
    }

    /// Sets whether a line that is too long is returned in parts. Default: no, it is dropped.
    #[must_use]
    pub const fn with_parts(mut self, yes: bool) -> Self {
        self.in_parts = yes;
        self
    }

    /// Takes the next bytes of the stream, and gives each line that ends within them to `each`.
    pub fn push(&mut self, mut bytes: &[u8], mut each: impl FnMut(Line)) {
        while let Some(end) = find(bytes, b'\n') {
            let (line, rest) = bytes.split_at(end + 1);
            bytes = rest;
            self.take(line, &mut each);
            each(self.end_line());
        }
        self.take(bytes, &mut each);
    }

    /// Returns what stands after the last `\n` once the stream has ended.
    #[must_use]
    pub fn finish(&mut self) -> Option<Line> {
        (self.dropped > 0 || !self.begun.is_empty()).then(|| self.end_line())
    }

    fn take(&mut self, part: &[u8], each: &mut impl FnMut(Line)) {
        // The `\n` does not count.
        let length = part.len() - usize::from(part.ends_with(b"\n"));
        if self.dropped == 0 && self.begun.len() + length <= self.max_bytes {
            self.begun.extend_from_slice(part);
            return;
        }
        let mut begun = std::mem::take(&mut self.begun);
        self.dropped += begun.len() + part.len();
        if self.in_parts && !part.is_empty() {
            begun.extend_from_slice(part);
            each(Line::Part(begun));
        }
    }

    fn end_line(&mut self) -> Line {
        match std::mem::take(&mut self.dropped) {
            0 => Line::Whole(std::mem::take(&mut self.begun)),
            dropped => Line::TooLong(dropped),
        }
    }
}

/// Returns the place of the first byte of a value. Whole blocks without it are passed over at once.
pub(crate) fn find(bytes: &[u8], wanted: u8) -> Option<usize> {
    let is_in = |block: &[u8; 32]| {
        let found = block.iter().map(|byte| u8::from(*byte == wanted));
        found.fold(0, |any, one| any | one) != 0
    };
    let (blocks, _) = bytes.as_chunks();
    let passed = blocks.iter().take_while(|block| !is_in(block)).count() * 32;
    let rest = bytes.get(passed..).unwrap_or_default();
    let place = rest.iter().position(|byte| *byte == wanted)?;
    Some(passed + place)
}

#[cfg(test)]
mod tests {
    use super::{Line, Lines};

    fn split(text: &[u8], chunk: usize, most: usize) -> Vec<Line> {
        let mut lines = Lines::new(most);
        let mut all = Vec::new();
        for part in text.chunks(chunk) {
            lines.push(part, |line| all.push(line));
        }
        all.extend(lines.finish());
        all
    }

    #[test]
    fn any_chunks_give_the_same_lines() {
        let text = b"{}\n\nlonger than eight\r\n12345678\nend";
        let whole = |line: &[u8]| Line::Whole(line.to_vec());
        let expected = vec![
            whole(b"{}\n"),
            whole(b"\n"),
            Line::TooLong(19),
            whole(b"12345678\n"),
            whole(b"end"),
        ];
        for chunk in 1..=text.len() {
            assert_eq!(split(text, chunk, 8), expected, "chunks of {chunk}");
        }
        assert_eq!(split(b"123456789", 2, 8), [Line::TooLong(9)]);
        assert_eq!(split(b"", 1, 8), []);
    }

    #[test]
    fn a_long_line_in_parts_is_all_there() {
        let text = b"1234567890123\n{}\n1234567890";
        for chunk in 1..=text.len() {
            let mut lines = Lines::new(8).with_parts(true);
            let (mut all, mut ends) = (Vec::new(), Vec::new());
            let mut each = |line| match line {
                Line::Whole(bytes) | Line::Part(bytes) => all.extend(bytes),
                Line::TooLong(length) => ends.push(length),
            };
            for part in text.chunks(chunk) {
                lines.push(part, &mut each);
            }
            if let Some(line) = lines.finish() {
                each(line);
            }
            assert_eq!(all, text, "chunks of {chunk}");
            assert_eq!(ends, [14, 10], "chunks of {chunk}");
        }
    }
}
