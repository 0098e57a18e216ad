//! The documents of all benches, those of `benches/peers` included: turns as agents write them, with code, paths,
//! logs and quotes in their strings.
//!
//! Invariant: made anew in each run, and the same bytes in each; every one is valid, but for those of [`broken`].

use std::fmt::Write as _;

use serde_json::Value;

/// One document, by the name that tables call it.
#[derive(Clone, Debug)]
pub struct Document {
    /// What tables and benches call it.
    pub name: &'static str,
    /// The schema that it meets.
    pub schema: &'static str,
    /// Its text, without a line feed.
    pub text: String,
}

/// Some 127 KB, as text: what a tool that reads a long file or log gives back.
const LARGE: usize = 126_500;

/// Every valid document, the envelopes first.
#[must_use]
pub fn all() -> Vec<Document> {
    let mut all = envelopes();
    all.extend(others());
    all
}

/// Envelopes from 0.6 KB to 127 KB.
#[must_use]
pub fn envelopes() -> Vec<Document> {
    let envelope = |name, text| Document {
        name,
        schema: "saop-envelope",
        text,
    };
    vec![
        envelope("small", small()),
        envelope("typical", typical()),
        envelope("escapes", with_output(&escape_heavy(LARGE * 5 / 6))),
        envelope("plain", with_output(&prose(LARGE))),
    ]
}

/// One document of each other message.
#[must_use]
pub fn others() -> Vec<Document> {
    let other = |schema, text| Document {
        name: schema,
        schema,
        text,
    };
    vec![
        other("observation", observation()),
        other("saop-parallel-turn-envelope", parallel_turn()),
        other("escalation-report", escalation_report()),
    ]
}

