//! SPEC D4: what may import what. The tables below are the architecture, of crates and of the modules in the libraries; a new
//! crate or module must be put into them. `SAOP_BLESS=1 cargo test -p saop --test layers` writes them into DESIGN.md.
//!
//! Invariant: every workspace member is looked at, by its `mod` lines from each root file. What is compiled for tests alone may
//! look at the whole crate.

#![cfg(test)]

mod crates;
mod design;
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
    Allowed::new(
        "saop-json",
        "JSON text, read exactly: tokens, the reader, the tree with spans, decimals, free-form values; the edge to serde",
        &[],
    ),
    Allowed::new(
        "saop-schema",
        "What generated code runs on: decoders, checked types, violations, the reject path; and `Schema::compile`, the engine for any schema",
        &["saop-json"],
    ),
    Allowed::new(
        "saop-codegen",
        "The generator, a build dependency",
        &["saop-json", "saop-schema"],
    ),
    Allowed::new("saop-suite", "The official test suite of JSON Schema", &[])
        .build(&["saop-codegen"])
        .dev(&["saop-codegen", "saop-json", "saop-schema"]),
    Allowed::new(
        "saop-synth",
        "Documents for tests; shares no code with what it tests",
        &[],
    ),
    Allowed::new(
        "saop-tools",
        "The tools of an agent: lists of them, and checks of calls",
        &["saop-json", "saop-schema"],
    ),
    Allowed::new(
        "saop-repair",
        "Repairs of JSON that is almost right",
        &["saop-json", "saop-schema"],
    )
    .dev(&["saop-synth"]),
    Allowed::new(
        "saop-compat",
        "What a change of a schema, or of a list of tools, means for its users",
        &["saop-json", "saop-schema", "saop-tools"],
    )
    .dev(&["saop-synth"]),
    Allowed::new(
        "saop-mcp",
        "The guard between MCP's clients and servers, without I/O",
        &["saop-compat", "saop-json", "saop-schema", "saop-tools"],
    ),
    Allowed::new(
        "saop-tower",
        "That guard as a layer of tower, over HTTP",
        &["saop-json", "saop-mcp"],
    ),
    Allowed::new(
        "saop",
        "The protocol",
        &["saop-json", "saop-repair", "saop-schema", "saop-tools"],
    )
    .build(&["saop-codegen"])
    .dev(&[
        "saop-codegen",
        "saop-compat",
        "saop-mcp",
        "saop-synth",
        "saop-tower",
    ]),
    Allowed::new(
        "saop-providers",
        "Clients of model endpoints, and their settings",
        &["saop", "saop-json", "saop-schema"],
    ),
    Allowed::new(
        "saop-view",
        "Runs as HTML pages",
        &["saop", "saop-json", "saop-schema"],
    ),
    Allowed::new(
        "saop-random-schemas",
        "Random schemas, compiled, for tests",
        &[],
    )
    .build(&["saop-codegen", "saop-schema", "saop-synth"])
    .dev(&[
        "saop-codegen",
        "saop-compat",
        "saop-json",
        "saop-schema",
        "saop-synth",
    ]),
    Allowed::new(
        "mcp",
        "Example: types of a schema that others wrote",
        &["saop-schema"],
    )
    .build(&["saop-codegen"]),
    Allowed::new(
        "own-schemas",
        "Example: schemas of your own under the house rules",
        &["saop-schema"],
    )
    .build(&["saop-codegen"]),
    Allowed::new("saop-rivals", "Benches beside other engines", &["saop"]),
    // On top: no row allows a dependency on it.
    Allowed::new(
        "saop-cli",
        "The command",
        &[
            "saop",
            "saop-codegen",
            "saop-compat",
            "saop-json",
            "saop-mcp",
            "saop-providers",
            "saop-repair",
            "saop-schema",
            "saop-synth",
            "saop-tools",
            "saop-tower",
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
            &["pieces", "reader"],
            &["edge"],
            &["arbitrary"],
            &["lib"],
        ],
    ),
    (
        "crates/schema/src/lib.rs",
        &[
            &["tag", "words"],
            &["stack"],
            &["construct"],
            &["language"],
            &["error"],
            &["decode"],
            &["format", "pattern"],
            &["keywords"],
            &["plan"],
            &["select"],
            &["unions"],
            &["site"],
            &["walk"],
            &["compile"],
            &["unmet"],
            &["any_schema", "outline"],
            &["type_schema"],
            &["rule"],
            &["refused"],
            &["reject"],
            &["edge"],
            &["checked"],
            &["export"],
            &["meant_message"],
            &["message"],
            &["any_message", "open"],
            &["push"],
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
            &["reading", "report"],
            &["load"],
            &["profile"],
            &["check"],
            &["bundle", "layout"],
            &["emit"],
            &["any_schema", "house"],
            &["output"],
            &["mismatch"],
            &["lib"],
        ],
    ),
    (
        "src/lib.rs",
        &[
            &["lines"],
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

/// What is defined or asked for once: a sign of it in the code, and the files of the libraries that may have it.
const OWNERS: &[(&str, &[&str])] = &[
    // The parser of patterns, their translator, and the engine that they run on.
    ("fn count_captures", &["crates/schema/src/pattern/parse.rs"]),
    (
        "fn translate(syntax",
        &["crates/schema/src/pattern/translate.rs"],
    ),
    ("Automaton::of(", &["crates/schema/src/pattern/matcher.rs"]),
    // Tests alone compare with another engine.
    (
        "Regex::builder()",
        &["crates/schema/src/pattern/sequence.rs"],
    ),
    // The resolver of references.
    (
        "fn by_pointer(",
        &["crates/schema/src/language/resources.rs"],
    ),
    (
        "resources.target(",
        &["crates/schema/src/keywords/compiler.rs"],
    ),
    (
        ".references.get(from)",
        &["crates/codegen/src/documents.rs"],
    ),
    // Who looks at how a `$ref` is spelled asks there, or the engine, where it leads.
    (
        ".get(\"$ref\")",
        &[
            "crates/codegen/src/check/containers.rs",
            "crates/codegen/src/check/form.rs",
            "crates/codegen/src/check/rewrite.rs",
            "crates/codegen/src/check/union.rs",
            "crates/codegen/src/check/walk.rs",
            "crates/codegen/src/layout/places.rs",
            "crates/schema/src/export.rs",
            "crates/synth/src/schema.rs",
        ],
    ),
    // The finder of what tells the objects of a union apart.
    ("fn find_tag", &["crates/schema/src/tag.rs"]),
    // The judge of examples and defaults.
    (
        ".samples()",
        &[
            "crates/schema/src/keywords/compiler.rs",
            "crates/schema/src/unmet/samples.rs",
        ],
    ),
    // The search for schemas of which no value ends, and for bounds that no value meets.
    ("fn endless_by", &["crates/schema/src/unmet/endless.rs"]),
    ("fn crossing(", &["crates/schema/src/unmet/bounds.rs"]),
    // After the lints, nothing asks for house rules.
    (
        ".house_rules",
        &[
            "crates/codegen/src/lib.rs",
            "crates/codegen/src/settings.rs",
            "crates/codegen/src/settings/file.rs",
        ],
    ),
];

// SPEC H1, H2
#[test]
fn what_has_one_owner_has_one() {
    let mut found = vec![Vec::new(); OWNERS.len()];
    for root in members().iter().flat_map(|folder| roots(folder)) {
        for module in Crate::load(&root, &text).modules.into_values() {
            let code = text(&module.file).expect("a module's text");
            let code = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let code: Vec<&str> = code.collect();
            for ((sign, _), files) in OWNERS.iter().zip(&mut found) {
                if code.iter().any(|line| line.contains(sign)) && !files.contains(&module.file) {
                    files.push(module.file.clone());
                }
            }
        }
    }
    for ((sign, owners), mut files) in OWNERS.iter().zip(found) {
        files.sort();
        assert_eq!(files, *owners, "`{sign}`");
    }
}

// SPEC H4
#[test]
fn design_shows_the_tables_and_has_at_most_20_kilobytes() {
    let package = |root: &str| {
        let folder = root.strip_suffix("src/lib.rs").expect("a library's root");
        let manifest = text(&format!("{folder}Cargo.toml")).expect("a manifest");
        package_name(&manifest).expect("a package").to_owned()
    };
    let libraries: Vec<_> = MODULES
        .iter()
        .map(|(root, rows)| (package(root), *rows))
        .collect();
    let layers = design::layers(CRATES, &libraries);
    let page = || text("DESIGN.md").expect("a text").replace("\r\n", "\n");
    if std::env::var_os("SAOP_BLESS").is_some() {
        fs::write(path("DESIGN.md"), design::with_layers(&page(), &layers)).unwrap();
    }
    let page = page();
    assert!(
        page == design::with_layers(&page, &layers),
        "expected DESIGN.md to have the tables of tests/layers/main.rs, but found others; \
         run `SAOP_BLESS=1 cargo test -p saop --test layers`"
    );
    let wrong = page.replacen("| `saop-json`", "| `saop-jsn`", 1);
    assert!(wrong != page && design::with_layers(&wrong, &layers) == page);
    assert!(page.len() <= 20 << 10, "{} bytes", page.len());
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
