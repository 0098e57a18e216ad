//! The bytes of both sides: read into the guard, written out as it says. Each stream has a thread.
//!
//! Invariant: no thread waits for a stream while it holds the guard. What is read waits for what is written, so that no more than
//! some megabytes beside the messages of the guard itself are ever held.

use std::io::{ErrorKind, Read};
use std::sync::mpsc::{Receiver, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};
use std::{io, thread};

use saop_mcp::{Action, Guard, Line, Lines, Peer, Report};

use super::record;
use super::timings::Timings;
use super::way::{Output, Stream, Way};
use crate::args::GuardLog;

/// More than so many bytes wait for nobody: the other side is read no further until they are written.
const MOST_UNWRITTEN: usize = 1 << 20;
/// So many bytes are read at once.
const PART: usize = 64 * 1024;

/// The guard, and the ways to both sides.
pub(super) struct Streams {
    core: Mutex<Core>,
    client: Output,
    server: Output,
    record: Output,
    /// Something was written, or need not wait any longer.
    written: Condvar,
    /// The guard wants to be woken at another time.
    woken: Condvar,
    started: Instant,
    max_message: usize,
}

struct Core {
    guard: Guard,
    client: Way,
    server: Way,
    record: Way,
    reports: SyncSender<Report>,
    unsaid: u64,
    /// Whether messages that are too long are passed on in parts.
    in_parts: bool,
    /// When the bytes came that the guard looks at.
    since: Instant,
}

/// What is written to.
#[derive(Clone, Copy)]
pub(super) enum To {
    Client,
    Server,
    Record,
}

impl Streams {
    pub(super) fn new(
        guard: Guard,
        reports: SyncSender<Report>,
        max_message: usize,
        in_parts: bool,
    ) -> Arc<Self> {
        let started = Instant::now();
        Arc::new(Self {
            core: Mutex::new(Core {
                guard,
                client: Way::new(),
                server: Way::new(),
                record: Way::new(),
                reports,
                unsaid: 0,
                in_parts,
                since: started,
            }),
            client: Output::new(),
            server: Output::new(),
            record: Output::new(),
            written: Condvar::new(),
            woken: Condvar::new(),
            started,
            max_message,
        })
    }

    /// Starts to write to a stream. `ended` is called once: with the error, as soon as there is one, or when all is written.
    pub(super) fn write_to(
        self: &Arc<Self>,
        to: To,
        stream: impl Stream + 'static,
        ended: impl FnOnce(Option<io::Error>) + Send + 'static,
    ) -> io::Result<()> {
        self.output(to).open(Box::new(stream));
        let messages = self.lock().way(to).open();
        let streams = Arc::clone(self);
        let work = move || {
            let output = streams.output(to);
            let mut ended = Some(ended);
            while let Ok(message) = messages.recv() {
                let length = output.write(message, &messages);
                streams.lock().way(to).was_written(length);
                streams.written.notify_all();
                if let Some(error) = output.take_error()
                    && let Some(ended) = ended.take()
                {
                    ended(Some(error));
                }
            }
            output.close();
            if let Some(ended) = ended {
                ended(output.take_error());
            }
        };
        let name = match to {
            To::Client => "to the client",
            To::Server => "to the server",
            To::Record => "to the record",
        };
        Builder::new().name(name.to_owned()).spawn(work).map(drop)
    }

    /// Starts to read from a side. `ended` is called once it sends no more.
    pub(super) fn read_from(
        self: &Arc<Self>,
        peer: Peer,
        stream: impl Read + Send + 'static,
        ended: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let streams = Arc::clone(self);
        let work = move || {
            streams.read(peer, stream);
            ended();
        };
        let name = format!("from the {}", peer.as_str());
        Builder::new().name(name).spawn(work).map(drop)
    }

    /// Starts to wake the guard when it wants to be.
    pub(super) fn keep_time(self: &Arc<Self>) -> io::Result<()> {
        let streams = Arc::clone(self);
        let work = move || {
            let mut core = streams.lock();
            loop {
                let nap = core.guard.wake_at().map_or(Duration::MAX, |at| {
                    Duration::from_millis(at.saturating_sub(streams.now()))
                });
                if nap.is_zero() {
                    let now = streams.now();
                    core.since = Instant::now();
                    core.guard.tick(now);
                    core.act();
                    core.hand_over();
                    streams.written.notify_all();
                    continue;
                }
                // A time that no clock reaches is a day.
                let nap = nap.min(Duration::from_hours(24));
                let slept = streams.woken.wait_timeout(core, nap);
                core = slept.unwrap_or_else(PoisonError::into_inner).0;
            }
        };
        Builder::new().name("time".to_owned()).spawn(work).map(drop)
    }

    /// Closes a stream, once all is written.
    pub(super) fn leave(&self, to: To) {
        self.lock().way(to).close();
    }

    /// Tells the client that the server answers no more, though another process may have its standard output. Returns whether that was news.
    pub(super) fn end_server(&self) -> bool {
        let mut is_news = false;
        self.take(Instant::now(), |core, _| {
            is_news = core.client.is_open();
            core.guard.server_ended();
        });
        is_news
    }

