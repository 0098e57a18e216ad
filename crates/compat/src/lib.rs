//! What a change of a schema means for those who already use it: patch, minor or major. SPEC E6.
//!
//! Invariant: a change is called compatible only where it is proven so. What cannot be decided counts as the larger one.

mod change;
mod expand;
mod keyword;
mod recursion;
mod single;
mod verdict;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;

use serde_json::Value;

use change::parts;
pub use change::{Change, Level};
use expand::expand;
use verdict::Weighable;

/// What [`compare`] finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    level: Level,
    changes: Vec<Change>,
}

impl Comparison {
    /// How large the change is. [`Level::Patch`] where there is none.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Every difference, in the order of their pointers. Empty where the schemas say the same.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The version that the new schema has to have, given the old one's; the old one where nothing changed. `None` where
    /// it is no version.
    #[must_use]
    pub fn next_version(&self, old: &str) -> Option<String> {
        if self.changes.is_empty() {
            return parts(old).map(|_| old.to_owned());
        }
        self.level.next(old)
    }
}

/// A schema, and those that it refers to by `$id`.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    /// The schema's text.
    pub schema: &'a str,
    /// The texts of schemas beside it. Those that are no JSON or have no `$id` are passed over.
    pub beside: &'a [String],
}

impl<'a> Version<'a> {
    /// A schema that refers to no other, such as a bundled one.
    #[must_use]
    pub const fn new(schema: &'a str) -> Self {
        Self {
            schema,
            beside: &[],
        }
    }

    fn expanded(
        self,
        what: &'static str,
        recursive: &mut BTreeSet<String>,
    ) -> Result<Value, CompareError> {
        let wrong = |problem| CompareError { what, problem };
        let schema: Value = serde_json::from_str(self.schema)
            .map_err(|error| wrong(format!("expected JSON, but found {error}")))?;
        let mut known = BTreeMap::new();
        for text in self.beside {
            if let Ok(other) = serde_json::from_str::<Value>(text)
                && let Some(id) = other.get("$id").and_then(Value::as_str)
            {
                known.insert(id.to_owned(), other);
            }
        }
        expand(&schema, &known, recursive).map_err(wrong)
    }
}

/// Why two schemas cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompareError {
    what: &'static str,
    problem: String,
}

impl fmt::Display for CompareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the {} schema: {}", self.what, self.problem)
    }
}

impl Error for CompareError {}

/// Says what changed from one version of a Draft-07 schema to the next.
///
/// Schemas of the profile (`docs/schema-profile.md`) are compared in no time to speak of. Others may take long: what `anyOf`, `allOf`
/// and `not` make of each other is multiplied out.
///
/// # Errors
///
/// Where one of them is no JSON, refers to what is not there, or unfolds to more than 100 000 subschemas or 128 levels of
/// them.
///
/// ```
/// use saop_compat::{Level, Version, compare};
///
/// let old = r#"{"type":"object","required":["plan"],"properties":{"plan":{"type":"string"}}}"#;
/// let new = r#"{"type":"object","properties":{"plan":{"type":"string"}}}"#;
/// let found = compare(Version::new(old), Version::new(new))?;
/// assert_eq!(found.level(), Level::Minor);
/// assert_eq!(found.changes()[0].to_string(), "/required: `plan` is now optional");
/// assert_eq!(found.next_version("1.2.3").as_deref(), Some("1.3.0"));
/// # Ok::<(), saop_compat::CompareError>(())
/// ```
pub fn compare(old: Version<'_>, new: Version<'_>) -> Result<Comparison, CompareError> {
    let (old, new) = expanded(old, new)?;
    let changes = words::changes(&old, &new);
    Ok(Comparison {
        level: Weighable::new(&old).level_to(&Weighable::new(&new)),
        changes,
    })
}

/// Both with their references followed, but for those that lead back to themselves in one of the two.
fn expanded(old: Version<'_>, new: Version<'_>) -> Result<(Value, Value), CompareError> {
    let mut recursive = BTreeSet::new();
    let before = old.expanded("old", &mut recursive)?;
    let of_old = recursive.len();
    let after = new.expanded("new", &mut recursive)?;
    if recursive.len() == of_old {
        return Ok((before, after));
    }
    Ok((old.expanded("old", &mut recursive)?, after))
}

#[cfg(test)]
mod tests;
