//! Observations of the runs of tools, made of what the tools wrote.
//!
//! Invariant: what is made passes the decoder of `Observation`, like anything else.

use std::borrow::Cow;
use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use saop::{
    Base64Error, NonEmptyString, Observation, ObservationEncoding, ObservationMetadataValue,
    RunOutcome,
};

use crate::class::{attributes, construct, from_text};
use crate::json::{digits, whole};
use crate::{input, types};

/// Makes the observation of a run of a tool.
///
/// `stdout` and `stderr` are `bytes` or `str`. If one of them is not UTF-8 or holds a NUL byte, both are written in base64, and
/// `encoding` says so. `duration_ms` is in milliseconds. The timestamp is now, unless `timestamp_ns` gives one.
///
/// Raises `SaopValidationError` if a value is not as the schema says.
#[pyfunction]
#[allow(
    clippy::too_many_arguments,
    reason = "they are keywords where it is called"
)]
#[pyo3(signature = (*, tool_call_id, exit_code, stdout, stderr, duration_ms, metadata = None, timestamp_ns = None))]
fn create_observation<'py>(
    py: Python<'py>,
    tool_call_id: &Bound<'py, PyAny>,
    exit_code: &Bound<'py, PyAny>,
    stdout: &Bound<'py, PyAny>,
    stderr: &Bound<'py, PyAny>,
    duration_ms: &Bound<'py, PyAny>,
    metadata: Option<&Bound<'py, PyAny>>,
    timestamp_ns: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let stream = |stream: &Bound<'py, PyAny>| -> PyResult<Vec<u8>> {
        if let Ok(text) = stream.cast::<PyString>() {
            // What Python could not decode it keeps as halves of surrogate pairs; others are no text.
            let bytes = text.call_method1("encode", ("utf-8", "surrogateescape"));
            let bytes = bytes.or_else(|failure| whole(text).and(Err(failure)))?;
            return Ok(input::bytes(&bytes)?.into_owned());
        }
        Ok(input::bytes(stream)?.into_owned())
    };
    let made = recorded(stream(stdout)?, stream(stderr)?)?;
    let members = PyDict::new(py);
    members.set_item("tool_call_id", tool_call_id)?;
    members.set_item("exit_code", exit_code)?;
    members.set_item("stdout", &made.stdout)?;
    members.set_item("stderr", &made.stderr)?;
    members.set_item("encoding", made.encoding.as_str())?;
    members.set_item("duration_ms", duration_ms)?;
    match timestamp_ns {
        Some(given) if given.is_instance_of::<pyo3::types::PyInt>() => {
            members.set_item("timestamp_ns", digits(given)?)?;
        }
        Some(given) => members.set_item("timestamp_ns", given)?,
        None => members.set_item("timestamp_ns", made.timestamp_ns.as_str())?,
    }
    members.set_item("metadata", metadata)?;
    Ok(construct::<types::Observation>(py, Some(&members))?.into_any())
}

/// Returns the exact bytes that a tool wrote to standard output.
#[pyfunction]
fn stdout_bytes<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    let observation = streams(value)?;
    written(value.py(), observation.stdout_bytes())
}

/// Returns the exact bytes that a tool wrote to standard error.
#[pyfunction]
fn stderr_bytes<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    let observation = streams(value)?;
    written(value.py(), observation.stderr_bytes())
}

/// Makes the observation of an envelope: the part of a tool's run that the agent sees.
///
/// `outcome` is how the run ended: `"finished"`, `"timeout"`, or `"partial"` where the output was cut short; if it is not given, it is
/// what `metadata` says under `outcome`. `output` is stdout, and `error_detail` is stderr if that is not empty. Base64 has the prefix
/// `data:application/octet-stream;base64,`.
#[pyfunction]
#[pyo3(signature = (observation, outcome = None))]
fn to_saop_observation<'py>(
    observation: &Bound<'py, PyAny>,
    outcome: Option<&str>,
) -> PyResult<Bound<'py, types::SaopObservation>> {
    let given = streams(observation)?;
    let outcome = match outcome {
        None => given.outcome(),
        Some("finished") => RunOutcome::Finished,
        Some("timeout") => RunOutcome::TimedOut,
        Some("partial") => RunOutcome::CutShort,
        Some(other) => {
            let message = format!("expected finished, timeout or partial, but found {other:?}");
            return Err(PyValueError::new_err(message));
        }
    };
    let text = saop_schema::open::serialize(&given.into_saop_observation(outcome));
    from_text(observation.py(), text.as_bytes())
}

/// Returns a Rust value of two streams.
fn recorded(stdout: Vec<u8>, stderr: Vec<u8>) -> PyResult<Observation> {
    let id = NonEmptyString::new("-").map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(saop::create_observation(
        id,
        0,
        stdout,
        stderr,
        Duration::ZERO,
    ))
}

/// Returns a Rust value with the streams of an observation, of any size, and how the run ended. SPEC O4
fn streams(value: &Bound<'_, PyAny>) -> PyResult<Observation> {
    let Ok(given) = value.cast_exact::<types::Observation>() else {
        return Err(PyTypeError::new_err("expected an Observation"));
    };
    let mut made = recorded(Vec::new(), Vec::new())?;
    for (name, value) in attributes(given)? {
        match name.extract::<&str>()? {
            "exit_code" => made.exit_code = value.extract()?,
            "metadata" => {
                // What else it has may be anything that a caller put in.
                let said = value.cast::<PyDict>()?.get_item("outcome")?;
                if let Some(said) = said.and_then(|said| said.extract().ok()) {
                    let said = ObservationMetadataValue::String(said);
                    made.metadata = Some([("outcome".to_owned(), said)].into_iter().collect());
                }
            }
            "stdout" => made.stdout = value.extract()?,
            "stderr" => made.stderr = value.extract()?,
            "encoding" if value.eq(ObservationEncoding::Base64.as_str())? => {
                made.encoding = ObservationEncoding::Base64;
            }
            _ => {}
        }
    }
    Ok(made)
}

fn written<'py>(
    py: Python<'py>,
    bytes: Result<Cow<'_, [u8]>, Base64Error>,
) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = bytes.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyBytes::new(py, &bytes))
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(create_observation, module)?)?;
    module.add_function(wrap_pyfunction!(stdout_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(stderr_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(to_saop_observation, module)?)
}
