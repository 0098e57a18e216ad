//! Which branch of a union a value was most likely meant for, when it is valid under none.
//!
//! The only branch that takes its type; else the one that its tags name; else the one with the fewest wrong tags, then the fewest missing,
//! unknown and wrong members. A member that the branch knows counts less with a wrong value than if it is missing: whoever wrote the
//! name meant the branch that has it. Where none is nearest, a member that may be misspelled decides. The branches of unions
//! within the union count as its own.
//!
//! Invariant: the search looks one level into the value, two for tags, at verdicts that are kept, so that unions within unions
//! do not multiply.

mod distance;
pub(super) mod flat;
mod tags;
mod value_tags;

use std::borrow::Cow;
use std::collections::HashSet;
use std::ptr;
use std::rc::Rc;
use std::sync::Arc;

use saop_json::show::nearest;
use saop_json::{JsonKind, NodeRef};

use self::distance::{Distance, Findings};
use self::flat::{Flat, Tagged};
use self::tags::MOST;
use self::value_tags::{WrongTag, counts, uncontradicted, wrong_everywhere};
use super::context::Context;
use crate::error::Expected;
use crate::keywords::constraint::{Kinds, Verdicts, reading_key};
use crate::keywords::properties::{MOST_SEARCHED, Properties};
use crate::keywords::tagged;
use crate::keywords::untagged::Choice;
use crate::unions::{self, Leaf, Names};
use crate::words::{MOST_LISTED, enumerate, enumerate_some, push_hint, say};

pub(super) enum Likeliest<'p, 'a> {
    /// The parts that lead to one branch.
    Branch(Vec<usize>),
    /// No branch has the tag that the value has, or that it lacks: what to say of the tag, or of the value.
    NoTag(NoTag<'a>),
    /// No branch has such a value at the member that tells them apart.
    Tag(TagFault<'p, 'a>),
    /// It can be none of them: what to say.
    None(String),
    /// It is valid under several branches of a `oneOf` within this one: their places.
    Several(Rc<Flat<'p>>, Vec<usize>),
    /// The branches of which none is likelier than the others: the place and part of each.
    Tied(Tied<'p>),
}

/// What to say of a value whose tag no branch has.
pub(super) struct NoTag<'a> {
    pub(super) subject: NodeRef<'a>,
    pub(super) message: String,
    pub(super) expected: Arc<Expected>,
}

/// What to say of the member that tells the branches apart.
pub(super) struct TagFault<'p, 'a> {
    /// The names that lead to it.
    pub(super) path: Vec<&'p str>,
    pub(super) subject: NodeRef<'a>,
    pub(super) message: String,
}

/// Branches of which none is likelier than the others.
pub(super) struct Tied<'p> {
    pub(super) flat: Rc<Flat<'p>>,
    pub(super) branches: Vec<(usize, usize)>,
    /// Whether these are not all branches of the union: a tag contradicts the others.
    pub(super) is_part: bool,
}

/// How many leaves are kept in a check, over all unions.
const MOST_FLATTENED: usize = 1 << 16;

/// So many branches are looked at for a member that may be misspelled, and so many of their names.
const MOST_TIED: usize = 8;
const MOST_ABSENT: usize = 32;

/// If a tag contradicts some branches and leaves more than these, a message names all branches.
const MOST_NAMED_ANEW: usize = 64;

/// What it costs to look whether a name is a misspelling of another.
const COMPARING: usize = 16;

/// An object with more members that a branch does not name does not have typos.
const MOST_FOREIGN: usize = 3;

impl<'p> Context<'p> {
    /// Returns the leaves of a union.
    fn flat(&self, choice: &'p Choice) -> Rc<Flat<'p>> {
        let is_little = self.left() < self.budget() / 2 || self.flattened.get() > MOST_FLATTENED;
        let key = (ptr::from_ref(choice).addr(), is_little);
        if let Some(known) = self.flat.borrow().get(&key) {
            return Rc::clone(known);
        }
        let leaves = if is_little {
            unions::branches(self.plan(), choice)
        } else {
            unions::leaves(self.plan(), choice)
        };
        // Each takes some hundred bytes.
        self.keep(4 * leaves.len() as u64);
        if !is_little {
            self.flattened.set(self.flattened.get() + leaves.len());
        }
        let flat = Flat::of(self.plan(), leaves, |seen| self.step(seen));
        let flat = Rc::new(flat);
        self.flat.borrow_mut().insert(key, Rc::clone(&flat));
        flat
    }

    /// Returns the branch that was most likely meant.
    pub(super) fn likeliest<'a>(&self, choice: &'p Choice, node: NodeRef<'a>) -> Likeliest<'p, 'a> {
        let flat = self.flat(choice);
        let kind = node.kind();
        if let Some(tagged) = &flat.tagged
            && (tagged.is_all || kind == JsonKind::Object)
        {
            return self.by_tag(&flat, tagged, node);
        }
        let mut fitting: Vec<usize> = Vec::new();
        for (place, leaf) in flat.leaves.iter().enumerate() {
            if self.spend(1) && leaf.possible.contains(kind) {
                fitting.push(place);
            }
        }
        if fitting.is_empty() {
            let words = flat.names(self.plan()).types.clone();
            let all = flat.leaves.iter();
            let all = all.fold(Kinds::NONE, |all, leaf| all.with(leaf.possible));
            let words = words.unwrap_or_else(|| kinds_in_words(all));
            return Likeliest::None(say(&words, |message| node.describe(message)));
        }
        if let [only] = *fitting {
            return Likeliest::Branch(path_of(&flat, only));
        }
        if let Some(message) = self.no_constant(&flat, &fitting, node) {
            return Likeliest::None(message);
        }
        self.nearest(choice, &flat, &fitting, node)
    }

