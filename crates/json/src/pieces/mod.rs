//! Scans a text that grows: it goes on where the text ended before, and stops at the byte after which nothing can make the
//! text valid. It checks what [`Scanner`](crate::text::Scanner) checks.
//!
//! Invariant: what it tells, and where it stops, does not depend on where the pieces end; and no byte is looked at again but those
//! of one escape, and once those of a string whose characters are wanted only when a piece cuts it.

mod handler;
mod next;

use std::collections::HashSet;

use crate::text::{Shape, easy_run_end, escape, mark, plain_run_end};
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

/// The state of a scan.
#[derive(Debug)]
pub struct PieceScanner {
    pos: usize,
    next: Next,
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
    pub const fn new(max_depth: usize) -> Self {
        Self {
            pos: 0,
            next: Next::Value,
            levels: Vec::new(),
            max_depth,
            few: Vec::new(),
            many: Vec::new(),
            is_untold: false,
        }
    }

    /// Whether the text ends within a string whose characters nobody wants.
    #[inline]
    #[must_use]
    pub const fn is_within_untold(&self) -> bool {
        matches!(self.next, Next::String { .. }) && self.is_untold
    }

    /// Steps to the end of the text, if all that follows belongs to such a string. Returns whether it does.
    #[inline]
    pub fn steps_over(&mut self, text: &str) -> bool {
        let end = easy_run_end(text.as_bytes(), self.pos);
        let is_all = end == text.len();
        if is_all {
            self.pos = end;
        }
        is_all
    }

    /// Returns what comes next, as far as the text was read.
    #[must_use]
    pub const fn next(&self) -> Next {
        self.next
    }

