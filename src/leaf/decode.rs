//! `Decode`: how generated code reads a value. It is serde's `Deserialize` where that is strict enough,
//! and stricter or more exact where it is not: integers by their digits, maps with unique keys.

use std::fmt;
use std::marker::PhantomData;

use indexmap::IndexMap;
use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::json::any_number::JsonNumber;
use crate::json::fault::quote;
use crate::json::number::{Integer, integer};
use crate::json::object::JsonObject;
use crate::json::raw::{self, Origin};
use crate::json::value::excerpt;

/// A map from string to `V` that keeps the order of its members.
pub type Map<V> = IndexMap<String, V>;

/// A value that can be read exactly as its schema has it.
pub trait Decode<'de>: Sized {
    /// Reads the value.
    ///
    /// # Errors
    ///
    /// Where the data does not fit the type.
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Lets serde's accessors read a `T: Decode`.
pub(crate) struct Seed<T>(PhantomData<fn() -> T>);

impl<T> Seed<T> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: Decode<'de>> DeserializeSeed<'de> for Seed<T> {
    type Value = T;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        T::decode(deserializer)
    }
}

macro_rules! as_serde {
    ($($type:ty)*) => {$(
        impl<'de> Decode<'de> for $type {
            #[inline]
            fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <Self as Deserialize>::deserialize(deserializer)
            }
        }
    )*};
}

as_serde! { bool JsonObject JsonNumber }

impl<'de> Decode<'de> for String {
    #[inline]
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_string(Text)
    }
}

/// A string and nothing else; serde's own `String` takes bytes as well.
struct Text;

impl Visitor<'_> for Text {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    #[inline]
    fn visit_str<E>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    #[inline]
    fn visit_string<E>(self, text: String) -> Result<String, E> {
        Ok(text)
    }
}

macro_rules! integers {
    ($($type:ident: $article:literal,)*) => {$(
        impl<'de> Decode<'de> for $type {
            #[inline]
            fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if raw::origin::<D>() == Origin::Own {
                    return $type::deserialize(deserializer);
                }
                let token = raw::read_exact_number(deserializer, "an integer")?;
                let value = match integer(&token) {
                    Integer::U64(value) => $type::try_from(value).ok(),
                    Integer::I64(value) => $type::try_from(value).ok(),
                    Integer::TooLarge | Integer::Fraction => None,
                };
                value.ok_or_else(|| {
                    de::Error::custom(format_args!(
                        concat!("expected an integer that ", $article, " ", stringify!($type), " holds, but found {}"),
                        excerpt(&token)
                    ))
                })
            }
        }
    )*};
}

integers! { u64: "a", i64: "an", }

impl<'de, T: Decode<'de>> Decode<'de> for Box<T> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::decode(deserializer).map(Self::new)
    }
}

impl<'de, T: Decode<'de>> Decode<'de> for Vec<T> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(VecVisitor(PhantomData))
    }
}

struct VecVisitor<T>(PhantomData<fn() -> T>);

impl<'de, T: Decode<'de>> Visitor<'de> for VecVisitor<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(Seed::new())? {
            items.push(item);
        }
        Ok(items)
    }
}

impl<'de, T: Decode<'de>> Decode<'de> for Map<T> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MapVisitor(PhantomData))
    }
}

struct MapVisitor<T>(PhantomData<fn() -> T>);

impl<'de, T: Decode<'de>> Visitor<'de> for MapVisitor<T> {
    type Value = Map<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Map<T>, A::Error> {
        let mut members = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if members.contains_key(&key) {
                return Err(de::Error::custom(format_args!(
                    "expected each key once in an object, but found {} again",
                    quote(&key)
                )));
            }
            let value = map.next_value_seed(Seed::new())?;
            members.insert(key, value);
        }
        Ok(members)
    }
}
