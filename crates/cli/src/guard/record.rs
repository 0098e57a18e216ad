//! The file of `--record`: one `saop-record` a line.
//!
//! Invariant: a record begins a line, whatever was there before.

use std::fs::File;
#[cfg(unix)]
use std::fs::Permissions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use saop::{
    NonEmptyString, SaopRecord, SaopRecordDecision, SaopRecordDirection, SaopRecordKind,
    SaopRecordPeer, SaopRecordTimestampNs,
};
use saop_mcp::{Decision, MessageKind, Peer, Record};

use crate::written;

/// The file, or a pipe, to which records are added.
pub(super) struct Recording<F = File> {
    file: F,
    /// Whether what it ends in can be read.
    is_readable: bool,
    /// Whether the last line could not be written.
    has_failed: bool,
}

/// Opens the file. What it has stays; others of the system may not read it from now on.
pub(super) fn open(path: &Path) -> Result<Recording, String> {
    let file = open_private(path);
    file.map_err(|error| format!("could not write the record {}: {error}", path.display()))
}

fn open_private(path: &Path) -> io::Result<Recording> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // A pipe that is opened for both would have a reader at once.
    let is_file = path.metadata().map_or(true, |about| about.is_file());
    let to_read = written::open(options.clone().read(is_file), path);
    let (file, is_readable) = match to_read {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && is_file => {
            (written::open(&mut options, path)?, false)
        }
        opened => (opened?, is_file),
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let about = file.metadata()?;
        let mode = about.permissions().mode();
        // A file that was there keeps its mode when it is opened.
        if about.is_file() && mode & 0o077 != 0 {
            file.set_permissions(Permissions::from_mode(mode & 0o700))?;
        }
    }
    Ok(Recording {
        file,
        is_readable,
        has_failed: false,
    })
}

impl<F: Read + Write + Seek> Recording<F> {
    /// Adds whole lines. They begin with a line of their own, also where another guard was killed in one, or found no room for it.
    pub(super) fn add(&mut self, lines: &[u8]) -> io::Result<()> {
        let written = if self.is_torn() {
            // In one write, as other guards may write to the file.
            self.file.write_all(&[b"\n", lines].concat())
        } else {
            self.file.write_all(lines)
        };
        self.has_failed = written.is_err();
        written
    }

    /// Whether what is there does not end in a whole line.
    fn is_torn(&mut self) -> bool {
        if !self.is_readable {
            return self.has_failed;
        }
        let mut last = [b'\n'];
        // There is no such place in an empty file. What is added goes to the end all the same.
        let at_last = self.file.seek(SeekFrom::End(-1)).is_ok();
        at_last && self.file.read_exact(&mut last).is_ok() && last != [b'\n']
    }
}

impl Recording {
    /// Whether it is the same file, or pipe, as standard output, which has the messages for the client.
    #[cfg(unix)]
    pub(super) fn is_standard_output(&self) -> bool {
        use rustix::fs::{FileType, fstat};
        let (Ok(own), Ok(output)) = (fstat(&self.file), fstat(io::stdout())) else {
            return false;
        };
        // A terminal, or /dev/null, mixes up nothing that a program reads.
        let is_device = FileType::from_raw_mode(own.st_mode) == FileType::CharacterDevice;
        !is_device && (own.st_dev, own.st_ino) == (output.st_dev, output.st_ino)
    }

    #[cfg(not(unix))]
    pub(super) fn is_standard_output(&self) -> bool {
        false
    }
}

/// What is written at once has whole lines.
impl Write for Recording {
    fn write(&mut self, lines: &[u8]) -> io::Result<usize> {
        self.add(lines).map(|()| lines.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(unix)]
impl std::os::fd::AsFd for Recording {
    fn as_fd(&self) -> std::os::fd::BorrowedFd<'_> {
        self.file.as_fd()
    }
}

/// Returns a record as a line, with the time.
pub(super) fn line(record: Record) -> Option<Vec<u8>> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_nanos().to_string();
    let mut written = SaopRecord::new(
        SaopRecordTimestampNs::new(now).ok()?,
        match record.to {
            Peer::Server => SaopRecordDirection::ToServer,
            Peer::Client => SaopRecordDirection::ToClient,
        },
        match record.from {
            Some(Peer::Client) => SaopRecordPeer::Client,
            Some(Peer::Server) => SaopRecordPeer::Server,
            None => SaopRecordPeer::Guard,
        },
        match record.kind {
            MessageKind::Request => SaopRecordKind::Request,
            MessageKind::Notification => SaopRecordKind::Notification,
            MessageKind::Result => SaopRecordKind::Result,
            MessageKind::Error => SaopRecordKind::Error,
            MessageKind::Batch => SaopRecordKind::Batch,
            _ => SaopRecordKind::Other,
        },
        match record.decision {
            Decision::Passed => SaopRecordDecision::Passed,
            Decision::Changed => SaopRecordDecision::Changed,
            Decision::Withheld => SaopRecordDecision::Withheld,
        },
        u64::try_from(record.length).unwrap_or(u64::MAX),
    );
    written.method = record.method;
    written.tool = record.tool;
    written.id = record.id.and_then(|id| NonEmptyString::new(id).ok());
    written.reasons = (!record.reasons.is_empty()).then_some(record.reasons);
    written.message = record.message;
    written.sent = record.sent;
    let mut line = saop::serialize(&written);
    line.push('\n');
    Some(line.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes so many bytes, and has room again after it failed.
    struct Full(usize, Vec<u8>);

    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.0 == 0 {
                self.0 = usize::MAX;
                return Err(io::ErrorKind::StorageFull.into());
            }
            let taken = bytes.len().min(self.0);
            self.0 -= taken;
            self.1.extend_from_slice(&bytes[..taken]);
            Ok(taken)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Read for Full {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            bytes[0] = self.1.last().copied().unwrap_or_default();
            Ok(1)
        }
    }

    impl Seek for Full {
        fn seek(&mut self, _: SeekFrom) -> io::Result<u64> {
            let last = self.1.len().checked_sub(1);
            last.map(|at| at as u64)
                .ok_or_else(|| io::ErrorKind::InvalidInput.into())
        }
    }

    // SPEC G6
    #[test]
    fn what_follows_a_torn_line_is_a_line() {
        for is_readable in [false, true] {
            for (room, kept) in [(5, "{\"a\":\n{}\n[]\n"), (8, "{\"a\":1}\n{}\n[]\n")] {
                let mut recording = Recording {
                    file: Full(room, Vec::new()),
                    is_readable,
                    has_failed: false,
                };
                assert_eq!(recording.add(b"{\"a\":1}\n").is_err(), room == 5);
                let rest = recording.add(b"{}\n");
                if room == 8 {
                    assert!(rest.is_err());
                    recording.add(b"{}\n").unwrap();
                }
                recording.add(b"[]\n").unwrap();
                let text = String::from_utf8(recording.file.1).unwrap();
                let lines: Vec<_> = text.lines().filter(|line| !line.is_empty()).collect();
                assert_eq!(lines, kept.lines().collect::<Vec<_>>());
            }
        }
    }
}
