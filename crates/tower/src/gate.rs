//! Which requests are looked at, and what becomes of those that bring no message.

use std::sync::Arc;

use bytes::Bytes;
use http::header::{HOST, ORIGIN};
use http::{Method, Request, StatusCode};
use http_body::Body;
use saop_mcp::http::Head;

use crate::answer::Answer;
use crate::exchange::Exchange;
use crate::headers::{self, Asker, LAST_EVENT, Media, SESSION, is_packed};
use crate::post::{plain, post, unasked, unread};
use crate::reply::{Reply, refused, with};
use crate::sent::Sent;
use crate::server::{OTHER, Server, is_empty, is_refusal, unreadable};
use crate::shared::Shared;

/// How many bytes the names and values of a request's headers may have together.
const MOST_HEAD_BYTES: usize = 64 * 1024;

/// Answers a request.
pub(crate) async fn answer<B, S>(
    shared: &Arc<Shared>,
    service: &mut S,
    mut request: Request<B>,
) -> Reply<S::Body>
where
    B: Body<Data = Bytes> + Send,
    S: Server<B>,
{
    if let Some((status, words)) = turned_away(shared, &request) {
        return refused(status, &words);
    }
    *request.headers_mut() = headers::without_connection(request.headers());
    if request.method() == Method::POST {
        return post(shared, service, request).await;
    }
    other(shared, service, request).await
}

/// Returns why a request is looked at no further.
fn turned_away<B>(shared: &Shared, request: &Request<B>) -> Option<(StatusCode, String)> {
    let headers = request.headers();
    let sizes = headers.iter();
    let sizes = sizes.map(|(name, value)| name.as_str().len() + value.len());
    if sizes.sum::<usize>() > MOST_HEAD_BYTES {
        let words = format!("expected headers of at most {MOST_HEAD_BYTES} bytes, but found more");
        return Some((StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, words));
    }
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none());
    // Over HTTP/2, it stands in the URI.
    let host = host.map(http::HeaderValue::as_bytes).or_else(|| {
        let is_named = headers.contains_key(HOST);
        let authority = request.uri().authority().filter(|_| !is_named);
        authority.map(|authority| authority.as_str().as_bytes())
    });
    let authority = request.uri().authority();
    let is_other =
        |authority: &http::uri::Authority| !shared.hosts.allows_host(authority.as_str().as_bytes());
    if !host.is_some_and(|host| shared.hosts.allows_host(host)) || authority.is_some_and(is_other) {
        let words = "expected the Host to be this machine, or one that is allowed (--allow-host), but found another";
        return Some((StatusCode::FORBIDDEN, words.to_owned()));
    }
    let mut origins = headers.get_all(ORIGIN).iter();
    if !origins.all(|origin| shared.hosts.allows_origin(origin.as_bytes())) {
        let words = "expected the Origin to be of this machine, or one that is allowed (--allow-origin), but found another";
        return Some((StatusCode::FORBIDDEN, words.to_owned()));
    }
    let path = shared.path.as_deref()?;
    (request.uri().path() != path).then(|| {
        // The path itself may be a secret.
        (
            StatusCode::NOT_FOUND,
            "expected the path of the server, but found another".to_owned(),
        )
    })
}

/// Passes on what is no message: the request for a stream, and the end of a session.
async fn other<B, S>(shared: &Arc<Shared>, service: &mut S, request: Request<B>) -> Reply<S::Body>
where
    B: Body<Data = Bytes> + Send,
    S: Server<B>,
{
    let (mut head, body) = request.into_parts();
    let method = head.method.clone();
    if ![Method::GET, Method::DELETE, Method::OPTIONS].contains(&method) {
        let reason = "expected POST, GET or DELETE, but found another method";
        if shared.report_only {
            return unread(shared, service, head, body, reason).await;
        }
        return refused(StatusCode::METHOD_NOT_ALLOWED, reason);
    }
    let said = head.headers.iter();
    let said = said.map(|(name, value)| (name.as_str(), value.as_bytes()));
    let told = match Head::of(said) {
        Ok(told) => told,
        Err(reason) if shared.report_only => {
            shared.watch.trouble(&reason);
            Head::default()
        }
        Err(reason) => return refused(StatusCode::BAD_REQUEST, &reason),
    };
    let (key, state) = shared.state(&Asker::of(&head), false);
    let has_session = head.headers.contains_key(SESSION);
    let is_resumed = head.headers.contains_key(LAST_EVENT);
    head.headers = headers::to_server(&head.headers);
    let response = match service.ask(shared, head, Sent::whole(Bytes::new())).await {
        Ok(response) => response,
        Err(why) => return unasked(shared, &why),
    };
    if let Some(reason) = unreadable(shared, &response) {
        shared.watch.trouble(&reason);
        if is_refusal(response.status()) {
            let to_client = headers::without_body(response.headers());
            return with(response.status(), to_client, Answer::whole(Bytes::new()));
        }
        return refused(StatusCode::BAD_GATEWAY, &reason);
    }
    let status = response.status();
    // Many a server has no GET, and answers it with 404 while the session goes on.
    let is_end = |status| status == StatusCode::NOT_FOUND || StatusCode::is_success(&status);
    if has_session && method == Method::DELETE && is_end(status) {
        shared.store().remove(key);
    } else if method == Method::GET && status.is_success() {
        shared.store().honour(key, &state);
    }
    if method != Method::GET
        || !status.is_success()
        || shared.report_only && is_packed(response.headers())
    {
        return plain(response);
    }
    let to_client = headers::to_client(response.headers());
    if Media::of(response.headers()) == Media::Events {
        let exchange = Exchange::new(shared, key, state, told).resuming(is_resumed);
        let body = Answer::judged(response.into_body(), exchange, &[]);
        return with(status, to_client, body);
    }
    if shared.report_only {
        return plain(response);
    }
    if is_empty(shared, response.into_body()).await {
        return with(status, to_client, Answer::whole(Bytes::new()));
    }
    // There are clients that look for events in it all the same.
    shared.watch.trouble(OTHER);
    refused(StatusCode::BAD_GATEWAY, OTHER)
}
