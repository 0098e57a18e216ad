//! What becomes of a message that a client posts.
//!
//! Invariant: it reaches the server at most once, and before it the guard knows what it has to know.

use std::sync::Arc;

use bytes::Bytes;
use http::request::Parts;
use http::{HeaderMap, Request, Response, StatusCode};
use http_body::Body;
use saop_mcp::http::{Head, asks_nothing};

use crate::answer::Answer;
use crate::exchange::Exchange;
use crate::headers::{self, Asker, Media, SESSION, is_packed};
use crate::list::list;
use crate::reply::{Reply, joined, messages, own, refused, with};
use crate::sent::{Sent, Unread, read};
use crate::server::{
    OTHER, Server, Unasked, Whole, drain, is_empty, is_empty_or_json, is_error, is_like_message,
    is_refusal, tool, unreadable, whole,
};
use crate::shared::Shared;

/// Answers a request that brings a message.
pub(crate) async fn post<B, S>(
    shared: &Arc<Shared>,
    service: &mut S,
    request: Request<B>,
) -> Reply<S::Body>
where
    B: Body<Data = Bytes> + Send,
    S: Server<B>,
{
    let (head, body) = request.into_parts();
    let reason = if headers::is_packed(&head.headers) {
        Some("expected a body that is not packed, but found a Content-Encoding")
    } else if Media::of(&head.headers) != Media::Json {
        Some("expected Content-Type: application/json, but found something else")
    } else {
        None
    };
    if let Some(reason) = reason {
        if shared.report_only {
            return unread(shared, service, head, body, reason).await;
        }
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, reason);
    }
    let most = shared.max_message;
    let mut room = shared.budget.hold();
    let why = match read(body, most, shared.body_timeout, &mut room).await {
        Ok(body) => return message(shared, service, head, body).await,
        Err(why) => why,
    };
    match why {
        Unread::TooLong(found, first, rest) if shared.report_only => {
            too_long(shared, &head, found);
            pass(shared, service, head, Sent::unread(first, rest)).await
        }
        Unread::TooLong(found, ..) => {
            too_long(shared, &head, found);
            let words =
                format!("expected a message of at most {most} bytes, but found {found} or more");
            refused(StatusCode::PAYLOAD_TOO_LARGE, &words)
        }
        Unread::NoRoom => refused(
            StatusCode::SERVICE_UNAVAILABLE,
            "other messages take all the memory that the guard has for them",
        ),
        Unread::TooSlow => refused(
            StatusCode::REQUEST_TIMEOUT,
            "the message did not come in time",
        ),
        Unread::Cut => refused(StatusCode::BAD_REQUEST, "the message was cut off"),
    }
}

/// Reports a message that is too long to be read.
fn too_long(shared: &Arc<Shared>, head: &Parts, found: usize) {
    let (key, state) = shared.state(&Asker::of(head), true);
    let mut exchange = Exchange::new(shared, key, state, Head::default());
    let most = shared.max_message;
    exchange.step(0, |guard, _| guard.client_too_long(found, most));
}

/// Passes on what is not read, and what answers it.
pub(crate) async fn pass<B, S>(
    shared: &Shared,
    service: &mut S,
    mut head: Parts,
    body: Sent<B>,
) -> Reply<S::Body>
where
    S: Server<B>,
{
    head.headers = headers::to_server(&head.headers);
    match service.ask(shared, head, body).await {
        Ok(response) => plain(response),
        Err(why) => unasked(shared, &why),
    }
}

/// Tells why a request would be refused, and passes it on.
pub(crate) async fn unread<B, S>(
    shared: &Shared,
    service: &mut S,
    head: Parts,
    body: B,
    reason: &str,
) -> Reply<S::Body>
where
    S: Server<B>,
{
    shared.watch.trouble(reason);
    let body = Sent::unread(Bytes::new(), Box::pin(body));
    pass(shared, service, head, body).await
}

/// Says that the server could not be asked.
pub(crate) fn unasked<R>(shared: &Shared, why: &Unasked) -> Reply<R> {
    shared.watch.trouble(&why.words);
    refused(why.status, &why.words)
}

/// Passes an answer on as it is.
pub(crate) fn plain<R>(response: Response<R>) -> Reply<R> {
    let status = response.status();
    let to_client = headers::to_client(response.headers());
    let body = Answer::plain(Bytes::new(), Box::pin(response.into_body()));
    with(status, to_client, body)
}

