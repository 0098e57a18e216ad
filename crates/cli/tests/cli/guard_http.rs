//! `saop guard --listen`: the guard over HTTP, between a scripted client and a scripted server. SPEC G10.

use std::io::Read;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::http_peers::{
    ADD, BAD, Guarded, INITIALIZE, LIST, LONGEST, Message, SESSION, Server, ask, call, events,
    json, part, post, read_until, result, send, with_sessions,
};

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
        for name in ["mcp-session-id", "x-own"] {
            assert_eq!(through.header(name), straight.header(name), "{body}");
        }
        // What has no body needs no type.
        if !straight.body.is_empty() {
            let kind = straight.header("content-type");
            assert_eq!(through.header("content-type"), kind, "{body}");
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
    // The list was read again for the unknown name.
    assert_eq!(server.asked().len(), before + 1);
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
