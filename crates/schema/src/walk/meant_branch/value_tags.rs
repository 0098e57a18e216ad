//! The tags that a value has, and the branches that they contradict.
//!
//! Invariant: where a branch has a right tag, no branch is chosen that the same tag contradicts.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use indexmap::{IndexMap, IndexSet};
use saop_json::NodeRef;
use saop_json::show::quote;

use super::flat::Flat;
use super::tags::{Key, MOST};
use crate::keywords::constraint::{Verdicts, reading_key};
use crate::plan::{Part, Plan};
use crate::unions::resolved;
use crate::walk::context::Context;

/// A tag that a value has.
pub(super) struct Tag<'p, 'a> {
    pub(super) key: Key<'p>,
    /// The bit of the place of its member; none for one that is not among the first.
    pub(super) member: u64,
    pub(super) value: NodeRef<'a>,
    pub(super) is_right: bool,
}

impl<'p> Context<'p> {
    /// Returns the tags that an object has, for each branch.
    pub(super) fn tags_of<'a>(
        &self,
        flat: &Flat<'p>,
        branches: &[usize],
        node: NodeRef<'a>,
    ) -> Vec<Vec<Tag<'p, 'a>>> {
        let names = OnceCell::new();
        let is_tag = |key: &str| {
            let names = names.get_or_init(|| {
                let tags = branches.iter().filter_map(|branch| flat.tags.get(*branch));
                let names = tags.flat_map(|tags| tags.keys()).map(|key| key.name);
                names.inspect(|_| _ = self.spend(1)).collect::<HashSet<_>>()
            });
            names.contains(key)
        };
        let mut members: HashMap<Cow<'a, str>, (u64, NodeRef<'a>)> = HashMap::new();
        for (index, (key, value)) in node.members().enumerate() {
            if !self.spend(2 + reading_key(&key)) {
                break;
            }
            if index < MOST {
                members.insert(key, (1 << index, value));
            } else if is_tag(&key) {
                members.insert(key, (0, value));
            }
        }
        let of_branch = |branch: &usize| {
            let tags = flat.tags.get(*branch).into_iter().flatten();
            let found = tags.filter_map(|(key, wanted)| {
                self.spend(1);
                let (member, value) = *members.get(key.name)?;
                let value = match key.inner {
                    Some(inner) => self.member(value, inner)?,
                    None => value,
                };
                let accepts = |part: &usize| self.accepts(*part, value);
                Some(Tag {
                    key: *key,
                    member,
                    value,
                    is_right: wanted.iter().all(|parts| parts.iter().any(accepts)),
                })
            });
            found.collect()
        };
        branches.iter().map(of_branch).collect()
    }
}

/// Returns how many branches have each tag.
pub(super) fn counts<'p>(tags: &[Vec<Tag<'p, '_>>]) -> IndexMap<Key<'p>, usize> {
    let mut counts = IndexMap::new();
    for tag in tags.iter().flatten() {
        *counts.entry(tag.key).or_default() += 1;
    }
    counts
}

/// Returns the places of the branches that are left if those go that a tag contradicts which is right for another one. A tag that
/// more branches have goes first.
pub(super) fn uncontradicted(
    tags: &[Vec<Tag<'_, '_>>],
    counts: &IndexMap<Key<'_>, usize>,
) -> Vec<usize> {
    let mut left: Vec<usize> = (0..tags.len()).collect();
    let rank = |key: &Key<'_>, count: usize| (Reverse(count), key.inner.is_some());
    let shared = counts.iter().filter(|(_, count)| **count > 1);
    let ranks: IndexSet<_> = shared.map(|(key, count)| rank(key, *count)).collect();
    let mut ranks: Vec<_> = ranks.into_iter().collect();
    ranks.sort_unstable();
    for one in ranks {
        let of_rank = |place: &usize| {
            let all = tags.get(*place).into_iter().flatten();
            all.filter(|tag| counts.get(&tag.key).map(|count| rank(&tag.key, *count)) == Some(one))
        };
        let right = left.iter().flat_map(of_rank).filter(|tag| tag.is_right);
        let right: IndexSet<Key<'_>> = right.map(|tag| tag.key).collect();
        if right.is_empty() {
            continue;
        }
        let wrong = |place: &usize| {
            let wrong = of_rank(place).filter(|tag| !tag.is_right && right.contains(&tag.key));
            wrong.count()
        };
        let fewest = left.iter().map(wrong).min();
        left.retain(|place| Some(wrong(place)) == fewest);
    }
    left
}

