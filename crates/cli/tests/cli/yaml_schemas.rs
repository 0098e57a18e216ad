//! Schemas and lists of tools in YAML: for `check`, `lint`, `diff`, `correct` and `generate`. SPEC U4.

use serde_json::json;

use crate::support::{Folder, run_in, with_arguments};

const PET: &str = "\
$schema: https://json-schema.org/draft/2020-12/schema
type: object
required: [name]
properties:
  name: &text {type: string, minLength: 1}
  nick: *text
  owner: {$ref: parts/owner.yml}
";

fn folder() -> Folder {
    Folder::new().with("pet.yaml", PET).with(
        "parts/owner.yml",
        "properties:\n  zip:\n    pattern: ^[0-9]{5}$\n",
    )
}

// SPEC U4
#[test]
fn documents_are_checked_against_a_schema_in_yaml() {
    let folder = folder().with(
        "a.json",
        "{\"name\": \"x\", \"nick\": \"\", \"owner\": {\"zip\": \"1\"}}",
    );
    let args = [
        "check", "--schema", "pet.yaml", "--format", "concise", "a.json",
    ];
    let run = run_in(&folder, &args);
    let lines: Vec<_> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{run:?}");
    assert!(
        lines[0].starts_with("a.json:1:23: schema/minLength: "),
        "{run:?}"
    );
    assert!(
        lines[1].starts_with("a.json:1:44: schema/pattern: "),
        "{run:?}"
    );
}

// SPEC U4
#[test]
fn what_is_wrong_with_a_schema_is_told_where_it_is() {
    let folder = Folder::new()
        .with(
            "s.yaml",
            "type: object\nproperties:\n  a:\n    type: strin\n",
        )
        .with("twice.yaml", "type: object\ntype: array\n")
        .with("two.yml", "true\n---\nfalse\n")
        .with("broken.yaml", "type: [\n")
        .with("refers.yaml", "$ref: s.yaml\n")
        .with("a.json", "{}");
    for (schema, place, frame) in [
        ("s.yaml", " --> s.yaml:4:11", "4 |     type: strin"),
        ("twice.yaml", " --> twice.yaml:2:1", "2 | type: array"),
        ("two.yml", " --> two.yml:2:1", "2 | ---"),
        ("broken.yaml", " --> broken.yaml:1:7", "1 | type: ["),
        ("refers.yaml", " --> s.yaml:4:11", ""),
    ] {
        let run = run_in(&folder, &["check", "--schema", schema, "a.json"]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.stderr.contains(place), "{run:?}");
        assert!(run.stderr.contains(frame), "{run:?}");
    }
}

// A schema is somebody else's, and what it refers to may be no schema, but have secrets.
#[test]
fn nothing_is_quoted_of_yaml_that_only_a_schema_names() {
    for kept in [
        "password: !hunter2 hunter2\n",
        "hunter2: 1\nhunter2: 2\n",
        "[hunter2]: 1\n",
        "type: hunter2\n",
        "a: 'hunter2\n",
        "a: !!int hunter2\n",
        "a: *hunter2\n",
    ] {
        let folder = Folder::new()
            .with("s.yaml", "$ref: kept.yaml\n")
            .with("kept.yaml", kept)
            .with("a.json", "{}");
        for args in [
            &["check", "--schema", "s.yaml", "a.json"][..],
            &["lint", "s.yaml"],
        ] {
            let run = run_in(&folder, args);
            assert!(run.code > 0, "{kept}: {run:?}");
            assert!(
                run.stderr.contains("kept.yaml") || run.stdout.contains("kept.yaml"),
                "{run:?}"
            );
            assert!(!format!("{run:?}").contains("hunter2"), "{kept}: {run:?}");
        }
    }
}

// SPEC U4
#[test]
fn schemas_in_yaml_are_linted() {
    let run = run_in(&folder(), &["lint", "pet.yaml"]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.stderr.contains("1 schema is valid"), "{run:?}");
    let folder = folder()
        .with("bad.yml", "properties:\n  é: {minLength: -1}\n")
        .with("broken.yaml", "- 'a\n");
    let run = run_in(&folder, &["lint", "--open", "."]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stdout.contains("bad.yml:2:18: "), "{run:?}");
    assert!(run.stdout.contains("broken.yaml:1:3: "), "{run:?}");
    assert_eq!(run.stdout.lines().count(), 2, "{run:?}");
}

