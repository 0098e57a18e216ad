//! `saop guard --listen` with spans of OpenTelemetry, taken by a scripted collector. SPEC G10.

use std::net::TcpStream;
use std::sync::mpsc::channel;
use std::time::Duration;

use serde_json::{Value, json};

use crate::http_peers::{
    Guarded, INITIALIZE, LONGEST, Message, SESSION, Server, call, json, with_sessions,
};

const JSON: (&str, &str) = ("OTEL_EXPORTER_OTLP_PROTOCOL", "http/json");
/// Has spans sent soon.
const SOON: (&str, &str) = ("OTEL_BSP_SCHEDULE_DELAY", "100");
const SECRET: (&str, &str) = (
    "OTEL_EXPORTER_OTLP_HEADERS",
    "authorization=Bearer%20s3cr3t",
);

fn collector(answer: fn(&Message, &mut TcpStream)) -> (Server, String) {
    let server = Server::start(answer);
    let url = format!("http://127.0.0.1:{}", server.port);
    (server, url)
}

/// Waits for so many spans.
fn spans(collector: &Server, count: usize) -> Vec<Value> {
    let begun = std::time::Instant::now();
    loop {
        let bodies = collector.asked().into_iter().map(|message| message.json());
        let all: Vec<Value> = bodies
            .flat_map(|body| body["resourceSpans"].as_array().unwrap().clone())
            .flat_map(|of| of["scopeSpans"].as_array().unwrap().clone())
            .flat_map(|of| of["spans"].as_array().unwrap().clone())
            .collect();
        if all.len() >= count {
            return all;
        }
        assert!(begun.elapsed() < LONGEST, "{all:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn attribute<'a>(of: &'a Value, name: &str) -> Option<&'a Value> {
    let mut all = of["attributes"].as_array().unwrap().iter();
    let found = all.find(|one| one["key"] == name)?;
    found["value"].as_object().unwrap().values().next()
}

// SPEC G10
#[test]
fn each_request_is_a_span() {
    let (collector, url) = collector(|_, to| json(to, 200, "", "{}"));
    let server = Server::start(with_sessions);
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", &*url), JSON, SOON, SECRET];
    let guard = Guarded::start_with(&server.url(), &[], &variables);
    guard.post(&[], INITIALIZE);
    let trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    let parent = format!("00-{trace}-00f067aa0ba902b7-01");
    let own = call(2, r#"{"a":1}"#).replace(
        "\"arguments\"",
        &format!("\"_meta\":{{\"traceparent\":\"{parent}\"}},\"arguments\""),
    );
    let outer = "traceparent: 00-aaaabbbbccccddddaaaabbbbccccdddd-00f067aa0ba902b7-01";
    let headers = [SESSION[0], SESSION[1], outer];
    guard.post(&headers, &own);
    guard.post(&headers, &call(3, r#"{"a":"s3cr3t"}"#));
    guard.post(&SESSION, &call(4, "{}").replace("\"add\"", "\"ad\""));
    let found = spans(&collector, 4);
    let names: Vec<_> = found.iter().map(|span| span["name"].as_str()).collect();
    let expected = [
        "initialize",
        "tools/call add",
        "tools/call add",
        "tools/call ad",
    ];
    assert_eq!(names, expected.map(Some));
    let [first, good, wrong, unknown] = &*found else {
        panic!("{found:?}");
    };
    for (span, name, value) in [
        (first, "mcp.protocol.version", json!("2025-11-25")),
        (good, "mcp.method.name", json!("tools/call")),
        (good, "gen_ai.operation.name", json!("execute_tool")),
        (good, "gen_ai.tool.name", json!("add")),
        (good, "jsonrpc.request.id", json!("2")),
        (good, "network.transport", json!("tcp")),
        (good, "server.address", json!("127.0.0.1")),
        (good, "server.port", json!(server.port.to_string())),
        (wrong, "error.type", json!("tool_error")),
        (unknown, "error.type", json!("-32602")),
        (unknown, "rpc.response.status_code", json!("-32602")),
    ] {
        assert_eq!(attribute(span, name), Some(&value), "{name}: {span}");
    }
    assert_eq!(attribute(good, "error.type"), None);
    assert_eq!(wrong["status"]["code"], 2);
    // By MCP's own `_meta`, and else by HTTP's header.
    assert_eq!(good["traceId"], trace);
    assert_eq!(good["parentSpanId"], "00f067aa0ba902b7");
    assert_eq!(
        good["links"][0]["traceId"],
        "aaaabbbbccccddddaaaabbbbccccdddd"
    );
    assert_eq!(wrong["traceId"], "aaaabbbbccccddddaaaabbbbccccdddd");
    let nanoseconds = |of: &str| good[of].as_str().unwrap().parse::<u64>().unwrap();
    assert!(nanoseconds("startTimeUnixNano") <= nanoseconds("endTimeUnixNano"));
    let asked = collector.asked();
    assert!(
        asked[0].line.starts_with("POST /v1/traces "),
        "{}",
        asked[0].line
    );
    assert_eq!(asked[0].header("authorization"), Some("Bearer s3cr3t"));
    let service = asked[0].json()["resourceSpans"][0]["resource"].clone();
    assert_eq!(
        attribute(&service, "service.name"),
        Some(&json!("saop-guard"))
    );
    // Neither arguments nor sessions are told, and nothing changes for the server.
    for message in &asked {
        assert!(!message.text().contains("s3cr3t") && !message.text().contains("s1"));
    }
    let at_server = server.asked();
    assert!(
        at_server
            .iter()
            .any(|message| message.body == own.as_bytes())
    );
}

// SPEC G10
#[test]
fn the_last_spans_are_sent_at_the_end() {
    let (collector, url) = collector(|_, to| json(to, 200, "", "{}"));
    let server = Server::start(with_sessions);
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", &*url), JSON];
    let mut guard = Guarded::start_with(&server.url(), &[], &variables);
    guard.post(&[], INITIALIZE);
    let id = rustix::process::Pid::from_raw(guard.id().cast_signed()).unwrap();
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    assert_eq!(guard.wait(), Some(0));
    assert_eq!(spans(&collector, 1).len(), 1);
}

// SPEC G10
#[test]
fn a_collector_that_fails_holds_nothing_up_and_is_told() {
    let (_, url) = collector(|_, to| json(to, 503, "", "{}"));
    let server = Server::start(with_sessions);
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", &*url), SOON, SECRET];
    let guard = Guarded::start_with(&server.url(), &[], &variables);
    assert_eq!(guard.post(&[], INITIALIZE).status(), 200);
    let said = guard.said("could not send 1 spans");
    assert!(said.contains("503") && !said.contains("s3cr3t"), "{said}");
    assert_eq!(guard.post(&SESSION, &call(2, r#"{"a":1}"#)).status(), 200);
}

// SPEC G10
#[test]
fn without_an_endpoint_there_are_no_spans_and_a_wrong_protocol_is_an_error() {
    let server = Server::start(with_sessions);
    let (sender, receiver) = channel();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || sender.send(listener.accept().is_ok()));
    let off = [
        ("OTEL_EXPORTER_OTLP_ENDPOINT", &*url),
        ("OTEL_SDK_DISABLED", "true"),
        SOON,
    ];
    let guard = Guarded::start_with(&server.url(), &[], &off);
    guard.post(&[], INITIALIZE);
    assert!(receiver.recv_timeout(Duration::from_millis(500)).is_err());

    let wrong = std::process::Command::new(env!("CARGO_BIN_EXE_saop"))
        .args([
            "guard",
            "--listen",
            "127.0.0.1:0",
            "--upstream",
            &server.url(),
        ])
        .env("OTEL_EXPORTER_OTLP_ENDPOINT", &url)
        .env("OTEL_EXPORTER_OTLP_PROTOCOL", "grpc")
        .output()
        .unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(
        said.contains("expected http/protobuf or http/json"),
        "{said}"
    );
}

// SPEC G6, G10
#[test]
fn no_key_of_a_message_is_in_a_span() {
    let (collector, url) = collector(|_, to| json(to, 200, "", "{}"));
    let server = Server::start(|asked, to| {
        let message = asked.json();
        let key = "ghp_0123456789Hidden0123456789";
        let error = json!({"jsonrpc": "2.0", "id": message["id"], "error": {"code": -1, "message": key, "data": key}});
        json(to, 200, "", &error.to_string());
    });
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", &*url), JSON, SOON];
    let guard = Guarded::start_with(&server.url(), &[], &variables);
    let key = "ghp_0123456789Hidden0123456789";
    let ask = |id: &Value, method: &str| {
        let meta = json!({"tracestate": format!("a={key}"), "traceparent": key});
        let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": {"name": key, "_meta": meta}});
        guard.post(&[], &message.to_string());
    };
    ask(&json!(key), "prompts/get");
    ask(&json!(2), key);
    let found = spans(&collector, 2);
    let text = serde_json::to_string(&found).unwrap();
    assert!(
        text.contains("[masked]") && !text.contains("Hidden"),
        "{text}"
    );
}
