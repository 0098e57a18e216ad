//! Events of the retry loop and escalation reports, and what the summary counts.

use saop::{
    NonEmptyString, RepairPolicy, Retry, RetryPolicy, SaopEnvelope, Step, TurnContext, serialize,
};
use serde_json::{Value, json};

use crate::{entries, envelope, page_of};

fn context() -> TurnContext {
    let text = |text: &str| NonEmptyString::new(text).unwrap();
    TurnContext::new(text("session"), text("writer"), 3, text("draft"))
}

// SPEC A5
#[test]
fn a_repair_shows_each_edit() {
    let policy = RetryPolicy::default().with_repair(RepairPolicy::Listed);
    let answer = format!("<b>Here:</b>\n{}", envelope("writer", 3, "t", "{}"));
    let step = Retry::<SaopEnvelope>::new(policy).offer(&*answer);
    let events = step.events();
    let line = serde_json::to_string(&events[0].in_context(&context())).unwrap();
    let (page, counts) = page_of(&[line]);
    assert_eq!((counts.entries, counts.invalid), (1, 0), "{page}");
    let entry = &entries(&page)[0];
    for words in [
        "repaired after 0 corrections",
        "prose",
        "&lt;b&gt;Here:&lt;/b&gt;",
        "byte 0",
    ] {
        assert!(entry.contains(words), "{words}: {entry}");
    }
}

