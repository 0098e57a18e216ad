//! Why a command could not be started, as its Observation reports it: exit code and message like a shell's.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf, is_separator};
use std::{env, fs};

use crate::text::shortened;

/// Maximum length of a command's name shown, in characters.
const SHOWN: usize = 200;

/// A command that could not be started.
pub(crate) struct Refusal {
    /// 127 if there is no such command, otherwise 126.
    pub(crate) exit_code: i64,
    /// One line.
    pub(crate) reason: String,
}

impl Refusal {
    pub(crate) fn new(program: &OsStr, error: &io::Error) -> Self {
        let by_path = program
            .as_encoded_bytes()
            .iter()
            .any(|byte| is_separator(char::from(*byte)));
        let place = place(program, by_path);
        let name = program.to_string_lossy();
        let name = shortened(&name, SHOWN);
        let expected = if by_path {
            format!("a program at `{name}`")
        } else {
            format!("a program `{name}` on PATH")
        };
        let found = match (error.kind(), &place) {
            (ErrorKind::NotFound, None) if by_path => "nothing there",
            (ErrorKind::NotFound, None) => "none",
            (ErrorKind::NotFound, Some(_)) => {
                "a file whose interpreter (the first line of a script) or loader is missing"
            }
            (ErrorKind::PermissionDenied, Some(place)) if place.is_dir() => "a folder",
            (ErrorKind::PermissionDenied, Some(_)) => "a file without execute permission",
            (_, Some(_)) if is_no_program(error) => {
                "a file that is neither an executable for this system nor a script that starts with `#!`"
            }
            (_, Some(_)) => "a file that could not be started",
            (_, None) => "no program that could be started",
        };
        let not_found = error.kind() == ErrorKind::NotFound && place.is_none();
        Self {
            exit_code: if not_found { 127 } else { 126 },
            reason: format!("saop: expected {expected}, but found {found}: {error}\n"),
        }
    }
}

/// Returns whether the file exists and may be executed, but is in no format that the system knows.
#[cfg(unix)]
fn is_no_program(error: &io::Error) -> bool {
    use rustix::io::Errno;
    Errno::from_io_error(error) == Some(Errno::NOEXEC)
}

#[cfg(not(unix))]
const fn is_no_program(_: &io::Error) -> bool {
    false
}

/// Returns where the program is, if there is something of its name.
fn place(program: &OsStr, by_path: bool) -> Option<PathBuf> {
    let there = |path: &PathBuf| fs::metadata(path).is_ok();
    if by_path {
        return Some(PathBuf::from(program)).filter(there);
    }
    // An empty name is not a file, and must not become the folder itself.
    let program = Some(Path::new(program)).filter(|name| !name.as_os_str().is_empty())?;
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(there)
}
