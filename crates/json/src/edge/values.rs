//! Serde for the free-form values, and their conversion to and from a caller's own type.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::deserializer::from_valid;
use super::next_text::{next_text, write};
use super::plain::exact_text;
use crate::decimal::number_token;
use crate::limits::Limits;
use crate::text::Cursor;
use crate::value::{JsonError, JsonInteger, JsonNumber, JsonObject, JsonRef, JsonValue};

impl JsonObject {
    /// Makes an object from anything that serializes to one: a struct, a map, a `serde_json::Value`. As in
    /// `serde_json`, a float that is not finite becomes `null`.
    ///
    /// # Errors
    ///
    /// Fails if the value does not serialize to a JSON object, or repeats a key.
    pub fn from_serializable<T: Serialize + ?Sized>(value: &T) -> Result<Self, JsonError> {
        Self::from_text(&text_of(value)?, Limits::NONE)
    }

    /// Deserializes the members into a caller's type, such as a tool's argument struct.
    ///
    /// # Errors
    ///
    /// Same as [`JsonRef::deserialize_into`].
    pub fn deserialize_into<'a, T: Deserialize<'a>>(&'a self) -> Result<T, JsonError> {
        self.as_value().deserialize_into()
    }
}

impl JsonValue {
    /// Makes a value from anything that serializes: a struct, a map, a `serde_json::Value`. As in `serde_json`, a float
    /// that is not finite becomes `null`.
    ///
    /// # Errors
    ///
    /// Fails if serialization does, or repeats a key.
    pub fn from_serializable<T: Serialize + ?Sized>(value: &T) -> Result<Self, JsonError> {
        Self::from_text(&text_of(value)?, Limits::NONE)
    }

    /// Deserializes the value into a caller's type.
    ///
    /// # Errors
    ///
    /// Same as [`JsonRef::deserialize_into`].
    pub fn deserialize_into<'a, T: Deserialize<'a>>(&'a self) -> Result<T, JsonError> {
        self.as_value().deserialize_into()
    }
}

fn text_of<T: Serialize + ?Sized>(value: &T) -> Result<String, JsonError> {
    serde_json::to_string(value).map_err(|error| JsonError::new(error.to_string()))
}

impl<'de> Deserialize<'de> for JsonValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let next = next_text(deserializer)?;
        Self::from_text(&next.text, next.limits).map_err(de::Error::custom)
    }
}

impl Serialize for JsonValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&self.to_compact(), serializer)
    }
}

impl<'a> JsonRef<'a> {
    /// Deserializes the value into a caller's type. Integers follow JSON Schema: `1.0` is one.
    ///
    /// # Errors
    ///
    /// Fails if the value does not fit `T`, or nests more than 256 levels deep. Keys that are private to `serde_json`
    /// are rejected, because its types would interpret them differently.
    pub fn deserialize_into<T: Deserialize<'a>>(self) -> Result<T, JsonError> {
        from_valid(self.as_json())
    }
}

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string())
    }
}

impl From<serde_json::Map<String, serde_json::Value>> for JsonObject {
    fn from(map: serde_json::Map<String, serde_json::Value>) -> Self {
        let text = exact_text(&serde_json::Value::Object(map));
        Self::of_object(text.into(), true)
    }
}

impl<'de> Deserialize<'de> for JsonObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let next = next_text(deserializer)?;
        let value = JsonValue::read(Cursor::new(&next.text), next.limits.max_depth())
            .map_err(|fault| de::Error::custom(fault.message(next.text.as_bytes())))?;
        Self::of_value(value).map_err(|found| {
            de::Error::custom(format_args!("expected an object, but found {found}"))
        })
    }
}

impl Serialize for JsonObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&self.to_compact(), serializer)
    }
}

impl<'de> Deserialize<'de> for JsonNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let next = next_text(deserializer)?;
        let token = next.text.trim_ascii();
        if number_token(token).is_some() {
            return Ok(Self::of_token(token.to_owned()));
        }
        Err(de::Error::custom(next.refusal("a number")))
    }
}

impl Serialize for JsonNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self.as_json(), serializer)
    }
}

impl<'de> Deserialize<'de> for JsonInteger {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let next = next_text(deserializer)?;
        let integer = next.text.trim_ascii().parse();
        integer.map_err(|_| de::Error::custom(next.refusal("an integer")))
    }
}

impl Serialize for JsonInteger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self.as_json(), serializer)
    }
}

#[cfg(test)]
mod tests {
    use crate::value::{JsonInteger, JsonNumber, JsonValue};

    #[test]
    fn an_integer_is_read_and_written_as_it_is_spelled() {
        for token in ["7", "-0", "1.0", "1E+2", "9223372036854775808", "1e400"] {
            let integer: JsonInteger = serde_json::from_str(token).unwrap();
            assert_eq!(integer.as_json(), token);
            assert_eq!(serde_json::to_string(&integer).unwrap(), token);
            assert_eq!(serde_json::from_str::<JsonNumber>(token).unwrap(), *integer);
        }
        for (text, found) in [
            ("1.5", "1.5"),
            ("\"1\"", "string"),
            ("null", "null"),
            ("[1]", "array"),
        ] {
            let error = serde_json::from_str::<JsonInteger>(text)
                .unwrap_err()
                .to_string();
            assert!(
                error.starts_with("expected an integer, but found "),
                "{error}"
            );
            assert!(error.contains(found), "{error}");
        }
    }

    #[test]
    fn a_value_is_read_into_a_type_of_the_caller() {
        let value: JsonValue = "[1.0, 2]".parse().unwrap();
        assert_eq!(value.deserialize_into::<Vec<u8>>().unwrap(), [1, 2]);
        assert!(value.deserialize_into::<String>().is_err());
    }
}
