//! Reads one input to its end: a file, or standard input. An input that cannot be read is reported here, once.
//!
//! Invariant: no more of an input is kept than its maximum size, even if it has no end.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use saop_json::Limits;

use crate::out;

/// Default maximum size of an input in bytes: four times the limit of a message, so that the protocol still reports one
/// over the limit.
const MOST: u64 = 4 * Limits::DEFAULT_BYTES as u64;

/// Maximum size of a schema or a list of tools, in bytes.
const MOST_OF_SCHEMA: u64 = 16 << 20;

/// Returns the bytes of `file`, or of standard input if there is none or it is `-`. `None` if it could not be read,
/// which has been reported.
pub(crate) fn read(file: Option<&Path>) -> Option<Vec<u8>> {
    read_limited(file, MOST)
}

/// Same as [`read`], with room for a message of `bytes` bytes.
pub(crate) fn read_message(file: Option<&Path>, bytes: usize) -> Option<Vec<u8>> {
    read_limited(file, MOST.max(bytes as u64))
}

fn read_limited(file: Option<&Path>, most: u64) -> Option<Vec<u8>> {
    let file = file.filter(|file| !is_stdin(file));
    let read = file.map_or_else(
        || to_end(io::stdin().lock(), most),
        |file| to_end(File::open(file)?, most),
    );
    read.map_err(|error| refuse(file, &error)).ok()
}

fn to_end(input: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let why = format!("expected at most {most} bytes, but found more");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

/// What is said of a file in a folder that is a pipe or a device.
pub(crate) const NOT_REGULAR: &str = "it is not a regular file";

/// Opens a file, without waiting for a writer if it is a pipe.
///
/// # Errors
///
/// Fails if it is not a regular file.
pub(crate) fn open_regular(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt;

        options.custom_flags(OFlags::NONBLOCK.bits().cast_signed());
    }
    let not_regular = || io::Error::other(NOT_REGULAR);
    let file = options.read(true).open(path).map_err(|error| {
        // A socket, or a device that is not there, cannot even be opened.
        let is_other = path.metadata().is_ok_and(|found| !found.is_file());
        if is_other { not_regular() } else { error }
    })?;
    if file.metadata()?.is_file() {
        Ok(file)
    } else {
        Err(not_regular())
    }
}

/// Returns the bytes of a schema that is given by its folder, or that another one refers to.
pub(crate) fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    to_end(open_regular(path)?, MOST_OF_SCHEMA)
}

/// Same as [`read`], for text.
pub(crate) fn read_text(file: Option<&Path>) -> Option<String> {
    to_text(file, read(file)?)
}

fn to_text(file: Option<&Path>, bytes: Vec<u8>) -> Option<String> {
    let text = String::from_utf8(bytes);
    text.map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(file, &format!("it is not UTF-8 at byte {at}"));
    })
    .ok()
}

/// Returns the text of a schema or of a list of tools, without its byte order mark, so that positions are those of what is read. `None`
/// as for [`read`].
pub(crate) fn read_schema(file: &Path) -> Option<String> {
    let bytes = read_limited(Some(file), MOST_OF_SCHEMA)?;
    to_text(Some(file), bytes).map(without_mark)
}

pub(crate) fn without_mark(text: String) -> String {
    match text.strip_prefix('\u{FEFF}') {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

/// Returns the name of an input for messages.
pub(crate) fn name(file: Option<&Path>) -> String {
    match file {
        Some(file) if !is_stdin(file) => file.display().to_string(),
        _ => "standard input".to_owned(),
    }
}

fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

fn refuse(file: Option<&Path>, why: &dyn Display) {
    out::complain(&format!("{} could not be read: {why}", name(file)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_without_an_end_is_not_read_to_it() {
        let error = to_end(io::repeat(b' '), 1000).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected at most 1000 bytes, but found more"
        );
        assert_eq!(to_end(&[b' '; 1000][..], 1000).unwrap().len(), 1000);
    }

    #[test]
    fn a_file_that_is_too_large_for_a_schema_is_not_kept() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let most = MOST_OF_SCHEMA;
        file.as_file().set_len(most).unwrap();
        assert_eq!(read_regular(file.path()).unwrap().len() as u64, most);
        file.as_file().set_len(most + 1).unwrap();
        assert_eq!(
            read_regular(file.path()).unwrap_err().to_string(),
            format!("expected at most {most} bytes, but found more")
        );
    }
}
