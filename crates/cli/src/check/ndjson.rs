//! Cuts a stream into batches of whole lines. It never holds more of one line than a document may have,
//! however long the line is.

use std::io::{self, Read};

use crate::files::documents::endless;

/// Bytes requested from the stream at a time; also the approximate size of a batch.
const CHUNK: usize = 256 * 1024;
/// Maximum number of lines in a batch, so that many short ones do not make one long report.
const MOST_LINES: usize = 4096;

/// The next part of a stream.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// `count` whole lines, the first of which has the number `first`.
    Lines {
        first: usize,
        count: usize,
        bytes: Vec<u8>,
    },
    /// A line with more bytes than allowed; skipped, but counted.
    TooLong { line: usize, len: u64, passed: u64 },
    /// A blank line longer than a document may be, or many blank ones: not a document, but counted.
    Blank { passed: u64 },
}

/// Reads pieces from a stream.
pub(crate) struct LineReader<R> {
    input: R,
    max_bytes: usize,
    /// How much of one line is gone through for its end.
    most: u64,
    /// Read, but not yet returned.
    held: Vec<u8>,
    /// How much of `held` has been returned all the same.
    done: usize,
    /// Number of the line that the rest of `held` begins with.
    line: usize,
    ended: bool,
}

impl<R: Read> LineReader<R> {
    pub(crate) fn new(input: R, max_bytes: usize) -> Self {
        Self {
            input,
            max_bytes,
            most: u64::MAX,
            held: Vec::new(),
            done: 0,
            line: 1,
            ended: false,
        }
    }

    /// Sets how much of one line is gone through for its end. More is an error.
    pub(crate) fn with_most(self, most: u64) -> Self {
        Self { most, ..self }
    }

    /// Returns the next piece; `None` at the end of the stream.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        // The rest after the last piece may already hold whole lines.
        if let Some(piece) = self.take_lines(self.done) {
            return Ok(Some(piece));
        }
        self.held.drain(..self.done);
        self.done = 0;
        while !self.ended {
            let before = self.held.len();
            self.fill()?;
            if let Some(piece) = self.take_lines(before) {
                return Ok(Some(piece));
            }
            // One more byte may be the `\r` of a line end.
            if self.held.len() > self.max_bytes.saturating_add(1) {
                return self.pass_over().map(Some);
            }
        }
        Ok(self.take_rest())
    }

    /// Appends the result of one read.
    fn fill(&mut self) -> io::Result<()> {
        let before = self.held.len();
        let wanted = before + CHUNK;
        if self.held.capacity() < wanted {
            // Doubles as a vector would, but not beyond what a line may need.
            let most = self.max_bytes.saturating_add(2 * CHUNK).max(wanted);
            let capacity = wanted.max(2 * before).min(most);
            self.held.reserve_exact(capacity - before);
        }
        self.held.resize(wanted, 0);
        let read = read_some(
            &mut self.input,
            self.held.get_mut(before..).unwrap_or_default(),
        );
        self.held.truncate(before + *read.as_ref().unwrap_or(&0));
        self.ended = read? == 0;
        Ok(())
    }

    /// Takes whole lines from the front of the rest, which has no line end before `from`.
    fn take_lines(&mut self, from: usize) -> Option<Piece> {
        let ends = memchr::memchr_iter(b'\n', self.held.get(from..)?);
        let (count, last) = (1..).zip(ends).take(MOST_LINES).last()?;
        let end = from + last + 1;
        if count == MOST_LINES
            && let Some(piece) = self.take_blank(end)
        {
            return Some(piece);
        }
        let bytes = if self.held.len() - end < end - self.done {
            let rest = self.held.split_off(end);
            let mut bytes = std::mem::replace(&mut self.held, rest);
            bytes.drain(..self.done);
            self.done = 0;
            bytes
        } else {
            // The rest is not moved each time: of many short lines, it is most of what is held.
            let bytes = self.held.get(self.done..end)?.to_vec();
            self.done = end;
            bytes
        };
        let first = self.line;
        self.line += count;
        Some(Piece::Lines {
            first,
            count,
            bytes,
        })
    }

    /// Takes blank lines from the front of the rest, as many as there are, if they go on to `least`: by the many, they take no
    /// time of their own.
    fn take_blank(&mut self, least: usize) -> Option<Piece> {
        let rest = self.held.get(self.done..)?;
        let blank = rest
            .iter()
            .position(|byte| *byte != b'\n' && !is_space(*byte));
        let blank = rest.get(..blank.unwrap_or(rest.len()))?;
        let passed = memchr::memrchr(b'\n', blank)? + 1;
        if self.done + passed < least {
            return None;
        }
        self.line += memchr::memchr_iter(b'\n', blank).count();
        self.done += passed;
        Some(Piece::Blank {
            passed: passed as u64,
        })
    }

    /// Takes the last line, if no line end follows it.
    fn take_rest(&mut self) -> Option<Piece> {
        let bytes = std::mem::take(&mut self.held);
        (!bytes.is_empty()).then_some(Piece::Lines {
            first: self.line,
            count: 1,
            bytes,
        })
    }

    /// Drops the line that `held` begins with, up to its end.
    fn pass_over(&mut self) -> io::Result<Piece> {
        let mut passed = 0_u64;
        let mut blank = true;
        let mut last = 0_u8;
        let ended_by_newline = loop {
            let end = memchr::memchr(b'\n', &self.held);
            let part = self
                .held
                .get(..end.unwrap_or(self.held.len()))
                .unwrap_or_default();
            blank = blank && is_blank(part);
            passed += part.len() as u64;
            last = part.last().copied().unwrap_or(last);
            if let Some(end) = end {
                self.held.drain(..=end);
                break true;
            }
            self.held = Vec::new();
            if passed > self.most {
                let (line, why) = (self.line, endless(self.most));
                return Err(io::Error::new(why.kind(), format!("line {line}: {why}")));
            }
            self.fill()?;
            if self.ended {
                break false;
            }
        };
        let line = self.line;
        self.line += 1;
        let carriage_return = u64::from(ended_by_newline && last == b'\r');
        let len = passed - carriage_return;
        let passed = passed + u64::from(ended_by_newline);
        Ok(if blank {
            Piece::Blank { passed }
        } else {
            Piece::TooLong { line, len, passed }
        })
    }
}

