//! What servers of real frameworks answer: to messages that ask nothing, by content types in many spellings, and by refusals. SPEC G10.

#![cfg(test)]

mod scripted;

use http::Method;
use saop_mcp::Settings;
use saop_tower::GuardLayer;
use serde_json::json;

use crate::scripted::{
    Answer, Client, INITIALIZE, LIST, SESSION, Scripted, call, events, json, result, with_sessions,
};

const PING: &str = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;

/// Messages after which a client waits for none.
const ASK_NOTHING: [&str; 6] = [
    r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#,
    r#"{"jsonrpc":"2.0","id":5,"result":{"roots":[]}}"#,
    r#"{"jsonrpc":"2.0","id":"s","error":{"code":-1,"message":"no"}}"#,
    r#"[{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","id":5,"result":{}}]"#,
    r#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed","params":{"_meta":{}}}"#,
];

fn client(service: Scripted) -> Client {
    Client::new(GuardLayer::builder(Settings::new()), service)
}

/// Answers of frameworks to a message that asks nothing.
fn accepted() -> Vec<Answer> {
    let text = |status, kind: &str, body| Answer::new(status, kind, vec![body]);
    vec![
        // Express: sendStatus, send, json, end.
        text(202, "text/plain; charset=utf-8", "Accepted").with("etag", "W/\"8-abc\""),
        text(200, "text/plain; charset=utf-8", "OK"),
        text(204, "text/plain", "No Content"),
        text(202, "text/html; charset=utf-8", "Accepted"),
        json(202, r#"{"ok":true}"#),
        json(200, r#"{"jsonrpc":"2.0","id":null,"result":null}"#),
        Answer::new(202, "", vec![]),
        // FastAPI and Starlette.
        json(200, "null"),
        json(202, "\"Accepted\""),
        json(200, "{}"),
        text(202, "application/json; charset=UTF-8", "Accepted"),
        Answer::new(204, "", vec![]),
        // Spring and ASP.NET.
        text(202, "application/json;charset=UTF-8", ""),
        text(200, "application/octet-stream", ""),
        text(200, "text/plain;charset=ISO-8859-1", "ok"),
        text(202, "application/problem+json; charset=utf-8", "{}"),
        // Go's net/http, Cloudflare's workers, and servers that name no type.
        text(202, "text/plain; charset=utf-8", "Accepted\n"),
        text(200, "text/plain;charset=UTF-8", ""),
        text(202, "", "Accepted"),
        text(200, "", "\r\n"),
        text(205, "", ""),
        text(201, "text/html", "<html></html>"),
        text(202, "text/plain", "Accepted").with("content-encoding", "gzip"),
        text(202, "text/plain", "Accepted").with("content-encoding", "utf-8"),
        text(202, "text/plain", "Accepted").with("content-length", "8"),
        text(202, "text/plain", "Accepted").without_length(),
        text(202, "text/plain", "Acc").cut(),
        text(200, "application/json, application/json", "{}"),
        text(202, "application/json", "").with("content-type", "text/plain"),
        text(202, "text/plain", "Accepted").stalled(),
        // A server that hides an answer there is heard by nobody.
        json(200, r#"{"jsonrpc":"2.0","id":1,"result":{}}"#),
        text(200, "text/plain", r#"{"jsonrpc":"2.0","id":1,"result":{}}"#),
    ]
}

// SPEC G10
#[tokio::test]
async fn a_message_that_asks_nothing_is_answered_by_a_status() {
    for answer in accepted() {
        for message in ASK_NOTHING {
            let answer = answer.clone().with("mcp-session-id", "s1");
            let (given, shown) = (answer.clone(), format!("{answer:?} {message}"));
            let client = client(Scripted::new(move |_| given.clone()));
            let reply = client.post(&SESSION, message).await;
            assert_eq!(reply.status.as_u16(), answer.status, "{shown}");
            assert_eq!(reply.text(), "", "{shown}");
            assert_eq!(reply.length, Some(0), "{shown}");
            for gone in ["content-type", "content-encoding", "content-length", "etag"] {
                assert_eq!(reply.header(gone), None, "{shown}");
            }
            assert_eq!(reply.header("mcp-session-id"), Some("s1"), "{shown}");
            assert!(client.watched().troubles.is_empty(), "{shown}");
        }
    }
}

// SPEC G1, G10: with reports alone, nothing is changed.
#[tokio::test]
async fn a_status_with_words_passes_where_only_reports_are_made() {
    let settings = Settings::new().with_report_only(true);
    for answer in accepted() {
        if answer.text().contains("result") {
            continue;
        }
        let given = answer.clone();
        let service = Scripted::new(move |_| given.clone());
        let straight = service.clone();
        let client = Client::new(GuardLayer::builder(settings.clone()), service);
        if format!("{answer:?}").contains("Stalls") {
            continue;
        }
        let reply = client.post(&SESSION, ASK_NOTHING[0]).await;
        let straight = straight.straight(&SESSION, ASK_NOTHING[0]).await;
        if !straight.is_cut {
            assert_eq!(reply.status, straight.status, "{answer:?}");
            assert_eq!(reply.body, straight.body, "{answer:?}");
        }
    }
}

// SPEC G10: what the guard itself says of a batch is not lost beside a status of the server's.
#[tokio::test]
async fn a_batch_whose_calls_are_refused_is_answered() {
    for answer in accepted() {
        let given = answer.clone();
        let service = Scripted::new(move |asked| match &*asked.method {
            "tools/list" => with_sessions(asked),
            _ => given.clone(),
        });
        let batch = format!("[{},{}]", call(2, "{}"), ASK_NOTHING[0]);
        let headers = [("mcp-protocol-version", "2025-03-26")];
        let reply = client(service.clone()).post(&headers, &batch).await;
        assert_eq!(reply.status.as_u16(), 200, "{answer:?}");
        assert_eq!(reply.json()[0]["result"]["isError"], true, "{answer:?}");
        assert_eq!(
            service.last().body,
            format!("[{}]", ASK_NOTHING[0]).as_bytes()
        );
    }
}

// SPEC G10
#[tokio::test]
async fn a_request_that_was_accepted_waits_for_its_answer_on_another_stream() {
    for answer in [
        Answer::new(202, "text/plain", vec!["Accepted"]),
        Answer::new(202, "text/html; charset=utf-8", vec!["<p>Accepted"]),
        json(202, "\"Accepted\""),
        json(202, "Accepted"),
        Answer::new(204, "text/plain", vec!["No Content"]),
    ] {
        let given = answer.clone();
        let service = Scripted::new(move |asked| match &*asked.method {
            "ping" => given.clone(),
            _ if asked.verb == Method::GET => {
                events(200, &[&format!("data: {}\n\n", result(&json!(1), "{}"))])
            }
            _ => with_sessions(asked),
        });
        let client = client(service);
        client.post(&[], INITIALIZE).await;
        let reply = client.post(&SESSION, PING).await;
        assert_eq!(reply.status.as_u16(), answer.status, "{answer:?}");
        assert_eq!((&*reply.text(), reply.header("content-type")), ("", None));
        let stream = client.ask(Method::GET, &SESSION).await;
        assert!(
            stream.text().contains(r#""id":1,"result":{}"#),
            "{answer:?}"
        );
        // From 2026-07-28 on, there is no other stream.
        let headers = [
            ("mcp-protocol-version", "2026-07-28"),
            ("mcp-method", "ping"),
        ];
        let reply = client.post(&headers, PING).await;
        assert_eq!(reply.json()["error"]["code"], -32000, "{answer:?}");
        assert_eq!(reply.json()["id"], 1);
    }
}

// SPEC G2, G3, G10: however the content type is spelled, what it means is judged.
#[tokio::test]
async fn content_types_are_read_in_every_spelling() {
    let list = |kind: &'static str| {
        move |asked: &scripted::Asked| match &*asked.method {
            "tools/list" => {
                let list = with_sessions(asked).text();
                if kind.to_ascii_lowercase().contains("event") {
                    Answer::new(200, kind, vec!["data: ", &list, "\n\n"])
                } else {
                    Answer::new(200, kind, vec![&list])
                }
            }
            _ => with_sessions(asked),
        }
    };
    for kind in [
        "application/json; charset=UTF-8",
        "application/json;charset=UTF-8",
        "Application/Json; Charset=\"UTF-8\"",
        "application/json ; charset = utf-8",
        "application/json; charset='utf-8'",
        "application/json; charset=utf-8; charset=utf-8",
        "application/json, application/json",
        "application/json; charset=utf-8, application/json; charset=utf-8",
        "application/json;",
        "application/json-rpc",
        "text/event-stream; charset=UTF-8",
        "TEXT/EVENT-STREAM",
        "text/event-stream;charset=\"utf-8\"",
        "text/event-stream, text/event-stream",
    ] {
        let service = Scripted::new(list(kind));
        let client = client(service);
        let reply = client.post(&[], LIST).await;
        assert_eq!(reply.status.as_u16(), 200, "{kind}");
        assert!(reply.text().contains("\"add\""), "{kind}: {}", reply.text());
        assert!(reply.text().contains("removedTools"), "{kind}");
        let first = kind.split(',').next();
        assert_eq!(reply.header("content-type"), first, "{kind}");
        let refused = client.post(&[], &call(2, r#"{"a":"1"}"#)).await;
        assert_eq!(refused.json()["result"]["isError"], true, "{kind}");
        let asked = [("content-type", kind)];
        let is_json = !kind.to_ascii_lowercase().contains("event");
        let expected = if is_json { 200 } else { 415 };
        let reply = client.post(&asked, &call(3, r#"{"a":1}"#)).await;
        assert_eq!(reply.status.as_u16(), expected, "{kind}");
    }
}

// SPEC G10: a refusal says what a client has to do next.
#[tokio::test]
async fn refusals_pass_with_their_headers() {
    let who =
        "Bearer resource_metadata=\"https://example.com/.well-known/oauth-protected-resource\"";
    let text = |status, kind: &str, body| Answer::new(status, kind, vec![body]);
    for answer in [
        text(401, "text/plain", "Unauthorized"),
        text(401, "", ""),
        json(
            401,
            r#"{"error":"invalid_token","error_description":"expired"}"#,
        ),
        text(401, "application/json; charset=UTF-8", "Unauthorized"),
        json(401, "{}").with("content-encoding", "gzip"),
        text(401, "text/html", "<p>no").with("content-encoding", "br"),
        json(403, r#"{"error":"insufficient_scope"}"#),
        text(404, "text/html", "Cannot POST /mcp"),
        json(
            404,
            r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Session not found"}}"#,
        ),
        json(
            404,
            r#"{"jsonrpc":"2.0","id":"","error":{"code":-32001,"message":"Session not found"}}"#,
        ),
        text(405, "text/plain", "Method Not Allowed").with("allow", "POST"),
        text(429, "text/plain", "slow down").with("retry-after", "3"),
        text(503, "text/html", "<html>"),
        text(530, "text/plain", "error code: 1016"),
    ] {
        let answer = answer.with("www-authenticate", who);
        let given = answer.clone();
        let client = client(Scripted::new(move |_| given.clone()));
        for message in [PING, ASK_NOTHING[0], INITIALIZE] {
            let reply = client.post(&[], message).await;
            assert_eq!(reply.status.as_u16(), answer.status, "{answer:?}");
            assert_eq!(reply.header("www-authenticate"), Some(who), "{answer:?}");
            assert_eq!(reply.header("content-encoding"), None, "{answer:?}");
        }
        for verb in [Method::GET, Method::DELETE] {
            let reply = client.ask(verb.clone(), &SESSION).await;
            assert_eq!(reply.status.as_u16(), answer.status, "{verb} {answer:?}");
            assert_eq!(reply.header("www-authenticate"), Some(who), "{answer:?}");
        }
    }
}

// SPEC G10
#[tokio::test]
async fn a_server_without_a_get_keeps_its_session() {
    for status in [404, 405, 501] {
        let service = Scripted::new(move |asked| {
            if asked.verb == Method::GET {
                return Answer::new(status, "text/html", vec!["Cannot GET /mcp"]);
            }
            with_sessions(asked)
        });
        let client = client(service.clone());
        client.post(&[], INITIALIZE).await;
        client.post(&SESSION, LIST).await;
        let reply = client.ask(Method::GET, &SESSION).await;
        assert_eq!(reply.status.as_u16(), status);
        client.post(&SESSION, &call(2, r#"{"a":1}"#)).await;
        let lists = service.methods();
        let lists = lists.iter().filter(|method| *method == "tools/list");
        assert_eq!(lists.count(), 1, "{status}");
    }
}
