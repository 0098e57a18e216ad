//! `Decode`: how generated code reads a value, straight from the text. Integers are decided by their digits, the keys of an object
//! are unique, and nothing is accepted that the schema refuses.
//!
//! Invariant: a decoder refuses without a word ([`Stop`]); who wants to know why asks the [`Schema`](crate::Schema).

mod choice;
mod object;
mod tagged;

use indexmap::IndexMap;
use saop_json::decimal::{Integer, integer};
use saop_json::text::Text;
use saop_json::{JsonNumber, JsonObject, Reader, Stop};

pub use choice::{Literal, Scalar, decode_enum, decode_literal, decode_scalar};
pub use object::{field, member, required, set};
pub use tagged::{Tagged, decode_tagged};

/// A map from string to `V` that keeps the order of its members.
pub type Map<V> = IndexMap<String, V>;

/// A value that can be read exactly as its schema has it. What the decoder has passed, it has accepted: a violation there would not
/// be told.
pub trait Decode: Sized {
    /// Reads the next value.
    ///
    /// # Errors
    ///
    /// Where the text is wrong, or the value does not fit the type.
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop>;
}

/// What reads a value of the type `T`.
pub type DecodeFn<T> = fn(&mut Reader<'_>) -> Result<T, Stop>;

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
