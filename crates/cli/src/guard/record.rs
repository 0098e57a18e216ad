//! The file of `--record`: one `saop-record` a line.

use std::fs::File;
#[cfg(unix)]
use std::fs::Permissions;
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use saop::{
    NonEmptyString, SaopRecord, SaopRecordDecision, SaopRecordDirection, SaopRecordKind,
    SaopRecordPeer, SaopRecordTimestampNs,
};
use saop_mcp::{Decision, MessageKind, Peer, Record};

use crate::written;

/// Opens the file. What it has stays; others of the system may not read it from now on.
pub(super) fn open(path: &Path) -> Result<File, String> {
    let file = open_private(path);
    file.map_err(|error| format!("could not write the record {}: {error}", path.display()))
}

fn open_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = written::open(&mut options, path)?;
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
    Ok(file)
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
