//! Messages made by the fuzzer's choices: typed ones, and documents made from a schema. Valid ones, and ones with a
//! change each. A new schema is covered as it is.

use std::sync::LazyLock;

use arbitrary::{Arbitrary, Unstructured};
use saop::{Limits, SaopMessage, TypeSchema};
use saop_schema::AnyMessage;
use saop_synth::{Rng, Synth};

use super::message::hold;
use super::round_trip::equal_again;
use super::{Outcome, Verdict};

/// SPEC E2, E4, W. The first byte says what is made: in its lowest bit a typed message or a document, in its highest
/// whether that is changed, in those between of which schema a document is.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let changed = *first >= 128;
    if first % 2 == 1 {
        // What the message is made of is not what the change is made of: each would be the other's noise.
        let (change, rest) = rest.split_at(rest.len().min(if changed { 16 } else { 0 }));
        return typed(rest, changed.then(|| Rng::with_tape(change)));
    }
    let (schema, synth) = &SYNTHS[usize::from(first % 128 / 2) % SYNTHS.len()];
    let mut rng = Rng::with_tape(rest);
    let mut text = synth.valid(&mut rng);
    if changed {
        text = synth.mutate(&text, &mut rng).text;
    }
    checked(schema, &text)
}

/// A value of a generated type is a valid message, and comes back as it was.
fn typed(bytes: &[u8], change: Option<Rng>) -> Outcome {
    let message = SaopMessage::arbitrary(&mut Unstructured::new(bytes))
        .map_err(|error| format!("no message is made of {bytes:?}: {error}"))?;
    let text = equal_again(&message)?;
    let schema = message.schema();
    if checked(schema, &text)? == Verdict::Rejected {
        return Err(format!("{message:?} breaks its schema\ntext: {text}"));
    }
    let Some(mut rng) = change else {
        return Ok(Verdict::Accepted);
    };
    let synths = SYNTHS.iter();
    let mut of_schema = synths.filter(|(other, _)| other.name() == schema.name());
    let (_, synth) = of_schema.next().expect("every message has a schema");
    checked(schema, &synth.mutate(&text, &mut rng).text)
}

fn checked(schema: &'static TypeSchema, text: &str) -> Outcome {
    let refused = schema.check(text.as_bytes(), &Limits::default()).err();
    hold(schema, text.as_bytes(), refused.as_ref())
        .map_err(|why| format!("{why}\ntext: {text}"))?;
    Ok(if refused.is_none() {
        Verdict::Accepted
    } else {
        Verdict::Rejected
    })
}

static SYNTHS: LazyLock<Vec<(&'static TypeSchema, Synth)>> = LazyLock::new(|| {
    let synth = |schema: &&'static TypeSchema| {
        let synth = Synth::new(schema.text()).expect("documents can be made from every schema");
        (*schema, synth)
    };
    saop::schemas().iter().map(synth).collect()
});
