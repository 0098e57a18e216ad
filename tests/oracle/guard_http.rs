//! `saop_tower`'s layer between clients and a server that say anything, over HTTP: what passes is what was said, no request reaches the server
//! or is answered twice, no wrong result gets through to any reader of streams, and with reports alone nothing changes. SPEC G1, G3, G9, G10.
//!
//! Invariant: the readers of streams here share no code with the guard's.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::{Ready, poll_fn, ready};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use http::{Method, Request, Response};
use http_body::{Body, Frame};
use saop_mcp::{Policy, Settings};
use saop_tower::GuardLayer;
use serde::de::IgnoredAny;
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tower_layer::Layer;
use tower_service::Service;

use super::guard::{ADD, from_the_client, from_the_server};
use super::http_streams::{Reading, data, messages, pieces};
use super::tape::Tape;
use super::{Outcome, Verdict};

/// Longer messages are refused.
const LONGEST: usize = 1024;
/// More requests show nothing new.
const MOST: usize = 6;
const EVENTS: &[u8] = b"text/event-stream";
/// What the id of a request stands for in an answer.
const ID: &str = "\"ID\"";
/// Where a message names its version.
const VERSION: &str = "/params/_meta/io.modelcontextprotocol~1protocolVersion";

thread_local! {
    static RUNTIME: RefCell<Option<Runtime>> = const { RefCell::new(None) };
}

/// An answer of the server.
#[derive(Clone, Debug)]
struct Answer {
    status: u16,
    kind: &'static str,
    parts: Vec<Vec<u8>>,
    is_cut: bool,
}

/// What reached the server, and what it said.
#[derive(Debug)]
struct Turn {
    method: Method,
    asked: Vec<u8>,
    answer: Answer,
}

#[derive(Clone)]
struct Server {
    answers: Arc<Mutex<VecDeque<Answer>>>,
    turns: Arc<Mutex<Vec<Turn>>>,
}

