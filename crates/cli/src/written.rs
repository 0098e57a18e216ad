//! Files that the command writes.
//!
//! Invariant: opening one waits for nobody, and one that is replaced is whole at every moment.

use std::io;
use std::path::Path;

/// Opens what cannot be replaced, or is only added to. If it is a pipe, some program has to read it already: opening it would
/// wait for one that may never come.
#[cfg(any(feature = "openai", feature = "view"))]
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

/// Creates a file in the folder of `path`, which alone is sure to be on the same disk. Its name begins with a dot, so that nothing
/// reads it as one of the folder's.
#[cfg(any(feature = "generate", feature = "view"))]
pub(crate) fn temporary(path: &Path) -> io::Result<tempfile::NamedTempFile> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    builder.prefix(".saop-");
    // As a file is created otherwise: the umask takes away what others may not have.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder.unwrap_or(Path::new(".")))
}
