//! An endpoint on loopback that answers by a script, one reply a connection, and keeps what it was asked.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// What a connection gets for its request.
pub(crate) enum Reply {
    /// These bytes, and the end of the connection.
    Bytes(Vec<u8>),
    /// These bytes, and then nothing, for ever.
    Hang(Vec<u8>),
    /// A body without an end.
    Endless,
    /// This head, and then this body in chunks of so many bytes, each sent by itself.
    Pieces(usize, Vec<u8>, Vec<u8>),
    /// A stream of these bytes, again and again, with a wait before each.
    Drip(Vec<u8>, Duration),
}

/// A request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// The request line and the headers, names in small letters.
    pub(crate) head: String,
    pub(crate) body: Value,
    pub(crate) bytes: usize,
}

impl Request {
    /// Role and content of each message.
    pub(crate) fn messages(&self) -> Vec<(&str, &str)> {
        let messages = self.body["messages"].as_array().unwrap();
        messages
            .iter()
            .map(|message| {
                let text = |name: &str| message[name].as_str().unwrap();
                (text("role"), text("content"))
            })
            .collect()
    }
}

impl Reply {
    /// A status with a body, and further header lines.
    pub(crate) fn status(code: u16, headers: &str, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref();
        let mut bytes = format!(
            "HTTP/1.1 {code} Scripted\r\ncontent-length: {}\r\nconnection: close\r\n{headers}\r\n",
            body.len()
        )
        .into_bytes();
        bytes.extend_from_slice(body);
        Self::Bytes(bytes)
    }

    /// Success, with this body.
    pub(crate) fn ok(body: impl AsRef<[u8]>) -> Self {
        Self::status(200, "content-type: application/json\r\n", body)
    }

    /// A completion with this answer.
    pub(crate) fn answer(text: &str) -> Self {
        Self::stopped(text, "stop")
    }

    /// A completion with this answer and this reason.
    pub(crate) fn stopped(text: &str, reason: &str) -> Self {
        Self::ok(
            json!({
                "id": "chatcmpl-1",
                "object": "chat.completion",
                "choices": [{
                    "index": 0,
                    "message": {"role": "assistant", "content": text},
                    "finish_reason": reason,
                }],
                "usage": {"prompt_tokens": 10, "completion_tokens": 3, "total_tokens": 13},
            })
            .to_string(),
        )
    }

    /// A stream of events.
    pub(crate) fn events(body: &[u8]) -> Self {
        Self::status(200, "content-type: text/event-stream\r\n", body)
    }

    /// The head of a stream of events whose body comes in chunks.
    pub(crate) fn stream_head() -> Vec<u8> {
        b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\ntransfer-encoding: chunked\r\n\r\n".to_vec()
    }

    /// A body that ends before its announced length.
    pub(crate) fn cut() -> Self {
        Self::Bytes(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{\"choices\":".to_vec())
    }
}

/// The endpoint. It is there until the process ends.
pub(crate) struct Endpoint {
    base: String,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Endpoint {
    /// Answers the requests with these replies, in order, and what comes after them with status 404.
    pub(crate) fn new(script: impl IntoIterator<Item = Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let mut script: VecDeque<Reply> = script.into_iter().collect();
        let kept = Arc::clone(&requests);
        thread::spawn(move || {
            let mut hanging = Vec::new();
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let Some(request) = read(&stream) else {
                    continue;
                };
                kept.lock().unwrap().push(request);
                let reply = script.pop_front();
                match reply.unwrap_or_else(|| Reply::status(404, "", "the script is over")) {
                    // The client may have gone.
                    Reply::Bytes(bytes) => drop(stream.write_all(&bytes)),
                    Reply::Hang(bytes) => {
                        let _ = stream.write_all(&bytes);
                        hanging.push(stream);
                    }
                    Reply::Pieces(size, head, body) => {
                        let _ = stream.set_nodelay(true);
                        let _ = stream.write_all(&head);
                        for bytes in body.chunks(size) {
                            let _ = stream.write_all(&piece(bytes));
                        }
                        let _ = stream.write_all(&piece(b""));
                    }
                    Reply::Drip(bytes, wait) => {
                        let _ = stream.write_all(&Reply::stream_head());
                        while stream.write_all(&piece(&bytes)).is_ok() {
                            thread::sleep(wait);
                        }
                    }
                    Reply::Endless => {
                        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n");
                        while stream.write_all(&[b' '; 8192]).is_ok() {}
                    }
                }
            }
        });
        Self { base, requests }
    }

    /// The base URL.
    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    /// What it was asked so far.
    pub(crate) fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }
}

/// A chunk of a body; an empty one ends it.
pub(crate) fn piece(bytes: &[u8]) -> Vec<u8> {
    let head = format!("{:x}\r\n", bytes.len());
    [head.as_bytes(), bytes, b"\r\n"].concat()
}

/// The request that comes in.
pub(crate) fn read(stream: impl Read) -> Option<Request> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    let mut length = 0;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(": ") {
            let name = name.to_ascii_lowercase();
            if name == "content-length" {
                length = value.trim().parse().unwrap();
            }
            line = format!("{name}: {value}");
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some(Request {
        head,
        body: serde_json::from_slice(&body).unwrap(),
        bytes: body.len(),
    })
}
