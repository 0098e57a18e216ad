//! Messages for the differences between two schemas.
//!
//! Invariant: every keyword that differs is reported once, at the innermost schema that has it.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value};

use super::change::{Change, Level};
use super::cost::Budget;
use super::keyword::{Holds, holds};
use super::recursion::refers;
use super::single::{Scale, Unit};
use saop_json::pointer::below;

/// Longer values are not quoted in messages.
const LONGEST: usize = 80;

/// Values of an `enum` that a change lists.
const MOST_LISTED: usize = 40;

/// Returns every difference with the level that it would have on its own.
pub(super) fn changes(old: &Value, new: &Value, budget: &mut Budget) -> Vec<Change> {
    let recursive = refers(old) || refers(new);
    let mut walk = Walk {
        scale: Scale::new(recursive, budget),
        found: Vec::new(),
    };
    walk.schemas(&Unit::new("", old), "", old, new);
    walk.found
}

struct Walk<'b> {
    scale: Scale<'b>,
    found: Vec<Change>,
}

impl Walk<'_> {
    /// Compares two schemas at one place; the whole accepts more if the new one does.
    fn parts(&mut self, unit: &Unit<'_>, pointer: &str, old: &Value, new: &Value) {
        if !self.scale.divides() || !old.is_object() || !new.is_object() {
            self.schemas(unit, pointer, old, new);
        } else if old != new {
            self.schemas(&Unit::new(pointer, old), pointer, old, new);
        }
    }

    fn schemas(&mut self, unit: &Unit<'_>, pointer: &str, old: &Value, new: &Value) {
        if old == new {
            return;
        }
        let (Value::Object(before), Value::Object(after)) = (old, new) else {
            let words = format!("is now {}, was {}", shown(new), shown(old));
            self.tell(unit, pointer, Some(new), words);
            return;
        };
        let keywords: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        for keyword in keywords {
            let place = below(pointer, keyword);
            match (before.get(keyword), after.get(keyword)) {
                (Some(old), Some(new)) if old == new => {}
                (Some(old), Some(new)) => self.keyword(unit, &place, keyword, old, new),
                (None, Some(Value::Object(new))) if keyword == "properties" => {
                    self.named(unit, &place, &Map::new(), new);
                }
                (Some(Value::Object(old)), None) if keyword == "properties" => {
                    self.named(unit, &place, old, &Map::new());
                }
                (None, Some(Value::Array(new))) if keyword == "required" => {
                    self.required(unit, &place, &[], new);
                }
                (Some(Value::Array(old)), None) if keyword == "required" => {
                    self.required(unit, &place, old, &[]);
                }
                (None, Some(new)) => {
                    self.tell(unit, &place, Some(new), said("is new", keyword, new));
                }
                (Some(old), None) => self.tell(unit, &place, None, said("is gone", keyword, old)),
                (None, None) => {}
            }
        }
    }

    /// Compares a keyword that both have with different values.
    fn keyword(&mut self, unit: &Unit<'_>, place: &str, keyword: &str, old: &Value, new: &Value) {
        match (keyword, old, new) {
            ("required", Value::Array(old), Value::Array(new)) => {
                self.required(unit, place, old, new);
            }
            ("enum", Value::Array(before), Value::Array(after)) => {
                let (olds, news): (HashSet<&Value>, HashSet<&Value>) =
                    (before.iter().collect(), after.iter().collect());
                let gone = before.iter().filter(|value| !news.contains(value));
                let gone = gone.map(|value| format!("{} is gone", shown(value)));
                let come = after.iter().filter(|value| !olds.contains(value));
                let come = come.map(|value| format!("{} is new", shown(value)));
                let mut all = gone.chain(come);
                let mut words: Vec<_> = all.by_ref().take(MOST_LISTED).collect();
                if let more @ 1.. = all.count() {
                    words.push(format!("{more} more"));
                }
                let words = if words.is_empty() {
                    "is in another order".to_owned()
                } else {
                    words.join(", ")
                };
                self.tell(unit, place, Some(new), words);
            }
            _ => self.inner(unit, place, keyword, old, new),
        }
    }

    /// Compares the schemas in the value of a keyword.
    fn inner(&mut self, unit: &Unit<'_>, place: &str, keyword: &str, old: &Value, new: &Value) {
        match (holds(keyword), old, new) {
            (Holds::Named, Value::Object(old), Value::Object(new)) => {
                self.named(unit, place, old, new);
            }
            (holds @ (Holds::Schemas | Holds::Turning), Value::Array(old), Value::Array(new))
                if old.len() == new.len() =>
            {
                for (index, (old, new)) in old.iter().zip(new).enumerate() {
                    self.one(unit, &below(place, &index.to_string()), holds, old, new);
                }
            }
            (holds @ (Holds::Schemas | Holds::Turning), Value::Object(_), Value::Object(_)) => {
                self.one(unit, place, holds, old, new);
            }
            (Holds::Annotation, _, _) => {
                self.push(Some(Level::Patch), place, "says something else".to_owned());
            }
            _ => {
                let words = format!("is now {}, was {}", shown(new), shown(old));
                self.tell(unit, place, Some(new), words);
            }
        }
    }

    fn one(&mut self, unit: &Unit<'_>, place: &str, holds: Holds, old: &Value, new: &Value) {
        if holds == Holds::Turning {
            self.scale.turned += 1;
            self.schemas(unit, place, old, new);
            self.scale.turned -= 1;
        } else {
            self.parts(unit, place, old, new);
        }
    }

    fn named(
        &mut self,
        unit: &Unit<'_>,
        place: &str,
        old: &Map<String, Value>,
        new: &Map<String, Value>,
    ) {
        let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for name in names {
            let place = below(place, name);
            match (old.get(name), new.get(name)) {
                (Some(old), Some(new)) => self.parts(unit, &place, old, new),
                (None, new) => self.tell(unit, &place, new, "is new".to_owned()),
                (Some(_), None) => self.tell(unit, &place, None, "is gone".to_owned()),
            }
        }
    }

    fn required(&mut self, unit: &Unit<'_>, place: &str, old: &[Value], new: &[Value]) {
        let (before, after) = (strings(old), strings(new));
        let gone = old.iter().filter(|name| !among(&after, name));
        let come = new.iter().filter(|name| !among(&before, name));
        let before = self.found.len();
        for (name, becomes) in gone
            .map(|name| (name, "optional"))
            .chain(come.map(|name| (name, "required")))
        {
            let words = format!("{} is now {becomes}", quoted(name));
            let level = if self.scale.divides() {
                self.scale.requirement(unit, name, becomes == "required")
            } else {
                let others = old.iter().filter(|other| *other != name);
                let more = (becomes == "required").then_some(name);
                let value = others.chain(more).cloned().collect();
                self.scale.alone(unit, place, Some(&value))
            };
            self.push(level, place, words);
        }
        if self.found.len() == before {
            self.push(Some(Level::Patch), place, "is in another order".to_owned());
        }
    }

    /// Reports a change that sets `value` at a place, or removes what is there.
    fn tell(&mut self, unit: &Unit<'_>, pointer: &str, value: Option<&Value>, words: String) {
        let level = self.scale.alone(unit, pointer, value);
        self.push(level, pointer, words);
    }

    fn push(&mut self, level: Option<Level>, pointer: &str, words: String) {
        self.found.push(Change {
            level: level.unwrap_or(Level::Major),
            pointer: pointer.to_owned(),
            words,
        });
    }
}

fn strings(values: &[Value]) -> BTreeSet<&str> {
    values.iter().filter_map(Value::as_str).collect()
}

fn among(names: &BTreeSet<&str>, name: &Value) -> bool {
    name.as_str().is_some_and(|name| names.contains(name))
}

fn said(what: &str, keyword: &str, value: &Value) -> String {
    if holds(keyword) == Holds::Annotation {
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
