//! A schema's documents: the text itself, what it refers to, and how they become a plan.
//!
//! Documents are read, their resources, anchors and references found, and then one part after another compiled, the root
//! first. The keywords themselves are in [`crate::keywords`].

mod affected;
mod options;
mod source;

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::OnceLock;

use saop_json::text::{Cursor, FaultKind, open};
use saop_json::{JsonKind, JsonRef, Limits, Locator, NodeRef, Position, Tree};

use crate::error::{Error, ParseError, ValidationError, Violation, ViolationKind};
use crate::keywords::compiler::{MOST_PROBLEMS, Parts, Refused};
use crate::language::advice::advice;
use crate::language::dialect::Dialect;
use crate::language::metaschemas::metaschema;
use crate::language::problem::{CompileError, Problem, ProblemKind};
use crate::language::resources::{Found, MOST_LEVELS, Resources};
use crate::plan::Plan;
use crate::select::add_indices;
use crate::walk::{Work, quick};

pub(crate) use self::affected::affected;
pub use self::options::CompileOptions;
#[cfg(test)]
pub(crate) use self::source::BUILT;
pub use self::source::{SchemaSource, SourceParts};

/// A schema's text, and the documents that it refers to. The schema itself is the first.
pub(crate) struct Documents {
    pub(crate) uris: Vec<String>,
    pub(crate) texts: Vec<String>,
}

/// Finds the documents that a schema refers to, and those that they refer to: the finder of the options is asked for each.
///
/// # Errors
///
/// Fails if a document is not JSON with unique keys, or too deep. The finder was then asked for a part of them.
pub fn find_documents(text: &str, options: &CompileOptions<'_>) -> Result<(), CompileError> {
    Documents::of(text, options).map(drop)
}

/// What a schema is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// To check documents.
    Schema,
    /// For types, of which its definitions have some as well.
    Types,
    /// The same, when they were generated before.
    Generated,
    /// To check schemas.
    Metaschema,
}

/// A schema's plan, and what it says of itself.
pub(crate) struct Compiled {
    pub(crate) plan: Plan,
    pub(crate) dialect: Dialect,
    pub(crate) id: Option<String>,
    pub(crate) title: Option<String>,
    /// About how many states the patterns have.
    pub(crate) pattern_states: u64,
}

/// What diagnostics call a document of a schema without a title.
const UNTITLED: &str = "JSON";

impl Compiled {
    /// Returns what diagnostics call a document of the schema: its title, or "JSON".
    pub(crate) fn subject(&self) -> &str {
        self.title.as_deref().unwrap_or(UNTITLED)
    }

    pub(crate) fn accepts(&self, value: JsonRef<'_>, work: &mut Work) -> bool {
        let cursor = Cursor::new(value.as_json());
        let (root, limits) = (self.plan.root(), Limits::default());
        quick::accepts_within(&self.plan, root, cursor, &limits, &mut work.left)
    }

    pub(crate) fn accepts_next<'a>(
        &self,
        cursor: Cursor<'a>,
        limits: &Limits,
        work: &mut Work,
    ) -> Option<Cursor<'a>> {
        quick::accepts_next(&self.plan, self.plan.root(), cursor, limits, &mut work.left)
    }

    pub(crate) fn is_valid(&self, raw: &[u8], limits: &Limits) -> bool {
        open(raw, limits).is_ok_and(|cursor| {
            quick::is_valid_document(&self.plan, self.plan.root(), cursor, limits)
        })
    }

    pub(crate) fn check(&self, raw: &[u8], limits: &Limits) -> Result<(), Error> {
        let fault = |fault| ParseError::new(&fault, raw);
        let cursor = open(raw, limits).map_err(fault)?;
        match quick::check(&self.plan, self.plan.root(), cursor, limits) {
            Ok(None) => Ok(()),
            Ok(Some(found)) => {
                let violations = found.arrange(Some(raw));
                let title = self.title.clone();
                let subject = title.map_or(Cow::Borrowed(UNTITLED), Cow::Owned);
                Err(ValidationError::of(subject, violations).into())
            }
            Err(found) => Err(fault(found).into()),
        }
    }
}

