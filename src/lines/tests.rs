//! The reader of lines, on streams that give few bytes at a time.

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
type Seen = (usize, Result<String, u64>);

/// All documents, and the bytes gone through.
fn read_all(text: &[u8], max_bytes: usize, step: usize) -> (Vec<Seen>, u64) {
    let mut reader = LineReader::new(Dribble(text, step), max_bytes);
    let (mut all, mut bytes_seen) = (Vec::new(), 0);
    while let Some(piece) = reader.next().unwrap() {
        match piece {
            Piece::Lines(lines) => {
                bytes_seen += lines.bytes().len() as u64;
                for line in lines.documents() {
                    assert!(text[line.offset as usize..].starts_with(line.raw));
                    let text = String::from_utf8(line.text.to_vec()).unwrap();
                    let len = text.len() as u64;
                    all.push((
                        line.number,
                        if text.len() > max_bytes {
                            Err(len)
                        } else {
                            Ok(text)
                        },
                    ));
                }
            }
            Piece::TooLong(TooLong {
                line,
                offset,
                length,
                passed,
            }) => {
                assert_eq!(offset, bytes_seen);
                bytes_seen += passed;
                all.push((line, Err(length)));
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
    while let Some(Piece::Lines(lines)) = reader.next().unwrap() {
        seen.push((lines.first, lines.count()));
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
        Some(Piece::TooLong(TooLong {
            line: 1,
            offset: 0,
            length: 64 << 20,
            passed: 64 << 20
        }))
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
        let expected: Vec<Seen> = ["1", "2", "3"]
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

// SPEC U3
#[test]
fn documents_come_one_at_a_time_with_their_places() {
    let text = b"{}\r\n\n 1\n\"0123456789\"\n2";
    for step in 1..=text.len() {
        let mut documents = Documents::new(Dribble(text, step), 7);
        let mut found = Vec::new();
        while let Some(next) = documents.next().unwrap() {
            found.push(match next {
                Found::Document(line) => (line.number, line.offset, line.text.len() as u64),
                Found::TooLong(line) => (line.line, line.offset, line.length),
            });
        }
        assert_eq!(found, [(1, 0, 2), (3, 5, 2), (4, 8, 12), (5, 21, 1)]);
    }
    let mut failing = Documents::new(Failing, 7);
    assert!(failing.next().is_err());
}

struct Failing;

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::NotFound.into())
    }
}
