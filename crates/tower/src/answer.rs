//! The body of an answer on its way to the client, and how streams of events are judged on it.
//!
//! Invariant: a piece of a stream waits for nothing but its own end, and nothing is read before the client takes what there is. When the
//! client goes, the body is dropped, and the server's with it.

use std::collections::VecDeque;
use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use saop_mcp::Guard;
use saop_mcp::http::{Event, Events, Piece, event, without_breaks};

use crate::budget::Held;
use crate::exchange::Exchange;

/// What a server of the transport of 2024-11-05 sends first.
const ENDPOINT: &[u8] = b"endpoint";
const OTHER_TYPE: &str =
    "an answer of the server is in an event that has another type than `message`";
const UNREADABLE: &str =
    "the server's stream of events has a line that clients may read in different ways";
const OLD: &str = "the server speaks the HTTP+SSE transport of MCP 2024-11-05, which the guard does not: it needs Streamable HTTP";

/// The body of an answer as the client gets it. `R` is that of the service inside.
pub struct Answer<R>(Kind<R>);

enum Kind<R> {
    /// With what the budget holds for it, if it may be large.
    Whole(Bytes, Option<Held>),
    /// What is not judged: the bytes that were read of it, and the rest.
    Plain(Bytes, Pin<Box<R>>),
    Judged(Box<Stream<R>>),
}

/// The server's answer ended before it was complete.
#[derive(Debug)]
pub struct Cut(());

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the server's answer ended before it was complete")
    }
}

impl Error for Cut {}

impl<R> fmt::Debug for Answer<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").finish_non_exhaustive()
    }
}

type Polled = Poll<Option<Result<Frame<Bytes>, Cut>>>;

impl<R> Answer<R> {
    pub(crate) fn whole(bytes: impl Into<Bytes>) -> Self {
        Self(Kind::Whole(bytes.into(), None))
    }

    /// Same as [`whole`](Self::whole); what the client has not taken yet stays counted.
    pub(crate) fn held(bytes: impl Into<Bytes>, mut room: Held) -> Self {
        let bytes = bytes.into();
        room.set(bytes.len());
        Self(Kind::Whole(bytes, Some(room)))
    }

    /// Passes a body on as it is.
    pub(crate) fn plain(first: impl Into<Bytes>, rest: Pin<Box<R>>) -> Self {
        Self(Kind::Plain(first.into(), rest))
    }

    /// Passes a stream on, each event as the guard decides. `first` goes before it.
    pub(crate) fn judged(body: R, exchange: Exchange, first: &[Vec<u8>]) -> Self {
        let events = Events::new(exchange.shared.max_message);
        let first = first.iter().map(|message| event(message).into());
        Self(Kind::Judged(Box::new(Stream {
            body: Some(Box::pin(body)),
            events: events.with_parts(exchange.shared.report_only),
            room: exchange.shared.budget.hold(),
            exchange,
            out: first.collect(),
        })))
    }
}

impl<R: Body<Data = Bytes>> Body for Answer<R> {
    type Data = Bytes;
    type Error = Cut;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Polled {
        match &mut self.0 {
            Kind::Whole(bytes, room) => {
                let part = taken(bytes);
                if let Some(room) = room {
                    room.set(bytes.len());
                }
                Poll::Ready(part)
            }
            Kind::Plain(first, rest) => match taken(first) {
                Some(first) => Poll::Ready(Some(first)),
                None => rest
                    .as_mut()
                    .poll_frame(context)
                    .map(|frame| frame.map(|frame| frame.map_err(|_| Cut(())))),
            },
            Kind::Judged(stream) => stream.poll(context),
        }
    }

    fn is_end_stream(&self) -> bool {
        match &self.0 {
            Kind::Whole(bytes, _) => bytes.is_empty(),
            Kind::Plain(first, rest) => first.is_empty() && rest.is_end_stream(),
            Kind::Judged(_) => false,
        }
    }

    fn size_hint(&self) -> SizeHint {
        match &self.0 {
            Kind::Whole(bytes, _) => SizeHint::with_exact(bytes.len() as u64),
            Kind::Plain(first, rest) if first.is_empty() => rest.size_hint(),
            Kind::Plain(..) | Kind::Judged(_) => SizeHint::default(),
        }
    }
}

/// How much is given away at once: what a client has not asked for is to stay here, where it is counted.
const PART: usize = 1 << 16;

fn taken(bytes: &mut Bytes) -> Option<Result<Frame<Bytes>, Cut>> {
    let part = bytes.split_to(PART.min(bytes.len()));
    (!part.is_empty()).then(|| Ok(Frame::data(part)))
}

/// A stream of events.
struct Stream<R> {
    /// The server's; none once it has ended.
    body: Option<Pin<Box<R>>>,
    events: Events,
    exchange: Exchange,
    /// The bytes of an event that has no end yet, and of what goes to the client.
    room: Held,
    /// What goes to the client next.
    out: VecDeque<Bytes>,
}

