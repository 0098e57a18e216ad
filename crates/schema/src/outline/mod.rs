//! What a generator of types needs to know of a compiled schema: its parts, what each says, and how they refer to each
//! other. SPEC S2.
//!
//! Invariant: the numbers are those of the plan, which are the same in every run of one version of this crate.

mod facts;
mod parts;
#[cfg(test)]
mod tests;
mod warnings;

use std::cell::Cell;

use saop_json::JsonKind;

use self::parts::outline;
use self::warnings::{mistaken_keywords, repeated_identifiers};
use crate::any_schema::Schema;
use crate::compile::{CompileOptions, Compiled, Documents, Made, What, affected};
use crate::keywords::compiler::Parts;
use crate::language::dialect::Dialect;
use crate::language::metaschemas::metaschema;
use crate::language::problem::{CompileError, Problem};
use crate::plan::Plan;
use crate::site::Holder;
use crate::unmet::{Unmet, samples};
use crate::walk::quick;

pub use self::facts::{Bounds, Counts, Facts, Types};
pub use self::parts::{
    Applied, OutlineItems, OutlineMember, OutlineMembers, OutlinePart, OutlineRule, Rest,
};

/// A compiled schema, for a generator of types.
pub struct Outline {
    /// The parts, by number.
    pub parts: Vec<OutlinePart>,
    /// The number of the root.
    pub root: usize,
    /// The `$id`, if there is one.
    pub id: Option<String>,
    /// The keys of the root's definitions, each with its part.
    pub definitions: Vec<(String, usize)>,
    /// The dialect of the root.
    pub dialect: Dialect,
    /// The URIs and texts of all documents, the schema first; without metaschemas of the dialects.
    pub documents: Vec<(String, String)>,
    /// What no value meets, misspelled and ignored keywords, circular references, and samples that are not valid, where they are
    /// in the schema's own text: most likely mistakes. Also why definitions that nothing refers to are left out. SPEC S3.
    pub warnings: Vec<Problem>,
    compiled: Compiled,
}

/// What is read of a schema, whether or not it is refused. SPEC H1.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Reading {
    /// The parts, by number; those of a refused schema as far as they are understood, and none if that is not at all.
    pub parts: Vec<OutlinePart>,
    /// The keys of the root's definitions, each with its part.
    pub definitions: Vec<(String, usize)>,
    /// Where the value of each `$ref` is in the schema's own text, and the location of what it refers to.
    pub references: Vec<(usize, String)>,
    /// Why the schema is refused, and what it is warned of.
    pub problems: Vec<Problem>,
}

impl Outline {
    /// Compiles a schema.
    ///
    /// # Errors
    ///
    /// Same as [`Schema::compile`](crate::Schema::compile).
    pub fn of(text: &str, options: &CompileOptions<'_>) -> Result<Self, CompileError> {
        Self::compile(text, options)
    }

