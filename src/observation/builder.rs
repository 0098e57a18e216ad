//! `ObservationBuilder` builds an observation from the parts of a tool run. It takes checked types, so building cannot
//! fail.

use std::process::{ExitStatus, Output};
use std::time::Duration;

use super::timestamp::TimestampNs;
use super::{clock, streams};
use crate::generated::{
    Observation, ObservationDurationMs, ObservationMetadataValue, ObservationTimestampNs,
};
use saop_schema::{JsonNumber, Map, NonEmptyString};

/// Builds an observation. SPEC O2.
///
/// ```
/// use std::time::Duration;
/// use saop::{NonEmptyString, Observation};
///
/// let observation = Observation::builder(NonEmptyString::new("call-1")?, 1, Duration::from_micros(1250))
///     .stderr("no such file\n")
///     .metadata("host", "worker-3")
///     .metadata("attempt", 2)
///     .metadata("load", 0.5)
///     .metadata("cached", false)
///     .timestamp_ns(1_767_225_600_000_000_000_u64)
///     .build();
/// let written = serde_json::to_string(&observation)?;
/// assert!(written.ends_with(
///     &(r#""type":"observation","tool_call_id":"call-1","timestamp_ns":"1767225600000000000","exit_code":1,"#.to_owned()
///         + r#""stdout":"","stderr":"no such file\n","encoding":"utf8","duration_ms":1.25,"#
///         + r#""metadata":{"host":"worker-3","attempt":2,"load":0.5,"cached":false}}"#)
/// ));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder makes nothing before `build`"]
pub struct ObservationBuilder {
    tool_call_id: NonEmptyString,
    exit_code: i64,
    duration: Duration,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    timestamp_ns: Option<ObservationTimestampNs>,
    metadata: Option<Map<ObservationMetadataValue>>,
}

impl ObservationBuilder {
    pub(super) const fn new(
        tool_call_id: NonEmptyString,
        exit_code: i64,
        duration: Duration,
    ) -> Self {
        Self {
            tool_call_id,
            exit_code,
            duration,
            stdout: Vec::new(),
            stderr: Vec::new(),
            timestamp_ns: None,
            metadata: None,
        }
    }

    /// Starts from the output of a child process that ended after `duration`, like [`Observation::from_output`], but
    /// moves the streams.
    pub fn from_output(output: Output, tool_call_id: NonEmptyString, duration: Duration) -> Self {
        Self::new(tool_call_id, exit_code(output.status), duration)
            .stdout(output.stdout)
            .stderr(output.stderr)
    }

    /// Sets the tool's standard output; empty by default.
    pub fn stdout(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stdout = bytes.into();
        self
    }

    /// Sets the tool's standard error; empty by default.
    pub fn stderr(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stderr = bytes.into();
        self
    }

    /// Sets the timestamp in nanoseconds since the Unix epoch, for replays; by default, the time of `build`.
    pub fn timestamp_ns(mut self, nanoseconds: impl Into<TimestampNs>) -> Self {
        self.timestamp_ns = Some(nanoseconds.into().0);
        self
    }

    /// Adds a metadata entry about the run: a string, a boolean, an integer, a float, or any number as a
    /// [`JsonNumber`](crate::JsonNumber). Replaces the value of an existing key. JSON has no NaN and no infinities, which become
    /// the strings `NaN`, `inf` and `-inf`.
    pub fn metadata(
        mut self,
        key: impl Into<String>,
        value: impl Into<ObservationMetadataValue>,
    ) -> Self {
        self.metadata
            .get_or_insert_default()
            .insert(key.into(), value.into());
        self
    }

    /// Builds the observation. Text streams are moved, not copied.
    #[must_use]
    pub fn build(self) -> Observation {
        let timestamp_ns = self
            .timestamp_ns
            .unwrap_or_else(|| TimestampNs::from(clock::now_ns()).0);
        let (stdout, stderr, encoding) = streams::encode(self.stdout, self.stderr);
        let mut observation = Observation::new(
            self.tool_call_id,
            timestamp_ns,
            self.exit_code,
            stdout,
            stderr,
            encoding,
            milliseconds(self.duration),
        );
        observation.metadata = self.metadata;
        observation
    }
}

/// The number with the float's shortest spelling; a string where JSON has no such number.
impl From<f64> for ObservationMetadataValue {
    fn from(value: f64) -> Self {
        JsonNumber::try_from(value).map_or_else(|_| value.to_string().into(), Self::from)
    }
}

/// The number with the float's shortest spelling; a string where JSON has no such number.
impl From<f32> for ObservationMetadataValue {
    fn from(value: f32) -> Self {
        let text = format!("{value:?}");
        text.parse::<JsonNumber>().map_or(text.into(), Self::from)
    }
}

#[allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "a `Duration` is finite and not negative; below 104 days a float holds its nanoseconds exactly"
)]
fn milliseconds(duration: Duration) -> ObservationDurationMs {
    ObservationDurationMs::new(duration.as_nanos() as f64 / 1e6)
        .expect("a duration is finite and not negative")
}

/// Returns the exit code as shells report it: 128 + N if signal N ended the process.
fn exit_code(status: ExitStatus) -> i64 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal: Option<i32> = None;
    let code = status.code().or_else(|| signal.map(|signal| 128 + signal));
    // A process that has ended has either a code or a signal.
    i64::from(code.unwrap_or(-1))
}
