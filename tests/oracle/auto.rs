//! Messages of which the kind is not known: the one that the discriminator tells, found by an independent reader.
//! A new message is covered by its schema alone.

use saop::SaopMessage;
use saop_schema::{AnyMessage, Limits, TypeSchema};
use serde_json::Value;

use super::message::{engine, hold};
use super::{Outcome, Verdict, reader};

/// SPEC T5
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let parsed = saop_schema::parse_any::<SaopMessage>(bytes, &Limits::default());
    let value = std::str::from_utf8(bytes)
        .ok()
        .and_then(|text| reader::read(text).ok())
        .map(|reading| reading.value);
    // What is wrong with a text itself is the same for every message.
    let schema = match &value {
        Some(value) => meant(value, parsed.as_ref().ok())?,
        None => SaopMessage::fallback(),
    };
    let refused = parsed.as_ref().err();
    hold(schema, bytes, refused)?;
    // What shares most members with another message may yet be the one that carries no discriminator.
    if refused.is_some() && schema.discriminator().is_some() {
        let plain = |other: &&&TypeSchema| {
            other.discriminator().is_none() && other.check(bytes, &Limits::default()).is_ok()
        };
        if let Some(taken) = SaopMessage::schemas().iter().find(plain) {
            return Err(format!("the union refuses a {}", taken.name()));
        }
    }
    Ok(Verdict::of(&parsed))
}

/// The message that a value is to be judged as; what it was read as has to be that.
pub(crate) fn meant(
    value: &Value,
    read: Option<&SaopMessage>,
) -> Result<&'static TypeSchema, String> {
    let told = told(value);
    let Some(message) = read else {
        return told.map_or_else(|| likeliest(value), Ok);
    };
    let schema = message.schema();
    let right = match told {
        Some(told) => std::ptr::eq(schema, told),
        None => schema.discriminator().is_none(),
    };
    if right {
        return Ok(schema);
    }
    let told = told.map_or("none", TypeSchema::name);
    Err(format!(
        "{} was read where {told} is the message",
        schema.name()
    ))
}

/// The first message whose discriminator the value carries.
fn told(value: &Value) -> Option<&'static TypeSchema> {
    let schemas = SaopMessage::schemas().iter().copied();
    let mut carried = schemas.filter(|schema| {
        schema.discriminator().is_some_and(|discriminator| {
            value.get(discriminator.property).and_then(Value::as_str) == Some(discriminator.value)
        })
    });
    carried.next()
}

/// The message that has most of the members, less those that it has not; on a tie the one without a discriminator.
fn likeliest(value: &Value) -> Result<&'static TypeSchema, String> {
    let mut likeliest = SaopMessage::fallback();
    let mut most = None;
    for schema in SaopMessage::schemas() {
        let known = &engine(schema)?.schema["properties"];
        let score = value.as_object().map_or(0, |members| {
            let share = |name: &String| if known.get(name).is_some() { 1 } else { -1 };
            members.keys().map(share).sum::<i64>()
        });
        let score = Some((score, schema.discriminator().is_none()));
        if score >= most {
            (likeliest, most) = (schema, score);
        }
    }
    Ok(likeliest)
}
