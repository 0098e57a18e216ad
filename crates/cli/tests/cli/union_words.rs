//! The violations of a union have the same words in `check --schema`, `check --tools` and `correct`. SPEC X1

use serde_json::{Value, json};

use crate::support::{Folder, run_in, with_arguments};

/// A union within a union, and one with a tag one level down.
const SCHEMA: &str = r##"{
  "type": "object",
  "$defs": {
    "circle": {"type": "object", "properties": {"kind": {"const": "circle"}, "r": {"type": "number"}}, "required": ["kind", "r"]},
    "rect": {"type": "object", "properties": {"kind": {"const": "rect"}, "w": {"type": "number"}}, "required": ["kind", "w"]},
    "round": {"oneOf": [{"$ref": "#/$defs/circle"}, {"type": "object", "properties": {"kind": {"const": "oval"}, "rx": {"type": "number"}}, "required": ["kind", "rx"]}]}
  },
  "properties": {
    "shape": {"anyOf": [{"$ref": "#/$defs/round"}, {"allOf": [{"$ref": "#/$defs/rect"}]}]},
    "job": {"oneOf": [
      {"properties": {"spec": {"type": "object", "properties": {"kind": {"const": "once"}}, "required": ["kind"]}, "at": {"type": "integer"}}, "required": ["spec", "at"]},
      {"properties": {"spec": {"type": "object", "properties": {"kind": {"const": "cron"}}, "required": ["kind"]}, "rule": {"type": "string"}}, "required": ["spec", "rule"]}
    ]}
  }
}"##;

#[test]
fn corrections_have_the_words_of_check() {
    for (arguments, expected) in [
        (
            json!({"shape": {"kind": "oval", "rx": "1"}}),
            "/shape/rx: expected a number, but found the string `1`",
        ),
        (
            json!({"shape": {"kind": "rect"}}),
            "/shape/w: expected the member `w`, but found an object without it",
        ),
        (
            json!({"shape": {"kind": "rekt", "w": 1}}),
            "/shape: expected an object with the member `kind` being `circle`, `oval` or `rect`, but found the string `rekt` there; did you mean `rect`?",
        ),
        (
            json!({"shape": {"r": 1}}),
            "/shape: expected an object with the member `kind` being `circle`, `oval` or `rect`, but found an object without it",
        ),
        (
            json!({"job": {"spec": {"kind": "cron"}, "rule": 5}}),
            "/job/rule: expected a string, but found the number 5",
        ),
        (
            json!({"job": {"spec": {"kind": "once"}, "rule": ""}}),
            "/job/at: expected the member `at`, but found an object without it",
        ),
    ] {
        let tools = format!(r#"{{"t": {SCHEMA}}}"#);
        let folder = Folder::new()
            .with("s.json", SCHEMA)
            .with("tools.json", &tools)
            .with("d.json", arguments.to_string())
            .with("turn.json", with_arguments(&arguments.to_string()));
        let said = |args: &[&str], prefix: &str| {
            let found = run_in(&folder, &[&["check", "--format", "json"], args].concat()).one();
            let errors: Vec<String> = found["errors"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| {
                    let text = |name: &str| one[name].as_str().unwrap().to_owned();
                    format!(
                        "{}: {}",
                        text("path").strip_prefix(prefix).unwrap(),
                        text("message")
                    )
                })
                .collect();
            errors
        };
        assert_eq!(said(&["--schema", "s.json", "d.json"], ""), [expected]);
        assert_eq!(
            said(&["--tools", "tools.json", "turn.json"], "/action/arguments"),
            [expected]
        );
        let run = run_in(
            &folder,
            &[
                "correct",
                "--tools",
                "tools.json",
                "--format",
                "json",
                "turn.json",
            ],
        );
        let turn: Value = run.one();
        let prompt = turn["prompt"].as_str().unwrap();
        let (place, words) = expected.split_once(": ").unwrap();
        assert!(
            prompt.contains(&format!("/action/arguments{place}")),
            "{prompt}"
        );
        assert!(
            prompt.contains(words.split(';').next().unwrap()),
            "{words}: {prompt}"
        );
    }
}
