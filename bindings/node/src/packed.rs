//! What a decoder reads becomes words and text, of which JavaScript makes literals. SPEC N5
//!
//! A value is two words: what it is, and where it is. Strings are ranges of the document, where JavaScript has it as a string, or of a text
//! that is made of the others, counted as JavaScript counts, in UTF-16. `lib/packed.ts` reads it.
//!
//! Invariant: the words say of each value what the decoder said, and nothing in them is outside of the two texts.

use saop_json::text::Cursor;
use saop_schema::decode::sink::{Constants, ObjectType};
use saop_schema::{Literal, Sink, Stop};

use crate::message::OBJECTS;
use crate::names;
use crate::number::{are_all_held, is_held, is_integer_held};

/// Words before those of values: how it went, which message it is, the value of the root, where the words end, and whether a number is
/// none that a double holds.
const HEAD: usize = 6;
/// What stays allocated.
const KEPT_WORDS: usize = 1 << 12;
const KEPT_TEXT: usize = 1 << 16;
/// Room for what each word holds beside its tag.
const MOST: usize = 1 << 28;

/// A value: a tag with a number, and another number.
pub(crate) type Value = [u32; 2];

const IN_DOCUMENT: u32 = 0;
const IN_MORE: u32 = 1;

/// A tag of text, to which comes in which of the texts it is.
const STRING: u32 = 1;
const NUMBER: u32 = 6;
const SPELLED: u32 = 8;
const JSON: u32 = 10;
const SPELLED_JSON: u32 = 12;
/// Tags of other values.
const SIMPLE: u32 = 3;
const INTEGER: u32 = 4;
const CONSTANT: u32 = 5;
const PLACE: u32 = 14;
/// A name that was seen before, with its number.
const NAME: u32 = 15;
/// What a place of free-form data has besides.
const ARRAY: u32 = 1 << 4;
const OBJECT: u32 = 2 << 4;

/// Free-form data with more values than these is made by `JSON.parse`.
const MOST_VALUES: usize = 64;

/// Packs what it is given.
#[derive(Debug)]
pub(crate) struct Packed<'d> {
    /// Empty where all strings go into the other text.
    document: &'d [u8],
    is_ascii: bool,
    /// A byte of the document, and how many units are before it.
    mark: (usize, usize),
    /// Where JavaScript has the first of the words.
    start: usize,
    words: Vec<u32>,
    more: String,
    more_units: usize,
    /// The members and items of free-form data that have not ended.
    waiting: Vec<Value>,
    /// Whether there was no room.
    overflow: bool,
    /// Whether there is a number that no double holds.
    has_spelled: bool,
}

/// What stays allocated between documents.
#[derive(Debug, Default)]
pub(crate) struct Room {
    pub(crate) words: Vec<u32>,
    pub(crate) text: String,
    waiting: Vec<Value>,
}

impl Room {
    /// Whether it is little enough to be kept.
    pub(crate) fn is_little(&self) -> bool {
        self.words.capacity() <= KEPT_WORDS
            && self.text.capacity() <= KEPT_TEXT
            && self.waiting.capacity() <= KEPT_WORDS
    }
}

impl<'d> Packed<'d> {
    pub(crate) fn new(document: &'d [u8], start: usize, mut room: Room) -> Self {
        room.words.clear();
        room.words.resize(HEAD, 0);
        room.text.clear();
        room.waiting.clear();
        Self {
            document,
            is_ascii: document.is_ascii(),
            mark: (0, 0),
            start,
            words: room.words,
            more: room.text,
            more_units: 0,
            waiting: room.waiting,
            overflow: false,
            has_spelled: false,
        }
    }

    /// Whether the document was more than words can point at.
    pub(crate) const fn has_overflown(&self) -> bool {
        self.overflow
    }

    /// Returns the words and the text that is not in the document, and whether that is ASCII.
    pub(crate) fn finish(mut self, root: Value, which: u32) -> (Room, bool) {
        let end = u32::try_from(self.start + self.words.len()).unwrap_or(u32::MAX);
        let spelled = u32::from(self.has_spelled);
        let head = [0, which, root[0], root[1], end, spelled];
        for (word, value) in self.words.iter_mut().zip(head) {
            *word = value;
        }
        let is_ascii = self.more_units == self.more.len();
        let kept = Room {
            words: self.words,
            text: self.more,
            waiting: self.waiting,
        };
        (kept, is_ascii)
    }

    /// Returns where the next word will be.
    fn next(&self) -> Result<u32, Stop> {
        u32::try_from(self.start + self.words.len()).map_err(|_| Stop)
    }

