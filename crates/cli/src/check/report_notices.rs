//! The verdicts as notices: one for each error and warning.

use std::io;

use saop_json::show::terminal_line;
use saop_schema::Position;

use super::document::{Place, Verdict};
use super::report_human::label;
use crate::notice::{Form, Notice, RuleNames, Severity};
use crate::text::counted;

/// Longer values are shown by where they begin.
const LONGEST: usize = 4096;

pub(crate) fn write(
    form: Form,
    (place, text): (Place<'_>, &[u8]),
    verdict: &Verdict,
    out: &mut Vec<u8>,
    rules: &mut RuleNames,
) -> io::Result<()> {
    let mut write = |notice: &Notice<'_>| {
        if !out.is_empty() {
            out.extend_from_slice(form.between().as_bytes());
        }
        if !rules.contains(notice.rule) {
            rules.insert(notice.rule.to_owned());
        }
        form.write(notice, out)
    };
    let at = |position: Option<Position>| match position {
        Some(at) => Some((place.line_in_source(at.line), Some(at.column))),
        None => place.line.map(|line| (line, None)),
    };
    let width = |span: Option<std::ops::Range<usize>>| {
        let value = text.get(span?).filter(|value| value.len() <= LONGEST)?;
        let value = str::from_utf8(value).ok()?;
        let is_shown = !value.is_empty() && !value.contains('\n');
        is_shown.then(|| value.chars().count())
    };
    for fault in verdict.faults() {
        write(&Notice {
            severity: Severity::Error,
            rule: label(&fault),
            message: &fault.message,
            file: Some(place.source),
            position: at(fault.position),
            width: width(fault.span.clone()),
            pointer: fault.path,
        })?;
    }
    if let more @ 1.. = verdict.left_out() {
        let source = terminal_line(place.source);
        let message = format!("{} in {source}", counted(more as u64, "more error"));
        write(&Notice {
            severity: Severity::Error,
            rule: "schema",
            message: &message,
            file: Some(place.source),
            position: at(None),
            width: None,
            pointer: "",
        })?;
    }
    for warning in verdict.warnings() {
        write(&Notice {
            severity: Severity::Warning,
            rule: warning.kind,
            message: &warning.message,
            file: Some(place.source),
            position: at(warning.position),
            width: width(warning.span.clone()),
            pointer: &warning.path,
        })?;
    }
    Ok(())
}
