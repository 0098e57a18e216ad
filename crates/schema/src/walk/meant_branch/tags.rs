//! Tags: members of an object, or of an object in it, of which a branch allows one of a few values.
//!
//! Invariant: found in the plan alone, with bounds on how much of it is looked at.

use indexmap::IndexMap;
use saop_json::JsonKind;

use crate::keywords::in_place::InPlace;
use crate::keywords::properties::Properties;
use crate::plan::{Part, Plan};
use crate::unions::{self, Leaf, resolved};

/// How many members or items of a value are looked at.
pub(super) const MOST: usize = 64;

/// How deep schemas of a branch that apply to the same value are looked at.
pub(super) const MOST_LEVELS: usize = 4;

/// How many schemas of a branch that apply to the same value are looked at.
const MOST_PARTS: usize = 1 << 10;

/// Of one branch, this many members are looked at for tags in their objects, and this many branches of each.
const MOST_OBJECTS: usize = 16;
const MOST_INNER: usize = 64;

/// The member that is a tag, and the member in it if the tag is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key<'p> {
    pub(super) name: &'p str,
    pub(super) inner: Option<&'p str>,
}

/// The tags of a branch. The value of each must be valid under one of the parts of each list.
pub(super) type Tags<'p> = IndexMap<Key<'p>, Vec<Vec<usize>>>;

/// Collects the tags of a branch. Returns how many members were looked at.
pub(super) fn collect<'p>(plan: &'p Plan, leaf: &Leaf<'p>, tags: &mut Tags<'p>) -> usize {
    let (mut seen, mut objects) = (0, 0);
    for part in &leaf.path {
        seen += collect_from(plan, *part, &mut |name, number| {
            if is_constant(plan, number) {
                let key = Key { name, inner: None };
                tags.entry(key).or_default().push(vec![number]);
                return 0;
            }
            objects += usize::from(plan.possible(number).contains(JsonKind::Object));
            if objects > MOST_OBJECTS {
                return 0;
            }
            let mut inner = IndexMap::new();
            let seen = collect_inner(plan, number, &mut inner);
            for (inner, parts) in inner {
                let inner = Some(inner);
                tags.entry(Key { name, inner }).or_default().push(parts);
            }
            seen
        });
    }
    seen
}

pub(super) fn is_constant(plan: &Plan, number: usize) -> bool {
    resolved(plan, number).and_then(Part::constant).is_some()
}

/// Calls a function with each listed member of a part and of those that it applies in place. Returns how many were looked at, with
/// those that the function looked at.
fn collect_from<'p>(
    plan: &'p Plan,
    number: usize,
    each: &mut impl FnMut(&'p str, usize) -> usize,
) -> usize {
    let mut all = Vec::new();
    let mut seen = collect_properties(plan, number, &mut all);
    for property in all.iter().flat_map(|properties| &properties.list) {
        seen += 1 + property.part.map_or(0, |part| each(&property.name, part));
    }
    seen
}

/// Collects what a part says of members, with what it applies in place. Returns how many parts were looked at.
pub(super) fn collect_properties<'p>(
    plan: &'p Plan,
    number: usize,
    all: &mut Vec<&'p Properties>,
) -> usize {
    let mut open = vec![(number, 0)];
    let mut seen = 0;
    while let Some((number, level)) = open.pop() {
        let Some(part) = plan.part(number) else {
            continue;
        };
        seen += 1;
        all.extend(&part.properties);
        // From the last to the first, so that the first is looked at next.
        let room = MOST_PARTS.saturating_sub(seen + open.len());
        let applied = part.in_place.iter().take(room).rev();
        open.extend(applied.filter_map(|applied| match applied {
            InPlace::Schema(number) if level < MOST_LEVELS => Some((*number, level + 1)),
            _ => None,
        }));
    }
    seen
}

/// Collects the tags of the objects of a part that all its branches have.
fn collect_inner<'p>(
    plan: &'p Plan,
    number: usize,
    tags: &mut IndexMap<&'p str, Vec<usize>>,
) -> usize {
    if !plan.possible(number).contains(JsonKind::Object) {
        return 1;
    }
    let leaves = unions::leaves_of(plan, number, MOST_INNER);
    let objects = leaves.iter();
    let objects = objects.filter(|leaf| leaf.possible.contains(JsonKind::Object));
    let (mut seen, mut branches) = (leaves.len(), 0);
    for leaf in objects {
        let mut own = IndexMap::new();
        for part in &leaf.path {
            seen += collect_from(plan, *part, &mut |name, number| {
                if is_constant(plan, number) {
                    own.insert(name, number);
                }
                1
            });
        }
        if branches == 0 {
            tags.extend(own.into_iter().map(|(name, part)| (name, vec![part])));
        } else {
            tags.retain(|name, parts| {
                parts.extend(own.get(name));
                parts.len() > branches
            });
        }
        branches += 1;
        if tags.is_empty() {
            break;
        }
    }
    seen
}
