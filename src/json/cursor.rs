//! The tokens of RFC 8259 over a text, in safe Rust. A cursor never passes the end of its text, and
//! what it hands out is valid: strings with their escapes checked, numbers in the grammar.

use std::borrow::Cow;
use std::str::Utf8Error;

use super::fault::{Fault, FaultKind};
use super::scan::{Scanner, Skip};

/// A place in a text, moving forward.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    pub(crate) pos: usize,
}

/// A string token without its quotes, escapes checked and not yet resolved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawStr<'a> {
    pub(crate) text: &'a str,
    pub(crate) escaped: bool,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, pos: 0 }
    }

    /// A cursor over bytes, once they are known to be UTF-8 without a byte order mark. Where they are not, the fault is
    /// the first in the text, for a reader of no more than `max_depth` levels.
    pub(crate) fn over(bytes: &'a [u8], max_depth: usize) -> Result<Self, Fault> {
        let text = std::str::from_utf8(bytes).map_err(|error| not_utf8(bytes, error, max_depth))?;
        if text.starts_with('\u{FEFF}') {
            return Err(Fault {
                kind: FaultKind::ByteOrderMark,
                offset: 0,
            });
        }
        Ok(Self::new(text))
    }

    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    /// The text from `start` to here. Both ends are token boundaries, so the slice exists.
    pub(crate) fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.pos).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.pos).copied()
    }

    #[inline]
    pub(crate) fn skip_whitespace(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.pos += 1;
        }
    }

    /// The next byte that is no whitespace, not consumed.
    #[inline]
    pub(crate) fn peek_token(&mut self) -> Option<u8> {
        self.skip_whitespace();
        self.peek()
    }

    pub(crate) const fn expected(&self, what: &'static str) -> Fault {
        Fault::expected(what, self.pos)
    }

    /// Consumes a `:` and the whitespace around it.
    #[inline]
    pub(crate) fn colon(&mut self) -> Result<(), Fault> {
        if self.peek_token() == Some(b':') {
            self.pos += 1;
            self.skip_whitespace();
            Ok(())
        } else {
            Err(self.expected("`:` after the key"))
        }
    }

    /// Nothing but whitespace may follow the value.
    pub(crate) fn end(&mut self) -> Result<(), Fault> {
        match self.peek_token() {
            None => Ok(()),
            Some(_) => Err(self.expected("the end of the text after the value")),
        }
    }

    /// Consumes `true`, `false` or `null`, as its first byte announced.
    pub(crate) fn literal(&mut self, word: &'static str) -> Result<(), Fault> {
        let rest = self.text.as_bytes().get(self.pos..).unwrap_or_default();
        if rest.starts_with(word.as_bytes()) {
            self.pos += word.len();
            return Ok(());
        }
        // A text that ends inside the word is cut short, not wrong.
        if word.as_bytes().starts_with(rest) {
            return Err(Fault::expected(word, self.text.len()));
        }
        Err(self.expected("a JSON value"))
    }

    /// Consumes a string, from its opening quote to its closing one.
    #[inline]
    pub(crate) fn string(&mut self) -> Result<RawStr<'a>, Fault> {
        if self.peek() != Some(b'"') {
            return Err(self.expected("a string"));
        }
        let bytes = self.text.as_bytes();
        let start = self.pos + 1;
        let mut at = start;
        let mut escaped = false;
        loop {
            at = plain_run_end(bytes, at);
            match bytes.get(at) {
                Some(b'"') => {
                    self.pos = at + 1;
                    let text = self.text.get(start..at).unwrap_or_default();
                    return Ok(RawStr { text, escaped });
                }
                Some(b'\\') => {
                    escaped = true;
                    at = escape_end(bytes, at)?;
                }
                Some(_) => {
                    return Err(Fault {
                        kind: FaultKind::Control,
                        offset: at,
                    });
                }
                None => return Err(Fault::expected("`\"` to end the string", bytes.len())),
            }
        }
    }

    /// Consumes a number and gives its spelling.
    pub(crate) fn number(&mut self) -> Result<&'a str, Fault> {
        let bytes = self.text.as_bytes();
        let start = self.pos;
        if self.peek() == Some(b'-') {
            self.pos += 1;
        }
        match self.peek() {
            Some(b'0') => {
                self.pos += 1;
                if self.peek().is_some_and(|b| b.is_ascii_digit()) {
                    return Err(Fault::expected("a number without leading zeros", start));
                }
            }
            Some(b'1'..=b'9') => self.pos = digits_end(bytes, self.pos),
            _ => {
                let offset = if bytes.get(start) == Some(&b'-') && self.pos < bytes.len() {
                    start
                } else {
                    self.pos
                };
                return Err(Fault::expected("a JSON value", offset));
            }
        }
        if self.peek() == Some(b'.') {
            self.pos += 1;
            self.some_digits("a digit after the decimal point")?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.pos += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.pos += 1;
            }
            self.some_digits("a digit in the exponent")?;
        }
        Ok(self.since(start))
    }

    fn some_digits(&mut self, what: &'static str) -> Result<(), Fault> {
        let end = digits_end(self.text.as_bytes(), self.pos);
        if end == self.pos {
            return Err(self.expected(what));
        }
        self.pos = end;
        Ok(())
    }
}

