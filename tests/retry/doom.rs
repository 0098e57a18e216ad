//! Answers whose rest was not read, because nothing that may follow makes them valid.

use std::num::NonZeroU32;

use saop::push::PushReader;
use saop::retry::Cut;
use saop::{
    CorrectionPolicy, FailureClass, Limits, RawResponse, RepairPolicy, Retry, RetryEvent,
    RetryPolicy, SaopEnvelope, Step,
};

use serde_json::json;

use crate::support::{VALID, correct, exhausted, retry};

/// An answer up to the byte with which it is lost.
fn lost(answer: &str) -> RawResponse {
    let mut reader = PushReader::<SaopEnvelope>::for_message(&Limits::default());
    reader.push(answer.as_bytes());
    let doom = reader.doom().unwrap();
    let read = &answer.as_bytes()[..=doom.offset()];
    let at = doom.offset()..doom.offset() + 1;
    RawResponse::new(read).with_doom(doom.violation().clone().with_span(at), 5)
}

// SPEC A8, R7
#[test]
fn an_answer_that_was_lost_is_corrected_where_it_was_lost() {
    for (answer, class, line, advice) in [
        (
            VALID.replacen("13", "-13", 1),
            FailureClass::SchemaViolation,
            "- /turn_index (line 3, column 20): expected an integer of at least 0",
            "The rest of your response was not read: change what is listed above.",
        ),
        (
            VALID.replacen("13,", "13,,", 1),
            FailureClass::InvalidJson,
            "- (document) (line 3, column 20, after",
            "The rest of your response was not read: change what is listed above.",
        ),
        (
            format!("```json\n{VALID}```"),
            FailureClass::InvalidJson,
            "- (document) (line 1, column 1): ",
            "Answer with one JSON object and nothing else, not with prose.",
        ),
    ] {
        let answer = lost(&answer);
        let bytes = answer.as_bytes().len() as u64;
        let first = correct(retry(RetryPolicy::default()), answer);
        assert_eq!(first.turn.class(), class);
        let prompt = first.turn.prompt();
        assert!(prompt.contains(&format!("\n{line}")), "{prompt}");
        assert!(prompt.contains(&format!("\n{advice}\n")), "{prompt}");
        let step = Step::Correct(first.clone());
        let [RetryEvent::MalformedResponse { cut, .. }] = step.events()[..] else {
            panic!("{step:?}")
        };
        assert_eq!(cut, Some(Cut { bytes, pieces: 5 }));
        let event = &step.events()[0];
        let shown = format!("{event:?}");
        assert!(
            shown.starts_with("MALFORMED_RESPONSE { attempt: 1, class: "),
            "{shown}"
        );
        assert!(
            shown.contains(&format!("cut: Cut {{ bytes: {bytes}, pieces: 5 }}")),
            "{shown}"
        );
        let data = serde_json::to_value(event).unwrap();
        assert_eq!(
            (&data["event"], &data["attempt"]),
            (&json!("MALFORMED_RESPONSE"), &json!(1))
        );
        assert_eq!(data["class"], json!(class));
        assert_eq!(data["cut"], json!({"bytes": bytes, "pieces": 5}));
        assert_eq!(data["errors"].as_array().map(Vec::len), Some(1));
        let Step::Accepted(accepted) = first.retry.offer(VALID) else {
            panic!("it was refused")
        };
        let saved = VALID.len() as u64 - bytes;
        assert_eq!(accepted.saved_bytes, Some(saved));
        let step = Step::Accepted(accepted);
        let events = step.events();
        let shown = format!("{:?}", events[0]);
        assert!(
            shown.starts_with("RECOVERED {") && shown.contains(&format!("saved_bytes: {saved}")),
            "{shown}"
        );
        assert_eq!(
            serde_json::to_value(&events[0]).unwrap()["saved_bytes"],
            json!(saved)
        );
    }
    let Step::Accepted(accepted) = retry(RetryPolicy::default()).offer(VALID) else {
        panic!("it was refused")
    };
    assert_eq!(accepted.saved_bytes, None);
}

// SPEC A8, R6
#[test]
fn the_last_answer_that_was_lost_is_told_as_such() {
    let answer = lost(&VALID.replacen("13", "-13", 1));
    let bytes = answer.as_bytes().len() as u64;
    let none = RetryPolicy::default().with_max_retries(0);
    let step = retry(none).offer(answer);
    let events = step.events();
    let [event @ RetryEvent::MaxRetriesExceeded { cut, .. }] = &events[..] else {
        panic!("{step:?}")
    };
    assert_eq!(*cut, Some(Cut { bytes, pieces: 5 }));
    let shown = format!("{event:?}");
    assert!(
        shown.contains(&format!("cut: Cut {{ bytes: {bytes}, pieces: 5 }}")),
        "{shown}"
    );
    let data = serde_json::to_value(event).unwrap();
    assert_eq!(data["cut"], json!({"bytes": bytes, "pieces": 5}));
    let step = retry(none).offer("no");
    let data = serde_json::to_value(&step.events()[0]).unwrap();
    assert!(data["cut"].is_null() && data["reason"] == "max_retries_exceeded");
}

// SPEC A8, A5, A7: whatever the policy, and whatever its text is
#[test]
fn an_answer_that_was_lost_is_never_taken() {
    let violation = lost(&VALID.replacen("13", "-13", 1));
    let violation = violation.doom().unwrap().violation().clone();
    let policy = RetryPolicy::default()
        .with_repair(RepairPolicy::Listed)
        .with_corrections(CorrectionPolicy::Members);
    for text in [VALID, &VALID.replacen("13", "\"13\"", 1)] {
        let answer = RawResponse::new(text).with_doom(violation.clone(), 1);
        let step = Retry::<SaopEnvelope>::new(policy).offer(answer);
        assert!(matches!(step, Step::Correct(_)), "{step:?}");
    }
}

// SPEC A8, R8
#[test]
fn a_saved_report_says_that_an_answer_was_lost_and_not_cut_off() {
    let none = RetryPolicy::default().with_max_retries(0);
    let error = exhausted(retry(none), lost(&VALID.replacen("13", "-13", 1)));
    let again = retry(none).escalated(&error.report()).unwrap();
    assert_eq!(again.last().class(), FailureClass::SchemaViolation);
    assert_eq!(again.last().violations()[0].instance_path(), "/turn_index");
    let prompt = retry(none).continued(&again, NonZeroU32::MIN).turn;
    let advice = "\nThe rest of your response was not read: change what is listed above.\n";
    assert!(prompt.prompt().contains(advice), "{}", prompt.prompt());
    // Text that was cut off is.
    let error = exhausted(retry(none), "{\"turn_index\": 1");
    let again = retry(none).escalated(&error.report()).unwrap();
    assert_eq!(again.last().class(), FailureClass::Truncated);
}
