//! Classifies a change of a schema, or of a list of tools, by what it means for existing users: patch, minor or major.
//! SPEC E6, X4.
//!
//! A list of harmless edits would be right for one keyword at a time, and wrong where two meet: a member that becomes optional in one
//! branch and required in another, a bound that moves from a property to its definition. So one schema must be shown to cover the other.
//!
//! Invariant: a change counts as compatible only if that is proven. An undecidable one counts as the larger level: a version that is too
//! high costs a reader a moment, one that is too low costs a run.

mod alternatives;
mod change;
mod comparison;
mod deadline;
mod definitions;
mod dialect;
mod documents;
mod expand;
mod keyword;
mod recursion;
mod single;
mod tools;
mod types;
mod verdict;
mod words;

pub use change::{Change, Level, version_numbers};
use comparison::compare_whole;
pub use comparison::{CompareError, Comparison};
pub use documents::Version;
pub use tools::{ToolChange, ToolComparison, ToolFate, compare_tools};

/// Compares two versions of a schema. Those that ask nothing of a document, and have definitions alone, are compared definition by
/// definition.
///
/// # Time
///
/// Ordinary schemas take some milliseconds. Combinations of `anyOf`, `allOf` and `not` may take minutes, because they are multiplied
/// out: after two seconds by the clock the comparison is given up, and the change is major without proof
/// ([`Comparison::was_given_up`]). Definitions have two seconds each, and twenty together. SPEC C5.
///
/// What is given up cannot be stopped: a thread is left behind that goes on until it is done or the process ends, and needs memory. Each call
/// leaves at most one. A program that compares schemas that it does not trust should do so in a process of its own, as the command does.
///
/// # Errors
///
/// Fails if one of the schemas is not JSON with unique keys, refers to something that does not exist or is no schema, or unfolds to more
/// than 100 000 subschemas, 128 levels, or 8 MiB that references copy.
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
    if let Some(found) = definitions::compare(old, new) {
        return Ok(found);
    }
    compare_whole(old, new)
}

#[cfg(test)]
mod tests;
