//! Streams of events through the layer. SPEC G10.

#![cfg(test)]

mod scripted;

use http::Method;
use saop_mcp::Settings;
use saop_tower::GuardLayer;
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