/// Judges requests and answers. Rejected where the guard kept something back.
pub(crate) fn judge(bytes: &[u8]) -> Outcome {
    let mut tape = Tape::new(bytes);
    let choice = tape.byte();
    let report_only = choice.is_multiple_of(5);
    let is_strict = !report_only && choice.is_multiple_of(2);
    let mut settings = Settings::new().with_report_only(report_only);
    if !is_strict {
        let policy =
            |at: u8| [Policy::Refuse, Policy::Report, Policy::Pass][usize::from(choice >> at) % 3];
        settings = settings.with_calls(policy(1)).with_results(policy(4));
    }
    let layer = GuardLayer::builder(settings)
        .with_max_message(LONGEST)
        .build()
        .map_err(|error| error.to_string())?;
    let mut requests = Vec::new();
    let mut answers = VecDeque::new();
    while requests.len() < MOST && !tape.is_empty() {
        requests.push(request(&mut tape));
        for _ in 0..=tape.below(2) {
            answers.push_back(answer(&mut tape));
        }
    }
    let server = Server {
        answers: Arc::new(Mutex::new(answers)),
        turns: Arc::default(),
    };
    let (mut is_refused, mut is_add_known) = (false, true);
    for (request, message) in requests {
        let method = request.method().clone();
        let own_version = serde_json::from_slice::<Value>(&message)
            .is_ok_and(|message| message.pointer(VERSION).is_some());
        let names_version = own_version || request.headers().contains_key("mcp-protocol-version");
        let mut guarded = layer.layer(server.clone());
        let reply = run(async {
            let Ok(reply) = guarded.call(request).await;
            Reply::read(reply).await
        })?;
        let turns = std::mem::take(&mut *lock(&server.turns));
        // A byte in its midst may make another schema of it.
        is_add_known &= turns.iter().all(|turn| {
            let said = turn.answer.parts.concat();
            let said = String::from_utf8_lossy(&said);
            said.contains(ADD) || !said.contains("inputSchema")
        });
        let scene = Scene {
            is_strict,
            report_only,
            method,
            names_version: names_version && is_add_known,
            message,
            turns,
            reply,
        };
        scene.judge()?;
        is_refused |= scene.is_refused();
    }
    if layer.held_bytes() != 0 {
        return Err(format!(
            "expected no body to be held at the end, but found {} bytes",
            layer.held_bytes()
        ));
    }
    Ok(if is_refused {
        Verdict::Rejected
    } else {
        Verdict::Accepted
    })
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs what never waits for long.
fn run<T>(what: impl Future<Output = T>) -> Result<T, String> {
    RUNTIME.with_borrow_mut(|runtime| {
        if runtime.is_none() {
            let new = Builder::new_current_thread().enable_time().build();
            *runtime = Some(new.map_err(|error| error.to_string())?);
        }
        let runtime = runtime.as_mut().ok_or("expected a runtime")?;
        Ok(runtime.block_on(what))
    })
}

/// One request, what came of it at the server, and what the client got.
struct Scene {
    is_strict: bool,
    report_only: bool,
    method: Method,
    /// Whether the request names its version, in a header or in the message. One that does not is of 2025-03-26, in which tools have no
    /// `outputSchema`.
    names_version: bool,
    message: Vec<u8>,
    turns: Vec<Turn>,
    reply: Reply,
}

#[derive(Debug)]
struct Reply {
    status: u16,
    is_events: bool,
    body: Vec<u8>,
    is_cut: bool,
}

impl Reply {
    async fn read<B: Body<Data = Bytes>>(reply: Response<B>) -> Self {
        let (head, body) = reply.into_parts();
        let kind = head.headers.get("content-type");
        let kind = kind.map_or(&b""[..], http::HeaderValue::as_bytes);
        let (mut bytes, mut is_cut) = (Vec::new(), false);
        let mut body = Box::pin(body);
        while let Some(frame) = poll_fn(|context| body.as_mut().poll_frame(context)).await {
            let Ok(frame) = frame else {
                is_cut = true;
                break;
            };
            bytes.extend(frame.into_data().unwrap_or_default());
        }
        let is_utf_8 = kind == EVENTS || kind.ends_with(b"; charset=utf-8");
        Self {
            status: head.status.as_u16(),
            // Where the status is an error, no client takes another type for a stream.
            is_events: kind.starts_with(EVENTS) && (is_utf_8 || head.status.is_success()),
            body: bytes,
            is_cut,
        }
    }
}

impl Scene {
    /// What the client's own request came to at the server, if it reached it.
    fn own(&self) -> Option<&Turn> {
        let is_own = |turn: &&Turn| {
            !String::from_utf8_lossy(&turn.asked).contains("\"saop-guard-")
                || turn.asked == self.message
        };
        self.turns.iter().find(is_own)
    }

    fn is_refused(&self) -> bool {
        self.own().is_none()
    }

    fn wrong(&self, what: &str) -> String {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let turns: Vec<_> = self
            .turns
            .iter()
            .map(|turn| {
                let answer = &turn.answer;
                format!(
                    "{} {} -> {} {:?} {:?}",
                    turn.method,
                    shown(&turn.asked),
                    answer.status,
                    answer.kind,
                    shown(&answer.parts.concat())
                )
            })
            .collect();
        format!(
            "{what}: {} {}\n{}\n{} {:?}",
            self.method,
            shown(&self.message),
            turns.join("\n"),
            self.reply.status,
            shown(&self.reply.body)
        )
    }

    fn judge(&self) -> Result<(), String> {
        self.judge_asked()?;
        let Some(own) = self.own() else {
            if self.report_only && !(300..600).contains(&self.reply.status) {
                return Err(self.wrong("expected the request to reach the server"));
            }
            return Ok(());
        };
        let said = own.answer.parts.concat();
        let is_redirect = (300..400).contains(&own.answer.status) && own.answer.status != 304;
        if self.report_only {
            let passes = self.reply.body == said && self.reply.is_cut == own.answer.is_cut;
            let may_fail = is_redirect || own.answer.is_cut;
            if !passes && !may_fail {
                return Err(self.wrong("expected the server's answer as it is"));
            }
            return Ok(());
        }
        if (300..400).contains(&self.reply.status) && is_redirect {
            return Err(self.wrong("expected no redirect"));
        }
        // What answers these brings no message to a client.
        let is_plain = self.method == Method::DELETE
            || self.method == Method::GET && !(200..300).contains(&self.reply.status);
        if is_plain && self.reply.body == said {
            return Ok(());
        }
        if self.reply.is_events {
            self.judge_events(&said)?;
        } else if self.reply.body != said && !self.is_json() {
            return Err(self.wrong("expected the server's answer, or JSON"));
        }
        if self.is_strict {
            self.judge_answers()?;
        }
        Ok(())
    }

    fn is_json(&self) -> bool {
        // A number may be larger than a `Value` holds.
        self.reply.body.is_empty() || serde_json::from_slice::<IgnoredAny>(&self.reply.body).is_ok()
    }

    /// What reaches the server is what the client said, once, and the guard's own requests.
    fn judge_asked(&self) -> Result<(), String> {
        let (mut own, mut count) = (0, 0);
        for turn in &self.turns {
            let text = String::from_utf8_lossy(&turn.asked);
            if turn.asked != self.message && text.contains("\"saop-guard-") {
                own += 1;
                if self.report_only {
                    return Err(self.wrong("expected no request of the guard's own"));
                }
                continue;
            }
            count += 1;
            let is_part = self.message.trim_ascii_start().starts_with(b"[")
                && serde_json::from_slice::<Value>(&turn.asked).is_ok();
            if turn.asked != self.message && (self.report_only || !is_part) {
                return Err(self.wrong("expected what the client said"));
            }
        }
        if count > 1 || own > MOST * 4 {
            return Err(self.wrong("expected the request once"));
        }
        Ok(())
    }

    /// What passes of a stream is in it, in order; the rest is JSON.
    fn judge_events(&self, all: &[u8]) -> Result<(), String> {
        let mark = all.strip_prefix("\u{FEFF}".as_bytes());
        let said = pieces(mark.unwrap_or(all));
        let mut rest = said.iter();
        for piece in pieces(&self.reply.body) {
            // The line feed of an event that was kept back may come alone, and belongs to the end of a line before it then.
            let is_it = |one: &&Vec<u8>| {
                **one == piece
                    || one.ends_with(b"\r") && piece.strip_suffix(b"\n") == Some(one.as_slice())
            };
            // The line feed of an event that was changed may come alone, and the comments in it stand before it.
            let is_empty = matches!(&*piece, b"\n" | b"\r" | b"\r\n");
            let comment = piece.trim_ascii_end();
            let is_comment =
                piece.starts_with(b":") && all.windows(comment.len()).any(|one| one == comment);
            if is_empty || is_comment {
                continue;
            }
            if rest.clone().any(|one| is_it(&one)) {
                rest.find(is_it);
                continue;
            }
            let is_told = piece.starts_with(b": the server");
            let data = data(&piece, Reading::Standard).pop().unwrap_or_default();
            let is_json = serde_json::from_slice::<Value>(&data).is_ok();
            let is_escaped = !self.is_strict && String::from_utf8_lossy(&piece).contains("\\u");
            if !is_told && !is_json && !is_escaped {
                return Err(self.wrong("expected pieces of the server's stream"));
            }
        }
        Ok(())
    }

    /// No request has two answers, and no reader finds a wrong result of `add`.
    fn judge_answers(&self) -> Result<(), String> {
        let asked: Option<Value> = serde_json::from_slice(&self.message).ok();
        let Some(asked) = asked.filter(|_| self.method == Method::POST) else {
            return Ok(());
        };
        let id = asked.get("id").filter(|id| !id.is_null());
        let Some(id) = id.filter(|_| asked.get("method").is_some()) else {
            return Ok(());
        };
        let is_add = asked
            .pointer("/params/name")
            .is_some_and(|name| name == "add")
            && asked["method"] == "tools/call";
        for reading in Reading::ALL {
            let all = if self.reply.is_events {
                messages(&self.reply.body, reading)
            } else {
                serde_json::from_slice(&self.reply.body)
                    .into_iter()
                    .collect()
            };
            let answers = all.iter().filter(|one| {
                one.get("method").is_none()
                    && (one.get("result").is_some() || one.get("error").is_some())
                    && one.get("id").is_some_and(|one| same(one, id))
            });
            if answers.clone().count() > 1 {
                return Err(self.wrong("expected one answer"));
            }
            for answer in answers.filter(|_| is_add && self.names_version) {
                let sum = answer.pointer("/result/structuredContent/sum");
                let is_checked = answer.pointer("/result/isError") != Some(&Value::Bool(true));
                if sum.is_some_and(|sum| !sum.is_i64()) && is_checked {
                    return Err(self.wrong("expected no wrong result"));
                }
            }
        }
        Ok(())
    }
}

fn same(left: &Value, right: &Value) -> bool {
    match (left.as_f64(), right.as_f64()) {
        (Some(left), Some(right)) => left.total_cmp(&right).is_eq(),
        _ => left == right,
    }
}

impl<B: Body<Data = Bytes> + Unpin> Service<Request<B>> for Server {
    type Response = Response<Parts>;
    type Error = Infallible;
    type Future = Ready<Result<Response<Parts>, Infallible>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let (head, mut body) = request.into_parts();
        let mut asked = Vec::new();
        let mut context = Context::from_waker(std::task::Waker::noop());
        // Bodies here are there at once.
        while let Poll::Ready(Some(Ok(frame))) = Pin::new(&mut body).poll_frame(&mut context) {
            asked.extend(frame.into_data().unwrap_or_default());
        }
        let message: Option<Value> = serde_json::from_slice(&asked).ok();
        let id = message.and_then(|message| message.get("id").map(Value::to_string));
        let id = id.unwrap_or_else(|| "1".to_owned());
        let mut answer = lock(&self.answers).pop_front().unwrap_or_else(|| Answer {
            status: 202,
            kind: "",
            parts: Vec::new(),
            is_cut: false,
        });
        for part in &mut answer.parts {
            let text = String::from_utf8_lossy(part);
            if text.contains(ID) && !text.contains('\u{FFFD}') {
                *part = text.replace(ID, &id).into_bytes();
            }
        }
        let mut response = Response::builder().status(answer.status);
        if !answer.kind.is_empty() {
            response = response.header("content-type", answer.kind);
        }
        let body = Parts {
            parts: answer.parts.iter().cloned().map(Bytes::from).collect(),
            is_cut: answer.is_cut,
        };
        lock(&self.turns).push(Turn {
            method: head.method,
            asked,
            answer,
        });
        let response = response.body(body).expect("a status and a header");
        ready(Ok(response))
    }
}

struct Parts {
    parts: VecDeque<Bytes>,
    is_cut: bool,
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
fn request(tape: &mut Tape<'_>) -> (Request<Parts>, Vec<u8>) {
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

fn answer(tape: &mut Tape<'_>) -> Answer {
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
