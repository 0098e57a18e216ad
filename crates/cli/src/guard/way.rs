//! The way to one side, or to a file: what waits to be written, and the stream itself.
//!
//! Invariant: bytes are written in the order in which they were sent. What is short, and finds room in a stream for which nothing waits,
//! is written by the thread that sends it, without a change of threads; all else by a thread of the stream's own. No thread but that waits
//! for a stream.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Instant;

use super::timings::Timings;

/// So many bytes are put together to be written at once.
const PART: usize = 64 * 1024;
/// So many bytes a pipe takes whole if it takes any. On Linux it is a page; elsewhere POSIX promises no more.
const AT_ONCE: usize = if cfg!(target_os = "linux") { 4096 } else { 512 };

/// Bytes to be written, and since when they wait.
pub(super) struct Waiting {
    bytes: Vec<u8>,
    since: Instant,
}

/// What waits for a stream.
pub(super) struct Way {
    writer: Option<Sender<Waiting>>,
    /// Bytes that its thread has not written yet.
    unwritten: usize,
    /// Messages that may be written by who sent them.
    short: Vec<Waiting>,
}

impl Way {
    pub(super) const fn new() -> Self {
        Self {
            writer: None,
            unwritten: 0,
            short: Vec::new(),
        }
    }

    /// Opens the way. What is returned gets what is sent.
    pub(super) fn open(&mut self) -> Receiver<Waiting> {
        let (writer, messages) = channel();
        self.writer = Some(writer);
        messages
    }

    pub(super) const fn is_open(&self) -> bool {
        self.writer.is_some()
    }

    /// Closes the way. What was sent is still written.
    pub(super) fn close(&mut self) {
        self.hand_over();
        self.writer = None;
    }

    pub(super) const fn unwritten(&self) -> usize {
        self.unwritten
    }

    pub(super) fn was_written(&mut self, length: usize) {
        self.unwritten -= length;
    }

    /// Sends bytes, which [`Way::take_short`] or [`Way::hand_over`] has to follow.
    pub(super) fn send(&mut self, bytes: Vec<u8>, since: Instant) {
        if self.writer.is_none() {
            return;
        }
        let message = Waiting { bytes, since };
        let short: usize = self.short.iter().map(|one| one.bytes.len()).sum();
        if self.unwritten == 0 && short + message.bytes.len() <= AT_ONCE {
            self.short.push(message);
        } else {
            self.hand_over();
            self.queue(message);
        }
    }

    fn queue(&mut self, message: Waiting) {
        let length = message.bytes.len();
        if let Some(writer) = &self.writer
            && writer.send(message).is_ok()
        {
            self.unwritten += length;
        }
    }

    /// Has the stream's thread look whether the stream has failed.
    pub(super) fn look_at_error(&mut self) {
        self.queue(Waiting {
            bytes: Vec::new(),
            since: Instant::now(),
        });
    }

    /// Leaves what is short to the stream's thread.
    pub(super) fn hand_over(&mut self) {
        for message in std::mem::take(&mut self.short) {
            self.queue(message);
        }
    }

    /// Takes what is short, if the stream has room and nobody writes to it: it is the caller's to write, and the stream is locked until then.
    pub(super) fn take_short<'a>(&mut self, to: &'a Output) -> Option<Short<'a>> {
        if self.short.is_empty() {
            return None;
        }
        let Some(stream) = to.with_room() else {
            self.hand_over();
            return None;
        };
        let messages = std::mem::take(&mut self.short);
        Some(Short {
            output: to,
            stream,
            messages,
        })
    }
}

/// What is to be written at once.
pub(super) struct Short<'a> {
    output: &'a Output,
    stream: MutexGuard<'a, Open>,
    messages: Vec<Waiting>,
}

impl Short<'_> {
    /// Returns whether the stream took it.
    pub(super) fn write(mut self) -> bool {
        let mut all = Batch::default();
        for message in self.messages {
            all.add(message);
        }
        let is_written = self.stream.write(&all.bytes);
        drop(self.stream);
        self.output.was_written(is_written, &all);
        is_written
    }
}

