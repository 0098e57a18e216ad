//! `TimestampNs`: the accepted forms of an observation's timestamp.

use crate::generated::ObservationTimestampNs;

/// Nanoseconds since the Unix epoch: a `u64`, a `u128`, or the decimal string that an observation holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimestampNs(pub(super) ObservationTimestampNs);

impl From<ObservationTimestampNs> for TimestampNs {
    fn from(digits: ObservationTimestampNs) -> Self {
        Self(digits)
    }
}

impl From<u64> for TimestampNs {
    fn from(nanoseconds: u64) -> Self {
        Self::from(u128::from(nanoseconds))
    }
}

impl From<u128> for TimestampNs {
    #[allow(
        clippy::expect_used,
        reason = "an unsigned number is written in decimal digits"
    )]
    fn from(nanoseconds: u128) -> Self {
        Self(ObservationTimestampNs::new(nanoseconds.to_string()).expect("decimal digits"))
    }
}
