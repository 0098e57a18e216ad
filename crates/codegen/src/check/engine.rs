//! What the engine finds in schemas whose form is right: bounds that cross, values without an end, and samples that their schema refuses.
//! It finds the same in schemas of others, where it is a warning.
//!
//! Invariant: what is reported here follows from no other problem that is reported.

use std::collections::{BTreeMap, BTreeSet};

use saop_schema::{CompileOptions, Dialect, Outline, Problem, ProblemKind};

use crate::diagnostics::Code;
use crate::documents::{Document, Documents, Target};
use crate::json::Json;
use crate::keywords;
use crate::report::Report;

/// Reports what the engine finds in each document. SPEC H1.
pub(super) fn check(documents: &Documents, report: &mut Report) {
    let texts: Vec<Corrected> = documents.list.iter().map(Corrected::of).collect();
    let mut found = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        for problem in problems(documents, &texts, index) {
            let offset = text.original(problem.span().start);
            found.push((index, offset, problem));
        }
    }
    let (samples, others): (Vec<_>, Vec<_>) = found
        .into_iter()
        .partition(|(.., problem)| problem.kind() == ProblemKind::InvalidExample);
    let schemas = Schemas::of(documents);
    // Where no value is valid, no sample is.
    for mut found in [others, samples] {
        let consequences = Consequences {
            documents,
            report,
            schemas: &schemas,
        };
        found.retain(|(index, offset, problem)| {
            !consequences.has_cause(problem.kind(), *index, *offset)
        });
        for (index, offset, problem) in found {
            let (document, code) = (&documents.list[index], problem.kind().into());
            report.at(document, code, offset, problem.message());
        }
    }
}

/// Returns what the engine refuses a document for or warns of, except what has other rules in the profile.
fn problems(documents: &Documents, texts: &[Corrected], index: usize) -> Vec<Problem> {
    let find = |uri: &str| {
        let place = documents.list.iter().position(|known| known.id == uri)?;
        texts.get(place).map(|text| text.text.clone())
    };
    let options = CompileOptions::new()
        .with_dialect(Dialect::Draft07)
        .with_rust_numbers(true)
        .with_uri(&documents.list[index].id)
        .with_finder(find);
    let mut all = match Outline::of(&texts[index].text, &options) {
        Ok(outline) => outline.warnings,
        Err(error) => [error.problems(), error.warnings()].concat(),
    };
    all.retain(|problem| {
        let has_other_rules = matches!(
            problem.kind(),
            ProblemKind::Syntax
                | ProblemKind::UnknownKeyword
                | ProblemKind::InapplicableKeyword
                | ProblemKind::RepeatedConstant
                | ProblemKind::IgnoredKeyword
                | ProblemKind::CircularReference
                | ProblemKind::RepeatedIdentifier
                | ProblemKind::UnresolvedReference
        );
        problem.is_in_main_document() && !has_other_rules
    });
    all
}

/// What each root and definition refers to: `None` where that leads nowhere, or to two of one name.
struct Schemas<'d>(BTreeMap<Target, (&'d Json, Vec<Option<Target>>)>);

impl<'d> Schemas<'d> {
    fn of(documents: &'d Documents) -> Self {
        let mut names: BTreeMap<(usize, &str), usize> = BTreeMap::new();
        let mut found = Vec::new();
        for (index, document) in documents.list.iter().enumerate() {
            found.push((Target::root(index), &document.root));
            let definitions = keywords::meant(&document.root, "definitions");
            for member in definitions.and_then(Json::members).unwrap_or_default() {
                *names.entry((index, &member.key)).or_default() += 1;
                let definition = Some(member.key.clone());
                let target = Target {
                    document: index,
                    definition,
                };
                found.push((target, &member.value));
            }
        }
        let referred = |target: &Target, schema: &'d Json| {
            let references = references(schema).map(|reference| {
                let here = |key: &str| {
                    names
                        .get_key_value(&(target.document, key))
                        .map(|(_, count)| (key.to_owned(), *count))
                };
                // Most are to a definition of the same file, of which there may be many.
                let local = reference.strip_prefix("#/definitions/").and_then(here);
                match local {
                    Some((key, 1)) => Some(Target {
                        document: target.document,
                        definition: Some(key),
                    }),
                    Some(_) => None,
                    None => documents
                        .resolve(target.document, reference)
                        .ok()
                        .filter(|target| {
                            let key = target.definition.as_deref();
                            key.is_none_or(|key| names.get(&(target.document, key)) == Some(&1))
                        }),
                }
            });
            references.collect()
        };
        let all = found.into_iter().map(|(target, schema)| {
            let references = referred(&target, schema);
            (target, (schema, references))
        });
        Self(all.collect())
    }
}

/// Returns the references in a schema, but not in its definitions.
fn references(schema: &Json) -> impl Iterator<Item = &str> {
    let mut open = vec![schema];
    std::iter::from_fn(move || {
        while let Some(json) = open.pop() {
            open.extend(schemas_in(json, &[]));
            if let Some(reference) = json.get("$ref").and_then(Json::as_str) {
                return Some(reference);
            }
        }
        None
    })
}

