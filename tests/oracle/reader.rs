//! Reads JSON text into a `serde_json::Value` without `Value`'s own reader, which takes the private
//! tokens of `serde_json` in a text for more than data and lets a repeated key win silently.
//! Invariant: a `Value` comes out only where every object named each key once, at any depth.

use std::fmt;

use saop_synth::Tree;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Why there is no `Value`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// An object names a key twice.
    Duplicate,
    /// More levels than the 128 of the protocol.
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
            } else if message.contains("recursion limit exceeded")
                || message.contains("number out of range")
            {
                read_as_tree(text)
            } else {
                Err(Refusal::Syntax)
            }
        }
    }
}

/// Reads what `serde_json` does not: the 128th level, and numbers that overflow a float.
fn read_as_tree(text: &str) -> Result<Reading, Refusal> {
    if depth(text) > 128 {
        return Err(Refusal::TooDeep);
    }
    let tree = Tree::parse(text).map_err(|_| Refusal::Syntax)?;
    let mut patched = false;
    let value = value_of(&tree, &mut patched)?;
    Ok(Reading { value, patched })
}

fn value_of(tree: &Tree, patched: &mut bool) -> Result<Value, Refusal> {
    Ok(match tree {
        Tree::Null => Value::Null,
        Tree::Bool(value) => Value::Bool(*value),
        Tree::Number(raw) => number(raw, patched),
        Tree::String(_) => Value::String(tree.as_text().ok_or(Refusal::Syntax)?),
        Tree::Array(items) => {
            let items = items.iter().map(|item| value_of(item, patched));
            Value::Array(items.collect::<Result<_, _>>()?)
        }
        Tree::Object(members) => {
            let mut object = Map::new();
            for member in members {
                let name = member.name().ok_or(Refusal::Syntax)?;
                if object.contains_key(&name) {
                    return Err(Refusal::Duplicate);
                }
                object.insert(name, value_of(&member.value, patched)?);
            }
            Value::Object(object)
        }
    })
}

fn number(raw: &str, patched: &mut bool) -> Value {
    if let Ok(integer) = raw.parse::<u64>() {
        return integer.into();
    }
    if let Ok(integer) = raw.parse::<i64>() {
        return integer.into();
    }
    let float: f64 = raw.parse().unwrap_or_default();
    if float.is_finite() {
        return float.into();
    }
    *patched = true;
    1e300_f64.copysign(float).into()
}

fn read_as_is(text: &str) -> Result<Value, serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Strict.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
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
            // Before the value, so that the first fault is the one that is reported.
            if members.contains_key(&key) {
                return Err(A::Error::custom("a key is named twice"));
            }
            let value = map.next_value_seed(Strict)?;
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