    /// Returns what to say of a value that can only be one of some constants; the branches for other kinds of values do not matter.
    fn no_constant(&self, flat: &Flat<'p>, fitting: &[usize], node: NodeRef<'_>) -> Option<String> {
        let leaf = |place: &usize| flat.leaves.get(*place);
        let is_constant = |place: &usize| {
            let part = leaf(place).and_then(|leaf| leaf.path.last());
            self.spend(1) && part.is_some_and(|part| tags::is_constant(self.plan(), *part))
        };
        if fitting.len() == flat.leaves.len() || !fitting.iter().all(is_constant) {
            return None;
        }
        Names::of(self.plan(), fitting.iter().filter_map(leaf)).no_constant(node)
    }

    /// Returns the branch that a tag names which tells all branches apart.
    fn by_tag<'a>(
        &self,
        flat: &Flat<'p>,
        tagged: &Tagged<'p>,
        node: NodeRef<'a>,
    ) -> Likeliest<'p, 'a> {
        let tag = self.member(node, &tagged.property);
        let text = tag.and_then(NodeRef::string);
        if let Some(leaf) = text.and_then(|text| tagged.leaves.get(&*text)) {
            return Likeliest::Branch(path_of(flat, *leaf));
        }
        let others = match tag {
            Some(_) => Vec::new(),
            None => self.foreign(flat, tagged, node),
        };
        let (property, values) = (&*tagged.property, tagged.values.iter().copied());
        let (message, subject) = tagged::no_branch(&tagged.wanted, property, values, node, &others);
        Likeliest::NoTag(NoTag {
            subject,
            message,
            expected: Arc::clone(&tagged.expected),
        })
    }

    /// Returns the places of the branches under which a value is valid.
    pub(super) fn valid(
        &self,
        choice: &'p Choice,
        node: NodeRef<'_>,
    ) -> (Rc<Flat<'p>>, Vec<usize>) {
        let flat = self.flat(choice);
        let mut places: Vec<usize> = Vec::new();
        for (leaf, place) in flat.leaves.iter().zip(&flat.places) {
            let part = leaf.named_path().last();
            if places.last() != Some(place) && part.is_some_and(|part| self.accepts(*part, node)) {
                places.push(*place);
            }
        }
        (flat, places)
    }

