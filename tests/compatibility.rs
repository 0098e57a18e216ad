//! SPEC E6: no incompatible change of a schema ships under a compatible version. `schemas/released/NAME/VERSION.json` holds
//! what is published; what `schemas/` says now is held against the latest of it.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use saop::Schema;
use saop::compat::{Comparison, Level, Version, compare};
use serde_json::{Value, json};

/// `MAJOR.MINOR.PATCH` as numbers, which compare as versions do.
fn numbers(version: &str) -> [u64; 3] {
    let parts: Vec<u64> = version
        .split('.')
        .map(|part| part.parse().expect("a version is three numbers"))
        .collect();
    parts.try_into().expect("a version is three numbers")
}

fn released(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("schemas/released")
        .join(name)
}

/// The published versions of a schema and their texts.
fn versions(name: &str) -> BTreeMap<[u64; 3], (String, String)> {
    let Ok(entries) = fs::read_dir(released(name)) else {
        return BTreeMap::new();
    };
    entries
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let version = path.file_name().and_then(|name| name.to_str());
            let version = version
                .and_then(|name| name.strip_suffix(".json"))
                .unwrap_or_else(|| panic!("expected VERSION.json, but found {}", path.display()));
            let text = fs::read_to_string(&path).expect("the file can be read");
            (numbers(version), (version.to_owned(), text))
        })
        .collect()
}

/// Why a schema may not be published as `version`, given the latest that is.
fn refusal(old: &str, found: &Comparison, version: &str) -> Option<String> {
    let wanted = found.next_version(old).expect("a version is three numbers");
    let fits = if found.changes().is_empty() {
        version == old
    } else {
        numbers(version) >= numbers(&wanted)
    };
    if fits {
        return None;
    }
    let changes: Vec<_> = found
        .changes()
        .iter()
        .map(|change| format!("  {}: {change}", change.level()))
        .collect();
    Some(format!(
        "expected an `$id` of version {wanted} or later, but found {version}: since {old} there is a {} change\n{}",
        found.level(),
        changes.join("\n")
    ))
}

fn compared(old: &str, new: &str) -> Comparison {
    compare(Version::new(old), Version::new(new)).expect("both are schemas")
}

/// The latest published version and its text; of a new schema what it says now.
fn latest(schema: &Schema) -> (String, String) {
    let published = versions(schema.name()).pop_last();
    published.map_or_else(
        || (schema.version().to_owned(), schema.bundled().to_owned()),
        |(_, latest)| latest,
    )
}

// SPEC E6
#[test]
fn every_schema_has_the_version_that_its_changes_ask_for() {
    for schema in saop::schemas() {
        // A new schema has none yet.
        let Some((_, (old, text))) = versions(schema.name()).pop_last() else {
            continue;
        };
        let found = compared(&text, schema.bundled());
        if let Some(why) = refusal(&old, &found, schema.version()) {
            panic!("schemas/{}.schema.json: {why}", schema.name());
        }
    }
}