    fn units_before(&mut self, byte: usize) -> usize {
        if self.is_ascii {
            return byte;
        }
        // What is before the mark is mostly just before it: the name of a member is taken after its value.
        let (known, units) = if byte < self.mark.0 / 2 {
            (0, 0)
        } else {
            self.mark
        };
        let between = known.min(byte)..known.max(byte);
        let between = units_of(self.document.get(between).unwrap_or_default());
        let units = if byte < known {
            units - between
        } else {
            units + between
        };
        self.mark = (byte, units);
        units
    }

    /// Returns where a text begins in the document, if it is a part of it.
    fn place(&self, text: &str) -> Option<usize> {
        let start = text
            .as_ptr()
            .addr()
            .checked_sub(self.document.as_ptr().addr())?;
        let is_inside = start + text.len() <= self.document.len();
        is_inside.then_some(start)
    }

    fn text(&mut self, tag: u32, text: &str) -> Result<Value, Stop> {
        let (tag, start, len) = if let Some(start) = self.place(text) {
            let first = self.units_before(start);
            (
                tag + IN_DOCUMENT,
                first,
                self.units_before(start + text.len()) - first,
            )
        } else {
            let start = self.more_units;
            let units = units_of(text.as_bytes());
            self.more.push_str(text);
            self.more_units += units;
            (tag + IN_MORE, start, units)
        };
        if start >= MOST || len >= MOST {
            self.overflow = true;
            return Err(Stop);
        }
        let word = |value: usize| u32::try_from(value).unwrap_or_default();
        Ok([word(start) << 4 | tag, word(len)])
    }

    /// Takes the next value of a text that is valid; `None` if it is more than `left` values.
    fn free(&mut self, cursor: &mut Cursor<'_>, left: &mut usize) -> Result<Option<Value>, Stop> {
        let Some(rest) = left.checked_sub(1) else {
            return Ok(None);
        };
        *left = rest;
        let value = match cursor.peek_token() {
            Some(b'"') => self.string(&cursor.string()?.unescape())?,
            Some(open @ (b'{' | b'[')) => return self.free_members(cursor, open == b'{', left),
            Some(b't') => {
                cursor.literal("true")?;
                self.boolean(true)?
            }
            Some(b'f') => {
                cursor.literal("false")?;
                self.boolean(false)?
            }
            Some(b'n') => {
                cursor.literal("null")?;
                self.null()?
            }
            _ => self.free_number(cursor.number()?)?,
        };
        Ok(Some(value))
    }

    fn free_number(&mut self, spelling: &str) -> Result<Value, Stop> {
        let few = spelling.len() < 10 && spelling.bytes().all(|byte| byte.is_ascii_digit());
        match spelling.parse::<u32>() {
            Ok(value) if few => Ok([INTEGER, value]),
            _ => self.number(spelling),
        }
    }

    fn free_members(
        &mut self,
        cursor: &mut Cursor<'_>,
        is_object: bool,
        left: &mut usize,
    ) -> Result<Option<Value>, Stop> {
        let (open, close) = if is_object { ("{", b'}') } else { ("[", b']') };
        let start = self.waiting.len();
        cursor.literal(open)?;
        while cursor.peek_token() != Some(close) {
            if is_object {
                let name = cursor.string()?.unescape();
                let name = self.name(&name)?;
                self.waiting.push(name);
                cursor.colon()?;
            }
            let Some(value) = self.free(cursor, left)? else {
                return Ok(None);
            };
            self.waiting.push(value);
            if cursor.peek_token() == Some(b',') {
                cursor.literal(",")?;
                cursor.skip_whitespace();
            }
        }
        cursor.literal(if is_object { "}" } else { "]" })?;
        let at = self.next()?;
        let all = self.waiting.len() - start;
        let count = if is_object { all / 2 } else { all };
        self.words.push(u32::try_from(count).map_err(|_| Stop)?);
        self.words.extend(self.waiting.drain(start..).flatten());
        Ok(Some([PLACE | if is_object { OBJECT } else { ARRAY }, at]))
    }

    /// Takes a name, which has a number if it was seen before.
    fn name(&mut self, name: &str) -> Result<Value, Stop> {
        let text = self.text(STRING, name)?;
        let [first, len] = text;
        let start = first >> 4;
        let Some(number) = names::number(name).filter(|_| start < 1 << 23) else {
            return Ok(text);
        };
        let in_more = (first & 0xf) - STRING;
        Ok([number << 4 | NAME, start << 8 | len << 1 | in_more])
    }

