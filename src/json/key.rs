//! The key of a member, for serde. A type that knows its members' names shows them, and is told the place of the one
//! that it is: mostly it is the one after the last, and is compared with the text where it stands.
//!
//! Invariant: a key is told by its place only where its text is that name, character by character; and nobody is told
//! so who has not asked for it by [`NAMES`], which no other crate can name.

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{Deserializer, Visitor};
use serde::forward_to_deserialize_any;

use super::cursor::RawStr;
use super::failure::Failure;
use super::fault::quote;
use super::reader::Reader;

/// The name under which a type shows the names of its members. Known by its address.
pub(crate) static NAMES: &str = "$saop::private::Names";

/// Whether names may be shown: none of them needs an escape in JSON.
pub(crate) const fn are_plain(names: &[&str]) -> bool {
    let mut at = 0;
    while at < names.len() {
        let name = names[at].as_bytes();
        let mut byte = 0;
        while byte < name.len() {
            if name[byte] < b' ' || name[byte] == b'"' || name[byte] == b'\\' {
                return false;
            }
            byte += 1;
        }
        at += 1;
    }
    true
}

/// The key that the reader stands before, with its quote.
pub(super) struct Key<'r, 'de, E> {
    pub(super) reader: &'r mut Reader<'de, E>,
    /// The place of the name that is most likely.
    pub(super) next: &'r mut usize,
}

impl<'de, E: Failure> Key<'_, 'de, E> {
    fn raw(&mut self) -> Result<RawStr<'de>, E> {
        let raw = self.reader.string()?;
        if self.reader.guarded && raw.unescape().starts_with(PRIVATE) {
            return Err(E::custom(format_args!(
                "expected keys that are not private to serde_json, but found {}; read it with JsonObject::get",
                quote(&raw.unescape())
            )));
        }
        Ok(raw)
    }

    /// The place of the name that stands here, if it is one of the next. Takes it.
    #[inline]
    fn expected(&mut self, names: &[&str]) -> Option<usize> {
        // As many as a message leaves out in a row.
        const NEAR: usize = 4;
        if self.reader.guarded {
            return None;
        }
        let first = *self.next;
        let cursor = self.reader.cursor();
        let rest = cursor.text().as_bytes().get(cursor.pos + 1..)?;
        // A name has its quote behind it, which most others do not have there.
        let is_here = |name: &str| {
            rest.get(name.len()) == Some(&b'"') && rest.get(..name.len()) == Some(name.as_bytes())
        };
        let mut place = first;
        let name = loop {
            match names.get(place) {
                Some(name) if is_here(name) => break name,
                Some(_) if place < first + NEAR => place += 1,
                _ => return None,
            }
        };
        cursor.pos += name.len() + 2;
        *self.next = place + 1;
        Some(place)
    }
}

impl<'de, E: Failure> Deserializer<'de> for Key<'_, 'de, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, E> {
        match self.raw()? {
            RawStr::Plain(key) => BorrowedStrDeserializer::new(key).deserialize_any(visitor),
            raw @ RawStr::Escaped(_) => {
                StrDeserializer::new(&raw.unescape()).deserialize_any(visitor)
            }
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        let key = self.raw()?.unescape();
        StrDeserializer::new(&key).deserialize_enum(name, variants, visitor)
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        if std::ptr::eq(name, NAMES)
            && let Some(place) = self.expected(names)
        {
            return visitor.visit_u64(place as u64);
        }
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// What `serde_json`'s private tokens have in common.
const PRIVATE: &str = "$serde_json::private::";
