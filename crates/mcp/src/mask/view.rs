//! A text as its reader sees it: escapes decoded, and control sequences of terminals left out. SPEC G6.
//!
//! Invariant: each place in a view has its place in the text, and a view costs time and memory linear in the length of the text.

use std::borrow::Cow;
use std::ops::Range;

const ESCAPE: u8 = 0x1B;

/// The bytes that are looked at, and where they come from.
pub(super) struct View<'a> {
    pub(super) bytes: Cow<'a, [u8]>,
    /// Whether a backslash before a quote still stands for itself.
    pub(super) is_raw: bool,
    /// Where the view and the text part ways, in order.
    breaks: Vec<Break>,
}

/// What comes before this place in the view ends, and what is there begins, at other places in the text.
#[derive(Clone, Copy)]
struct Break {
    at: usize,
    end: usize,
    start: usize,
}

impl<'a> View<'a> {
    /// Returns the text as it is.
    pub(super) const fn raw(text: &'a str) -> Self {
        Self {
            bytes: Cow::Borrowed(text.as_bytes()),
            is_raw: true,
            breaks: Vec::new(),
        }
    }

    /// Returns the text without its escapes, if it has some: those of JSON and of programming languages behind any number of backslashes,
    /// percent codes, numbers of characters in HTML, and control sequences of terminals.
    pub(super) fn decoded(text: &str) -> Option<View<'static>> {
        let mut decoder = Decoder::new(text.as_bytes());
        while decoder.step() {}
        (!decoder.breaks.is_empty()).then_some(View {
            bytes: Cow::Owned(decoder.view),
            is_raw: false,
            breaks: decoder.breaks,
        })
    }

    pub(super) fn get(&self, at: usize) -> Option<u8> {
        self.bytes.get(at).copied()
    }

    /// Returns the byte before a place.
    pub(super) fn before(&self, at: usize) -> Option<u8> {
        self.get(at.checked_sub(1)?)
    }

    pub(super) fn rest(&self, at: usize) -> &[u8] {
        self.bytes.get(at..).unwrap_or_default()
    }

    /// Whether no letter or digit is before a place, other than one that was an escape.
    pub(super) fn starts_word(&self, at: usize) -> bool {
        !self
            .before(at)
            .is_some_and(|byte| byte.is_ascii_alphanumeric())
            || self.breaks.binary_search_by_key(&at, |one| one.at).is_ok()
    }

    /// Returns the range of the text that a range of the view comes from.
    pub(super) fn source(&self, range: &Range<usize>, text: &str) -> Range<usize> {
        let place = |at: usize, is_end: bool| {
            let index = self.breaks.partition_point(|one| one.at <= at);
            let last = index
                .checked_sub(1)
                .and_then(|index| self.breaks.get(index));
            last.map_or(at, |last| {
                if is_end && last.at == at {
                    last.end
                } else {
                    last.start + (at - last.at)
                }
            })
        };
        let start = place(range.start, false).min(text.len());
        let end = place(range.end, true).min(text.len());
        text.floor_char_boundary(start)..text.ceil_char_boundary(end)
    }
}

/// Where a control sequence of a terminal has got to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Control {
    None,
    /// After the escape character, which is at this place in the view.
    Escape(usize),
    Parameters,
}

struct Decoder<'a> {
    text: &'a [u8],
    at: usize,
    view: Vec<u8>,
    breaks: Vec<Break>,
    control: Control,
}

impl<'a> Decoder<'a> {
    const fn new(text: &'a [u8]) -> Self {
        Self {
            text,
            at: 0,
            view: Vec::new(),
            breaks: Vec::new(),
            control: Control::None,
        }
    }

