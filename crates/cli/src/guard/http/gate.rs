//! Clients' connections.
//!
//! Invariant: there are never more than so many connections, and none waits for ever for a client that sends or takes nothing.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use std::{future, io};

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use saop_tower::Guarded;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, Sleep, sleep_until, timeout};
use tokio_rustls::TlsAcceptor;
use tower_service::Service;

use super::metrics::Metrics;
use super::upstream::Upstream;

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
    service: Guarded<Upstream>,
    metrics: Arc<Metrics>,
    acceptor: Option<TlsAcceptor>,
    places: Arc<Semaphore>,
    ending: watch::Sender<bool>,
}

impl Gate {
    pub(super) fn new(
        service: Guarded<Upstream>,
        metrics: Arc<Metrics>,
        acceptor: Option<TlsAcceptor>,
    ) -> Self {
        Self {
            service,
            metrics,
            acceptor,
            places: Arc::new(Semaphore::new(MOST)),
            ending: watch::channel(false).0,
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
            let asked = Asked {
                service: self.service.clone(),
                metrics: Arc::clone(&self.metrics),
                ending: self.ending.subscribe(),
            };
            let acceptor = self.acceptor.clone();
            tokio::spawn(async move {
                asked.metrics.connection(true);
                connection(&asked, stream, acceptor).await;
                asked.metrics.connection(false);
                drop(place);
            });
        }
    }

    /// Waits until all requests that have come are answered, at most so long.
    pub(super) async fn close(&self, patience: Duration) {
        self.ending.send_replace(true);
        let all = u32::try_from(MOST).unwrap_or(u32::MAX);
        let _ = timeout(patience, self.places.acquire_many(all)).await;
    }
}

/// What a connection's requests are for.
struct Asked {
    service: Guarded<Upstream>,
    metrics: Arc<Metrics>,
    ending: watch::Receiver<bool>,
}

async fn connection(asked: &Asked, stream: TcpStream, acceptor: Option<TlsAcceptor>) {
    match acceptor {
        None => serve(asked, stream).await,
        Some(acceptor) => {
            if let Ok(Ok(stream)) = timeout(GREETING, acceptor.accept(stream)).await {
                serve(asked, stream).await;
            }
        }
    }
}

async fn serve(asked: &Asked, stream: impl AsyncRead + AsyncWrite + Unpin) {
    let service = service_fn(|request| {
        asked.metrics.request();
        asked.service.clone().call(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(Patient::new(stream)), service);
    let mut served = pin!(served);
    let mut ending = asked.ending.clone();
    tokio::select! {
        _ = served.as_mut() => return,
        _ = ending.wait_for(|is_ending| *is_ending) => {}
    }
    served.as_mut().graceful_shutdown();
    let _ = served.await;
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
