//! Compares recursive schemas by induction: if every part accepts more, provided that what it refers to does, then a
//! document of any depth is accepted. So each part is compared separately, with its references replaced by values that
//! nothing else accepts.
//!
//! Invariant: a reference counts only if nothing else constrains its value, it has the same location in both schemas, and the branches
//! of unions around it are told apart in the same way, so that no document switches branches. Otherwise nothing is proven. Random edits
//! (`crates/codegen/random/tests`) do not show that this is enough: a wrong verdict on unions was found by review.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use serde_json::{Value, json};

use super::change::Level;
use super::keyword::{DEFINITIONS, Holds, WHOLE, each_schema, holds};
use saop_json::pointer::below;

/// Keywords that may surround a reference, because none of them constrains the value at the reference's location.
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

/// Returns whether a reference remains in a schema whose references are resolved.
pub(super) fn refers(schema: &Value) -> bool {
    reference(schema).is_some() || subschemas(schema).any(refers)
}

/// Returns the target of the schema's `$ref`, if it is a reference.
fn reference(schema: &Value) -> Option<&str> {
    schema.get("$ref").and_then(Value::as_str)
}

/// Iterates over the direct subschemas of a schema. Data, and members that merely share a keyword's name, do not count.
fn subschemas(schema: &Value) -> impl Iterator<Item = &Value> {
    let members = schema.as_object().into_iter().flatten();
    members.flat_map(|(keyword, value)| {
        let (listed, named) = match (holds(keyword), value) {
            (Holds::Schemas | Holds::Turning, Value::Array(listed)) => (listed.as_slice(), None),
            (Holds::Schemas | Holds::Turning, one) => (std::slice::from_ref(one), None),
            (Holds::Named, Value::Object(named)) => (&[][..], Some(named.values())),
            _ => (&[][..], None),
        };
        listed.iter().chain(named.into_iter().flatten())
    })
}

/// Returns the level of a change between two schemas, at least one of which is recursive.
pub(super) fn level(old: &Value, new: &Value, weigh: impl Fn(&Value, &Value) -> Level) -> Level {
    let (old, new) = (Parts::of(old), Parts::of(new));
    let mut level = Level::Patch;
    let mut same_size = Vec::new();
    for (target, before) in &old.0 {
        // If the target is gone, so are the references to it, which the comparison of the referring part detects.
        let Some(after) = new.0.get(target) else {
            continue;
        };
        let (Some(sites), Some(later)) = (old.sites(before), new.sites(after)) else {
            return Level::Major;
        };
        if !sites.are_among(&later) {
            return Level::Major;
        }
        for stand_in in [text, list, object] {
            // Neither side has references now, so this recursion ends.
            level = level.max(weigh(
                &replaced(before, stand_in),
                &replaced(after, stand_in),
            ));
            if level == Level::Major {
                return level;
            }
        }
        if !later.are_among(&sites) {
            level = level.max(Level::Minor);
        }
        let named = sites.bare.into_iter().chain(later.bare);
        same_size.push((target.as_str(), named.collect::<Vec<_>>()));
    }
    if ends(same_size) { level } else { Level::Major }
}

/// Returns whether no part refers back to itself for the same value.
fn ends(mut parts: Vec<(&str, Vec<String>)>) -> bool {
    while !parts.is_empty() {
        let before = parts.len();
        let open: BTreeSet<String> = parts.iter().map(|(name, _)| (*name).to_owned()).collect();
        parts.retain(|(_, named)| named.iter().any(|name| open.contains(name)));
        if parts.len() == before {
            return false;
        }
    }
    true
}

/// The references of a part.
#[derive(Default)]
struct Sites {
    /// The JSON Pointer of each reference and its target.
    all: BTreeSet<(String, String)>,
    /// The JSON Pointer of each union branch around a reference, and what distinguishes the branch.
    branches: BTreeSet<(String, String)>,
    /// The targets of references that describe the part's own value, not one inside it.
    bare: Vec<String>,
}

impl Sites {
    fn are_among(&self, others: &Self) -> bool {
        self.all.is_subset(&others.all) && self.branches.is_subset(&others.branches)
    }
}

