//! The body of a request on its way to the server, and how a client's is read.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use tokio::time::Instant;

use crate::budget::Held;
use crate::late::within;

/// The body of a request as the service inside gets it: the bytes that were judged, or, where reports alone are made, one that is too long for
/// that, as it comes.
#[derive(Debug)]
pub struct Sent<B> {
    first: Bytes,
    rest: Option<Pin<Box<B>>>,
}

impl<B> Sent<B> {
    pub(crate) fn whole(bytes: impl Into<Bytes>) -> Self {
        Self {
            first: bytes.into(),
            rest: None,
        }
    }

    pub(crate) fn unread(first: impl Into<Bytes>, rest: Pin<Box<B>>) -> Self {
        Self {
            first: first.into(),
            rest: Some(rest),
        }
    }

    /// Returns the bytes, if all are there, without waiting.
    ///
    /// # Errors
    ///
    /// Gives the body back if it has a part that is still to come.
    pub fn into_bytes(self) -> Result<Bytes, Self> {
        if self.rest.is_some() {
            return Err(self);
        }
        Ok(self.first)
    }
}

impl<B: Body<Data = Bytes>> Body for Sent<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        if !self.first.is_empty() {
            let first = std::mem::take(&mut self.first);
            return Poll::Ready(Some(Ok(Frame::data(first))));
        }
        match &mut self.rest {
            Some(rest) => rest.as_mut().poll_frame(context),
            None => Poll::Ready(None),
        }
    }

    fn is_end_stream(&self) -> bool {
        let rest = self.rest.as_ref();
        self.first.is_empty() && rest.is_none_or(Body::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        let first = self.first.len() as u64;
        let Some(rest) = &self.rest else {
            return SizeHint::with_exact(first);
        };
        let rest = rest.size_hint();
        let mut hint = SizeHint::new();
        hint.set_lower(rest.lower().saturating_add(first));
        if let Some(upper) = rest.upper().and_then(|upper| upper.checked_add(first)) {
            hint.set_upper(upper);
        }
        hint
    }
}

/// A client has another second for so many bytes of a body.
const SLOWEST: usize = 16 * 1024;

/// Why a client's body was not read.
pub(crate) enum Unread<B> {
    /// It has so many bytes or more: those that were read, and the rest.
    TooLong(usize, Vec<u8>, Pin<Box<B>>),
    NoRoom,
    TooSlow,
    Cut,
}

/// Reads a client's body.
pub(crate) async fn read<B: Body<Data = Bytes>>(
    body: B,
    most: usize,
    part_timeout: Option<Duration>,
    held: &mut Held,
) -> Result<Vec<u8>, Unread<B>> {
    let mut body = Box::pin(body);
    let announced = body.size_hint().lower();
    if announced > most as u64 {
        let found = usize::try_from(announced).unwrap_or(usize::MAX);
        return Err(Unread::TooLong(found, Vec::new(), body));
    }
    let mut bytes = Vec::new();
    let begun = Instant::now();
    loop {
        // Part by part, a client that is slow on purpose would hold what it has sent for ever.
        let most_time = part_timeout.map(|most| {
            let all = most + Duration::from_secs((bytes.len() / SLOWEST) as u64);
            all.saturating_sub(begun.elapsed())
        });
        let next = poll_fn(|context| body.as_mut().poll_frame(context));
        let frame = match within(most_time, next).await {
            Err(_) => return Err(Unread::TooSlow),
            Ok(None) => return Ok(bytes),
            Ok(Some(Err(_))) => return Err(Unread::Cut),
            Ok(Some(Ok(frame))) => frame,
        };
        let Ok(part) = frame.into_data() else {
            continue;
        };
        if !held.add_request(part.len()) {
            return Err(Unread::NoRoom);
        }
        let is_too_long = part.len() > most - bytes.len();
        bytes.extend_from_slice(&part);
        if is_too_long {
            return Err(Unread::TooLong(bytes.len(), bytes, body));
        }
    }
}
