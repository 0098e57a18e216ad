//! What a page shows of a run, made of the library's own messages and events.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::fmt::Write as _;
use std::time::Duration;

use saop::{
    Limits, NonEmptyString, Observation, Retry, RetryPolicy, SaopEnvelope, Step, TurnContext,
    create_observation, serialize,
};
use saop_view::{Counts, Page, Place};
use serde_json::{Value, json};

/// The page of these lines.
fn page_of(lines: &[String]) -> (String, Counts) {
    let mut page = Page::new("A run").unwrap();
    for (line, text) in (1..).zip(lines) {
        let place = Place {
            source: "run.ndjson",
            line: Some(line),
        };
        page.add(place, text.as_bytes()).unwrap();
    }
    let mut html = Vec::new();
    let counts = page.finish(&mut html).unwrap();
    (String::from_utf8(html).unwrap(), counts)
}

/// The entries of a page.
fn entries(page: &str) -> Vec<&str> {
    let parts = page.split("<article ").skip(1);
    parts
        .map(|part| part.split_once("</article>").unwrap().0)
        .collect()
}

fn envelope(agent: &str, turn: u64, tool: &str, arguments: &str) -> String {
    format!(
        r#"{{"schema_version":"1.0.0","turn_index":{turn},"agent_id":"{agent}","phase":"p","thought":{{"reasoning":"r","plan":"q"}},"action":{{"tool_name":"{tool}","arguments":{arguments}}},"observation":{{"status":"success","output":"done"}}}}"#
    )
}

fn observation(id: &str, stdout: &[u8]) -> String {
    let id = NonEmptyString::new(id).unwrap();
    let seen: Observation = create_observation(id, 1, stdout, "", Duration::from_millis(250));
    serialize(&seen)
}

fn context() -> TurnContext {
    let text = |text: &str| NonEmptyString::new(text).unwrap();
    TurnContext::new(text("session"), text("writer"), 3, text("draft"))
}

// SPEC L1
#[test]
fn entries_stand_in_order_each_in_the_lane_of_its_agent() {
    let lines = [
        envelope("a", 0, "t", "{}"),
        envelope("b", 0, "u", "{}"),
        "nothing".to_owned(),
        envelope("a", 1, "t", "{}"),
    ];
    let (page, counts) = page_of(&lines);
    assert_eq!((counts.entries, counts.invalid), (4, 1));
    let starts: Vec<_> = entries(&page)
        .into_iter()
        .map(|entry| entry.split_once('>').unwrap().0)
        .collect();
    assert_eq!(
        starts,
        [
            r#"id="t1" class="l1" data-a="1" data-o="1" data-s="0""#,
            r#"id="t2" class="l2" data-a="2" data-o="2" data-s="0""#,
            r#"id="t3" class="l0" data-a="0" data-o="0" data-s="8""#,
            r#"id="t4" class="l1" data-a="1" data-o="1" data-s="0""#,
        ]
    );
    // What filters have to choose from, and the lanes that there is room for.
    for part in [
        r#"<option value="2">b</option>"#,
        r#"<option value="2">u</option>"#,
        r#"<option value="8">invalid</option>"#,
        r#"class="n3""#,
    ] {
        assert!(page.contains(part), "{part}");
    }
}

