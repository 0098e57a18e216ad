//! Random schemas with a random edit each: what the gate calls compatible is compatible, by what an engine says of
//! documents. SPEC E6
//!
//! 24 000 edits, of which the gate called 6 200 compatible for schemas that refer to themselves, found no wrong verdict.
//!
//! `SAOP_SEED` says which schemas and edits, `SAOP_EDITS` how many edits each of them gets.

use std::collections::BTreeMap;

use saop_codegen::Settings;
use saop_compat::{Level, Version, compare};
use saop_synth::{Rng, Synth};
use serde_json::{Map, Value, json};

use crate::schemas;
use crate::support::setting::setting;

/// Documents that an edit is tried on.
const DOCUMENTS: usize = 40;

fn engine(schema: &Value) -> Option<jsonschema::Validator> {
    jsonschema::options()
        .with_draft(jsonschema::Draft::Draft7)
        .should_validate_formats(false)
        .build(schema)
        .ok()
}

/// Every schema of the tree, as the paths to it.
fn places(value: &Value, pointer: &str, all: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            all.push(pointer.to_owned());
            for (name, inner) in members {
                if matches!(&**name, "examples" | "enum" | "const" | "default") {
                    continue;
                }
                let step = name.replace('~', "~0").replace('/', "~1");
                places(inner, &format!("{pointer}/{step}"), all);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                places(inner, &format!("{pointer}/{index}"), all);
            }
        }
        _ => {}
    }
}

/// Whether a schema refers to itself.
fn leads_back(schema: &Value) -> bool {
    fn named(value: &Value, all: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                if let Some(Value::String(target)) = members.get("$ref") {
                    all.push(target.clone());
                }
                let inner = members.iter().filter(|(name, _)| *name != "definitions");
                inner.for_each(|(_, inner)| named(inner, all));
            }
            Value::Array(items) => items.iter().for_each(|item| named(item, all)),
            _ => {}
        }
    }
    let of = |target: &str| {
        let mut all = Vec::new();
        let part = schema.pointer(target.trim_start_matches('#'));
        named(part.unwrap_or(&Value::Null), &mut all);
        all
    };
    let reached = |from: &str| {
        let mut all = of(from);
        let mut at = 0;
        while let Some(target) = all.get(at).cloned() {
            for next in of(&target) {
                if !all.contains(&next) {
                    all.push(next);
                }
            }
            at += 1;
        }
        all
    };
    reached("").iter().any(|part| reached(part).contains(part))
}

/// One of a list, which is not empty.
fn one<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.below(list.len())]
}

/// Changes one thing somewhere. The schema may be none afterwards, or say the same.
fn edit(schema: &mut Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(schema, "", &mut all);
    let definitions: Vec<String> = schema
        .get("definitions")
        .and_then(Value::as_object)
        .map(|named| named.keys().cloned().collect())
        .unwrap_or_default();
    let members = schema
        .pointer_mut(one::<String>(&all, rng))
        .and_then(Value::as_object_mut)
        .expect("an object stands there");
    let keys: Vec<String> = members
        .keys()
        .filter(|key| !key.starts_with('$') && *key != "definitions")
        .cloned()
        .collect();
    match rng.below(11) {
        0 => {
            // Some are called like a keyword.
            let name = *one(&["a new one", "oneOf", "anyOf", "$ref"], rng);
            members.insert(name.to_owned(), json!({"type": "string"}));
        }
        8 if keys.len() > 1 => {
            let (one, other) = (one::<String>(&keys, rng), one::<String>(&keys, rng));
            let value = members.get(one).cloned().unwrap_or_default();
            members.insert(other.clone(), value);
        }
        9 | 10 => {
            if let Some(Value::Array(branches)) = members.get_mut("oneOf") {
                branch(branches, rng);
            }
        }
        1 if !definitions.is_empty() => {
            let step = one(&definitions, rng).replace('~', "~0").replace('/', "~1");
            *members = Map::new();
            members.insert("$ref".to_owned(), json!(format!("#/definitions/{step}")));
        }
        2 => {
            members.insert("minItems".to_owned(), json!(rng.below(3)));
        }
        3 => {
            members.insert("additionalProperties".to_owned(), json!(rng.chance(50)));
        }
        _ if keys.is_empty() => {}
        4 => {
            members.remove(one(&keys, rng));
        }
        _ => {
            let key = one::<String>(&keys, rng);
            if let Some(value) = members.get_mut(key) {
                turn(value, rng);
            }
        }
    }
}

