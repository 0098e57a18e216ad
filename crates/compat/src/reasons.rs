//! Which edit of a text is the reason that a keyword does not follow. SPEC C1, C2.
//!
//! The same keyword may not follow because of what is beside it, around it, in it, or in the old schema; the nearest edit is the
//! likeliest reason. A wrong guess puts a witness at another change; levels do not depend on it.

use std::collections::BTreeMap;

use saop_json::pointer::below;

use super::edits::Edit;
use super::pair::{Node, Pair};
use super::proof::value::{Failure, Step};

/// The edits by their places.
pub(crate) struct Reasons {
    /// In the old text, and in the new one.
    by_place: [BTreeMap<String, Vec<usize>>; 2],
    /// The edit, if it is the only one that is none of text.
    only: Option<usize>,
}

impl Reasons {
    pub(crate) fn new(edits: &[Edit]) -> Self {
        let by_place = [false, true].map(|is_new| {
            let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
            for (at, edit) in edits.iter().enumerate() {
                let place = edit.place(is_new).to_owned();
                found.entry(place).or_default().push(at);
            }
            found
        });
        let mut all = edits.iter().enumerate().filter(|(_, edit)| !edit.is_text);
        let only = all.next().filter(|_| all.next().is_none());
        Self {
            by_place,
            only: only.map(|(at, _)| at),
        }
    }

    /// Returns the edit that is the reason of a failure: of the keyword itself, then of what is around it, or known, or in it.
    pub(crate) fn of(&self, pair: &Pair, edits: &[Edit], failure: &Failure) -> Option<usize> {
        let location = |node: Node| pair.part(node)?.location.as_deref();
        let goal = location(failure.goal);
        let index = |is_new: bool| &self.by_place[usize::from(is_new)];
        let fits = |edit: &usize| {
            let Some(edit) = edits.get(*edit) else {
                return false;
            };
            // A format is text, and a rule where it is asserted.
            (!edit.is_text || failure.keyword == "format")
                && match (&edit.name, &failure.name) {
                    (Some(edit), Some(failure)) => edit == failure,
                    (Some(_), None) => {
                        failure.keyword == "minProperties"
                            || failure.keyword.is_empty()
                            || is_union(failure.keyword)
                    }
                    _ => true,
                }
        };
        // Each looks for the first one; what they go through is counted.
        let at = |is_new: bool, place: &str| {
            let found = index(is_new).get(place)?;
            found.iter().copied().find(fits)
        };
        let around = |is_new: bool, place: &str| {
            let ends = place.match_indices('/').map(|(end, _)| end);
            ends.filter_map(|end| at(is_new, place.get(..end)?)).min()
        };
        let within = |is_new: bool, place: &str, test: &dyn Fn(&str) -> bool| {
            const MOST: usize = 1000;
            let (from, to) = (format!("{place}/"), format!("{place}0"));
            let found = index(is_new).range(from..to).take(MOST);
            pair.spend(1);
            let found = found.inspect(|_| {
                pair.spend(1);
            });
            let found = found.filter(|(place, _)| test(place));
            found
                .filter_map(|(_, all)| all.iter().copied().find(fits))
                .min()
        };
        let is_new = failure.goal.is_new;
        let mut places = Vec::new();
        if let Some(goal) = goal {
            let is_required = failure.keyword.ends_with("equired");
            if let Some(name) = failure.name.as_ref().filter(|_| !is_required) {
                places.push(below(&below(goal, "properties"), name));
            }
            let keywords = beside(failure.keyword).into_iter();
            places.extend(keywords.map(|keyword| below(goal, keyword)));
        }
        pair.spend(places.len() + failure.value.is.len());
        let each =
            |test: &dyn Fn(&str) -> Option<usize>| places.iter().find_map(|place| test(place));
        // What is known is elsewhere, such as a bound that is gone.
        let known = || {
            failure.value.is.iter().find_map(|node| {
                let place = location(*node)?;
                let mut all = beside(failure.keyword).into_iter();
                all.find_map(|keyword| {
                    let place = below(place, keyword);
                    at(node.is_new, &place).or_else(|| around(node.is_new, &place))
                })
            })
        };
        // Where the value is, such as behind a reference to another file.
        let step = || {
            failure.way.iter().rev().find_map(|frame| {
                pair.spend(1 + frame.value.is.len());
                frame.value.is.iter().find_map(|node| {
                    let place = below(location(*node)?, keyword_of(&frame.step));
                    let place = match &frame.step {
                        Step::Member(name) | Step::Other(Some(name)) => below(&place, name),
                        Step::Item(_) | Step::Other(None) | Step::Name => place,
                    };
                    at(node.is_new, &place).or_else(|| within(node.is_new, &place, &|_| true))
                })
            })
        };
        let way = || {
            failure.way.iter().rev().find_map(|frame| {
                pair.spend(1 + frame.value.is.len());
                frame.value.is.iter().find_map(|node| {
                    let place = location(*node)?;
                    let is_own = |found: &str| !found[place.len()..].contains("/properties/");
                    within(node.is_new, place, &is_own)
                })
            })
        };
        let only = || self.only.filter(fits);
        let same_schema = || {
            let goal = goal?;
            within(is_new, goal, &|found| {
                !found[goal.len() + 1..].contains('/')
            })
        };
        each(&|place| at(is_new, place))
            .or_else(|| each(&|place| around(is_new, place)))
            .or_else(known)
            .or_else(|| each(&|place| within(is_new, place, &|_| true)))
            .or_else(only)
            .or_else(step)
            .or_else(same_schema)
            .or_else(way)
    }
}

fn is_union(keyword: &str) -> bool {
    matches!(keyword, "anyOf" | "oneOf" | "not" | "if")
}

/// Returns a keyword, and those that may be why it does not follow.
fn beside(keyword: &str) -> Vec<&str> {
    let others: &[&str] = match keyword {
        "minimum" | "exclusiveMinimum" => &["exclusiveMinimum", "minimum", "type"],
        "maximum" | "exclusiveMaximum" => &["exclusiveMaximum", "maximum", "type"],
        "type" => &["enum", "const", "anyOf", "oneOf", "allOf", "$ref"],
        "enum" | "const" => &["const", "enum", "type"],
        "contains" => &["minContains", "maxContains", "minItems", "items"],
        "items" | "maxItems" | "minItems" | "unevaluatedItems" => &[
            "prefixItems",
            "additionalItems",
            "items",
            "unevaluatedItems",
        ],
        "additionalProperties" | "unevaluatedProperties" => &["patternProperties", "properties"],
        "multipleOf" => &["type"],
        "" => &["$ref", "$schema", "allOf", "anyOf", "oneOf"],
        _ => &[],
    };
    std::iter::once(keyword)
        .filter(|keyword| !keyword.is_empty())
        .chain(others.iter().copied())
        .collect()
}

/// Returns the keyword that is about what a step leads to.
const fn keyword_of(step: &Step) -> &'static str {
    match step {
        Step::Member(_) => "properties",
        Step::Other(Some(_)) => "patternProperties",
        Step::Other(None) => "additionalProperties",
        Step::Item(_) => "items",
        Step::Name => "propertyNames",
    }
}
