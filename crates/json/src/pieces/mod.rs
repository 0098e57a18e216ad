//! Scans a text that grows: it goes on where the text ended before, and stops at the byte after which nothing can make the
//! text valid. It checks what [`Scanner`](crate::text::Scanner) checks.
//!
//! Invariant: what it tells, and where it stops, does not depend on where the pieces end; and no byte is looked at again but those
//! of one escape, and once those of a string whose characters are wanted only when a piece cuts it.

mod handler;
mod next;

use std::collections::HashSet;

use crate::text::{Shape, easy_run_end, escape, is_plain, mark, plain_run_end};
use crate::value::JsonKind;

pub use self::handler::{Key, Piece, PieceHandler};
pub use self::next::{Digits, Next};

/// Why a scan stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The text is wrong.
    Fault,
    /// The handler has stopped it.
    Handler,
}

/// Where and why a scan stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedAt {
    /// The offset of the byte with which that was clear.
    pub offset: usize,
    /// Why.
    pub why: Stopped,
}

/// An open array or object.
#[derive(Clone, Copy, Debug)]
struct Level {
    start: usize,
    shape: Shape,
    /// How many keys were noted before it.
    keys: usize,
    /// Bits that the keys noted have: one with another is new.
    marks: u64,
    /// Whether its keys are in the last set.
    many: bool,
}

/// What comes next, without what belongs to a token that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Value,
    Item,
    Key,
    Member,
    Colon,
    After,
    KeyText,
    String,
    Number,
    Word,
}

/// The state of a scan.
#[derive(Debug)]
pub struct PieceScanner {
    pos: usize,
    at: At,
    /// Where the token begins that has begun last; and of it, what matters while it is open.
    start: usize,
    is_plain: bool,
    digits: Digits,
    word: &'static str,
    levels: Vec<Level>,
    max_depth: usize,
    /// The keys of the open objects, without quotes: those of objects with few of them.
    few: Vec<(usize, usize)>,
    many: Vec<HashSet<Box<str>>>,
    /// Whether the open string is no key, and nobody wants its characters.
    is_untold: bool,
}

/// From this number of keys on, they go into a set.
const FEW: usize = 16;

impl PieceScanner {
    /// Begins a text with at most so many levels of arrays and objects.
    #[must_use]
    pub fn new(max_depth: usize) -> Self {
        Self {
            pos: 0,
            at: At::Value,
            start: 0,
            is_plain: true,
            digits: Digits::Minus,
            word: "",
            levels: Vec::new(),
            max_depth,
            few: Vec::with_capacity(FEW),
            many: Vec::new(),
            is_untold: false,
        }
    }

    /// Whether the text ends within a string whose characters nobody wants.
    #[inline]
    #[must_use]
    pub const fn is_within_untold(&self) -> bool {
        matches!(self.at, At::String) && self.is_untold
    }

    /// Takes a piece that follows on a text of `before` bytes, if it belongs to such a string and is plain. Returns whether it does.
    #[inline]
    pub fn steps_over(&mut self, before: usize, piece: &[u8]) -> bool {
        let is_taken = self.pos == before && is_plain(piece);
        if is_taken {
            self.pos += piece.len();
        }
        is_taken
    }

