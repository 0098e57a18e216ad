//! The layer, and how it is built.

use std::convert::Infallible;
use std::fmt::{self, Display};
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderName, Request, Response};
use http_body::Body;
use saop_mcp::http::{Hosts, Keys};
use saop_mcp::{Book, Definitions, OnChange, Pins, Settings};
use tokio::time::Instant;
use tower_layer::Layer;
use tower_service::Service;

use crate::answer::Answer;
use crate::budget::Budget;
use crate::gate;
use crate::sent::Sent;
use crate::shared::Shared;
use crate::store::Store;
use crate::watch::Watch;

/// For how long a list of tools counts whose server names no time.
const LIST_AGE: Duration = Duration::from_mins(1);
const BODY: Duration = Duration::from_secs(30);
const ANSWER: Duration = Duration::from_mins(5);
const MOST_BYTES: usize = 64 << 20;
/// How many bytes of bodies are held in all, at most four of the longest.
const MOST_HELD: usize = 256 << 20;

/// Puts a guard before a service that speaks MCP over Streamable HTTP. Its clones share what they know of the server.
#[derive(Clone)]
pub struct GuardLayer {
    shared: Arc<Shared>,
}

/// A service behind a guard.
#[derive(Clone)]
pub struct Guarded<S> {
    shared: Arc<Shared>,
    service: S,
}

/// Builds a [`GuardLayer`].
#[must_use]
pub struct Builder {
    settings: Settings,
    report_only: bool,
    max_message: usize,
    answer_timeout: Option<Duration>,
    body_timeout: Option<Duration>,
    gives_way: bool,
    hosts: Hosts,
    path: Option<String>,
    key_headers: Vec<HeaderName>,
    book: Option<Book>,
    watch: Box<dyn Watch>,
}

impl GuardLayer {
    /// Begins one with the settings of its guards. [Bodies](Settings::with_bodies) and the [age of lists](Settings::with_max_list_age), a
    /// minute, it sets itself.
    pub fn builder(settings: Settings) -> Builder {
        Builder {
            report_only: settings.is_report_only(),
            settings: settings
                .with_bodies(true)
                .with_max_list_age(Some(LIST_AGE.as_millis() as u64)),
            max_message: MOST_BYTES,
            answer_timeout: Some(ANSWER),
            body_timeout: Some(BODY),
            gives_way: false,
            hosts: Hosts::new(),
            path: None,
            key_headers: Vec::new(),
            book: None,
            watch: Box::new(()),
        }
    }

    /// Returns how many sessions and authorizations are known.
    #[must_use]
    pub fn sessions(&self) -> usize {
        self.shared.store().len()
    }

    /// Returns about how many bytes take what is known of the server: lists, the definitions of tools, and their compiled schemas.
    #[must_use]
    pub fn known_bytes(&self) -> usize {
        self.shared.store().all_bytes()
    }

    /// Returns how many bytes of bodies are held.
    #[must_use]
    pub fn held_bytes(&self) -> usize {
        self.shared.budget.held()
    }
}

impl Builder {
    /// Sets who may ask: this machine alone, by its names.
    pub fn with_hosts(mut self, hosts: Hosts) -> Self {
        self.hosts = hosts;
        self
    }

    /// Sets the one path that is answered: any.
    pub fn with_path(mut self, path: impl Into<String>) -> Self {
        self.path = Some(path.into());
        self
    }

    /// Adds a header by which the server's tools vary. What is known of the server is kept by the query of the URI, and by each header whose
    /// name looks as if it said who asks, such as `Authorization`, `Cookie` and `X-Api-Key`.
    pub fn with_key_header(mut self, name: HeaderName) -> Self {
        self.key_headers.push(name);
        self
    }

    /// Sets how many bytes a body or an event may have: 64 MiB. A longer one is refused, or passes unread where
    /// [reports alone](Settings::with_report_only) are made.
    pub const fn with_max_message(mut self, bytes: usize) -> Self {
        self.max_message = bytes;
        self
    }

    /// Sets how long the server may take to begin an answer, and for each part of one that is a single message: five minutes. What a stream
    /// brings may take as long as its client waits.
    pub const fn with_answer_timeout(mut self, most: Option<Duration>) -> Self {
        self.answer_timeout = most;
        self
    }

    /// Sets how long a client may take for a body: 30 seconds, and one more for each 16 KiB of it.
    pub const fn with_body_timeout(mut self, most: Option<Duration>) -> Self {
        self.body_timeout = most;
        self
    }

    /// Sets whether messages of more than 64 KiB are judged in [`tokio::task::block_in_place`], so that other requests do not wait for
    /// it: no. It needs a runtime with several threads, and no `LocalSet`.
    pub const fn with_block_in_place(mut self, yes: bool) -> Self {
        self.gives_way = yes;
        self
    }

    /// Sets what tools said of themselves before, and what is done with one that says something else. They are one set for all who ask.
    pub fn with_pins(mut self, pins: Pins, on_change: OnChange) -> Self {
        self.book = Some(Book::new(pins, on_change));
        self
    }

    /// Sets who is told what is found.
    pub fn with_watch(mut self, watch: impl Watch) -> Self {
        self.watch = Box::new(watch);
        self
    }

    /// Builds the layer.
    ///
    /// # Errors
    ///
    /// Fails if the system gives no random numbers, which the keys of authorizations need.
    pub fn build(self) -> io::Result<GuardLayer> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(io::Error::other)?;
        let watch: Arc<dyn Watch> = Arc::from(self.watch);
        let book = self.book.map(|book| {
            let watch = Arc::clone(&watch);
            Mutex::new(Some(book.with_writer(move |pins| watch.pins(pins))))
        });
        let definitions = Definitions::new();
        let most_held = MOST_HELD.max(self.max_message.saturating_mul(4));
        let shared = Shared {
            settings: self.settings,
            report_only: self.report_only,
            max_message: self.max_message,
            answer_timeout: self.answer_timeout,
            body_timeout: self.body_timeout,
            gives_way: self.gives_way,
            hosts: self.hosts,
            path: self.path,
            budget: Budget::new(most_held),
            book,
            watch,
            keys: Keys::new(secret),
            key_headers: self.key_headers,
            store: Mutex::new(Store::new(definitions.clone())),
            definitions,
            started: Instant::now(),
        };
        Ok(GuardLayer {
            shared: Arc::new(shared),
        })
    }
}

impl<S> Layer<S> for GuardLayer {
    type Service = Guarded<S>;

    fn layer(&self, service: S) -> Guarded<S> {
        Guarded {
            shared: Arc::clone(&self.shared),
            service,
        }
    }
}

impl<S, B, R> Service<Request<B>> for Guarded<S>
where
    S: Service<Request<Sent<B>>, Response = Response<R>> + Clone + Send + 'static,
    S::Error: Display,
    S::Future: Send,
    B: Body<Data = Bytes> + Send + 'static,
    R: Body<Data = Bytes> + Send + 'static,
{
    type Response = Response<Answer<R>>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Answer<R>>, Infallible>> + Send>>;

    /// Always ready: the service inside is waited for once the guard has something for it.
    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let (shared, mut service) = (Arc::clone(&self.shared), self.service.clone());
        Box::pin(async move { Ok(gate::answer(&shared, &mut service, request).await) })
    }
}

impl fmt::Debug for GuardLayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuardLayer")
            .field("settings", &self.shared.settings)
            .finish_non_exhaustive()
    }
}

impl<S> fmt::Debug for Guarded<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guarded")
            .field("settings", &self.shared.settings)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}