    fn peek(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    /// Reads a character, or an escape. Returns whether there was one.
    fn step(&mut self) -> bool {
        let Some(byte) = self.peek(0) else {
            return false;
        };
        let escape = match byte {
            b'\\' => self.backslashes(),
            b'%' => self.percent(),
            b'&' => self.entity(),
            _ => None,
        };
        let before = self.view.len();
        let length = match (escape, self.invisible()) {
            (Some((length, c)), _) => {
                match c {
                    Some(c) if byte == b'%' => self.push(u8::try_from(c).unwrap_or(b'?')),
                    Some(c) if is_invisible(c) => {}
                    Some(c) => c
                        .encode_utf8(&mut [0; 4])
                        .bytes()
                        .for_each(|byte| self.push(byte)),
                    None => {}
                }
                length
            }
            (None, length @ 1..) => length,
            (None, _) => {
                self.push(byte);
                1
            }
        };
        self.skip(length, self.view.len() > before);
        true
    }

    /// Goes on by some bytes of the text. `has_grown`: they are in the view, too.
    fn skip(&mut self, length: usize, has_grown: bool) {
        self.at += length;
        let (at, start) = (self.view.len(), self.at);
        if has_grown {
            if length > 1 {
                let end = start;
                self.breaks.push(Break { at, end, start });
            }
            return;
        }
        while self.breaks.pop_if(|last| last.at > at).is_some() {}
        match self.breaks.last_mut() {
            Some(last) if last.at == at => last.start = start,
            last => {
                let end = last.map_or(at, |last| last.start + (at - last.at));
                self.breaks.push(Break { at, end, start });
            }
        }
    }

    /// Adds a byte to the view, unless it belongs to a control sequence.
    fn push(&mut self, byte: u8) {
        match self.control {
            Control::Escape(at) if byte == b'[' => {
                self.view.truncate(at);
                self.control = Control::Parameters;
                return;
            }
            Control::Parameters => {
                if !(0x20..0x40).contains(&byte) {
                    self.control = Control::None;
                }
                return;
            }
            _ => {}
        }
        self.control = if byte == ESCAPE {
            Control::Escape(self.view.len())
        } else {
            Control::None
        };
        self.view.push(byte);
    }

    /// Returns the length of a character that nobody sees, or 0.
    fn invisible(&self) -> usize {
        match (self.peek(0), self.peek(1), self.peek(2)) {
            (Some(0xC2), Some(0xAD), _) => 2,
            (Some(0xE2), Some(0x80), Some(0x8B..=0x8F))
            | (Some(0xE2), Some(0x81), Some(0xA0))
            | (Some(0xEF), Some(0xBB), Some(0xBF)) => 3,
            _ => 0,
        }
    }

    /// Returns the length of an escape that begins with a backslash, and its character; none for the end of a line.
    fn backslashes(&self) -> Option<(usize, Option<char>)> {
        let rest = self.text.get(self.at..)?;
        let run = rest.iter().take_while(|byte| **byte == b'\\').count();
        let code = |from: usize, count: usize| {
            let digits = rest.get(from..from + count)?;
            let c = number(digits, 16)?;
            Some((from + count, Some(c)))
        };
        let one = |c| Some((run + 1, Some(c)));
        let escape = match rest.get(run).unwrap_or(&0) {
            b'u' | b'x' if rest.get(run + 1) == Some(&b'{') => braced(rest, run + 2),
            b'u' => code(run + 1, 4),
            b'U' => code(run + 1, 8),
            b'x' => code(run + 1, 2),
            b'n' | b'r' => one('\n'),
            b't' => one('\t'),
            b'a' | b'b' | b'f' | b'v' => one('\u{B}'),
            b'e' | b'E' => one('\u{1B}'),
            b'0'..=b'3' => {
                let digits = rest.iter().skip(run).take(3);
                let count = digits
                    .take_while(|byte| (b'0'..=b'7').contains(*byte))
                    .count();
                let c = rest
                    .get(run..run + count)
                    .and_then(|digits| number(digits, 8));
                c.map(|c| (run + count, Some(c)))
            }
            b'\n' => Some((run + 1, None)),
            sign @ (b'"' | b'\'' | b'/' | b'`') => one(char::from(*sign)),
            _ => None,
        };
        // A run that escapes nothing is read once.
        escape.or_else(|| (run > 1).then_some((run, Some('\\'))))
    }

    /// Returns the length of a percent code, which may be coded again, and the byte as a character.
    fn percent(&self) -> Option<(usize, Option<char>)> {
        let rest = self.text.get(self.at + 1..)?;
        let again = rest.chunks_exact(2).take_while(|two| two == b"25").count();
        let code = |from: usize| Some((from + 3, Some(number(rest.get(from..from + 2)?, 16)?)));
        code(2 * again).or_else(|| code(2 * again.checked_sub(1)?))
    }

    /// Returns the length of a reference to a character in HTML, which may be escaped again, and the character.
    fn entity(&self) -> Option<(usize, Option<char>)> {
        const NAMES: [(&str, char); 16] = [
            ("NewLine;", '\n'),
            ("Tab;", '\t'),
            ("colon;", ':'),
            ("comma;", ','),
            ("commat;", '@'),
            ("equals;", '='),
            ("lowbar;", '_'),
            ("num;", '#'),
            ("period;", '.'),
            ("plus;", '+'),
            ("sol;", '/'),
            ("quot;", '"'),
            ("apos;", '\''),
            ("lt;", '<'),
            ("gt;", '>'),
            ("nbsp;", ' '),
        ];
        const AND: &[u8] = b"amp;";
        let mut rest = self.text.get(self.at + 1..)?;
        let whole = rest.len();
        while let Some(after) = rest.strip_prefix(AND) {
            rest = after;
        }
        let length = 1 + whole - rest.len();
        if let Some(digits) = rest.strip_prefix(b"#") {
            let (digits, base) = match digits.first() {
                Some(b'x' | b'X') => (digits.get(1..)?, 16),
                _ => (digits, 10),
            };
            let count = digits.iter().take(8).position(|byte| *byte == b';')?;
            let c = number(digits.get(..count)?, base)?;
            let sign = rest.len() - digits.len();
            return Some((length + sign + count + 1, Some(c)));
        }
        let is_named = |entity: &&(&str, char)| rest.starts_with(entity.0.as_bytes());
        if let Some((name, c)) = NAMES.iter().find(is_named) {
            return Some((length + name.len(), Some(*c)));
        }
        (length > 1).then_some((length, Some('&')))
    }
}

const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}'
    )
}

