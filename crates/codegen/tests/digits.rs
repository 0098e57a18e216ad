//! A number is a float only where no rule looks at the digits that a float loses. SPEC S2

#![cfg(test)]

use std::collections::BTreeMap;

use saop_codegen::Settings;

/// Returns whether the members `a` are floats in all types of a schema.
fn is_float(schema: &str) -> bool {
    let schema = format!(
        r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {{"n": {{"type": "number"}},
            "o": {{"type": "object", "properties": {{"a": {{"type": "number"}}}}}}}}, {schema}}}"#
    );
    let sources = BTreeMap::from([("x.json".to_owned(), schema.clone())]);
    let settings = Settings::default().with_house_rules(false);
    let made = saop_codegen::generate(&sources, &settings).unwrap();
    let text = &made.files["types.rs"];
    let is_there = |ty: &str| text.contains(&format!("pub a: ::std::option::Option<__rt::{ty}>"));
    let is_number = is_there("JsonNumber");
    assert!(is_number || is_there("FiniteF64"), "{schema}\n{text}");
    !is_number
}

const O: &str = r#""type": "object", "properties": {"a": {"type": "number"}}"#;

#[test]
fn where_no_rule_looks_at_digits() {
    for schema in [
        O,
        r##""$ref": "#/$defs/o""##,
        r##""$ref": "#/$defs/o", "required": ["b"]"##,
        r##""$ref": "#/$defs/o", "minProperties": 1"##,
        r##""allOf": [{"$ref": "#/$defs/o"}, {"properties": {"b": {"maximum": 1}}}]"##,
        r##""$ref": "#/$defs/o", "unevaluatedProperties": false"##,
        r##""properties": {"a": {"$ref": "#/$defs/n"}, "b": {"$ref": "#/$defs/n", "maximum": 1}}"##,
        r##""oneOf": [{"$ref": "#/$defs/o"}, {"type": ["array", "null"]}]"##,
        r##""oneOf": [{"$ref": "#/$defs/o"}, {"type": ["array", "null"]}, {"type": ["string", "null"]}]"##,
        &format!(r#"{O}, "anyOf": [{{"required": ["b"]}}, {{"required": ["c"]}}]"#),
        &format!(
            r#"{O}, "anyOf": [{{"properties": {{"b": {{"maximum": 1}}}}}}, {{"required": ["c"]}}]"#
        ),
    ] {
        assert!(is_float(schema), "{schema}");
    }
}

#[test]
fn where_a_rule_looks_at_digits() {
    for schema in [
        &format!(r#"{O}, "not": {{"properties": {{"a": {{"const": 1}}}}}}"#),
        &format!(
            r#"{O}, "if": {{"properties": {{"a": {{"const": 1}}}}}}, "then": {{"required": ["b"]}}"#
        ),
        &format!(
            r#"{O}, "dependentSchemas": {{"b": {{"properties": {{"a": {{"maximum": 1}}}}}}}}"#
        ),
        &format!(r#"{O}, "patternProperties": {{"^a": {{"maximum": 1}}}}"#),
        &format!(
            r#"{O}, "anyOf": [{{"required": ["b"]}}, {{"properties": {{"a": {{"maximum": 1}}}}}}]"#
        ),
        &format!(
            r#"{O}, "anyOf": [{{"required": ["b"]}}, {{"not": {{"properties": {{"a": {{"const": 1}}}}}}}}]"#
        ),
        &format!(
            r#"{O}, "anyOf": [{{"required": ["b"]}}, {{"additionalProperties": {{"maximum": 1}}}}]"#
        ),
        &format!(
            r#"{O}, "anyOf": [{{"required": ["b"]}}, {{"anyOf": [{{"properties": {{"a": {{"maximum": 1}}}}}}]}}]"#
        ),
        &format!(
            r#"{O}, "anyOf": [{{}}, {{"required": ["b"]}}], "oneOf": [{{}}, {{"required": ["c"]}}]"#
        ),
        r##""allOf": [{"$ref": "#/$defs/o"}, {"properties": {"a": {"maximum": 1}}}]"##,
        r##""allOf": [{"$ref": "#/$defs/o"}, {"additionalProperties": {"maximum": 1}}]"##,
        r##""allOf": [{"$ref": "#/$defs/o"}, {"enum": [{"a": 1}, {"a": 2}]}]"##,
        r##""oneOf": [{"$ref": "#/$defs/o"}, {"type": "object", "properties": {"a": {"type": "string"}}}]"##,
        r##""oneOf": [{"$ref": "#/$defs/o"}, {"properties": {"a": {"type": "string"}}}]"##,
        r##""type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/o"}"##,
        r##""type": "array", "contains": {"properties": {"a": {"maximum": 1}}}, "items": {"$ref": "#/$defs/o"}"##,
    ] {
        assert!(!is_float(schema), "{schema}");
    }
}

// In draft-04, `1.0` is no integer.
#[test]
fn where_a_rule_looks_at_the_spelling_of_integers() {
    let has_float = |kind: &str, keyword: &str| {
        let branches = r#"[{"type": "array"}, {"type": "number"}]"#;
        let schema = format!(
            r#"{{"$schema": "http://json-schema.org/draft-04/schema#", "type": ["array", "{kind}"], "{keyword}": {branches}}}"#
        );
        let sources = BTreeMap::from([("x.json".to_owned(), schema)]);
        let settings = Settings::default().with_house_rules(false);
        let made = saop_codegen::generate(&sources, &settings).unwrap();
        made.files["types.rs"].contains("FiniteF64")
    };
    for keyword in ["anyOf", "oneOf"] {
        assert!(!has_float("integer", keyword), "{keyword}");
        assert!(has_float("number", keyword), "{keyword}");
    }
}
