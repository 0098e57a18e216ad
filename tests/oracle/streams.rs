//! A tool's output: what bytes become, and that they come back. SPEC O2, O4, O6.

use std::time::Duration;

use saop::{NonEmptyString, Observation, ObservationEncoding, RunOutcome};

use super::tape::Tape;
use super::{Outcome, Verdict};

/// Accepted where the bytes are text.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let mut tape = Tape::new(bytes);
    let exit_code = i64::from(tape.byte()) - 128;
    let duration = Duration::from_nanos(u64::from(tape.byte()).pow(7));
    let rest = tape.rest();
    let (stdout, stderr) = rest.split_at(tape.below(rest.len().min(65_536) + 1).min(rest.len()));
    let id = NonEmptyString::new("call-1").map_err(|error| error.to_string())?;
    let observation = saop::create_observation(id, exit_code, stdout, stderr, duration);
    let text = [stdout, stderr]
        .iter()
        .all(|stream| std::str::from_utf8(stream).is_ok() && !stream.contains(&0));
    let expected = if text {
        ObservationEncoding::Utf8
    } else {
        ObservationEncoding::Base64
    };
    if observation.encoding != expected {
        return Err(format!("{expected:?} was expected: {observation:?}"));
    }
    same_streams(&observation, stdout, stderr)?;
    let written = saop::serialize_observation(&observation);
    let back = saop::parse_observation(&written).map_err(|error| format!("{written}: {error}"))?;
    if back != observation {
        return Err(format!("{observation:?} comes back as {back:?}"));
    }
    same_streams(&back, stdout, stderr)?;
    for outcome in [
        RunOutcome::Finished,
        RunOutcome::TimedOut,
        RunOutcome::CutShort,
    ] {
        let seen = back.clone().into_saop_observation(outcome);
        if text && seen.output.as_bytes() != stdout {
            return Err(format!("the agent sees {seen:?}"));
        }
    }
    Ok(if text {
        Verdict::Accepted
    } else {
        Verdict::Rejected
    })
}

fn same_streams(observation: &Observation, stdout: &[u8], stderr: &[u8]) -> Result<(), String> {
    let out = observation
        .stdout_bytes()
        .map_err(|error| error.to_string())?;
    let err = observation
        .stderr_bytes()
        .map_err(|error| error.to_string())?;
    if *out == *stdout && *err == *stderr {
        Ok(())
    } else {
        Err(format!("other bytes come back from {observation:?}"))
    }
}
