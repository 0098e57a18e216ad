//! The server behind the guard: how it is asked, and what it answers, as far as that is read here.

use std::fmt::Display;
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::time::Duration;

use bytes::Bytes;
use http::request::Parts;
use http::{HeaderMap, Request, Response, StatusCode};
use http_body::Body;
use saop_json::show::one_line;
use saop_json::text::open;
use saop_json::{Limits, Tree};
use serde_json::Value;
use tower_service::Service;

use crate::budget::Held;
use crate::headers::is_packed;
use crate::late::within;
use crate::sent::Sent;
use crate::shared::Shared;

/// Why there is no answer.
pub(crate) struct Unasked {
    /// The status that a client gets for it.
    pub(crate) status: StatusCode,
    pub(crate) words: String,
    pub(crate) is_late: bool,
}

/// A service that can be asked, by a body whose longest form is `Sent<B>`.
pub(crate) trait Server<B>: Send {
    type Body: Body<Data = Bytes> + Send;

    fn ask(
        &mut self,
        shared: &Shared,
        head: Parts,
        body: Sent<B>,
    ) -> impl Future<Output = Result<Response<Self::Body>, Unasked>> + Send;
}

impl<S, B, R> Server<B> for S
where
    S: Service<Request<Sent<B>>, Response = Response<R>> + Clone + Send,
    S::Error: Display,
    S::Future: Send,
    B: Send,
    R: Body<Data = Bytes> + Send,
{
    type Body = R;

    async fn ask(
        &mut self,
        shared: &Shared,
        head: Parts,
        body: Sent<B>,
    ) -> Result<Response<R>, Unasked> {
        let request = Request::from_parts(head, body);
        let asking = async {
            poll_fn(|context| self.poll_ready(context)).await?;
            self.call(request).await
        };
        let (status, words, is_late) = match within(shared.answer_timeout, asking).await {
            Ok(Ok(response)) => return Ok(response),
            Ok(Err(error)) => {
                let words = one_line(&error.to_string(), 200);
                let words = format!("the server could not be asked: {words}");
                (StatusCode::BAD_GATEWAY, words, false)
            }
            Err(_) => (StatusCode::GATEWAY_TIMEOUT, late(shared), true),
        };
        Err(Unasked {
            status,
            words,
            is_late,
        })
    }
}

fn late(shared: &Shared) -> String {
    let most = shared.answer_timeout.unwrap_or_default();
    format!("the server did not answer within {most:?}")
}

/// A body that was to be read whole.
pub(crate) enum Whole<R> {
    Read(Vec<u8>),
    /// It has so many bytes or more: those that were read, and the rest.
    TooLong(usize, Vec<u8>, Pin<Box<R>>),
    Cut,
    NoRoom,
    /// No more of it came in time.
    Late(String),
}

pub(crate) async fn whole<R: Body<Data = Bytes>>(
    shared: &Shared,
    body: R,
    held: &mut Held,
) -> Whole<R> {
    let most = shared.max_message;
    let mut body = Box::pin(body);
    let announced = body.size_hint().lower();
    if announced > most as u64 {
        let found = usize::try_from(announced).unwrap_or(usize::MAX);
        return Whole::TooLong(found, Vec::new(), body);
    }
    let mut bytes = Vec::new();
    loop {
        let next = poll_fn(|context| body.as_mut().poll_frame(context));
        let frame = match within(shared.answer_timeout, next).await {
            Err(_) => return Whole::Late(late(shared)),
            Ok(None) => return Whole::Read(bytes),
            Ok(Some(Err(_))) => return Whole::Cut,
            Ok(Some(Ok(frame))) => frame,
        };
        let Ok(part) = frame.into_data() else {
            continue;
        };
        if !held.add(part.len()) {
            return Whole::NoRoom;
        }
        let is_too_long = part.len() > most - bytes.len();
        bytes.extend_from_slice(&part);
        if is_too_long {
            return Whole::TooLong(bytes.len(), bytes, body);
        }
    }
}

