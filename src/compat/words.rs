//! The differences between two schemas, in words.
//!
//! Invariant: every keyword that differs is told, once, at the innermost schema that has it.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::verdict::{self, ANNOTATIONS};
use super::{Change, Level};
use crate::json::scan::push_pointer_step;

/// Longer values are not repeated in words.
const LONGEST: usize = 80;

/// Every difference, each with the level that it would have alone.
pub(super) fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut walk = Walk {
        old,
        found: Vec::new(),
    };
    walk.schemas("", old, new);
    walk.found
}

struct Walk<'a> {
    /// The whole old schema, into which single changes are put.
    old: &'a Value,
    found: Vec<Change>,
}

impl Walk<'_> {
    fn schemas(&mut self, pointer: &str, old: &Value, new: &Value) {
        if old == new {
            return;
        }
        let (Value::Object(before), Value::Object(after)) = (old, new) else {
            let words = format!("is now {}, was {}", shown(new), shown(old));
            self.tell(pointer, Some(new), words);
            return;
        };
        let keywords: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        for keyword in keywords {
            let place = below(pointer, keyword);
            match (before.get(keyword), after.get(keyword)) {
                (Some(old), Some(new)) if old == new => {}
                (Some(old), Some(new)) => self.keyword(&place, keyword, old, new),
                (None, Some(Value::Object(new))) if keyword == "properties" => {
                    self.named(&place, &Map::new(), new);
                }
                (Some(Value::Object(old)), None) if keyword == "properties" => {
                    self.named(&place, old, &Map::new());
                }
                (None, Some(Value::Array(new))) if keyword == "required" => {
                    self.required(&place, &[], new);
                }
                (Some(Value::Array(old)), None) if keyword == "required" => {
                    self.required(&place, old, &[]);
                }
                (None, Some(new)) => self.tell(&place, Some(new), said("is new", keyword, new)),
                (Some(old), None) => self.tell(&place, None, said("is gone", keyword, old)),
                (None, None) => {}
            }
        }
    }

    /// A keyword that both have, with other values.
    fn keyword(&mut self, place: &str, keyword: &str, old: &Value, new: &Value) {
        match (keyword, old, new) {
            (
                "properties" | "patternProperties" | "definitions",
                Value::Object(old),
                Value::Object(new),
            ) => {
                self.named(place, old, new);
            }
            ("required", Value::Array(old), Value::Array(new)) => self.required(place, old, new),
            ("enum", Value::Array(before), Value::Array(after)) => {
                let gone = before
                    .iter()
                    .filter(|value| !after.contains(value))
                    .map(|value| format!("{} is gone", shown(value)));
                let come = after
                    .iter()
                    .filter(|value| !before.contains(value))
                    .map(|value| format!("{} is new", shown(value)));
                let words: Vec<_> = gone.chain(come).collect();
                let words = if words.is_empty() {
                    "is in another order".to_owned()
                } else {
                    words.join(", ")
                };
                self.tell(place, Some(new), words);
            }
            ("oneOf" | "anyOf" | "allOf", Value::Array(before), Value::Array(after))
                if before.len() == after.len() =>
            {
                for (index, (old, new)) in before.iter().zip(after).enumerate() {
                    self.schemas(&below(place, &index.to_string()), old, new);
                }
            }
            (
                "items"
                | "additionalProperties"
                | "additionalItems"
                | "not"
                | "contains"
                | "propertyNames"
                | "if"
                | "then"
                | "else",
                Value::Object(_),
                Value::Object(_),
            ) => {
                self.schemas(place, old, new);
            }
            _ if ANNOTATIONS.contains(&keyword) => {
                self.tell(place, Some(new), "says something else".to_owned());
            }
            _ => {
                let words = format!("is now {}, was {}", shown(new), shown(old));
                self.tell(place, Some(new), words);
            }
        }
    }

    fn named(&mut self, place: &str, old: &Map<String, Value>, new: &Map<String, Value>) {
        let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for name in names {
            let place = below(place, name);
            match (old.get(name), new.get(name)) {
                (Some(old), Some(new)) => self.schemas(&place, old, new),
                (None, new) => self.tell(&place, new, "is new".to_owned()),
                (Some(_), None) => self.tell(&place, None, "is gone".to_owned()),
            }
        }
    }

    fn required(&mut self, place: &str, old: &[Value], new: &[Value]) {
        let before = self.found.len();
        for name in old.iter().filter(|name| !new.contains(name)) {
            let rest: Vec<_> = old.iter().filter(|other| *other != name).cloned().collect();
            self.tell(
                place,
                Some(&Value::Array(rest)),
                format!("{} is now optional", quoted(name)),
            );
        }
        for name in new.iter().filter(|name| !old.contains(name)) {
            let more: Vec<_> = old.iter().chain([name]).cloned().collect();
            self.tell(
                place,
                Some(&Value::Array(more)),
                format!("{} is now required", quoted(name)),
            );
        }
        if self.found.len() == before {
            self.tell(
                place,
                Some(&Value::Array(new.to_vec())),
                "is in another order".to_owned(),
            );
        }
    }

    /// A change that puts `value` at a place, or takes away what is there.
    fn tell(&mut self, pointer: &str, value: Option<&Value>, words: String) {
        let mut alone = self.old.clone();
        let put = put(&mut alone, pointer, value);
        let level = if put {
            verdict::level(self.old, &alone)
        } else {
            Level::Major
        };
        self.found.push(Change {
            level,
            pointer: pointer.to_owned(),
            words,
        });
    }
}

/// Puts a value at a place of which all but the last two steps are there.
fn put(schema: &mut Value, pointer: &str, value: Option<&Value>) -> bool {
    let Some((parent, step)) = pointer.rsplit_once('/') else {
        if let Some(value) = value {
            value.clone_into(schema);
        }
        return true;
    };
    let name = step.replace("~1", "/").replace("~0", "~");
    if schema.pointer(parent).is_none()
        && let Some((outer, last)) = parent.rsplit_once('/')
    {
        // The first of a keyword's members.
        if let Some(Value::Object(members)) = schema.pointer_mut(outer) {
            members.insert(
                last.replace("~1", "/").replace("~0", "~"),
                Value::Object(Map::new()),
            );
        }
    }
    match (schema.pointer_mut(parent), value) {
        (Some(Value::Object(members)), Some(value)) => {
            members.insert(name, value.clone());
            true
        }
        (Some(Value::Object(members)), None) => members.remove(&name).is_some(),
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

fn below(pointer: &str, step: &str) -> String {
    let mut pointer = pointer.to_owned();
    push_pointer_step(&mut pointer, step);
    pointer
}

fn said(what: &str, keyword: &str, value: &Value) -> String {
    if ANNOTATIONS.contains(&keyword) {
        return what.to_owned();
    }
    format!("{what}: {}", shown(value))
}

fn shown(value: &Value) -> String {
    let text = value.to_string();
    if text.len() <= LONGEST {
        return format!("`{text}`");
    }
    match value {
        Value::Object(_) => "another schema".to_owned(),
        Value::Array(items) => format!("a list of {}", items.len()),
        _ => format!("a value of {} bytes", text.len()),
    }
}

fn quoted(name: &Value) -> String {
    name.as_str()
        .map_or_else(|| shown(name), |name| format!("`{name}`"))
}
