//! Places of an open schema that the settings give a hand-written type. SPEC S5.
//!
//! The type needs only serde's traits, so it may be another crate's, such as `Uuid`. Because its text is kept, a type that writes
//! something else than it reads can neither break the schema nor lose anything.
//!
//! Invariant: what is written is the JSON text that was read or checked, not what the type makes of it later.

use saop_json::text::open;
use saop_json::{JsonValue, Limits, Reader, Stop};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{OpenType, check_text};
use crate::error::{Error, ValidationError, Violation, ViolationKind};
use crate::refused::held_by_no_type;
use crate::site::Site;

/// Reads a value that is valid under its part as a hand-written type, and its text.
///
/// # Errors
///
/// Fails if the type refuses it.
pub fn read_hand_written<I: DeserializeOwned>(
    reader: &mut Reader<'_>,
) -> Result<(I, JsonValue), Stop> {
    let json = reader.json_value()?;
    let inner = serde_json::from_str(json.as_json()).map_err(|_| Stop)?;
    Ok((inner, json))
}

/// Reports a value that is valid under its part, but that the hand-written type refuses. Called by generated code.
pub fn check_hand_written<I: DeserializeOwned>(site: &mut Site<'_, '_>) {
    let refuses = serde_json::from_str::<I>(site.node.text()).is_err();
    if refuses && !site.violations.has_below(site.path) {
        let violation = held_by_no_type(site.path.to_owned(), site.node);
        site.violations.push(violation);
    }
}

/// Checks that a value of a hand-written type is valid under its part, and returns its text.
///
/// # Errors
///
/// Fails with every violation, or if the value has no JSON text.
pub fn keep_hand_written<T: OpenType>(inner: &impl Serialize) -> Result<JsonValue, Error> {
    let said = |message: String| {
        let violation = Violation::new(ViolationKind::Schema, String::new(), message);
        ValidationError::new(T::open_schema().subject(), vec![violation])
    };
    let text = serde_json::to_string(inner).map_err(|error| {
        said(format!(
            "expected a value with a JSON text, but found one without: {error}"
        ))
    })?;
    let read = || {
        let cursor = open(text.as_bytes(), &Limits::NONE)?;
        Reader::new(cursor, usize::MAX).json_value()
    };
    let json = read().map_err(|Stop| {
        said("expected a value with unique keys, but found a key twice".to_owned())
    })?;
    check_text::<T>(json.as_json())?;
    Ok(json)
}
