//! `saop diff` of two schemas, and of two lists of tools.

use std::fs;

use serde_json::{Value, json};

use crate::support::{Folder, run, run_in};

/// Writes files, and returns their paths.
fn written(folder: &std::path::Path, files: &[(&str, Value)]) -> Vec<String> {
    let write = |(name, value): &(&str, Value)| {
        let path = folder.join(name);
        fs::write(&path, value.to_string()).unwrap();
        path.to_str().unwrap().to_owned()
    };
    files.iter().map(write).collect()
}

// SPEC C1, C2, C4
#[test]
fn the_last_line_has_both_axes_and_each_has_its_gate() {
    let folder = tempfile::tempdir().unwrap();
    let [old, wider, told] = &*written(
        folder.path(),
        &[
            (
                "old.json",
                json!({"type": "string", "minLength": 1, "description": "The name of it"}),
            ),
            (
                "wider.json",
                json!({"type": "string", "description": "The name of it"}),
            ),
            (
                "told.json",
                json!({"type": "string", "minLength": 1, "description": "The secret of it"}),
            ),
        ],
    ) else {
        unreachable!()
    };
    for (args, code, last) in [
        (vec!["diff", old, old], 0, "level: none; text: same"),
        (
            vec!["diff", old, wider, "--at-most", "minor"],
            0,
            "level: minor; text: same",
        ),
        (
            vec!["diff", wider, old, "--at-most", "minor"],
            1,
            "level: major; text: same",
        ),
        (
            vec!["diff", old, told, "--at-most", "patch"],
            0,
            "level: patch; text: changed",
        ),
        (
            vec!["diff", old, told, "--text", "same"],
            1,
            "level: patch; text: changed",
        ),
    ] {
        let output = run(&args);
        let stdout = &output.stdout;
        assert_eq!(
            (output.code, stdout.lines().last()),
            (code, Some(last)),
            "{args:?}"
        );
    }
    let output = run(&["diff", wider, old]);
    let shown = &output.stdout;
    assert!(
        shown.contains("accepted before, refused now: \"\""),
        "{shown}"
    );
    let output = run(&["diff", old, told]);
    let shown = &output.stdout;
    assert!(shown.contains("The [-name-] {+secret+} of it"), "{shown}");
}

// SPEC C3
#[test]
fn json_is_one_object_and_callers_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let tool = |properties: Value| json!({"tools": [{"name": "t", "inputSchema": {"type": "object", "properties": properties}}]});
    let [old, new] = &*written(
        folder.path(),
        &[
            ("old.json", tool(json!({"a": {"type": "string"}}))),
            (
                "new.json",
                tool(json!({"a": {"type": "string"}, "b": {"type": "string"}})),
            ),
        ],
    ) else {
        unreachable!()
    };
    let output = run(&["diff", old, new, "--format", "json", "--at-most", "minor"]);
    assert_eq!(output.code, 0);
    let found: Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(
        found,
        json!({"level": "minor", "text": "same", "changes": [{
            "tool": "t", "side": "input", "pointer": "/properties/b", "level": "minor", "text": "same", "reason": "is new",
            "new": {"type": "string"},
        }]})
    );
    let output = run(&[
        "diff",
        old,
        new,
        "--format",
        "json",
        "--callers",
        "any",
        "--at-most",
        "minor",
    ]);
    assert_eq!(output.code, 1);
    let found: Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(found["level"], "major");
    assert!(!found["changes"][0]["witness"]["b"].is_string());
}