/// The schema itself and its definitions, keyed by the reference that names them.
struct Parts(BTreeMap<String, Value>);

impl Parts {
    fn of(schema: &Value) -> Self {
        let mut parts = BTreeMap::new();
        let mut whole = schema.clone();
        let definitions = whole
            .as_object_mut()
            .and_then(|members| members.remove("definitions"));
        parts.insert(WHOLE.to_owned(), whole);
        if let Some(Value::Object(definitions)) = definitions {
            for (name, part) in definitions {
                parts.insert(below(DEFINITIONS, &name), part);
            }
        }
        Self(parts)
    }

    /// Collects the references in a part; `None` if one of them is in a place that allows no conclusion.
    fn sites(&self, part: &Value) -> Option<Sites> {
        let mut sites = Sites::default();
        self.collect(part, "", false, &mut sites).then_some(sites)
    }

    /// `inside` is true once the value is inside the part's own value.
    fn collect(&self, schema: &Value, pointer: &str, inside: bool, sites: &mut Sites) -> bool {
        let Value::Object(members) = schema else {
            return true;
        };
        if let Some(target) = reference(schema) {
            sites.all.insert((pointer.to_owned(), target.to_owned()));
            if !inside {
                sites.bare.push(target.to_owned());
            }
            return true;
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
                            if refers(branch) {
                                let told = told_by(self.followed(branch));
                                sites.branches.insert((place.clone(), told));
                            }
                            self.collect(branch, &place, inside, sites)
                        })
                }
                Value::Array(listed) => !listed.iter().any(refers),
                _ => true,
            }
        })
    }

    /// Returns whether no value can match two of the schemas, regardless of what their references accept.
    fn apart(&self, schemas: &[Value]) -> bool {
        schemas.iter().enumerate().all(|(index, schema)| {
            schemas
                .iter()
                .take(index)
                .all(|other| differ(self.followed(schema), self.followed(other)))
        })
    }

    fn followed<'a>(&'a self, schema: &'a Value) -> &'a Value {
        reference(schema)
            .and_then(|target| self.0.get(target))
            .unwrap_or(schema)
    }
}

/// Returns whether two schemas are disjoint by their types, or by a constant that each requires in an object.
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

/// Describes what distinguishes the values of a schema from those of others. The text differs if that does.
fn told_by(schema: &Value) -> String {
    let constants: BTreeSet<_> = constants(schema).collect();
    format!("{:?} {constants:?}", types(schema))
}

/// Iterates over the members that an object must have with a constant string value.
fn constants(schema: &Value) -> impl Iterator<Item = (&str, &str)> {
    let required = schema.get("required").and_then(Value::as_array);
    required.into_iter().flatten().filter_map(|name| {
        let name = name.as_str()?;
        let constant = schema.get("properties")?.get(name)?.get("const")?;
        Some((name, constant.as_str()?))
    })
}

/// Returns the types that a schema allows, if it lists them; `integer` counts as `number`.
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

/// Three values, each a stand-in for everything that a reference accepts. A schema that accepts all three without
/// having a reference in that place is detected by comparing the reference sites.
fn text(target: &str) -> Value {
    json!(format!("\0{target}\0"))
}

fn list(target: &str) -> Value {
    json!([[text(target)], 0.125])
}

fn object(target: &str) -> Value {
    json!({ "\0": text(target) })
}

/// Returns the schema with each reference replaced by a value.
fn replaced(schema: &Value, stand_in: fn(&str) -> Value) -> Value {
    if let Some(target) = reference(schema) {
        return json!({ "const": stand_in(target) });
    }
    let Value::Object(members) = schema else {
        return schema.clone();
    };
    let each = members.iter().map(|(keyword, value)| {
        // The branches are disjoint by what is known about them, not by the stand-ins.
        let turned = keyword == "oneOf" && refers(schema);
        let keyword = if turned { "anyOf" } else { keyword };
        let mut of = |inner| Ok::<_, Infallible>(replaced(inner, stand_in));
        let Ok(value) = each_schema(keyword, value, &mut of);
        (keyword.to_owned(), value)
    });
    Value::Object(each.collect())
}
