//! `saop check --schema` of YAML: what it stands for is judged, and reported where it is written. SPEC U4.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::support::{Folder, run_in, run_with};

/// A small part of what workflows of GitHub have.
const WORKFLOW: &str = r#"{
  "type": "object",
  "required": ["on", "jobs"],
  "additionalProperties": false,
  "properties": {
    "name": {"type": "string"},
    "on": {"anyOf": [{"enum": ["push", "pull_request"]}, {"type": "array"}, {"type": "object"}]},
    "env": {"additionalProperties": {"type": ["string", "number", "boolean"]}},
    "jobs": {
      "minProperties": 1,
      "additionalProperties": {
        "type": "object",
        "required": ["runs-on", "steps"],
        "properties": {
          "runs-on": {"type": "string"},
          "timeout-minutes": {"type": "integer", "maximum": 360},
          "steps": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {"type": "string"},
                "uses": {"type": "string", "pattern": "@"},
                "run": {"type": "string", "minLength": 1},
                "with": {"type": "object"}
              }
            }
          }
        }
      }
    }
  }
}"#;

/// Each error of each document, as kind or keyword, path, line and column.
fn errors(lines: &[Value]) -> Vec<Vec<Value>> {
    let of = |line: &Value| {
        let errors = line["errors"].as_array().unwrap().iter();
        let errors = errors.map(|one| {
            let what = one["keyword"].as_str().or(one["kind"].as_str());
            json!([what, one["path"], one["line"], one["column"]])
        });
        errors.collect()
    };
    lines.iter().map(of).collect()
}

/// Checks one YAML text against a schema.
fn check(schema: &str, yaml: &str) -> Vec<Vec<Value>> {
    check_with(schema, yaml, &[])
}

fn check_with(schema: &str, yaml: &str, options: &[&str]) -> Vec<Vec<Value>> {
    let folder = Folder::new().with("s.json", schema).with("d.yaml", yaml);
    let args = ["check", "--schema", "s.json", "--format", "json", "d.yaml"];
    let run = run_in(&folder, &[&args, options].concat());
    assert!(run.code < 2 && run.stderr.is_empty(), "{run:?}");
    errors(&run.json())
}

/// What a text stands for: no schema but this one accepts it.
fn assert_is(yaml: &str, value: &Value) {
    let schema = json!({"const": value}).to_string();
    assert_eq!(check(&schema, yaml), [Vec::<Value>::new()], "{yaml}");
}

// SPEC U4
#[test]
fn a_workflow_is_told_where_it_is_wrong() {
    let yaml = "\
# A comment
name: CI
on: [push]
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 361
    steps:
      - uses: actions/checkout
      - name: é → \"ü\"
        run: \"\"
      - run: |
          cargo test
        shel: bash
  lint:
    steps: []
";
    assert_eq!(
        check(WORKFLOW, yaml),
        [[
            json!(["maximum", "/jobs/test/timeout-minutes", 7, 22]),
            json!(["pattern", "/jobs/test/steps/0/uses", 9, 15]),
            json!(["minLength", "/jobs/test/steps/1/run", 11, 14]),
            json!(["additionalProperties", "/jobs/test/steps/2/shel", 14, 15]),
            json!(["required", "/jobs/lint/runs-on", 16, 5]),
        ]]
    );
    let good = "on: push\nenv: {A: 1, B: yes, C: 0x10, D: ~x}\njobs: {a: {runs-on: x, steps: [{run: ls}]}}\n";
    assert_eq!(check(WORKFLOW, good), [Vec::<Value>::new()]);
}

// SPEC U4
#[test]
fn frames_annotations_and_sarif_show_the_yaml() {
    let folder = Folder::new()
        .with("s.json", WORKFLOW)
        .with("w.yml", "on: push\njobs:\n  é: {runs-on: 7, steps: []}\n");
    let run = |format| {
        run_in(
            &folder,
            &["check", "--schema", "s.json", "--format", format, "w.yml"],
        )
        .stdout
    };
    let human = run("human");
    let frame = "error[type]: expected a string, but found the number 7\n --> w.yml:3:16\n  |\n3 |   é: {runs-on: 7, steps: []}\n  |                ^ /jobs/é/runs-on\n";
    assert!(human.starts_with(frame), "{human}");
    assert!(human.contains("1 document: 0 valid, 1 invalid"), "{human}");
    let concise = run("concise");
    assert_eq!(
        concise,
        "w.yml:3:16: schema/type: expected a string, but found the number 7\n"
    );
    let github = run("github");
    assert!(
        github.starts_with("::error file=w.yml,line=3,col=16,title=saop type::"),
        "{github}"
    );
    let sarif: Value = serde_json::from_str(&run("sarif")).unwrap();
    let place = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(
        place["region"],
        json!({"startLine": 3, "startColumn": 16, "endColumn": 17})
    );
}

