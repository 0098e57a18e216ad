//! Answers that arrive as streams of events, from an endpoint on loopback that sends them in odd pieces, badly, or without end.

#![cfg(feature = "client")]
#![cfg(test)]

#[path = "../support/block_on.rs"]
mod block_on;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../../../../tests/support/endpoint.rs"]
mod endpoint;
mod odd;

use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use block_on::block_on;
use endpoint::{Endpoint, Reply};
use saop::{
    EventSink, ExecuteError, FailureClass, LlmClient, MalformedResponseHandler, RawResponse,
    RetryEvent, RetryPolicy, RunState, TurnContext, TurnExecutor, Violation, ViolationKind,
};
use saop_providers::{ApiKey, EndpointError, EndpointPolicy, Follow, OpenAiClient};
use serde_json::{Value, json};

const ENVELOPE: &str = include_str!("../../../../examples/envelope.json");

fn policy() -> EndpointPolicy {
    EndpointPolicy::default()
        .with_connect_timeout(Duration::from_secs(5))
        .with_request_timeout(Duration::from_secs(5))
        .with_max_wait(Duration::ZERO)
        .with_max_tries(NonZeroU32::MIN)
}

fn client(endpoint: &Endpoint) -> OpenAiClient {
    OpenAiClient::new(endpoint.base(), "m", policy()).unwrap()
}

fn context() -> TurnContext {
    let text = |text: &str| text.parse().unwrap();
    TurnContext::new(text("s"), text("implementer-1"), 13, text("plan"))
}

fn to_the_end() -> Follow {
    Box::new(|_| ControlFlow::Continue(()))
}

fn stream(endpoint: &Endpoint) -> Result<RawResponse, EndpointError> {
    block_on(client(endpoint).stream("Go on.", to_the_end))
}

fn chunk(delta: &Value, reason: Option<&str>) -> String {
    let choice = json!({"index": 0, "delta": delta, "finish_reason": reason});
    json!({"id": "x", "object": "chat.completion.chunk", "choices": [choice]}).to_string()
}

/// The events of an answer, of so many characters each.
fn events(answer: &str, size: usize) -> Vec<String> {
    let characters: Vec<char> = answer.chars().collect();
    let pieces = characters.chunks(size).map(|piece| {
        let piece: String = piece.iter().collect();
        chunk(&json!({"content": piece}), None)
    });
    let role = chunk(&json!({"role": "assistant", "content": ""}), None);
    let mut events: Vec<_> = [role].into_iter().chain(pieces).collect();
    events.push(chunk(&json!({}), Some("stop")));
    let usage = json!({"prompt_tokens": 10, "completion_tokens": 3, "total_tokens": 13});
    events.push(json!({"choices": [], "usage": usage}).to_string());
    events.push("[DONE]".to_owned());
    events
}

fn lines(events: &[String]) -> Vec<u8> {
    let lines = events.iter().map(|event| format!("data: {event}\n\n"));
    lines.collect::<String>().into_bytes()
}

fn of(answer: &str) -> Reply {
    Reply::events(&lines(&events(answer, 7)))
}

// SPEC A8
#[test]
fn a_streamed_answer_is_what_it_is_as_a_whole() {
    let endpoint = Endpoint::new([of(ENVELOPE)]);
    let pieces = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&pieces);
    let follow = move || -> Follow {
        let seen = Arc::clone(&seen);
        Box::new(move |piece| {
            seen.lock().unwrap().extend_from_slice(piece);
            ControlFlow::Continue(())
        })
    };
    let key = ApiKey::new("sk-0123456789").unwrap();
    let client = client(&endpoint).with_key(Some(key)).unwrap();
    let answer = block_on(client.stream("Go on.", follow)).unwrap();
    assert_eq!(answer.to_text(), ENVELOPE);
    assert_eq!(*pieces.lock().unwrap(), ENVELOPE.as_bytes());
    assert_eq!(answer.finish_reason().unwrap().as_str(), "stop");
    assert_eq!(answer.usage().unwrap().completion_tokens, 3);
    let request = &endpoint.requests()[0];
    assert_eq!(request.body["stream"], true);
    assert_eq!(request.body["stream_options"]["include_usage"], true);
    assert!(request.head.contains("authorization: Bearer sk-0123456789"));
}

