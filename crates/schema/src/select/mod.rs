//! Adds the indices of a plan: of the branches of unions, and of conditions that apply to the same value. With them, what is tried
//! on a value depends on the value and not on how many branches and conditions there are.
//!
//! Invariant: an index changes no verdict and no violation. A schema that none of the candidates is would be invalid.

mod build;
mod facts;
#[cfg(test)]
mod tests;
mod values;

use std::collections::HashSet;
use std::rc::Rc;

use self::build::index;
use self::facts::{Facts, Finder};
use crate::keywords::if_then_else::{Chain, If, Link};
use crate::keywords::in_place::InPlace;
use crate::keywords::index::Index;
use crate::plan::{Part, Plan};

/// How many references and `allOf` within each other are followed to a union, a condition or a constant.
pub(crate) const MOST_HOPS: usize = 4;

/// Fewer branches or conditions are tried one after the other.
const LEAST: usize = 4;

/// How much is listed in indices: so much, and more for each part.
const LEAST_LISTED: usize = 1 << 18;
const LISTED_FOR_PART: usize = 1 << 8;
const MOST_LISTED: usize = 1 << 22;

/// What is added to a part.
enum Addition {
    /// The index of a union, by its place.
    Choice(usize, Index),
    /// The index of what applies in place.
    Applied(Index),
    /// The chain of an `if`, by its place.
    Chain(usize, Chain),
}

/// Adds the indices of a plan.
pub(crate) fn add_indices(plan: &mut Plan) {
    let mut additions = Vec::new();
    let mut finder = Finder::new(plan);
    let listed = LEAST_LISTED + LISTED_FOR_PART * plan.len();
    let mut left = listed.min(MOST_LISTED);
    let continued = continued(plan);
    for number in 0..plan.len() {
        let Some(part) = plan.part(number) else {
            continue;
        };
        for (place, applied) in part.in_place.iter().enumerate() {
            let addition = match applied {
                InPlace::Choice(choice) if choice.branches.len() >= LEAST => {
                    let parts = choice.branches.iter().map(|branch| branch.part);
                    let facts: Vec<_> = parts.map(|part| finder.of(part)).collect();
                    index(&facts, &mut left).map(|index| Addition::Choice(place, index))
                }
                InPlace::If(one) if !continued.contains(&number) => {
                    let chain = chain(plan, one, &mut finder, &mut left);
                    chain.map(|chain| Addition::Chain(place, chain))
                }
                _ => None,
            };
            additions.extend(addition.map(|addition| (number, addition)));
        }
        let applied = applied(plan, part, &mut finder, &mut left);
        additions.extend(applied.map(|index| (number, Addition::Applied(index))));
    }
    for (number, addition) in additions {
        if let Some(part) = plan.part_mut(number) {
            part.add(addition);
        }
    }
}

impl Part {
    fn add(&mut self, addition: Addition) {
        match addition {
            Addition::Applied(index) => self.applied = Some(index),
            Addition::Choice(place, index) => {
                if let Some(InPlace::Choice(choice)) = self.in_place.get_mut(place) {
                    choice.index = Some(index);
                }
                self.find_choice();
            }
            Addition::Chain(place, chain) => {
                if let Some(InPlace::If(one)) = self.in_place.get_mut(place) {
                    one.chain = Some(chain);
                }
            }
        }
    }
}

/// Returns the condition that a part consists of, directly or through an `allOf` of one, and the part that has it; nothing if the
/// part says anything else.
fn only_condition(plan: &Plan, mut number: usize) -> Option<(usize, &If)> {
    for _ in 0..=MOST_HOPS {
        let part = plan.part(number).filter(|part| part.only_applies())?;
        match &*part.in_place {
            [InPlace::If(one)] => return Some((number, one)),
            [InPlace::Schema(next)] => number = *next,
            _ => return None,
        }
    }
    None
}

