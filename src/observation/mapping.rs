//! Converts an observation, the record of a tool run, to the observation in an envelope, the part that an agent sees.
//! SPEC O6.

use crate::generated::{
    Observation, ObservationEncoding, ObservationMetadataValue, SaopObservation,
    SaopObservationStatus,
};

/// Prefix that marks base64 text for readers: the data URL of RFC 2397.
const BASE64_MARK: &str = "data:application/octet-stream;base64,";

/// How a tool run ended, beyond what the exit code shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RunOutcome {
    /// The tool ended by itself: exit code 0 is success, any other an error.
    #[default]
    Finished,
    /// The tool was killed because it took too long.
    TimedOut,
    /// The output was cut short.
    CutShort,
}

impl Observation {
    /// Converts the observation to the one for an envelope: the part of the run that the agent sees. SPEC O6.
    ///
    /// `output` is stdout, and `error_detail` is stderr if not empty. Base64 text is kept, with the prefix
    /// `data:application/octet-stream;base64,`.
    ///
    /// ```
    /// use std::time::Duration;
    /// use saop::{NonEmptyString, RunOutcome, SaopObservationStatus, create_observation};
    ///
    /// let id = NonEmptyString::new("call-1")?;
    /// let run = create_observation(id, 137, "one\ntwo\n", "Killed\n", Duration::from_secs(60));
    /// let seen = run.into_saop_observation(RunOutcome::TimedOut);
    /// assert_eq!(seen.status, SaopObservationStatus::Timeout);
    /// assert_eq!(seen.output, "one\ntwo\n");
    /// assert_eq!(seen.error_detail.as_deref(), Some("Killed\n"));
    /// # Ok::<(), saop::ConstraintError>(())
    /// ```
    #[must_use]
    pub fn into_saop_observation(self, outcome: RunOutcome) -> SaopObservation {
        let status = match outcome {
            RunOutcome::TimedOut => SaopObservationStatus::Timeout,
            RunOutcome::CutShort => SaopObservationStatus::Partial,
            RunOutcome::Finished if self.exit_code == 0 => SaopObservationStatus::Success,
            RunOutcome::Finished => SaopObservationStatus::Error,
        };
        let is_base64 = self.encoding == ObservationEncoding::Base64;
        let shown = |text: String| {
            if is_base64 && !text.is_empty() {
                format!("{BASE64_MARK}{text}")
            } else {
                text
            }
        };
        let mut seen = SaopObservation::new(status, shown(self.stdout));
        seen.error_detail = Some(shown(self.stderr)).filter(|detail| !detail.is_empty());
        seen
    }
}

impl Observation {
    /// Returns how the run ended as its metadata say: `outcome` is `timeout` or `partial` where `saop observe` ended the
    /// tool or cut its output.
    #[must_use]
    pub fn outcome(&self) -> RunOutcome {
        let metadata = self.metadata.as_ref();
        match metadata.and_then(|metadata| metadata.get("outcome")) {
            Some(ObservationMetadataValue::String(outcome)) if outcome == "timeout" => {
                RunOutcome::TimedOut
            }
            Some(ObservationMetadataValue::String(outcome)) if outcome == "partial" => {
                RunOutcome::CutShort
            }
            _ => RunOutcome::Finished,
        }
    }
}

impl From<Observation> for SaopObservation {
    /// Same as [`Observation::into_saop_observation`] for the [outcome](Observation::outcome) that the metadata say.
    fn from(observation: Observation) -> Self {
        let outcome = observation.outcome();
        observation.into_saop_observation(outcome)
    }
}
