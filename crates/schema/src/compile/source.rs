//! The schemas of generated types, compiled on first use.
//!
//! Invariant: a source is compiled once in a process.

use std::sync::OnceLock;

use super::options::CompileOptions;
use super::{Compiled, Documents, What};
use crate::keywords::compiler::Parts;
use crate::language::dialect::Dialect;
use crate::plan::Plan;
use crate::site::{Holder, Hooks, RuleCheck};

/// The texts of the schemas of some types, and what is asked of their values beside that, in generated code.
#[derive(Clone, Copy)]
pub struct SourceParts {
    /// The schema, or one that has several in its `definitions`, and the documents that it refers to, each with its URI.
    pub documents: &'static [(&'static str, &'static str)],
    /// The dialect of the schema, whatever it names.
    pub dialect: Option<Dialect>,
    /// Whether `format` is asserted.
    pub assert_formats: bool,
    /// The types that hold the numbers of parts of the schema, by the part.
    pub numbers: &'static [(usize, Holder)],
    /// Rules that no keyword can express, by the part that they apply to.
    pub checks: &'static [(usize, RuleCheck)],
    /// Whether a hand-written type may refuse what the schema allows.
    pub by_hand: bool,
}

/// The texts of the schemas of some types, compiled on first use.
pub struct SchemaSource {
    parts: SourceParts,
    plan: OnceLock<Plan>,
}

impl SchemaSource {
    /// Creates it from its parts.
    #[must_use]
    pub const fn new(parts: SourceParts) -> Self {
        Self {
            parts,
            plan: OnceLock::new(),
        }
    }

    pub(crate) fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| self.parts.plan())
    }

    /// Calls a function with the parts of the schema, whose numbers are those of the plan.
    #[cfg(feature = "schemars")]
    pub(crate) fn look<R>(&self, look: impl FnMut(&mut Parts<'_>) -> R) -> Option<R> {
        self.parts.compiled(look).1
    }

    /// Whether a hand-written type may refuse what the schema allows.
    pub(crate) const fn by_hand(&self) -> bool {
        self.parts.by_hand
    }

    /// Returns what is asked of the values of parts beside what the schema says.
    pub(crate) const fn hooks(&self) -> Hooks<'static> {
        Hooks {
            numbers: self.parts.numbers,
            rules: self.parts.checks,
        }
    }
}

impl SourceParts {
    /// Begins with documents, of which nothing else is asked than what they say.
    #[must_use]
    pub const fn of(documents: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            documents,
            dialect: None,
            assert_formats: false,
            numbers: &[],
            checks: &[],
            by_hand: false,
        }
    }

    fn plan(&self) -> Plan {
        #[cfg(test)]
        BUILT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.compiled(|_| ()).0.plan
    }

    /// Compiles the schema, which the generator has done before.
    #[allow(
        clippy::expect_used,
        reason = "the generator has compiled the same text with the same version"
    )]
    fn compiled<R>(&self, mut look: impl FnMut(&mut Parts<'_>) -> R) -> (Compiled, Option<R>) {
        let mut documents = self.documents.iter();
        let (uri, text) = documents.next().copied().unwrap_or(("", "true"));
        let mut options = CompileOptions::new()
            .with_uri(uri)
            .with_assert_formats(self.assert_formats);
        if let Some(dialect) = self.dialect {
            options = options.with_dialect(dialect);
        }
        for (uri, text) in documents {
            options = options.with_document(uri, text);
        }
        let compiled = Documents::of(text, &options).and_then(|documents| {
            documents
                .compile(&options, What::Generated, |parts, _, _, problems| {
                    problems.is_empty().then(|| look(parts))
                })
                .map_err(|(error, _)| error)
        });
        let made = compiled.expect("a generated schema is valid");
        (made.compiled, made.looked)
    }
}

/// How many plans of generated types this process has made.
#[cfg(test)]
pub(crate) static BUILT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
