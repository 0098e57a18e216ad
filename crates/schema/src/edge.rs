//! serde, implemented once for all types. A generated type is deserialized from any format by taking its next value as
//! text and decoding that, and serialized member by member. So every entry has the same rules, and a type is compiled once, not once for
//! each format.
//!
//! A message is written as a map: as a struct, formats such as `MessagePack` write an array without names, which our decoders refuse. An
//! error has room for one text, so it shows one violation, with a pointer that begins at the type that serde was asked for.
//!
//! Invariant: values read through serde obey the same rules as text, and an error shows the first violation with its
//! location and the number of others.

use std::fmt;

use saop_json::edge::next_text;
use saop_json::text::open;
use saop_json::{Limits, Reader, Stop};
use serde::de::{Deserializer, Error as _};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::decode::{Decode, Extra};
use crate::error::{ConstraintError, Error};

fn decode<T: Decode>(text: &str, limits: &Limits) -> Result<T, Stop> {
    let mut reader = Reader::new(open(text.as_bytes(), limits)?, limits.max_depth());
    let value = T::decode(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// Displays the first violation and the number of others.
pub(crate) struct First<'e>(pub(crate) &'e Error);

impl fmt::Display for First<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(first) = self.0.violations().first() {
            write!(f, "{first}")?;
        }
        match self.0.violation_count().saturating_sub(1) {
            0 => Ok(()),
            1 => f.write_str(" (and 1 more violation)"),
            more => write!(f, " (and {more} more violations)"),
        }
    }
}

/// Deserializes a checked type from any format, by way of the type that it constrains.
pub(crate) fn deserialize_checked<'de, I: Decode, T, D: Deserializer<'de>>(
    deserializer: D,
    wanted: &'static str,
    check: impl FnOnce(I) -> Result<T, ConstraintError>,
) -> Result<T, D::Error> {
    let next = next_text(deserializer)?;
    match decode::<I>(&next.text, &next.limits) {
        Ok(inner) => check(inner).map_err(D::Error::custom),
        Err(Stop) => Err(D::Error::custom(next.refusal(wanted))),
    }
}

/// Writes the members of an object.
pub struct SerializeMembers<S: Serializer> {
    map: S::SerializeMap,
}

impl<S: Serializer> SerializeMembers<S> {
    /// Starts an object with this many members.
    ///
    /// # Errors
    ///
    /// Fails if the format does.
    pub fn new(serializer: S, members: usize) -> Result<Self, S::Error> {
        let map = serializer.serialize_map(Some(members))?;
        Ok(Self { map })
    }

    /// Writes a member.
    ///
    /// # Errors
    ///
    /// Fails if the format does.
    #[inline]
    pub fn member<T: Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), S::Error> {
        self.map.serialize_entry(name, value)
    }

    /// Writes a member if it is present.
    ///
    /// # Errors
    ///
    /// Fails if the format does.
    #[inline]
    pub fn optional<T: Serialize>(
        &mut self,
        name: &'static str,
        value: &Option<T>,
    ) -> Result<(), S::Error> {
        match value {
            Some(value) => self.map.serialize_entry(name, value),
            None => Ok(()),
        }
    }

    /// Writes the members that a schema does not list.
    ///
    /// # Errors
    ///
    /// Fails if the format does.
    pub fn extra<T, V: Serialize>(&mut self, extra: &Extra<T, V>) -> Result<(), S::Error> {
        extra
            .iter()
            .try_for_each(|(name, value)| self.map.serialize_entry(name, value))
    }

    /// Ends the object.
    ///
    /// # Errors
    ///
    /// Fails if the format does.
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.map.end()
    }
}