async fn message<B, S>(
    shared: &Arc<Shared>,
    service: &mut S,
    head: Parts,
    body: Vec<u8>,
) -> Reply<S::Body>
where
    B: Send,
    S: Server<B>,
{
    let said = head.headers.iter();
    let said = said.map(|(name, value)| (name.as_str(), value.as_bytes()));
    let (told, twice) = match Head::of(said) {
        Ok(told) => (told, None),
        Err(reason) => (Head::default(), Some(reason)),
    };
    let agreement = shared.work(body.len(), || told.agreement(&body));
    let is_stateless = agreement.is_stateless;
    let method = agreement.method.as_deref().unwrap_or_default();
    let begins = method == "initialize" && !is_stateless;
    let (key, mut state) = shared.state(&Asker::of(&head), is_stateless || begins);
    if begins {
        state = shared.session(&state);
    }
    let mut exchange = Exchange::new(shared, key, state, told);
    exchange.measure(&head.headers, &body);
    if method == "tools/call" {
        exchange.calls(shared.work(body.len(), || tool(&body)));
    }
    if let Some(reason) = twice.or(agreement.mismatch) {
        let mut is_refused = false;
        let id = agreement.id.as_deref();
        let done = exchange.step(0, |guard, _| {
            is_refused = guard.mismatch(&body, id, &reason);
        });
        if is_refused {
            return own(StatusCode::BAD_REQUEST, done);
        }
    }
    let mut done = exchange.step(body.len(), |guard, now| guard.client(now, body));
    let mut refusal = None;
    if exchange.guard.is_listing() {
        (done, refusal) = list(&mut exchange, service, &head, done).await;
    }
    let Some(message) = done.to_server.take() else {
        return match refusal {
            Some((status, more)) if !done.to_client.is_empty() => {
                let mut reply = own(status, done);
                reply.headers_mut().extend(more);
                reply
            }
            _ => own(StatusCode::OK, done),
        };
    };
    if !is_stateless {
        exchange.leave_open();
    }
    let waits = exchange.guard.is_open() || !shared.work(message.len(), || asks_nothing(&message));
    let mut asked = head.clone();
    asked.headers = headers::to_server(&head.headers);
    let response = match service.ask(shared, asked, Sent::whole(message)).await {
        Ok(response) => response,
        Err(Unasked { status, words, .. }) => {
            return failed(exchange, status, &words, done.to_client);
        }
    };
    if response.status().is_success() {
        let session = response.headers().get(SESSION).filter(|_| begins);
        if let Some(session) = session {
            exchange.key = shared.key(&Asker::of(&head), Some(session));
            let state = Arc::clone(&exchange.state);
            shared.store().put(exchange.key, state);
        }
        if !begins || session.is_some() {
            shared.store().honour(exchange.key, &exchange.state);
        }
    } else if response.status() == StatusCode::NOT_FOUND
        && head.headers.contains_key(SESSION)
        && !is_stateless
    {
        // The session has ended.
        shared.store().remove(key);
    }
    answer(exchange, response, done.to_client, waits).await
}

/// Passes the server's answer on, with what the guard says itself before it. `waits` is whether the client waits for a message.
async fn answer<R>(
    exchange: Exchange,
    response: Response<R>,
    own: Vec<Vec<u8>>,
    waits: bool,
) -> Reply<R>
where
    R: Body<Data = Bytes>,
{
    let status = response.status();
    let media = if is_packed(response.headers()) {
        Media::Other
    } else {
        Media::of(response.headers())
    };
    let is_unread = !waits && media != Media::Events;
    if is_unread && status.is_success() && !exchange.shared.report_only {
        return without_body(exchange, response, own).await;
    }
    if let Some(reason) = unreadable(&exchange.shared, &response) {
        if !is_refusal(status) {
            return failed(exchange, StatusCode::BAD_GATEWAY, &reason, own);
        }
        // Its status and its headers say why it was refused.
        let mut reply = failed(exchange, status, &reason, own);
        let to_client = headers::without_body(response.headers());
        reply.headers_mut().extend(to_client);
        return reply;
    }
    // Clients look for no message in the body of a status that says that there is none.
    let with_own = if own.is_empty() || !NONE.contains(&status) {
        status
    } else {
        StatusCode::OK
    };
    let to_client = headers::to_client(response.headers());
    match media {
        Media::Events => {
            let body = Answer::judged(response.into_body(), exchange, &own);
            with(with_own, to_client, body)
        }
        Media::Json => {
            let mut reply = read_whole(exchange, response, to_client, own, media).await;
            if reply.status() == status {
                *reply.status_mut() = with_own;
            }
            reply
        }
        Media::Other if exchange.shared.report_only && own.is_empty() => plain(response),
        // It was refused.
        Media::Other if !status.is_success() && own.is_empty() => {
            read_whole(exchange, response, to_client, own, media).await
        }
        Media::Other if exchange.shared.report_only || !status.is_success() => {
            let words = format!("the server answers with status {status}");
            failed(exchange, StatusCode::OK, &words, own)
        }
        Media::Other if has_no_message(&exchange.shared, status, response.into_body()).await => {
            status_alone(exchange, status, headers::without_body(&to_client), own)
        }
        Media::Other => failed(exchange, StatusCode::BAD_GATEWAY, OTHER, own),
    }
}

/// Passes on the status and the headers of an answer in whose body clients look for no message, with what the guard says itself.
async fn without_body<R>(exchange: Exchange, response: Response<R>, own: Vec<Vec<u8>>) -> Reply<R>
where
    R: Body<Data = Bytes>,
{
    let status = response.status();
    // The headers of a body that is empty describe what the client gets.
    let to_client = if response.body().is_end_stream() {
        headers::to_client(response.headers())
    } else {
        headers::without_body(response.headers())
    };
    drain(response.into_body()).await;
    status_alone(exchange, status, to_client, own)
}

