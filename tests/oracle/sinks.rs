//! What a decoder reads into a sink, such as a binding to another language has, or into none, with the Rust value: one verdict, the same
//! errors, the same data. SPEC N5.
//!
//! A message that was added to the schemas, and not here, is left out.

use saop::{Limits, SaopMessage};
use saop_schema::{Error, Message, Reader, Stop};

#[path = "../support/echo.rs"]
mod echo;

use super::{Outcome, Verdict};
use echo::Echo;

/// A message: the name of its schema, its comparison, and its decoder into the sink.
struct Kind {
    name: &'static str,
    agrees: fn(&[u8]) -> Outcome,
    decode: fn(&mut Reader<'_>) -> Result<String, Stop>,
}

fn kinds() -> [Kind; 6] {
    [
        kind::<saop::EscalationReport>(),
        kind::<saop::Observation>(),
        kind::<saop::SaopEnvelope>(),
        kind::<saop::SaopParallelTurnEnvelope>(),
        kind::<saop::SaopPins>(),
        kind::<saop::SaopRecord>(),
    ]
}

fn kind<T: Message>() -> Kind {
    Kind {
        name: T::schema().name(),
        agrees: agrees::<T>,
        decode: |reader| T::decode_to(reader, &mut Echo),
    }
}

pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let kinds = kinds();
    for kind in &kinds {
        (kind.agrees)(bytes).map_err(|bug| format!("{}: {bug}", kind.name))?;
    }
    let limits = Limits::default();
    let parsed = saop_schema::parse_any::<SaopMessage>(bytes, &limits);
    let parsed = parsed.map(|message| saop::serialize_saop_message(&message));
    let mut is_left_out = false;
    let made = saop_schema::read_any::<SaopMessage, _>(bytes, &limits, |schema, reader| {
        let kind = kinds.iter().find(|kind| kind.name == schema.name());
        is_left_out = kind.is_none();
        (kind.ok_or(Stop)?.decode)(reader)
    });
    if is_left_out {
        return Ok(Verdict::of(&parsed));
    }
    same(&parsed, &made, "any message")
}

fn agrees<T: Message>(bytes: &[u8]) -> Outcome {
    let limits = Limits::default();
    let parsed = saop_schema::parse::<T>(bytes).map(|message| saop::serialize(&message));
    let checked = saop_schema::check::<T>(bytes, &limits);
    if saop_schema::is_valid::<T>(bytes, &limits) != parsed.is_ok()
        || checked.as_ref().err() != parsed.as_ref().err()
    {
        return Err(format!(
            "a check says {checked:?}, and the parser {parsed:?}"
        ));
    }
    let made = saop_schema::parse_to::<T, _>(bytes, &limits, &mut Echo);
    same(&parsed, &made, "one message")
}

fn same(parsed: &Result<String, Error>, made: &Result<String, Error>, of: &str) -> Outcome {
    if parsed == made {
        return Ok(Verdict::of(parsed));
    }
    Err(format!(
        "{of}: a sink is given {made:?}, and the Rust value has {parsed:?}"
    ))
}
