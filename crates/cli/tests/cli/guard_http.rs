//! `saop guard --listen`: the guard over HTTP, between a scripted client and a scripted server. SPEC G10.

use std::io::{BufReader, Read};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::http_peers::{
    Guarded, LONGEST, Message, Server, ask, events, json, part, post, read_until, send,
};

const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"properties":{"a":{"type":"integer","description":"The first summand."}}}}"#;
const BAD: &str = r#"{"name":"bad","inputSchema":{}}"#;

fn call(id: u32, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"add","arguments":{arguments}}}}}"#
    )
}

fn result(id: &serde_json::Value, result: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#)
}

/// Answers as a server with sessions does.
fn with_sessions(asked: &Message, to: &mut TcpStream) {
    let message = asked.json();
    let id = &message["id"];
    match asked.method().as_str() {
        "initialize" => {
            let told = r#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}"#;
            json(to, 200, "mcp-session-id: s1\r\n", &result(id, told));
        }
        "tools/list" => {
            json(
                to,
                200,
                "",
                &result(id, &format!(r#"{{"tools":[{BAD}, {ADD}]}}"#)),
            );
        }
        "tools/call" => json(
            to,
            200,
            "x-own: 1\r\n",
            &result(id, r#"{ "content" : [] }"#),
        ),
        _ if asked.line.starts_with("DELETE") => json(to, 200, "", ""),
        _ => json(to, 202, "", ""),
    }
}

const INITIALIZE: &str = r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#;
const LIST: &str = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#;
const SESSION: [&str; 2] = ["mcp-session-id: s1", "mcp-protocol-version: 2025-11-25"];

// SPEC G1, G10
#[test]
fn what_is_right_passes_byte_for_byte() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &[]);
    let call = format!("  {}\r\n", call(2, "{\"a\" : 1}"));
    for (headers, body) in [
        (&[][..], INITIALIZE),
        (
            &SESSION,
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        ),
        (&SESSION, &*call),
        (&SESSION, r#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#),
        (&SESSION, r#"{"jsonrpc":"2.0","id":9,"result":{}}"#),
    ] {
        let through = guard.post(headers, body);
        let straight = post(server.port, headers, body);
        assert_eq!(through.status(), straight.status(), "{body}");
        assert_eq!(through.text(), straight.text(), "{body}");
        for name in ["content-type", "mcp-session-id", "x-own"] {
            assert_eq!(through.header(name), straight.header(name), "{body}");
        }
        let asked = server.asked();
        let [.., before, after] = &*asked else {
            panic!("{asked:?}");
        };
        assert_eq!(before.body, after.body);
        assert_eq!(before.body, body.as_bytes());
    }
    // The guard asked for the list itself, and nothing else was wrong.
    let said = guard.said("tool taken out");
    assert_eq!(said.lines().count(), 1, "{said}");
}

// SPEC G2, G4, G10
#[test]
fn bad_tools_and_calls_do_not_pass() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    let list = guard.post(&SESSION, LIST);
    assert!(list.text().contains(ADD) && !list.text().contains(BAD));
    let length: usize = list.header("content-length").unwrap().parse().unwrap();
    assert_eq!(length, list.body.len());
    assert_eq!(
        list.json()["result"]["_meta"]["ai.devs.saop/removedTools"][0]["name"],
        "bad"
    );
    let before = server.asked().len();
    let refused = guard.post(&SESSION, &call(2, r#"{"a":"1"}"#));
    assert_eq!(refused.status(), 200);
    assert_eq!(refused.header("content-type"), Some("application/json"));
    let words = refused.json()["result"]["content"][0]["text"].to_string();
    assert!(
        words.contains("/a: expected an integer") && words.contains("The first summand."),
        "{words}"
    );
    let unknown = guard.post(&SESSION, &call(3, "{}").replace("\"add\"", "\"ad\""));
    assert_eq!(unknown.json()["error"]["code"], -32602);
    assert_eq!(unknown.status(), 200);
    for wrong in [
        "{",
        r#"{"jsonrpc":"2.0","id":4,"id":5,"method":"tools/call"}"#,
    ] {
        assert_eq!(guard.post(&SESSION, wrong).status(), 400, "{wrong}");
    }
    assert_eq!(server.asked().len(), before);
    guard.said("call refused: `add` (request 2)");
}

// SPEC G2, G10: the list is asked for with the credentials of the call, once for all who wait.
#[test]
fn a_call_waits_for_the_list() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    let port = guard.port;
    let calls: Vec<_> = (10..20)
        .map(|id| {
            thread::spawn(move || {
                let headers = [
                    &SESSION[..],
                    &["authorization: Bearer abc", "mcp-param-x: 1"],
                ]
                .concat();
                post(port, &headers, &call(id, r#"{"a":1}"#)).json()["id"].clone()
            })
        })
        .collect();
    let mut ids: Vec<_> = calls
        .into_iter()
        .map(|call| call.join().unwrap().as_u64().unwrap())
        .collect();
    ids.sort_unstable();
    assert_eq!(ids, (10..20).collect::<Vec<_>>());
    let asked = server.asked();
    let lists: Vec<_> = asked
        .iter()
        .filter(|one| one.method() == "tools/list")
        .collect();
    assert_eq!(lists.len(), 1);
    assert_eq!(lists[0].header("authorization"), Some("Bearer abc"));
    assert_eq!(lists[0].header("mcp-session-id"), Some("s1"));
    assert_eq!(lists[0].header("mcp-param-x"), None);
    assert_eq!(
        asked
            .iter()
            .filter(|one| one.method() == "tools/call")
            .count(),
        10
    );
}

const STATELESS: &str = r#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#;

fn stateless_call(name: &str, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"{name}","arguments":{arguments},{STATELESS}}}}}"#
    )
}