/// Changes the branches of a union.
fn branch(branches: &mut Vec<Value>, rng: &mut Rng) {
    let Some(mut more) = branches.first().cloned() else {
        return;
    };
    let properties = more.get_mut("properties").and_then(Value::as_object_mut);
    if let Some(constant) = properties.and_then(|named| {
        named
            .values_mut()
            .find_map(|property| property.get_mut("const"))
    }) {
        *constant = json!("another");
    }
    match rng.below(3) {
        0 => branches.push(more),
        1 => {
            // The kind that was first stands last.
            let first = branches[0].clone();
            branches[0] = more;
            branches.push(first);
        }
        _ => {
            branches.remove(0);
        }
    }
}

/// Changes the value of a keyword, or of something else.
fn turn(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Number(number) => {
            let step = if rng.chance(50) { 1.0 } else { -1.0 };
            let whole = number
                .as_i64()
                .map(|number| number.saturating_add(if step > 0.0 { 1 } else { -1 }));
            *value = whole.map_or_else(
                || json!(number.as_f64().unwrap_or_default() + step),
                |whole| json!(whole),
            );
        }
        Value::Array(items) if rng.chance(50) && !items.is_empty() => {
            items.remove(rng.below(items.len()));
        }
        Value::Array(items) => items.push(json!(*one(&["null", "string", "alpha", "new"], rng))),
        Value::String(text) if text.starts_with('^') => *value = json!("^[a-z]+$"),
        Value::String(text) if rng.chance(50) => *value = json!([*text, "null"]),
        Value::String(_) => *value = json!(*one(&["string", "integer", "number", "object"], rng)),
        Value::Bool(flag) => *flag = !*flag,
        Value::Object(members) => {
            let first = members.keys().next().cloned();
            if let Some(first) = first {
                members.remove(&first);
            }
        }
        Value::Null => {}
    }
}

// SPEC E6
#[test]
fn what_is_called_compatible_is() {
    let (seed, edits) = (setting("SAOP_SEED", 1), setting("SAOP_EDITS", 30));
    let sources = schemas::random(24, seed);
    let settings = Settings::default().with_id_base("https://example.org/schemas/");
    let files = saop_codegen::generate(&sources, &settings)
        .expect("they keep the profile")
        .files;
    let mut rng = Rng::with_seed(seed);
    let mut levels: BTreeMap<(bool, Level), u64> = BTreeMap::new();
    for (name, text) in files
        .iter()
        .filter(|(name, _)| name.ends_with(".bundled.json"))
    {
        let synth = Synth::new(text).expect("a document can be made");
        let old: Value = serde_json::from_str(text).expect("a schema is JSON");
        let before = engine(&old).expect("an engine takes it");
        let documents: Vec<Value> = (0..DOCUMENTS)
            .filter_map(|number| {
                let valid = synth.valid(&mut rng);
                let text = match number % 2 {
                    0 => valid,
                    _ => synth.mutate(&valid, &mut rng).text,
                };
                serde_json::from_str(&text).ok()
            })
            .collect();
        for _ in 0..edits {
            let mut new = old.clone();
            edit(&mut new, &mut rng);
            let Some(after) = engine(&new) else { continue };
            let edited = new.to_string();
            let Ok(found) = compare(Version::new(text), Version::new(&edited)) else {
                continue;
            };
            let recursive = leads_back(&old) || leads_back(&new);
            *levels.entry((recursive, found.level())).or_default() += 1;
            for document in &documents {
                let (was, is) = (before.is_valid(document), after.is_valid(document));
                let held = match found.level() {
                    Level::None | Level::Patch => was == is,
                    Level::Minor => !was || is,
                    Level::Major | Level::Unknown => true,
                };
                assert!(
                    held,
                    "{name}: {} by {:?}, but valid was {was} and is {is}: {document}\nold: {text}\nnew: {edited}",
                    found.level(),
                    found.changes()
                );
            }
        }
    }
    println!("{levels:?}");
    for level in [Level::Patch, Level::Minor, Level::Major] {
        assert!(levels.contains_key(&(true, level)), "{levels:?}");
    }
}