/// A tag that is wrong for every branch that has it.
pub(super) struct WrongTag<'p, 'a> {
    pub(super) key: Key<'p>,
    pub(super) value: NodeRef<'a>,
    /// The branches that have it, in ascending order.
    branches: Vec<usize>,
    is_right: bool,
    /// What each of them allows.
    wanted: IndexSet<&'p str>,
}

/// Returns the tag that is wrong for every branch, or for all that have it, the nearest ones among them, if there is one; of several,
/// the one that tells all branches apart, or that most have.
pub(super) fn wrong_everywhere<'t, 'p: 't, 'a: 't>(
    plan: &'p Plan,
    flat: &Flat<'p>,
    branches: impl Iterator<Item = (usize, &'t Vec<Tag<'p, 'a>>)>,
    nearest: &[usize],
) -> Option<WrongTag<'p, 'a>> {
    let mut found: IndexMap<Key<'p>, WrongTag<'p, 'a>> = IndexMap::new();
    let mut count = 0;
    for (branch, tags) in branches {
        count += 1;
        for tag in tags {
            let wrong = found.entry(tag.key).or_insert_with(|| WrongTag {
                key: tag.key,
                value: tag.value,
                branches: Vec::new(),
                is_right: false,
                wanted: IndexSet::new(),
            });
            wrong.is_right |= tag.is_right;
            wrong.branches.push(branch);
            let parts = parts(plan, flat, branch, &tag.key);
            wrong.wanted.extend(parts.filter_map(Part::constant));
        }
    }
    found.retain(|_, wrong| {
        let is_shared = wrong.branches.len() > 1 && wrong.wanted.len() > 1;
        let has = |one: &usize| wrong.branches.binary_search(one).is_ok();
        !wrong.is_right && (wrong.branches.len() == count || is_shared && nearest.iter().all(has))
    });
    let rank = |wrong: &WrongTag<'_, '_>| (wrong.wanted.len() == count, wrong.branches.len());
    let best = found.values().map(rank).max()?;
    found.into_values().find(|wrong| rank(wrong) == best)
}

/// Returns the parts that allow the values of a tag of a branch.
fn parts<'p>(
    plan: &'p Plan,
    flat: &Flat<'p>,
    branch: usize,
    key: &Key<'p>,
) -> impl Iterator<Item = &'p Part> {
    let lists = flat.tags.get(branch).and_then(|tags| tags.get(key));
    // The last one is that of the innermost branch, which allows the least.
    let last = lists.and_then(|lists| lists.last()).into_iter().flatten();
    last.filter_map(|number| resolved(plan, *number))
}

impl<'p> WrongTag<'p, '_> {
    /// Returns what the branches allow, in words, and the strings among that.
    pub(super) fn allowed(
        &self,
        plan: &'p Plan,
        flat: &Flat<'p>,
    ) -> (IndexSet<String>, Vec<&'p str>) {
        let (mut words, mut all) = (IndexSet::new(), Vec::new());
        for branch in &self.branches {
            for part in parts(plan, flat, *branch, &self.key) {
                match part.strings() {
                    Some(strings) => {
                        words.extend(strings.iter().map(|one| quote(one)));
                        all.extend(strings);
                    }
                    None => words.extend(part.constant().map(str::to_owned)),
                }
            }
        }
        (words, all)
    }
}