// SPEC L1
#[test]
fn an_observation_leads_to_the_call_that_it_answers() {
    let parallel = json!({"envelope_type": "parallel", "session_id": "s", "parallel_turn_index": 0, "agent_turns": [
        {"agent_id": "a", "turn_index": 0, "thought": "t", "action": {"tool_name": "x", "arguments": {"tool_call_id": "call-1"}}},
        {"agent_id": "b", "turn_index": 0, "thought": "t", "action": {"tool_name": "y", "arguments": {"tool_call_id": "call-2"}}},
    ]});
    let lines = [
        parallel.to_string(),
        observation("call-2", b"text"),
        observation("call-9", b"\0\xff"),
    ];
    let (page, counts) = page_of(&lines);
    assert_eq!((counts.entries, counts.invalid), (4, 0));
    let entries = entries(&page);
    assert!(
        entries[2].contains(r##"<a class="o" href="#t2">call 2</a>"##)
            && entries[2].contains(r#"data-a="2" data-o="2""#),
        "{}",
        entries[2]
    );
    assert!(!entries[3].contains("call 2</a>") && entries[3].contains(r#"data-a="0" data-o="0""#));
    assert!(
        entries[3].contains("2 bytes of binary data") && entries[3].contains("00000000  00 ff ")
    );
    assert!(entries[3].contains("1, after 250 ms"));
    // The call is counted once: with the observation that came later.
    assert!(
        page.contains("<td>1 no observation</td>") && page.contains("<td>1 error</td>"),
        "{page}"
    );
    assert!(page.contains("Durations of tool runs, 500 ms in all"));
}

// SPEC L1
#[test]
fn corrections_and_escalations_stand_where_they_happened() {
    let mut lines = vec![envelope("writer", 3, "t", "{}")];
    let mut retry = Retry::<SaopEnvelope>::new(RetryPolicy::default());
    let report = loop {
        let step = retry.offer("{\"turn_index\": -1}");
        if let Some(event) = step.event() {
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
        (4, "escalated: max_retries_exceeded"),
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

// SPEC L1
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
    let (page, counts) = page_of(&[event, report, other]);
    assert_eq!(counts.invalid, 0, "{page}");
    assert!(page.contains("by 1 agent, 2 escalations, "), "{page}");
    let rest = page.split_once(r#"<th scope="row">empty</th>"#).unwrap().1;
    assert!(rest.split_once("</tr>").unwrap().0.ends_with("<td>2</td>"));
}

// SPEC L1
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

// SPEC L1
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
fn a_document_over_the_limit_is_not_repeated() {
    let limits = Limits::default().with_max_bytes(100);
    let mut page = Page::new("A run").unwrap().with_limits(limits);
    let place = Place {
        source: "run.ndjson",
        line: Some(1),
    };
    let long = envelope("secret", 0, "t", "{}");
    assert!(!page.add(place, long.as_bytes()).unwrap());
    page.add_too_long(place, 1 << 30).unwrap();
    let mut html = Vec::new();
    assert_eq!(page.finish(&mut html).unwrap().invalid, 2);
    let html = String::from_utf8(html).unwrap();
    let why = format!("expected at most 100 bytes, but found {}<", long.len());
    assert!(html.contains(&why) && html.contains("but found 1073741824<"));
    assert!(!html.contains("secret"));
}

// SPEC L1
#[test]
fn arguments_are_as_spelled() {
    let arguments = r#"{"n":[1.50,1e2,12345678901234567890123],"s":"\u0041"}"#;
    let (page, _) = page_of(&[envelope("a", 0, "t", arguments)]);
    assert!(
        page.contains(r#"{"n": [1.50, 1e2, 12345678901234567890123], "s": "\u0041"}"#),
        "{page}"
    );
}

// SPEC L3
#[test]
fn a_large_run_has_a_page_of_its_size_with_few_elements() {
    let output: String = (0..30).fold(String::new(), |mut text, n| {
        let _ = write!(text, "src/lib.rs:{n}:9: a line of the output of a tool\\n");
        text
    });
    let lines: Vec<_> = (0..2000)
        .map(|n| {
            envelope("a", n, "t", "{\"path\":\"src/lib.rs\"}")
                .replace("\"done\"", &format!("\"{output}\""))
        })
        .collect();
    let input: usize = lines.iter().map(|line| line.len() + 1).sum();
    let (page, counts) = page_of(&lines);
    assert_eq!(counts.entries, 2000);
    assert!(page.len() * 10 < input * 13, "{} of {input}", page.len());
    let elements = page.matches('<').count() - page.matches("</").count();
    assert!(elements < 30 * 2000, "{elements}");
    // Long outputs are folded, and whole.
    assert_eq!(page.matches("<summary>18 more lines").count(), 2000);
    assert_eq!(page.matches(":29:9: a line").count(), 2000);
}

/// The page of two sources.
fn page_of_two(first: &[String], second: &[String]) -> String {
    let mut page = Page::new("Runs").unwrap();
    for (source, lines) in [("one.ndjson", first), ("two.ndjson", second)] {
        for (line, text) in (1..).zip(lines) {
            let place = Place {
                source,
                line: Some(line),
            };
            page.add(place, text.as_bytes()).unwrap();
        }
    }
    let mut html = Vec::new();
    page.finish(&mut html).unwrap();
    String::from_utf8(html).unwrap()
}

// SPEC L1
#[test]
fn ids_are_those_of_their_source() {
    let call = envelope("a", 0, "t", r#"{"tool_call_id":"call_1"}"#);
    let answer = observation("call_1", b"x");
    let page = page_of_two(std::slice::from_ref(&call), &[call.clone(), answer.clone()]);
    assert!(
        entries(&page)[2].contains(r##"<a href="#t2">call 2</a>"##),
        "{page}"
    );
    // Of another source, if that alone has it.
    let page = page_of_two(&[call], &[answer]);
    assert!(
        entries(&page)[1].contains(r##"<a href="#t1">call 1</a>"##),
        "{page}"
    );
    // A heading is in no stretch that a filter hides.
    assert!(
        page.contains("<h2><bdi>two.ndjson</bdi></h2>\n<div class=\"v\">"),
        "{page}"
    );
}

// SPEC L1
#[test]
fn a_turn_refers_to_the_corrections_before_it() {
    let event = json!({"event": "MALFORMED_RESPONSE", "attempt": 1, "class": "empty", "errors": [], "context": context(),
        "usage": {"prompt_tokens": 111, "completion_tokens": 222}});
    let turn = envelope("writer", 3, "t", "{}");
    let (page, counts) = page_of(&[event.to_string(), turn, envelope("writer", 4, "t", "{}")]);
    assert_eq!(counts.invalid, 0, "{page}");
    let entries = entries(&page);
    assert!(
        entries[0].contains("111 prompt and 222 completion tokens"),
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

// SPEC L1
#[test]
fn lines_without_anything_are_not_lost() {
    let text = envelope("a", 0, "t", "{}").replace("\"done\"", "\"\\n\\nhello\"");
    let (page, _) = page_of(&[text]);
    // The parser drops the first.
    assert!(page.contains("<pre>\n\n\nhello</pre>"), "{page}");
}
