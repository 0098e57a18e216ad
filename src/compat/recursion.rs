//! Schemas that hold themselves, weighed by induction: where every part accepts more as long as what it refers to does, a
//! document of any depth is accepted. So each part is weighed alone, its references being values that nothing else
//! accepts.
//!
//! Invariant: a reference counts only where its value is bound by nothing else, and at the same place of both schemas; where
//! that is not so, nothing is proven.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::Level;
use super::verdict::Weighable;
use crate::json::pointer::{below, push_pointer_step};

/// What may stand around a reference: of each it is known what it does to the value at the reference's place, which is
/// nothing.
const TRANSPARENT: [&str; 8] = [
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "minItems",
    "maxItems",
    "oneOf",
];

/// Whether a reference is left in a schema whose references are followed.
pub(super) fn refers(value: &Value) -> bool {
    match value {
        Value::Object(members) => members.contains_key("$ref") || members.values().any(refers),
        Value::Array(items) => items.iter().any(refers),
        _ => false,
    }
}

/// How large the change from one schema to the other is, one of them holding itself.
pub(super) fn level(old: &Value, new: &Value) -> Level {
    let (old, new) = (Parts::of(old), Parts::of(new));
    let mut level = Level::Patch;
    for (target, before) in &old.parts {
        // One that is gone is referred to where the new schema does not.
        let Some(after) = new.parts.get(target) else {
            continue;
        };
        let (Some(sites), Some(later)) = (old.sites(before), new.sites(after)) else {
            return Level::Major;
        };
        let within = |some: &Sites, all: &Sites| some.iter().all(|site| all.contains(site));
        if !within(&sites, &later) {
            return Level::Major;
        }
        for stand_in in [text, list, object] {
            level = level.max(
                Weighable::new(&replaced(before, stand_in))
                    .level_to(&Weighable::new(&replaced(after, stand_in))),
            );
        }
        if !within(&later, &sites) {
            level = level.max(Level::Minor);
        }
    }
    level
}

/// Where references stand, as JSON Pointers, and what they name.
type Sites = BTreeSet<(String, String)>;

/// The schema itself and its definitions, by the reference that names them.
struct Parts {
    parts: BTreeMap<String, Value>,
}

impl Parts {
    fn of(schema: &Value) -> Self {
        let mut parts = BTreeMap::new();
        let mut whole = schema.clone();
        let definitions = whole
            .as_object_mut()
            .and_then(|members| members.remove("definitions"));
        parts.insert("#".to_owned(), whole);
        if let Some(Value::Object(definitions)) = definitions {
            for (name, part) in definitions {
                let mut target = "#/definitions".to_owned();
                push_pointer_step(&mut target, &name);
                parts.insert(target, part);
            }
        }
        Self { parts }
    }

    /// The references in a part; `None` where one of them stands where nothing can be said.
    fn sites(&self, part: &Value) -> Option<Sites> {
        let mut sites = Sites::new();
        self.collect(part, "", false, &mut sites).then_some(sites)
    }

    /// `inside` once the value is one inside the part's.
    fn collect(&self, schema: &Value, pointer: &str, inside: bool, sites: &mut Sites) -> bool {
        let Value::Object(members) = schema else {
            return true;
        };
        if let Some(target) = members.get("$ref") {
            let name = target.as_str().unwrap_or_default().to_owned();
            sites.insert((pointer.to_owned(), name));
            // A part that is another part says nothing of a smaller document.
            return inside;
        }
        if !refers(schema) {
            return true;
        }
        let others = members.get("additionalProperties");
        if !members.keys().all(|key| TRANSPARENT.contains(&&**key))
            || members.contains_key("properties") && others.is_some_and(refers)
        {
            return false;
        }
        members.iter().all(|(keyword, value)| {
            let place = below(pointer, keyword);
            match value {
                Value::Object(named) if keyword == "properties" => named
                    .iter()
                    .all(|(name, inner)| self.collect(inner, &below(&place, name), true, sites)),
                Value::Object(_) if keyword == "items" || keyword == "additionalProperties" => {
                    self.collect(value, &place, true, sites)
                }
                Value::Array(branches) if keyword == "oneOf" => {
                    let mut each = branches.iter().enumerate();
                    members.len() == 1
                        && self.apart(branches)
                        && each.all(|(index, branch)| {
                            let place = below(&place, &index.to_string());
                            self.collect(branch, &place, inside, sites)
                        })
                }
                other => !refers(other),
            }
        })
    }

    /// Whether no value meets two of the schemas, whatever their references accept.
    fn apart(&self, schemas: &[Value]) -> bool {
        schemas.iter().enumerate().all(|(index, schema)| {
            schemas
                .iter()
                .take(index)
                .all(|other| differ(self.followed(schema), self.followed(other)))
        })
    }

    fn followed<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let target = schema.get("$ref").and_then(Value::as_str);
        target
            .and_then(|target| self.parts.get(target))
            .unwrap_or(schema)
    }
}

/// Whether their types keep two schemas apart, or a constant that each asks of an object.
fn differ(one: &Value, other: &Value) -> bool {
    let (Some(types), Some(others)) = (types(one), types(other)) else {
        return false;
    };
    let objects = BTreeSet::from(["object"]);
    if types != objects || others != objects {
        return types.is_disjoint(&others);
    }
    let theirs: Vec<_> = constants(other).collect();
    constants(one).any(|(name, value)| {
        theirs
            .iter()
            .any(|(other, constant)| *other == name && *constant != value)
    })
}

/// The members that an object must have as a certain string.
fn constants(schema: &Value) -> impl Iterator<Item = (&str, &str)> {
    let required = schema.get("required").and_then(Value::as_array);
    required.into_iter().flatten().filter_map(|name| {
        let name = name.as_str()?;
        let constant = schema.get("properties")?.get(name)?.get("const")?;
        Some((name, constant.as_str()?))
    })
}

/// The types that a schema allows, where it names them; an integer is a number.
fn types(schema: &Value) -> Option<BTreeSet<&str>> {
    let one = |value| {
        Some(match Value::as_str(value)? {
            "integer" => "number",
            other => other,
        })
    };
    match schema.get("type")? {
        Value::Array(several) => several.iter().map(one).collect(),
        value => one(value).map(|value| BTreeSet::from([value])),
    }
}

/// Values of which one stands for all that a reference accepts. A schema that takes all three takes anything, but for one
/// that was made to tell them apart.
fn text(target: &str) -> Value {
    json!(format!("\0{target}\0"))
}

fn list(target: &str) -> Value {
    json!([[text(target)], 0.125])
}

fn object(target: &str) -> Value {
    json!({ "\0": text(target) })
}

/// The schema with a value in place of each reference.
fn replaced(schema: &Value, stand_in: fn(&str) -> Value) -> Value {
    match schema {
        Value::Object(members) => match members.get("$ref").and_then(Value::as_str) {
            Some(target) => json!({ "const": stand_in(target) }),
            None => members
                .iter()
                .map(|(key, value)| {
                    // The branches exclude each other by what is known of them, and not by what stands in for it.
                    let turned = key == "oneOf" && refers(value);
                    let key = if turned { "anyOf" } else { key };
                    (key.to_owned(), replaced(value, stand_in))
                })
                .collect(),
        },
        Value::Array(items) => items.iter().map(|item| replaced(item, stand_in)).collect(),
        other => other.clone(),
    }
}
