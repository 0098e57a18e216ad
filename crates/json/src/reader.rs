//! The accept path: reads the next value as a decoder expects it, in one pass over the text.
//!
//! Invariant: what is read is RFC 8259 within the limits. A value that is skipped as a whole has unique keys; an object
//! with known members checks its own.

use std::borrow::Cow;

use crate::text::{Cursor, Fault, Handler, Scanner, Scratch, Skip, Spacing, Text};
use crate::value::{JsonKind, JsonNumber, JsonObject, JsonValue};

/// Reads one document for a decoder that knows its shape.
///
/// ```
/// use saop_json::{Limits, Reader, Stop};
/// use saop_json::text::open;
///
/// # fn main() -> Result<(), Stop> {
/// let cursor = open(br#"{"a": 1, "b": [true, null]}"#, &Limits::default()).map_err(Stop::from)?;
/// let mut reader = Reader::new(cursor, 128);
/// reader.open_object()?;
/// assert!(reader.at_key("\"a\":"));
/// assert_eq!(reader.number()?, "1");
/// reader.after_member()?;
/// assert_eq!(reader.key()?, "b");
/// assert_eq!(reader.text()?, "[true, null]");
/// reader.after_member()?;
/// assert!(reader.close_object());
/// reader.end()
/// # }
/// ```
#[derive(Debug)]
pub struct Reader<'a> {
    scanner: Scanner<'a>,
    scratch: Scratch,
    /// Number of open arrays and objects.
    depth: usize,
    is_known: bool,
    goes_past_rules: bool,
    /// Steps that checks of values may still take in all; `None` if each may take what its size allows.
    steps: Option<u64>,
    is_out_of_steps: bool,
}

/// A place in the text of a [`Reader`].
#[derive(Clone, Copy, Debug)]
pub struct Place {
    offset: usize,
    depth: usize,
}

/// A decoder's rejection. It does not even record whether the text or the message is wrong: to find out, read the text
/// again. Decoders rarely fail, and this way they propagate nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

impl From<Fault> for Stop {
    fn from(_: Fault) -> Self {
        Self
    }
}

impl<'a> Reader<'a> {
    /// Creates a reader of at most `max_depth` levels of arrays and objects.
    #[must_use]
    pub const fn new(cursor: Cursor<'a>, max_depth: usize) -> Self {
        Self {
            scanner: Scanner::new(cursor, max_depth),
            scratch: Scratch::new(),
            depth: 0,
            is_known: false,
            goes_past_rules: false,
            steps: None,
            is_out_of_steps: false,
        }
    }

    /// Makes a reader that goes on where a hand-written rule is broken: what it reads is for the rules around it alone.
    #[doc(hidden)]
    #[must_use]
    pub const fn past_rules(mut self) -> Self {
        self.goes_past_rules = true;
        self
    }

    /// Whether a broken rule is not to stop the reader.
    #[doc(hidden)]
    #[must_use]
    pub const fn goes_past_rules(&self) -> bool {
        self.goes_past_rules
    }

    /// Sets how many steps the checks of values may take in all; with `None`, each may take what its size allows.
    #[doc(hidden)]
    #[must_use]
    pub const fn with_max_steps(mut self, steps: Option<u64>) -> Self {
        self.steps = steps;
        self
    }

    /// Asks a question about a value, which takes its work from the steps that are left, or from `usual`. It returns `false` also where
    /// it has used them up.
    ///
    /// # Errors
    ///
    /// Fails if it has: the answer is not known then.
    #[doc(hidden)]
    pub fn ask(
        &mut self,
        usual: u64,
        question: impl FnOnce(&mut u64) -> bool,
    ) -> Result<bool, Stop> {
        let mut left = self.steps.unwrap_or(usual);
        let answer = question(&mut left);
        self.steps = self.steps.map(|_| left);
        if !answer && left == 0 {
            self.is_out_of_steps = true;
            return Err(Stop);
        }
        Ok(answer)
    }