// SPEC A8
#[test]
fn the_pieces_that_a_stream_arrives_in_do_not_matter() {
    let text = "{\"a\": \"ż😀\"}";
    let expected = Some(text.to_owned());
    let plain = lines(&events(text, 3));
    let with = |from: &str, to: &str| {
        let text = String::from_utf8(plain.clone()).unwrap();
        text.replace(from, to).into_bytes()
    };
    let mut replies = Vec::new();
    // In the middle of a character, of a line and of its end; one byte at a time.
    for size in [1, 2, 3, 5, 17] {
        replies.push(Reply::Pieces(size, Reply::stream_head(), plain.clone()));
        replies.push(Reply::Pieces(
            size,
            Reply::stream_head(),
            with("\n", "\r\n"),
        ));
    }
    for bytes in [
        with("\n", "\r"),
        with("data: ", "data:"),
        with("data: ", ": keep-alive\n\n:\nevent: message\nid: 7\ndata: "),
        with("\"object\"", "\ndata: \"object\""),
        // Without its mark, a stream ends with the answer.
        with("data: [DONE]\n\n", ""),
        with("data: [DONE]\n\n", "data: [DONE]"),
    ] {
        replies.push(Reply::events(&bytes));
    }
    let count = replies.len();
    let endpoint = Endpoint::new(replies);
    for number in 0..count {
        let answer = stream(&endpoint);
        let text = answer
            .as_ref()
            .ok()
            .map(|answer| answer.to_text().into_owned());
        assert_eq!(text, expected, "{number}: {answer:?}");
    }
    // A character in two pieces, each a half of it.
    let halves = "data: {\"choices\":[{\"delta\":{\"content\":\"<\\ud83d\"}}]}\n\n\
                  data: {\"choices\":[{\"delta\":{\"content\":\"\\ude00>\"},\"finish_reason\":\"stop\"}]}\n\n";
    let lone = "data: {\"choices\":[{\"delta\":{\"content\":\"\\ud83d\"},\"finish_reason\":\"stop\"}]}\n\n";
    let endpoint = Endpoint::new([halves, lone].map(|text| Reply::events(text.as_bytes())));
    assert_eq!(stream(&endpoint).unwrap().to_text(), "<😀>");
    assert_eq!(stream(&endpoint).unwrap().as_bytes(), [0xED, 0xA0, 0xBD]);
    // An endpoint that knows of no streams answers as a whole.
    let endpoint = Endpoint::new([Reply::answer(text)]);
    assert_eq!(stream(&endpoint).unwrap().to_text(), text);
}

// SPEC A8
#[test]
fn calls_of_tools_are_put_together() {
    let call = |index: usize, id: Option<&str>, name: Option<&str>, arguments: &str| {
        let function = json!({"name": name, "arguments": arguments});
        let call = json!({"index": index, "id": id, "type": "function", "function": function});
        chunk(&json!({"tool_calls": [call]}), None)
    };
    let calls = [
        call(0, Some("c1"), Some("ls"), ""),
        call(0, None, None, "{\"path\":"),
        call(1, Some("c2"), Some("cat"), "{}"),
        call(0, None, None, " \"ż\"}"),
        chunk(&json!({"content": null}), Some("tool_calls")),
    ];
    let expected = json!([
        {"id": "c1", "type": "function", "function": {"name": "ls", "arguments": "{\"path\": \"ż\"}"}},
        {"id": "c2", "type": "function", "function": {"name": "cat", "arguments": "{}"}},
    ]);
    let unnumbered: Vec<_> = calls
        .iter()
        .map(|event| {
            event
                .replace("\"index\":1,", "")
                .replace("\"index\":0,", "")
        })
        .collect();
    let one = json!({"choices": [{"index": 0, "delta": {"function_call": {"name": "ls", "arguments": "{}"}}}]});
    let endpoint = Endpoint::new([
        Reply::events(&lines(&calls)),
        Reply::events(&lines(&[&unnumbered[..2], &unnumbered[3..]].concat())),
        Reply::events(&lines(&[
            one.to_string(),
            chunk(&json!({}), Some("function_call")),
        ])),
        Reply::events(&lines(&[
            chunk(&json!({"refusal": "I can"}), None),
            chunk(&json!({"refusal": "not."}), Some("stop")),
        ])),
    ]);
    let answer = stream(&endpoint).unwrap();
    assert_eq!(
        serde_json::from_slice::<Value>(answer.as_bytes()).unwrap(),
        expected
    );
    assert_eq!(answer.finish_reason().unwrap().as_str(), "tool_calls");
    let answer: Value = serde_json::from_slice(stream(&endpoint).unwrap().as_bytes()).unwrap();
    assert_eq!(answer[0], expected[0]);
    let answer: Value = serde_json::from_slice(stream(&endpoint).unwrap().as_bytes()).unwrap();
    assert_eq!(answer, json!({"name": "ls", "arguments": "{}"}));
    let refused = stream(&endpoint).unwrap();
    assert_eq!(refused.to_text(), "I cannot.");
    assert!(refused.finish_reason().unwrap().is_refusal());
}

