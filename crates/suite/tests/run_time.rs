//! SPEC S4, at run time: every group of the official suite gets the verdicts that it states, but for those listed here.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that panics has failed"
)]

#[allow(dead_code, reason = "each of its users needs a part")]
#[path = "../src/files.rs"]
mod files;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use saop_schema::{CompileOptions, Dialect, Schema};
use serde_json::Value;

/// What differs, by file, and by group where not all of a file's do; each with its reason.
const DIFFERENT: &[(&str, &str, &str)] = &[("draft7/optional/content.json", "", CONTENT)];

const CONTENT: &str = "what `contentEncoding` and `contentMediaType` say is an annotation";

const FOLDERS: [(&str, Dialect); 3] = [
    ("draft7", Dialect::Draft07),
    ("draft2019-09", Dialect::Draft201909),
    ("draft2020-12", Dialect::Draft202012),
];

/// Whether an entry is about a group; one that ends in `/` is about all files of that folder.
fn is_listed((path, name, _): &(&str, &str, &str), file: &str, group: &str) -> bool {
    let is_file = file == *path || path.ends_with('/') && file.starts_with(path);
    is_file && (name.is_empty() || group == *name)
}

fn suite() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("suite")
}

// SPEC S4
#[test]
fn every_verdict_is_that_of_the_suite() {
    let remotes = files::remotes(&suite()).unwrap();
    let mut wrong: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut annotations = BTreeSet::new();
    let mut count = 0;
    for (folder, dialect) in FOLDERS {
        let folder = suite().join("tests").join(folder);
        for path in files::files(&folder).unwrap() {
            let name = path
                .strip_prefix(suite().join("tests"))
                .unwrap()
                .display()
                .to_string();
            let is_format = name.contains("/format/");
            let format = path.file_stem().unwrap().to_str().unwrap();
            let is_annotation = is_format && files::ANNOTATIONS.contains(&format);
            let groups: Vec<Value> =
                serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            for group in groups {
                let key = (
                    name.clone(),
                    group["description"].as_str().unwrap().to_owned(),
                );
                let find = |uri: &str| remotes.get(uri).cloned();
                let options = CompileOptions::new()
                    .with_dialect(dialect)
                    .with_assert_formats(is_format)
                    .with_finder(find);
                let schema = match Schema::compile(&group["schema"].to_string(), &options) {
                    Ok(schema) => schema,
                    Err(error) => {
                        wrong
                            .entry(key)
                            .or_default()
                            .push(format!("refused: {error}"));
                        continue;
                    }
                };
                for case in group["tests"].as_array().unwrap() {
                    count += 1;
                    let found = schema.check(case["data"].to_string().as_bytes());
                    let is_valid = schema.is_valid(case["data"].to_string().as_bytes());
                    assert_eq!(is_valid, found.is_ok(), "{case}");
                    if is_annotation {
                        annotations.insert((format.to_owned(), found.is_ok()));
                    } else if found.is_ok() != case["valid"] {
                        let said = found
                            .err()
                            .map_or_else(|| "valid".to_owned(), |error| format!("{error:#}"));
                        wrong
                            .entry(key.clone())
                            .or_default()
                            .push(format!("{}: {said}", case["description"]));
                    }
                }
            }
        }
    }
    assert!(count > 4_000, "{count} cases");
    // Each has files, and all of them are valid.
    let all_valid = files::ANNOTATIONS.map(|format| (format.to_owned(), true));
    assert_eq!(annotations, BTreeSet::from(all_valid));
    let mut listed = BTreeSet::new();
    for ((file, group), said) in &wrong {
        let mut known = DIFFERENT.iter().enumerate();
        let known = known.find(|(_, one)| is_listed(one, file, group));
        match known {
            Some((index, _)) => {
                listed.insert(index);
            }
            None => println!("{file}: {group}: {}", said.join("; ")),
        }
    }
    let is_unlisted = |(file, group): &&(String, String)| {
        !DIFFERENT.iter().any(|one| is_listed(one, file, group))
    };
    let unlisted = wrong.keys().filter(is_unlisted).count();
    let unneeded: Vec<_> = DIFFERENT
        .iter()
        .enumerate()
        .filter(|(index, _)| !listed.contains(index))
        .collect();
    assert_eq!(unlisted, 0, "groups with another verdict, of {count} cases");
    assert!(unneeded.is_empty(), "no longer different: {unneeded:?}");
}
