//! Texts that are trouble: each is one verdict, never a crash, as a document and as a line.

use serde_json::Value;

use crate::support::{ENVELOPE, PARALLEL, run_with, with_arguments};

/// The first error, by its kind, of a text as a document; and the same of it as a line.
fn kind(text: impl AsRef<[u8]>) -> String {
    let text = text.as_ref();
    let document = run_with(text, &["check", "--format", "json"]);
    assert_eq!(
        (document.code, document.stderr.as_str()),
        (1, ""),
        "{}",
        document.stdout
    );
    let kind = document.one()["errors"][0]["kind"].clone();
    if !text.contains(&b'\n') && !text.trim_ascii().is_empty() {
        let around = [ENVELOPE.as_bytes(), text, ENVELOPE.as_bytes()].join(&b'\n');
        let lines = run_with(around, &["check", "--format", "json", "--ndjson"]).json();
        let valid: Vec<&Value> = lines.iter().map(|line| &line["valid"]).collect();
        assert_eq!(valid, [true, false, true]);
        assert_eq!(lines[1]["errors"][0]["kind"], kind);
        assert_eq!(lines[1]["errors"][0]["line"], 2);
    }
    kind.as_str().unwrap().to_owned()
}

#[test]
fn what_is_not_json_is_a_syntax_error() {
    let lone = with_arguments(r#"{"a":"\ud800"}"#);
    let swapped = with_arguments(r#"{"a":"\udc00\ud800"}"#);
    let not_a_number = with_arguments(r#"{"a":NaN}"#);
    let trailing = format!("{ENVELOPE} x");
    let twice = format!("{ENVELOPE}{ENVELOPE}");
    let marked = format!("\u{feff}{ENVELOPE}");
    let control = with_arguments("{\"a\":\"\u{1}\"}");
    for text in [
        "",
        " ",
        "\n",
        "nope",
        "{",
        "[1,]",
        "{\"a\":01}",
        "'a'",
        "\"a",
        "\u{feff}",
        &lone,
        &swapped,
        &not_a_number,
        &trailing,
        &twice,
        &marked,
        &control,
    ] {
        assert_eq!(kind(text), "syntax", "{text:?}");
    }
}

#[test]
fn bytes_that_are_not_utf8_are_a_syntax_error() {
    let mut bytes = ENVELOPE.as_bytes().to_vec();
    let at = ENVELOPE.find(r#""agent_id":"a""#).unwrap() + r#""agent_id":""#.len();
    for bad in [0xff, 0xc3, 0x80] {
        bytes[at] = bad;
        assert_eq!(kind(&bytes), "syntax");
    }
    assert_eq!(kind(b"\xff\xfe{\x00}\x00"), "syntax");
}

#[test]
fn every_truncation_is_a_syntax_error() {
    let mut text = String::new();
    for end in 1..PARALLEL.len() {
        text.push_str(&PARALLEL[..end]);
        text.push('\n');
    }
    let lines = run_with(text, &["check", "--format", "json", "--ndjson"]).json();
    assert_eq!(lines.len(), PARALLEL.len() - 1);
    for line in lines {
        assert_eq!(line["errors"][0]["kind"], "syntax", "{line}");
        assert_eq!(
            line["errors"][0]["column"],
            line["line"].as_u64().unwrap() + 1,
            "{line}"
        );
        assert_eq!(line["type"], Value::Null, "{line}");
    }
}

#[test]
fn json_that_is_no_object_breaks_the_schema() {
    for text in ["null", "7", "\"a\"", "[]", "true", "[{}]"] {
        assert_eq!(kind(text), "schema", "{text}");
    }
}

#[test]
fn a_hundred_thousand_levels_are_a_limit_not_a_crash() {
    let deep = |open: &str, close: &str| {
        with_arguments(&format!(
            "{{\"a\":{}1{}}}",
            open.repeat(100_000),
            close.repeat(100_000)
        ))
    };
    assert_eq!(kind("[".repeat(100_000)), "limit");
    assert_eq!(kind("{\"a\":".repeat(100_000)), "limit");
    assert_eq!(kind(deep("[", "]")), "limit");
    assert_eq!(kind(deep("{\"a\":", "}")), "limit");
}

#[test]
fn numbers_that_no_float_holds_are_fine_where_anything_is() {
    let text = with_arguments(r#"{"a":[1e400,-0,12345678901234567890123,0.10]}"#);
    assert_eq!(run_with(text, &["check"]).code, 0);
    let token = with_arguments(r#"{"$serde_json::private::RawValue":"{}"}"#);
    assert_eq!(run_with(token, &["check"]).code, 0);
}
