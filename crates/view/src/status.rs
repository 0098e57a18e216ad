//! How an entry ended, which is its colour, its word, and what one filters by.

use saop::SaopObservationStatus;

/// How an entry ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Success,
    Error,
    Timeout,
    Partial,
    /// A call without an observation.
    Open,
    Correction,
    Recovered,
    Escalation,
    Invalid,
    /// A message that is neither a turn nor a result.
    Other,
    /// A message that a guard passed on with other bytes, or an answer that was repaired.
    Changed,
    /// A message that a guard did not pass on.
    Withheld,
}

impl Status {
    /// All of them, in the order of their numbers.
    pub(crate) const ALL: [Self; 12] = [
        Self::Success,
        Self::Error,
        Self::Timeout,
        Self::Partial,
        Self::Open,
        Self::Correction,
        Self::Recovered,
        Self::Escalation,
        Self::Invalid,
        Self::Other,
        Self::Changed,
        Self::Withheld,
    ];
    /// Those that a call may have.
    pub(crate) const CALLS: usize = 5;

    /// Returns the number that attributes and tables have.
    pub(crate) const fn number(self) -> usize {
        self as usize
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::Timeout => "timeout",
            Self::Partial => "partial",
            Self::Open => "no observation",
            Self::Correction => "correction",
            Self::Recovered => "recovered",
            Self::Escalation => "escalation",
            Self::Invalid => "invalid",
            Self::Other => "message",
            Self::Changed => "changed",
            Self::Withheld => "withheld",
        }
    }

    /// Returns the class of what has its colour.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Success => "s0",
            Self::Error => "s1",
            Self::Timeout => "s2",
            Self::Partial | Self::Changed => "s3",
            Self::Open | Self::Other => "s4",
            Self::Correction => "s5",
            Self::Recovered => "s6",
            Self::Escalation => "s7",
            Self::Invalid | Self::Withheld => "s8",
        }
    }

    /// Returns how much it deserves to be seen: of entries that share a place in a chart, the largest is shown.
    pub(crate) const fn weight(self) -> u8 {
        match self {
            Self::Success => 0,
            Self::Open | Self::Other => 1,
            Self::Recovered => 2,
            Self::Partial | Self::Changed => 3,
            Self::Correction => 4,
            Self::Timeout => 5,
            Self::Error => 6,
            Self::Invalid | Self::Withheld => 7,
            Self::Escalation => 8,
        }
    }
}

impl From<SaopObservationStatus> for Status {
    fn from(status: SaopObservationStatus) -> Self {
        match status.as_str() {
            "success" => Self::Success,
            "timeout" => Self::Timeout,
            "partial" => Self::Partial,
            // What a later schema may add is looked at.
            _ => Self::Error,
        }
    }
}