    /// Puts words where a value can point at them.
    fn put(
        &mut self,
        first: Option<u32>,
        rest: impl IntoIterator<Item = Value>,
    ) -> Result<Value, Stop> {
        let at = self.next()?;
        self.words.extend(first);
        self.words.extend(rest.into_iter().flatten());
        Ok([PLACE, at])
    }
}

/// How many units JavaScript has for a text in UTF-8: one for each character, and two where that takes four bytes.
fn units_of(text: &[u8]) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    let begins = |byte: &&u8| **byte & 0xc0 != 0x80;
    text.iter().filter(begins).count() + text.iter().filter(|byte| **byte >= 0xf0).count()
}

impl Sink for Packed<'_> {
    type Value = Value;
    type List = Vec<Value>;
    type Map = Vec<Value>;
    type Error = Stop;

    fn null(&mut self) -> Result<Value, Stop> {
        Ok([SIMPLE, 0])
    }

    fn boolean(&mut self, value: bool) -> Result<Value, Stop> {
        Ok([SIMPLE, 1 + u32::from(value)])
    }

    fn integer(&mut self, value: i128) -> Result<Value, Stop> {
        if let Ok(value) = u32::try_from(value) {
            return Ok([INTEGER, value]);
        }
        let tag = if is_integer_held(value) {
            NUMBER
        } else {
            SPELLED
        };
        self.has_spelled |= tag == SPELLED;
        self.text(tag, &value.to_string())
    }

    fn float(&mut self, _: f64, spelling: &str) -> Result<Value, Stop> {
        self.number(spelling)
    }

    fn number(&mut self, spelling: &str) -> Result<Value, Stop> {
        let tag = if is_held(spelling) { NUMBER } else { SPELLED };
        self.has_spelled |= tag == SPELLED;
        self.text(tag, spelling)
    }

    fn string(&mut self, text: &str) -> Result<Value, Stop> {
        self.text(STRING, text)
    }

    fn constant(&mut self, of: &'static Constants, index: usize) -> Result<Value, Stop> {
        match of.values.get(index) {
            Some(Literal::String(_)) => Ok([CONSTANT, u32::try_from(index).map_err(|_| Stop)?]),
            Some(Literal::Number(text)) => self.number(text),
            Some(Literal::Bool(value)) => self.boolean(*value),
            Some(Literal::Null) => self.null(),
            None => Err(Stop),
        }
    }

    fn json(&mut self, text: &str) -> Result<Value, Stop> {
        let (words, more, units) = (self.words.len(), self.more.len(), self.more_units);
        let mark = self.mark;
        self.waiting.clear();
        let mut left = MOST_VALUES;
        if let Some(made) = self.free(&mut Cursor::new(text), &mut left)? {
            return Ok(made);
        }
        self.words.truncate(words);
        self.more.truncate(more);
        self.more_units = units;
        self.mark = mark;
        let tag = if are_all_held(text) {
            JSON
        } else {
            SPELLED_JSON
        };
        self.has_spelled |= tag == SPELLED_JSON;
        self.text(tag, text)
    }

    fn list(&mut self) -> Result<Self::List, Stop> {
        Ok(Vec::new())
    }

    fn item(&mut self, list: &mut Self::List, item: Value) -> Result<(), Stop> {
        list.push(item);
        Ok(())
    }

    fn end_list(&mut self, list: Self::List) -> Result<Value, Stop> {
        let count = u32::try_from(list.len()).map_err(|_| Stop)?;
        self.put(Some(count), list)
    }

    fn map(&mut self) -> Result<Self::Map, Stop> {
        Ok(Vec::new())
    }

    fn entry(&mut self, map: &mut Self::Map, name: &str, value: Value) -> Result<(), Stop> {
        let name = self.name(name)?;
        map.extend([name, value]);
        Ok(())
    }

    fn end_map(&mut self, map: Self::Map) -> Result<Value, Stop> {
        let count = u32::try_from(map.len() / 2).map_err(|_| Stop)?;
        self.put(Some(count), map)
    }

    fn object(
        &mut self,
        of: &'static ObjectType,
        members: &mut [Option<Value>],
        _: Option<Self::Map>,
    ) -> Result<Value, Stop> {
        let number = OBJECTS.iter().position(|name| *name == of.name);
        let number = number.and_then(|number| u32::try_from(number).ok());
        self.put(
            number,
            members.iter().map(|member| member.unwrap_or_default()),
        )
    }
}