/// Reads once, and again if a signal interrupts it.
fn read_some(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Iterates over the documents among the lines of `bytes`, with their line numbers. Blank lines are skipped.
pub(crate) fn documents(first: usize, bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut rest = Some(bytes);
    let lines = std::iter::from_fn(move || {
        let text = rest.filter(|text| !text.is_empty())?;
        let end = memchr::memchr(b'\n', text).unwrap_or(text.len());
        let (line, after) = text.split_at_checked(end)?;
        rest = after.get(1..);
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    });
    (first..).zip(lines).filter(|(_, line)| !is_blank(line))
}

/// Returns whether the line consists of JSON whitespace only.
fn is_blank(line: &[u8]) -> bool {
    line.iter().all(|byte| is_space(*byte))
}

/// Returns whether a byte is JSON whitespace other than the end of a line.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a few bytes at each read, as a pipe may.
    struct Dribble<'a>(&'a [u8], usize);

    impl Read for Dribble<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.1.min(self.0.len()).min(buffer.len());
            let (now, later) = self.0.split_at(count);
            buffer[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    /// Line number and text of a document, or `Err` with the length of one too long.
    type Found = (usize, Result<String, u64>);

    /// All documents, and the bytes gone through.
    fn read_all(text: &[u8], max_bytes: usize, step: usize) -> (Vec<Found>, u64) {
        let mut reader = LineReader::new(Dribble(text, step), max_bytes);
        let (mut all, mut bytes_seen) = (Vec::new(), 0);
        while let Some(piece) = reader.next().unwrap() {
            match piece {
                Piece::Lines { first, bytes, .. } => {
                    bytes_seen += bytes.len() as u64;
                    for (line, text) in documents(first, &bytes) {
                        let text = String::from_utf8(text.to_vec()).unwrap();
                        let len = text.len() as u64;
                        all.push((
                            line,
                            if text.len() > max_bytes {
                                Err(len)
                            } else {
                                Ok(text)
                            },
                        ));
                    }
                }
                Piece::TooLong { line, len, passed } => {
                    bytes_seen += passed;
                    all.push((line, Err(len)));
                }
                Piece::Blank { passed } => bytes_seen += passed,
            }
        }
        (all, bytes_seen)
    }

    #[test]
    fn lines_are_the_same_however_the_stream_dribbles() {
        let text = b"{}\r\n\n  \t\n[1,2,3]\n\"0123456789\"\r\n7\n            \n8";
        let expected = vec![
            (1, Ok("{}".to_owned())),
            (4, Ok("[1,2,3]".to_owned())),
            (5, Err(12)),
            (6, Ok("7".to_owned())),
            (8, Ok("8".to_owned())),
        ];
        for step in 1..=text.len() {
            assert_eq!(
                read_all(text, 7, step).0,
                expected,
                "{step} bytes at a time"
            );
        }
    }

    #[test]
    fn a_line_of_exactly_the_limit_passes_with_either_line_end() {
        for step in [1, 3, 100] {
            assert_eq!(
                read_all(b"12345\r\n12345\n123456\r\n123456", 5, step).0,
                [
                    (1, Ok("12345".to_owned())),
                    (2, Ok("12345".to_owned())),
                    (3, Err(6)),
                    (4, Err(6)),
                ]
            );
        }
    }

    #[test]
    fn many_short_lines_come_in_several_pieces() {
        let text = "1\n".repeat(10_000);
        let mut reader = LineReader::new(text.as_bytes(), 10);
        let mut seen = Vec::new();
        while let Some(Piece::Lines { first, count, .. }) = reader.next().unwrap() {
            seen.push((first, count));
        }
        assert_eq!(seen, [(1, 4096), (4097, 4096), (8193, 1808)]);
        let (documents, bytes) = read_all(text.as_bytes(), 10, 20_000);
        assert_eq!(documents.last(), Some(&(10_000, Ok("1".to_owned()))));
        assert_eq!((documents.len(), bytes), (10_000, 20_000));
    }

    #[test]
    fn every_byte_is_accounted_for() {
        let spaces = " ".repeat(20);
        let digits = "1234567890".repeat(2);
        for last in [&spaces, &digits] {
            let text = format!("1\n{digits}\r\n\n2\n{spaces}\n{spaces}\r\n3\n{last}");
            for step in 1..text.len() {
                assert_eq!(
                    read_all(text.as_bytes(), 4, step).1,
                    text.len() as u64,
                    "{step} bytes at a time"
                );
            }
        }
    }

    #[test]
    fn no_more_is_held_of_a_line_than_it_may_have() {
        let mut reader = LineReader::new(io::repeat(b'1').take(64 << 20), 1 << 20);
        let piece = reader.next().unwrap();
        assert_eq!(
            piece,
            Some(Piece::TooLong {
                line: 1,
                len: 64 << 20,
                passed: 64 << 20
            })
        );
        assert!(reader.held.capacity() <= (1 << 20) + 2 * CHUNK);
        assert_eq!(reader.next().unwrap(), None);
    }

    // Found by an attack: a line that never ended was never refused.
    #[test]
    fn a_line_without_an_end_is_an_error() {
        for byte in [b'1', b' '] {
            let line = || io::repeat(byte).take(2 << 20);
            let text = (&b"1\n"[..]).chain(line()).chain(&b"\n2\n"[..]);
            let mut reader = LineReader::new(text, 10).with_most(3 << 20);
            let pieces = std::iter::from_fn(|| reader.next().unwrap()).count();
            assert_eq!(pieces, 3);
            let text = (&b"1\n"[..]).chain(io::repeat(byte));
            let mut reader = LineReader::new(text, 10).with_most(3 << 20);
            assert!(reader.next().unwrap().is_some());
            assert_eq!(
                reader.next().unwrap_err().to_string(),
                "line 2: expected an end within 3145728 bytes, but found none"
            );
        }
    }

    #[test]
    fn many_blank_lines_are_counted_and_make_few_pieces() {
        let group = "\n".repeat(1000) + " \n";
        for blank in ["\n", "\r\n", "\t\r\n", &group] {
            let (many, some) = (blank.repeat(4 * CHUNK / blank.len()), blank.repeat(5000));
            let text = format!("{many}1\n{blank}2\n{some}3\n");
            let line_of = |document: &str| {
                let (before, _) = text.split_once(document).unwrap();
                before.matches('\n').count() + 1
            };
            let expected: Vec<Found> = ["1", "2", "3"]
                .map(|document| (line_of(document), Ok(document.to_owned())))
                .into();
            for step in [4 * CHUNK, 50_000] {
                let (found, passed) = read_all(text.as_bytes(), 100, step);
                assert_eq!((found, passed), (expected.clone(), text.len() as u64));
            }
            // At most a whole one and the rest of each part that is read, and more around a document.
            let mut reader = LineReader::new(text.as_bytes(), 100);
            let pieces = std::iter::from_fn(|| reader.next().unwrap()).count();
            assert!(pieces <= 2 * text.len().div_ceil(CHUNK) + 6, "{pieces}");
        }
    }

    #[test]
    fn an_empty_stream_has_no_pieces() {
        assert_eq!(read_all(b"", 10, 1).0, []);
        assert_eq!(read_all(b"\n\n \n", 10, 1).0, []);
    }
}
