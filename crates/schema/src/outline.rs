//! What a generator of types needs to know of a compiled schema: its parts, what each says, and how they refer to each
//! other. SPEC S2.
//!
//! Invariant: the numbers are those of the plan, which are the same in every run of one version of this crate.

mod facts;

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use saop_json::show::{push_quoted, quote};
use saop_json::{JsonKind, NodeRef, repeated};

use crate::any_schema::Schema;
use crate::compile::{CompileOptions, Compiled, Documents, Made, What, affected};
use crate::keywords::compiler::{Here, MOST_PROBLEMS, Parts, Refused};
use crate::keywords::dependencies::Dependent;
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::Properties;
use crate::language::dialect::Dialect;
use crate::language::metaschemas::metaschema;
use crate::language::problem::{CompileError, Problem, ProblemKind, Refusal};
use crate::language::vocabulary::{kind_of, kind_of_type, mistaken, no_schema};
use crate::plan::{Part, Plan};
use crate::site::Holder;
use crate::unmet::{Unmet, samples};
use crate::walk::quick;
use crate::words::{list, say};

pub use self::facts::{Bounds, Counts, Facts, Types};

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

/// One part: a schema within the schema.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OutlinePart {
    /// Its location, unless it is longer than 4 KiB: a JSON Pointer, after the URI of its document where that is not the main one.
    pub location: Option<String>,
    /// Where it is in the text of its document.
    pub span: Range<usize>,
    /// What its keywords say of a value of each kind.
    pub facts: Facts,
    /// The kinds of values that can be valid.
    pub kinds: Vec<JsonKind>,
    /// Whether no value is valid, as far as that is found out.
    pub unmet: bool,
    /// Whether `1.0` is no integer, as in draft-04.
    pub integers_by_spelling: bool,
    /// The keywords that say something of the value itself, each with the kinds of values that it says it of.
    pub constraints: Vec<(&'static str, Vec<JsonKind>)>,
    /// What it says of members, if anything.
    pub members: Option<OutlineMembers>,
    /// What it says of items, if anything.
    pub items: Option<OutlineItems>,
    /// What else applies to the value itself.
    pub applied: Vec<Applied>,
    /// The parts of `then`, `else` and `dependentSchemas`, which apply to some values only.
    pub conditional: Vec<usize>,
    /// What the keywords say that are [`Applied::Other`].
    pub rules: Vec<OutlineRule>,
    /// The part of `contains`, and how many items have to be valid under it.
    pub contained: Option<(usize, Counts)>,
}

/// A keyword that applies parts to the value itself, and is neither a conjunction nor a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OutlineRule {
    /// `not`
    Not(usize),
    /// `if`, with the parts of `then` and `else`
    If(usize, Option<usize>, Option<usize>),
    /// An object with this member has to be valid under the part, or to have the other members.
    Dependent {
        /// The name of the member.
        property: String,
        /// The part of `dependentSchemas`.
        part: Option<usize>,
        /// The names of `dependentRequired`.
        members: Vec<String>,
    },
}

/// What a part says of the members of an object.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OutlineMembers {
    /// The members that are listed or required, in the schema's order.
    pub listed: Vec<OutlineMember>,
    /// The parts of `patternProperties`.
    pub patterns: Vec<usize>,
    /// Their patterns, as the schema spells them.
    pub pattern_texts: Vec<String>,
    /// The members that are neither.
    pub others: Rest,
    /// Whether `additionalProperties` is there, even if it allows all.
    pub covers_rest: bool,
    /// The part of `propertyNames`.
    pub names: Option<usize>,
}

/// A member that is listed or required.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OutlineMember {
    /// Its name.
    pub name: String,
    /// The part of its value, or one of those, unless the schema says nothing of it. None if it is not listed and several patterns
    /// match its name.
    pub part: Option<usize>,
    /// Whether it is required.
    pub required: bool,
    /// What the schema says of it where it lists it, even beside a reference.
    pub description: Option<String>,
    /// Whether `properties` has it.
    pub listed: bool,
    /// Where its name is there, in the text of its document.
    pub key: usize,
}