/// Answers as a server of 2026-07-28 does. Who has a key sees another tool.
fn stateless(asked: &Message, to: &mut TcpStream) {
    let message = asked.json();
    let id = &message["id"];
    let region = r#"{"name":"query","inputSchema":{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}}}"#;
    let wrong = r#"{"name":"wrong","inputSchema":{"type":"object","properties":{"a":{"type":"number","x-mcp-header":"A"}}}}"#;
    let own = match asked.header("authorization") {
        Some(key) if key.ends_with("first") => {
            r#",{"name":"own","inputSchema":{"type":"object","required":["a"]}}"#
        }
        _ => "",
    };
    match asked.method().as_str() {
        "tools/list" => {
            let list = format!(
                r#"{{"resultType":"complete","ttlMs":60000,"tools":[{region},{wrong}{own}]}}"#
            );
            json(to, 200, "", &result(id, &list));
        }
        _ => json(
            to,
            200,
            "",
            &result(id, r#"{"resultType":"complete","content":[]}"#),
        ),
    }
}

fn head<'a>(method: &'a str, name: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut all = vec!["mcp-protocol-version: 2026-07-28", method, name];
    all.extend(more);
    all
}

// SPEC G10
#[test]
fn headers_agree_with_the_message_or_it_is_refused() {
    let server = Server::start(stateless);
    let guard = Guarded::start(&server.url(), &[]);
    let (method, name) = ("mcp-method: tools/call", "mcp-name: query");
    let body = stateless_call("query", r#"{"region":"é"}"#);
    let region = "mcp-param-region: =?base64?w6k=?=";
    assert_eq!(
        guard.post(&head(method, name, &[region]), &body).status(),
        200
    );
    let before = server.asked().len();
    for headers in [
        vec![method, name, region],
        vec!["mcp-protocol-version: 2025-11-25", method, name, region],
        head("mcp-method: tools/list", name, &[region]),
        head(method, "mcp-name: other", &[region]),
        head(method, "x-none: 1", &[region]),
        head(method, name, &["mcp-name: query", region]),
        head(method, name, &[]),
        head(method, name, &["mcp-param-region: secret-value"]),
        head(method, name, &[region, region]),
    ] {
        let answer = guard.post(&headers, &body);
        assert_eq!(answer.status(), 400, "{headers:?}");
        assert_eq!(answer.json()["error"]["code"], -32020, "{headers:?}");
        assert!(!answer.text().contains("secret-value"));
    }
    assert_eq!(server.asked().len(), before);
    let list =
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{{{STATELESS}}}}}"#);
    let list = guard.post(&head("mcp-method: tools/list", "x-none: 1", &[]), &list);
    assert!(
        list.text().contains("\"query\"")
            && list.json()["result"]["tools"].as_array().unwrap().len() == 1
    );
    assert!(!guard.said("header mismatch").contains("secret-value"));
}

