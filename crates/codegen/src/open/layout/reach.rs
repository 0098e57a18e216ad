//! Which parts a part leads to, and what rules look at.

use std::collections::BTreeSet;

use saop_json::JsonKind;
use saop_schema::{Applied, Outline, OutlinePart, Rest};

/// Returns the parts that apply to the same value.
pub(super) fn in_place(part: &OutlinePart) -> Vec<usize> {
    let mut found = Vec::new();
    for applied in &part.applied {
        match applied {
            Applied::All(other) => found.push(*other),
            Applied::Choice { branches, .. } => found.extend(branches),
            _ => {}
        }
    }
    found
}

/// Returns the parts that apply to values inside.
fn inside(part: &OutlinePart) -> Vec<usize> {
    let mut found = Vec::new();
    let rest = |rest: Rest| match rest {
        Rest::Part(part) => Some(part),
        _ => None,
    };
    if let Some(members) = &part.members {
        found.extend(members.listed.iter().filter_map(|member| member.part));
        found.extend(&members.patterns);
        found.extend(rest(members.others));
    }
    if let Some(items) = &part.items {
        found.extend(&items.prefix);
        found.extend(rest(items.rest));
    }
    found
}

/// Returns the parts whose values a rule around them looks at: those in something that says more of its members and items than
/// which part each has.
pub(super) fn looked_at(outline: &Outline) -> BTreeSet<usize> {
    let looks = |part: &OutlinePart| {
        let is_alone = match &*part.applied {
            [] => true,
            [Applied::All(_)] => part.members.is_none() && part.items.is_none(),
            [
                Applied::Choice {
                    exactly_one,
                    tagged,
                    ..
                },
            ] => (!exactly_one || *tagged) && part.members.is_none() && part.items.is_none(),
            _ => false,
        };
        let by_value = |keyword: &str| {
            !matches!(
                keyword,
                "type" | "required" | "minItems" | "maxItems" | "minProperties" | "maxProperties"
            )
        };
        let is_large = |kinds: &[JsonKind]| {
            kinds.contains(&JsonKind::Array) || kinds.contains(&JsonKind::Object)
        };
        // A bound of numbers looks at the branches beside it.
        let is_beside =
            |kinds: &[JsonKind]| !part.applied.is_empty() && kinds.contains(&JsonKind::Number);
        let has_rule = part
            .constraints
            .iter()
            .any(|(keyword, kinds)| by_value(keyword) && (is_large(kinds) || is_beside(kinds)));
        let overlaps = part.members.as_ref().is_some_and(|members| {
            let has_others = !members.listed.is_empty() || members.others != Rest::None;
            !members.patterns.is_empty() && has_others || members.patterns.len() > 1
        });
        !is_alone || has_rule || overlaps
    };
    let mut all = BTreeSet::new();
    let lookers = outline.parts.iter().enumerate();
    let mut open: Vec<usize> = lookers
        .filter(|(_, part)| looks(part))
        .flat_map(|(_, part)| inside(part).into_iter().chain(in_place(part)))
        .collect();
    while let Some(part) = open.pop() {
        if all.insert(part) {
            let part = &outline.parts[part];
            open.extend(inside(part));
            open.extend(in_place(part));
        }
    }
    all
}

/// Whether an `integer` anywhere is decided by its spelling.
pub(super) fn has_spelled_integers(outline: &Outline) -> bool {
    outline.parts.iter().any(|part| {
        let types = part.keyword("type").unwrap_or_default();
        part.integers_by_spelling && types.contains("\"integer\"")
    })
}

/// Whether a part has numbers in it that its type may write otherwise, unless a rule around it looks at them: floats, and constants
/// whose spelling says whether they are integers.
pub(super) fn changes_numbers(outline: &Outline, part: usize, has_spelled_integers: bool) -> bool {
    let mut seen = BTreeSet::from([part]);
    let mut open = vec![part];
    while let Some(part) = open.pop() {
        let part = &outline.parts[part];
        let types = part.keyword("type").unwrap_or_default();
        let is_spelled = has_spelled_integers && part.keyword("enum").is_some();
        if part.kinds.contains(&JsonKind::Number) && (types.contains("\"number\"") || is_spelled) {
            return true;
        }
        let next = inside(part).into_iter().chain(in_place(part));
        open.extend(next.filter(|part| seen.insert(*part)));
    }
    false
}
