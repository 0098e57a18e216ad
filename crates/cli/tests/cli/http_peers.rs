//! Scripted peers over HTTP on loopback: a server, a client, and the guard between them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Longer than anything takes.
pub(crate) const LONGEST: Duration = Duration::from_secs(20);

/// A request, or an answer, as it came.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// The first line.
    pub(crate) line: String,
    /// The headers, names in small letters.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Message {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut all = self.headers.iter();
        all.find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The method of the message in a request.
    pub(crate) fn method(&self) -> String {
        self.json()["method"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    pub(crate) fn status(&self) -> u16 {
        self.line.split(' ').nth(1).unwrap().parse().unwrap()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    /// Reads a message; none if the other side has closed the connection before it.
    pub(crate) fn read(from: &mut impl BufRead) -> Option<Self> {
        let mut message = Self::read_head(from)?;
        if message.header("transfer-encoding") == Some("chunked") {
            while let Some(part) = chunk(from) {
                message.body.extend(part);
            }
        } else if let Some(length) = message.header("content-length") {
            message.body = vec![0; length.parse().unwrap()];
            from.read_exact(&mut message.body).ok()?;
        }
        Some(message)
    }

    pub(crate) fn read_head(from: &mut impl BufRead) -> Option<Self> {
        let mut line = String::new();
        if from.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let mut headers = Vec::new();
        loop {
            let mut header = String::new();
            from.read_line(&mut header).ok()?;
            let Some((name, value)) = header.trim_end().split_once(':') else {
                break;
            };
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        Some(Self {
            line: line.trim_end().to_owned(),
            headers,
            body: Vec::new(),
        })
    }
}

/// Reads a chunk of a body; none at its end.
pub(crate) fn chunk(from: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = String::new();
    from.read_line(&mut line).ok()?;
    let length = usize::from_str_radix(line.trim_end(), 16).ok()?;
    let mut bytes = vec![0; length + 2];
    from.read_exact(&mut bytes).ok()?;
    bytes.truncate(length);
    (length > 0).then_some(bytes)
}

/// A server that answers as a function does.
pub(crate) struct Server {
    pub(crate) port: u16,
    asked: Arc<Mutex<Vec<Message>>>,
}

impl Server {
    pub(crate) fn start(answer: impl Fn(&Message, &mut TcpStream) + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (kept, answer) = (Arc::clone(&asked), Arc::new(answer));
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let (kept, answer) = (Arc::clone(&kept), Arc::clone(&answer));
                thread::spawn(move || {
                    let mut from = BufReader::new(stream.try_clone().unwrap());
                    while let Some(message) = Message::read(&mut from) {
                        kept.lock().unwrap().push(message.clone());
                        answer(&message, &mut stream);
                    }
                });
            }
        });
        Self { port, asked }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/mcp", self.port)
    }

    pub(crate) fn asked(&self) -> Vec<Message> {
        self.asked.lock().unwrap().clone()
    }

    /// The methods of the messages that came.
    pub(crate) fn methods(&self) -> Vec<String> {
        self.asked().iter().map(Message::method).collect()
    }
}

/// Writes an answer with a body of JSON.
pub(crate) fn json(to: &mut TcpStream, status: u16, headers: &str, body: &str) {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status} Scripted\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n{headers}\r\n"
    );
    to.write_all((head + body).as_bytes()).unwrap();
}

/// Begins a stream of events.
pub(crate) fn events(to: &mut TcpStream) {
    let head =
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
    to.write_all(head.as_bytes()).unwrap();
}

/// Writes a part of a stream.
pub(crate) fn part(to: &mut TcpStream, bytes: &[u8]) {
    let mut all = format!("{:x}\r\n", bytes.len()).into_bytes();
    all.extend_from_slice(bytes);
    all.extend_from_slice(b"\r\n");
    to.write_all(&all).unwrap();
}

/// A guard before a server.
pub(crate) struct Guarded {
    child: Child,
    pub(crate) port: u16,
    pub(crate) metrics: Option<u16>,
    said: Arc<Mutex<String>>,
}

impl Guarded {
    pub(crate) fn start(url: &str, arguments: &[&str]) -> Self {
        Self::start_with(url, arguments, &[])
    }