// SPEC A8, R7
#[test]
fn what_is_no_answer_is_an_error_of_the_endpoint() {
    let begun = lines(&events("{\"a\": 1}", 3)[..2]);
    let then = |text: &str| [&begun, text.as_bytes()].concat();
    let endpoint = Endpoint::new([
        Reply::events(&then(
            "data: {\"error\": {\"message\": \"overloaded\"}}\n\n",
        )),
        Reply::events(&then("data: {\"choices\": [{\"error\": \"no more\"}]}\n\n")),
        Reply::events(&then("data: {\"choices\"\n\n")),
        Reply::events(&then("data: [1]\n\n")),
        Reply::events(b"data: \xFF\n\n"),
        Reply::status(429, "retry-after: 7\r\n", "busy"),
        // The rest never comes.
        Reply::events(&begun),
        Reply::events(b""),
        Reply::Bytes([&Reply::stream_head()[..], b"7\r\ndata: {\r\n"].concat()),
    ]);
    let mut errors = Vec::new();
    for _ in 0..9 {
        errors.push(stream(&endpoint).unwrap_err().to_string());
    }
    let starts = [
        "the endpoint's response has no answer: overloaded",
        "the endpoint's response has no answer: no more",
        "the endpoint's response is not a chat completion: ",
        "the endpoint's response is not a chat completion: expected an object",
        "the endpoint's response is not UTF-8",
        "endpoint returned HTTP 429: busy",
        "connection to the endpoint failed: the stream ended before the answer",
        "connection to the endpoint failed: the stream ended before the answer",
        "connection to the endpoint failed: ",
    ];
    for (error, start) in errors.iter().zip(starts) {
        assert!(error.starts_with(start), "{error}\n{start}");
    }
    // A cut connection is tried again, from the beginning.
    let endpoint = Endpoint::new([Reply::events(&begun), of("{}")]);
    let policy = policy().with_max_tries(NonZeroU32::new(2).unwrap());
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    let answer = block_on(client.stream("Go on.", to_the_end)).unwrap();
    assert_eq!(
        (answer.to_text().as_ref(), endpoint.requests().len()),
        ("{}", 2)
    );
}

// SPEC A8
#[test]
fn a_stream_without_an_end_is_left() {
    let patience = Duration::from_millis(300);
    let policy = policy()
        .with_request_timeout(patience)
        .with_max_response_bytes(64 * 1024);
    let ask = |reply: Reply| {
        let endpoint = Endpoint::new([reply]);
        let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
        let start = Instant::now();
        let answer = block_on(client.stream("Go on.", to_the_end));
        assert!(start.elapsed() < Duration::from_secs(4));
        answer
    };
    let alive = ask(Reply::Drip(
        b": keep-alive\n\n".to_vec(),
        Duration::from_millis(20),
    ));
    assert!(
        matches!(alive, Err(EndpointError::Timeout { .. })),
        "{alive:?}"
    );
    let flood = ask(Reply::Drip(vec![b':'; 4096], Duration::ZERO));
    assert!(
        matches!(flood, Err(EndpointError::BodyTooLarge { .. })),
        "{flood:?}"
    );
    // The answer was there.
    let whole = events("{}", 7);
    let whole = lines(&whole[..whole.len() - 2]);
    let bytes = [Reply::stream_head(), endpoint::piece(&whole)].concat();
    let answer = ask(Reply::Hang(bytes)).unwrap();
    assert_eq!(answer.to_text(), "{}");
}

fn lost(at: &str, words: &str) -> Violation {
    Violation::new(ViolationKind::Schema, at.to_owned(), words.to_owned())
}

