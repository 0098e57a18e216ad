//! `--array`: the elements of a JSON array, cut from a stream as its documents. SPEC U3.
//!
//! Invariant: no more of one element is held than a document may have, and where an element begins is known exactly. Only commas and brackets
//! are looked at here: whether an element is JSON, whoever checks it says.

use std::io::{self, Read};
use std::ops::Range;

use crate::files::documents::endless;

/// Bytes requested from the stream at a time; also the approximate size of a piece.
const CHUNK: usize = 256 * 1024;
/// Maximum number of elements in a piece, so that many short ones do not make one long report.
const MOST_ELEMENTS: usize = 4096;
/// Levels of which is known whether `]` or `}` closes them; what is deeper is only counted.
const DEEPEST: usize = 4096;

/// The next part of a stream.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Whole elements.
    Elements(Elements),
    /// An element with more bytes than allowed; skipped, but counted.
    TooLong { at: At, length: u64 },
    /// A place where the array is not one.
    Broken { at: At, message: String },
    /// All of a stream that does not begin with an array; `None` if it has more bytes than allowed.
    Document { text: Option<Vec<u8>>, length: u64 },
}

/// Whole elements, and the text that has them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Elements {
    bytes: Vec<u8>,
    all: Vec<(At, Range<usize>)>,
    /// Whether the stream ends in the last one.
    is_cut_off: bool,
}

/// A place in a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) offset: u64,
    /// From 1; columns count characters.
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Elements {
    /// Returns the bytes, with what stands between the elements.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) const fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns each element, where it begins, and whether something follows it in the stream.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (At, &[u8], bool)> {
        let text = |range: &Range<usize>| self.bytes.get(range.clone()).unwrap_or_default();
        let last = self.all.len().saturating_sub(1);
        let all = self.all.iter().enumerate();
        all.map(move |(index, (at, range))| {
            let is_followed = !(self.is_cut_off && index == last);
            (*at, text(range), is_followed)
        })
    }
}

impl At {
    const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// Returns the place behind some bytes.
    fn after(self, bytes: &[u8]) -> Self {
        let last = memchr::memrchr(b'\n', bytes);
        let rest = bytes.get(last.map_or(0, |last| last + 1)..);
        let continues = |byte: &&u8| **byte & 0xc0 == 0x80;
        let rest = rest.unwrap_or_default();
        let characters = rest.len() - rest.iter().filter(continues).count();
        Self {
            offset: self.offset + bytes.len() as u64,
            line: self.line + memchr::memchr_iter(b'\n', bytes).count(),
            column: characters + if last.is_some() { 1 } else { self.column },
        }
    }
}

/// What is expected next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Start,
    /// An element, or the end of the array.
    First,
    /// An element, after a comma.
    Element,
    /// The rest of one that begins there in what is held.
    Rest(usize),
    /// Nothing but space.
    After,
    Done,
}

/// An element whose beginning is no longer held.
struct Long {
    at: At,
    /// How many bytes it has so far, and how many of these are before the space at its end.
    passed: u64,
    length: u64,
}

/// Reads the pieces of a stream.
pub(crate) struct ArrayReader<R> {
    input: R,
    max_bytes: usize,
    most: u64,
    held: Vec<u8>,
    /// How much of `held` has been looked at.
    done: usize,
    /// Where `held` begins.
    at: At,
    state: State,
    brackets: Brackets,
    long: Option<Long>,
    found: Vec<Range<usize>>,
    /// Told once the elements before it are.
    broken: Option<(usize, String)>,
    has_ended: bool,
    /// Whether the last of what was found goes on to the end of the stream.
    is_cut_off: bool,
}

/// The brackets and the quote that are open in an element.
#[derive(Default)]
struct Brackets {
    open: Vec<u8>,
    deeper: u64,
    is_text: bool,
    is_escaped: bool,
}

/// Where an element ends.
enum Ending {
    /// Before a comma or the end of the array.
    Before(usize),
    /// Behind a bracket that closes another one.
    Behind(usize),
}

impl Brackets {
    fn is_empty(&self) -> bool {
        self.open.is_empty() && self.deeper == 0 && !self.is_text
    }

