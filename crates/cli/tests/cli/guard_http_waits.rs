//! `saop guard --listen`: who is slow, who goes in the middle, and who sends too much. SPEC G7, G10.

use std::io::{BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use crate::http_peers::{
    Guarded, INITIALIZE, LIST, LONGEST, Message, SESSION, Server, call, events, json, part, post,
    read_until, request, result, send, with_sessions,
};

/// Waits until something is so.
fn until(is: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < LONGEST);
        thread::sleep(Duration::from_millis(2));
    }
}

fn metrics(guard: &Guarded) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", guard.metrics.unwrap())).unwrap();
    stream
        .write_all(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    Message::read(&mut BufReader::new(stream)).unwrap().text()
}

// SPEC G7, G10
#[test]
fn a_server_begins_its_answer_in_time() {
    let server = Server::start(|asked, to| match asked.method().as_str() {
        // Nothing, and half of an answer.
        "never" => thread::sleep(LONGEST),
        "half" => {
            let head =
                "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
            to.write_all(head.as_bytes()).unwrap();
            thread::sleep(LONGEST);
        }
        // A stream may take its time.
        "stream" => {
            events(to);
            thread::sleep(Duration::from_millis(900));
            let answer = result(&asked.json()["id"], "{}");
            part(to, format!("data: {answer}\n\n").as_bytes());
            part(to, b"");
        }
        _ => with_sessions(asked, to),
    });
    let guard = Guarded::start(&server.url(), &["--upstream-timeout", "500ms"]);
    let ask = |method: &str| {
        guard.post(
            &[],
            &format!(r#"{{"jsonrpc":"2.0","id":7,"method":"{method}"}}"#),
        )
    };
    for method in ["never", "half"] {
        let begun = Instant::now();
        let answer = ask(method);
        assert_eq!(answer.status(), 504, "{method}");
        assert_eq!(
            (&answer.json()["id"], &answer.json()["error"]["code"]),
            (&7.into(), &(-32000).into())
        );
        assert!(answer.text().contains("500ms"), "{}", answer.text());
        assert!(begun.elapsed() >= Duration::from_millis(450) && begun.elapsed() < LONGEST);
    }
    assert!(ask("stream").text().contains("\"id\":7"));
    guard.said("the server did not answer within 500ms");
}

// SPEC G7, G10
#[test]
fn a_client_that_goes_in_the_middle_leaves_nothing() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--metrics", "127.0.0.1:0"]);
    let whole = request(guard.port, "POST", &[], &call(1, r#"{"a":1}"#));
    let mut open = Vec::new();
    for length in (10..whole.len()).step_by(7) {
        let mut stream = TcpStream::connect(("127.0.0.1", guard.port)).unwrap();
        stream.write_all(&whole.as_bytes()[..length]).unwrap();
        open.push(stream);
    }
    // They hold nobody up while they wait.
    assert_eq!(guard.post(&[], INITIALIZE).status(), 200);
    drop(open);
    until(|| {
        let metrics = metrics(&guard);
        metrics.contains("saop_guard_connections 0\n")
            && metrics.contains("saop_guard_body_bytes 0\n")
    });
    assert_eq!(server.methods(), ["initialize"]);
}

// SPEC G1, G7, G10: what the client does not take is not read from the server.
#[test]
fn a_client_that_reads_slowly_gets_all_and_costs_little() {
    const EVENTS: usize = 2_000;
    let server = Server::start(|asked, to| match asked.method().as_str() {
        "tools/call" => {
            events(to);
            let text = "x".repeat(8 << 10);
            for n in 0..EVENTS {
                let event = format!("id: {n}\ndata: {{\"method\":\"notifications/{text}\"}}\n\n");
                part(to, event.as_bytes());
            }
            part(to, b"");
        }
        _ => with_sessions(asked, to),
    });
    let guard = Guarded::start(&server.url(), &["--metrics", "127.0.0.1:0"]);
    guard.post(&[], INITIALIZE);
    guard.post(&SESSION, LIST);
    let mut stream = send(guard.port, "POST", &SESSION, &call(5, r#"{"a":1}"#));
    let mut rest = read_until(&mut stream, "id: 0\n");
    thread::sleep(Duration::from_millis(500));
    #[cfg(target_os = "linux")]
    {
        let status = std::fs::read_to_string(format!("/proc/{}/status", guard.id())).unwrap();
        let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes: usize = kilobytes
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        assert!(kilobytes < 200 << 10, "{kilobytes}");
    }
    stream.set_read_timeout(Some(LONGEST)).unwrap();
    let mut part = vec![0; 64 << 10];
    while !rest.ends_with("0\r\n\r\n") {
        let read = stream.read(&mut part).unwrap();
        assert!(read > 0);
        rest.push_str(std::str::from_utf8(&part[..read]).unwrap());
    }
    assert_eq!(rest.matches("data: ").count(), EVENTS);
    assert!(rest.contains(&format!("id: {}\n", EVENTS - 1)));
}

// SPEC G7, G10
#[test]
fn floods_of_headers_are_turned_away() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--metrics", "127.0.0.1:0"]);
    let floods: Vec<_> = (0..20)
        .map(|n| {
            let port = guard.port;
            thread::spawn(move || {
                let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
                let _ = stream.write_all(b"POST /mcp HTTP/1.1\r\nhost: localhost\r\n");
                // It never ends: sooner or later, nobody takes it.
                for line in 0..100_000 {
                    let header = format!("x-{n}-{line}: {}\r\n", "y".repeat(100));
                    if stream.write_all(header.as_bytes()).is_err() {
                        return;
                    }
                }
                panic!("all of it was taken");
            })
        })
        .collect();
    assert_eq!(guard.post(&[], INITIALIZE).status(), 200);
    for flood in floods {
        flood.join().unwrap();
    }
    until(|| metrics(&guard).contains("saop_guard_connections 0\n"));
    assert_eq!(server.methods(), ["initialize"]);
}

// SPEC G9, G10
#[test]
fn with_report_only_a_long_message_passes_unread() {
    let long = "y".repeat(5000);
    let answered = long.clone();
    let server = Server::start(move |asked, to| {
        let id = asked.json()["id"].clone();
        let answer = result(&id, &format!("{{\"a\":\"{answered}\"}}"));
        if asked.method() == "stream" {
            events(to);
            part(to, format!("data: {answer}\n\n: more\n").as_bytes());
            part(to, b"");
        } else {
            json(to, 200, "", &answer);
        }
    });
    let guard = Guarded::start(&server.url(), &["--report-only", "--max-message", "4K"]);
    for (method, headers) in [("stream", &[][..]), ("json", &[]), (&*long, &[])] {
        let body = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{method}"}}"#);
        let through = guard.post(headers, &body);
        assert_eq!(through.text(), post(server.port, headers, &body).text());
        let asked = server.asked();
        assert_eq!(asked[asked.len() - 2].body, body.as_bytes());
    }
    let said = guard.said("from the server: expected a message of at most 4096 bytes");
    assert!(
        said.contains(": expected a message of at most 4096 bytes"),
        "{said}"
    );
}

// SPEC G10: of two answers to who asks for the counts, one does not wait for the other.
#[test]
fn who_asks_for_counts_and_says_nothing_holds_nobody_up() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &["--metrics", "127.0.0.1:0"]);
    let port = guard.metrics.unwrap();
    let silent: Vec<_> = (0..5)
        .map(|_| TcpStream::connect(("127.0.0.1", port)).unwrap())
        .collect();
    let begun = Instant::now();
    assert!(metrics(&guard).contains("saop_guard_requests_total 0"));
    assert!(begun.elapsed() < Duration::from_secs(4));
    drop(silent);
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let twice = b"GET /metrics HTTP/1.1\nHost: localhost\nHost: localhost\n\n";
    stream.write_all(twice).unwrap();
    let answer = Message::read(&mut BufReader::new(stream)).unwrap();
    assert_eq!(answer.status(), 403);
}
