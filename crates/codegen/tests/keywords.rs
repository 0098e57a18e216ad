//! Above the rows of each keyword of the profile stands where the rest of it is: what is listed there exists.
//!
//! Invariant: every keyword that decides something is listed with the walk, the proofs of `saop diff` and the test documents.

#![cfg(test)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The first keywords of groups that decide nothing.
const SILENT: [&str; 2] = ["title", "format"];

#[test]
fn what_a_keyword_lists_is_there() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.parent().unwrap().parent().unwrap();
    let text = fs::read_to_string(package.join("src/keywords.rs")).unwrap();
    let (mut groups, mut listed) = (0, BTreeSet::new());
    let mut labels = BTreeSet::new();
    for line in text.lines().map(str::trim) {
        if let Some(row) = line.strip_prefix("keyword(\"") {
            let name = row.split('"').next().unwrap();
            // Further rows of a group have no list of their own.
            if labels.is_empty() {
                continue;
            }
            for label in ["walk", "change", "test documents"] {
                let is_listed = labels.contains(label) || SILENT.contains(&name);
                assert!(is_listed, "{name}: no `{label}`");
            }
            labels.clear();
            groups += 1;
        }
        let Some(line) = line.strip_prefix("// - ") else {
            continue;
        };
        let (label, places) = line.split_once(": ").expect(line);
        labels.extend(label.split(" and ").map(str::to_lowercase));
        // A file in backticks, then what is in it, in parentheses.
        let mut within = String::new();
        for quoted in places.split('`').skip(1).step_by(2) {
            if quoted.contains('/') {
                within = fs::read_to_string(root.join(quoted))
                    .unwrap_or_else(|error| panic!("{quoted}: {error}"));
                listed.insert(quoted.to_owned());
            } else {
                assert!(has_word(&within, quoted), "no `{quoted}` in {line}");
            }
        }
        assert!(!within.is_empty(), "no file in {line}");
    }
    assert!(groups >= 13, "{groups}");
    let walk = fs::read_dir(package.join("../schema/src/keywords")).unwrap();
    let mut files = 0;
    for entry in walk {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !OUTSIDE.contains(&&*name) {
            let file = format!("crates/schema/src/keywords/{name}");
            assert!(listed.contains(&file), "{file} is not listed");
            files += 1;
        }
    }
    assert!(files >= 7, "{files}");
}

/// Files of the walk about keywords that the profile leaves out, or about none.
const OUTSIDE: [&str; 12] = [
    "constraint.rs",
    "contains.rs",
    "dependencies.rs",
    "format.rs",
    "if_then_else.rs",
    "in_place.rs",
    "mod.rs",
    "not.rs",
    "others.rs",
    "unevaluated.rs",
    "untagged.rs",
    "compiler.rs",
];

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !inside(text[..at].chars().next_back()) && !inside(text[at + word.len()..].chars().next())
    })
}
