//! One line for each violation: `file:line:column: kind/keyword: message`, for editors and problem matchers. SPEC U2.

use std::io::{self, Write};

use saop_json::show::terminal_line;

use super::sheet::{Most, Sheet, Shown, Told, shown};
use super::verdict::{Fault, Place, Verdict};
use crate::text::counted;

pub(crate) fn write(
    place: Place<'_>,
    verdict: &Verdict,
    most: &Most,
    sheet: &mut Sheet,
) -> io::Result<()> {
    let mut rest = Told::errors(verdict.error_count());
    for Shown { fault, count } in shown(verdict).into_iter().take(most.of_document) {
        line(place, &fault, "", &mut sheet.text)?;
        rest.errors -= count;
        sheet.shown(Told::errors(count));
    }
    if let more @ 1.. = rest.errors {
        let source = terminal_line(place.source);
        let (first, count) = (place.line.unwrap_or(1), counted(more, "more error"));
        writeln!(sheet.text, "{source}:{first}:1: schema: {count}")?;
        sheet.counted(rest);
    }
    for warning in verdict.warnings() {
        line(place, &warning.fault(), "warning: ", &mut sheet.text)?;
        sheet.shown(Told::WARNING);
    }
    Ok(())
}

fn line(place: Place<'_>, fault: &Fault<'_>, severity: &str, out: &mut Vec<u8>) -> io::Result<()> {
    let source = terminal_line(place.source);
    let (line, column) = fault.position.map_or((place.line.unwrap_or(1), 1), |at| {
        let at = place.in_source(at);
        (at.line, at.column)
    });
    write!(out, "{source}:{line}:{column}: {}", fault.kind)?;
    if let Some(keyword) = fault.keyword {
        write!(out, "/{}", terminal_line(keyword))?;
    }
    writeln!(out, ": {severity}{}", terminal_line(&fault.message))
}
