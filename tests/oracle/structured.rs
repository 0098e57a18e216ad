//! Documents made from a schema by the fuzzer's choices: valid ones, and ones with a change each. A new schema is
//! covered as it is.

use std::sync::LazyLock;

use saop::{Limits, Schema};
use saop_synth::{Rng, Synth};

use super::message::hold;
use super::{Outcome, Verdict};

/// SPEC E4, W
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let (schema, synth) = &SYNTHS[usize::from(first % 128) % SYNTHS.len()];
    let mut rng = Rng::with_tape(rest);
    let mut text = synth.valid(&mut rng);
    if *first >= 128 {
        text = synth.mutate(&text, &mut rng).text;
    }
    let refused = schema.check(text.as_bytes(), &Limits::default()).err();
    hold(schema, text.as_bytes(), refused.as_ref())
        .map_err(|why| format!("{why}\ntext: {text}"))?;
    Ok(if refused.is_none() {
        Verdict::Accepted
    } else {
        Verdict::Rejected
    })
}

static SYNTHS: LazyLock<Vec<(&'static Schema, Synth)>> = LazyLock::new(|| {
    let synth = |schema: &&'static Schema| {
        let synth = Synth::new(schema.bundled()).expect("documents can be made from every schema");
        (*schema, synth)
    };
    saop::schemas().iter().map(synth).collect()
});