// SPEC E6
#[test]
fn what_is_published_is_what_it_says() {
    let mut count = 0;
    for entry in fs::read_dir(released("")).expect("there are published versions") {
        let name = entry.expect("the folder can be read").file_name();
        let name = name.to_str().expect("a schema's name is ASCII");
        // Nothing breaks its readers more than a schema that is gone.
        assert!(saop::schema(name).is_some(), "{name} was published");
        for (version, text) in versions(name).into_values() {
            let schema: Value = serde_json::from_str(&text).expect("it is JSON");
            let id = format!("https://devs.ai/schemas/{name}/{version}");
            assert_eq!(schema["$id"], json!(id));
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

/// Edits that break old documents: a property gone, one more required, and every constraint of the root's properties made
/// tighter.
fn breaking(schema: &Value) -> Vec<(String, Value)> {
    let mut edits = Vec::new();
    let properties = schema["properties"].as_object().expect("a root has some");
    let required: BTreeSet<_> = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    for (name, property) in properties {
        let mut edit = |what: &str, change: &dyn Fn(&mut Value)| {
            let mut edited = schema.clone();
            change(&mut edited);
            edits.push((format!("{name} {what}"), edited));
        };
        edit("is gone", &|edited| {
            for keyword in ["properties", "required"] {
                match &mut edited[keyword] {
                    Value::Object(members) => drop(members.remove(name)),
                    Value::Array(items) => items.retain(|item| item != name),
                    _ => {}
                }
            }
        });
        edit("is null only", &|edited| {
            edited["properties"][name] = json!({"type": "null"});
        });
        if !required.contains(name.as_str()) {
            edit("is required", &|edited| match &mut edited["required"] {
                Value::Array(items) => items.push(json!(name)),
                none => *none = json!([name]),
            });
        }
        match property["type"].as_str() {
            Some("string") if property["const"].is_null() && property["enum"].is_null() => {
                edit("is short", &|edited| {
                    edited["properties"][name]["maxLength"] = json!(3);
                });
                edit("has another pattern", &|edited| {
                    edited["properties"][name]["pattern"] = json!("^[a-z]$");
                });
            }
            Some("integer" | "number") if property["maximum"].is_null() => {
                edit("is small", &|edited| {
                    edited["properties"][name]["maximum"] = json!(9);
                });
            }
            _ => {}
        }
        if let Some(values) = property["enum"].as_array() {
            edit("has a value less", &|edited| {
                edited["properties"][name]["enum"] = json!(values[1..]);
            });
        }
    }
    edits
}

// SPEC E6
#[test]
fn a_breaking_edit_of_any_schema_is_refused_with_the_right_version() {
    for schema in saop::schemas() {
        let (old, text) = latest(schema);
        let [major, minor, patch] = numbers(&old);
        let current: Value = serde_json::from_str(&text).expect("it is JSON");
        let edits = breaking(&current);
        assert!(edits.len() > 4, "{}", schema.name());
        for (what, edited) in edits {
            let found = compared(&text, &edited.to_string());
            for version in [
                old.clone(),
                format!("{major}.{minor}.{}", patch + 1),
                format!("{major}.{}.0", minor + 1),
            ] {
                let why = refusal(&old, &found, &version);
                let why = why.unwrap_or_else(|| panic!("{} {version}: {what}", schema.name()));
                let wanted = format!(
                    "expected an `$id` of version {}.0.0 or later, but found {version}: since {old} there is a major change\n  ",
                    major + 1
                );
                assert!(why.starts_with(&wanted), "{what}: {why}");
            }
            assert_eq!(refusal(&old, &found, &format!("{}.0.0", major + 1)), None);
        }
    }
}

// SPEC E6
#[test]
fn compatible_edits_ask_for_smaller_versions() {
    for schema in saop::schemas() {
        let (old, text) = latest(schema);
        let [major, minor, patch] = numbers(&old);
        let next = [
            format!("{major}.{minor}.{}", patch + 1),
            format!("{major}.{}.0", minor + 1),
        ];
        let mut edited: Value = serde_json::from_str(&text).expect("it is JSON");
        edited["description"] = json!("Another text.");
        let described = edited.to_string();
        edited["properties"]["remark"] = json!({"type": "string"});
        let extended = edited.to_string();
        for (text_now, level, wanted) in [
            (&described, Level::Patch, &next[0]),
            (&extended, Level::Minor, &next[1]),
        ] {
            let found = compared(&text, text_now);
            assert_eq!(found.level(), level, "{}", schema.name());
            let why = refusal(&old, &found, &old).expect("it is refused");
            assert!(why.contains(&format!("version {wanted} or later")), "{why}");
            assert_eq!(refusal(&old, &found, wanted), None);
        }
        let same = compared(&text, &text);
        assert_eq!(refusal(&old, &same, &old), None);
        let why = refusal(&old, &same, &next[1]).expect("nothing changed");
        assert!(
            why.contains(&format!("version {old} or later, but found {}", next[1])),
            "{why}"
        );
    }
}
