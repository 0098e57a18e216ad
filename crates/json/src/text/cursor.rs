//! The tokens of RFC 8259 over a text, in safe Rust. A cursor never passes the end of its text, and the tokens that it
//! returns are valid: strings with their escapes checked or resolved, numbers in the grammar.

use std::borrow::Cow;
use std::ops::Deref;
use std::str::Utf8Error;

use super::fault::{Fault, FaultKind};
use super::strings::{Scratch, easy_run_end, long_escapes_end, plain_run_end};

/// A position in a text, moving forward.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    /// Byte offset, at a character boundary.
    pub pos: usize,
}

/// A string token without its quotes, with its escapes checked but not resolved.
///
/// An enum instead of a text with a flag: a byte and its padding are written separately but read together, and such a
/// read stalls.
#[derive(Clone, Copy, Debug)]
pub enum RawStr<'a> {
    /// Without escapes.
    Plain(&'a str),
    /// With escapes, as they are spelled.
    Escaped(&'a str),
}

/// The text of a string without its escapes.
#[derive(Debug)]
pub enum Text<'s> {
    /// In the buffer that it was unescaped into.
    Scratch(&'s str),
    /// An owned text, used if a copy would cost more than the buffer.
    Owned(String),
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Scratch(text) => text,
            Self::Owned(text) => text,
        }
    }
}

/// From this size on, a text keeps the buffer that it was unescaped into, instead of being copied.
pub(crate) const LARGE: usize = 1 << 14;