/// What a part says of the items of an array.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OutlineItems {
    /// The parts of the first items.
    pub prefix: Vec<usize>,
    /// The items after them.
    pub rest: Rest,
    /// Whether a keyword is about the items after them, even if it allows all.
    pub covers_rest: bool,
}

/// What is said of members or items that nothing else names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// They may be anything.
    Any,
    /// There may be none.
    None,
    /// They are valid under this part.
    Part(usize),
}

/// Another part that applies to the value itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Applied {
    /// One of `allOf`, or a reference.
    All(usize),
    /// `anyOf`, or `oneOf`, in which at most one may be valid.
    Choice {
        /// Its branches.
        branches: Vec<usize>,
        /// Whether it is `oneOf`.
        exactly_one: bool,
        /// The required member that has another string in each branch, and these strings.
        tag: Option<(String, Vec<String>)>,
    },
    /// `unevaluatedProperties` and `unevaluatedItems`.
    Unevaluated {
        /// What members are that nothing else describes.
        members: Rest,
        /// The same of items.
        items: Rest,
    },
    /// Anything else, which only ever accepts less.
    Other,
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
    /// [`OutlineMembers::pattern_texts`].
    #[must_use]
    pub fn matches(&self, part: usize, pattern: usize, name: &str) -> bool {
        let properties = self
            .compiled
            .plan
            .part(part)
            .and_then(|part| part.properties.as_ref());
        let pattern = properties.and_then(|properties| properties.patterns.get(pattern));
        pattern.is_some_and(|(matcher, _)| matcher.is_match(name))
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

/// Returns the members of the schema's parts that are most likely misspelled keywords.
fn mistaken_keywords<'t>(parts: &Parts<'t>, plan: &Plan) -> Vec<Refused<'t>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let root = parts.part(plan.root());
    if let Some(root) = root.filter(|root| root.found.location.text().is_empty())
        && let Some(message) = no_schema(root.schema, root.language)
    {
        found.push(Refused {
            refusal: Refusal::new(ProblemKind::UnknownKeyword, message),
            document: root.found.document,
            location: Arc::clone(&root.found.location),
            node: root.schema,
        });
        return found;
    }
    let own = (0..plan.len()).map_while(|part| parts.part(part));
    for here in own.filter(|here| here.found.document == 0 && seen.insert(here.found.place())) {
        for (name, node) in here.schema.members() {
            if found.len() >= MOST_PROBLEMS {
                return found;
            }
            let message = mistaken(&name, here.language);
            let message = message.map(|message| (ProblemKind::UnknownKeyword, message));
            if let Some((kind, message)) = message.or_else(|| inapplicable(&here, &name)) {
                found.push(Refused {
                    refusal: Refusal::new(kind, message),
                    document: here.found.document,
                    location: here.found.location.at(&name),
                    node: node.key_before(),
                });
            }
        }
        if let Some(values) = here.member("enum")
            && let Some((first, again)) = repeated(values)
            && let Some(again) = values.items().nth(again)
        {
            let message = say("each value of an `enum` once", |message| {
                again.describe(message);
                message.push_str(" again; the first is at index ");
                message.push_str(&first.to_string());
            });
            found.push(Refused {
                refusal: Refusal::new(ProblemKind::RepeatedConstant, message),
                document: here.found.document,
                location: here.found.location.at("enum"),
                node: again,
            });
        }
    }
    found
}