// SPEC U4
#[test]
fn a_compose_file_merges_and_repeats_its_anchors() {
    let schema = r#"{
      "properties": {"services": {"additionalProperties": {
        "type": "object",
        "required": ["image"],
        "properties": {
          "image": {"type": "string"},
          "restart": {"enum": ["no", "always"]},
          "ports": {"items": {"type": ["string", "integer"]}},
          "environment": {"additionalProperties": {"type": "string"}}
        }
      }}}
    }"#;
    let yaml = "\
x-env: &env
  LEVEL: info
  RETRIES: 3
x-base: &base
  image: app
  restart: no
x-more: &more {restart: sometimes, ports: [80]}
services:
  web:
    <<: [*base, *more]
    environment: *env
  worker:
    <<: *more
    image: worker
    environment:
      <<: *env
      RETRIES: \"5\"
  db:
    <<: {restart: always}
    ports: [\"5432:5432\", 1.5]
";
    // `no` is a string, and a merged member is told where it stands.
    assert_eq!(
        check(schema, yaml),
        [[
            json!(["type", "/services/web/environment/RETRIES", 3, 12]),
            json!(["enum", "/services/worker/restart", 7, 25]),
            json!(["required", "/services/db/image", 19, 5]),
            json!(["type", "/services/db/ports/1", 20, 26]),
        ]]
    );
}

// SPEC U4
#[test]
fn an_openapi_document_has_numbers_for_keys() {
    let schema = r#"{
      "required": ["openapi", "paths"],
      "properties": {
        "openapi": {"type": "string", "pattern": "^3\\."},
        "paths": {"additionalProperties": {"additionalProperties": {
          "required": ["responses"],
          "properties": {"responses": {
            "propertyNames": {"pattern": "^([1-5][0-9]{2}|default)$"},
            "additionalProperties": {"required": ["description"]}
          }}
        }}}
      }
    }"#;
    let yaml = "\
openapi: 3.1.0
paths:
  /pets/{id}:
    get:
      responses:
        200: {description: A pet}
        \"404\":
          content: {}
        60: {description: No such code}
    delete: {}
---
openapi: 3.1
paths: {}
";
    assert_eq!(
        check(schema, yaml),
        [
            vec![
                json!([
                    "required",
                    "/paths/~1pets~1{id}/get/responses/404/description",
                    8,
                    11
                ]),
                json!(["pattern", "/paths/~1pets~1{id}/get/responses/60", 9, 9]),
                json!(["required", "/paths/~1pets~1{id}/delete/responses", 10, 13]),
            ],
            vec![json!(["type", "/openapi", 12, 10])],
        ]
    );
}

