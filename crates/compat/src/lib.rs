//! Classifies a change of a schema, or of a list of tools, by what it means for existing users: patch, minor or major.
//! SPEC E6, X4.
//!
//! Invariant: a change counts as compatible only if that is proven. An undecidable one counts as the larger level.

mod change;
mod comparison;
mod cost;
mod definitions;
mod dialect;
mod expand;
mod keyword;
mod recursion;
mod single;
mod tools;
mod types;
mod verdict;
mod words;

pub use change::{Change, Level};
use comparison::compare_whole;
pub use comparison::{CompareError, Comparison, Version};
pub use tools::{ToolChange, ToolComparison, ToolFate, compare_tools};

/// Compares two versions of a schema. Those that ask nothing of a document, and have definitions alone, are compared definition by
/// definition.
///
/// Schemas of the profile (`docs/schema-profile.md`) take negligible time. Others may take seconds, because combinations
/// of `anyOf`, `allOf` and `not` are multiplied out; a change of one that is estimated at more than a second is major without
/// proof. SPEC C5.
///
/// # Errors
///
/// Fails if one of the schemas is not JSON with unique keys, refers to something that does not exist, or unfolds to more than 100 000
/// subschemas or 128 levels.
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
