//! Waits until there is room to write, if the creator of the stream has set it not to block.
//!
//! Invariant: an error other than "try again" is passed on unchanged, and no byte is written twice.

use std::io::{self, ErrorKind, Write};
#[cfg(unix)]
use std::os::fd::{AsFd, BorrowedFd};
#[cfg(unix)]
use std::time::Duration;

/// The number of bytes that a pipe accepts at once after it reports room.
#[cfg(unix)]
const PIECE: usize = if cfg!(target_os = "linux") { 4096 } else { 512 };

/// A writer that waits for room instead of failing for lack of it.
pub(crate) struct Patient<W>(pub(crate) W);

#[cfg(unix)]
impl<W: Write + AsFd> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.until_room(|writer| writer.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.until_room(W::flush)
    }
}

#[cfg(unix)]
impl<W: Write + AsFd> Patient<W> {
    fn until_room<T>(&mut self, mut write: impl FnMut(&mut W) -> io::Result<T>) -> io::Result<T> {
        loop {
            match write(&mut self.0) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    has_room(self.0.as_fd(), None, None)?;
                }
                done => return done,
            }
        }
    }
}

/// On other systems, we get no stream that does not block.
#[cfg(not(unix))]
impl<W: Write> Write for Patient<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Writes `bytes` to stderr as long as `has_room` returns `true`, in pieces that a pipe takes without blocking. Returns
/// whether all of them were written. Stderr is locked for one piece at a time, so that a stalled reader blocks no one
/// else.
#[cfg(unix)]
pub(crate) fn to_stderr(
    mut bytes: &[u8],
    has_room: impl Fn(BorrowedFd<'_>) -> io::Result<bool>,
) -> io::Result<bool> {
    let stderr = io::stderr();
    while !bytes.is_empty() {
        if !has_room(stderr.as_fd())? {
            return Ok(false);
        }
        match stderr.lock().write(&bytes[..bytes.len().min(PIECE)]) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(error)
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

/// Waits until `writer` has room; an error on it counts as room. Returns `false` if there was none when something
/// happened on `stop`, or after `patience`.
#[cfg(unix)]
pub(crate) fn has_room(
    writer: BorrowedFd<'_>,
    stop: Option<BorrowedFd<'_>>,
    patience: Option<Duration>,
) -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    let patience = patience
        .map(Timespec::try_from)
        .transpose()
        .map_err(io::Error::other)?;
    let mut both = vec![PollFd::from_borrowed_fd(writer, PollFlags::OUT)];
    both.extend(stop.map(|stop| PollFd::from_borrowed_fd(stop, PollFlags::IN)));
    while let Err(error) = poll(&mut both, patience.as_ref()) {
        if error != Errno::INTR {
            return Err(error.into());
        }
    }
    Ok(!both[0].revents().is_empty())
}
