//! What a comparison may take: one that takes too long is given up, and told as not proven. SPEC C5, X4. Schemas of each form that
//! does are in the tests of the command, whose end ends what was given up.

#![cfg(test)]

use std::time::{Duration, Instant};

use saop_compat::{Level, Version, compare, compare_tools};
use saop_tools::ToolList;
use serde_json::{Map, Value, json};

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

/// A schema of each form that takes more than its size says, with so many parts.
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
        ("items", json!({"items": many(count, least)})),
        ("anyOf", json!({"anyOf": many(count, pattern)})),
        ("enum", json!({"enum": many(count, Value::from)})),
    ]
}

// SPEC C5
#[test]
fn what_takes_too_long_is_given_up_and_nothing_is_begun_after_it() {
    let slow = |count: usize| {
        let bounds = many(count, |n| json!({"multipleOf": 2 * n + 1}));
        json!({"properties": {"a": {"allOf": bounds}}})
    };
    let plain = |most: u64| json!({"maxProperties": most});
    let (old, new) = (slow(400), slow(399));
    let start = Instant::now();
    let (before, after) = (old.to_string(), new.to_string());
    let found = compare(Version::new(&before), Version::new(&after)).unwrap();
    assert!(found.was_given_up() && !found.is_proven());
    assert_eq!(found.level(), Level::Major);
    // What changed is told all the same.
    assert_eq!(found.changes()[0].pointer(), "/properties/a/allOf");
    let same = compare(Version::new(&before), Version::new(&before)).unwrap();
    assert_eq!((same.level(), same.was_given_up()), (Level::Patch, false));

    let tools = |first: u64, slow: Value, last: u64| {
        let tools = json!({"a": plain(first), "b": slow, "c": plain(last), "d": plain(9)});
        ToolList::parse(&tools.to_string()).unwrap()
    };
    let found = compare_tools(&tools(1, old.clone(), 1), &tools(2, new.clone(), 2));
    let told: Vec<_> = found.tools().iter().map(ToString::to_string).collect();
    let cannot = "major, it cannot be told whether every call that was accepted still is:";
    assert_eq!(
        told,
        [
            "a: minor, every call that was accepted still is".to_owned(),
            format!("b: {cannot} comparing the schemas takes longer than 2 s"),
            format!(
                "c: {cannot} the new schema: expected less to compare, but found that the schemas before it took too long"
            ),
        ]
    );

    let result = |schema: &Value| {
        let tools = json!([{"name": "t", "inputSchema": {}, "outputSchema": schema}]);
        ToolList::parse(&tools.to_string()).unwrap()
    };
    let found = compare_tools(&result(&old), &result(&new));
    assert_eq!(
        found.tools()[0].undecided(),
        Some("comparing the schemas takes longer than 2 s")
    );

    let definitions = |first: u64, slow: Value, last: u64| {
        let all = json!({"a": plain(first), "b": slow, "c": plain(last), "d": plain(9)});
        json!({ "definitions": all }).to_string()
    };
    let (old, new) = (definitions(1, old, 1), definitions(2, new, 2));
    let found = compare(Version::new(&old), Version::new(&new)).unwrap();
    let told: Vec<_> = found
        .changes()
        .iter()
        .map(|change| format!("{} {}", change.level(), change.pointer()))
        .collect();
    assert_eq!(
        told,
        [
            "minor /definitions/a/maxProperties",
            "major /definitions/b/properties/a/allOf",
            "major /definitions/c"
        ]
    );
    assert!(found.was_given_up());
    let took = start.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
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

// Found in review: 1 MiB of references to one list of constants became gigabytes before anything was compared.
#[test]
fn what_references_copy_is_bounded() {
    let schema = |count: usize| {
        let list = many(20_000, Value::from);
        let all = named(count, |_| json!({"$ref": "#/definitions/list"}));
        json!({"properties": all, "definitions": {"list": {"enum": list}}}).to_string()
    };
    let (few, many) = (schema(10), schema(20_000));
    assert!(compare(Version::new(&few), Version::new(&few)).is_ok());
    let error = compare(Version::new(&few), Version::new(&many)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the new schema: expected at most 8 MiB once every `$ref` is followed, but found more"
    );
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
    let twice = r#"{"$id": "b.json", "type": "string", "type": "integer"}"#;
    let documents = [("b.json".to_owned(), twice.to_owned())];
    let old = Version {
        documents: &documents,
        ..Version::new(r#"{"$ref": "b.json"}"#)
    };
    assert!(compare(old, Version::new(one)).is_err());
}
