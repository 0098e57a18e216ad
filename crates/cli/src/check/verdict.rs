//! The verdict on one document: the schema it was checked against, and every violation, in text order.

use std::borrow::Cow;
use std::ops::Range;

use saop::SaopError;
use saop_json::show::terminal_line;
use saop_json::text::{self, FaultKind};
use saop_json::{JsonKind, JsonRef, Locator};
use saop_schema::{Position, TypeSchema, Violation, ViolationKind};
use saop_tools::CallForm;

use super::advice::Warning;
use crate::yaml::Places;

/// The location of a document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) source: &'a str,
    /// Its line, if the source has one document per line; of an element of an array, the line on which it begins.
    pub(crate) line: Option<usize>,
    /// The column at which it begins, from 1.
    pub(crate) column: usize,
    /// Where it begins in the source, in bytes, and how many it has.
    pub(crate) offset: u64,
    pub(crate) length: u64,
    /// Whether it is an element of an array, which does not end the text.
    pub(crate) is_followed: bool,
}

impl<'a> Place<'a> {
    /// The location of a document that is all of its source.
    pub(super) const fn whole(source: &'a str, offset: u64, length: u64) -> Self {
        Self {
            source,
            line: None,
            column: 1,
            offset,
            length,
            is_followed: false,
        }
    }

    /// Returns the source, and the line that the document is, safe for a terminal.
    pub(crate) fn shown(&self) -> String {
        let source = terminal_line(self.source);
        match self.line {
            Some(line) => format!("{source}:{line}"),
            None => source.into_owned(),
        }
    }

    /// Converts a position in the document to one in the source.
    pub(crate) fn in_source(&self, at: Position) -> Position {
        let before = if at.line == 1 { self.column - 1 } else { 0 };
        Position {
            line: self.line.map_or(at.line, |first| first - 1 + at.line),
            column: before + at.column,
        }
    }
}

/// The result for one document.
pub(crate) struct Verdict {
    /// The schema it was checked against; `None` if the text gave no hint of one.
    pub(crate) schema: Option<&'static str>,
    outcome: Outcome,
    /// Why it is clearly no message, if any message was looked for.
    pub(super) no_message: Option<String>,
    /// Whether it is an array of what is to be checked.
    is_list: bool,
    /// Whether its end is not that of the text.
    is_followed: bool,
    /// The form in which it has tool calls without a message.
    form: Option<CallForm>,
}

/// What a document was found to be.
pub(super) enum Outcome {
    Valid(Vec<Warning>),
    Refused(SaopError),
    /// It has more bytes than allowed, so it was not held in memory.
    TooLong {
        max: usize,
        found: u64,
    },
    /// It is no document, but a place where an array of some is broken.
    Broken(String),
    /// Refused as the text that was made of it, with places in its own.
    Placed {
        violations: Vec<(Violation, Option<Position>)>,
        left_out: usize,
    },
}

/// One violation in a document.
pub(crate) struct Fault<'a> {
    pub(crate) kind: &'static str,
    pub(crate) path: &'a str,
    pub(crate) keyword: Option<&'a str>,
    pub(crate) message: Cow<'a, str>,
    pub(crate) position: Option<Position>,
    /// The offending bytes of the document.
    pub(crate) span: Option<Range<usize>>,
}

impl Fault<'_> {
    /// Says of an element what was said of a text of its own.
    fn of_element(mut self) -> Self {
        const END: &str = "the end of the text";
        const AFTER: &str = "the end of the text after the value, but found";
        if let Some(before) = self.message.strip_suffix(END) {
            self.message = Cow::Owned(format!("{before}the end of the element"));
        } else if self.message.contains(AFTER) {
            let words = "`,` or `]` after the element, but found";
            self.message = Cow::Owned(self.message.replacen(AFTER, words, 1));
        }
        self
    }
}

