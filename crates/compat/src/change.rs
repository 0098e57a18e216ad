//! Changes: what they mean for the documents of a schema, and whether what people and models read has changed.
//!
//! Invariant: levels are ordered by their cost to users of the schema.

use std::fmt;

/// What a change means for documents that the old schema accepts. SPEC C1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Nothing has changed.
    None,
    /// Both schemas accept the same documents.
    Patch,
    /// The new schema accepts all documents that the old one does, and more.
    Minor,
    /// The new schema refuses a document that the old one accepts: there is a witness.
    Major,
    /// It could be neither proven that the new schema accepts all that the old one does, nor shown that it does not.
    Unknown,
}

/// Whether what people and models read has changed: titles, descriptions, examples, defaults, comments, notes. SPEC C1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Text {
    /// It is the same.
    Same,
    /// It has changed.
    Changed,
}

impl Text {
    pub(crate) const fn changed_if(is_changed: bool) -> Self {
        if is_changed {
            Self::Changed
        } else {
            Self::Same
        }
    }
}

impl Level {
    /// Returns the version that follows `version` (`MAJOR.MINOR.PATCH`) after a change of this level; what is unknown counts as
    /// major. `None` if `version` does not have this form, or has no successor.
    ///
    /// ```
    /// use saop_compat::Level;
    ///
    /// assert_eq!(Level::Minor.next("1.4.2").as_deref(), Some("1.5.0"));
    /// assert_eq!(Level::None.next("1.4.2").as_deref(), Some("1.4.2"));
    /// assert_eq!(Level::Major.next("1.4"), None);
    /// ```
    #[must_use]
    pub fn next(self, version: &str) -> Option<String> {
        let [major, minor, patch] = version_numbers(version)?;
        Some(match self {
            Self::None => version.to_owned(),
            Self::Patch => format!("{major}.{minor}.{}", patch.checked_add(1)?),
            Self::Minor => format!("{major}.{}.0", minor.checked_add(1)?),
            Self::Major | Self::Unknown => format!("{}.0.0", major.checked_add(1)?),
        })
    }

    /// Returns the level of two changes together. One that is major is, whatever else is unknown.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Major, _) | (_, Self::Major) => Self::Major,
            _ => self.max(other),
        }
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
            Self::None => "none",
            Self::Patch => "patch",
            Self::Minor => "minor",
            Self::Major => "major",
            Self::Unknown => "unknown",
        })
    }
}

impl fmt::Display for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Same => "same",
            Self::Changed => "changed",
        })
    }
}

/// The result of [`compare`](crate::compare).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub(crate) level: Level,
    pub(crate) text: Text,
    pub(crate) changes: Vec<Change>,
}

impl Comparison {
    /// Returns the level of the whole change.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns whether what people and models read has changed.
    #[must_use]
    pub const fn text(&self) -> Text {
        self.text
    }

    /// Returns every difference. Empty if the schemas do not differ.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Returns the version that the new schema must have, given the old one's; `old` itself if nothing changed. Changed text asks for a
    /// patch. `None` if `old` is not a version. SPEC E6.
    #[must_use]
    pub fn next_version(&self, old: &str) -> Option<String> {
        version_numbers(old)?;
        self.level.next(old)
    }

    /// Returns whether the new schema may have a version, given the old one's: [`next_version`](Self::next_version), or a later one if
    /// something changed.
    #[must_use]
    pub fn allows_version(&self, old: &str, version: &str) -> bool {
        let wanted = self.next_version(old);
        match version_numbers(version) {
            Some(_) if self.level == Level::None => wanted.as_deref() == Some(version),
            Some(numbers) => wanted.is_some_and(|wanted| Some(numbers) >= version_numbers(&wanted)),
            None => false,
        }
    }

    pub(crate) const fn none() -> Self {
        Self {
            level: Level::None,
            text: Text::Same,
            changes: Vec::new(),
        }
    }
}

/// One difference between two versions of a schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub(crate) level: Level,
    pub(crate) text: Text,
    pub(crate) pointer: String,
    pub(crate) words: String,
    pub(crate) old: Option<String>,
    pub(crate) new: Option<String>,
    pub(crate) witness: Option<String>,
}

impl Change {
    /// Returns what the change means for documents.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Returns whether it changes what people and models read.
    #[must_use]
    pub const fn text(&self) -> Text {
        self.text
    }

    /// Returns what changed, in words, and why the level is unknown if it is.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Returns a JSON Pointer (RFC 6901) to what changed, in the text of the new schema; in that of the old one if it is gone.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// Returns what stood there, as JSON.
    #[must_use]
    pub fn old_value(&self) -> Option<&str> {
        self.old.as_deref()
    }

    /// Returns what stands there now, as JSON.
    #[must_use]
    pub fn new_value(&self) -> Option<&str> {
        self.new.as_deref()
    }

    /// Returns a document that the old side accepts and the new one refuses because of this change, as JSON.
    #[must_use]
    pub fn witness(&self) -> Option<&str> {
        self.witness.as_deref()
    }

    /// Returns where it is, behind `place`, and what changed.
    pub(crate) fn told(&self, place: &str) -> String {
        match (place, &*self.pointer) {
            ("", "") => self.words.clone(),
            (place, pointer) => format!("{place}{pointer}: {}", self.words),
        }
    }
}

/// Formats as ``/properties/thought/required: `plan` is now optional``.
impl fmt::Display for Change {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.told(""))
    }
}
