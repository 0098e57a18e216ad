//! Answers that servers behind the layer give against the protocol, a row each, and what a client gets of them. SPEC G2, G7, G10.

#![cfg(test)]

mod scripted;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use http::Method;
use saop_mcp::{Policy, Settings};
use saop_tower::GuardLayer;
use serde_json::{Value, json};

use crate::scripted::{
    ADD, Answer, Asked, Client, INITIALIZE, LIST, SESSION, Scripted, call, events, json, result,
    with_sessions,
};

const PING: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
const NOTE: &str = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
const RESPONSE: &str = r#"{"jsonrpc":"2.0","id":5,"result":{"roots":[]}}"#;

fn client(service: Scripted) -> Client {
    Client::new(GuardLayer::builder(Settings::new()), service)
}

fn text(status: u16, kind: &str, body: &str) -> Answer {
    Answer::new(status, kind, vec![body])
}

/// Answers of frameworks to a message that asks nothing: each keeps its status, and loses its body.
fn to_a_notification() -> Vec<(&'static str, Answer)> {
    vec![
        ("Rails: head :accepted", text(202, "text/html", "")),
        ("Rails before 5: head :ok", text(200, "text/html", " ")),
        ("Laravel", text(202, "text/html; charset=UTF-8", "Accepted")),
        ("Django", text(202, "text/html; charset=utf-8", "")),
        ("Flask", text(200, "text/html; charset=utf-8", "OK")),
        ("Hono", text(202, "text/plain; charset=UTF-8", "Accepted")),
        ("Koa", text(202, "text/plain; charset=utf-8", "Accepted")),
        (
            "Fastify",
            Answer::new(202, "", vec![]).with("content-length", "0"),
        ),
        ("Lambda", json(200, "\"\"")),
        ("API gateway", json(200, r#"{"message":"Accepted"}"#)),
        ("FastAPI", json(202, r#"{"status":"accepted"}"#)),
        ("nginx", text(200, "application/octet-stream", "ok")),
        ("XML", text(200, "application/xml; charset=utf-8", "<ok/>")),
        ("MessagePack", text(202, "application/x-msgpack", "\u{80}")),
        ("a status of its own", text(299, "text/plain", "fine")),
        ("no content, with some", text(204, "application/json", "{}")),
        ("non-authoritative", text(203, "text/plain", "OK")),
        ("a type that is none", text(202, "accepted", "Accepted")),
        (
            "an empty type",
            Answer::new(202, "", vec!["Accepted"]).with("content-type", ""),
        ),
        (
            "a wrong charset",
            text(202, "text/plain; charset=utf-16", "Accepted"),
        ),
        (
            "JSON in a wrong charset",
            text(202, "application/json; charset=latin1", "\"ok\""),
        ),
        ("broken JSON", json(200, "{")),
        (
            "an error with a status of success",
            json(
                200,
                r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}"#,
            ),
        ),
        (
            "an answer to what the client has open elsewhere",
            json(202, r#"{"jsonrpc":"2.0","id":7,"result":{"content":[]}}"#),
        ),
        (
            "a length that lies",
            text(202, "text/plain", "Accepted")
                .with("content-length", "80")
                .cut(),
        ),
    ]
}

// SPEC G10
#[tokio::test]
async fn what_frameworks_answer_to_a_notification_keeps_its_status_alone() {
    let both = format!("[{NOTE},{RESPONSE}]");
    for (name, answer) in to_a_notification() {
        for message in [NOTE, RESPONSE, &both] {
            let (given, status) = (answer.clone(), answer.status);
            let client = client(Scripted::new(move |_| given.clone()));
            let reply = client.post(&SESSION, message).await;
            assert_eq!(reply.status.as_u16(), status, "{name} {message}");
            assert_eq!(reply.text(), "", "{name} {message}");
            assert_eq!(reply.header("content-type"), None, "{name} {message}");
            assert!(!reply.is_cut, "{name} {message}");
            assert!(client.watched().troubles.is_empty(), "{name} {message}");
        }
    }
}

// SPEC G10: a stream that answers a notification passes, and so does a refusal.
#[tokio::test]
async fn streams_and_refusals_of_a_notification_pass() {
    let note = "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{}}\n\n";
    for answer in [
        events(200, &[": hi\n\n"]),
        events(200, &[note]),
        events(202, &[]),
    ] {
        let given = answer.clone();
        let reply = client(Scripted::new(move |_| given.clone()))
            .post(&SESSION, NOTE)
            .await;
        assert_eq!(reply.status.as_u16(), answer.status);
        assert_eq!(reply.text(), answer.text());
    }
    for (status, body) in [
        (
            400,
            r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Bad Request: no session"}}"#,
        ),
        (
            404,
            r#"{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}"#,
        ),
        (401, r#"{"error":"invalid_token"}"#),
        (500, r#"{"detail":"Internal Server Error"}"#),
    ] {
        let reply = client(Scripted::new(move |_| json(status, body)))
            .post(&SESSION, NOTE)
            .await;
        assert_eq!((reply.status.as_u16(), &*reply.text()), (status, body));
    }
}

// SPEC G10: a request among messages that ask nothing is answered.
#[tokio::test]
async fn a_mixed_batch_is_answered_for_its_requests() {
    let version = [("mcp-protocol-version", "2025-03-26")];
    let good = call(2, r#"{"a":1}"#);
    let bad = call(3, "{}");
    let answers: [(&str, Answer); 6] = [
        ("OK", text(200, "text/plain", "OK")),
        ("Accepted", text(202, "text/plain", "Accepted")),
        ("nothing", Answer::new(204, "", vec![])),
        ("null", json(200, "null")),
        ("HTML", text(200, "text/html", "<p>")),
        ("an empty list", json(200, "[]")),
    ];
    for (name, answer) in answers {
        // Nothing but the refused call asks: the client gets the guard's answer, whatever the server says to the rest.
        for batch in [
            format!("[{NOTE},{bad},{RESPONSE}]"),
            format!("[{bad},{RESPONSE}]"),
            format!("[{bad},{},{NOTE}]", bad.replace(r#""id":3"#, r#""id":4"#)),
        ] {
            let given = answer.clone();
            let service = Scripted::new(move |asked| match &*asked.method {
                "tools/list" => with_sessions(asked),
                _ => given.clone(),
            });
            let reply = client(service.clone()).post(&version, &batch).await;
            assert_eq!(reply.status.as_u16(), 200, "{name} {batch}");
            let ids: Vec<u64> = reply
                .json()
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["id"].as_u64().unwrap())
                .collect();
            let expected: &[u64] = if batch.contains(r#""id":4"#) {
                &[3, 4]
            } else {
                &[3]
            };
            assert_eq!(ids, expected, "{name} {batch}");
            assert!(
                !String::from_utf8_lossy(&service.last().body).contains("tools/call"),
                "{name}"
            );
        }
        // With a call that passes, the server has to answer: words with 200 are no answer.
        let given = answer.clone();
        let service = Scripted::new(move |asked| match &*asked.method {
            "tools/list" => with_sessions(asked),
            _ => given.clone(),
        });
        let reply = client(service)
            .post(&version, &format!("[{NOTE},{good}]"))
            .await;
        let text = reply.text();
        if name == "OK" || name == "HTML" {
            assert_eq!(reply.status.as_u16(), 502, "{name}: {text}");
            assert!(text.contains(r#""id":2"#), "{name}: {text}");
        } else {
            assert!(!text.contains("Accepted"), "{name}: {text}");
        }
    }
}

/// Content types of a JSON answer, and whether it is read.
const TYPES: [(&str, bool); 21] = [
    ("application/json; charset=UTF8", true),
    ("application/json; charset=utf8", true),
    ("application/json; Charset=Utf-8", true),
    ("application/json; charset=\"Utf-8\"", true),
    ("APPLICATION/JSON; CHARSET=UTF-8", true),
    ("application/json;charset=utf-8;", true),
    ("application/json; charset=utf-8; boundary=x", true),
    ("application/json; profile=\"a b\"", true),
    ("application/json\t;\tcharset=utf-8", true),
    ("application/json; v=1, application/json; v=1", true),
    ("application/json,application/json,application/json", true),
    (" application/json ", true),
    ("application/json; charset=utf-16", false),
    ("application/json; charset=ISO-8859-1", false),
    ("application/json; charset=utf-8; charset=utf-16", false),
    ("application/json, text/html", false),
    ("application/json, text/event-stream", false),
    (
        "application/json; charset=utf-8, application/json; charset=utf-7",
        false,
    ),
    ("text/plain", false),
    ("application/jsonp", false),
    // Not every client knows quotes.
    ("application/json; profile=\"a; charset=x\"", false),
];

// SPEC G10
#[tokio::test]
async fn types_of_an_answer_to_a_request_are_read() {
    for (kind, is_read) in TYPES {
        let good = result(&json!(1), r#"{"ok":true}"#);
        let reply = client(Scripted::new(move |_| text(200, kind, &good)))
            .post(&[], PING)
            .await;
        let expected = if is_read { 200 } else { 502 };
        assert_eq!(reply.status.as_u16(), expected, "{kind}: {}", reply.text());
        assert_eq!(reply.json()["id"], 1, "{kind}");
        assert_eq!(reply.json()["result"].is_object(), is_read, "{kind}");
    }
}

/// Answers to the call 2, and what the client gets: whether it passes as it is, or its id and whether it is an error.
const ANSWERS: [(&str, &str, Got); 23] = [
    (
        "its id as 2.0",
        r#"{"jsonrpc":"2.0","id":2.0,"result":{"content":[]}}"#,
        Got::Result,
    ),
    (
        "its id as 2e0",
        r#"{"jsonrpc":"2.0","result":{"content":[]},"id":2e0}"#,
        Got::Result,
    ),
    (
        "its id as a string",
        r#"{"jsonrpc":"2.0","id":"2","result":{"content":[]}}"#,
        Got::Result,
    ),
    (
        "its id as \"2.0\"",
        r#"{"jsonrpc":"2.0","id":"2.0","result":{"content":[]}}"#,
        Got::Result,
    ),
    (
        "a batch of one",
        r#"[{"jsonrpc":"2.0","id":2,"result":{"content":[]}}]"#,
        Got::Passes,
    ),
    (
        "white space",
        "\n\n {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}\r\n",
        Got::Passes,
    ),
    (
        "separators of lines",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"a\u{85}\u{2028}b\"}}",
        Got::Result,
    ),
    (
        "a null error beside a result",
        r#"{"jsonrpc":"2.0","id":2,"result":{"content":[]},"error":null}"#,
        Got::Error,
    ),
    (
        "an array in a batch",
        r#"[[{"jsonrpc":"2.0","id":2,"result":{"content":[]}}]]"#,
        Got::Error,
    ),
    (
        "an array beside a message",
        r#"[[{"jsonrpc":"2.0","id":2,"result":{}}],{"jsonrpc":"2.0","method":"n"}]"#,
        Got::Error,
    ),
    (
        "a comma too many",
        r#"{"jsonrpc":"2.0","id":2,"result":{"content":[],}}"#,
        Got::Error,
    ),
    (
        "two messages",
        r#"{"jsonrpc":"2.0","id":2,"result":{}} {"jsonrpc":"2.0","id":2,"result":{}}"#,
        Got::Error,
    ),
    (
        "a byte order mark",
        "\u{FEFF}{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
        Got::Error,
    ),
    ("HTML", "<html><body>Bad gateway</body></html>", Got::Error),
    ("nothing", "", Got::Open),
    ("an empty line", "\r\n", Got::Open),
    (
        "another id",
        r#"{"jsonrpc":"2.0","id":3,"result":{}}"#,
        Got::Open,
    ),
    ("no id", r#"{"jsonrpc":"2.0","result":{}}"#, Got::Open),
    ("null", "null", Got::Open),
    ("a word", "\"Accepted\"", Got::Open),
    ("an empty list", "[]", Got::Open),
    (
        "a notification",
        r#"{"jsonrpc":"2.0","method":"notifications/message","params":{}}"#,
        Got::Open,
    ),
    (
        "a request",
        r#"{"jsonrpc":"2.0","id":2,"method":"sampling/createMessage","params":{}}"#,
        Got::Open,
    ),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Got {
    /// The bytes pass.
    Passes,
    /// A result by the id of the request.
    Result,
    /// An error by the id of the request.
    Error,
    /// No result. From 2026-07-28 on, an error by the id of the request.
    Open,
}

// SPEC G7, G8, G10
#[tokio::test]
async fn answers_to_a_call_reach_the_client_by_its_id_or_not_at_all() {
    let meta = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;
    let stateless = call(2, r#"{"a":1}"#).replace(r#""name":"#, &format!("{meta},\"name\":"));
    let headers = [
        ("mcp-protocol-version", "2026-07-28"),
        ("mcp-method", "tools/call"),
        ("mcp-name", "add"),
    ];
    for (name, answer, got) in ANSWERS {
        for is_stream in [false, true] {
            // Of data that begins as no message, nobody knows whose it is.
            if is_stream && (answer.contains('\n') || answer.is_empty() || answer.contains("html"))
            {
                continue;
            }
            for is_new in [false, true] {
                let service = Scripted::new(move |asked| match &*asked.method {
                    "tools/call" if is_stream => events(200, &["data: ", answer, "\n\n"]),
                    "tools/call" => json(200, answer),
                    "tools/list" => json(
                        200,
                        &result(
                            &asked.id,
                            &format!(
                                r#"{{"resultType":"complete","ttlMs":60000,"cacheScope":"private","tools":[{ADD}]}}"#
                            ),
                        ),
                    ),
                    _ => with_sessions(asked),
                });
                let client = client(service);
                let reply = if is_new {
                    client.post(&headers, &stateless).await
                } else {
                    client
                        .post(
                            &[("mcp-protocol-version", "2025-11-25")],
                            &call(2, r#"{"a":1}"#),
                        )
                        .await
                };
                let shown = format!(
                    "{name} stream {is_stream} new {is_new}: {} {}",
                    reply.status,
                    reply.text()
                );
                let texts: Vec<String> = if is_stream && reply.text().contains("data:") {
                    reply
                        .text()
                        .lines()
                        .filter_map(|line| line.strip_prefix("data: ").map(str::to_owned))
                        .collect()
                } else {
                    vec![reply.text()]
                };
                let found: Vec<Value> = texts
                    .iter()
                    .filter_map(|text| serde_json::from_str(text).ok())
                    .collect();
                let found: Vec<Value> = found
                    .into_iter()
                    .flat_map(|one| match one {
                        Value::Array(all) => all,
                        one => vec![one],
                    })
                    .filter(|one| one["id"] == 2 && one.get("method").is_none())
                    .collect();
                assert!(found.len() <= 1, "{shown}");
                match got {
                    Got::Passes => assert_eq!(texts, [answer], "{shown}"),
                    Got::Result => {
                        assert!(found.iter().any(|one| one["result"].is_object()), "{shown}");
                    }
                    Got::Error => {
                        assert!(found.iter().any(|one| one["error"].is_object()), "{shown}");
                    }
                    Got::Open => {
                        let has_error = found.iter().any(|one| one["error"].is_object());
                        assert!(
                            !found.iter().any(|one| one["result"].is_object()),
                            "{shown}"
                        );
                        assert!(has_error || !is_new, "{shown}");
                    }
                }
            }
        }
    }
}

// SPEC G2, G7, G10: those who share a text share no more than that.
#[tokio::test]
async fn credentials_that_share_a_list_are_judged_each_by_its_own() {
    let kinds: Arc<Mutex<Vec<(String, &str)>>> = Arc::default();
    let told = Arc::clone(&kinds);
    let service = Scripted::new(move |asked: &Asked| match &*asked.method {
        "tools/list" => {
            let who = asked.header("authorization").unwrap_or_default();
            let all = told.lock().unwrap();
            let kind = all
                .iter()
                .find(|(known, _)| known == who)
                .map_or("integer", |(_, kind)| kind);
            let tool = ADD.replace("integer", kind);
            json(200, &result(&asked.id, &format!(r#"{{"tools":[{tool}]}}"#)))
        }
        _ => with_sessions(asked),
    });
    let client = client(service);
    let calls = |who: &'static str, arguments: &'static str| {
        let client = &client;
        async move {
            let reply = client
                .post(&[("authorization", who)], &call(2, arguments))
                .await;
            reply.json()["result"]["isError"] == true
        }
    };
    for who in ["a", "b", "c"] {
        assert!(!calls(who, r#"{"a":1}"#).await, "{who}");
        assert!(calls(who, r#"{"a":"x"}"#).await, "{who}");
    }
    // One of them gets another definition of the same name, and lists it.
    kinds.lock().unwrap().push(("b".to_owned(), "string"));
    client.post(&[("authorization", "b")], LIST).await;
    for (who, is_text) in [("a", false), ("b", true), ("c", false), ("d", false)] {
        assert_eq!(calls(who, r#"{"a":1}"#).await, is_text, "{who}");
        assert_eq!(calls(who, r#"{"a":"x"}"#).await, !is_text, "{who}");
    }
    // And back again.
    kinds.lock().unwrap().clear();
    client.post(&[("authorization", "b")], LIST).await;
    assert!(!calls("b", r#"{"a":1}"#).await);
    // The query and other headers that say who asks.
    assert!(
        client
            .post(&[("x-api-key", "k")], &call(2, r#"{"a":"x"}"#))
            .await
            .json()["result"]["isError"]
            == true
    );
}

// SPEC G4, G7, G10: one text is judged by the rules of the version that is spoken.
#[tokio::test]
async fn a_definition_that_is_shared_is_judged_by_each_version() {
    // From 2026-07-28 on, an output may be an array.
    let tool = r#"{"name":"add","inputSchema":{"type":"object"},"outputSchema":{"type":"array"}}"#;
    let service = Scripted::new(move |asked: &Asked| match &*asked.method {
        "tools/list" => json(
            200,
            &result(
                &asked.id,
                &format!(
                    r#"{{"resultType":"complete","ttlMs":60000,"cacheScope":"private","tools":[{tool}]}}"#
                ),
            ),
        ),
        _ => with_sessions(asked),
    });
    let new_list = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#;
    let client = client(service);
    for _ in 0..2 {
        for (version, count) in [("2025-11-25", 0), ("2026-07-28", 1)] {
            let headers = [
                ("mcp-protocol-version", version),
                ("mcp-method", "tools/list"),
            ];
            let message = if count == 1 { new_list } else { LIST };
            let reply = client.post(&headers, message).await;
            let tools = reply.json()["result"]["tools"].as_array().unwrap().len();
            assert_eq!(tools, count, "{version}: {}", reply.text());
        }
    }
}

// SPEC G2, G10
#[tokio::test]
async fn a_list_over_http_that_does_not_end_ends() {
    /// Makes the page of that number.
    type Page = fn(usize) -> String;
    let pages: [(&str, Page); 6] = [
        ("the same cursor", |_| {
            format!(r#"{{"tools":[{ADD}],"nextCursor":"x"}}"#)
        }),
        ("a circle of three", |n| {
            format!(
                r#"{{"tools":[{ADD},{{"name":"t{n}","inputSchema":{{"type":"object"}}}}],"nextCursor":"{}"}}"#,
                n % 3
            )
        }),
        ("new cursors of one page", |n| {
            format!(r#"{{"tools":[{ADD}],"nextCursor":"{n}"}}"#)
        }),
        ("new cursors, and a time in _meta", |n| {
            format!(r#"{{"_meta":{{"n":{n}}},"tools":[{ADD}],"nextCursor":"{n}"}}"#)
        }),
        ("two pages in turns", |n| {
            format!(
                r#"{{"tools":[{ADD},{{"name":"t{}","inputSchema":{{"type":"object"}}}}],"nextCursor":"{n}"}}"#,
                n % 2
            )
        }),
        ("an empty cursor", |_| {
            format!(r#"{{"tools":[{ADD}],"nextCursor":""}}"#)
        }),
    ];
    for (name, page) in pages {
        let count = Arc::new(AtomicUsize::new(0));
        let asked_for = Arc::clone(&count);
        let service = Scripted::new(move |asked: &Asked| match &*asked.method {
            "tools/list" => {
                let n = asked_for.fetch_add(1, Ordering::SeqCst);
                json(200, &result(&asked.id, &page(n)))
            }
            _ => with_sessions(asked),
        });
        let client = client(service);
        client.post(&[], INITIALIZE).await;
        let good = client.post(&SESSION, &call(2, r#"{"a":1}"#)).await;
        assert_eq!(
            good.json()["result"]["content"],
            json!([]),
            "{name}: {}",
            good.text()
        );
        let bad = client.post(&SESSION, &call(3, "{}")).await;
        assert_eq!(
            bad.json()["result"]["isError"],
            true,
            "{name}: {}",
            bad.text()
        );
        let lists = count.load(Ordering::SeqCst);
        assert!(lists <= 5, "{name}: {lists} pages");
        let told = client.watched().reports;
        let told = told.iter().filter(|one| one.contains("tolerated")).count();
        assert_eq!(told, 1, "{name}");
    }
}

// SPEC G10: a request that ends without an answer is said to, where no other stream can bring it.
#[tokio::test]
async fn a_request_with_report_and_pass_is_answered_once() {
    for policy in [Policy::Report, Policy::Pass] {
        for answer in [
            r#"{"jsonrpc":"2.0","id":2,"result":NaN}"#,
            r#"{"jsonrpc":"2.0","id":2,"result":{}} trailing"#,
            r#"{"jsonrpc":"2.0","id":2,"result":{},"result":{"content":[]}}"#,
        ] {
            for is_stream in [false, true] {
                let service = Scripted::new(move |asked| match &*asked.method {
                    "tools/call" if is_stream => events(200, &["data: ", answer, "\n\n"]),
                    "tools/call" => json(200, answer),
                    _ => with_sessions(asked),
                });
                let builder = GuardLayer::builder(Settings::new().with_results(policy));
                let client = Client::new(builder, service);
                client.post(&[], INITIALIZE).await;
                for id in 0..3 {
                    let message = call(2, r#"{"a":1}"#);
                    let reply = client.post(&SESSION, &message).await;
                    let expected = if is_stream {
                        format!("data: {answer}\n\n")
                    } else {
                        answer.to_owned()
                    };
                    assert_eq!(reply.text(), expected, "{id}");
                }
                let reply = client.ask(Method::GET, &SESSION).await;
                assert!(!reply.text().contains("\"id\":2"), "{}", reply.text());
            }
        }
    }
}