    /// Compiles a schema without looking for warnings, and for parts that no value meets. `with_definitions` says whether those that it
    /// does not refer to are compiled.
    ///
    /// # Errors
    ///
    /// Same as [`Schema::compile`](crate::Schema::compile).
    pub fn bare(
        text: &str,
        options: &CompileOptions<'_>,
        with_definitions: bool,
    ) -> Result<Self, CompileError> {
        let what = if with_definitions {
            What::Types
        } else {
            What::Schema
        };
        let look = |parts: &mut Parts<'_>, plan: &Plan, definitions: &[_], _: &[Problem]| {
            (outline(parts, plan, None), definitions.to_vec(), Vec::new())
        };
        Self::made(&Documents::of(text, options)?, options, what, look)
    }

    /// Returns what can be read of a schema, even of one that is refused.
    #[must_use]
    pub fn read(text: &str, options: &CompileOptions<'_>) -> Reading {
        let documents = match Documents::of(text, options) {
            Ok(documents) => documents,
            Err(error) => {
                return Reading {
                    problems: error.problems,
                    ..Reading::default()
                };
            }
        };
        let look = |parts: &mut Parts<'_>, plan: &Plan, definitions: &[_], refused: &[Problem]| {
            let looked = look(&documents, options, parts, plan, definitions, refused);
            let references = parts.references().iter();
            let references = references.map(|(at, target)| (*at, target.location.text()));
            (looked, references.collect::<Vec<_>>())
        };
        let (error, looked) = match documents.compile(options, What::Types, look) {
            Ok(made) => match made.left_out {
                Some((error, looked)) => (error, Some(looked)),
                None => (CompileError::default(), Some(made.looked)),
            },
            Err(refused) => refused,
        };
        let ((parts, definitions, warnings), references) = looked.unwrap_or_default();
        Reading {
            parts,
            definitions,
            references,
            problems: [error.problems, warnings].concat(),
        }
    }

    fn compile(text: &str, options: &CompileOptions<'_>) -> Result<Self, CompileError> {
        let documents = Documents::of(text, options)?;
        let look = |parts: &mut Parts<'_>, plan: &Plan, definitions: &[_], refused: &[Problem]| {
            look(&documents, options, parts, plan, definitions, refused)
        };
        Self::made(&documents, options, What::Types, look)
    }

    fn made(
        documents: &Documents,
        options: &CompileOptions<'_>,
        what: What,
        look: impl Fn(&mut Parts<'_>, &Plan, &[(String, usize)], &[Problem]) -> Looked,
    ) -> Result<Self, CompileError> {
        let made = documents.compile(options, what, look);
        let Made {
            compiled,
            looked: (parts, definitions, mut warnings),
            left_out,
        } = made.map_err(|(mut error, looked)| {
            error.warnings = looked.map_or_else(Vec::new, |(_, _, warnings)| warnings);
            error
        })?;
        if let Some((error, (_, _, whole))) = left_out {
            warnings = [error.problems, whole].concat();
            warnings.sort_by_key(|problem| problem.span().start);
        }
        let all = documents
            .uris
            .iter()
            .cloned()
            .zip(documents.texts.iter().cloned());
        let given = all.filter(|(uri, _)| metaschema(uri).is_none());
        Ok(Self {
            parts,
            definitions,
            root: compiled.plan.root(),
            id: compiled.id.clone(),
            dialect: compiled.dialect,
            documents: given.collect(),
            warnings,
            compiled,
        })
    }

    /// Returns the schema, to check documents.
    #[must_use]
    pub fn into_schema(self) -> Schema {
        Schema::of(self.compiled)
    }

    /// Whether a text, which is one valid value, is valid under a part.
    #[must_use]
    pub fn accepts(&self, part: usize, text: &str) -> bool {
        quick::is_valid(&self.compiled.plan, part, text)
    }

    /// Whether a text, which is one valid value, is certainly valid under a part. Takes the work from `left`; past it, nothing is
    /// certain.
    #[must_use]
    pub fn accepts_within(&self, part: usize, text: &str, left: &mut u64) -> bool {
        quick::is_valid_within(&self.compiled.plan, part, text, left)
    }

    /// Whether a text, which is one valid value, is certainly not valid under a part. Takes the work from `left`; past it, nothing is
    /// certain.
    #[must_use]
    pub fn refuses(&self, part: usize, text: &str, left: &mut u64) -> bool {
        quick::refuses(&self.compiled.plan, part, text, left)
    }

    /// Whether a pattern of a part's `patternProperties` matches a name; which one it is says its place in
    /// [`OutlineMembers::pattern_texts`]. Takes the work from `left`; once nothing is left, nothing is certain.
    #[must_use]
    pub fn matches(&self, part: usize, pattern: usize, name: &str, left: &mut u64) -> bool {
        let properties = self
            .compiled
            .plan
            .part(part)
            .and_then(|part| part.properties.as_ref());
        let pattern = properties.and_then(|properties| properties.patterns.get(pattern));
        let work = Cell::new(*left);
        let is_match = pattern.is_some_and(|(matcher, _)| matcher.is_match(name, &work));
        *left = work.get();
        is_match
    }
}

/// What is made of the parts of a plan: an outline, the definitions, and warnings.
type Looked = (Vec<OutlinePart>, Vec<(String, usize)>, Vec<Problem>);

/// Makes an outline, with its warnings.
fn look(
    documents: &Documents,
    options: &CompileOptions<'_>,
    parts: &Parts<'_>,
    plan: &Plan,
    definitions: &[(String, usize)],
    refused: &[Problem],
) -> Looked {
    let affected = affected(parts, plan, refused);
    let unmet = Unmet::find(parts, plan, &affected, options.rust_numbers);
    let mut warnings = documents.problems(&unmet.told);
    let outline = outline(parts, plan, Some(&unmet));
    let numbers = options.rust_numbers.then(|| numbers(&outline));
    let numbers = numbers.unwrap_or_default();
    let samples = samples::in_schemas(parts, plan, &affected, &numbers);
    warnings.extend(documents.problems(&samples));
    warnings.extend(documents.problems(&mistaken_keywords(parts, plan)));
    warnings.extend(documents.problems(parts.mistaken()));
    warnings.extend(documents.problems(&repeated_identifiers(parts)));
    warnings.sort_by_key(|problem| problem.span().start);
    (outline, definitions.to_vec(), warnings)
}

/// Returns the parts of numbers, each with the type that holds them if no more is known.
fn numbers(outline: &[OutlinePart]) -> Vec<(usize, Holder)> {
    let holder = |part: &OutlinePart| {
        let (types, bounds) = (part.facts.types.as_ref()?, &part.facts.number);
        // A constant is a variant, whatever its size.
        if part.facts.constants.is_some() {
            return None;
        }
        if types.are_integers() {
            let is_unsigned = bounds.forbid_negative_integers();
            return Some(if is_unsigned {
                Holder::U64
            } else {
                Holder::I64
            });
        }
        // The digits of others are kept.
        let is_alone = types.kinds.contains(&JsonKind::Number)
            && (types.kinds.iter()).all(|kind| matches!(kind, JsonKind::Number | JsonKind::Null));
        let is_float = bounds.exclusive_minimum.is_none()
            && bounds.exclusive_maximum.is_none()
            && bounds.multiple_of.is_none();
        (is_alone && is_float).then_some(Holder::F64)
    };
    let parts = outline.iter().enumerate();
    let parts = parts.filter_map(|(number, part)| Some((number, holder(part)?)));
    parts.collect()
}

impl std::fmt::Debug for Outline {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outline")
            .field("root", &self.root)
            .field("dialect", &self.dialect)
            .field("parts", &self.parts)
            .finish_non_exhaustive()
    }
}