impl<R: Body<Data = Bytes>> Stream<R> {
    fn poll(&mut self, context: &mut Context<'_>) -> Polled {
        loop {
            if let Some(out) = self.out.front_mut() {
                let part = taken(out);
                if out.is_empty() {
                    self.out.pop_front();
                }
                self.count();
                return Poll::Ready(part);
            }
            let Some(body) = &mut self.body else {
                return Poll::Ready(None);
            };
            match body.as_mut().poll_frame(context) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(Ok(frame))) => {
                    if let Ok(part) = frame.into_data() {
                        self.take(&part);
                    }
                }
                Poll::Ready(Some(Err(_))) => {
                    self.body = None;
                    return Poll::Ready(Some(Err(Cut(()))));
                }
                Poll::Ready(None) => {
                    self.body = None;
                    let rest = self.events.finish();
                    // An event without its end is none, but there are clients that take it for one.
                    if self.exchange.shared.report_only {
                        self.add(rest);
                    } else if self.exchange.is_left_open() {
                        let mut out = Vec::new();
                        let done = self.exchange.step(0, |guard, _| guard.server_ended());
                        for message in done.to_client {
                            out.extend(event(&message));
                        }
                        self.add(out);
                    }
                }
            }
        }
    }

    /// Takes a part of the server's stream.
    fn take(&mut self, part: &[u8]) {
        let (mut out, mut goes_on) = (Vec::new(), true);
        let exchange = &mut self.exchange;
        self.events.push(part, |piece| {
            if goes_on {
                goes_on = take(piece, exchange, &mut out);
            }
        });
        let held = self.events.bytes();
        if goes_on && !self.room.set(held) && !exchange.shared.report_only {
            goes_on = too_long(held, exchange, &mut out);
        }
        if !goes_on {
            self.body = None;
            self.events = Events::new(0);
        }
        self.add(out);
    }

    fn add(&mut self, out: Vec<u8>) {
        if !out.is_empty() {
            self.out.push_back(out.into());
        }
        self.count();
    }

    fn count(&mut self) {
        let out = self.out.iter().map(Bytes::len).sum::<usize>();
        self.room.set(self.events.bytes() + out);
    }
}

/// Takes a piece of a stream, and adds what goes to the client. Returns whether the stream goes on.
fn take(piece: Piece, exchange: &mut Exchange, out: &mut Vec<u8>) -> bool {
    let event = match piece {
        Piece::Between(raw) | Piece::Part(raw) => {
            out.extend(raw);
            return true;
        }
        Piece::Event(event) => event,
        Piece::TooLong(length) => return too_long(length, exchange, out),
        Piece::Unreadable(raw) => return unreadable(raw, exchange, out),
        _ => return true,
    };
    if event.kind.as_deref() == Some(ENDPOINT) {
        exchange.shared.watch.trouble(OLD);
        if exchange.shared.report_only {
            out.extend(event.raw);
            return true;
        }
        out.extend_from_slice(b": ");
        out.extend_from_slice(OLD.as_bytes());
        out.extend_from_slice(b"\n\n");
        return false;
    }
    if event.data.is_empty() || !event.is_message() {
        let reports_only = exchange.shared.report_only;
        if event.has_breaks && !reports_only {
            return unreadable(event.raw, exchange, out);
        }
        // Clients take it for no message, but for those that do not look at its type.
        let shared = &exchange.shared;
        if !reports_only && shared.work(event.data.len(), || Guard::may_answer(&event.data)) {
            shared.watch.trouble(OTHER_TYPE);
            return true;
        }
        out.extend(event.raw);
        return true;
    }
    judge(&event, exchange, out);
    true
}

fn too_long(length: usize, exchange: &mut Exchange, out: &mut Vec<u8>) -> bool {
    let most = exchange.shared.max_message;
    if exchange.shared.report_only {
        exchange.step(0, |guard, now| guard.server_too_long(now, length, most));
        return true;
    }
    let done = exchange.step(0, |guard, now| {
        guard.server_too_long(now, length, most);
        guard.server_ended();
    });
    for message in done.to_client {
        out.extend(event(&message));
    }
    false
}

/// Takes what clients may read in another way than the guard. The stream ends there.
fn unreadable(raw: Vec<u8>, exchange: &mut Exchange, out: &mut Vec<u8>) -> bool {
    exchange.shared.watch.trouble(UNREADABLE);
    if exchange.shared.report_only {
        out.extend(raw);
        return true;
    }
    let done = exchange.step(0, |guard, _| guard.server_failed(UNREADABLE));
    for message in done.to_client {
        out.extend(event(&message));
    }
    false
}

fn judge(event: &Event, exchange: &mut Exchange, out: &mut Vec<u8>) {
    let data = event.data.clone();
    let done = exchange.step(data.len(), |guard, now| guard.server(now, data));
    let is_changed = event.has_breaks && !exchange.shared.report_only;
    let mut is_written = false;
    for mut message in done.to_client {
        if is_changed {
            message = without_breaks(&message);
        }
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
