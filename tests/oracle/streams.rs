//! A tool's output: what bytes become, that they come back, and what an agent gets to see. SPEC O2, O4, O6.

use std::borrow::Cow;
use std::time::Duration;

use saop::{
    Base64Error, JsonNumber, Message, NonEmptyString, Observation, ObservationEncoding, RunOutcome,
    SaopObservation, SaopObservationStatus,
};
use saop_synth::Tree;
use serde_json::{Value, json};

use super::data::same_as_value;
use super::message::{engine, hold, judge_and};
use super::tape::Tape;
use super::{Outcome, Verdict};

/// An observation as text: its streams come out as its `encoding` says, or not at all.
pub(crate) fn judge_message(bytes: &[u8]) -> Outcome {
    judge_and::<Observation>(bytes, |read| {
        decodes("stdout", &read.stdout, read.encoding, &read.stdout_bytes())?;
        decodes("stderr", &read.stderr, read.encoding, &read.stderr_bytes())
    })
}

/// Bytes of streams. Accepted where they are text.
pub(crate) fn judge_bytes(bytes: &[u8]) -> Outcome {
    let mut tape = Tape::new(bytes);
    let byte = i64::from(tape.byte());
    let exit_code = match byte % 8 {
        0 => 0,
        1 => i64::MIN + byte,
        2 => i64::MAX - byte,
        _ => byte - 128,
    };
    let nanoseconds = u64::from(tape.byte()).pow(6);
    let timestamp = u64::from(tape.byte()).pow(8);
    let (metadata, facts) = metadata(&mut tape);
    let at = tape.below(65_536);
    let rest = tape.rest();
    let (stdout, stderr) = rest.split_at(at.checked_rem(rest.len() + 1).unwrap_or_default());

    let id = NonEmptyString::new("call-1").map_err(|error| error.to_string())?;
    let duration = Duration::from_nanos(nanoseconds);
    let plain = saop::create_observation(id.clone(), exit_code, stdout, stderr, duration);
    let made = Observation::builder(id, exit_code, duration)
        .stdout(stdout)
        .stderr(stderr)
        .timestamp_ns(timestamp);
    let add = |made: saop::ObservationBuilder, (key, fact): (&String, Fact)| match fact {
        Fact::Text(text) => made.metadata(key, text),
        Fact::Flag(flag) => made.metadata(key, flag),
        Fact::Number(number) => made.metadata(key, number),
    };
    let made = metadata.keys().zip(facts).fold(made, add).build();

    let text = |bytes: &[u8]| !bytes.contains(&0) && std::str::from_utf8(bytes).is_ok();
    let is_text = text(stdout) && text(stderr);
    if (made.encoding == ObservationEncoding::Utf8) != is_text
        || shown(&made.stdout, is_text).as_deref() != Some(stdout)
        || shown(&made.stderr, is_text).as_deref() != Some(stderr)
    {
        return Err(format!("{stdout:?} and {stderr:?} become {made:?}"));
    }
    let mut same: Observation = plain;
    same.timestamp_ns = made.timestamp_ns.clone();
    same.metadata.clone_from(&made.metadata);
    if same != made {
        return Err(format!("{same:?} was expected: {made:?}"));
    }
    let written = saop::serialize_observation(&made);
    let mut expected = json!({
        "schema_version": saop::OBSERVATION_SCHEMA_VERSION,
        "type": "observation",
        "tool_call_id": "call-1",
        "timestamp_ns": timestamp.to_string(),
        "exit_code": exit_code,
        "stdout": made.stdout,
        "stderr": made.stderr,
        "encoding": if is_text { "utf8" } else { "base64" },
        "duration_ms": milliseconds(nanoseconds)?,
    });
    if !metadata.is_empty() {
        expected["metadata"] = metadata.into();
    }
    is_written(&written, &expected)?;
    let back = saop::parse_observation(&written).map_err(|error| format!("{written}: {error}"))?;
    if back != made {
        return Err(format!("{made:?} comes back as {back:?}"));
    }
    for (found, bytes) in [(back.stdout_bytes(), stdout), (back.stderr_bytes(), stderr)] {
        if found.as_deref() != Ok(bytes) {
            return Err(format!("{bytes:?} come back as {found:?}"));
        }
    }
    mapped(&back)?;
    Ok(if is_text {
        Verdict::Accepted
    } else {
        Verdict::Rejected
    })
}

/// A value of `metadata` as the builder takes it.
enum Fact {
    Text(String),
    Flag(bool),
    Number(JsonNumber),
}

