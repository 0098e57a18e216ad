//! What callers send: of an open object, the members that the schema lists. SPEC C3.
//!
//! A place is where a value may be in a document, with all parts that say something of it. Its names are those that any of them lists, or
//! requires, be it in a branch of a choice. Where one of them has `additionalProperties` or `unevaluatedProperties`, the schema says
//! itself what else there may be. A place inside a document where no name is listed stays open: its names are the caller's, as in a map.
//!
//! Invariant: a place depends on the schema and the steps to it, never on a document.

use std::collections::{BTreeSet, HashMap};

use saop_json::{JsonKind, NodeRef};
use saop_schema::{Applied, Outline, OutlinePart, OutlineRule, Rest};

/// The places of a schema; the first is where anything is said by no part.
pub(crate) struct Places {
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

    pub(crate) fn new() -> Self {
        let anywhere = Place {
            parts: Vec::new(),
            closed: None,
        };
        Self {
            ids: HashMap::new(),
            list: vec![anywhere],
        }
    }

    /// Returns the place of a document under a part.
    pub(crate) fn root(&mut self, outline: &Outline, part: usize) -> usize {
        self.of(outline, vec![part], true)
    }

    fn of(&mut self, outline: &Outline, mut open: Vec<usize>, is_root: bool) -> usize {
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
            let Some(part) = outline.parts.get(number).filter(|_| all.insert(number)) else {
                continue;
            };
            is_open |= is_explicit(part);
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
    pub(crate) fn allows(&self, outline: &Outline, place: usize, name: &str) -> bool {
        let names = self.list.get(place).and_then(|place| place.closed.as_ref());
        names.is_none_or(|names| {
            let mut patterns = names.patterns.iter();
            names.listed.contains(name)
                || patterns.any(|(part, pattern)| outline.matches(*part, *pattern, name))
        })
    }

    /// Returns the names that members may have, if no others are allowed.
    pub(crate) fn names(&self, place: usize) -> Option<&BTreeSet<String>> {
        let names = self.list.get(place)?.closed.as_ref()?;
        names.patterns.is_empty().then_some(&names.listed)
    }

    /// Returns the place of a member.
    pub(crate) fn member(&mut self, outline: &Outline, place: usize, name: &str) -> usize {
        let mut found = Vec::new();
        let parts = self.list.get(place).map_or(&[][..], |place| &place.parts);
        for &number in parts {
            let Some(part) = outline.parts.get(number) else {
                continue;
            };
            if let Some(members) = &part.members {
                let before = found.len();
                let mut listed = members.listed.iter();
                let listed = listed.find(|member| member.listed && member.name == name);
                found.extend(listed.and_then(|member| member.part));
                let patterns = members.patterns.iter().enumerate();
                let matching =
                    patterns.filter(|(pattern, _)| outline.matches(number, *pattern, name));
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
        self.of(outline, found, false)
    }

    /// Returns the place of an item.
    pub(crate) fn item(&mut self, outline: &Outline, place: usize, index: usize) -> usize {
        let mut found = Vec::new();
        let parts = self.list.get(place).map_or(&[][..], |place| &place.parts);
        for part in parts.iter().filter_map(|part| outline.parts.get(*part)) {
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
        self.of(outline, found, false)
    }

    /// Whether a document has only members that are listed.
    pub(crate) fn admits(&mut self, outline: &Outline, place: usize, value: NodeRef<'_>) -> bool {
        match value.kind() {
            JsonKind::Object => value.members().all(|(name, member)| {
                self.allows(outline, place, &name) && {
                    let inner = self.member(outline, place, &name);
                    self.admits(outline, inner, member)
                }
            }),
            JsonKind::Array => value.items().enumerate().all(|(index, item)| {
                let inner = self.item(outline, place, index);
                self.admits(outline, inner, item)
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

/// Collects the parts that apply to the value itself, if only to some values. What is refused lists nothing.
fn in_place(part: &OutlinePart, found: &mut Vec<usize>) {
    for applied in &part.applied {
        match applied {
            Applied::All(part) => found.push(*part),
            Applied::Choice { branches, .. } => found.extend(branches),
            _ => {}
        }
    }
    for rule in &part.rules {
        match rule {
            OutlineRule::If(condition, then, otherwise) => {
                found.push(*condition);
                found.extend(then.iter().chain(otherwise));
            }
            OutlineRule::Dependent { part, .. } => found.extend(part),
            _ => {}
        }
    }
}
