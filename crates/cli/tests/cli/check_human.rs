//! `saop check` for people: frames with a caret under the value, and a summary.

use crate::support::{
    EMPTY_PLAN_COLUMN, ENVELOPE, Folder, HIDDEN, OBSERVATION, empty_plan, hidden, message, run_in,
    run_with, with_arguments,
};

const PRETTY: &str = r#"{
  "schema_version": "1.0.0",
  "turn_index": 0,
  "agent_id": "a",
  "phase": "p",
  "thought": {
    "reasoning": "日本 é",	"plan": "" },
  "action": { "tool_name": "t", "arguments": {} },
  "observation": { "status": "success", "output": "" }
}
"#;

#[test]
fn a_frame_shows_the_line_with_a_caret_under_the_value() {
    let folder = Folder::new().with("runs/a.json", PRETTY);
    let run = run_in(&folder, &["check", "runs/a.json"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let message = message("saop-envelope", PRETTY);
    let frame = format!(
        r#"error[minLength]: {message}
 --> runs/a.json:7:34
  |
7 |     "reasoning": "日本 é", "plan": "" }},
  |                                    ^^ /thought/plan

1 document: 0 valid, 1 invalid ("#
    );
    assert!(run.stdout.starts_with(&frame), "{}\n{frame}", run.stdout);
}

#[test]
fn a_frame_of_a_line_among_many_names_that_line() {
    let text = format!("{}{}\n", format!("{ENVELOPE}\n").repeat(99), empty_plan());
    let folder = Folder::new().with("a.ndjson", text);
    let run = run_in(&folder, &["check", "a.ndjson"]);
    assert!(
        run.stdout
            .contains(&format!("\n   --> a.ndjson:100:{EMPTY_PLAN_COLUMN}\n")),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("\n100 | …"), "{}", run.stdout);
}

/// The line that a frame shows, and what its caret stands under.
fn shown(stdout: &str) -> (String, String) {
    let lines: Vec<&str> = stdout.lines().collect();
    let at = lines.iter().position(|line| line.contains('^')).unwrap();
    let (source, caret) = (lines[at - 1], lines[at]);
    let from = caret.chars().position(|c| c == '^').unwrap();
    let width = caret.chars().filter(|c| *c == '^').count();
    let under = source.chars().skip(from).take(width).collect();
    (source.to_owned(), under)
}

#[test]
fn a_huge_line_is_cut_around_the_value_and_the_column_stays_right() {
    let filler = "x".repeat(1 << 20);
    let text = empty_plan()
        .replace(r#""reasoning":"r""#, &format!(r#""reasoning":"{filler}""#))
        .replace(
            r#""arguments":{}"#,
            &format!(r#""arguments":{{"a":"{filler}"}}"#),
        );
    let run = run_with(text, &["check"]);
    let column = EMPTY_PLAN_COLUMN + filler.len() - 1;
    assert!(
        run.stdout.contains(&format!("--> -:1:{column}\n")),
        "{}",
        run.stdout.len()
    );
    let (line, under) = shown(&run.stdout);
    assert_eq!(under, "\"\"");
    assert!(
        line.starts_with("1 | …xxx") && line.ends_with('…'),
        "{line}"
    );
    assert!(line.chars().count() < 140, "{line}");
    assert!(run.stdout.len() < 1000);
}

#[test]
fn every_error_has_a_frame() {
    let text = empty_plan().replace(r#""agent_id":"a""#, r#""agent_id":"""#);
    let run = run_with(text, &["check"]);
    assert_eq!(run.stdout.matches("error[minLength]: ").count(), 2);
    assert!(run.stdout.find("/agent_id").unwrap() < run.stdout.find("/thought/plan").unwrap());
}

// Found by a review: an empty parallel turn was labelled `minItems`.
#[test]
fn a_frame_is_labelled_with_the_keyword_or_with_a_kind_that_says_more() {
    let empty =
        r#"{"envelope_type":"parallel","session_id":"s","parallel_turn_index":0,"agent_turns":[]}"#;
    let run = run_with(empty, &["check"]);
    assert!(
        run.stdout.starts_with("error[empty_parallel_turn]: "),
        "{}",
        run.stdout
    );
    let run = run_with(empty.replace(r#""s""#, r#""""#), &["check"]);
    assert!(
        run.stdout.starts_with("error[minLength]: "),
        "{}",
        run.stdout
    );
}

#[test]
fn a_syntax_error_is_framed_at_its_place_also_at_the_end() {
    for (text, at) in [
        ("{\"a\": nope}", "1:7"),
        ("{\n\"a\"", "2:4"),
        ("", "1:1"),
        ("{}\n x", "2:2"),
    ] {
        let run = run_with(text, &["check"]);
        assert_eq!(run.code, 1);
        assert!(run.stdout.starts_with("error[syntax]: "), "{}", run.stdout);
        assert!(
            run.stdout.contains(&format!(" --> -:{at}\n")),
            "{text}: {}",
            run.stdout
        );
        assert!(run.stdout.contains('^'), "{}", run.stdout);
    }
}

#[test]
fn control_characters_and_escapes_reach_no_terminal() {
    let text = format!(
        "{{\"\u{202e}a\\u001b\u{1b}]0;title\u{7}\u{9b}31m\": 1, {}",
        &empty_plan()[1..]
    );
    let hidden = with_arguments("{}").replace(
        r#""phase":"p""#,
        "\"phase\":\"p\",\"x\\n\\u001b[31m\u{202e}\u{9b}y\":1",
    );
    for text in [text.as_str(), &hidden, "\u{1b}[2J", "\u{feff}{}"] {
        let run = run_with(text, &["check"]);
        assert_eq!(run.code, 1, "{}", run.stdout);
        let bad = |c: &char| {
            (c.is_control() && *c != '\n') || matches!(c, '\u{202a}'..='\u{202e}' | '\u{feff}')
        };
        assert_eq!(run.stdout.chars().find(bad), None, "{:?}", run.stdout);
    }
}

#[test]
fn nothing_in_a_frame_hides_or_reorders_text() {
    let name = format!("{HIDDEN}.json");
    let text = ENVELOPE.replace(r#""phase":"p""#, &format!(r#""phase":"p","x{HIDDEN}":1"#));
    let folder = Folder::new().with(&name, text);
    let run = run_in(&folder, &["check", &name, "missing\u{3164}"]);
    assert_eq!(run.code, 2);
    assert!(run.stdout.contains("error[additionalProperties]: "));
    for output in [&run.stdout, &run.stderr] {
        assert_eq!(hidden(output), None, "{output:?}");
    }
}

#[test]
fn a_hostile_name_of_a_member_does_not_flood_the_frame() {
    let name = "k".repeat(100_000);
    let text = ENVELOPE.replace(r#""phase":"p""#, &format!(r#""phase":"p","{name}":1"#));
    let run = run_with(text, &["check"]);
    assert!(
        run.stdout.contains("error[additionalProperties]"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.len() < 1500, "{}", run.stdout.len());
}

#[test]
fn the_summary_ends_it_with_documents_valid_invalid_bytes_and_time() {
    let text = format!("{ENVELOPE}\n{}\n{OBSERVATION}\n", empty_plan());
    let folder = Folder::new().with("a.ndjson", &text);
    let run = run_in(&folder, &["check", "a.ndjson"]);
    let summary = run.last_line();
    assert!(
        summary.starts_with("3 documents: 2 valid, 1 invalid ("),
        "{summary}"
    );
    assert!(
        summary.contains(&format!("({} bytes in ", text.len())),
        "{summary}"
    );
    assert!(
        summary.ends_with(" ms)") || summary.ends_with(" s)"),
        "{summary}"
    );
}

#[test]
fn quiet_leaves_the_exit_code_and_the_summary() {
    let run = run_with(empty_plan(), &["check", "--quiet"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert_eq!(run.stdout.lines().count(), 1);
    assert!(
        run.stdout.starts_with("1 document: 0 valid, 1 invalid ("),
        "{}",
        run.stdout
    );
}

#[test]
fn there_is_no_colour_where_stdout_is_no_terminal() {
    assert!(!run_with(empty_plan(), &["check"]).stdout.contains('\u{1b}'));
    let mut forced = crate::support::command();
    let folder = Folder::new().with("a.json", empty_plan());
    forced
        .args(["check", "a.json"])
        .current_dir(folder.path())
        .env("CLICOLOR_FORCE", "1");
    assert!(
        !crate::support::finish(&mut forced)
            .stdout
            .contains('\u{1b}')
    );
}

#[test]
fn documents_on_lines_of_their_own_are_said_to_be_lines() {
    const HINT: &str = "\n  = a document on each line is read with --ndjson, or from a file that ends in .ndjson\n";
    let folder = Folder::new()
        .with("a.json", format!("{ENVELOPE}\n{ENVELOPE}\n"))
        .with("b.json", format!("{ENVELOPE} {ENVELOPE}\n"));
    let run = run_in(&folder, &["check", "a.json"]);
    assert!(run.code == 1 && run.stdout.contains(HINT), "{}", run.stdout);
    let run = run_in(&folder, &["check", "b.json"]);
    assert!(
        run.code == 1 && !run.stdout.contains(HINT),
        "{}",
        run.stdout
    );
}

// SPEC U3: what PowerShell writes with `>`, and packed files that are not read.
#[test]
fn a_file_that_is_no_text_is_said_to_be_none() {
    let folder = Folder::new();
    let utf_16 = "{}".encode_utf16().flat_map(u16::to_le_bytes);
    let utf_16: Vec<u8> = [0xFF, 0xFE].into_iter().chain(utf_16).collect();
    for (bytes, hint) in [
        (&*utf_16, "UTF-16 is not read: save it as UTF-8"),
        (&utf_16[1..], ""),
        (b"\xFD7zXZ\0\0\x04", "unpack this one first"),
        (b"BZh91AY&SY", "unpack this one first"),
        (b"PK\x03\x04", "unpack this one first"),
        (b"PK", ""),
    ] {
        std::fs::write(folder.path().join("a.json"), bytes).unwrap();
        let run = run_in(&folder, &["check", "a.json"]);
        assert_eq!(run.code, 1);
        assert_eq!(
            run.stdout.contains("\n  = "),
            !hint.is_empty(),
            "{}",
            run.stdout
        );
        assert!(run.stdout.contains(hint), "{}", run.stdout);
    }
}