    /// Starts it with variables of the environment.
    pub(crate) fn start_with(url: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_saop"))
            .args(["guard", "--listen", "127.0.0.1:0", "--upstream", url])
            .args(arguments)
            .env_remove("HTTP_PROXY")
            .env_remove("http_proxy")
            .env_remove("HTTPS_PROXY")
            .env_remove("https_proxy")
            .env_remove("NO_PROXY")
            .env_remove("no_proxy")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut from = BufReader::new(child.stderr.take().unwrap());
        let said = Arc::new(Mutex::new(String::new()));
        let port = |line: &str| {
            let rest = line.split("127.0.0.1:").nth(1).unwrap();
            rest.split('/').next().unwrap().parse().unwrap()
        };
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert!(line.contains("listening at"), "{line}");
        let own = port(&line);
        let mut metrics = None;
        if arguments.contains(&"--metrics") {
            line.clear();
            from.read_line(&mut line).unwrap();
            metrics = Some(port(&line));
        }
        let kept = Arc::clone(&said);
        thread::spawn(move || {
            for line in from.lines().map_while(Result::ok) {
                let mut kept = kept.lock().unwrap();
                kept.push_str(&line);
                kept.push('\n');
            }
        });
        Self {
            child,
            port: own,
            metrics,
            said,
        }
    }

    /// What it wrote to standard error, once that has some words.
    pub(crate) fn said(&self, words: &str) -> String {
        let begun = Instant::now();
        loop {
            let said = self.said.lock().unwrap().clone();
            if said.contains(words) {
                return said;
            }
            assert!(begun.elapsed() < LONGEST, "{words} in {said}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    /// Posts a message, and returns the answer.
    pub(crate) fn post(&self, headers: &[&str], body: &str) -> Message {
        post(self.port, headers, body)
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request, and returns the connection.
pub(crate) fn send(port: u16, method: &str, headers: &[&str], body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(LONGEST)).unwrap();
    stream
        .write_all(request(port, method, headers, body).as_bytes())
        .unwrap();
    stream
}

/// Returns the text of a request.
pub(crate) fn request(port: u16, method: &str, headers: &[&str], body: &str) -> String {
    let mut head = format!("{method} /mcp HTTP/1.1\r\n");
    if !headers.iter().any(|one| one.starts_with("host:")) {
        head = head + "host: 127.0.0.1:" + &port.to_string() + "\r\n";
    }
    if method == "POST" {
        head = head + "content-length: " + &body.len().to_string() + "\r\n";
        if !headers.iter().any(|one| one.starts_with("content-type:")) {
            head.push_str("content-type: application/json\r\n");
        }
        head.push_str("accept: application/json, text/event-stream\r\n");
    }
    for header in headers {
        head.push_str(header);
        head.push_str("\r\n");
    }
    head.push_str("\r\n");
    head + body
}

pub(crate) fn post(port: u16, headers: &[&str], body: &str) -> Message {
    let stream = send(port, "POST", headers, body);
    Message::read(&mut BufReader::new(stream)).unwrap()
}

pub(crate) fn ask(port: u16, method: &str, headers: &[&str]) -> Message {
    let stream = send(port, method, headers, "");
    Message::read(&mut BufReader::new(stream)).unwrap()
}

/// Reads from a connection until it has some bytes.
pub(crate) fn read_until(from: &mut impl Read, words: &str) -> String {
    let mut all = Vec::new();
    let mut part = [0; 1024];
    while !String::from_utf8_lossy(&all).contains(words) {
        let read = from.read(&mut part).unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&all));
        all.extend_from_slice(&part[..read]);
    }
    String::from_utf8(all).unwrap()
}

pub(crate) const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"properties":{"a":{"type":"integer","description":"The first summand."}}}}"#;
pub(crate) const BAD: &str = r#"{"name":"bad","inputSchema":{}}"#;

pub(crate) fn call(id: u32, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"add","arguments":{arguments}}}}}"#
    )
}

pub(crate) fn result(id: &Value, result: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#)
}

/// Answers as a server with sessions does.
pub(crate) fn with_sessions(asked: &Message, to: &mut TcpStream) {
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

pub(crate) const INITIALIZE: &str = r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#;
pub(crate) const LIST: &str = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#;
pub(crate) const SESSION: [&str; 2] = ["mcp-session-id: s1", "mcp-protocol-version: 2025-11-25"];
