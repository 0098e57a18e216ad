//! The accept path: the next value as a decoder expects it, in one pass over the text.
//!
//! Invariant: what is read is RFC 8259 within the limits. Whatever is passed over whole has unique keys; an object with known
//! members checks its own.

use std::borrow::Cow;

use crate::text::{Cursor, Fault, Scanner, Scratch, Skip, Spacing, Text};
use crate::value::{JsonKind, JsonNumber, JsonObject};

/// Reads one document for a decoder that knows the shape of it.
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
    /// How many arrays and objects are open.
    depth: usize,
}

/// A decoder's refusal. It says nothing, not even whether the text or the message is wrong: whoever wants to know looks at the
/// text again, and a decoder that mostly does not fail hands nothing on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

impl From<Fault> for Stop {
    fn from(_: Fault) -> Self {
        Self
    }
}

impl<'a> Reader<'a> {
    /// A reader of no more than `max_depth` levels of arrays and objects.
    #[must_use]
    pub const fn new(cursor: Cursor<'a>, max_depth: usize) -> Self {
        Self {
            scanner: Scanner::new(cursor, max_depth),
            scratch: Scratch::new(),
            depth: 0,
        }
    }

    /// Nothing but whitespace may follow.
    ///
    /// # Errors
    ///
    /// Where something else does.
    pub fn end(&mut self) -> Result<(), Stop> {
        Ok(self.scanner.cursor.end()?)
    }

    /// The kind of the next value, told by its first byte. Where none begins there, it is `Null`, which reading it refuses.
    #[inline]
    pub fn kind(&mut self) -> JsonKind {
        JsonKind::beginning_with(self.scanner.cursor.peek_token())
    }

    /// How far the text has been read, in bytes: where the next token is looked for. What ended before that was read as a whole.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.scanner.cursor.pos
    }

    /// The text from the next value on, and beyond it.
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
    /// Where the next value is none, or too deep.
    #[inline]
    pub fn open_object(&mut self) -> Result<(), Stop> {
        match self.open(b'{')? {
            Some(b'"' | b'}') => Ok(()),
            _ => Err(Stop),
        }
    }

    /// Takes the next key and its colon, where they are `key`: a name in quotes with a colon behind it, which has no character
    /// that JSON escapes. To be asked where a key may come.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "a comparison with a constant of known length is a few instructions, a call of memcmp is not"
    )]
    pub fn at_key(&mut self, key: &'static str) -> bool {
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

    /// Takes the next key, whatever it is, and its colon. To be asked where a key comes.
    ///
    /// # Errors
    ///
    /// Where the text is wrong.
    #[inline]
    pub fn key(&mut self) -> Result<Cow<'a, str>, Stop> {
        let key = match self.scanner.cursor.plain_string() {
            Ok(plain) => Cow::Borrowed(plain),
            Err(at) => self.scanner.cursor.string_from(at)?.unescape(),
        };
        self.scanner.cursor.colon()?;
        Ok(key)
    }

    /// Passes the comma after a member. A key comes next, or the end of the object.
    ///
    /// # Errors
    ///
    /// Where neither does.
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

    /// Closes the object, if its end comes next.
    #[inline]
    pub fn close_object(&mut self) -> bool {
        self.close(b'}')
    }

    /// Opens an array, and closes it where nothing is in it: `true` where an item comes.
    ///
    /// # Errors
    ///
    /// Where the next value is none, or too deep.
    #[inline]
    pub fn open_array(&mut self) -> Result<bool, Stop> {
        self.open(b'[')?;
        Ok(!self.close(b']'))
    }

    /// After an item: `true` where another one comes, `false` where the array was closed.
    ///
    /// # Errors
    ///
    /// Where the text is wrong.
    #[inline]
    pub fn next_item(&mut self) -> Result<bool, Stop> {
        match self.scanner.cursor.peek_token() {
            Some(b',') => {
                self.scanner.cursor.pos += 1;
                // What is no value is refused by whoever reads it.
                Ok(true)
            }
            Some(b']') => Ok(!self.close(b']')),
            _ => Err(Stop),
        }
    }

    /// Takes a string that has no escapes. `Err` says how far it was plain, for
    /// [`escaped_string`](Self::escaped_string), which refuses what is no string.
    ///
    /// # Errors
    ///
    /// Where it has escapes, or is none; nothing is taken.
    #[inline]
    pub fn plain_string(&mut self) -> Result<&'a str, usize> {
        self.scanner.cursor.skip_whitespace();
        self.scanner.cursor.plain_string()
    }

    /// Takes a string that is plain up to `at`, and no further.
    ///
    /// # Errors
    ///
    /// Where the next value is none, or wrong.
    pub fn escaped_string(&mut self, at: usize) -> Result<Text<'_>, Stop> {
        Ok(self.scanner.cursor.text_from(at, &mut self.scratch)?)
    }

    /// Takes a string, to be compared and not kept.
    ///
    /// # Errors
    ///
    /// Where the next value is none, or wrong.
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
    /// Where the next value is none, or wrong.
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
    /// Where the next value is neither.
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

    /// Takes `null`, if it comes next.
    ///
    /// # Errors
    ///
    /// Where what begins like it is something else.
    #[inline]
    pub fn null(&mut self) -> Result<bool, Stop> {
        if self.scanner.cursor.peek_token() != Some(b'n') {
            return Ok(false);
        }
        self.scanner.cursor.literal("null")?;
        Ok(true)
    }

    /// Takes a value of any shape as it is spelled, its keys unique at any depth.
    ///
    /// # Errors
    ///
    /// Where the text is wrong, or too deep.
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
    /// As [`text`](Self::text), and where it is no object.
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

    /// Takes a number with its spelling.
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number).
    pub fn json_number(&mut self) -> Result<JsonNumber, Stop> {
        Ok(JsonNumber::of_token(self.number()?.to_owned()))
    }

    /// Passes over a value of any shape.
    ///
    /// # Errors
    ///
    /// As [`text`](Self::text).
    pub fn skip(&mut self) -> Result<(), Stop> {
        Ok(self.scanner.value(self.depth, &mut Skip)?)
    }
}
