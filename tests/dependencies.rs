//! Without the default features a consumer builds none of the generator's crates, and no jsonschema. cargo itself is asked.

#![cfg(test)]

use std::collections::BTreeSet;
use std::process::Command;

/// The crates that a consumer of the library builds, by name.
fn tree(features: &[&str]) -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").expect("a test runs under cargo");
    let output = Command::new(cargo)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["tree", "--offline", "--locked", "--package", "saop"])
        .args([
            "--edges",
            "normal,build",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])
        .args(features)
        .output()
        .expect("cargo can be started");
    let (stdout, stderr) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{stderr}");
    let names = stdout.lines().filter_map(|line| line.split(' ').next());
    names.map(str::to_owned).collect()
}

#[test]
fn without_default_features_none_of_the_generators_crates_is_built() {
    const GENERATOR: [&str; 6] = [
        "saop-codegen",
        "typify",
        "typify-impl",
        "schemars",
        "prettyplease",
        "syn",
    ];
    let with = tree(&[]);
    let without = tree(&["--no-default-features"]);
    for name in GENERATOR {
        assert!(with.contains(name), "{name} is not built at all: {with:?}");
    }
    let left: Vec<_> = GENERATOR
        .iter()
        .filter(|name| without.contains(**name))
        .collect();
    assert!(left.is_empty(), "{left:?} of {without:?}");
    assert!(without.contains("serde_json") && without.len() < with.len());
    // What a consumer's build is to cost at most.
    assert!(without.len() <= 36, "{}: {without:?}", without.len());
    for name in ["boon", "jsonschema", "reqwest", "tokio", "toml"] {
        assert!(!with.contains(name), "{name} of {with:?}");
    }
}
