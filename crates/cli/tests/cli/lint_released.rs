//! `saop lint` beside what is published. SPEC E6.

use serde_json::{Value, json};

use crate::lint::ping;
use crate::support::{Folder, run_in};

// SPEC E6
#[test]
fn schemas_are_compared_with_what_is_published() {
    let ping = |version: &str, rest: Value| {
        let text = ping(&rest).to_string();
        text.replace("/ping/1.0.0", &format!("/ping/{version}"))
    };
    let published = ping("1.0.0", json!({"type": "string"}));
    let folder = Folder::new()
        .with("ping.schema.json", &*published)
        .with("released/ping/1.0.0.json", &*published)
        .with("released/ping/0.9.0.json", "{}");
    assert_eq!(run_in(&folder, &["lint", "."]).code, 0);
    for (version, rest, expected) in [
        (
            "1.0.0",
            json!({"type": "string", "minLength": 2}),
            Some(
                "expected version 2.0.0 or later, but found 1.0.0: since 1.0.0 there is a major change (",
            ),
        ),
        (
            "1.1.0",
            json!({"type": "string", "minLength": 2}),
            Some("expected version 2.0.0 or later, but found 1.1.0: "),
        ),
        ("2.0.0", json!({"type": "string", "minLength": 2}), None),
        (
            "1.0.0",
            json!({"type": ["string", "null"]}),
            Some(
                "expected version 1.1.0 or later, but found 1.0.0: since 1.0.0 there is a minor change (",
            ),
        ),
        (
            "1.0.1",
            json!({"type": "string"}),
            Some("expected version 1.0.0, since nothing has changed, but found 1.0.1"),
        ),
        ("1.0.1", json!({"type": "string", "title": "Word"}), None),
    ] {
        folder.write("ping.schema.json", ping(version, rest.clone()));
        let run = run_in(&folder, &["lint", "."]);
        match expected {
            None => assert_eq!(run.code, 0, "{rest}: {}", run.stdout),
            Some(words) => {
                assert_eq!(run.code, 1, "{rest}");
                assert!(
                    run.stdout.starts_with("./ping.schema.json:1:"),
                    "{}",
                    run.stdout
                );
                assert!(
                    run.stdout.contains(&format!(": SCH033: {words}")),
                    "{}",
                    run.stdout
                );
            }
        }
    }
    // The compiler does not know why `new` has an argument more.
    let mut newer: Value = serde_json::from_str(&published).unwrap();
    newer["$id"] = json!("https://devs.ai/schemas/ping/2.0.0");
    newer["required"] = json!(["size"]);
    newer["properties"]["size"] = json!({"description": "-", "type": "integer", "minimum": 0});
    folder.write("ping.schema.json", newer.to_string());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let words = ": SCH033: warning: `size` is required, but did not exist in the published 1.0.0: ";
    assert!(run.stdout.contains(words), "{}", run.stdout);
}

// SPEC E6 E7. The branches of a `oneOf` were not looked at.
#[test]
fn members_that_a_branch_requires_since_it_was_published_are_told() {
    let branch = |tag: &str, required: &str| {
        format!(
            r#"{{"title": "{tag}", "description": "-", "type": "object", "additionalProperties": false, "required": ["kind"{required}],
                "properties": {{"kind": {{"description": "-", "type": "string", "const": "{tag}"}}, "size": {{"description": "-", "type": "integer", "minimum": 0}}}}}}"#
        )
    };
    let schema = |version: &str, branches: [String; 2]| {
        let part = format!(
            r#"{{"description": "-", "oneOf": [{}]}}"#,
            branches.join(",")
        );
        let text = ping(&serde_json::from_str(&part).unwrap()).to_string();
        text.replace("/ping/1.0.0", &format!("/ping/{version}"))
    };
    let folder = Folder::new().with(
        "released/ping/1.0.0.json",
        schema("1.0.0", [branch("First", ""), branch("Other", "")]),
    );
    // In another order, too.
    for branches in [
        [branch("First", ""), branch("Other", r#", "size""#)],
        [branch("Other", r#", "size""#), branch("First", "")],
    ] {
        folder.write("ping.schema.json", schema("2.0.0", branches));
        let run = run_in(&folder, &["lint", "."]);
        assert_eq!(run.code, 0, "{}", run.stdout);
        let words =
            ": SCH033: warning: `size` is required, but was optional in the published 1.0.0: ";
        assert_eq!(run.stdout.matches(words).count(), 1, "{}", run.stdout);
    }
}

// SPEC E6
#[test]
fn a_published_schema_that_is_gone_is_told() {
    let ping = ping(&json!({"type": "string", "description": "-"})).to_string();
    let other = ping.replace("ping", "pong").replace("Ping", "Pong");
    let folder = Folder::new()
        .with("ping.schema.json", &*ping)
        .with("released/ping/1.0.0.json", &*ping)
        .with("released/pong/1.0.0.json", &*other)
        .with("released/pong/0.9.0.json", &*other);
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!(run.code, 1);
    let said = "./released/pong/1.0.0.json:1:1: SCH033: expected pong.schema.json, since 1.0.0 is published, but found no such file: ";
    assert!(run.stdout.starts_with(said), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 1);
    folder.write("pong.schema.json", other);
    assert_eq!(run_in(&folder, &["lint", "."]).code, 0);
}

// SPEC E6. Found by a review.
#[test]
fn what_is_published_and_cannot_be_read_is_trouble() {
    let folder = Folder::new().with(
        "ping.schema.json",
        ping(&json!({"type": "string"})).to_string(),
    );
    for (name, bytes, why) in [
        (
            "1.0.0.json",
            &b"{"[..],
            "./released/ping/1.0.0.json and ./ping.schema.json cannot be compared: ",
        ),
        (
            "2.0.0.json",
            b"\xff",
            "./released/ping/2.0.0.json: expected UTF-8",
        ),
        (
            "next.json",
            b"{}",
            "./released/ping: expected files called MAJOR.MINOR.PATCH.json, but found next.json",
        ),
    ] {
        folder.write(&format!("released/ping/{name}"), bytes);
        let run = run_in(&folder, &["lint", "."]);
        assert_eq!(run.code, 2, "{name}");
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}
