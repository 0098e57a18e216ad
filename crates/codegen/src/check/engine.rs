//! What the engine finds in schemas whose form is right: bounds that cross, values without an end, and samples that their schema refuses.
//! It finds the same in schemas of others, where it is a warning.
//!
//! Invariant: what is reported here follows from no other problem that is reported.

use std::collections::{BTreeMap, BTreeSet};

use saop_schema::ProblemKind;

use crate::diagnostics::Code;
use crate::documents::{Documents, Target};
use crate::json::Json;
use crate::keywords;
use crate::reading::{Reading, schema_at};
use crate::report::Report;

/// Reports what the engine found in each document, except what has other rules in the profile. SPEC H1.
pub(super) fn check(documents: &Documents, readings: &[Reading], report: &mut Report) {
    let found = readings.iter().enumerate();
    let found = found.flat_map(|(index, read)| read.problems.iter().map(move |one| (index, one)));
    let found = found.filter(|(_, (_, problem))| !has_other_rules(problem.kind()));
    let (samples, others): (Vec<_>, Vec<_>) =
        found.partition(|(_, (_, problem))| problem.kind() == ProblemKind::InvalidExample);
    let schemas = Schemas::of(documents);
    // Where no value is valid, no sample is.
    for mut found in [others, samples] {
        let consequences = Consequences {
            documents,
            report,
            schemas: &schemas,
        };
        found.retain(|(index, (offset, problem))| {
            !consequences.has_cause(problem.kind(), *index, *offset)
        });
        for (index, (offset, problem)) in found {
            let (document, code) = (&documents.list[index], problem.kind().into());
            report.at(document, code, *offset, problem.message());
        }
    }
}

const fn has_other_rules(kind: ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::Syntax
            | ProblemKind::UnknownKeyword
            | ProblemKind::InapplicableKeyword
            | ProblemKind::RepeatedConstant
            | ProblemKind::IgnoredKeyword
            | ProblemKind::CircularReference
            | ProblemKind::RepeatedIdentifier
            | ProblemKind::UnresolvedReference
    )
}

/// The definitions, each with its schema, or `None` where two have one name.
struct Schemas<'d>(BTreeMap<Target, Option<&'d Json>>);

impl<'d> Schemas<'d> {
    fn of(documents: &'d Documents) -> Self {
        let mut all = BTreeMap::new();
        for (document, of) in documents.list.iter().enumerate() {
            all.insert(Target::root(document), Some(&of.root));
            let definitions = keywords::meant(&of.root, "definitions");
            for member in definitions.and_then(Json::members).unwrap_or_default() {
                let definition = Some(member.key.clone());
                let target = Target {
                    document,
                    definition,
                };
                let schema = all.entry(target);
                schema
                    .and_modify(|schema| *schema = None)
                    .or_insert(Some(&member.value));
            }
        }
        Self(all)
    }
}

/// Tells whether what the engine found may be the consequence of a problem that is reported.
struct Consequences<'r> {
    documents: &'r Documents,
    report: &'r Report,
    schemas: &'r Schemas<'r>,
}

impl<'r> Consequences<'r> {
    fn has_cause(&self, kind: ProblemKind, index: usize, offset: usize) -> bool {
        let document = &self.documents.list[index];
        let schema = schema_at(&document.root, offset);
        match kind {
            // How many items can differ depends on what they are.
            ProblemKind::ContradictoryBounds if schema.get("uniqueItems").is_some() => {
                self.is_open(index, schema, leaves_values)
            }
            // They are in one schema, whatever is within or around it.
            ProblemKind::ContradictoryBounds => {
                let mut causes = self.report.open_questions(document, schema);
                causes.any(|(offset, code)| {
                    leaves_values(code) && schema_at(&document.root, offset).span == schema.span
                })
            }
            // Whichever of two members counts, what needs the schema again does.
            ProblemKind::Endless => self.is_open(index, schema, |code| {
                leaves_values(code) && code != Code::DuplicateKey
            }),
            ProblemKind::InvalidExample => self.is_open(index, schema, |_| true),
            // It has other words in the profile.
            _ => self.report.has_errors(),
        }
    }

    /// Whether a problem leaves open what a schema, or one that it refers to, says.
    fn is_open(&self, index: usize, schema: &'r Json, is_cause: fn(Code) -> bool) -> bool {
        let mut seen: BTreeSet<&Target> = BTreeSet::new();
        let mut open = vec![(index, schema)];
        while let Some((index, schema)) = open.pop() {
            let document = &self.documents.list[index];
            let mut causes = self.report.open_questions(document, schema);
            if causes.any(|(_, code)| is_cause(code)) {
                return true;
            }
            for target in self.documents.references_in(index, schema) {
                if !seen.insert(target) {
                    continue;
                }
                let Some(Some(schema)) = self.schemas.0.get(target) else {
                    return true;
                };
                open.push((target.document, schema));
            }
        }
        false
    }
}

/// Whether there may be values that a schema with this problem refuses, and would accept without it.
const fn leaves_values(code: Code) -> bool {
    !matches!(
        code,
        Code::Keyword
            | Code::Required
            | Code::RefSibling
            | Code::Open
            | Code::Anchor
            | Code::Union
            | Code::HandWritten
    )
}
