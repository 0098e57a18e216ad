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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Limits;
    use crate::json::cursor::Cursor;
    use crate::json::failure::Stop;
    use crate::json::reader::Reader;

    /// The places of an object's keys, for a type with the names of `F`.
    struct Places<F>(PhantomData<F>);

    impl<'de, F: Fields> Visitor<'de> for Places<F> {
        type Value = Vec<usize>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(F::OBJECT)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<usize>, A::Error> {
            let mut places = Vec::new();
            while let Some(place) = next_field::<F, A>(&mut map)? {
                places.push(place);
                map.next_value::<de::IgnoredAny>()?;
            }
            Ok(places)
        }
    }

    fn places<F: Fields>(text: &str) -> Result<Vec<usize>, Stop> {
        let mut reader = Reader::<Stop>::new(Cursor::new(text), Limits::default().max_depth());
        let places =
            (&mut reader).deserialize_struct(F::OBJECT, F::NAMES, Places::<F>(PhantomData))?;
        reader.end()?;
        Ok(places)
    }

    macro_rules! fields {
        ($type:ident: $($name:literal)*) => {
            struct $type;
            impl Fields for $type {
                const OBJECT: &'static str = "Object";
                const NAMES: &'static [&'static str] = &[$($name),*];
                fn index(key: &str) -> Option<usize> {
                    Self::NAMES.iter().position(|name| *name == key)
                }
            }
        };
    }

    fields! { Plain: "ab" "abc" "é" "" "b" "c" "d" "e" "f" "g" }
    fields! { Odd: "a\"b" "a" "\\" "\n" }

    #[test]
    fn a_key_is_the_name_that_it_spells_wherever_it_stands() {
        let plain = places::<Plain>;
        for (text, expected) in [
            ("{}", vec![]),
            (
                r#"{"ab":1, "abc" :2,"é":3,"":4,"b":5,"c":6}"#,
                vec![0, 1, 2, 3, 4, 5],
            ),
            (r#"{"abc":1,"ab":2}"#, vec![1, 0]),
            (r#"{"g":1,"f":2,"ab":3,"abc":4}"#, vec![9, 8, 0, 1]),
            // What is left out, and more in a row than are looked at.
            (r#"{"b":1,"f":2,"g":3}"#, vec![4, 8, 9]),
            (r#"{"ab":1,"g":2}"#, vec![0, 9]),
            (
                r#"{"\u0061b":1,"\u0061b\u0063":2,"\u00e9":3,"b":4}"#,
                vec![0, 1, 2, 4],
            ),
            // That a key repeats is for the caller to see.
            (r#"{"ab":1,"ab":2,"abc":3}"#, vec![0, 0, 1]),
        ] {
            assert_eq!(plain(text), Ok(expected), "{text}");
        }
        for refused in [
            r#"{"a":1}"#,
            r#"{"abcd":1}"#,
            r#"{"ab\n":1}"#,
            r#"{"AB":1}"#,
            r#"{"ab"#,
            r#"{"ab""#,
            r#"{"ab" 1}"#,
            r"{ab:1}",
            r#"{"ab":1,}"#,
        ] {
            assert_eq!(plain(refused), Err(Stop), "{refused}");
        }
    }

    #[test]
    fn a_name_that_json_escapes_is_never_taken_as_it_is() {
        let odd = places::<Odd>;
        assert_eq!(
            odd(r#"{"a\"b":1,"a":2,"\\":3,"\n":4}"#),
            Ok(vec![0, 1, 2, 3])
        );
        assert_eq!(odd(r#"{"a"b":1}"#), Err(Stop));
        assert_eq!(odd("{\"\n\":1}"), Err(Stop));
        assert!(!key::are_plain(Odd::NAMES) && key::are_plain(Plain::NAMES));
    }

    #[test]
    fn a_key_of_another_type_is_refused_in_words() {
        let no_key: de::value::BoolDeserializer<de::value::Error> =
            de::IntoDeserializer::into_deserializer(true);
        let refused = no_key.deserialize_any(Place(Field::<Plain>(PhantomData)));
        assert_eq!(
            refused.unwrap_err().to_string(),
            "invalid type: boolean `true`, expected the name of a member of Object"
        );
    }
}
