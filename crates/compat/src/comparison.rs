//! Two versions of one schema, and what comparing them finds.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;

use saop_json::pointer::pointer_step;
use saop_json::text::open;
use saop_json::{Limits, Tree};
use saop_schema::Dialect;
use serde_json::Value;

use super::change::{Change, Level, parts};
use super::cost::{self, Budget, most_alternatives};
use super::expand::expand;
use super::verdict::Weighable;
use super::words;

/// The result of [`compare`](crate::compare).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub(super) level: Level,
    pub(super) is_proven: bool,
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
            return parts(old).map(|_| old.to_owned());
        }
        self.level.next(old)
    }
}

/// A schema and those that it refers to by `$id`.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    /// The schema's text.
    pub schema: &'a str,
    /// The texts of other schemas that it may refer to. Texts that are not JSON with unique keys or have no `$id` are skipped.
    pub beside: &'a [String],
    /// The dialect of texts that do not name theirs.
    pub default_dialect: Dialect,
}

impl<'a> Version<'a> {
    /// Creates a version from a schema that refers to no other, such as a bundled one; of draft-07 if it does not say what
    /// dialect it is.
    #[must_use]
    pub const fn new(schema: &'a str) -> Self {
        Self {
            schema,
            beside: &[],
            default_dialect: Dialect::Draft07,
        }
    }

    fn expanded(
        self,
        what: &'static str,
        recursive: &mut BTreeSet<String>,
    ) -> Result<Value, CompareError> {
        let wrong = |problem| CompareError { what, problem };
        let schema = read(self.schema).map_err(wrong)?;
        let mut known = BTreeMap::new();
        for text in self.beside {
            if let Ok(other) = read(text)
                && let Some(id) = other.get("$id").and_then(Value::as_str)
            {
                known.insert(id.to_owned(), other);
            }
        }
        expand(&schema, &known, recursive, self.default_dialect).map_err(wrong)
    }
}

/// Reads a schema: JSON with unique keys, of as many levels as a `Value` is read with.
fn read(text: &str) -> Result<Value, String> {
    const MOST_LEVELS: usize = 127;
    let limits = Limits::default().with_max_depth(MOST_LEVELS);
    let cursor = open(text.as_bytes(), &limits);
    let tree = cursor.and_then(|cursor| Tree::parse(cursor, &limits));
    tree.map_err(|fault| fault.message(text.as_bytes()))?;
    serde_json::from_str(text).map_err(|error| format!("expected JSON, but found {error}"))
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
    Ok(weighed(&old, &new, &mut Budget::of_one()))
}

/// Same as [`compare_whole`], for one of several: also fails if they have more alternatives in one place than can be compared soon,
/// or the budget for all is used up.
pub(super) fn compare_foreign(
    old: Version<'_>,
    new: Version<'_>,
    budget: &mut Budget,
) -> Result<Comparison, CompareError> {
    /// Beyond so many, a comparison may take minutes.
    const MOST: u64 = 32;
    /// So many bytes of schemas are read in a microsecond.
    const BYTES: usize = 8;
    let read = (old.schema.len() + new.schema.len()) / BYTES;
    let too_much = |what| CompareError {
        what,
        problem: "expected less to compare, but found that the schemas before it took too long"
            .to_owned(),
    };
    budget.take(read as u64).ok_or_else(|| too_much("new"))?;
    let (before, after) = expanded(old, new)?;
    let is_same = Weighable::new(&before).is(&Weighable::new(&after));
    for (what, schema) in [("old", &before), ("new", &after)] {
        let found = most_alternatives(schema);
        if found > MOST && !is_same {
            let problem = format!(
                "expected at most {MOST} alternatives for a value, but found {found}, which takes too long to compare"
            );
            return Err(CompareError { what, problem });
        }
    }
    let cost = cost::beyond_linear(&before).saturating_add(cost::beyond_linear(&after));
    if !is_same {
        budget.take(cost).ok_or_else(|| too_much("new"))?;
    }
    Ok(weighed(&before, &after, budget))
}

fn weighed(old: &Value, new: &Value, budget: &mut Budget) -> Comparison {
    let mut changes = words::changes(old, new, budget);
    for change in &mut changes {
        change.pointer = in_schema(&change.pointer);
    }
    let (old, new) = (Weighable::new(old), Weighable::new(new));
    let level = old.level_to(&new);
    Comparison {
        level,
        is_proven: level < Level::Major || old.is_narrowed_by(&new),
        changes,
    }
}

/// Returns the place in the schema as it is written. A recursive definition is compared beside the others, under the reference
/// that names it.
fn in_schema(pointer: &str) -> String {
    let at = || {
        let definition = pointer.strip_prefix("/definitions/")?;
        let (name, rest) = definition.split_at(definition.find('/').unwrap_or(definition.len()));
        let name = pointer_step(name);
        Some(format!("{}{rest}", name.strip_prefix('#')?))
    };
    at().unwrap_or_else(|| pointer.to_owned())
}

/// Resolves the references of both, except those that are recursive in either one.
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
