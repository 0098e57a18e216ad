//! Data of every shape that a serde format can show, read as JSON text and written back.

use serde::de::value::{
    BoolDeserializer, CharDeserializer, Error as PlainError, F32Deserializer, F64Deserializer,
    I128Deserializer, MapDeserializer, SeqDeserializer, StrDeserializer, U128Deserializer,
    UnitDeserializer,
};
use serde::de::{Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use crate::Limits;
use crate::edge::{exact_text, next_text};

fn text<'de, D: Deserializer<'de, Error = PlainError>>(deserializer: D) -> Result<String, String> {
    next_text(deserializer)
        .map(|next| next.text)
        .map_err(|error| error.to_string())
}

/// Shows an option or a newtype around what it holds, as binary formats do.
struct Wrapped<D> {
    inner: D,
    newtype: bool,
}

impl<'de, D: Deserializer<'de, Error = PlainError>> Deserializer<'de> for Wrapped<D> {
    type Error = PlainError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, PlainError> {
        if self.newtype {
            visitor.visit_newtype_struct(self.inner)
        } else {
            visitor.visit_some(self.inner)
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// Shows what has no form in JSON, or nothing at all.
struct Odd {
    bytes: bool,
}

impl<'de> Deserializer<'de> for Odd {
    type Error = PlainError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, PlainError> {
        if self.bytes {
            visitor.visit_bytes(b"x")
        } else {
            visitor.visit_none()
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_, PlainError> for Odd {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

#[test]
fn every_shape_of_data_has_a_text() {
    assert_eq!(text(BoolDeserializer::new(true)).as_deref(), Ok("true"));
    assert_eq!(text(CharDeserializer::new('é')).as_deref(), Ok("\"é\""));
    assert_eq!(
        text(StrDeserializer::new("a\u{1}\"\\\n\r\t\u{8}\u{c}")).as_deref(),
        Ok(r#""a\u0001\"\\\n\r\t\b\f""#)
    );
    assert_eq!(text(F32Deserializer::new(0.5)).as_deref(), Ok("0.5"));
    assert_eq!(
        text(I128Deserializer::new(-1 << 100)).as_deref(),
        Ok("-1267650600228229401496703205376")
    );
    assert_eq!(
        text(U128Deserializer::new(1 << 100)).as_deref(),
        Ok("1267650600228229401496703205376")
    );
    assert_eq!(text(UnitDeserializer::new()).as_deref(), Ok("null"));
    assert_eq!(text(Odd { bytes: false }).as_deref(), Ok("null"));
    assert_eq!(
        text(SeqDeserializer::new([1u8, 2].into_iter())).as_deref(),
        Ok("[1,2]")
    );
    assert_eq!(
        text(SeqDeserializer::new(Vec::<u8>::new().into_iter())).as_deref(),
        Ok("[]")
    );
    assert_eq!(
        text(MapDeserializer::new([("a", 1u8)].into_iter())).as_deref(),
        Ok("{\"a\":1}")
    );
    for newtype in [true, false] {
        let inner = Wrapped {
            inner: BoolDeserializer::new(true),
            newtype: !newtype,
        };
        assert_eq!(text(Wrapped { inner, newtype }).as_deref(), Ok("true"));
    }
    let error = text(Odd { bytes: true }).unwrap_err();
    assert_eq!(
        error,
        "invalid type: byte array, expected data that JSON can hold"
    );
    assert!(text(SeqDeserializer::new([f64::NAN].into_iter())).is_err());
    assert!(text(SeqDeserializer::new([Odd { bytes: true }].into_iter())).is_err());
    assert!(text(MapDeserializer::new([(1u8, 1u8)].into_iter())).is_err());
}

#[test]
fn nesting_beyond_the_stack_is_refused() {
    fn nested(levels: usize) -> Result<String, String> {
        struct Deep(usize);
        impl<'de> Deserializer<'de> for Deep {
            type Error = PlainError;
            fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, PlainError> {
                match self.0 {
                    0 => visitor.visit_unit(),
                    levels => visitor.visit_some(Deep(levels - 1)),
                }
            }
            forward_to_deserialize_any! {
                bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
                unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
            }
        }
        text(Deep(levels))
    }
    assert_eq!(nested(256).as_deref(), Ok("null"));
    assert_eq!(
        nested(257).unwrap_err(),
        "expected at most 256 levels of nesting, but found one more"
    );
}

#[test]
fn a_value_is_written_with_all_digits_of_its_floats() {
    let value = serde_json::json!({"a": [1, -2, 0.5, 1e22, null, true, "\u{1}"], "b": {}, "c": []});
    let text = exact_text(&value);
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(&text).unwrap(),
        value
    );
    for (float, expected) in [
        (2f64.powi(63), "9223372036854775808.0"),
        (-(2f64.powi(60)), "-1152921504606846976.0"),
        (1e300, "1e300"),
        (0.5, "0.5"),
    ] {
        let text = exact_text(&serde_json::json!([float]));
        // A build that holds numbers as text has spelled the float before we see it.
        let spelled_before = serde_json::json!([float]).to_string();
        assert!(
            text == format!("[{expected}]") || text == spelled_before,
            "{text}"
        );
    }
    let deep = (0..100_000).fold(serde_json::json!(1), |inner, _| {
        serde_json::Value::Array(vec![inner])
    });
    assert_eq!(exact_text(&deep).len(), 200_001);
    // Dropping such a value is what overflows the stack, in serde_json.
    std::mem::forget(deep);
}

#[test]
fn a_float_is_its_exact_value_and_not_its_shortest_spelling() {
    let of = |value: f64| text(F64Deserializer::new(value));
    assert_eq!(of(2f64.powi(60)).as_deref(), Ok("1152921504606846976.0"));
    assert_eq!(of(1e22).as_deref(), Ok("1e22"));
    assert_eq!(of(0.1).as_deref(), Ok("0.1"));
    assert!(of(f64::NAN).is_err());
}

#[test]
fn limits_are_capped() {
    let limits = Limits::default().with_max_bytes(usize::MAX);
    assert_eq!(limits.max_bytes(), u32::MAX as usize);
}