// SPEC U4
#[cfg(feature = "generate")]
#[test]
fn types_are_made_of_schemas_in_yaml() {
    let folder = folder();
    let run = run_in(&folder, &["generate", "pet.yaml", "--out", "out"]);
    assert_eq!(run.code, 0, "{run:?}");
    let types = std::fs::read_to_string(folder.path().join("out/types.rs")).unwrap();
    assert!(types.contains("pub mod pet"), "{types}");
    let folder = folder.with(
        "bad.yaml",
        "type: object\nproperties:\n  a: {minLength: -1}\n",
    );
    let run = run_in(&folder, &["generate", "bad.yaml", "--out", "out"]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stderr.contains("bad.yaml:3:18: "), "{run:?}");
    assert!(run.stderr.contains("3 |   a: {minLength: -1}"), "{run:?}");
}

// SPEC U4
#[test]
fn schemas_in_yaml_are_compared() {
    let folder = Folder::new()
        .with("old/a.yaml", "properties:\n  n: {maximum: 10}\n")
        .with("new/a.yaml", "# é\nproperties:\n  n: {maximum: 5}\n")
        .with("old/b.yml", "type: object\n")
        .with("new/b.yml", "type: object # the same\n")
        .with("old/c.yaml", "!Ref x\n")
        .with("new/c.yaml", "!Ref x\n")
        .with("same.json", "{\"properties\":{\"n\":{\"maximum\":10}}}")
        .with("broken.yaml", "a: [\n");
    let run = run_in(&folder, &["diff", "same.json", "old/a.yaml"]);
    assert_eq!(run.last_line(), "level: none; text: same", "{run:?}");
    let run = run_in(&folder, &["diff", "same.json", "new/a.yaml"]);
    assert_eq!(run.last_line(), "level: major; text: same", "{run:?}");
    assert!(run.stdout.contains("{\"n\":9}"), "{run:?}");
    // Places are those of the new file.
    let args = ["diff", "--format", "github", "old", "new"];
    let run = run_in(&folder, &args);
    assert!(
        run.stdout
            .starts_with("::error file=new/a.yaml,line=3,col=16,title=saop major::"),
        "{run:?}"
    );
    assert_eq!((run.code, run.stdout.lines().count()), (0, 1), "{run:?}");
    for args in [
        &["diff", "broken.yaml", "old/a.yaml"],
        &["diff", "old/a.yaml", "broken.yaml"],
    ] {
        let run = run_in(&folder, args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.contains(" --> broken.yaml:1:4\n"), "{run:?}");
    }
    // In folders, what can be compared is.
    let folder = folder.with("new/c.yaml", "!Ref y\n");
    let run = run_in(&folder, &["diff", "old", "new"]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.stdout.starts_with("a.yaml: major\n"), "{run:?}");
    assert!(run.stderr.contains(" --> new/c.yaml:1:6\n"), "{run:?}");
}

const TOOLS: &str = "\
tools:
- name: t
  inputSchema:
    type: object
    required: [path]
    properties: {path: {type: string}}
";