    /// Whether a question had no answer because its steps were used up.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_out_of_steps(&self) -> bool {
        self.is_out_of_steps
    }

    /// Returns the place that has been reached, to come back to it.
    #[must_use]
    pub const fn place(&self) -> Place {
        Place {
            offset: self.scanner.cursor.pos,
            depth: self.depth,
        }
    }

    /// Comes back to a place of the same text, to read it again.
    pub const fn come_back(&mut self, place: Place) {
        self.scanner.cursor.pos = place.offset;
        self.depth = place.depth;
    }

    /// Checks that only whitespace follows.
    ///
    /// # Errors
    ///
    /// Fails if anything else follows.
    pub fn end(&mut self) -> Result<(), Stop> {
        Ok(self.scanner.cursor.end()?)
    }

    /// Returns the kind of the next value, from its first byte. If no value begins there, it is `Null`, and reading it
    /// fails.
    #[inline]
    pub fn kind(&mut self) -> JsonKind {
        JsonKind::beginning_with(self.scanner.cursor.peek_token())
    }

    /// Skips to the next token.
    #[inline]
    pub fn skip_whitespace(&mut self) {
        self.scanner.cursor.skip_whitespace();
    }

    /// Returns how many bytes have been read: the search for the next token starts there. Any value that ends before it
    /// was read completely.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.scanner.cursor.pos
    }

    /// Returns the text from an offset, where a token begins, to what has been read.
    #[must_use]
    pub fn since(&self, offset: usize) -> &'a str {
        self.scanner.cursor.since(offset)
    }

    /// Returns the text from the next value to the end.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        let cursor = &self.scanner.cursor;
        cursor.text().get(cursor.pos..).unwrap_or_default()
    }

    #[inline]
    fn open(&mut self, bracket: u8) -> Result<Option<u8>, Stop> {
        if self.scanner.cursor.peek_token() != Some(bracket) {
            return Err(Stop);
        }
        self.scanner.check_depth(self.depth)?;
        self.depth += 1;
        self.scanner.cursor.pos += 1;
        Ok(self.scanner.cursor.peek_token())
    }

    #[inline]
    fn close(&mut self, bracket: u8) -> bool {
        let is_end = self.scanner.cursor.peek() == Some(bracket);
        if is_end {
            self.scanner.cursor.pos += 1;
            self.depth -= 1;
        }
        is_end
    }

    /// Opens an object. A key comes next, or its end.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not an object, or is too deep.
    #[inline]
    pub fn open_object(&mut self) -> Result<(), Stop> {
        match self.open(b'{')? {
            Some(b'"' | b'}') => Ok(()),
            _ => Err(Stop),
        }
    }

    /// Takes the next key and its colon if they are `key`: a quoted name followed by a colon, without any character
    /// that JSON escapes. Call this only where a key may come.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "a comparison with a constant of known length is a few instructions, a call of memcmp is not"
    )]
    pub fn at_key(&mut self, key: &str) -> bool {
        let cursor = &mut self.scanner.cursor;
        let is_here = cursor
            .text()
            .as_bytes()
            .get(cursor.pos..)
            .is_some_and(|rest| rest.starts_with(key.as_bytes()));
        if is_here {
            cursor.pos += key.len();
        }
        is_here
    }

    /// Takes the next key and its colon if they are one of these keys, each as [`at_key`](Self::at_key) has them, and returns
    /// which one.
    #[inline]
    pub fn at_one_of<'k>(&mut self, keys: impl IntoIterator<Item = &'k str>) -> Option<usize> {
        let cursor = &mut self.scanner.cursor;
        let rest = cursor.text().as_bytes().get(cursor.pos..)?;
        let second = rest.get(1);
        for (number, key) in keys.into_iter().enumerate() {
            let key = key.as_bytes();
            // Most keys differ here, which is found out without a call.
            if key.get(1) == second && rest.starts_with(key) {
                cursor.pos += key.len();
                return Some(number);
            }
        }
        None
    }

    /// Takes the next key and its colon. Call this only where a key comes.
    ///
    /// # Errors
    ///
    /// Fails if the text is malformed.
    #[inline]
    pub fn key(&mut self) -> Result<Cow<'a, str>, Stop> {
        let key = match self.scanner.cursor.plain_string() {
            Ok(plain) => Cow::Borrowed(plain),
            Err(at) => self.scanner.cursor.string_from(at)?.unescape(),
        };
        self.scanner.cursor.colon()?;
        Ok(key)
    }

    /// Moves past the comma after a member. A key comes next, or the end of the object.
    ///
    /// # Errors
    ///
    /// Fails if neither does.
    #[inline]
    pub fn after_member(&mut self) -> Result<(), Stop> {
        let cursor = &mut self.scanner.cursor;
        if cursor.comma_before_key() {
            return Ok(());
        }
        match cursor.peek_token() {
            Some(b'}') => Ok(()),
            Some(b',') => {
                cursor.pos += 1;
                if cursor.peek_token() == Some(b'"') {
                    Ok(())
                } else {
                    Err(Stop)
                }
            }
            _ => Err(Stop),
        }
    }

    /// Closes the object and returns `true`, if its end comes next.
    #[inline]
    pub fn close_object(&mut self) -> bool {
        self.close(b'}')
    }

    /// Opens an array, and closes it if it is empty. Returns `true` if an item comes next.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not an array, or is too deep.
    #[inline]
    pub fn open_array(&mut self) -> Result<bool, Stop> {
        self.open(b'[')?;
        Ok(!self.close(b']'))
    }

    /// Moves past an item. Returns `true` if another one comes, `false` if the array was closed.
    ///
    /// # Errors
    ///
    /// Fails if the text is malformed.
    #[inline]
    pub fn next_item(&mut self) -> Result<bool, Stop> {
        match self.scanner.cursor.peek_token() {
            Some(b',') => {
                self.scanner.cursor.pos += 1;
                // If no value follows, the code that reads it fails.
                Ok(true)
            }
            Some(b']') => Ok(!self.close(b']')),
            _ => Err(Stop),
        }
    }

    /// Takes a string without escapes. `Err` holds the end of its plain part, for
    /// [`escaped_string`](Self::escaped_string), which rejects anything that is not a string.
    ///
    /// # Errors
    ///
    /// Fails if it has escapes, or is not a string; nothing is taken.
    #[inline]
    pub fn plain_string(&mut self) -> Result<&'a str, usize> {
        self.scanner.cursor.skip_whitespace();
        self.scanner.cursor.plain_string()
    }

    /// Skips a string.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not a string, or is malformed.
    #[inline]
    pub fn skip_string(&mut self) -> Result<(), Stop> {
        match self.plain_string() {
            Ok(_) => Ok(()),
            Err(at) => self.skip_escaped(at),
        }
    }

    /// Skips a string that is plain up to `at`, but not beyond.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not a string, or is malformed.
    pub fn skip_escaped(&mut self, at: usize) -> Result<(), Stop> {
        Ok(self.scanner.cursor.string_from(at).map(drop)?)
    }

    /// Takes a string that is plain up to `at`, but not beyond.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not a string, or is malformed.
    pub fn escaped_string(&mut self, at: usize) -> Result<Text<'_>, Stop> {
        Ok(self.scanner.cursor.text_from(at, &mut self.scratch)?)
    }

    /// Takes a string that is only compared, not kept.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not a string, or is malformed.
    #[inline]
    pub fn string(&mut self) -> Result<Cow<'a, str>, Stop> {
        match self.plain_string() {
            Ok(plain) => Ok(Cow::Borrowed(plain)),
            Err(at) => Ok(self.scanner.cursor.string_from(at)?.unescape()),
        }
    }

    /// Takes a number as it is spelled.
    ///
    /// # Errors
    ///
    /// Fails if the next value is not a number, or is malformed.
    #[inline]
    pub fn number(&mut self) -> Result<&'a str, Stop> {
        match self.scanner.cursor.peek_token() {
            Some(b'-' | b'0'..=b'9') => Ok(self.scanner.cursor.number()?),
            _ => Err(Stop),
        }
    }

    /// Takes `true` or `false`.
    ///
    /// # Errors
    ///
    /// Fails if the next value is neither.
    #[inline]
    pub fn boolean(&mut self) -> Result<bool, Stop> {
        let (word, value) = match self.scanner.cursor.peek_token() {
            Some(b't') => ("true", true),
            Some(b'f') => ("false", false),
            _ => return Err(Stop),
        };
        self.scanner.cursor.literal(word)?;
        Ok(value)
    }

    /// Takes `null` and returns `true`, if it comes next.
    ///
    /// # Errors
    ///
    /// Fails if the next value begins with `n` but is not `null`.
    #[inline]
    pub fn null(&mut self) -> Result<bool, Stop> {
        if self.scanner.cursor.peek_token() != Some(b'n') {
            return Ok(false);
        }
        self.scanner.cursor.literal("null")?;
        Ok(true)
    }

    /// Takes a string, number or literal as it is spelled.
    ///
    /// # Errors
    ///
    /// Fails if the next value is an array or object, or is malformed.
    #[inline]
    pub fn scalar(&mut self) -> Result<&'a str, Stop> {
        let is_string = self.scanner.cursor.peek_token() == Some(b'"');
        let start = self.scanner.cursor.pos;
        match self.scanner.cursor.plain_string() {
            Ok(_) => {}
            Err(at) if is_string => drop(self.scanner.cursor.string_from(at)?),
            Err(_) => self.scanner.cursor.number_or_literal()?,
        }
        Ok(self.scanner.cursor.since(start))
    }

    /// Takes a value of any shape as it is spelled. Its keys are unique at any depth.
    ///
    /// # Errors
    ///
    /// Fails if the text is malformed, or too deep.
    pub fn text(&mut self) -> Result<&'a str, Stop> {
        self.scanner.cursor.skip_whitespace();
        let start = self.scanner.cursor.pos;
        self.skip()?;
        Ok(self.scanner.cursor.since(start))
    }

    /// Takes an object of any content.
    ///
    /// # Errors
    ///
    /// Same as [`text`](Self::text), and fails if the value is not an object.
    pub fn json_object(&mut self) -> Result<JsonObject, Stop> {
        if self.scanner.cursor.peek_token() != Some(b'{') {
            return Err(Stop);
        }
        let start = self.scanner.cursor.pos;
        let mut spacing = Spacing::new(start);
        self.scanner.value(self.depth, &mut spacing)?;
        let text = self.scanner.cursor.since(start);
        Ok(JsonObject::of_object(text.into(), spacing.is_compact()))
    }

    /// Takes a value of any kind.
    ///
    /// # Errors
    ///
    /// Same as [`text`](Self::text).
    pub fn json_value(&mut self) -> Result<JsonValue, Stop> {
        self.scanner.cursor.skip_whitespace();
        let start = self.scanner.cursor.pos;
        let mut spacing = Spacing::new(start);
        self.scanner.value(self.depth, &mut spacing)?;
        let text = self.scanner.cursor.since(start);
        Ok(JsonValue::of_valid(text.into(), spacing.is_compact()))
    }

    /// Returns the next value as it is spelled, without taking it. Its keys are unique at any depth.
    ///
    /// # Errors
    ///
    /// Same as [`text`](Self::text).
    pub fn next_text(&mut self) -> Result<&'a str, Stop> {
        let start = self.scanner.cursor.pos;
        let text = self.text();
        self.scanner.cursor.pos = start;
        text
    }

    /// Returns whether the next value is part of one that a caller has found to be valid for what reads it.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Reads a value that the caller has found to be valid, so that its parts need not be checked again.
    #[doc(hidden)]
    pub fn known<R>(&mut self, read: impl FnOnce(&mut Self) -> R) -> R {
        let was_known = std::mem::replace(&mut self.is_known, true);
        let result = read(self);
        self.is_known = was_known;
        result
    }

    /// Takes a number with its spelling.
    ///
    /// # Errors
    ///
    /// Same as [`number`](Self::number).
    pub fn json_number(&mut self) -> Result<JsonNumber, Stop> {
        Ok(JsonNumber::of_token(self.number()?.to_owned()))
    }

    /// Tells a handler what is in a value of any shape, while it is read. Its keys are unique at any depth, which a handler is not told
    /// before it has all of them.
    ///
    /// # Errors
    ///
    /// Same as [`text`](Self::text). The handler was then told a part.
    pub fn tell(&mut self, handler: &mut impl Handler<'a>) -> Result<(), Stop> {
        Ok(self.scanner.value(self.depth, handler)?)
    }

    /// Skips a value of any shape.
    ///
    /// # Errors
    ///
    /// Same as [`text`](Self::text).
    pub fn skip(&mut self) -> Result<(), Stop> {
        Ok(self.scanner.value(self.depth, &mut Skip)?)
    }
}
