//! `saop diff` of two folders. SPEC X4.

use serde_json::{Value, json};

use crate::support::{Folder, run_in};

fn folder() -> Folder {
    let schema = |id: &str, rest: Value| {
        let mut schema = json!({
            "$schema": "http://json-schema.org/draft-07/schema#",
            "$id": format!("https://example.org/{id}"),
        });
        for (key, value) in rest.as_object().unwrap() {
            schema[key] = value.clone();
        }
        schema.to_string()
    };
    let text = |least: u64| schema("text", json!({"type": "string", "minLength": least}));
    let user = schema(
        "user",
        json!({"properties": {"name": {"$ref": "sub/text.json"}}}),
    );
    Folder::new()
        .with("old/sub/text.json", text(2))
        .with("new/sub/text.json", text(1))
        .with("old/user.json", &*user)
        .with("new/user.json", &*user)
        .with("old/same.json", text(0))
        .with("new/same.json", text(0))
        .with("old/gone.json", text(0))
        .with("new/new.json", text(0))
        // No schema.
        .with("old/settings.json", r#"{"builders": true}"#)
        .with("new/settings.json", r#"{"builders": false}"#)
        .with(
            "old/tools.json",
            r#"[{"name": "a", "inputSchema": {"type": "object"}}]"#,
        )
        .with(
            "new/tools.json",
            r#"[{"name": "b", "inputSchema": {"type": "object"}}]"#,
        )
}

// SPEC X4, X5
#[test]
fn files_of_equal_names_are_compared() {
    let folder = folder();
    let run = run_in(&folder, &["diff", "old", "new"]);
    let expected = "\
gone.json: unknown
  unknown is gone; who refers to it is not known
new.json: minor
  minor   is new
";
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    for part in [
        "\nsub/text.json: minor\n  minor   /minLength: ",
        "\ntools.json: major\n  a: major, the tool is gone\n",
        "\nuser.json: minor\n  minor   /properties/name/$ref: is another schema, in a file that it refers to\n",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    assert!(!run.stdout.contains("same.json") && !run.stdout.contains("settings.json"));
    assert_eq!(run.last_line(), "level: major; text: changed");

    // What is unknown is beyond any level, be it beside what is major.
    let bounded = |level| run_in(&folder, &["diff", "old", "new", "--at-most", level]).code;
    assert_eq!((bounded("minor"), bounded("major")), (1, 1));

    let found = run_in(&folder, &["diff", "old", "new", "--format", "json"]).one();
    assert_eq!(
        (&found["level"], &found["text"]),
        (&json!("major"), &json!("changed"))
    );
    let of = |name: &str| {
        let mut changes = found["changes"].as_array().unwrap().iter();
        changes
            .find(|change| change["file"] == name)
            .unwrap()
            .clone()
    };
    assert_eq!(
        of("gone.json"),
        json!({"file": "gone.json", "tool": null, "side": null, "pointer": "", "level": "unknown", "text": "changed",
            "reason": "is gone; who refers to it is not known"})
    );
    assert_eq!(
        of("sub/text.json"),
        json!({"file": "sub/text.json", "tool": null, "side": null, "pointer": "/minLength", "level": "minor", "text": "same",
            "reason": "is now `1`, was `2`", "old": 2, "new": 1})
    );

    let notes = run_in(&folder, &["diff", "old", "new", "--format", "github"]).stdout;
    assert!(
        notes.contains("::warning file=new/sub/text.json,line=1,col="),
        "{notes}"
    );
    assert!(notes.contains("::error file=new/gone.json"), "{notes}");
}

// SPEC X4
#[test]
fn what_cannot_be_compared_is_told_and_the_rest_is() {
    let folder = folder();
    folder.write("new/same.json", [0xFF, 0xFE]);
    let run = run_in(&folder, &["diff", "old", "new"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains("new/same.json: expected UTF-8"),
        "{}",
        run.stderr
    );
    assert!(!run.stdout.contains("same.json"));
    assert!(run.stdout.contains("sub/text.json: minor"));

    folder.write(
        "new/same.json",
        r#"[{"name": "b", "inputSchema": {"type": "object"}}]"#,
    );
    let run = run_in(&folder, &["diff", "old", "new"]);
    assert_eq!(run.code, 2);
    let why = "error: expected two schemas or two lists of tools, but found a schema and a list (old/same.json, new/same.json); ";
    assert!(run.stderr.contains(why), "{}", run.stderr);

    // One that is refused is told as `check` tells it, unless it is what it was.
    folder.write(
        "new/same.json",
        r#"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "strin"}"#,
    );
    let run = run_in(&folder, &["diff", "old", "new"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains(" --> new/same.json:1:"),
        "{}",
        run.stderr
    );
    folder.write("old/same.json", folder.read("new/same.json"));
    assert_eq!(run_in(&folder, &["diff", "old", "new"]).code, 0);

    let run = run_in(&folder, &["diff", "old", "gone"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.starts_with("error: gone could not be read: "),
        "{}",
        run.stderr
    );

    let run = run_in(&Folder::new(), &["diff", ".", "."]);
    let why = "error: nothing found to compare in . and .: expected files that end in .json, .yaml or .yml\n";
    assert_eq!((run.code, run.stderr.as_str()), (2, why));

    let run = run_in(&folder, &["diff", "old", "new/user.json"]);
    let why =
        "error: expected two files or two folders, but found one of each (old, new/user.json)\n";
    assert_eq!((run.code, run.stderr.as_str()), (2, why));
}
