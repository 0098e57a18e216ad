//! The problems found so far, and where they are.
//!
//! Invariant: later stages see what an earlier one reports, so that none reports the consequences.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::diagnostics::{Code, Diagnostic, Fix, Severity};
use crate::documents::Document;
use crate::json::Json;
use crate::settings::Settings;

/// Collects problems, one per call.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) list: Vec<Diagnostic>,
    /// The offsets of the errors, by file.
    places: BTreeMap<String, BTreeSet<(usize, Code)>>,
}

impl Report {
    pub(crate) fn at(&mut self, document: &Document, code: Code, offset: usize, message: &str) {
        let places = self.places.entry(document.file.clone()).or_default();
        places.insert((offset, code));
        self.list.push(Diagnostic::error(
            code,
            &document.file,
            &document.text,
            offset,
            message,
        ));
    }

    /// Says how to mend the problem that was reported last.
    pub(crate) fn mend(&mut self, span: Range<usize>, text: String) {
        if let Some(last) = self.list.pop() {
            self.list.push(last.with_fix(Fix::new(span, text)));
        }
    }

    /// Reports a Rust name that is already taken.
    pub(crate) fn taken(
        &mut self,
        document: &Document,
        offset: usize,
        what: &str,
        name: &str,
        other: &str,
    ) {
        let message = format!(
            "expected {what} to have a Rust name of its own, but found `{name}` taken by {other}"
        );
        self.at(document, Code::Collision, offset, &message);
    }

    /// Reports a warning.
    pub(crate) fn warn(&mut self, document: &Document, code: Code, offset: usize, message: &str) {
        let problem = Diagnostic::error(code, &document.file, &document.text, offset, message);
        self.list.push(problem.warning());
    }

    /// Reports a problem with a setting, at its place if it comes from a file.
    pub(crate) fn setting(&mut self, settings: &Settings, code: Code, name: &str, message: &str) {
        self.list.push(settings.problem(code, name, message));
    }

    /// Drops warnings of unused definitions that an error may be the reason for: one in the same file, or in a file that names
    /// the schema. `sources` are the texts by file name, `ids` the `$id`s.
    pub(crate) fn without_consequences(
        mut self,
        sources: &BTreeMap<String, String>,
        ids: &BTreeMap<&str, &str>,
    ) -> Self {
        let errors = self.list.iter();
        let errors = errors.filter(|problem| problem.severity() == Severity::Error);
        let faulty: BTreeSet<String> = errors.map(|one| one.file().to_owned()).collect();
        self.list.retain(|problem| {
            let id = ids.get(problem.file());
            let is_reason = |file: &String| {
                file == problem.file()
                    || id.is_some_and(|id| sources.get(file).is_some_and(|text| text.contains(id)))
            };
            problem.code() != Code::Unused || !faulty.iter().any(is_reason)
        });
        self
    }

    /// Returns whether there is an error.
    pub(crate) fn has_errors(&self) -> bool {
        let mut all = self.list.iter();
        all.any(|problem| problem.severity() == Severity::Error)
    }

    pub(crate) fn has(&self, code: Code) -> bool {
        self.list.iter().any(|problem| problem.code() == code)
    }

    /// Returns the errors in a document, with their offsets.
    pub(crate) fn errors(&self, document: &Document) -> impl Iterator<Item = (usize, Code)> {
        let places = self.places.get(&document.file).into_iter();
        places.flatten().copied()
    }

    /// Returns whether there is an error at a schema or inside it.
    pub(crate) fn touches(&self, document: &Document, schema: &Json) -> bool {
        self.within(document, schema).next().is_some()
    }

    /// Returns the errors at a schema or inside it, but not in its definitions, that leave open what it accepts,
    /// with their offsets.
    pub(crate) fn open_questions(
        &self,
        document: &Document,
        schema: &Json,
    ) -> impl Iterator<Item = (usize, Code)> {
        let definitions = schema.get("definitions").map(|json| json.span.clone());
        let within = self.within(document, schema);
        within.filter(move |(offset, code)| {
            let definitions = definitions.as_ref();
            let is_inside = definitions.is_some_and(|span| span.contains(offset));
            !is_inside && !matches!(code, Code::Description | Code::Name | Code::Collision)
        })
    }

    fn within(&self, document: &Document, schema: &Json) -> impl Iterator<Item = (usize, Code)> {
        let (start, end) = (schema.span.start, schema.span.end);
        let places = self.places.get(&document.file).into_iter();
        let range = (start, Code::Syntax)..(end, Code::Syntax);
        places.flat_map(move |places| places.range(range.clone()).copied())
    }
}