impl<'a> RawStr<'a> {
    /// The string itself.
    #[inline]
    pub(crate) fn unescape(self) -> Cow<'a, str> {
        if self.escaped {
            Cow::Owned(unescape(self.text))
        } else {
            Cow::Borrowed(self.text)
        }
    }
}

/// What of `bytes` is UTF-8: all that stands before the first byte that is none.
pub(crate) fn text_before_fault(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_else(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        std::str::from_utf8(valid).unwrap_or_default()
    })
}

/// The fault of a text that is not UTF-8: what is wrong before the first bad byte, that byte itself, or the
/// end where it stands within a character.
#[cold]
fn not_utf8(bytes: &[u8], error: Utf8Error, max_depth: usize) -> Fault {
    let offset = error.valid_up_to();
    let before = Cursor::over(bytes.get(..offset).unwrap_or_default(), max_depth)
        .and_then(|cursor| Scanner::new(cursor, max_depth).document(&mut Skip));
    match before {
        Err(fault) if fault.offset < offset => fault,
        _ if error.error_len().is_none() => {
            Fault::expected("the rest of the last character", bytes.len())
        }
        _ => Fault {
            kind: FaultKind::NotUtf8,
            offset,
        },
    }
}

/// Whether any byte of a word is a quote, a backslash or a control character, as a mask whose lowest
/// set byte is the first such byte. Bytes above the first may be marked falsely; none below is.
#[inline]
const fn special_bytes(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    let quote = word ^ (ONES * b'"' as u64);
    let backslash = word ^ (ONES * b'\\' as u64);
    let control = word.wrapping_sub(ONES * 0x20) & !word;
    let quote = quote.wrapping_sub(ONES) & !quote;
    let backslash = backslash.wrapping_sub(ONES) & !backslash;
    (control | quote | backslash) & HIGHS
}

/// The first place at or after `at` with a quote, a backslash, a control character, or the end.
#[inline]
fn plain_run_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(chunk) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let mask = special_bytes(u64::from_le_bytes(*chunk));
        if mask != 0 {
            return at + (mask.trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    while let Some(&byte) = bytes.get(at) {
        if byte == b'"' || byte == b'\\' || byte < 0x20 {
            break;
        }
        at += 1;
    }
    at
}

/// The place after the escape sequence at `at`; a surrogate pair counts as one.
fn escape_end(bytes: &[u8], at: usize) -> Result<usize, Fault> {
    const ESCAPE: &str = "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX";
    match bytes.get(at + 1) {
        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => Ok(at + 2),
        Some(b'u') => {
            let unit = hex_unit(bytes, at + 2)?;
            let lone = Fault {
                kind: FaultKind::LoneSurrogate,
                offset: at,
            };
            match unit {
                0xD800..=0xDBFF => {
                    match (bytes.get(at + 6), bytes.get(at + 7)) {
                        (None, _) | (Some(b'\\'), None) => {
                            return Err(Fault::expected("the rest of the string", bytes.len()));
                        }
                        (Some(b'\\'), Some(b'u')) => {}
                        _ => return Err(lone),
                    }
                    match hex_unit(bytes, at + 8)? {
                        0xDC00..=0xDFFF => Ok(at + 12),
                        _ => Err(lone),
                    }
                }
                0xDC00..=0xDFFF => Err(lone),
                _ => Ok(at + 6),
            }
        }
        Some(_) => Err(Fault::expected(ESCAPE, at)),
        None => Err(Fault::expected(ESCAPE, bytes.len())),
    }
}

/// The UTF-16 code unit of four hexadecimal digits.
fn hex_unit(bytes: &[u8], at: usize) -> Result<u16, Fault> {
    let mut unit = 0;
    for offset in at..at + 4 {
        let digit = bytes
            .get(offset)
            .and_then(|&b| char::from(b).to_digit(16))
            .ok_or(Fault::expected(
                "four hexadecimal digits after \\u",
                offset.min(bytes.len()),
            ))?;
        unit = unit << 4 | digit as u16;
    }
    Ok(unit)
}

fn digits_end(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at += 1;
    }
    at
}

/// Resolves the escapes of a string whose escapes have been checked.
fn unescape(raw: &str) -> String {
    let bytes = raw.as_bytes();
    let mut text = String::with_capacity(raw.len());
    let mut at = 0;
    loop {
        let end = plain_run_end(bytes, at);
        text.push_str(raw.get(at..end).unwrap_or_default());
        let Some(escape) = raw.get(end..).filter(|rest| !rest.is_empty()) else {
            return text;
        };
        let (c, len) = resolve(escape);
        text.push(c);
        at = end + len;
    }
}

/// The character that a checked escape sequence stands for, and the sequence's length.
fn resolve(escape: &str) -> (char, usize) {
    let bytes = escape.as_bytes();
    let c = match bytes.get(1) {
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{C}',
        Some(b'n') => '\n',
        Some(b'r') => '\r',
        Some(b't') => '\t',
        Some(b'u') => {
            let unit = |at| u32::from(hex_unit(bytes, at).unwrap_or_default());
            let first = unit(2);
            if let 0xD800..=0xDBFF = first {
                let code = 0x10000 + ((first - 0xD800) << 10) + unit(8).wrapping_sub(0xDC00);
                return (
                    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER),
                    12,
                );
            }
            return (
                char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER),
                6,
            );
        }
        Some(&other) => char::from(other),
        None => '\\',
    };
    (c, 2)
}
