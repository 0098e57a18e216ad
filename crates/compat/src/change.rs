//! A change and its level.
//!
//! Invariant: levels are ordered by their cost to users of the schema.

use std::fmt;

/// The size of a change by semantic versioning: what it means for documents of the old schema under the new one, and
/// for new documents under the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Both schemas accept the same documents.
    Patch,
    /// The new schema accepts all documents that the old one does, and more.
    Minor,
    /// The new schema rejects a document that the old one accepts, or it cannot be proven that it does not.
    Major,
}

impl Level {
    /// Returns the version that follows `version` (`MAJOR.MINOR.PATCH`) after a change of this level. `None` if
    /// `version` does not have this form, or has no successor.
    ///
    /// ```
    /// use saop_compat::Level;
    ///
    /// assert_eq!(Level::Minor.next("1.4.2").as_deref(), Some("1.5.0"));
    /// assert_eq!(Level::Major.next("1.4"), None);
    /// ```
    #[must_use]
    pub fn next(self, version: &str) -> Option<String> {
        let [major, minor, patch] = version_numbers(version)?;
        Some(match self {
            Self::Patch => format!("{major}.{minor}.{}", patch.checked_add(1)?),
            Self::Minor => format!("{major}.{}.0", minor.checked_add(1)?),
            Self::Major => format!("{}.0.0", major.checked_add(1)?),
        })
    }
}

/// Returns the numbers of `MAJOR.MINOR.PATCH`, which compare as versions do. `None` if that is not the form, or one is beyond 64 bits.
#[must_use]
pub fn version_numbers(version: &str) -> Option<[u64; 3]> {
    let mut parts = version.split('.');
    let mut next = || {
        let part = parts.next()?;
        let plain = part.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| part.parse().ok())?
    };
    let numbers = [next()?, next()?, next()?];
    parts.next().is_none().then_some(numbers)
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Patch => "patch",
            Self::Minor => "minor",
            Self::Major => "major",
        })
    }
}

/// One difference between two versions of a schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub(crate) level: Level,
    pub(crate) pointer: String,
    pub(crate) words: String,
}

impl Change {
    /// Returns the level that this change would have on its own.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns what changed, in words.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Returns a JSON Pointer (RFC 6901) to the keyword that changed, in the schema with its `$ref`s resolved.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }
}

/// Formats as ``/properties/thought/required: `plan` is now optional``.
impl fmt::Display for Change {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.pointer, self.words)
    }
}