/// Returns the parts that are the `else` of an `if` and consist of another one.
fn continued(plan: &Plan) -> HashSet<usize> {
    let parts = (0..plan.len()).filter_map(|number| plan.part(number));
    let others = parts.flat_map(|part| &part.in_place).filter_map(|applied| {
        let InPlace::If(one) = applied else {
            return None;
        };
        one.otherwise
    });
    let conditions = others.filter_map(|part| only_condition(plan, part));
    conditions.map(|(part, _)| part).collect()
}

/// Returns the conditions that follow each other by `else`, if they are several.
fn chain(plan: &Plan, first: &If, finder: &mut Finder<'_>, left: &mut usize) -> Option<Chain> {
    let mut links = Vec::new();
    let mut seen = HashSet::new();
    let mut next = Some(first);
    let mut otherwise = None;
    while let Some(one) = next {
        links.push(Link {
            condition: one.condition,
            then: one.then,
        });
        otherwise = one.otherwise;
        let part = otherwise.filter(|part| seen.insert(*part));
        next = part
            .and_then(|part| only_condition(plan, part))
            .map(|(_, one)| one);
    }
    if links.len() < LEAST {
        return None;
    }
    let facts: Vec<_> = links.iter().map(|link| finder.of(link.condition)).collect();
    Some(Chain {
        index: index(&facts, left)?,
        links,
        otherwise,
    })
}

/// Returns an index of what a part applies in place, if it has many conditions.
fn applied(plan: &Plan, part: &Part, finder: &mut Finder<'_>, left: &mut usize) -> Option<Index> {
    let condition = |applied: &InPlace| match applied {
        InPlace::Schema(number) => only_condition(plan, *number).is_some(),
        InPlace::If(_) => true,
        _ => false,
    };
    if part.in_place.iter().filter(|one| condition(one)).count() < LEAST {
        return None;
    }
    let (mut places, mut facts) = (Vec::new(), Vec::new());
    for (place, applied) in part.in_place.iter().enumerate() {
        let all = effects(plan, applied, finder).unwrap_or_else(|| vec![Rc::new(Facts::none())]);
        places.extend(std::iter::repeat_n(u32::try_from(place).ok()?, all.len()));
        facts.extend(all);
    }
    let mut index = index(&facts, left)?;
    index.number_anew(&places);
    Some(index)
}

/// Returns facts of which a value has some if a condition has an effect on it; nothing if it may have one on any value.
fn effects(plan: &Plan, applied: &InPlace, finder: &mut Finder<'_>) -> Option<Vec<Rc<Facts>>> {
    let one = match applied {
        InPlace::Schema(number) => only_condition(plan, *number)?.1,
        InPlace::If(one) => one,
        _ => return None,
    };
    let mut all = vec![finder.of(one.condition)];
    if let Some(otherwise) = one.otherwise {
        add_breaches(plan, otherwise, finder, &mut all)?;
    }
    Some(all)
}

/// Adds facts of which a value has some if it is invalid under a part, or if the part looks at a member of it. Returns nothing if
/// that may be any value.
fn add_breaches(
    plan: &Plan,
    number: usize,
    finder: &mut Finder<'_>,
    all: &mut Vec<Rc<Facts>>,
) -> Option<()> {
    const MOST_MEMBERS: usize = 8;
    let part = plan.part(number)?;
    if !part.constraints.is_empty() || part.items.is_some() || part.union.is_some() {
        return None;
    }
    if let Some(properties) = &part.properties {
        let is_optional = properties.required == 0 && !properties.covers_rest;
        if !properties.is_plain() || !is_optional || properties.list.len() > MOST_MEMBERS {
            return None;
        }
        let members = properties.list.iter();
        all.extend(members.map(|property| Rc::new(Facts::of_member(&property.name))));
    }
    for applied in &part.in_place {
        let InPlace::Not(not) = applied else {
            return None;
        };
        all.push(finder.of(not.part));
    }
    Some(())
}
