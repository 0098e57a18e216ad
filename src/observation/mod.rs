//! Observations: what a tool wrote, as a message, and the bytes back from it.
//!
//! Invariant: what goes in as bytes comes out as the same bytes, and every observation made here is valid.

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

/// Makes the observation of a finished tool run. SPEC O2.
///
/// `stdout` and `stderr` are what the tool wrote, to the last byte. Where both are UTF-8 without a NUL byte
/// they become text as they are (moved, not copied); else both become base64. `duration` is how long the
/// tool ran. The timestamp is now (SPEC O3); [`Observation::builder`] can set it, and metadata.
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

/// Reads an observation from text or bytes. SPEC O5.
///
/// # Errors
///
/// [`SaopError::Parse`] for what is wrong with the text itself; [`SaopError::Validation`] with all violations
/// of the schema.
pub fn parse_observation(raw: impl AsRef<[u8]>) -> Result<Observation, SaopError> {
    message::parse(raw)
}

/// Reads an observation from a `Value`, by the same rules. SPEC O5.
///
/// # Errors
///
/// [`SaopError::Validation`] with all violations of the schema.
pub fn validate_observation(value: &Value) -> Result<Observation, SaopError> {
    message::validate(value)
}

/// Writes an observation as compact JSON text, which parses back to an equal one; a text of more than 64 MiB takes
/// [`parse_with`](crate::parse_with) and wider limits. [`serialize_to_writer`](crate::serialize_to_writer) spares the
/// memory for the text.
#[must_use]
pub fn serialize_observation(observation: &Observation) -> String {
    message::serialize(observation)
}

impl Observation {
    /// Begins the observation of a tool run that ended with `exit_code` after `duration`.
    pub fn builder(
        tool_call_id: NonEmptyString,
        exit_code: i64,
        duration: Duration,
    ) -> ObservationBuilder {
        ObservationBuilder::new(tool_call_id, exit_code, duration)
    }

    /// Makes the observation of a child process that has ended after `duration`. The exit code of one that
    /// signal N killed is 128 + N. SPEC O2.
    ///
    /// [`ObservationBuilder::from_output`] takes an [`Output`] that nobody else needs, and moves its streams.
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

    /// What the tool wrote to standard output, to the last byte. SPEC O4.
    ///
    /// # Errors
    ///
    /// Where [`encoding`](Self::encoding) says base64 and the text is none, or not padded as RFC 4648 has it.
    pub fn stdout_bytes(&self) -> Result<Cow<'_, [u8]>, Base64Error> {
        streams::decode("stdout", &self.stdout, self.encoding)
    }

    /// What the tool wrote to standard error, to the last byte. SPEC O4.
    ///
    /// # Errors
    ///
    /// As [`stdout_bytes`](Self::stdout_bytes).
    pub fn stderr_bytes(&self) -> Result<Cow<'_, [u8]>, Base64Error> {
        streams::decode("stderr", &self.stderr, self.encoding)
    }
}
