//! `saop lint --open`.

use std::fs;

use serde_json::{Value, json};

use crate::lint::ping;
use crate::support::{Folder, hidden, run_in};

/// Three objects that are open, and a keyword that is nowhere known.
fn open_schema() -> String {
    let open = json!({"type": "object", "properties": {"a": {"type": "string"}}});
    let many: serde_json::Map<String, Value> = ["b", "c", "d", "e"]
        .into_iter()
        .map(|name| {
            (
                name.to_owned(),
                json!({"$ref": format!("#/definitions/{name}")}),
            )
        })
        .collect();
    let definitions: serde_json::Map<String, Value> = many
        .keys()
        .map(|name| (name.clone(), open.clone()))
        .collect();
    format!(
        "{:#}",
        json!({"type": "object", "properties": many, "definitions": definitions, "x-mine": 1})
    )
}

// SPEC S1 S3
#[test]
fn schemas_of_others_are_checked_as_what_their_dialects_say() {
    let folder = Folder::new().with("tool.json", open_schema()).with(
        "settings.json",
        r#"{"type": "array", "items": {"$ref": "common/part.json#/$defs/a"}}"#,
    );
    fs::create_dir(folder.path().join("common")).unwrap();
    folder.write("common/part.json", r#"{"$defs": {"a": true}}"#);
    let run = run_in(&folder, &["lint", "--open", "."]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "", "3 schemas are valid\n")
    );
    folder.write("a.json", "{\n  \"type\": \"strin\"\n}");
    folder.write("b.json", r#"{"pattern": "(?=a)", "$ref": "none.json"}"#);
    folder.write("c.json", r#"{"$schema": "https://example.com/mine"}"#);
    folder.write("d.json", "{");
    folder.write(
        "common/part.json",
        r#"{"$defs": {"a": {"items": {"$ref": "gone.json"}}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 1);
    for expected in [
        "./a.json:2:11: SCH009: expected ",
        "  |\n2 |   \"type\": \"strin\"\n  |           ^^^^^^^ /type\n",
        "./b.json:1:30: SCH013: ",
        "./c.json:1:13: SCH004: ",
        "./d.json:1:2: SCH001: ",
        "/common/part.json:1:36: SCH013: ",
    ] {
        assert!(run.stdout.contains(expected), "{expected}\n{}", run.stdout);
    }
    assert!(
        run.stderr.starts_with("5 errors (2 SCH013, 1 "),
        "{}",
        run.stderr
    );
    let dialect = [
        "lint",
        "--open",
        "--dialect",
        "2019-09",
        "--format",
        "json",
        ".",
    ];
    let run = run_in(&folder, &dialect);
    // Beside a reference the pattern counts now, and the dialect is known.
    for (code, count) in [("unsupported_pattern", 1), ("unknown_dialect", 0)] {
        assert_eq!(run.stdout.matches(code).count(), count, "{}", run.stdout);
    }
    assert_eq!(
        run_in(&folder, &["lint", "--dialect", "2019-09", "."]).code,
        2
    );
    assert_eq!(
        run_in(&folder, &["lint", "--open", "--id-base", "https://a/", "."]).code,
        2
    );
}

// SPEC S3
#[test]
fn what_no_value_meets_is_a_warning_unless_the_profile_is_asked_for() {
    let members = json!({
        "a": {"type": "integer", "minimum": 5, "maximum": 3},
        "b": {"type": "string", "minLength": 5, "maxLength": 3},
        "c": {"enum": []},
        "d": {"allOf": [{"type": "string"}, {"type": "integer"}]},
        "e": {"type": "object", "required": ["a"], "properties": {"a": false}},
        "f": {"minItems": 3, "maxItems": 1, "type": "array"},
        "g": {"minProperties": 3, "maxProperties": 1},
        "h": {"type": "string", "const": 1},
    });
    let folder = Folder::new()
        .with("a.json", json!({"properties": members}).to_string())
        .with(
            "b.json",
            "{\n  \"required\": [\"z\"],\n  \"properties\": {\"z\": false}\n}",
        )
        .with("c.json", r#"{"properties": {"b": {"$ref": "b.json"}}}"#);
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "."]);
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (0, "3 schemas are valid, with 9 warnings\n")
    );
    let lines = run.stdout.lines().map(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["severity"], "warning");
        let code = match line["kind"].as_str() {
            Some("contradictory_bounds") => "SCH015",
            Some("unsatisfiable") => "SCH032",
            other => panic!("{other:?}"),
        };
        assert_eq!(line["code"], code);
        line["file"].as_str().unwrap().to_owned()
    });
    let files: Vec<String> = lines.collect();
    assert_eq!(files, [vec!["./a.json"; 8], vec!["./b.json"]].concat());

    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 0);
    for expected in [
        "./a.json:1:31: SCH015: warning: expected `maximum` to be at least `minimum` 5, but found 3\n",
        "./b.json:3:23: SCH032: warning: expected the schema of the required member `z` to allow a value, but found \
         that it allows none\n  |\n3 |   \"properties\": {\"z\": false}\n  |                       ^^^^^ /properties/z\n",
    ] {
        assert!(run.stdout.contains(expected), "{expected}\n{}", run.stdout);
    }
    // One file.
    let run = run_in(&folder, &["lint", "--open", "b.json"]);
    assert_eq!(run.code, 0);
    assert!(
        run.stdout.starts_with("b.json:3:23: SCH032: warning: "),
        "{}",
        run.stdout
    );
    assert_eq!(run.stderr, "1 schema is valid, with 1 warning\n");
    // House rules keep their errors.
    let bounds = json!({"description": "Any.", "type": "integer", "minimum": 5, "maximum": 3});
    let folder = Folder::new().with("ping.schema.json", ping(&bounds).to_string());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!((run.code, run.stderr.as_str()), (1, "1 error (1 SCH015)\n"));
}

