//! What lint reports: each finding as a line of JSON, or equal ones together as text.
//!
//! Invariant: the text has the first of equal findings whole, and tells how many there are.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use saop_codegen::Severity;
use saop_json::show::{Frame, Palette, escape_hidden, terminal_line};
use serde_json::json;

use crate::notice::{self, Notice};
use crate::out;

/// A problem of a schema.
#[derive(Debug)]
pub(super) struct Finding {
    /// `None` for a problem with the command line's settings.
    pub(super) file: Option<String>,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) code: &'static str,
    /// What the engine calls the problem, if it found it.
    pub(super) kind: Option<&'static str>,
    pub(super) severity: Severity,
    pub(super) message: String,
    pub(super) frame: Option<Frame>,
    /// What equal findings share.
    pub(super) about: String,
}

/// Returns a message without names and other quoted text.
pub(super) fn in_general(message: &str) -> String {
    let mut quote = None;
    let mut general = message.to_owned();
    general.retain(|character| match quote {
        Some(open) if open == character => {
            quote = None;
            true
        }
        Some(_) => false,
        None => {
            quote = Some(character).filter(|character| matches!(character, '`' | '"'));
            true
        }
    });
    general
}

impl Finding {
    pub(super) fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    pub(super) fn notice(&self) -> Notice<'_> {
        Notice {
            severity: if self.is_error() {
                notice::Severity::Error
            } else {
                notice::Severity::Warning
            },
            rule: self.code,
            message: &self.message,
            file: self.file.as_deref(),
            position: self
                .file
                .is_some()
                .then_some((self.line, Some(self.column))),
            width: None,
            pointer: "",
        }
    }

    fn place(&self) -> Option<String> {
        let file = terminal_line(self.file.as_deref()?);
        Some(format!("{file}:{}:{}", self.line, self.column))
    }

    fn tell(&self, report: &mut String) {
        let palette = out::palette(if self.is_error() {
            Palette::ERROR
        } else {
            Palette::WARNING
        });
        let Palette {
            mark, words, end, ..
        } = palette;
        if let Some(place) = self.place() {
            let _ = write!(report, "{place}: ");
        }
        let warning = if self.is_error() { "" } else { "warning: " };
        let (code, message) = (self.code, terminal_line(&self.message));
        let _ = writeln!(report, "{mark}{code}{end}{words}: {warning}{message}{end}");
        if let (Some(frame), Some(_)) = (&self.frame, &self.file) {
            let _ = writeln!(report, "{}\n", frame.draw(&palette));
        }
    }
}

/// Returns a line of JSON for each finding.
pub(super) fn json(findings: &[Finding]) -> String {
    let mut lines = String::new();
    for finding in findings {
        let line = json!({
            "file": finding.file,
            "line": finding.line,
            "column": finding.column,
            "code": finding.code,
            "kind": finding.kind,
            "severity": if finding.is_error() { "error" } else { "warning" },
            "message": finding.message,
        });
        lines.push_str(&escape_hidden(&line.to_string()));
        lines.push('\n');
    }
    lines
}

/// Returns a line for each finding, or if there are many equal ones, for the first.
pub(super) fn text(findings: &[Finding]) -> String {
    /// So many are told one by one, unless they say the same.
    const FEW: usize = 3;
    let mut groups: Vec<Vec<&Finding>> = Vec::new();
    let mut known = HashMap::new();
    for finding in findings {
        let place = *known
            .entry((finding.severity, finding.code, &finding.about))
            .or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.push(finding),
            None => groups.push(vec![finding]),
        }
    }
    let mut report = String::new();
    for group in groups {
        let Some((first, rest)) = group.split_first() else {
            continue;
        };
        first.tell(&mut report);
        let same = rest.iter().all(|other| other.message == first.message);
        if rest.len() < FEW && !same {
            for other in rest {
                other.tell(&mut report);
            }
        } else if !rest.is_empty() {
            more(rest, &mut report);
        }
    }
    report
}

/// Tells where the others of a group are.
fn more(rest: &[&Finding], report: &mut String) {
    const MOST: usize = 8;
    let mut places: Vec<String> = rest
        .iter()
        .take(MOST)
        .filter_map(|one| one.place())
        .collect();
    if let unnamed @ 1.. = rest.len().saturating_sub(MOST) {
        places.push(format!("{unnamed} more places"));
    }
    let times = rest.len() + 1;
    let _ = writeln!(report, "  {times} times, also at {}", places.join(", "));
}

/// Returns how many findings there are of each code.
pub(super) fn counts(findings: &[Finding]) -> String {
    let count = |errors: bool, noun: &str| {
        let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
        for finding in findings.iter().filter(|one| one.is_error() == errors) {
            *codes.entry(finding.code).or_default() += 1;
        }
        let all: usize = codes.values().sum();
        let mut codes: Vec<_> = codes.into_iter().collect();
        codes.sort_by_key(|(code, count)| (usize::MAX - count, *code));
        let codes: Vec<String> = codes
            .iter()
            .map(|(code, count)| format!("{count} {code}"))
            .collect();
        let plural = if all == 1 { "" } else { "s" };
        (all > 0).then(|| format!("{all} {noun}{plural} ({})", codes.join(", ")))
    };
    let parts = [count(true, "error"), count(false, "warning")];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
