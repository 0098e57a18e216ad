//! Streams of events through the layer. SPEC G10.

#![cfg(test)]

mod scripted;

use std::time::Duration;

use http::Method;
use saop_mcp::Settings;
use saop_mcp::http::Failed;
use saop_tower::{GuardLayer, Outcome};
use serde_json::json;

use crate::scripted::{
    Client, INITIALIZE, LIST, SESSION, Scripted, call, events, json, result, with_sessions,
};

const SUM: &str = r#"{"name":"add","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"s":{"type":"integer"}}}}"#;

/// Answers a call with a stream.
async fn called(parts: &'static [&'static str]) -> (String, Client) {
    let service = Scripted::new(move |asked| match &*asked.method {
        "tools/list" => json(200, &result(&asked.id, &format!("{{\"tools\":[{SUM}]}}"))),
        "tools/call" => events(200, parts),
        _ => with_sessions(asked),
    });
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    client.post(&[], INITIALIZE).await;
    client.post(&SESSION, LIST).await;
    let reply = client.post(&SESSION, &call(1, "{}")).await;
    assert_eq!(reply.status.as_u16(), 200);
    (reply.text(), client)
}

// SPEC G7, G10
#[tokio::test]
async fn a_request_whose_stream_ends_without_an_answer_gets_an_error() {
    let service = Scripted::new(|_| events(200, &[": ping\n"]));
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    let version = "2026-07-28";
    let headers = [
        ("mcp-protocol-version", version),
        ("mcp-method", "prompts/list"),
    ];
    let message = json!({"jsonrpc": "2.0", "id": 1, "method": "prompts/list", "params": {
        "_meta": {"io.modelcontextprotocol/protocolVersion": version}
    }});
    let text = client.post(&headers, &message.to_string()).await.text();
    assert!(
        text.starts_with(": ping\n") && text.contains("\"id\":1,\"error\""),
        "{text}"
    );
    // In earlier versions, the answer may come on another stream.
    let earlier = [SESSION[0], SESSION[1]];
    let message = r#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#;
    assert_eq!(client.post(&earlier, message).await.text(), ": ping\n");
}

// SPEC G1, G3, G10
#[tokio::test]
async fn events_pass_as_they_came() {
    let parts = [
        ": ping\n",
        "\nid: 1\nevent: message\ndata: {\"method\":\"notifi",
        "cations/x\"}\r\n\r\n",
        "event: other\ndata: hi\n\nid: 9\ndata:\n\n",
        "data: {\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}\n\n",
        "data: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[],\"structuredContent\":{\"s\":1}}}\n\nrest",
    ];
    let (text, _) = called(&[
        ": ping\n",
        "\nid: 1\nevent: message\ndata: {\"method\":\"notifi",
        "cations/x\"}\r\n\r\n",
        "event: other\ndata: hi\n\nid: 9\ndata:\n\n",
        "data: {\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}\n\n",
        "data: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[],\"structuredContent\":{\"s\":1}}}\n\nrest",
    ])
    .await;
    // But for the answer to nothing, and what has no end.
    let mut expected = parts.to_vec();
    expected.remove(4);
    assert_eq!(text, expected.concat().strip_suffix("rest").unwrap());
}

// SPEC G3, G10: lines that clients divide in another way than the standard says.
#[tokio::test]
async fn what_clients_may_read_in_another_way_does_not_pass() {
    const EVIL: &str = "EVIL";
    for parts in [
        &[
            "data: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[],\"structuredContent\":{\"s\":\n\u{FEFF}data: 1,\"z\":\ndata: \"EVIL\"}}}\n\n",
        ][..],
        &["ï»¿data: {\"id\":1,\"result\":{\"structuredContent\":{\"s\":\"EVIL\"}}}\n\n"],
        &["data: {\"id\":1,\"result\":{\"structuredContent\":{\"s\":\"EVIL\"}}}\r"],
        &[": a\u{2028}data: {\"id\":1,\"result\":{\"structuredContent\":{\"s\":\"EVIL\"}}}\n"],
        &["event: x\ndata: \u{2028}data: EVIL\n\n"],
        &["event: endpoint\ndata: /EVIL\n\n"],
    ] {
        let (text, client) = called(parts).await;
        assert!(!text.contains(EVIL), "{text}");
        let said = client.watched();
        assert!(
            said.troubles.len() == usize::from(!parts[0].ends_with('\r')),
            "{parts:?}"
        );
    }
    // In the data of a good answer, such characters are escaped.
    let (text, _) = called(&[
        "id: 4\ndata: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"structuredContent\":{\"s\":1},\"content\":\"\u{2028}\u{2029}\"}}\n\n",
    ])
    .await;
    assert!(
        text.starts_with("id: 4\n") && text.contains("\"content\":\"\\u2028\\u2029\""),
        "{text}"
    );
}

