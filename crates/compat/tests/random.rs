//! Random pairs of schemas: what is called compatible is, and each witness shows what it says, by another engine. SPEC C1, C2.
//!
//! `SAOP_SEED` says which pairs, `SAOP_CASES` how many.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says what it did"
)]

use saop_compat::{Level, Version, compare};
use saop_synth::Rng;
use serde_json::{Map, Value, json};

const DIALECTS: [&str; 2] = [
    "http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft/2020-12/schema",
];

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

fn value(rng: &mut Rng, depth: usize) -> Value {
    match rng.below(if depth == 0 { 7 } else { 10 }) {
        0 => Value::Null,
        1 => json!(rng.chance(50)),
        2 | 3 => json!(i64::try_from(rng.below(6)).unwrap() - 2),
        4 => json!(f64::from(u32::try_from(rng.below(5)).unwrap()) / 2.0),
        5 | 6 => json!("ab".repeat(rng.below(3))),
        7 => (0..rng.below(4)).map(|_| value(rng, depth - 1)).collect(),
        _ => {
            let count = rng.below(4);
            let members = (0..count).map(|_| (name(rng), value(rng, depth - 1)));
            Value::Object(members.collect::<Map<_, _>>())
        }
    }
}

fn name(rng: &mut Rng) -> String {
    ["a", "b", "c", "xa"][rng.below(4)].to_owned()
}

fn schema(rng: &mut Rng, depth: usize) -> Value {
    if depth == 0 || rng.chance(8) {
        return match rng.below(6) {
            0 => json!(true),
            1 => json!({"$ref": "#/definitions/d"}),
            2 => json!({"enum": [value(rng, 1), value(rng, 0)]}),
            3 => json!({"const": value(rng, 1)}),
            _ => json!({"type": kind(rng)}),
        };
    }
    let mut members = Map::new();
    for _ in 0..=rng.below(3) {
        let count = rng.below(4);
        let (keyword, value) = match rng.below(30) {
            0 | 1 => ("type", json!(kind(rng))),
            2 => ("minLength", json!(count)),
            3 => ("maxLength", json!(count)),
            4 => ("minimum", json!(count)),
            5 => ("exclusiveMaximum", json!(count)),
            6 => ("multipleOf", json!(1 + count)),
            7 => ("minItems", json!(count)),
            8 => ("maxItems", json!(count)),
            9 => ("items", schema(rng, depth - 1)),
            10 => ("required", json!([name(rng)])),
            11..=13 => {
                let all = (0..=rng.below(3)).map(|_| (name(rng), schema(rng, depth - 1)));
                ("properties", Value::Object(all.collect()))
            }
            14 => ("additionalProperties", others(rng, depth)),
            15 => ("patternProperties", json!({"^x": schema(rng, depth - 1)})),
            16 => (
                "anyOf",
                json!([schema(rng, depth - 1), schema(rng, depth - 1)]),
            ),
            17 => (
                "oneOf",
                json!([schema(rng, depth - 1), schema(rng, depth - 1)]),
            ),
            18 => (
                "allOf",
                json!([schema(rng, depth - 1), schema(rng, depth - 1)]),
            ),
            19 => ("not", schema(rng, depth - 1)),
            20 => ("contains", schema(rng, depth - 1)),
            21 => {
                members.insert("then".to_owned(), schema(rng, depth - 1));
                members.insert("else".to_owned(), schema(rng, depth - 1));
                ("if", schema(rng, depth - 1))
            }
            22 => ("propertyNames", json!({"maxLength": count})),
            // The dialects that do not know these ignore them.
            23 => ("unevaluatedProperties", others(rng, depth)),
            24 => ("unevaluatedItems", others(rng, depth)),
            25 => (
                "prefixItems",
                json!([schema(rng, depth - 1), schema(rng, depth - 1)]),
            ),
            26 => (
                "dependentSchemas",
                json!({name(rng): schema(rng, depth - 1)}),
            ),
            27 => ("dependentRequired", json!({name(rng): [name(rng)]})),
            28 => {
                members.insert("contains".to_owned(), schema(rng, depth - 1));
                ("maxContains", json!(count))
            }
            _ => ("uniqueItems", json!(true)),
        };
        members.insert(keyword.to_owned(), value);
    }
    Value::Object(members)
}

/// What other members or items are.
fn others(rng: &mut Rng, depth: usize) -> Value {
    if rng.chance(50) {
        json!(false)
    } else {
        schema(rng, depth - 1)
    }
}

