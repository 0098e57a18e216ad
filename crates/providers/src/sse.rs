//! Server-sent events, as far as an answer needs them: the data of each. Without I/O; the crates for it (`eventsource-stream`,
//! `sse-stream`) bring a parser or the types of an HTTP stack for what is a page.
//!
//! Invariant: whatever the pieces are, the events are the same, and no more is kept than the event that has not ended.

use std::ops::ControlFlow;

/// Reads a stream of events that arrives in pieces.
#[derive(Debug, Default)]
pub(crate) struct Events {
    /// The beginning of a line.
    line: Vec<u8>,
    /// The data of the event so far; `None` without a `data` field.
    data: Option<Vec<u8>>,
    /// Whether the last byte was a carriage return, which a line feed may follow.
    after_return: bool,
    /// Whether the first line is over.
    has_begun: bool,
}

impl Events {
    /// Takes more bytes, and calls `each` with the data of every event that they end, until it breaks.
    pub(crate) fn push<B>(
        &mut self,
        mut bytes: &[u8],
        mut each: impl FnMut(&[u8]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        while let Some(first) = bytes.first() {
            if std::mem::take(&mut self.after_return) && *first == b'\n' {
                bytes = bytes.get(1..).unwrap_or_default();
                continue;
            }
            let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let Some(end) = end else {
                self.line.extend_from_slice(bytes);
                break;
            };
            let (line, rest) = bytes.split_at(end);
            self.line.extend_from_slice(line);
            self.after_return = rest.first() == Some(&b'\r');
            bytes = rest.get(1..).unwrap_or_default();
            if let Some(data) = self.end_line() {
                each(&data)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the data of an event that the stream ended in, though only a blank line ends one.
    pub(crate) fn unended(mut self) -> Option<Vec<u8>> {
        if !self.line.is_empty() {
            self.end_line();
        }
        self.data
    }

    /// Takes the line that has ended; returns the data of the event if it ends one.
    fn end_line(&mut self) -> Option<Vec<u8>> {
        let line = std::mem::take(&mut self.line);
        let mut line = &*line;
        if !std::mem::replace(&mut self.has_begun, true) {
            line = line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(line);
        }
        if line.is_empty() {
            return self.data.take();
        }
        let colon = line.iter().position(|byte| *byte == b':');
        let (field, value) = line.split_at(colon.unwrap_or(line.len()));
        // A comment has no name, and of other fields nothing is needed.
        if field == b"data" {
            let value = value.strip_prefix(b":").unwrap_or(value);
            let value = value.strip_prefix(b" ").unwrap_or(value);
            match &mut self.data {
                Some(data) => {
                    data.push(b'\n');
                    data.extend_from_slice(value);
                }
                None => self.data = Some(value.to_vec()),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pieces: &[&[u8]]) -> (Vec<String>, Option<Vec<u8>>) {
        let mut events = Events::default();
        let mut all = Vec::new();
        for piece in pieces {
            let flow: ControlFlow<()> = events.push(piece, |data| {
                all.push(String::from_utf8(data.to_vec()).unwrap());
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue());
        }
        (all, events.unended())
    }

    // SPEC A8
    #[test]
    fn events_are_the_same_in_any_pieces() {
        let text = "\u{FEFF}data: ż\r\n\r\n: keep-alive\n\nevent: x\nid: 1\ndata:{\"a\":\ndata: 1}\nretry: 3\n\n\
                    data\rdata: \r\rdata:  two\n\ndatum: 7\n\ndata: [DONE]\n\n"
            .as_bytes();
        let events = ["ż", "{\"a\":\n1}", "\n", " two", "[DONE]"].map(str::to_owned);
        assert_eq!(read(&[text]), (events.to_vec(), None));
        for size in 1..9 {
            let pieces: Vec<_> = text.chunks(size).collect();
            assert_eq!(read(&pieces), (events.to_vec(), None), "{size}");
        }
        for at in 0..text.len() {
            let (one, other) = text.split_at(at);
            assert_eq!(read(&[one, b"", other]).0, events, "{at}");
        }
    }

    #[test]
    fn an_event_without_an_end_is_told_apart() {
        assert_eq!(
            read(&[b"data: a\n\ndata: b"]),
            (vec!["a".to_owned()], Some(b"b".to_vec()))
        );
        assert_eq!(read(&[b"data: b\n"]).1, Some(b"b".to_vec()));
        assert_eq!(read(&[b": x\n", b"id: 1"]), (Vec::new(), None));
    }

    #[test]
    fn who_has_heard_enough_hears_no_more() {
        let mut count = 0;
        let flow = Events::default().push(b"data: 1\n\ndata: 2\n\ndata: 3\n\n", |data| {
            count += 1;
            if data == b"2" {
                ControlFlow::Break(data.to_vec())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!((flow, count), (ControlFlow::Break(b"2".to_vec()), 2));
    }
}