// SPEC S3
#[test]
fn a_misspelled_keyword_of_an_open_schema_is_warned_of() {
    let folder = Folder::new().with(
        "a.json",
        r#"{"prperties": {}, "x-note": 1, "title": "", "properties": {"properteis": {"prefixItems": []}, "b": {"minLenght": 1, "id": 2}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    assert_eq!(run.code, 0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(
        lines,
        [
            "a.json:1:2: SCH007: warning: expected a keyword of draft-07, but found `prperties`; did you mean `properties`?",
            "a.json:1:75: SCH007: warning: expected a keyword of draft-07, but found `prefixItems`, which is one of 2020-12",
            "a.json:1:101: SCH007: warning: expected a keyword of draft-07, but found `minLenght`; did you mean `minLength`?",
            "a.json:1:117: SCH007: warning: expected a keyword of draft-07, but found `id`; did you mean `$id`?",
        ]
    );
    // Each value that is listed again, and each type once.
    folder.write(
        "a.json",
        r#"{"enum": ["a", "a", "b", "b", "a"], "type": ["string", "string"], "minimum": 1}"#,
    );
    let told = run_in(&folder, &["lint", "--open", "a.json"]).stdout;
    for place in [
        "a.json:1:16: SCH016",
        "also at a.json:1:31",
        "a.json:1:26: SCH016",
    ] {
        assert!(told.contains(place), "{place}: {told}");
    }
    assert!(told.contains("values of type `string`, but"), "{told}");
    let beside = r##"{"$ref": "#/definitions/a", "maxLength": 3, "description": "", "definitions": {"a": {}}}"##;
    folder.write("a.json", beside);
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    let expected = "a.json:1:29: SCH020: warning: expected no keyword beside `$ref`, which stands alone in draft-07, but found \
                    `maxLength`; put both into an `allOf`\n";
    assert_eq!((run.code, &*run.stdout), (0, expected));
    let run = run_in(
        &folder,
        &["lint", "--open", "--dialect", "2020-12", "a.json"],
    );
    assert_eq!((run.code, &*run.stdout), (0, ""));
    folder.write(
        "a.json",
        r#"{"properties": {"a": {"type": "integer", "default": "5"}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    let expected = "a.json:1:53: SCH026: warning: this default is not valid under its own schema: expected an integer, but \
                    found the string `5`\n";
    assert_eq!((run.code, &*run.stdout), (0, expected));
}

// SPEC S1
#[test]
fn files_of_a_folder_refer_to_all_below_it_wherever_lint_runs() {
    let folder = Folder::new();
    folder.write(
        "all/api/a.json",
        r#"{"items": {"$ref": "../types/t.json"}}"#,
    );
    folder.write("all/types/t.json", r#"{"type": "boolean"}"#);
    let path = folder.path().join("all");
    let elsewhere = Folder::new();
    let run = run_in(&elsewhere, &["lint", "--open", path.to_str().unwrap()]);
    assert_eq!((run.code, &*run.stdout), (0, ""));
    // By itself, a schema reads nothing above its folder.
    let path = path.join("api/a.json");
    let run = run_in(&elsewhere, &["lint", "--open", path.to_str().unwrap()]);
    assert_eq!(run.code, 1, "{}", run.stdout);
}

// SPEC S1
#[test]
fn identifiers_that_two_schemas_have_are_told_and_the_first_one_is_meant() {
    let folder = Folder::new();
    folder.write(
        "a.json",
        r##"{"$defs": {
  "a": {"$id": "x", "type": "string"},
  "b": {"$id": "x", "type": "integer"},
  "c": {"$anchor": "n", "type": "string"},
  "d": {"allOf": [{"$anchor": "n", "type": "null"}]},
  "e": {"$id": "y", "type": "null"},
  "f": {"$id": "y", "type": "null"}
}, "items": {"anyOf": [{"$ref": "x"}, {"$ref": "#n"}]}}"##,
    );
    let lint = ["lint", "--open", "--dialect", "2020-12", "a.json"];
    let run = run_in(&folder, &lint);
    let told = |place: &str, name: &str, first: &str| {
        format!(
            "a.json:{place}: SCH006: warning: expected an identifier of its own, but found `{name}`, which the schema at \
             `{first}` has as well; a reference to it is to that one\n"
        )
    };
    let expected = told("3:16", "x", "/$defs/a") + &told("5:31", "n", "/$defs/c");
    assert_eq!((run.code, &*run.stdout), (0, &*expected));
    folder.write("d.json", r#"["text", 1]"#);
    let check = ["check", "--schema", "a.json", "--dialect", "2020-12"];
    let run = run_in(&folder, &[&check[..], &["d.json"]].concat());
    assert!(
        run.stdout
            .contains("expected a string, but found the number 1"),
        "{}",
        run.stdout
    );

    // Some generators write the place of each schema.
    folder.write(
        "a.json",
        r##"{"items": {"$id": "#/items", "items": {"$id": "#/items", "type": "null"}}}"##,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    assert_eq!((run.code, &*run.stdout), (0, ""));
}

// SPEC S1
#[test]
fn schemas_of_others_are_found_in_folders_and_shown_without_what_moves_a_cursor() {
    let key = r"\u001b[31m\u202e\u009b\n::error::forged";
    let folder = Folder::new()
        .with(
            "a/b/c.json",
            format!(r#"{{"definitions": {{"{key}": 5}}}}"#),
        )
        .with("a/d.json", r#"{"type": "strin"}"#);
    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("./a/b/c.json:1:") && run.stdout.contains("./a/d.json:1:"),
        "{}",
        run.stdout
    );
    assert_eq!(hidden(&run.stdout), None);
    assert!(
        !run.stdout.lines().any(|line| line.starts_with("::")),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["check", "--schema", "a/b/c.json", "a/d.json"]);
    assert_eq!((run.code, hidden(&run.stderr)), (2, None));
    assert!(
        !run.stderr.lines().any(|line| line.starts_with("::")),
        "{}",
        run.stderr
    );
}

#[test]
fn a_mistake_is_told_once_whatever_vocabularies_there_are() {
    let folder = Folder::new().with(
        "a.json",
        r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"a": {"items": "string"}}, "required": "a"}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "a.json"]);
    assert_eq!(run.stdout.lines().count(), 2, "{}", run.stdout);
}

