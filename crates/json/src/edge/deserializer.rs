//! `serde::Deserializer` over the text of a free-form value, for a caller's own type.
//!
//! Invariant: the text is valid and compact, with unique keys. It can still fail to fit the type, nest too deep for it,
//! or mean something else to a type of `serde_json`.

use std::borrow::Cow;
use std::str::FromStr;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer, StringDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Error as _, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::{de, forward_to_deserialize_any};

use super::format::RAW_VALUE;
use crate::decimal::{self, Integer};
use crate::limits::Limits;
use crate::show::{excerpt, quote};
use crate::text::{AFTER_ITEM, AFTER_MEMBER, VALUE};
use crate::text::{Cursor, Fault, RawStr, Scanner, Scratch, Skip, Text};
use crate::value::JsonError;

/// Deserializes valid text into a caller's type.
///
/// # Errors
///
/// Fails if the value does not fit `T`, if it nests more than 256 levels deep, or if a key is private to `serde_json`.
pub(crate) fn from_valid<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, JsonError> {
    let mut deserializer = Deserializer {
        scanner: Scanner::new(Cursor::new(text), Limits::SERDE_DEPTH),
        scratch: Scratch::new(),
        depth: 0,
    };
    let value = T::deserialize(&mut deserializer)?;
    deserializer.cursor().end().map_err(failed)?;
    Ok(value)
}

struct Deserializer<'de> {
    scanner: Scanner<'de>,
    scratch: Scratch,
    depth: usize,
}

/// Depth is the only fault that the text can have, and its message does not quote the text.
#[cold]
fn failed(fault: Fault) -> JsonError {
    JsonError::new(fault.message(&[]))
}

