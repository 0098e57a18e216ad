//! NDJSON: a document on each line of a stream, of any length. SPEC U3.
//!
//! Invariant: no more of one line is held than a document may have, every line is accounted for, and where a document begins is known to
//! the byte.

use std::io::{self, Read};

/// Bytes requested from the stream at a time; also the approximate size of a piece.
const CHUNK: usize = 256 * 1024;
/// Maximum number of lines in a piece, so that many short ones do not make one long report.
const MOST_LINES: usize = 4096;

/// The next part of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Piece {
    /// Whole lines.
    Lines(Lines),
    /// A line with more bytes than allowed; skipped, but counted.
    TooLong(TooLong),
    /// A blank line longer than a document may be, or many blank ones: not a document, but counted.
    Blank {
        /// Bytes of the stream.
        passed: u64,
    },
}

/// Whole lines of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    first: usize,
    offset: u64,
    count: usize,
    bytes: Vec<u8>,
}

/// A line with more bytes than a document may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TooLong {
    /// Its number, from 1.
    pub line: usize,
    /// The offset in the stream at which it begins.
    pub offset: u64,
    /// How many bytes it has, without its end.
    pub length: u64,
    /// How many it has with it.
    pub passed: u64,
}

/// A document on a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// The offset in the stream at which it begins.
    pub offset: u64,
    /// The text, without the end of the line.
    pub text: &'a [u8],
    /// The line as it is, with its end if it has one.
    pub raw: &'a [u8],
}

impl Lines {
    /// Returns the bytes, with the ends of the lines.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns how many lines there are, blank ones among them.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Iterates over the documents. Blank lines are skipped.
    pub fn documents(&self) -> impl Iterator<Item = Line<'_>> {
        let mut at = At {
            number: self.first,
            place: 0,
        };
        std::iter::from_fn(move || at.next(self))
    }
}

/// A place among lines.
#[derive(Clone, Copy)]
struct At {
    number: usize,
    place: usize,
}

impl At {
    /// Returns the next document of the lines.
    fn next<'a>(&mut self, lines: &'a Lines) -> Option<Line<'a>> {
        loop {
            let rest = lines
                .bytes
                .get(self.place..)
                .filter(|rest| !rest.is_empty())?;
            let end = memchr::memchr(b'\n', rest);
            let (raw, _) = rest.split_at(end.map_or(rest.len(), |end| end + 1));
            let text = raw.strip_suffix(b"\n").unwrap_or(raw);
            let line = Line {
                number: self.number,
                offset: lines.offset + self.place as u64,
                text: text.strip_suffix(b"\r").unwrap_or(text),
                raw,
            };
            self.number += 1;
            self.place += raw.len();
            if !is_blank(line.text) {
                return Some(line);
            }
        }
    }
}

/// The documents of a stream, one at a time, in memory that does not grow with it.
///
/// ```
/// use saop::lines::{Documents, Found};
///
/// let mut documents = Documents::new(&b"{\"a\": 1}\n\n[2]\n"[..], 64 << 20);
/// let mut offsets = Vec::new();
/// while let Some(found) = documents.next()? {
///     if let Found::Document(line) = found {
///         offsets.push((line.number, line.offset, line.text.len()));
///     }
/// }
/// assert_eq!(offsets, [(1, 0, 8), (3, 10, 3)]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Documents<R> {
    reader: LineReader<R>,
    lines: Lines,
    at: At,
}

/// What [`Documents`] finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found<'a> {
    /// A document, which may be anything yet.
    Document(Line<'a>),
    /// A line with more bytes than a document may have: a violation of the kind `limit`.
    TooLong(TooLong),
}

impl<'a> Line<'a> {
    const fn found(self, max_bytes: usize) -> Found<'a> {
        if self.text.len() <= max_bytes {
            return Found::Document(self);
        }
        Found::TooLong(TooLong {
            line: self.number,
            offset: self.offset,
            length: self.text.len() as u64,
            passed: self.raw.len() as u64,
        })
    }
}

