//! Events out of the bytes of a stream (`text/event-stream`), each as it came.
//!
//! Invariant: put together, the pieces are the stream, byte for byte, but for an event that is longer than is kept. A comment between events
//! waits for nothing but the end of its line, an event for the empty line behind it.

/// A part of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Piece {
    /// Bytes that carry no event: comments, and empty lines.
    Between(Vec<u8>),
    /// An event.
    Event(Event),
    /// An event of this many bytes or more, which was dropped.
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
}

/// Divides a stream into pieces.
#[derive(Debug)]
pub struct Events {
    max_bytes: usize,
    /// What is not passed on yet.
    pending: Vec<u8>,
    /// Where the line begins that is not complete.
    line: usize,
    /// Up to where that line is known to have no end.
    seen: usize,
    /// Whether a line of an event stands in `pending`.
    in_event: bool,
    /// Whether a line feed that comes next belongs to the end of the line before.
    after_return: bool,
    /// The bytes of an event that is dropped.
    dropped: usize,
    is_first: bool,
    data: Option<Vec<u8>>,
    kind: Option<Vec<u8>>,
}

impl Events {
    /// Creates it for a stream whose events have at most so many bytes.
    #[must_use]
    pub const fn new(max_bytes: usize) -> Self {
        Self {
            max_bytes,
            pending: Vec::new(),
            line: 0,
            seen: 0,
            in_event: false,
            after_return: false,
            dropped: 0,
            is_first: true,
            data: None,
            kind: None,
        }
    }

    /// Takes the next bytes of the stream.
    pub fn push(&mut self, mut bytes: &[u8], mut each: impl FnMut(Piece)) {
        if self.after_return && !bytes.is_empty() {
            self.after_return = false;
            if let Some(rest) = bytes.strip_prefix(b"\n") {
                bytes = rest;
                if self.pending.is_empty() {
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
            let is_in_line = self.line < self.pending.len();
            self.dropped += self.pending.len();
            self.pending.clear();
            if is_in_line {
                // As much of the line stays as tells it from an empty one.
                self.pending.push(b' ');
                self.dropped -= 1;
            }
            (self.line, self.seen) = (0, self.pending.len());
            (self.data, self.kind) = (None, None);
            self.in_event = true;
        }
    }

    /// Returns what stands behind the last event, which is none without its empty line.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        if self.dropped > 0 {
            return Vec::new();
        }
        self.pending
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

    fn line(&mut self, (end, next): (usize, usize), each: &mut impl FnMut(Piece)) {
        let mut line = self.pending.get(self.line..end).unwrap_or_default();
        if std::mem::take(&mut self.is_first) {
            line = line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(line);
        }
        let is_empty = line.is_empty();
        if !is_empty && line.first() != Some(&b':') {
            self.in_event = true;
            let (name, value) = field(line);
            match name {
                b"data" => match &mut self.data {
                    Some(data) => {
                        data.push(b'\n');
                        data.extend_from_slice(value);
                    }
                    None => self.data = Some(value.to_vec()),
                },
                b"event" => self.kind = Some(value.to_vec()),
                _ => {}
            }
        }
        (self.line, self.seen) = (next, next);
        if self.in_event && !is_empty {
            return;
        }
        let rest = self.pending.split_off(next);
        let raw = std::mem::replace(&mut self.pending, rest);
        (self.line, self.seen) = (0, 0);
        let (data, kind) = (self.data.take(), self.kind.take());
        let was_in_event = std::mem::take(&mut self.in_event);
        let dropped = std::mem::take(&mut self.dropped);
        each(if dropped + raw.len() > self.max_bytes {
            Piece::TooLong(dropped + raw.len())
        } else if was_in_event {
            let data = data.unwrap_or_default();
            Piece::Event(Event { raw, data, kind })
        } else {
            Piece::Between(raw)
        });
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

/// Returns an event with a message.
#[must_use]
pub fn event(message: &[u8]) -> Vec<u8> {
    let mut event = b"event: message\n".to_vec();
    add_data(&mut event, message);
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

fn field(line: &[u8]) -> (&[u8], &[u8]) {
    let line = line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(line);
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
        let mut events = Events::new(most);
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
                    Piece::TooLong(_) => unreachable!(),
                }
            }
            joined.extend_from_slice(&rest);
            assert_eq!(joined, STREAM, "{part}");
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
}