// SPEC U4
#[test]
fn scalars_are_those_of_the_core_schema() {
    assert_is(
        "[yes, on, 0b1, 1_000, 12:30:00, 2024-01-02, 'true', \"1\", !!str 1, ! 1, null, ~, Null, True]",
        &json!([
            "yes",
            "on",
            "0b1",
            "1_000",
            "12:30:00",
            "2024-01-02",
            "true",
            "1",
            "1",
            "1",
            null,
            null,
            null,
            true
        ]),
    );
    assert_is(
        "[0x1F, 0o17, 017, +1, -0x1, .5, 1., 1e3, !!float 2, !!int 0x2]",
        &json!([31, 15, 17, 1, "-0x1", 0.5, 1.0, 1000, 2, 2]),
    );
    // Every digit counts.
    let schema = r#"{"const": 0.1000000000000000000000000000000000001}"#;
    assert_eq!(
        check(schema, "0.1000000000000000000000000000000000001"),
        [[]; 1] as [[Value; 0]; 1]
    );
    assert_eq!(check(schema, "0.1").concat().len(), 1);
    let schema = r#"{"const": 4722366482869645213695}"#;
    assert_eq!(check(schema, "0xFFFFFFFFFFFFFFFFFF").concat().len(), 0);
    assert_eq!(check(schema, "0xFFFFFFFFFFFFFFFFFE").concat().len(), 1);
    assert_is(
        "a: |\n  x\n   y\n\nb: >-\n  x\n  y\nc: \"\\u00e9\\x41\\\n  z\"\nd: it's\n  two\ne: 'it''s'",
        &json!({"a": "x\n y\n", "b": "x y", "c": "éAz", "d": "it's two", "e": "it's"}),
    );
    assert_is(
        "? a\n: - 1\n  - b: 2\n? c\n",
        &json!({"a": [1, {"b": 2}], "c": null}),
    );
    assert_is(
        "{a: [1, 2,], \"b\":3, c, }",
        &json!({"a": [1, 2], "b": 3, "c": null}),
    );
    assert_is(
        "\u{FEFF}%YAML 1.2\r\n---\r\na: b\r\n...\r\n",
        &json!({"a": "b"}),
    );
    assert_is(
        "{\"a\": [1, {\"b\": null}]}",
        &json!({"a": [1, {"b": null}]}),
    );
}

// SPEC U4
#[test]
fn keys_are_strings_as_they_are_written() {
    assert_is(
        "on: 1\n1: 2\n0x10: 3\ntrue: 4\n~: 5\n1.50: 6\n!!str x: 7\n\"\": 8\n.inf: 9",
        &json!({"on": 1, "1": 2, "0x10": 3, "true": 4, "~": 5, "1.50": 6, "x": 7, "": 8, ".inf": 9}),
    );
    assert_is(
        "- &a 1\n- {*a : b, &c d: e}\n- *c\n",
        &json!([1, {"1": "b", "d": "e"}, "d"]),
    );
    assert_eq!(
        check("true", "a: {1: x, \"1\": y}\n"),
        [[json!(["duplicate_key", "/a/1", 1, 11])]]
    );
    assert_eq!(
        check("true", "a:\n  b: 1\n  c: 2\n  b: 3\n"),
        [[json!(["duplicate_key", "/a/b", 4, 3])]]
    );
    for (yaml, column) in [
        ("a: {[x]: 1}", 5),
        ("a: {{x: 1}: 1}", 5),
        ("a: [&b [], {*b : 1}]", 12),
    ] {
        assert_eq!(
            check("true", yaml).concat()[0].as_array().unwrap()[3],
            json!(column + usize::from(yaml.contains('&'))),
            "{yaml}"
        );
        assert_eq!(
            check("true", yaml).concat()[0][0],
            "unrepresentable",
            "{yaml}"
        );
    }
}

// SPEC U4
#[test]
fn what_json_cannot_hold_is_told_with_its_place() {
    for (yaml, kind, path, line, column) in [
        ("a:\n- .inf", "unrepresentable", "/a/0", 2, 3),
        ("a: {b: -.INF}", "unrepresentable", "/a/b", 1, 8),
        ("[1, .NaN]", "unrepresentable", "/1", 1, 5),
        ("a: !Ref x", "unrepresentable", "/a", 1, 9),
        ("a: !!binary aGk=", "unrepresentable", "/a", 1, 13),
        ("a: !!set {b}", "unrepresentable", "/a", 1, 10),
        ("a: !x [b]", "unrepresentable", "/a", 1, 7),
        ("a: !!int x", "syntax", "", 1, 10),
        ("a: !!seq {}", "syntax", "", 1, 10),
        ("a: !!map []", "syntax", "", 1, 10),
        ("a: !!map x", "syntax", "", 1, 10),
        ("a: *b", "syntax", "", 1, 4),
        ("a: &b [*b]", "unrepresentable", "/a/0", 1, 8),
        ("a: [1\nb: 2", "syntax", "", 2, 2),
        ("a:\n\tb: 1", "syntax", "", 2, 2),
        ("a: b: c", "syntax", "", 1, 5),
        ("<<: 1", "syntax", "", 1, 5),
        ("a: {<<: [{b: 1}, 2]}", "syntax", "", 1, 18),
        ("a: {<<: {b: 1, b: 2}}", "duplicate_key", "/a", 1, 16),
        ("<<: {}\n<<: {}", "duplicate_key", "", 2, 1),
    ] {
        assert_eq!(
            check("true", yaml),
            [[json!([kind, path, line, column])]],
            "{yaml}"
        );
    }
}

