//! `saop check --schema`: documents of any schema. SPEC X2.

use serde_json::json;

use crate::support::{Folder, run_in, run_with};

const SCHEMA: &str = r#"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "name": {"type": "string", "minLength": 1},
    "place": {"$ref": "parts/place.json"},
    "size": {"anyOf": [{"type": "integer"}, {"type": "null"}]}
  },
  "required": ["name"]
}
"#;
const PLACE: &str = r#"{"properties": {"zip": {"pattern": "^[0-9]{5}$"}}}"#;

fn folder() -> Folder {
    Folder::new()
        .with("own.json", SCHEMA)
        .with("parts/place.json", PLACE)
}

/// Items of which one kind is a union itself.
const ITEMS: &str = r##"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "items": {"anyOf": [{"$ref": "#/$defs/item"}, {"$ref": "#/$defs/reference"}]},
  "$defs": {
    "item": {"oneOf": [{"$ref": "#/$defs/call"}, {"$ref": "#/$defs/output"}]},
    "call": {"type": "object", "required": ["type", "args"], "properties": {"type": {"const": "call"}, "args": {"type": "string"}}},
    "output": {"type": "object", "required": ["type", "text"], "properties": {"type": {"const": "output"}, "text": {"type": "string"}}},
    "reference": {"type": "object", "required": ["type", "id"], "properties": {"type": {"const": "reference"}, "id": {"type": "string"}}}
  }
}
"##;

// SPEC X1
#[test]
fn a_union_within_a_union_is_explained_by_the_branch_that_its_tag_names() {
    let document = r#"[{"type": "call", "args": {"a": 1}}, {"type": "output"}, {"type": "refrence", "id": "a"}]"#;
    let folder = Folder::new()
        .with("items.json", ITEMS)
        .with("a.json", document);
    let run = run_in(
        &folder,
        &[
            "check",
            "--schema",
            "items.json",
            "--format",
            "json",
            "a.json",
        ],
    );
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let lines = run.json();
    let errors = lines[0]["errors"].as_array().unwrap().iter();
    let errors: Vec<_> = errors
        .map(|one| json!([one["path"], one["message"]]))
        .collect();
    assert_eq!(
        errors,
        [
            json!(["/0/args", "expected a string, but found an object"]),
            json!([
                "/1/text",
                "expected the member `text`, but found an object without it"
            ]),
            json!([
                "/2",
                "expected an object with the member `type` being `call`, `output` or `reference`, but found the string `refrence` there; did you mean `reference`?"
            ]),
        ]
    );
}