    /// Looks for the end of an element from a place on.
    fn end(&mut self, bytes: &[u8], from: usize) -> Option<Ending> {
        let mut place = from;
        while let Some(byte) = bytes.get(place) {
            if self.is_escaped {
                self.is_escaped = false;
                place += 1;
                continue;
            }
            if self.is_text {
                let rest = bytes.get(place..).unwrap_or_default();
                place += memchr::memchr2(b'"', b'\\', rest)?;
                self.is_escaped = bytes.get(place) == Some(&b'\\');
                self.is_text = self.is_escaped;
                place += 1;
                continue;
            }
            match byte {
                b'"' => self.is_text = true,
                b'{' | b'[' if self.open.len() == DEEPEST => self.deeper += 1,
                b'{' | b'[' => self.open.push(*byte),
                b'}' | b']' if self.deeper > 0 => self.deeper -= 1,
                b'}' | b']' => match (self.open.pop(), byte) {
                    (Some(b'{'), b'}') | (Some(b'['), b']') => {}
                    (None, b']') => return Some(Ending::Before(place)),
                    _ => return Some(Ending::Behind(place + 1)),
                },
                b',' if self.open.is_empty() => return Some(Ending::Before(place)),
                _ => {}
            }
            place += 1;
        }
        None
    }
}

impl<R: Read> ArrayReader<R> {
    /// Begins at the start of a stream, of which at most `most` bytes are gone through for the end of one element.
    pub(crate) fn new(input: R, max_bytes: usize, most: u64) -> Self {
        Self {
            input,
            max_bytes,
            most,
            held: Vec::new(),
            done: 0,
            at: At::START,
            state: State::Start,
            brackets: Brackets::default(),
            long: None,
            found: Vec::new(),
            broken: None,
            has_ended: false,
            is_cut_off: false,
        }
    }

