//! Warnings of what no value meets: where they are, what they say, and that they are right. SPEC S3.

#![allow(
    clippy::unwrap_used,
    clippy::too_many_lines,
    reason = "a test that panics has failed, and a table of cases is long"
)]

#[allow(dead_code, reason = "each of its users needs a part")]
#[path = "../src/files.rs"]
mod files;
// The fuzzer makes its schemas in the same way.
#[path = "../../../tests/oracle/random_schema.rs"]
mod random_schema;
#[allow(dead_code, reason = "the fuzzer has further uses of it")]
#[path = "../../../tests/oracle/tape.rs"]
mod tape;

use std::fs;
use std::path::Path;

use fastrand::Rng;
use saop_schema::{CompileOptions, Dialect, Outline, ProblemKind, Schema};
use serde_json::{Value, json};

use self::random_schema::Make;
use self::tape::Tape;

fn outline(text: &str) -> Outline {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    let mut outline = Outline::of(text, &options).unwrap();
    let warnings = &mut outline.warnings;
    warnings.retain(|one| {
        matches!(
            one.kind(),
            ProblemKind::ContradictoryBounds | ProblemKind::Endless | ProblemKind::Unsatisfiable
        )
    });
    outline
}

/// Each warning as "location: message".
fn warnings(text: &str) -> Vec<String> {
    let warnings = outline(text).warnings;
    assert!(warnings.iter().all(|one| one.kind().is_warning()));
    let words = warnings
        .iter()
        .map(|one| format!("{}: {}", one.location(), one.message()));
    words.collect()
}

