//! Events out of the bytes of a stream (`text/event-stream`), each as it came.
//!
//! Invariant: put together, the pieces are the stream, byte for byte, but for an event that is longer than is kept, and a byte order mark at
//! the start. A comment between events waits for nothing but the end of its line, an event for the empty line behind it. An event that readers
//! of such streams may divide into lines in another way is told as such.

use crate::breaks::{has_breaks, without_breaks};

/// A part of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Piece {
    /// Bytes that carry no event: comments, and empty lines.
    Between(Vec<u8>),
    /// An event.
    Event(Event),
    /// An event, or a comment, that clients may read in different ways: a line has a name that is not of ASCII letters, or, outside of the
    /// data, a character that some take for the end of a line.
    Unreadable(Vec<u8>),
    /// Bytes of an event that is longer than is kept, if they are [asked for](Events::with_parts).
    Part(Vec<u8>),
    /// The end of an event of this many bytes or more, which was dropped, or came in parts.
    TooLong(usize),
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event {
    /// Its bytes, with the empty line.
    pub raw: Vec<u8>,
    /// Its data. Several lines are joined with `\n`.
    pub data: Vec<u8>,
    /// Its type, if it names one.
    pub kind: Option<Vec<u8>>,
    /// Whether the data have a character that some clients take for the end of a line.
    pub has_breaks: bool,
}

/// Divides a stream into pieces.
#[derive(Debug)]
pub struct Events {
    max_bytes: usize,
    /// Whether an event that is too long comes in parts.
    parts: bool,
    /// What is not passed on yet.
    pending: Vec<u8>,
    /// Where the line begins that is not complete.
    line: usize,
    /// Up to where that line is known to have no end.
    seen: usize,
    /// What the lines in `pending` say.
    begun: Begun,
    /// Whether a line feed that comes next belongs to the end of the line before.
    after_return: bool,
    dropped: Dropped,
    is_first: bool,
}

/// What was dropped of an event that is too long, or came in parts.
#[derive(Debug)]
struct Dropped {
    bytes: usize,
    /// Whether the line that is not complete began there.
    in_line: bool,
}

/// Lines of a piece.
#[derive(Debug)]
struct Begun {
    /// Whether there is one of an event.
    is_event: bool,
    is_unreadable: bool,
    has_breaks: bool,
    data: Option<Vec<u8>>,
    kind: Option<Vec<u8>>,
}

impl Begun {
    const fn new() -> Self {
        Self {
            is_event: false,
            is_unreadable: false,
            has_breaks: false,
            data: None,
            kind: None,
        }
    }
}