/// Returns what to say of a keyword about another type than those beside it.
fn inapplicable(here: &Here<'_>, name: &str) -> Option<(ProblemKind, String)> {
    let kind = kind_of(name)?;
    here.member(name)?;
    let types = here.member("type")?;
    let one = types.string().into_iter();
    let all: Vec<_> = one
        .chain(types.items().filter_map(NodeRef::string))
        .collect();
    let is_about = all
        .iter()
        .all(|one| kind_of_type(one).is_some_and(|of| of != kind));
    (is_about && !all.is_empty()).then(|| {
        let wanted = format!(
            "a keyword about values of type {}",
            list(all.iter().map(|one| &**one), "or")
        );
        let message = say(&wanted, |message| {
            push_quoted(message, name);
            message.push_str(", which says nothing of them");
        });
        (ProblemKind::InapplicableKeyword, message)
    })
}

/// Returns the identifiers of schemas that other schemas have, too.
fn repeated_identifiers<'t>(parts: &Parts<'t>) -> Vec<Refused<'t>> {
    let repeated = parts.repeated().iter().filter_map(|repeated| {
        let schema = &repeated.schema;
        let node = schema.node.member(repeated.keyword)?;
        let message = format!(
            "expected an identifier of its own, but found {}, which the schema at {} has as well; a reference to it is to that one",
            quote(&node.string()?),
            match &*repeated.first.text() {
                "" => "the root".to_owned(),
                place => quote(place),
            },
        );
        Some(Refused {
            refusal: Refusal::new(ProblemKind::RepeatedIdentifier, message),
            document: schema.document,
            location: schema.location.at(repeated.keyword),
            node,
        })
    });
    repeated.collect()
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

/// Longer locations of many parts would take more room than the schema.
const MOST_OF_LOCATION: usize = 4096;

/// To match names costs so much for one part at most.
const MOST_MATCHING: u64 = 10_000_000;

impl OutlinePart {
    /// Whether a keyword is in force.
    #[must_use]
    pub fn says(&self, keyword: &str) -> bool {
        self.constraints.iter().any(|(name, _)| *name == keyword)
    }

    /// Whether numbers have to be integers.
    #[must_use]
    pub fn allows_only_integers(&self) -> bool {
        self.facts.types.as_ref().is_some_and(Types::are_integers)
    }
}

fn outline(parts: &Parts<'_>, plan: &Plan, unmet: Option<&Unmet<'_>>) -> Vec<OutlinePart> {
    let mut all = Vec::new();
    while let (Some(here), Some(part)) = (parts.part(all.len()), plan.part(all.len())) {
        let is_unmet = unmet.is_some_and(|unmet| unmet.contains(all.len()));
        all.push(part_of(&here, part, is_unmet));
    }
    all
}

fn part_of(here: &Here<'_>, part: &Part, unmet: bool) -> OutlinePart {
    let kinds = |contains: &dyn Fn(JsonKind) -> bool| {
        let all = JsonKind::ALL.into_iter();
        all.filter(|kind| contains(*kind)).collect::<Vec<_>>()
    };
    let constraints = part.constraints.iter().map(|one| {
        let kinds = kinds(&|kind| one.kinds.contains(kind));
        (one.keyword.name, kinds)
    });
    let members = part.properties.as_ref().map(|properties| {
        let mut left = MOST_MATCHING;
        let schemas = here.member("properties").into_iter();
        let schemas: HashMap<_, _> = schemas.flat_map(NodeRef::members).collect();
        let listed = properties.list.iter().map(|one| OutlineMember {
            name: one.name.clone(),
            part: one
                .part
                .or_else(|| of_unlisted(properties, &one.name, &mut left)),
            required: one.missing.is_some(),
            description: schemas
                .get(&*one.name)
                .and_then(|schema| Some(schema.member("description")?.string()?.into())),
            listed: one.part.is_some(),
            key: (schemas.get(&*one.name)).map_or(0, |schema| schema.key_before().span().start),
        });
        let patterns = here.member("patternProperties").into_iter();
        let patterns = patterns.flat_map(NodeRef::members);
        OutlineMembers {
            pattern_texts: patterns.map(|(pattern, _)| pattern.into()).collect(),
            listed: listed.collect(),
            patterns: properties.patterns.iter().map(|(_, part)| *part).collect(),
            others: rest(&properties.others),
            covers_rest: properties.covers_rest,
            names: properties.names,
        }
    });
    let items = part.items.as_ref().map(|items| OutlineItems {
        prefix: items.prefix.clone(),
        rest: rest(&items.rest),
        covers_rest: items.covers_rest,
    });
    let mut applied: Vec<Applied> = part.in_place.iter().map(applied).collect();
    applied.extend(part.union.as_ref().map(|union| {
        // In the order of the schema.
        let branches = union.values.iter();
        let branches = branches.filter_map(|value| union.branches.get(value));
        Applied::Choice {
            branches: branches.copied().collect(),
            exactly_one: true,
            tag: Some((union.property.clone(), union.values.clone())),
        }
    }));
    OutlinePart {
        location: here.found.location.text_within(MOST_OF_LOCATION),
        span: here.schema.span(),
        facts: facts::facts(here, part),
        kinds: kinds(&|kind| part.possible.contains(kind)),
        unmet,
        integers_by_spelling: here.dialect() == Dialect::Draft04,
        constraints: constraints.collect(),
        members,
        items,
        applied,
        conditional: part.in_place.iter().flat_map(conditional).collect(),
        rules: part.in_place.iter().filter_map(rule).collect(),
        contained: part.contained.map(|part| (part, facts::contained(here))),
    }
}

