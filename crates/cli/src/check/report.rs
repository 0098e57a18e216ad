//! The forms of a report: code that writes a verdict need not know which one it is.

use std::io;

use super::document::{Place, Verdict};
use super::report_human::Human;
use super::{report_json, report_notices};
use crate::notice::{Form, RuleNames};

/// How a verdict is written.
pub(crate) enum Report {
    Human(Human),
    Json,
    /// As other programs show it.
    Notices(Form),
    /// Counted, not written.
    Quiet,
}

impl Report {
    /// Appends the report on a document with the given text, and adds the rules that it names.
    pub(crate) fn write(
        &self,
        place: Place<'_>,
        text: &[u8],
        verdict: &Verdict,
        out: &mut Vec<u8>,
        rules: &mut RuleNames,
    ) -> io::Result<()> {
        match self {
            Self::Human(human) => human.write(place, text, verdict, out),
            Self::Json => report_json::write(place, verdict, out),
            Self::Notices(form) => report_notices::write(*form, (place, text), verdict, out, rules),
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
            Self::Notices(form) => Some(*form),
            _ => None,
        };
        let (head, between) = form.map_or(("", ""), |form| (form.head(), form.between()));
        let tail = move |rules: &RuleNames, is_whole| {
            form.map_or_else(String::new, |form| form.tail(rules, is_whole))
        };
        (head, between, tail)
    }
}
