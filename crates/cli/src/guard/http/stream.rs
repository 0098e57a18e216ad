//! Streams of events on their way to the client.
//!
//! Invariant: a piece waits for nothing but its own end. When the client goes, the connection to the server is closed at once.

use hyper::body::Bytes;
use reqwest::Response;
use saop_mcp::http::{Event, Events, Piece, event};
use tokio::sync::mpsc;

use super::body::{Answer, Cut};
use super::exchange::Exchange;

/// So many parts wait for the client.
const AHEAD: usize = 2;
/// What a server of the transport of 2024-11-05 sends first.
const ENDPOINT: &[u8] = b"endpoint";
pub(super) const OLD: &str = "the server speaks the HTTP+SSE transport of MCP 2024-11-05, which saop guard does not: it needs Streamable HTTP";

type Parts = mpsc::Sender<Result<Bytes, Cut>>;

/// Passes a stream on, each event as the guard decides. `first` goes before it.
pub(super) fn judged(response: Response, exchange: Exchange, first: Vec<Vec<u8>>) -> Answer {
    let (parts, answer) = mpsc::channel(AHEAD);
    tokio::spawn(async move {
        let passing = pass(response, exchange, first, &parts);
        tokio::select! {
            () = passing => {}
            () = parts.closed() => {}
        }
    });
    Answer::Parts(answer)
}

/// Passes a body on as it is.
pub(super) fn unjudged(mut response: Response) -> Answer {
    if response.content_length() == Some(0) {
        return Answer::Whole(None);
    }
    let (parts, answer) = mpsc::channel(AHEAD);
    tokio::spawn(async move {
        let passing = async {
            loop {
                let part = match response.chunk().await {
                    Ok(Some(part)) => Ok(part),
                    Ok(None) => break,
                    Err(_) => Err(Cut),
                };
                let is_last = part.is_err();
                if parts.send(part).await.is_err() || is_last {
                    break;
                }
            }
        };
        tokio::select! {
            () = passing => {}
            () = parts.closed() => {}
        }
    });
    Answer::Parts(answer)
}

async fn pass(mut response: Response, mut exchange: Exchange, first: Vec<Vec<u8>>, parts: &Parts) {
    for message in first {
        if parts.send(Ok(event(&message).into())).await.is_err() {
            return;
        }
    }
    let mut events = Events::new(exchange.world.max_message);
    loop {
        let part = match response.chunk().await {
            Ok(Some(part)) => part,
            Ok(None) => break,
            Err(_) => {
                let _ = parts.send(Err(Cut)).await;
                return;
            }
        };
        let mut out = Vec::new();
        let mut goes_on = true;
        events.push(&part, |piece| {
            if goes_on {
                goes_on = take(piece, &mut exchange, &mut out);
            }
        });
        if !out.is_empty() && parts.send(Ok(out.into())).await.is_err() || !goes_on {
            return;
        }
    }
    let rest = events.finish();
    if !rest.is_empty() {
        let _ = parts.send(Ok(rest.into())).await;
    }
}

/// Takes a piece of a stream, and adds what goes to the client. Returns whether the stream goes on.
fn take(piece: Piece, exchange: &mut Exchange, out: &mut Vec<u8>) -> bool {
    let event = match piece {
        Piece::Between(raw) => {
            out.extend(raw);
            return true;
        }
        Piece::Event(event) => event,
        Piece::TooLong(length) => {
            let most = exchange.world.max_message;
            let done = exchange.step(0, |guard, _| {
                guard.server_too_long(length, most);
                guard.server_ended();
            });
            for message in done.to_client {
                out.extend(saop_mcp::http::event(&message));
            }
            return false;
        }
        _ => return true,
    };
    if event.kind.as_deref() == Some(ENDPOINT) {
        exchange.world.say("transport", OLD.to_owned());
        out.extend_from_slice(b": ");
        out.extend_from_slice(OLD.as_bytes());
        out.extend_from_slice(b"\n\n");
        return false;
    }
    if event.data.is_empty() || !event.is_message() && !is_object(&event.data) {
        out.extend(event.raw);
        return true;
    }
    judge(&event, exchange, out);
    true
}

fn judge(event: &Event, exchange: &mut Exchange, out: &mut Vec<u8>) {
    let data = event.data.clone();
    let done = exchange.step(data.len(), |guard, now| guard.server(now, data));
    let mut is_written = false;
    for message in done.to_client {
        if message == event.data {
            out.extend_from_slice(&event.raw);
        } else if is_written {
            out.extend(saop_mcp::http::event(&message));
        } else {
            out.extend(event.with_data(&message));
        }
        is_written = true;
    }
}

/// Whether data may be a message for who does not look at the type of its event.
fn is_object(data: &[u8]) -> bool {
    matches!(data.trim_ascii_start().first(), Some(b'{' | b'['))
}
