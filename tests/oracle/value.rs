//! A `Value`: what is wrong with it in the eyes of an engine that sees the same, and of the text that it was read from.

use saop::{EscalationReport, Observation, SaopAction, SaopMessage, SaopObservation};
use saop::{SaopEnvelope, SaopParallelTurnEnvelope};
use saop_schema::{AnyMessage, Error, Limits, Message, Violation};
use saop_synth::Tree;
use serde_json::Value;

use super::auto::meant;
use super::compare::violations;
use super::data::same_as_value;
use super::decimal::is_rounded;
use super::message::{engine, hold_value};
use super::reader::{self, Reading};
use super::{Outcome, Verdict};

/// SPEC P3, O5
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let text = std::str::from_utf8(bytes).ok();
    let Some((text, reading)) = text.and_then(|text| Some((text, reader::read(text).ok()?))) else {
        return Ok(Verdict::Rejected);
    };
    let value = &reading.value;
    let validated = saop_schema::validate_any::<SaopMessage>(value);
    let refused = validated.as_ref().err();
    let schema = meant(value, validated.as_ref().ok())?;
    hold_value(schema, value, refused)?;
    if let Ok(message) = &validated {
        let written = saop::serialize_saop_message(message);
        let again = Tree::parse(&written).map_err(|error| format!("{written}: {error}"))?;
        if !same_as_value(&engine(message.schema())?.schema, value, &again) {
            return Err(format!("validate loses data: {written}"));
        }
    }
    as_type(schema.name(), value, refused)?;
    part::<SaopAction>(value.get("action"))?;
    part::<SaopObservation>(value.get("observation"))?;
    if !is_other(text, &reading) {
        let parsed = saop_schema::parse_any::<SaopMessage>(bytes, &Limits::default());
        let (left, right) = (told(parsed.as_ref().err()), told(refused));
        if parsed.is_ok() != validated.is_ok() || left != right {
            return Err(format!("text gives {left:?}, but its Value {right:?}"));
        }
    }
    Ok(Verdict::of(&validated))
}

/// The entry for one type says what the entry for all messages says.
fn as_type(name: &str, value: &Value, refused: Option<&Error>) -> Result<(), String> {
    let error = match name {
        "escalation-report" => saop_schema::validate::<EscalationReport>(value).err(),
        "observation" => saop_schema::validate::<Observation>(value).err(),
        "saop-envelope" => saop_schema::validate::<SaopEnvelope>(value).err(),
        "saop-parallel-turn-envelope" => {
            saop_schema::validate::<SaopParallelTurnEnvelope>(value).err()
        }
        // A message that is new here has the entry for all messages.
        _ => return Ok(()),
    };
    if error.as_ref() == refused {
        return Ok(());
    }
    Err(format!("{name}: {error:?}, but as a message {refused:?}"))
}

/// A part of a message is judged by its own schema.
fn part<T: Message>(value: Option<&Value>) -> Result<(), String> {
    value.map_or(Ok(()), |value| {
        let error = saop_schema::validate::<T>(value).err();
        hold_value(T::schema(), value, error.as_ref())
    })
}

/// Whether a `Value` holds another number than its text has somewhere. Then the two may differ.
fn is_other(text: &str, reading: &Reading) -> bool {
    reading.patched
        || reader::blurs(text.as_bytes())
            && Tree::parse(text).is_ok_and(|tree| holds_rounded(&tree))
}

fn holds_rounded(tree: &Tree) -> bool {
    match tree {
        Tree::Number(raw) => is_rounded(raw),
        Tree::Array(items) => items.iter().any(holds_rounded),
        Tree::Object(members) => members.iter().any(|member| holds_rounded(&member.value)),
        _ => false,
    }
}

/// What a refusal reports except words and places, in an order that does not depend on the places.
fn told(refused: Option<&Error>) -> Vec<[&str; 4]> {
    let each = violations(refused).iter().map(|violation: &Violation| {
        [
            violation.instance_path(),
            violation.kind().as_str(),
            violation.keyword().unwrap_or_default(),
            violation.schema_path(),
        ]
    });
    let mut told: Vec<_> = each.collect();
    told.sort_unstable();
    told
}