impl<'a> Cursor<'a> {
    /// Starts at the beginning of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { text, pos: 0 }
    }

    /// Returns the whole text.
    #[must_use]
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Returns the text from `start` to here. Both ends are token boundaries, so the slice exists.
    #[inline]
    #[must_use]
    pub fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.pos).unwrap_or_default()
    }

    /// Returns the next byte without consuming it.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.pos).copied()
    }

    #[inline]
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.pos..).unwrap_or_default()
    }

    /// Consumes a `,` and the whitespace before a key, if they have the usual form.
    #[inline]
    pub(crate) fn comma_before_key(&mut self) -> bool {
        let length = match self.rest() {
            [b',', b' ', b'"', ..] => 2,
            [b',', b'"', ..] => 1,
            _ => 0,
        };
        self.pos += length;
        length > 0
    }

    /// Skips spaces, tabs and line ends.
    #[inline]
    pub fn skip_whitespace(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.pos += 1;
        }
    }

    /// Skips whitespace and returns the next byte without consuming it.
    #[inline]
    pub fn peek_token(&mut self) -> Option<u8> {
        self.skip_whitespace();
        self.peek()
    }

    /// Returns the fault for finding something else here.
    #[must_use]
    pub const fn expected(&self, what: &'static str) -> Fault {
        Fault::expected(what, self.pos)
    }

    /// Consumes a `:` and the whitespace around it.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    #[inline]
    pub fn colon(&mut self) -> Result<(), Fault> {
        // The usual spelling.
        match self.rest() {
            [b':', b' ', next, ..] if *next > b' ' => {
                self.pos += 2;
                return Ok(());
            }
            [b':', next, ..] if *next > b' ' => {
                self.pos += 1;
                return Ok(());
            }
            _ => {}
        }
        if self.peek_token() == Some(b':') {
            self.pos += 1;
            self.skip_whitespace();
            Ok(())
        } else {
            Err(self.expected("`:` after the key"))
        }
    }

    /// Checks that only whitespace follows the value.
    ///
    /// # Errors
    ///
    /// Fails if anything else does.
    pub fn end(&mut self) -> Result<(), Fault> {
        match self.peek_token() {
            None => Ok(()),
            Some(_) => Err(self.expected("the end of the text after the value")),
        }
    }

    /// Consumes `true`, `false` or `null`, as its first byte indicates.
    ///
    /// # Errors
    ///
    /// Fails if it is another word.
    pub fn literal(&mut self, word: &'static str) -> Result<(), Fault> {
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

    /// Consumes a string without escapes. Otherwise it consumes nothing and returns the offset up to which the string was
    /// plain, for [`string_from`](Self::string_from), which rejects anything that is not a string. The two are separate
    /// because a result of only one kind is returned in registers.
    ///
    /// # Errors
    ///
    /// Returns the offset up to which the string was plain.
    #[inline]
    pub fn plain_string(&mut self) -> Result<&'a str, usize> {
        if self.peek() != Some(b'"') {
            return Err(self.pos);
        }
        let bytes = self.text.as_bytes();
        let start = self.pos + 1;
        let end = plain_run_end(bytes, start);
        if bytes.get(end) != Some(&b'"') {
            return Err(end);
        }
        self.pos = end + 1;
        Ok(self.text.get(start..end).unwrap_or_default())
    }

    /// Consumes a string, from its opening quote to its closing quote.
    ///
    /// # Errors
    ///
    /// Fails if there is no string, it does not end, or an escape is invalid.
    pub fn string(&mut self) -> Result<RawStr<'a>, Fault> {
        match self.plain_string() {
            Ok(plain) => Ok(RawStr::Plain(plain)),
            Err(at) => self.string_from(at),
        }
    }

    /// Consumes a string that is plain up to `at`, but not beyond.
    ///
    /// # Errors
    ///
    /// Same as [`string`](Self::string).
    pub fn string_from(&mut self, mut at: usize) -> Result<RawStr<'a>, Fault> {
        if self.peek() != Some(b'"') {
            return Err(self.expected("a string"));
        }
        let bytes = self.text.as_bytes();
        let start = self.pos + 1;
        loop {
            at = easy_run_end(bytes, at);
            match bytes.get(at) {
                Some(b'"') => {
                    self.pos = at + 1;
                    let text = self.text.get(start..at).unwrap_or_default();
                    return Ok(RawStr::Escaped(text));
                }
                Some(b'\\') => at = long_escapes_end(bytes, at)?,
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

    /// Consumes a string that is plain up to `at`, but not beyond, resolving its escapes along the way.
    ///
    /// # Errors
    ///
    /// Same as [`string`](Self::string).
    pub(crate) fn text_from<'s>(
        &mut self,
        at: usize,
        scratch: &'s mut Scratch,
    ) -> Result<Text<'s>, Fault> {
        if self.peek() != Some(b'"') {
            return Err(self.expected("a string"));
        }
        let bytes = self.text.as_bytes();
        let start = self.pos + 1;
        let end = scratch.unescape(bytes, start, at)?;
        if end == bytes.len() {
            return Err(Fault::expected("`\"` to end the string", bytes.len()));
        }
        // Escapes are ASCII, so UTF-8 without them is still UTF-8.
        let broken = |_| Fault {
            kind: FaultKind::NotUtf8,
            offset: start,
        };
        self.pos = end + 1;
        if scratch.bytes().len() < LARGE {
            let text = from_utf8(scratch.bytes()).map_err(broken)?;
            return Ok(Text::Scratch(text));
        }
        let mut text =
            String::from_utf8(scratch.take()).map_err(|error| broken(error.utf8_error()))?;
        text.shrink_to_fit();
        Ok(Text::Owned(text))
    }

    /// Consumes a number and returns its spelling.
    ///
    /// # Errors
    ///
    /// Fails if there is no number, or it does not match the grammar.
    #[inline]
    pub fn number(&mut self) -> Result<&'a str, Fault> {
        let start = self.pos;
        self.skip_number()?;
        Ok(self.since(start))
    }

    /// Consumes a number. Most have a few digits.
    ///
    /// # Errors
    ///
    /// Same as [`number`](Self::number).
    #[inline]
    pub fn skip_number(&mut self) -> Result<(), Fault> {
        let bytes = self.text.as_bytes();
        if let Some(b'1'..=b'9') = self.peek() {
            let end = digits_end(bytes, self.pos + 1);
            if !matches!(bytes.get(end), Some(b'.' | b'e' | b'E')) {
                self.pos = end;
                return Ok(());
            }
        }
        self.skip_any_number()
    }

    fn skip_any_number(&mut self) -> Result<(), Fault> {
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
        Ok(())
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
    /// Returns the string as it is spelled.
    #[inline]
    #[must_use]
    pub const fn spelling(self) -> &'a str {
        match self {
            Self::Plain(text) | Self::Escaped(text) => text,
        }
    }

    /// Returns the string with its escapes resolved.
    #[inline]
    #[must_use]
    pub fn unescape(self) -> Cow<'a, str> {
        match self {
            Self::Plain(text) => Cow::Borrowed(text),
            Self::Escaped(text) => Cow::Owned(unescape(text)),
        }
    }
}

/// Resolves escapes that have been checked.
fn unescape(text: &str) -> String {
    let mut scratch = Scratch::new();
    match scratch.unescape(text.as_bytes(), 0, 0) {
        // It was UTF-8 with the escapes.
        Ok(_) if scratch.bytes().len() < LARGE => {
            from_utf8(scratch.bytes()).map_or_else(|_| String::new(), str::to_owned)
        }
        Ok(_) => {
            let mut bytes = scratch.take();
            bytes.shrink_to_fit();
            String::from_utf8(bytes).unwrap_or_default()
        }
        Err(_) => String::new(),
    }
}

/// Returns the longest prefix of `bytes` that is valid UTF-8.
#[must_use]
pub fn text_before_fault(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_else(|error| {
        let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
        std::str::from_utf8(valid).unwrap_or_default()
    })
}

/// The standard library locates invalid UTF-8; `simdutf8` accepts valid UTF-8 faster.
pub(super) fn from_utf8(bytes: &[u8]) -> Result<&str, Utf8Error> {
    // What `simdutf8` does with so few bytes, without a call through a pointer.
    const FEW: usize = 64;
    if bytes.len() < FEW {
        return std::str::from_utf8(bytes);
    }
    simdutf8::basic::from_utf8(bytes).or_else(|_| std::str::from_utf8(bytes))
}

#[inline]
fn digits_end(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at += 1;
    }
    at
}
