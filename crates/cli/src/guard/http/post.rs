//! What becomes of a message that a client posts.
//!
//! Invariant: it reaches the server at most once, and before it the guard knows what it has to know.

use std::sync::Arc;
use std::time::Duration;

use hyper::StatusCode;
use reqwest::header::{
    CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE,
};
use reqwest::{Method, Response};
use saop_mcp::Guard;
use saop_mcp::http::{Events, Head, Piece};
use tokio::time::timeout;

use super::body::Answer;
use super::exchange::{Done, Exchange};
use super::headers::{self, Media, SESSION};
use super::stream;
use super::upstream::{self, Whole};
use super::world::World;

/// An answer to a client.
pub(super) type Reply = hyper::Response<Answer>;

/// A request of a client.
pub(super) struct Asked {
    pub(super) headers: HeaderMap,
    pub(super) query: Option<String>,
}

/// What the server said of a request of the guard's own: its status, and what a client has to know of it.
type Refusal = (StatusCode, HeaderMap);

/// Headers that say how a refused request may be made again.
const AGAIN: [HeaderName; 2] = [WWW_AUTHENTICATE, RETRY_AFTER];
/// How long the server has to answer a request of the guard's own, at most.
const LONGEST: Duration = Duration::from_mins(1);

pub(super) async fn post(world: &Arc<World>, asked: Asked, body: Vec<u8>) -> Reply {
    let said = asked.headers.iter();
    let said = said.map(|(name, value)| (name.as_str(), value.as_bytes()));
    let (head, twice) = match Head::of(said) {
        Ok(head) => (head, None),
        Err(reason) => (Head::default(), Some(reason)),
    };
    let agreement = head.agreement(&body);
    let is_stateless = agreement.is_stateless;
    let method = agreement.method.as_deref().unwrap_or_default();
    let begins = method == "initialize" && !is_stateless;
    let (key, mut state) = world.state(&asked.headers, is_stateless || begins);
    if begins {
        state = state.session();
    }
    let mut exchange = Exchange::new(world, key, state, head);
    if method == "tools/call" {
        exchange.calls(upstream::tool(&body));
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
    let given = body.clone();
    let mut done = exchange.step(body.len(), |guard, now| guard.client(now, given));
    let mut refusal = None;
    if exchange.guard.is_listing() {
        (done, refusal) = list(&mut exchange, &asked, done).await;
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
    let sent = world.send(
        Method::POST,
        asked.query.as_deref(),
        headers::to_server(&asked.headers),
        message,
    );
    let Ok(response) = sent.await else {
        let ended = exchange.step(0, |guard, _| guard.server_ended());
        done.to_client.extend(ended.to_client);
        return own(StatusCode::BAD_GATEWAY, done);
    };
    if begins
        && response.status().is_success()
        && let Some(session) = response.headers().get(SESSION)
    {
        exchange.key = world.key(&asked.headers, Some(session));
        let state = Arc::clone(&exchange.state);
        world.store().put(exchange.key, state);
    }
    if response.status() == StatusCode::NOT_FOUND
        && asked.headers.contains_key(SESSION)
        && !is_stateless
    {
        // The session has ended.
        world.store().remove(key);
    }
    answer(exchange, response, done.to_client).await
}

/// Passes the server's answer on, with what the guard says itself before it.
async fn answer(mut exchange: Exchange, response: Response, mut own: Vec<Vec<u8>>) -> Reply {
    let status = response.status();
    let to_client = headers::to_client(response.headers());
    if let Some(reason) = upstream::unreadable(&exchange.world, &response) {
        exchange.world.say("upstream", reason);
        let done = exchange.step(0, |guard, _| guard.server_ended());
        own.extend(done.to_client);
        return reply(StatusCode::BAD_GATEWAY, own);
    }
    match Media::of(response.headers()) {
        Media::Events => with(status, to_client, stream::judged(response, exchange, own)),
        Media::Json => {
            let most = exchange.world.max_message;
            let mut room = exchange.world.budget.hold();
            let done = match upstream::whole(response, most, &mut room).await {
                Whole::Read(bytes) if bytes.is_empty() && own.is_empty() => {
                    return with(status, to_client, Answer::Whole(None));
                }
                Whole::Read(bytes) => {
                    let mut done =
                        exchange.step(bytes.len(), |guard, now| guard.server(now, bytes));
                    if done.to_client.is_empty() && exchange.guard.is_open() {
                        done = exchange.step(0, |guard, _| guard.server_ended());
                    }
                    done
                }
                Whole::TooLong(length) => exchange.step(0, |guard, _| {
                    guard.server_too_long(length, most);
                    guard.server_ended();
                }),
                Whole::Cut => {
                    // The client is to see that there is an end where none should be.
                    let done = exchange.step(0, |guard, _| guard.server_ended());
                    own.extend(done.to_client);
                    return reply(StatusCode::BAD_GATEWAY, own);
                }
            };
            own.extend(done.to_client);
            with(status, to_client, Answer::whole(joined(own)))
        }
        // It was refused, or there is nothing to say.
        Media::Other if own.is_empty() => with(status, to_client, stream::unjudged(response)),
        Media::Other => reply(StatusCode::OK, own),
    }
}

/// Asks for the list of tools in the client's name, as long as the guard wants.
async fn list(exchange: &mut Exchange, asked: &Asked, first: Done) -> (Done, Option<Refusal>) {
    let mut all = Done::default();
    let mut ask = add(&mut all, first);
    let mut refusal = None;
    let state = Arc::clone(&exchange.state);
    let Ok(_turn) = timeout(LONGEST, state.listing.lock()).await else {
        let done = exchange.step(0, |guard, now| {
            guard.no_list(now, "others wait for it as well");
        });
        add(&mut all, done);
        return (all, None);
    };
    let mut has_list = false;
    let done = exchange.step(0, |guard, now| has_list = guard.has_list_now(now));
    ask = add(&mut all, done).or(ask.filter(|_| !has_list));
    while exchange.guard.is_listing() {
        let Some(request) = ask.take() else {
            let words = "the server's answer has no list of them";
            let done = exchange.step(0, |guard, now| guard.no_list(now, words));
            add(&mut all, done);
            break;
        };
        let now = exchange.world.now();
        let left = exchange.guard.wake_at().unwrap_or(now).saturating_sub(now);
        let found = timeout(
            Duration::from_millis(left),
            own_answer(exchange, asked, &request),
        )
        .await;
        let done = match found {
            Err(_) => exchange.step(0, Guard::tick),
            Ok(Ok(message)) => {
                exchange.step(message.len(), |guard, now| guard.server(now, message))
            }
            Ok(Err((reason, why))) => {
                refusal = why;
                exchange.step(0, |guard, now| guard.no_list(now, &reason))
            }
        };
        ask = add(&mut all, done);
    }
    (all, refusal)
}

/// Adds what is done, and returns what is to be asked.
fn add(all: &mut Done, done: Done) -> Option<Vec<u8>> {
    all.to_client.extend(done.to_client);
    all.to_server = done.to_server.or(all.to_server.take());
    done.ask
}

/// Sends a request of the guard's own, and returns the message that answers it.
async fn own_answer(
    exchange: &Exchange,
    asked: &Asked,
    request: &[u8],
) -> Result<Vec<u8>, (String, Option<Refusal>)> {
    let world = &exchange.world;
    let sent = world.send(
        Method::POST,
        asked.query.as_deref(),
        headers::to_list(&asked.headers),
        request.to_vec(),
    );
    let mut response = sent.await.map_err(|words| (words, None))?;
    let status = response.status();
    let refused = |words: String, response: &HeaderMap| {
        let mut more = HeaderMap::new();
        for name in AGAIN {
            for value in response.get_all(&name) {
                more.append(name.clone(), value.clone());
            }
        }
        let why = (!status.is_success()).then_some((status, more));
        (words, why)
    };
    let head = response.headers().clone();
    if let Some(reason) = upstream::unreadable(world, &response) {
        return Err(refused(reason, &head));
    }
    match Media::of(&head) {
        Media::Json => {
            let mut room = world.budget.hold();
            match upstream::whole(response, world.max_message, &mut room).await {
                // An error that is not the answer of MCP is told by its status.
                Whole::Read(bytes) if upstream::is_answer(&bytes, request) => Ok(bytes),
                Whole::Read(_) => Err(refused(format!("status {status}"), &head)),
                Whole::TooLong(length) => {
                    Err((format!("its list has {length} bytes or more"), None))
                }
                Whole::Cut => Err(("its answer was cut off".to_owned(), None)),
            }
        }
        Media::Events => {
            let mut events = Events::new(world.max_message);
            let mut found = None;
            while let Ok(Some(part)) = response.chunk().await {
                events.push(&part, |piece| {
                    if let Piece::Event(event) = piece
                        && found.is_none()
                        && upstream::is_answer(&event.data, request)
                    {
                        found = Some(event.data);
                    }
                });
                if let Some(found) = found {
                    return Ok(found);
                }
            }
            Err(("its answer was cut off".to_owned(), None))
        }
        Media::Other => Err(refused(format!("status {status}"), &head)),
    }
}

/// Returns messages as one body: an array if they are several.
fn joined(mut messages: Vec<Vec<u8>>) -> Vec<u8> {
    if messages.len() <= 1 {
        return messages.pop().unwrap_or_default();
    }
    let mut all = vec![b'['];
    for message in messages {
        let text = message.trim_ascii();
        let inside = text
            .strip_prefix(b"[")
            .and_then(|text| text.strip_suffix(b"]"));
        if all.len() > 1 {
            all.push(b',');
        }
        all.extend_from_slice(inside.unwrap_or(text));
    }
    all.push(b']');
    all
}

/// Returns the guard's own answer. Where there is none, the message needs none.
fn own(status: StatusCode, done: Done) -> Reply {
    if done.to_client.is_empty() {
        let mut reply = hyper::Response::new(Answer::Whole(None));
        *reply.status_mut() = if status == StatusCode::OK {
            StatusCode::ACCEPTED
        } else {
            status
        };
        return reply;
    }
    reply(status, done.to_client)
}

fn reply(status: StatusCode, messages: Vec<Vec<u8>>) -> Reply {
    let body = joined(messages);
    // JSON-RPC's errors of the message itself, and those of its headers, have a status of their own.
    let is_wrong =
        upstream::code(&body).is_some_and(|code| matches!(code, -32_700 | -32_600 | -32_020));
    let status = if is_wrong && status == StatusCode::OK {
        StatusCode::BAD_REQUEST
    } else {
        status
    };
    let mut head = HeaderMap::new();
    head.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    with(status, head, Answer::whole(body))
}

pub(super) fn with(status: StatusCode, head: HeaderMap, body: Answer) -> Reply {
    let mut reply = hyper::Response::new(body);
    *reply.status_mut() = status;
    *reply.headers_mut() = head;
    reply
}
