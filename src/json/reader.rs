//! `serde::Deserializer` over a text: the accept path. It holds RFC 8259, the limits and the
//! uniqueness of keys wherever a value is passed over whole; typed objects check their own keys.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;

use super::compact::Compact;
use super::cursor::{Cursor, LARGE, RawStr, Text};
use super::failure::Failure;
use super::fault::quote;
use super::key::Key;
use super::number::{self, Integer};
use super::raw::{AHEAD, RAW_TEXT};
use super::scan::{AFTER_ITEM, AFTER_MEMBER, KEY, Scanner, Skip, VALUE};
use super::strings::Scratch;
use super::value::excerpt;

/// Reads one document.
pub(crate) struct Reader<'de, E> {
    scanner: Scanner<'de>,
    scratch: Scratch,
    depth: usize,
    /// Whether keys that mean something else to `serde_json` are refused (see [`Reader::guarded`]).
    pub(super) guarded: bool,
    failure: PhantomData<fn() -> E>,
}

impl<'de, E: Failure> Reader<'de, E> {
    pub(crate) const fn new(cursor: Cursor<'de>, max_depth: usize) -> Self {
        Self {
            scanner: Scanner::new(cursor, max_depth),
            scratch: Scratch::new(),
            depth: 0,
            guarded: false,
            failure: PhantomData,
        }
    }

    /// A reader for types that are not ours. `serde_json::Value` and `RawValue` take an object whose first
    /// key is one of `serde_json`'s private tokens for something else, which would let a text smuggle in
    /// what a check of the same text never saw: such keys are refused.
    pub(crate) const fn guarded(cursor: Cursor<'de>, max_depth: usize) -> Self {
        let mut reader = Self::new(cursor, max_depth);
        reader.guarded = true;
        reader
    }

    /// Nothing but whitespace may follow.
    pub(crate) fn end(&mut self) -> Result<(), E> {
        self.cursor().end().map_err(E::fault)
    }

