//! `saop guard --listen` before servers that send bytes that are no text, in bodies, events and headers. SPEC G8, G10.

use std::io::{BufReader, Read, Write};
use std::net::TcpStream;

use crate::http_peers::{Guarded, Message, Server, call, post, with_sessions};

const NEL: u8 = 0x85;

/// A server that answers each call with these bytes as a body of a type, and another header.
fn server(kind: &'static [u8], header: &'static [u8], body: &'static [u8]) -> Server {
    Server::start(move |asked: &Message, to: &mut TcpStream| {
        if asked.method() != "tools/call" {
            return with_sessions(asked, to);
        }
        let length = format!("\r\ncontent-length: {}\r\n", body.len());
        let head = [
            b"HTTP/1.1 200 OK\r\ncontent-type: ",
            kind,
            length.as_bytes(),
            header,
            b"\r\n",
        ]
        .concat();
        to.write_all(&[&head, body].concat()).unwrap();
    })
}

fn asked(
    kind: &'static [u8],
    header: &'static [u8],
    body: &'static [u8],
    options: &[&str],
) -> (Vec<u8>, Message) {
    let server = server(kind, header, body);
    let guard = Guarded::start(&server.url(), options);
    // The head as it came: its bytes may be no text.
    let message = call(2, r#"{"a":1}"#);
    let mut stream = crate::http_peers::send(guard.port, "POST", &["connection: close"], &message);
    let mut all = Vec::new();
    stream.read_to_end(&mut all).unwrap();
    let shown: Vec<u8> = all
        .iter()
        .map(|byte| if byte.is_ascii() { *byte } else { b'?' })
        .collect();
    let reply = Message::read(&mut BufReader::new(&*shown)).unwrap();
    (all, reply)
}

const JSON: &[u8] = b"application/json";
const EVENTS: &[u8] = b"text/event-stream";

// SPEC G8, G10
#[test]
fn bytes_that_some_readers_take_for_an_end_of_line_do_not_pass() {
    for body in [
        &b": \x85data: {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"EVIL\"}}\x85\x85\n\n"[..],
        b"id: \x85data: {\"id\":2,\"result\":{\"t\":\"EVIL\"}}\n\n",
        b"event: message\x85data: {\"id\":2,\"result\":{\"t\":\"EVIL\"}}\n\n",
        b"retry: 5\x85data: EVIL\n\n",
        b"\x85data: {\"id\":2,\"result\":{\"t\":\"EVIL\"}}\n\n",
        b"data: {}\x85data: EVIL\n\n",
        b"data: {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"\x85EVIL\"}}\n\n",
        b"data: {\"jsonrpc\":\"2.0\",\"id\":2,\x85\"result\":{\"t\":\"EVIL\"}}\n\n",
    ] {
        let (all, _) = asked(EVENTS, b"", body, &[]);
        let shown = String::from_utf8_lossy(&all);
        assert!(!all.contains(&NEL) && !shown.contains("EVIL"), "{shown}");
    }
    // As JSON, they are no text, and the request gets an error.
    for body in [
        &b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"\x85\"}}"[..],
        b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}\x85",
        b"\x85{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
        b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"caf\xE9\"}}",
    ] {
        let (all, reply) = asked(JSON, b"", body, &[]);
        assert!(!all.contains(&NEL));
        assert_eq!(reply.json()["id"], 2, "{}", reply.text());
        assert!(reply.json()["error"].is_object(), "{}", reply.text());
    }
    // A content type with such a byte is none.
    for kind in [
        &b"application/json\x85"[..],
        b"application/json; charset=utf-8\x85",
        b"\x85application/json",
    ] {
        let (_, reply) = asked(
            kind,
            b"",
            b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
            &[],
        );
        assert_eq!(reply.status(), 502, "{}", reply.text());
    }
}

// SPEC G1, G10: letters that have the byte in their UTF-8 pass, and so do headers.
#[test]
fn letters_and_headers_with_such_a_byte_pass() {
    let good = "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"Å х … \u{85}\"}}".as_bytes();
    let (all, reply) = asked(JSON, b"", good, &[]);
    assert_eq!(reply.status(), 200);
    let text = String::from_utf8(all).unwrap();
    assert!(text.contains("Å х …"), "{text}");
    let comment =
        ": Å х …\n\ndata: {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"Å\"}}\n\n".as_bytes();
    let (all, _) = asked(EVENTS, b"", comment, &[]);
    let text = String::from_utf8(all).unwrap();
    assert!(
        text.contains(": Å х …\n\n") && text.contains(r#""t":"Å""#),
        "{text}"
    );
    for header in [&b"x-own: caf\xE9\r\n"[..], b"x-own: \xC3\x85\r\n"] {
        let (all, reply) = asked(
            JSON,
            header,
            b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}",
            &[],
        );
        assert_eq!(reply.status(), 200);
        let has = all.windows(header.len()).any(|part| part == header);
        assert!(has, "{}", String::from_utf8_lossy(&all));
    }
    // With results reported, a body passes as it is, and data without the byte.
    let body = b"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"t\":\"\x85\"}}";
    let (all, _) = asked(JSON, b"", body, &["--results", "report"]);
    assert!(all.ends_with(body), "{}", String::from_utf8_lossy(&all));
}

// SPEC G2, G8, G10
#[test]
fn a_request_in_bytes_that_are_no_text_does_not_reach_the_server() {
    let server = Server::start(with_sessions);
    let guard = Guarded::start(&server.url(), &[]);
    for body in [
        &b"{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\",\"params\":{\"t\":\"\x85\"}}"[..],
        b"{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}\x85",
        b"{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\",\"params\":{\"t\":\"\xFF\"}}",
    ] {
        let mut stream = TcpStream::connect(("127.0.0.1", guard.port)).unwrap();
        let head = format!(
            "POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(&[head.as_bytes(), body].concat()).unwrap();
        let reply = Message::read(&mut BufReader::new(stream)).unwrap();
        assert_eq!(reply.json()["id"], 9, "{}", reply.text());
        assert_eq!(reply.json()["error"]["code"], -32700, "{}", reply.text());
    }
    assert!(server.asked().is_empty());
    let good = "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\",\"params\":{\"t\":\"\u{85}Å\"}}";
    assert_eq!(post(guard.port, &[], good).status(), 202);
    assert!(server.asked()[0].body == good.as_bytes());
}
