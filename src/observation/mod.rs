//! Observations: a tool's output as a message, and back to bytes.
//!
//! Invariant: bytes survive the round trip unchanged, and every observation made here is valid.

mod base64;
mod builder;
mod clock;
mod mapping;
pub(crate) mod streams;
mod timestamp;

use std::borrow::Cow;
use std::process::Output;
use std::time::Duration;

use serde_json::Value;

pub use builder::ObservationBuilder;
pub use mapping::RunOutcome;
pub use streams::Base64Error;
pub use timestamp::TimestampNs;

use crate::error::SaopError;
use crate::generated::Observation;
use crate::message;
use saop_schema::NonEmptyString;

/// Creates the observation of a finished tool run. SPEC O2. REQ: TAS-065. REQ: 1_PRD-REQ-NEED-DEVS-01.
///
/// `stdout` and `stderr` are the complete output of the tool. `exit_code` is 0 if it succeeded. If both are UTF-8 without a NUL byte, they become text
/// unchanged (moved, not copied); otherwise both become base64. `duration` is how long the tool ran. The timestamp is
/// the current time (SPEC O3); [`Observation::builder`] can set it and add metadata.
///
/// ```
/// use std::time::Duration;
/// use saop::{NonEmptyString, create_observation};
///
/// let id = NonEmptyString::new("call-1")?;
/// let observation = create_observation(id, 0, b"a\0b".to_vec(), "", Duration::from_millis(12));
/// assert_eq!(observation.stdout, "YQBi");
/// assert_eq!(observation.stdout_bytes()?, &b"a\0b"[..]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn create_observation(
    tool_call_id: NonEmptyString,
    exit_code: i64,
    stdout: impl Into<Vec<u8>>,
    stderr: impl Into<Vec<u8>>,
    duration: Duration,
) -> Observation {
    Observation::builder(tool_call_id, exit_code, duration)
        .stdout(stdout)
        .stderr(stderr)
        .build()
}

/// Parses an observation from text or bytes. SPEC O5.
///
/// # Errors
///
/// [`SaopError::Parse`] if the text itself is invalid; [`SaopError::Validation`] with the violations of the schema: the first thousand, and the count of all.
pub fn parse_observation(raw: impl AsRef<[u8]>) -> Result<Observation, SaopError> {
    message::parse(raw)
}

/// Reads an observation from a `Value` under the same rules. SPEC O5.
///
/// # Errors
///
/// [`SaopError::Validation`] with the violations of the schema: the first thousand, and the count of all.
pub fn validate_observation(value: &Value) -> Result<Observation, SaopError> {
    message::validate(value)
}

/// Serializes an observation as compact JSON text, which parses back to an equal one; a text of more than 64 MiB needs
/// [`parse_with`](crate::parse_with) and wider limits. [`serialize_to_writer`](crate::serialize_to_writer) avoids
/// holding the text in memory.
#[must_use]
pub fn serialize_observation(observation: &Observation) -> String {
    message::serialize(observation)
}

impl Observation {
    /// Starts building the observation of a tool run that ended with `exit_code` after `duration`.
    pub fn builder(
        tool_call_id: NonEmptyString,
        exit_code: i64,
        duration: Duration,
    ) -> ObservationBuilder {
        ObservationBuilder::new(tool_call_id, exit_code, duration)
    }

    /// Creates the observation of a child process that ended after `duration`. If signal N killed it, the exit code is
    /// 128 + N. SPEC O2.
    ///
    /// [`ObservationBuilder::from_output`] takes ownership of the [`Output`] and moves its streams.
    ///
    /// ```
    /// # #[cfg(unix)] {
    /// use std::process::Command;
    /// use std::time::Instant;
    /// use saop::{NonEmptyString, Observation};
    ///
    /// let started = Instant::now();
    /// let output = Command::new("echo").arg("hello").output()?;
    /// let id = NonEmptyString::new("call-1")?;
    /// let observation = Observation::from_output(&output, id, started.elapsed());
    /// assert_eq!((observation.exit_code, observation.stdout.as_str()), (0, "hello\n"));
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_output(output: &Output, tool_call_id: NonEmptyString, duration: Duration) -> Self {
        ObservationBuilder::from_output(output.clone(), tool_call_id, duration).build()
    }

    /// Returns the exact bytes that the tool wrote to standard output. SPEC O4.
    ///
    /// # Errors
    ///
    /// Fails if [`encoding`](Self::encoding) is base64 and the text is not, or is not padded as RFC 4648 requires.
    pub fn stdout_bytes(&self) -> Result<Cow<'_, [u8]>, Base64Error> {
        streams::decode("stdout", &self.stdout, self.encoding.as_str())
    }

    /// Returns the exact bytes that the tool wrote to standard error. SPEC O4.
    ///
    /// # Errors
    ///
    /// Same as [`stdout_bytes`](Self::stdout_bytes).
    pub fn stderr_bytes(&self) -> Result<Cow<'_, [u8]>, Base64Error> {
        streams::decode("stderr", &self.stderr, self.encoding.as_str())
    }
}
