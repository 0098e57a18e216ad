//! How much `saop check` shows, and in which forms: grouped, on one line, and no more than asked for. SPEC U2.

use serde_json::json;

use crate::support::{
    EMPTY_PLAN_COLUMN, ENVELOPE, Folder, OBSERVATION, empty_plan, message, run_in, run_with,
};

const HINT: &str = "--schema FILE checks against a schema, --exclude GLOB leaves files out";

#[test]
fn what_is_clearly_no_message_is_one_line_and_a_hint() {
    let uri = "https://example.org/package.json";
    let folder = Folder::new()
        .with("a.json", r#"{"a":1}"#)
        .with(
            "b.json",
            format!(r#"{{"$schema":"{uri}","type":"module"}}"#),
        )
        .with("c.json", "[1]")
        .with("d.ndjson", "7\n{}\n");
    let run = run_in(&folder, &["check", "."]);
    let expected = format!(
        "error[schema]: ./a.json: expected a SAOP message, but found an object without its members
error[schema]: ./b.json: expected a SAOP message, but found a document whose `$schema` is {uri}
error[schema]: ./c.json: expected a SAOP message, but found an array
error[schema]: ./d.ndjson:1: expected a SAOP message, but found the number 7
error[schema]: ./d.ndjson:2: expected a SAOP message, but found an object without its members
5 documents are no SAOP messages: {HINT}

5 documents: 0 valid, 5 invalid ("
    );
    assert!(run.stdout.starts_with(&expected), "{}", run.stdout);
    assert_eq!(run.code, 1);
    let run = run_in(&folder, &["check", "a.json"]);
    let hint = format!("\n1 document is no SAOP message: {HINT}\n");
    assert!(run.stdout.contains(&hint), "{}", run.stdout);
}

#[test]
fn what_may_be_a_message_has_its_frames() {
    for text in [
        r#"{"type":"observation"}"#,
        r#"{"phase":"p","agent_id":"a"}"#,
        r#"{"a":1,"a":2}"#,
    ] {
        let run = run_with(text, &["check"]);
        assert!(run.stdout.contains('^'), "{text}: {}", run.stdout);
        assert!(!run.stdout.contains(HINT), "{text}: {}", run.stdout);
    }
    let run = run_with("{}", &["check", "--type", "saop-action"]);
    assert!(!run.stdout.contains(HINT), "{}", run.stdout);
}

#[test]
fn the_json_report_has_each_violation_of_what_is_no_message() {
    let errors = &run_with("{}", &["check", "--format", "json"]).one()["errors"];
    assert_eq!(errors.as_array().unwrap().len(), 7);
}

#[test]
fn missing_members_of_one_object_are_one_frame() {
    let text = ENVELOPE
        .replace(r#""agent_id":"a","phase":"p","#, "")
        .replace(r#""reasoning":"r","plan":"p""#, "");
    let run = run_with(&text, &["check"]);
    assert_eq!(run.stdout.matches("error[required]: ").count(), 2);
    for words in [
        "expected the members `agent_id`, `phase`, but found none of them\n --> -:1:1\n",
        "expected the members `plan`, `reasoning`, but found none of them\n --> -:1:52\n",
    ] {
        assert!(run.stdout.contains(words), "{}", run.stdout);
    }
    assert!(run.stdout.contains("^^ /thought\n"), "{}", run.stdout);
    let one = ENVELOPE.replace(r#""phase":"p","#, "");
    let run = run_with(&one, &["check"]);
    assert!(
        run.stdout.contains(&message("saop-envelope", &one)),
        "{}",
        run.stdout
    );
}

#[test]
fn of_many_missing_members_some_are_named() {
    let names: Vec<String> = (10..40).map(|number| format!("m{number}")).collect();
    let schema = json!({"type": "object", "required": names}).to_string();
    let folder = Folder::new().with("s.json", schema).with("a.json", "{}");
    let run = run_in(&folder, &["check", "--schema", "s.json", "a.json"]);
    assert!(
        run.stdout
            .contains("`m20`, `m21` and 18 more, but found none of them\n"),
        "{}",
        run.stdout
    );
    assert!(!run.stdout.contains("m22"), "{}", run.stdout);
}

#[test]
fn concise_is_one_line_for_each_violation() {
    let observation = OBSERVATION
        .replace("utf8", "base64")
        .replace(r#""stdout":"""#, r#""stdout":"%""#);
    let folder = Folder::new()
        .with("a.ndjson", format!("{ENVELOPE}\n{}\n", empty_plan()))
        .with("b.json", "{\n  nope")
        .with("c\u{1b}.json", observation);
    let run = run_in(&folder, &["check", "--format", "concise", "."]);
    let said = message("saop-envelope", empty_plan());
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(
        lines[0],
        format!("./a.ndjson:2:{EMPTY_PLAN_COLUMN}: schema/minLength: {said}")
    );
    assert!(
        lines[1].starts_with("./b.json:2:3: syntax: Invalid JSON: expected "),
        "{lines:?}"
    );
    assert!(
        lines[2].starts_with("./c\u{241b}.json:1:")
            && lines[2].contains(": encoding: warning: expected "),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 3);
    assert_eq!(run.code, 1);
    assert!(
        run.stderr
            .starts_with("4 documents: 2 valid, 2 invalid, 1 warning ("),
        "{}",
        run.stderr
    );
}

/// As many violations as there are members.
fn many(count: usize) -> String {
    let members: Vec<String> = (0..count).map(|index| format!(r#""x{index}":1"#)).collect();
    let envelope = &ENVELOPE[..ENVELOPE.len() - 1];
    format!("{envelope},{}}}", members.join(","))
}

#[test]
fn of_each_document_50_violations_are_shown_and_1000_in_all() {
    let folder = Folder::new()
        .with("a.json", many(60))
        .with("b.ndjson", format!("{}\n", many(60)).repeat(30));
    let run = run_in(&folder, &["check", "a.json"]);
    assert_eq!(
        run.stdout.matches("error[additionalProperties]").count(),
        50
    );
    assert!(run.stdout.contains("\nerror: 10 more errors in a.json\n"));
    for jobs in ["1", "2"] {
        let run = run_in(&folder, &["check", "b.ndjson", "--jobs", jobs]);
        assert_eq!(
            run.stdout.matches("error[additionalProperties]").count(),
            1000
        );
        // 20 documents are told of, and what is left of them is counted.
        assert_eq!(
            run.stdout
                .matches("error: 10 more errors in b.ndjson:")
                .count(),
            19
        );
        assert!(
            run.stdout
                .contains("\n610 more errors, which --max-violations N shows\n"),
            "{}",
            run.last_line()
        );
        assert!(
            run.last_line()
                .starts_with("30 documents: 0 valid, 30 invalid")
        );
        assert_eq!(run.code, 1);
    }
}

#[test]
fn as_many_violations_are_shown_as_asked_for_and_the_rest_is_counted() {
    let folder = Folder::new()
        .with("a.json", many(60))
        .with("b.json", many(3));
    for (most, shown, rest) in [
        ("1", 1, "62 more errors"),
        ("61", 61, "2 more errors"),
        ("63", 63, ""),
        ("1000", 63, ""),
    ] {
        for format in ["human", "concise", "github"] {
            let run = run_in(
                &folder,
                &["check", "--format", format, "--max-violations", most, "."],
            );
            let all = format!("{}{}", run.stdout, run.stderr);
            let lines = all.matches("additionalProperties").count();
            assert_eq!(lines, shown, "{format} {most}: {all}");
            let is_told = all.contains("which --max-violations N shows");
            assert_eq!(is_told, !rest.is_empty(), "{format} {most}: {all}");
            assert!(all.contains(rest), "{format} {most}: {all}");
            assert_eq!(run.code, 1);
        }
    }
    let run = run_in(&folder, &["check", "--max-violations", "0", "."]);
    assert_eq!(run.code, 2);
}

#[test]
fn warnings_that_are_not_shown_are_counted() {
    let line = OBSERVATION
        .replace("utf8", "base64")
        .replace(r#""stdout":"""#, r#""stdout":"%""#);
    let folder = Folder::new().with("a.ndjson", format!("{line}\n{line}\n{{}}\n"));
    let run = run_in(&folder, &["check", "--max-violations", "1", "a.ndjson"]);
    assert!(
        run.stdout
            .contains("\n1 more error and 1 more warning, which --max-violations N shows\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn json_and_sarif_have_all_violations() {
    let folder = Folder::new().with("a.json", many(60));
    let errors = |args: &[&str]| {
        run_in(&folder, args)
            .stdout
            .matches("additionalProperties")
            .count()
    };
    assert_eq!(
        errors(&["check", "--format", "json", "--max-violations", "1", "."]),
        60
    );
    // Once more among the rules.
    assert!(errors(&["check", "--format", "sarif", "--max-violations", "1", "."]) > 60);
}
