//! `Decode`: how generated code reads a value, directly from the text. Integers are recognized by their digits, keys of
//! an object are unique, and nothing is accepted that the schema rejects.
//!
//! Invariant: a decoder rejects without giving a reason ([`Stop`]); the [`Schema`](crate::Schema) finds the reason.

mod choice;
mod extra;
mod object;
mod tagged;

use indexmap::IndexMap;
use saop_json::decimal::{Integer, integer};
use saop_json::text::Text;
use saop_json::{JsonNumber, JsonObject, Reader, Stop};

pub use choice::{Literal, decode_enum, decode_literal, enum_from_integer, enum_from_str};
pub use extra::{Extra, Listed, ListedMember};
pub use object::{field, required, set};
pub use tagged::tag;

/// A map from string to `V` that keeps the order of its members: what a sender wrote comes out as it came in.
pub type Map<V> = IndexMap<String, V>;

/// A value that can be decoded exactly as its schema defines it. Everything that a decoder has moved past counts as
/// accepted: a violation there would not be reported.
pub trait Decode: Sized {
    /// Reads the next value.
    ///
    /// # Errors
    ///
    /// Fails if the text is invalid or the value does not fit the type.
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop>;

    /// Reads the next value into a slot, which a type may do without moving the value.
    ///
    /// # Errors
    ///
    /// Fails where [`decode`](Self::decode) fails.
    #[inline]
    fn decode_into(reader: &mut Reader<'_>, slot: &mut Option<Self>) -> Result<(), Stop> {
        *slot = Some(Self::decode(reader)?);
        Ok(())
    }
}

impl Decode for bool {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.boolean()
    }
}

impl Decode for String {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        match reader.plain_string() {
            Ok(plain) => Ok(plain.to_owned()),
            Err(at) => match reader.escaped_string(at)? {
                Text::Scratch(text) => Ok(text.to_owned()),
                Text::Owned(text) => Ok(text),
            },
        }
    }
}

impl Decode for u64 {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        match integer(reader.number()?) {
            Integer::U64(value) => Ok(value),
            Integer::I64(_) | Integer::TooLarge | Integer::Fraction => Err(Stop),
        }
    }
}

impl Decode for i64 {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        match integer(reader.number()?) {
            Integer::U64(value) => Self::try_from(value).map_err(|_| Stop),
            Integer::I64(value) => Ok(value),
            Integer::TooLarge | Integer::Fraction => Err(Stop),
        }
    }
}

impl Decode for JsonObject {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_object()
    }
}

impl Decode for JsonNumber {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_number()
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        T::decode(reader).map(Self::new)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let mut items = Self::new();
        let mut more = reader.open_array()?;
        while more {
            items.push(T::decode(reader)?);
            more = reader.next_item()?;
        }
        Ok(items)
    }
}

/// Reads the next item of an array that must have one more.
fn item<T: Decode>(reader: &mut Reader<'_>, more: &mut bool) -> Result<T, Stop> {
    if !*more {
        return Err(Stop);
    }
    let item = T::decode(reader)?;
    *more = reader.next_item()?;
    Ok(item)
}

macro_rules! tuples {
    ($($($item:ident)*;)*) => {$(
        /// An array of as many items.
        impl<$($item: Decode),*> Decode for ($($item,)*) {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
                let mut more = reader.open_array()?;
                let items = ($(item::<$item>(reader, &mut more)?,)*);
                if more { Err(Stop) } else { Ok(items) }
            }
        }
    )*};
}

tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
}

impl<T: Decode> Decode for Map<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        let mut members = Self::new();
        reader.open_object()?;
        while !reader.close_object() {
            let key = reader.key()?.into_owned();
            if members.contains_key(&key) {
                return Err(Stop);
            }
            members.insert(key, T::decode(reader)?);
            reader.after_member()?;
        }
        Ok(members)
    }
}
