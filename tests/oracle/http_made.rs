//! Requests and answers over HTTP, by a fuzzer's choices.

use std::collections::VecDeque;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http::{Method, Request};
use http_body::{Body, Frame};

use super::guard::{ADD, from_the_client, from_the_server};
use super::tape::Tape;

/// Longer messages are refused.
pub(crate) const LONGEST: usize = 1024;
/// What the id of a request stands for in an answer.
pub(crate) const ID: &str = "\"ID\"";

/// An answer of the server.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) kind: &'static str,
    pub(crate) parts: Vec<Vec<u8>>,
    pub(crate) is_cut: bool,
}

/// A body that is there at once.
pub(crate) struct Parts {
    pub(crate) parts: VecDeque<Bytes>,
    pub(crate) is_cut: bool,
}

impl Body for Parts {
    type Data = Bytes;
    type Error = &'static str;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, &'static str>>> {
        Poll::Ready(match self.parts.pop_front() {
            Some(part) => Some(Ok(Frame::data(part))),
            None => std::mem::take(&mut self.is_cut).then_some(Err("cut")),
        })
    }
}

const HEADERS: [(&str, &str); 20] = [
    ("mcp-protocol-version", "2025-11-25"),
    ("mcp-protocol-version", "2026-07-28"),
    ("mcp-session-id", "s1"),
    ("mcp-session-id", "s2"),
    ("mcp-method", "tools/call"),
    ("mcp-method", "tools/list"),
    ("mcp-name", "add"),
    ("mcp-name", "=?base64?YWRk?="),
    ("mcp-name", "=?base64?*?="),
    ("mcp-param-a", "1"),
    ("authorization", "Bearer a"),
    ("last-event-id", "1"),
    ("origin", "http://localhost"),
    ("origin", "http://example.com"),
    ("connection", "mcp-name"),
    ("content-encoding", "gzip"),
    ("content-type", "application/json; charset=utf-16"),
    ("host", "example.com"),
    ("accept", "text/event-stream"),
    ("x", "1"),
];

/// Returns a request, and the message in it.
pub(crate) fn request(tape: &mut Tape<'_>) -> (Request<Parts>, Vec<u8>) {
    let method = match tape.below(8) {
        0 => Method::GET,
        1 => Method::DELETE,
        _ => Method::POST,
    };
    let mut request = Request::builder().method(&method).uri("/mcp");
    let mut has = [false; 2];
    for _ in 0..tape.below(5) {
        let (name, value) = HEADERS[tape.below(HEADERS.len())];
        has[0] |= name == "host";
        has[1] |= name == "content-type";
        request = request.header(name, value);
    }
    if !has[0] {
        request = request.header("host", "localhost");
    }
    if !has[1] {
        request = request.header("content-type", "application/json");
    }
    let message = match (method == Method::POST, tape.below(8)) {
        (false, _) => Vec::new(),
        (true, 0) => {
            let count = tape.below(64);
            tape.take(count).to_vec()
        }
        (true, 1) => format!("[{},{}]", from_the_client(tape), from_the_client(tape)).into_bytes(),
        (true, 2) => {
            let call = from_the_client(tape);
            let at = tape.below(call.len() + 1);
            let mut call = call.into_bytes();
            call.insert(at, tape.byte());
            call
        }
        (true, 3) => format!(
            "{}{}",
            from_the_client(tape),
            " ".repeat(tape.below(4 * LONGEST))
        )
        .into_bytes(),
        _ => from_the_client(tape).into_bytes(),
    };
    let parts = cut(tape, &message);
    let body = Parts {
        parts: parts.into_iter().map(Bytes::from).collect(),
        is_cut: false,
    };
    (request.body(body).expect("known headers"), message)
}

/// Cuts bytes into pieces.
fn cut(tape: &mut Tape<'_>, bytes: &[u8]) -> Vec<Vec<u8>> {
    let length = 1 + tape.below(96);
    if length > 64 {
        return vec![bytes.to_vec()];
    }
    bytes.chunks(length).map(<[u8]>::to_vec).collect()
}

