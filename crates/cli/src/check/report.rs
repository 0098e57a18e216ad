//! The forms of a report: code that writes a verdict need not know which one it is.

use std::io;

use super::document::{Place, Verdict};
use super::report_human::Human;
use super::report_json;

/// How a verdict is written.
pub(crate) enum Report {
    Human(Human),
    Json,
    /// Counted, not written.
    Quiet,
}

impl Report {
    /// Appends the report on a document with the given text.
    pub(crate) fn write(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        match self {
            Self::Human(human) => human.write(place, text, verdict, out),
            Self::Json => report_json::write(place, verdict, out),
            Self::Quiet => Ok(()),
        }
    }
}