#[test]
fn a_fault_in_a_definition_that_nothing_refers_to_hides_no_warning() {
    let folder = Folder::new().with(
        "a.json",
        r##"{"minLength": 3, "maxLength": 2, "minimun": 1, "definitions": {"b": {"$ref": "#/definitions/c"}}}"##,
    );
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "a.json"]);
    let codes: Vec<String> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["code"].to_string())
        .collect();
    assert_eq!(codes, ["\"SCH015\"", "\"SCH007\"", "\"SCH013\""]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let run = run_in(&folder, &["check", "--schema", "a.json", "a.json"]);
    assert!(run.stderr.contains("`minimun`"), "{}", run.stderr);
}

#[test]
fn a_fault_of_a_file_is_told_once_with_the_files_that_refer_to_it() {
    let folder = Folder::new()
        .with("a.json", r#"{"$ref": "b.json"}"#)
        .with("b.json", r#"{"properties": {"x": {"type": "strin"}}}"#)
        .with("c.json", r#"{"$ref": "d.json#/definitions/x"}"#)
        .with("d.json", r#"{"definitions": {"x": {"pattern": "("}}}"#);
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "."]);
    let told: Vec<(String, String)> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|line| (line["file"].to_string(), line["severity"].to_string()))
        .collect();
    let expected = [("\"./b.json\"", "\"error\""), ("\"./d.json\"", "\"error\"")];
    assert_eq!(
        told,
        expected.map(|(file, severity)| (file.to_owned(), severity.to_owned()))
    );
    assert!(
        run.stdout.contains("did you mean `string`?"),
        "{}",
        run.stdout
    );
    let run = run_in(
        &folder,
        &[
            "check", "--schema", "a.json", "--format", "github", "b.json",
        ],
    );
    assert!(
        run.stdout.starts_with("::error file=b.json,line=1,col="),
        "{}",
        run.stdout
    );
}

// Found by an attack: nothing was checked where one folder could not be read.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read_leaves_the_rest_checked() {
    use rustix::fs::{Mode, OFlags, mkdirat, openat};

    let folder = Folder::new()
        .with("all/a.json", r#"{"minimum": "x"}"#)
        .with("all/deep/b.json", "{}")
        .with("all/settings.json", b"\xff");
    // Its path is longer than any path may be, so that not even root can read it by that.
    let name = "x".repeat(250);
    let mut open = fs::File::open(folder.path().join("all/deep"))
        .unwrap()
        .into();
    for _ in 0..20 {
        mkdirat(&open, &name, Mode::RWXU).unwrap();
        open = openat(&open, &name, OFlags::DIRECTORY, Mode::empty()).unwrap();
    }
    let run = run_in(&folder, &["lint", "--open", "all"]);
    assert_eq!(run.code, 2);
    assert!(run.stdout.contains("all/a.json:1:13: "), "{}", run.stdout);
    let too_long = "x: File name too long (os error 36)\n";
    let other_bytes =
        "error: all/settings.json: expected UTF-8, but found other bytes at offset 0\n";
    for said in [&format!("error: all/deep/{name}/"), too_long, other_bytes] {
        assert!(run.stderr.contains(said), "{}", run.stderr);
    }
    // Types of a part of the schemas are not what is asked for.
    for name in ["a.json", "settings.json"] {
        folder.write(&format!("all/{name}"), "{}");
    }
    let run = run_in(&folder, &["generate", "all", "--out", "out"]);
    assert_eq!((run.code, run.stderr.contains(too_long)), (2, true));
    assert!(!folder.path().join("out").exists());
}

// Found by an attack: they were said to be no folder, which nobody had asked for.
#[cfg(target_os = "linux")]
#[test]
fn what_is_neither_a_schema_nor_a_folder_is_told_as_such() {
    use crate::support::pipe_at;

    let folder = Folder::new().with("a.json", "{}");
    pipe_at(&folder.path().join("pipe.json"));
    let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket.json"));
    for other in ["pipe.json", "socket.json", "/dev/zero"] {
        let run = run_in(&folder, &["lint", "--open", other]);
        let why = format!("error: {other}: it is not a regular file\n");
        assert_eq!((run.code, run.stderr), (2, why));
    }
    let run = run_in(&folder, &["lint", "pipe.json"]);
    let why = "error: pipe.json: expected a folder, but found a file\n";
    assert_eq!((run.code, run.stderr.as_str()), (2, why));
}

// SPEC S1
#[test]
fn equal_findings_are_told_together() {
    let folder = Folder::new().with("tool.json", open_schema());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!(run.code, 1);
    let open: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| line.contains("SCH011"))
        .collect();
    assert_eq!(open.len(), 1, "{}", run.stdout);
    assert!(
        open[0].starts_with("./tool.json:1:1: SCH011: "),
        "{}",
        run.stdout
    );
    let others = run
        .stdout
        .lines()
        .find(|line| line.starts_with("  5 times, also at "));
    assert_eq!(others.unwrap().matches("./tool.json:").count(), 4);
    assert!(run.stderr.contains(" errors (5 SCH011, "), "{}", run.stderr);
    // Warnings come after errors.
    let lines = run.stdout.lines().filter(|line| !line.starts_with(' '));
    let codes: Vec<bool> = lines.map(|line| line.contains(": warning: ")).collect();
    assert!(codes.is_sorted(), "{}", run.stdout);

    let json = run_in(&folder, &["lint", "--format", "json", "."]);
    let lines: Vec<Value> = json
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let open: Vec<&Value> = lines
        .iter()
        .filter(|line| line["code"] == "SCH011")
        .collect();
    assert_eq!((json.code, open.len()), (1, 5));
    assert_eq!(
        (&open[0]["file"], &open[0]["line"], &open[0]["severity"]),
        (&json!("./tool.json"), &json!(1), &json!("error"))
    );
}