// SPEC G10
#[test]
fn each_authorization_has_its_list() {
    let server = Server::start(stateless);
    let guard = Guarded::start(&server.url(), &[]);
    let own = stateless_call("own", "{}");
    let of = |key: &'static str| head("mcp-method: tools/call", "mcp-name: own", &[key]);
    let first = guard.post(&of("authorization: Bearer first"), &own);
    assert_eq!(first.json()["result"]["isError"], true);
    let second = guard.post(&of("authorization: Bearer second"), &own);
    assert_eq!(second.json()["error"]["code"], -32602);
    let lists = server.asked();
    let lists: Vec<_> = lists
        .iter()
        .map(|one| one.header("authorization").unwrap())
        .collect();
    assert_eq!(lists, ["Bearer first", "Bearer second"]);
    // Two that use one id at a time do not meet.
    let good = stateless_call("own", "{\"a\":1}");
    let all: Vec<_> = (0..8)
        .map(|_| {
            let (port, good) = (guard.port, good.clone());
            thread::spawn(move || {
                let headers = head(
                    "mcp-method: tools/call",
                    "mcp-name: own",
                    &["authorization: Bearer first"],
                );
                post(port, &headers, &good).status()
            })
        })
        .collect();
    assert!(all.into_iter().all(|one| one.join().unwrap() == 200));
}

