//! The layer between a client and a scripted service, without a network. SPEC G10.

#![cfg(test)]

mod scripted;

use std::future::poll_fn;
use std::sync::atomic::Ordering;
use std::time::Duration;

use http::{Method, StatusCode};
use http_body::Body as _;
use saop_mcp::http::Hosts;
use saop_mcp::{OnChange, Pins, Settings};
use saop_tower::GuardLayer;
use serde_json::json;

use crate::scripted::{
    ADD, Answer, Client, INITIALIZE, LIST, SESSION, Scripted, call, events, json, result,
    with_sessions,
};

fn client(service: Scripted) -> Client {
    Client::new(GuardLayer::builder(Settings::new()), service)
}

fn reports_only(service: Scripted) -> Client {
    let settings = Settings::new().with_report_only(true);
    Client::new(GuardLayer::builder(settings).with_max_message(200), service)
}

// SPEC G1, G10
#[tokio::test]
async fn what_is_right_passes_byte_for_byte() {
    let service = Scripted::new(with_sessions);
    let client = client(service.clone());
    let spaced = format!("  {}\r\n", call(2, "{\"a\" : 1}"));
    for (headers, body) in [
        (&[][..], INITIALIZE),
        (
            &SESSION,
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        ),
        (&SESSION, &*spaced),
        (&SESSION, r#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#),
    ] {
        let through = client.post(headers, body).await;
        let straight = service.straight(headers, body).await;
        assert_eq!(through.status, straight.status, "{body}");
        assert_eq!(through.text(), straight.text(), "{body}");
        assert_eq!(
            through.header("mcp-session-id"),
            straight.header("mcp-session-id")
        );
        assert_eq!(service.last().body, body.as_bytes());
    }
    assert_eq!(
        service.methods()[2..4],
        ["notifications/initialized", "notifications/initialized"]
    );
}

// SPEC G2, G4, G10
#[tokio::test]
async fn bad_tools_and_calls_do_not_pass() {
    let service = Scripted::new(with_sessions);
    let client = client(service.clone());
    client.post(&[], INITIALIZE).await;
    let list = client.post(&SESSION, LIST).await;
    assert!(list.text().contains(ADD) && !list.text().contains("\"bad\",\"inputSchema\""));
    assert_eq!(list.length, Some(list.body.len() as u64));
    let refused = client.post(&SESSION, &call(2, r#"{"a":"1"}"#)).await;
    assert_eq!(refused.json()["result"]["isError"], true);
    let unknown = client
        .post(&SESSION, &call(3, "{}").replace("\"add\"", "\"ad\""))
        .await;
    assert_eq!(unknown.json()["error"]["code"], -32602);
    assert_eq!(client.post(&SESSION, "{").await.status, 400);
    let mismatch = [SESSION[0], SESSION[1], ("mcp-method", "tools/list")];
    let mismatch = client.post(&mismatch, &call(4, r#"{"a":1}"#)).await;
    assert_eq!(
        (
            mismatch.status.as_u16(),
            mismatch.json()["error"]["code"].as_i64()
        ),
        (400, Some(-32020))
    );
    // The list is read again for the unknown name.
    assert_eq!(
        service.methods(),
        ["initialize", "tools/list", "tools/list"]
    );
    assert_eq!(client.watched().calls, ["add", "(unknown)", "add"]);
    assert!(
        client
            .watched()
            .reports
            .iter()
            .any(|report| report.contains("call refused: `add`"))
    );
}

// SPEC G2, G10: what one client without a session is told is not said to all who have its credentials.
#[tokio::test]
async fn an_initialize_without_a_session_settles_nothing_for_others() {
    for message in [INITIALIZE.to_owned(), format!("[{INITIALIZE}]")] {
        let service = Scripted::new(move |asked| match &*asked.method {
            "tools/list" => with_sessions(asked),
            "tools/call" => json(200, &result(&asked.id, "{}")),
            _ => json(200, &result(&json!(0), r#"{"capabilities":{}}"#)),
        });
        let client = client(service.clone());
        client.post(&[], &message).await;
        let refused = client.post(&[], &call(2, r#"{"a":"1"}"#)).await;
        assert_eq!(refused.json()["result"]["isError"], true, "{message}");
    }
}

// SPEC G2, G10: the guard's own request has the headers of the call, its path and its extensions.
#[tokio::test]
async fn a_call_makes_the_guard_ask_for_the_list() {
    let service = Scripted::new(with_sessions);
    let client = client(service.clone());
    let headers = [
        ("authorization", "Bearer a"),
        ("mcp-param-x", "1"),
        ("idempotency-key", "1"),
    ];
    let answer = client.post(&headers, &call(2, r#"{"a":1}"#)).await;
    assert_eq!(answer.json()["result"]["content"], json!([]));
    let asked = service.asked();
    assert_eq!(service.methods(), ["tools/list", "tools/call"]);
    for one in &asked {
        assert_eq!(one.header("authorization"), Some("Bearer a"));
        assert_eq!(one.header("accept-encoding"), Some("identity"));
        assert_eq!(one.header("host"), Some("localhost"));
        assert_eq!(one.path, "/mcp");
        assert!(one.has_extension);
    }
    assert_eq!(
        (
            asked[0].header("mcp-param-x"),
            asked[1].header("mcp-param-x")
        ),
        (None, Some("1"))
    );
    assert_eq!(asked[0].header("idempotency-key"), None);
    assert_eq!(asked[1].header("idempotency-key"), Some("1"));
    // Many who wait get one list.
    let service = Scripted::new(with_sessions);
    let client = self::client(service.clone());
    let (call_1, call_2) = (call(1, r#"{"a":1}"#), call(2, r#"{"a":1}"#));
    tokio::join!(client.post(&[], &call_1), client.post(&[], &call_2));
    assert_eq!(
        service
            .methods()
            .iter()
            .filter(|one| *one == "tools/list")
            .count(),
        1
    );
}

// SPEC G10
#[tokio::test]
async fn a_server_that_gives_no_list_is_told_to_the_client() {
    for (answer, status) in [
        (json(401, "{}").with("www-authenticate", "Bearer"), 401),
        (json(503, "{}").with("retry-after", "7"), 503),
        (json(200, "[]"), 200),
        (json(302, ""), 302),
        (Answer::new(404, "text/plain", vec!["no"]), 404),
        (events(200, &["data: {}\n\n"]), 200),
        (
            events(
                200,
                &["data: {\"id\":\"saop-guard-1\",\"result\":{\"tools\":[]}}\n\n"],
            ),
            200,
        ),
        (json(200, &"x".repeat(100)).cut(), 200),
        (Answer::failing("it is gone"), 200),
    ] {
        let answer_fails = answer.fails();
        let service = Scripted::new(move |asked| {
            if asked.method == "tools/call" {
                return json(200, "{}");
            }
            answer.clone()
        });
        let client = client(service.clone());
        let reply = client.post(&[], &call(1, "{}")).await;
        assert_eq!(reply.status.as_u16(), status, "{}", reply.text());
        assert!(reply.json()["error"]["code"].is_i64(), "{}", reply.text());
        // What did not come to an answer is asked for once more.
        let count = 1 + usize::from(answer_fails);
        assert_eq!(service.methods(), vec!["tools/list"; count]);
        match status {
            401 => assert_eq!(reply.header("www-authenticate"), Some("Bearer")),
            503 => assert_eq!(reply.header("retry-after"), Some("7")),
            _ => {}
        }
    }
}

// SPEC G7, G10
#[tokio::test]
async fn what_a_client_has_not_taken_is_counted() {
    let text = "x".repeat(1 << 20);
    let answer = result(&json!(1), &format!(r#"{{"content":[],"a":"{text}"}}"#));
    let event = format!("data: {answer}\n\n");
    for answer in [json(200, &answer), events(200, &[&event])] {
        let client = client(Scripted::new(move |_| answer.clone()));
        let reply = client
            .unread(r#"{"jsonrpc":"2.0","id":1,"method":"prompts/get"}"#)
            .await;
        let mut body = Box::pin(reply.into_body());
        let mut taken = 0;
        while let Some(frame) = poll_fn(|context| body.as_mut().poll_frame(context)).await {
            taken += frame.unwrap().into_data().unwrap().len();
            // As much as is under way is counted by whoever sends it.
            let left = client.layer.held_bytes();
            assert!(
                (text.len()..=text.len() + 100).contains(&(taken + left)),
                "{taken} {left}"
            );
        }
        assert_eq!(client.layer.held_bytes(), 0);
    }
}

// SPEC G9, G10
#[tokio::test]
async fn with_reports_alone_no_request_is_refused_for_its_form() {
    let service = Scripted::new(with_sessions);
    let client = reports_only(service.clone());
    for headers in [("content-type", "text/plain"), ("content-encoding", "gzip")] {
        let answer = client.post(&[headers], LIST).await;
        assert_eq!(answer.status.as_u16(), 200);
        assert_eq!(service.last().header(headers.0), Some(headers.1));
    }
    assert_eq!(client.ask(Method::PUT, &[]).await.status.as_u16(), 202);
    let twice = [("mcp-name", "a"), ("mcp-name", "a")];
    assert_eq!(client.ask(Method::GET, &twice).await.status.as_u16(), 202);
    assert_eq!(service.asked().len(), 4);
    assert_eq!(client.watched().troubles.len(), 4);
}

// SPEC G10
#[tokio::test]
async fn who_may_ask_and_what() {
    let service = Scripted::new(with_sessions);
    let mut hosts = Hosts::new();
    hosts.allow_host("mcp.example.com");
    let layer = GuardLayer::builder(Settings::new())
        .with_hosts(hosts)
        .with_path("/mcp");
    let client = Client::new(layer, service.clone());
    for (headers, status) in [
        (&[("host", "evil.example.com")][..], 403),
        (&[("host", "localhost"), ("host", "localhost")], 403),
        (&[("origin", "https://evil.example.com")], 403),
        (&[("host", "mcp.example.com")], 202),
        (&[("content-type", "text/plain")], 415),
        (&[("content-type", "application/json; charset=utf-16")], 415),
        (&[("content-encoding", "gzip")], 415),
    ] {
        let answer = client
            .post(headers, r#"{"jsonrpc":"2.0","method":"notifications/x"}"#)
            .await;
        assert_eq!(answer.status.as_u16(), status, "{headers:?}");
    }
    let long = "x".repeat(70_000);
    assert_eq!(
        client
            .post(&[("x-long", &long)], LIST)
            .await
            .status
            .as_u16(),
        431
    );
    assert_eq!(client.ask(Method::PUT, &[]).await.status.as_u16(), 405);
    assert_eq!(
        client
            .ask(Method::GET, &[("mcp-name", "a"), ("mcp-name", "a")])
            .await
            .status
            .as_u16(),
        400
    );
    assert_eq!(client.at("/other", LIST).await.status.as_u16(), 404);
    assert_eq!(
        client
            .at("http://localhost/mcp", LIST)
            .await
            .status
            .as_u16(),
        200
    );
    assert_eq!(
        client
            .at("http://evil.example.com/mcp", LIST)
            .await
            .status
            .as_u16(),
        403
    );
    assert_eq!(service.asked().len(), 2);
}

// SPEC G10
#[tokio::test]
async fn answers_that_cannot_be_read_do_not_pass() {
    let good = result(&json!(1), "{}");
    let ping = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
    for answer in [
        json(200, &good).with("content-encoding", "gzip"),
        json(302, &good).with("location", "http://evil.example.com/"),
        Answer::new(101, "application/json", vec![""]),
        Answer::new(200, "text/html", vec!["hi"]),
        Answer::new(201, "application/jsonx", vec![&good]),
        Answer::new(203, "application/json, text/plain", vec![&good]),
        Answer::new(202, "text/plain", vec![&good]),
        Answer::new(
            200,
            "text/event-stream; charset=utf-7",
            vec!["data: {}\n\n"],
        ),
        json(200, &good).cut(),
        Answer::failing("down"),
    ] {
        let service = Scripted::new(move |_| answer.clone());
        let client = client(service.clone());
        let reply = client.post(&[], ping).await;
        assert_eq!(reply.status, StatusCode::BAD_GATEWAY, "{}", reply.text());
        assert_eq!(reply.json()["error"]["code"], -32000);
        assert_eq!(reply.json()["id"], 1);
        assert_eq!(reply.header("location"), None);
        assert_eq!(client.watched().troubles.len(), 1);
    }
    // A refusal passes as it is, and so does an answer with nothing in it.
    for answer in [
        Answer::new(401, "text/plain", vec!["who"]),
        Answer::new(401, "", vec![r#"{"error":"invalid_token"}"#]),
        Answer::new(500, "text/html", vec!["<p>{\"result\":{}}"]),
        json(
            400,
            r#"{"jsonrpc":"2.0","id":"server-error","error":{"code":-32600,"message":"no session"}}"#,
        ),
        Answer::new(202, "text/plain", vec![""]),
        Answer::new(204, "", vec![]),
        json(202, ""),
    ] {
        let expected = answer.clone();
        let service = Scripted::new(move |_| answer.clone());
        let reply = client(service).post(&[], ping).await;
        assert_eq!(reply.status.as_u16(), expected.status);
        assert_eq!(reply.text(), expected.text());
    }
    // What calls itself an error and may be read as something else does not.
    for wrong in [
        r#"{"jsonrpc":"2.0","id":7,"result":{},"error":{}}"#,
        r#"{"jsonrpc":"2.0","id":7,"\u0072esult":{},"error":{}}"#,
        r#"{"jsonrpc":"2.0","id":7,"result":{}}"#,
    ] {
        for kind in ["application/json", "text/plain", ""] {
            for mark in ["", "\u{FEFF} "] {
                let service = Scripted::new(move |_| Answer::new(400, kind, vec![mark, wrong]));
                let reply = client(service).post(&[], ping).await;
                assert_eq!(reply.json()["id"], 1, "{}", reply.text());
            }
        }
    }
}

// SPEC G10: there are clients that look for events in whatever answers a GET.
#[tokio::test]
async fn what_answers_a_get_is_a_stream_or_nothing() {
    let evil = "data: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n\n";
    for (answer, status) in [
        (Answer::new(200, "application/json", vec![evil]), 502),
        (Answer::new(206, "text/plain", vec![evil]), 502),
        (Answer::new(200, "text/event-stream+json", vec![evil]), 502),
        (
            Answer::new(307, "", vec![]).with("location", "http://evil.example.com"),
            502,
        ),
        (Answer::new(405, "text/plain", vec!["no"]), 405),
        (Answer::new(200, "text/plain", vec![]), 200),
        (Answer::failing("down"), 502),
        (events(200, &[": hi\n", evil]), 200),
    ] {
        let service = Scripted::new(move |_| answer.clone());
        let reply = client(service).ask(Method::GET, &SESSION).await;
        assert_eq!(reply.status.as_u16(), status);
        assert!(!reply.text().contains("result"), "{}", reply.text());
    }
    for method in [Method::DELETE, Method::OPTIONS] {
        let service = Scripted::new(|_| json(308, "").with("location", "http://evil.example.com"));
        let client = client(service);
        assert_eq!(
            client.ask(method, &SESSION).await.status,
            StatusCode::BAD_GATEWAY
        );
    }
    let service = Scripted::new(with_sessions);
    let client = client(service.clone());
    client.post(&[], INITIALIZE).await;
    let before = client.layer.sessions();
    assert_eq!(
        client.ask(Method::DELETE, &SESSION).await.status,
        StatusCode::OK
    );
    assert_eq!(client.layer.sessions(), before - 1);
}

// SPEC G10
#[tokio::test]
async fn own_answers_of_a_batch_stand_beside_those_of_the_server() {
    let batch = |second: &str| format!("[{},{second}]", call(1, r#"{"a":"x"}"#));
    let note = r#"{"jsonrpc":"2.0","method":"notifications/x"}"#;
    let ping = r#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#;
    let initialize = result(
        &json!(0),
        r#"{"protocolVersion":"2025-03-26","capabilities":{"tools":{}}}"#,
    );
    for (answer, second, ids) in [
        (json(202, ""), note, vec![1]),
        (json(204, ""), note, vec![1]),
        (Answer::new(202, "", vec![]), note, vec![1]),
        (json(200, "[]"), note, vec![1]),
        (
            json(200, &format!("[{}]", result(&json!(2), "{}"))),
            ping,
            vec![1, 2],
        ),
        (json(200, &result(&json!(2), "{}")), ping, vec![1, 2]),
        (Answer::new(500, "text/html", vec!["oh"]), ping, vec![1, 2]),
        (json(200, "{ oh"), ping, vec![1, 2]),
        (json(500, "oh"), note, vec![1]),
    ] {
        let initialize = initialize.clone();
        let service = Scripted::new(move |asked| match &*asked.method {
            "initialize" => json(200, &initialize).with("mcp-session-id", "s1"),
            "tools/list" => with_sessions(asked),
            _ => answer.clone(),
        });
        let client = client(service);
        client.post(&[], INITIALIZE).await;
        let reply = client
            .post(&[("mcp-session-id", "s1")], &batch(second))
            .await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        let all = reply.json();
        let all = all.as_array().cloned().unwrap_or_else(|| vec![all]);
        let mut found: Vec<_> = all.iter().map(|one| one["id"].as_u64().unwrap()).collect();
        found.sort_unstable();
        assert_eq!(found, ids, "{}", reply.text());
    }
}

// SPEC G5, G10
#[tokio::test]
async fn pins_and_sizes() {
    let mut pins = Pins::new();
    pins.add(
        "add",
        r#"{"name":"add","inputSchema":{"type":"object","maxProperties":1}}"#,
    );
    let layer = GuardLayer::builder(Settings::new())
        .with_pins(pins, OnChange::Hold)
        .with_max_message(300);
    let service = Scripted::new(|asked| match &*asked.method {
        "long" => json(200, &result(&asked.id, &format!("\"{}\"", "y".repeat(400)))),
        "longer" => {
            json(200, &result(&asked.id, &format!("\"{}\"", "y".repeat(400)))).without_length()
        }
        _ => with_sessions(asked),
    });
    let client = Client::new(layer, service.clone());
    assert_eq!(
        client.post(&[], LIST).await.json()["result"]["tools"],
        json!([])
    );
    assert!(client.watched().pins > 0);
    let long = format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"{}"}}"#,
        "x".repeat(300)
    );
    assert_eq!(client.post(&[], &long).await.status.as_u16(), 413);
    assert_eq!(client.post_in_parts(&[], &long).await.status.as_u16(), 413);
    for method in ["long", "longer"] {
        let reply = client
            .post(
                &[],
                &format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{method}"}}"#),
            )
            .await;
        assert_eq!(reply.json()["error"]["code"], -32000);
    }
    assert_eq!(client.layer.held_bytes(), 0);
    assert!(format!("{:?}", client.layer).starts_with("GuardLayer"));
}

// SPEC G9
#[tokio::test]
async fn with_reports_alone_nothing_changes() {
    let y = "y".repeat(300);
    let long = result(&json!(1), &format!("\"{y}\""));
    let ping = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
    for answer in [
        json(200, &long),
        json(200, &long).without_length(),
        json(200, "what").with("content-encoding", "gzip"),
        events(
            200,
            &[
                "\u{FEFF}: a\n",
                &format!("data: {y}"),
                &y,
                "\n\n",
                "data: 1\n\nda",
                "ta: 2\n",
            ],
        ),
        events(
            200,
            &[
                "event: endpoint\ndata: /m\n\n",
                "data : x\n\n",
                "event: x\ndata: \u{2028}\n\n",
            ],
        ),
        events(
            200,
            &["data: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"\u{2028}\"}\n\n"],
        ),
        Answer::new(200, "text/html", vec!["hi"]),
    ] {
        let expected = answer.clone();
        let service = Scripted::new(move |_| answer.clone());
        let client = reports_only(service.clone());
        for method in [Method::POST, Method::GET] {
            let reply = if method == Method::POST {
                client.post(&[], ping).await
            } else {
                client.ask(method, &[]).await
            };
            assert_eq!(reply.status.as_u16(), 200);
            assert_eq!(reply.text(), expected.text());
        }
    }
    let long = format!("{{\"id\":1,\"method\":\"{y}\"}}");
    let service = Scripted::new(|asked| json(200, &result(&asked.id, "{}")));
    let client = reports_only(service.clone());
    for reply in [
        client.post(&[], &long).await,
        client.post_in_parts(&[], &long).await,
    ] {
        assert_eq!(reply.text(), result(&json!(1), "{}"));
        assert_eq!(service.last().body, long.as_bytes());
    }
    assert_eq!(client.watched().reports.len(), 2);
    // There is no answer that could pass.
    for answer in [
        json(302, "x"),
        json(200, "x").cut(),
        Answer::failing("down"),
    ] {
        let service = Scripted::new(move |_| answer.clone());
        let reply = reports_only(service).post(&[], ping).await;
        assert_eq!(reply.status, StatusCode::BAD_GATEWAY);
        assert!(reply.text().contains("server"), "{}", reply.text());
    }
}

// SPEC G7, G10
#[tokio::test(start_paused = true)]
async fn nobody_waits_for_ever() {
    let ping = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
    for answer in [
        Answer::never(),
        json(200, "{").stalled(),
        Answer::new(200, "text/plain", vec![]).stalled(),
    ] {
        let service = Scripted::new(move |_| answer.clone());
        let layer =
            GuardLayer::builder(Settings::new()).with_answer_timeout(Some(Duration::from_secs(7)));
        let client = Client::new(layer, service);
        let begun = tokio::time::Instant::now();
        let reply = client.post(&[], ping).await;
        assert_eq!(begun.elapsed().as_secs(), 7);
        assert!(reply.status.is_server_error());
        assert_eq!(reply.json()["error"]["code"], -32000);
        assert!(!client.watched().troubles.is_empty());
    }
    let service = Scripted::new(|_| Answer::never());
    let client = self::client(service.clone());
    let reply = client.post(&[], &call(1, "{}")).await;
    assert!(reply.text().contains("within 30000 ms"), "{}", reply.text());
    // A client that sends its body too slowly.
    let reply = client.post_slowly(ping, Duration::from_secs(40)).await;
    assert_eq!(reply.status, StatusCode::REQUEST_TIMEOUT);
    let reply = client.post_cut(ping).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
}

// SPEC G10
#[tokio::test]
async fn a_client_that_goes_takes_its_request_with_it() {
    let service = Scripted::new(|_| Answer::never());
    let client = client(service.clone());
    let reply = client.post(&[], r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#);
    assert!(
        tokio::time::timeout(Duration::from_millis(20), reply)
            .await
            .is_err()
    );
    assert_eq!(service.open.load(Ordering::SeqCst), 0);
    assert_eq!(service.asked().len(), 1);
}

// SPEC G7: calls of two versions, none of whose lists can be had.
#[tokio::test]
async fn a_batch_of_two_versions_is_given_up() {
    let service = Scripted::new(|_| Answer::new(404, "text/plain", vec!["no"]));
    let client = client(service.clone());
    let meta = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2025-06-18"}"#;
    let other = call(2, "{}").replace("\"arguments\"", &format!("{meta},\"arguments\""));
    let batch = format!("[{},{other}]", call(1, "{}"));
    let reply = client
        .post(&[("mcp-protocol-version", "2025-03-26")], &batch)
        .await;
    assert!(reply.text().contains("error"), "{}", reply.text());
    assert!(service.asked().len() < 10);
}

// SPEC G5, G10
#[tokio::test]
async fn tools_whose_pins_cannot_be_written_are_held_back() {
    let layer = GuardLayer::builder(Settings::new()).with_pins(Pins::new(), OnChange::Hold);
    let service = Scripted::new(with_sessions);
    let client = Client::new(layer, service.clone());
    client.set_full(true);
    for who in ["a", "b"] {
        let headers = [("authorization", who)];
        let list = client.post(&headers, LIST).await;
        assert_eq!(list.json()["result"]["tools"], json!([]), "{}", list.text());
        assert!(list.text().contains("the pins could not be written"));
        let refused = client.post(&headers, &call(2, r#"{"a":1}"#)).await;
        assert_eq!(
            refused.json()["error"]["code"],
            -32602,
            "{}",
            refused.text()
        );
    }
    assert!(!service.methods().contains(&"tools/call".to_owned()));
    assert_eq!(client.watched().pins, 0);
    client.set_full(false);
    let list = client.post(&[("authorization", "c")], LIST).await;
    assert!(list.text().contains(ADD), "{}", list.text());
    assert_eq!(client.watched().pins, 1);
    let list = client.post(&[("authorization", "a")], LIST).await;
    assert!(list.text().contains(ADD), "{}", list.text());
}