    /// Returns up to where the text was read, whole escapes alone.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.pos
    }

    /// Returns what comes next, as far as the text was read.
    #[must_use]
    pub const fn next(&self) -> Next {
        let start = self.start;
        match self.at {
            At::Value => Next::Value,
            At::Item => Next::Item,
            At::Key => Next::Key,
            At::Member => Next::Member,
            At::Colon => Next::Colon,
            At::After => Next::After,
            At::KeyText | At::String => Next::String {
                start,
                is_key: matches!(self.at, At::KeyText),
            },
            At::Number => Next::Number {
                start,
                digits: self.digits,
            },
            At::Word => Next::Word {
                start,
                word: self.word,
            },
        }
    }

    /// Whether the text read so far is one whole value, and whitespace.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.levels.is_empty()
            && match self.at {
                At::After => true,
                At::Number => self.digits.may_end(),
                _ => false,
            }
    }

    /// Whether the value has ended, so that only whitespace may follow. A number at the root has not before that.
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        self.levels.is_empty() && matches!(self.at, At::After)
    }

    /// Whether a character that is not ASCII may come next.
    #[must_use]
    pub fn takes_any_character(&self, text: &str) -> bool {
        matches!(self.at, At::KeyText | At::String) && self.pos == text.len()
    }

    /// Reads on to the end of a text, which begins with all that was read before.
    ///
    /// # Errors
    ///
    /// Returns where and why the scan stopped. It is then over.
    pub fn read(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<(), StoppedAt> {
        let bytes = text.as_bytes();
        loop {
            let goes_on = match self.at {
                At::KeyText => self.key_text(text, handler)?,
                At::String => self.string(text, handler)?,
                At::Number => self.number(text, handler)?,
                At::Word => self.word(text, handler)?,
                at => {
                    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.pos) {
                        self.pos += 1;
                    }
                    let Some(&byte) = bytes.get(self.pos) else {
                        return Ok(());
                    };
                    self.token(at, text, byte, handler)?;
                    true
                }
            };
            if !goes_on {
                return Ok(());
            }
        }
    }

    const fn fault(&self) -> StoppedAt {
        StoppedAt {
            offset: self.pos,
            why: Stopped::Fault,
        }
    }

    /// Reads one byte between strings, numbers and words.
    #[inline]
    fn token(
        &mut self,
        at: At,
        text: &str,
        byte: u8,
        handler: &mut impl PieceHandler,
    ) -> Result<(), StoppedAt> {
        match at {
            At::Colon if byte == b':' => {
                self.pos += 1;
                self.at = At::Value;
                Ok(())
            }
            At::Key | At::Member if byte == b'"' => {
                self.start = self.pos;
                self.is_plain = true;
                self.at = At::KeyText;
                self.pos += 1;
                Ok(())
            }
            At::After => match (self.levels.last().map(|level| level.shape), byte) {
                (Some(Shape::Object), b',') => {
                    self.pos += 1;
                    self.at = At::Key;
                    Ok(())
                }
                (Some(Shape::Array), b',') => {
                    self.pos += 1;
                    self.at = At::Value;
                    Ok(())
                }
                (Some(Shape::Object), b'}') | (Some(Shape::Array), b']') => {
                    self.close(text, handler)
                }
                _ => Err(self.fault()),
            },
            At::Item if byte == b']' => self.close(text, handler),
            At::Member if byte == b'}' => self.close(text, handler),
            At::Value | At::Item => self.begin(text, byte, handler),
            _ => Err(self.fault()),
        }
    }

    /// Reads the first byte of a value.
    #[inline]
    fn begin(
        &mut self,
        text: &str,
        byte: u8,
        handler: &mut impl PieceHandler,
    ) -> Result<(), StoppedAt> {
        let start = self.pos;
        let (kind, at) = match byte {
            b'"' => (JsonKind::String, At::String),
            b'{' => (JsonKind::Object, At::Member),
            b'[' => (JsonKind::Array, At::Item),
            b'-' | b'0'..=b'9' => {
                self.digits = match byte {
                    b'-' => Digits::Minus,
                    b'0' => Digits::Zero,
                    _ => Digits::Integer,
                };
                (JsonKind::Number, At::Number)
            }
            b't' | b'f' => {
                self.word = if byte == b't' { "true" } else { "false" };
                (JsonKind::Bool, At::Word)
            }
            b'n' => {
                self.word = "null";
                (JsonKind::Null, At::Word)
            }
            _ => return Err(self.fault()),
        };
        let shape = match kind {
            JsonKind::Object => Some(Shape::Object),
            JsonKind::Array => Some(Shape::Array),
            _ => None,
        };
        if shape.is_some() && self.levels.len() >= self.max_depth {
            return Err(self.fault());
        }
        handler.begin(text, start, kind).map_err(by_handler)?;
        if let Some(shape) = shape {
            self.levels.push(Level {
                start,
                shape,
                keys: self.few.len(),
                marks: 0,
                many: false,
            });
        }
        self.start = start;
        self.at = at;
        self.pos += 1;
        Ok(())
    }

    #[inline]
    fn close(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<(), StoppedAt> {
        let Some(level) = self.levels.pop() else {
            return Err(self.fault());
        };
        if level.many {
            self.many.pop();
        }
        self.few.truncate(level.keys);
        self.at = At::After;
        let kind = match level.shape {
            Shape::Array => JsonKind::Array,
            Shape::Object => JsonKind::Object,
        };
        let range = level.start..self.pos + 1;
        handler.end(text, range, kind).map_err(by_handler)?;
        self.pos += 1;
        Ok(())
    }

    /// Reads on in a key. Returns whether it has ended.
    #[inline]
    fn key_text(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        loop {
            self.pos = plain_run_end(bytes, self.pos);
            match bytes.get(self.pos) {
                None => return Ok(false),
                Some(b'"') => {
                    let key = Key {
                        start: self.start,
                        end: self.pos + 1,
                        is_plain: self.is_plain,
                    };
                    self.key(text, key, handler)?;
                    self.at = At::Colon;
                    self.pos += 1;
                    return Ok(true);
                }
                Some(b'\\') => {
                    self.is_plain = false;
                    match escape(bytes, self.pos) {
                        Ok(None) => return Ok(false),
                        Ok(Some((_, after))) => self.pos = after,
                        Err(offset) => {
                            self.pos = offset;
                            return Err(self.fault());
                        }
                    }
                }
                Some(_) => return Err(self.fault()),
            }
        }
    }

    /// Reads on in a string that is no key. Returns whether it has ended.
    #[inline]
    fn string(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<bool, StoppedAt> {
        let start = self.start;
        if !handler.wants_more(start, false) {
            let bytes = text.as_bytes();
            let mut end = easy_run_end(bytes, self.pos);
            while bytes.get(end) == Some(&b'\\')
                && let Ok(Some((_, after))) = escape(bytes, end)
            {
                end = easy_run_end(bytes, after);
            }
            let is_whole = bytes.get(end) == Some(&b'"');
            // What is cut or wrong may be wanted all the same.
            self.is_untold = is_whole || !handler.wants_more(start, true);
            if self.is_untold {
                return self.leave(text, end, handler);
            }
            self.pos = start + 1;
        }
        self.is_untold = false;
        self.told_string(text, handler)
    }

    /// Reads on in a string whose characters are told. Returns whether it has ended.
    fn told_string(
        &mut self,
        text: &str,
        handler: &mut impl PieceHandler,
    ) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        let mut grow = |start, end, characters: &str| {
            let piece = Piece {
                text: characters,
                start,
                end,
                string: self.start,
            };
            handler.grow(text, piece).map_err(by_handler)
        };
        loop {
            let end = plain_run_end(bytes, self.pos);
            if end > self.pos {
                grow(self.pos, end, text.get(self.pos..end).unwrap_or_default())?;
            }
            self.pos = end;
            if bytes.get(end) == Some(&b'\\')
                && let Ok(Some((character, after))) = escape(bytes, end)
            {
                grow(end, after, character.encode_utf8(&mut [0; 4]))?;
                self.pos = after;
                continue;
            }
            return self.leave(text, end, handler);
        }
    }

    /// Ends a string, or leaves it open, at the first byte that is neither plain text nor a whole escape. Returns whether it has ended.
    #[inline]
    fn leave(
        &mut self,
        text: &str,
        end: usize,
        handler: &mut impl PieceHandler,
    ) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        self.pos = end;
        let wrong = match bytes.get(end) {
            None => return Ok(false),
            Some(b'"') => {
                let range = self.start..end + 1;
                let ended = handler.end(text, range, JsonKind::String);
                ended.map_err(by_handler)?;
                self.at = At::After;
                self.pos += 1;
                return Ok(true);
            }
            Some(b'\\') => escape(bytes, end).err(),
            Some(_) => Some(end),
        };
        let Some(offset) = wrong else {
            return Ok(false);
        };
        self.pos = offset;
        Err(self.fault())
    }

    /// Takes a key, which must be new in its object.
    fn key(
        &mut self,
        text: &str,
        key: Key,
        handler: &mut impl PieceHandler,
    ) -> Result<(), StoppedAt> {
        let fault = self.fault();
        let Some(level) = self.levels.last_mut() else {
            return Err(fault);
        };
        let raw = key.of(text);
        if !level.many {
            if key.is_plain && self.few.len() < level.keys + FEW {
                let plain = raw.spelling();
                let mark = mark(plain);
                let before = self.few.get(level.keys..).unwrap_or_default();
                let is_it = |(start, end): &(usize, usize)| text.get(*start..*end) == Some(plain);
                if level.marks & mark != 0 && before.iter().any(is_it) {
                    return Err(fault);
                }
                level.marks |= mark;
                self.few.push((key.start + 1, key.end - 1));
            } else {
                let before = self.few.drain(level.keys..);
                let before = before.filter_map(|(start, end)| text.get(start..end));
                self.many.push(before.map(Box::from).collect());
                level.many = true;
            }
        }
        if level.many
            && let Some(set) = self.many.last_mut()
            && !set.insert(raw.unescape().into())
        {
            return Err(fault);
        }
        handler.key(text, key).map_err(by_handler)
    }

    /// Reads on in a number. Returns whether it has ended.
    fn number(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            if let Some(after) = self.digits.after(byte) {
                self.digits = after;
                self.pos += 1;
                continue;
            }
            // What is not ASCII is wrong here from its first byte on, of which more may not be there yet.
            let goes_wrong =
                self.digits == Digits::Zero && byte.is_ascii_digit() || !byte.is_ascii();
            if !self.digits.may_end() || goes_wrong {
                return Err(self.fault());
            }
            self.at = At::After;
            let range = self.start..self.pos;
            let ended = handler.end(text, range, JsonKind::Number);
            ended.map_err(by_handler)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Reads on in `true`, `false` or `null`. Returns whether it has ended.
    fn word(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        let start = self.start;
        while let Some(&expected) = self.word.as_bytes().get(self.pos - start) {
            match bytes.get(self.pos) {
                None => return Ok(false),
                Some(&byte) if byte == expected => self.pos += 1,
                Some(_) => return Err(self.fault()),
            }
        }
        let kind = match self.word {
            "null" => JsonKind::Null,
            _ => JsonKind::Bool,
        };
        self.at = At::After;
        let ended = handler.end(text, start..self.pos, kind);
        ended.map_err(by_handler)?;
        Ok(true)
    }
}

const fn by_handler(offset: usize) -> StoppedAt {
    StoppedAt {
        offset,
        why: Stopped::Handler,
    }
}
