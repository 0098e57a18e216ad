//! `--format sarif` and `--format github`, of `check`, `lint` and `diff`. SPEC X5.

use serde_json::{Value, json};

use crate::support::{
    ENVELOPE, Folder, Run, command, empty_plan, finish, hidden, run_in, with_arguments,
};

const SARIF: &str = include_str!("../sarif/sarif-schema-2.1.0.json");

/// Returns the results of a log, after two validators have found it valid.
fn results(run: &Run) -> Vec<Value> {
    let options = saop_schema::CompileOptions::new();
    let ours = saop_schema::Schema::compile(SARIF, &options).unwrap();
    ours.check(run.stdout.as_bytes()).unwrap();
    let log: Value = serde_json::from_str(&run.stdout).unwrap();
    let mut compiler = boon::Compiler::new();
    let schema = serde_json::from_str(SARIF).unwrap();
    compiler.add_resource("sarif.json", schema).unwrap();
    let mut schemas = boon::Schemas::new();
    let index = compiler.compile("sarif.json", &mut schemas).unwrap();
    schemas.validate(&log, index).unwrap();
    assert!(run.stdout.ends_with('\n'));
    let run = &log["runs"][0];
    let rules: Vec<&str> = run["tool"]["driver"]["rules"]
        .as_array()
        .unwrap()
        .iter()
        .map(|rule| rule["id"].as_str().unwrap())
        .collect();
    let results = run["results"].as_array().unwrap().clone();
    for result in &results {
        assert!(rules.contains(&result["ruleId"].as_str().unwrap()));
    }
    results
}

/// The rule, level, file and region of a result.
fn short(result: &Value) -> Value {
    let place = &result["locations"][0]["physicalLocation"];
    json!([
        result["ruleId"],
        result["level"],
        place["artifactLocation"]["uri"],
        place["region"]
    ])
}

// SPEC X5, U4
#[test]
fn a_schema_that_cannot_be_taken_is_a_notice_whatever_it_is_written_in() {
    let folder = Folder::new()
        .with("type.json", "{\"type\":\"strin\"}")
        .with("type.yaml", "a: 1\ntype: strin\n")
        .with("twice.yaml", "type: object\ntype: array\n")
        .with("broken.yaml", "type: [\n")
        .with("refers.json", "{\"$ref\":\"https://example.org/b\"}")
        .with("list.json", "{\"tools\":[{\"name\":1}]}")
        .with("list.yaml", "tools:\n- name: 1\n")
        .with("a.json", "{}");
    let other = "https://example.org/b=twice.yaml";
    for (args, rule, file, line, column) in [
        (
            &["--schema", "type.json"][..],
            "invalid_schema",
            "type.json",
            1,
            9,
        ),
        (
            &["--schema", "type.yaml"],
            "invalid_schema",
            "type.yaml",
            2,
            7,
        ),
        (&["--schema", "twice.yaml"], "syntax", "twice.yaml", 2, 1),
        (&["--schema", "broken.yaml"], "syntax", "broken.yaml", 1, 7),
        (
            &["--schema", "refers.json", "--document", other],
            "syntax",
            "twice.yaml",
            2,
            1,
        ),
        (&["--tools", "list.json"], "tools", "list.json", 1, 19),
        (&["--tools", "list.yaml"], "tools", "list.yaml", 2, 9),
        (&["--tools", "broken.yaml"], "syntax", "broken.yaml", 1, 7),
        (
            &["--schema", "missing.yaml"],
            "unreadable",
            "missing.yaml",
            0,
            0,
        ),
        (
            &["--tools", "missing.json"],
            "unreadable",
            "missing.json",
            0,
            0,
        ),
    ] {
        let sarif = run_in(
            &folder,
            &[&["check", "--format", "sarif"], args, &["a.json"]].concat(),
        );
        let region = match line {
            0 => Value::Null,
            line => json!({"startLine": line, "startColumn": column}),
        };
        let all: Vec<_> = results(&sarif).iter().map(short).collect();
        assert_eq!(
            (sarif.code, all),
            (2, vec![json!([rule, "error", file, region])]),
            "{args:?}"
        );
        assert!(!sarif.stderr.is_empty());
        let github = run_in(
            &folder,
            &[&["check", "--format", "github"], args, &["a.json"]].concat(),
        );
        let place = match line {
            0 => String::new(),
            line => format!("line={line},col={column},"),
        };
        let head = format!("::error file={file},{place}title=saop {rule}::");
        assert!(github.stdout.starts_with(&head), "{}", github.stdout);
        assert_eq!(github.stdout.lines().count(), 1);
    }
}