    /// Whether the text read so far is one whole value, and whitespace.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.levels.is_empty()
            && match self.next {
                Next::After => true,
                Next::Number { digits, .. } => digits.may_end(),
                _ => false,
            }
    }

    /// Whether the value has ended, so that only whitespace may follow. A number at the root has not before that.
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        self.levels.is_empty() && matches!(self.next, Next::After)
    }

    /// Whether a character that is not ASCII may come next.
    #[must_use]
    pub fn takes_any_character(&self, text: &str) -> bool {
        matches!(self.next, Next::String { .. }) && self.pos == text.len()
    }

    /// Reads on to the end of a text, which begins with all that was read before.
    ///
    /// # Errors
    ///
    /// Returns where and why the scan stopped. It is then over.
    pub fn read(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<(), StoppedAt> {
        let bytes = text.as_bytes();
        loop {
            match self.next {
                Next::String {
                    start,
                    is_key,
                    is_plain,
                } => {
                    if !self.string(text, start, is_key, is_plain, handler)? {
                        return Ok(());
                    }
                }
                Next::Number { start, digits } => {
                    if !self.number(text, start, digits, handler)? {
                        return Ok(());
                    }
                }
                Next::Word { start, word } => {
                    if !self.word(text, start, word, handler)? {
                        return Ok(());
                    }
                }
                _ => {
                    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.pos) {
                        self.pos += 1;
                    }
                    let Some(&byte) = bytes.get(self.pos) else {
                        return Ok(());
                    };
                    self.token(text, byte, handler)?;
                }
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
        text: &str,
        byte: u8,
        handler: &mut impl PieceHandler,
    ) -> Result<(), StoppedAt> {
        let shape = self.levels.last().map(|level| level.shape);
        match (self.next, byte) {
            (Next::Item, b']') | (Next::Member, b'}') => self.close(text, handler),
            (Next::Value | Next::Item, _) => self.begin(text, byte, handler),
            (Next::Key | Next::Member, b'"') => {
                self.next = Next::String {
                    start: self.pos,
                    is_key: true,
                    is_plain: true,
                };
                self.pos += 1;
                Ok(())
            }
            (Next::Colon, b':') => {
                self.pos += 1;
                self.next = Next::Value;
                Ok(())
            }
            (Next::After, b',') if shape.is_some() => {
                self.pos += 1;
                self.next = match shape {
                    Some(Shape::Object) => Next::Key,
                    _ => Next::Value,
                };
                Ok(())
            }
            (Next::After, b']') if shape == Some(Shape::Array) => self.close(text, handler),
            (Next::After, b'}') if shape == Some(Shape::Object) => self.close(text, handler),
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
        let word = |word| Next::Word { start, word };
        let number = |digits| Next::Number { start, digits };
        let (kind, next) = match byte {
            b'"' => (
                JsonKind::String,
                Next::String {
                    start,
                    is_key: false,
                    is_plain: true,
                },
            ),
            b'{' => (JsonKind::Object, Next::Member),
            b'[' => (JsonKind::Array, Next::Item),
            b'-' => (JsonKind::Number, number(Digits::Minus)),
            b'0' => (JsonKind::Number, number(Digits::Zero)),
            b'1'..=b'9' => (JsonKind::Number, number(Digits::Integer)),
            b't' => (JsonKind::Bool, word("true")),
            b'f' => (JsonKind::Bool, word("false")),
            b'n' => (JsonKind::Null, word("null")),
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
        self.next = next;
        self.pos += 1;
        Ok(())
    }

    fn close(&mut self, text: &str, handler: &mut impl PieceHandler) -> Result<(), StoppedAt> {
        let Some(level) = self.levels.pop() else {
            return Err(self.fault());
        };
        if level.many {
            self.many.pop();
        }
        self.few.truncate(level.keys);
        self.next = Next::After;
        let kind = match level.shape {
            Shape::Array => JsonKind::Array,
            Shape::Object => JsonKind::Object,
        };
        let range = level.start..self.pos + 1;
        handler.end(text, range, kind).map_err(by_handler)?;
        self.pos += 1;
        Ok(())
    }

    /// Reads on in a string. Returns whether it has ended.
    fn string(
        &mut self,
        text: &str,
        start: usize,
        is_key: bool,
        mut is_plain: bool,
        handler: &mut impl PieceHandler,
    ) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        let mut is_told = !is_key && handler.wants_more(start, false);
        loop {
            let end = if is_key || is_told {
                plain_run_end(bytes, self.pos)
            } else {
                easy_run_end(bytes, self.pos)
            };
            if end > self.pos && is_told {
                let piece = Piece {
                    text: text.get(self.pos..end).unwrap_or_default(),
                    start: self.pos,
                    end,
                    string: start,
                };
                handler.grow(text, piece).map_err(by_handler)?;
            }
            self.pos = end;
            let wrong = match bytes.get(end) {
                Some(b'"') => {
                    let key = Key {
                        start,
                        end: end + 1,
                        is_plain,
                    };
                    if is_key {
                        self.key(text, key, handler)?;
                        self.next = Next::Colon;
                    } else {
                        let range = start..end + 1;
                        let ended = handler.end(text, range, JsonKind::String);
                        ended.map_err(by_handler)?;
                        self.next = Next::After;
                    }
                    self.pos += 1;
                    return Ok(true);
                }
                Some(b'\\') => {
                    is_plain = false;
                    match escape(bytes, end) {
                        Ok(Some((character, after))) => {
                            if is_told {
                                let mut bytes = [0; 4];
                                let piece = Piece {
                                    text: character.encode_utf8(&mut bytes),
                                    start: end,
                                    end: after,
                                    string: start,
                                };
                                handler.grow(text, piece).map_err(by_handler)?;
                            }
                            self.pos = after;
                            continue;
                        }
                        Ok(None) => None,
                        Err(offset) => Some(offset),
                    }
                }
                Some(_) => Some(end),
                None => None,
            };
            if !is_key && !is_told && handler.wants_more(start, true) {
                is_told = true;
                self.pos = start + 1;
                continue;
            }
            let Some(offset) = wrong else {
                break;
            };
            self.pos = offset;
            return Err(self.fault());
        }
        self.is_untold = !is_key && !is_told;
        self.next = Next::String {
            start,
            is_key,
            is_plain,
        };
        Ok(false)
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
    fn number(
        &mut self,
        text: &str,
        start: usize,
        mut digits: Digits,
        handler: &mut impl PieceHandler,
    ) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            if let Some(after) = digits.after(byte) {
                digits = after;
                self.pos += 1;
                continue;
            }
            // What is not ASCII is wrong here from its first byte on, of which more may not be there yet.
            let goes_wrong = digits == Digits::Zero && byte.is_ascii_digit() || !byte.is_ascii();
            if !digits.may_end() || goes_wrong {
                return Err(self.fault());
            }
            self.next = Next::After;
            let range = start..self.pos;
            let ended = handler.end(text, range, JsonKind::Number);
            ended.map_err(by_handler)?;
            return Ok(true);
        }
        self.next = Next::Number { start, digits };
        Ok(false)
    }

    /// Reads on in `true`, `false` or `null`. Returns whether it has ended.
    fn word(
        &mut self,
        text: &str,
        start: usize,
        word: &'static str,
        handler: &mut impl PieceHandler,
    ) -> Result<bool, StoppedAt> {
        let bytes = text.as_bytes();
        while let Some(&expected) = word.as_bytes().get(self.pos - start) {
            match bytes.get(self.pos) {
                None => return Ok(false),
                Some(&byte) if byte == expected => self.pos += 1,
                Some(_) => return Err(self.fault()),
            }
        }
        let kind = match word {
            "null" => JsonKind::Null,
            _ => JsonKind::Bool,
        };
        self.next = Next::After;
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