    /// Returns the first members of an object that no branch lists, if the branches are few.
    fn foreign<'a>(
        &self,
        flat: &Flat<'p>,
        tagged: &Tagged<'p>,
        node: NodeRef<'a>,
    ) -> Vec<Cow<'a, str>> {
        const MOST_BRANCHES: usize = 16;
        if tagged.values.len() > MOST_BRANCHES {
            return Vec::new();
        }
        let leaves = tagged.leaves.values();
        let leaves = leaves.filter_map(|place| flat.leaves.get(*place));
        let mut all = Vec::new();
        for part in leaves.flat_map(|leaf| &leaf.path) {
            let seen = tags::collect_properties(self.plan(), *part, &mut all);
            self.step(seen);
        }
        let is_listed = |key: &str| {
            let mut all = all.iter().take_while(|_| self.step(1));
            all.any(|properties| self.place(properties, key, 0).is_some())
        };
        let keys = node.members().take(MOST_SEARCHED).map(|(key, _)| key);
        keys.filter(|key| !is_listed(key)).collect()
    }

    /// Returns the nearest of several branches.
    fn nearest<'a>(
        &self,
        choice: &Choice,
        flat: &Rc<Flat<'p>>,
        fitting: &[usize],
        node: NodeRef<'a>,
    ) -> Likeliest<'p, 'a> {
        let tags = self.tags_of(flat, fitting, node);
        let counts = counts(&tags);
        let mut left = uncontradicted(&tags, &counts);
        let leaf = |place: &usize| fitting.get(*place).copied().unwrap_or_default();
        let is_named = |place: &usize| self.is_named_by(flat.leaves.get(leaf(place)), node);
        if left.iter().any(is_named) {
            left.retain(is_named);
        }
        if let [only] = *left
            && fitting.len() > 1
        {
            return Likeliest::Branch(path_of(flat, leaf(&only)));
        }
        if let Some(several) = self.several(choice, flat, left.iter().map(leaf), node) {
            return several;
        }
        let members = node.members().take(MOST).count();
        self.spend(members as u64);
        let mut least: Option<Distance> = None;
        let mut tied = Vec::new();
        for place in &left {
            let mut findings = Findings::default();
            for part in flat
                .leaves
                .get(leaf(place))
                .iter()
                .flat_map(|leaf| &leaf.path)
            {
                self.measure(*part, node, &mut findings, 0);
            }
            for tag in tags.get(*place).into_iter().flatten() {
                let count = counts.get(&tag.key).copied().unwrap_or(1);
                findings.tag(tag, count, fitting.len());
            }
            let distance = findings.distance(members);
            match least.as_ref().map(|least| distance.cmp(least)) {
                Some(std::cmp::Ordering::Greater) => {}
                Some(std::cmp::Ordering::Equal) => tied.push(leaf(place)),
                Some(std::cmp::Ordering::Less) | None => {
                    least = Some(distance);
                    tied = vec![leaf(place)];
                }
            }
        }
        let all = fitting.iter().copied().zip(&tags);
        let of_left = left
            .iter()
            .filter_map(|place| Some((leaf(place), tags.get(*place)?)));
        let wrong = wrong_everywhere(self.plan(), flat, all, &tied)
            .or_else(|| wrong_everywhere(self.plan(), flat, of_left, &tied));
        if let Some(wrong) = wrong {
            return self.say_wrong_tag(flat, &wrong);
        }
        if tied.len() > 1 {
            self.keep_misspelled(&mut tied, flat, node);
        }
        let left: Vec<usize> = left.iter().map(leaf).collect();
        if left.len() < fitting.len()
            && let Some(only) = self.only(flat, &left)
        {
            let tied = left
                .iter()
                .enumerate()
                .filter(|(_, leaf)| tied.contains(leaf));
            let tied: Vec<usize> = tied.map(|(place, _)| place).collect();
            return likeliest_of(&only, &tied, true);
        }
        likeliest_of(flat, &tied, false)
    }

    /// Returns some leaves alone, if they are few and can be told apart without an index.
    fn only(&self, flat: &Flat<'p>, leaves: &[usize]) -> Option<Rc<Flat<'p>>> {
        if leaves.len() > MOST_NAMED_ANEW || !self.keep(leaves.len() as u64) {
            return None;
        }
        let only = flat.only(leaves);
        let are_clear = only.names(self.plan()).are_told_apart();
        are_clear.then(|| Rc::new(only))
    }

    /// Says that a tag is right for no branch.
    fn say_wrong_tag<'a>(&self, flat: &Flat<'p>, wrong: &WrongTag<'p, 'a>) -> Likeliest<'p, 'a> {
        let (words, strings) = wrong.allowed(self.plan(), flat);
        self.spend(words.len() as u64);
        let listed = words.iter().take(MOST_LISTED + 1).cloned().collect();
        let wanted = enumerate_some(listed, words.len(), "or");
        Likeliest::Tag(TagFault {
            message: say(&wanted, |message| {
                wrong.value.describe(message);
                if let Some(text) = wrong.value.string() {
                    push_hint(message, &text, strings.into_iter());
                }
            }),
            path: [wrong.key.name]
                .into_iter()
                .chain(wrong.key.inner)
                .collect(),
            subject: wrong.value,
        })
    }

    /// Whether the `discriminator` of the schema says that an object is meant for a branch.
    fn is_named_by(&self, leaf: Option<&Leaf<'p>>, node: NodeRef<'_>) -> bool {
        let Some(discriminator) = leaf.and_then(|leaf| leaf.discriminator) else {
            return false;
        };
        let value = self.member(node, &discriminator.property);
        let value = value.and_then(NodeRef::string);
        value.is_some_and(|value| discriminator.values.iter().any(|one| **one == *value))
    }

    /// Returns the branches of an inner `oneOf` that are valid: it refuses the value because they are several.
    fn several<'a>(
        &self,
        choice: &Choice,
        flat: &Rc<Flat<'p>>,
        leaves: impl Iterator<Item = usize>,
        node: NodeRef<'a>,
    ) -> Option<Likeliest<'p, 'a>> {
        if flat.leaves.len() == choice.branches.len() {
            return None;
        }
        let is_valid = |leaf: &usize| {
            let leaf = flat.leaves.get(*leaf);
            leaf.is_some_and(|leaf| {
                leaf.path.len() > 1
                    && leaf
                        .path
                        .last()
                        .is_some_and(|part| self.accepts(*part, node))
            })
        };
        let valid: Vec<usize> = leaves.filter(is_valid).collect();
        let (first, _) = (*valid.first()?, valid.get(1)?);
        if choice.exactly_one && valid.iter().all(|leaf| is_named(flat, *leaf)) {
            let places = valid.iter().filter_map(|leaf| flat.places.get(*leaf));
            return Some(Likeliest::Several(
                Rc::clone(flat),
                places.copied().collect(),
            ));
        }
        let path = flat.leaves.get(first)?.path.first()?;
        Some(Likeliest::Branch(vec![*path]))
    }

    /// Keeps those of the first branches of which the object has the most members misspelled, if it has one.
    fn keep_misspelled(&self, tied: &mut Vec<usize>, flat: &Flat<'p>, object: NodeRef<'_>) {
        let first = tied.iter().take(MOST_TIED);
        let counted = first.map(|place| {
            let leaf = flat.leaves.get(*place);
            let count = leaf.map_or(0, |leaf| self.misspelled(leaf, object));
            (*place, count)
        });
        let counted: Vec<(usize, usize)> = counted.collect();
        let most = counted.iter().map(|(_, count)| *count).max();
        if let Some(most @ 1..) = most {
            let places = counted.iter().filter(|(_, count)| *count == most);
            *tied = places.map(|(place, _)| *place).collect();
        }
    }

    /// Returns how many members may be misspelled names of a branch.
    fn misspelled(&self, leaf: &Leaf<'p>, object: NodeRef<'_>) -> usize {
        let mut all = Vec::new();
        for part in &leaf.path {
            let seen = tags::collect_properties(self.plan(), *part, &mut all);
            self.step(seen);
        }
        let mut present = HashSet::new();
        let mut foreign = Vec::new();
        for (key, _) in object.members().take(MOST) {
            let is_named = |properties: &&Properties| {
                self.place(properties, &key, 0).is_some()
                    || self.matching(properties, &key).next().is_some()
            };
            self.spend(1 + reading_key(&key));
            if all.iter().take_while(|_| self.step(1)).any(is_named) {
                present.insert(key);
            } else {
                foreign.push(key);
            }
        }
        if foreign.len() > MOST_FOREIGN {
            return 0;
        }
        let listed = all.iter().flat_map(|properties| &properties.list);
        let names = listed.map(|property| &*property.name);
        let absent = names.filter(|name| !present.contains(*name));
        let absent: Vec<&str> = absent.take(MOST_ABSENT).collect();
        self.spend((COMPARING * foreign.len() * absent.len()) as u64);
        let is_misspelled = |name: &&Cow<'_, str>| nearest(name, absent.iter().copied()).is_some();
        foreign.iter().filter(is_misspelled).count()
    }
}

