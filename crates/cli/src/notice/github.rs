//! Workflow annotations of GitHub: a command on a line for each notice, with its properties and its message escaped.

use std::borrow::Cow;
use std::io::{self, Write};

use saop_json::show::terminal_line;

use super::item::{Notice, Severity};

pub(super) fn write(notice: &Notice<'_>, out: &mut Vec<u8>) -> io::Result<()> {
    let command = match notice.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    write!(out, "::{command} ")?;
    if let Some(file) = notice.file.filter(|file| *file != "-") {
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
