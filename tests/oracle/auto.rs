//! Messages of which the kind is not known: the one that the discriminator tells, found by an independent reader.
//! A new message is covered by its schema alone.

use saop::rt::MessageUnion;
use saop::{Limits, SaopMessage, Schema};
use serde_json::Value;

use super::message::hold;
use super::{Outcome, Verdict, reader};

/// SPEC T5
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let parsed = saop::parse_saop_message(bytes);
    let verdict = Verdict::of(&parsed);
    let value = std::str::from_utf8(bytes)
        .ok()
        .and_then(|text| reader::read(text).ok())
        .map(|reading| reading.value);
    let told = value.as_ref().map(told).unwrap_or_default();
    match (&parsed, told[..].first()) {
        (Ok(message), first) => {
            let schema = message.schema();
            let right = match first {
                Some(first) => std::ptr::eq(schema, *first) && told.len() == 1,
                None => value.is_none() || schema.discriminator().is_none(),
            };
            if !right {
                return Err(format!("{} was read where {told:?} is told", schema.name()));
            }
            hold(schema, bytes, None)?;
        }
        (Err(error), Some(schema)) if told.len() == 1 => hold(schema, bytes, Some(error))?,
        (Err(error), _) => {
            if error.violations().is_empty() {
                return Err("a refusal without a reason".to_owned());
            }
            // It is none of the messages that carry no discriminator, or carries two.
            let taken = SaopMessage::schemas().iter().find(|schema| {
                schema.discriminator().is_none() && schema.check(bytes, &Limits::default()).is_ok()
            });
            if let Some(schema) = taken {
                return Err(format!("the union refuses a {}", schema.name()));
            }
        }
    }
    Ok(verdict)
}

/// The messages whose discriminator the value carries.
fn told(value: &Value) -> Vec<&'static Schema> {
    let carries = |schema: &&&'static Schema| {
        schema.discriminator().is_some_and(|discriminator| {
            value.get(discriminator.property).and_then(Value::as_str) == Some(discriminator.value)
        })
    };
    let schemas = SaopMessage::schemas();
    schemas.iter().filter(carries).copied().collect()
}
