//! The failure classes, and the line of advice for each.

use saop::{FailureClass, FinishReason, RawResponse};

use crate::support::{VALID, broken, correction};

fn seen(answer: &str, finish_reason: Option<&str>) -> (FailureClass, String) {
    let mut response = RawResponse::new(answer);
    if let Some(reason) = finish_reason {
        response = response.with_finish_reason(reason);
    }
    let turn = correction(response);
    let advice = turn
        .prompt()
        .lines()
        .find(|line| !line.starts_with("- ") && !line.starts_with("Your previous response was not"))
        .unwrap();
    (turn.class(), advice.to_owned())
}

// SPEC R7
#[test]
fn each_failure_has_its_class_and_advice() {
    use FailureClass::{Empty, InvalidJson, Refusal, SchemaViolation, Truncated};
    let cut = &VALID[..VALID.len() / 2];
    let duplicate = VALID.replacen('{', "{\"phase\": \"x\",", 1);
    let deep = format!("{{\"a\": {}1{}}}", "[".repeat(200), "]".repeat(200));
    let fenced = format!("```json\n{VALID}\n```");
    let fenced_late = format!("Here it is:\n```json\n{VALID}\n```");
    let twice = format!("{VALID}{VALID}");
    let lines = format!("{VALID}\n{VALID}");
    let closed = format!("{VALID}}}");
    let spoken = format!("Here it is:\n{VALID}");
    let trailing = format!("{VALID}\nLet me know!");
    let thought = format!("<think>hm</think>{VALID}");
    let marked = format!("\u{FEFF}{VALID}");
    let comma = VALID.replacen("\n}", ",\n}", 1);
    let quoted = serde_json::to_string(VALID).unwrap();
    let listed = format!("[{VALID}]");
    let cases: &[(&str, Option<&str>, FailureClass, &str)] = &[
        (cut, None, Truncated, "cut off"),
        (cut, Some("stop"), Truncated, "cut off"),
        (cut, Some("length"), Truncated, "cut off"),
        ("\"never ends", None, Truncated, "cut off"),
        ("{}", Some("max_tokens"), Truncated, "cut off"),
        ("", Some("LENGTH"), Truncated, "cut off"),
        ("", None, Empty, "was empty"),
        (" \n\t\r ", Some("stop"), Empty, "was empty"),
        ("", Some("content_filter"), Refusal, "declined"),
        (
            "I can't continue with this.",
            Some("refusal"),
            Refusal,
            "declined",
        ),
        (cut, Some("SAFETY"), Refusal, "declined"),
        (&broken(), Some("content_filter"), Refusal, "declined"),
        (&duplicate, None, InvalidJson, "each key once"),
        (&deep, None, InvalidJson, "too large or too deeply nested"),
        (&fenced, None, InvalidJson, "without a code fence"),
        (&fenced_late, None, InvalidJson, "without a code fence"),
        (&twice, None, InvalidJson, "not with several"),
        (&lines, None, InvalidJson, "not with several"),
        (&closed, None, InvalidJson, "one too many"),
        ("[{\"a\": 1},]", None, InvalidJson, "not with an array"),
        ("[1,2,]", None, InvalidJson, "not with an array"),
        (
            &spoken,
            None,
            InvalidJson,
            "without any words before or after",
        ),
        (
            &trailing,
            None,
            InvalidJson,
            "without any words before or after",
        ),
        (
            &thought,
            None,
            InvalidJson,
            "without any words before or after",
        ),
        (&marked, None, InvalidJson, "byte order mark"),
        (&comma, None, InvalidJson, "strict JSON"),
        ("{'a': 1}", None, InvalidJson, "strict JSON"),
        (
            "I'm sorry, I can't help with that.",
            Some("stop"),
            InvalidJson,
            "not with prose",
        ),
        ("\u{FEFF}", None, InvalidJson, "not with prose"),
        (
            &broken(),
            Some("stop"),
            SchemaViolation,
            "Change what is listed above",
        ),
        ("{}", None, SchemaViolation, "Change what is listed above"),
        (&quoted, None, SchemaViolation, "not with a string"),
        (&listed, None, SchemaViolation, "not with an array"),
        ("null", None, SchemaViolation, "not with another value"),
        (
            " 7",
            Some("unheard_of"),
            SchemaViolation,
            "not with another value",
        ),
    ];
    for (answer, finish_reason, class, advice) in cases {
        let found = seen(answer, *finish_reason);
        assert_eq!(found.0, *class, "{answer} {finish_reason:?}");
        assert!(
            found.1.contains(advice),
            "{answer} {finish_reason:?}: {}",
            found.1
        );
        assert!(found.1.len() < 120, "{}", found.1);
    }
}

// SPEC R7
#[test]
fn the_words_of_providers_are_kept_and_understood() {
    for (word, length, refusal) in [
        ("stop", false, false),
        ("end_turn", false, false),
        ("tool_calls", false, false),
        ("length", true, false),
        ("MAX_TOKENS", true, false),
        ("max_output_tokens", true, false),
        ("content_filter", false, true),
        ("refusal", false, true),
        ("PROHIBITED_CONTENT", false, true),
        ("", false, false),
    ] {
        let reason = FinishReason::from(word);
        assert_eq!(reason.as_str(), word);
        assert_eq!(
            (reason.is_length(), reason.is_refusal()),
            (length, refusal),
            "{word}"
        );
    }
}

// SPEC R7: what is valid is accepted, whatever is said of it
#[test]
fn a_valid_answer_has_no_class() {
    for reason in ["stop", "length", "content_filter"] {
        let response = RawResponse::new(VALID).with_finish_reason(reason);
        let step = crate::support::retry(saop::RetryPolicy::default()).offer(response);
        assert!(matches!(step, saop::Step::Accepted(_)), "{reason}");
    }
}

// SPEC R7
#[test]
fn bytes_that_are_no_text_get_advice_of_their_own() {
    let turn = correction(&b"{\"a\": \"\xFF\"}"[..]);
    assert_eq!(turn.class(), FailureClass::InvalidJson);
    assert!(turn.prompt().contains("\nAnswer with text in UTF-8.\n"));
    let shown = correction("{\"a\": \"\u{FFFD}\",}");
    assert!(
        shown.prompt().contains("strict JSON"),
        "a replacement character is text"
    );
}
