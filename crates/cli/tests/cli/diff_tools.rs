//! `saop diff` of two lists of tools, and of schemas that refer to files. SPEC X4.

use serde_json::json;

use crate::support::{Folder, run_in};

fn folder() -> Folder {
    let read = |required: &[&str]| {
        json!({"name": "read_file", "inputSchema": {"type": "object", "required": required,
        "properties": {"path": {"type": "string"}, "line": {"type": "integer"}}}})
    };
    let same = json!({"name": "same", "inputSchema": {"type": "object"}});
    let wide = |kinds: serde_json::Value| json!({"name": "wide", "description": "W", "inputSchema": {"properties": {"kind": {"enum": kinds}}}});
    let old = json!({"tools": [read(&["path"]), same, wide(json!(["a"])), {"name": "gone", "inputSchema": {}}]});
    let new = json!({"tools": [{"name": "new", "inputSchema": {}}, wide(json!(["a", "b"])), same, read(&["path", "line"])]});
    Folder::new()
        .with("old.json", old.to_string())
        .with("new.json", new.to_string())
        .with("schema.json", "{\"type\": \"object\"}")
}

// SPEC X4
#[test]
fn every_tool_that_changed_is_told_with_what_it_means_for_callers() {
    let run = run_in(&folder(), &["diff", "old.json", "new.json"]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (
            0,
            "read_file: major, a call that was accepted may fail\n  \
               major /inputSchema/required: `line` is now required\n\
             wide: minor, every call that was accepted still is\n  \
               minor /inputSchema/properties/kind/enum: `\"b\"` is new\n\
             gone: major, the tool is gone\n\
             new: minor, a new tool\n\
             major\n",
            ""
        )
    );
    let at_most = |level: &str| {
        run_in(
            &folder(),
            &["diff", "old.json", "new.json", "--at-most", level],
        )
        .code
    };
    assert_eq!((at_most("minor"), at_most("major")), (1, 0));
    let same = run_in(&folder(), &["diff", "old.json", "old.json"]);
    assert_eq!((same.code, same.stdout.as_str()), (0, "patch\n"));
}

// SPEC X4, X5
#[test]
fn the_change_of_a_tool_is_where_the_new_list_has_it() {
    let run = run_in(
        &folder(),
        &["diff", "old.json", "new.json", "--format", "json"],
    );
    let lines = run.json();
    assert_eq!(
        lines[0],
        json!({"level": "major", "tool": "read_file", "pointer": "", "message": "major, a call that was accepted may fail"})
    );
    assert_eq!(lines[1]["pointer"], "/inputSchema/required");
    let run = run_in(
        &folder(),
        &["diff", "old.json", "new.json", "--format", "github"],
    );
    let column = folder_column("[\"path\",\"line\"]");
    let line = format!(
        "::error file=new.json,line=1,col={column},title=saop major::/read_file/inputSchema/required: `line` is now required"
    );
    assert!(
        run.stdout.lines().any(|one| one == line),
        "{line}\n{}",
        run.stdout
    );
}

/// The column of a text in the new list.
fn folder_column(what: &str) -> usize {
    let path = folder();
    let text = std::fs::read_to_string(path.path().join("new.json")).unwrap();
    text.find(what).unwrap() + 1
}

