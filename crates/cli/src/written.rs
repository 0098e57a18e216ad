//! Files that the command writes.
//!
//! Invariant: opening one waits for nobody, and one that is replaced is whole at every moment.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Opens what cannot be replaced, or is only added to. If it is a pipe, some program has to read it already: opening it would
/// wait for one that may never come.
pub(crate) fn open(options: &mut std::fs::OpenOptions, path: &Path) -> io::Result<std::fs::File> {
    #[cfg(unix)]
    {
        use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
        use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};

        options.custom_flags(OFlags::NONBLOCK.bits().cast_signed());
        let file = options.open(path).map_err(|error| {
            let is_pipe = path
                .metadata()
                .is_ok_and(|found| found.file_type().is_fifo());
            let is_unread = error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
            if is_pipe && is_unread {
                io::Error::other(
                    "expected a file, or a pipe that a program reads, but found a pipe without a reader; start the reader first",
                )
            } else {
                error
            }
        })?;
        // A reader that is slow is waited for, as on standard output.
        fcntl_setfl(&file, fcntl_getfl(&file)? - OFlags::NONBLOCK)?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Checks that a file may be replaced, for which the folder alone would have to permit it: one that is protected stays as it is.
///
/// # Errors
///
/// Fails if it may not be written.
pub(crate) fn check_replaceable(path: &Path) -> io::Result<()> {
    open(std::fs::File::options().write(true), path).map(drop)
}

/// Creates a file in the folder of `path`, which alone is sure to be on the same disk. Its name begins with a dot, so that nothing
/// reads it as one of the folder's.
pub(crate) fn temporary(path: &Path) -> io::Result<tempfile::NamedTempFile> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    // As a file is created otherwise: the umask alone takes away what others may not have, and an error names no file that nobody knows.
    tempfile::Builder::new()
        .prefix(".saop-")
        .make_in(folder.unwrap_or(Path::new(".")), |path| {
            std::fs::File::create_new(path)
        })
}

/// Files that a signal removes which ends the command.
#[derive(Default)]
pub(crate) struct Unfinished(Arc<Mutex<Vec<PathBuf>>>);

impl Unfinished {
    /// None so far.
    pub(crate) fn watched() -> Self {
        let files = Self::default();
        #[cfg(unix)]
        files.watch();
        files
    }

    /// Creates a file as [`temporary`] does.
    pub(crate) fn temporary(&self, path: &Path) -> io::Result<tempfile::NamedTempFile> {
        // No signal comes between the file and its name here.
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let file = temporary(path)?;
        files.push(file.path().to_owned());
        Ok(file)
    }

    /// Waits for the signals that end the command, as Ctrl-C and `kill` send them; one that was ignored from the beginning stays so. Where
    /// no thread can be started for that, they do what they do without it.
    #[cfg(unix)]
    fn watch(&self) {
        use rustix::process::Signal;
        use signal_hook::iterator::Signals;
        use signal_hook::low_level::emulate_default_handler;

        use crate::observe::signals::is_ignored;

        let files = Arc::clone(&self.0);
        let (ready, is_ready) = std::sync::mpsc::sync_channel(1);
        let wait = move || {
            let ends = [Signal::HUP, Signal::INT, Signal::QUIT, Signal::TERM];
            let ends = ends.into_iter().filter(|signal| !is_ignored(*signal));
            let signals = Signals::new(ends.map(Signal::as_raw));
            let _ = ready.send(());
            if let Some(signal) = signals.ok().and_then(|mut all| all.forever().next()) {
                let files = files.lock().unwrap_or_else(PoisonError::into_inner);
                // One that is in its place already has that name no more.
                files
                    .iter()
                    .for_each(|file| drop(std::fs::remove_file(file)));
                let _ = emulate_default_handler(signal);
            }
        };
        let thread = std::thread::Builder::new().name("signals".to_owned());
        if thread.spawn(wait).is_ok() {
            let _ = is_ready.recv();
        }
    }
}
