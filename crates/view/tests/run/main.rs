//! What a page shows of a run, made of the library's own messages and events.

#![cfg(test)]

mod refused;

use std::fmt::Write as _;
use std::time::Duration;

use saop::{Limits, NonEmptyString, Observation, create_observation, serialize};
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
    assert!(entries[3].contains("<bdi>1</bdi>, after 250 ms<"));
    // The call is counted once: with the observation that came later.
    assert!(
        page.contains("<td>1 no observation</td>") && page.contains("<td>1 error</td>"),
        "{page}"
    );
    assert!(page.contains("Durations of tool runs, 500 ms in all"));
}

// SPEC L1
// SPEC L1
// SPEC L1
#[test]
fn what_a_tool_wrote_is_called_by_its_stream() {
    let id = NonEmptyString::new("call").unwrap();
    let seen = create_observation(id, 0, "out", "warning", Duration::from_millis(1250));
    let mut seen: Value = serde_json::from_str(&serialize(&seen)).unwrap();
    seen["timestamp_ns"] = json!("1767225600000000000");
    let turn = envelope("a", 0, "t", "{}").replace(
        r#""output":"done""#,
        r#""output":"done","error_detail":"took long""#,
    );
    let (page, counts) = page_of(&[seen.to_string(), turn]);
    assert_eq!(counts.invalid, 0);
    let entries = entries(&page);
    for part in [
        "<dt>stdout</dt><dd><pre>\nout</pre></dd>",
        "<dt>stderr</dt><dd><pre>\nwarning</pre></dd>",
        // What is rounded stands beside what it was made from.
        "<bdi>0</bdi>, after 1.3 s<small>1250 ms</small>",
        "<bdi>2026-01-01 00:00:00.000</bdi> UTC<small><bdi>1767225600000000000</bdi> ns</small>",
    ] {
        assert!(entries[0].contains(part), "{part}: {}", entries[0]);
    }
    assert!(entries[1].contains("<dt>Detail</dt><dd><pre>\ntook long</pre></dd>"));
    // No tool and no turn failed here.
    assert!(!page.contains("<dt>Error</dt>"), "{page}");
    seen["timestamp_ns"] = json!("9".repeat(30));
    let (page, _) = page_of(&[seen.to_string()]);
    let time = format!("<dt>Time</dt><dd><bdi>{}</bdi> ns</dd>", "9".repeat(30));
    assert!(page.contains(&time), "{page}");
}

// SPEC L1
// SPEC L1
// SPEC L1
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
// SPEC L1
#[test]
fn lines_without_anything_are_not_lost() {
    let text = envelope("a", 0, "t", "{}").replace("\"done\"", "\"\\n\\nhello\"");
    let (page, _) = page_of(&[text]);
    // The parser drops the first.
    assert!(page.contains("<pre>\n\n\nhello</pre>"), "{page}");
}
