//! Objects of several kinds that the value of one member tells apart. The member may stand anywhere.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use crate::json::Limits;
use crate::json::cursor::Cursor;
use crate::json::failure::JsonError;
use crate::json::raw;
use crate::json::reader::Reader;
use crate::json::scan::{Scanner, Skip};
use crate::json::value::JsonRef;

/// A union of closed objects. Implemented by generated code.
pub trait Tagged: Sized {
    /// The member that tells them apart.
    const PROPERTY: &'static str;
    /// Its values, one a kind.
    const VALUES: &'static [&'static str];

    /// Reads an object of the kind with that place in [`VALUES`](Self::VALUES).
    ///
    /// # Errors
    ///
    /// Where the data is no such object.
    fn decode_as<'de, D: Deserializer<'de>>(
        index: usize,
        deserializer: D,
    ) -> Result<Self, D::Error>;
}

/// Reads an object of whatever kind its member says. Our own reader looks ahead for the member and reads the object in
/// place, so that unions inside unions keep no text of their own; of any other format the text is taken first.
///
/// # Errors
///
/// Where the member says none of the kinds, or the object is not of the one that it says.
pub fn decode_tagged<'de, T: Tagged, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    if raw::is_own::<D>() {
        return deserializer.deserialize_newtype_struct(raw::AHEAD, InPlace(PhantomData));
    }
    let text = raw::read_exact(deserializer)?;
    // The text was read under the limits of the caller.
    let mut reader = Reader::<JsonError>::new(Cursor::new(&text), Limits::NONE.max_depth());
    (&mut reader)
        .deserialize_newtype_struct(raw::AHEAD, InPlace(PhantomData))
        .map_err(D::Error::custom)
}

/// Is given the text from the object on, and then the object.
struct InPlace<T>(PhantomData<fn() -> T>);

impl<'de, T: Tagged> Visitor<'de> for InPlace<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let text: &str = map.next_key()?.unwrap_or_default();
        let value = member(text, T::PROPERTY);
        let kind = value.and_then(|value| {
            let said = value.as_str()?;
            T::VALUES.iter().position(|known| *known == said)
        });
        let Some(index) = kind else {
            let (property, values) = (T::PROPERTY, T::VALUES);
            let found = value.map_or_else(|| "none".to_owned(), JsonRef::describe);
            return Err(A::Error::custom(format_args!(
                "expected an object whose {property:?} is one of {values:?}, but found {found}"
            )));
        };
        map.next_value_seed(OfKind(index, PhantomData))
    }
}

struct OfKind<T>(usize, PhantomData<fn() -> T>);

impl<'de, T: Tagged> DeserializeSeed<'de> for OfKind<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        T::decode_as(self.0, deserializer)
    }
}

/// A member of the object that `text` begins with; `None` also where the text is not JSON up to there.
fn member<'a>(text: &'a str, name: &str) -> Option<JsonRef<'a>> {
    let mut scanner = Scanner::lenient(Cursor::new(text));
    let mut next = b'{';
    while scanner.cursor.peek_token() == Some(next) {
        // Over the opening brace or the comma.
        scanner.cursor.pos += 1;
        scanner.cursor.skip_whitespace();
        let key = scanner.cursor.string().ok()?;
        scanner.cursor.colon().ok()?;
        let start = scanner.cursor.pos;
        scanner.value(0, &mut Skip).ok()?;
        if key.unescape() == name {
            // Not compact where our own reader looks ahead, whose words for a refusal nobody sees.
            return Some(JsonRef::of_valid(scanner.cursor.since(start)));
        }
        next = b',';
    }
    None
}

#[cfg(test)]
mod tests {
    use std::marker::PhantomData;

    use serde::de::value::BoolDeserializer;
    use serde::de::{Deserializer, IgnoredAny};

    use super::{InPlace, Tagged, decode_tagged};
    use crate::json::failure::JsonError;

    #[derive(Debug, PartialEq)]
    struct Kind(usize);

    impl Tagged for Kind {
        const PROPERTY: &'static str = "kind";
        const VALUES: &'static [&'static str] = &["line", "circle"];

        fn decode_as<'de, D: Deserializer<'de>>(
            index: usize,
            deserializer: D,
        ) -> Result<Self, D::Error> {
            deserializer.deserialize_ignored_any(IgnoredAny)?;
            Ok(Self(index))
        }
    }

    #[test]
    fn a_kind_is_told_wherever_its_member_stands() {
        let read = |text: &str| {
            decode_tagged::<Kind, _>(&mut serde_json::Deserializer::from_str(text))
                .map_err(|error| error.to_string())
        };
        assert_eq!(read(r#"{"a":1,"k\u0069nd":"circle"}"#), Ok(Kind(1)));
        for (text, found) in [
            (r#"{"a":1}"#, "none"),
            (r#"{"kind":"x"}"#, "`x`"),
            (r#"{"kind":1}"#, "the number 1"),
        ] {
            let error = read(text).unwrap_err();
            assert!(
                error.starts_with(
                    r#"expected an object whose "kind" is one of ["line", "circle"], but found "#
                ) && error.contains(found),
                "{error}"
            );
        }
    }

    /// A reader that breaks the protocol is told so.
    #[test]
    fn only_the_protocol_is_understood() {
        let in_place = InPlace::<Kind>(PhantomData);
        let error = BoolDeserializer::<JsonError>::new(true)
            .deserialize_any(in_place)
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "invalid type: boolean `true`, expected an object"
        );
    }
}