    /// Returns the next piece; `None` at the end of the stream.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        loop {
            if let Some(long) = self.look() {
                let Long { at, length, .. } = long;
                return Ok(Some(Piece::TooLong { at, length }));
            }
            if let Some(elements) = self.elements() {
                return Ok(Some(Piece::Elements(elements)));
            }
            if let Some((place, message)) = self.broken.take() {
                let at = self.at.after(self.held.get(..place).unwrap_or_default());
                return Ok(Some(Piece::Broken { at, message }));
            }
            if self.state == State::Done {
                return Ok(None);
            }
            let is_at_the_end = self.has_ended && self.done == self.held.len();
            if self.state == State::Start
                && (is_at_the_end || self.done < self.held.len() || self.done > self.max_bytes)
            {
                return self.whole().map(Some);
            }
            if is_at_the_end {
                if let Some(Long { at, length, .. }) = self.end() {
                    return Ok(Some(Piece::TooLong { at, length }));
                }
                continue;
            }
            self.forget()?;
            self.fill()?;
        }
    }

    /// Looks at what was read. Returns an element that is too long, at its end.
    fn look(&mut self) -> Option<Long> {
        while self.broken.is_none() && self.found.len() < MOST_ELEMENTS {
            if let State::Rest(start) = self.state {
                let end = self.brackets.end(&self.held, self.done);
                let Some(end) = end else {
                    self.done = self.held.len();
                    break;
                };
                let (place, is_whole) = match end {
                    Ending::Before(place) => (place, true),
                    Ending::Behind(place) => (place, false),
                };
                self.done = place;
                if is_whole {
                    let is_last = self.held.get(place) == Some(&b']');
                    self.done += 1;
                    self.state = if is_last {
                        State::After
                    } else {
                        State::Element
                    };
                } else {
                    let why = "expected the bracket that ends the element, but found another one; what follows is not read";
                    self.broken = Some((place, why.to_owned()));
                    self.state = State::Done;
                }
                if let Some(long) = self.take_long(place) {
                    return Some(long);
                }
                self.add(start..place);
                continue;
            }
            let rest = self.held.get(self.done..).unwrap_or_default();
            let Some(space) = rest.iter().position(|byte| !is_space(*byte)) else {
                self.done = self.held.len();
                break;
            };
            self.done += space;
            let byte = rest.get(space).copied().unwrap_or_default();
            match (self.state, byte) {
                (State::Start, b'[') => {
                    self.state = State::First;
                    self.done += 1;
                }
                (State::Start | State::Done, _) => break,
                (State::First, b']') => {
                    self.state = State::After;
                    self.done += 1;
                }
                (State::First | State::Element, b',' | b']') => {
                    let is_after_comma = self.state == State::Element && byte == b']';
                    self.breaks("an element", byte);
                    if let Some((_, why)) = self.broken.as_mut().filter(|_| is_after_comma) {
                        why.push_str("; remove the comma before it");
                    }
                    self.state = if byte == b',' {
                        State::Element
                    } else {
                        State::After
                    };
                    self.done += 1;
                }
                (State::After, _) => {
                    self.breaks("the end of the text after the array", byte);
                    self.state = State::Done;
                }
                (State::First | State::Element | State::Rest(_), _) => {
                    self.brackets = Brackets::default();
                    self.state = State::Rest(self.done);
                }
            }
        }
        None
    }

    fn breaks(&mut self, wanted: &str, found: u8) {
        let found = if found.is_ascii_graphic() {
            format!("`{}`", char::from(found))
        } else {
            "another character".to_owned()
        };
        self.broken = Some((self.done, format!("expected {wanted}, but found {found}")));
    }

    /// Adds an element, without the space at its end.
    fn add(&mut self, range: Range<usize>) {
        let text = self.held.get(range.clone()).unwrap_or_default();
        let end = range.start + text.trim_ascii_end().len();
        self.found.push(range.start..end);
    }

    /// Takes the elements that were found, and drops what has been looked at.
    fn elements(&mut self) -> Option<Elements> {
        let last = self.found.last()?.end;
        let mut all = Vec::with_capacity(self.found.len());
        let (mut at, mut place) = (self.at, 0);
        for range in self.found.drain(..) {
            at = at.after(self.held.get(place..range.start).unwrap_or_default());
            place = range.start;
            all.push((at, range));
        }
        let bytes = if last < self.held.capacity() / 2 {
            // Of many short elements, the rest is most of what is held, or room for more.
            self.held.drain(..last).collect()
        } else {
            let rest = self.held.split_off(last);
            std::mem::replace(&mut self.held, rest)
        };
        self.at = at.after(bytes.get(place..).unwrap_or_default());
        self.done -= last;
        if let State::Rest(start) = &mut self.state {
            *start -= last;
        }
        if let Some((place, _)) = &mut self.broken {
            *place -= last;
        }
        Some(Elements {
            bytes,
            all,
            is_cut_off: std::mem::take(&mut self.is_cut_off),
        })
    }

    /// Drops what is no longer needed: all that was looked at, but for an element that may have its bytes.
    fn forget(&mut self) -> io::Result<()> {
        let keep = match self.state {
            State::Start => 0,
            // Space may follow an element of the largest size.
            State::Rest(start) if self.done - start <= self.max_bytes.saturating_add(CHUNK) => {
                start
            }
            State::Rest(start) => {
                if self.long.is_none() {
                    let before = self.held.get(..start).unwrap_or_default();
                    self.long = Some(Long {
                        at: self.at.after(before),
                        passed: 0,
                        length: 0,
                    });
                }
                let part = start..self.done;
                self.lengthen(part);
                if self
                    .long
                    .as_ref()
                    .is_some_and(|long| long.passed > self.most)
                {
                    return Err(endless(self.most));
                }
                self.done
            }
            _ => self.done,
        };
        self.at = self.at.after(self.held.get(..keep).unwrap_or_default());
        self.held.drain(..keep);
        self.done -= keep;
        if let State::Rest(start) = &mut self.state {
            *start = 0;
        }
        Ok(())
    }

    fn lengthen(&mut self, part: Range<usize>) {
        let part = self.held.get(part).unwrap_or_default();
        if let Some(long) = &mut self.long {
            let text = part.trim_ascii_end().len() as u64;
            if text > 0 {
                long.length = long.passed + text;
            }
            long.passed += part.len() as u64;
        }
    }

    /// Returns the element that is too long, at its end, and drops it.
    fn take_long(&mut self, end: usize) -> Option<Long> {
        self.long.as_ref()?;
        self.lengthen(0..end);
        self.long.take()
    }

    /// Says what is missing at the end of the stream. Returns the last element if it is too long.
    fn end(&mut self) -> Option<Long> {
        let found = "but found the end of the text";
        let mut long = None;
        match self.state {
            State::Rest(start) => {
                long = self.take_long(self.done);
                if long.is_none() {
                    self.add(start..self.done);
                    self.is_cut_off = true;
                }
                // What is not whole says so itself.
                if self.brackets.is_empty() {
                    let why = format!("expected `,` or `]` after an element, {found}");
                    self.broken = Some((self.done, why));
                }
            }
            State::First | State::Element => {
                let why = format!("expected an element, {found}");
                self.broken = Some((self.done, why));
            }
            State::Start | State::After | State::Done => {}
        }
        self.state = State::Done;
        long
    }

    /// Reads the rest of a stream that is no array.
    fn whole(&mut self) -> io::Result<Piece> {
        self.state = State::Done;
        let mut text = std::mem::take(&mut self.held);
        self.done = 0;
        let most = (self.max_bytes as u64).saturating_add(1);
        let rest = most.saturating_sub(text.len() as u64);
        self.input.by_ref().take(rest).read_to_end(&mut text)?;
        let length = text.len() as u64;
        if text.len() <= self.max_bytes {
            let text = Some(text);
            return Ok(Piece::Document { text, length });
        }
        let rest = self.most.saturating_sub(length).saturating_add(1);
        let length = length + io::copy(&mut self.input.by_ref().take(rest), &mut io::sink())?;
        if length > self.most {
            return Err(endless(self.most));
        }
        Ok(Piece::Document { text: None, length })
    }

    /// Appends the result of one read.
    fn fill(&mut self) -> io::Result<()> {
        let before = self.held.len();
        self.held.resize(before + CHUNK, 0);
        let read = loop {
            match self
                .input
                .read(self.held.get_mut(before..).unwrap_or_default())
            {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.held.truncate(before + *read.as_ref().unwrap_or(&0));
        self.has_ended = read? == 0;
        Ok(())
    }
}

/// Returns whether a byte is JSON's whitespace.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
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

    /// What is found: the place, and a text, a length or a message.
    type Seen = (At, String);

    fn read_all(text: &[u8], max_bytes: usize, step: usize) -> Vec<Seen> {
        let mut reader = ArrayReader::new(Dribble(text, step), max_bytes, u64::MAX);
        let mut all = Vec::new();
        while let Some(piece) = reader.next().unwrap() {
            match piece {
                Piece::Elements(elements) => {
                    for (at, element, _) in elements.iter() {
                        assert!(text[at.offset as usize..].starts_with(element));
                        let element = String::from_utf8_lossy(element).into_owned();
                        all.push((at, element));
                    }
                }
                Piece::TooLong { at, length } => all.push((at, format!("{length} bytes"))),
                Piece::Broken { at, message } => all.push((at, message)),
                Piece::Document { text, length } => {
                    let text = text.map(|text| String::from_utf8(text).unwrap());
                    all.push((At::START, format!("{text:?} of {length}")));
                }
            }
        }
        all
    }

    /// What is found in a text, however it comes.
    fn seen(text: &str) -> Vec<(u64, usize, usize, String)> {
        let found = read_all(text.as_bytes(), 1 << 20, text.len().max(1));
        for step in 1..text.len() {
            assert_eq!(read_all(text.as_bytes(), 1 << 20, step), found, "{step}");
        }
        let plain = |(at, text): Seen| (at.offset, at.line, at.column, text);
        found.into_iter().map(plain).collect()
    }

    fn all(text: &str) -> Vec<String> {
        seen(text).into_iter().map(|(.., text)| text).collect()
    }

    #[test]
    fn elements_have_their_places() {
        let text = "\n [ {\"a\": [1, \"],\\\"\"]}\n,\r\n  \"é\", 7 ,[]] \n";
        let expected = [
            (4, 2, 4, "{\"a\": [1, \"],\\\"\"]}"),
            (28, 4, 3, "\"é\""),
            (34, 4, 8, "7"),
            (37, 4, 11, "[]"),
        ];
        let expected: Vec<_> = expected
            .into_iter()
            .map(|(offset, line, column, text)| (offset, line, column, text.to_owned()))
            .collect();
        assert_eq!(seen(text), expected);
        assert_eq!(seen("[]"), []);
    }

    #[test]
    fn a_broken_array_is_told_where_it_breaks() {
        let end = "but found the end of the text";
        for (text, expected) in [
            ("[", vec![format!("expected an element, {end}")]),
            (
                "[1,",
                vec!["1".into(), format!("expected an element, {end}")],
            ),
            (
                "[1,]",
                vec![
                    "1".into(),
                    "expected an element, but found `]`; remove the comma before it".into(),
                ],
            ),
            (
                "[,2]",
                vec!["expected an element, but found `,`".into(), "2".into()],
            ),
            (
                "[1 ",
                vec![
                    "1".into(),
                    format!("expected `,` or `]` after an element, {end}"),
                ],
            ),
            ("[{\"a\": [1", vec!["{\"a\": [1".into()]),
            ("[\"a, 1]", vec!["\"a, 1]".into()]),
            (
                "[1]\n[2]",
                vec![
                    "1".into(),
                    "expected the end of the text after the array, but found `[`".into(),
                ],
            ),
            ("[1 2,3]", vec!["1 2".into(), "3".into()]),
        ] {
            assert_eq!(all(text), expected, "{text}");
        }
        let found = seen("[{\"a\": [1}, {\"b\": 2}]");
        assert_eq!(found[0], (1, 1, 2, "{\"a\": [1}".to_owned()));
        assert_eq!((found[1].0, found[1].1, found[1].2), (10, 1, 11));
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn what_is_no_array_is_one_document() {
        assert_eq!(all(" {}\n"), ["Some(\" {}\\n\") of 4"]);
        assert_eq!(all(""), ["Some(\"\") of 0"]);
        assert_eq!(all(" \n"), ["Some(\" \\n\") of 2"]);
        assert_eq!(read_all(b"  123456789", 5, 3)[0].1, "None of 11");
        assert_eq!(read_all(b"            ", 5, 3)[0].1, "None of 12");
    }

    // Elements of all sizes around the limit, and around what is read at a time.
    #[test]
    fn no_more_is_held_of_an_element_than_it_may_have() {
        let long = "7".repeat(5 * CHUNK);
        let text = format!("[1, {long}  ,\n2, {long} ");
        let found = read_all(text.as_bytes(), CHUNK, text.len());
        let texts: Vec<_> = found.iter().map(|(_, text)| text.as_str()).collect();
        let length = format!("{} bytes", 5 * CHUNK);
        let end = "expected `,` or `]` after an element, but found the end of the text";
        assert_eq!(texts, ["1", &length, "2", &length, end]);
        let at = |offset, line, column| At {
            offset,
            line,
            column,
        };
        assert_eq!(found[1].0, at(4, 1, 5));
        assert_eq!(found[2].0, at(long.len() as u64 + 8, 2, 1));
        assert_eq!(found[3].0, at(long.len() as u64 + 11, 2, 4));

        let most = 4 * CHUNK as u64;
        let mut endless = ArrayReader::new(io::repeat(b'['), CHUNK, most);
        let error = std::iter::from_fn(|| endless.next().transpose()).find_map(Result::err);
        assert!(
            error
                .unwrap()
                .to_string()
                .contains("expected an end within")
        );
        let held = endless.held.capacity() + endless.brackets.open.capacity();
        assert!(held <= 8 * CHUNK, "{held}");
    }

    #[test]
    fn many_short_elements_come_in_several_pieces() {
        let text = format!("[{}0]", "1,".repeat(10_000));
        let mut reader = ArrayReader::new(text.as_bytes(), 10, u64::MAX);
        let mut counts = Vec::new();
        while let Some(Piece::Elements(elements)) = reader.next().unwrap() {
            counts.push(elements.count());
            assert!(elements.bytes.capacity() < 3 * 4096);
        }
        assert_eq!(counts, [4096, 4096, 1809]);
    }
}