// SPEC U4
#[test]
fn limits_hold_for_yaml() {
    let laughs = |levels: usize| {
        let mut text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n".to_owned();
        for level in 1..levels {
            let one = format!("*a{}, ", level - 1).repeat(10);
            writeln!(text, "a{level}: &a{level} [{one}]").unwrap();
        }
        text
    };
    assert_eq!(check("true", &laughs(4)), [Vec::<Value>::new()]);
    let found = check("true", &laughs(9)).concat();
    assert_eq!(
        (&found[0][0], &found[0][2]),
        (&json!("limit"), &json!(6)),
        "{found:?}"
    );

    let deep = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    assert_eq!(
        check_with("true", &deep(5), &["--max-depth", "5"]),
        [Vec::<Value>::new()]
    );
    let found = check_with("true", &deep(6), &["--max-depth", "5"]).concat();
    assert_eq!((&found[0][0], &found[0][3]), (&json!("limit"), &json!(6)));
    let found = check_with("true", "a:\n b:\n  c:\n   d: 1\n", &["--max-depth", "3"]).concat();
    assert_eq!((&found[0][0], &found[0][2]), (&json!("limit"), &json!(4)));
    // An alias puts what it stands for at another depth.
    let found = check_with("true", "a: &a [[]]\nb: [*a]\n", &["--max-depth", "3"]).concat();
    assert_eq!(found[0][0], "limit");
    assert_eq!(
        check_with("true", &deep(3000), &["--max-depth", "128"]).concat()[0][0],
        "limit"
    );

    assert_eq!(
        check_with("true", "a: bcd", &["--max-bytes", "6"]),
        [Vec::<Value>::new()]
    );
    let found = check_with("true", "a: bcde", &["--max-bytes", "6"]).concat();
    assert_eq!(found, [json!(["limit", "", 1, 1])]);
    let found = check("true", &format!("0x{}", "f".repeat(2000))).concat();
    assert_eq!(found, [json!(["limit", "", 1, 1])]);
}

// SPEC U4
#[test]
fn each_document_of_a_file_is_one_of_the_report() {
    let yaml = "# One\n---\n1\n...\n# Two\n%TAG !s! tag:yaml.org,2002:\n--- !s!str 2\n---\n- \"3\n---\n4\n--- {}\n";
    let folder = Folder::new()
        .with("s.json", r#"{"type": "integer"}"#)
        .with("d.yaml", yaml);
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--format", "json", "d.yaml"],
    );
    let lines = run.json();
    let of = |line: &Value| {
        let range = |name: &str| usize::try_from(line[name].as_u64().unwrap()).unwrap();
        let from = range("offset");
        (
            line["line"].clone(),
            yaml[from..from + range("length")].to_owned(),
            line["valid"] == true,
        )
    };
    let found: Vec<_> = lines.iter().map(of).collect();
    let expected = [
        (1, "# One\n---\n1\n...\n", true),
        (
            5,
            "# Two\n%TAG !s! tag:yaml.org,2002:\n--- !s!str 2\n",
            false,
        ),
        (8, "---\n- \"3\n", false),
        (10, "---\n4\n", true),
        (12, "--- {}\n", false),
    ];
    let expected: Vec<_> = expected
        .iter()
        .map(|(line, text, valid)| (json!(line), (*text).to_owned(), *valid))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(
        errors(&lines),
        [
            vec![],
            vec![json!(["type", "", 7, 12])],
            vec![json!(["syntax", "", 9, 3])],
            vec![],
            vec![json!(["type", "", 12, 5])],
        ]
    );
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--only", "invalid", "d.yaml"],
    );
    assert!(
        run.stdout
            .contains("d.yaml:7:12\n  |\n7 | --- !s!str 2\n  |            ^"),
        "{}",
        run.stdout
    );

    // What has nothing is null.
    for yaml in ["", "# Nothing\n", "---\n"] {
        let line = check(r#"{"type": "null"}"#, yaml);
        assert_eq!(line, [Vec::<Value>::new()], "{yaml}");
    }
    let folder = Folder::new()
        .with("s.json", "true")
        .with("d.yaml", "\u{FEFF}a: 1\n");
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--format", "json", "d.yaml"],
    );
    let line = &run.json()[0];
    assert_eq!(
        (&line["line"], &line["offset"], &line["length"]),
        (&Value::Null, &json!(0), &json!(8))
    );
}