// SPEC G1, G3, G10
#[test]
fn streams_pass_unbuffered_and_judged() {
    let (go, gone) = channel::<()>();
    let gone = Mutex::new(gone);
    let server = Server::start(move |asked, to| match asked.method().as_str() {
        "tools/call" => {
            let wait = || gone.lock().unwrap().recv().unwrap();
            events(to);
            part(to, b": ping\n\n");
            wait();
            part(to, b"id: 1\nevent: message\ndata: {\"jsonrpc\":\"2.0\",\r\ndata: \"method\":\"notifications/progress\"}\r\n\r\n");
            wait();
            part(to, b"data: {\"jsonrpc\":\"2.0\",\"id\":7,");
            part(
                to,
                b"\"method\":\"ping\"}\n\ndata: {\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}\n\n",
            );
            wait();
            let answer = result(&asked.json()["id"], r#"{"content":[]}"#);
            part(to, format!("id: 2\ndata: {answer}\n\n").as_bytes());
            part(to, b"");
        }
        _ => with_sessions(asked, to),
    });
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    guard.post(&SESSION, LIST);
    let mut stream = send(guard.port, "POST", &SESSION, &call(5, r#"{"a":1}"#));
    let begun = read_until(&mut stream, ": ping\n\n");
    assert!(
        begun
            .to_ascii_lowercase()
            .contains("content-type: text/event-stream"),
        "{begun}"
    );
    go.send(()).unwrap();
    read_until(
        &mut stream,
        "id: 1\nevent: message\ndata: {\"jsonrpc\":\"2.0\",\r\ndata: \"method\":\"notifications/progress\"}\r\n\r\n",
    );
    go.send(()).unwrap();
    // What the server asks passes; an answer to nothing does not.
    let asked = read_until(
        &mut stream,
        "data: {\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}\n\n",
    );
    assert!(!asked.contains("77"), "{asked}");
    go.send(()).unwrap();
    let rest = read_until(&mut stream, "0\r\n\r\n");
    assert!(
        rest.contains(
            "id: 2\ndata: {\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{\"content\":[]}}\n\n"
        ),
        "{rest}"
    );
    guard.said("expected the answer to an open request");
}

/// Waits until something is so.
fn until(is: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < LONGEST);
        thread::sleep(Duration::from_millis(2));
    }
}

// SPEC G10
#[test]
fn a_client_that_goes_is_noticed_by_the_server_at_once() {
    let gone = Arc::new(AtomicUsize::new(0));
    let begun = Arc::new(AtomicUsize::new(0));
    let (counted, started) = (Arc::clone(&gone), Arc::clone(&begun));
    let server = Server::start(move |asked, to| match asked.method().as_str() {
        "tools/call" | "" => {
            let has_stream = asked.json()["id"] != 1;
            if has_stream {
                events(to);
                part(to, b": here\n\n");
            }
            started.fetch_add(1, Ordering::SeqCst);
            // Nothing more comes: the end of the connection is what is waited for.
            let mut byte = [0];
            let _ = to.read(&mut byte);
            counted.fetch_add(1, Ordering::SeqCst);
        }
        _ => with_sessions(asked, to),
    });
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    guard.post(&SESSION, LIST);
    let waits = send(guard.port, "POST", &SESSION, &call(1, r#"{"a":1}"#));
    until(|| begun.load(Ordering::SeqCst) == 1);
    drop(waits);
    until(|| gone.load(Ordering::SeqCst) == 1);
    let mut streams = send(guard.port, "POST", &SESSION, &call(2, r#"{"a":1}"#));
    read_until(&mut streams, ": here");
    drop(streams);
    until(|| gone.load(Ordering::SeqCst) == 2);
    let mut listens = send(guard.port, "GET", &SESSION, "");
    read_until(&mut listens, ": here");
    drop(listens);
    until(|| gone.load(Ordering::SeqCst) == 3);
}

// SPEC G10
#[test]
fn a_stream_is_taken_up_again_and_its_answers_are_judged() {
    let server = Server::start(|asked, to| {
        if asked.line.starts_with("GET") {
            assert_eq!(asked.header("last-event-id"), Some("e1"));
            events(to);
            let answer = result(
                &json!(5),
                r#"{"content":[],"structuredContent":{"sum":"x"}}"#,
            );
            part(to, format!("data: {answer}\n\n").as_bytes());
            part(
                to,
                b"data: {\"jsonrpc\":\"2.0\",\"id\":6,\"result\":{}}\n\n",
            );
            part(to, b"");
            return;
        }
        match asked.method().as_str() {
            "tools/list" => {
                let sum = r#"{"name":"add","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"sum":{"type":"integer"}}}}"#;
                json(
                    to,
                    200,
                    "",
                    &result(&asked.json()["id"], &format!(r#"{{"tools":[{sum}]}}"#)),
                );
            }
            "tools/call" => {
                events(to);
                part(to, b"id: e1\ndata:\n\n");
                part(to, b"");
            }
            _ => with_sessions(asked, to),
        }
    });
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    let begun = guard.post(&SESSION, &call(5, "{}"));
    assert_eq!(begun.text(), "id: e1\ndata:\n\n");
    let headers = [&SESSION[..], &["last-event-id: e1"]].concat();
    let rest = ask(guard.port, "GET", &headers).text();
    assert!(
        rest.contains("\"id\":5") && rest.contains("is withheld"),
        "{rest}"
    );
    assert!(!rest.contains("\"id\":6"), "{rest}");
    assert_eq!(ask(guard.port, "DELETE", &SESSION).status(), 200);
    assert!(server.asked().last().unwrap().line.starts_with("DELETE"));
}

// SPEC G10
#[test]
fn a_list_that_changed_is_asked_for_again() {
    let is_changed = Arc::new(AtomicBool::new(false));
    let changed = Arc::clone(&is_changed);
    let server = Server::start(move |asked, to| {
        if asked.line.starts_with("GET") {
            events(to);
            changed.store(true, Ordering::SeqCst);
            part(
                to,
                b"data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}\n\n",
            );
            part(to, b"");
        } else if asked.method() == "tools/list" && changed.load(Ordering::SeqCst) {
            let tools = r#"{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}"#;
            json(to, 200, "", &result(&asked.json()["id"], tools));
        } else {
            with_sessions(asked, to);
        }
    });
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    assert_eq!(
        guard.post(&SESSION, &call(1, "{}")).json()["result"]["isError"],
        true
    );
    ask(guard.port, "GET", &SESSION);
    assert!(is_changed.load(Ordering::SeqCst));
    assert!(guard.post(&SESSION, &call(2, "{}")).json()["result"]["isError"].is_null());
}

// SPEC G10: names that lead here do not let pages in.
#[test]
fn other_hosts_origins_and_paths_are_turned_away() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(
        &server.url(),
        &[
            "--allow-host",
            "mcp.example.com",
            "--allow-origin",
            "https://app.example.com",
        ],
    );
    for (headers, status) in [
        (&["host: evil.example.com"][..], 403),
        (&["host: 127.0.0.1.evil.example.com"], 403),
        (&["host: localhost", "host: localhost"], 403),
        (&["origin: https://evil.example.com"], 403),
        (&["origin: null"], 403),
        (
            &["host: mcp.example.com", "origin: https://app.example.com"],
            202,
        ),
        (&["host: localhost:1", "origin: http://localhost:3000"], 202),
        (&["content-type: text/plain"], 415),
        (&["content-encoding: gzip"], 415),
    ] {
        let answer = guard.post(headers, r#"{"jsonrpc":"2.0","method":"notifications/x"}"#);
        assert_eq!(answer.status(), status, "{headers:?}");
    }
    let asked = server.asked();
    assert_eq!(asked.len(), 2);
    for one in asked {
        assert_eq!(
            one.header("host"),
            Some(&*format!("127.0.0.1:{}", server.port))
        );
        assert_eq!(one.header("accept-encoding"), Some("identity"));
    }
    assert_eq!(ask(guard.port, "PUT", &[]).status(), 405);
}

// SPEC G10
#[test]
fn answers_that_cannot_be_read_do_not_pass() {
    let server = Server::start(|asked, to| {
        let id = asked.json()["id"].as_u64().unwrap_or_default();
        let good = result(&json!(id), "{}");
        match id {
            1 => json(to, 200, "content-encoding: gzip\r\n", &good),
            2 => json(to, 302, "location: http://127.0.0.1:1/\r\n", ""),
            3 => json(
                to,
                401,
                "www-authenticate: Bearer realm=\"r\"\r\n",
                "{\"error\":\"no\"}",
            ),
            4 => json(to, 503, "retry-after: 7\r\n", "{}"),
            5 => {
                let _ = std::io::Write::write_all(to, b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{");
                let _ = to.shutdown(std::net::Shutdown::Both);
            }
            6 => {
                let _ = std::io::Write::write_all(
                    to,
                    b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nhi",
                );
            }
            _ => {
                events(to);
                part(to, b"event: endpoint\ndata: /messages?id=1\n\n");
            }
        }
    });
    let guard = Guarded::start(&server.url(), &[]);
    let ping = |id| {
        guard.post(
            &[],
            &format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"ping"}}"#),
        )
    };
    for (id, status) in [(1, 502), (2, 502), (5, 502), (6, 502)] {
        let answer = ping(id);
        assert_eq!(answer.status(), status, "{id}");
        assert_eq!(answer.json()["error"]["code"], -32000, "{id}");
        assert_eq!(answer.json()["id"], id);
        assert_eq!(answer.header("location"), None);
    }
    let unauthorized = ping(3);
    assert_eq!(
        (
            unauthorized.status(),
            unauthorized.header("www-authenticate")
        ),
        (401, Some("Bearer realm=\"r\""))
    );
    assert_eq!(
        (ping(4).status(), ping(4).header("retry-after")),
        (503, Some("7"))
    );
    let old = ask(guard.port, "GET", &[]);
    assert!(
        old.text().contains("HTTP+SSE transport of MCP 2024-11-05"),
        "{}",
        old.text()
    );
    guard.said("it needs Streamable HTTP");
    drop(server);
    let none = Guarded::start("http://127.0.0.1:1/mcp", &[]);
    assert_eq!(none.post(&[], LIST).status(), 502);
}

// SPEC G10: a call is refused as the list was that the guard asked for.
#[test]
fn a_server_that_wants_credentials_says_so_to_the_client() {
    let server = Server::start(|_, to| {
        json(
            to,
            401,
            "www-authenticate: Bearer\r\n",
            "{\"error\":\"no\"}",
        );
    });
    let guard = Guarded::start(&server.url(), &[]);
    let answer = guard.post(&SESSION, &call(1, "{}"));
    assert_eq!(
        (answer.status(), answer.header("www-authenticate")),
        (401, Some("Bearer"))
    );
    assert_eq!(answer.json()["error"]["code"], -32603);
    assert_eq!(server.methods(), ["tools/list"]);
}

// SPEC G6, G7, G10
#[test]
fn no_credential_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("record.ndjson");
    let server = Server::start(with_sessions);
    let url = server.url().replace("http://", "http://user:url-hidden@") + "?key=query-hidden";
    let guard = Guarded::start(
        &url,
        &[
            "--record",
            record.to_str().unwrap(),
            "--log",
            "json",
            "--metrics",
            "127.0.0.1:0",
        ],
    );
    let secrets = [
        "authorization: Bearer token-hidden",
        "cookie: c=cookie-hidden",
        "x-api-key: key-hidden",
        "mcp-session-id: session-hidden",
        "mcp-method: method-hidden",
    ];
    guard.post(&secrets[..4], INITIALIZE);
    for arguments in ["{}", r#"{"a":1}"#, "["] {
        guard.post(&secrets[..4], &call(1, arguments));
        guard.post(&secrets, &call(1, arguments));
    }
    let metrics = ask_metrics(&guard);
    let said = guard.said("header mismatch");
    let written = std::fs::read_to_string(&record).unwrap();
    assert!(written.contains("tools/call") && metrics.contains("saop_guard_findings_total"));
    for text in [&said, &written, &metrics] {
        assert!(!text.contains("hidden"), "{text}");
    }
    let asked = server.asked();
    assert!(
        asked
            .iter()
            .all(|one| one.line.contains("key=query-hidden")),
        "{asked:?}"
    );
    assert!(
        asked
            .iter()
            .all(|one| one.header("authorization") == Some("Bearer token-hidden"))
    );
}

fn ask_metrics(guard: &Guarded) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", guard.metrics.unwrap())).unwrap();
    std::io::Write::write_all(
        &mut stream,
        b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
    )
    .unwrap();
    Message::read(&mut BufReader::new(stream)).unwrap().text()
}

// SPEC G10
#[test]
fn calls_and_findings_are_counted() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--metrics", "127.0.0.1:0"]);
    guard.post(&[], INITIALIZE);
    guard.post(&SESSION, &call(1, "{}"));
    guard.post(&SESSION, &call(2, r#"{"a":1}"#));
    let metrics = ask_metrics(&guard);
    for line in [
        "saop_guard_findings_total{kind=\"call\",tool=\"add\",keyword=\"required\",enforced=\"true\"} 1",
        "saop_guard_call_duration_seconds_count{tool=\"add\"} 2",
        "saop_guard_requests_total 3",
    ] {
        assert!(metrics.contains(line), "{line} in {metrics}");
    }
    let mut stream = TcpStream::connect(("127.0.0.1", guard.metrics.unwrap())).unwrap();
    std::io::Write::write_all(
        &mut stream,
        b"GET /metrics HTTP/1.1\r\nHost: evil.example.com\r\n\r\n",
    )
    .unwrap();
    assert_eq!(
        Message::read(&mut BufReader::new(stream)).unwrap().status(),
        403
    );
}

// SPEC G7, G10
#[test]
fn sizes_are_bounded() {
    let server = Server::start(|asked, to| {
        let id = asked.json()["id"].clone();
        let long = "x".repeat(5000);
        if id == 2 {
            events(to);
            part(
                to,
                format!(
                    "data: {}\n\n",
                    result(&id, &format!("{{\"a\":\"{long}\"}}"))
                )
                .as_bytes(),
            );
        } else {
            json(to, 200, "", &result(&id, &format!("{{\"a\":\"{long}\"}}")));
        }
    });
    let guard = Guarded::start(&server.url(), &["--max-message", "4K"]);
    let long = format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"{}"}}"#,
        "x".repeat(5000)
    );
    assert_eq!(guard.post(&[], &long).status(), 413);
    assert!(server.asked().is_empty());
    for id in [1, 2] {
        let answer = guard
            .post(
                &[],
                &format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"a"}}"#),
            )
            .text();
        assert!(
            answer.contains("-32000") && !answer.contains("xxx"),
            "{answer}"
        );
    }
    let flood: Vec<String> = (0..200).map(|n| format!("x-{n}: 1")).collect();
    let flood: Vec<&str> = flood.iter().map(String::as_str).collect();
    assert_eq!(guard.post(&flood, LIST).status(), 431);
    let wide = format!("x-wide: {}", "y".repeat(100_000));
    let mut stream = send(guard.port, "GET", &[&wide], "");
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all);
    // Where the connection is closed with the rest unread, the answer may be lost.
    assert!(all.is_empty() || String::from_utf8_lossy(&all).starts_with("HTTP/1.1 431"));
    assert!(!server.asked().iter().any(|one| one.line.starts_with("GET")));
}

