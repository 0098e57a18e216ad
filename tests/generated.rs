//! `generated/` is what the build makes of `schemas/`, to the byte.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    reason = "a test that panics has failed, and a table of cases is long"
)]

#[path = "../scripts/bindings.rs"]
mod bindings;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, String> {
    fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            (name, fs::read_to_string(&path).expect("a text file"))
        })
        .collect()
}

#[test]
fn generated_is_fresh() {
    let made = files(Path::new(env!("OUT_DIR")));
    let committed = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("generated"));
    let stale: Vec<_> = made
        .keys()
        .chain(committed.keys())
        .filter(|name| made.get(*name) != committed.get(*name))
        .collect();
    assert!(
        stale.is_empty(),
        "generated/ does not fit schemas/: {stale:?} differ; run `cargo gen` and commit the result"
    );
    assert!(committed.contains_key("types.rs") && committed.contains_key("schemas.digest"));
}

// SPEC N9
#[test]
fn the_classes_of_bindings_are_fresh() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, text) in bindings::files(project).expect("the schemas are valid") {
        let committed = fs::read_to_string(project.join(&name)).unwrap_or_default();
        assert!(
            committed == text,
            "{name} does not fit schemas/; run `cargo gen` and commit the result"
        );
    }
}
