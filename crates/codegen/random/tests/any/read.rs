//! What the types make of documents.

use std::fmt::Debug;

use saop_json::text::open;
use saop_schema::open::OpenType;
use saop_schema::{Error, Limits, Message, Reader};
use serde::de::DeserializeOwned;

use crate::echo::echo;

/// What a type makes of a document.
pub(crate) type Read = fn(&str) -> Result<String, Error>;

/// Reads a document that is not valid as if it were, but for the types inside, which check what is theirs: a type that takes it all
/// the same says less than its schema, and so a value of it could break the schema.
fn is_sound<T: Message + OpenType>(text: &str) -> bool {
    let mut reader = Reader::new(open(text.as_bytes(), &Limits::default()).unwrap(), 128);
    if T::IS_CHECKED {
        return true;
    }
    let Ok(value) = T::read_valid(&mut reader) else {
        return true;
    };
    let written = saop_schema::serialize(&value);
    saop_schema::parse::<T>(written).is_ok()
}

/// Reads a document by every entry, and returns it as it is written again.
pub(crate) fn read<T: Message + OpenType + DeserializeOwned + PartialEq + Debug>(
    text: &str,
) -> Result<String, Error> {
    let read = saop_schema::parse::<T>(text);
    let by_serde = serde_json::from_str::<T>(text);
    assert_eq!(
        read.is_ok(),
        by_serde.is_ok(),
        "{text}: {read:?}, {by_serde:?}"
    );
    let check = T::schema().check(text.as_bytes(), &Limits::default());
    assert_eq!(check.is_ok(), read.is_ok(), "{text}");
    if read.is_err() {
        assert!(is_sound::<T>(text), "{text}");
    }
    let value = read?;
    assert_eq!(by_serde.unwrap(), value, "{text}");
    let written = saop_schema::serialize(&value);
    assert_eq!(echo::<T>(text).as_ref(), Some(&written), "{text}");
    let again = saop_schema::parse::<T>(&written);
    assert_eq!(
        again.as_ref().ok(),
        Some(&value),
        "{text}: {written}: {again:?}"
    );
    Ok(written)
}