/// Messages that are written together.
#[derive(Default)]
struct Batch {
    bytes: Vec<u8>,
    since: Vec<Instant>,
}

impl Batch {
    fn add(&mut self, message: Waiting) {
        if self.bytes.is_empty() {
            self.bytes = message.bytes;
        } else {
            self.bytes.extend_from_slice(&message.bytes);
        }
        self.since.push(message.since);
    }
}

/// A stream that can say whether a short write would not wait.
pub(super) trait Stream: Write + Send {
    /// Whether it takes a short message whole if it takes any of it, as pipes and sockets do, and terminals do not.
    fn takes_whole(&self) -> bool;

    fn has_room(&self) -> bool;
}

#[cfg(unix)]
impl<W: Write + Send + std::os::fd::AsFd> Stream for W {
    fn takes_whole(&self) -> bool {
        use rustix::fs::{FileType, fstat};
        fstat(self).is_ok_and(|stat| {
            let kind = FileType::from_raw_mode(stat.st_mode);
            matches!(kind, FileType::Fifo | FileType::Socket)
        })
    }

    fn has_room(&self) -> bool {
        let now = Some(std::time::Duration::ZERO);
        crate::out::has_room(self.as_fd(), None, now).unwrap_or(false)
    }
}

#[cfg(not(unix))]
impl<W: Write + Send> Stream for W {
    fn takes_whole(&self) -> bool {
        false
    }

    fn has_room(&self) -> bool {
        false
    }
}

/// A stream, for whoever writes to it next.
pub(super) struct Output {
    open: Mutex<Open>,
    /// Never locked while something is written, which may take any time.
    timings: Mutex<Timings>,
}

struct Open {
    stream: Option<Box<dyn Stream>>,
    takes_whole: bool,
    error: Option<io::Error>,
}

impl Output {
    pub(super) fn new() -> Self {
        let open = Open {
            stream: None,
            takes_whole: false,
            error: None,
        };
        Self {
            open: Mutex::new(open),
            timings: Mutex::new(Timings::new()),
        }
    }

    pub(super) fn open(&self, stream: Box<dyn Stream>) {
        let mut open = self.lock();
        open.takes_whole = stream.takes_whole();
        open.stream = Some(stream);
    }

    /// Closes the stream.
    pub(super) fn close(&self) {
        self.lock().stream = None;
    }