// SPEC U4
#[test]
fn yaml_is_found_where_there_is_a_schema() {
    let folder = Folder::new()
        .with("s.json", r#"{"type": "object"}"#)
        .with("docs/a.yaml", "a: 1\n")
        .with("docs/b.YML", "- 1\n")
        .with("docs/c.json", "{}");
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--format", "concise", "docs"],
    );
    assert_eq!(
        run.stdout,
        "docs/b.YML:1:1: schema/type: expected an object, but found an array\n"
    );
    assert!(
        run.stderr.contains("3 documents: 2 valid, 1 invalid"),
        "{}",
        run.stderr
    );
    let run = run_in(&folder, &["check", "--format", "json", "docs"]);
    assert_eq!(run.json().len(), 1);
    let run = run_in(&folder, &["check", "docs/a.yaml"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains(
            "docs/a.yaml could not be read: it is YAML, which `saop check --schema FILE` reads"
        ),
        "{}",
        run.stderr
    );
    let folder = folder.with("only/a.yaml", "1");
    let run = run_in(&folder, &["check", "only"]);
    assert!(
        run.code == 2 && run.stderr.contains("nothing found to check"),
        "{run:?}"
    );
}

// SPEC U4
#[test]
fn standard_input_is_yaml_where_that_is_said() {
    let folder = Folder::new().with("s.json", r#"{"type": "object"}"#);
    let schema = folder.path().join("s.json");
    let schema = schema.to_str().unwrap();
    let run = run_with(
        "a: 1\n---\n- 2\n",
        &["check", "--schema", schema, "--yaml", "--format", "concise"],
    );
    assert_eq!(
        run.stdout,
        "-:3:1: schema/type: expected an object, but found an array\n"
    );
    assert_eq!(run_with("a: 1", &["check", "--yaml"]).code, 2);
}

// SPEC U4
#[test]
fn yaml_is_in_neither_file_of_split() {
    let folder = Folder::new()
        .with("s.json", "true")
        .with("d.yaml", "a: 1\n---\nb: 2\n");
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--split", "out", "d.yaml"],
    );
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("d.yaml:2 is in neither file of --split: it is YAML"),
        "{}",
        run.stderr
    );
}

// SPEC U4
#[test]
fn other_encodings_are_told() {
    let folder = Folder::new().with("s.json", "true");
    std::fs::write(folder.path().join("d.yaml"), b"a: 1\nb: \xE9\n").unwrap();
    let run = run_in(
        &folder,
        &["check", "--schema", "s.json", "--format", "json", "d.yaml"],
    );
    assert_eq!(errors(&run.json()), [[json!(["syntax", "", 2, 4])]]);
}

// Found by a trial: standard input has no name that says it.
#[test]
fn yaml_that_is_read_as_json_gets_a_hint() {
    const HINT: &str =
        "\n  = YAML is read with --schema, and --yaml or from a file that ends in .yaml\n";
    let folder = Folder::new().with("schema.json", r#"{"type": "object"}"#);
    let schema = folder.path().join("schema.json");
    let args = ["check", "--schema", schema.to_str().unwrap()];
    for text in ["a: 1\n", "---\na: 1\n", "- a\n", "# why\n- b: 1\n"] {
        let run = run_with(text, &args);
        assert!(run.stdout.contains(HINT), "{text}: {}", run.stdout);
    }
    for text in ["words\n", "{\"a\": 1,}", "[a]", "1 2", ": ["] {
        let run = run_with(text, &args);
        assert_eq!(run.code, 1);
        assert!(!run.stdout.contains(HINT), "{text}: {}", run.stdout);
    }
}
