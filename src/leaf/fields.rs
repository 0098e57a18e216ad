//! How generated code reads a closed object: every member known, none twice, the required ones there.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::decode::{Decode, Seed};
use crate::json::{key, raw};

/// The properties of a closed object.
pub trait Fields {
    /// The object's type.
    const OBJECT: &'static str;
    /// The properties, in the order of the schema.
    const NAMES: &'static [&'static str];
    /// The place of a property in [`NAMES`](Self::NAMES).
    fn index(key: &str) -> Option<usize>;
}

/// Reads the next key and gives its place in `F::NAMES`.
///
/// # Errors
///
/// Where the object has no such property.
#[inline]
pub fn next_field<'de, F: Fields, A: MapAccess<'de>>(
    map: &mut A,
) -> Result<Option<usize>, A::Error> {
    map.next_key_seed(Field::<F>(PhantomData))
}

struct Field<F>(PhantomData<fn() -> F>);

impl<'de, F: Fields> DeserializeSeed<'de> for Field<F> {
    type Value = usize;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        if const { key::are_plain(F::NAMES) } && raw::takes_names::<D>() {
            return deserializer.deserialize_struct(key::NAMES, F::NAMES, Place(self));
        }
        deserializer.deserialize_identifier(self)
    }
}

/// A field that its key may tell by its place. Apart from [`Field`], since no other format's number is a place.
struct Place<F>(Field<F>);

impl<F: Fields> Visitor<'_> for Place<F> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    #[inline]
    fn visit_u64<E: Error>(self, place: u64) -> Result<usize, E> {
        Ok(place as usize)
    }

    #[inline]
    fn visit_str<E: Error>(self, key: &str) -> Result<usize, E> {
        self.0.visit_str(key)
    }
}

impl<F: Fields> Visitor<'_> for Field<F> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a member of {}", F::OBJECT)
    }

    #[inline]
    fn visit_str<E: Error>(self, key: &str) -> Result<usize, E> {
        F::index(key).ok_or_else(|| E::unknown_field(cut(key), F::NAMES))
    }
}

/// As much of a stranger's word as a message repeats.
fn cut(word: &str) -> &str {
    const LONGEST: usize = 64;
    let end = (0..=LONGEST.min(word.len()))
        .rev()
        .find(|&end| word.is_char_boundary(end));
    word.get(..end.unwrap_or(0)).unwrap_or_default()
}

/// Reads the value of a member into its slot.
///
/// # Errors
///
/// Where the member was there before, or its value does not fit.
#[inline]
pub fn set<'de, T: Decode<'de>, A: MapAccess<'de>>(
    slot: &mut Option<T>,
    map: &mut A,
    name: &'static str,
) -> Result<(), A::Error> {
    if slot.is_some() {
        return Err(Error::duplicate_field(name));
    }
    *slot = Some(map.next_value_seed(Seed::new())?);
    Ok(())
}

/// The value of a required member.
///
/// # Errors
///
/// Where the member was not there.
#[inline]
pub fn required<T, E: Error>(slot: Option<T>, name: &'static str) -> Result<T, E> {
    slot.ok_or_else(|| E::missing_field(name))
}

/// Reads one of a fixed set of strings and gives its place.
///
/// # Errors
///
/// Where the value is none of them.
pub fn decode_enum<'de, D: Deserializer<'de>>(
    deserializer: D,
    type_name: &'static str,
    names: &'static [&'static str],
) -> Result<usize, D::Error> {
    deserializer.deserialize_str(OneOf { type_name, names })
}

struct OneOf {
    type_name: &'static str,
    names: &'static [&'static str],
}

impl Visitor<'_> for OneOf {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {}: one of {:?}", self.type_name, self.names)
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<usize, E> {
        self.names
            .iter()
            .position(|name| *name == value)
            .ok_or_else(|| E::unknown_variant(cut(value), self.names))
    }
}
