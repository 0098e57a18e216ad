//! Answers of the guard's own.

use http::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use http::{Response, StatusCode};
use serde_json::Value;

use crate::answer::Answer;
use crate::exchange::Done;

/// An answer to a client. `R` is the body of the service inside.
pub(crate) type Reply<R> = Response<Answer<R>>;

/// Returns an error of JSON-RPC that is to no request.
pub(crate) fn refused<R>(status: StatusCode, words: &str) -> Reply<R> {
    let mut body =
        String::from("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":");
    saop_json::push_string(&mut body, words);
    body.push_str("}}");
    with(status, json(), Answer::whole(body))
}

/// Returns what the guard says. Where there is nothing, the message needs no answer.
pub(crate) fn own<R>(status: StatusCode, done: Done) -> Reply<R> {
    if !done.to_client.is_empty() {
        return messages(status, done.to_client);
    }
    let status = if status == StatusCode::OK {
        StatusCode::ACCEPTED
    } else {
        status
    };
    with(status, HeaderMap::new(), Answer::whole(Vec::new()))
}

/// Returns messages with a status. JSON-RPC's errors of the message itself, and those of its headers, have one of their own.
pub(crate) fn messages<R>(status: StatusCode, messages: Vec<Vec<u8>>) -> Reply<R> {
    let body = joined(messages);
    let is_wrong = code(&body).is_some_and(|code| matches!(code, -32_700 | -32_600 | -32_020));
    let status = if is_wrong && status == StatusCode::OK {
        StatusCode::BAD_REQUEST
    } else {
        status
    };
    with(status, json(), Answer::whole(body))
}

pub(crate) fn with<R>(status: StatusCode, head: HeaderMap, body: Answer<R>) -> Reply<R> {
    let mut reply = Response::new(body);
    *reply.status_mut() = status;
    *reply.headers_mut() = head;
    reply
}

fn json() -> HeaderMap {
    let mut head = HeaderMap::new();
    head.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    head
}

/// Returns messages as one body: an array if they are several.
pub(crate) fn joined(mut messages: Vec<Vec<u8>>) -> Vec<u8> {
    if messages.len() <= 1 {
        return messages.pop().unwrap_or_default();
    }
    let mut all = vec![b'['];
    for message in messages {
        let text = message.trim_ascii();
        let inside = text
            .strip_prefix(b"[")
            .and_then(|text| text.strip_suffix(b"]"));
        let inside = inside.unwrap_or(text).trim_ascii();
        if all.len() > 1 && !inside.is_empty() {
            all.push(b',');
        }
        all.extend_from_slice(inside);
    }
    all.push(b']');
    all
}

/// Returns the code of the error that a message is, if it is one.
fn code(message: &[u8]) -> Option<i64> {
    let value: Value = serde_json::from_slice(message).ok()?;
    value.get("error")?.get("code")?.as_i64()
}
