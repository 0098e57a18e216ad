//! Frames for people: for each fault, the message, the place, and the source line with a caret under the value.
//! Regardless of the input, a frame is a few short lines without terminal escapes.

use std::io::{self, Write};

use saop::{Limits, ViolationKind};
use saop_json::show::{Frame, Palette, terminal_line};

use super::sheet::{Most, Sheet, Shown, Told, shown};
use super::verdict::{Fault, Place, Verdict};
use crate::text::{counted, shortened};
use crate::yaml;

/// Maximum length of a JSON Pointer shown, in characters.
const POINTER: usize = 100;

/// How the fault of a text that goes on after its value is told.
const AFTER_THE_VALUE: &str = "expected the end of the text after the value";

/// Writes frames.
pub(crate) struct Human {
    pub(crate) palette: Palette,
    /// Columns of the terminal that shows them.
    pub(crate) columns: Option<usize>,
}

impl Human {
    pub(crate) fn write(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        most: &Most,
        sheet: &mut Sheet,
    ) -> io::Result<()> {
        let mut rest = Told::errors(verdict.error_count());
        for Shown { fault, count } in shown(verdict).into_iter().take(most.of_document) {
            if verdict.no_message().is_some() {
                self.line(place, &fault, &mut sheet.text)?;
            } else {
                let severity = ("error", self.palette);
                self.frame(severity, place, text, &fault, &mut sheet.text)?;
            }
            rest.errors -= count;
            sheet.shown(Told::errors(count));
        }
        if let more @ 1.. = rest.errors {
            let Palette {
                mark, words, end, ..
            } = self.palette;
            let source = place.shown();
            let count = counted(more, "more error");
            writeln!(
                sheet.text,
                "{mark}error{end}{words}: {count} in {source}{end}\n"
            )?;
            sheet.counted(rest);
        }
        let yellow = if self.palette == Palette::ERROR {
            Palette::WARNING
        } else {
            self.palette
        };
        for warning in verdict.warnings() {
            let fault = warning.fault();
            let severity = ("warning", yellow);
            self.frame(severity, place, text, &fault, &mut sheet.text)?;
            sheet.shown(Told::WARNING);
        }
        Ok(())
    }

    /// One line, which shows nothing of the text.
    fn line(&self, place: Place<'_>, fault: &Fault<'_>, out: &mut Vec<u8>) -> io::Result<()> {
        let Palette {
            mark, words, end, ..
        } = self.palette;
        let (label, source) = (label(fault), place.shown());
        let message = terminal_line(&fault.message);
        writeln!(
            out,
            "{mark}error[{label}]{end}: {source}: {words}{message}{end}"
        )
    }

    fn frame(
        &self,
        (severity, palette): (&str, Palette),
        place: Place<'_>,
        text: &[u8],
        fault: &Fault<'_>,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        let Palette {
            mark,
            margin,
            words,
            end,
        } = palette;
        let (label, message) = (label(fault), terminal_line(&fault.message));
        writeln!(out, "{mark}{severity}[{label}]{end}{words}: {message}{end}")?;

        let position = fault.position.map(|at| place.in_source(at));
        let line = position.map(|at| at.line).or(place.line);
        let gutter = line.map_or(0, |line| line.to_string().len());
        let source = terminal_line(place.source);
        write!(out, "{:gutter$}{margin}-->{end} {source}", "")?;
        if let Some(line) = line {
            write!(out, ":{line}")?;
        }
        if let Some(at) = position {
            write!(out, ":{}", at.column)?;
        }
        writeln!(out)?;

        let pointer = shortened(fault.path, POINTER);
        match (line, &fault.span) {
            (Some(line), Some(span)) => {
                let mut frame = Frame::new(text, span, line).with_label(&pointer);
                if let Some(columns) = self.columns {
                    frame = frame.with_width(columns);
                }
                writeln!(out, "{}", frame.draw(&palette))?;
                if let Some(hint) = hint(place, text, fault) {
                    writeln!(out, "{:gutter$} {margin}={end} {hint}", "")?;
                }
                writeln!(out)
            }
            _ if pointer.is_empty() => writeln!(out),
            _ => writeln!(out, "{:gutter$} {margin}={end} at {pointer}\n", ""),
        }
    }
}

/// How files of xz, bzip2 and ZIP begin.
const PACKED: [&[u8]; 3] = [b"\xFD7zXZ\0", b"BZh", b"PK\x03\x04"];

/// Says how a document may have to be read in which a fault is.
fn hint(place: Place<'_>, text: &[u8], fault: &Fault<'_>) -> Option<&'static str> {
    if place.line.is_some() || fault.kind != ViolationKind::Syntax.as_str() {
        None
    } else if [&b"\xFF\xFE"[..], b"\xFE\xFF"]
        .iter()
        .any(|mark| text.starts_with(mark))
    {
        Some("UTF-16 is not read: save it as UTF-8")
    } else if PACKED.iter().any(|magic| text.starts_with(magic)) {
        Some("of packed files, gzip and Zstandard are read: unpack this one first")
    } else if is_another_line(text, fault) {
        Some("a document on each line is read with --ndjson, or from a file that ends in .ndjson")
    } else if is_yaml(text) {
        Some("YAML is read with --schema, and --yaml or from a file that ends in .yaml")
    } else {
        None
    }
}

/// Whether a text that is no JSON begins as YAML with a mapping or a sequence in lines of its own.
fn is_yaml(text: &[u8]) -> bool {
    /// Of a larger text, it is not found out.
    const MOST: usize = 1 << 20;
    if text.len() > MOST || matches!(text.trim_ascii_start(), [b'{' | b'[' | b'"', ..]) {
        return false;
    }
    let first = yaml::documents_of_bytes(text, &Limits::default()).next();
    let json = first.and_then(|document| document.content.ok());
    json.is_some_and(|(json, _)| json.starts_with(['{', '[']))
}

/// Whether what is wrong is that another object or array begins on the line after a document of one line.
fn is_another_line(text: &[u8], fault: &Fault<'_>) -> bool {
    let at = fault.span.as_ref().map(|span| span.start);
    let split = at.and_then(|at| text.split_at_checked(at));
    fault.message.contains(AFTER_THE_VALUE)
        && split.is_some_and(|(before, rest)| {
            let is_one_line = !before.trim_ascii_end().contains(&b'\n');
            before.ends_with(b"\n") && is_one_line && matches!(rest, [b'{' | b'[', ..])
        })
}

/// Returns what a fault is called: the keyword if a schema's keyword is all that is violated, otherwise the kind, which
/// is more specific.
pub(super) fn label<'a>(fault: &Fault<'a>) -> &'a str {
    match fault.keyword {
        Some(keyword) if fault.kind == ViolationKind::Schema.as_str() => keyword,
        _ => fault.kind,
    }
}
