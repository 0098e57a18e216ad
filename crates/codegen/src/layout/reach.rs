//! Which parts a part leads to, and what rules look at.

use std::collections::{BTreeSet, HashMap};

use saop_json::JsonKind;
use saop_schema::{Applied, Outline, OutlinePart, Rest};

use crate::graph;

/// What matching the members of a part with its patterns may cost, in units of about ten nanoseconds.
pub(super) const MOST_MATCHING: u64 = 10_000_000;

/// Returns the parts that lead back to themselves without going into a value: their types would have themselves as branches.
pub(super) fn in_themselves(outline: &Outline) -> BTreeSet<usize> {
    let inner: Vec<Vec<usize>> = outline.parts.iter().map(in_place).collect();
    let components = graph::components(&inner).into_iter();
    components
        .filter(|component| graph::is_cyclic(component, &inner))
        .flatten()
        .collect()
}

/// Returns the parts that apply to the same value.
fn in_place(part: &OutlinePart) -> Vec<usize> {
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

/// Returns the parts whose values a rule around them looks at: those in something that says more of its members and items than
/// which part each has.
pub(super) fn looked_at(outline: &Outline) -> BTreeSet<usize> {
    let mut finder = Finder::of(outline);
    let mut all = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open: Vec<usize> = Vec::new();
    for part in 0..outline.parts.len() {
        let Some(sources) = finder.reached(part, all_of) else {
            open.push(part);
            continue;
        };
        if finder.looks(&sources) {
            for source in sources {
                if seen.insert(source) {
                    let source = &outline.parts[source];
                    open.extend(inside(source).into_iter().chain(branches(source)));
                }
            }
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

/// Returns a part and the parts that apply to the same value whatever it is, unless they are many.
pub(super) fn sources(outline: &Outline, part: usize) -> Option<Vec<usize>> {
    Finder::of(outline).reached(part, all_of)
}

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

/// So many parts, keywords and members are seen in all; past that, a rule is taken to look at a value.
const MOST_SEEN: usize = 2_000_000;

/// Finds rules that look at members and items.
struct Finder<'o> {
    outline: &'o Outline,
    parts: &'o [OutlinePart],
    left: usize,
    /// Whether a pattern of a part may name what something else describes, where that was asked.
    overlaps: HashMap<usize, bool>,
}

impl<'o> Finder<'o> {
    fn of(outline: &'o Outline) -> Self {
        Self {
            outline,
            parts: &outline.parts,
            left: MOST_SEEN,
            overlaps: HashMap::new(),
        }
    }

    fn spend(&mut self, cost: usize) -> Option<()> {
        let left = self.left.checked_sub(cost);
        self.left = left.unwrap_or_default();
        left.map(|_| ())
    }

    /// Returns a part and the parts that it leads to, unless they are many.
    fn reached(
        &mut self,
        part: usize,
        next: impl Fn(&OutlinePart) -> Vec<usize>,
    ) -> Option<Vec<usize>> {
        const MOST: usize = 256;
        let mut found = vec![part];
        let mut seen = BTreeSet::from([part]);
        let mut place = 0;
        while let Some(part) = found.get(place) {
            let part = &self.parts[*part];
            if part.applied.len() > MOST {
                return None;
            }
            self.spend(1 + part.applied.len() + part.constraints.len())?;
            found.extend(next(part).into_iter().filter(|next| seen.insert(*next)));
            if found.len() > MOST {
                return None;
            }
            place += 1;
        }
        Some(found)
    }

    /// Whether the parts that apply to one value say more of its members and items than which part each has.
    fn looks(&mut self, sources: &[usize]) -> bool {
        let parts: Vec<&OutlinePart> = sources.iter().map(|source| &self.parts[*source]).collect();
        let in_one = |source: &usize| {
            if let Some(known) = self.overlaps.get(source) {
                return *known;
            }
            let overlap = self.patterns_overlap(*source).unwrap_or(true);
            self.overlaps.insert(*source, overlap);
            overlap
        };
        if parts.iter().any(|part| has_rule(part)) || sources.iter().any(in_one) {
            return true;
        }
        if self.overlap(&parts) {
            return true;
        }
        let applied = || parts.iter().flat_map(|part| &part.applied);
        let mut choices = applied().filter(|applied| matches!(applied, Applied::Choice { .. }));
        let (Some(choice), next) = (choices.next(), choices.next()) else {
            return false;
        };
        let Applied::Choice {
            branches,
            exactly_one,
            tag,
            ..
        } = choice
        else {
            return true;
        };
        // A bound of numbers looks at the branches beside it, as does an `integer` that is decided by its spelling.
        let mut constraints = parts.iter().flat_map(|part| &part.constraints);
        let bounds = constraints
            .any(|(keyword, kinds)| kinds.contains(&JsonKind::Number) && is_by_value(keyword))
            || parts.iter().any(|part| is_by_spelling(part));
        // What is left unevaluated depends on which branches are valid.
        let leaves = applied().any(|applied| matches!(applied, Applied::Unevaluated { .. }));
        let is_told_apart = !exactly_one || tag.is_some() || self.are_of_other_kinds(branches);
        next.is_some() || bounds || leaves || !is_told_apart || self.overlap_with(&parts, branches)
    }

    /// Whether no value but `null` has a kind that two branches allow.
    fn are_of_other_kinds(&self, branches: &[usize]) -> bool {
        let mut taken = Vec::new();
        let kinds = branches
            .iter()
            .flat_map(|branch| &self.parts[*branch].kinds);
        let mut kinds = kinds.filter(|kind| **kind != JsonKind::Null);
        kinds.all(|kind| {
            let is_new = !taken.contains(kind);
            taken.push(*kind);
            is_new
        })
    }

    /// Whether a pattern of a part may name a member that another keyword of the part describes, too, or whose type does not say
    /// whether the pattern names it. `None` if that is past what may be seen.
    fn patterns_overlap(&mut self, part: usize) -> Option<bool> {
        const MOST: usize = 1_000;
        /// So many bytes of a name times bytes of a pattern cost as much as a member.
        const PER_STEP: usize = 64;
        let Some(members) = &self.parts[part].members else {
            return Some(false);
        };
        let pattern = match &*members.pattern_texts {
            [] => return Some(false),
            [only] if members.others == Rest::None && members.listed.len() <= MOST => only,
            _ => return Some(true),
        };
        let mut left = MOST_MATCHING;
        for member in &members.listed {
            let steps = member.name.len().saturating_mul(pattern.len()) / PER_STEP;
            self.spend(1 + steps)?;
            if self.outline.matches(part, 0, &member.name, &mut left) {
                return Some(true);
            }
            if left == 0 {
                return None;
            }
        }
        Some(false)
    }

    /// Whether two of the parts that apply to one value may say something of the same member or item.
    fn overlap(&mut self, parts: &[&'o OutlinePart]) -> bool {
        let says = |part: &&&OutlinePart| part.members.is_some() || part.items.is_some();
        let mut saying = parts.iter().filter(says);
        if saying.clone().count() < 2 {
            return false;
        }
        let mut all = Described::default();
        saying.any(|part| {
            let Some(described) = self.described(part) else {
                return true;
            };
            let meets = all.meets(&described);
            all.add(described);
            meets
        })
    }

    /// Whether a branch may look at a member or item that the parts beside the union describe.
    fn overlap_with(&mut self, beside: &[&'o OutlinePart], branches: &[usize]) -> bool {
        let mut all = Described::default();
        for part in beside {
            match self.described(part) {
                Some(one) => all.add(one),
                None => return true,
            }
        }
        if !all.says_something() {
            return false;
        }
        let parts = self.parts;
        branches.iter().any(|branch| {
            self.reached(*branch, in_place).is_none_or(|reached| {
                reached.into_iter().map(|part| &parts[part]).any(|part| {
                    let one = self.described(part);
                    has_rule(part) || one.is_none_or(|one| all.meets(&one))
                })
            })
        })
    }

    /// Returns what a part says of members and items. `None` if that is past what may be seen.
    fn described(&mut self, part: &'o OutlinePart) -> Option<Described<'o>> {
        let items = part.items.as_ref();
        let members = part.members.as_ref();
        let listed = members.map_or(&[][..], |members| &members.listed);
        self.spend(1 + listed.len())?;
        Some(Described {
            names: listed
                .iter()
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

impl Described<'_> {
    fn says_something(&self) -> bool {
        self.items || self.others || !self.names.is_empty()
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

/// Whether an `integer` anywhere is decided by its spelling.
pub(super) fn has_spelled_integers(outline: &Outline) -> bool {
    outline.parts.iter().any(is_by_spelling)
}

fn is_by_spelling(part: &OutlinePart) -> bool {
    let types = part.facts.types.as_ref();
    part.integers_by_spelling && types.is_some_and(|one| one.integer)
}

/// Whether a part has numbers in it that its type may write otherwise, unless a rule around it looks at them: floats, and constants
/// whose spelling says whether they are integers.
pub(super) fn changes_numbers(outline: &Outline, part: usize, has_spelled_integers: bool) -> bool {
    let mut seen = BTreeSet::from([part]);
    let mut open = vec![part];
    while let Some(part) = open.pop() {
        let part = &outline.parts[part];
        let types = part.facts.types.as_ref();
        let is_float = types.is_some_and(|one| one.kinds.contains(&JsonKind::Number));
        let is_spelled = has_spelled_integers && part.facts.constants.is_some();
        if part.kinds.contains(&JsonKind::Number) && (is_float || is_spelled) {
            return true;
        }
        let next = inside(part).into_iter().chain(in_place(part));
        open.extend(next.filter(|part| seen.insert(*part)));
    }
    false
}