/// Returns the escape whose digits begin at a place, and end with a brace.
fn braced(rest: &[u8], from: usize) -> Option<(usize, Option<char>)> {
    let digits = rest.get(from..)?;
    let count = digits.iter().take(8).position(|byte| *byte == b'}')?;
    let c = number(digits.get(..count)?, 16)?;
    Some((from + count + 1, Some(c)))
}

/// Returns the character of that number. Half a surrogate pair is no character, and replaced as decoders replace it.
fn number(digits: &[u8], base: u32) -> Option<char> {
    let mut value: u32 = 0;
    for byte in digits {
        let digit = char::from(*byte).to_digit(base)?;
        value = value.checked_mul(base)?.checked_add(digit)?;
    }
    let is_none = digits.is_empty();
    (!is_none).then(|| char::from_u32(value).unwrap_or(char::REPLACEMENT_CHARACTER))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(text: &str) -> String {
        let view = View::decoded(text);
        view.map_or_else(
            || text.to_owned(),
            |view| String::from_utf8_lossy(&view.bytes).into_owned(),
        )
    }

    // SPEC G6
    #[test]
    fn escapes_are_decoded_as_readers_decode_them() {
        for (text, expected) in [
            ("plain, 100 %, R&D, a\\b", "plain, 100 %, R&D, a\u{B}"),
            ("\\u0061\\\\u0061\\x61\\141\\u{61}", "aaaaa"),
            ("\\n\\\\\\n\\t\\\"", "\n\n\t\""),
            ("%61%2561%252561%25", "aaa%"),
            ("&#97;&#x61;&amp;#97;&quot;&amp;&amp;amp;", "aaa\"&&"),
            ("\u{1B}[32mkey\u{1B}[0m", "key"),
            ("\\u001b[1;32mk\\x1b[0me\\033[my", "key"),
            ("a\u{200B}b\u{FEFF}c\u{AD}d", "abcd"),
            ("a\\\nb", "ab"),
            ("a\\u200bb\\u{feff}c", "abc"),
            ("\\ud83d", "\u{FFFD}"),
            ("%", "%"),
            ("\\", "\\"),
            ("&#;", "&#;"),
        ] {
            assert_eq!(decoded(text), expected, "{text:?}");
        }
    }

    // SPEC G6
    #[test]
    fn places_in_a_view_are_places_in_the_text() {
        for text in [
            "a \u{1B}[32mkey\u{1B}[0m b",
            "a\\nkey\\n b",
            "a%3Dkey%26b",
            "ä\\u00e4key\u{200B}ä",
            "&quot;key&quot;",
            "a\\x1b[32mkey\\x1b[0m",
        ] {
            let view = View::decoded(text).unwrap();
            let at = view
                .bytes
                .windows(3)
                .position(|part| part == b"key")
                .unwrap();
            assert!(view.starts_word(at), "{text:?}");
            assert_eq!(&text[view.source(&(at..at + 3), text)], "key", "{text:?}");
        }
    }
}
