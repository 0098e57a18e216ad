//! One input, read to its end: a file, or standard input. What cannot be read is said here, once.

use std::fmt::Display;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use crate::out;

/// The bytes of `file`; of standard input where there is none, or where it is `-`. Nothing where it could not be
/// read, which has been said.
pub(crate) fn read(file: Option<&Path>) -> Option<Vec<u8>> {
    let file = file.filter(|file| !is_stdin(file));
    let read = file.map_or_else(from_stdin, fs::read);
    read.map_err(|error| refuse(file, &error)).ok()
}

fn from_stdin() -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
}

/// As [`read`], for text.
#[cfg(feature = "openai")]
pub(crate) fn read_text(file: Option<&Path>) -> Option<String> {
    let text = String::from_utf8(read(file)?);
    text.map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(file, &format!("it is not UTF-8 at byte {at}"));
    })
    .ok()
}

/// What messages call an input.
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
