//! Bodies: those of clients, read within bounds, and those of answers.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How long the next part of a request may take.
const PART: Duration = Duration::from_secs(30);

/// The body of an answer.
pub(super) enum Answer {
    Whole(Option<Bytes>),
    /// Parts that come one after the other, or the news that there will be no more though there should be.
    Parts(mpsc::Receiver<Result<Bytes, Cut>>),
}

/// The server's answer ended before it was complete.
#[derive(Debug)]
pub(super) struct Cut;

impl std::fmt::Display for Cut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the server's answer ended before it was complete")
    }
}

impl std::error::Error for Cut {}

impl Answer {
    pub(super) fn whole(bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        Self::Whole((!bytes.is_empty()).then_some(bytes))
    }
}

impl Body for Answer {
    type Data = Bytes;
    type Error = Cut;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Cut>>> {
        match &mut *self {
            Self::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Self::Parts(parts) => parts
                .poll_recv(context)
                .map(|part| part.map(|part| part.map(Frame::data))),
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(self, Self::Whole(None))
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Self::Whole(bytes) => {
                SizeHint::with_exact(bytes.as_ref().map_or(0, |bytes| bytes.len() as u64))
            }
            Self::Parts(_) => SizeHint::default(),
        }
    }
}

/// How many bytes of bodies are held in all.
pub(super) struct Budget {
    held: AtomicUsize,
    most: usize,
}

/// Bytes of a body that are held, until it is dropped.
pub(super) struct Held {
    budget: Arc<Budget>,
    bytes: usize,
}

impl Budget {
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            held: AtomicUsize::new(0),
            most,
        })
    }

    pub(super) fn hold(self: &Arc<Self>) -> Held {
        Held {
            budget: Arc::clone(self),
            bytes: 0,
        }
    }

    pub(super) fn held(&self) -> usize {
        self.held.load(Ordering::Relaxed)
    }
}

impl Held {
    /// Holds so many more bytes, if there is room.
    pub(super) fn add(&mut self, bytes: usize) -> bool {
        let before = self.budget.held.fetch_add(bytes, Ordering::Relaxed);
        self.bytes += bytes;
        before.saturating_add(bytes) <= self.budget.most
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.budget.held.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// Why a client's body was not read.
pub(super) enum Unread {
    TooLong(usize),
    NoRoom,
    TooSlow,
    Cut,
}

/// Reads a client's body.
pub(super) async fn read(
    mut body: Incoming,
    most: usize,
    held: &mut Held,
) -> Result<Vec<u8>, Unread> {
    if let Some(length) = body.size_hint().exact()
        && length > most as u64
    {
        return Err(Unread::TooLong(
            usize::try_from(length).unwrap_or(usize::MAX),
        ));
    }
    let mut bytes = Vec::new();
    loop {
        let next = std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context));
        let frame = match timeout(PART, next).await {
            Err(_) => return Err(Unread::TooSlow),
            Ok(None) => return Ok(bytes),
            Ok(Some(Err(_))) => return Err(Unread::Cut),
            Ok(Some(Ok(frame))) => frame,
        };
        let Ok(part) = frame.into_data() else {
            continue;
        };
        if part.len() > most - bytes.len() {
            return Err(Unread::TooLong(bytes.len() + part.len()));
        }
        if !held.add(part.len()) {
            return Err(Unread::NoRoom);
        }
        bytes.extend_from_slice(&part);
    }
}
