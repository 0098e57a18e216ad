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

// SPEC X4, C2
#[test]
fn every_tool_that_changed_is_told_with_what_it_means_for_callers() {
    let run = run_in(&folder(), &["diff", "old.json", "new.json"]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (
            0,
            "read_file: major, a call that was accepted may fail\n  \
               major   /inputSchema/required: `line` is now required\n          \
                       accepted before, refused now: {\"path\":\"\"}\n\
             wide: minor, every call that was accepted still is\n  \
               minor   /inputSchema/properties/kind/enum: `\"b\"` is new\n\
             gone: major, the tool is gone\n  \
               major   the tool is gone\n          \
                       accepted before, refused now: {\"name\":\"gone\",\"arguments\":{}}\n\
             new: minor, a new tool\n\
             level: major; text: changed\n",
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
    assert_eq!(
        (same.code, same.stdout.as_str()),
        (0, "level: none; text: same\n")
    );
}

// SPEC X4, X5, C2, C4
#[test]
fn the_change_of_a_tool_is_where_the_new_list_has_it_with_its_witness() {
    let folder = folder();
    let told = folder.read("new.json").replace(
        "\"name\":\"wide\"",
        "\"description\":\"V\",\"name\":\"wide\"",
    );
    let told = told.replace("\"description\":\"W\",", "");
    folder.write("told.json", &told);
    let run = run_in(
        &folder,
        &["diff", "old.json", "told.json", "--format", "github"],
    );
    let column = |what: &str| told.find(what).unwrap() + 1;
    let (required, description) = (column("[\"path\",\"line\"]"), column("\"V\""));
    for line in [
        format!(
            "::error file=told.json,line=1,col={required},title=saop major::/read_file/inputSchema/required: `line` is now required; \
             accepted before, refused now: {{\"path\":\"\"}}"
        ),
        format!(
            "::notice file=told.json,line=1,col={description},title=saop patch::/wide/description: says something else; \
             text: [-\"W\"-] {{+\"V\"+}}"
        ),
    ] {
        assert!(
            run.stdout.lines().any(|one| one == line),
            "{line}\n{}",
            run.stdout
        );
    }
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
        let level = run.last_line().split(';').next().unwrap_or_default();
        (run.code, level.to_owned())
    };
    let is = |level: &str| (0, format!("level: {level}"));
    assert_eq!(diff("map.json", "list.json"), is("major"));
    assert_eq!(diff("map.json", "map.json"), (2, String::new()));
    assert_eq!(diff("items.json", "more.json"), is("major"));
    assert_eq!(diff("items.json", "bare.json"), is("minor"));
    assert_eq!(diff("list.json", "bare.json"), is("major"));
    assert_eq!(diff("bare.json", "bare.json"), is("none"));
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
    assert_eq!(
        (run.one()["level"].as_str(), run.one()["text"].as_str()),
        (Some("major"), Some("same"))
    );
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
                "minor   /properties/n/maximum: is now `2`, was `1`\nlevel: minor; text: same\n",
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
        (same.code, same.last_line()),
        (0, "level: patch; text: same"),
        "{}",
        same.stderr
    );
    let told = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!(
        told.stdout,
        "patch   /title: is new\n        text: {+\"T\"+}\nlevel: patch; text: changed\n",
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

// Found by a review: what was new in a file that only the schema names was quoted.
#[test]
fn what_changes_in_another_file_is_told_at_the_reference() {
    let schema = r#"{"properties": {"to": {"$ref": "common.json#/definitions/zip"}, "n": {"items": {"$ref": "tree.json"}}}}"#;
    let common = |least: usize| {
        json!({"definitions": {"zip": {"type": "string", "minLength": least, "title": "Z", "x-owner": "me"}}}).to_string()
    };
    let tree = |leaf: &str| {
        json!({"properties": {"leaf": {"type": leaf}, "next": {"$ref": "#"}}, "required": ["leaf"]})
            .to_string()
    };
    let folder = Folder::new()
        .with("old/a.json", schema)
        .with("old/common.json", common(2))
        .with("old/tree.json", tree("integer"))
        .with("new/deep/a.json", schema)
        .with("new/deep/common.json", common(1))
        .with("new/deep/tree.json", tree("number"));
    let run = run_in(&folder, &["diff", "old/a.json", "new/deep/a.json"]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (
            0,
            "minor   /properties/to/$ref: is another schema, in a file that it refers to\n\
             minor   /properties/n/items/$ref: is another schema, in a file that it refers to\n\
             level: minor; text: same\n",
            ""
        )
    );
    let inline = json!({"properties": {"to": {"type": "string", "minLength": 2, "title": "T", "x-owner": "me"}, "n": {}}});
    let folder = folder.with("inline.json", inline.to_string());
    let run = run_in(&folder, &["diff", "inline.json", "old/a.json"]);
    for line in [
        "/properties/n/items: is new\n",
        "/properties/to/title: is gone\n",
    ] {
        assert!(run.stdout.contains(line), "{}", run.stdout);
    }
}

// Found by a review.
#[test]
fn diff_quotes_nothing_of_a_file_that_only_a_schema_names() {
    let secret = "hunter2";
    for kept in [
        r#"{"password": "hunter2", "enum": ["hunter2"]}"#,
        r#"{"type": "integer", "x": {"hunter2": "hunter2"}, "title": "hunter2"}"#,
        r#"{"properties": {"hunter2": {"const": "hunter2"}}, "required": ["hunter2"]}"#,
        r#"{"anyOf": [{"const": "hunter2"}, {"type": "integer"}], "dependentRequired": {"hunter2": []}}"#,
        r##"{"$id": "hunter2", "$ref": "#/definitions/hunter2", "definitions": {"hunter2": {"items": {"$ref": "#"}}}}"##,
        r##"{"$ref": "#/definitions/hunter2", "definitions": {"hunter2": {"items": {"$ref": "#/definitions/hunter2"}}}}"##,
        r##"{"$dynamicRef": "#hunter2", "$schema": "https://json-schema.org/draft/2020-12/schema"}"##,
        r#"{"properties": {"a": {"$id": "hunter2"}}}"#,
    ] {
        let schema = r#"{"properties": {"a": {"$ref": "kept.json"}}}"#;
        let in_list =
            r#"{"properties": {"a": {"allOf": [{"type": "null"}, {"$ref": "kept.json"}]}}}"#;
        let beside = r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"a": {"$ref": "kept.json", "minimum": 1}}}"#;
        let folder = Folder::new()
            .with("a.json", schema)
            .with("kept.json", kept)
            .with("in_list.json", in_list)
            .with("beside.json", beside)
            .with("root.json", r#"{"$ref": "kept.json"}"#)
            .with(
                "definitions.json",
                r#"{"definitions": {"a": {"$ref": "kept.json"}}}"#,
            )
            .with(
                "no_definitions.json",
                r#"{"definitions": {"a": {"enum": [1]}}}"#,
            )
            .with("none.json", "{}")
            .with("plain.json", r#"{"properties": {"a": {"enum": [1]}}}"#)
            .with("later/a.json", schema)
            .with(
                "later/kept.json",
                r#"{"enum": ["hunter2", 2], "hunter2": 1}"#,
            );
        for (one, other) in [
            ("a.json", "plain.json"),
            ("a.json", "none.json"),
            ("a.json", "in_list.json"),
            ("a.json", "beside.json"),
            ("a.json", "later/a.json"),
            ("in_list.json", "plain.json"),
            ("beside.json", "plain.json"),
            ("root.json", "plain.json"),
            ("root.json", "a.json"),
            ("definitions.json", "no_definitions.json"),
        ] {
            for (old, new) in [(one, other), (other, one)] {
                for format in ["human", "json", "github"] {
                    let told = run_in(&folder, &["diff", old, new, "--format", format]);
                    let all = format!("{}{}", told.stdout, told.stderr);
                    assert!(!all.contains(secret), "{kept} {old} {new}: {all}");
                    assert!(!all.is_empty());
                }
            }
        }
    }
}

// Found by a review: only what a reference spells as the file's name in the schema's folder was found, and not as in `check`.
#[test]
fn references_are_resolved_as_in_check() {
    for (schema, reference, file) in [
        ("a.json", "./flat.json", "flat.json"),
        ("sub/a.json", "../flat.json", "flat.json"),
        ("sub/a.json", "./more/../flat.json", "sub/flat.json"),
        ("a.json", "sp%20ace.json", "sp ace.json"),
        ("a.json", "sp%20ace.json#/definitions/%6E", "sp ace.json"),
    ] {
        let of = |most: usize| {
            let to = json!({"$ref": reference});
            json!({"properties": {"to": to, "n": {"maximum": most}}}).to_string()
        };
        let new = schema.replace("a.json", "b.json");
        let folder = Folder::new()
            .with(schema, of(1))
            .with(&new, of(2))
            .with(
                file,
                r##"{"type": "string", "not": {"$ref": "#/definitions/n"}, "definitions": {"n": {"const": "x"}}}"##,
            )
            .with("document.json", r#"{"to": 1}"#);
        let check = run_in(&folder, &["check", "--schema", schema, "document.json"]);
        assert_eq!(check.code, 1, "{reference}: {}", check.stderr);
        let run = run_in(&folder, &["diff", schema, &new]);
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.as_str()),
            (
                0,
                "minor   /properties/n/maximum: is now `2`, was `1`\nlevel: minor; text: same\n",
                ""
            ),
            "{reference}"
        );
    }
    // The second of two definitions that refer to each other across files is one of the same schema.
    let folder = Folder::new()
        .with("a.json", r#"{"properties": {"b": {"$ref": "b.json"}}}"#)
        .with(
            "c.json",
            r#"{"properties": {"b": {"$ref": "./b.json"}}, "title": "C"}"#,
        )
        .with("b.json", r#"{"properties": {"b": {"$ref": "b.json#"}}}"#);
    let run = run_in(&folder, &["diff", "a.json", "c.json"]);
    assert_eq!(
        run.last_line(),
        "level: patch; text: changed",
        "{}",
        run.stderr
    );
}

// A reference by `$id` is looked up among the files of the folder. SPEC C5
#[test]
fn nothing_is_shown_of_the_files_among_which_an_id_is_looked_up() {
    let schema = |most: usize| {
        let to = json!({"$ref": "https://example.org/to"});
        json!({"properties": {"to": to, "n": {"maximum": most}}}).to_string()
    };
    let folder = Folder::new()
        .with("old.json", schema(1))
        .with("new.json", schema(2))
        .with(
            "to.json",
            r#"{"$id": "https://example.org/to", "type": "string"}"#,
        )
        .with("broken.json", "{\"password\": hunter2")
        .with(
            "secret.json",
            r#"{"$id": "hunter2", "password": "hunter2"}"#,
        );
    let run = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (
            0,
            "minor   /properties/n/maximum: is now `2`, was `1`\nlevel: minor; text: same\n",
            ""
        )
    );
    // Of more files than this, none is opened.
    for file in 0..1_000 {
        folder.write(&format!("{file}.json"), "{}");
    }
    let run = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    let why = "not every file in . was looked at for its `$id`, since there are too many; --document URI=FILE says which file has a URI\n";
    assert!(run.stderr.ends_with(why), "{}", run.stderr);
}

// SPEC C1, X4
#[test]
fn what_could_not_be_proven_is_said_to_be_so() {
    // Both are the same, which no proof of patterns sees.
    let schema = |pattern: &str| json!({"type": "string", "pattern": pattern}).to_string();
    let folder = Folder::new()
        .with("old.json", schema("^(a|b)+$"))
        .with("new.json", schema("^[ab]+$"));
    let run = run_in(
        &folder,
        &["diff", "old.json", "new.json", "--at-most", "major"],
    );
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (
            1,
            "unknown /pattern: is now `\"^[ab]+$\"`, was `\"^(a|b)+$\"`; it could neither be proven that `pattern` still holds, \
             nor found what shows that it does not\nlevel: unknown; text: same\n",
            ""
        )
    );
}
