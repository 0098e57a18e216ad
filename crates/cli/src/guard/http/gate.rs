//! Clients' connections, and which of their requests are looked at.
//!
//! Invariant: there are never more than so many connections, and none waits for ever for a client that sends or takes nothing.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use std::{future, io};

use hyper::body::Incoming;
use hyper::header::{CONTENT_TYPE, HOST, ORIGIN};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use reqwest::header::{HeaderMap, HeaderValue};
use saop_mcp::http::Head;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Instant, Sleep, sleep_until, timeout};
use tokio_rustls::TlsAcceptor;

use super::body::{self, Answer, Unread};
use super::exchange::Exchange;
use super::headers::{self, Media, SESSION};
use super::post::{Asked, Reply, post, with};
use super::world::World;
use super::{stream, upstream};

/// So many clients may be connected.
const MOST: usize = 4096;
/// How long a client may take for the head of a request, or leave a connection unused.
const HEAD: Duration = Duration::from_mins(1);
/// How long a client may take for its part of the greeting of TLS.
const GREETING: Duration = Duration::from_secs(10);
/// How long a client may take none of what is written to it.
const STALL: Duration = Duration::from_mins(1);
const MOST_HEADERS: usize = 128;
const MOST_HEAD_BYTES: usize = 64 * 1024;

pub(super) struct Gate {
    world: Arc<World>,
    acceptor: Option<TlsAcceptor>,
    places: Arc<Semaphore>,
}

impl Gate {
    pub(super) fn new(world: Arc<World>, acceptor: Option<TlsAcceptor>) -> Self {
        Self {
            world,
            acceptor,
            places: Arc::new(Semaphore::new(MOST)),
        }
    }