// SPEC X3, S3
#[test]
fn schemas_of_tools_are_linted_at_their_places_in_the_list_as_2020_12() {
    // A list of `items` is an error in 2020-12, and `prefixItems` is unknown in draft-07. The third one is of draft-04.
    let list = r#"{"tools": [
  {"name": "é", "inputSchema": {"type": "object", "properties": {"a": {"prefixItems": [{"type": "string"}], "items": false}}}},
  {"name": "b", "inputSchema": {"properties": {"a": {"type": "strin"}}}, "outputSchema": {"minLength": -1}},
  {"name": "c", "inputSchema": {"properties": {"a": {"minimum": 1, "exclusiveMinimum": true}}}}
]}"#;
    let folder = Folder::new().with("tools.json", list);
    let run = run_in(&folder, &["lint", "--open", "--frames", "tools.json"]);
    assert_eq!(run.code, 1, "{}", run.stdout);
    assert!(
        run.stdout.starts_with("tools.json:3:62: SCH009: expected "),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("tools.json:3:104: SCH"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("^^^^^^^ /properties/a/type\n"),
        "{}",
        run.stdout
    );
    assert_eq!(
        run.stdout.matches("tools.json:").count(),
        2,
        "{}",
        run.stdout
    );
}

// Found by a trial: a list that could not be read was taken for a schema, which it is not either.
#[test]
fn what_is_wrong_with_a_list_of_tools_is_told() {
    let twice = r#"{"tools": [
  {"name": "x", "inputSchema": {"type": "objct"}},
  {"name": "x", "inputSchema": {}}
]}"#;
    for (list, expected) in [
        (twice, "tools.json:3:12: SCH009: tool `x`: "),
        (
            "[]",
            "tools.json:1:1: SCH009: expected a schema, or tools with schemas, but found none",
        ),
        (
            r#"[{"name": "x"}]"#,
            "tools.json:1:1: SCH009: expected a schema, or tools with schemas, but found none",
        ),
    ] {
        let folder = Folder::new().with("tools.json", list);
        let run = run_in(&folder, &["lint", "--open", "tools.json"]);
        assert_eq!(run.code, 1, "{list}");
        assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    }
}

// SPEC U5
#[test]
fn a_file_that_is_taken_as_open_has_the_options_of_open_ones() {
    let folder = Folder::new()
        .with("a.json", r#"{"$ref": "https://example.org/b"}"#)
        .with("b.txt", r#"{"type": "string", "prefixItems": [{}]}"#);
    let lint = [
        "lint",
        "a.json",
        "--document",
        "https://example.org/b=b.txt",
    ];
    let run = run_in(&folder, &[&lint[..], &["--dialect", "2020-12"]].concat());
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    for of_open in [&lint[2..], &["--dialect", "2020-12"]] {
        let run = run_in(&folder, &[&["lint", "."], of_open].concat());
        assert_eq!(run.code, 2);
        let said = "--dialect and --document need --open";
        assert!(run.stderr.contains(said), "{}", run.stderr);
    }
}