#[test]
fn corrections_and_escalations_stand_where_they_happened() {
    let mut lines = vec![envelope("writer", 3, "t", "{}")];
    let mut retry = Retry::<SaopEnvelope>::new(RetryPolicy::default());
    let report = loop {
        let step = retry.offer("{\"turn_index\": -1}");
        for event in step.events() {
            lines.push(serde_json::to_string(&event.in_context(&context())).unwrap());
        }
        match step {
            Step::Correct(correction) => retry = correction.retry,
            Step::Exhausted(error) => break error.report(),
            accepted @ Step::Accepted(_) => panic!("{accepted:?}"),
        }
    };
    let mut report: Value = serde_json::from_str(&serialize(&report)).unwrap();
    report["context"] = json!(context());
    lines.push(report.to_string());
    let (page, counts) = page_of(&lines);
    assert_eq!((counts.entries, counts.invalid), (5, 0), "{page}");
    let entries = entries(&page);
    for (entry, words) in [
        (1, "correction 1"),
        (2, "correction 2"),
        (3, "retries used up after 2 corrections"),
        (4, "escalated: <bdi>max_retries_exceeded</bdi>"),
    ] {
        assert!(
            entries[entry].contains(words),
            "{words}: {}",
            entries[entry]
        );
    }
    for entry in &entries[1..4] {
        assert!(
            entry.contains("schema_violation")
                && entry.contains("/turn_index")
                && entry.contains("expected an integer of at least 0")
        );
        assert!(
            entry.contains(r##"<a href="#t1">entry 1</a>"##) && entry.contains(r#"data-a="1""#)
        );
    }
    assert_eq!(entries[4].matches("schema_violation").count(), 3);
    // The report is of the answers that the events tell of, and counts none again.
    let row = r#"<tr><th scope="row">schema_violation</th>"#;
    let rest = page.split_once(row).unwrap().1;
    assert!(rest.split_once("</tr>").unwrap().0.ends_with("<td>3</td>"));
    let (alone, _) = page_of(&lines[lines.len() - 1..]);
    let rest = alone.split_once(row).unwrap().1;
    assert!(rest.split_once("</tr>").unwrap().0.ends_with("<td>3</td>"));
    // One give-up, whoever tells of it and in whatever order.
    let summary = |lines: &[String]| {
        let (page, _) = page_of(lines);
        let rest = page.split_once("</h1><p>").unwrap().1;
        rest.split_once("</p>").unwrap().0.to_owned()
    };
    let (events, report) = (&lines[1..4], &lines[4..]);
    for (lines, told) in [
        ([events, report].concat(), "2 corrections, 1 escalation, "),
        ([report, events].concat(), "2 corrections, 1 escalation, "),
        (events.to_vec(), "2 corrections, 1 escalation, "),
        (report.to_vec(), "by 1 agent, 1 escalation, "),
        (
            [events, events, report].concat(),
            "4 corrections, 2 escalations, ",
        ),
    ] {
        assert!(summary(&lines).contains(told), "{}", summary(&lines));
    }
    let (page, _) = page_of(&[report, events].concat());
    let rest = page.split_once(row).unwrap().1;
    assert!(rest.split_once("</tr>").unwrap().0.ends_with("<td>3</td>"));
}

#[test]
fn a_loop_that_ended_without_progress_did_not_use_up_its_retries() {
    let event = r#"{"event":"MAX_RETRIES_EXCEEDED","attempts":1,"class":"empty","reason":"no_progress","errors":[]}"#;
    let (page, _) = page_of(&[event.to_owned()]);
    assert!(page.contains(" no progress after 1 correction "), "{page}");
    assert!(!page.contains("retries used up"), "{page}");
}

#[test]
fn give_ups_of_several_sessions_are_several() {
    let of = |session: &str| {
        let context =
            json!({"session_id": session, "agent_id": "a", "turn_index": 0, "phase": "p"});
        let answer = json!({"class": "empty", "error": "e", "response_bytes": 0, "response_hash": "0123456789abcdef",
            "violation_count": 0, "violations": []});
        let event = json!({"event": "MAX_RETRIES_EXCEEDED", "context": context, "attempts": 2e0, "class": "empty", "errors": []});
        // Two answers before the one that the report has are not known.
        let report = json!({"schema_version": "1.1.0", "type": "escalation_report", "reason": "no_progress", "attempts": 2,
            "max_retries": 2, "context": context, "last_error": "e", "unknown_answers": 2, "history": [answer]});
        [event.to_string(), report.to_string()]
    };
    let [[event, report], [_, other]] = [of("one"), of("two")];
    let (page, counts) = page_of(&[event.clone(), other.clone()]);
    assert_eq!(counts.invalid, 0, "{page}");
    assert!(page.contains("by 1 agent, 2 escalations, "), "{page}");
    let (page, counts) = page_of(&[event, other, report]);
    assert_eq!(counts.invalid, 0, "{page}");
    assert!(page.contains("by 1 agent, 2 escalations, "), "{page}");
    let rest = page.split_once(r#"<th scope="row">empty</th>"#).unwrap().1;
    assert!(rest.split_once("</tr>").unwrap().0.ends_with("<td>2</td>"));
}

#[test]
fn agents_and_tools_are_counted_past_those_with_a_name() {
    let lines: Vec<_> = (0..827)
        .map(|n| envelope(&format!("agent-{n}"), 0, &format!("tool-{n}"), "{}"))
        .collect();
    let (page, _) = page_of(&lines);
    for part in [
        "827 turns by 827 agents, ",
        "803 other agents</th>",
        "812 other tools</th><td></td><td>812 calls<",
        r#"<option value="201">627 other agents</option>"#,
        r#"<option value="201">627 other tools</option>"#,
    ] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn an_event_that_is_none_is_shown_with_what_is_wrong() {
    let lines = [
        r#"{"event":"RECOVERED"}"#,
        r#"{"event":"MALFORMED_RESPONSE","attempt":-1,"class":"empty","errors":[]}"#,
        r#"{"event":"OTHER"}"#,
    ];
    let (page, counts) = page_of(&lines.map(str::to_owned));
    assert_eq!((counts.entries, counts.invalid), (3, 3));
    let entries = entries(&page);
    assert!(
        entries[0].contains("expected the member `attempts`"),
        "{}",
        entries[0]
    );
    assert!(
        entries[1].contains("/attempt") && entries[1].contains("^^"),
        "{}",
        entries[1]
    );
    // Named as `saop check` names them.
    assert!(
        entries[0].contains("<b>error[required]</b>"),
        "{}",
        entries[0]
    );
    assert!(
        entries[1].contains("<b>error[minimum]</b>"),
        "{}",
        entries[1]
    );
    let (page, counts) = page_of(&[r#"{"event":"RECOVERED","attempts":1,"new":true}"#.to_owned()]);
    assert!(
        counts.invalid == 0 && page.contains("recovered after 1 correction "),
        "{page}"
    );
}

#[test]
fn a_turn_refers_to_the_corrections_before_it() {
    let event = json!({"event": "MALFORMED_RESPONSE", "attempt": 1, "class": "empty", "errors": [], "context": context(),
        "usage": {"prompt_tokens": 111, "completion_tokens": 222}});
    let turn = envelope("writer", 3, "t", "{}");
    let (page, counts) = page_of(&[event.to_string(), turn, envelope("writer", 4, "t", "{}")]);
    assert_eq!(counts.invalid, 0, "{page}");
    let entries = entries(&page);
    assert!(
        entries[0].contains("<bdi>111</bdi> prompt and <bdi>222</bdi> completion tokens"),
        "{}",
        entries[0]
    );
    assert!(
        entries[0].contains("<dt>Session</dt><dd><bdi>session</bdi></dd>"),
        "{}",
        entries[0]
    );
    assert!(
        entries[1].contains(r##" after <a href="#t1">entry 1</a>"##),
        "{}",
        entries[1]
    );
    assert!(!entries[2].contains("after"), "{}", entries[2]);
}