impl Events {
    /// Creates it for a stream whose events have at most so many bytes.
    #[must_use]
    pub const fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            parts: false,
            pending: Vec::new(),
            line: 0,
            seen: 0,
            begun: Begun::new(),
            after_return: false,
            dropped: Dropped {
                bytes: 0,
                in_line: false,
            },
            is_first: true,
        }
    }

    /// Sets whether an event that is too long comes in parts, so that no byte of the stream is lost. Default: it is dropped.
    #[must_use]
    pub const fn with_parts(mut self, yes: bool) -> Self {
        self.parts = yes;
        self
    }

    /// Takes the next bytes of the stream.
    pub fn push(&mut self, mut bytes: &[u8], mut each: impl FnMut(Piece)) {
        if self.after_return && !bytes.is_empty() {
            self.after_return = false;
            if let Some(rest) = bytes.strip_prefix(b"\n") {
                bytes = rest;
                if self.pending.is_empty() && self.dropped.bytes == 0 {
                    each(Piece::Between(b"\n".to_vec()));
                } else {
                    self.pending.push(b'\n');
                    (self.line, self.seen) = (self.pending.len(), self.pending.len());
                }
            }
        }
        self.pending.extend_from_slice(bytes);
        while let Some(end) = self.end_of_line() {
            self.line(end, &mut each);
        }
        // A comment that has no end yet counts as an event does.
        if self.pending.len() > self.max_bytes {
            self.dropped.in_line |= self.line < self.pending.len();
            self.dropped.bytes += self.pending.len();
            let part = std::mem::take(&mut self.pending);
            if self.parts {
                each(Piece::Part(part));
            }
            (self.line, self.seen) = (0, 0);
            self.begun = Begun::new();
            (self.begun.is_event, self.is_first) = (true, false);
        }
    }

    /// Returns about how many bytes are kept of an event that has no end yet.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pending.len() + self.begun.data.as_ref().map_or(0, Vec::len)
    }

    /// Returns what stands behind the last event, which is none without its empty line.
    #[must_use]
    pub fn finish(&mut self) -> Vec<u8> {
        let rest = std::mem::take(&mut self.pending);
        if self.dropped.bytes > 0 && !self.parts {
            return Vec::new();
        }
        rest
    }

    /// Returns where the line ends, without its end, and where the next one begins.
    fn end_of_line(&mut self) -> Option<(usize, usize)> {
        let rest = self.pending.get(self.seen..).unwrap_or_default();
        let Some(at) = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')) else {
            self.seen = self.pending.len();
            return None;
        };
        let end = self.seen + at;
        let is_return = self.pending.get(end) == Some(&b'\r');
        let next = match self.pending.get(end + 1) {
            Some(b'\n') if is_return => end + 2,
            None if is_return => {
                self.after_return = true;
                end + 1
            }
            _ => end + 1,
        };
        Some((end, next))
    }

    fn line(&mut self, (mut end, mut next): (usize, usize), each: &mut impl FnMut(Piece)) {
        if std::mem::take(&mut self.is_first) && self.pending.starts_with(MARK) {
            // Not every client knows it.
            self.pending.drain(..MARK.len());
            (end, next) = (end - MARK.len(), next - MARK.len());
            if self.parts {
                each(Piece::Between(MARK.to_vec()));
            }
        }
        let line = self.pending.get(self.line..end).unwrap_or_default();
        let began_before = std::mem::take(&mut self.dropped.in_line);
        let is_empty = line.is_empty() && !began_before;
        let begun = &mut self.begun;
        if line.first() == Some(&b':') {
            begun.is_unreadable |= has_breaks(line);
        } else if !is_empty {
            begun.is_event = true;
            let (name, value) = field(line);
            let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'_');
            begun.is_unreadable |= !name.iter().all(is_letter);
            if name == b"data" {
                begun.has_breaks |= has_breaks(value);
                match &mut begun.data {
                    Some(data) => {
                        data.push(b'\n');
                        data.extend_from_slice(value);
                    }
                    None => begun.data = Some(value.to_vec()),
                }
            } else {
                begun.is_unreadable |= has_breaks(value);
                if name == b"event" {
                    begun.kind = Some(value.to_vec());
                }
            }
        }
        (self.line, self.seen) = (next, next);
        if self.begun.is_event && !is_empty {
            return;
        }
        let rest = self.pending.split_off(next);
        let raw = std::mem::replace(&mut self.pending, rest);
        (self.line, self.seen) = (0, 0);
        let begun = std::mem::replace(&mut self.begun, Begun::new());
        let dropped = std::mem::take(&mut self.dropped.bytes);
        let length = dropped + raw.len();
        if length > self.max_bytes {
            if self.parts {
                each(Piece::Part(raw));
            }
            each(Piece::TooLong(length));
        } else if begun.is_unreadable {
            each(Piece::Unreadable(raw));
        } else if begun.is_event {
            each(Piece::Event(Event {
                raw,
                data: begun.data.unwrap_or_default(),
                kind: begun.kind,
                has_breaks: begun.has_breaks,
            }));
        } else {
            each(Piece::Between(raw));
        }
    }
}

impl Event {
    /// Whether clients take it for a message: it has no other type.
    #[must_use]
    pub fn is_message(&self) -> bool {
        self.kind
            .as_deref()
            .is_none_or(|kind| matches!(kind, b"" | b"message"))
    }

    /// Returns the event with other data. Its other lines stay.
    #[must_use]
    pub fn with_data(&self, data: &[u8]) -> Vec<u8> {
        let mut event = Vec::with_capacity(self.raw.len());
        let mut rest = &*self.raw;
        while let Some(end) = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            let line = rest.get(..end).unwrap_or_default();
            let skipped = if rest.get(end..).is_some_and(|end| end.starts_with(b"\r\n")) {
                2
            } else {
                1
            };
            if !line.is_empty() && field(line).0 != b"data" {
                event.extend_from_slice(line);
                event.push(b'\n');
            }
            rest = rest.get(end + skipped..).unwrap_or_default();
        }
        add_data(&mut event, data);
        event
    }
}

/// Returns an event with a message of the guard's own. What may end a line in it is escaped.
#[must_use]
pub fn event(message: &[u8]) -> Vec<u8> {
    let mut event = b"event: message\n".to_vec();
    if has_breaks(message) {
        add_data(&mut event, &without_breaks(message));
    } else {
        add_data(&mut event, message);
    }
    event
}

fn add_data(event: &mut Vec<u8>, data: &[u8]) {
    for line in data.split(|byte| matches!(byte, b'\n' | b'\r')) {
        event.extend_from_slice(b"data: ");
        event.extend_from_slice(line);
        event.push(b'\n');
    }
    event.push(b'\n');
}

/// A byte order mark.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

