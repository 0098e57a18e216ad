//! Decides which of two schemas accepts more. The `jsonschema` API behind it is experimental, so its minor version is
//! pinned, and only this module uses it.

use std::convert::Infallible;

use jsonschema::Draft;
use jsonschema::canonical::{self, CanonicalSchema, Containment};
use serde_json::Value;

use super::change::Level;
use super::deadline::Deadline;
use super::keyword::{Holds, each_schema, holds};
use super::recursion::{self, refers};

/// What is known of the change from one schema to another.
#[derive(Clone, Copy)]
pub(super) struct Verdict {
    pub(super) level: Level,
    /// Whether the new schema accepts everything that the old one does, or is known not to.
    pub(super) is_proven: bool,
}

impl Verdict {
    const UNKNOWN: Self = Self {
        level: Level::Major,
        is_proven: false,
    };

    const fn proven(level: Level) -> Self {
        Self {
            level,
            is_proven: true,
        }
    }

    /// Compares two schemas with their references resolved.
    pub(super) fn of(old: &Value, new: &Value, deadline: &mut Deadline) -> Self {
        let (old, new) = (constraints(old), constraints(new));
        if old == new {
            return Self::proven(Level::Patch);
        }
        let verdict = deadline.run(move || Self::between(&old, &new));
        verdict.unwrap_or(Self::UNKNOWN)
    }

    fn between(old: &Value, new: &Value) -> Self {
        if old == new {
            return Self::proven(Level::Patch);
        }
        if !refers(old) && !refers(new) {
            return Self::of_engine(old, new);
        }
        let weigh = |old: &Value, new: &Value| Self::between(old, new).level;
        match recursion::level(old, new, weigh) {
            Level::Major => Self::UNKNOWN,
            level => Self::proven(level),
        }
    }

    fn of_engine(old: &Value, new: &Value) -> Self {
        let (Some(old), Some(new)) = (canonical(old), canonical(new)) else {
            return Self::UNKNOWN;
        };
        match new.covers(&old) {
            Ok(Containment::Yes) => Self::proven(match old.covers(&new) {
                Ok(Containment::Yes) => Level::Patch,
                _ => Level::Minor,
            }),
            Ok(Containment::No) => Self::proven(Level::Major),
            _ => Self::UNKNOWN,
        }
    }
}

/// Whether two schemas are the same but for annotations.
pub(super) fn is_same(old: &Value, new: &Value) -> bool {
    constraints(old) == constraints(new)
}

fn canonical(schema: &Value) -> Option<CanonicalSchema> {
    canonical::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(false)
        .offline()
        .canonicalize(schema)
        .ok()
}

/// Returns the schema without annotations, which reject nothing.
fn constraints(schema: &Value) -> Value {
    let Value::Object(members) = schema else {
        return schema.clone();
    };
    let each = members
        .iter()
        .filter(|(keyword, _)| holds(keyword) != Holds::Annotation)
        .map(|(keyword, value)| {
            let mut of = |inner| Ok::<_, Infallible>(constraints(inner));
            let Ok(value) = each_schema(keyword, value, &mut of);
            (keyword.clone(), value)
        });
    Value::Object(each.collect())
}