// SPEC X5, U6
#[test]
fn annotations_name_files_from_the_repository_on() {
    let folder = Folder::new()
        .with("sub/a b.json", empty_plan())
        .with("sub/deep/c.json", empty_plan());
    let whole = folder.path().join("sub/a b.json");
    let other = Folder::new();
    let annotated = |workspace: Option<&std::path::Path>, path: &str| {
        let mut saop = command();
        saop.args(["check", "--format", "github", path])
            .current_dir(folder.path().join("sub/deep"));
        match workspace {
            Some(path) => saop.env("GITHUB_WORKSPACE", path),
            None => saop.env_remove("GITHUB_WORKSPACE"),
        };
        let run = finish(&mut saop);
        assert_eq!(run.code, 1, "{run:?}");
        let file = run.stdout.strip_prefix("::error file=").unwrap();
        file.split(',').next().unwrap().to_owned()
    };
    let whole = whole.to_str().unwrap();
    for (workspace, path, file) in [
        (None, ".", "c.json"),
        (None, "c.json", "c.json"),
        (None, "../a b.json", "../a b.json"),
        (Some(folder.path()), ".", "sub/deep/c.json"),
        (Some(folder.path()), "../a b.json", "sub/a b.json"),
        (Some(folder.path()), whole, "sub/a b.json"),
        // What is not in the repository keeps its name.
        (Some(other.path()), ".", "c.json"),
        (Some(other.path()), whole, whole),
    ] {
        assert_eq!(annotated(workspace, path), file, "{path}");
    }
}

// SPEC X5
#[test]
fn a_check_is_a_sarif_log() {
    let strange = "a\u{202e}\u{9b}b\u{7f}";
    let folder = Folder::new()
        .with("good.json", ENVELOPE)
        .with("b d.ndjson", format!("{ENVELOPE}\n{}\n{{\n", empty_plan()))
        .with(
            "long.json",
            ENVELOPE.replace(
                "\"plan\":\"p\"",
                &format!("\"plan\":\"\",\n\"{strange}\":1"),
            ),
        );
    for jobs in ["1", "4"] {
        let args = [
            "check",
            "--format",
            "sarif",
            "--jobs",
            jobs,
            "b d.ndjson",
            "good.json",
            "long.json",
        ];
        let run = run_in(&folder, &args);
        assert_eq!((run.code, run.stderr.as_str()), (1, ""));
        assert_eq!(hidden(&run.stdout), None);
        let results = results(&run);
        let found: Vec<Value> = results.iter().map(short).collect();
        assert_eq!(
            found,
            [
                json!(["minLength", "error", "b%20d.ndjson", {"startLine": 2, "startColumn": 103, "endColumn": 105}]),
                json!(["syntax", "error", "b%20d.ndjson", {"startLine": 3, "startColumn": 2}]),
                json!(["minLength", "error", "long.json", {"startLine": 1, "startColumn": 103, "endColumn": 105}]),
                json!(["additionalProperties", "error", "long.json", {"startLine": 2, "startColumn": 9, "endColumn": 10}]),
            ]
        );
        let logical = &results[0]["locations"][0]["logicalLocations"];
        assert_eq!(*logical, json!([{"fullyQualifiedName": "/thought/plan"}]));
        assert_eq!(
            results[0]["message"]["text"],
            "expected a string of at least 1 character, but found an empty string"
        );
    }
    // Nothing wrong is a log without results; nothing read is exit 2 all the same.
    let run = run_in(&folder, &["check", "--format", "sarif", "good.json"]);
    assert_eq!(run.code, 0);
    assert!(results(&run).is_empty());
    let run = run_in(
        &folder,
        &["check", "--format", "sarif", "good.json", "none.json"],
    );
    assert_eq!(run.code, 2);
    assert!(results(&run).is_empty());
    assert!(run.stderr.contains("none.json"));
}