fn rule(one: &InPlace) -> Option<OutlineRule> {
    Some(match one {
        InPlace::Not(not) => OutlineRule::Not(not.part),
        InPlace::If(one) => OutlineRule::If(one.condition, one.then, one.otherwise),
        InPlace::Dependency(one) => {
            let (part, members) = match &one.wanted {
                Dependent::Schema(part) => (Some(*part), Vec::new()),
                Dependent::Members(names) => {
                    let names = names.iter().map(|(name, _)| name.clone());
                    (None, names.collect())
                }
            };
            OutlineRule::Dependent {
                property: one.property.clone(),
                part,
                members,
            }
        }
        InPlace::Schema(_) | InPlace::Choice(_) | InPlace::Unevaluated(_) => return None,
    })
}

/// Returns the part of a member that is only required, as far as one alone applies to it.
fn of_unlisted(properties: &Properties, name: &str, left: &mut u64) -> Option<usize> {
    let mut found = None;
    for (pattern, part) in &properties.patterns {
        *left = left.checked_sub(1 + pattern.cost(name.len()))?;
        if pattern.is_match(name) && found.replace(*part).is_some() {
            return None;
        }
    }
    found.or_else(|| properties.others.part())
}

const fn rest(others: &Others) -> Rest {
    match others {
        Others::Any => Rest::Any,
        Others::None(_) => Rest::None,
        Others::Part(part) => Rest::Part(*part),
    }
}

