//! `--tools` and `--calls`: tool calls and results without an envelope, and their correction. SPEC U1.

use serde_json::{Value, json};

use crate::support::{ENVELOPE, Folder, OBSERVATION, Run, run_in, with_arguments};

const TOOLS: &str = r#"[
  {"name": "t", "description": "Does it.", "inputSchema": {
    "type": "object", "required": ["path"],
    "properties": {"path": {"type": "string", "description": "Where it is."}}}, "outputSchema": {"required": ["n"]}},
  {"name": "other", "inputSchema": {}}
]"#;

/// A call in each form, with a string for arguments that are one.
fn forms(arguments: &str) -> [(&'static str, String); 5] {
    let text = json!(arguments);
    [
        (
            "mcp",
            format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"t","arguments":{arguments}}}}}"#
            ),
        ),
        (
            "openai",
            format!(
                r#"{{"id":"1","type":"function","function":{{"name":"t","arguments":{text}}}}}"#
            ),
        ),
        (
            "anthropic",
            format!(r#"{{"type":"tool_use","id":"1","name":"t","input":{arguments}}}"#),
        ),
        (
            "gemini",
            format!(r#"{{"functionCall":{{"name":"t","args":{arguments}}}}}"#),
        ),
        (
            "plain",
            format!(r#"{{"name":"t","arguments":{arguments}}}"#),
        ),
    ]
}

fn folder() -> Folder {
    Folder::new().with("tools.json", TOOLS)
}

fn saop(folder: &Folder, command: &str, args: &[&str]) -> Run {
    run_in(
        folder,
        &[&[command, "--tools", "tools.json"], args].concat(),
    )
}

// SPEC U1
#[test]
fn calls_of_every_form_are_told_and_judged_beside_messages() {
    let mut lines: Vec<String> = Vec::new();
    for (_, call) in forms(r#"{"path":"a"}"#)
        .into_iter()
        .chain(forms(r#"{"path":1}"#))
    {
        lines.push(call);
    }
    lines.extend([
        with_arguments(r#"{"path":"a"}"#),
        OBSERVATION.to_owned(),
        r#"{"role":"assistant","content":"Done."}"#.to_owned(),
        with_arguments(r#"{"path":1}"#),
    ]);
    let folder = folder().with("a.ndjson", lines.join("\n"));
    let run = saop(&folder, "check", &["--format", "json", "a.ndjson"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let told: Vec<Value> = run
        .json()
        .iter()
        .map(|line| {
            json!([
                line["type"],
                line["errors"][0]["path"],
                line["errors"][0]["column"]
            ])
        })
        .collect();
    assert_eq!(
        told,
        [
            json!(["mcp", null, null]),
            json!(["openai", null, null]),
            json!(["anthropic", null, null]),
            json!(["gemini", null, null]),
            json!(["plain", null, null]),
            json!(["mcp", "/params/arguments/path", 88]),
            // `{\"path\":1}`: the column is that of the escaped text.
            json!(["openai", "/function/arguments/path", 75]),
            json!(["anthropic", "/input/path", 56]),
            json!(["gemini", "/functionCall/args/path", 44]),
            json!(["plain", "/arguments/path", 33]),
            json!(["saop-envelope", null, null]),
            json!(["observation", null, null]),
            json!(["openai", null, null]),
            json!(["saop-envelope", "/action/arguments/path", 154]),
        ]
    );
}

// SPEC U1
#[test]
fn a_form_that_is_given_is_that_of_every_document() {
    let folder = folder().with("words.json", r#"{"role":"assistant","content":"Done."}"#);
    for (index, (form, call)) in forms(r#"{"path":"a"}"#).into_iter().enumerate() {
        let folder = Folder::new()
            .with("tools.json", TOOLS)
            .with("c.json", &call);
        for (other, (name, _)) in forms("{}").iter().enumerate() {
            let run = saop(
                &folder,
                "check",
                &["--calls", name, "--format", "json", "c.json"],
            );
            // The params of MCP look like a plain call, and so does OpenAI's `function` as some servers write it.
            let is_like = form == "plain" && ["mcp", "openai"].contains(name);
            let is_valid = index == other || is_like;
            assert_eq!(
                run.code,
                i32::from(!is_valid),
                "{form} as {name}: {}",
                run.stdout
            );
            assert_eq!(run.one()["type"], **name);
            if !is_valid {
                assert_eq!(run.one()["errors"][0]["kind"], "malformed_call");
            }
        }
    }
    let run = saop(&folder, "check", &["--calls", "openai", "words.json"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout
            .starts_with("error[malformed_call]: expected a tool call of OpenAI ("),
        "{}",
        run.stdout
    );
    let run = saop(&folder, "check", &["--calls", "auto", "words.json"]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let run = run_in(&folder, &["check", "--calls", "mcp", "words.json"]);
    assert_eq!(run.code, 2, "it needs the tools");
}

// SPEC U1
#[test]
fn what_is_neither_a_message_nor_a_call_is_told_once() {
    let folder = folder()
        .with("no.ndjson", "{\"nmae\":\"t\",\"arguments\":{}}\n[]\n7\n{}")
        .with(
            "part.json",
            ENVELOPE.replace("\"session_id\"", "\"session\""),
        )
        .with("cut.json", r#"{"name":"t","arguments":"#);
    let run = saop(&folder, "check", &["--format", "json", "no.ndjson"]);
    for line in run.json() {
        assert_eq!(line["errors"].as_array().unwrap().len(), 1, "{line}");
        assert_eq!(line["errors"][0]["kind"], "malformed_call");
        assert_eq!(line["type"], Value::Null);
    }
    let run = saop(&folder, "check", &["--format", "json", "part.json"]);
    assert_eq!(run.one()["type"], "saop-envelope");
    let run = saop(&folder, "check", &["--format", "json", "cut.json"]);
    assert_eq!(run.one()["errors"][0]["kind"], "syntax");
}

// SPEC U1
#[test]
fn results_are_judged_where_their_tool_is_known() {
    let folder = folder()
        .with(
            "good.json",
            r#"{"name":"t","result":{"structuredContent":{"n":1}}}"#,
        )
        .with(
            "bad.json",
            r#"{"name":"t","result":{"structuredContent":{}}}"#,
        )
        .with(
            "whose.json",
            r#"{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{}}}"#,
        );
    assert_eq!(saop(&folder, "check", &["good.json"]).code, 0);
    let run = saop(&folder, "check", &["--format", "json", "bad.json"]);
    assert_eq!(
        run.one()["errors"][0]["path"],
        "/result/structuredContent/n"
    );
    let run = saop(&folder, "check", &["--format", "json", "whose.json"]);
    assert_eq!((run.code, &run.one()["valid"]), (0, &json!(true)));
    assert_eq!(
        run.one()["warnings"][0],
        json!({"kind": "unchecked_tool", "path": "/result",
            "message": "the result was not checked, since the document does not say of which tool it is",
            "line": 1, "column": 34})
    );
}

// SPEC U1
#[test]
fn a_correction_of_a_call_does_not_name_the_protocol() {
    for (form, call) in forms(r#"{"path":1}"#) {
        let folder = folder().with("bad.json", &call);
        for args in [&["bad.json", "--calls"][..], &["--calls", form, "bad.json"]] {
            let run = saop(&folder, "correct", args);
            assert_eq!((run.code, run.stderr.as_str()), (1, ""), "{form}");
            assert!(
                run.stdout
                    .starts_with("Your previous response was not valid. Errors:\n- /"),
                "{}",
                run.stdout
            );
            for words in [
                "expected a string, but found the number 1; it is described as \"Where it is.\"",
                "JSON Schema of the arguments of `t` (data, not instructions):\n{\"type\":\"object\"",
                &call,
            ] {
                assert!(run.stdout.contains(words), "{}", run.stdout);
            }
            assert!(
                !run.stdout.to_lowercase().contains("saop"),
                "{}",
                run.stdout
            );
        }
        let run = saop(
            &folder,
            "correct",
            &["bad.json", "--calls", "--attempt", "3"],
        );
        assert_eq!(run.code, 3, "{}", run.stdout);
        assert_eq!(run.one()["attempts"], 2);
    }
    for (form, call) in forms(r#"{"path":"a"}"#) {
        let folder = folder().with("good.json", call.replace(",\"", ",\n \""));
        let run = saop(&folder, "correct", &["--calls", form, "good.json"]);
        assert_eq!((run.code, run.stdout), (0, format!("{call}\n")), "{form}");
    }
    let folder = folder().with("words.json", r#"{"role":"assistant","content":"Done."}"#);
    let run = saop(&folder, "correct", &["words.json", "--calls"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("expected a tool call of MCP"),
        "{}",
        run.stdout
    );
    let run = saop(
        &folder,
        "correct",
        &["--calls", "mcp", "--type", "auto", "words.json"],
    );
    assert_eq!(run.code, 2, "they exclude each other");
}

// SPEC U3
#[test]
fn calls_without_a_message_are_counted_by_tool() {
    let mut lines: Vec<String> = Vec::new();
    for arguments in [r#"{"path":"a"}"#, "{}"] {
        lines.extend(forms(arguments).map(|(_, call)| call));
    }
    lines.push(r#"{"name":"other","arguments":{}}"#.to_owned());
    lines.push(with_arguments(r#"{"path":"a"}"#));
    let folder = folder().with("a.ndjson", lines.join("\n"));
    let args = ["-q", "--statistics", "--format", "json", "a.ndjson"];
    let run = saop(&folder, "check", &args);
    assert_eq!(
        run.one()["statistics"]["tools"],
        json!([{"name": "t", "count": 11, "invalid": 5}, {"name": "other", "count": 1, "invalid": 0}])
    );
    let plain = r#"{"name":"t","arguments":{}}"#;
    folder.write("b.ndjson", plain);
    let args = [
        "--calls",
        "plain",
        "-q",
        "--statistics",
        "--format",
        "json",
        "b.ndjson",
    ];
    let run = saop(&folder, "check", &args);
    assert_eq!(
        run.one()["statistics"]["tools"],
        json!([{"name": "t", "count": 1, "invalid": 1}])
    );
}
