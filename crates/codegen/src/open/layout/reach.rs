//! Which parts a part leads to, and what rules look at.

use std::cell::Cell;
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
    for applied in &part.applied {
        if let Applied::Unevaluated { members, items } = applied {
            found.extend(rest(*members).into_iter().chain(rest(*items)));
        }
    }
    found
}

/// So many members are looked at in all; past that, a rule is taken to look at all.
const MOST_SEEN: usize = 5_000_000;

/// Returns the parts whose values a rule around them looks at: those in something that says more of its members and items than
/// which part each has.
pub(super) fn looked_at(outline: &Outline) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let mut open: Vec<usize> = Vec::new();
    let left = Cell::new(MOST_SEEN);
    for part in 0..outline.parts.len() {
        let Some(sources) = reached(outline, part, all_of) else {
            open.push(part);
            continue;
        };
        if looks(outline, &sources, &left) {
            open.extend(sources.iter().flat_map(|source| inside(source)));
            open.extend(sources.iter().flat_map(|source| branches(source)));
        }
    }
    while let Some(part) = open.pop() {
        if all.insert(part) {
            let part = &outline.parts[part];
            open.extend(inside(part));
            open.extend(in_place(part));
        }
    }
    all
}

/// Returns a part and the parts that it leads to, unless they are very many.
fn reached<I: IntoIterator<Item = usize>>(
    outline: &Outline,
    part: usize,
    next: impl Fn(&OutlinePart) -> I,
) -> Option<Vec<&OutlinePart>> {
    const MOST: usize = 256;
    let mut seen = BTreeSet::from([part]);
    let mut open = vec![part];
    let mut found = Vec::new();
    while let Some(part) = open.pop() {
        let part = &outline.parts[part];
        found.push(part);
        open.extend(next(part).into_iter().filter(|next| seen.insert(*next)));
        if seen.len() > MOST {
            return None;
        }
    }
    Some(found)
}

/// Returns the parts that apply to the same value whatever it is.
fn all_of(part: &OutlinePart) -> Vec<usize> {
    let all = part.applied.iter().filter_map(|applied| match applied {
        Applied::All(other) => Some(*other),
        _ => None,
    });
    all.collect()
}

fn branches(part: &OutlinePart) -> impl Iterator<Item = usize> {
    let choices = part.applied.iter().filter_map(|applied| match applied {
        Applied::Choice { branches, .. } => Some(branches),
        _ => None,
    });
    choices.flatten().copied()
}

/// Whether the parts that apply to one value say more of its members and items than which part each has.
fn looks(outline: &Outline, sources: &[&OutlinePart], left: &Cell<usize>) -> bool {
    if sources.iter().any(|source| has_rule(source)) || overlap(sources, left) {
        return true;
    }
    let choices = sources.iter().flat_map(|source| &source.applied);
    let mut choices = choices.filter(|applied| matches!(applied, Applied::Choice { .. }));
    match (choices.next(), choices.next()) {
        (None, _) => false,
        (
            Some(Applied::Choice {
                branches,
                exactly_one,
                tagged,
                ..
            }),
            None,
        ) => {
            // A bound of numbers looks at the branches beside it.
            let mut constraints = sources.iter().flat_map(|source| &source.constraints);
            constraints
                .any(|(keyword, kinds)| kinds.contains(&JsonKind::Number) && is_by_value(keyword))
                || *exactly_one && !tagged
                || overlap_with(outline, sources, branches, left)
        }
        _ => true,
    }
}

fn is_by_value(keyword: &str) -> bool {
    !matches!(
        keyword,
        "type" | "required" | "minItems" | "maxItems" | "minProperties" | "maxProperties"
    )
}

/// Whether a part has a rule over the members or items of a value.
fn has_rule(part: &OutlinePart) -> bool {
    let is_large =
        |kinds: &[JsonKind]| kinds.contains(&JsonKind::Array) || kinds.contains(&JsonKind::Object);
    let mut constraints = part.constraints.iter();
    constraints.any(|(keyword, kinds)| is_by_value(keyword) && is_large(kinds))
        || part.applied.iter().any(|applied| match applied {
            Applied::Unevaluated { members, items } => {
                matches!((members, items), (Rest::Part(_), _) | (_, Rest::Part(_)))
            }
            applied => *applied == Applied::Other,
        })
}

/// What some parts say of the members and items of one value.
#[derive(Default)]
struct Described<'o> {
    names: BTreeSet<&'o str>,
    /// Whether members that have no name in the schema are described.
    others: bool,
    items: bool,
}

impl<'o> Described<'o> {
    /// Returns what a part says. `None` if that is past what may be looked at.
    fn by(part: &'o OutlinePart, left: &Cell<usize>) -> Option<Self> {
        let count = part
            .members
            .as_ref()
            .map_or(0, |members| members.listed.len());
        left.set(left.get().checked_sub(1 + count)?);
        let items = part.items.as_ref();
        let members = part.members.as_ref();
        let listed = members.into_iter().flat_map(|members| &members.listed);
        Some(Self {
            names: listed
                .filter(|one| one.part.is_some())
                .map(|one| &*one.name)
                .collect(),
            others: members.is_some_and(|members| {
                !members.patterns.is_empty() || matches!(members.others, Rest::Part(_))
            }),
            items: items.is_some_and(|items| {
                !items.prefix.is_empty() || matches!(items.rest, Rest::Part(_))
            }),
        })
    }

    /// Whether both may say something of the same member or item.
    fn meets(&self, other: &Self) -> bool {
        self.items && other.items
            || self.others && (other.others || !other.names.is_empty())
            || other.others && !self.names.is_empty()
            || !self.names.is_disjoint(&other.names)
    }

    fn add(&mut self, other: Self) {
        self.names.extend(other.names);
        self.others |= other.others;
        self.items |= other.items;
    }
}

/// Whether two of the parts that apply to one value, or two keywords of one, may say something of the same member or item.
fn overlap(sources: &[&OutlinePart], left: &Cell<usize>) -> bool {
    let mut all = Described::default();
    sources.iter().any(|source| {
        let patterns_overlap = source.members.as_ref().is_some_and(|members| {
            let has_others = !members.listed.is_empty() || members.others != Rest::None;
            members.patterns.len() > 1 || !members.patterns.is_empty() && has_others
        });
        let Some(described) = Described::by(source, left) else {
            return true;
        };
        let meets = all.meets(&described);
        all.add(described);
        patterns_overlap || meets
    })
}

/// Whether a branch may look at a member or item that the parts beside the union describe.
fn overlap_with(
    outline: &Outline,
    beside: &[&OutlinePart],
    branches: &[usize],
    left: &Cell<usize>,
) -> bool {
    if beside
        .iter()
        .all(|source| source.members.is_none() && source.items.is_none())
    {
        return false;
    }
    let mut described = Described::default();
    for source in beside {
        match Described::by(source, left) {
            Some(one) => described.add(one),
            None => return true,
        }
    }
    branches.iter().any(|branch| {
        reached(outline, *branch, in_place).is_none_or(|parts| {
            let mut parts = parts.into_iter();
            parts.any(|part| {
                let one = Described::by(part, left);
                has_rule(part) || one.is_none_or(|one| described.meets(&one))
            })
        })
    })
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
