//! SPEC D4: what may import what. The tables below are the architecture, of crates and of the modules in the libraries; a new
//! crate or module must be put into them.
//!
//! Invariant: every workspace member is looked at, by its `mod` lines from each root file. What is compiled for tests alone may
//! look at the whole crate.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that panics has failed"
)]

mod crates;
mod paths;
mod rules;
mod seen;
mod sources;

use std::fs;
use std::path::PathBuf;

use crates::{Allowed, package_name, workspace_members};
use rules::{Rows, circles, layer_breaches, names_in_generated};
use sources::Crate;

/// What the workspace's crates may have of each other, from the bottom up: a crate and its build script depend on crates of
/// lower layers, which stand before it. Its tests and benches may have more.
const CRATES: &[Allowed] = &[
    Allowed::new("saop-json", &[]),
    Allowed::new("saop-schema", &["saop-json"]),
    Allowed::new("saop-codegen", &["saop-json", "saop-schema"]),
    // Shares no code with what it tests.
    Allowed::new("saop-suite", &[])
        .build(&["saop-codegen"])
        .dev(&["saop-json", "saop-schema"]),
    Allowed::new("saop-synth", &[]),
    Allowed::new("saop-tools", &["saop-json", "saop-schema"]),
    Allowed::new("saop-compat", &["saop-json", "saop-schema", "saop-tools"]),
    Allowed::new("saop", &["saop-json", "saop-schema", "saop-tools"])
        .build(&["saop-codegen"])
        .dev(&["saop-codegen", "saop-compat", "saop-synth"]),
    Allowed::new("saop-providers", &["saop", "saop-json", "saop-schema"]),
    Allowed::new("saop-view", &["saop", "saop-json", "saop-schema"]),
    Allowed::new("saop-random-schemas", &[])
        .build(&["saop-codegen", "saop-schema", "saop-synth"])
        .dev(&[
            "saop-codegen",
            "saop-compat",
            "saop-json",
            "saop-schema",
            "saop-synth",
        ]),
    Allowed::new("mcp", &["saop-schema"]).build(&["saop-codegen"]),
    Allowed::new("own-schemas", &["saop-schema"]).build(&["saop-codegen"]),
    Allowed::new("saop-rivals", &["saop"]),
    // On top: no row allows a dependency on it.
    Allowed::new(
        "saop-cli",
        &[
            "saop",
            "saop-codegen",
            "saop-compat",
            "saop-json",
            "saop-providers",
            "saop-schema",
            "saop-synth",
            "saop-tools",
            "saop-view",
        ],
    ),
];

/// The modules at a library's root, from the bottom up. Those of one row may know each other; `lib` is the root file.
const MODULES: &[(&str, Rows<'_>)] = &[
    (
        "crates/json/src/lib.rs",
        &[
            &["limits"],
            &["position"],
            &["pointer"],
            &["show"],
            &["write"],
            &["text"],
            &["decimal"],
            &["tree", "value"],
            &["repeated"],
            &["reader"],
            &["edge"],
            &["arbitrary"],
            &["lib"],
        ],
    ),
    (
        "crates/schema/src/lib.rs",
        &[
            &["words"],
            &["stack"],
            &["construct"],
            &["language"],
            &["error"],
            &["decode"],
            &["format", "pattern"],
            &["keywords"],
            &["plan"],
            &["site"],
            &["walk"],
            &["documents"],
            &["unmet"],
            &["compile", "outline"],
            &["schema"],
            &["rule"],
            &["refused"],
            &["reject"],
            &["edge"],
            &["checked"],
            &["export"],
            &["likeliest"],
            &["message"],
            &["any_message", "open"],
            &["lib"],
        ],
    ),
    (
        "crates/codegen/src/lib.rs",
        &[
            &["diagnostics"],
            &["explain"],
            &["graph", "json", "names"],
            &["keywords"],
            &["settings"],
            &["documents"],
            &["report"],
            &["load"],
            &["profile"],
            &["check"],
            &["ir"],
            &["lower"],
            &["bundle", "emit"],
            &["output"],
            &["open"],
            &["mismatch"],
            &["lib"],
        ],
    ),
    (
        "src/lib.rs",
        &[
            &["error"],
            &["message"],
            &["generated", "parallel"],
            &["envelope"],
            &["saop_message"],
            &["observation"],
            &["tools"],
            &["instructions"],
            &["retry"],
            &["handler"],
            &["run"],
            &["lib"],
        ],
    ),
];

/// What generated code is made on: the runtime, the standard library, and the types that `schemas/settings.json` says are
/// written by hand.
const IN_GENERATED: &[&str] = &[
    "::saop_schema",
    "::std",
    "__rt",
    "crate::TurnGroup",
    "schema_constants",
    "schema_rules",
    "super::__rt",
];

// SPEC D4
#[test]
fn no_crate_depends_on_a_layer_above_it() {
    let manifests = members()
        .into_iter()
        .map(|folder| text(&format!("{folder}Cargo.toml")));
    let manifests: Vec<_> = manifests.map(|text| text.expect("a manifest")).collect();
    none(&crates::breaches(&manifests, CRATES));
}

// SPEC D4
#[test]
fn no_module_imports_from_a_layer_above_it() {
    let breaches = MODULES.iter().flat_map(|(root, rows)| {
        let library = Crate::load(root, &text);
        assert!(
            library.uses().len() > 50,
            "the imports of {root} were found"
        );
        layer_breaches(&library, rows)
    });
    none(&breaches.collect::<Vec<_>>());
}

// SPEC D4
#[test]
fn no_two_files_use_each_other() {
    let mut found = Vec::new();
    let mut uses = 0;
    for root in members().iter().flat_map(|folder| roots(folder)) {
        let one = Crate::load(&root, &text);
        uses += one.uses().len();
        found.extend(circles(&one));
    }
    assert!(uses > 2_000, "the uses were found: {uses}");
    none(&found);
}

// SPEC D4
#[test]
fn generated_code_names_the_runtime_and_nothing_else() {
    let mut names = names_in_generated(&Crate::load("generated/types.rs", &text));
    assert!(names.contains("__rt"), "the names were found: {names:?}");
    names.retain(|name| !IN_GENERATED.contains(&name.as_str()));
    assert!(
        names.is_empty(),
        "expected generated/types.rs to name {IN_GENERATED:?} alone, but found {names:?}"
    );
}

fn none(breaches: &[String]) {
    assert!(
        breaches.is_empty(),
        "{} breaches:\n{}",
        breaches.len(),
        breaches.join("\n")
    );
}

/// The folders of the workspace's members, each ended by `/`, and the empty one of the root package.
fn members() -> Vec<String> {
    let manifest = text("Cargo.toml").expect("the workspace's manifest");
    assert_eq!(package_name(&manifest), Some("saop"));
    workspace_members(&manifest)
}

/// The files from which a package's code is compiled, without tests, benches and examples.
fn roots(folder: &str) -> Vec<String> {
    let mut roots: Vec<_> = ["src/lib.rs", "src/main.rs", "build.rs"]
        .map(|file| format!("{folder}{file}"))
        .into();
    roots.retain(|file| path(file).is_file());
    for entry in fs::read_dir(path(&format!("{folder}src/bin")))
        .into_iter()
        .flatten()
    {
        let name = entry.unwrap().file_name().into_string().unwrap();
        roots.push(format!("{folder}src/bin/{name}"));
    }
    assert!(
        !roots.is_empty(),
        "expected code in {folder}, but found none"
    );
    roots
}

fn text(file: &str) -> Option<String> {
    fs::read_to_string(path(file)).ok()
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)
}