impl<'de> Deserializer<'de> {
    #[inline]
    fn cursor(&mut self) -> &mut Cursor<'de> {
        &mut self.scanner.cursor
    }

    /// Reports the type of the next value instead of the expected one.
    #[cold]
    fn invalid_type(&mut self, expected: &dyn Expected) -> JsonError {
        let mut ahead = self.scanner.cursor;
        match ahead.peek_token() {
            Some(b'{') => JsonError::invalid_type(Unexpected::Map, expected),
            Some(b'[') => JsonError::invalid_type(Unexpected::Seq, expected),
            Some(b'n') => JsonError::invalid_type(Unexpected::Unit, expected),
            Some(first @ (b't' | b'f')) => {
                JsonError::invalid_type(Unexpected::Bool(first == b't'), expected)
            }
            Some(b'"') => match ahead.string() {
                Ok(raw) => JsonError::invalid_type(
                    Unexpected::Other(&format!("string {}", quote(&raw.unescape()))),
                    expected,
                ),
                Err(fault) => failed(fault),
            },
            _ => match ahead.number() {
                Ok(token) => invalid_number(token, expected),
                Err(fault) => failed(fault),
            },
        }
    }

    fn open(&mut self) -> Result<(), JsonError> {
        self.scanner.check_depth(self.depth).map_err(failed)?;
        self.depth += 1;
        self.cursor().pos += 1;
        Ok(())
    }

    fn close(&mut self, bracket: u8, what: &'static str) -> Result<(), JsonError> {
        match self.cursor().peek_token() {
            Some(b) if b == bracket => {}
            // The type stopped before the text did, as a tuple does.
            Some(b',') => {
                return Err(JsonError::custom(
                    "expected no more items or members, but found another one",
                ));
            }
            _ => return Err(failed(self.cursor().expected(what))),
        }
        self.cursor().pos += 1;
        self.depth -= 1;
        Ok(())
    }

    fn string(&mut self) -> Result<RawStr<'de>, JsonError> {
        self.cursor().string().map_err(failed)
    }

    fn map<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, JsonError> {
        self.open()?;
        let read = visitor.visit_map(Members {
            reader: self,
            first: true,
        });
        self.closed(read, b'}', AFTER_MEMBER)
    }

    fn seq<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, JsonError> {
        self.open()?;
        let read = visitor.visit_seq(Items {
            reader: self,
            first: true,
        });
        self.closed(read, b']', AFTER_ITEM)
    }

    /// Ends the array or object that `read` came from. The value is not unwrapped: a message is large, and moving it
    /// from one `Result` into another would copy it at each level.
    #[inline]
    fn closed<T>(
        &mut self,
        read: Result<T, JsonError>,
        bracket: u8,
        what: &'static str,
    ) -> Result<T, JsonError> {
        if read.is_ok() {
            self.close(bracket, what)?;
        }
        read
    }

    fn literal<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, JsonError> {
        let first = self.cursor().peek();
        let word = match first {
            Some(b't') => "true",
            Some(b'f') => "false",
            _ => "null",
        };
        self.cursor().literal(word).map_err(failed)?;
        match first {
            Some(b't') => visitor.visit_bool(true),
            Some(b'f') => visitor.visit_bool(false),
            _ => visitor.visit_unit(),
        }
    }

    /// Reads a number for a type that accepts any: as an integer if it is written as one.
    fn number<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, JsonError> {
        let token = self.cursor().number().map_err(failed)?;
        if !token.contains(['.', 'e', 'E']) && token != "-0" {
            match decimal::integer(token) {
                Integer::U64(value) => return visitor.visit_u64(value),
                Integer::I64(value) => return visitor.visit_i64(value),
                Integer::TooLarge | Integer::Fraction => {}
            }
        }
        match decimal::float(token) {
            Some(value) => visitor.visit_f64(value),
            None => Err(JsonError::custom(format_args!(
                "expected a number that a 64-bit float holds, but found {}",
                excerpt(token)
            ))),
        }
    }

    /// Consumes an integer that is written in digits only and exceeds 64 bits.
    fn long_integer<T: FromStr>(&mut self) -> Option<T> {
        let mut ahead = self.scanner.cursor;
        ahead.skip_whitespace();
        let token = ahead.number().ok()?;
        if token.contains(['.', 'e', 'E']) || decimal::integer(token) != Integer::TooLarge {
            return None;
        }
        let value = token.parse().ok()?;
        self.scanner.cursor = ahead;
        Some(value)
    }

    /// Reads a number for a type that accepts only integers, by exact decimal rules.
    fn integer<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, JsonError> {
        let Some(b'-' | b'0'..=b'9') = self.cursor().peek_token() else {
            return Err(self.invalid_type(&visitor));
        };
        let token = self.cursor().number().map_err(failed)?;
        match decimal::integer(token) {
            Integer::U64(value) => visitor.visit_u64(value),
            Integer::I64(value) => visitor.visit_i64(value),
            Integer::TooLarge | Integer::Fraction => Err(invalid_number(token, &visitor)),
        }
    }
}

#[cold]
fn invalid_number(token: &str, expected: &dyn Expected) -> JsonError {
    match decimal::integer(token) {
        Integer::U64(value) => JsonError::invalid_type(Unexpected::Unsigned(value), expected),
        Integer::I64(value) => JsonError::invalid_type(Unexpected::Signed(value), expected),
        Integer::TooLarge | Integer::Fraction => JsonError::invalid_value(
            Unexpected::Other(&format!("number {}", excerpt(token))),
            expected,
        ),
    }
}

macro_rules! integers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            self.integer(visitor)
        }
    )*};
}

