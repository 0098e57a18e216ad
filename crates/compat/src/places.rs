//! What callers send: of an open object, the members that the schema lists. SPEC C3.
//!
//! A place is where a value may be in a document, with all parts that say something of it. Its names are those that any of them lists, or
//! requires, be it in a branch of a choice. Where one of them has `additionalProperties` or `unevaluatedProperties`, the schema says
//! itself what else there may be. A place inside a document where no name is listed stays open: its names are the caller's, as in a map.
//!
//! Invariant: a place depends on the schema and the steps to it, never on a document.

use std::collections::{BTreeSet, HashMap};

use saop_json::{JsonKind, NodeRef};
use saop_schema::{Applied, OutlinePart, Rest};

use crate::pair::{Node, Pair, in_place};

/// What the callers of a schema's tool send. SPEC C3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Callers {
    /// Members that the schema lists, wherever it does not say itself what others there may be.
    #[default]
    Listed,
    /// Anything that the schema accepts.
    Any,
}

/// The places of a schema; the first is where anything is said by no part.
pub(crate) struct Places {
    is_new: bool,
    ids: HashMap<(Vec<usize>, bool), usize>,
    list: Vec<Place>,
}

struct Place {
    /// All parts that say something of the value itself.
    parts: Vec<usize>,
    /// The names that members may have, and the patterns that match others, if that is limited.
    closed: Option<Names>,
}

#[derive(Default)]
struct Names {
    listed: BTreeSet<String>,
    /// By part and place in that.
    patterns: Vec<(usize, usize)>,
}

impl Places {
    /// What is said of no part.
    pub(crate) const ANYWHERE: usize = 0;

    /// Begins with no places of the old schema, or the new one.
    pub(crate) fn new(is_new: bool) -> Self {
        let anywhere = Place {
            parts: Vec::new(),
            closed: None,
        };
        Self {
            is_new,
            ids: HashMap::new(),
            list: vec![anywhere],
        }
    }

    /// Returns the place of a document under a part.
    pub(crate) fn root(&mut self, pair: &Pair, part: usize) -> usize {
        self.of(pair, vec![part], true)
    }

    const fn node(&self, part: usize) -> Node {
        Node {
            is_new: self.is_new,
            part,
        }
    }

    fn of(&mut self, pair: &Pair, mut open: Vec<usize>, is_root: bool) -> usize {
        open.sort_unstable();
        open.dedup();
        if open.is_empty() {
            return Self::ANYWHERE;
        }
        let key = (open, is_root);
        if let Some(&known) = self.ids.get(&key) {
            return known;
        }
        let mut open = key.0.clone();
        let mut all = BTreeSet::new();
        let (mut names, mut is_open) = (Names::default(), false);
        while let Some(number) = open.pop() {
            let Some(part) = pair.part(self.node(number)).filter(|_| all.insert(number)) else {
                continue;
            };
            is_open |= is_explicit(part);
            pair.spend(
                1 + part
                    .members
                    .as_ref()
                    .map_or(0, |members| members.listed.len()),
            );
            if let Some(members) = &part.members {
                let listed = members.listed.iter().map(|member| member.name.clone());
                names.listed.extend(listed);
                let patterns = (0..members.patterns.len()).map(|place| (number, place));
                names.patterns.extend(patterns);
            }
            in_place(part, &mut open);
        }
        let lists = !names.listed.is_empty() || !names.patterns.is_empty();
        let place = Place {
            parts: all.into_iter().collect(),
            closed: (!is_open && (lists || is_root)).then_some(names),
        };
        self.list.push(place);
        self.ids.insert(key, self.list.len() - 1);
        self.list.len() - 1
    }

    /// Whether a member may have a name.
    pub(crate) fn allows(&self, pair: &Pair, place: usize, name: &str) -> bool {
        let names = self.list.get(place).and_then(|place| place.closed.as_ref());
        names.is_none_or(|names| {
            let mut patterns = names.patterns.iter();
            names.listed.contains(name)
                || patterns.any(|(part, pattern)| pair.matches(self.node(*part), *pattern, name))
        })
    }

    /// Returns the names that members may have, if no others are allowed.
    pub(crate) fn names(&self, place: usize) -> Option<&BTreeSet<String>> {
        let names = self.list.get(place)?.closed.as_ref()?;
        names.patterns.is_empty().then_some(&names.listed)
    }

    /// Returns the place of a member.
    pub(crate) fn member(&mut self, pair: &Pair, place: usize, name: &str) -> usize {
        let mut found = Vec::new();
        let parts = self.list.get(place).map_or(&[][..], |place| &place.parts);
        pair.spend(1 + parts.len());
        for &number in parts {
            let node = self.node(number);
            let Some(part) = pair.part(node) else {
                continue;
            };
            if let Some(members) = &part.members {
                let before = found.len();
                let listed = pair.listed(node, name).filter(|member| member.listed);
                found.extend(listed.and_then(|member| member.part));
                let patterns = members.patterns.iter().enumerate();
                let matching = patterns.filter(|(pattern, _)| pair.matches(node, *pattern, name));
                found.extend(matching.map(|(_, part)| *part));
                if let (true, Rest::Part(part)) = (before == found.len(), members.others) {
                    found.push(part);
                }
            }
            for applied in &part.applied {
                if let Applied::Unevaluated {
                    members: Rest::Part(part),
                    ..
                } = applied
                {
                    found.push(*part);
                }
            }
        }
        self.of(pair, found, false)
    }

    /// Returns the place of an item.
    pub(crate) fn item(&mut self, pair: &Pair, place: usize, index: usize) -> usize {
        let mut found = Vec::new();
        let parts = self.list.get(place).map_or(&[][..], |place| &place.parts);
        pair.spend(1 + parts.len());
        for part in parts.iter().filter_map(|part| pair.part(self.node(*part))) {
            found.extend(part.contained.map(|(part, _)| part));
            let Some(items) = &part.items else {
                continue;
            };
            let first = items.prefix.get(index).copied();
            found.extend(first.or(match items.rest {
                Rest::Part(part) => Some(part),
                _ => None,
            }));
        }
        self.of(pair, found, false)
    }

    /// Whether a document has only members that are listed.
    pub(crate) fn admits(&mut self, pair: &Pair, place: usize, value: NodeRef<'_>) -> bool {
        match value.kind() {
            JsonKind::Object => value.members().all(|(name, member)| {
                self.allows(pair, place, &name) && {
                    let inner = self.member(pair, place, &name);
                    self.admits(pair, inner, member)
                }
            }),
            JsonKind::Array => value.items().enumerate().all(|(index, item)| {
                let inner = self.item(pair, place, index);
                self.admits(pair, inner, item)
            }),
            _ => true,
        }
    }
}

/// Whether a part says what members there may be beside those that are listed.
fn is_explicit(part: &OutlinePart) -> bool {
    let covers = part
        .members
        .as_ref()
        .is_some_and(|members| members.covers_rest);
    let is_said = |applied: &Applied| matches!(applied, Applied::Unevaluated { members, .. } if *members != Rest::Any);
    covers || part.applied.iter().any(is_said)
}
