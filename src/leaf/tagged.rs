//! Objects of several kinds that the value of one member tells apart. The member may stand anywhere.

use serde::de::{Deserializer, Error};

use crate::json::Limits;
use crate::json::cursor::Cursor;
use crate::json::failure::JsonError;
use crate::json::raw;
use crate::json::reader::Reader;
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

/// Reads an object of whatever kind its member says, which takes its text first.
///
/// # Errors
///
/// Where the member says none of the kinds, or the object is not of the one that it says.
pub fn decode_tagged<'de, T: Tagged, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = raw::read_exact(deserializer)?;
    let value = JsonRef::of_valid(&text).get(T::PROPERTY);
    let kind = value.and_then(|value| {
        let said = value.as_str()?;
        T::VALUES.iter().position(|known| *known == said)
    });
    let Some(index) = kind else {
        let (property, values) = (T::PROPERTY, T::VALUES);
        let found = value.map_or_else(|| "none".to_owned(), JsonRef::describe);
        return Err(D::Error::custom(format_args!(
            "expected an object whose {property:?} is one of {values:?}, but found {found}"
        )));
    };
    // The text was read under the limits of the caller.
    let mut reader = Reader::<JsonError>::new(Cursor::new(&text), Limits::NONE.max_depth());
    T::decode_as(index, &mut reader).map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use serde::de::{Deserializer, IgnoredAny};

    use super::{Tagged, decode_tagged};

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
}