// SPEC X4
#[test]
fn a_list_and_a_schema_cannot_be_compared() {
    let run = run_in(&folder(), &["diff", "old.json", "schema.json"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert_eq!(
        run.stderr,
        "error: expected two schemas or two lists of tools, but found a list and a schema (old.json, schema.json); `$schema` tells a schema, and an array under `tools` a list\n"
    );
}

// SPEC X4
#[test]
fn what_may_be_a_schema_or_a_list_is_what_the_other_is() {
    let folder = Folder::new()
        .with(
            "map.json",
            r#"{"not": {"type": "object"}, "get": {"type": "object"}}"#,
        )
        .with("less.json", r#"{"not": {"type": "object"}}"#)
        .with(
            "list.json",
            r#"[{"name": "not", "inputSchema": {"type": "object"}}]"#,
        )
        .with("bare.json", "{}")
        .with("items.json", r#"{"items": {"type": "string"}}"#)
        .with(
            "more.json",
            r#"{"items": {"type": "string"}, "contains": {"const": "a"}}"#,
        )
        .with("marked.json", "\u{feff}{\"minimum\": 4}")
        .with("three.json", r#"{"minimum": 3}"#);
    let diff = |old, new| {
        let run = run_in(&folder, &["diff", old, new]);
        let level = run.stdout.lines().last().unwrap_or_default().to_owned();
        (run.code, level)
    };
    let is = |level: &str| (0, level.to_owned());
    assert_eq!(diff("map.json", "list.json"), is("major"));
    assert_eq!(diff("map.json", "map.json"), (2, String::new()));
    assert_eq!(diff("items.json", "more.json"), is("major"));
    assert_eq!(diff("items.json", "bare.json"), is("minor"));
    assert_eq!(diff("list.json", "bare.json"), is("major"));
    assert_eq!(diff("bare.json", "bare.json"), is("patch"));
    assert_eq!(diff("three.json", "marked.json"), is("major"));
}

// SPEC X4, X5
#[test]
fn the_whole_change_is_the_last_line_and_a_page_is_told() {
    let folder = Folder::new()
        .with("old.json", r#"{"tools": [{"name": "a", "inputSchema": {}}]}"#)
        .with("new.json", "\u{feff}{\"tools\": [{\"name\": \"a\", \"inputSchema\": {\"required\": [\"x\"]}}], \"nextCursor\": \"x\"}");
    let run = run_in(
        &folder,
        &["diff", "old.json", "new.json", "--format", "json"],
    );
    let lines = run.json();
    let last =
        json!({"level": "major", "tool": null, "pointer": "", "message": "the whole change"});
    assert_eq!(lines.last(), Some(&last));
    assert_eq!(
        run.stderr,
        "warning: new.json has a nextCursor: it is one page of a list, and tools on other pages are not compared\n"
    );
    let run = run_in(
        &folder,
        &["diff", "old.json", "new.json", "--format", "github"],
    );
    assert!(run.stdout.contains("line=1,col=54,"), "{}", run.stdout);
}

#[test]
fn a_schema_may_refer_to_the_files_beside_it() {
    let named = |id: &str, widest: u32| {
        json!({"$id": id, "properties": {"to": {"$ref": "common.json#/definitions/zip"}, "n": {"maximum": widest}}})
            .to_string()
    };
    let common =
        r##"{"definitions": {"zip": {"$ref": "#/definitions/text"}, "text": {"type": "string"}}}"##;
    let with_id = common.replacen('{', r#"{"$id": "https://example.org/common.json", "#, 1);
    for (id, common) in [
        ("a.json", common),
        ("https://example.org/a.json", common),
        ("https://example.org/a.json", &with_id),
    ] {
        let folder = Folder::new()
            .with("old.json", named(id, 1))
            .with("new.json", named(id, 2))
            .with("common.json", common);
        let run = run_in(&folder, &["diff", "old.json", "new.json"]);
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.as_str()),
            (
                0,
                "minor /properties/n/maximum: is now `2`, was `1`\nminor\n",
                ""
            )
        );
    }
}

// Found by an attack: the last of two equal keys was compared, and every file of the folder was read.
#[test]
fn diff_reads_what_a_reference_names_and_nothing_that_repeats_a_key() {
    let folder = Folder::new()
        .with("old.json", r#"{"$ref": "sub/text.json"}"#)
        .with("new.json", r#"{"$ref": "sub/text.json", "title": "T"}"#)
        .with("sub/text.json", r#"{"type": "string"}"#)
        // A neighbour that says that it is the file referred to.
        .with(
            "other.json",
            r#"{"$id": "sub/text.json", "type": "integer"}"#,
        )
        .with("text.json", r#"{"type": "string"}"#)
        .with("integer.json", r#"{"type": "integer"}"#)
        .with("twice.json", r#"{"type": "string", "type": "integer"}"#)
        .with("to-twice.json", r#"{"$ref": "twice.json"}"#);
    let same = run_in(&folder, &["diff", "old.json", "text.json"]);
    assert_eq!(
        (same.code, same.stdout.as_str()),
        (0, "patch\n"),
        "{}",
        same.stderr
    );
    let told = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!(
        told.stdout, "patch /title: is new\npatch\n",
        "{}",
        told.stderr
    );
    let again = "expected each key once in an object, but found `type` again";
    // Nothing is quoted of a file that only a schema names.
    let hidden = "expected each key once in an object, but found something else; `saop lint --open twice.json` shows it";
    for (old, new, words) in [
        ("text.json", "twice.json", again),
        ("twice.json", "integer.json", again),
        ("text.json", "to-twice.json", hidden),
    ] {
        let run = run_in(&folder, &["diff", old, new]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""));
        let words = format!("error[syntax]: {words}\n");
        assert!(run.stderr.starts_with(&words), "{}", run.stderr);
        assert!(run.stderr.contains("twice.json:1:20"), "{}", run.stderr);
    }
}

#[test]
fn what_could_not_be_proven_is_said_to_be_so() {
    let schema = |text: serde_json::Value| {
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "properties": {"notes": {"$ref": "#/$defs/tree"}}, "unevaluatedProperties": false,
            "$defs": {"tree": {"properties": {"text": {"type": text}, "children": {"items": {"$ref": "#/$defs/tree"}}}}},
        })
        .to_string()
    };
    let folder = Folder::new()
        .with("old.json", schema(json!("string")))
        .with("new.json", schema(json!(["string", "null"])));
    let run = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!(
        (run.code, run.stdout.lines().last(), run.stderr.as_str()),
        (
            0,
            Some("major"),
            "note: it could not be proven that the new schema accepts everything that the old one does, so the change counts as major\n"
        )
    );
    assert!(
        run.stdout.contains(" /$defs/tree/properties/text/type: "),
        "{}",
        run.stdout
    );
}