/// Whether a body of another type has nothing that a client could take for a message.
async fn has_no_message<R>(shared: &Shared, status: StatusCode, body: R) -> bool
where
    R: Body<Data = Bytes>,
{
    if !NONE.contains(&status) {
        return is_empty(shared, body).await;
    }
    let mut room = shared.budget.hold();
    // Frameworks write words with such a status, as in `202 Accepted`.
    matches!(whole(shared, body, &mut room).await, Whole::Read(bytes) if !is_like_message(&bytes))
}

fn status_alone<R>(
    exchange: Exchange,
    status: StatusCode,
    to_client: HeaderMap,
    own: Vec<Vec<u8>>,
) -> Reply<R> {
    if exchange.is_left_open() {
        return failed(exchange, StatusCode::OK, NO_ANSWER, own);
    }
    if own.is_empty() {
        return with(status, to_client, Answer::whole(Bytes::new()));
    }
    let mut reply = messages(StatusCode::OK, own);
    reply.headers_mut().extend(to_client);
    reply
}

const NO_ANSWER: &str = "the server took the request, but its answer has no message";
const NO_ROOM: &str =
    "the server answered, but other messages take all the memory that the guard has for them";
const NO_JSON: &str = "the server's answer is no JSON";
const CUT: &str = "the server's answer ended before it was complete";
/// Statuses of answers without a body.
const NONE: [StatusCode; 3] = [
    StatusCode::ACCEPTED,
    StatusCode::NO_CONTENT,
    StatusCode::RESET_CONTENT,
];

/// Says that there is no answer of the server's, for this reason.
fn failed<R>(
    mut exchange: Exchange,
    status: StatusCode,
    reason: &str,
    mut own: Vec<Vec<u8>>,
) -> Reply<R> {
    exchange.shared.watch.trouble(reason);
    let done = exchange.step(0, |guard, _| guard.server_failed(reason));
    own.extend(done.to_client);
    if own.is_empty() {
        // With reports alone, the guard itself says nothing.
        return refused(status, reason);
    }
    messages(status, own)
}

/// Reads an answer that is one body.
async fn read_whole<R>(
    mut exchange: Exchange,
    response: Response<R>,
    to_client: HeaderMap,
    mut own: Vec<Vec<u8>>,
    media: Media,
) -> Reply<R>
where
    R: Body<Data = Bytes>,
{
    let status = response.status();
    let shared = Arc::clone(&exchange.shared);
    let most = shared.max_message;
    let mut room = shared.budget.hold();
    // Where no other stream answers a request, a successful answer has to.
    let has_to_answer = status.is_success() && !shared.report_only && exchange.is_left_open();
    let done = match whole(&shared, response.into_body(), &mut room).await {
        Whole::Read(bytes) if bytes.is_empty() && own.is_empty() && !has_to_answer => {
            return with(status, to_client, Answer::whole(Bytes::new()));
        }
        Whole::Read(bytes) if media == Media::Other && !is_like_message(&bytes) => {
            return with(status, to_client, Answer::held(bytes, room));
        }
        Whole::Read(bytes)
            if NONE.contains(&status) && !shared.report_only && !is_like_message(&bytes) =>
        {
            return status_alone(exchange, status, headers::without_body(&to_client), own);
        }
        // Beside what the guard says itself, it would leave nothing that a client could read.
        Whole::Read(bytes) if !own.is_empty() && !is_empty_or_json(&shared, &bytes) => {
            return failed(exchange, StatusCode::OK, NO_JSON, own);
        }
        // Whom it is for, only the client knows.
        Whole::Read(bytes) if !status.is_success() && own.is_empty() && is_error(&bytes) => {
            exchange.step(bytes.len(), |guard, _| guard.refusal(bytes))
        }
        Whole::Read(bytes) => {
            let mut done = exchange.step(bytes.len(), |guard, now| guard.server(now, bytes));
            let mut all = done.to_client.iter();
            let is_blank = all.all(|one| one.trim_ascii().is_empty());
            if (is_blank || has_to_answer) && exchange.guard.is_open() {
                done = exchange.step(0, |guard, _| guard.server_ended());
            }
            done
        }
        Whole::TooLong(length, first, rest) => {
            let done = exchange.step(0, |guard, now| {
                guard.server_too_long(now, length, most);
                if !shared.report_only {
                    guard.server_ended();
                }
            });
            if shared.report_only {
                return with(status, to_client, Answer::plain(first, rest));
            }
            done
        }
        // The client is to see that there is an end where none should be.
        Whole::Cut => return failed(exchange, StatusCode::BAD_GATEWAY, CUT, own),
        Whole::NoRoom => {
            return failed(exchange, StatusCode::SERVICE_UNAVAILABLE, NO_ROOM, own);
        }
        Whole::Late(words) => return failed(exchange, StatusCode::GATEWAY_TIMEOUT, &words, own),
    };
    own.extend(done.to_client);
    with(status, to_client, Answer::held(joined(own), room))
}
