//! `saop repair`: the text on stdout, each edit on stderr or in the JSON, and the exit code that says whether.

use serde_json::Value;

use crate::support::{ENVELOPE, Folder, run_in, run_with};

// SPEC A5
#[test]
fn a_text_is_printed_repaired_and_its_edits_are_told() {
    let run = run_with("Sure:\n{'a': [1, 2,]}\n", &["repair"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "{\"a\": [1, 2]}\n"));
    assert_eq!(
        run.stderr,
        "1:1: prose: `Sure:` removed\n\
         2:2: quotes: `'` is now `\"`\n\
         2:4: quotes: `'` is now `\"`\n\
         2:12: trailing_comma: `,` removed\n"
    );
}

// SPEC A5
#[test]
fn what_is_valid_is_printed_byte_for_byte() {
    for text in ["{\"a\": 1.0 }", " [1,\n2]\n\n", ENVELOPE] {
        let run = run_with(text, &["repair"]);
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.as_str()),
            (0, text, "")
        );
    }
    let run = run_with(ENVELOPE, &["repair", "--type", "auto", "--format", "json"]);
    let data: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(data["text"], ENVELOPE);
    assert_eq!(data["edits"], serde_json::json!([]));
}

// SPEC A5
#[test]
fn the_json_has_the_text_and_every_edit() {
    let run = run_with("{\"é\": True}", &["repair", "--format", "json"]);
    assert_eq!(run.code, 0);
    let data: Value = serde_json::from_str(&run.stdout).unwrap();
    let edits =
        serde_json::json!([{"offset": 7, "old": "True", "new": "true", "reason": "literal"}]);
    assert_eq!(
        (&data["text"], &data["edits"]),
        (&"{\"é\": true}".into(), &edits)
    );
}

// SPEC A5, A6
#[test]
fn what_is_cut_off_or_unclear_is_left() {
    for (text, why) in [
        ("{\"a\": \"b", "cut off"),
        ("{\"a\": 1} {\"a\": 2}", "two that differ"),
        ("No.", "found none"),
        ("{\"a\": 1, \"b\": @}", "found `@}` in line 1, column 15"),
    ] {
        let run = run_with(text, &["repair"]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{text}");
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}

// SPEC A5
#[test]
fn nothing_in_reasoning_is_an_answer() {
    for (text, why) in [
        (
            "<think>maybe\n{\"a\": 1}\nno</think>I cannot.",
            "found none",
        ),
        ("<THINKING>\n{\"a\": 1}", "cut off"),
        ("Maybe\n{\"a\": 1}\n[/THINK]\nI cannot.", "found none"),
        ("I will not send {\"a\": 1}.", "found none"),
        ("let x = {\"a\": 1};", "found none"),
    ] {
        let run = run_with(text, &["repair"]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{text}");
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
    let run = run_with("<think>{\"a\": 1}</think>\n{\"a\": 2,}", &["repair"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "{\"a\": 2}"));
    assert_eq!(
        run.stderr,
        "1:1: reasoning: `<think>{\"a\": 1}</think>` removed\n\
         2:8: trailing_comma: `,` removed\n"
    );
}

// SPEC A6
#[test]
fn a_backslash_that_could_be_itself_is_left() {
    let text = r#"{"path": "D:\data\notes.md"}"#;
    let run = run_with(text, &["repair"]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("two that differ"), "{}", run.stderr);
    let folder = Folder::new().with("t.json", text);
    folder.write(
        "s.json",
        r#"{"properties": {"path": {"const": "D:\\data\\notes.md"}}}"#,
    );
    let run = run_in(&folder, &["repair", "t.json", "--schema", "s.json"]);
    assert_eq!(
        (run.code, run.stdout.as_str()),
        (0, r#"{"path": "D:\\data\\notes.md"}"#),
        "{}",
        run.stderr
    );
}

// SPEC A5
#[test]
fn a_limit_is_named_and_can_be_raised() {
    let deep = format!("{}{}", "[".repeat(129), "]".repeat(129));
    for text in [
        deep.clone(),
        format!("Sure: {deep},"),
        format!("[{{a: 1}},{deep}]"),
    ] {
        let run = run_with(&text, &["repair"]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""));
        let why = "error: expected at most 128 levels of arrays and objects, but found one more at line 1 column";
        assert!(run.stderr.starts_with(why), "{}", run.stderr);
        assert!(run.stderr.contains("; --max-bytes and --max-depth set"));
    }
    let run = run_with(&deep, &["repair", "--max-depth", "129"]);
    assert_eq!((run.code, run.stdout), (0, deep));
}

// SPEC A5
#[test]
fn a_schema_tells_what_only_it_can() {
    let folder = Folder::new();
    folder.write(
        "s.json",
        r#"{"required": ["count"], "properties": {"count": {"type": "integer"}}}"#,
    );
    let args = ["repair", "t.json", "--schema", "s.json"];
    folder.write("t.json", "{Count: '3'}");
    let run = run_in(&folder, &args);
    assert_eq!(
        (run.code, run.stdout.as_str()),
        (0, "{\"count\": 3}"),
        "{}",
        run.stderr
    );
    folder.write("t.json", "{count: 'three'}");
    let run = run_in(&folder, &args);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert_eq!(
        run.stderr,
        "error: /count: expected an integer, but found the string `three` (line 1, column 9)\n"
    );
    // The places are those of the text that was given.
    for (text, at) in [
        ("Sure:\n{'x': 1, count: []}", "(line 2, column 17)"),
        ("{count: 1, y: 2, y: 3}", "(line 1, column 18)"),
    ] {
        folder.write("t.json", text);
        let run = run_in(&folder, &args);
        assert!(run.stderr.trim_end().ends_with(at), "{}", run.stderr);
    }
    // So do the protocol's own.
    let broken = ENVELOPE.replacen("\"agent_id\"", "Agent_ID", 1);
    for wanted in ["saop-envelope", "auto"] {
        let run = run_with(&broken, &["repair", "--type", wanted]);
        assert_eq!(run.code, 0, "{wanted}: {}", run.stderr);
        assert_eq!(run.stdout, ENVELOPE);
    }
}

#[test]
fn what_cannot_be_read_is_trouble() {
    let folder = Folder::new();
    folder.write("s.json", r#"{"type": 1}"#);
    folder.write("t.json", "{}");
    for args in [
        &["repair", "gone.json"][..],
        &["repair", "t.json", "--schema", "gone.json"],
        &["repair", "t.json", "--schema", "s.json"],
        &["repair", "t.json", "--type", "nope"],
        &["repair", "t.json", "--schema", "s.json", "--type", "auto"],
    ] {
        let run = run_in(&folder, args);
        assert_eq!(
            (run.code, run.stdout.as_str()),
            (2, ""),
            "{args:?} {}",
            run.stderr
        );
    }
}