fn kind(rng: &mut Rng) -> &'static str {
    [
        "null", "boolean", "integer", "number", "string", "array", "object",
    ][rng.below(7)]
}

fn whole(rng: &mut Rng, dialect: &str) -> Value {
    let mut root = json!({"$schema": dialect, "allOf": [schema(rng, 3)]});
    root["definitions"] = json!({"d": {"type": ["object", "string"], "properties": {"a": {"$ref": "#/definitions/d"}, "b": schema(rng, 1)}}});
    root
}

/// Whether a value of the definition is one only if it is: what that says is not defined, and engines differ.
fn is_endless(root: &Value) -> bool {
    fn refers(schema: &Value) -> bool {
        let Some(members) = schema.as_object() else {
            return false;
        };
        members
            .iter()
            .any(|(keyword, value)| match keyword.as_str() {
                "$ref" => true,
                "not" | "if" | "then" | "else" => refers(value),
                "allOf" | "anyOf" | "oneOf" => {
                    value.as_array().is_some_and(|all| all.iter().any(refers))
                }
                "dependentSchemas" => value
                    .as_object()
                    .is_some_and(|all| all.values().any(refers)),
                _ => false,
            })
    }
    refers(&root["definitions"]["d"])
}

/// Changes one value somewhere.
fn edited(rng: &mut Rng, schema: &Value) -> Value {
    fn places(value: &Value, at: &str, found: &mut Vec<String>) {
        if let Value::Object(members) = value {
            found.push(at.to_owned());
            for (name, inner) in members {
                if !matches!(name.as_str(), "enum" | "const") {
                    places(inner, &format!("{at}/{name}"), found);
                }
            }
        } else if let Value::Array(items) = value {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{index}"), found);
            }
        }
    }
    let mut new = schema.clone();
    let mut all = Vec::new();
    places(schema, "", &mut all);
    let place = all[rng.below(all.len())].clone();
    let other = self::schema(rng, 1);
    let Some(Value::Object(members)) = new.pointer_mut(&place) else {
        return new;
    };
    let keys: Vec<String> = members
        .keys()
        .filter(|key| !key.starts_with('$') && *key != "definitions")
        .cloned()
        .collect();
    if rng.chance(50) && !keys.is_empty() {
        members.remove(&keys[rng.below(keys.len())]);
    } else if let Value::Object(other) = other {
        members.extend(other);
    }
    new
}

// SPEC C1, C2
#[test]
fn another_engine_finds_no_level_too_small_and_every_witness_right() {
    const DOCUMENTS: usize = 90;
    let mut rng = Rng::with_seed(number("SAOP_SEED", 7));
    let cases = number("SAOP_CASES", 150);
    let (mut levels, mut documents) = ([0_usize; 5], 0_usize);
    for case in 0..cases {
        let dialect = DIALECTS[rng.below(2)];
        let old = whole(&mut rng, dialect);
        let new = if rng.chance(75) {
            edited(&mut rng, &old)
        } else {
            whole(&mut rng, dialect)
        };
        if is_endless(&old) || is_endless(&new) {
            continue;
        }
        let engine = |schema: &Value| {
            jsonschema::options()
                .should_validate_formats(false)
                .build(schema)
                .ok()
        };
        let (Some(before), Some(after)) = (engine(&old), engine(&new)) else {
            continue;
        };
        let (was, is) = (old.to_string(), new.to_string());
        let Ok(found) = compare(Version::new(&was), Version::new(&is)) else {
            continue;
        };
        levels[found.level() as usize] += 1;
        for change in found.changes() {
            if let Some(witness) = change.witness() {
                let witness: Value = serde_json::from_str(witness).unwrap();
                documents += 1;
                assert!(
                    before.is_valid(&witness) && !after.is_valid(&witness),
                    "case {case}: {witness}\n{old}\n{new}"
                );
            }
        }
        if found.level() > Level::Minor {
            continue;
        }
        for _ in 0..DOCUMENTS {
            let document = value(&mut rng, 3);
            documents += 1;
            let (was, is) = (before.is_valid(&document), after.is_valid(&document));
            assert!(
                !was || is,
                "case {case}: {} but {document}\n{old}\n{new}",
                found.level()
            );
            assert!(
                found.level() == Level::Minor || was == is,
                "case {case}: {} but {document}\n{old}\n{new}",
                found.level()
            );
        }
    }
    println!(
        "{cases} pairs, {documents} documents; none, patch, minor, major, unknown: {levels:?}"
    );
    assert!(levels[2] > 0 && levels[3] > 0);
}
