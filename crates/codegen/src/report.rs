//! The problems found so far, and where they are.
//!
//! Invariant: what one stage reports the next ones can see, so that none says what follows from it.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::{Code, Diagnostic};
use crate::documents::Document;
use crate::json::Json;
use crate::settings::Settings;

/// Collects problems, one call each.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) list: Vec<Diagnostic>,
    /// Where the errors are, by file.
    places: BTreeMap<String, BTreeSet<usize>>,
}

impl Report {
    pub(crate) fn at(&mut self, document: &Document, code: Code, offset: usize, message: &str) {
        let places = self.places.entry(document.file.clone()).or_default();
        places.insert(offset);
        self.list.push(Diagnostic::error(
            code,
            &document.file,
            &document.text,
            offset,
            message,
        ));
    }

    /// For a Rust name that something else has already.
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

    /// For what stops nothing.
    pub(crate) fn warn(&mut self, document: &Document, code: Code, offset: usize, message: &str) {
        let problem = Diagnostic::error(code, &document.file, &document.text, offset, message);
        self.list.push(problem.warning());
    }

    /// For a setting, at its place if it is from a file.
    pub(crate) fn setting(&mut self, settings: &Settings, code: Code, name: &str, message: &str) {
        self.list.push(settings.problem(code, name, message));
    }

    pub(crate) fn has(&self, code: Code) -> bool {
        self.list.iter().any(|problem| problem.code() == code)
    }

    /// Whether something is wrong at a schema or inside of it.
    pub(crate) fn touches(&self, document: &Document, schema: &Json) -> bool {
        let places = self.places.get(&document.file);
        places.is_some_and(|places| places.range(schema.span.clone()).next().is_some())
    }
}