// SPEC G3, G7, G10
#[tokio::test]
async fn bad_and_long_events_do_not_pass() {
    let (text, _) = called(&[
        "id: 7\nevent: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[],\"structuredContent\":{\"s\":\"x\"}}}\n\n",
    ])
    .await;
    assert!(
        text.starts_with("id: 7\nevent: message\ndata: ") && text.contains("is withheld"),
        "{text}"
    );
    let long: &'static str =
        Box::leak(format!("data: {}\n\n: more\n", "x".repeat(500)).into_boxed_str());
    let service = Scripted::new(move |_| events(200, &[long]));
    let layer = GuardLayer::builder(Settings::new()).with_max_message(300);
    let client = Client::new(layer, service);
    let reply = client
        .post(&[], r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        .await;
    assert!(
        reply.text().contains("-32000") && !reply.text().contains("more"),
        "{}",
        reply.text()
    );
    let service = Scripted::new(|_| events(200, &["data: 1\n\n"]).cut());
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    let reply = client
        .post(&[], r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        .await;
    assert!(reply.is_cut);
}

// SPEC G10: what was passed on may have been lost with the connection.
#[tokio::test]
async fn answers_come_again_on_a_stream_that_is_taken_up_again() {
    let answer = |sum: &str| {
        format!(
            "id: 2\ndata: {}\n\n",
            result(
                &json!(1),
                &format!("{{\"content\":[],\"structuredContent\":{{\"s\":{sum}}}}}")
            )
        )
    };
    let (good, bad) = (answer("1"), answer("\"EVIL\""));
    let first = good.clone();
    let service = Scripted::new(move |asked| match &*asked.method {
        "tools/list" => json(200, &result(&asked.id, &format!("{{\"tools\":[{SUM}]}}"))),
        "tools/call" => events(200, &[&first]),
        "" => events(200, &[&good, &bad]),
        _ => with_sessions(asked),
    });
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    client.post(&[], INITIALIZE).await;
    client.post(&SESSION, LIST).await;
    let call = client.post(&SESSION, &call(1, "{}")).await;
    assert!(call.text().contains("\"s\":1"));
    let resumed = [SESSION[0], SESSION[1], ("last-event-id", "1")];
    let reply = client.ask(Method::GET, &resumed).await;
    assert!(reply.text().starts_with(&call.text()), "{}", reply.text());
    assert!(
        reply.text().contains("is withheld") && !reply.text().contains("\"s\":\"EVIL\""),
        "{}",
        reply.text()
    );
    // Where it is not taken up again, nothing is answered twice.
    assert_eq!(client.ask(Method::GET, &SESSION).await.text(), "");
    let other = [("mcp-session-id", "s2"), ("last-event-id", "1")];
    assert_eq!(client.ask(Method::GET, &other).await.text(), "");
}

// SPEC G10
#[tokio::test]
async fn requests_are_measured_until_they_are_answered() {
    let service = Scripted::new(|asked| match &*asked.method {
        "ping" => events(200, &[": nothing\n\n"]),
        "tools/call" if asked.id == 4 => {
            let failed = result(&asked.id, r#"{"content":[],"isError":true}"#);
            events(200, &[&format!("data: {failed}\n\n")])
        }
        _ => with_sessions(asked),
    });
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    client.post(&[("traceparent", parent)], INITIALIZE).await;
    client.post(&SESSION, &call(2, r#"{"a":1}"#)).await;
    client.post(&SESSION, &call(3, "{}")).await;
    client.post(&SESSION, &call(4, r#"{"a":1}"#)).await;
    let unknown = call(5, "{}").replace("\"add\"", "\"ad\"");
    client.post(&SESSION, &unknown).await;
    let ping = r#"{"jsonrpc":"2.0","id":6,"method":"ping"}"#;
    client.post(&SESSION, ping).await;
    let note = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
    client.post(&SESSION, note).await;
    let operations = client.watched().operations;
    let found = operations.iter().map(|one| {
        let outcome = match &one.outcome {
            Outcome::Failed(Failed::Error { code, .. }) => code.clone(),
            other => format!("{other:?}"),
        };
        let id = one.asked.id.clone().unwrap();
        (id, &*one.asked.method, one.asked.target.as_deref(), outcome)
    });
    let expected = [
        ("0", "initialize", None, "Done"),
        ("2", "tools/call", Some("add"), "Done"),
        ("3", "tools/call", Some("add"), "Failed(Tool)"),
        ("4", "tools/call", Some("add"), "Failed(Tool)"),
        ("5", "tools/call", Some("ad"), "-32602"),
    ]
    .map(|(id, method, target, outcome)| (id.to_owned(), method, target, outcome.to_owned()));
    let found: Vec<_> = found.collect();
    assert_eq!(found[..5], expected);
    assert_eq!(found[5].1, "ping");
    assert_eq!(found.len(), 6);
    assert_eq!(operations[0].http_trace_parent.as_deref(), Some(parent));
    assert_eq!(operations[1].http_trace_parent, None);
}

// SPEC G10
#[tokio::test]
async fn a_request_whose_client_goes_ends_without_an_answer() {
    let service = Scripted::new(|_| events(200, &[": nothing\n\n"]).stalled());
    let client = Client::new(GuardLayer::builder(Settings::new()), service);
    let ping = r#"{"jsonrpc":"2.0","id":6,"method":"ping"}"#;
    let wait = Duration::from_millis(50);
    let gone = tokio::time::timeout(wait, client.post(&SESSION, ping)).await;
    assert!(gone.is_err());
    let operations = client.watched().operations;
    assert_eq!(operations.len(), 1);
    assert_eq!(operations[0].outcome, Outcome::Unanswered);
    assert!(operations[0].time >= wait / 2);
}
