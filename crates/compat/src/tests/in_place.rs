//! What several schemas say of one value: references, branches, dependencies, what is left unevaluated, and formats that a metaschema
//! asserts.

use serde_json::{Value, json};

use super::{LATEST, found, levels};
use crate::{Level, Text, Version, compare};

// SPEC C1
#[test]
fn one_of_two_branches_that_are_the_same_is_never_valid() {
    let branches = json!({"oneOf": [{"$ref": "#/definitions/d"}, {"$ref": "#/definitions/d"}], "definitions": {"d": {"type": "string"}}});
    levels(
        &branches,
        &json!({"type": "string"}),
        Level::Minor,
        Level::Major,
    );
    levels(&branches, &json!(false), Level::Patch, Level::Patch);
}

// SPEC C1. What an object requires says nothing of other values.
#[test]
fn a_dependency_holds_for_objects_alone() {
    let old =
        json!({"$schema": LATEST, "dependentSchemas": {"a": {"const": 2}}, "required": ["a"]});
    levels(&old, &json!({"type": "number"}), Level::Major, Level::Minor);
    let object = json!({"$schema": LATEST, "type": "object", "dependentSchemas": {"a": {"const": 2}}, "required": ["a"]});
    levels(&object, &json!(false), Level::Patch, Level::Patch);
}

// SPEC C1, S3. Where the metaschema asserts formats, one that changes is no text alone.
#[test]
fn formats_that_are_asserted_are_compared() {
    let meta = json!({"$id": "https://example.org/meta", "$schema": LATEST, "$vocabulary": {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
        "https://json-schema.org/draft/2020-12/vocab/format-assertion": true}});
    let documents = [("https://example.org/meta".to_owned(), meta.to_string())];
    let level = |dialect: &str, old: &str, new: &str| {
        let of = |format: &str| {
            let mut schema = json!({"$schema": dialect, "type": "string"});
            if !format.is_empty() {
                schema["format"] = format.into();
            }
            schema.to_string()
        };
        let (old, new) = (of(old), of(new));
        let version = |schema| Version {
            documents: &documents,
            ..Version::new(schema)
        };
        let found = compare(version(&old), version(&new)).unwrap();
        let changes = found.changes();
        assert_eq!(changes.len(), 1, "{changes:?}");
        assert_eq!(
            (
                changes[0].pointer(),
                changes[0].level(),
                changes[0].witness().is_some()
            ),
            ("/format", found.level(), found.level() == Level::Major)
        );
        (found.level(), found.text())
    };
    let asserted = "https://example.org/meta";
    for (dialect, old, new, expected) in [
        (asserted, "date", "", Level::Minor),
        (asserted, "", "date", Level::Major),
        (asserted, "date", "date-time", Level::Major),
        (LATEST, "", "date", Level::Patch),
        (LATEST, "date", "date-time", Level::Patch),
    ] {
        assert_eq!(
            level(dialect, old, new),
            (expected, Text::Changed),
            "{old} {new}"
        );
    }
}

// SPEC C4. Schemas may stand under any name, for references to lead there.
#[test]
fn what_a_reference_leads_to_is_no_text() {
    let of = |least: usize, words: &str| {
        json!({
            "$ref": "#/parts/a/full", "definitions": {"b": {"full": {"type": "string"}}},
            "parts": {"a": {"full": {"minLength": least, "description": words, "items": {"$ref": "#/definitions/b/full"}}}},
        })
    };
    let told = |old: &Value, new: &Value| -> Vec<_> {
        let found = found(old, new);
        found
            .changes()
            .iter()
            .map(|change| (change.pointer().to_owned(), change.level(), change.text()))
            .collect()
    };
    let place = |keyword: &str| format!("/parts/a/full/{keyword}");
    assert_eq!(
        told(&of(1, "A"), &of(2, "A")),
        [(place("minLength"), Level::Major, Text::Same)]
    );
    assert_eq!(
        told(&of(1, "A"), &of(1, "B")),
        [(place("description"), Level::Patch, Text::Changed)]
    );
}

// SPEC C1
#[test]
fn a_reference_is_what_it_leads_to() {
    let inline = json!({"properties": {"a": {"type": "string"}}});
    let named = |more: Value| json!({"properties": {"a": {"$ref": "#/definitions/A"}}, "definitions": {"A": more, "Unused": {"type": "null"}}});
    levels(
        &inline,
        &named(json!({"type": "string"})),
        Level::Patch,
        Level::Patch,
    );
    levels(
        &inline,
        &named(json!({"type": "string", "minLength": 1})),
        Level::Major,
        Level::Minor,
    );
    let documents = [(
        "https://example.org/b".to_owned(),
        json!({"type": "string"}).to_string(),
    )];
    let outside = json!({"properties": {"a": {"$ref": "https://example.org/b"}}}).to_string();
    let inline = inline.to_string();
    let new = Version {
        documents: &documents,
        ..Version::new(&outside)
    };
    assert_eq!(
        compare(Version::new(&inline), new).unwrap().level(),
        Level::Patch
    );
    let error = compare(Version::new(&outside), Version::new(&inline))
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with(
            "the old schema: /properties/a/$ref: expected a reference to a schema that was given"
        ),
        "{error}"
    );
}

// SPEC C1. What an inner `unevaluatedProperties` looks at is no longer unevaluated.
#[test]
fn what_is_unevaluated_depends_on_all_that_applies() {
    use Level::{Major, Minor, Patch};
    let of = |rest: Value| {
        let mut schema = json!({"$schema": LATEST, "unevaluatedProperties": false});
        for (keyword, value) in rest.as_object().unwrap() {
            schema[keyword] = value.clone();
        }
        schema
    };
    let inner = of(json!({"allOf": [{"unevaluatedProperties": {"type": "string"}}]}));
    levels(
        &inner,
        &json!({"properties": {"x": {"type": "integer"}}}),
        Major,
        Major,
    );
    // Which branch is valid says which members are looked at.
    let branches = |second: Value| {
        of(json!({"oneOf": [
            {"required": ["a"], "properties": {"a": {}, "b": {"type": "string"}}},
            {"required": ["c"], "properties": {"c": {}, "d": second}},
        ]}))
    };
    let (string, wider) = (
        json!({"type": "string"}),
        json!({"type": ["string", "null"]}),
    );
    levels(&branches(string.clone()), &branches(wider), Minor, Major);
    let less = of(json!({"oneOf": [
        {"required": ["a"], "properties": {"a": {}, "b": {"type": "string"}}},
        {"required": ["c"], "properties": {"c": {}}},
    ]}));
    levels(&branches(string), &less, Major, Minor);
    let one = |then: Value| {
        of(
            json!({"properties": {"k": {}}, "if": {"required": ["k"]}, "then": {"properties": then}}),
        )
    };
    levels(
        &one(json!({"x": {"minimum": 1}})),
        &one(json!({"x": {}})),
        Minor,
        Major,
    );
    let items = |first: Value, rest: Value| json!({"$schema": LATEST, "prefixItems": [first], "unevaluatedItems": rest});
    levels(
        &items(json!({"minimum": 1}), json!(false)),
        &items(json!({}), json!(false)),
        Minor,
        Major,
    );
    levels(
        &items(json!({}), json!(false)),
        &json!({"$schema": LATEST, "prefixItems": [{}], "items": false}),
        Patch,
        Patch,
    );
    // What `contains` finds is looked at.
    let looked =
        json!({"$schema": LATEST, "contains": {"type": "string"}, "unevaluatedItems": false});
    levels(
        &looked,
        &json!({"$schema": LATEST, "maxItems": 1}),
        Major,
        Major,
    );
}
