//! From an observation, the record of a tool run, to the observation in an envelope, which is what an agent
//! gets to see. SPEC O6.

use crate::generated::{Observation, ObservationEncoding, SaopObservation, SaopObservationStatus};

/// What stands before base64 text, so that a reader knows it: the data URL of RFC 2397.
const BASE64_MARK: &str = "data:application/octet-stream;base64,";

/// How a tool run ended, as far as the exit code does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RunOutcome {
    /// By itself: exit code 0 is success, everything else an error.
    #[default]
    Finished,
    /// It was killed because it took too long.
    TimedOut,
    /// Its output was cut short.
    CutShort,
}

impl Observation {
    /// The observation for an envelope: what the agent gets to see of the run. SPEC O6.
    ///
    /// `output` is stdout and `error_detail` is stderr, where not empty. Text in base64 stays what it is,
    /// with `data:application/octet-stream;base64,` before it.
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

impl From<Observation> for SaopObservation {
    /// As [`Observation::into_saop_observation`] of a run that finished by itself.
    fn from(observation: Observation) -> Self {
        observation.into_saop_observation(RunOutcome::Finished)
    }
}