/// The same document broken in one way each: what is wrong, and the text. An early violation stands before the largest
/// member of an envelope, a late one after it: then the first reading is in vain.
///
/// # Panics
///
/// Where the document is none of [`all`].
#[must_use]
pub fn broken(document: &Document) -> Vec<(&'static str, String)> {
    let valid = &*document.text;
    if document.schema != "saop-envelope" {
        return vec![("late_violation", with_unknown_member(valid, "}"))];
    }
    let replaced = |from: &str, to: &str| {
        let text = valid.replacen(from, to, 1);
        assert_ne!(text, valid, "expected {from} in the document");
        text
    };
    let many = replaced(r#""schema_version": "1.0.0""#, r#""schema_version": "1.0""#)
        .replacen(r#""turn_index": "#, r#""turn_index": -"#, 1)
        .replacen(r#""phase": ""#, r#""Phase": ""#, 1)
        .replacen(r#""tool_name": ""#, r#""tool_name": 7, "name": ""#, 1)
        .replacen(r#""status": ""#, r#""status": "not "#, 1);
    vec![
        (
            "early_violation",
            replaced(r#""status": "success""#, r#""status": "succeeded""#),
        ),
        ("late_violation", with_unknown_member(valid, "}}")),
        ("many_violations", many),
        (
            "late_syntax_error",
            format!("{}]", &valid[..valid.len() - 1]),
        ),
    ]
}

/// With one more member in the object that ends before `end`.
fn with_unknown_member(valid: &str, end: &str) -> String {
    let inner = valid.strip_suffix(end).unwrap_or_default();
    assert!(!inner.is_empty(), "expected {end} at the end");
    format!(r#"{inner}, "lines": 12{end}"#)
}

fn small() -> String {
    envelope(
        "The test fails because the parser skips the last line when the file does not end with \"\\n\".",
        "Read src/parser.rs around the loop, then mend its end condition.",
        "read_file",
        r#"{"path": "src/parser.rs", "first_line": 118, "last_line": 131}"#,
        "    while let Some(line) = lines.next() {\n        if line.starts_with(\"//\") {\n            continue;\n        }\n\
         \x20       out.push(parse_line(line)?);\n    }\n    Ok(out)\n",
    )
}

fn typical() -> String {
    envelope(
        "The failing test names `splits_at_tabs`, so `split(' ')` is what I have to change. The module's documentation \
         says \"any run of white space is one gap\", and `split_whitespace` does just that. Nothing else calls this \
         function but `count_words` and the example, which I checked in the last turn.",
        "1. Replace the call in src/lib.rs.\n2. Run the tests again.\n3. If they pass, add a case for U+3000.",
        "run_command",
        r#"{"command": ["bash", "-c", "sed -i \"s/split(' ')/split_whitespace()/\" src/lib.rs && cargo test --quiet"], "cwd": "/home/agent/work/words", "timeout_s": 600, "env": {"RUST_BACKTRACE": "1", "CARGO_TERM_COLOR": "never"}}"#,
        "running 14 tests\n..............\ntest result: ok. 14 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s\n\n\
         running 1 test\ntest examples/count.rs - count_words (line 12) ... ok\n\n\
         running 4 tests\ntest src/lib.rs - (line 4) ... ok\ntest src/lib.rs - count_words (line 21) ... ok\n\
         test src/gaps.rs - Gaps::next (line 9) ... ok\ntest src/gaps.rs - \"no gap\" (line 30) ... ok\n\n\
         test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.61s\n\n\
         \x20  Compiling words v0.4.1 (/home/agent/work/words)\n    Finished `test` profile [unoptimized + debuginfo] target(s) in 1.72s\n\
         warning: unused import: `std::str::SplitN`\n --> src/lib.rs:3:5\n  |\n3 | use std::str::SplitN;\n  |     ^^^^^^^^^^^^^^^^\n  |\n\
         \x20 = note: `#[warn(unused_imports)]` on by default\n\n\
         diff --git a/src/lib.rs b/src/lib.rs\nindex 5d1b2f0..8c3e9aa 100644\n--- a/src/lib.rs\n+++ b/src/lib.rs\n\
         @@ -3,7 +3,7 @@\n pub fn count_words(text: &str) -> usize {\n-    text.split(' ').count()\n+    text.split_whitespace().count()\n }\n\n\
         \x20#[test]\n fn splits_at_tabs() {\n     assert_eq!(count_words(\"one\\ttwo\\tthree\"), 3);\n }\n",
    )
}

fn with_output(output: &str) -> String {
    envelope(
        "The log of the last run says which of the workers stopped first.",
        "Read the whole log, and look for the first error.",
        "read_file",
        r#"{"path": "/var/log/worker.ndjson"}"#,
        output,
    )
}

fn envelope(reasoning: &str, plan: &str, tool: &str, arguments: &str, output: &str) -> String {
    format!(
        r#"{{"schema_version": "1.0.0", "turn_index": 13, "agent_id": "implementer-1", "phase": "implement", "thought": {{"reasoning": {}, "plan": {}}}, "action": {{"tool_name": "{tool}", "arguments": {arguments}}}, "observation": {{"status": "success", "output": {}}}}}"#,
        quoted(reasoning),
        quoted(plan),
        quoted(output),
    )
}

/// A log of JSON lines, Windows paths, coloured compiler output and indented code: one byte in six of the string has
/// to be escaped, so that the text is a fifth longer.
fn escape_heavy(size: usize) -> String {
    let mut output = String::with_capacity(size + 512);
    let mut number = 0;
    while output.len() < size {
        number += 1;
        let _ = write!(
            output,
            "{{\"time\":\"2026-11-21T09:00:{:02}Z\",\"level\":\"info\",\"job\":{number},\"message\":\"built \\\"words\\\"\"}}\n\
             C:\\work\\agent\\words\\src\\lib_{number}.rs:{}:5\n\
             \u{1b}[33mwarning\u{1b}[0m: unused variable: `gap`\n\
             \tfn part_{number}(text: &str) -> Option<&str> {{\n\t\tprintln!(\"{{}}\\n\", text);\n\t}}\n",
            number % 60,
            number % 400,
        );
    }
    trimmed(output, size)
}

/// Text as a document or a page has it: not one escape.
fn prose(size: usize) -> String {
    let mut output = String::with_capacity(size + 512);
    let mut number = 0;
    while output.len() < size {
        number += 1;
        let _ = write!(
            output,
            "Worker {number} took the job from the queue, read its 12 files and wrote the result to /srv/results/{number}.txt; \
             nothing was skipped, and the check at the end found all of them as they should be. "
        );
    }
    trimmed(output, size)
}

fn trimmed(mut ascii: String, size: usize) -> String {
    ascii.truncate(size);
    ascii
}

fn observation() -> String {
    let stdout = prose_lines(1_300);
    format!(
        r#"{{"schema_version": "1.0.0", "type": "observation", "tool_call_id": "0f8fad5b-d9cb-469f-a165-70867728950e", "timestamp_ns": "1767225600000000000", "exit_code": 101, "stdout": {}, "stderr": {}, "encoding": "utf8", "duration_ms": 812.25, "metadata": {{"host": "worker-3", "attempt": 1, "cached": false}}}}"#,
        quoted(&stdout),
        quoted("error: test failed, to rerun pass `--lib`\n"),
    )
}

fn parallel_turn() -> String {
    let turn = |index: usize| {
        format!(
            r#"{{"agent_id": "worker-{index}", "turn_index": {index}, "thought": "The tests of my module pass; the docs are next.", "action": {{"tool_name": "run_command", "arguments": {{"command": ["cargo", "test", "--quiet"], "timeout_s": 600}}}}, "observation": {{"status": "success", "output": {}}}}}"#,
            quoted(&prose_lines(400))
        )
    };
    let turns: Vec<_> = (0..3).map(turn).collect();
    format!(
        r#"{{"envelope_type": "parallel", "session_id": "session-7f3a", "parallel_turn_index": 5, "agent_turns": [{}]}}"#,
        turns.join(", ")
    )
}

fn escalation_report() -> String {
    let refused = format!(
        r#"{{"class": "schema_violation", "error": "SAOP envelope schema validation failed", "finish_reason": "stop", "response_bytes": 619, "response_hash": "cbf29ce484222325", "response": {}, "response_encoding": "utf8", "usage": {{"prompt_tokens": 1840, "completion_tokens": 212}}, "violation_count": 1, "violations": [{{"kind": "schema", "path": "/turn_index", "keyword": "minimum", "schema_path": "/properties/turn_index/minimum", "message": "expected a number of at least 0, but found -1", "line": 1, "column": 41}}]}}"#,
        quoted(&small())
    );
    format!(
        r#"{{"schema_version": "1.0.0", "type": "escalation_report", "reason": "max_retries_exceeded", "attempts": 2, "max_retries": 2, "awaited": "saop-envelope", "context": {{"session_id": "session-7f3a", "agent_id": "implementer-1", "turn_index": 3, "phase": "implement"}}, "last_error": "SAOP envelope schema validation failed", "usage": {{"prompt_tokens": 3680, "completion_tokens": 424}}, "history": [{refused}, {refused}]}}"#
    )
}

/// A log of lines, with one escape for each.
fn prose_lines(size: usize) -> String {
    let line = "2026-11-21 09:00:01 INFO compiled 118 crates in 4.2 s, 0 warnings\n";
    line.repeat(size / line.len() + 1)
}

/// As a JSON string.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
