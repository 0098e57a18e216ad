//! A service whose answers are scripted, and a client of it, through the layer.

#![allow(dead_code, reason = "not every test that shares it uses all of it")]

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{Method, Request, Response, StatusCode};
use http_body::{Body, Frame, SizeHint};
use saop_mcp::{Pin as PinnedTool, Record, Report};
use saop_tower::{Builder, GuardLayer, Operation, Watch};
use serde_json::Value;
use tower_layer::Layer;
use tower_service::Service;

pub(crate) const ADD: &str = r#"{"name":"add","inputSchema":{"type":"object","required":["a"],"properties":{"a":{"type":"integer"}}}}"#;
pub(crate) const BAD: &str = r#"{"name":"bad","inputSchema":{}}"#;
pub(crate) const INITIALIZE: &str = r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#;
pub(crate) const LIST: &str = r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#;
pub(crate) const SESSION: [(&str, &str); 2] = [
    ("mcp-session-id", "s1"),
    ("mcp-protocol-version", "2025-11-25"),
];

pub(crate) fn call(id: u32, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"add","arguments":{arguments}}}}}"#
    )
}

pub(crate) fn result(id: &Value, result: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#)
}

/// Answers as a server with sessions does.
pub(crate) fn with_sessions(asked: &Asked) -> Answer {
    let id = &asked.id;
    match &*asked.method {
        "initialize" => {
            let told = r#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}"#;
            json(200, &result(id, told)).with("mcp-session-id", "s1")
        }
        "tools/list" => json(200, &result(id, &format!(r#"{{"tools":[{BAD}, {ADD}]}}"#))),
        "tools/call" => json(200, &result(id, r#"{ "content" : [] }"#)),
        "ping" => json(200, &result(id, "{}")),
        _ if asked.verb == Method::DELETE => json(200, ""),
        _ => json(202, ""),
    }
}

/// A request as the service got it.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) verb: Method,
    pub(crate) path: String,
    pub(crate) headers: http::HeaderMap,
    pub(crate) has_extension: bool,
    pub(crate) body: Vec<u8>,
    pub(crate) method: String,
    pub(crate) id: Value,
}

impl Asked {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

/// What becomes of an answer after its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Whole,
    Cut,
    Stalls,
}

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(&'static str, String)>,
    parts: VecDeque<String>,
    end: End,
    has_length: bool,
    failure: Option<&'static str>,
    is_never: bool,
}

pub(crate) fn json(status: u16, body: &str) -> Answer {
    Answer::new(status, "application/json", vec![body])
}

pub(crate) fn events(status: u16, parts: &[&str]) -> Answer {
    Answer::new(status, "text/event-stream", parts.to_vec()).without_length()
}

impl Answer {
    pub(crate) fn new(status: u16, kind: &str, parts: Vec<&str>) -> Self {
        let headers = vec![("content-type", kind.to_owned())];
        Self {
            status,
            headers: if kind.is_empty() { Vec::new() } else { headers },
            parts: parts.into_iter().map(str::to_owned).collect(),
            end: End::Whole,
            has_length: true,
            failure: None,
            is_never: false,
        }
    }

    pub(crate) fn failing(words: &'static str) -> Self {
        let mut answer = json(200, "");
        answer.failure = Some(words);
        answer
    }

    pub(crate) const fn fails(&self) -> bool {
        self.failure.is_some()
    }

    pub(crate) fn never() -> Self {
        let mut answer = json(200, "");
        answer.is_never = true;
        answer
    }

    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub(crate) fn cut(mut self) -> Self {
        self.end = End::Cut;
        self.without_length()
    }

    pub(crate) fn stalled(mut self) -> Self {
        self.end = End::Stalls;
        self.without_length()
    }

    pub(crate) fn without_length(mut self) -> Self {
        self.has_length = false;
        self
    }

    pub(crate) fn text(&self) -> String {
        self.parts.iter().map(String::as_str).collect()
    }
}

/// A body in parts.
pub(crate) struct Parts {
    left: VecDeque<Bytes>,
    end: End,
    has_length: bool,
    /// Whether each part but the first takes so long.
    pause: Option<Duration>,
    sleep: Option<Pin<Box<tokio::time::Sleep>>>,
}

impl Parts {
    fn new(parts: impl IntoIterator<Item = Bytes>, end: End, has_length: bool) -> Self {
        Self {
            left: parts.into_iter().collect(),
            end,
            has_length,
            pause: None,
            sleep: None,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("broken")
    }
}

impl Body for Parts {
    type Data = Bytes;
    type Error = Broken;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Broken>>> {
        if let Some(sleep) = &mut self.sleep {
            if sleep.as_mut().poll(context).is_pending() {
                return Poll::Pending;
            }
            self.sleep = None;
        }
        if let Some(part) = self.left.pop_front() {
            self.sleep = self.pause.map(|pause| Box::pin(tokio::time::sleep(pause)));
            return Poll::Ready(Some(Ok(Frame::data(part))));
        }
        match self.end {
            End::Whole => Poll::Ready(None),
            End::Cut => Poll::Ready(Some(Err(Broken))),
            End::Stalls => Poll::Pending,
        }
    }

    fn size_hint(&self) -> SizeHint {
        if !self.has_length {
            return SizeHint::default();
        }
        SizeHint::with_exact(self.left.iter().map(|part| part.len() as u64).sum())
    }
}

#[derive(Clone)]
pub(crate) struct Scripted {
    answer: Arc<dyn Fn(&Asked) -> Answer + Send + Sync>,
    asked: Arc<Mutex<Vec<Asked>>>,
    /// How many requests are being answered.
    pub(crate) open: Arc<AtomicUsize>,
}

struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Scripted {
    pub(crate) fn new(answer: impl Fn(&Asked) -> Answer + Send + Sync + 'static) -> Self {
        Self {
            answer: Arc::new(answer),
            asked: Arc::default(),
            open: Arc::default(),
        }
    }

    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }

    pub(crate) fn last(&self) -> Asked {
        self.asked().pop().unwrap()
    }

    pub(crate) fn methods(&self) -> Vec<String> {
        self.asked().into_iter().map(|one| one.method).collect()
    }

    pub(crate) async fn straight(&self, headers: &[(&str, &str)], body: &str) -> Reply {
        let request = request(&Method::POST, "/mcp", headers, whole(body));
        Reply::of(self.clone().call(request).await.unwrap()).await
    }
}

impl<B> Service<Request<B>> for Scripted
where
    B: Body<Data = Bytes> + Send + 'static,
    B::Error: fmt::Debug,
{
    type Response = Response<Parts>;
    type Error = String;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Parts>, String>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), String>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let this = self.clone();
        Box::pin(async move {
            this.open.fetch_add(1, Ordering::SeqCst);
            let _counted = Counted(Arc::clone(&this.open));
            let (head, body) = request.into_parts();
            let (body, _) = read(body).await;
            let message: Value = serde_json::from_slice(&body).unwrap_or_default();
            let asked = Asked {
                verb: head.method,
                path: head.uri.path().to_owned(),
                headers: head.headers,
                has_extension: head.extensions.get::<&str>().is_some(),
                body,
                method: message["method"].as_str().unwrap_or_default().to_owned(),
                id: message["id"].clone(),
            };
            let answer = (this.answer)(&asked);
            this.asked.lock().unwrap().push(asked);
            if answer.is_never {
                std::future::pending::<()>().await;
            }
            if let Some(words) = answer.failure {
                return Err(words.to_owned());
            }
            let mut response = Response::builder().status(answer.status);
            for (name, value) in answer.headers {
                response = response.header(name, value);
            }
            let parts = answer.parts.into_iter().map(Bytes::from);
            let body = Parts::new(parts, answer.end, answer.has_length);
            Ok(response.body(body).unwrap())
        })
    }
}

fn request(verb: &Method, uri: &str, headers: &[(&str, &str)], body: Parts) -> Request<Parts> {
    let mut request = Request::builder().method(verb).uri(uri).extension("here");
    let has = |name: &str| headers.iter().any(|(known, _)| *known == name);
    if !has("host") && !uri.starts_with("http:") {
        request = request.header("host", "localhost");
    }
    if *verb == Method::POST && !has("content-type") {
        request = request.header("content-type", "application/json");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body).unwrap()
}

fn whole(body: &str) -> Parts {
    Parts::new([Bytes::from(body.to_owned())], End::Whole, true)
}

/// Reads a body; whether it was cut off.
async fn read<B: Body<Data = Bytes>>(body: B) -> (Vec<u8>, bool) {
    let mut body = Box::pin(body);
    let mut all = Vec::new();
    loop {
        match poll_fn(|context| body.as_mut().poll_frame(context)).await {
            Some(Ok(frame)) => all.extend(frame.into_data().unwrap_or_default()),
            Some(Err(_)) => return (all, true),
            None => return (all, false),
        }
    }
}

/// An answer as the client got it.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    headers: http::HeaderMap,
    pub(crate) body: Vec<u8>,
    pub(crate) length: Option<u64>,
    pub(crate) is_cut: bool,
}

impl Reply {
    async fn of<B: Body<Data = Bytes>>(response: Response<B>) -> Self {
        let (head, body) = response.into_parts();
        let length = body.size_hint().exact();
        let (body, is_cut) = read(body).await;
        Self {
            status: head.status,
            headers: head.headers,
            body,
            length,
            is_cut,
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// What a watch was told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watched {
    pub(crate) reports: Vec<String>,
    pub(crate) troubles: Vec<String>,
    pub(crate) calls: Vec<String>,
    pub(crate) operations: Vec<Operation>,
    pub(crate) pins: usize,
    /// Whether pins cannot be written.
    pub(crate) is_full: bool,
}

#[derive(Clone, Default)]
struct Told(Arc<Mutex<Watched>>);

impl Watch for Told {
    fn report(&self, report: Report) {
        self.0.lock().unwrap().reports.push(report.to_string());
    }

    fn record(&self, _: Record) {}

    fn pins(&self, pins: &[PinnedTool]) -> Result<(), String> {
        let mut told = self.0.lock().unwrap();
        if told.is_full {
            return Err("no room".to_owned());
        }
        told.pins += pins.len();
        Ok(())
    }

    fn trouble(&self, words: &str) {
        self.0.lock().unwrap().troubles.push(words.to_owned());
    }

    fn call(&self, tool: Option<&str>, _: Duration) {
        let tool = tool.unwrap_or("(unknown)").to_owned();
        self.0.lock().unwrap().calls.push(tool);
    }

    fn wants_operations(&self) -> bool {
        true
    }

    fn operation(&self, operation: Operation) {
        self.0.lock().unwrap().operations.push(operation);
    }
}

pub(crate) struct Client {
    pub(crate) layer: GuardLayer,
    service: Scripted,
    told: Told,
}

impl Client {
    pub(crate) fn new(builder: Builder, service: Scripted) -> Self {
        let told = Told::default();
        let layer = builder.with_watch(told.clone()).build().unwrap();
        Self {
            layer,
            service,
            told,
        }
    }

    pub(crate) fn watched(&self) -> Watched {
        self.told.0.lock().unwrap().clone()
    }

    /// Sets whether pins can be written.
    pub(crate) fn set_full(&self, is_full: bool) {
        self.told.0.lock().unwrap().is_full = is_full;
    }

    async fn send(&self, request: Request<Parts>) -> Reply {
        Reply::of(self.response(request).await).await
    }

    /// Posts a message, and reads nothing of the answer's body.
    pub(crate) async fn unread(&self, body: &str) -> Response<saop_tower::Answer<Parts>> {
        self.response(request(&Method::POST, "/mcp", &[], whole(body)))
            .await
    }

    async fn response(&self, request: Request<Parts>) -> Response<saop_tower::Answer<Parts>> {
        let mut guarded = self.layer.layer(self.service.clone());
        poll_fn(|context| Service::<Request<Parts>>::poll_ready(&mut guarded, context))
            .await
            .unwrap();
        guarded.call(request).await.unwrap()
    }

    pub(crate) async fn post(&self, headers: &[(&str, &str)], body: &str) -> Reply {
        self.send(request(&Method::POST, "/mcp", headers, whole(body)))
            .await
    }

    pub(crate) async fn at(&self, uri: &str, body: &str) -> Reply {
        self.send(request(&Method::POST, uri, &[], whole(body)))
            .await
    }

    pub(crate) async fn ask(&self, verb: Method, headers: &[(&str, &str)]) -> Reply {
        self.send(request(&verb, "/mcp", headers, whole(""))).await
    }

    /// Posts a body of unknown length.
    pub(crate) async fn post_in_parts(&self, headers: &[(&str, &str)], body: &str) -> Reply {
        let parts = body.as_bytes().chunks(7).map(Bytes::copy_from_slice);
        let body = Parts::new(parts, End::Whole, false);
        self.send(request(&Method::POST, "/mcp", headers, body))
            .await
    }

    pub(crate) async fn post_slowly(&self, body: &str, pause: Duration) -> Reply {
        let parts = body.as_bytes().chunks(7).map(Bytes::copy_from_slice);
        let mut body = Parts::new(parts, End::Whole, false);
        body.pause = Some(pause);
        self.send(request(&Method::POST, "/mcp", &[], body)).await
    }

    pub(crate) async fn post_cut(&self, body: &str) -> Reply {
        let parts = [Bytes::from(body.to_owned())];
        let body = Parts::new(parts, End::Cut, false);
        self.send(request(&Method::POST, "/mcp", &[], body)).await
    }
}