// SPEC X2
#[test]
fn documents_are_checked_against_a_schema_and_the_files_beside_it() {
    let folder = folder().with(
        "docs/a.ndjson",
        "{\"name\": \"a\"}\n{\"name\": \"\", \"size\": \"x\"}\n\n{\"place\": {\"zip\": \"1\"}}\n{\"name\": 1, \"name\": 2}\n",
    );
    let run = run_in(
        &folder,
        &["check", "--schema", "own.json", "--format", "json", "docs"],
    );
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let found: Vec<_> = run
        .json()
        .into_iter()
        .map(|line| {
            let errors = line["errors"].as_array().unwrap().iter();
            let errors =
                errors.map(|one| json!([one["kind"], one["path"], one["keyword"], one["column"]]));
            json!([line["type"], line["line"], errors.collect::<Vec<_>>()])
        })
        .collect();
    assert_eq!(
        found,
        [
            json!(["own.json", 1, []]),
            json!([
                "own.json",
                2,
                [
                    ["schema", "/name", "minLength", 10],
                    ["schema", "/size", "anyOf", 22]
                ]
            ]),
            json!([
                "own.json",
                4,
                [
                    ["schema", "/name", "required", 1],
                    ["schema", "/place/zip", "pattern", 19]
                ]
            ]),
            json!(["own.json", 5, [["duplicate_key", "/name", null, 13]]]),
        ]
    );
    let run = run_in(&folder, &["check", "--schema", "own.json", "docs"]);
    assert!(
        run.stdout
            .contains("expected an integer or null, but found the string `x`"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("docs/a.ndjson:4:19"), "{}", run.stdout);
    assert!(run.stdout.contains("4 documents"), "{}", run.stdout);
}

#[test]
fn the_type_is_the_id_of_the_schema() {
    let folder = Folder::new()
        .with(
            "s.json",
            r#"{"$id": "https://example.com/s/one.json", "$ref": "two.json"}"#,
        )
        .with(
            "two.json",
            r#"{"$id": "https://example.com/s/two.json", "type": "null"}"#,
        )
        .with("d.json", "null");
    let run = run_in(
        &folder,
        &[
            "check",
            "--schema",
            "s.json",
            "--dialect",
            "2020-12",
            "--format",
            "json",
            "d.json",
        ],
    );
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(run.one()["type"], "https://example.com/s/one.json");
}

#[test]
fn a_schema_that_is_refused_is_shown() {
    for (schema, expected) in [
        (
            "{\n  \"type\": \"strin\"\n}",
            "error[invalid_schema]: expected",
        ),
        (
            "{\"$ref\": \"none.json\"}",
            "error[unresolved_reference]: expected a reference to a schema that was given",
        ),
        (
            "{\"pattern\": \"(?=a)\"}",
            "error[unsupported_pattern]: expected a pattern that is matched in linear time",
        ),
        (
            "{\"$schema\": \"https://example.com/\"}",
            "error[unknown_dialect]: expected a known dialect",
        ),
        ("{", "error[syntax]: Invalid JSON"),
    ] {
        let folder = Folder::new().with("s.json", schema).with("d.json", "1");
        let run = run_in(&folder, &["check", "--schema", "s.json", "d.json"]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{schema}");
        assert!(run.stderr.starts_with(expected), "{schema}: {}", run.stderr);
        assert!(
            run.stderr.contains(" --> s.json:"),
            "{schema}: {}",
            run.stderr
        );
        assert!(run.stderr.contains('^'), "{schema}: {}", run.stderr);
    }
    // Of what is wrong in another file, the place is told.
    let folder = Folder::new()
        .with("s.json", r#"{"$ref": "b.json#/a"}"#)
        .with("b.json", "{\n  \"a\": {\"minimum\": \"x\"}\n}")
        .with("d.json", "1");
    let run = run_in(&folder, &["check", "--schema", "s.json", "d.json"]);
    assert_eq!(run.code, 2);
    let expected = "error[invalid_schema]: expected a valid value of `minimum`, but found something else; `saop lint --open b.json` shows it\n \
                    --> b.json:2:20\n";
    assert_eq!(run.stderr, expected);
    let folder = Folder::new().with("d.json", "1");
    let run = run_in(&folder, &["check", "--schema", "none.json", "d.json"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains("none.json could not be read"),
        "{}",
        run.stderr
    );
}

#[test]
fn options_that_exclude_each_other_are_refused() {
    let folder = folder().with("d.json", "{}");
    for args in [
        &[
            "check",
            "--schema",
            "own.json",
            "--type",
            "observation",
            "d.json",
        ][..],
        &["check", "--dialect", "draft-07", "d.json"],
        &[
            "check",
            "--schema",
            "own.json",
            "--dialect",
            "draft-5",
            "d.json",
        ],
    ] {
        let run = run_in(&folder, args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
    }
}

#[test]
fn the_dialect_can_be_set() {
    // In draft 4, `const` means nothing.
    let folder = Folder::new()
        .with("s.json", r#"{"const": 1}"#)
        .with("d.json", "2");
    for (dialect, code) in [("draft-04", 0), ("draft7", 1), ("2020-12", 1)] {
        let run = run_in(
            &folder,
            &[
                "check",
                "--schema",
                "s.json",
                "--dialect",
                dialect,
                "d.json",
            ],
        );
        assert_eq!(run.code, code, "{dialect}: {}", run.stderr);
    }
}

// SPEC S3
#[test]
fn formats_are_rules_where_they_are_asked_for() {
    let folder = Folder::new()
        .with("schema.json", r#"{"format": "uuid"}"#)
        .with("a.json", r#""x""#);
    let plain = run_in(&folder, &["check", "--schema", "schema.json", "a.json"]);
    assert_eq!(plain.code, 0, "{}", plain.stdout);
    let asserting = [
        "check",
        "--schema",
        "schema.json",
        "--assert-formats",
        "a.json",
    ];
    let run = run_in(&folder, &asserting);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout
            .contains("expected a UUID (RFC 4122), but found the string `x`"),
        "{}",
        run.stdout
    );
    assert_eq!(
        run_in(&folder, &["check", "--assert-formats", "a.json"]).code,
        2
    );
}

// SPEC X2
#[test]
fn what_a_schema_refers_to_is_found_beside_it_by_name_and_by_id() {
    let folder = Folder::new()
        .with("b.json", r#"{"type": "string"}"#)
        .with("other name.json", r#"{"$id": "https://example.org/types/c/1.0.0#", "type": "string"}"#)
        .with("old.json", r#"{"$schema": "http://json-schema.org/draft-04/schema#", "id": "http://x.org/s/old.json", "allOf": [{"$ref": "b.json"}]}"#)
        .with("fragment.json", r#"{"$id": "http://x.org/s/root.json#/", "allOf": [{"$ref": "b.json"}]}"#)
        .with("query.json", r#"{"allOf": [{"$ref": "b.json?x"}]}"#)
        .with("id.json", r#"{"allOf": [{"$ref": "https://example.org/types/c/1.0.0"}]}"#)
        .with("none.json", r#"{"allOf": [{"$ref": "https://example.org/types/d/1.0.0"}]}"#)
        .with("docs/good.json", "\"x\"")
        .with("docs/bad.json", "1");
    for schema in ["old.json", "fragment.json", "query.json", "id.json"] {
        let code = |document| run_in(&folder, &["check", "--schema", schema, document]).code;
        assert_eq!(
            (code("docs/good.json"), code("docs/bad.json")),
            (0, 1),
            "{schema}"
        );
    }
    let run = run_in(&folder, &["check", "--schema", "none.json", "docs"]);
    assert_eq!(run.code, 2, "{}", run.stderr);
}

#[test]
fn a_schema_of_more_than_16_mib_is_not_read() {
    let large = format!("{{\"description\": \"{}\"}}", "x".repeat(16 << 20));
    let folder = Folder::new().with("s.json", large).with("d.json", "1");
    for arguments in [
        ["check", "--schema", "s.json", "d.json"],
        ["check", "--tools", "s.json", "d.json"],
    ] {
        let run = run_in(&folder, &arguments);
        assert_eq!(run.code, 2);
        let expected = "s.json could not be read: expected at most 16777216 bytes, but found more";
        assert!(run.stderr.contains(expected), "{}", run.stderr);
    }
}

// SPEC X2
#[test]
fn what_is_most_likely_no_schema_is_told() {
    let folder = Folder::new()
        .with("document.json", r#"{"name": "a", "size": 1}"#)
        .with(
            "misspelled.json",
            "{\n  \"propertes\": {}, \"required\": [\"a\"]\n}",
        )
        .with(
            "definitions.json",
            r#"{"title": "T", "$defs": {"a/b": {"type": "string"}}}"#,
        );
    for (schema, code, said) in [
        (
            "document.json",
            0,
            "warning[unknown_keyword]: expected a schema, but found an object without a keyword of JSON Schema; it accepts every document\n --> document.json:1:1\n",
        ),
        (
            "misspelled.json",
            1,
            "warning[unknown_keyword]: expected a keyword of draft-07, but found `propertes`; did you mean `properties`?\n --> misspelled.json:2:3\n",
        ),
        (
            "definitions.json",
            0,
            "warning[only_definitions]: expected a schema that asks something of a document, but found one with definitions alone; it accepts every \
             document, and a file beside it with {\"$ref\":\"definitions.json#/$defs/a~1b\"} checks one definition\n --> definitions.json:1:1\n",
        ),
    ] {
        let run = run_in(
            &folder,
            &["check", "--schema", schema, "--quiet", "document.json"],
        );
        assert_eq!(run.code, code);
        assert!(run.stderr.starts_with(said), "{}", run.stderr);
    }
}

// SPEC X5
#[test]
fn a_refused_schema_is_in_the_report() {
    let folder = Folder::new().with("a.json", "{\n  \"type\": \"strin\"\n}");
    let told = |format| {
        run_in(
            &folder,
            &["check", "--schema", "a.json", "--format", format, "a.json"],
        )
    };
    let github = told("github");
    assert_eq!(github.code, 2);
    assert!(
        github.stdout.starts_with("::error file=a.json,line=2,"),
        "{}",
        github.stdout
    );
    let sarif: serde_json::Value = serde_json::from_str(&told("sarif").stdout).unwrap();
    assert_eq!(sarif["runs"][0]["results"][0]["ruleId"], "invalid_schema");
}

// SPEC X2: a schema is somebody else's, and lines of what it refers to are shown.
#[test]
fn a_schema_refers_to_files_below_its_folder_or_the_current_one() {
    let folder = Folder::new()
        .with("secret/creds.json", r#"{"type": 5}"#)
        .with("here/sub/a.json", r#"{"$ref": "../../secret/creds.json"}"#)
        .with("here/sub/b.json", r#"{"$ref": "../part.json"}"#)
        .with("here/part.json", r#"{"type": "null"}"#);
    let secret = folder.path().join("secret/creds.json");
    folder.write(
        "here/sub/c.json",
        format!(r#"{{"$ref": "file://{}"}}"#, secret.display()),
    );
    let check = |schema: &str| {
        let mut command = crate::support::command();
        let command = command.args(["check", "--schema", schema, "part.json"]);
        crate::support::finish(command.current_dir(folder.path().join("here")))
    };
    for schema in ["sub/a.json", "sub/c.json"] {
        let run = check(schema);
        assert_eq!(run.code, 2);
        assert!(
            run.stderr.contains("(nothing was found for file://"),
            "{}",
            run.stderr
        );
    }
    assert_eq!(check("sub/b.json").code, 1);
}

// SPEC X2
#[test]
fn references_of_ids_find_the_files_that_lie_as_the_ids_do() {
    let folder = Folder::new()
        .with(
            "v1/order.json",
            r#"{"$id": "https://example.com/v1/order.json", "properties": {"a": {"$ref": "../parts/address.json"}}}"#,
        )
        .with("parts/address.json", r#"{"type": "string"}"#)
        .with("v1/elsewhere.json", r#"{"$id": "https://example.org/v1/order.json", "$ref": "https://example.com/parts/address.json"}"#)
        .with("v1/above.json", r#"{"$id": "https://example.com/above.json", "not": {"$ref": "../../../parts/address.json"}}"#)
        .with("v1/named.json", r#"{"$id": "/named", "$ref": "/address"}"#)
        .with("v1/address.json", r#"{"$id": "/address", "type": "string"}"#)
        .with("document.json", r#"{"a": 1}"#);
    let check = |schema: &str| run_in(&folder, &["check", "--schema", schema, "document.json"]);
    for (schema, said) in [
        ("v1/order.json", "expected a string, but found the number 1"),
        ("v1/named.json", "expected a string, but found an object"),
        (
            "v1/elsewhere.json",
            "(nothing was found for https://example.com/parts/address.json; documents are not fetched",
        ),
        (
            "v1/above.json",
            "(nothing was found for https://example.com/parts/address.json; documents are not fetched",
        ),
    ] {
        let run = check(schema);
        assert!(
            run.stderr.contains(said) || run.stdout.contains(said),
            "{}",
            run.stderr
        );
    }
    // From below, the folder of the other file is out of bounds.
    let mut command = crate::support::command();
    let command = command.args(["check", "--schema", "order.json", "../document.json"]);
    let run = crate::support::finish(command.current_dir(folder.path().join("v1")));
    assert_eq!(run.code, 2, "{}", run.stdout);
}

#[test]
fn a_schema_of_another_form_or_dialect_is_told_what_to_do() {
    let folder = Folder::new()
        .with("a.json", "# A schema.\ntype: object\nproperties: {}\n")
        .with("b.json", r#"{"$schema": "https://example.com/mine"}"#);
    for (schema, said) in [
        (
            "a.json",
            "\na.json looks like YAML, which is read from files that end in .yaml or .yml\n",
        ),
        (
            "b.json",
            "\n--dialect sets the dialect, whatever `$schema` says\n",
        ),
    ] {
        let run = run_in(&folder, &["check", "--schema", schema, "b.json"]);
        assert_eq!(run.code, 2);
        assert!(run.stderr.ends_with(said), "{}", run.stderr);
    }
}

// Found by an attack: a schema is somebody else's, and what it refers to may be no schema, but have secrets.
#[test]
fn nothing_is_quoted_of_a_file_that_only_a_schema_names() {
    let secret = "hunter2";
    for (kept, referred) in [
        ("{\"password\": \"hunter2\"\n hunter2: \"hunter2\"}", ""),
        ("{\"hunter2\": 1, \"hunter2\": 2}", ""),
        ("{\"a\": hunter2}", ""),
        ("\"hunter2\"", ""),
        ("{\"password\": \"hunter2\"}", "#/password"),
        ("{\"type\": \"hunter2\"}", ""),
        ("{\"required\": \"hunter2\"}", ""),
        ("{\"$schema\": \"http://hunter2\"}", ""),
        ("{\"$ref\": \"hunter2\"}", ""),
        ("{\"$ref\": \"#hunter2\"}", ""),
        ("{\"pattern\": \"(?=hunter2)\"}", ""),
        ("{\"pattern\": \"(hunter2\"}", ""),
        (
            "{\"properties\": {\"hunter2\": {\"type\": \"hunter2\"}}}",
            "",
        ),
        ("{\"patternProperties\": {\"(hunter2\": true}}", ""),
        ("{\"propertys\": {\"hunter2\": {}}}", ""),
        (
            "{\"required\": [\"hunter2\"], \"properties\": {\"hunter2\": false}}",
            "",
        ),
        ("{\"const\": \"hunter2\", \"type\": \"integer\"}", ""),
        ("{\"type\": \"integer\", \"default\": \"hunter2\"}", ""),
    ] {
        let schema =
            format!("{{\"properties\": {{\"a\": {{\"$ref\": \"kept.json{referred}\"}}}}}}");
        let folder = Folder::new()
            .with("a.json", schema)
            .with("kept.json", kept)
            .with(
                "plain.json",
                r#"{"properties": {"a": {"enum": [1], "required": ["x"]}}}"#,
            )
            .with("document.json", "{}");
        for format in ["human", "json", "sarif", "github"] {
            for arguments in [
                &["check", "--schema", "a.json", "document.json", "--format"][..],
                &["lint", "--open", "a.json", "--frames", "--format"],
                &["diff", "a.json", "plain.json", "--format"],
                &["diff", "plain.json", "a.json", "--format"],
            ] {
                let arguments = [arguments, &[format]].concat();
                let told = run_in(&folder, &arguments);
                let all = format!("{}{}", told.stdout, told.stderr);
                assert!(!all.contains(secret), "{kept} {arguments:?}: {all}");
            }
        }
        #[cfg(feature = "generate")]
        {
            let told = run_in(&folder, &["generate", "a.json", "--out", "out"]);
            assert!(!told.stderr.contains(secret), "{kept}: {}", told.stderr);
        }
    }
}

// SPEC X2. RFC 3986, section 6.2.2.1.
#[test]
fn case_means_nothing_in_scheme_and_host() {
    let folder = Folder::new()
        .with(
            "a.json",
            r#"{"$id": "HTTP://Example.ORG/a", "not": {"$ref": "http://example.org/a#/definitions/x"},
                "definitions": {"x": {"$ref": "http://EXAMPLE.org/b"}}}"#,
        )
        .with(
            "c.json",
            r#"{"$id": "http://example.ORG/b", "type": "integer"}"#,
        )
        .with("value.json", "1");
    let run = run_in(&folder, &["check", "--schema", "a.json", "value.json"]);
    assert_eq!(run.code, 1, "{}", run.stderr);
    assert!(run.stdout.contains("error[not]"), "{}", run.stdout);
}

// SPEC X2
#[test]
fn everything_else_is_as_without_a_schema() {
    let folder = folder().with("a.json", "{\"name\": [[1]]}");
    let schema = folder.path().join("own.json");
    let lines = "{\"name\": \"a\"}\n{\"name\": 1}\n";
    let with = |args: &[&str]| {
        let of = ["check", "--schema", schema.to_str().unwrap()];
        run_with(lines, &[&of, args].concat())
    };
    let run = with(&["--ndjson", "--format", "concise"]);
    assert!(
        run.code == 1 && run.stdout.starts_with("-:2:10: schema/type: "),
        "{run:?}"
    );
    let run = with(&[
        "--ndjson", "-j", "2", "--format", "json", "--only", "invalid",
    ]);
    assert_eq!((run.code, &run.one()["line"]), (1, &json!(2)));
    let run = with(&["--ndjson", "-q"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.starts_with("2 documents: 1 valid, 1 invalid ("));
    let run = with(&["--format", "json"]);
    assert_eq!(run.one()["errors"][0]["kind"], "syntax");
    let run = with(&["missing.json"]);
    assert_eq!(run.code, 2);
    let args = ["check", "--schema", "own.json", "--format", "json"];
    for limit in ["--max-depth", "--max-bytes"] {
        let run = run_in(&folder, &[&args[..], &[limit, "2", "a.json"]].concat());
        assert_eq!(
            (run.code, &run.one()["errors"][0]["kind"]),
            (1, &json!("limit"))
        );
    }
}
