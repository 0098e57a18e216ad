//! Values that may be `null`. `null` is a value of its own, never the same as an absent member.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};

use super::decode::Decode;

/// A value, or `null`. An optional member of this type is an `Option<Nullable<T>>`: absent, `null` and a value
/// are three things.
///
/// ```
/// use saop::Nullable;
///
/// assert_eq!(Nullable::from(Some(1)).as_option(), Some(&1));
/// assert_eq!(Nullable::<u64>::Null.into_option(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nullable<T> {
    /// `null`
    #[default]
    Null,
    /// A value.
    Value(T),
}

impl<T> Nullable<T> {
    /// The value, where there is one.
    #[must_use]
    pub const fn as_option(&self) -> Option<&T> {
        match self {
            Self::Null => None,
            Self::Value(value) => Some(value),
        }
    }

    /// The value, where there is one.
    #[must_use]
    pub fn into_option(self) -> Option<T> {
        match self {
            Self::Null => None,
            Self::Value(value) => Some(value),
        }
    }

    /// Whether this is `null`.
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }
}

impl<T> From<Option<T>> for Nullable<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}

impl<T> From<Nullable<T>> for Option<T> {
    fn from(value: Nullable<T>) -> Self {
        value.into_option()
    }
}

impl<'de, T: Decode<'de>> Decode<'de> for Nullable<T> {
    fn decode<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_option(OrNull(PhantomData))
    }
}

impl<'de, T: Decode<'de>> Deserialize<'de> for Nullable<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::decode(deserializer)
    }
}

struct OrNull<T>(PhantomData<fn() -> T>);

impl<'de, T: Decode<'de>> Visitor<'de> for OrNull<T> {
    type Value = Nullable<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value or null")
    }

    fn visit_none<E: Error>(self) -> Result<Nullable<T>, E> {
        Ok(Nullable::Null)
    }

    fn visit_unit<E: Error>(self) -> Result<Nullable<T>, E> {
        Ok(Nullable::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Nullable<T>, D::Error> {
        T::decode(deserializer).map(Nullable::Value)
    }
}

impl<T: Serialize> Serialize for Nullable<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Value(value) => value.serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::{Error, UnitDeserializer};
    use serde::de::{Deserializer, Error as _};

    use super::{Nullable, OrNull};

    #[test]
    fn a_value_can_be_looked_at_and_taken_out() {
        let (some, none) = (Nullable::Value(7), Nullable::<u8>::Null);
        assert_eq!((some.as_option(), none.as_option()), (Some(&7), None));
        assert_eq!((some.into_option(), none.into_option()), (Some(7), None));
    }

    #[test]
    fn a_unit_is_null() {
        let unit = UnitDeserializer::<Error>::new();
        let read = unit.deserialize_any(OrNull::<String>(std::marker::PhantomData));
        assert_eq!(read, Ok(Nullable::Null));
    }

    #[test]
    fn a_format_is_told_what_is_expected() {
        let expected = OrNull::<String>(std::marker::PhantomData);
        let error = Error::invalid_type(serde::de::Unexpected::Map, &expected);
        assert_eq!(
            error.to_string(),
            "invalid type: map, expected a value or null"
        );
    }
}