    #[inline]
    pub(super) fn cursor(&mut self) -> &mut Cursor<'de> {
        &mut self.scanner.cursor
    }

    /// Says what the next value is instead of what was asked for.
    #[cold]
    fn invalid_type(&mut self, expected: &dyn Expected) -> E {
        let mut ahead = self.scanner.cursor;
        match ahead.peek_token() {
            Some(b'{') => E::invalid_type(Unexpected::Map, expected),
            Some(b'[') => E::invalid_type(Unexpected::Seq, expected),
            Some(b'n') => E::invalid_type(Unexpected::Unit, expected),
            Some(first @ (b't' | b'f')) => {
                E::invalid_type(Unexpected::Bool(first == b't'), expected)
            }
            Some(b'"') => match ahead.string() {
                Ok(raw) => E::invalid_type(
                    Unexpected::Other(&format!("string {}", quote(&raw.unescape()))),
                    expected,
                ),
                Err(fault) => E::fault(fault),
            },
            _ => match ahead.number() {
                Ok(token) => invalid_number(token, expected),
                Err(fault) => E::fault(fault),
            },
        }
    }

    fn open(&mut self) -> Result<(), E> {
        self.scanner.check_depth(self.depth).map_err(E::fault)?;
        self.depth += 1;
        self.cursor().pos += 1;
        Ok(())
    }

    fn close(&mut self, bracket: u8, what: &'static str) -> Result<(), E> {
        match self.cursor().peek_token() {
            Some(b) if b == bracket => {}
            // The type stopped before the text did, as a tuple does.
            Some(b',') => {
                return Err(E::custom(
                    "expected no more items or members, but found another one",
                ));
            }
            _ => return Err(E::fault(self.cursor().expected(what))),
        }
        self.cursor().pos += 1;
        self.depth -= 1;
        Ok(())
    }

    pub(super) fn string(&mut self) -> Result<RawStr<'de>, E> {
        self.cursor().string().map_err(E::fault)
    }

    fn map<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, E> {
        self.open()?;
        let read = visitor.visit_map(Members {
            reader: self,
            first: true,
            next: 0,
        });
        self.closed(read, b'}', AFTER_MEMBER)
    }

    fn seq<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, E> {
        self.open()?;
        let read = visitor.visit_seq(Items {
            reader: self,
            first: true,
        });
        self.closed(read, b']', AFTER_ITEM)
    }

    /// What was read inside of an array or object, which ends here. It stays where it is: a message is large, and to take
    /// it out of its `Result` and put it into another one is a copy for each level.
    #[inline]
    fn closed<T>(&mut self, read: Result<T, E>, bracket: u8, what: &'static str) -> Result<T, E> {
        if read.is_ok() {
            self.close(bracket, what)?;
        }
        read
    }

    fn literal<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, E> {
        let first = self.cursor().peek();
        let word = match first {
            Some(b't') => "true",
            Some(b'f') => "false",
            _ => "null",
        };
        self.cursor().literal(word).map_err(E::fault)?;
        match first {
            Some(b't') => visitor.visit_bool(true),
            Some(b'f') => visitor.visit_bool(false),
            _ => visitor.visit_unit(),
        }
    }

    /// A number for a type that takes any: as an integer where it is written as one.
    fn number<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, E> {
        let token = self.cursor().number().map_err(E::fault)?;
        if !token.contains(['.', 'e', 'E']) && token != "-0" {
            match number::integer(token) {
                Integer::U64(value) => return visitor.visit_u64(value),
                Integer::I64(value) => return visitor.visit_i64(value),
                Integer::TooLarge | Integer::Fraction => {}
            }
        }
        match number::float(token) {
            Some(value) => visitor.visit_f64(value),
            None => Err(E::custom(format_args!(
                "expected a number that a 64-bit float holds, but found {}",
                excerpt(token)
            ))),
        }
    }

    /// Consumes an integer that is written in digits only and longer than 64 bits.
    fn long_integer<T: FromStr>(&mut self) -> Option<T> {
        let mut ahead = self.scanner.cursor;
        ahead.skip_whitespace();
        let token = ahead.number().ok()?;
        if token.contains(['.', 'e', 'E']) || number::integer(token) != Integer::TooLarge {
            return None;
        }
        let value = token.parse().ok()?;
        self.scanner.cursor = ahead;
        Some(value)
    }

    /// A number for a type that takes integers only, by exact decimal rules.
    fn integer<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, E> {
        let Some(b'-' | b'0'..=b'9') = self.cursor().peek_token() else {
            return Err(self.invalid_type(&visitor));
        };
        let token = self.cursor().number().map_err(E::fault)?;
        match number::integer(token) {
            Integer::U64(value) => visitor.visit_u64(value),
            Integer::I64(value) => visitor.visit_i64(value),
            Integer::TooLarge | Integer::Fraction => Err(invalid_number(token, &visitor)),
        }
    }
}

#[cold]
fn invalid_number<E: Failure>(token: &str, expected: &dyn Expected) -> E {
    match number::integer(token) {
        Integer::U64(value) => E::invalid_type(Unexpected::Unsigned(value), expected),
        Integer::I64(value) => E::invalid_type(Unexpected::Signed(value), expected),
        Integer::TooLarge | Integer::Fraction => E::invalid_value(
            Unexpected::Other(&format!("number {}", excerpt(token))),
            expected,
        ),
    }
}

macro_rules! integers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
            self.integer(visitor)
        }
    )*};
}

