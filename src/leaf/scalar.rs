//! Values whose schema allows scalars of several types.

use serde::de::{Deserializer, Error};

use crate::json::any_number::JsonNumber;
use crate::json::raw;
use crate::json::value::{JsonKind, JsonRef};

/// A value that is neither array nor object.
#[derive(Clone, Debug, PartialEq)]
pub enum Scalar {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number as it is spelled.
    Number(JsonNumber),
    /// A string.
    String(String),
}

/// Reads a scalar of one of the JSON types that `allowed` names.
///
/// # Errors
///
/// Where the value is of another type.
pub fn decode_scalar<'de, D: Deserializer<'de>>(
    deserializer: D,
    allowed: &'static [&'static str],
) -> Result<Scalar, D::Error> {
    let text = raw::read(deserializer)?;
    let value = JsonRef::of_valid(&text);
    let (name, scalar) = match value.kind() {
        JsonKind::Null => ("null", Scalar::Null),
        JsonKind::Bool => ("boolean", Scalar::Bool(value.as_bool() == Some(true))),
        JsonKind::String => (
            "string",
            Scalar::String(value.as_str().unwrap_or_default().into_owned()),
        ),
        JsonKind::Number => ("number", Scalar::Number(JsonNumber::of_token(text.clone()))),
        JsonKind::Array | JsonKind::Object => ("", Scalar::Null),
    };
    if allowed.contains(&name) {
        return Ok(scalar);
    }
    Err(D::Error::custom(format_args!(
        "expected one of {allowed:?}, but found {}",
        value.describe()
    )))
}
