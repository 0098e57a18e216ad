//! Streams that are not quite as the documentation of the API has them, as many servers send them.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use saop::tools::CallOptions;
use saop::{FailureClass, Retry, RetryPolicy, Step, ToolRegistry};
use saop_providers::{EndpointError, OpenAiClient};
use serde_json::{Value, json};

use crate::endpoint::{Endpoint, Reply};
use crate::{block_on, chunk, lines, of, policy, stream, to_the_end};

// SPEC A8
#[test]
fn half_a_character_in_a_call_is_joined_or_refused() {
    let call = |name: &str, arguments: &str| {
        format!(
            r#"{{"choices":[{{"delta":{{"tool_calls":[{{"index":0,"function":{{"name":"{name}","arguments":"{arguments}"}}}}]}}}}]}}"#
        )
    };
    let end = || chunk(&json!({}), Some("tool_calls"));
    let pieces = [
        call(r"l\ud83d", r#"{\"text\":\"\ud83d"#),
        call(r"\ude00s", r#"\ude00\"}"#),
        end(),
    ];
    let endpoint = Endpoint::new([
        Reply::events(&lines(&pieces)),
        Reply::events(&lines(&[call("ls", r#"{\"text\":\"\ud800\"}"#), end()])),
        Reply::events(&lines(&[call(r"l\ud800s", "{}"), end()])),
    ]);
    let answer: Value = serde_json::from_slice(stream(&endpoint).unwrap().as_bytes()).unwrap();
    let expected = json!({"name": "l😀s", "arguments": "{\"text\":\"😀\"}"});
    assert_eq!(answer[0]["function"], expected);
    let tools = ToolRegistry::from_json(r#"{"ls": {}}"#).unwrap();
    for _ in 0..2 {
        let answer = stream(&endpoint).unwrap();
        let retry = Retry::calling(tools.clone(), CallOptions::new(), RetryPolicy::default());
        let Step::Correct(correction) = retry.offer(answer.clone()) else {
            panic!("{}", answer.to_text())
        };
        assert_eq!(correction.turn.class(), FailureClass::InvalidJson);
    }
}

// SPEC A8
#[test]
fn calls_are_what_they_are_as_a_whole() {
    let call = |call: &Value| chunk(&json!({"tool_calls": [call]}), None);
    let named = |id: &str, name: &str, arguments: &str| json!({"index": 0, "id": id, "function": {"name": name, "arguments": arguments}});
    let part = |id: &str, arguments: &str| json!({"index": 0, "id": id, "function": {"name": "", "arguments": arguments}});
    let end = || chunk(&json!({}), Some("tool_calls"));
    let function =
        |id: &str, function: Value| json!({"id": id, "type": "function", "function": function});
    for (pieces, expected) in [
        // Two calls with one number.
        (
            vec![
                named("a", "ls", "{}"),
                named("b", "cat", "{"),
                part("", "}"),
            ],
            vec![
                function("a", json!({"name": "ls", "arguments": "{}"})),
                function("b", json!({"name": "cat", "arguments": "{}"})),
            ],
        ),
        // A call each piece of which has an id of its own.
        (
            vec![named("a", "ls", "{"), part("b", "}")],
            vec![function("a", json!({"name": "ls", "arguments": "{}"}))],
        ),
        // Arguments that never come, or are no text.
        (
            vec![named("a", "ls", "")],
            vec![function("a", json!({"name": "ls", "arguments": "{}"}))],
        ),
        (
            vec![json!({"id": "a", "function": {"name": "ls", "arguments": {"b": 1}}})],
            vec![function("a", json!({"name": "ls", "arguments": {"b": 1}}))],
        ),
    ] {
        let events: Vec<_> = pieces.iter().map(call).chain([end()]).collect();
        let endpoint = Endpoint::new([Reply::events(&lines(&events))]);
        let answer = stream(&endpoint).unwrap();
        let answer: Value = serde_json::from_slice(answer.as_bytes()).unwrap();
        assert_eq!(answer, json!(expected));
    }
}

// SPEC A8
#[test]
fn an_answer_ends_with_a_reason_that_says_one() {
    for none in ["", "null"] {
        let piece = |text: &str| chunk(&json!({"content": text}), Some(none));
        let begun = [piece("{\"a\":"), piece("1}")];
        let ended = [&begun[..], &[chunk(&json!({}), Some("stop"))][..]].concat();
        let endpoint =
            Endpoint::new([&begun[..1], &ended[..]].map(|events| Reply::events(&lines(events))));
        let cut = stream(&endpoint);
        assert!(
            matches!(cut, Err(EndpointError::Connection { .. })),
            "{cut:?}"
        );
        let answer = stream(&endpoint).unwrap();
        assert_eq!(answer.to_text(), "{\"a\":1}");
        assert_eq!(answer.finish_reason().unwrap().as_str(), "stop");
    }
    // With every piece a reason: it goes on for as long as the answer may take.
    let piece = lines(&[chunk(&json!({"content": "x"}), Some("stop"))]);
    let endpoint = Endpoint::new([Reply::Drip(piece, Duration::from_millis(50))]);
    let policy = policy().with_request_timeout(Duration::from_millis(3500));
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    let start = Instant::now();
    let answer = block_on(client.stream("Go on.", to_the_end)).unwrap();
    assert!(start.elapsed() > Duration::from_secs(3), "{answer:?}");
}

// SPEC A8, R7
#[test]
fn what_stands_beside_a_streamed_answer_does_not_take_it_away() {
    let error = json!({"error": {"message": "late"}}).to_string();
    let text = chunk(&json!({"content": "{}"}), None);
    let stop = chunk(&json!({}), Some("stop"));
    let with = |kind: &str, body: &[u8]| Reply::status(200, kind, body);
    let whole = "{\"choices\":[{\"message\":{\"content\":\"{}\"}}]}";
    let endpoint = Endpoint::new([
        Reply::events(&lines(&[text.clone(), stop.clone(), error])),
        Reply::events(&lines(&[
            String::new(),
            text.clone(),
            String::new(),
            stop.clone(),
        ])),
        with("content-type: Application/JSON\r\n", whole.as_bytes()),
        with("content-type: text/plain\r\n", &lines(&[text, stop])),
    ]);
    for number in 0..4 {
        let answer = stream(&endpoint);
        let text = answer.as_ref().map(|answer| answer.to_text().into_owned());
        assert_eq!(text.as_deref(), Ok("{}"), "{number}");
    }
    // Without a choice there is no answer, and without an event no stream; neither is asked for again.
    let none = json!({"choices": []}).to_string();
    let endpoint = Endpoint::new([
        Reply::events(&lines(&[none, "[DONE]".to_owned()])),
        with("", b"{}"),
        with("content-type: text/html\r\n", b"<html>\n\n</html>\n"),
        Reply::events(b"data: data: {}\n\n"),
    ]);
    let policy = policy().with_max_tries(NonZeroU32::new(2).unwrap());
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    for start in [
        "the endpoint's response has no answer",
        "the endpoint's response is neither a stream of events nor, by its `content-type`, JSON",
        "the endpoint's response is neither a stream of events nor, by its `content-type`, JSON",
        "the endpoint's response is not a chat completion: ",
    ] {
        let error = block_on(client.stream("Go on.", to_the_end)).unwrap_err();
        assert!(error.to_string().starts_with(start), "{error}\n{start}");
    }
}

// SPEC A8, R9
#[test]
fn the_usage_is_asked_for_unless_it_is_not_wanted() {
    let endpoint = Endpoint::new([of("{}"), Reply::answer("{}")]);
    let policy = policy().with_stream_usage(false);
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    block_on(client.stream("Go on.", to_the_end)).unwrap();
    block_on(client.ask("Go on.")).unwrap();
    for (request, streams) in endpoint.requests().iter().zip([true, false]) {
        assert_eq!(request.body["stream"], streams);
        assert!(request.body["stream_options"].is_null());
    }
}
