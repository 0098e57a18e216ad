//! Messages for the differences between two schemas.
//!
//! Invariant: every keyword that differs is reported once, at the innermost schema that has it; or, in another text, at the reference
//! to that, and without its content.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value};

use super::change::{Change, Level};
use super::deadline::Deadline;
use super::expand::Expanded;
use super::keyword::{Holds, holds};
use super::recursion::refers;
use super::single::{Scale, Unit};
use saop_json::pointer::{below, pointer_step};

/// Longer values are not quoted in messages.
const LONGEST: usize = 80;

/// Values of an `enum` that a change lists.
const MOST_LISTED: usize = 40;

/// Returns the differences at places that `is_told` takes, each with the level that it would have on its own.
pub(super) fn changes(
    old: &Expanded,
    new: &Expanded,
    is_told: &dyn Fn(&str) -> bool,
    deadline: &mut Deadline,
) -> Vec<Change> {
    let elsewhere = old.elsewhere.union(&new.elsewhere).cloned().collect();
    let (old, new) = (&old.schema, &new.schema);
    let recursive = refers(old) || refers(new);
    let mut walk = Walk {
        scale: Scale::new(recursive, deadline),
        elsewhere,
        is_told,
        found: Vec::new(),
    };
    walk.schemas(&Unit::new("", old), "", old, new);
    walk.found
}

struct Walk<'d> {
    scale: Scale<'d>,
    /// The places of subschemas that are in another text.
    elsewhere: BTreeSet<String>,
    is_told: &'d dyn Fn(&str) -> bool,
    found: Vec<Change>,
}

impl<'d> Walk<'d> {
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
            self.turned_into(unit, pointer, old, new);
            return;
        };
        let mut keywords: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        if self.elsewhere.contains(pointer) {
            let differs = |keyword: &&String| before.get(*keyword) != after.get(*keyword);
            let others = keywords.extract_if(.., |keyword| holds(keyword) != Holds::Annotation);
            if others.filter(differs).count() > 0 {
                let words = "is another schema, in a file that it refers to".to_owned();
                self.tell(unit, pointer, Some(new), words);
            }
        }
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
                    let words = self.said("is new", &place, keyword, new);
                    self.tell(unit, &place, Some(new), words);
                }
                (Some(old), None) => {
                    let words = self.said("is gone", &place, keyword, old);
                    self.tell(unit, &place, None, words);
                }
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
                let gone = gone.map(|value| format!("{} is gone", shown(value, true)));
                let come = after.iter().filter(|value| !olds.contains(value));
                let come = come.map(|value| format!("{} is new", shown(value, true)));
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
                let words = "says something else".to_owned();
                self.push(place, words, |_| Some(Level::Patch));
            }
            _ => self.turned_into(unit, place, old, new),
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
            let comes = becomes == "required";
            self.push(place, words, |scale| {
                if scale.is_over() {
                    return None;
                }
                if scale.divides() {
                    return Some(scale.requirement(unit, name, comes));
                }
                let others = old.iter().filter(|other| *other != name);
                let value = others.chain(comes.then_some(name)).cloned().collect();
                scale.alone(unit, place, Some(&value))
            });
        }
        if self.found.len() == before {
            let words = "is in another order".to_owned();
            self.push(place, words, |_| Some(Level::Patch));
        }
    }

    fn turned_into(&mut self, unit: &Unit<'_>, place: &str, old: &Value, new: &Value) {
        let (now, was) = (self.shown(place, new), self.shown(place, old));
        self.tell(unit, place, Some(new), format!("is now {now}, was {was}"));
    }

    fn said(&self, what: &str, place: &str, keyword: &str, value: &Value) -> String {
        if holds(keyword) == Holds::Annotation {
            return what.to_owned();
        }
        format!("{what}: {}", self.shown(place, value))
    }

    fn shown(&self, place: &str, value: &Value) -> String {
        let mut after = self.elsewhere.range(place.to_owned()..);
        let is_elsewhere = after.next().is_some_and(|first| first.starts_with(place));
        shown(value, !is_elsewhere || value.is_boolean())
    }

    /// Reports a change that sets `value` at a place, or removes what is there.
    fn tell(&mut self, unit: &Unit<'_>, pointer: &str, value: Option<&Value>, words: String) {
        let level = |scale: &mut Scale<'_>| scale.alone(unit, pointer, value);
        self.push(pointer, words, level);
    }

    /// Reports a change with a level, or the largest if it is not known. It takes time to find out, and is not for what is not told.
    fn push(
        &mut self,
        pointer: &str,
        words: String,
        level: impl FnOnce(&mut Scale<'d>) -> Option<Level>,
    ) {
        let pointer = in_schema(pointer);
        if !(self.is_told)(&pointer) {
            return;
        }
        let level = level(&mut self.scale).unwrap_or(Level::Major);
        // Recursive definitions of another text have one place.
        if let Some(last) = self.found.last_mut()
            && (&last.pointer, &last.words) == (&pointer, &words)
        {
            last.level = last.level.max(level);
            return;
        }
        self.found.push(Change {
            level,
            pointer,
            words,
        });
    }
}

/// Returns the place in the schema as it is written. A recursive definition is compared beside the others, under the reference
/// that names it; one that is in another text has no place.
fn in_schema(pointer: &str) -> String {
    let Some(definition) = pointer.strip_prefix("/definitions/") else {
        return pointer.to_owned();
    };
    let (name, rest) = definition.split_at(definition.find('/').unwrap_or(definition.len()));
    let name = pointer_step(name);
    let place = name.strip_prefix('#').map(|name| format!("{name}{rest}"));
    place.unwrap_or_default()
}

fn strings(values: &[Value]) -> BTreeSet<&str> {
    values.iter().filter_map(Value::as_str).collect()
}

fn among(names: &BTreeSet<&str>, name: &Value) -> bool {
    name.as_str().is_some_and(|name| names.contains(name))
}

/// Shows a value, or what it is where it is long or not to be quoted.
fn shown(value: &Value, may_quote: bool) -> String {
    let text = value.to_string();
    if may_quote && text.len() <= LONGEST {
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
        .map_or_else(|| shown(name, true), |name| format!("`{name}`"))
}
