//! A guard between a client and a server in one program: a stream that rmcp takes for a transport, with the guard behind it.
//!
//! Invariant: the bytes of neither side are parsed and written again, and a side that does not read is waited for without holding up
//! the other way.

use std::collections::VecDeque;
use std::io;
use std::time::{Duration, Instant};

use saop_mcp::{Action, Guard, Line, Lines, Peer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, DuplexStream, split};

/// Longer messages are refused.
const LONGEST: usize = 16 << 20;
/// While more waits to be written, its sender is read no further.
const MOST_UNWRITTEN: usize = 1 << 20;
const PART: usize = 64 << 10;

/// Returns the client's end of a guarded connection to a server. What the guard wants done beside sending, its reports, pins and records,
/// goes to `tell`. The task that this starts ends when both sides have.
pub fn guarded(
    guard: Guard,
    from_server: impl AsyncRead + Unpin + Send + 'static,
    to_server: impl AsyncWrite + Unpin + Send + 'static,
    tell: impl FnMut(Action) + Send + 'static,
) -> DuplexStream {
    let (ours, theirs) = tokio::io::duplex(PART);
    let (from_client, to_client) = split(theirs);
    let between = Between {
        guard,
        begun: Instant::now(),
        to_client: Way::new(to_client),
        to_server: Way::new(to_server),
        tell,
    };
    tokio::spawn(between.run(from_client, from_server));
    ours
}

struct Between<C, S, F> {
    guard: Guard,
    begun: Instant,
    to_client: Way<C>,
    to_server: Way<S>,
    tell: F,
}

/// What is to be written to a side.
struct Way<W> {
    stream: Option<W>,
    unwritten: VecDeque<u8>,
    is_flushed: bool,
    is_closed: bool,
}

impl<W: AsyncWrite + Unpin> Way<W> {
    const fn new(stream: W) -> Self {
        Self {
            stream: Some(stream),
            unwritten: VecDeque::new(),
            is_flushed: true,
            is_closed: false,
        }
    }

    fn has_room(&self) -> bool {
        self.unwritten.len() < MOST_UNWRITTEN
    }

    fn has_work(&self) -> bool {
        let is_whole = self.unwritten.is_empty() && self.is_flushed;
        self.stream.is_some() && (!is_whole || self.is_closed)
    }

    /// Adds what is to be written. For a side that reads no more, nothing is kept.
    fn push(&mut self, bytes: Vec<u8>) {
        if self.stream.is_some() {
            self.unwritten.extend(bytes);
            self.is_flushed = false;
        }
    }

    /// Writes a part of what waits, or the end. What is not done when this is dropped is done by the next one.
    async fn step(&mut self) {
        let Some(stream) = &mut self.stream else {
            return;
        };
        let (part, _) = self.unwritten.as_slices();
        let is_over = if !part.is_empty() {
            match stream.write(part).await {
                Ok(written @ 1..) => {
                    self.unwritten.drain(..written);
                    false
                }
                // Nobody reads any more.
                Ok(0) | Err(_) => true,
            }
        } else if !self.is_flushed {
            let flushed = stream.flush().await;
            self.is_flushed = true;
            flushed.is_err()
        } else {
            let _ = stream.shutdown().await;
            true
        };
        if is_over {
            self.stream = None;
            self.unwritten.clear();
        }
    }
}

impl<C, S, F> Between<C, S, F>
where
    C: AsyncWrite + Unpin,
    S: AsyncWrite + Unpin,
    F: FnMut(Action),
{
    async fn run(
        mut self,
        from_client: impl AsyncRead + Unpin,
        from_server: impl AsyncRead + Unpin,
    ) {
        let mut client = Side::new(from_client);
        let mut server = Side::new(from_server);
        loop {
            let nap = self
                .guard
                .wake_at()
                .map_or(u64::MAX, |at| at.saturating_sub(self.now()));
            let nap = Duration::from_millis(nap.min(1000 * 3600));
            let may_ask =
                self.to_server.has_room() && self.to_client.has_room() && self.guard.has_room();
            let may_answer = self.to_client.has_room();
            tokio::select! {
                read = client.read(), if !client.has_ended && may_ask => self.take(Peer::Client, &mut client, read),
                read = server.read(), if !server.has_ended && may_answer => self.take(Peer::Server, &mut server, read),
                () = self.to_client.step(), if self.to_client.has_work() => {}
                () = self.to_server.step(), if self.to_server.has_work() => {}
                () = tokio::time::sleep(nap) => self.guard.tick(self.now()),
            }
            self.act();
            if server.has_ended && !self.to_client.has_work() {
                return;
            }
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Gives the guard what a side sent.
    fn take<R>(&mut self, peer: Peer, side: &mut Side<R>, read: io::Result<usize>) {
        let now = self.now();
        let guard = &mut self.guard;
        let mut each = |line: Line| match (peer, line) {
            (Peer::Client, Line::Whole(bytes)) => guard.client(now, bytes),
            (Peer::Server, Line::Whole(bytes)) => guard.server(now, bytes),
            (Peer::Client, Line::TooLong(found)) => guard.client_too_long(found, LONGEST),
            (Peer::Server, Line::TooLong(found)) => guard.server_too_long(now, found, LONGEST),
            // They are dropped: the guard looks for the request that is to be answered.
            (peer, Line::Part(bytes)) => guard.part(peer, &bytes),
        };
        match read {
            Ok(length @ 1..) => side.lines.push(&side.part[..length], each),
            Ok(0) | Err(_) => {
                side.has_ended = true;
                if let Some(line) = side.lines.finish() {
                    each(line);
                }
                match peer {
                    Peer::Client => guard.client_ended(),
                    Peer::Server => guard.server_ended(),
                }
            }
        }
    }

    fn act(&mut self) {
        while let Some(action) = self.guard.next_action() {
            match action {
                Action::Send(Peer::Client, bytes) => self.to_client.push(bytes),
                Action::Send(Peer::Server, bytes) => self.to_server.push(bytes),
                Action::Close(Peer::Client) => self.to_client.is_closed = true,
                Action::Close(Peer::Server) => self.to_server.is_closed = true,
                other => (self.tell)(other),
            }
        }
    }
}

/// What a side sends.
struct Side<R> {
    stream: R,
    lines: Lines,
    part: Vec<u8>,
    has_ended: bool,
}

impl<R> Side<R> {
    fn new(stream: R) -> Self {
        Self {
            stream,
            lines: Lines::new(LONGEST),
            part: vec![0; PART],
            has_ended: false,
        }
    }
}

impl<R: AsyncRead + Unpin> Side<R> {
    async fn read(&mut self) -> io::Result<usize> {
        self.stream.read(&mut self.part).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_is_read_on_when_the_client_has_left() {
        let (near, mut server) = tokio::io::duplex(PART);
        let (from_server, to_server) = split(near);
        let guard = Guard::new(saop_mcp::Settings::new());
        drop(guarded(guard, from_server, to_server, |_| ()));
        let text = "x".repeat(PART);
        let line = format!("{{\"method\":\"notifications/a\",\"params\":\"{text}\"}}\n");
        for _ in 0..3 * MOST_UNWRITTEN / PART {
            let written = server.write_all(line.as_bytes());
            let in_time = tokio::time::timeout(Duration::from_secs(10), written).await;
            in_time.unwrap().unwrap();
        }
    }
}
