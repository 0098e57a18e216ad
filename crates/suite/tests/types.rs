//! SPEC S4, as types: the types of every schema that the engine takes give the verdicts that the suite states.

#![cfg(test)]
// The types of all those schemas take two minutes to compile where lines are counted, and no file needs them for its bar.
#![cfg(not(tarpaulin))]
#![allow(unexpected_cfgs, reason = "tarpaulin sets it")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[allow(dead_code, reason = "each of its users needs a part")]
#[path = "../src/files.rs"]
mod files;

use saop_schema::{
    CompileOptions, Error, JsonKind, JsonRef, Limits, Schema, TypeSchema, ViolationKind, schemars,
};
use serde_json::Value;

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic
)]
mod draft7_other {
    include!(concat!(env!("OUT_DIR"), "/draft7_other/types.rs"));
}
#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic
)]
mod draft7_formats {
    include!(concat!(env!("OUT_DIR"), "/draft7_formats/types.rs"));
}
#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic
)]
mod draft2020_12_other {
    include!(concat!(env!("OUT_DIR"), "/draft2020_12_other/types.rs"));
}
#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::all,
    clippy::pedantic
)]
mod draft2020_12_formats {
    include!(concat!(env!("OUT_DIR"), "/draft2020_12_formats/types.rs"));
}

/// The documents that are valid, but that a type cannot hold.
const UNREPRESENTABLE: &[&str] = &[
    "draft7/optional/bignum.json: integer: a bignum is an integer",
    "draft7/optional/bignum.json: integer: a negative bignum is an integer",
    "draft7/optional/float-overflow.json: all integers are multiples of 0.5, if overflow is handled: valid if optional \
     overflow handling is implemented",
];

type Entry = (&'static str, usize, &'static TypeSchema, Parse, Export);

/// Exports the schema of a type.
type Export = fn() -> schemars::Schema;

/// Parses a document as the type of a schema, and writes it.
type Parse = fn(&[u8], &Limits) -> Result<String, Error>;

/// Returns every number of a text as it is spelled. The order of members does not matter.
fn numbers(text: &str) -> Vec<String> {
    fn push(value: JsonRef<'_>, all: &mut Vec<String>) {
        match value.kind() {
            JsonKind::Number => all.push(value.as_json().to_owned()),
            JsonKind::Array => value.items().for_each(|item| push(item, all)),
            JsonKind::Object => value.members().for_each(|(_, member)| push(member, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    push(JsonRef::of_valid(text), &mut all);
    all.sort_unstable();
    all
}

/// Returns a group of a file.
fn group<'f>(groups: &mut BTreeMap<&'f str, Vec<Value>>, file: &'f str, number: usize) -> Value {
    let groups = groups.entry(file).or_insert_with(|| {
        let path = Path::new("suite/tests").join(file);
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    });
    groups[number].clone()
}

fn is_unrepresentable(error: &Error) -> bool {
    let mut violations = error.violations().iter();
    violations.all(|one| one.kind() == ViolationKind::Unrepresentable)
}

// SPEC S4
#[test]
fn every_type_gives_the_verdicts_of_the_suite() {
    let entries: Vec<Entry> = include!(concat!(env!("OUT_DIR"), "/entries.rs"));
    let mut groups: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut unrepresentable = Vec::new();
    let mut count = 0;
    for (file, number, schema, parse, _) in &entries {
        let group = &group(&mut groups, file, *number);
        let engine = !files::is_different(file);
        for case in group["tests"].as_array().unwrap() {
            count += 1;
            let text = case["data"].to_string();
            let found = schema.check(text.as_bytes(), &Limits::default());
            let parsed = parse(text.as_bytes(), &Limits::default());
            assert_eq!(parsed.is_ok(), found.is_ok(), "{file}: {text}");
            // The types of this dialect are made with exact numbers.
            if let Ok(written) = parsed
                && file.starts_with("draft2020-12")
            {
                assert_eq!(numbers(&written), numbers(&text), "{file}");
            }
            let place =
                [&group["description"], &case["description"]].map(|one| one.as_str().unwrap());
            match found {
                Err(error) if is_unrepresentable(&error) => {
                    unrepresentable.push(format!("{file}: {}: {}", place[0], place[1]));
                    assert_eq!(case["valid"], true, "{file}: {place:?}");
                }
                found if engine && found.is_ok() != case["valid"] => {
                    wrong.push(format!("{file}: {place:?}: {text}: {found:?}"));
                }
                _ => {}
            }
        }
    }
    assert!(count > 3_000, "{count} cases");
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(unrepresentable, UNREPRESENTABLE);
}

/// The files for which exported schemas give other verdicts, and why.
const EXPORTED: &[(&str, &str)] = &[
    (
        "draft7/optional/content.json",
        "what a string encodes is not looked at",
    ),
    (
        "draft2020-12/optional/format-assertion.json",
        "a format is an annotation in the dialect that is exported, whatever metaschema the schema had",
    ),
];

// SPEC E5
#[test]
fn exported_schemas_give_the_verdicts_of_the_suite() {
    let entries: Vec<Entry> = include!(concat!(env!("OUT_DIR"), "/entries.rs"));
    let mut groups: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    let mut found = Vec::new();
    let mut count = 0;
    // A format is an annotation in what is exported.
    let entries = entries
        .iter()
        .filter(|(file, ..)| !file.contains("/format/"));
    for (file, number, _, _, export) in entries {
        let group = group(&mut groups, file, *number);
        let exported = export().to_value();
        let text = exported.to_string();
        let ours = Schema::compile(&text, &CompileOptions::new())
            .unwrap_or_else(|error| panic!("{file}: {error}: {text}"));
        let theirs = jsonschema::validator_for(&exported)
            .unwrap_or_else(|error| panic!("{file}: {error}: {text}"));
        for case in group["tests"].as_array().unwrap() {
            count += 1;
            let (data, valid) = (&case["data"], case["valid"] == true);
            let told = |engine: &str| {
                let place = [&group["description"], &case["description"]];
                let place = place.map(|one| one.as_str().unwrap());
                format!("{engine}: {}: {}", place[0], place[1])
            };
            if ours.is_valid(data.to_string().as_bytes()) != valid {
                found.push((*file, told("saop"), text.clone()));
            }
            if theirs.is_valid(data) != valid {
                found.push((*file, told("jsonschema"), text.clone()));
            }
        }
    }
    assert!(count > 2_000, "{count} cases");
    for (file, told, text) in &found {
        let is_known = EXPORTED.iter().any(|(known, _)| known == file);
        assert!(is_known, "{told}: {text}");
    }
    for (file, why) in EXPORTED {
        assert!(
            found.iter().any(|(found, ..)| found == file),
            "{file}: {why}"
        );
    }
}