impl Warning {
    pub(crate) fn fault(&self) -> Fault<'_> {
        Fault {
            kind: self.kind,
            path: &self.path,
            keyword: None,
            message: self.message.as_str().into(),
            position: self.position,
            span: self.span.clone(),
        }
    }
}

impl Verdict {
    pub(super) const fn new(schema: Option<&'static str>, outcome: Outcome) -> Self {
        Self {
            schema,
            outcome,
            no_message: None,
            is_list: false,
            is_followed: false,
            form: None,
        }
    }

    /// A document that is to have calls in a form.
    pub(super) fn of_calls(form: Option<CallForm>, outcome: Outcome) -> Self {
        Self {
            form,
            ..Self::new(form.map(CallForm::name), outcome)
        }
    }

    /// Notes that a document is refused for being an array, where its first element may be what was wanted.
    pub(super) fn unless_list(mut self, text: &[u8]) -> Self {
        let is_whole = |fault: Fault<'_>| fault.path.is_empty() && fault.keyword == Some("type");
        self.is_list = self.faults().next().is_some_and(is_whole)
            && str::from_utf8(text).is_ok_and(|text| {
                let mut items = JsonRef::of_valid(text.trim()).items();
                items
                    .next()
                    .is_some_and(|first| first.kind() == JsonKind::Object)
            });
        if self.is_list {
            self.no_message = None;
        }
        self
    }

    /// Sets whether it is an element of an array, which does not end the text.
    pub(super) fn with_followed(mut self, is_followed: bool) -> Self {
        self.is_followed = is_followed;
        self
    }

    /// Whether it is an array of what may be documents.
    pub(crate) const fn is_list(&self) -> bool {
        self.is_list
    }

    /// Returns the form in which it has tool calls without a message.
    pub(crate) const fn form(&self) -> Option<CallForm> {
        self.form
    }

    /// Whether the document is JSON, as far as it was looked at.
    pub(crate) fn is_json(&self) -> bool {
        let mut faults = self.faults();
        faults.all(|fault| fault.kind != ViolationKind::Syntax.as_str())
    }

    pub(super) fn of(schema: &TypeSchema, result: Result<Vec<Warning>, SaopError>) -> Self {
        let outcome = result.map_or_else(Outcome::Refused, Outcome::Valid);
        Self::new(Some(schema.name()), outcome)
    }

    /// Moves the violations from a text to the source that it was made of.
    pub(super) fn placed(mut self, places: &Places, source: &[u8], begin: usize) -> Self {
        let left_out = self.left_out();
        if let Outcome::Refused(error) = &self.outcome {
            let mut violations: Vec<Violation> = error.violations().to_vec();
            for violation in &mut violations {
                if let Some(span) = violation.span() {
                    let place = places.source_of(span.start);
                    let place = place.start.saturating_sub(begin)..place.end.saturating_sub(begin);
                    *violation = violation.clone().with_span(place);
                }
            }
            // An alias stands for what is before it.
            violations.sort_by_key(|violation| violation.span().map(|span| span.start));
            let mut locator = Locator::new(source);
            let mut located = |violation: Violation| {
                let position = violation.span().map(|span| locator.locate(span.start));
                (violation, position)
            };
            self.outcome = Outcome::Placed {
                violations: violations.into_iter().map(&mut located).collect(),
                left_out,
            };
        }
        self
    }

    /// Returns why it is clearly no message, which says more than the violations.
    pub(crate) fn no_message(&self) -> Option<&str> {
        self.no_message.as_deref()
    }

    pub(crate) fn is_valid(&self) -> bool {
        matches!(self.outcome, Outcome::Valid(_))
    }

    /// Whether it was not judged, as its check takes more work than is allowed: it may be valid.
    pub(crate) fn is_unjudged(&self) -> bool {
        match &self.outcome {
            Outcome::Refused(error) => error.is_unjudged(),
            Outcome::Placed { violations, .. } => {
                violations.iter().any(|(one, _)| one.is_unjudged())
            }
            Outcome::Valid(_) | Outcome::TooLong { .. } | Outcome::Broken(_) => false,
        }
    }