/// Returns why an answer may not be passed on, by its head, if it may not.
pub(crate) fn unreadable<R>(shared: &Shared, response: &Response<R>) -> Option<String> {
    let status = response.status();
    if status.is_redirection() && status != StatusCode::NOT_MODIFIED {
        // A client would follow it past the guard, with its credentials.
        return Some(format!(
            "the server redirects with status {status}, which is not followed: the guard needs the URL that it leads to"
        ));
    }
    if status.is_informational() {
        return Some(format!(
            "the server answers with status {status}, for which nobody asked"
        ));
    }
    let is_unread = is_packed(response.headers()) && !shared.report_only;
    is_unread.then(|| "the server packed its answer, though it was asked not to".to_owned())
}

/// What a successful answer may not be that is neither JSON nor a stream of events: there are clients that take it for one of them.
pub(crate) const OTHER: &str =
    "the server's answer is neither JSON nor a stream of events in UTF-8, by its Content-Type";

/// Waits for the first bytes of a body that is to have none. Returns whether it has none.
pub(crate) async fn is_empty<R: Body<Data = Bytes>>(shared: &Shared, body: R) -> bool {
    let mut body = pin!(body);
    while !body.is_end_stream() {
        let next = poll_fn(|context| body.as_mut().poll_frame(context));
        match within(shared.answer_timeout, next).await {
            Ok(None) => break,
            Ok(Some(Ok(frame))) if frame.data_ref().is_none_or(Bytes::is_empty) => {}
            _ => return false,
        }
    }
    true
}

/// Takes what is left of a short body that nobody reads, so that its connection can be used again.
pub(crate) async fn drain<R: Body<Data = Bytes>>(body: R) {
    const SHORT: u64 = 64 << 10;
    const PATIENCE: Duration = Duration::from_secs(1);
    if body.size_hint().upper().is_none_or(|most| most > SHORT) {
        return;
    }
    let mut body = pin!(body);
    let taking = async {
        while let Some(Ok(_)) = poll_fn(|context| body.as_mut().poll_frame(context)).await {}
    };
    // Without its end, the connection is closed.
    let _ = within(Some(PATIENCE), taking).await;
}

/// Whether a status says that the request was refused.
pub(crate) fn is_refusal(status: StatusCode) -> bool {
    status.is_client_error() || status.is_server_error()
}

/// What the server said of a request of the guard's own: its status, and what a client has to know of it.
pub(crate) type Refusal = (StatusCode, HeaderMap);

/// Whether there are clients that read a body as JSON, whatever type and status it has.
pub(crate) fn is_like_message(body: &[u8]) -> bool {
    let text = body.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(body);
    matches!(text.trim_ascii_start(), [b'{' | b'[', ..])
}

/// Whether the body of an answer that is no success is an error and nothing else, whoever reads it.
pub(crate) fn is_error(message: &[u8]) -> bool {
    let value: Option<Value> = serde_json::from_slice(message).ok();
    let is_error = value.is_some_and(|value| value.get("error").is_some_and(Value::is_object));
    // No other member is there by a repeated or an escaped name.
    let has = |word: &[u8]| {
        message
            .windows(word.len())
            .any(|part| part.eq_ignore_ascii_case(word))
    };
    is_error && !has(b"\"result\"") && !has(b"\"method\"") && !message.contains(&b'\\')
}

/// Returns the name of the tool that a message calls.
pub(crate) fn tool(message: &[u8]) -> String {
    let value: Option<Value> = serde_json::from_slice(message).ok();
    let name = value
        .as_ref()
        .and_then(|value| value.pointer("/params/name"));
    name.and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Whether a body is JSON, or has nothing in it.
pub(crate) fn is_empty_or_json(shared: &Shared, body: &[u8]) -> bool {
    let limits = Limits::NONE.with_max_bytes(usize::MAX);
    shared.work(body.len(), || {
        let read =
            open(body, &limits).and_then(|cursor| Tree::parse_with_repeated_keys(cursor, &limits));
        body.trim_ascii().is_empty() || read.is_ok()
    })
}