// SPEC G9
#[test]
fn with_report_only_nothing_changes() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--report-only"]);
    guard.post(&[], INITIALIZE);
    let list = guard.post(&SESSION, LIST);
    assert_eq!(list.text(), post(server.port, &SESSION, LIST).text());
    let headers = [&SESSION[..], &["mcp-method: tools/list"]].concat();
    assert_eq!(guard.post(&headers, &call(2, r#"{"a":"1"}"#)).status(), 200);
    assert_eq!(
        server.methods(),
        ["initialize", "tools/list", "tools/list", "tools/call"]
    );
    guard.said("call passed on, though it is wrong");
    guard.said("header mismatch");
}

// SPEC G5, G10: pins are those of the server, whoever asks.
#[test]
fn a_tool_that_changes_is_held_back() {
    let folder = tempfile::tempdir().unwrap();
    let pins = folder.path().join("pins.json");
    let count = AtomicUsize::new(0);
    let server = Server::start(move |asked, to| {
        if asked.method() == "tools/list" {
            let n = count.fetch_add(1, Ordering::SeqCst).min(1);
            let tool = format!(
                r#"{{"name":"add","description":"{n}","inputSchema":{{"type":"object"}}}}"#
            );
            json(
                to,
                200,
                "",
                &result(&asked.json()["id"], &format!(r#"{{"tools":[{tool}]}}"#)),
            );
        } else {
            with_sessions(asked, to);
        }
    });
    let guard = Guarded::start(&server.url(), &["--pin", pins.to_str().unwrap()]);
    guard.post(&[], INITIALIZE);
    assert_eq!(
        guard.post(&SESSION, LIST).json()["result"]["tools"][0]["name"],
        "add"
    );
    assert!(std::fs::read_to_string(&pins).unwrap().contains("\"add\""));
    let other = [&SESSION[..], &["authorization: Bearer b"]].concat();
    let held = guard.post(&other, LIST);
    assert_eq!(held.json()["result"]["tools"], json!([]));
    guard.said("tool held back, since it changed");
}

#[test]
fn it_ends_when_it_is_told_to() {
    let server = Server::start(with_sessions);
    let mut guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], INITIALIZE);
    let pid = rustix::process::Pid::from_raw(i32::try_from(guard.id()).unwrap()).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    assert_eq!(guard.wait(), Some(0));
}

#[test]
fn wrong_use_is_told() {
    for (arguments, words) in [
        (&["--listen", "127.0.0.1:0"][..], "--upstream"),
        (
            &["--listen", "here", "--upstream", "http://localhost/"],
            "here",
        ),
        (
            &["--listen", "127.0.0.1:0", "--upstream", "ftp://localhost/"],
            "the scheme `ftp`",
        ),
        (
            &["--listen", "127.0.0.1:0", "--upstream", "nothing"],
            "something that is none",
        ),
        (
            &["--listen", "0.0.0.0:0", "--upstream", "http://localhost/"],
            "expected --allow-host",
        ),
        (
            &[
                "--listen",
                "127.0.0.1:0",
                "--upstream",
                "http://localhost/",
                "--",
                "cat",
            ],
            "cannot be used with",
        ),
        (
            &[
                "--listen",
                "127.0.0.1:0",
                "--upstream",
                "http://localhost/",
                "--tls-cert",
                "/none",
            ],
            "--tls-key",
        ),
        (
            &[
                "--listen",
                "127.0.0.1:0",
                "--upstream",
                "http://localhost/",
                "--tls-cert",
                "/none",
                "--tls-key",
                "/none",
            ],
            "expected certificates in PEM in /none",
        ),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_saop"))
            .arg("guard")
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(words), "{words} in {said}");
    }
}