/// Tells whether what the engine found may be the consequence of a problem that is reported.
struct Consequences<'r> {
    documents: &'r Documents,
    report: &'r Report,
    schemas: &'r Schemas<'r>,
}

impl Consequences<'_> {
    fn has_cause(&self, kind: ProblemKind, index: usize, offset: usize) -> bool {
        let document = &self.documents.list[index];
        let schema = schema_at(&document.root, offset);
        match kind {
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
    fn is_open(&self, index: usize, schema: &Json, is_cause: fn(Code) -> bool) -> bool {
        let has_cause = |index: usize, schema: &Json| {
            let document = &self.documents.list[index];
            let mut causes = self.report.open_questions(document, schema);
            causes.any(|(_, code)| is_cause(code))
        };
        if has_cause(index, schema) {
            return true;
        }
        let mut seen: BTreeSet<&Target> = BTreeSet::new();
        // The schema is in one of these; what else that refers to does not matter.
        let around =
            self.schemas.0.iter().find(|(target, (json, _))| {
                target.document == index && std::ptr::eq(*json, schema)
            });
        let own: Vec<Option<Target>>;
        let mut open: Vec<&Option<Target>> = if let Some((_, (_, references))) = around {
            references.iter().collect()
        } else {
            own = references(schema)
                .map(|reference| self.documents.resolve(index, reference).ok())
                .collect();
            own.iter().collect()
        };
        while let Some(target) = open.pop() {
            let Some(target) = target else {
                return true;
            };
            if !seen.insert(target) {
                continue;
            }
            let Some((schema, references)) = self.schemas.0.get(target) else {
                return true;
            };
            if has_cause(target.document, schema) || references.iter().any(Option::is_none) {
                return true;
            }
            open.extend(references);
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

/// The text of a document in which misspelled keywords are what they are likely meant to be, so that what is in them is looked at,
/// and no key comes twice. Both are reported.
struct Corrected {
    text: String,
    /// Where each change begins in the document's own text, its length there, and its length here.
    changes: Vec<(usize, usize, usize)>,
}

impl Corrected {
    fn of(document: &Document) -> Self {
        let mut found = Vec::new();
        let mut changed = BTreeSet::new();
        let mut replace = |begin: usize, key: &str, text: String| {
            let rest = document.text.get(begin..);
            let rest = rest.and_then(|rest| rest.strip_prefix(key));
            // A key with an escape is left as it is.
            let is_plain = rest.is_some_and(|rest| rest.starts_with('"'));
            if is_plain && changed.insert(begin) {
                found.push((begin, key.len(), text));
            }
        };
        for (number, again) in document.root.duplicates().into_iter().enumerate() {
            let key = &again.key;
            replace(again.span.start + 1, key, format!("{key} ({number})"));
        }
        let mut open = vec![&document.root];
        while let Some(schema) = open.pop() {
            let members = schema.members().unwrap_or_default();
            let mut taken = BTreeSet::new();
            for member in members {
                let meant = keywords::correction(members, &member.key);
                if let Some(meant) = meant.filter(|meant| taken.insert(*meant)) {
                    replace(member.span.start + 1, &member.key, meant.to_owned());
                }
            }
            open.extend(schemas_in(schema, &["definitions"]));
        }
        found.sort_unstable();
        let (mut text, mut end) = (String::new(), 0);
        for (begin, length, changed) in &found {
            text.push_str(document.text.get(end..*begin).unwrap_or_default());
            text.push_str(changed);
            end = begin + length;
        }
        text.push_str(document.text.get(end..).unwrap_or_default());
        let lengths =
            |(begin, length, changed): (usize, usize, String)| (begin, length, changed.len());
        Self {
            text,
            changes: found.into_iter().map(lengths).collect(),
        }
    }

    /// Returns where a place of this text is in the document's own.
    fn original(&self, offset: usize) -> usize {
        let mut original = offset;
        for (begin, length, here) in &self.changes {
            if original <= *begin {
                break;
            }
            original = (original + length).saturating_sub(*here).max(*begin);
        }
        original
    }
}

/// Returns the innermost schema around an offset.
fn schema_at(root: &Json, offset: usize) -> &Json {
    let mut schema = root;
    let inner = |schema| schemas_in(schema, &["definitions"]);
    while let Some(inner) = inner(schema).find(|inner| inner.span.contains(&offset)) {
        schema = inner;
    }
    schema
}

/// Returns the schemas directly in a schema, in these other keywords as well.
fn schemas_in<'j>(
    schema: &'j Json,
    others: &'static [&'static str],
) -> impl Iterator<Item = &'j Json> {
    let single = ["items", "additionalProperties"].into_iter();
    let single = single.filter_map(|keyword| keywords::meant(schema, keyword));
    let named = others.iter().copied().chain(["properties"]);
    let named = named.filter_map(|keyword| keywords::meant(schema, keyword)?.members());
    let listed = keywords::meant(schema, "oneOf").and_then(Json::as_array);
    single
        .chain(named.flatten().map(|member| &member.value))
        .chain(listed.into_iter().flatten())
        .filter(|schema| schema.members().is_some())
}
