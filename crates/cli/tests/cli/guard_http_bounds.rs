//! `saop guard --listen`: who is let in, what is kept back, and how much is taken. SPEC G10.

use std::io::{BufReader, Read};
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;

use crate::http_peers::{
    Guarded, INITIALIZE, LIST, Message, SESSION, Server, ask, call, events, json, part, post,
    result, send, with_sessions,
};

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

// SPEC G6, G10
#[test]
fn no_key_of_a_message_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("record.ndjson");
    let hidden = "0123456789Hidden0123456789";
    let server = Server::start(|asked, to| {
        let message = asked.json();
        let key = "ghp_0123456789Hidden0123456789";
        match message["method"].as_str() {
            // Its names and schemas have keys, too.
            Some("tools/list") => {
                let tools = json!({"tools": [
                    {"name": key, "inputSchema": {"type": "object", "required": [key]}},
                    {"name": format!("bad{key}"), "inputSchema": {"type": key}},
                ]});
                json(to, 200, "", &result(&message["id"], &tools.to_string()));
            }
            _ => with_sessions(asked, to),
        }
    });
    let path = record.to_str().unwrap();
    let guard = Guarded::start(
        &server.url(),
        &["--record", path, "--metrics", "127.0.0.1:0"],
    );
    guard.post(&[], INITIALIZE);
    let key = format!("ghp_{hidden}");
    let named = call(1, "{}").replace("\"add\"", &format!("\"{key}\""));
    let arguments = json!({"a": format!("\u{1b}[32m{key}"), &key: [key]}).to_string();
    let right = call(2, &arguments).replace("\"add\"", &format!("\"{key}\""));
    for message in [&named, &right, &call(3, &arguments)] {
        guard.post(&SESSION, message);
    }
    let metrics = ask_metrics(&guard);
    let said = guard.said("[masked]");
    let written = std::fs::read_to_string(&record).unwrap();
    assert!(metrics.contains("tool=\"[masked]\"") && written.contains("[masked]"));
    for text in [&said, &written, &metrics] {
        assert!(!text.contains("Hidden"), "{text}");
    }
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
