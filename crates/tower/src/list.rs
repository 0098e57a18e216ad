//! The list of tools, where a call needs it: the guard asks the server in the client's name.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http::header::{HeaderMap, HeaderName, RETRY_AFTER, WWW_AUTHENTICATE};
use http::request::Parts;
use http::{Method, Response};
use http_body::Body;
use saop_mcp::Guard;
use saop_mcp::http::{Events, Piece};
use tokio::time::timeout;

use crate::exchange::{Done, Exchange};
use crate::headers::{self, Media};
use crate::sent::Sent;
use crate::server::{Refusal, Server, Whole, unreadable, whole};

/// Headers that say how a refused request may be made again.
const AGAIN: [HeaderName; 2] = [WWW_AUTHENTICATE, RETRY_AFTER];
/// How long an exchange waits for another one that asks for the list.
const LONGEST: Duration = Duration::from_mins(1);

/// Asks for the list of tools, as long as the guard wants. `first` is what it wanted before.
pub(crate) async fn list<B: Send>(
    exchange: &mut Exchange,
    service: &mut impl Server<B>,
    head: &Parts,
    first: Done,
) -> (Done, Option<Refusal>) {
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
        let now = exchange.shared.now();
        let left = exchange.guard.wake_at().unwrap_or(now).saturating_sub(now);
        let found = timeout(
            Duration::from_millis(left),
            answer(exchange, service, head, &request),
        );
        let done = match found.await {
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
async fn answer<B: Send>(
    exchange: &Exchange,
    service: &mut impl Server<B>,
    head: &Parts,
    request: &[u8],
) -> Result<Vec<u8>, (String, Option<Refusal>)> {
    let shared = &exchange.shared;
    let mut own = head.clone();
    own.method = Method::POST;
    own.headers = headers::to_list(&head.headers);
    let mut sent = service
        .ask(shared, own.clone(), Sent::whole(request.to_vec()))
        .await;
    if sent.as_ref().is_err_and(|why| !why.is_late) {
        // A server may have closed a connection that was just taken up again. To ask for the list twice does no harm.
        sent = service
            .ask(shared, own, Sent::whole(request.to_vec()))
            .await;
    }
    let response = sent.map_err(|why| (why.words, None))?;
    if let Some(reason) = unreadable(shared, &response) {
        return Err((reason, refusal(&response)));
    }
    let why = refusal(&response);
    let status = response.status();
    match Media::of(response.headers()) {
        Media::Json => {
            let mut room = shared.budget.hold();
            match whole(shared, response.into_body(), &mut room).await {
                // An error that is not the answer of MCP is told by its status.
                Whole::Read(bytes) if exchange.is_list(&bytes) => Ok(bytes),
                Whole::Read(_) => Err((format!("status {status}"), why)),
                Whole::TooLong(length, ..) => {
                    Err((format!("its list has {length} bytes or more"), None))
                }
                Whole::Cut => Err(("its answer was cut off".to_owned(), None)),
                Whole::NoRoom => Err(("other messages take all the memory".to_owned(), None)),
                Whole::Late(words) => Err((words, None)),
            }
        }
        Media::Events => event(exchange, response.into_body())
            .await
            .ok_or_else(|| ("its answer was cut off".to_owned(), None)),
        Media::Other => Err((format!("status {status}"), why)),
    }
}

/// Returns the event of a stream that has the list.
async fn event<R>(exchange: &Exchange, body: R) -> Option<Vec<u8>>
where
    R: Body<Data = bytes::Bytes>,
{
    let shared = &exchange.shared;
    let mut body = pin!(body);
    let mut events = Events::new(shared.max_message);
    let mut room = shared.budget.hold();
    let mut found = None;
    while let Some(Ok(frame)) = poll_fn(|context| body.as_mut().poll_frame(context)).await {
        let Ok(part) = frame.into_data() else {
            continue;
        };
        events.push(&part, |piece| {
            if let Piece::Event(event) = piece
                && found.is_none()
                && exchange.is_list(&event.data)
            {
                found = Some(event.data);
            }
        });
        if found.is_some() || !room.set(events.bytes()) {
            break;
        }
    }
    found
}

/// Returns what a client has to know of a request that the server refused.
fn refusal<R>(response: &Response<R>) -> Option<Refusal> {
    if response.status().is_success() {
        return None;
    }
    let mut more = HeaderMap::new();
    for name in AGAIN {
        for value in response.headers().get_all(&name) {
            more.append(name.clone(), value.clone());
        }
    }
    Some((response.status(), more))
}
