//! `saop diff` of two schemas, and of two lists of tools.

use std::fs;

use serde_json::{Value, json};

use crate::support::run;

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
