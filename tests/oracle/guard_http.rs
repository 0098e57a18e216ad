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
use http_body::Body;
use saop_mcp::{Policy, Settings};
use saop_tower::GuardLayer;
use serde::de::IgnoredAny;
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tower_layer::Layer;
use tower_service::Service;

use super::guard::ADD;
use super::http_made::{Answer, ID, LONGEST, Parts, answer, request};
use super::http_streams::{Reading, data, messages, pieces};
use super::tape::Tape;
use super::{Outcome, Verdict};

/// More requests show nothing new.
const MOST: usize = 6;
const EVENTS: &[u8] = b"text/event-stream";
/// Where a message names its version.
const VERSION: &str = "/params/_meta/io.modelcontextprotocol~1protocolVersion";

thread_local! {
    static RUNTIME: RefCell<Option<Runtime>> = const { RefCell::new(None) };
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
            said.matches(ADD).count() == said.matches("\"add\"").count()
        });
        let scene = Scene {
            is_strict,
            report_only,
            method,
            is_checked: names_version && is_add_known,
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
    /// Whether the results of `add` have a schema: the tool is as it is here, and the request names its version, since one that does not is of
    /// 2025-03-26, in which there are none.
    is_checked: bool,
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
            for answer in answers.filter(|_| is_add && self.is_checked) {
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
