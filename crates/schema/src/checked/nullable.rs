//! Values that may be `null`. `null` is a value in its own right, never the same as an absent member.

use saop_json::{Reader, Stop};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::decode::Decode;
use crate::decode::sink::Sink;

/// A value or `null`. An optional member of this type is an `Option<Nullable<T>>`, which distinguishes absent, `null`
/// and a value.
///
/// ```
/// use saop_schema::Nullable;
///
/// assert_eq!(Nullable::from(1).as_option(), Some(&1));
/// assert_eq!(Nullable::from(Some(1)), Nullable::Value(1));
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
    /// Returns a reference to the value, if any.
    #[must_use]
    pub const fn as_option(&self) -> Option<&T> {
        match self {
            Self::Null => None,
            Self::Value(value) => Some(value),
        }
    }

    /// Returns a reference to the value, if any, to change it.
    #[must_use]
    pub const fn as_option_mut(&mut self) -> Option<&mut T> {
        match self {
            Self::Null => None,
            Self::Value(value) => Some(value),
        }
    }

    /// Returns the value, if any.
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

impl<T> From<T> for Nullable<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

impl From<&str> for Nullable<String> {
    fn from(value: &str) -> Self {
        Self::Value(value.to_owned())
    }
}

impl<T> From<Nullable<T>> for Option<T> {
    fn from(value: Nullable<T>) -> Self {
        value.into_option()
    }
}

impl<T: Decode> Decode for Nullable<T> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> {
        if reader.null()? {
            Ok(Self::Null)
        } else {
            T::decode(reader).map(Self::Value)
        }
    }

    fn decode_to<S: Sink>(reader: &mut Reader<'_>, sink: &mut S) -> Result<S::Value, S::Error> {
        if reader.null()? {
            sink.null()
        } else {
            T::decode_to(reader, sink)
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Nullable<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
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
    use super::Nullable;

    #[test]
    fn a_value_can_be_looked_at_and_taken_out() {
        let (some, none) = (Nullable::Value(7), Nullable::<u8>::Null);
        assert_eq!((some.as_option(), none.as_option()), (Some(&7), None));
        let mut more = some;
        more.as_option_mut()
            .into_iter()
            .for_each(|value| *value += 1);
        assert_eq!(more, Nullable::Value(8));
        assert_eq!((some.into_option(), none.into_option()), (Some(7), None));
        assert!(none.is_null() && !some.is_null());
        assert_eq!(Option::from(some), Some(7));
    }

    #[test]
    fn it_is_made_of_a_value_and_of_an_option() {
        assert_eq!(Nullable::from(7), Nullable::Value(7));
        assert_eq!(Nullable::<u8>::from(None), Nullable::Null);
        let text = Nullable::<String>::from("a");
        assert_eq!(text.as_option().map(String::as_str), Some("a"));
    }
}
