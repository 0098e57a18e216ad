//! SPEC D4: no module imports from a layer above it. The list below is the architecture; a new module
//! must be put into it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use std::fs;
use std::path::{Path, PathBuf};

/// From the bottom up. Modules of one row may know each other.
const LAYERS: &[&[&str]] = &[
    &["json"],
    &["error"],
    &["schema", "compat"],
    &["leaf"],
    &["message"],
    &["rt"],
    &["generated", "parallel"],
    &["envelope", "observation", "saop_message"],
    &["retry"],
    &["config"],
    &["handler"],
    &["run"],
    &["openai"],
    &["lib"],
];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&module))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The first step of every `crate::…` path in the code; names at the crate's root count as `lib`.
fn imports(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n");
    let mut found = Vec::new();
    for rest in code.split("crate::").skip(1) {
        for name in first_steps(rest) {
            let name: String = name
                .trim()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            if name.is_empty() {
                continue;
            }
            let known = LAYERS.iter().any(|row| row.contains(&name.as_str()));
            found.push(if known { name } else { "lib".to_owned() });
        }
    }
    found
}

/// What follows `crate::`: one name, or the heads of a list that may hold lists.
fn first_steps(rest: &str) -> Vec<String> {
    let Some(list) = rest.strip_prefix('{') else {
        return vec![rest.to_owned()];
    };
    let mut depth = 0;
    let mut heads = vec![String::new()];
    for c in list.chars() {
        match c {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => heads.push(String::new()),
            _ if depth == 0 => heads.last_mut().unwrap().push(c),
            _ => {}
        }
    }
    heads
}

// SPEC D4
#[test]
fn no_module_imports_from_a_layer_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 30, "the walk found the sources");
    let mut checked = 0;
    for file in files {
        let inside = file.strip_prefix(&root).expect("inside src");
        // Tests may look at the whole crate.
        if inside
            .components()
            .any(|part| Path::new(part.as_os_str()).file_stem() == Some("tests".as_ref()))
        {
            continue;
        }
        let first = inside.components().next().expect("a name");
        let module = Path::new(first.as_os_str())
            .file_stem()
            .expect("a name")
            .to_string_lossy();
        let own = layer(&module).unwrap_or_else(|| {
            panic!(
                "expected {} in the list of layers, but found it missing",
                inside.display()
            )
        });
        let text = fs::read_to_string(&file).expect("a text file");
        let text = text
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .expect("a first part");
        assert!(
            !text.contains("super::super"),
            "expected {} to name layers by `crate::`, but found `super::super`",
            inside.display()
        );
        for import in imports(text) {
            let other = layer(&import).expect("a known module");
            assert!(
                other <= own,
                "expected {} to import from its layer or below, but found `crate::{import}`",
                inside.display()
            );
            checked += 1;
        }
    }
    assert!(checked > 50, "the imports were found: {checked}");
}

#[test]
fn the_check_sees_paths_and_lists() {
    assert_eq!(imports("use crate::json::number;"), ["json"]);
    assert_eq!(
        imports("use crate::{json, message::parse, SaopError};"),
        ["json", "message", "lib"]
    );
    assert_eq!(
        imports("use crate::{json::{self, a::{b}}, message::parse};"),
        ["json", "message"]
    );
    assert_eq!(
        imports("fn f() -> crate::envelope::X {} // crate::schema"),
        ["envelope"]
    );
}
