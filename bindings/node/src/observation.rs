//! The streams of observations, made of what tools wrote.
//!
//! Invariant: the bytes of a stream survive the way to an observation and back.

use std::time::Duration;

use napi::bindgen_prelude::{Buffer, BufferSlice, Result};
use napi_derive::napi;
use saop::{Limits, NonEmptyString, Observation, ObservationEncoding, RunOutcome};

use crate::errors;

/// What `create_observation` makes of two streams.
#[derive(Debug)]
#[napi(object)]
pub struct Streams {
    /// Standard output as a string.
    pub stdout: String,
    /// Standard error as a string.
    pub stderr: String,
    /// How both are written.
    pub encoding: String,
    /// The time now.
    pub timestamp: String,
}

/// Returns the strings of two streams, and the time.
#[napi(catch_unwind)]
pub fn streams(stdout: BufferSlice<'_>, stderr: BufferSlice<'_>) -> Result<Streams> {
    let made = observation(stdout.to_vec(), stderr.to_vec())?;
    Ok(Streams {
        encoding: made.encoding.as_str().to_owned(),
        timestamp: made.timestamp_ns.as_str().to_owned(),
        stdout: made.stdout,
        stderr: made.stderr,
    })
}

/// Returns the bytes of a stream, which is a string in base64 or not.
#[napi(catch_unwind)]
pub fn stream_bytes(stream: String, is_base64: bool) -> Result<Buffer> {
    let mut made = observation(Vec::new(), Vec::new())?;
    made.stdout = stream;
    if is_base64 {
        made.encoding = ObservationEncoding::Base64;
    }
    let bytes = made.stdout_bytes();
    let bytes = bytes.map_err(|error| napi::Error::from_reason(error.to_string()))?;
    Ok(bytes.into_owned().into())
}

/// Returns what an observation is in an envelope, after `=`; or the text of an error. How the run ended may be known otherwise.
#[napi(catch_unwind)]
pub fn saop_observation(input: BufferSlice<'_>, outcome: Option<String>) -> Result<String> {
    let given = match saop_schema::parse_with::<Observation>(&*input, &Limits::NONE) {
        Ok(given) => given,
        Err(error) => return Ok(errors::text(&error.into(), false)),
    };
    let outcome = match outcome.as_deref() {
        None => given.outcome(),
        Some("finished") => RunOutcome::Finished,
        Some("timeout") => RunOutcome::TimedOut,
        Some("partial") => RunOutcome::CutShort,
        Some(_) => {
            return Err(napi::Error::from_reason(
                "expected finished, timeout or partial, but found another outcome",
            ));
        }
    };
    let made = saop_schema::open::serialize(&given.into_saop_observation(outcome));
    Ok(format!("={made}"))
}

fn observation(stdout: Vec<u8>, stderr: Vec<u8>) -> Result<Observation> {
    let id =
        NonEmptyString::new("-").map_err(|error| napi::Error::from_reason(error.to_string()))?;
    Ok(saop::create_observation(
        id,
        0,
        stdout,
        stderr,
        Duration::ZERO,
    ))
}