impl<R: Read> Documents<R> {
    /// Begins at the start of a stream. A document has at most `max_bytes` bytes.
    pub fn new(input: R, max_bytes: usize) -> Self {
        Self {
            reader: LineReader::new(input, max_bytes),
            lines: Lines {
                first: 1,
                offset: 0,
                count: 0,
                bytes: Vec::new(),
            },
            at: At {
                number: 1,
                place: 0,
            },
        }
    }

    /// Returns the next document; `None` at the end of the stream. Blank lines are skipped.
    ///
    /// # Errors
    ///
    /// Fails if the stream cannot be read.
    #[allow(
        clippy::should_implement_trait,
        reason = "a document is borrowed from here"
    )]
    pub fn next(&mut self) -> io::Result<Option<Found<'_>>> {
        loop {
            let mut at = self.at;
            if at.next(&self.lines).is_some() {
                let max_bytes = self.reader.max_bytes;
                let line = self.at.next(&self.lines);
                return Ok(line.map(|line| line.found(max_bytes)));
            }
            match self.reader.next()? {
                Some(Piece::Lines(lines)) => {
                    self.at = At {
                        number: lines.first,
                        place: 0,
                    };
                    self.lines = lines;
                }
                Some(Piece::TooLong(line)) => return Ok(Some(Found::TooLong(line))),
                Some(Piece::Blank { .. }) => {}
                None => return Ok(None),
            }
        }
    }
}

/// Reads pieces from a stream, for threads that share the work; [`Documents`] gives one document at a time.
pub struct LineReader<R> {
    input: R,
    max_bytes: usize,
    /// How much of one line is gone through for its end.
    most: u64,
    /// Read, but not yet returned.
    held: Vec<u8>,
    /// How much of `held` has been returned all the same.
    done: usize,
    /// Number of the line that the rest of `held` begins with, and its offset in the stream.
    line: usize,
    offset: u64,
    ended: bool,
}

impl<R: Read> LineReader<R> {
    /// Begins at the start of a stream. A document has at most `max_bytes` bytes.
    pub fn new(input: R, max_bytes: usize) -> Self {
        Self {
            input,
            max_bytes,
            most: u64::MAX,
            held: Vec::new(),
            done: 0,
            line: 1,
            offset: 0,
            ended: false,
        }
    }

    /// Sets how much of one line is gone through for its end. More is an error.
    #[must_use]
    pub fn with_most(self, most: u64) -> Self {
        Self { most, ..self }
    }

    /// Returns the next piece; `None` at the end of the stream.
    ///
    /// # Errors
    ///
    /// Fails if the stream cannot be read, or a line goes on for too long.
    #[allow(clippy::should_implement_trait, reason = "it fails as the stream does")]
    pub fn next(&mut self) -> io::Result<Option<Piece>> {
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
        let (first, offset) = (self.line, self.offset);
        self.line += count;
        self.offset += bytes.len() as u64;
        Some(Piece::Lines(Lines {
            first,
            offset,
            count,
            bytes,
        }))
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
        self.offset += passed as u64;
        Some(Piece::Blank {
            passed: passed as u64,
        })
    }

    /// Takes the last line, if no line end follows it.
    fn take_rest(&mut self) -> Option<Piece> {
        let bytes = std::mem::take(&mut self.held);
        (!bytes.is_empty()).then_some(Piece::Lines(Lines {
            first: self.line,
            offset: self.offset,
            count: 1,
            bytes,
        }))
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
                let (line, most) = (self.line, self.most);
                let why =
                    format!("line {line}: expected an end within {most} bytes, but found none");
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
            }
            self.fill()?;
            if self.ended {
                break false;
            }
        };
        let (line, offset) = (self.line, self.offset);
        self.line += 1;
        let carriage_return = u64::from(ended_by_newline && last == b'\r');
        let length = passed - carriage_return;
        let passed = passed + u64::from(ended_by_newline);
        self.offset += passed;
        Ok(if blank {
            Piece::Blank { passed }
        } else {
            Piece::TooLong(TooLong {
                line,
                offset,
                length,
                passed,
            })
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

/// Returns whether the line consists of JSON whitespace only.
fn is_blank(line: &[u8]) -> bool {
    line.iter().all(|byte| is_space(*byte))
}

/// Returns whether a byte is JSON whitespace other than the end of a line.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

#[cfg(test)]
mod tests;