// SPEC S3
#[test]
fn what_no_value_meets_is_told_where_it_comes_from() {
    let excluded = "expected a type that every keyword here allows, but found none";
    let required = "expected the schema of the required member `a` to allow a value, but found that it allows none";
    let endless = "expected values that can end, but found that each one needs another such value within it; make a member optional or nullable, \
         or allow an empty array";
    for (schema, expected) in [
        // Bounds that cross.
        (
            json!({"type": "integer", "minimum": 5, "maximum": 3}),
            "/maximum: expected `maximum` to be at least `minimum` 5, but found 3",
        ),
        (
            json!({"exclusiveMinimum": 3, "maximum": 3}),
            "/maximum: expected `maximum` to be above `exclusiveMinimum` 3, but found 3",
        ),
        (
            json!({"minimum": 3.5, "maximum": 9, "exclusiveMaximum": 3.5}),
            "/exclusiveMaximum: expected `exclusiveMaximum` to be above `minimum` 3.5, but found 3.5",
        ),
        (
            json!({"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 3, "maximum": 3, "exclusiveMaximum": true}),
            "/maximum: expected `maximum` to be above `minimum` 3, but found 3",
        ),
        (
            json!({"type": ["integer", "null"], "minimum": 1.2, "maximum": 1.8}),
            "/maximum: expected bounds that some integer meets, but found none between 1.2 and 1.8",
        ),
        (
            json!({"type": "integer", "exclusiveMinimum": -4, "exclusiveMaximum": -3}),
            "/exclusiveMaximum: expected bounds that some integer meets, but found none between -4 and -3",
        ),
        (
            json!({"type": "string", "minLength": 5, "maxLength": 3}),
            "/maxLength: expected `maxLength` to be at least `minLength` 5, but found 3",
        ),
        (
            json!({"minItems": 3, "maxItems": 1, "type": "array"}),
            "/maxItems: expected `maxItems` to be at least `minItems` 3, but found 1",
        ),
        (
            json!({"properties": {"p": {"minProperties": 3, "maxProperties": 1}}}),
            "/properties/p/maxProperties: expected `maxProperties` to be at least `minProperties` 3, but found 1",
        ),
        (
            json!({"contains": {}, "minContains": 3, "maxContains": 1}),
            "/maxContains: expected `maxContains` to be at least 3, but found 1",
        ),
        (
            json!({"allOf": [{"minimum": 5}, {"$ref": "#/$defs/low"}], "$defs": {"low": {"maximum": 3}}}),
            "/$defs/low/maximum: expected `maximum` to be at least `minimum` 5, but found 3",
        ),
        // Definitions that nothing refers to are mistaken as well.
        (
            json!({"$defs": {"a": {"minLength": 2, "maxLength": 1}}}),
            "/$defs/a/maxLength: expected `maxLength` to be at least `minLength` 2, but found 1",
        ),
        // Constants.
        (
            json!({"enum": []}),
            "/enum: expected at least one value in `enum`, but found none",
        ),
        (
            json!({"type": "string", "enum": [1, 2, null]}),
            "/enum: expected the rest of the schema to allow a value of `enum`, but found that it allows none",
        ),
        (
            json!({"type": "string", "const": 1}),
            "/const: expected a `const` of type `string`, but found the number 1; change it, or the `type`",
        ),
        (
            json!({"minimum": 5, "allOf": [{"const": 1}]}),
            "/allOf/0/const: expected the rest of the schema to allow the `const`, but found that it does not",
        ),
        // Types.
        (
            json!({"allOf": [{"type": "string"}, {"type": "integer"}]}),
            &format!(": {excluded}"),
        ),
        (
            json!({"items": {"type": "string", "anyOf": [{"type": "integer"}, {"type": "null"}]}}),
            &format!("/items: {excluded}"),
        ),
        // Members.
        (
            json!({"type": "object", "required": ["a"], "properties": {"a": false}}),
            &format!("/properties/a: {required}"),
        ),
        (
            json!({"required": ["a"], "allOf": [{"properties": {"a": {"anyOf": [false, {"not": {}}]}}}]}),
            &format!("/allOf/0/properties/a: {required}"),
        ),
        (
            json!({"required": ["a"], "patternProperties": {"^a": false}}),
            &format!("/patternProperties: {required}"),
        ),
        (
            json!({"allOf": [{"required": ["a", "b"]}, {"properties": {"b": {}}, "patternProperties": {"^c": {}}, "additionalProperties": false}]}),
            "/allOf/0/required: expected `additionalProperties` to allow the required member `a`, but found that it does not",
        ),
        (
            json!({"required": ["ab"], "propertyNames": {"maxLength": 1}}),
            "/propertyNames: expected `propertyNames` to allow the required member `ab`, but found that it does not",
        ),
        (
            json!({"required": ["a", "b"], "maxProperties": 1}),
            "/maxProperties: expected `maxProperties` to be at least the 2 required members, but found 1",
        ),
        // Items.
        (
            json!({"minItems": 2, "prefixItems": [{}], "items": false}),
            "/minItems: expected `minItems` to be at most 1, since no more items can be valid, but found 2",
        ),
        (
            json!({"minItems": 3, "prefixItems": [{}, false]}),
            "/minItems: expected `minItems` to be at most 1, since no more items can be valid, but found 3",
        ),
        (
            json!({"contains": false}),
            "/contains: expected `contains` to allow a value, but found that it allows none",
        ),
        (
            json!({"type": "array", "minItems": 3, "prefixItems": [false, false]}),
            "/minItems: expected `minItems` to be at most 0, since no more items can be valid, but found 3",
        ),
        // What follows from another one is not told again.
        (
            json!({"type": "object", "required": ["a"], "properties": {"a": {"anyOf": [{"enum": []}, false]}}}),
            "/properties/a/anyOf/0/enum: expected at least one value in `enum`, but found none",
        ),
        // Values without an end.
        (
            json!({"type": "object", "required": ["next"], "properties": {"next": {"$ref": "#"}}}),
            &format!(": {endless}"),
        ),
        (
            json!({"properties": {"t": {"$ref": "#/$defs/tree"}}, "$defs": {
                "tree": {"type": "object", "required": ["nodes"], "properties": {"nodes": {"$ref": "#/$defs/list"}}},
                "list": {"type": "array", "minItems": 1, "items": {"anyOf": [{"$ref": "#/$defs/tree"}, false]}},
            }}),
            &format!("/$defs/list: {endless}"),
        ),
    ] {
        assert_eq!(warnings(&schema.to_string()), [expected], "{schema}");
        let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
        assert!(Schema::compile(&schema.to_string(), &options).is_ok());
    }
}

// SPEC S3
#[test]
fn what_some_value_meets_is_not_told() {
    for schema in [
        json!(false),
        json!({"not": {}}),
        json!({"properties": {"a": false}, "required": ["b"]}),
        json!({"allOf": [{"type": "string"}, {"type": ["integer", "string"]}]}),
        json!({"minimum": 3, "maximum": 3}),
        json!({"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 3}),
        json!({"type": "integer", "minimum": -1.5, "maximum": -0.5}),
        json!({"type": "number", "minimum": 1.2, "maximum": 1.8}),
        json!({"type": ["integer", "number"], "minimum": 1.2, "maximum": 1.8}),
        json!({"type": "integer", "minimum": 1e300, "maximum": 1e301}),
        json!({"minLength": 3, "maxLength": 3}),
        json!({"type": "string", "enum": [1, "a"]}),
        json!({"anyOf": [false, {"type": "string"}]}),
        json!({"minItems": 1, "items": {"$ref": "#"}}),
        json!({"type": "object", "required": ["a"], "properties": {"a": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}}}),
        json!({"type": "object", "properties": {"a": {"$ref": "#"}}}),
        json!({"type": "object", "allOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}]}}}),
        json!({"required": ["a"], "patternProperties": {"^a": {}}, "additionalProperties": false}),
        json!({"contains": false, "minContains": 0}),
        // `$ref` stands alone there.
        json!({"$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#/definitions/a", "enum": [], "definitions": {"a": {}}}),
        json!({"$schema": "http://json-schema.org/draft-07/schema#", "contains": {}, "minContains": 3, "maxContains": 1}),
    ] {
        assert_eq!(
            warnings(&schema.to_string()),
            Vec::<String>::new(),
            "{schema}"
        );
    }
}

/// A value and all that are within it.
fn within(value: &Value, all: &mut Vec<String>) {
    all.push(value.to_string());
    match value {
        Value::Array(items) => items.iter().for_each(|item| within(item, all)),
        Value::Object(members) => members.values().for_each(|value| within(value, all)),
        _ => {}
    }
}

/// Tries the parts that no value meets with values; returns how many such parts there are.
fn judge(outline: &Outline, values: &[String], schema: &str) -> usize {
    let mut unmet = 0;
    for (number, part) in outline
        .parts
        .iter()
        .enumerate()
        .filter(|(_, part)| part.unmet)
    {
        unmet += 1;
        for value in values {
            assert!(
                !outline.accepts(number, value),
                "{:?} accepts {value}: {schema}",
                part.location
            );
        }
    }
    unmet
}

// SPEC S3
#[test]
fn no_value_of_the_suite_is_valid_where_none_is_said_to_be() {
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite");
    let remotes = files::remotes(&suite).unwrap();
    let mut unmet = 0;
    for (folder, dialect) in [
        ("draft7", Dialect::Draft07),
        ("draft2019-09", Dialect::Draft201909),
        ("draft2020-12", Dialect::Draft202012),
    ] {
        for path in files::files(&suite.join("tests").join(folder)).unwrap() {
            let groups: Vec<Value> =
                serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            for group in groups {
                let options = CompileOptions::new()
                    .with_dialect(dialect)
                    .with_finder(|uri: &str| remotes.get(uri).cloned());
                let schema = group["schema"].to_string();
                let Ok(outline) = Outline::of(&schema, &options) else {
                    continue;
                };
                let mut values = Vec::new();
                for test in group["tests"].as_array().unwrap() {
                    within(&test["data"], &mut values);
                }
                unmet += judge(&outline, &values, &schema);
            }
        }
    }
    assert!(unmet > 100, "{unmet}");
}

// SPEC S3
#[test]
fn no_random_value_is_valid_where_none_is_said_to_be() {
    let mut unmet = 0;
    for round in 0..2_000 {
        let mut rng = Rng::with_seed(round);
        let choices: Vec<u8> = (0..2048).map(|_| rng.u8(..)).collect();
        let mut make = Make::new(Tape::new(&choices));
        let schema = make.root().to_string();
        let outline = Outline::of(&schema, &CompileOptions::new()).unwrap();
        let mut values = Vec::new();
        for _ in 0..10 {
            within(&make.value(3), &mut values);
        }
        unmet += judge(&outline, &values, &schema);
    }
    assert!(unmet > 1_000, "{unmet}");
}

// SPEC S3
#[test]
fn repeated_constants_and_keywords_of_another_type_are_told() {
    let told = |schema: Value| -> Vec<String> {
        let outline = Outline::of(&schema.to_string(), &CompileOptions::new()).unwrap();
        let told = outline.warnings.iter().map(|one| {
            let (kind, location, message) = (one.kind().as_str(), one.location(), one.message());
            format!("{kind} {location}: {message}")
        });
        told.collect()
    };
    for (schema, expected) in [
        (
            json!({"type": "string", "minimum": 3}),
            Some(
                "inapplicable_keyword /minimum: expected a keyword about values of type `string`, but found `minimum`, which says nothing of them",
            ),
        ),
        (
            json!({"type": ["object", "null"], "items": {}}),
            Some(
                "inapplicable_keyword /items: expected a keyword about values of type `object` or `null`, but found `items`, which says nothing of them",
            ),
        ),
        (
            json!({"enum": [1, "a", 1.0]}),
            Some(
                "repeated_constant /enum: expected each value of an `enum` once, but found the number 1.0 again; the first is at index 0",
            ),
        ),
        (json!({"type": ["string", "number"], "minimum": 3}), None),
        (json!({"minimum": 3, "minLength": 3}), None),
        (json!({"type": "integer", "minimum": 3}), None),
        (json!({"enum": [1, "1", true]}), None),
        // Up to draft-07 it means nothing there, which is told otherwise.
        (json!({"allOf": [{"type": "string"}], "maxItems": 3}), None),
    ] {
        let expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
        assert_eq!(told(schema.clone()), expected, "{schema}");
    }
}