    pub(crate) fn warnings(&self) -> &[Warning] {
        match &self.outcome {
            Outcome::Valid(warnings) => warnings,
            Outcome::Refused(_)
            | Outcome::TooLong { .. }
            | Outcome::Broken(_)
            | Outcome::Placed { .. } => &[],
        }
    }

    /// Returns the number of violations that are only counted.
    pub(crate) fn left_out(&self) -> usize {
        match &self.outcome {
            Outcome::Refused(error) => error.violation_count() - error.violations().len(),
            Outcome::Placed { left_out, .. } => *left_out,
            Outcome::Valid(_) | Outcome::TooLong { .. } | Outcome::Broken(_) => 0,
        }
    }

    /// Returns the number of its violations, as people are told it.
    pub(crate) fn error_count(&self) -> u64 {
        match self.no_message {
            Some(_) => 1,
            None => (self.faults().count() + self.left_out()) as u64,
        }
    }

    pub(crate) fn faults(&self) -> impl Iterator<Item = Fault<'_>> {
        let (violations, placed, unread) = match &self.outcome {
            Outcome::Valid(_) => (&[][..], &[][..], None),
            Outcome::Refused(error) => (error.violations(), &[][..], None),
            Outcome::Placed { violations, .. } => (&[][..], &violations[..], None),
            Outcome::Broken(why) => (&[][..], &[][..], Some(broken(why))),
            Outcome::TooLong { max, found } => (&[][..], &[][..], Some(too_long(*max, *found))),
        };
        let placed = placed.iter().map(|(violation, position)| Fault {
            position: *position,
            ..fault(violation)
        });
        let violations = violations.iter().map(fault).map(|fault| {
            if self.is_followed && fault.kind == ViolationKind::Syntax.as_str() {
                fault.of_element()
            } else {
                fault
            }
        });
        violations.chain(placed).chain(unread)
    }
}

fn fault(violation: &Violation) -> Fault<'_> {
    Fault {
        kind: violation.kind().as_str(),
        path: violation.instance_path(),
        keyword: violation.keyword(),
        message: Cow::Borrowed(violation.message()),
        position: violation.position(),
        span: violation.span(),
    }
}

/// Reports what the library would, for a document that it never saw. There is no text to show.
fn too_long(max: usize, found: u64) -> Fault<'static> {
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    let fault = text::Fault {
        kind: FaultKind::TooLong { max, found },
        offset: 0,
    };
    Fault {
        kind: ViolationKind::Limit.as_str(),
        path: "",
        keyword: None,
        message: Cow::Owned(fault.message(b"")),
        position: Some(Position { line: 1, column: 1 }),
        span: None,
    }
}

/// Reports where an array is broken.
fn broken(why: &str) -> Fault<'_> {
    Fault {
        kind: ViolationKind::Syntax.as_str(),
        path: "",
        keyword: None,
        message: Cow::Borrowed(why),
        position: Some(Position { line: 1, column: 1 }),
        span: None,
    }
}

#[cfg(test)]
mod tests {
    use saop_schema::Limits;

    use super::*;

    #[test]
    fn a_document_too_long_to_hold_is_refused_in_the_words_of_the_library() {
        let limits = Limits::default().with_max_bytes(10);
        let error = saop::schemas()[0]
            .check(b"{\"a\":  1234}", &limits)
            .unwrap_err();
        let (theirs, ours) = (fault(&error.violations()[0]), too_long(10, 12));
        assert_eq!(ours.message, theirs.message);
        assert_eq!(
            (ours.kind, ours.path, ours.keyword),
            (theirs.kind, theirs.path, theirs.keyword)
        );
        assert_eq!(ours.position, theirs.position);
    }
}