/// Loses an answer once it has this in it.
fn losing(word: &'static str) -> impl Fn() -> Follow + Send + Sync + 'static {
    move || {
        let mut text = Vec::new();
        Box::new(move |piece| {
            text.extend_from_slice(piece);
            if String::from_utf8_lossy(&text).contains(word) {
                ControlFlow::Break(lost("/turn_index", "expected the turn, but found another"))
            } else {
                ControlFlow::Continue(())
            }
        })
    }
}

#[derive(Default)]
struct Events(Mutex<Vec<RetryEvent>>);

impl EventSink for Events {
    fn record(&self, _: &TurnContext, event: &RetryEvent) {
        self.0.lock().unwrap().push(event.clone());
    }
}

// SPEC A8
#[test]
fn a_lost_answer_is_cut_and_corrected_where_it_was_lost() {
    let broken = ENVELOPE.replacen("13", "-13", 1);
    let shown = events(&broken, 7);
    let head = shown.iter().position(|event| event.contains('-')).unwrap() + 3;
    let head = [
        Reply::stream_head(),
        endpoint::piece(&lines(&shown[..head])),
    ]
    .concat();
    // It is not asked to go on: the rest never comes.
    let endpoint = Endpoint::new([Reply::Hang(head), of(ENVELOPE)]);
    let client = client(&endpoint).with_streams(losing("\"turn_index\": -"));
    let sink = Events::default();
    let handler = MalformedResponseHandler::new(&client).with_sink(&sink);
    let mut run = TurnExecutor::new(handler, context());
    let start = Instant::now();
    let envelope = block_on(run.ask("Go on.")).unwrap();
    assert!(start.elapsed() < Duration::from_secs(4));
    assert_eq!(envelope.turn_index, 13);
    let requests = endpoint.requests();
    assert_eq!(requests.len(), 2);
    let (_, correction) = requests[1].messages()[2];
    let line = "\n- /turn_index: expected the turn, but found another\n\
                The rest of your response was not read: change what is listed above.\n";
    assert!(correction.contains(line), "{correction}");
    assert!(!correction.contains("reasoning"), "{correction}");
    let events = sink.0.lock().unwrap();
    let [
        RetryEvent::MalformedResponse {
            class,
            cut: Some(cut),
            ..
        },
        RetryEvent::Recovered {
            saved_bytes: Some(saved),
            ..
        },
    ] = &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!(*class, FailureClass::SchemaViolation);
    assert_eq!(cut.bytes + saved, ENVELOPE.len() as u64);
    assert!(
        cut.bytes < 70 && cut.pieces <= cut.bytes.div_ceil(7),
        "{cut:?}"
    );
}

// SPEC A8, R3, R8
#[test]
fn streamed_turns_recover_and_escalate_as_whole_ones_do() {
    let broken = ENVELOPE.replacen("13", "-13", 1);
    let turns: [(&[&str], bool); 4] = [
        (&[ENVELOPE], true),
        (&["no", &broken, ENVELOPE], true),
        (&["no", "{", &broken], false),
        (&["", "[]", "{}"], false),
    ];
    for (answers, recovers) in turns {
        let mut told = Vec::new();
        for streams in [false, true] {
            let replies = answers.iter().map(|answer| {
                if streams {
                    of(answer)
                } else {
                    Reply::answer(answer)
                }
            });
            let endpoint = Endpoint::new(replies);
            let mut client = client(&endpoint);
            if streams {
                client = client.with_streams(to_the_end);
            }
            let sink = Events::default();
            let handler = MalformedResponseHandler::new(client).with_sink(&sink);
            let mut run = TurnExecutor::new(handler, context());
            let ended = block_on(run.ask("Go on."));
            assert_eq!(ended.is_ok(), recovers);
            if !recovers {
                assert!(matches!(ended, Err(ExecuteError::Escalated(_))));
                assert_eq!(run.state(), RunState::UserEscalation);
            }
            let asked = endpoint.requests();
            let asked: Vec<_> = asked
                .iter()
                .map(|request| request.body["messages"].clone())
                .collect();
            drop(run);
            told.push((asked, sink.0.into_inner().unwrap()));
        }
        assert_eq!(told[0], told[1]);
    }
}

// SPEC A8
#[test]
fn what_was_cut_is_never_taken_for_an_answer() {
    let usage = json!({"choices": [], "usage": {"prompt_tokens": 10, "completion_tokens": 1}});
    let mut events = events(&format!("{ENVELOPE} and more"), 7);
    events.insert(1, usage.to_string());
    let endpoint = Endpoint::new([Reply::events(&lines(&events))]);
    let client = client(&endpoint).with_streams(losing("and"));
    let answer = block_on(LlmClient::ask(&client, "Go on.", &context())).unwrap();
    assert!(answer.doom().is_some());
    assert_eq!(answer.usage().unwrap().completion_tokens, 1);
    let policy = RetryPolicy::default()
        .with_max_retries(0)
        .with_repair(saop::RepairPolicy::Listed);
    let handler = MalformedResponseHandler::new(client).with_policy(policy);
    assert!(block_on(handler.handle(answer, &context())).is_err());
}
