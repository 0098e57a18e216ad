//! `Decode`: how generated code reads a value, directly from the text. Integers are recognized by their digits, keys of
//! an object are unique, and nothing is accepted that the schema rejects.
//!
//! Invariant: a decoder rejects without giving a reason ([`Stop`]); the [`Schema`](crate::Schema) finds the reason.

mod choice;
mod containers;
mod extra;
mod object;
pub mod sink;
mod tagged;

use indexmap::IndexMap;
use saop_json::decimal::{Integer, integer};
use saop_json::text::Text;
use saop_json::{JsonInteger, JsonKind, JsonNumber, JsonObject, Reader, Stop};

pub use choice::{Literal, decode_enum, decode_literal, enum_from_integer, enum_from_str};
pub use containers::Entries;
pub(crate) use containers::items_to;
pub use extra::{Extra, Listed, RefusedMember};
pub use object::{field, field_to, member_type, required, set, set_to};
pub use tagged::tag;

use self::sink::Sink;

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

    /// Reads the next value into a sink. It accepts what [`decode`](Self::decode) accepts. By default, the sink is given the value's
    /// text.
    ///
    /// # Errors
    ///
    /// Fails where `decode` fails, or if the sink does.
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        reader.skip_whitespace();
        let start = reader.offset();
        Self::decode(reader)?;
        sink.json(reader.since(start))
    }
}

impl Decode for bool {
    #[inline]
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.boolean()
    }

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.boolean(reader.boolean()?)
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

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        if !S::BUILDS {
            reader.skip_string()?;
            return sink.string("");
        }
        match reader.plain_string() {
            Ok(plain) => sink.string(plain),
            Err(at) => sink.string(&reader.escaped_string(at)?),
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

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.integer(Self::decode(reader)?.into())
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

    #[inline]
    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.integer(Self::decode(reader)?.into())
    }
}

impl Decode for JsonObject {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_object()
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        if reader.kind() != JsonKind::Object {
            return Err(Stop.into());
        }
        sink.free(reader)
    }
}

impl Decode for JsonNumber {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_number()
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        sink.number(reader.number()?)
    }
}

impl Decode for JsonInteger {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        reader.json_number()?.try_into().map_err(|_| Stop)
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        let token = reader.number()?;
        if integer(token) == Integer::Fraction {
            return Err(Stop.into());
        }
        sink.number(token)
    }
}
