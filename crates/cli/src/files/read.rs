//! Reads one input to its end: a file, or standard input. An input that cannot be read is reported here, once.
//!
//! Invariant: no more of an input is kept than its maximum size, even if it has no end.

use std::env;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use saop_json::Limits;

use crate::out;

/// Default maximum size of an input in bytes: four times the limit of a message, so that the protocol still reports one
/// over the limit.
const MOST: u64 = 4 * Limits::DEFAULT_BYTES as u64;

/// Maximum size of a schema or a list of tools, in bytes.
pub(crate) const MOST_OF_SCHEMA: u64 = 16 << 20;

/// Returns the bytes of `file`, or of standard input if there is none or it is `-`, with room for a message of `bytes` bytes. `None` if
/// it could not be read, which has been reported.
pub(crate) fn message(file: Option<&Path>, bytes: usize) -> Option<Vec<u8>> {
    told(limited(file, MOST.max(bytes as u64)))
}

/// `Err` says which input could not be read, and why.
fn limited(file: Option<&Path>, most: u64) -> Result<Vec<u8>, String> {
    let read = file.filter(|file| !is_stdin(file)).map_or_else(
        || {
            out::say_what_is_read();
            to_end(io::stdin().lock(), most)
        },
        |file| to_end(File::open(file)?, most),
    );
    read.map_err(|error| unreadable(file, &error))
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
pub(crate) fn regular(path: &Path) -> io::Result<Vec<u8>> {
    to_end(open_regular(path)?, MOST_OF_SCHEMA)
}

/// Same as [`regular`], for text. `Err` says why not.
pub(crate) fn regular_text(path: &Path) -> Result<String, String> {
    regular(path)
        .map_err(|error| error.to_string())
        .and_then(decoded)
}

/// Same as [`regular_text`]. `None` if it could not be read, which has been reported.
pub(crate) fn regular_file(path: &Path) -> Option<String> {
    told(named_text(path))
}

/// Same as [`regular_text`], without the byte order mark. `Err` says which file could not be read, and why.
pub(crate) fn schema_file(path: &Path) -> Result<String, String> {
    named_text(path).map(without_mark)
}

fn named_text(path: &Path) -> Result<String, String> {
    regular_text(path).map_err(|why| format!("{}: {why}", path.display()))
}

/// Same as [`message`], for text.
pub(crate) fn text(file: Option<&Path>) -> Option<String> {
    told(limited_text(file, MOST))
}

/// Returns the text of a schema or of a list of tools, without its byte order mark, so that positions are those of what is read. `Err` as
/// for [`schema_file`].
pub(crate) fn schema(file: &Path) -> Result<String, String> {
    limited_text(Some(file), MOST_OF_SCHEMA).map(without_mark)
}

fn limited_text(file: Option<&Path>, most: u64) -> Result<String, String> {
    decoded(limited(file, most)?).map_err(|why| unreadable(file, &why))
}

fn told<T>(read: Result<T, String>) -> Option<T> {
    read.map_err(|why| out::complain(&why)).ok()
}

fn decoded(bytes: Vec<u8>) -> Result<String, String> {
    if let Some(encoding) = other_encoding(&bytes) {
        return Err(format!(
            "expected UTF-8, but found {encoding}; save the text as UTF-8"
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        format!("expected UTF-8, but found other bytes at offset {at}")
    })
}

/// Returns the encoding that the first bytes show: a byte order mark, or the zeros beside a first character of JSON, which
/// is ASCII.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] | [0, 0, 0, _, ..] | [_, 0, 0, 0, ..] => {
            Some("UTF-32")
        }
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [0, _, ..] | [_, 0, ..] => Some("UTF-16"),
        _ => None,
    }
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

/// Whether a path stands for standard input.
pub(crate) fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Returns a path from the current folder, if it is below that.
pub(super) fn below_current(path: &Path) -> PathBuf {
    let current = env::current_dir().ok();
    let below = current.and_then(|current| Some(path.strip_prefix(current).ok()?.to_path_buf()));
    match below {
        Some(below) if below.as_os_str().is_empty() => PathBuf::from("."),
        Some(below) => below,
        None => path.to_owned(),
    }
}

fn unreadable(file: Option<&Path>, why: &dyn Display) -> String {
    format!("{} could not be read: {why}", name(file))
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
        assert_eq!(regular(file.path()).unwrap().len() as u64, most);
        file.as_file().set_len(most + 1).unwrap();
        assert_eq!(
            regular(file.path()).unwrap_err().to_string(),
            format!("expected at most {most} bytes, but found more")
        );
    }
}