fn field(line: &[u8]) -> (&[u8], &[u8]) {
    let Some(colon) = line.iter().position(|byte| *byte == b':') else {
        return (line, b"");
    };
    let (name, value) = line.split_at(colon);
    let value = value.get(1..).unwrap_or_default();
    (name, value.strip_prefix(b" ").unwrap_or(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(stream: &[u8], part: usize, most: usize) -> (Vec<Piece>, Vec<u8>) {
        pieces_of(Events::new(most), stream, part)
    }

    fn pieces_of(mut events: Events, stream: &[u8], part: usize) -> (Vec<Piece>, Vec<u8>) {
        let mut all = Vec::new();
        for part in stream.chunks(part) {
            events.push(part, |piece| all.push(piece));
        }
        (all, events.finish())
    }

    const STREAM: &[u8] = b"\xEF\xBB\xBFdata: first\n\n: ping\n\nevent: message\nid: 7\ndata: {\"a\":\r\ndata:1}\r\n\r\n\
        :c\revent: other\rdata\r\rretry: 5\nid\n\n:x\n\n\ndata: a\n: inside\ndata:  b\n\nend";

    // SPEC G10
    #[test]
    fn the_pieces_are_the_stream_however_it_is_cut() {
        for part in 1..STREAM.len() {
            let (all, rest) = pieces(STREAM, part, 1 << 10);
            let mut joined = Vec::new();
            let mut events = Vec::new();
            for piece in all {
                match piece {
                    Piece::Between(raw) => joined.extend(raw),
                    Piece::Event(event) => {
                        joined.extend_from_slice(&event.raw);
                        events.push(event);
                    }
                    _ => unreachable!("{piece:?}"),
                }
            }
            joined.extend_from_slice(&rest);
            assert_eq!(joined, &STREAM[3..], "{part}");
            assert_eq!(rest, b"end");
            let data: Vec<_> = events.iter().map(|event| &*event.data).collect();
            let expected: [&[u8]; 5] = [b"first", b"{\"a\":\n1}", b"", b"", b"a\n b"];
            assert_eq!(data, expected);
            let is_message: Vec<_> = events.iter().map(Event::is_message).collect();
            assert_eq!(is_message, [true, true, false, true, true]);
        }
    }

    // SPEC G10
    #[test]
    fn a_comment_waits_for_nothing() {
        let mut events = Events::new(100);
        let mut all = Vec::new();
        events.push(b": ping\n", |piece| all.push(piece));
        assert_eq!(all, [Piece::Between(b": ping\n".to_vec())]);
        all.clear();
        events.push(b"data: 1\n", |piece| all.push(piece));
        assert_eq!(all, []);
        events.push(b"\n", |piece| all.push(piece));
        let [Piece::Event(event)] = &*all else {
            panic!("{all:?}");
        };
        assert_eq!(event.raw, b"data: 1\n\n");
    }

    #[test]
    fn an_event_is_too_long_wherever_its_bytes_are_cut() {
        let event = b"data: 12345678\n\n";
        for part in 1..=event.len() {
            let (all, _) = pieces(event, part, event.len());
            assert!(matches!(&*all, [Piece::Event(_)]), "{part}: {all:?}");
            let (all, _) = pieces(event, part, event.len() - 1);
            assert!(matches!(&*all, [Piece::TooLong(_)]), "{part}: {all:?}");
        }
    }

    // SPEC G7
    #[test]
    fn an_event_that_is_too_long_is_dropped_and_told() {
        let long = [
            b"id: 1\ndata: ",
            &[b'x'; 90][..],
            b"\ndata: ",
            &[b'y'; 90],
            b"\n\ndata: z\n\n",
        ];
        let long = long.concat();
        for part in [1, 7, 64] {
            let (all, _) = pieces(&long, part, 50);
            let [Piece::TooLong(length), Piece::Event(event)] = &*all else {
                panic!("{all:?}");
            };
            assert_eq!(event.data, b"z");
            assert!(*length > 180, "{length}");
            let mut events = Events::new(50);
            events.push(&long[..150], |_| ());
            assert!(events.pending.len() < 100 && events.finish().is_empty());
        }
    }

    // SPEC G9
    #[test]
    fn an_event_that_is_too_long_comes_in_parts_where_they_are_asked_for() {
        for most in 1..STREAM.len() {
            for part in 1..STREAM.len() {
                let (all, rest) = pieces_of(Events::new(most).with_parts(true), STREAM, part);
                let (without, _) = pieces(STREAM, part, most);
                let mark = Piece::Between(MARK.to_vec());
                let is_added = |piece: &&Piece| matches!(piece, Piece::Part(_)) || **piece == mark;
                let added = all.iter().filter(|piece| !is_added(piece));
                assert!(added.eq(&without), "{most} {part}");
                let mut joined = Vec::new();
                let mut long = 0;
                for piece in &all {
                    match piece {
                        Piece::Between(raw) => joined.extend_from_slice(raw),
                        Piece::Event(event) => joined.extend_from_slice(&event.raw),
                        Piece::Part(raw) => {
                            long += raw.len();
                            joined.extend_from_slice(raw);
                        }
                        Piece::TooLong(length) => assert_eq!(std::mem::take(&mut long), *length),
                        Piece::Unreadable(_) => unreachable!(),
                    }
                }
                joined.extend_from_slice(&rest);
                assert_eq!(joined, STREAM, "{most} {part}");
            }
        }
    }

    #[test]
    fn other_data_takes_the_place_of_an_events_own() {
        let (all, _) = pieces(b":c\nid: 1\r\ndata: a\nretry: 3\ndata: b\n\n", 100, 100);
        let event = all.iter().find_map(|piece| match piece {
            Piece::Event(event) => Some(event),
            _ => None,
        });
        let changed = event.unwrap().with_data(b"{\n}");
        assert_eq!(changed, b"id: 1\nretry: 3\ndata: {\ndata: }\n\n");
        assert_eq!(super::event(b"{}"), b"event: message\ndata: {}\n\n");
    }

    // SPEC G10
    #[test]
    fn what_clients_may_read_in_another_way_is_told() {
        for unreadable in [
            "data: 1\n\u{FEFF}data: 2\ndata: 3\n\n",
            "\u{FEFF}\u{FEFF}data: 1\n\n",
            "ï»¿data: 1\n\n",
            "data : 1\n\n",
            "dat\0: 1\n\n",
            ": a\u{2028}data: 1\n",
            ": a\u{B}data: 1\n",
            "data: 1\n: a\u{85}\n\n",
            "id: a\u{2029}\ndata: 1\n\n",
        ] {
            for part in 1..=unreadable.len() {
                let (all, _) = pieces(unreadable.as_bytes(), part, 100);
                let [Piece::Unreadable(raw)] = &*all else {
                    panic!("{unreadable:?}: {all:?}");
                };
                assert!(unreadable.as_bytes().ends_with(raw));
            }
        }
        let (all, _) = pieces("data: \"a\u{2028}â\u{1E}\"\n\n".as_bytes(), 100, 100);
        let [Piece::Event(event)] = &*all else {
            panic!("{all:?}");
        };
        assert!(event.has_breaks);
        let escaped = without_breaks(&event.data);
        assert_eq!(escaped, "\"a\\u2028â\\u001e\"".as_bytes());
        assert!(!has_breaks(&escaped));
        let (all, _) = pieces("data: \"â\t\"\nretry: 1\n\n".as_bytes(), 100, 100);
        assert!(matches!(&*all, [Piece::Event(event)] if !event.has_breaks));
    }

    // SPEC G10
    #[test]
    fn a_byte_that_ends_a_line_in_latin_1_is_unreadable_outside_of_the_data() {
        for line in [
            &b": \x85"[..],
            b":\x85data: {}",
            b": ping \x85\x85data: {}\x85\x85",
            b"id: \x85",
            b"id: 7\x85data: {}",
            b"retry: 5\x85",
            b"event: message\x85data: {}",
            b"event\x85: x",
            b"\x85",
            b"\x85data: {}",
            b"data\x85: {}",
            b"x: \xC2\x85",
            b"x: \xE2\x80\xA8",
            b": \x0B",
            b"id: \x1C",
            b"retry: \x0C1",
            b"id: \xE2\x85",
        ] {
            for end in [&b"\n"[..], b"\r\n", b"\r"] {
                for around in [&b""[..], b"data: {}\n"] {
                    let stream = [around, line, end, end].concat();
                    let (all, _) = pieces(&stream, 3, 1 << 10);
                    let is_unreadable = |piece: &Piece| matches!(piece, Piece::Unreadable(_));
                    assert!(all.iter().any(is_unreadable), "{stream:?}: {all:?}");
                }
            }
        }
        for line in [
            ": \u{C5}\u{445}\u{5145}".as_bytes(),
            b": \xFF",
            b"id: \xC3\x85",
        ] {
            let stream = [line, b"\n\n"].concat();
            let (all, _) = pieces(&stream, 3, 1 << 10);
            let is_unreadable = |piece: &Piece| matches!(piece, Piece::Unreadable(_));
            assert!(!all.iter().any(is_unreadable), "{stream:?}: {all:?}");
        }
        // In data, it is found, and is no message.
        let (all, _) = pieces(b"data: \x85\n\n", 3, 1 << 10);
        assert!(matches!(&*all, [Piece::Event(event)] if event.has_breaks));
        assert_eq!(
            event("\u{2028}".as_bytes()),
            b"event: message\ndata: \\u2028\n\n"
        );
    }
}