// SPEC X5
#[test]
fn warnings_and_counts_are_results_too() {
    let wrong = r#"{"schema_version":"1.0.0","type":"observation","tool_call_id":"i","timestamp_ns":"1","exit_code":0,"stdout":"!","stderr":"","encoding":"base64","duration_ms":1.5}"#;
    let many: Vec<String> = (0..1100).map(|n| format!("\"k{n}\":1,")).collect();
    let many = many.concat();
    let folder = Folder::new().with("w.json", wrong).with(
        "m.json",
        ENVELOPE.replacen('{', &format!("{{\"k\":1,{many}"), 1),
    );
    let run = run_in(&folder, &["check", "--format", "sarif", "w.json"]);
    assert_eq!(run.code, 0);
    assert_eq!(
        short(&results(&run)[0]),
        json!(["encoding", "warning", "w.json", {"startLine": 1, "startColumn": 109, "endColumn": 112}])
    );
    let run = run_in(&folder, &["check", "--format", "sarif", "m.json"]);
    let results = results(&run);
    assert_eq!(results.len(), 1001);
    assert_eq!(
        results[1000]["message"]["text"],
        "101 more errors in m.json"
    );
}

// SPEC X5
#[test]
fn a_check_is_annotations_of_a_workflow() {
    let folder = Folder::new()
        .with(
            "a,b:c.ndjson",
            format!("{ENVELOPE}\n{}\n", with_arguments("[\"100%\"]")),
        )
        .with(
            "s.json",
            r#"{"description": "x\n::error::forged", "enum": ["100%\n::error::forged"]}"#,
        );
    let run = run_in(&folder, &["check", "--format", "github", "a,b:c.ndjson"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let expected = "::error file=a%2Cb%3Ac.ndjson,line=2,col=146,title=saop type::/action/arguments: expected an object, but found an array\n";
    assert_eq!(run.stdout, expected);
    let run = run_in(
        &folder,
        &[
            "check", "--schema", "s.json", "--format", "github", "s.json",
        ],
    );
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    assert!(run.stdout.contains("100%25"), "{}", run.stdout);
    let run = run_in(
        &folder,
        &[
            "check",
            "--type",
            "observation",
            "--format",
            "github",
            "--quiet",
            "s.json",
        ],
    );
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
}

// SPEC X5
#[test]
fn lint_has_both_forms() {
    let folder = Folder::new().with("schemas/x.json", "{\n  \"type\": \"strin\"\n}");
    let args = ["lint", "--open", "schemas", "--format"];
    let run = run_in(&folder, &[&args[..], &["sarif"]].concat());
    assert_eq!(run.code, 1);
    assert_eq!(
        short(&results(&run)[0]),
        json!(["SCH009", "error", "schemas/x.json", {"startLine": 2, "startColumn": 11}])
    );
    let run = run_in(&folder, &[&args[..], &["github"]].concat());
    let line = "::error file=schemas/x.json,line=2,col=11,title=saop SCH009::expected `array`";
    assert!(run.stdout.starts_with(line), "{}", run.stdout);
}

// SPEC X5
#[test]
fn diff_has_all_forms() {
    let folder = Folder::new()
        .with(
            "old.json",
            "{\"properties\": {\"a\": {\"type\": \"string\"}}, \"title\": \"x\"}",
        )
        .with(
            "new.json",
            "{\"properties\": {\n\"a\": {\"type\": \"integer\"}}, \"title\": \"y\"}",
        );
    let diff = |format: &str| {
        run_in(
            &folder,
            &["diff", "old.json", "new.json", "--format", format],
        )
    };
    let run = diff("sarif");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let found: Vec<Value> = results(&run).iter().map(short).collect();
    assert_eq!(
        found,
        [
            json!(["major", "error", "new.json", {"startLine": 2, "startColumn": 15}]),
            json!(["patch", "note", "new.json", {"startLine": 2, "startColumn": 37}]),
        ]
    );
    assert_eq!(
        diff("github").stdout,
        "::error file=new.json,line=2,col=15,title=saop major::/properties/a/type: is now `\"integer\"`, was `\"string\"`; \
         accepted before, refused now: {\"a\":\"\"}\n\
         ::notice file=new.json,line=2,col=37,title=saop patch::/title: says something else; text: [-\"x\"-] {+\"y\"+}\n"
    );
    let found: Value = serde_json::from_str(&diff("json").stdout).unwrap();
    assert_eq!(
        (&found["level"], &found["text"]),
        (&json!("major"), &json!("changed"))
    );
    let first = &found["changes"][0];
    assert_eq!(
        (&first["pointer"], &first["old"], &first["new"]),
        (
            &json!("/properties/a/type"),
            &json!("string"),
            &json!("integer")
        )
    );
    assert!(first["witness"]["a"].is_string());
}

// SPEC X5
#[test]
fn a_log_says_whether_all_could_be_read() {
    let folder = Folder::new()
        .with("good.json", ENVELOPE)
        .with("tools.json", r#"{"a": {"type": "strin"}}"#);
    let sarif = |args: &[&str]| {
        let run = run_in(&folder, &[&["check", "--format", "sarif"], args].concat());
        let log: Value = serde_json::from_str(&run.stdout).unwrap();
        let whole = log["runs"][0]["invocations"][0]["executionSuccessful"].clone();
        (run.code, whole, results(&run))
    };
    assert_eq!(sarif(&["good.json"]), (0, json!(true), vec![]));
    assert_eq!(
        sarif(&["good.json", "none.json"]),
        (2, json!(false), vec![])
    );
    let (code, whole, found) = sarif(&["--tools", "tools.json", "good.json"]);
    assert_eq!((code, whole), (2, json!(false)));
    assert_eq!(
        short(&found[0]),
        json!(["tools", "error", "tools.json", {"startLine": 1, "startColumn": 16}])
    );
    let run = run_in(
        &folder,
        &[
            "check",
            "--format",
            "github",
            "--tools",
            "tools.json",
            "good.json",
        ],
    );
    assert!(
        run.stdout
            .starts_with("::error file=tools.json,line=1,col=16,title=saop tools::"),
        "{}",
        run.stdout
    );
}

// SPEC X5. An annotation without a line is shown nowhere in a diff.
#[test]
fn a_tool_that_is_gone_has_a_place() {
    let tool = |name: &str| format!("{{\"name\": \"{name}\", \"inputSchema\": {{}}}}");
    let list = |tools: &[String]| format!("{{\n\"tools\": [\n{}]}}", tools.join(",\n"));
    let folder = Folder::new()
        .with("old.json", list(&[tool("a"), tool("b")]))
        .with("new.json", list(&[tool("a")]))
        .with("none.json", list(&[]));
    for (new, line) in [("new.json", 3), ("none.json", 1)] {
        let run = run_in(&folder, &["diff", "old.json", new, "--format", "github"]);
        let said = format!("::error file={new},line={line},col=");
        let gone = run.stdout.lines().find(|told| told.contains("::/b: "));
        assert!(
            gone.is_some_and(|told| told.starts_with(&said)),
            "{}",
            run.stdout
        );
    }
}
