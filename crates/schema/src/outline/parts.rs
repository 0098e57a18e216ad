//! The parts of an outline, as data, and how they are made of the parts of a plan.

use std::cell::Cell;
use std::collections::HashMap;
use std::ops::Range;

use saop_json::{JsonKind, NodeRef};

use super::facts::{self, Counts, Facts, Types};
use crate::keywords::compiler::{Here, Parts};
use crate::keywords::dependencies::Dependent;
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::Properties;
use crate::language::dialect::Dialect;
use crate::pattern::table::take;
use crate::plan::{Part, Plan};
use crate::unmet::Unmet;

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

pub(super) fn outline(
    parts: &Parts<'_>,
    plan: &Plan,
    unmet: Option<&Unmet<'_>>,
) -> Vec<OutlinePart> {
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
        let left = Cell::new(MOST_MATCHING);
        let schemas = here.member("properties").into_iter();
        let schemas: HashMap<_, _> = schemas.flat_map(NodeRef::members).collect();
        let listed = properties.list.iter().map(|one| OutlineMember {
            name: one.name.clone(),
            part: one
                .part
                .or_else(|| of_unlisted(properties, &one.name, &left)),
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
fn of_unlisted(properties: &Properties, name: &str, left: &Cell<u64>) -> Option<usize> {
    let mut found = None;
    for (pattern, part) in &properties.patterns {
        let is_match = take(left, 1) && pattern.is_match(name, left);
        if left.get() == 0 || is_match && found.replace(*part).is_some() {
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
