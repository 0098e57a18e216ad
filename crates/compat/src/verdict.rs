//! Decides which of two schemas accepts more. The `jsonschema` API behind it is experimental, so its minor version is
//! pinned, and only this module uses it.

use std::cell::OnceCell;
use std::convert::Infallible;

use jsonschema::Draft;
use jsonschema::canonical::{self, CanonicalSchema, Containment};
use serde_json::Value;

use super::change::Level;
use super::cost;
use super::keyword::{Holds, each_schema, holds};
use super::recursion::{self, refers};

/// A schema with its references resolved, ready to be compared with others.
pub(super) struct Weighable {
    constraints: Value,
    /// Whether comparing it with another one may take minutes.
    is_large: bool,
    canonical: OnceCell<Option<CanonicalSchema>>,
}

impl Weighable {
    pub(super) fn new(schema: &Value) -> Self {
        let constraints = constraints(schema);
        Self {
            is_large: cost::beyond_linear(&constraints) > cost::MOST,
            constraints,
            canonical: OnceCell::new(),
        }
    }

    /// Whether the other schema is the same but for annotations.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.constraints == other.constraints
    }

    /// Returns the level of the change from this schema to `new`.
    pub(super) fn level_to(&self, new: &Self) -> Level {
        if self.constraints == new.constraints {
            return Level::Patch;
        }
        if refers(&self.constraints) || refers(&new.constraints) {
            let weigh = |old: &Value, new: &Value| Self::new(old).level_to(&Self::new(new));
            return recursion::level(&self.constraints, &new.constraints, weigh);
        }
        let (Some(old), Some(new)) = (self.canonical(), new.canonical()) else {
            return Level::Major;
        };
        if !covers(new, old) {
            return Level::Major;
        }
        if covers(old, new) {
            Level::Patch
        } else {
            Level::Minor
        }
    }

    /// Whether it is proven that this schema accepts something that `new` refuses.
    pub(super) fn is_narrowed_by(&self, new: &Self) -> bool {
        if refers(&self.constraints) || refers(&new.constraints) {
            return false;
        }
        let (Some(old), Some(new)) = (self.canonical(), new.canonical()) else {
            return false;
        };
        matches!(new.covers(old), Ok(Containment::No))
    }

    fn canonical(&self) -> Option<&CanonicalSchema> {
        let make = || {
            if self.is_large {
                return None;
            }
            canonical::options()
                .with_draft(Draft::Draft202012)
                .should_validate_formats(false)
                .offline()
                .canonicalize(&self.constraints)
                .ok()
        };
        self.canonical.get_or_init(make).as_ref()
    }
}

fn covers(outer: &CanonicalSchema, inner: &CanonicalSchema) -> bool {
    matches!(outer.covers(inner), Ok(Containment::Yes))
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