impl Documents {
    /// Collects the documents, those that are found by their URIs among them.
    pub(crate) fn of(text: &str, options: &CompileOptions<'_>) -> Result<Self, CompileError> {
        const MOST: usize = 1_000;
        let mut all = Self {
            uris: vec![options.uri.to_owned()],
            texts: vec![text.to_owned()],
        };
        for (uri, text) in &options.documents {
            all.uris.push((*uri).to_owned());
            all.texts.push((*text).to_owned());
        }
        loop {
            let trees = all.trees()?;
            let resources = all.resources(&trees, options);
            let mut new: Vec<(String, String)> = Vec::new();
            for uri in &resources.wanted {
                let is_known = resources.knows(uri) || new.iter().any(|(known, _)| known == uri);
                if is_known || uri.is_empty() || all.uris.len() + new.len() > MOST {
                    continue;
                }
                let text = match metaschema(uri) {
                    Some(text) => Some(text.to_owned()),
                    None => options.find.as_ref().and_then(|find| find(uri)),
                };
                new.extend(text.map(|text| (uri.clone(), text)));
            }
            drop(trees);
            if new.is_empty() {
                return Ok(all);
            }
            for (uri, text) in new {
                all.uris.push(uri);
                all.texts.push(text);
            }
        }
    }

    fn trees(&self) -> Result<Vec<Tree<'_>>, CompileError> {
        let limits = Limits::default().with_max_depth(MOST_LEVELS);
        let mut trees = Vec::new();
        for (document, text) in self.texts.iter().enumerate() {
            let bytes = text.as_bytes();
            let tree = open(bytes, &limits).and_then(|cursor| Tree::parse(cursor, &limits));
            trees.push(tree.map_err(|fault| {
                let error = ParseError::new(&fault, bytes);
                let kind = match fault.kind {
                    FaultKind::TooDeep { .. } | FaultKind::TooLong { .. } => ProblemKind::Limit,
                    _ => ProblemKind::Syntax,
                };
                let offset = fault.offset.min(bytes.len());
                CompileError {
                    problems: vec![Problem {
                        kind,
                        location: self.prefix(document),
                        message: error.message().to_owned(),
                        document,
                        span: offset..offset,
                        position: Position::of(bytes, offset),
                    }],
                    warnings: Vec::new(),
                }
            })?);
        }
        Ok(trees)
    }

    fn prefix(&self, document: usize) -> String {
        match self.uris.get(document) {
            Some(uri) if document > 0 => format!("{uri}#"),
            _ => String::new(),
        }
    }

    fn resources<'t>(&self, trees: &'t [Tree<'t>], options: &CompileOptions<'_>) -> Resources<'t> {
        let uris: Vec<&str> = self.uris.iter().map(|uri| &**uri).collect();
        let default = options.default.unwrap_or(Dialect::Draft07);
        Resources::of(trees, &uris, options.dialect, default)
    }

    /// Compiles the first document; if it is not a metaschema itself, it is checked against that of its dialect. Passes the
    /// parts, in the order of the plan, and the definitions to `look`, with the problems for which the schema is refused, if any.
    /// Definitions that nothing refers to are no reason to refuse it: those with problems are left out.
    pub(crate) fn compile<R>(
        &self,
        options: &CompileOptions<'_>,
        what: What,
        mut look: impl FnMut(&mut Parts<'_>, &Plan, &[(String, usize)], &[Problem]) -> R,
    ) -> Result<Made<R>, (CompileError, Option<R>)> {
        let refused = match self.compile_without(&[], options, what, &mut look) {
            Ok(made) => return Ok(made),
            Err(refused) => refused,
        };
        if refused.unused.is_empty() {
            return Err((refused.error, refused.looked));
        }
        match self.compile_without(&refused.unused, options, what, &mut look) {
            Ok(made) => Ok(Made {
                left_out: refused.looked.map(|looked| (refused.error, looked)),
                ..made
            }),
            Err(_) => Err((refused.error, refused.looked)),
        }
    }

    /// Same as [`compile`](Self::compile), without some definitions.
    fn compile_without<R>(
        &self,
        left_out: &[String],
        options: &CompileOptions<'_>,
        what: What,
        look: &mut impl FnMut(&mut Parts<'_>, &Plan, &[(String, usize)], &[Problem]) -> R,
    ) -> Result<Made<R>, RefusedSchema<R>> {
        let trees = self.trees().map_err(RefusedSchema::of)?;
        let resources = self.resources(&trees, options);
        let is_dynamic =
            |text: &String| text.contains("$dynamicRef") || text.contains("$recursiveRef");
        let is_dynamic = self.texts.iter().any(is_dynamic);
        let mut parts = Parts::of(&resources, is_dynamic, options.assert_formats);
        let Some(root) = resources.document(0).cloned() else {
            return Err(RefusedSchema::of(CompileError::default()));
        };
        let number = parts.number_of_root(&root);
        let Ok(dialect) = resources.dialect(&root) else {
            return Err(RefusedSchema::of(self.error(parts.refused())));
        };
        let mut problems = match what {
            What::Metaschema | What::Generated => Vec::new(),
            What::Schema | What::Types => self.against_metaschemas(dialect, &resources),
        };
        let definitions = match what {
            What::Types | What::Generated => definitions(&root, left_out, &mut parts),
            What::Schema | What::Metaschema => Vec::new(),
        };
        let mut plan = Plan::of(&mut parts, number);
        // What the metaschema refuses is told as it tells it.
        let known: Vec<String> = problems.iter().map(|one| one.location.clone()).collect();
        let refused = self.problems(parts.refused()).into_iter();
        problems.extend(refused.filter(|one| {
            let is_same = |known: &String| {
                let below = known.strip_prefix(&*one.location);
                below.is_some_and(|below| below.is_empty() || below.starts_with('/'))
            };
            one.kind != ProblemKind::InvalidSchema || !known.iter().any(is_same)
        }));
        if !problems.is_empty() {
            problems.sort_by_key(|problem| (problem.document, problem.span.start));
            // The plan ends where there are enough of them.
            let is_whole = !parts.has_enough_problems();
            let looked = is_whole.then(|| look(&mut parts, &plan, &definitions, &problems));
            let affected = affected(&parts, &plan, &problems);
            let is_affected = |number: usize| affected.get(number) != Some(&false);
            let may_be_left_out = is_whole && !is_affected(number);
            let unused = definitions.into_iter();
            let unused = unused.filter(|(_, part)| may_be_left_out && is_affected(*part));
            let unused = unused.map(|(key, _)| key).collect();
            problems.truncate(MOST_PROBLEMS);
            let warnings = Vec::new();
            return Err(RefusedSchema {
                error: CompileError { problems, warnings },
                looked,
                unused,
            });
        }
        add_indices(&mut plan);
        let text = |name: &str| {
            root.node
                .member(name)
                .and_then(NodeRef::string)
                .map(Cow::into_owned)
        };
        let looked = look(&mut parts, &plan, &definitions, &[]);
        let compiled = Compiled {
            plan,
            dialect,
            id: text(dialect.id()),
            title: text("title"),
            pattern_states: parts.pattern_states(),
        };
        Ok(Made {
            compiled,
            looked,
            left_out: None,
        })
    }

    /// Returns where the schema's own text breaks the metaschema of its dialect, and where the resources in it that name another
    /// one break that.
    fn against_metaschemas(&self, dialect: Dialect, resources: &Resources<'_>) -> Vec<Problem> {
        // Resources may be within each other.
        const MOST_TIMES: usize = 4;
        let embedded: Vec<_> = resources.embedded(dialect).collect();
        let is_below = |location: &str, around: &str| {
            let rest = location.strip_prefix(around);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        // How long the place of the innermost resource around another one is.
        let innermost = |location: &str| {
            let around = embedded
                .iter()
                .filter(|one| is_below(location, &one.location));
            around.map(|one| one.location.len()).max().unwrap_or(0)
        };
        let text = self.texts.first().map_or("", |text| text);
        let mut problems = self.against_metaschema(dialect, "", 0..text.len(), &innermost);
        let mut left = MOST_TIMES * text.len();
        for one in &embedded {
            let span = one.span.clone();
            left = left.saturating_sub(span.len());
            if left == 0 || problems.len() >= MOST_PROBLEMS {
                break;
            }
            problems.extend(self.against_metaschema(one.dialect, &one.location, span, &innermost));
        }
        problems.truncate(MOST_PROBLEMS);
        problems
    }

    /// Returns where a resource in the first document breaks the metaschema of its dialect, outside of resources within it.
    fn against_metaschema(
        &self,
        dialect: Dialect,
        place: &str,
        span: Range<usize>,
        innermost: &dyn Fn(&str) -> usize,
    ) -> Vec<Problem> {
        let text = self.texts.first().map_or("", |text| text);
        let (Some(metaschema), Some(schema)) = (metaschema_of(dialect), text.get(span.clone()))
        else {
            return Vec::new();
        };
        let limits = Limits::default().with_max_depth(MOST_LEVELS);
        let Err(error) = metaschema.check(schema.as_bytes(), &limits) else {
            return Vec::new();
        };
        let tree = Tree::of_valid(schema);
        let problem = |violation: &Violation| {
            let location = violation.instance_path();
            let value = tree.root().pointer(location);
            let found = value.map(NodeRef::span).or_else(|| violation.span());
            let found = found.unwrap_or_default();
            let advice = value.and_then(|value| advice(location, value, dialect));
            let found = found.start + span.start..found.end + span.start;
            Problem {
                kind: match violation.kind() {
                    ViolationKind::Limit => ProblemKind::Limit,
                    _ => ProblemKind::InvalidSchema,
                },
                location: format!("{place}{location}"),
                message: format!("{}{}", violation.message(), advice.unwrap_or_default()),
                document: 0,
                position: Position::of(text.as_bytes(), found.start),
                span: found,
            }
        };
        // Several vocabularies of a metaschema refuse the same value in the same words.
        let mut told = HashSet::new();
        let violations = error.violations().iter();
        let violations = violations
            .filter(|one| innermost(&format!("{place}{}", one.instance_path())) == place.len())
            .filter(|one| told.insert((one.instance_path(), one.message())));
        violations.take(MOST_PROBLEMS).map(problem).collect()
    }

    fn error(&self, refused: &[Refused<'_>]) -> CompileError {
        CompileError {
            problems: self.problems(refused),
            warnings: Vec::new(),
        }
    }

    /// Returns what was found, in the order of the text.
    pub(crate) fn problems(&self, found: &[Refused<'_>]) -> Vec<Problem> {
        let in_document = |one: &Refused<'_>| one.document as usize;
        let mut found: Vec<_> = found.iter().map(|one| (one, one.node.span())).collect();
        found.sort_by_key(|(one, span)| (in_document(one), span.start));
        let mut problems = Vec::with_capacity(found.len());
        for found in found.chunk_by(|(one, _), (next, _)| one.document == next.document) {
            let document = found.first().map_or(0, |(one, _)| in_document(one));
            let text = self.texts.get(document).map_or("", |text| &**text);
            let mut locator = Locator::new(text.as_bytes());
            problems.extend(found.iter().map(|(one, span)| Problem {
                kind: one.refusal.kind,
                location: one.location.text(),
                message: one.refusal.message.clone(),
                document,
                position: locator.locate(span.start),
                span: span.clone(),
            }));
        }
        problems.dedup();
        problems
    }
}

/// A schema that was compiled.
pub(crate) struct Made<R> {
    pub(crate) compiled: Compiled,
    pub(crate) looked: R,
    /// Why definitions are left out, and what the schema looks like with them.
    pub(crate) left_out: Option<(CompileError, R)>,
}

/// A schema that was refused.
struct RefusedSchema<R> {
    error: CompileError,
    looked: Option<R>,
    /// The keys of definitions without which it may not be.
    unused: Vec<String>,
}

impl<R> RefusedSchema<R> {
    const fn of(error: CompileError) -> Self {
        Self {
            error,
            looked: None,
            unused: Vec::new(),
        }
    }
}

/// Returns the root's definitions and the numbers of their parts, which the root need not refer to.
fn definitions<'t>(
    root: &Found<'t>,
    left_out: &[String],
    parts: &mut Parts<'t>,
) -> Vec<(String, usize)> {
    let here = parts.here(root);
    let mut all = Vec::new();
    for keyword in ["definitions", "$defs"] {
        let members = root.node.member(keyword).into_iter();
        // One of the two keywords is none of the dialect's, and may have anything in it.
        let is_schema =
            |value: &NodeRef<'_>| matches!(value.kind(), JsonKind::Object | JsonKind::Bool);
        let members = members.flat_map(NodeRef::members);
        for (key, schema) in members.filter(|(_, schema)| is_schema(schema)) {
            if left_out.iter().any(|left_out| *left_out == key) {
                continue;
            }
            let number = parts.number_in(&here, keyword, &key, schema);
            all.push((key.into_owned(), number));
        }
    }
    all
}

/// Returns the metaschema of a dialect, compiled once.
fn metaschema_of(dialect: Dialect) -> Option<&'static Compiled> {
    static ALL: [OnceLock<Option<Compiled>>; Dialect::ALL.len()] =
        [const { OnceLock::new() }; Dialect::ALL.len()];
    let place = Dialect::ALL.iter().position(|one| *one == dialect)?;
    let compiled = ALL.get(place)?.get_or_init(|| {
        let text = metaschema(dialect.uri())?;
        let options = CompileOptions::new().with_uri(dialect.uri());
        let documents = Documents::of(text, &options).ok()?;
        let compiled = documents
            .compile(&options, What::Metaschema, |_, _, _, _| ())
            .map_err(|(error, _)| error)
            .ok()?;
        Some(compiled.compiled)
    });
    compiled.as_ref()
}
