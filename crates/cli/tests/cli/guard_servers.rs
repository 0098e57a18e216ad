//! `saop guard --listen` before servers that answer as real frameworks do, over sockets. SPEC G10.

use std::io::Write;
use std::net::TcpStream;

use crate::http_peers::{
    Guarded, INITIALIZE, LIST, Message, SESSION, Server, ask, call, json, with_sessions,
};

const INITIALIZED: &str = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
const RESPONSE: &str = r#"{"jsonrpc":"2.0","id":5,"result":{"roots":[]}}"#;

/// Answers to a notification, as they are on the wire.
const ACCEPTED: [&str; 16] = [
    // Express: `response.sendStatus(202)` and `response.sendStatus(200)`.
    "HTTP/1.1 202 Accepted\r\nX-Powered-By: Express\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 8\r\nETag: W/\"8-HAcTbPxXOzVSmMUBnWzDzXtMT4g\"\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nAccepted",
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 2\r\n\r\nOK",
    "HTTP/1.1 204 No Content\r\n\r\n",
    "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n",
    // Starlette, Spring and ASP.NET.
    "HTTP/1.1 202 Accepted\r\nserver: uvicorn\r\ncontent-length: 4\r\ncontent-type: application/json\r\n\r\nnull",
    "HTTP/1.1 200 OK\r\ncontent-length: 10\r\ncontent-type: application/json\r\n\r\n\"Accepted\"",
    "HTTP/1.1 200 \r\nContent-Type: application/json;charset=UTF-8\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\nContent-Type: text/plain\r\n\r\n",
    "HTTP/1.1 202 Accepted\r\nTransfer-Encoding: chunked\r\nContent-Type: text/plain\r\n\r\n8\r\nAccepted\r\n0\r\n\r\n",
    // Go and Cloudflare's workers.
    "HTTP/1.1 202 Accepted\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 202 Accepted\r\nContent-Type: text/plain;charset=UTF-8\r\nContent-Length: 0\r\nCF-RAY: 1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>",
    "HTTP/1.1 202 Accepted\r\nContent-Type: text/plain\r\nContent-Encoding: utf-8\r\nContent-Length: 8\r\n\r\nAccepted",
    "HTTP/1.1 202 Accepted\r\nContent-Type: text/plain\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nAccepted",
    "HTTP/1.1 202\r\nContent-Length: 2\r\n\r\n\r\n",
    "HTTP/1.0 202 Accepted\r\nContent-Type: text/plain\r\nContent-Length: 8\r\nConnection: keep-alive\r\n\r\nAccepted",
];

fn answers_with(accepted: &'static str) -> impl Fn(&Message, &mut TcpStream) {
    move |asked, to| {
        if asked.line.starts_with("POST") && asked.json()["id"].is_null()
            || asked.json()["result"].is_object()
        {
            to.write_all(accepted.as_bytes()).unwrap();
        } else {
            with_sessions(asked, to);
        }
    }
}

