//! Reads an answer that arrives as a stream of events. SPEC A8.
//!
//! Invariant: no more is read than the maximum, for no longer than the timeout, and nothing once the answer is doomed.

use std::ops::ControlFlow;
use std::time::Duration;

use reqwest::Response;
use saop::{RawResponse, Violation};
use tokio::time::{Instant, timeout_at};

use super::wire::{Assemble, Follow, Taken, Unanswered};
use crate::sse::Events;

/// How long to wait for what follows the answer, such as how many tokens it took.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why a stream has no answer.
pub(super) enum Broken {
    Late,
    Connection(reqwest::Error),
    TooLarge,
    NotUtf8,
    /// It ended before the answer.
    Ended,
    /// It had no event.
    NoEvent,
    Unanswered(Unanswered),
}

/// How a stream ends before the connection does.
enum End {
    Done,
    Lost(Violation),
    Broken(Broken),
}

/// Reads the answer, at most `max` bytes of its events, until `end`.
pub(super) async fn read(
    mut response: Response,
    max: usize,
    end: Instant,
    assemble: Box<dyn Assemble>,
    follow: Follow,
) -> Result<RawResponse, Broken> {
    let mut events = Events::default();
    let mut answer = Answer {
        assemble,
        follow,
        events: 0,
        pieces: 0,
        parts: 0,
    };
    let mut left = max;
    let mut until = end;
    loop {
        let (is_whole, parts) = (answer.assemble.is_whole(), answer.parts);
        let chunk = match timeout_at(until, response.chunk()).await {
            Ok(Ok(chunk)) => chunk,
            // The answer is there, and all that is missing is what stands behind it.
            _ if is_whole => None,
            Ok(Err(error)) => return Err(Broken::Connection(error)),
            Err(_) => return Err(Broken::Late),
        };
        let Some(chunk) = chunk else { break };
        left = left.checked_sub(chunk.len()).ok_or(Broken::TooLarge)?;
        if let ControlFlow::Break(end) = events.push(&chunk, |data| answer.take(data)) {
            return answer.end(end);
        }
        // An answer that goes on, though it was said to have ended, is waited for anew.
        if answer.assemble.is_whole() && (!is_whole || answer.parts > parts) {
            until = end.min(Instant::now() + PATIENCE);
        }
    }
    // One that was cut off is no event.
    let last = events.unended().map(|data| answer.take(&data));
    match last {
        Some(ControlFlow::Break(end @ (End::Done | End::Lost(_)))) => answer.end(end),
        _ if answer.assemble.is_whole() => answer.end(End::Done),
        _ if answer.events == 0 => Err(Broken::NoEvent),
        _ => Err(Broken::Ended),
    }
}

/// An answer that arrives.
struct Answer {
    assemble: Box<dyn Assemble>,
    follow: Follow,
    /// How many events have arrived.
    events: u64,
    /// How many pieces of text have arrived.
    pieces: u64,
    /// How many events had more of the answer, text or not.
    parts: u64,
}

impl Answer {
    fn take(&mut self, data: &[u8]) -> ControlFlow<End> {
        self.events += 1;
        let broken = |broken| ControlFlow::Break(End::Broken(broken));
        let Ok(data) = str::from_utf8(data) else {
            return broken(Broken::NotUtf8);
        };
        let start = match self.assemble.take(data) {
            Ok(Taken::Text(start)) => start,
            Ok(Taken::More) => {
                self.parts += 1;
                return ControlFlow::Continue(());
            }
            Ok(Taken::Nothing) => return ControlFlow::Continue(()),
            Ok(Taken::End) => return ControlFlow::Break(End::Done),
            Err(unanswered) => return broken(Broken::Unanswered(unanswered)),
        };
        let piece = self.assemble.text().get(start..).unwrap_or_default();
        if piece.is_empty() {
            return ControlFlow::Continue(());
        }
        self.pieces += 1;
        self.parts += 1;
        match (self.follow)(piece) {
            ControlFlow::Break(violation) => ControlFlow::Break(End::Lost(violation)),
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
        }
    }

    fn end(self, end: End) -> Result<RawResponse, Broken> {
        match end {
            End::Done => self.assemble.finish().map_err(Broken::Unanswered),
            End::Lost(violation) => {
                let text = self.assemble.text().to_vec();
                let answer = RawResponse::new(text).with_doom(violation, self.pieces);
                Ok(match self.assemble.usage() {
                    Some(usage) => answer.with_usage(usage.clone()),
                    None => answer,
                })
            }
            End::Broken(broken) => Err(broken),
        }
    }
}
