//! Schemas that ask nothing of a document and have definitions, such as those of protocols: each definition is compared with the
//! one of its name, as a schema that others refer to.

use std::collections::BTreeSet;

use saop_json::pointer::below;
use serde_json::{Map, Value, json};

use super::change::{Change, Level};
use super::comparison::{Comparison, Version, compare_foreign};
use super::cost::Budget;
use super::keyword::{Holds, holds};

/// So many bytes of definitions are written in a microsecond.
const BYTES: usize = 8;

/// Compares the definitions of two schemas. `None` if one of them asks something of a document, or none has definitions.
pub(super) fn compare(old: Version<'_>, new: Version<'_>) -> Option<Comparison> {
    let (old, new) = (Definitions::of(old)?, Definitions::of(new)?);
    if old.all.is_empty() && new.all.is_empty() {
        return None;
    }
    let mut found = Comparison {
        level: Level::Patch,
        is_proven: true,
        changes: Vec::new(),
    };
    let mut budget = Budget::of_many();
    for name in old.all.keys() {
        if new.all.contains_key(name) {
            found.definition(&old, &new, name, &mut budget);
        } else {
            found.tell(Level::Major, &old.pointer(name), "is gone");
        }
    }
    for name in new.all.keys().filter(|name| !old.all.contains_key(*name)) {
        found.tell(Level::Minor, &new.pointer(name), "is new");
    }
    found
        .changes
        .sort_by(|one, other| one.pointer.cmp(&other.pointer));
    Some(found)
}

impl Comparison {
    fn tell(&mut self, level: Level, pointer: &str, words: &str) {
        self.level = self.level.max(level);
        self.changes.push(Change {
            level,
            pointer: pointer.to_owned(),
            words: words.to_owned(),
        });
    }

    fn definition(
        &mut self,
        old: &Definitions<'_>,
        new: &Definitions<'_>,
        name: &str,
        budget: &mut Budget,
    ) {
        let place = old.pointer(name);
        if budget.is_used_up() {
            self.is_proven = false;
            return self.tell(
                Level::Major,
                &place,
                "was not compared: the definitions before it took too long",
            );
        }
        let (before, after) = (old.alone(name), new.alone(name));
        // What it leads to may be most of the schema, for each definition.
        let read = (before.len() + after.len()) / BYTES;
        let _ = budget.take(read as u64);
        if before == after {
            return;
        }
        let versions = (old.version(&before), new.version(&after));
        let found = match compare_foreign(versions.0, versions.1, budget) {
            Ok(found) => found,
            Err(error) => {
                self.is_proven = false;
                return self.tell(
                    Level::Major,
                    &place,
                    &format!("cannot be compared: {error}"),
                );
            }
        };
        self.level = self.level.max(found.level);
        self.is_proven &= found.is_proven;
        // What is behind a reference is told of the definition that has it.
        let own = [old, new].map(|all| all.all.get(name));
        let is_own = |change: &&Change| own.iter().flatten().any(|one| has(one, &change.pointer));
        let told = self.changes.len();
        let own = found.changes.iter().filter(is_own).map(|change| Change {
            pointer: format!("{place}{}", change.pointer),
            ..change.clone()
        });
        self.changes.extend(own);
        let levels = self.changes.iter().skip(told).map(Change::level);
        if levels.max().unwrap_or(Level::Patch) < found.level {
            let words = if found.is_proven {
                "accepts other values, by what it refers to"
            } else {
                "may accept less, by what it refers to; it could not be proven that it does not"
            };
            self.tell(found.level, &place, words);
        }
    }
}

/// Whether a schema has the value around a place, or the place itself.
fn has(schema: &Value, pointer: &str) -> bool {
    // Where a recursive definition is put to be compared.
    if pointer.starts_with("/definitions") && schema.get("definitions").is_none() {
        return false;
    }
    let around = pointer.rsplit_once('/').map_or("", |(around, _)| around);
    schema
        .pointer(around)
        .is_some_and(|around| around.get("$ref").is_none())
}

struct Definitions<'v> {
    version: Version<'v>,
    dialect: Option<Value>,
    keyword: &'static str,
    all: Map<String, Value>,
}

impl<'v> Definitions<'v> {
    /// Returns the definitions of a schema that asks nothing of a document.
    fn of(version: Version<'v>) -> Option<Self> {
        let schema: Value = serde_json::from_str(version.schema).ok()?;
        let root = schema.as_object()?;
        let is_definitions = |name: &str| matches!(name, "$defs" | "definitions");
        let asks_nothing = |name: &String| is_definitions(name) || holds(name) == Holds::Annotation;
        let mut named = ["$defs", "definitions"]
            .into_iter()
            .filter(|name| root.contains_key(*name));
        let keyword = named.next().unwrap_or("$defs");
        // Of two places, the one that is meant is not known.
        if !root.keys().all(asks_nothing) || named.next().is_some() {
            return None;
        }
        Some(Self {
            version,
            dialect: root.get("$schema").cloned(),
            keyword,
            all: root
                .get(keyword)
                .and_then(Value::as_object)
                .cloned()
                .unwrap_or_default(),
        })
    }

    fn pointer(&self, name: &str) -> String {
        below(&format!("/{}", self.keyword), name)
    }

    /// Returns the text of a schema that refers to a definition, with those that it leads to.
    fn alone(&self, name: &str) -> String {
        let mut reached = BTreeSet::new();
        let mut open = vec![name];
        while let Some(name) = open.pop() {
            if let Some((name, schema)) = self.all.get_key_value(name)
                && reached.insert(name)
            {
                names_in(schema, &mut open);
            }
        }
        let definitions: Map<String, Value> = reached
            .into_iter()
            .filter_map(|name| Some((name.clone(), self.all.get(name)?.clone())))
            .collect();
        let mut schema = json!({
            "$ref": format!("#{}", self.pointer(name)),
            self.keyword: definitions,
        });
        if let (Some(dialect), Some(schema)) = (&self.dialect, schema.as_object_mut()) {
            schema.insert("$schema".to_owned(), dialect.clone());
        }
        schema.to_string()
    }

    fn version<'t>(&self, schema: &'t str) -> Version<'t>
    where
        'v: 't,
    {
        Version {
            schema,
            ..self.version
        }
    }
}

/// Collects the names of the definitions that a schema refers to.
fn names_in<'v>(schema: &'v Value, names: &mut Vec<&'v str>) {
    match schema {
        Value::Object(members) => {
            let reference = members.get("$ref").and_then(Value::as_str);
            let pointer = reference.and_then(|reference| reference.strip_prefix("#/"));
            names.extend(pointer.and_then(|pointer| pointer.split('/').nth(1)));
            members.values().for_each(|value| names_in(value, names));
        }
        Value::Array(items) => items.iter().for_each(|item| names_in(item, names)),
        _ => {}
    }
}
