//! The constraints on the values of a member, as a field table describes them.
//!
//! Invariant: every rule of a part is described, always in the same order.

use saop_schema::{Bounds, Counts, Outline};

use super::cell::code;
use super::said::{branches, constants, items, values};
use crate::diagnostics::count;

pub(super) fn constraints(outline: &Outline, number: usize) -> Vec<String> {
    let part = &outline.parts[number];
    let facts = &part.facts;
    if let Some(values) = constants(part) {
        let are_strings = values.iter().all(|value| value.string().is_some());
        let said = values.iter().map(|value| match value.string() {
            Some(string) if are_strings => code(string),
            _ => code(&value.json()),
        });
        let lead = if part.says("const") {
            "exactly"
        } else {
            "one of"
        };
        return vec![format!("{lead} {}", said.collect::<Vec<_>>().join(", "))];
    }
    if let Some(((property, values), _)) = branches(part) {
        let values: Vec<String> = values.iter().map(|value| code(value)).collect();
        return vec![format!(
            "{} is one of {}",
            code(property),
            values.join(", ")
        )];
    }
    let mut all = Vec::new();
    counts(&facts.length, "character", &mut all);
    all.extend(
        facts
            .pattern
            .iter()
            .map(|pattern| format!("matches {}", code(pattern))),
    );
    bounds(&facts.number, &mut all);
    counts(&facts.items, "item", &mut all);
    if facts.unique_items {
        all.push("no item twice".to_owned());
    }
    if let Some(inner) = items(part).or_else(|| values(part)) {
        let each = constraints(outline, inner).into_iter();
        all.extend(each.map(|one| format!("each {one}")));
    }
    all
}

fn counts(counts: &Counts, what: &str, all: &mut Vec<String>) {
    match counts.min {
        0 => {}
        1 if what == "character" => all.push("not empty".to_owned()),
        min => all.push(format!("at least {}", count(min, what))),
    }
    all.extend(
        counts
            .max
            .map(|max| format!("at most {}", count(max, what))),
    );
}

fn bounds(bounds: &Bounds, all: &mut Vec<String>) {
    let bounds = [
        ("at least", &bounds.minimum),
        ("more than", &bounds.exclusive_minimum),
        ("at most", &bounds.maximum),
        ("less than", &bounds.exclusive_maximum),
        ("a multiple of", &bounds.multiple_of),
    ];
    let said = bounds.into_iter();
    all.extend(said.filter_map(|(words, bound)| Some(format!("{words} {}", bound.as_ref()?))));
}
