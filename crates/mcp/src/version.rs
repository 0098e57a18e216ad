//! The versions of MCP, as far as they differ in what is judged here.

use std::fmt;

/// A version of MCP. Ordered: later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Version {
    /// `2024-11-05`, the first one.
    V20241105,
    /// `2025-03-26`, the only one with batches.
    V20250326,
    /// `2025-06-18`, from which on tools have an `outputSchema`.
    V20250618,
    /// `2025-11-25`, with tasks.
    V20251125,
    /// `2026-07-28`, without sessions: each request names its version, and results have a `resultType`.
    V20260728,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: [Self; 5] = [
        Self::V20241105,
        Self::V20250326,
        Self::V20250618,
        Self::V20251125,
        Self::V20260728,
    ];

    /// The version that is assumed of a request that names none, before one was negotiated: the last one with `initialize`.
    pub(crate) const UNKNOWN: Self = Self::V20251125;

    /// Returns the name that messages have, such as `2025-11-25`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V20241105 => "2024-11-05",
            Self::V20250326 => "2025-03-26",
            Self::V20250618 => "2025-06-18",
            Self::V20251125 => "2025-11-25",
            Self::V20260728 => "2026-07-28",
        }
    }

    /// Returns the version with a name; for one that is not known, the last one that is not later. Names are dates, so that
    /// their order is that of time.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let not_later = Self::ALL.into_iter().rev().find(|one| one.as_str() <= name);
        not_later.unwrap_or(Self::V20241105)
    }

    /// Whether results say in `resultType` what they are.
    pub(crate) fn has_result_type(self) -> bool {
        self >= Self::V20260728
    }

    /// Whether a call may ask for a task.
    pub(crate) fn has_tasks(self) -> bool {
        self == Self::V20251125
    }

    /// Whether several messages may be sent as an array.
    pub(crate) fn has_batches(self) -> bool {
        self == Self::V20250326
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn a_name_that_is_not_known_is_the_last_version_before_it() {
        for version in Version::ALL {
            assert_eq!(Version::of(version.as_str()), version);
        }
        assert_eq!(Version::of("2025-12-01"), Version::V20251125);
        assert_eq!(Version::of("2027-01-01"), Version::V20260728);
        assert_eq!(Version::of("DRAFT-2026-v1"), Version::V20260728);
        assert_eq!(Version::of("1"), Version::V20241105);
    }
}
