//! Reads JSON text into a `serde_json::Value` without `Value`'s own reader, which takes the private
//! tokens of `serde_json` in a text for more than data and lets a repeated key win silently.
//! Invariant: a `Value` comes out only where every object named each key once, at any depth.

use std::fmt;

use saop_synth::{Member, Tree};
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Why there is no `Value`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// An object names a key twice.
    Duplicate,
    /// More levels than `serde_json` reads, which are 127.
    TooDeep,
    /// Not JSON.
    Syntax,
}

/// What a reader that holds numbers as floats makes of a text.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reading {
    pub(crate) value: Value,
    /// Whether numbers that overflow a float were brought down to `1e300`, sign kept, because
    /// `serde_json` refuses them wherever they stand, free-form objects included.
    pub(crate) patched: bool,
}

/// Reads the text.
pub(crate) fn read(text: &str) -> Result<Reading, Refusal> {
    match read_as_is(text) {
        Ok(value) => Ok(Reading {
            value,
            patched: false,
        }),
        Err(error) => {
            let message = error.to_string();
            if message.contains("named twice") {
                Err(Refusal::Duplicate)
            } else if message.contains("recursion limit exceeded") {
                Err(Refusal::TooDeep)
            } else if message.contains("number out of range") {
                let tree = Tree::parse(text).map_err(|_| Refusal::Syntax)?;
                let patched = bring_down(&tree).compact();
                // A repeated key behind the number shows only now.
                let reading = read(&patched)?;
                Ok(Reading {
                    patched: true,
                    ..reading
                })
            } else {
                Err(Refusal::Syntax)
            }
        }
    }
}

fn read_as_is(text: &str) -> Result<Value, serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Strict.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
}

fn bring_down(tree: &Tree) -> Tree {
    match tree {
        Tree::Number(raw) if raw.parse().is_ok_and(f64::is_infinite) => Tree::Number(
            if raw.starts_with('-') {
                "-1e300"
            } else {
                "1e300"
            }
            .to_owned(),
        ),
        Tree::Array(items) => Tree::Array(items.iter().map(bring_down).collect()),
        Tree::Object(members) => {
            let inner = members.iter().map(|member| Member {
                key: member.key.clone(),
                value: bring_down(&member.value),
            });
            Tree::Object(inner.collect())
        }
        other => other.clone(),
    }
}

struct Strict;

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = Value;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(Strict)? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            let value = map.next_value_seed(Strict)?;
            if members.contains_key(&key) {
                return Err(A::Error::custom("a key is named twice"));
            }
            members.insert(key, value);
        }
        Ok(Value::Object(members))
    }
}

/// How many levels a JSON text has, counted by its brackets.
pub(crate) fn depth(text: &str) -> usize {
    let (mut depth, mut deepest, mut quoted) = (0_usize, 0, false);
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => quoted = !quoted,
            b'\\' if quoted => {
                bytes.next();
            }
            b'{' | b'[' if !quoted => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b'}' | b']' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// Whether two values are the same data, numbers compared as floats: `100` is `1e2`.
pub(crate) fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => {
            left == right || left.as_f64() == right.as_f64()
        }
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, value)| right.get(key).is_some_and(|other| same(value, other)))
        }
        _ => left == right,
    }
}

/// Whether a text holds a number that a `Value` may hold as another one: one with a fraction, an exponent, or more
/// digits than any integer of 64 bits.
pub(crate) fn blurs(bytes: &[u8]) -> bool {
    let (mut quoted, mut digits) = (false, 0);
    let mut bytes = bytes.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => quoted = !quoted,
            b'\\' if quoted => {
                bytes.next();
            }
            b'0'..=b'9' if !quoted => {
                digits += 1;
                if digits > 18 {
                    return true;
                }
                continue;
            }
            b'.' if !quoted => return true,
            b'e' | b'E' if !quoted && digits > 0 => return true,
            _ => {}
        }
        digits = 0;
    }
    false
}