// SPEC C1, C2, C4
#[test]
#[allow(clippy::too_many_lines, reason = "a table")]
fn json_has_each_kind_of_change() {
    let object = |more: Value| {
        let mut schema = json!({"type": "object", "additionalProperties": false, "required": ["a"], "properties": {
            "a": {"type": "string", "minLength": 1, "description": "A"}, "b": {"enum": ["x", "y"]}}});
        for (pointer, value) in more.as_object().unwrap() {
            let (around, last) = pointer.rsplit_once('/').unwrap();
            let around = schema.pointer_mut(around).unwrap().as_object_mut().unwrap();
            match value {
                Value::Null => drop(around.remove(last)),
                value => drop(around.insert(last.to_owned(), value.clone())),
            }
        }
        schema
    };
    let closed = json!({});
    let open = json!({"/additionalProperties": null});
    for (kind, old, new, expected) in [
        (
            "member added optional",
            &closed,
            json!({"/properties/c": {"type": "null"}}),
            vec![
                json!({"pointer": "/properties/c", "level": "minor", "text": "same", "reason": "is new", "new": {"type": "null"}}),
            ],
        ),
        (
            "member added required",
            &closed,
            json!({"/properties/c": {"type": "null"}, "/required": ["a", "c"]}),
            vec![
                json!({"pointer": "/required", "level": "major", "text": "same", "reason": "`c` is now required",
                    "old": ["a"], "new": ["a", "c"], "witness": {"a": "a"}}),
                json!({"pointer": "/properties/c", "level": "minor", "text": "same", "reason": "is new", "new": {"type": "null"}}),
            ],
        ),
        (
            "member removed",
            &closed,
            json!({"/properties/b": null}),
            vec![
                json!({"pointer": "/properties/b", "level": "major", "text": "same", "reason": "is gone",
                "old": {"enum": ["x", "y"]}, "witness": {"a": "a", "b": "x"}}),
            ],
        ),
        (
            "made required",
            &closed,
            json!({"/required": ["a", "b"]}),
            vec![
                json!({"pointer": "/required", "level": "major", "text": "same", "reason": "`b` is now required",
                "old": ["a"], "new": ["a", "b"], "witness": {"a": "a"}}),
            ],
        ),
        (
            "made optional",
            &closed,
            json!({"/required": null}),
            vec![
                json!({"pointer": "/required", "level": "minor", "text": "same", "reason": "`a` is now optional", "old": ["a"]}),
            ],
        ),
        (
            "type changed",
            &closed,
            json!({"/properties/a/type": "integer"}),
            vec![
                json!({"pointer": "/properties/a/type", "level": "major", "text": "same", "reason": "is now `\"integer\"`, was `\"string\"`",
                "old": "string", "new": "integer", "witness": {"a": "a"}}),
            ],
        ),
        (
            "type widened",
            &closed,
            json!({"/properties/a/type": ["string", "null"]}),
            vec![
                json!({"pointer": "/properties/a/type", "level": "minor", "text": "same",
                "reason": "is now `[\"string\",\"null\"]`, was `\"string\"`", "old": "string", "new": ["string", "null"]}),
            ],
        ),
        (
            "enum grown",
            &closed,
            json!({"/properties/b/enum": ["x", "y", "z"]}),
            vec![
                json!({"pointer": "/properties/b/enum", "level": "minor", "text": "same", "reason": "`\"z\"` is new",
                "old": ["x", "y"], "new": ["x", "y", "z"]}),
            ],
        ),
        (
            "enum shrunk",
            &closed,
            json!({"/properties/b/enum": ["x"]}),
            vec![
                json!({"pointer": "/properties/b/enum", "level": "major", "text": "same", "reason": "`\"y\"` is gone",
                "old": ["x", "y"], "new": ["x"], "witness": {"a": "a", "b": "y"}}),
            ],
        ),
        (
            "bound tightened",
            &closed,
            json!({"/properties/a/minLength": 2}),
            vec![
                json!({"pointer": "/properties/a/minLength", "level": "major", "text": "same", "reason": "is now `2`, was `1`",
                "old": 1, "new": 2, "witness": {"a": "a"}}),
            ],
        ),
        (
            "object closed",
            &open,
            json!({}),
            vec![
                json!({"pointer": "/additionalProperties", "level": "major", "text": "same", "reason": "is new: `false`",
                "new": false, "witness": {"a": "a", "x": null}}),
            ],
        ),
        (
            "text changed",
            &closed,
            json!({"/properties/a/description": "B"}),
            vec![
                json!({"pointer": "/properties/a/description", "level": "patch", "text": "changed", "reason": "says something else",
                "old": "A", "new": "B"}),
            ],
        ),
    ] {
        let folder = Folder::new()
            .with("old.json", object(old.clone()).to_string())
            .with("new.json", object(new).to_string());
        let found = run_in(
            &folder,
            &["diff", "old.json", "new.json", "--format", "json"],
        )
        .one();
        let expected: Vec<Value> = expected
            .into_iter()
            .map(|mut change| {
                change["tool"] = Value::Null;
                change["side"] = Value::Null;
                change
            })
            .collect();
        let most = |field: &str, order: &[&str]| {
            let at = |change: &Value| order.iter().position(|word| change[field] == *word);
            let last = expected.iter().filter_map(at).max().unwrap();
            order[last].to_owned()
        };
        assert_eq!(
            found["level"],
            most("level", &["patch", "minor", "major"]),
            "{kind}"
        );
        assert_eq!(found["text"], most("text", &["same", "changed"]), "{kind}");
        let mut changes = found["changes"].as_array().unwrap().clone();
        changes.sort_by_key(|change| change["pointer"] != "/required");
        assert_eq!(changes, expected, "{kind}");
    }
}

// SPEC S1, X4. What `check` refuses is refused in the same words, and with what to do about it.
#[test]
fn a_schema_that_check_refuses_is_refused_as_there() {
    for refused in [
        r#"{"type": "strin"}"#,
        r#"{"properties": {"a": {"minLength": -1, "type": "nul"}}}"#,
        r#"{"pattern": "(?=a)"}"#,
        r#"{"$ref": "none.json"}"#,
        r#"{"$schema": "https://example.org/none"}"#,
        r#"{"type": "string", "type": "string"}"#,
    ] {
        let folder = Folder::new()
            .with("plain.json", r#"{"type": "object"}"#)
            .with("refused.json", refused)
            .with("document.json", "{}");
        let check = run_in(
            &folder,
            &["check", "--schema", "refused.json", "document.json"],
        );
        assert_eq!(check.code, 2, "{refused}");
        for (old, new) in [
            ("plain.json", "refused.json"),
            ("refused.json", "plain.json"),
            ("refused.json", "refused.json"),
        ] {
            let diff = run_in(&folder, &["diff", old, new]);
            assert_eq!((diff.code, diff.stdout.as_str()), (2, ""), "{refused}");
            let told = diff.stderr.strip_prefix(&*check.stderr);
            // One text that is no JSON is refused on both sides.
            let is_once =
                told.is_some_and(|rest| rest.is_empty() || rest == check.stderr && old == new);
            assert!(is_once, "{}", diff.stderr);
        }
    }
    let folder = Folder::new()
        .with("old.json", r#"{"prefixItems": [{"type": "string"}]}"#)
        .with("new.json", r#"{"prefixItems": [{"type": "integer"}]}"#);
    let level = |more: &[&str]| {
        let args = [&["diff", "old.json", "new.json"], more].concat();
        run_in(&folder, &args).last_line().to_owned()
    };
    assert_eq!(level(&[]), "level: patch; text: same");
    assert_eq!(level(&["--dialect", "2020-12"]), "level: major; text: same");
}
