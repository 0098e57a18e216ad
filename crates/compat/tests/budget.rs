//! What a comparison may take: schemas of each form that costs more than its size are given up before they are tried, and told
//! as not proven. SPEC C5, X4.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::time::{Duration, Instant};

use saop_compat::{Level, Version, compare, compare_tools};
use saop_tools::ToolList;
use serde_json::{Map, Value, json};

/// Much more than any of these takes, and much less than each took.
const SOON: Duration = Duration::from_secs(10);

fn many(count: usize, of: impl Fn(usize) -> Value) -> Vec<Value> {
    (0..count).map(of).collect()
}

fn named(count: usize, of: impl Fn(usize) -> Value) -> Value {
    let members: Map<String, Value> = (0..count).map(|n| (format!("r{n}"), of(n))).collect();
    members.into()
}

fn least(n: usize) -> Value {
    json!({"minLength": n})
}

/// A schema of each form that grew faster than its size, with so many parts.
fn costly(count: usize) -> Vec<(&'static str, Value)> {
    let names = |count| many(count, |n| format!("r{n}").into());
    let pattern = |n| json!({"type": "string", "minLength": n, "pattern": format!("^a{n}")});
    vec![
        (
            "allOf",
            json!({"allOf": many(count, |n| json!({"properties": {format!("p{n}"): {"type": "string"}}}))}),
        ),
        (
            "not",
            json!({"allOf": many(count, |n| json!({"not": {"const": n}}))}),
        ),
        (
            "multipleOf",
            json!({"allOf": many(count, |n| json!({"multipleOf": 2 * n + 1}))}),
        ),
        (
            "not enum",
            json!({"not": {"enum": many(count, Value::from)}}),
        ),
        (
            "patternProperties",
            json!({"type": "object", "patternProperties": named(count, least)}),
        ),
        (
            "required",
            json!({"type": "object", "required": names(count)}),
        ),
        (
            "closed",
            json!({"additionalProperties": false, "properties": named(count, least), "required": names(count / 2)}),
        ),
        (
            "further members",
            json!({"additionalProperties": {"maxLength": 3}, "properties": named(count, least)}),
        ),
        ("items", json!({"items": many(count, least)})),
        ("anyOf", json!({"anyOf": many(count, pattern)})),
        ("enum", json!({"enum": many(count, Value::from)})),
    ]
}

// SPEC C5. Found by an attack: an `allOf` of 6 000 members took 25 s and 908 MB.
#[test]
fn what_would_take_long_is_not_tried() {
    let (old, new) = (costly(3_000), costly(2_999));
    for ((form, old), (_, new)) in old.into_iter().zip(new) {
        let (old, new) = (old.to_string(), new.to_string());
        let start = Instant::now();
        let found = compare(Version::new(&old), Version::new(&new)).unwrap();
        let took = start.elapsed();
        assert_eq!(
            (found.level(), found.is_proven()),
            (Level::Major, false),
            "{form}"
        );
        assert!(took < SOON, "{form}: {took:?}");
        let same = compare(Version::new(&old), Version::new(&old)).unwrap();
        assert_eq!(same.level(), Level::Patch, "{form}");
    }
}

// Found by an attack: 29 KB took 2 s, 59 KB 8 s.
#[test]
fn an_enum_against_as_many_constants_is_not_tried() {
    let old = json!({"enum": many(4_000, Value::from)}).to_string();
    let new = json!({"anyOf": many(4_000, |n| json!({"const": n}))}).to_string();
    let start = Instant::now();
    for (old, new) in [(&old, &new), (&new, &old)] {
        let found = compare(Version::new(old), Version::new(new)).unwrap();
        assert_eq!((found.level(), found.is_proven()), (Level::Major, false));
    }
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
}

#[test]
fn schemas_of_usual_sizes_are_compared() {
    for (form, size) in [
        ("allOf", 100),
        ("not", 32),
        ("multipleOf", 24),
        ("not enum", 64),
        ("patternProperties", 64),
        ("required", 200),
        ("items", 100),
        ("anyOf", 32),
        ("enum", 500),
    ] {
        let of = |count| {
            let mut all = costly(count).into_iter();
            all.find(|(name, _)| *name == form).unwrap().1.to_string()
        };
        let (mut old, mut new) = (of(size), of(size - 1));
        if ["anyOf", "enum"].contains(&form) {
            // These accept more with one more.
            std::mem::swap(&mut old, &mut new);
        }
        let found = compare(Version::new(&old), Version::new(&new)).unwrap();
        assert_eq!(found.level(), Level::Minor, "{form}");
    }
}

#[test]
fn all_tools_and_all_definitions_have_one_budget() {
    let tools = |count: usize| {
        let schema = json!({"patternProperties": named(count, least)});
        let tools: Map<String, Value> = (0..200)
            .map(|n| (format!("t{n}"), schema.clone()))
            .collect();
        ToolList::parse(&Value::Object(tools).to_string()).unwrap()
    };
    let start = Instant::now();
    let found = compare_tools(&tools(150), &tools(149));
    assert_eq!(found.level(), Level::Major);
    let given_up = |why: Option<&str>| why.is_some_and(|why| why.contains("took too long"));
    let mut last = found.tools().iter().rev();
    assert!(given_up(last.next().unwrap().undecided()));

    let definitions = |count: usize| {
        let all = named(400, |n| {
            let next = format!("#/definitions/r{}", (n + 1) % 400);
            json!({"properties": {"next": {"$ref": next}, "own": {"enum": many(count, Value::from)}}})
        });
        json!({ "definitions": all }).to_string()
    };
    let found = compare(
        Version::new(&definitions(400)),
        Version::new(&definitions(401)),
    );
    let found = found.unwrap();
    assert_eq!((found.level(), found.is_proven()), (Level::Major, false));
    let took = start.elapsed();
    assert!(took < Duration::from_mins(4), "{took:?}");
}

// SPEC C5. Found by an attack: the last of two equal keys was compared.
#[test]
fn a_schema_that_repeats_a_key_is_refused() {
    let (one, twice) = (
        r#"{"type": "string"}"#,
        r#"{"type": "string", "type": "integer"}"#,
    );
    for (old, new, what) in [(one, twice, "new"), (twice, one, "old")] {
        let error = compare(Version::new(old), Version::new(new)).unwrap_err();
        let expected = format!(
            "the {what} schema: expected each key once in an object, but found `type` again"
        );
        assert_eq!(error.to_string(), expected);
    }
    let beside = [r#"{"$id": "b.json", "type": "string", "type": "integer"}"#.to_owned()];
    let old = Version {
        beside: &beside,
        ..Version::new(r#"{"$ref": "b.json"}"#)
    };
    assert!(compare(old, Version::new(one)).is_err());
}
