//! The forms of a report: code that writes a verdict need not know which one it is.

use std::io;

use super::report_human::Human;
use super::sheet::{Most, Sheet};
use super::verdict::{Place, Verdict};
use super::{report_concise, report_json, report_notices};
use crate::notice::{Form, RuleNames};

/// How a verdict is written.
pub(crate) enum Report {
    Human(Human, Most),
    Concise(Most),
    Json,
    /// As other programs show it.
    Sarif,
    Github(Most),
    /// Counted, not written.
    Quiet,
}

impl Report {
    /// Returns how many violations are shown; `None` for all.
    pub(crate) const fn most(&self) -> Option<&Most> {
        match self {
            Self::Human(_, most) | Self::Concise(most) | Self::Github(most) => Some(most),
            Self::Json | Self::Sarif | Self::Quiet => None,
        }
    }

    /// Appends the report on a document with the given text.
    pub(crate) fn write(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        sheet: &mut Sheet,
    ) -> io::Result<()> {
        if self.most().is_some_and(Most::is_reached) {
            return Ok(());
        }
        match self {
            Self::Human(human, most) => human.write(place, text, verdict, most, sheet),
            Self::Concise(most) => report_concise::write(place, verdict, most, sheet),
            Self::Json => report_json::write(place, verdict, &mut sheet.text),
            Self::Sarif => report_notices::all(place, text, verdict, sheet),
            Self::Github(most) => report_notices::some(place, text, verdict, most, sheet),
            Self::Quiet => Ok(()),
        }
    }

    /// Returns what stands before the first, between two, and after the last of what batches write.
    pub(crate) fn around(
        &self,
    ) -> (
        &'static str,
        &'static str,
        impl Fn(&RuleNames, bool) -> String + use<>,
    ) {
        let form = match self {
            Self::Sarif => Some(Form::Sarif),
            Self::Github(_) => Some(Form::Github),
            _ => None,
        };
        let (head, between) = form.map_or(("", ""), |form| (form.head(), form.between()));
        let tail = move |rules: &RuleNames, is_whole| {
            form.map_or_else(String::new, |form| form.tail(rules, is_whole))
        };
        (head, between, tail)
    }
}
