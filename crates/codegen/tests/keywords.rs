//! The file of each keyword says where the rest of it is: what it lists is there.
//!
//! Invariant: every keyword that decides something is listed with its check, the walk and the test documents.

#![cfg(test)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Files of `keywords/` that are about no keyword, or about those that decide nothing.
const SILENT: [&str; 4] = ["annotations.rs", "format.rs", "keyword.rs", "mod.rs"];

#[test]
fn what_a_keyword_lists_is_there() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.parent().unwrap().parent().unwrap();
    let mut files = 0;
    for entry in fs::read_dir(package.join("src/keywords")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix("//! - "));
        let mut labels = BTreeSet::new();
        for line in lines {
            let (label, places) = line.split_once(": ").expect(line);
            labels.extend(label.split(" and ").map(str::to_lowercase));
            // A file in backticks, then what is in it, in parentheses.
            let mut within = String::new();
            for quoted in places.split('`').skip(1).step_by(2) {
                if quoted.contains('/') {
                    within = fs::read_to_string(root.join(quoted))
                        .unwrap_or_else(|error| panic!("{name}: {quoted}: {error}"));
                } else {
                    assert!(has_word(&within, quoted), "{name}: no `{quoted}` in {line}");
                }
            }
            assert!(!within.is_empty(), "{name}: no file in {line}");
        }
        if SILENT.contains(&name) {
            continue;
        }
        for label in ["check", "form", "walk", "test documents"] {
            assert!(labels.contains(label), "{name}: no `{label}`");
        }
        files += 1;
    }
    assert!(files >= 11, "{files}");
}

/// Every keyword that the walk has a file for has one here under the same name, but for what the profile leaves out.
#[test]
fn a_keyword_has_one_name_in_both_crates() {
    const OUTSIDE: [&str; 12] = [
        "compiler.rs",
        "constraint.rs",
        "contains.rs",
        "dependencies.rs",
        "if_then_else.rs",
        "in_place.rs",
        "mod.rs",
        "not.rs",
        "others.rs",
        "tagged.rs",
        "unevaluated.rs",
        "untagged.rs",
    ];
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let walk = fs::read_dir(package.join("../schema/src/keywords")).unwrap();
    let mut files = 0;
    for entry in walk {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !OUTSIDE.contains(&&*name) {
            assert!(package.join("src/keywords").join(&name).exists(), "{name}");
            files += 1;
        }
    }
    assert!(files >= 7, "{files}");
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !inside(text[..at].chars().next_back()) && !inside(text[at + word.len()..].chars().next())
    })
}
