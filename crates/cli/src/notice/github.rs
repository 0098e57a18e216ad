//! Workflow annotations of GitHub: a command on a line for each notice, with its properties and its message escaped.
//!
//! Invariant: a file of the repository has its path from there, wherever it is checked; with another one, GitHub shows no annotation
//! beside the code.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

use saop_json::show::terminal_line;

use super::item::{Notice, Severity};
use crate::files::whole_path;

/// The variable with the folder of the repository, in a workflow.
const WORKSPACE: &str = "GITHUB_WORKSPACE";

pub(super) fn write(notice: &Notice<'_>, out: &mut Vec<u8>) -> io::Result<()> {
    let command = match notice.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    write!(out, "::{command} ")?;
    if let Some(file) = notice.path().filter(|file| *file != "-") {
        let below = in_workspace(file);
        let file = below.as_deref().unwrap_or(file);
        write!(out, "file={},", property(file))?;
    }
    if let Some((line, column)) = notice.position {
        write!(out, "line={line},")?;
        if let Some(column) = column {
            write!(out, "col={column},")?;
        }
    }
    write!(out, "title={}", property(&format!("saop {}", notice.rule)))?;
    let message = terminal_line(notice.message);
    match notice.pointer {
        "" => writeln!(out, "::{}", data(&message)),
        pointer => {
            let pointer = terminal_line(pointer);
            writeln!(out, "::{}", data(&format!("{pointer}: {message}")))
        }
    }
}

/// Returns the path of a file from the folder of the repository, if it is there.
fn in_workspace(file: &str) -> Option<String> {
    let workspace = std::env::var_os(WORKSPACE).filter(|folder| !folder.is_empty())?;
    let workspace = Path::new(&workspace);
    let file = whole_path(Path::new(file));
    // Where a link leads, for the current folder is told so.
    let real = workspace.canonicalize().ok();
    let mut folders = [Some(workspace), real.as_deref()].into_iter().flatten();
    let below = folders.find_map(|folder| file.strip_prefix(folder).ok())?;
    let steps = below.iter().map(|step| step.to_string_lossy());
    Some(steps.collect::<Vec<_>>().join("/"))
}

/// Escapes a message.
fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// Escapes the value of a property.
fn property(text: &str) -> String {
    let text: Cow<'_, str> = terminal_line(text);
    data(&text).replace(':', "%3A").replace(',', "%2C")
}
