//! The leaves of a union, with what tells them apart, as a check keeps them for all values of the union.
//!
//! Invariant: made once in a check, from its budget. Where little of that is left, or many leaves are kept already, the union's
//! own branches do.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use saop_json::JsonKind;
use serde_json::json;

use super::tags::{self, Tags};
use crate::error::Expected;
use crate::keywords::constraint::Kinds;
use crate::keywords::tagged;
use crate::plan::Plan;
use crate::tag::find_tag;
use crate::unions::{Leaf, Names, resolved};

/// The leaves of a union.
pub(in crate::walk) struct Flat<'p> {
    pub(super) leaves: Vec<Leaf<'p>>,
    /// The tags of each leaf.
    pub(super) tags: Vec<Tags<'p>>,
    /// The place of the branch that messages name for each leaf.
    pub(super) places: Vec<usize>,
    pub(super) tagged: Option<Tagged<'p>>,
    names: OnceCell<Names>,
}

/// The required member with one string in each object of a union that it has in no other.
pub(super) struct Tagged<'p> {
    pub(super) property: String,
    pub(super) values: Vec<&'p str>,
    /// The leaf of each.
    pub(super) leaves: HashMap<&'p str, usize>,
    /// Whether the union has no branches for other values than objects.
    pub(super) is_all: bool,
    /// What violations expect, in words and as data.
    pub(super) wanted: String,
    pub(super) expected: Arc<Expected>,
}

impl<'p> Flat<'p> {
    pub(super) fn of(plan: &'p Plan, leaves: Vec<Leaf<'p>>, spend: impl Fn(usize) -> bool) -> Self {
        let mut tags = Vec::with_capacity(leaves.len());
        for leaf in &leaves {
            let mut own = Tags::default();
            let seen = tags::collect(plan, leaf, &mut own);
            if !spend(seen) {
                break;
            }
            tags.push(own);
        }
        let is_all = tags.len() == leaves.len();
        Self {
            tagged: is_all.then(|| tagged_of(plan, &leaves)).flatten(),
            places: places(&leaves),
            leaves,
            tags,
            names: OnceCell::new(),
        }
    }

    /// Returns some of the leaves, to name them and no others.
    pub(super) fn only(&self, leaves: &[usize]) -> Self {
        let leaves = leaves.iter().filter_map(|leaf| self.leaves.get(*leaf));
        let leaves: Vec<Leaf<'p>> = leaves.cloned().collect();
        Self {
            tags: Vec::new(),
            tagged: None,
            places: places(&leaves),
            leaves,
            names: OnceCell::new(),
        }
    }

    /// Returns what messages call the branches.
    pub(in crate::walk) fn names(&self, plan: &Plan) -> &Names {
        self.names.get_or_init(|| Names::of(plan, &self.leaves))
    }
}

/// Returns the place of the branch that messages name for each leaf.
fn places(leaves: &[Leaf<'_>]) -> Vec<usize> {
    let mut last: Option<&[usize]> = None;
    let mut place = 0;
    let places = leaves.iter().map(|leaf| {
        let path = leaf.named_path();
        place += usize::from(last.replace(path).is_some_and(|last| last != path));
        place
    });
    places.collect()
}

/// Finds the member that tells the objects of a union apart.
fn tagged_of<'p>(plan: &'p Plan, leaves: &[Leaf<'p>]) -> Option<Tagged<'p>> {
    const OBJECTS: Kinds = Kinds::of(JsonKind::Object);
    let objects = leaves.iter().enumerate();
    let objects = objects.filter(|(_, leaf)| leaf.possible.contains(JsonKind::Object));
    let objects: Vec<(usize, &Leaf<'p>)> = objects.collect();
    if objects.len() < 2 || objects.iter().any(|(_, leaf)| leaf.possible != OBJECTS) {
        return None;
    }
    let fixed = objects.iter().map(|(_, leaf)| fixed(plan, leaf));
    let fixed: Vec<BTreeMap<&str, &'p str>> = fixed.collect();
    let value = |place: usize, name: &str| Some(vec![(*fixed.get(place)?.get(name)?).to_owned()]);
    let names = fixed.first()?.keys().copied();
    let (property, _) = find_tag(names, fixed.len(), value)?;
    let values = fixed.iter().map(|fixed| fixed.get(&*property).copied());
    let values: Vec<&'p str> = values.collect::<Option<_>>()?;
    let places = objects.iter().map(|(place, _)| *place);
    Some(Tagged {
        leaves: values.iter().copied().zip(places).collect(),
        is_all: objects.len() == leaves.len(),
        wanted: tagged::wanted(&property, values.iter().copied()),
        expected: Arc::new(Expected(json!({ &property: values }))),
        property,
        values,
    })
}

/// Returns the required members of a leaf that can be one string only, and that string.
fn fixed<'p>(plan: &'p Plan, leaf: &Leaf<'p>) -> BTreeMap<&'p str, &'p str> {
    let mut all = Vec::new();
    for part in &leaf.path {
        tags::collect_properties(plan, *part, &mut all);
    }
    let listed = all.iter().flat_map(|properties| &properties.list);
    let required = listed.clone().filter(|one| one.missing.is_some());
    let required: HashSet<&str> = required.map(|one| &*one.name).collect();
    let required = listed.filter(|one| required.contains(&*one.name));
    let fixed = required.filter_map(|one| match *resolved(plan, one.part?)?.strings()? {
        [only] => Some((&*one.name, only)),
        _ => None,
    });
    fixed.collect()
}