// SPEC U4, X3
#[test]
fn lists_of_tools_in_yaml_are_lists() {
    let folder = Folder::new()
        .with("tools.yaml", TOOLS)
        .with(
            "new.yml",
            TOOLS.replace("required: [path]", "required: [path, mode]"),
        )
        .with("bad.yaml", TOOLS.replace("type: string", "type: strin"))
        .with("good.json", with_arguments("{\"path\":\"x\"}"))
        .with("call.json", with_arguments("{\"path\":1}"));
    let args = [
        "check",
        "--tools",
        "tools.yaml",
        "--format",
        "json",
        "call.json",
    ];
    let run = run_in(&folder, &args);
    assert_eq!(run.code, 1, "{run:?}");
    assert_eq!(
        run.one()["errors"][0]["path"],
        json!("/action/arguments/path")
    );
    let run = run_in(&folder, &["check", "--tools", "tools.yaml", "good.json"]);
    assert_eq!(run.code, 0, "{run:?}");
    for command in ["check", "correct"] {
        let run = run_in(&folder, &[command, "--tools", "bad.yaml", "call.json"]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(
            run.stderr.contains(" --> bad.yaml:6:31\n") && run.stderr.contains("type: strin"),
            "{run:?}"
        );
    }
    let run = run_in(&folder, &["correct", "--tools", "tools.yaml", "call.json"]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.stdout.contains("/action/arguments/path"), "{run:?}");
    let args = ["diff", "--format", "github", "tools.yaml", "new.yml"];
    let run = run_in(&folder, &args);
    assert!(
        run.stdout
            .starts_with("::error file=new.yml,line=5,col=15,title=saop major::"),
        "{run:?}"
    );
    let run = run_in(&folder, &["lint", "--open", "bad.yaml"]);
    assert!(run.stdout.starts_with("bad.yaml:6:31: "), "{run:?}");
}

// SPEC U4
#[cfg(feature = "generate")]
#[test]
fn types_are_made_of_tools_in_yaml() {
    let folder = Folder::new()
        .with("tools.yaml", TOOLS)
        .with("twice.yaml", format!("{TOOLS}- name: t\n"));
    let run = run_in(&folder, &["generate", "tools.yaml", "--out", "out"]);
    assert_eq!(run.code, 0, "{run:?}");
    let run = run_in(&folder, &["generate", "twice.yaml", "--out", "out"]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.stderr.contains(" --> twice.yaml:7:9\n"), "{run:?}");
}

// SPEC U4, U3
#[test]
fn documents_in_yaml_are_counted_by_tool_and_agent() {
    let document = |tool: &str, turn: &str| {
        format!("agent_id: a\nturn_index: {turn}\naction: {{tool_name: {tool}}}\n")
    };
    let folder = Folder::new()
        .with(
            "s.json",
            "{\"properties\":{\"turn_index\":{\"type\":\"integer\"}}}",
        )
        .with(
            "a.yaml",
            [document("x", "1"), document("y", "no"), document("y", "2")].join("---\n"),
        )
        .with("b.yaml", "a: [\n");
    let args = [
        "check",
        "--schema",
        "s.json",
        "-q",
        "--statistics",
        "--format",
        "json",
        "a.yaml",
        "b.yaml",
    ];
    let run = run_in(&folder, &args);
    let statistics = &run.one()["statistics"];
    assert_eq!(
        statistics["tools"],
        json!([{"name": "y", "count": 2, "invalid": 1}, {"name": "x", "count": 1, "invalid": 0}]),
        "{run:?}"
    );
    assert_eq!(
        statistics["agents"],
        json!([{"name": "a", "count": 3, "invalid": 1}])
    );
    assert_eq!(statistics["violations"].as_array().unwrap().len(), 2);
}

// SPEC U4
#[test]
fn the_house_rules_say_that_they_are_for_json() {
    let schema = "{\"$id\": \"https://example.org/a\"}";
    let folder = Folder::new()
        .with("s/a.yaml", "type: object\n")
        .with("s/settings.json", "{\"id_base\": \"https://example.org/\"}")
        .with("house.yaml", "$id: https://devs.ai/schemas/house/1.0.0\n")
        .with("other.yaml", "type: object\n");
    for args in [
        &["lint", "s/a.yaml"][..],
        &["lint", "house.yaml"],
        &["lint", "--fix", "other.yaml"],
    ] {
        let run = run_in(&folder, args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(
            run.stderr.contains(
                " is YAML, and under the house rules, schemas are JSON; --open checks it"
            ),
            "{run:?}"
        );
    }
    let note = "note: left out 1 file of YAML in s: under the house rules, schemas are JSON";
    let run = run_in(&folder, &["lint", "s"]);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(
        run.stderr.starts_with(note) && run.stderr.contains("nothing found to check in s"),
        "{run:?}"
    );
    let folder = folder.with("s/a.schema.json", schema);
    let run = run_in(&folder, &["lint", "s"]);
    assert!(run.code < 2 && run.stderr.starts_with(note), "{run:?}");
    let run = run_in(&folder, &["lint", "s/a.schema.json"]);
    assert!(!run.stderr.contains("YAML"), "{run:?}");
    let run = run_in(&folder, &["lint", "--open", "s"]);
    assert!(!run.stderr.contains("note"), "{run:?}");
}
