//! The level that a single change would have on its own.
//!
//! Invariant: it is never smaller than the effect of the change on the whole schema.

use serde_json::{Map, Value, json};

use super::change::Level;
use super::deadline::Deadline;
use super::verdict::Verdict;
use saop_json::pointer::pointer_step;

/// The part of the old schema that a single change is applied to, to see its effect alone: the innermost enclosing
/// subschema for which the whole is known to accept more if the part does.
pub(super) struct Unit<'a> {
    pointer: &'a str,
    old: &'a Value,
}

impl<'a> Unit<'a> {
    pub(super) const fn new(pointer: &'a str, old: &'a Value) -> Self {
        Self { pointer, old }
    }
}

/// Weighs changes as long as there is time.
pub(super) struct Scale<'d> {
    /// Number of enclosing keywords for which the whole is not known to accept more if their value does. One more if
    /// parts refer to definitions that only the whole has.
    pub(super) turned: usize,
    /// Changes after it count as major.
    deadline: &'d mut Deadline,
}

impl<'d> Scale<'d> {
    pub(super) fn new(recursive: bool, deadline: &'d mut Deadline) -> Self {
        Self {
            turned: usize::from(recursive),
            deadline,
        }
    }

    /// Returns whether there is no time left.
    pub(super) fn is_over(&self) -> bool {
        self.deadline.is_over()
    }

    /// Returns whether a result for a part holds for the whole.
    pub(super) fn divides(&self) -> bool {
        self.turned == 0
    }

    /// Returns the level of setting `value` at a place, or of removing what is there. `None` if it cannot be
    /// determined.
    pub(super) fn alone(
        &mut self,
        unit: &Unit<'_>,
        pointer: &str,
        value: Option<&Value>,
    ) -> Option<Level> {
        if self.is_over() {
            return None;
        }
        let relative = pointer.get(unit.pointer.len()..)?;
        if self.divides()
            && let Some(step) = relative.strip_prefix("/properties/")
            && !step.contains('/')
        {
            // The constraints on other members are the same before and after.
            let name = pointer_step(step);
            let was = unit.old.pointer(relative);
            let of = |value: Option<&Value>| {
                let property = value.map(|value| (name.clone().into_owned(), value.clone()));
                let beside = [
                    "type",
                    "patternProperties",
                    "additionalProperties",
                    "unevaluatedProperties",
                ];
                narrow(
                    unit.old,
                    &beside,
                    "properties",
                    property.into_iter().collect(),
                )
            };
            return Some(self.weigh(&of(was), &of(value)));
        }
        let mut alone = unit.old.clone();
        put(&mut alone, relative, value).then(|| self.weigh(unit.old, &alone))
    }

    /// Returns the level of adding or removing one name in `required`.
    pub(super) fn requirement(&mut self, unit: &Unit<'_>, name: &Value, comes: bool) -> Level {
        let with = narrow(unit.old, &["type"], "required", json!([name]));
        let without = narrow(unit.old, &["type"], "required", json!([]));
        if comes {
            self.weigh(&without, &with)
        } else {
            self.weigh(&with, &without)
        }
    }

    fn weigh(&mut self, old: &Value, new: &Value) -> Level {
        Verdict::of(old, new, self.deadline).level
    }
}

/// Reduces an object's schema to what decides a change of `keyword`: that keyword, and the others that it depends on.
fn narrow(schema: &Value, beside: &[&str], keyword: &str, value: Value) -> Value {
    let mut narrow: Map<String, Value> = beside
        .iter()
        .filter_map(|beside| Some(((*beside).to_owned(), schema.get(beside)?.clone())))
        .collect();
    narrow.insert(keyword.to_owned(), value);
    Value::Object(narrow)
}

/// Sets or removes the value at a place, and returns whether it could. All but the last two steps must exist.
fn put(schema: &mut Value, pointer: &str, value: Option<&Value>) -> bool {
    let Some((parent, step)) = pointer.rsplit_once('/') else {
        if let Some(value) = value {
            value.clone_into(schema);
        }
        return true;
    };
    let name = pointer_step(step);
    if schema.pointer(parent).is_none()
        && let Some((outer, last)) = parent.rsplit_once('/')
    {
        // The first of a keyword's members.
        if let Some(Value::Object(members)) = schema.pointer_mut(outer) {
            members.insert(pointer_step(last).into_owned(), Value::Object(Map::new()));
        }
    }
    match (schema.pointer_mut(parent), value) {
        (Some(Value::Object(members)), Some(value)) => {
            members.insert(name.into_owned(), value.clone());
            true
        }
        (Some(Value::Object(members)), None) => members.remove(name.as_ref()).is_some(),
        (Some(Value::Array(items)), Some(value)) => {
            let slot = name
                .parse::<usize>()
                .ok()
                .and_then(|index| items.get_mut(index));
            slot.map(|slot| *slot = value.clone()).is_some()
        }
        _ => false,
    }
}