const KINDS: [&str; 12] = [
    "application/json",
    "application/json",
    "application/json; charset=utf-8",
    "text/event-stream",
    "text/event-stream",
    "text/event-stream",
    "text/event-stream; charset=utf-8",
    "text/event-stream; charset=utf-7",
    "text/event-stream+json",
    "application/json, text/html",
    "text/html",
    "",
];

pub(crate) fn answer(tape: &mut Tape<'_>) -> Answer {
    let status = [
        200, 200, 200, 200, 200, 202, 201, 204, 302, 304, 400, 404, 500,
    ][tape.below(13)];
    let kind = KINDS[tape.below(KINDS.len())];
    let is_events = kind.starts_with("text/event-stream");
    let mut body = Vec::new();
    if is_events {
        for _ in 0..tape.below(5) {
            body.extend(event(tape));
        }
    } else {
        body = match tape.below(8) {
            0 => {
                let count = tape.below(64);
                tape.take(count).to_vec()
            }
            1 => Vec::new(),
            2 => format!("[{},{}]", said(tape), said(tape)).into_bytes(),
            _ => said(tape).into_bytes(),
        };
    }
    Answer {
        status,
        kind,
        parts: cut(tape, &body),
        is_cut: tape.below(16) == 15,
    }
}

/// A message of the server, mostly to the id of whoever asked.
fn said(tape: &mut Tape<'_>) -> String {
    match tape.below(8) {
        0..3 => from_the_server(tape),
        3 => format!(r#"{{"jsonrpc":"2.0","id":{ID},"result":{{"tools":[{ADD}]}}}}"#),
        4 => format!(r#"{{"id":{ID},"result":{{"content":[],"structuredContent":{{"sum":1}}}}}}"#),
        5 => {
            format!(r#"{{"id":{ID},"result":{{"content":[],"structuredContent":{{"sum":"x"}}}}}}"#)
        }
        6 => format!(
            r#"{{"id":{ID},"result":{{"content":"{}"}}}}"#,
            "\u{2028}y".repeat(tape.below(300))
        ),
        _ => format!(r#"{{"id":{ID},"error":{{"code":-32000,"message":"no"}}}}"#),
    }
}

/// Some lines of a stream.
fn event(tape: &mut Tape<'_>) -> Vec<u8> {
    const ENDS: [&str; 4] = ["\n", "\r\n", "\r", "\n"];
    const BETWEEN: [&str; 12] = [
        "\n", "\r", "\u{FEFF}", "ï»¿", "\u{2028}", "\u{85}", "\u{B}", "data: ", "data:\n", ":",
        " ", "\0",
    ];
    let end = ENDS[tape.below(4)];
    let mut lines = String::new();
    match tape.below(8) {
        0 => lines.push_str(": a comment"),
        1 => lines.push_str("id: 1\u{0}"),
        2 => lines.push_str("event: message"),
        3 => lines.push_str("event: other"),
        4 => lines.push_str("retry: 5"),
        _ => {}
    }
    if !lines.is_empty() {
        lines.push_str(end);
    }
    let message = said(tape);
    let at = tape.below(message.len() + 1);
    match (tape.below(8), message.split_at_checked(at)) {
        // Data in two lines.
        (0, Some((first, last))) => {
            lines = format!("{lines}data: {first}{end}data:{last}{end}{end}");
        }
        (1, Some((first, last))) => {
            let between = BETWEEN[tape.below(BETWEEN.len())];
            let more = BETWEEN[tape.below(BETWEEN.len())];
            lines = format!("{lines}data: {first}{between}{more}{last}{end}{end}");
        }
        (2, _) => {
            let between = BETWEEN[tape.below(BETWEEN.len())];
            lines = format!("{between}{lines}{between}data: {message}{end}{end}");
        }
        (3, _) => lines = format!("{lines}data: {message}{end}"),
        (4, _) => lines.push_str(end),
        _ => lines = format!("{lines}data: {message}{end}{end}"),
    }
    let mut lines = lines.into_bytes();
    if tape.below(8) == 7 {
        let at = tape.below(lines.len() + 1);
        lines.insert(at, tape.byte());
    }
    lines
}
