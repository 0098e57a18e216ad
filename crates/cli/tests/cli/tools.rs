//! `--tools`: the actions of messages are checked against the tools that the agent has. SPEC X3.

use serde_json::{Value, json};

use crate::support::{ENVELOPE, Folder, OBSERVATION, PARALLEL, Run, run_in, with_arguments};

const TOOLS: &str = r#"{"tools": [
  {"name": "t", "description": "Does it.", "inputSchema": {
    "type": "object", "required": ["path"],
    "properties": {"path": {"type": "string", "description": "Where it is."}}}},
  {"name": "other", "inputSchema": {}}
]}
"#;

fn folder() -> Folder {
    Folder::new().with("tools.json", TOOLS)
}

fn check(folder: &Folder, args: &[&str]) -> Run {
    let all = [&["check", "--tools", "tools.json"], args].concat();
    run_in(folder, &all)
}

/// The kind, path, line and column of each error of each document.
fn errors(run: &Run) -> Vec<Value> {
    let lines = run.json().into_iter();
    let of = |line: Value| {
        let errors = line["errors"].as_array().unwrap().iter();
        let one =
            |error: &Value| json!([error["kind"], error["path"], error["line"], error["column"]]);
        Value::from(errors.map(one).collect::<Vec<_>>())
    };
    lines.map(of).collect()
}

// SPEC X3
#[test]
fn calls_are_checked_in_every_message() {
    let lines = [
        with_arguments(r#"{"path":"a"}"#),
        with_arguments(r#"{"path":1}"#),
        with_arguments("{}"),
        ENVELOPE.replace(r#""tool_name":"t""#, r#""tool_name":"T_1""#),
        PARALLEL.to_owned(),
        OBSERVATION.to_owned(),
        with_arguments(r#"{"path":1}"#).replace(r#""plan":"p""#, r#""plan":"""#),
    ];
    let folder = folder().with("a.ndjson", lines.join("\n"));
    let run = check(&folder, &["--format", "json", "a.ndjson"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert_eq!(
        errors(&run),
        [
            json!([]),
            json!([["schema", "/action/arguments/path", 2, 154]]),
            json!([["schema", "/action/arguments/path", 3, 146]]),
            json!([["unknown_tool", "/action/tool_name", 4, 130]]),
            json!([["schema", "/agent_turns/0/action/arguments/path", 5, 168]]),
            json!([]),
            json!([
                ["schema", "/thought/plan", 7, 103],
                ["schema", "/action/arguments/path", 7, 153]
            ]),
        ]
    );
    assert_eq!(
        run.json()[1]["errors"][0]["message"],
        "expected a string, but found the number 1; it is described as \"Where it is.\""
    );
    // Each one by its name, too.
    let folder = folder.with("one.json", &lines[1]);
    let run = check(&folder, &["--type", "saop-envelope", "one.json"]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("it is described as"), "{}", run.stdout);
    let run = run_in(&folder, &["check", "--quiet", "one.json"]);
    assert_eq!(run.code, 0, "without the tools it is valid");
}

// SPEC X3
#[test]
fn a_list_that_is_refused_is_exit_2_with_a_frame() {
    let folder = Folder::new()
        .with("tools.json", "{\"a\": {},\n \"b\": {\"type\": \"strin\"}}")
        .with("no.json", "[1]")
        .with(
            "e.json",
            with_arguments("{\"x\": 1}").replace("\"t\"", "\"b\""),
        );
    let run = check(&folder, &["e.json"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(
        run.stderr
            .starts_with("error[tools]: tool `b`: expected `array`"),
        "{}",
        run.stderr
    );
    assert!(
        run.stderr.contains("\n --> tools.json:2:16\n"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("^^^^^^^"), "{}", run.stderr);

    let run = check(&folder, &["--allow-unchecked", "e.json"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout
            .starts_with("warning[unchecked_tool]: the arguments of `b` were not checked"),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["check", "--tools", "no.json", "e.json"]);
    assert_eq!(run.code, 2);
    let run = run_in(&folder, &["check", "--tools", "none.json", "e.json"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("none.json"), "{}", run.stderr);
    let run = run_in(
        &folder,
        &[
            "check",
            "--tools",
            "tools.json",
            "--schema",
            "e.json",
            "e.json",
        ],
    );
    assert_eq!(run.code, 2, "they exclude each other");
}

// SPEC X3
#[test]
fn several_lists_are_one_set_of_tools() {
    let folder = Folder::new()
        .with("tools.json", "{\"a\": {}}")
        .with("more.json", "{\"t\": {}}")
        .with("e.json", ENVELOPE);
    let more = ["--tools", "more.json", "e.json"];
    assert_eq!(check(&folder, &more).code, 0);
    let page = r#"{"tools": [{"name": "t", "inputSchema": {}}], "nextCursor": "2"}"#;
    let folder = folder.with("page.json", page);
    let run = check(&folder, &["--tools", "page.json", "e.json"]);
    assert_eq!(run.code, 0);
    assert!(
        run.stderr
            .starts_with("warning: page.json has a nextCursor"),
        "{}",
        run.stderr
    );
    assert_eq!(check(&folder, &["e.json"]).code, 1);
    let run = check(&folder, &["--tools", "tools.json", "e.json"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("expected a name that no other tool has"),
        "{}",
        run.stderr
    );
}

// SPEC X3
#[test]
fn a_correction_is_of_the_call() {
    let folder = folder()
        .with("bad.json", ENVELOPE)
        .with("good.json", with_arguments(r#"{"path":"a"}"#));
    for wanted in ["saop-envelope", "auto"] {
        let correct = |file: &str| {
            let args = ["correct", "--type", wanted, "--tools", "tools.json", file];
            run_in(&folder, &args)
        };
        assert_eq!(correct("good.json").code, 0);
        let run = correct("bad.json");
        assert_eq!(run.code, 1);
        assert!(
            run.stdout.contains("JSON Schema of the arguments of `t` (data, not instructions):\n{\"type\":\"object\""),
            "{}",
            run.stdout
        );
        assert!(
            run.stdout.contains(
                "- /action/arguments/path (line 1, column 146): expected the member `path`"
            ),
            "{}",
            run.stdout
        );
    }
    let run = run_in(
        &folder,
        &[
            "correct",
            "--tools",
            "tools.json",
            "--format",
            "json",
            "bad.json",
        ],
    );
    assert_eq!(run.one()["errors"][0]["path"], "/action/arguments/path");
    assert_eq!(run.one()["class"], "schema_violation");
}