/// A few facts of a run, by keys in order: as they are expected, and as the builder takes them.
fn metadata(tape: &mut Tape<'_>) -> (serde_json::Map<String, Value>, Vec<Fact>) {
    let mut members = serde_json::Map::new();
    let mut facts = Vec::new();
    for index in 0..tape.below(4) {
        let length = tape.below(8);
        let text = String::from_utf8_lossy(tape.take(length)).into_owned();
        let (value, fact) = match tape.below(3) {
            0 => (Value::from(text.as_str()), Fact::Text(text.clone())),
            1 => (Value::from(text.is_empty()), Fact::Flag(text.is_empty())),
            _ => {
                let number = u64::MAX - u64::from(tape.byte());
                (Value::from(number), Fact::Number(JsonNumber::from(number)))
            }
        };
        members.insert(format!("{index}{text}"), value);
        facts.push(fact);
    }
    (members, facts)
}

/// The float nearest to a time, by its decimal digits.
fn milliseconds(nanoseconds: u64) -> Result<f64, String> {
    let (whole, rest) = (nanoseconds / 1_000_000, nanoseconds % 1_000_000);
    let digits = format!("{whole}.{rest:06}");
    digits.parse().map_err(|error| format!("{digits}: {error}"))
}

/// What is written is what was given, and meets its schema.
fn is_written(written: &str, expected: &Value) -> Result<(), String> {
    let schema = Observation::schema();
    let tree = Tree::parse(written).map_err(|error| format!("{written}: {error}"))?;
    if !same_as_value(&engine(schema)?.schema, expected, &tree) {
        return Err(format!("{expected} was expected: {written}"));
    }
    hold(schema, written.as_bytes(), None)
}

/// SPEC O6: what the agent gets to see, however the run ended.
fn mapped(run: &Observation) -> Result<(), String> {
    let shown = |text: &str| match run.encoding {
        ObservationEncoding::Base64 if !text.is_empty() => {
            format!("data:application/octet-stream;base64,{text}")
        }
        _ => text.to_owned(),
    };
    let finished = if run.exit_code == 0 {
        SaopObservationStatus::Success
    } else {
        SaopObservationStatus::Error
    };
    let mut expected = SaopObservation::new(finished, shown(&run.stdout));
    expected.error_detail = (!run.stderr.is_empty()).then(|| shown(&run.stderr));
    for (outcome, status) in [
        (RunOutcome::TimedOut, SaopObservationStatus::Timeout),
        (RunOutcome::CutShort, SaopObservationStatus::Partial),
        (RunOutcome::Finished, finished),
    ] {
        expected.status = status;
        let seen = run.clone().into_saop_observation(outcome);
        if seen != expected {
            return Err(format!("{outcome:?} of {run:?} is seen as {seen:?}"));
        }
    }
    let schema = SaopObservation::schema();
    hold(schema, saop::serialize(&expected).as_bytes(), None)
}

/// The bytes that the text of a stream stands for; `None` where it stands for none.
fn shown(text: &str, is_text: bool) -> Option<Cow<'_, [u8]>> {
    if is_text {
        Some(Cow::Borrowed(text.as_bytes()))
    } else {
        base64(text).map(Cow::Owned)
    }
}

/// SPEC O4: the bytes of a stream are what its text stands for, and an error is one where it stands for none.
fn decodes(
    stream: &str,
    text: &str,
    encoding: ObservationEncoding,
    found: &Result<Cow<'_, [u8]>, Base64Error>,
) -> Result<(), String> {
    let expected = shown(text, encoding == ObservationEncoding::Utf8);
    let right = match (&expected, found) {
        (Some(expected), Ok(found)) => expected == found,
        // Up to there it is base64.
        (None, Err(error)) => {
            let before = text.get(..error.offset() / 4 * 4);
            error.stream() == stream
                && error.offset() <= text.len()
                && before.and_then(base64).is_some()
        }
        _ => false,
    };
    if right {
        return Ok(());
    }
    Err(format!(
        "{stream} is {expected:?}, but comes out as {found:?}: {text:?}"
    ))
}

/// The bytes of base64 as RFC 4648 has it: the standard alphabet, padded, bits that stand for nothing being zero.
fn base64(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_suffix("==").or(text.strip_suffix('='));
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
    for digit in digits.unwrap_or(text).bytes() {
        let value = match digit {
            b'A'..=b'Z' => digit - b'A',
            b'a'..=b'z' => digit - b'a' + 26,
            b'0'..=b'9' => digit - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        (held, bits) = (held << 6 | u32::from(value), bits + 6);
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    (text.len().is_multiple_of(4) && held == 0).then_some(bytes)
}
