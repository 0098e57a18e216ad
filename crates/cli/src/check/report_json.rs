//! One JSON line for each document, with the names and the order that the command's contract fixes.

use std::io::{self, Write};

use saop_json::Position;
use saop_json::show::escape_hidden;

use super::advice::Warning;
use super::verdict::{Fault, Place, Verdict};

pub(crate) fn write(place: Place<'_>, verdict: &Verdict, out: &mut Vec<u8>) -> io::Result<()> {
    out.write_all(b"{\"source\":")?;
    string(place.source, out)?;
    out.write_all(b",\"line\":")?;
    number(place.line, out)?;
    let Place { offset, length, .. } = place;
    write!(out, ",\"offset\":{offset},\"length\":{length},\"type\":")?;
    optional(verdict.schema, out)?;
    write!(out, ",\"valid\":{}", verdict.is_valid())?;
    if verdict.is_unjudged() {
        out.write_all(b",\"judged\":false")?;
    }
    out.write_all(b",\"errors\":[")?;
    for (index, fault) in verdict.faults().enumerate() {
        if index > 0 {
            out.write_all(b",")?;
        }
        error(place, &fault, out)?;
    }
    out.write_all(b"]")?;
    let left_out = verdict.left_out();
    if left_out > 0 {
        write!(
            out,
            ",\"error_count\":{}",
            verdict.faults().count() + left_out
        )?;
    }
    let warnings = verdict.warnings();
    for (index, one) in warnings.iter().enumerate() {
        let before: &[u8] = if index == 0 { b",\"warnings\":[" } else { b"," };
        out.write_all(before)?;
        warning(place, one, out)?;
    }
    if !warnings.is_empty() {
        out.write_all(b"]")?;
    }
    out.write_all(b"}\n")
}

fn warning(place: Place<'_>, warning: &Warning, out: &mut Vec<u8>) -> io::Result<()> {
    out.write_all(b"{\"kind\":")?;
    string(warning.kind, out)?;
    out.write_all(b",\"path\":")?;
    string(&warning.path, out)?;
    out.write_all(b",\"message\":")?;
    string(&warning.message, out)?;
    at(place, warning.position, out)
}

fn error(place: Place<'_>, fault: &Fault<'_>, out: &mut Vec<u8>) -> io::Result<()> {
    out.write_all(b"{\"kind\":")?;
    string(fault.kind, out)?;
    out.write_all(b",\"path\":")?;
    string(fault.path, out)?;
    out.write_all(b",\"keyword\":")?;
    optional(fault.keyword, out)?;
    out.write_all(b",\"message\":")?;
    string(&fault.message, out)?;
    at(place, fault.position, out)
}

/// The position, and the end of the object.
fn at(place: Place<'_>, position: Option<Position>, out: &mut Vec<u8>) -> io::Result<()> {
    let position = position.map(|at| place.in_source(at));
    out.write_all(b",\"line\":")?;
    number(position.map(|at| at.line), out)?;
    out.write_all(b",\"column\":")?;
    number(position.map(|at| at.column), out)?;
    out.write_all(b"}")
}

/// Writes a JSON string with everything escaped that hides or reorders text.
fn string(text: &str, out: &mut Vec<u8>) -> io::Result<()> {
    if text.is_ascii() && !text.contains('\u{7f}') {
        return serde_json::to_writer(out, text).map_err(io::Error::from);
    }
    let quoted = serde_json::to_string(text)?;
    out.write_all(escape_hidden(&quoted).as_bytes())
}

fn optional(text: Option<&str>, out: &mut Vec<u8>) -> io::Result<()> {
    match text {
        Some(text) => string(text, out),
        None => out.write_all(b"null"),
    }
}

fn number(number: Option<usize>, out: &mut Vec<u8>) -> io::Result<()> {
    match number {
        Some(number) => write!(out, "{number}"),
        None => out.write_all(b"null"),
    }
}
