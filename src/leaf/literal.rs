//! Values out of a fixed list of scalars of any type: `enum` and `const`. Numbers are compared by value, in decimal.

use std::fmt;

use serde::de::{Deserializer, Error};
use serde::{Serialize, Serializer};

use crate::json::number::same_number;
use crate::json::raw;
use crate::json::value::{JsonKind, JsonRef};

/// One value that a schema names.
#[derive(Clone, Copy, Debug)]
pub enum Literal {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number as the schema spells it.
    Number(&'static str),
    /// A string.
    String(&'static str),
}

impl Literal {
    fn is(self, value: JsonRef<'_>) -> bool {
        match self {
            Self::Null => value.is_null(),
            Self::Bool(expected) => value.as_bool() == Some(expected),
            Self::Number(expected) => {
                value.kind() == JsonKind::Number && same_number(expected, value.as_json())
            }
            Self::String(expected) => value.as_str().is_some_and(|text| text == expected),
        }
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.pad("null"),
            Self::Bool(value) => fmt::Display::fmt(value, f),
            Self::Number(text) | Self::String(text) => f.pad(text),
        }
    }
}

impl Serialize for Literal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(token) => raw::write(token, serializer),
            Self::String(text) => serializer.serialize_str(text),
        }
    }
}

/// Reads one of a fixed list of scalars and gives its place.
///
/// # Errors
///
/// Where the value is none of them.
pub fn decode_literal<'de, D: Deserializer<'de>>(
    deserializer: D,
    type_name: &'static str,
    literals: &'static [Literal],
) -> Result<usize, D::Error> {
    let text = raw::read_exact(deserializer)?;
    let value = JsonRef::of_valid(&text);
    literals
        .iter()
        .position(|literal| literal.is(value))
        .ok_or_else(|| {
            D::Error::custom(format_args!(
                "expected a value of {type_name}, but found {}",
                value.describe()
            ))
        })
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;

    use super::{Literal, decode_literal};

    const ALL: &[Literal] = &[
        Literal::Null,
        Literal::Bool(true),
        Literal::Number("1.50"),
        Literal::String("1.5"),
    ];

    #[test]
    fn literals_show_themselves_as_the_schema_spells_them() {
        let shown: Vec<_> = ALL.iter().map(|literal| format!("{literal:>5}")).collect();
        assert_eq!(shown, [" null", " true", " 1.50", "  1.5"]);
    }

    // SPEC E4
    #[test]
    fn a_value_is_told_by_its_type_and_its_decimal() {
        let read =
            |text: &str| decode_literal(&mut serde_json::Deserializer::from_str(text), "Any", ALL);
        for (text, place) in [("null", 0), ("true", 1), ("15e-1", 2), (r#""1.5""#, 3)] {
            assert_eq!(read(text).unwrap(), place, "{text}");
        }
        let error = read("[1.5]").unwrap_err().to_string();
        assert!(
            error.starts_with("expected a value of Any, but found "),
            "{error}"
        );
        let other: Result<_, Error> = decode_literal(false.into_deserializer(), "Any", ALL);
        assert_eq!(
            other.unwrap_err().to_string(),
            "expected a value of Any, but found the boolean false"
        );
    }
}