    /// Takes connections.
    pub(super) async fn open(&self, listener: TcpListener) {
        loop {
            let Ok(place) = Arc::clone(&self.places).acquire_owned().await else {
                return;
            };
            let Ok((stream, _)) = listener.accept().await else {
                // Of files there are too many, for example.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let _ = stream.set_nodelay(true);
            let (world, acceptor) = (Arc::clone(&self.world), self.acceptor.clone());
            tokio::spawn(async move {
                world.metrics.connection(true);
                connection(&world, stream, acceptor).await;
                world.metrics.connection(false);
                drop(place);
            });
        }
    }

    /// Waits until all connections have ended, at most so long.
    pub(super) async fn close(&self, patience: Duration) {
        let all = u32::try_from(MOST).unwrap_or(u32::MAX);
        let _ = timeout(patience, self.places.acquire_many(all)).await;
    }
}

async fn connection(world: &Arc<World>, stream: TcpStream, acceptor: Option<TlsAcceptor>) {
    match acceptor {
        None => serve(world, stream).await,
        Some(acceptor) => {
            if let Ok(Ok(stream)) = timeout(GREETING, acceptor.accept(stream)).await {
                serve(world, stream).await;
            }
        }
    }
}

async fn serve(world: &Arc<World>, stream: impl AsyncRead + AsyncWrite + Unpin) {
    let service = service_fn(|request| {
        let world = Arc::clone(world);
        async move { Ok::<_, Infallible>(answer(&world, request).await) }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(Patient::new(stream)), service);
    let _ = served.await;
}

async fn answer(world: &Arc<World>, request: Request<Incoming>) -> Reply {
    world.metrics.request();
    let (head, body) = request.into_parts();
    if let Some(reply) = turned_away(world, &head.headers, head.uri.path()) {
        return reply;
    }
    let asked = Asked {
        headers: head.headers,
        query: head.uri.query().map(str::to_owned),
    };
    if head.method != Method::POST {
        return other(world, head.method, asked).await;
    }
    if headers::is_packed(&asked.headers) {
        return refused(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "expected a body that is not packed, but found a Content-Encoding",
        );
    }
    if Media::of(&asked.headers) != Media::Json {
        return refused(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "expected Content-Type: application/json, but found something else",
        );
    }
    let most = world.max_message;
    let mut room = world.budget.hold();
    match body::read(body, most, &mut room).await {
        Ok(body) => post(world, asked, body).await,
        Err(Unread::TooLong(found)) => refused(
            StatusCode::PAYLOAD_TOO_LARGE,
            &format!("expected a message of at most {most} bytes, but found {found} or more"),
        ),
        Err(Unread::NoRoom) => refused(
            StatusCode::SERVICE_UNAVAILABLE,
            "other messages take all the memory that the guard has for them",
        ),
        Err(Unread::TooSlow) => refused(
            StatusCode::REQUEST_TIMEOUT,
            "the message did not come in time",
        ),
        Err(Unread::Cut) => refused(StatusCode::BAD_REQUEST, "the message was cut off"),
    }
}

/// Answers a request that is looked at no further.
fn turned_away(world: &World, headers: &HeaderMap, path: &str) -> Option<Reply> {
    let sizes = headers.iter();
    let sizes = sizes.map(|(name, value)| name.as_str().len() + value.len());
    if sizes.sum::<usize>() > MOST_HEAD_BYTES {
        let words = format!("expected headers of at most {MOST_HEAD_BYTES} bytes, but found more");
        return Some(refused(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, &words));
    }
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none());
    if !host.is_some_and(|host| world.hosts.allows_host(host.as_bytes())) {
        let words =
            "expected the Host to be this machine, or one of --allow-host, but found another";
        return Some(refused(StatusCode::FORBIDDEN, words));
    }
    let mut origins = headers.get_all(ORIGIN).iter();
    if !origins.all(|origin| world.hosts.allows_origin(origin.as_bytes())) {
        let words = "expected the Origin to be of this machine, or one of --allow-origin, but found another";
        return Some(refused(StatusCode::FORBIDDEN, words));
    }
    (path != world.path()).then(|| {
        let words = format!("expected the path {}, but found another", world.path());
        refused(StatusCode::NOT_FOUND, &words)
    })
}

/// Passes on what is no message: the request for a stream, and the end of a session.
async fn other(world: &Arc<World>, method: Method, asked: Asked) -> Reply {
    if ![Method::GET, Method::DELETE, Method::OPTIONS].contains(&method) {
        return refused(
            StatusCode::METHOD_NOT_ALLOWED,
            "expected POST, GET or DELETE, but found another method",
        );
    }
    let said = asked.headers.iter();
    let said = said.map(|(name, value)| (name.as_str(), value.as_bytes()));
    let head = match Head::of(said) {
        Ok(head) => head,
        Err(reason) => return refused(StatusCode::BAD_REQUEST, &reason),
    };
    let (key, state) = world.state(&asked.headers, false);
    let (query, to_server) = (asked.query.as_deref(), headers::to_server(&asked.headers));
    let Ok(response) = world
        .send(method.clone(), query, to_server, Vec::new())
        .await
    else {
        return refused(StatusCode::BAD_GATEWAY, "the server could not be asked");
    };
    if let Some(reason) = upstream::unreadable(world, &response)
        && method == Method::GET
    {
        world.say("upstream", reason.clone());
        return refused(StatusCode::BAD_GATEWAY, &reason);
    }
    let status = response.status();
    if asked.headers.contains_key(SESSION)
        && (method == Method::DELETE && status.is_success() || status == StatusCode::NOT_FOUND)
    {
        world.store().remove(key);
    }
    let to_client = headers::to_client(response.headers());
    let body = if method == Method::GET && Media::of(response.headers()) == Media::Events {
        let exchange = Exchange::new(world, key, state, head).resuming();
        stream::judged(response, exchange, Vec::new())
    } else {
        stream::unjudged(response)
    };
    with(status, to_client, body)
}

/// Returns an answer of the guard's own, as an error of JSON-RPC that is to no request.
fn refused(status: StatusCode, words: &str) -> Reply {
    let mut body =
        String::from("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":");
    saop_json::push_string(&mut body, words);
    body.push_str("}}");
    let mut head = HeaderMap::new();
    head.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    with(status, head, Answer::whole(body))
}

/// A stream that fails where the other side takes nothing for too long.
struct Patient<S> {
    stream: S,
    until: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    const fn new(stream: S) -> Self {
        Self {
            stream,
            until: None,
        }
    }

    fn judge<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.until = None;
            return written;
        }
        let until = self
            .until
            .get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + STALL)));
        future::Future::poll(until.as_mut(), context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let written = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, written)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
