//! What the server answers, as far as it is read here.

use hyper::StatusCode;
use reqwest::Response;
use serde_json::Value;

use super::body::Held;
use super::headers::{Media, is_packed};
use super::world::World;

/// A body that was to be read whole.
pub(super) enum Whole {
    Read(Vec<u8>),
    TooLong(usize),
    Cut,
}

pub(super) async fn whole(mut response: Response, most: usize, held: &mut Held) -> Whole {
    let announced = response.content_length().unwrap_or_default();
    if announced > most as u64 {
        return Whole::TooLong(usize::try_from(announced).unwrap_or(usize::MAX));
    }
    let mut bytes = Vec::new();
    loop {
        match response.chunk().await {
            Ok(None) => return Whole::Read(bytes),
            Err(_) => return Whole::Cut,
            Ok(Some(part)) => {
                if part.len() > most - bytes.len() || !held.add(part.len()) {
                    return Whole::TooLong(bytes.len() + part.len());
                }
                bytes.extend_from_slice(&part);
            }
        }
    }
}

/// Returns why an answer may not be passed on, if it may not.
pub(super) fn unreadable(world: &World, response: &Response) -> Option<String> {
    let status = response.status();
    if status.is_redirection() && status != StatusCode::NOT_MODIFIED {
        // A client would follow it past the guard, with its credentials.
        return Some(format!(
            "the server redirects with status {status}, which is not followed: give the URL that it leads to as --upstream"
        ));
    }
    if world.report_only {
        return None;
    }
    if is_packed(response.headers()) {
        return Some("the server packed its answer, though it was asked not to".to_owned());
    }
    let has_body = response.content_length() != Some(0) && status != StatusCode::NO_CONTENT;
    (status == StatusCode::OK && has_body && Media::of(response.headers()) == Media::Other).then(
        || {
            "the server's answer is neither JSON nor a stream of events, by its Content-Type"
                .to_owned()
        },
    )
}

/// Whether a message answers a request of the guard's own.
pub(super) fn is_answer(message: &[u8], request: &[u8]) -> bool {
    let id = |bytes: &[u8]| {
        let value: Value = serde_json::from_slice(bytes).ok()?;
        let is_request = value.get("method").is_some();
        Some((value.get("id")?.clone(), is_request))
    };
    match (id(message), id(request)) {
        (Some((answered, false)), Some((asked, true))) => answered == asked,
        _ => false,
    }
}

/// Returns the code of the error that a message is, if it is one.
pub(super) fn code(message: &[u8]) -> Option<i64> {
    let value: Value = serde_json::from_slice(message).ok()?;
    value.get("error")?.get("code")?.as_i64()
}

/// Returns the name of the tool that a message calls.
pub(super) fn tool(message: &[u8]) -> String {
    let value: Option<Value> = serde_json::from_slice(message).ok();
    let name = value
        .as_ref()
        .and_then(|value| value.pointer("/params/name"));
    name.and_then(Value::as_str).unwrap_or_default().to_owned()
}
