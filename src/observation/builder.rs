//! `ObservationBuilder`: from the parts of a tool run to an observation. It takes checked types, so that
//! building cannot fail.

use std::process::{ExitStatus, Output};
use std::time::Duration;

use super::timestamp::TimestampNs;
use super::{clock, streams};
use crate::generated::{
    Observation, ObservationDurationMs, ObservationMetadataValue, ObservationTimestampNs,
};
use saop_schema::{Map, NonEmptyString};

/// An observation in the making. SPEC O2.
///
/// ```
/// use std::time::Duration;
/// use saop::{NonEmptyString, Observation};
///
/// let observation = Observation::builder(NonEmptyString::new("call-1")?, 1, Duration::from_micros(1250))
///     .stderr("no such file\n")
///     .metadata("host", "worker-3")
///     .metadata("attempt", 2)
///     .metadata("cached", false)
///     .timestamp_ns(1_767_225_600_000_000_000_u64)
///     .build();
/// let written = serde_json::to_string(&observation)?;
/// assert!(written.ends_with(
///     &(r#""type":"observation","tool_call_id":"call-1","timestamp_ns":"1767225600000000000","exit_code":1,"#.to_owned()
///         + r#""stdout":"","stderr":"no such file\n","encoding":"utf8","duration_ms":1.25,"#
///         + r#""metadata":{"host":"worker-3","attempt":2,"cached":false}}"#)
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

    /// Begins with the output of a child process that has ended after `duration`, as
    /// [`Observation::from_output`] does; the streams are moved.
    pub fn from_output(output: Output, tool_call_id: NonEmptyString, duration: Duration) -> Self {
        Self::new(tool_call_id, exit_code(output.status), duration)
            .stdout(output.stdout)
            .stderr(output.stderr)
    }

    /// What the tool wrote to standard output; nothing unless set.
    pub fn stdout(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stdout = bytes.into();
        self
    }

    /// What the tool wrote to standard error; nothing unless set.
    pub fn stderr(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stderr = bytes.into();
        self
    }

    /// Nanoseconds since the Unix epoch, for replays; the moment of `build` unless set.
    pub fn timestamp_ns(mut self, nanoseconds: impl Into<TimestampNs>) -> Self {
        self.timestamp_ns = Some(nanoseconds.into().0);
        self
    }

    /// Records one more fact of the run: a string, a boolean, an integer, or any number by
    /// [`JsonNumber`](crate::JsonNumber), such as `JsonNumber::try_from(0.5)?`. A key that is there already gets the new
    /// value.
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

    /// The observation. Text in streams is moved, not copied.
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

#[allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "a `Duration` is finite and not negative; below 104 days a float holds its nanoseconds exactly"
)]
fn milliseconds(duration: Duration) -> ObservationDurationMs {
    ObservationDurationMs::new(duration.as_nanos() as f64 / 1e6)
        .expect("a duration is finite and not negative")
}

/// The exit code as shells have it: 128 + N where signal N ended the process.
fn exit_code(status: ExitStatus) -> i64 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal: Option<i32> = None;
    let code = status.code().or_else(|| signal.map(|signal| 128 + signal));
    // A process that has ended has a code or a signal.
    i64::from(code.unwrap_or(-1))
}
