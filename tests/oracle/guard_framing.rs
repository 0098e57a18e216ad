//! Lines out of a stream that comes in pieces: the same lines however it is cut, and nothing lost. SPEC G1, G7.

use saop_mcp::{Line, Lines};

use super::tape::Tape;
use super::{Outcome, Verdict};

/// Judges a stream. Rejected where a line of it is too long.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let mut tape = Tape::new(bytes);
    let most = tape.below(48);
    let pieces: Vec<usize> = (0..4).map(|_| 1 + tape.below(70)).collect();
    let stream = tape.rest();
    let split = |in_parts: bool| {
        let mut lines = Lines::new(most).with_parts(in_parts);
        let (mut all, mut rest) = (Vec::new(), stream);
        for piece in pieces.iter().cycle() {
            let (part, others) = rest.split_at((*piece).min(rest.len()));
            lines.push(part, |line| all.push(line));
            rest = others;
            if rest.is_empty() {
                break;
            }
        }
        all.extend(lines.finish());
        all
    };
    let expected: Vec<Line> = stream
        .split_inclusive(|byte| *byte == b'\n')
        .map(|line| {
            let length = line.strip_suffix(b"\n").unwrap_or(line).len();
            if length > most {
                Line::TooLong(line.len())
            } else {
                Line::Whole(line.to_vec())
            }
        })
        .collect();
    let found = split(false);
    if found != expected {
        return Err(format!(
            "expected the lines {expected:?}, but found {found:?}"
        ));
    }
    let (mut whole, mut ends) = (Vec::new(), Vec::new());
    let mut part = 0;
    for line in split(true) {
        match line {
            Line::Whole(bytes) => {
                whole.extend_from_slice(&bytes);
                ends.push(Line::Whole(bytes));
            }
            Line::Part(bytes) => {
                part += bytes.len();
                whole.extend(bytes);
            }
            Line::TooLong(length) => {
                if std::mem::take(&mut part) != length {
                    return Err(format!("expected parts of {length} bytes together"));
                }
                ends.push(Line::TooLong(length));
            }
        }
    }
    if whole != stream || ends != expected {
        return Err(format!(
            "expected all of {stream:?} in parts, but found {whole:?}"
        ));
    }
    let has_long = expected.iter().any(|line| matches!(line, Line::TooLong(_)));
    Ok(if has_long {
        Verdict::Rejected
    } else {
        Verdict::Accepted
    })
}
