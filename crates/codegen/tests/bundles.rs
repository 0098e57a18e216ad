//! Bundled schemas stand for themselves, and say what their sources say.
//!
//! Invariant: they are read here with `serde_json`, which the bundler does not build on.

#![cfg(test)]

mod common;

use std::collections::BTreeMap;

use common::{entries, folder, own_schemas, own_settings, schemas, settings};
use saop_codegen::generate;
use serde_json::Value;

/// The generated files of the project's own schemas and of every golden case.
fn all() -> Vec<BTreeMap<String, String>> {
    let cases = ["golden", "recursive"].map(|name| entries(&folder(name)));
    let golden = cases
        .iter()
        .flatten()
        .map(|(case, path)| generate(&schemas(path), &settings(case)).unwrap().files);
    golden
        .chain([generate(&own_schemas(), &own_settings()).unwrap().files])
        .collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Calls a function for a schema and every schema inside it.
fn each_schema(schema: &Value, visit: &mut impl FnMut(&Value)) {
    visit(schema);
    for key in ["properties", "definitions"] {
        for inner in schema
            .get(key)
            .and_then(Value::as_object)
            .into_iter()
            .flat_map(|inner| inner.values())
        {
            each_schema(inner, visit);
        }
    }
    for branch in schema
        .get("oneOf")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        each_schema(branch, visit);
    }
    for key in ["items", "additionalProperties"] {
        if let Some(inner) = schema.get(key).filter(|inner| inner.is_object()) {
            each_schema(inner, visit);
        }
    }
}

#[test]
fn every_reference_is_local_and_leads_somewhere() {
    for files in all() {
        for (name, text) in files
            .iter()
            .filter(|(name, _)| name.ends_with(".bundled.json"))
        {
            let root = json(text);
            let mut depth = 0;
            each_schema(&root, &mut |schema| {
                if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
                    let pointer = reference
                        .strip_prefix('#')
                        .unwrap_or_else(|| panic!("{name}: {reference}"));
                    assert!(root.pointer(pointer).is_some(), "{name}: {reference}");
                }
                let inner = depth > 0;
                for key in ["$id", "$schema", "definitions"] {
                    let there = schema
                        .get(key)
                        .is_some_and(|value| !value.is_object() || key == "definitions");
                    assert!(!(inner && there), "{name}: an inner {key}");
                }
                depth += 1;
            });
        }
    }
}

#[test]
fn a_schema_without_references_is_bundled_as_it_is() {
    let files = generate(&own_schemas(), &own_settings()).unwrap().files;
    for name in ["observation", "saop-action", "saop-observation"] {
        assert_eq!(
            with_lists_of_types(json(&files[&format!("{name}.bundled.json")])),
            json(&files[&format!("{name}.schema.json")])
        );
    }
}

/// Puts a list of types where a bundled schema has an `anyOf`.
fn with_lists_of_types(schema: Value) -> Value {
    match schema {
        Value::Array(items) => items.into_iter().map(with_lists_of_types).collect(),
        Value::Object(mut members) => {
            if let Some(branches) = members.remove("anyOf") {
                let branches = branches.as_array().unwrap().iter();
                let types = branches.map(|branch| branch["type"].clone());
                members.insert("type".to_owned(), types.collect());
            }
            let members = members.into_iter();
            members
                .map(|(name, value)| (name, with_lists_of_types(value)))
                .collect::<serde_json::Map<_, _>>()
                .into()
        }
        other => other,
    }
}

// SPEC E5: AJV's strict mode warns of a list
#[test]
fn a_bundled_schema_has_no_list_of_types() {
    for files in all() {
        for (name, text) in &files {
            if name.ends_with(".bundled.json") {
                each_schema(&json(text), &mut |schema| {
                    let types = schema
                        .get("type")
                        .and_then(Value::as_array)
                        .into_iter()
                        .flatten();
                    assert!(
                        types.filter(|kind| *kind != "null").count() < 2,
                        "{name}: {schema}"
                    );
                });
            }
        }
    }
    let files = generate(&own_schemas(), &own_settings()).unwrap().files;
    let observation = json(&files["observation.bundled.json"]);
    assert_eq!(
        observation["properties"]["metadata"]["additionalProperties"]["anyOf"],
        serde_json::json!([{"type": "string"}, {"type": "number"}, {"type": "boolean"}])
    );
}

