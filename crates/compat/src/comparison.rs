//! Two versions of one schema, and what comparing them finds.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use super::alternatives::most_alternatives;
use super::change::{Change, Level, version_numbers};
use super::deadline::Deadline;
use super::documents::{Documents, Version};
use super::expand::{Expanded, expand};
use super::verdict::{Verdict, is_same};
use super::words;

/// The result of [`compare`](crate::compare).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub(super) level: Level,
    pub(super) is_proven: bool,
    pub(super) was_given_up: bool,
    pub(super) changes: Vec<Change>,
}

impl Comparison {
    /// Returns the level of the whole change, or [`Level::Patch`] if nothing changed.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Whether the level is proven. One that is not is [`Level::Major`]: it could not be told whether the new schema accepts
    /// everything that the old one does.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        self.is_proven
    }

    /// Whether the level is not proven because that takes longer than a comparison may: two seconds, by the clock.
    #[must_use]
    pub const fn was_given_up(&self) -> bool {
        self.was_given_up
    }

    /// Returns every difference, in pointer order. Empty if the schemas do not differ.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Returns the version that the new schema must have, given the old one's; `old` itself if nothing changed. `None`
    /// if `old` is not a version.
    #[must_use]
    pub fn next_version(&self, old: &str) -> Option<String> {
        if self.changes.is_empty() {
            return version_numbers(old).map(|_| old.to_owned());
        }
        self.level.next(old)
    }

    /// Returns whether the new schema may have a version, given the old one's: [`next_version`](Self::next_version), or a later one if
    /// something changed.
    #[must_use]
    pub fn allows_version(&self, old: &str, version: &str) -> bool {
        let wanted = self.next_version(old);
        match version_numbers(version) {
            Some(_) if self.changes.is_empty() => wanted.as_deref() == Some(version),
            Some(numbers) => wanted.is_some_and(|wanted| Some(numbers) >= version_numbers(&wanted)),
            None => false,
        }
    }
}

/// The reason why two schemas cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompareError {
    pub(super) what: &'static str,
    pub(super) problem: String,
}

impl fmt::Display for CompareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the {} schema: {}", self.what, self.problem)
    }
}

impl Error for CompareError {}

/// Compares what two schemas ask of a document.
pub(super) fn compare_whole(
    old: Version<'_>,
    new: Version<'_>,
) -> Result<Comparison, CompareError> {
    let (old, new) = expanded(old, new)?;
    Ok(weighed(&old, &new, &|_| true, &mut Deadline::new()))
}

/// Same as [`compare_whole`], for one of several: also fails if they have more alternatives in one place than can be compared soon,
/// or there is no time left. Of the differences, it has those whose places `is_told` takes.
pub(super) fn compare_foreign(
    old: Version<'_>,
    new: Version<'_>,
    is_told: &dyn Fn(&str) -> bool,
    deadline: &mut Deadline,
) -> Result<Comparison, CompareError> {
    /// Beyond so many, a comparison may take minutes.
    const MOST: u64 = 32;
    if !deadline.next() {
        return Err(CompareError {
            what: "new",
            problem: "expected less to compare, but found that the schemas before it took too long"
                .to_owned(),
        });
    }
    let (before, after) = expanded(old, new)?;
    if !is_same(&before.schema, &after.schema) {
        for (what, expanded) in [("old", &before), ("new", &after)] {
            let found = most_alternatives(&expanded.schema);
            if found > MOST {
                let problem = format!(
                    "expected at most {MOST} alternatives for a value, but found {found}, which takes too long to compare"
                );
                return Err(CompareError { what, problem });
            }
        }
    }
    Ok(weighed(&before, &after, is_told, deadline))
}

fn weighed(
    old: &Expanded,
    new: &Expanded,
    is_told: &dyn Fn(&str) -> bool,
    deadline: &mut Deadline,
) -> Comparison {
    // First of all: the levels of single changes may take what time is left.
    let Verdict { level, is_proven } = Verdict::of(&old.schema, &new.schema, deadline);
    let was_given_up = !is_proven && deadline.is_over();
    Comparison {
        level,
        is_proven,
        was_given_up,
        changes: words::changes(old, new, is_told, deadline),
    }
}

/// Resolves the references of both, except those that are recursive in either one.
fn expanded(old: Version<'_>, new: Version<'_>) -> Result<(Expanded, Expanded), CompareError> {
    let read =
        |what, version| Documents::of(version).map_err(|problem| CompareError { what, problem });
    let (old, new) = (read("old", old)?, read("new", new)?);
    let mut recursive = BTreeSet::new();
    let mut expand = |what, documents| {
        let expanded = expand(documents, &mut recursive);
        let expanded = expanded.map_err(|problem| CompareError { what, problem })?;
        Ok((expanded, recursive.len()))
    };
    let (before, of_old) = expand("old", &old)?;
    let (after, of_both) = expand("new", &new)?;
    if of_both == of_old {
        return Ok((before, after));
    }
    Ok((expand("old", &old)?.0, after))
}
