//! Reads one stream of the command to its end, on its own thread, so that neither stream waits for the other.
//!
//! Invariant: everything that was in the pipe when the command ended is read, whatever happens. A copy that cannot be
//! written does not affect the Observation, and once told to stop, nothing waits for a copy to be taken.

use std::io::{self, PipeReader, Read};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use super::watch::Event;
#[cfg(unix)]
use crate::out;

const PART: usize = 64 * 1024;

/// A stream that is being read.
pub(super) struct Drain(JoinHandle<io::Result<Drained>>);

/// The content read from a stream.
pub(super) struct Drained {
    pub(super) bytes: Vec<u8>,
    /// The stream was still open when reading was stopped.
    pub(super) left_open: bool,
    /// Number of bytes that were read and not kept.
    pub(super) dropped: u64,
}

impl Drain {
    /// Starts reading. Ends at the end of `stream`, or when the other side of `stop` is closed and the pipe is empty;
    /// then sends an event to `events`.
    pub(super) fn start(
        name: &str,
        stream: PipeReader,
        stop: PipeReader,
        tee: bool,
        most: usize,
        events: Sender<Event>,
    ) -> io::Result<Self> {
        let work = move || {
            let drained = drain(stream, &stop, tee, most);
            // If the receiver is gone, nothing waits for the event.
            let _ = events.send(Event::StreamEnded);
            drained
        };
        Builder::new().name(name.to_owned()).spawn(work).map(Self)
    }

    pub(super) fn finish(self) -> io::Result<Drained> {
        self.0
            .join()
            .map_err(|_| io::Error::other("the thread that read the output panicked"))?
    }
}

/// Keeps the first `most` bytes, and reads on: a command that nobody reads would stop.
fn drain(
    mut stream: PipeReader,
    stop: &PipeReader,
    mut tee: bool,
    most: usize,
) -> io::Result<Drained> {
    let mut drained = Drained {
        bytes: Vec::new(),
        left_open: true,
        dropped: 0,
    };
    let mut part = vec![0; PART];
    let mut patience = Patience::new();
    while patience.next_part(&stream, stop)? {
        let read = match stream.read(&mut part) {
            Ok(0) => {
                drained.left_open = false;
                break;
            }
            Ok(read) => &part[..read],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let room = most - drained.bytes.len();
        let (kept, dropped) = read.split_at(room.min(read.len()));
        reserve(&mut drained.bytes, kept.len())?;
        drained.bytes.extend_from_slice(kept);
        drained.dropped += dropped.len() as u64;
        tee = tee && copy(read, stop).unwrap_or(false);
    }
    if drained.dropped > 0 {
        let read = drained.bytes.len();
        end_with_a_character(&mut drained.bytes);
        drained.dropped += (read - drained.bytes.len()) as u64;
    }
    Ok(drained)
}

/// Makes room, for as much again if there is that much.
fn reserve(bytes: &mut Vec<u8>, more: usize) -> io::Result<()> {
    if bytes.try_reserve(more).is_err() {
        bytes.try_reserve_exact(more)?;
    }
    Ok(())
}

/// Drops the beginning of a character at the end, so that what is cut off does not turn text into binary output.
fn end_with_a_character(bytes: &mut Vec<u8>) {
    if let Err(error) = std::str::from_utf8(bytes)
        && error.error_len().is_none()
    {
        bytes.truncate(error.valid_up_to());
    }
}

/// Copies one part to stderr. Returns `false` if there is no room for it and waiting has ended.
fn copy(part: &[u8], stop: &PipeReader) -> io::Result<bool> {
    /// Held for a whole part, so that the streams do not mix within one. Its holder can be told to stop.
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    write_copy(part, stop)
}

#[cfg(unix)]
fn write_copy(part: &[u8], stop: &PipeReader) -> io::Result<bool> {
    use std::os::fd::AsFd;

    out::to_stderr(part, |stderr| {
        out::has_room(stderr, Some(stop.as_fd()), None)
    })
}

#[cfg(not(unix))]
fn write_copy(part: &[u8], _: &PipeReader) -> io::Result<bool> {
    use std::io::Write;

    io::stderr().lock().write_all(part).map(|()| true)
}

/// How long to keep waiting for a stream.
#[cfg(unix)]
struct Patience {
    /// Parts that are still read after the request to stop. They are more than a pipe holds, and bound the reading if a
    /// process keeps writing.
    last_parts: usize,
}

#[cfg(unix)]
impl Patience {
    const fn new() -> Self {
        // Twice the 1 MiB that a pipe of an ordinary user can hold.
        Self { last_parts: 32 }
    }

    /// Waits until there is something to read, or the end. Returns `false` if waiting has ended.
    fn next_part(&mut self, stream: &PipeReader, stop: &PipeReader) -> io::Result<bool> {
        use rustix::event::{PollFd, PollFlags, poll};
        use rustix::io::Errno;

        let mut both = [
            PollFd::new(stream, PollFlags::IN),
            PollFd::new(stop, PollFlags::IN),
        ];
        while let Err(error) = poll(&mut both, None) {
            if error != Errno::INTR {
                return Err(error.into());
            }
        }
        let [readable, stopped] = both.map(|fd| !fd.revents().is_empty());
        if stopped {
            self.last_parts = self.last_parts.saturating_sub(1);
        }
        Ok(readable && self.last_parts > 0)
    }
}

/// Without signals, there is no request to stop.
#[cfg(not(unix))]
struct Patience;

#[cfg(not(unix))]
impl Patience {
    const fn new() -> Self {
        Self
    }

    #[allow(
        clippy::unused_self,
        clippy::unnecessary_wraps,
        reason = "the same call on every system"
    )]
    fn next_part(&mut self, _: &PipeReader, _: &PipeReader) -> io::Result<bool> {
        Ok(true)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn a_stream_that_never_runs_dry_is_given_up_once_it_is_said_to_stop() {
        let (stream, mut writer) = io::pipe().unwrap();
        let (told_to_stop, stop) = io::pipe().unwrap();
        writer.write_all(b"there is always more").unwrap();
        let mut patience = Patience::new();
        let mut goes_on = || patience.next_part(&stream, &told_to_stop).unwrap();
        assert!((0..1000).all(|_| goes_on()));
        drop(stop);
        // The 1 MiB that a pipe may hold are read all the same.
        assert!((0..(1 << 20) / PART).all(|_| goes_on()));
        assert!(!(0..1000).all(|_| goes_on()));
    }
}