/// Returns the parts that lead to a leaf.
fn path_of(flat: &Flat<'_>, leaf: usize) -> Vec<usize> {
    let leaf = flat.leaves.get(leaf);
    leaf.map(|leaf| leaf.path.clone()).unwrap_or_default()
}

/// Whether messages name the leaf itself, rather than a branch around it.
fn is_named(flat: &Flat<'_>, leaf: usize) -> bool {
    let leaf = flat.leaves.get(leaf);
    leaf.is_some_and(|leaf| leaf.named == leaf.path.len())
}

/// Returns what leaves have in common that are equally near: one branch that messages name, or several of them.
/// `is_part`: whether a tag contradicts the other branches.
fn likeliest_of<'p, 'a>(flat: &Rc<Flat<'p>>, tied: &[usize], is_part: bool) -> Likeliest<'p, 'a> {
    let leaves = tied.iter().filter_map(|place| flat.leaves.get(*place));
    let mut paths = leaves.clone().map(|leaf| &*leaf.path);
    let first = paths.next().unwrap_or_default();
    let common = paths.fold(first.len(), |common, path| {
        let pairs = first.iter().zip(path).take(common);
        pairs.take_while(|(one, other)| one == other).count()
    });
    if leaves.clone().all(|leaf| leaf.named <= common) {
        return Likeliest::Branch(first.iter().take(common).copied().collect());
    }
    let mut branches: Vec<(usize, usize)> = Vec::new();
    for (place, leaf) in tied.iter().zip(leaves) {
        if let Some(place) = flat.places.get(*place)
            && let Some(part) = leaf.named_path().last()
            && branches.last().is_none_or(|(last, _)| last != place)
        {
            branches.push((*place, *part));
        }
    }
    Likeliest::Tied(Tied {
        flat: Rc::clone(flat),
        branches,
        is_part,
    })
}

fn kinds_in_words(kinds: Kinds) -> String {
    const NOUNS: [(JsonKind, &str); 6] = [
        (JsonKind::Array, "an array"),
        (JsonKind::Bool, "a boolean"),
        (JsonKind::Null, "null"),
        (JsonKind::Number, "a number"),
        (JsonKind::Object, "an object"),
        (JsonKind::String, "a string"),
    ];
    let nouns = NOUNS.iter().filter(|(kind, _)| kinds.contains(*kind));
    let nouns: Vec<String> = nouns.map(|(_, noun)| (*noun).to_owned()).collect();
    if nouns.is_empty() {
        "no value here".to_owned()
    } else {
        enumerate(&nouns, "or")
    }
}
