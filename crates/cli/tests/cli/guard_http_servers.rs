//! `saop guard --listen` before servers that keep the protocol badly, on sockets: each request is answered once. SPEC G10.

use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::{Value, json};

use crate::http_peers::{
    ADD, Guarded, LIST, Message, Server, call, events, json as answer_json, part, post, result,
};

const ECHO: &str = r#"{"name":"echo","inputSchema":{"type":"object"}}"#;

/// Answers each request with what a function makes of it, as JSON or as an event.
fn server(is_stream: bool, answer: impl Fn(&Value) -> String + Send + Sync + 'static) -> Server {
    Server::start(move |asked: &Message, to: &mut TcpStream| {
        let message = asked.json();
        if message["method"] == "tools/list" {
            let list = format!(r#"{{"tools":[{ADD},{ECHO}]}}"#);
            answer_json(to, 200, "", &result(&message["id"], &list));
            return;
        }
        let body = answer(&message);
        if !is_stream {
            answer_json(to, 200, "", &body);
            return;
        }
        events(to);
        part(to, format!("data: {body}\n\n").as_bytes());
        // The end of the stream.
        part(to, b"");
    })
}

const BROKEN: [&str; 8] = [
    r#"{"jsonrpc":"2.0","id":ID,"result":{"a":NaN}}"#,
    r#"{"result":{"a":-Infinity},"jsonrpc":"2.0","id":ID}"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{}} and more"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{}}}"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{},}"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{},"result":{}}"#,
    r#"{"jsonrpc":"2.0","id":ID,"result":{},"error":{}}"#,
];

// SPEC G7, G10
#[test]
fn broken_answers_settle_their_requests_over_http() {
    let broken = |message: &Value| {
        let id = message["id"].as_u64().unwrap();
        let at = usize::try_from(id).unwrap() % BROKEN.len();
        BROKEN[at].replace("ID", &id.to_string())
    };
    for is_stream in [false, true] {
        let server = server(is_stream, broken);
        for policy in ["refuse", "report", "pass"] {
            let guard = Guarded::start(&server.url(), &["--results", policy]);
            for version in ["2025-11-25", "2026-07-28"] {
                for id in 0..8 {
                    let head = [format!("mcp-protocol-version: {version}")];
                    let mut head: Vec<&str> = head.iter().map(String::as_str).collect();
                    let mut body = call(id, r#"{"a":1}"#);
                    if version == "2026-07-28" {
                        head.extend(["mcp-method: tools/call", "mcp-name: add"]);
                        let meta = r#","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#;
                        body = format!("{}{meta}", body.strip_suffix("}}").unwrap());
                    }
                    let answer = guard.post(&head, &body);
                    let what = format!("{is_stream} {policy} {version} {id}: {answer:?}");
                    assert_eq!(answer.status(), 200, "{what}");
                    let text = answer.text();
                    let messages: Vec<&str> = if is_stream {
                        text.lines()
                            .filter_map(|line| line.strip_prefix("data: "))
                            .collect()
                    } else {
                        vec![&text]
                    };
                    let [message] = &*messages else {
                        panic!("{what}");
                    };
                    if policy == "refuse" {
                        let error: Value = serde_json::from_str(message).unwrap();
                        assert_eq!(error["id"], id, "{what}");
                        assert_eq!(error["error"]["code"], -32603, "{what}");
                    } else {
                        assert_eq!(*message, broken(&json!({"id": id})), "{what}");
                    }
                }
            }
        }
    }
}

// SPEC G1, G8, G10
#[test]
fn the_client_gets_the_id_that_it_sent_over_http() {
    for is_stream in [false, true] {
        let server = server(is_stream, |message| {
            let id = message["id"].as_u64().unwrap();
            format!(r#"{{"jsonrpc":"2.0","id":"{id}","result":{{"content":[]}}}}"#)
        });
        let guard = Guarded::start(&server.url(), &[]);
        for id in 5..9 {
            let answer = guard.post(&[], &call(id, r#"{"a":1}"#)).text();
            let expected = format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"content":[]}}}}"#);
            assert!(answer.contains(&expected), "{answer}");
            assert_eq!(answer.matches("jsonrpc").count(), 1, "{answer}");
        }
        guard.said("breach of the protocol tolerated");
        let guard = Guarded::start(&server.url(), &["--report-only"]);
        let answer = guard.post(&[], &call(5, r#"{"a":1}"#)).text();
        assert!(answer.contains(r#""id":"5""#), "{answer}");
    }
}

/// Answers calls, and each list with the next of these results.
fn lists(results: Vec<String>) -> (Server, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let asked = Arc::clone(&count);
    let server = Server::start(move |message: &Message, to: &mut TcpStream| {
        let message = message.json();
        let body = if message["method"] == "tools/list" {
            let at = asked.fetch_add(1, Ordering::SeqCst);
            result(&message["id"], &results[at.min(results.len() - 1)])
        } else {
            result(&message["id"], r#"{"content":[]}"#)
        };
        answer_json(to, 200, "", &body);
    });
    (server, count)
}

fn of(id: u32, name: &str) -> String {
    call(id, "{}").replace("\"add\"", &format!("\"{name}\""))
}

// SPEC G2, G7, G10
#[test]
fn lists_that_never_say_that_they_end_do_over_http() {
    let page = |tools: &str, next: &str| format!(r#"{{"tools":[{tools}],"nextCursor":{next}}}"#);
    for pages in [
        vec![page(ECHO, r#""""#)],
        vec![page(ECHO, "null")],
        vec![page(ADD, r#""a""#), page(ECHO, r#""a""#)],
        vec![
            page(ADD, r#""a""#),
            page(ECHO, r#""b""#),
            page(ADD, r#""a""#),
        ],
        vec![
            page(ADD, r#""1""#),
            page(ECHO, r#""2""#),
            page(ECHO, r#""3""#),
        ],
    ] {
        let (server, count) = lists(pages.clone());
        let guard = Guarded::start(&server.url(), &[]);
        let good = guard.post(&[], &of(1, "echo")).json();
        assert_eq!(good["result"], json!({"content": []}), "{pages:?}");
        let bad = guard
            .post(&[], &of(2, "echo").replace("{}}}", "[]}}"))
            .json();
        assert_eq!(bad["result"]["isError"], true, "{pages:?}");
        assert_eq!(count.load(Ordering::SeqCst), pages.len());
    }
}

// SPEC G2, G7, G10
#[test]
fn a_tool_that_appears_unsaid_is_found_over_http() {
    let all = format!(r#"{{"tools":[{ADD},{ECHO}]}}"#);
    let (server, count) = lists(vec![format!(r#"{{"tools":[{ADD}]}}"#), all]);
    let guard = Guarded::start(&server.url(), &[]);
    guard.post(&[], LIST);
    let null = of(2, "echo").replace("{}}}", "null}}");
    assert_eq!(
        guard.post(&[], &null).json()["result"],
        json!({"content": []})
    );
    assert_eq!(count.load(Ordering::SeqCst), 2);
    assert!(
        server
            .asked()
            .iter()
            .any(|asked| asked.body == null.as_bytes())
    );
    // Names that are not there cost a bounded number of lists, one after the other and at once.
    for id in 0..100 {
        let answer = guard.post(&[], &of(id, &format!("x{id}"))).json();
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&json!(id), &json!(-32602))
        );
    }
    let port = guard.port;
    let calls: Vec<_> = (0..40)
        .map(|id| thread::spawn(move || post(port, &[], &of(id, "none")).json()))
        .collect();
    for (id, answer) in calls.into_iter().enumerate() {
        let answer = answer.join().unwrap();
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&json!(id), &json!(-32602))
        );
    }
    let lists = count.load(Ordering::SeqCst);
    assert!(lists < 60, "{lists}");
    assert_eq!(
        guard.post(&[], &of(1, "echo")).json()["result"],
        json!({"content": []})
    );
}
