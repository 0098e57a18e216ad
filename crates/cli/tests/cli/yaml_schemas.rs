//! Schemas in YAML: for `check`, `lint` and `generate`. SPEC U4.

use crate::support::{Folder, run_in};

const PET: &str = "\
$schema: https://json-schema.org/draft/2020-12/schema
type: object
required: [name]
properties:
  name: &text {type: string, minLength: 1}
  nick: *text
  owner: {$ref: parts/owner.yml}
";

fn folder() -> Folder {
    Folder::new().with("pet.yaml", PET).with(
        "parts/owner.yml",
        "properties:\n  zip:\n    pattern: ^[0-9]{5}$\n",
    )
}

// SPEC U4
#[test]
fn documents_are_checked_against_a_schema_in_yaml() {
    let folder = folder().with(
        "a.json",
        "{\"name\": \"x\", \"nick\": \"\", \"owner\": {\"zip\": \"1\"}}",
    );
    let args = [
        "check", "--schema", "pet.yaml", "--format", "concise", "a.json",
    ];
    let run = run_in(&folder, &args);
    let lines: Vec<_> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{run:?}");
    assert!(
        lines[0].starts_with("a.json:1:23: schema/minLength: "),
        "{run:?}"
    );
    assert!(
        lines[1].starts_with("a.json:1:44: schema/pattern: "),
        "{run:?}"
    );
}

// SPEC U4
#[test]
fn what_is_wrong_with_a_schema_is_told_where_it_is() {
    let folder = Folder::new()
        .with(
            "s.yaml",
            "type: object\nproperties:\n  a:\n    type: strin\n",
        )
        .with("twice.yaml", "type: object\ntype: array\n")
        .with("two.yml", "true\n---\nfalse\n")
        .with("broken.yaml", "type: [\n")
        .with("refers.yaml", "$ref: s.yaml\n")
        .with("a.json", "{}");
    for (schema, place, frame) in [
        ("s.yaml", " --> s.yaml:4:11", "4 |     type: strin"),
        ("twice.yaml", " --> twice.yaml:2:1", "2 | type: array"),
        ("two.yml", " --> two.yml:2:1", "2 | ---"),
        ("broken.yaml", " --> broken.yaml:1:7", "1 | type: ["),
        ("refers.yaml", " --> s.yaml:4:11", ""),
    ] {
        let run = run_in(&folder, &["check", "--schema", schema, "a.json"]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.stderr.contains(place), "{run:?}");
        assert!(run.stderr.contains(frame), "{run:?}");
    }
}

// A schema is somebody else's, and what it refers to may be no schema, but have secrets.
#[test]
fn nothing_is_quoted_of_yaml_that_only_a_schema_names() {
    for kept in [
        "password: !hunter2 hunter2\n",
        "hunter2: 1\nhunter2: 2\n",
        "[hunter2]: 1\n",
        "type: hunter2\n",
        "a: 'hunter2\n",
        "a: !!int hunter2\n",
        "a: *hunter2\n",
    ] {
        let folder = Folder::new()
            .with("s.yaml", "$ref: kept.yaml\n")
            .with("kept.yaml", kept)
            .with("a.json", "{}");
        for args in [
            &["check", "--schema", "s.yaml", "a.json"][..],
            &["lint", "s.yaml"],
        ] {
            let run = run_in(&folder, args);
            assert!(run.code > 0, "{kept}: {run:?}");
            assert!(
                run.stderr.contains("kept.yaml") || run.stdout.contains("kept.yaml"),
                "{run:?}"
            );
            assert!(!format!("{run:?}").contains("hunter2"), "{kept}: {run:?}");
        }
    }
}

// SPEC U4
#[test]
fn schemas_in_yaml_are_linted() {
    let run = run_in(&folder(), &["lint", "pet.yaml"]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.stderr.contains("1 schema is valid"), "{run:?}");
    let folder = folder()
        .with("bad.yml", "properties:\n  é: {minLength: -1}\n")
        .with("broken.yaml", "- 'a\n");
    let run = run_in(&folder, &["lint", "--open", "."]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stdout.contains("bad.yml:2:18: "), "{run:?}");
    assert!(run.stdout.contains("broken.yaml:1:3: "), "{run:?}");
    assert_eq!(run.stdout.lines().count(), 2, "{run:?}");
}

// SPEC U4
#[cfg(feature = "generate")]
#[test]
fn types_are_made_of_schemas_in_yaml() {
    let folder = folder();
    let run = run_in(&folder, &["generate", "pet.yaml", "--out", "out"]);
    assert_eq!(run.code, 0, "{run:?}");
    let types = std::fs::read_to_string(folder.path().join("out/types.rs")).unwrap();
    assert!(types.contains("pub mod pet"), "{types}");
    let folder = folder.with(
        "bad.yaml",
        "type: object\nproperties:\n  a: {minLength: -1}\n",
    );
    let run = run_in(&folder, &["generate", "bad.yaml", "--out", "out"]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stderr.contains("bad.yaml:3:18: "), "{run:?}");
    assert!(run.stderr.contains("3 |   a: {minLength: -1}"), "{run:?}");
}
