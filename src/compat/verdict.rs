//! Which of two schemas accepts more. The API behind it is experimental, so its minor version is pinned, and all of it
//! that is used stands here.

use jsonschema::Draft;
use jsonschema::canonical::{self, CanonicalSchema, Containment};
use serde_json::Value;

use super::Level;

/// How large the change from one schema to the other is. Both have their references followed.
pub(super) fn level(old: &Value, new: &Value) -> Level {
    if constraints(old) == constraints(new) {
        return Level::Patch;
    }
    let (Some(old), Some(new)) = (canonical(old), canonical(new)) else {
        return Level::Major;
    };
    if !covers(&new, &old) {
        return Level::Major;
    }
    if covers(&old, &new) {
        Level::Patch
    } else {
        Level::Minor
    }
}

fn covers(outer: &CanonicalSchema, inner: &CanonicalSchema) -> bool {
    matches!(outer.covers(inner), Ok(Containment::Yes))
}

fn canonical(schema: &Value) -> Option<CanonicalSchema> {
    canonical::options()
        .with_draft(Draft::Draft7)
        .should_validate_formats(false)
        .offline()
        .canonicalize(&constraints(schema))
        .ok()
}

/// Keywords that say something to people and to programs, and refuse nothing. `format` is one of them here.
pub(super) const ANNOTATIONS: &[&str] = &[
    "$comment",
    "$id",
    "$schema",
    "default",
    "description",
    "examples",
    "format",
    "readOnly",
    "title",
    "writeOnly",
];

/// Keywords whose members are names, not keywords.
const NAMED: &[&str] = &[
    "definitions",
    "dependencies",
    "patternProperties",
    "properties",
];

/// Keywords whose value is data.
pub(super) const DATA: &[&str] = &["const", "enum"];

/// The schema without what refuses nothing.
fn constraints(schema: &Value) -> Value {
    match schema {
        Value::Object(members) => members
            .iter()
            .filter(|(keyword, _)| !ANNOTATIONS.contains(&keyword.as_str()))
            .map(|(keyword, value)| {
                let value = match value {
                    Value::Object(named) if NAMED.contains(&keyword.as_str()) => named
                        .iter()
                        .map(|(name, inner)| (name.clone(), constraints(inner)))
                        .collect(),
                    data if DATA.contains(&keyword.as_str()) => data.clone(),
                    other => constraints(other),
                };
                (keyword.clone(), value)
            })
            .collect(),
        Value::Array(items) => items.iter().map(constraints).collect(),
        other => other.clone(),
    }
}
