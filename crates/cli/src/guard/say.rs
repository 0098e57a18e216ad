//! What a guard says on standard error: reports, and words of its own.
//!
//! Invariant: nothing in it moves the cursor of a terminal, or hides text, and nothing has the form of a secret.

use saop_json::show::terminal_line;
use saop_mcp::Report;

use crate::args::GuardLog;
use crate::out;

/// So many reports wait for stderr; what is more is counted.
pub(super) const MOST_REPORTS: usize = 1024;

/// What is to be said.
#[cfg(feature = "http")]
pub(super) enum Say {
    Report(Report),
    Words { kind: &'static str, message: String },
}

#[cfg(feature = "http")]
impl Say {
    pub(super) fn say(&self, log: GuardLog) {
        match self {
            Self::Report(report) => say(report, log),
            Self::Words { kind, message } => say_words(kind, message, log),
        }
    }
}

pub(super) fn say(report: &Report, log: GuardLog) {
    match log {
        GuardLog::Human => {
            // Each violation and each change is a line of its own.
            let words = report.to_string();
            let mut shown = String::from("saop guard: ");
            for (at, line) in words.lines().enumerate() {
                shown.push_str(if at == 0 { "" } else { "  " });
                shown.push_str(&terminal_line(line));
                shown.push('\n');
            }
            out::print_briefly(&shown);
        }
        GuardLog::Json => {
            let line = report.to_json();
            out::print_briefly(&format!("{}\n", saop_json::show::escape_hidden(&line)));
        }
    }
}

/// Says something that is no report.
#[cfg(feature = "http")]
pub(super) fn say_words(kind: &str, message: &str, log: GuardLog) {
    let message = &saop_mcp::without_secrets(message);
    let mut words = String::new();
    match log {
        GuardLog::Human => {
            words.push_str("saop guard: ");
            words.push_str(&terminal_line(message));
        }
        GuardLog::Json => {
            words.push_str("{\"kind\":");
            saop_json::push_string(&mut words, kind);
            words.push_str(",\"message\":");
            saop_json::push_string(&mut words, message);
            words.push('}');
            words = saop_json::show::escape_hidden(&words).into_owned();
        }
    }
    words.push('\n');
    out::print_briefly(&words);
}
