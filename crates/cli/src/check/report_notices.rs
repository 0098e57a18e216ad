//! The verdicts as notices: one for each error and warning.

use std::io;
use std::ops::Range;

use saop_json::show::terminal_line;
use saop_schema::Position;

use super::report_human::label;
use super::sheet::{Most, Sheet, Shown, Told, shown};
use super::verdict::{Fault, Place, Verdict};
use crate::notice::{Form, Notice, Severity};
use crate::text::counted;

/// Longer values are shown by where they begin.
const LONGEST: usize = 4096;

/// Writes SARIF results of all violations.
pub(crate) fn all(
    place: Place<'_>,
    text: &[u8],
    verdict: &Verdict,
    sheet: &mut Sheet,
) -> io::Result<()> {
    let form = Form::Sarif;
    for fault in verdict.faults() {
        write((form, Severity::Error), (place, text), &fault, sheet)?;
    }
    more(form, place, verdict.left_out() as u64, sheet)?;
    for warning in verdict.warnings() {
        let fault = warning.fault();
        write((form, Severity::Warning), (place, text), &fault, sheet)?;
    }
    Ok(())
}

/// Writes annotations of as many violations as are shown.
pub(crate) fn some(
    place: Place<'_>,
    text: &[u8],
    verdict: &Verdict,
    most: &Most,
    sheet: &mut Sheet,
) -> io::Result<()> {
    let form = Form::Github;
    let mut rest = Told::errors(verdict.error_count());
    for Shown { fault, count } in shown(verdict).into_iter().take(most.of_document) {
        write((form, Severity::Error), (place, text), &fault, sheet)?;
        rest.errors -= count;
        sheet.shown(Told::errors(count));
    }
    more(form, place, rest.errors, sheet)?;
    sheet.counted(rest);
    for warning in verdict.warnings() {
        let fault = warning.fault();
        write((form, Severity::Warning), (place, text), &fault, sheet)?;
        sheet.shown(Told::WARNING);
    }
    Ok(())
}

/// Says how many errors there are besides, if there are any.
fn more(form: Form, place: Place<'_>, count: u64, sheet: &mut Sheet) -> io::Result<()> {
    if count == 0 {
        return Ok(());
    }
    let source = terminal_line(place.source);
    let message = format!("{} in {source}", counted(count, "more error"));
    let fault = Fault {
        kind: "schema",
        path: "",
        keyword: None,
        message: message.into(),
        position: None,
        span: None,
    };
    write((form, Severity::Error), (place, b""), &fault, sheet)
}

fn write(
    (form, severity): (Form, Severity),
    (place, text): (Place<'_>, &[u8]),
    fault: &Fault<'_>,
    sheet: &mut Sheet,
) -> io::Result<()> {
    if !sheet.text.is_empty() {
        sheet.text.extend_from_slice(form.between().as_bytes());
    }
    let rule = label(fault);
    if !sheet.rules.contains(rule) {
        sheet.rules.insert(rule.to_owned());
    }
    let at = |position: Option<Position>| match position {
        Some(at) => {
            let at = place.in_source(at);
            Some((at.line, Some(at.column)))
        }
        None => place.line.map(|line| (line, None)),
    };
    let width = |span: Option<Range<usize>>| {
        let value = text.get(span?).filter(|value| value.len() <= LONGEST)?;
        let value = str::from_utf8(value).ok()?;
        let is_shown = !value.is_empty() && !value.contains('\n');
        is_shown.then(|| value.chars().count())
    };
    let notice = Notice {
        severity,
        rule,
        message: &fault.message,
        file: Some(place.source),
        position: at(fault.position),
        width: width(fault.span.clone()),
        pointer: fault.path,
    };
    form.write(&notice, &mut sheet.text)
}