// SPEC G10: a session goes on behind each of them.
#[test]
fn a_session_begins_whatever_a_notification_is_answered() {
    for accepted in ACCEPTED {
        let server = Server::start(answers_with(accepted));
        let guard = Guarded::start(&server.url(), &[]);
        assert_eq!(guard.post(&[], INITIALIZE).status(), 200);
        let status: u16 = accepted[9..12].parse().unwrap();
        for message in [INITIALIZED, RESPONSE, INITIALIZED] {
            let reply = guard.post(&SESSION, message);
            assert_eq!(reply.status(), status, "{accepted}");
            assert_eq!(reply.text(), "", "{accepted}");
            for gone in ["content-type", "etag", "content-encoding"] {
                assert_eq!(reply.header(gone), None, "{accepted}");
            }
        }
        assert_eq!(guard.post(&SESSION, LIST).status(), 200);
        let good = guard.post(&SESSION, &call(2, r#"{"a":1}"#));
        assert_eq!(good.json()["id"], 2, "{accepted}");
        let bad = guard.post(&SESSION, &call(3, "{}"));
        assert_eq!(bad.json()["result"]["isError"], true, "{accepted}");
        let said = guard.said("call refused");
        assert!(!said.contains("neither JSON"), "{said}");
    }
}

// SPEC G10
#[test]
fn refusals_keep_their_status_and_headers() {
    const WHO: &str = "Bearer resource_metadata=\"https://example.com/\"";
    for (status, kind, body) in [
        (401, "text/plain", "Unauthorized"),
        (
            401,
            "application/json; charset=UTF-8",
            r#"{"error":"invalid_token"}"#,
        ),
        (401, "application/json", "Unauthorized"),
        (403, "text/html", "<p>no"),
        (
            404,
            "text/html; charset=utf-8",
            "<pre>Cannot POST /mcp</pre>",
        ),
        (
            404,
            "application/json",
            r#"{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}"#,
        ),
        (405, "text/plain", ""),
        (429, "application/json", "{}"),
        (503, "text/plain", "error code: 1016"),
    ] {
        let server = Server::start(move |_, to| {
            let length = body.len();
            let head = format!(
                "HTTP/1.1 {status} X\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nwww-authenticate: {WHO}\r\n\r\n"
            );
            to.write_all((head + body).as_bytes()).unwrap();
        });
        let guard = Guarded::start(&server.url(), &[]);
        for message in [INITIALIZE, INITIALIZED, LIST] {
            let reply = guard.post(&SESSION, message);
            assert_eq!(reply.status(), status, "{body}");
            assert_eq!(reply.header("www-authenticate"), Some(WHO), "{body}");
        }
        for method in ["GET", "DELETE"] {
            let reply = ask(guard.port, method, &SESSION);
            assert_eq!((reply.status(), &*reply.text()), (status, body), "{method}");
        }
    }
}

// SPEC G10
#[test]
fn content_types_in_other_spellings_are_read() {
    for kind in [
        "content-type: application/json; charset=UTF-8",
        "Content-Type: APPLICATION/JSON;CHARSET=\"UTF-8\"",
        "Content-Type: application/json\r\nContent-Type: application/json",
        "Content-Type: application/json, application/json; charset=utf-8",
        "Content-Type: application/json ; charset = utf-8",
    ] {
        let server = Server::start(move |asked, to| {
            if asked.method() != "tools/list" {
                return json(
                    to,
                    200,
                    "",
                    &format!(
                        r#"{{"jsonrpc":"2.0","id":{},"result":{{}}}}"#,
                        asked.json()["id"]
                    ),
                );
            }
            let body = format!(
                r#"{{"jsonrpc":"2.0","id":{},"result":{{"tools":[{}]}}}}"#,
                asked.json()["id"],
                crate::http_peers::ADD
            );
            let head = format!(
                "HTTP/1.1 200 OK\r\n{kind}\r\ncontent-length: {}\r\n\r\n",
                body.len()
            );
            to.write_all((head + &body).as_bytes()).unwrap();
        });
        let guard = Guarded::start(&server.url(), &[]);
        let refused = guard.post(&[], &call(3, "{}"));
        assert_eq!(refused.json()["result"]["isError"], true, "{kind}");
        assert_eq!(
            guard.post(&[], &call(4, r#"{"a":1}"#)).status(),
            200,
            "{kind}"
        );
    }
}

// SPEC G5, G10: pins that cannot be written hold back what is new, as on stdio.
#[test]
fn tools_whose_pins_cannot_be_written_are_held_back() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    std::fs::create_dir(&own).unwrap();
    let pins = own.join("pins.json");
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--pin", pins.to_str().unwrap()]);
    std::fs::remove_dir_all(&own).unwrap();
    guard.post(&[], INITIALIZE);
    for _ in 0..3 {
        let list = guard.post(&SESSION, LIST);
        assert_eq!(
            list.json()["result"]["tools"],
            serde_json::json!([]),
            "{}",
            list.text()
        );
    }
    let refused = guard.post(&SESSION, &call(3, r#"{"a":1}"#));
    assert_eq!(
        refused.json()["error"]["code"],
        -32602,
        "{}",
        refused.text()
    );
    let said = guard.said("could not");
    assert_eq!(
        said.matches("could not write the pins").count(),
        1,
        "{said}"
    );
    std::fs::create_dir(&own).unwrap();
    let list = guard.post(&SESSION, LIST);
    assert!(
        list.text().contains(crate::http_peers::ADD),
        "{}",
        list.text()
    );
    assert!(pins.exists());
}
