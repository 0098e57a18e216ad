//! Values from a fixed list, and scalars of several types: `enum`, `const`, and `type` with a list. Numbers are
//! compared by decimal value.

use std::fmt;

use saop_json::decimal::same_number;
use saop_json::show::push_quoted;
use saop_json::{JsonKind, JsonRef, Reader, Stop};
use serde::{Serialize, Serializer};

use crate::error::ConstraintError;
use crate::words::{enumerate_some, list, push_hint, say};

/// Reads one of a fixed set of strings and returns its index.
///
/// # Errors
///
/// Fails if the value is none of them.
#[inline]
pub fn decode_enum(reader: &mut Reader<'_>, names: &[&'static str]) -> Result<usize, Stop> {
    let text = reader.string()?;
    names.iter().position(|name| *name == text).ok_or(Stop)
}

/// Returns the value of an enum of strings that is spelled like that.
///
/// # Errors
///
/// Fails if none is, with the keyword `enum`.
pub fn enum_from_str<T: Copy>(
    all: &[T],
    spelled: fn(T) -> &'static str,
    text: &str,
) -> Result<T, ConstraintError> {
    let found = all.iter().find(|value| spelled(**value) == text);
    found.copied().ok_or_else(|| {
        let names = all.iter().map(|value| spelled(*value));
        let message = say(&list(names.clone(), "or"), |message| {
            message.push_str("the string ");
            push_quoted(message, text);
            push_hint(message, text, names);
        });
        ConstraintError::new("enum", message)
    })
}

/// Returns the value of an enum of integers that is that integer.
///
/// # Errors
///
/// Fails if none is, with the keyword `enum`.
pub fn enum_from_integer<T: Copy>(
    all: &[T],
    spelled: fn(T) -> Literal,
    integer: i64,
) -> Result<T, ConstraintError> {
    let text = integer.to_string();
    let is = |value: &&T| matches!(spelled(**value), Literal::Number(known) if same_number(known, &text));
    all.iter().find(is).copied().ok_or_else(|| {
        let numbers = all.iter().map(|value| spelled(*value).to_string());
        let numbers = enumerate_some(numbers.collect(), all.len(), "or");
        let message = say(&numbers, |message| {
            message.push_str("the number ");
            message.push_str(&text);
        });
        ConstraintError::new("enum", message)
    })
}

/// A value listed in a schema.
#[derive(Clone, Copy, Debug)]
pub enum Literal {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number as written in the schema.
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
            Self::Number(token) => saop_json::edge::write(token, serializer),
            Self::String(text) => serializer.serialize_str(text),
        }
    }
}

/// Reads one of a fixed list of scalars and returns its index.
///
/// # Errors
///
/// Fails if the value is none of them.
pub fn decode_literal(
    reader: &mut Reader<'_>,
    literals: &'static [Literal],
) -> Result<usize, Stop> {
    // An array or object is not moved past: what is wrong inside of it has to be told.
    let text = reader.scalar()?;
    let value = JsonRef::of_valid(text);
    let mut literals = literals.iter();
    literals.position(|literal| literal.is(value)).ok_or(Stop)
}

#[cfg(test)]
mod tests {
    use saop_json::text::Cursor;
    use saop_json::{Reader, Stop};

    use super::{Literal, decode_literal};

    const ALL: &[Literal] = &[
        Literal::Null,
        Literal::Bool(true),
        Literal::Number("1.50"),
        Literal::String("1.5"),
    ];

    fn reader(text: &str) -> Reader<'_> {
        Reader::new(Cursor::new(text), 8)
    }

    #[test]
    fn literals_show_themselves_as_the_schema_spells_them() {
        let shown: Vec<_> = ALL.iter().map(|literal| format!("{literal:>5}")).collect();
        assert_eq!(shown, [" null", " true", " 1.50", "  1.5"]);
    }

    // SPEC E4
    #[test]
    fn a_value_is_told_by_its_type_and_its_decimal() {
        for (text, place) in [("null", 0), ("true", 1), ("15e-1", 2), (r#""1.5""#, 3)] {
            assert_eq!(decode_literal(&mut reader(text), ALL), Ok(place), "{text}");
        }
        for text in ["[1.5]", "{}", "false", "1.51", "nul", ""] {
            assert_eq!(decode_literal(&mut reader(text), ALL), Err(Stop), "{text}");
        }
        let mut within = reader("{\"a\": 1}");
        assert_eq!(decode_literal(&mut within, ALL), Err(Stop));
        assert_eq!(within.offset(), 0);
    }
}