impl<'de> de::Deserializer<'de> for &mut Deserializer<'de> {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cursor().peek_token() {
            Some(b'"') => self.deserialize_str(visitor),
            Some(b'{') => self.map(visitor),
            Some(b'[') => self.seq(visitor),
            Some(b'-' | b'0'..=b'9') => self.number(visitor),
            Some(b't' | b'f' | b'n') => self.literal(visitor),
            _ => Err(failed(self.cursor().expected(VALUE))),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cursor().peek_token() {
            Some(b't' | b'f') => self.literal(visitor),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    integers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        let Some(b'-' | b'0'..=b'9') = self.cursor().peek_token() else {
            return Err(self.invalid_type(&visitor));
        };
        let token = self.cursor().number().map_err(failed)?;
        match decimal::float(token) {
            Some(value) => visitor.visit_f64(value),
            None => Err(invalid_number(token, &visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cursor().peek_token() != Some(b'"') {
            return Err(self.invalid_type(&visitor));
        }
        let at = match self.cursor().plain_string() {
            Ok(plain) => return visitor.visit_borrowed_str(plain),
            Err(at) => at,
        };
        let text = self.scanner.cursor.text_from(at, &mut self.scratch);
        match text.map_err(failed)? {
            Text::Scratch(text) => visitor.visit_str(text),
            Text::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.cursor().peek_token() == Some(b'n') {
            self.cursor().literal("null").map_err(failed)?;
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        if name == RAW_VALUE {
            self.cursor().skip_whitespace();
            let start = self.cursor().pos;
            self.scanner.value(self.depth, &mut Skip).map_err(failed)?;
            return visitor.visit_map(RawValue {
                text: Some(self.cursor().since(start)),
            });
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.cursor().peek_token() {
            Some(b'[') => self.seq(visitor),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
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
    ) -> Result<V::Value, JsonError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
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
                    }))?;
                self.close(b'}', "`}` after the variant's value")?;
                Ok(value)
            }
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        self.scanner.value(self.depth, &mut Skip).map_err(failed)?;
        visitor.visit_unit()
    }

    fn deserialize_i128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.long_integer() {
            Some(value) => visitor.visit_i128(value),
            None => self.integer(visitor),
        }
    }

    fn deserialize_u128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.long_integer() {
            Some(value) => visitor.visit_u128(value),
            None => self.integer(visitor),
        }
    }

    forward_to_deserialize_any! { f32 bytes byte_buf unit unit_struct }
}

/// Common prefix of `serde_json`'s private tokens. Its `Value` interprets an object whose first key is one of them
/// differently, so that a text could smuggle in content that a check of the same text never saw.
const PRIVATE: &str = "$serde_json::private::";

struct Members<'r, 'de> {
    reader: &'r mut Deserializer<'de>,
    first: bool,
}

impl<'de> MapAccess<'de> for Members<'_, 'de> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, JsonError> {
        let cursor = self.reader.cursor();
        match cursor.peek_token() {
            Some(b'}') => return Ok(None),
            Some(b',') if !self.first => {
                cursor.pos += 1;
                cursor.skip_whitespace();
            }
            _ => {}
        }
        self.first = false;
        let key = self.reader.string()?.unescape();
        if key.starts_with(PRIVATE) {
            return Err(JsonError::custom(format_args!(
                "expected keys that are not private to serde_json, but found {}; read it with JsonObject::get",
                quote(&key)
            )));
        }
        match key {
            Cow::Borrowed(key) => seed.deserialize(BorrowedStrDeserializer::new(key)),
            Cow::Owned(key) => seed.deserialize(StringDeserializer::new(key)),
        }
        .map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        self.reader.cursor().colon().map_err(failed)?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The text of a value, under the name by which types request it.
struct RawValue<'de> {
    text: Option<&'de str>,
}

impl<'de> MapAccess<'de> for RawValue<'de> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, JsonError> {
        if self.text.is_none() {
            return Ok(None);
        }
        seed.deserialize(BorrowedStrDeserializer::new(RAW_VALUE))
            .map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        let text = self.text.take().unwrap_or_default();
        seed.deserialize(BorrowedStrDeserializer::new(text))
    }
}

struct Items<'r, 'de> {
    reader: &'r mut Deserializer<'de>,
    first: bool,
}

impl<'de> SeqAccess<'de> for Items<'_, 'de> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, JsonError> {
        let cursor = self.reader.cursor();
        match cursor.peek_token() {
            Some(b']') => return Ok(None),
            Some(b',') if !self.first => cursor.pos += 1,
            _ => {}
        }
        self.first = false;
        seed.deserialize(&mut *self.reader).map(Some)
    }
}