impl<'de, E: Failure> Deserializer<'de> for &mut Reader<'de, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.cursor().peek_token() {
            Some(b'"') => self.deserialize_str(visitor),
            Some(b'{') => self.map(visitor),
            Some(b'[') => self.seq(visitor),
            Some(b'-' | b'0'..=b'9') => self.number(visitor),
            Some(b't' | b'f' | b'n') => self.literal(visitor),
            _ => Err(E::fault(self.cursor().expected(VALUE))),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.cursor().peek_token() {
            Some(b't' | b'f') => self.literal(visitor),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    integers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        let Some(b'-' | b'0'..=b'9') = self.cursor().peek_token() else {
            return Err(self.invalid_type(&visitor));
        };
        let token = self.cursor().number().map_err(E::fault)?;
        match number::float(token) {
            Some(value) => visitor.visit_f64(value),
            None => Err(invalid_number(token, &visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        if self.cursor().peek_token() != Some(b'"') {
            return Err(self.invalid_type(&visitor));
        }
        let at = match self.cursor().plain_string() {
            Ok(plain) => return visitor.visit_borrowed_str(plain),
            Err(at) => at,
        };
        let text = self.scanner.cursor.text_from(at, &mut self.scratch);
        match text.map_err(E::fault)? {
            Text::Scratch(text) => visitor.visit_str(text),
            Text::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        if self.cursor().peek_token() == Some(b'n') {
            self.cursor().literal("null").map_err(E::fault)?;
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, E> {
        // By address: no name that a text or another crate could hold is this one.
        if std::ptr::eq(name, RAW_TEXT) {
            let mut compact = Compact::new(self.cursor().text());
            self.scanner
                .value(self.depth, &mut compact)
                .map_err(E::fault)?;
            return match compact.finish() {
                // A copy has the room it needs and no more.
                Cow::Owned(text) if text.len() > LARGE => visitor.visit_string(text),
                text => visitor.visit_str(&text),
            };
        }
        if std::ptr::eq(name, AHEAD) {
            return visitor.visit_map(Ahead { reader: self });
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.cursor().peek_token() {
            Some(b'[') => self.seq(visitor),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.cursor().peek_token() {
            Some(b'{') => self.map(visitor),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        match self.cursor().peek_token() {
            Some(b'"') => {
                let variant = self.string()?.unescape();
                visitor.visit_enum(StrDeserializer::new(&variant))
            }
            Some(b'{') => {
                self.open()?;
                let value =
                    visitor.visit_enum(serde::de::value::MapAccessDeserializer::new(Members {
                        reader: self,
                        first: true,
                        next: 0,
                    }))?;
                self.close(b'}', "`}` after the variant's value")?;
                Ok(value)
            }
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.scanner
            .value(self.depth, &mut Skip)
            .map_err(E::fault)?;
        visitor.visit_unit()
    }

    fn deserialize_i128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.long_integer() {
            Some(value) => visitor.visit_i128(value),
            None => self.integer(visitor),
        }
    }

    fn deserialize_u128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.long_integer() {
            Some(value) => visitor.visit_u128(value),
            None => self.integer(visitor),
        }
    }

    forward_to_deserialize_any! { f32 bytes byte_buf unit unit_struct }
}

struct Members<'r, 'de, E> {
    reader: &'r mut Reader<'de, E>,
    first: bool,
    /// Where the next key is among the names of its type, if members come in their order.
    next: usize,
}

impl<'de, E: Failure> MapAccess<'de> for Members<'_, 'de, E> {
    type Error = E;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, E> {
        let first = std::mem::take(&mut self.first);
        let cursor = self.reader.cursor();
        if first || !cursor.comma_before_key() {
            let mut next = cursor.peek_token();
            if next == Some(b'}') {
                return Ok(None);
            }
            if !first {
                if next != Some(b',') {
                    return Err(E::fault(cursor.expected(AFTER_MEMBER)));
                }
                cursor.pos += 1;
                next = cursor.peek_token();
            }
            if next != Some(b'"') {
                return Err(E::fault(cursor.expected(KEY)));
            }
        }
        let key = Key {
            reader: &mut *self.reader,
            next: &mut self.next,
        };
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, E> {
        self.reader.cursor().colon().map_err(E::fault)?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The text from the next value on as a key, and that value as the key's.
struct Ahead<'r, 'de, E> {
    reader: &'r mut Reader<'de, E>,
}

impl<'de, E: Failure> MapAccess<'de> for Ahead<'_, 'de, E> {
    type Error = E;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, E> {
        let cursor = self.reader.cursor();
        let text = cursor.text().get(cursor.pos..).unwrap_or_default();
        seed.deserialize(BorrowedStrDeserializer::new(text))
            .map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, E> {
        seed.deserialize(&mut *self.reader)
    }
}

struct Items<'r, 'de, E> {
    reader: &'r mut Reader<'de, E>,
    first: bool,
}

impl<'de, E: Failure> SeqAccess<'de> for Items<'_, 'de, E> {
    type Error = E;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, E> {
        let cursor = self.reader.cursor();
        match cursor.peek_token() {
            Some(b']') => return Ok(None),
            Some(b',') if !self.first => {
                cursor.pos += 1;
                if cursor.peek_token() == Some(b']') {
                    return Err(E::fault(cursor.expected(VALUE)));
                }
            }
            _ if self.first => {}
            _ => return Err(E::fault(cursor.expected(AFTER_ITEM))),
        }
        self.first = false;
        seed.deserialize(&mut *self.reader).map(Some)
    }
}
