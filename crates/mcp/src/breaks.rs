//! Characters that some readers of lines take for the end of a line, though MCP's transports do not.
//!
//! Invariant: JSON means the same after they are escaped.

/// The line ends of Python's `str.splitlines` beside `\n` and `\r`, with their escapes in JSON. Node's `readline` knows the last two.
const BREAKS: [(&str, &str); 8] = [
    ("\u{B}", "\\u000b"),
    ("\u{C}", "\\u000c"),
    ("\u{1C}", "\\u001c"),
    ("\u{1D}", "\\u001d"),
    ("\u{1E}", "\\u001e"),
    ("\u{85}", "\\u0085"),
    ("\u{2028}", "\\u2028"),
    ("\u{2029}", "\\u2029"),
];
/// U+0085 in Latin-1, which a reader may take for the charset of a stream that names none. In UTF-8, it is a part of other characters.
const NEXT_LINE: u8 = 0x85;

/// Whether some readers find the end of a line in the bytes of a line.
pub(crate) fn has_breaks(line: &[u8]) -> bool {
    let is_character = (0..line.len()).any(|at| line.get(at..).and_then(break_at).is_some());
    is_character
        || line.contains(&NEXT_LINE)
            && line
                .utf8_chunks()
                .any(|part| part.invalid().contains(&NEXT_LINE))
}

/// Returns JSON in which the characters are escaped that some readers take for the end of a line. The byte 0x85 that is no UTF-8 becomes
/// U+FFFD, as which a reader of UTF-8 takes it.
#[must_use]
pub fn without_breaks(json: &[u8]) -> Vec<u8> {
    let mut escaped = Vec::with_capacity(json.len() + 16);
    for part in json.utf8_chunks() {
        let mut rest = part.valid().as_bytes();
        while let Some(first) = rest.first() {
            let (text, length) = break_at(rest).unwrap_or(("", 0));
            if length == 0 {
                escaped.push(*first);
            } else {
                escaped.extend_from_slice(text.as_bytes());
            }
            rest = rest.get(length.max(1)..).unwrap_or_default();
        }
        if part.invalid().contains(&NEXT_LINE) {
            escaped.extend_from_slice(b"\\ufffd");
        } else {
            escaped.extend_from_slice(part.invalid());
        }
    }
    escaped
}

/// Returns the escape of the character that bytes begin with, and its length, if it is one of those.
fn break_at(bytes: &[u8]) -> Option<(&'static str, usize)> {
    // Most bytes begin no such character.
    if !matches!(bytes.first()?, 0xB..=0x1E | 0xC2 | 0xE2) {
        return None;
    }
    let found = BREAKS
        .iter()
        .find(|(text, _)| bytes.starts_with(text.as_bytes()));
    found.map(|(text, escape)| (*escape, text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G8
    #[test]
    fn what_splits_a_line_for_some_readers_is_found_and_escaped() {
        for (line, escaped) in [
            (&b"a\x0Bb"[..], &b"a\\u000bb"[..]),
            (b"\x0C", b"\\u000c"),
            (b"\x1C\x1D\x1E", b"\\u001c\\u001d\\u001e"),
            (b"a\xC2\x85", b"a\\u0085"),
            (b"\xE2\x80\xA8\xE2\x80\xA9", b"\\u2028\\u2029"),
            (b"\x85", b"\\ufffd"),
            (b"a\x85\x85b", b"a\\ufffd\\ufffdb"),
            // A part of a character that has no end.
            (b"\xE2\x85x", b"\\ufffdx"),
            (b"\xFF\x85", b"\xFF\\ufffd"),
        ] {
            assert!(has_breaks(line), "{line:?}");
            assert_eq!(without_breaks(line), escaped, "{line:?}");
        }
        // Letters whose UTF-8 has the byte, and other bytes that are no UTF-8.
        for line in [
            "\u{C5}\u{445}\u{5145}\t".as_bytes(),
            b"\xFF\x80\x1F\x1B\xC2\x84",
            b"",
        ] {
            assert!(!has_breaks(line), "{line:?}");
            assert_eq!(without_breaks(line), line);
        }
    }
}