#[test]
fn parts_are_pulled_in_whole() {
    let files = generate(&own_schemas(), &own_settings()).unwrap().files;
    let envelope = json(&files["saop-envelope.bundled.json"]);
    for (definition, part) in [
        ("SaopAction", "saop-action"),
        ("SaopObservation", "saop-observation"),
    ] {
        let mut part = json(&files[&format!("{part}.schema.json")]);
        part.as_object_mut()
            .unwrap()
            .retain(|key, _| key != "$id" && key != "$schema");
        assert_eq!(envelope["definitions"][definition], part);
    }
    assert_eq!(
        envelope["properties"]["action"]["$ref"],
        "#/definitions/SaopAction"
    );
    let source = json(&files["saop-envelope.schema.json"]);
    assert_eq!(envelope["$id"], source["$id"]);
    assert_eq!(envelope["definitions"].as_object().unwrap().len(), 3);
}

#[test]
fn properties_keep_their_order() {
    let files = generate(&own_schemas(), &own_settings()).unwrap().files;
    for name in [
        "saop-envelope",
        "saop-parallel-turn-envelope",
        "observation",
    ] {
        let keys = |text: &str| -> Vec<String> {
            let start = text.find("\n  \"properties\"").unwrap();
            let end = text[start..].find("\n  }").unwrap();
            let lines = text[start..start + end]
                .lines()
                .filter(|line| line.starts_with("    \""));
            lines
                .map(|line| line.split('"').nth(1).unwrap().to_owned())
                .collect()
        };
        let source = keys(&files[&format!("{name}.schema.json")]);
        assert!(source.len() > 3);
        assert_eq!(keys(&files[&format!("{name}.bundled.json")]), source);
    }
}

#[test]
fn the_text_of_all_schemas_has_each_as_its_own_text_has_it() {
    let mut compared = 0;
    for files in all() {
        // Schemas of others are not bundled.
        let Some(all) = files.get("schemas.json").map(|text| json(text)) else {
            continue;
        };
        let definitions = all["definitions"].as_object().unwrap();
        for (name, text) in &files {
            if !name.ends_with(".bundled.json") {
                continue;
            }
            let mut root = with_lists_of_types(json(text));
            let members = root.as_object_mut().unwrap();
            let own = members.remove("definitions");
            members.remove("$schema");
            members.remove("$id");
            let mut same = definitions.iter();
            let (key, same) = same.find(|(_, one)| one["title"] == root["title"]).unwrap();
            let reference = format!("#/definitions/{key}");
            let without = |schema: &Value| without_root(schema, &reference);
            assert_eq!(without(same), without(&root), "{name}");
            for (key, definition) in own.iter().filter_map(Value::as_object).flatten() {
                assert_eq!(without(&definitions[key]), without(definition), "{name}");
                compared += 1;
            }
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}

/// Returns a schema without references to a root.
fn without_root(schema: &Value, root: &str) -> String {
    let text = schema.to_string();
    let is_root = |reference: &str| reference == root || reference == "#";
    let parts =
        text.split("\"$ref\":\"")
            .enumerate()
            .map(|(index, part)| match part.split_once('"') {
                Some((reference, rest)) if index > 0 && is_root(reference) => rest,
                _ => part,
            });
    parts.collect()
}

/// A constant that all messages share tells nothing.
#[test]
fn messages_are_told_apart_by_what_differs() {
    let message = |name: &str| {
        let text = serde_json::json!({
            "$schema": "http://json-schema.org/draft-07/schema#",
            "$id": format!("https://example.org/schemas/{name}/1.0.0"),
            "title": name,
            "description": "A message.",
            "type": "object",
            "additionalProperties": false,
            "required": ["version", "kind"],
            "properties": {
                "version": {"type": "string", "const": "1"},
                "kind": {"type": "string", "const": name},
            },
        });
        (format!("{name}.schema.json"), text.to_string())
    };
    let sources = ["left", "right"].map(message).into();
    let settings = settings("parts").with_any_message("Message");
    let types = generate(&sources, &settings)
        .unwrap()
        .files
        .remove("types.rs")
        .unwrap();
    for name in ["left", "right"] {
        let expected = format!("property: \"kind\", value: \"{name}\"");
        let flat = types.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(&expected), "{expected}: {flat}");
    }
}
