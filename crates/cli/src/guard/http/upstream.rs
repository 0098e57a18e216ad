//! The server behind the guard, as a service that is asked over HTTP.

use std::error::Error;
use std::fmt::Write as _;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::HOST;
use hyper::{Method, Request, Response};
use reqwest::{Body, Url};
use saop_tower::Sent;
use tower_service::Service;

use crate::args::GuardArgs;

const CONNECT: Duration = Duration::from_secs(10);
/// How long a connection to the server waits for another request. Servers of Node.js and Python close theirs after five seconds.
const IDLE: Duration = Duration::from_secs(3);

#[derive(Clone)]
pub(super) struct Upstream {
    http: reqwest::Client,
    url: Url,
}

impl Upstream {
    pub(super) fn new(args: &GuardArgs) -> Result<Self, String> {
        let url = url(args)?;
        let http = saop_providers::http_client(&url, |http| {
            http.connect_timeout(CONNECT)
                .pool_idle_timeout(IDLE)
                .retry(reqwest::retry::never())
        });
        let http = http.map_err(|error| error.to_string())?;
        Ok(Self { http, url })
    }

    #[cfg(feature = "otel")]
    pub(super) const fn url(&self) -> &Url {
        &self.url
    }

    /// Returns the path that clients ask for: the server's own.
    pub(super) fn path(&self) -> &str {
        self.url.path()
    }
}

impl Service<Request<Sent<Incoming>>> for Upstream {
    type Response = Response<Body>;
    /// Words that have nothing of headers or of the URL.
    type Error = String;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, String>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), String>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Sent<Incoming>>) -> Self::Future {
        let (mut head, body) = request.into_parts();
        let mut url = self.url.clone();
        if let Some(query) = head.uri.query() {
            let all = url.query().map(|own| format!("{own}&{query}"));
            url.set_query(Some(all.as_deref().unwrap_or(query)));
        }
        head.headers.remove(HOST);
        let mut request = self.http.request(head.method.clone(), url);
        request = request.headers(head.headers);
        request = match body.into_bytes() {
            Ok(bytes) if bytes.is_empty() && head.method != Method::POST => request,
            Ok(bytes) => request.body(bytes),
            Err(body) => request.body(Body::wrap(body)),
        };
        let sent = request.send();
        Box::pin(async move {
            match sent.await {
                Ok(response) => Ok(response.into()),
                Err(error) => Err(words(&error.without_url())),
            }
        })
    }
}

/// Returns what went wrong, with its causes. Those of hyper have nothing of a request.
pub(super) fn words(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(one) = cause {
        let _ = write!(words, ": {one}");
        cause = one.source();
    }
    words
}

fn url(args: &GuardArgs) -> Result<Url, String> {
    let url = args.upstream.as_deref().unwrap_or_default();
    let wrong = |found: &str| {
        format!(
            "expected the URL of an MCP server as --upstream, such as https://example.com/mcp, but found {found}"
        )
    };
    // The URL itself is not said: it may have a password.
    let url =
        Url::parse(url).map_err(|error| wrong(&format!("something that is none: {error}")))?;
    match url.scheme() {
        "http" | "https" => Ok(url),
        scheme => Err(wrong(&format!("the scheme `{scheme}`"))),
    }
}