fn conditional(one: &InPlace) -> Vec<usize> {
    match one {
        InPlace::If(one) => one.then.into_iter().chain(one.otherwise).collect(),
        InPlace::Dependency(one) => match &one.wanted {
            Dependent::Schema(part) => vec![*part],
            Dependent::Members(_) => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn applied(one: &InPlace) -> Applied {
    match one {
        InPlace::Schema(part) => Applied::All(*part),
        // One branch alone always applies.
        InPlace::Choice(choice) if choice.branches.len() == 1 => {
            Applied::All(choice.branches[0].part)
        }
        InPlace::Choice(choice) => Applied::Choice {
            branches: choice.branches.iter().map(|branch| branch.part).collect(),
            exactly_one: choice.exactly_one,
            tag: None,
        },
        InPlace::Unevaluated(unevaluated) => {
            let rest = |others: &Option<Others>| others.as_ref().map_or(Rest::Any, rest);
            Applied::Unevaluated {
                members: rest(&unevaluated.members),
                items: rest(&unevaluated.items),
            }
        }
        InPlace::Not(_) | InPlace::If(_) | InPlace::Dependency(_) => Applied::Other,
    }
}

#[cfg(test)]
mod tests {
    use saop_json::JsonKind;

    use super::{Applied, Outline, Rest};
    use crate::CompileOptions;
    use crate::walk::quick;

    #[test]
    fn past_the_budget_nothing_is_certainly_refused() {
        let outline = Outline::of(r#"{"type": "string"}"#, &CompileOptions::new()).unwrap();
        let refuses =
            |left: &mut u64| quick::refuses(&outline.compiled.plan, outline.root, "1", left);
        let mut left = 1000;
        assert!(refuses(&mut left) && left < 1000);
        assert!(!refuses(&mut 0));
    }

    #[test]
    fn facts_are_those_of_keywords_in_force() {
        let text = r#"{"properties": {"a": {"type": "intege\u0072", "minimum": -0.5}, "b": {"type": ["integer", "null"], "exclusiveMinimum": -1}}}"#;
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let members = outline.parts[outline.root].members.as_ref().unwrap();
        for member in &members.listed {
            let part = &outline.parts[member.part.unwrap()];
            assert!(part.allows_only_integers() && part.facts.number.forbid_negative_integers());
        }
        let text = r#"{"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": true, "const": 3}"#;
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        let facts = &outline.parts[outline.root].facts;
        assert_eq!(facts.number.exclusive_minimum.as_deref(), Some("1"));
        assert_eq!((&facts.number.minimum, &facts.constants), (&None, &None));
    }

    #[test]
    fn an_outline_says_what_a_schema_says() {
        let text = r##"{
            "definitions": {"n": {"type": ["integer", "null"], "minimum": 1}},
            "type": "object", "required": ["b", "xa"],
            "properties": {"a": {"$ref": "#/definitions/n"}},
            "patternProperties": {"^x": {"items": false}},
            "additionalProperties": {"anyOf": [{"const": 1}, {"enum": ["x"]}]},
            "propertyNames": {"maxLength": 9},
            "not": {"required": ["z"]}
        }"##;
        let outline = Outline::of(text, &CompileOptions::new()).unwrap();
        assert!(format!("{outline:?}").starts_with("Outline { root: 0, dialect: Draft07"));
        let root = &outline.parts[outline.root];
        assert_eq!(
            (root.location.as_deref().unwrap(), &*root.kinds),
            ("", &[JsonKind::Object][..])
        );
        assert_eq!(root.applied, [Applied::Other]);
        let members = root.members.as_ref().unwrap();
        let listed: Vec<_> = members
            .listed
            .iter()
            .map(|one| (&*one.name, one.part.unwrap(), one.required))
            .collect();
        let Rest::Part(others) = members.others else {
            unreachable!()
        };
        let (a, x) = (members.listed[0].part.unwrap(), members.patterns[0]);
        assert_eq!(
            listed,
            [("a", a, false), ("b", others, true), ("xa", x, true)]
        );
        assert!(members.names.is_some());
        let n = &outline.parts[a];
        assert_eq!(n.location.as_deref(), Some("/definitions/n"));
        let types = n.facts.types.as_ref().unwrap();
        assert_eq!(types.kinds, [JsonKind::Null]);
        assert!(types.integer && types.are_integers() && n.facts.title.is_none());
        assert_eq!(n.kinds, [JsonKind::Null, JsonKind::Number]);
        let names: Vec<_> = n.constraints.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["type", "minimum"]);
        let pattern = &outline.parts[members.patterns[0]];
        assert_eq!(pattern.items.as_ref().unwrap().rest, Rest::None);
        assert!(matches!(
            outline.parts[others].applied[..],
            [Applied::Choice {
                exactly_one: false,
                tag: None,
                ..
            }]
        ));
        assert!(outline.accepts(others, "1.0"));
        assert!(!outline.accepts(others, "2"));
    }
}
