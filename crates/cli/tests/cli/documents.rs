//! Which files schemas refer to: `--document`, files that are found by their `$id`, and what counts as the same URI. SPEC X2, C5.

use std::fs;

use crate::support::{Folder, Run, run_in};

/// What `check`, `lint`, `generate` and `diff` say of one schema.
fn all_of(folder: &Folder, schema: &str, document: &str, more: &[&str]) -> [Run; 4] {
    let run = |arguments: &[&str]| run_in(folder, &[arguments, more].concat());
    [
        run(&["check", "--schema", schema, document]),
        run(&["lint", "--open", schema]),
        run(&["generate", schema, "--out", "out"]),
        run(&["diff", schema, schema]),
    ]
}

fn codes(runs: &[Run; 4]) -> [i32; 4] {
    runs.each_ref().map(|run| run.code)
}

const REFERS: &str =
    r#"{"type": "object", "properties": {"a": {"$ref": "https://example.org/a"}}}"#;

// SPEC X2
#[test]
fn a_document_is_given_for_its_uri() {
    let folder = Folder::new()
        .with("schemas/s.json", REFERS)
        .with("elsewhere/a.txt", r#"{"type": "string"}"#)
        .with("value.json", r#"{"a": 1}"#);
    let schema = "schemas/s.json";
    for run in &all_of(&folder, schema, "value.json", &[])[..3] {
        let told = format!("{}{}", run.stdout, run.stderr);
        assert_ne!(run.code, 0, "{told}");
        assert!(
            told.contains("nothing was found for https://example.org/a"),
            "{told}"
        );
    }
    let given = ["--document", "https://example.org/a=elsewhere/a.txt"];
    let runs = all_of(&folder, schema, "value.json", &given);
    assert_eq!(codes(&runs), [1, 0, 0, 0], "{runs:?}");
    assert!(
        runs[0]
            .stdout
            .contains("expected a string, but found the number 1")
    );
    let types = folder.read("out/types.rs");
    assert!(
        types.contains("pub a: ::std::option::Option<::std::string::String>"),
        "{types}"
    );
    // It comes before a file that is found, and it may be several.
    folder.write(
        "schemas/a.json",
        r#"{"$id": "https://example.org/a", "type": "integer"}"#,
    );
    folder.write("elsewhere/b.json", r#"{"$ref": "c"}"#);
    folder.write("elsewhere/c.json", r#"{"type": "boolean"}"#);
    assert_eq!(codes(&all_of(&folder, schema, "value.json", &[])), [0; 4]);
    let two = [
        "--document",
        "HTTPS://EXAMPLE.org/x/../%61#=elsewhere/b.json",
        "--document=https://example.org/c=elsewhere/c.json",
    ];
    let runs = all_of(&folder, schema, "value.json", &two);
    assert_eq!(codes(&runs), [1, 0, 0, 0], "{runs:?}");
    assert!(
        runs[0].stdout.contains("expected a boolean"),
        "{}",
        runs[0].stdout
    );
    let types = folder.read("out/types.rs");
    assert!(
        types.contains("pub a: ::std::option::Option<bool>"),
        "{types}"
    );
}

// SPEC C5
#[test]
fn diff_takes_the_documents_of_both_sides() {
    let folder = Folder::new()
        .with("old.json", r#"{"$ref": "https://example.org/a"}"#)
        .with("new.json", r#"{"type": ["string", "null"]}"#)
        .with("a.txt", r#"{"type": "string"}"#);
    let given = ["--document", "https://example.org/a=a.txt"];
    let diff = |old, new| run_in(&folder, &[&["diff", old, new][..], &given].concat());
    assert_eq!(
        diff("old.json", "new.json").last_line(),
        "level: minor; text: same"
    );
    assert_eq!(
        diff("new.json", "old.json").last_line(),
        "level: major; text: same"
    );
    assert_eq!(run_in(&folder, &["diff", "old.json", "new.json"]).code, 2);
}

#[test]
fn a_document_that_cannot_be_taken_is_told() {
    let folder = Folder::new()
        .with("s.json", REFERS)
        .with("a.json", "{}")
        .with("latin.json", b"\"\xe4\"")
        .with("value.json", "{}");
    for (given, said) in [
        (&["a.json"][..], "expected URI=FILE"),
        (&["=a.json"], "expected URI=FILE"),
        (&["https://example.org/a="], "expected URI=FILE"),
        (
            &["a=a.json"],
            "expected a URI with a scheme, such as https://",
        ),
        (
            &["https://example.org/a#/b=a.json"],
            "found one with a fragment",
        ),
        (
            &["https://example.org/a=gone.json"],
            "error: gone.json: No such file",
        ),
        (
            &["https://example.org/a=latin.json"],
            "error: latin.json: expected UTF-8",
        ),
        (
            &[
                "https://example.org/a=a.json",
                "https://EXAMPLE.org/a=s.json",
            ],
            "expected one --document for each URI, but found two for https://example.org/a: ",
        ),
    ] {
        let given: Vec<&str> = given.iter().flat_map(|one| ["--document", one]).collect();
        for run in all_of(&folder, "s.json", "value.json", &given) {
            assert_eq!(run.code, 2, "{given:?} {run:?}");
            assert!(run.stderr.contains(said), "{given:?} {}", run.stderr);
        }
    }
    // Where no schema is, it has nothing to say.
    let given = ["--document", "https://example.org/a=a.json"];
    let check = ["check", "--type", "observation", "a.json"];
    for arguments in [&check[..], &["lint", "."]] {
        assert_eq!(run_in(&folder, &[arguments, &given].concat()).code, 2);
    }
}

// SPEC X2
#[test]
fn the_metaschema_of_a_known_dialect_is_not_looked_for() {
    for uri in [
        "https://json-schema.org/draft-07/schema#",
        "http://json-schema.org/draft-04/schema",
    ] {
        let folder = Folder::new().with(
            "s.json",
            format!(r#"{{"$schema": "{uri}", "type": "string"}}"#),
        );
        let run = run_in(&folder, &["lint", "--open", "s.json"]);
        assert_eq!((run.code, &*run.stderr), (0, "1 schema is valid\n"));
    }
}

// SPEC X2
#[test]
fn files_in_folders_are_found_by_their_id() {
    let integer = r#"{"$id": "https://example.org/a", "type": "integer"}"#;
    let string = r#"{"$id": "https://example.org/a", "type": "string"}"#;
    let folder = Folder::new()
        .with("all/s.json", REFERS)
        .with("value.json", r#"{"a": "x"}"#);
    for hidden in [
        ".git/a.json",
        "node_modules/p/a.json",
        "target/a.json",
        "b/.c/a.json",
    ] {
        folder.write(&format!("all/{hidden}"), string);
    }
    let check = || run_in(&folder, &["check", "--schema", "all/s.json", "value.json"]);
    let run = check();
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(
        run.stderr
            .contains("\n--document URI=FILE says which file has a URI\n"),
        "{}",
        run.stderr
    );
    folder.write("all/b/c/A.JSON", string);
    assert_eq!(
        codes(&all_of(&folder, "all/s.json", "value.json", &[])),
        [0; 4]
    );
    // The nearest one is meant.
    folder.write("all/z/a.json", integer);
    assert_eq!(check().code, 1);
    // A schema in a folder that is linted as a whole finds the others, too.
    folder.write("all/d/s.json", REFERS);
    fs::remove_dir_all(folder.path().join("all/z")).unwrap();
    assert_eq!(run_in(&folder, &["lint", "--open", "all"]).code, 0);
}

#[test]
fn a_folder_without_end_is_not_searched_to_it() {
    let folder = Folder::new()
        .with("all/s.json", REFERS)
        .with("value.json", "{}");
    for number in 0..1001 {
        folder.write(&format!("all/{number:04}.json"), "{}");
    }
    folder.write("all/z.json", r#"{"$id": "https://example.org/a"}"#);
    let run = run_in(&folder, &["check", "--schema", "all/s.json", "value.json"]);
    assert_eq!(run.code, 2);
    let said = "\nnot every file in all was looked at for its `$id`, since there are too many; --document URI=FILE says which file has a URI\n";
    assert!(run.stderr.contains(said), "{}", run.stderr);
    // A schema that refers to nothing is not slower for it.
    folder.write("all/s.json", "{}");
    let run = run_in(&folder, &["check", "--schema", "all/s.json", "value.json"]);
    assert_eq!((run.code, &*run.stderr), (0, ""));
}

// SPEC X2. RFC 3986, section 6.2.2.
#[test]
fn uris_that_are_equivalent_are_equal() {
    for (id, reference) in [
        ("HTTPS://Example.org/a", "https://example.ORG/a"),
        ("https://example.org/%7ea", "https://example.org/~a"),
        ("https://example.org/b%c3%a4", "https://example.org/b%C3%A4"),
        ("https://example.org/b/../a/./c", "https://example.org/a/c"),
        ("https://example.org/%41", "https://example.org/A#"),
        ("urn:x:%61", "urn:x:a"),
    ] {
        for (id, reference) in [(id, reference), (reference, id)] {
            let folder = Folder::new()
                .with("s.json", REFERS.replace("https://example.org/a", reference))
                .with(
                    "in/a.json",
                    format!(r#"{{"$id": "{id}", "type": "integer"}}"#),
                )
                .with("value.json", r#"{"a": "x"}"#);
            let runs = all_of(&folder, "s.json", "value.json", &[]);
            assert_eq!(codes(&runs), [1, 0, 0, 0], "{id} {reference} {runs:?}");
            let two = ["generate", "s.json", "in/a.json", "--out", "two"];
            let run = run_in(&folder, &two);
            assert_eq!(run.code, 0, "{id} {reference} {}", run.stderr);
        }
    }
    // These are not.
    for reference in [
        "https://example.org/A",
        "https://example.org/a%2Fb",
        "https://example.org/a/",
    ] {
        let folder = Folder::new()
            .with("s.json", REFERS.replace("https://example.org/a", reference))
            .with("a.json", r#"{"$id": "https://example.org/a"}"#)
            .with("b.json", r#"{"$id": "https://example.org/a/b"}"#)
            .with("value.json", "{}");
        let runs = all_of(&folder, "s.json", "value.json", &[]);
        assert_eq!(codes(&runs)[..3], [2, 1, 1], "{reference} {runs:?}");
    }
}

// SPEC S1 S3. What one command takes for a schema, the others do.
#[test]
fn the_commands_take_the_same_schemas() {
    const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";
    let modern = |rest: &str| format!(r#"{{"$schema": "{DRAFT}", {rest}}}"#);
    for (schema, is_taken) in [
        ("true".to_owned(), true),
        ("false".to_owned(), true),
        ("{}".to_owned(), true),
        (r#"{"$defs": {"a": 3}}"#.to_owned(), true),
        (modern(r#""$defs": {"a": 3}"#), false),
        (r#"{"definitions": {"a": 3}}"#.to_owned(), false),
        (modern(r#""definitions": {"a": 3}"#), false),
        (r#"{"$defs": 3}"#.to_owned(), true),
        (r#"{"$defs": {"a": {"type": "strin"}}}"#.to_owned(), true),
        (r#"{"definitions": {"a": {"$ref": "gone.json"}}}"#.to_owned(), true),
        (modern(r##""$defs": {"a": {"$ref": "#/nowhere"}, "b": {"$ref": "#/$defs/a"}, "c": {"type": "string"}}"##), true),
        (r#"{"definitions": {"a": {"pattern": "(?=a)"}}}"#.to_owned(), true),
        (r##"{"definitions": {"a": {"$ref": "gone.json"}}, "items": {"$ref": "#/definitions/a"}}"##.to_owned(), false),
        (r##"{"definitions": {"a": {"$ref": "gone.json"}}, "$ref": "#/definitions/a"}"##.to_owned(), false),
        (r#"{"properties": {"a": {"dependentRequired": 3}}}"#.to_owned(), true),
        (modern(r#""properties": {"a": {"dependencies": 3}}"#), false),
        (r#"{"$ref": "b.json", "type": 3}"#.to_owned(), false),
        (r#"{"const": {"$ref": 3}, "enum": [{"$id": 3}]}"#.to_owned(), true),
        (r#"{"default": {"$ref": "gone.json"}}"#.to_owned(), true),
        (r#"{"type": "object", "x-own": {"$ref": "gone.json"}}"#.to_owned(), true),
        (r#"{"minLength": 2.0}"#.to_owned(), true),
        (r#"{"minLength": 2.5}"#.to_owned(), false),
        (r#"{"required": []}"#.to_owned(), true),
        (r#"{"enum": []}"#.to_owned(), true),
        (r#"{"type": []}"#.to_owned(), false),
        (r#"{"items": []}"#.to_owned(), false),
        (modern(r#""items": []"#), false),
        (r#"{"$schema": "https://example.org/mine"}"#.to_owned(), false),
        (r#"{"$id": "a b", "type": "object"}"#.to_owned(), true),
        ("3".to_owned(), false),
        ("null".to_owned(), false),
        ("{".to_owned(), false),
    ] {
        let folder = Folder::new()
            .with("s.json", &schema)
            .with("b.json", "{}")
            .with("value.json", "{}");
        let [check, lint, generate, diff] = all_of(&folder, "s.json", "value.json", &[]);
        let taken = [check.code != 2, lint.code == 0, generate.code == 0];
        assert_eq!(taken, [is_taken; 3], "{schema}\n{}{}{}", check.stderr, lint.stdout, generate.stderr);
        // What is refused may still be compared, where nothing depends on what is wrong.
        assert!(!is_taken || diff.code == 0, "{schema}\n{}", diff.stderr);
    }
}
