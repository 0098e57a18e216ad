//! SPEC E6: no incompatible change of a schema ships under a compatible version. `schemas/released/NAME/VERSION.json` holds
//! what is published; what `schemas/` says now is compared with the latest of it.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use saop::TypeSchema;
use saop_compat::{Comparison, Level, Version, compare, version_numbers};
use saop_json::{NodeRef, Tree};
use serde_json::{Value, json};

#[path = "../scripts/released.rs"]
mod published;

fn released() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/released")
}

/// The published versions of a schema and their texts.
fn versions(name: &str) -> BTreeMap<[u64; 3], (String, String)> {
    let files = published::files(&released()).expect("the folder can be read");
    let own = files.into_iter().filter_map(|(file, text)| {
        let version = file.strip_prefix(name)?.strip_prefix('/')?;
        let version = version
            .strip_suffix(".json")
            .unwrap_or_else(|| panic!("expected NAME/VERSION.json, but found {file}"));
        let numbers = version_numbers(version).expect("a version is three numbers");
        Some((numbers, (version.to_owned(), text)))
    });
    own.collect()
}

/// Why a schema may not be published as `version`, given the latest that is.
fn refusal(old: &str, found: &Comparison, version: &str) -> Option<String> {
    if found.allows_version(old, version) {
        return None;
    }
    let wanted = found.next_version(old).expect("a version is three numbers");
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
fn latest(schema: &TypeSchema) -> (String, String) {
    let published = versions(schema.name()).pop_last();
    published.map_or_else(
        || (schema.version().to_owned(), schema.text().to_owned()),
        |(_, latest)| latest,
    )
}

// SPEC E6
#[test]
fn every_schema_has_the_version_that_its_changes_ask_for() {
    let current = saop::schemas().iter().filter_map(|schema| {
        // A new schema has none yet.
        let (_, (old, text)) = versions(schema.name()).pop_last()?;
        let found = compared(&published::respelled(&text), schema.text());
        Some((schema.name(), old, found, schema.version(), schema.source()))
    });
    let refused = refusals(&current.collect::<Vec<_>>());
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

/// A schema's name, its published version, what changed since, its version now, and its source.
type Revision<'a> = (&'a str, String, Comparison, &'a str, &'a str);

/// Why schemas may not be published as they are, all of them, and which change of another one is the reason.
fn refusals(all: &[Revision<'_>]) -> Vec<String> {
    let changed = |source: &str| -> Vec<&str> {
        let source = source.replace([' ', '\n'], "");
        let others = all
            .iter()
            .filter(|(_, _, found, ..)| !found.changes().is_empty());
        let names = others.map(|(name, ..)| *name);
        names
            .filter(|name| source.contains(&format!("\"$ref\":\"https://devs.ai/schemas/{name}/")))
            .collect()
    };
    let refused = all
        .iter()
        .filter_map(|(name, old, found, version, source)| {
            let why = refusal(old, found, version)?;
            let because = match changed(source).as_slice() {
                [] => String::new(),
                names => format!("\n  because of {}, which it refers to", names.join(" and ")),
            };
            Some(format!("schemas/{name}.schema.json: {why}{because}"))
        });
    refused.collect()
}

// SPEC E6
#[test]
fn the_gate_names_every_schema_that_needs_a_version_and_why() {
    let part = |rest: &str| {
        format!(r#"{{"$id": "https://devs.ai/schemas/part/1.0.0", "type": "string"{rest}}}"#)
    };
    let whole = |rest: &str| {
        format!(r#"{{"type": "object", "properties": {{"x": {{"type": "string"{rest}}}}}}}"#)
    };
    let minimum = r#", "minLength": 1"#;
    let source = r#"{"$ref": "https://devs.ai/schemas/part/1.0.0"}"#;
    let revision = |name, old: &str, new: &str, source| {
        (
            name,
            "1.0.0".to_owned(),
            compared(old, new),
            "1.0.0",
            source,
        )
    };
    let refused = refusals(&[
        revision("part", &part(""), &part(minimum), ""),
        revision("same", "{}", "{}", source),
        revision("whole", &whole(""), &whole(minimum), source),
    ]);
    assert_eq!(
        refused,
        [
            "schemas/part.schema.json: expected an `$id` of version 2.0.0 or later, but found 1.0.0: since 1.0.0 there is a major change\n  \
             major: /minLength: is new: `1`",
            "schemas/whole.schema.json: expected an `$id` of version 2.0.0 or later, but found 1.0.0: since 1.0.0 there is a major change\n  \
             major: /properties/x/minLength: is new: `1`\n  because of part, which it refers to",
        ]
    );
}

/// The required properties of each object of a schema, in the order in which `new` takes them, by JSON Pointer.
fn required(schema: NodeRef<'_>, pointer: &str, found: &mut BTreeMap<String, Vec<String>>) {
    let is_required = |name: &str| {
        let mut names = schema
            .member("required")
            .into_iter()
            .flat_map(NodeRef::items);
        names.any(|one| one.string().is_some_and(|one| one == name))
    };
    let properties = schema.member("properties").into_iter();
    let names = properties.flat_map(NodeRef::members).map(|(name, _)| name);
    let names: Vec<String> = names
        .filter(|name| is_required(name))
        .map(Into::into)
        .collect();
    if !names.is_empty() {
        found.insert(pointer.to_owned(), names);
    }
    for (key, value) in schema.members() {
        required(value, &format!("{pointer}/{key}"), found);
    }
    for (index, value) in schema.items().enumerate() {
        required(value, &format!("{pointer}/{index}"), found);
    }
}

/// Two arguments of one type that change places would still compile. SPEC E7
fn swapped(old: &str, new: &str) -> Vec<String> {
    let order = |text: &str| {
        let mut found = BTreeMap::new();
        required(Tree::of_valid(text).root(), "", &mut found);
        found
    };
    let (old, new) = (order(old), order(new));
    let both = old.iter().filter_map(|(pointer, before)| {
        let after = new.get(pointer)?;
        let kept = |names: &[String], others: &[String]| -> Vec<String> {
            names.iter().filter(|name| others.contains(name)).cloned().collect()
        };
        let (before, after) = (kept(before, after), kept(after, before));
        (before != after).then(|| {
            format!("{pointer}: expected the required properties in the order {before:?}, in which `new` takes them, but found {after:?}")
        })
    });
    both.collect()
}

#[test]
fn required_properties_keep_their_order() {
    for schema in saop::schemas() {
        let (_, old) = latest(schema);
        let found = swapped(&old, schema.text());
        assert!(found.is_empty(), "{}: {}", schema.name(), found.join("\n"));
    }
    let of = |properties: &str, required: &str| {
        format!(r#"{{"a": {{"properties": {{{properties}}}, "required": [{required}]}}}}"#)
    };
    let old = of(r#""x": {}, "y": {}"#, r#""x", "y""#);
    assert!(
        swapped(
            &old,
            &of(r#""x": {}, "z": {}, "y": {}"#, r#""y", "z", "x""#)
        )
        .is_empty()
    );
    assert_eq!(
        swapped(&old, &of(r#""y": {}, "x": {}"#, r#""x", "y""#)),
        [
            "/a: expected the required properties in the order [\"x\", \"y\"], in which `new` takes them, but found [\"y\", \"x\"]"
        ]
    );
}

// SPEC E6
#[test]
fn what_is_published_is_what_it_says() {
    let names: BTreeSet<&str> = saop::schemas().iter().map(|schema| schema.name()).collect();
    let problems = published::problems(&released(), &names).expect("the folder can be read");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let mut count = 0;
    for name in names {
        for (version, text) in versions(name).into_values() {
            let schema: Value = serde_json::from_str(&text).expect("it is JSON");
            let id = format!("https://devs.ai/schemas/{name}/{version}");
            assert_eq!(schema["$id"], json!(id));
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

// SPEC E6
#[test]
fn what_was_published_stays_and_stays_as_it_is() {
    let folder = new_folder("released");
    let problems = |names: &[&str]| {
        let names = names.iter().copied().collect();
        published::problems(&folder, &names).expect("the folder can be read")
    };
    let freeze = |schemas: &[published::Current<'_>]| {
        published::freeze(&folder, schemas).map_err(|error| error.to_string())
    };
    let (a, b) = (("a", "1.0.0", "{}\n"), ("b", "1.0.0", "{ }\n"));
    assert_eq!(freeze(&[a, b]), Ok(2));
    assert_eq!(freeze(&[a, b]), Ok(0));
    let before = fs::read_to_string(folder.join("digests")).expect("it is there");
    assert_eq!(freeze(&[("a", "1.1.0", "{}\n"), b]), Ok(1));
    let after = fs::read_to_string(folder.join("digests")).expect("it is there");
    assert!(
        after.starts_with(&before) && after.lines().count() == 3,
        "{after}"
    );
    assert!(problems(&["a", "b", "c"]).is_empty());

    // A version that says something else.
    assert_eq!(
        freeze(&[("a", "1.1.0", "{\n}\n"), b]),
        Ok(0),
        "the same in another form"
    );
    let said = freeze(&[("a", "1.1.0", "{\"title\": \"A\"}\n"), b]).expect_err("it was published");
    assert!(
        said.contains("a 1.1.0 as it was published, but found it changed"),
        "{said}"
    );
    // A schema that is gone.
    let gone = [
        "expected a schema `b`, which was published, but found none; nothing breaks its readers more. To end it, add the line \
         `b retired` to digests",
    ];
    assert_eq!(problems(&["a"]), gone);
    assert_eq!(freeze(&[a]), Err(gone[0].to_owned()));
    // One that is ended.
    let digests = folder.join("digests");
    let listed = fs::read_to_string(&digests).expect("it is there");
    fs::write(&digests, format!("{listed}b retired\n")).expect("it can be written");
    assert!(problems(&["a"]).is_empty());
    assert_eq!(freeze(&[("a", "1.1.0", "{}\n")]), Ok(0));
    assert_eq!(
        problems(&["a", "b"]),
        ["expected no schema `b`, which is retired, but found one"]
    );
    fs::write(&digests, format!("{listed}c retired\n")).expect("it can be written");
    assert_eq!(
        problems(&["a", "b"]),
        ["expected published versions of `c`, which is retired, but found none"]
    );
    fs::write(&digests, &listed).expect("it can be written");
    // A published file that is edited, together with the schema or not.
    let path = folder.join("b/1.0.0.json");
    fs::write(&path, "{}\n").expect("it can be written");
    let changed = ["expected b/1.0.0.json as it was published, but found it changed"];
    assert_eq!(problems(&["a", "b"]), changed);
    assert_eq!(
        freeze(&[a, ("b", "1.0.0", "{}\n")]),
        Err(changed[0].to_owned())
    );
    // One that is taken away, and one that is put there by hand.
    fs::rename(&path, folder.join("b/1.0.1.json")).expect("it can be moved");
    assert_eq!(
        problems(&["a", "b"]),
        [
            "expected b/1.0.0.json as it was published, but it is gone",
            "expected b/1.0.1.json to be put there by `cargo freeze`, but digests does not know it"
        ]
    );
}

// SPEC E6
#[test]
fn line_ends_of_the_checkout_change_nothing_that_is_published() {
    let folder = new_folder("released-line-ends");
    let (a, b) = (("a", "1.0.0", "{\n}\n"), ("b", "1.0.0", "{\n\n}\n"));
    let freeze = |schemas: &[published::Current<'_>]| {
        published::freeze(&folder, schemas).map_err(|error| error.to_string())
    };
    assert_eq!(freeze(&[a]), Ok(1));
    for file in ["digests", "a/1.0.0.json"] {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).expect("it is there");
        fs::write(&path, text.replace('\n', "\r\n")).expect("it can be written");
    }
    let problems = |names: &[&str]| {
        published::problems(&folder, &names.iter().copied().collect()).expect("it can be read")
    };
    assert_eq!(problems(&["a"]), [""; 0]);
    assert_eq!(freeze(&[a]), Ok(0));
    // Nor does a last line without an end join the next one.
    let digests = folder.join("digests");
    let text = fs::read_to_string(&digests).expect("it is there");
    fs::write(&digests, text.trim_end()).expect("it can be written");
    assert_eq!(freeze(&[a, b]), Ok(1));
    assert_eq!(problems(&["a", "b"]), [""; 0]);
}

// SPEC E6
#[test]
fn what_cannot_be_read_of_what_is_published_is_named() {
    let folder = new_folder("released-faults");
    let said = || {
        let error = published::problems(&folder, &BTreeSet::from(["a"]));
        let error = error.expect_err("it cannot be read").to_string();
        let frozen = published::freeze(&folder, &[("a", "1.0.0", "{}\n")]);
        assert_eq!(
            frozen.map_err(|error| error.to_string()),
            Err(error.clone())
        );
        error
    };
    published::freeze(&folder, &[("a", "1.0.0", "{}\n")]).expect("it is new");
    let digests = folder.join("digests");
    let line = fs::read_to_string(&digests).expect("it is there");
    for (text, expected) in [
        (
            line.replace(' ', ""),
            format!(
                "expected NAME/VERSION.json and a digest, but found `{}`",
                line.replace(' ', "").trim_end()
            ),
        ),
        (
            format!("{line}\n"),
            "expected NAME/VERSION.json and a digest, but found ``".to_owned(),
        ),
        (
            line.repeat(2),
            "expected a/1.0.0.json once in digests, but found it again".to_owned(),
        ),
    ] {
        fs::write(&digests, text).expect("it can be written");
        assert_eq!(said(), expected);
    }
    fs::write(&digests, b"\xff").expect("it can be written");
    assert!(said().starts_with(&format!("{}: ", digests.display())));
    fs::write(&digests, &line).expect("it can be written");
    // What a file manager leaves.
    let stray = folder.join("a/.DS_Store");
    fs::write(&stray, b"\0\xff").expect("it can be written");
    assert!(said().starts_with(&format!("{}: ", stray.display())));
}

/// An empty place for published files.
fn new_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("what an earlier run left goes");
    }
    fs::create_dir_all(&folder).expect("it can be made");
    folder
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
        let [major, minor, patch] = version_numbers(&old).expect("three numbers");
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
        let [major, minor, patch] = version_numbers(&old).expect("three numbers");
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