    /// Returns how many reports were not made, since stderr took none.
    pub(super) fn unsaid(&self) -> u64 {
        self.lock().unsaid
    }

    /// Returns how long messages were here, in words or as a line of JSON.
    pub(super) fn timings(&self, log: GuardLog) -> String {
        let tell = match log {
            GuardLog::Human => Timings::words,
            GuardLog::Json => Timings::json,
        };
        let [server, client] = [&self.server, &self.client].map(|to| to.timings(tell));
        match log {
            GuardLog::Human => {
                format!("saop guard: to the server {server}; to the client {client}")
            }
            GuardLog::Json => {
                format!("{{\"kind\":\"timings\",\"server\":{server},\"client\":{client}}}")
            }
        }
    }

    const fn output(&self, to: To) -> &Output {
        match to {
            To::Client => &self.client,
            To::Server => &self.server,
            To::Record => &self.record,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Core> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn read(&self, peer: Peer, mut stream: impl Read) {
        // The parts show which request a message is for that is dropped.
        let mut lines = Lines::new(self.max_message).with_parts(true);
        let mut part = vec![0; PART];
        loop {
            let mut core = self.lock();
            while !core.may_read(peer) {
                let waited = self.written.wait(core);
                core = waited.unwrap_or_else(PoisonError::into_inner);
            }
            drop(core);
            let read = match stream.read(&mut part) {
                Ok(0) => break,
                Ok(read) => part.get(..read).unwrap_or_default(),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            let since = Instant::now();
            self.take(since, |core, now| {
                lines.push(read, |line| core.line(peer, line, now, self.max_message));
            });
        }
        self.take(Instant::now(), |core, now| {
            if let Some(line) = lines.finish() {
                core.line(peer, line, now, self.max_message);
            }
            match peer {
                Peer::Client => core.guard.client_ended(),
                Peer::Server => core.guard.server_ended(),
            }
        });
    }

    fn take(&self, since: Instant, work: impl FnOnce(&mut Core, u64)) {
        let mut core = self.lock();
        core.since = since;
        let before = core.guard.wake_at();
        work(&mut core, self.now());
        core.act();
        if core.guard.wake_at() != before {
            self.woken.notify_all();
            // A list that came makes room.
            self.written.notify_all();
        }
        let to_server = core.server.take_short(&self.server);
        let to_client = core.client.take_short(&self.client);
        core.hand_over();
        drop(core);
        for (to, short) in [(To::Server, to_server), (To::Client, to_client)] {
            if short.is_some_and(|short| !short.write()) {
                self.lock().way(to).look_at_error();
            }
        }
    }
}

impl Core {
    const fn way(&mut self, to: To) -> &mut Way {
        match to {
            To::Client => &mut self.client,
            To::Server => &mut self.server,
            To::Record => &mut self.record,
        }
    }

    /// Leaves what was sent to the threads of the streams.
    fn hand_over(&mut self) {
        for way in [&mut self.client, &mut self.server, &mut self.record] {
            way.hand_over();
        }
    }

    fn may_read(&self, peer: Peer) -> bool {
        let to_client =
            self.client.unwritten() < MOST_UNWRITTEN && self.record.unwritten() < MOST_UNWRITTEN;
        match peer {
            // What is refused is answered.
            Peer::Client => {
                to_client && self.server.unwritten() < MOST_UNWRITTEN && self.guard.has_room()
            }
            Peer::Server => to_client,
        }
    }

    fn line(&mut self, peer: Peer, line: Line, now: u64, most: usize) {
        match (peer, line) {
            (Peer::Client, Line::Whole(bytes)) => self.guard.client(now, bytes),
            (Peer::Server, Line::Whole(bytes)) => self.guard.server(now, bytes),
            (Peer::Client, Line::TooLong(found)) => self.guard.client_too_long(found, most),
            (Peer::Server, Line::TooLong(found)) => self.guard.server_too_long(now, found, most),
            (peer, Line::Part(bytes)) => {
                self.guard.part(peer, &bytes);
                self.act();
                match peer {
                    _ if !self.in_parts => {}
                    Peer::Client => self.server.send(bytes, self.since),
                    Peer::Server => self.client.send(bytes, self.since),
                }
            }
        }
    }

    fn act(&mut self) {
        while let Some(action) = self.guard.next_action() {
            match action {
                Action::Send(Peer::Client, bytes) => self.client.send(bytes, self.since),
                Action::Send(Peer::Server, bytes) => self.server.send(bytes, self.since),
                Action::Close(Peer::Client) => self.client.close(),
                Action::Close(Peer::Server) => self.server.close(),
                Action::Report(report) => {
                    let is_said = self.reports.try_send(report).is_ok();
                    self.unsaid += u64::from(!is_said);
                }
                Action::Record(record) => {
                    if let Some(line) = record::line(*record) {
                        self.record.send(line, self.since);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Runs `say` for each report on a thread of its own, and returns a signal that it is done.
pub(super) fn say_all<T: Send + 'static>(
    reports: Receiver<T>,
    say: impl Fn(&T) + Send + 'static,
) -> io::Result<thread::JoinHandle<()>> {
    let work = move || reports.iter().for_each(|report| say(&report));
    Builder::new().name("reports".to_owned()).spawn(work)
}
