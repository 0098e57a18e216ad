//! What a change of a schema, or of a list of tools, means for existing users. SPEC C1 to C5, E6, X4.
//!
//! A change has two axes. The level is that of the accepted documents: none, patch, minor, major or unknown. The text is what people and
//! models read: the same, or changed. A list of harmless edits would be right for one keyword at a time, and wrong where two meet, so
//! the level is proven: each keyword of the new schema is derived from what the old one says of a value. Where that fails, a document is
//! looked for that shows why.
//!
//! Invariant: what is called compatible is proven, and what is called major has a witness that the engine has confirmed. All else is
//! unknown. No result depends on a clock.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod change;
mod comparison;
mod doc;
mod edits;
mod judging;
mod pair;
mod places;
mod proof;
mod reasons;
mod show;
mod tools;
mod version;
mod witness;

pub use change::{Change, Comparison, Level, Text, version_numbers};
pub use comparison::CompareError;
use comparison::between;
use judging::Writers;
pub use places::Callers;
pub use tools::{
    MOST_STEPS, Side, ToolChange, ToolComparison, ToolFate, compare_tools, compare_tools_within,
};
pub use version::Version;

/// Compares two versions of a schema. Those that ask nothing of a document, and have definitions alone, are compared definition by
/// definition.
///
/// # Work
///
/// It is counted in steps, and bounded: ordinary schemas take milliseconds, and the worst some seconds. What is not proven by then is
/// [`Level::Unknown`].
///
/// # Errors
///
/// Fails if one of the schemas is not JSON with unique keys, or is refused by
/// [`Schema::compile`](saop_schema::Schema::compile).
///
/// ```
/// use saop_compat::{Level, Text, Version, compare};
///
/// let old = r#"{"type":"object","required":["plan"],"properties":{"plan":{"type":"string"}}}"#;
/// let new = r#"{"type":"object","properties":{"plan":{"type":"string"}}}"#;
/// let found = compare(Version::new(old), Version::new(new))?;
/// assert_eq!((found.level(), found.text()), (Level::Minor, Text::Same));
/// assert_eq!(found.changes()[0].to_string(), "/required: `plan` is now optional");
/// assert_eq!(found.next_version("1.2.3").as_deref(), Some("1.3.0"));
///
/// let back = compare(Version::new(new), Version::new(old))?;
/// assert_eq!(back.level(), Level::Major);
/// assert_eq!(back.changes()[0].witness(), Some("{}"));
/// # Ok::<(), saop_compat::CompareError>(())
/// ```
pub fn compare(old: Version<'_>, new: Version<'_>) -> Result<Comparison, CompareError> {
    let mut left = comparison::MOST_STEPS;
    between(old, new, Callers::Any, Writers::Old, &mut left)
}

#[cfg(test)]
mod tests;
