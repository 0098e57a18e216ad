//! Schemas that ask nothing of a document and have definitions, such as those of protocols: each definition is compared with the
//! one of its name, as a schema that others refer to.

use std::collections::BTreeSet;

use saop_json::pointer::below;
use serde_json::{Map, Value};

use super::change::{Change, Level};
use super::comparison::{Comparison, compare_foreign};
use super::deadline::Deadline;
use super::documents::Version;
use super::keyword::{Holds, holds};

/// Compares the definitions of two schemas. `None` if one of them asks something of a document, or none has definitions.
pub(super) fn compare(old: Version<'_>, new: Version<'_>) -> Option<Comparison> {
    let (old, new) = (Definitions::of(old)?, Definitions::of(new)?);
    if old.all.is_empty() && new.all.is_empty() {
        return None;
    }
    let mut found = Comparison {
        level: Level::Patch,
        is_proven: true,
        was_given_up: false,
        changes: Vec::new(),
    };
    let mut deadline = Deadline::new();
    for name in old.all.keys() {
        if new.all.contains_key(name) {
            found.definition(&old, &new, name, &mut deadline);
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
        deadline: &mut Deadline,
    ) {
        let place = old.pointer(name);
        let texts = (!deadline.has_ended()).then(|| (old.alone(name), new.alone(name)));
        if texts
            .as_ref()
            .is_some_and(|(before, after)| before == after)
        {
            return;
        }
        let Some((before, after)) = texts.filter(|_| deadline.next()) else {
            self.is_proven = false;
            self.was_given_up = true;
            let words = "was not compared: the definitions before it took too long";
            return self.tell(Level::Major, &place, words);
        };
        let versions = (old.version(&before), new.version(&after));
        // What is behind a reference is told of the definition that has it.
        let own = [old, new].map(|all| all.all.get(name));
        let is_own = |pointer: &str| own.iter().flatten().any(|one| has(one, pointer));
        let found = match compare_foreign(versions.0, versions.1, &is_own, deadline) {
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
        self.was_given_up |= found.was_given_up;
        let told = found.changes.iter();
        let levels = told.clone().map(Change::level).max();
        self.changes.extend(told.map(|change| Change {
            pointer: format!("{place}{}", change.pointer),
            ..change.clone()
        }));
        if levels.unwrap_or(Level::Patch) < found.level {
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
    /// Its dialect and, where it refers to others, its URI.
    members: Map<String, Value>,
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
            members: ["$schema", "$id"]
                .into_iter()
                .filter(|name| *name == "$schema" || !version.documents.is_empty())
                .filter_map(|name| Some((name.to_owned(), root.get(name)?.clone())))
                .collect(),
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
        let mut schema = self.members.clone();
        let reference = format!("#{}", self.pointer(name));
        schema.insert("$ref".to_owned(), reference.into());
        schema.insert(self.keyword.to_owned(), Value::Object(definitions));
        Value::Object(schema).to_string()
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
