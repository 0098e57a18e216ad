//! Levels of pairs of schemas: those that reviews found wrong once, and what each keyword needs.

use serde_json::{Value, json};

use super::*;

mod in_place;
mod recursion;

const DRAFT_04: &str = "http://json-schema.org/draft-04/schema#";
const DRAFT_07: &str = "http://json-schema.org/draft-07/schema#";
const LATEST: &str = "https://json-schema.org/draft/2020-12/schema";

fn found(old: &Value, new: &Value) -> Comparison {
    let (old, new) = (old.to_string(), new.to_string());
    compare(Version::new(&old), Version::new(&new)).unwrap()
}

/// Compares both ways. A major change has a witness.
#[track_caller]
fn levels(old: &Value, new: &Value, there: Level, back: Level) {
    for (old, new, level) in [(old, new, there), (new, old, back)] {
        let found = found(old, new);
        assert_eq!(found.level(), level, "{old} {new} {:?}", found.changes());
        let has_witness = found
            .changes()
            .iter()
            .any(|change| change.witness().is_some());
        assert_eq!(has_witness, level == Level::Major, "{old} {new}");
    }
}

// SPEC C1
#[test]
fn nothing_changed_only_if_the_json_is_the_same() {
    let old = json!({"type": "string", "minLength": 1});
    assert_eq!(found(&old, &old).level(), Level::None);
    let spelled = compare(
        Version::new(r#"{"type": "string"}"#),
        Version::new(r#"{ "type":"string" }"#),
    )
    .unwrap();
    assert_eq!((spelled.level(), spelled.text()), (Level::None, Text::Same));
    let titled = json!({"type": "string", "minLength": 1, "title": "T"});
    let said = found(&old, &titled);
    assert_eq!((said.level(), said.text()), (Level::Patch, Text::Changed));
    assert_eq!(
        (said.changes()[0].pointer(), said.changes()[0].new_value()),
        ("/title", Some("\"T\""))
    );
    assert_eq!(said.next_version("1.0.0").as_deref(), Some("1.0.1"));
}

// SPEC C2
#[test]
fn a_witness_has_what_its_own_change_refuses() {
    let schema = |text: Value, number: Value| json!({"type": "object", "required": ["p"], "properties": {"p": text, "n": number}});
    let old = schema(json!({"type": "string"}), json!({"type": "integer"}));
    let new = schema(
        json!({"type": "string", "minLength": 1}),
        json!({"type": "integer", "maximum": 9}),
    );
    let found = found(&old, &new);
    for change in found.changes() {
        let witness: Value = serde_json::from_str(change.witness().unwrap()).unwrap();
        let name = change.pointer().split('/').nth(2).unwrap();
        assert!(witness.get(name).is_some(), "{change}: {witness}");
    }
}

// SPEC C1, C2, E6
#[test]
#[allow(clippy::too_many_lines, reason = "a table")]
fn each_keyword_is_proven_or_shown() {
    use Level::{Major, Minor, Patch};
    for (old, new, there, back) in [
        (
            json!({"type": "string"}),
            json!({"type": ["string", "null"]}),
            Minor,
            Major,
        ),
        (
            json!({"minLength": 2}),
            json!({"minLength": 1}),
            Minor,
            Major,
        ),
        (
            json!({"minLength": 2}),
            json!({"minLength": 2.0, "maxLength": 1}),
            Major,
            Minor,
        ),
        (
            json!({"type": "integer", "minimum": 0}),
            json!({"type": "integer", "exclusiveMinimum": -1}),
            Patch,
            Patch,
        ),
        (
            json!({"type": "integer"}),
            json!({"type": "number"}),
            Minor,
            Major,
        ),
        (
            json!({"type": "integer"}),
            json!({"type": "number", "multipleOf": 1}),
            Patch,
            Patch,
        ),
        (
            json!({"enum": ["x"]}),
            json!({"enum": ["x", "y"]}),
            Minor,
            Major,
        ),
        (json!({"const": "x"}), json!({"enum": ["x"]}), Patch, Patch),
        (
            json!({"const": "x", "enum": ["x", "y"]}),
            json!({"const": "x"}),
            Patch,
            Patch,
        ),
        (
            json!({"const": "z", "enum": ["x", "y"]}),
            json!(false),
            Patch,
            Patch,
        ),
        (
            json!({"type": "boolean"}),
            json!({"enum": [true, false]}),
            Patch,
            Patch,
        ),
        (
            json!({"type": ["string", "null"]}),
            json!({"anyOf": [{"type": "string"}, {"type": "null"}]}),
            Patch,
            Patch,
        ),
        (
            json!({"oneOf": [{"type": "string"}, {"type": "null"}]}),
            json!({"type": ["string", "null"]}),
            Patch,
            Patch,
        ),
        (
            json!({"items": {"type": "string"}, "minItems": 1}),
            json!({"items": {"type": "string"}}),
            Minor,
            Major,
        ),
        (
            json!({"multipleOf": 4}),
            json!({"multipleOf": 2}),
            Minor,
            Major,
        ),
        (
            json!({"pattern": "^a+$", "minLength": 3}),
            json!({"pattern": "^a+$"}),
            Minor,
            Major,
        ),
        (json!({"uniqueItems": true}), json!({}), Minor, Major),
        (json!({"required": ["a"]}), json!({}), Minor, Major),
        (json!({"not": {"type": "string"}}), json!({}), Minor, Major),
        (
            json!({"not": {"type": "string", "minLength": 5}}),
            json!({"not": {"type": "string", "minLength": 1}}),
            Major,
            Minor,
        ),
        (
            json!({"if": {"required": ["a"]}, "then": {"required": ["b"]}}),
            json!({}),
            Minor,
            Major,
        ),
        (
            json!({"contains": {"type": "string"}}),
            json!({"minItems": 1}),
            Level::Unknown,
            Major,
        ),
        (
            json!({"propertyNames": {"maxLength": 3}}),
            json!({"propertyNames": {"maxLength": 4}}),
            Minor,
            Major,
        ),
        (
            json!({"additionalProperties": false}),
            json!({"properties": {"a": {}}}),
            Minor,
            Major,
        ),
        (
            json!({"patternProperties": {"^x": {"type": "string"}}}),
            json!({"patternProperties": {"^x": {}}}),
            Minor,
            Major,
        ),
    ] {
        if there == Level::Unknown {
            assert_eq!(found(&new, &old).level(), back, "{new} {old}");
            continue;
        }
        levels(&old, &new, there, back);
    }
}

// SPEC C1. Names that `required` alone has are not listed, and `additionalProperties` is about them.
#[test]
fn a_name_in_required_alone_is_no_property() {
    let old = json!({"type": "object", "required": ["a"], "properties": {"b": {}}});
    let new = json!({"type": "object", "required": ["a"], "properties": {"b": {}}, "additionalProperties": {"type": "string"}});
    levels(&old, &new, Level::Major, Level::Minor);
    let closed = json!({"type": "object", "required": ["a"], "properties": {"b": {}}, "additionalProperties": false});
    levels(&closed, &json!(false), Level::Patch, Level::Patch);
}

// SPEC C1
#[test]
fn a_value_that_two_schemas_describe_is_what_both_say() {
    let both = json!({"allOf": [{"properties": {"a": {"type": "string"}}}], "properties": {"a": {"minLength": 2}}});
    let one = json!({"properties": {"a": {"type": "string", "minLength": 2}}});
    levels(&both, &one, Level::Patch, Level::Patch);
    levels(
        &both,
        &json!({"properties": {"a": {"type": "string"}}}),
        Level::Minor,
        Level::Major,
    );
}

// SPEC C1
#[test]
fn recursive_schemas_are_compared_by_induction() {
    let of = |least: u64, items: &str| {
        json!({"$ref": "#/definitions/T", "definitions": {"T": {"type": "object", "required": ["n"], "properties": {
            "n": {"type": "string", "minLength": least}, "c": {"type": items, "items": {"$ref": "#/definitions/T"}}}}}})
    };
    levels(&of(2, "array"), &of(1, "array"), Level::Minor, Level::Major);
    let unrolled = json!({"$ref": "#/definitions/T", "definitions": {"T": {"type": "object", "required": ["n"], "properties": {
        "n": {"type": "string", "minLength": 2}, "c": {"type": "array", "items": {"$ref": "#/definitions/U"}}}},
        "U": {"type": "object", "required": ["n"], "properties": {
        "n": {"type": "string", "minLength": 2}, "c": {"type": "array", "items": {"$ref": "#/definitions/T"}}}}}});
    levels(&of(2, "array"), &unrolled, Level::Patch, Level::Patch);
}

// SPEC C1, S1
#[test]
fn each_dialect_is_read_as_it_says() {
    use Level::{Major, Minor, Patch};
    for (old, new, there, back) in [
        (
            json!({"$schema": DRAFT_04, "type": "integer"}),
            json!({"$schema": LATEST, "type": "integer"}),
            Minor,
            Major,
        ),
        (
            json!({"$schema": DRAFT_04, "minimum": 1, "exclusiveMinimum": true}),
            json!({"$schema": LATEST, "exclusiveMinimum": 1}),
            Patch,
            Patch,
        ),
        (
            json!({"$schema": DRAFT_07, "items": [{"type": "string"}]}),
            json!({"$schema": LATEST, "prefixItems": [{"type": "string"}]}),
            Patch,
            Patch,
        ),
        (
            json!({"$schema": DRAFT_07, "dependencies": {"a": ["b"]}}),
            json!({"$schema": LATEST, "dependentRequired": {"a": ["b"]}}),
            Patch,
            Patch,
        ),
        // Beside a reference, keywords count since 2019-09.
        (
            json!({"$schema": DRAFT_07, "$ref": "#/definitions/A", "maxLength": 2, "definitions": {"A": {"type": "string"}}}),
            json!({"$schema": LATEST, "type": "string"}),
            Patch,
            Patch,
        ),
        (
            json!({"$schema": LATEST, "$ref": "#/$defs/A", "maxLength": 2, "$defs": {"A": {"type": "string"}}}),
            json!({"$schema": LATEST, "type": "string", "maxLength": 2}),
            Patch,
            Patch,
        ),
        // What a dialect does not know refuses nothing.
        (
            json!({"$schema": DRAFT_07, "prefixItems": [false], "dependentRequired": {"a": ["b"]}}),
            json!({"$schema": DRAFT_07}),
            Patch,
            Patch,
        ),
        (
            json!({"$schema": LATEST, "contains": {"type": "string"}, "minContains": 2}),
            json!({"$schema": LATEST, "contains": {"type": "string"}}),
            Minor,
            Major,
        ),
        (
            json!({"$schema": LATEST, "contains": {"type": "string"}, "maxContains": 1}),
            json!({"$schema": LATEST, "contains": {"type": "string"}, "maxContains": 2}),
            Minor,
            Major,
        ),
        (
            json!({"$schema": LATEST, "properties": {"a": {}}, "unevaluatedProperties": false}),
            json!({"$schema": LATEST, "properties": {"a": {}, "b": {}}, "unevaluatedProperties": false}),
            Minor,
            Major,
        ),
    ] {
        levels(&old, &new, there, back);
    }
}

// SPEC C1, E6
#[test]
fn members_come_and_go() {
    let object = |properties: Value, required: Value| json!({"type": "object", "additionalProperties": false, "properties": properties, "required": required});
    let two = json!({"a": {"type": "string"}, "b": {"type": "integer"}});
    let one = object(json!({"a": {"type": "string"}}), json!(["a"]));
    let both = object(two.clone(), json!(["a", "b"]));
    for (old, new, expected) in [
        (
            &one,
            &object(two.clone(), json!(["a"])),
            vec!["minor /properties/b: is new"],
        ),
        (
            &object(two.clone(), json!(["a"])),
            &one,
            vec!["major /properties/b: is gone"],
        ),
        (
            &one,
            &both,
            vec![
                "minor /properties/b: is new",
                "major /required: `b` is now required",
            ],
        ),
        (
            &both,
            &object(two.clone(), json!(["b", "a"])),
            vec!["patch /required: is in another order"],
        ),
    ] {
        let found = found(old, new);
        let told: Vec<_> = found
            .changes()
            .iter()
            .map(|change| format!("{} {change}", change.level()))
            .collect();
        assert_eq!(told, expected);
    }
}

// SPEC C5
#[test]
fn every_change_of_a_large_schema_is_weighed() {
    let of = |most: usize| {
        let property = json!({"type": "string", "maxLength": most});
        let properties: Value = (0..300)
            .map(|n| (format!("p{n}"), property.clone()))
            .collect();
        json!({"type": "object", "additionalProperties": false, "properties": properties})
    };
    let empty = json!({"type": "object", "additionalProperties": false, "properties": {}});
    for (old, new, level) in [
        (of(5), of(6), Level::Minor),
        (empty.clone(), of(5), Level::Minor),
    ] {
        let found = found(&old, &new);
        assert_eq!((found.level(), found.changes().len()), (level, 300));
        assert!(found.changes().iter().all(|change| change.level() == level));
    }
    // No more witnesses are looked for than a reader would read.
    let back = found(&of(5), &empty);
    let shown = back
        .changes()
        .iter()
        .filter(|change| change.witness().is_some());
    assert_eq!(
        (back.level(), back.changes().len(), shown.count()),
        (Level::Major, 300, 200)
    );
}

// SPEC C5
#[test]
fn long_lists_of_constants_are_compared_as_sets() {
    let list = |from: usize| json!({"enum": (from..from + 10_000).map(|n| format!("v{n}")).collect::<Vec<_>>()});
    let found = found(&list(0), &list(30));
    assert_eq!(found.level(), Level::Major);
    let words = found.changes()[0].to_string();
    assert!(words.starts_with("/enum: `\"v0\"` is gone, "), "{words}");
    assert!(words.ends_with("`\"v10009\"` is new, 20 more"), "{words}");
}

// SPEC E6
#[test]
fn versions_follow_each_other() {
    assert_eq!(Level::Patch.next("0.0.9").as_deref(), Some("0.0.10"));
    assert_eq!(Level::Unknown.next("1.2.3").as_deref(), Some("2.0.0"));
    for wrong in [
        "",
        "1",
        "1.2",
        "1.2.3.4",
        "1.2.x",
        "1.2.+3",
        "1..3",
        "v1.2.3",
        "1.2.99999999999999999999",
    ] {
        assert_eq!(Level::Patch.next(wrong), None, "{wrong}");
    }
    assert_eq!(Level::Minor.next("1.18446744073709551615.0"), None);
}

// SPEC X4
#[test]
fn definitions_are_compared_where_there_is_nothing_else() {
    let part = |wanted: &str| json!({"type": "object", "required": ["uri"], "properties": {"uri": {"type": wanted}}});
    let user = json!({"anyOf": [{"$ref": "#/$defs/Part"}, {"$ref": "#"}]});
    let old =
        json!({"$schema": LATEST, "$defs": {"Part": part("string"), "User": user, "Old": {}}});
    let new =
        json!({"$schema": LATEST, "$defs": {"Part": part("integer"), "User": user, "New": {}}});
    let found = found(&old, &new);
    let mut told: Vec<_> = found
        .changes()
        .iter()
        .map(|change| (change.pointer(), change.level()))
        .collect();
    told.sort_unstable();
    assert_eq!(
        told,
        [
            ("/$defs/New", Level::Minor),
            ("/$defs/Old", Level::Major),
            ("/$defs/Part/properties/uri/type", Level::Major)
        ]
    );
    let mut major = found
        .changes()
        .iter()
        .filter(|change| change.level() == Level::Major);
    assert!(major.all(|change| change.witness().is_some()));
}

// SPEC C5
#[test]
fn what_another_file_says_is_not_shown() {
    let documents = |constant: &str| {
        [(
            "file:///b.json".to_owned(),
            json!({"const": constant}).to_string(),
        )]
    };
    let text =
        json!({"properties": {"a": {"$ref": "file:///b.json"}}, "required": ["a"]}).to_string();
    let (was, is) = (documents("secret"), documents("other one"));
    let of = |documents| Version {
        documents,
        ..Version::new(&text)
    };
    let found = compare(of(&was), of(&is)).unwrap();
    assert_eq!(found.level(), Level::Major);
    assert_eq!(found.changes()[0].pointer(), "/properties/a/$ref");
    assert!(!format!("{found:?}").contains("secret"), "{found:?}");
}

// SPEC C5
#[test]
fn what_is_refused_is_told() {
    let twice = r#"{"type": "string", "type": "integer"}"#;
    for (old, new, what) in [("{}", twice, "new"), (twice, "{}", "old")] {
        let error = compare(Version::new(old), Version::new(new))
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with(&format!("the {what} schema: expected each key once")),
            "{error}"
        );
    }
    assert!(compare(Version::new("{}"), Version::new(r#"{"type": "strin"}"#)).is_err());
}

// SPEC C5
#[test]
fn many_alternatives_end() {
    let pairs = |name: &str| -> Value {
        let pair = |n| json!({"anyOf": [{"required": [format!("k{n}")]}, {"required": [format!("{name}{n}")]}]});
        json!({"allOf": (0..30).map(pair).collect::<Value>()})
    };
    assert!(found(&pairs("l"), &pairs("m")).level() >= Level::Major);
    assert_eq!(
        found(&pairs("l"), &json!({"allOf": [pairs("l"), {}]})).level(),
        Level::Patch
    );
}