    /// Takes the error with which the stream was closed.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        self.lock().error.take()
    }

    /// Writes a message, and those that wait behind it. Returns how many bytes that were.
    pub(super) fn write(&self, first: Waiting, messages: &Receiver<Waiting>) -> usize {
        let mut all = Batch::default();
        all.add(first);
        while all.bytes.len() < PART
            && let Ok(next) = messages.try_recv()
        {
            all.add(next);
        }
        let is_written = self.lock().write(&all.bytes);
        self.was_written(is_written, &all);
        all.bytes.len()
    }

    /// Returns how long messages, or parts of long ones, waited until they were written, in the words that `tell` makes of it.
    pub(super) fn timings(&self, tell: impl FnOnce(&Timings) -> String) -> String {
        tell(&self.timings.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn was_written(&self, is_written: bool, all: &Batch) {
        if !is_written {
            return;
        }
        let now = Instant::now();
        let mut timings = self.timings.lock().unwrap_or_else(PoisonError::into_inner);
        for since in &all.since {
            timings.add(now.saturating_duration_since(*since));
        }
    }

    fn with_room(&self) -> Option<MutexGuard<'_, Open>> {
        let open = match self.open.try_lock() {
            Ok(open) => open,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        let stream = open.stream.as_ref().filter(|_| open.takes_whole);
        let has_room = stream.is_some_and(|stream| stream.has_room());
        has_room.then_some(open)
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Returns whether all was written. A stream that fails is closed, and the rest is dropped.
    fn write(&mut self, bytes: &[u8]) -> bool {
        let Some(stream) = &mut self.stream else {
            return false;
        };
        let written = stream.write_all(bytes).and_then(|()| stream.flush());
        if let Err(error) = written {
            (self.stream, self.error) = (None, Some(error));
            return false;
        }
        true
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::thread;
    use std::time::Duration;

    use super::*;

    // SPEC G1
    #[test]
    fn what_is_sent_is_written_in_that_order() {
        const COUNT: usize = 4000;
        let (from, to) = io::pipe().unwrap();
        let output = Output::new();
        output.open(Box::new(to));
        let mut way = Way::new();
        let messages = way.open();
        let (output, sent) = (&output, &Mutex::new((way, 0)));
        let (at_once, later) = thread::scope(|scope| {
            scope.spawn(move || {
                let mut length = 0;
                while let Ok(message) = messages.recv() {
                    let written = output.write(message, &messages);
                    sent.lock().unwrap().0.was_written(written);
                    length += written;
                }
                assert!(length > 0);
                output.close();
                assert!(output.take_error().is_none());
            });
            let reading = scope.spawn(|| {
                for (wanted, line) in BufReader::new(from).lines().enumerate() {
                    let line = line.unwrap();
                    assert_eq!(line.trim_end(), wanted.to_string());
                    // A pipe that is full now and then.
                    if wanted % 500 == 0 {
                        thread::sleep(Duration::from_millis(20));
                    }
                }
            });
            let deliver = || {
                let (mut at_once, mut later) = (0, 0);
                loop {
                    let mut both = sent.lock().unwrap();
                    let (way, next) = &mut *both;
                    if *next == COUNT {
                        return (at_once, later);
                    }
                    let width = [8, 2000, 5000][*next % 3];
                    way.send(format!("{next:<width$}\n").into_bytes(), Instant::now());
                    *next += 1;
                    let short = way.take_short(output);
                    way.hand_over();
                    drop(both);
                    match short {
                        Some(short) => {
                            at_once += 1;
                            assert!(short.write());
                        }
                        None => later += 1,
                    }
                }
            };
            let other = scope.spawn(deliver);
            let (mut at_once, mut later) = deliver();
            let (more, more_later) = other.join().unwrap();
            at_once += more;
            later += more_later;
            sent.lock().unwrap().0.close();
            reading.join().unwrap();
            (at_once, later)
        });
        assert!(at_once > 0 && later > 0, "{at_once} {later}");
        assert_eq!(at_once + later, COUNT);
    }

    // SPEC G7
    #[test]
    fn what_is_sent_on_a_closed_way_is_dropped() {
        let (output, mut way) = (Output::new(), Way::new());
        let messages = way.open();
        way.send(b"a".to_vec(), Instant::now());
        assert!(
            way.take_short(&output).is_none(),
            "a stream that is not open"
        );
        way.close();
        way.send(b"b".to_vec(), Instant::now());
        way.hand_over();
        let left: Vec<_> = messages.iter().map(|message| message.bytes).collect();
        assert_eq!(left, [b"a"]);
        assert_eq!(way.unwritten(), 1);
    }

    // SPEC G7
    #[test]
    fn a_short_message_is_written_at_once_to_pipes_and_sockets_alone() {
        let is_written_at_once = |stream: Box<dyn Stream>| {
            let (output, mut way) = (Output::new(), Way::new());
            let _messages = way.open();
            output.open(stream);
            way.send(b"a".to_vec(), Instant::now());
            let short = way.take_short(&output);
            let is_written = short.map(Short::write);
            (is_written, output.timings(Timings::words))
        };
        let file = tempfile::tempfile().unwrap();
        let none = "no messages".to_owned();
        assert_eq!(is_written_at_once(Box::new(file)), (None, none.clone()));
        let (from, to) = io::pipe().unwrap();
        let (is_written, told) = is_written_at_once(Box::new(to));
        assert_eq!(is_written, Some(true));
        assert!(told.starts_with("1 messages"), "{told}");
        drop(from);
        let (near, _far) = std::os::unix::net::UnixStream::pair().unwrap();
        assert_eq!(is_written_at_once(Box::new(near)).0, Some(true));
        // What nobody reads is not written.
        let (from, to) = io::pipe().unwrap();
        drop(from);
        assert_eq!(is_written_at_once(Box::new(to)), (Some(false), none));
    }
}
