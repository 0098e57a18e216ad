//! Documents that show a change: the old side accepts them, and the new one refuses them. SPEC C2.
//!
//! Where a keyword could not be shown to follow, values at and beside it are tried, each completed to a document along the way from the
//! root. What is found is made shorter as long as it shows the change.
//!
//! Invariant: the engine has confirmed each of them on both sides.

mod samples;

use std::rc::Rc;

use saop_json::{JsonKind, NodeRef, Tree};

use self::samples::Samples;
use crate::doc::Doc;
use crate::pair::{Kinds, Node, Pair};
use crate::places::Places;
use crate::proof::Proof;
use crate::proof::value::{Failure, Frame, Step, Value};

/// What may be asked of the engine for one failure, and for all of a comparison.
const MOST_ASKED: usize = 3000;
const MOST_ASKED_OF_ALL: usize = 20_000;
/// The search for one failure may take so much of the steps that are left: a third.
const SHARE: u64 = 3;
/// How many values of a place that changed are completed to documents.
const MOST_LEAVES: usize = 12;
/// How many shorter documents are tried, and which strings are short enough.
const MOST_TRIED: usize = 300;
const SHORT: usize = 24;

/// Looks for documents.
pub(crate) struct Search<'p> {
    samples: Samples<'p>,
    left: usize,
    known: Node,
    place: usize,
    goal: Node,
}

impl<'p> Search<'p> {
    /// Begins a search for documents that `known` accepts at a place, and `goal` does not.
    pub(crate) fn new(
        pair: &'p Pair,
        places: &'p mut Places,
        pool: Vec<String>,
        known: Node,
        place: usize,
        goal: Node,
    ) -> Self {
        let proof = Proof::new(pair, places);
        Self {
            samples: Samples::new(proof, pool, 0),
            left: MOST_ASKED_OF_ALL,
            known,
            place,
            goal,
        }
    }

    /// Returns a document that shows that a keyword does not follow, if it is found.
    pub(crate) fn of(&mut self, failure: &Failure) -> Option<String> {
        self.samples.left = self.left.min(MOST_ASKED);
        let before = self.samples.left;
        let pair = self.samples.proof.pair;
        let doc = pair.within(pair.left() / SHARE, || {
            let found = self.found(failure);
            found.map(|doc| self.shortened(doc, failure))
        });
        self.left -= before - self.samples.left;
        doc.map(|doc| doc.text())
    }

    /// Ends the search, and returns the strings that were to be tried.
    pub(crate) fn pool(self) -> Vec<String> {
        self.samples.pool
    }

    /// Returns any document of some kinds that is accepted.
    pub(crate) fn any(&mut self, kinds: Kinds) -> Option<String> {
        self.samples.left = MOST_ASKED;
        let value = Value::of(vec![self.known], self.place).of_kinds(kinds);
        Some(self.samples.one(&value)?.text())
    }

    fn found(&mut self, failure: &Failure) -> Option<Doc> {
        let pair = self.samples.proof.pair;
        let mut leaves = self.samples.all(&failure.value, Some(failure.goal));
        if let Some(name) = &failure.name {
            let step = Step::Member(name.clone());
            if let Some(member) = self.samples.proof.member(&failure.value, name)
                && let Some(member) = self.samples.one(&member)
            {
                leaves.extend(self.samples.around_inner(&failure.value, &step, &member));
            }
        }
        if matches!(
            failure.keyword,
            "additionalProperties" | "unevaluatedProperties" | "false"
        ) && failure.name.is_none()
        {
            for name in samples::fresh_names(2, &[]) {
                if let Some(member) = self.samples.proof.member(&failure.value, &name)
                    && let Some(member) = self.samples.one(&member)
                {
                    leaves.extend(self.samples.around_inner(
                        &failure.value,
                        &Step::Member(name),
                        &member,
                    ));
                }
            }
        }
        leaves.retain(|doc| pair.refuses(failure.goal, &doc.text()));
        leaves.sort_by_cached_key(|doc| doc.text().len());
        leaves.truncate(MOST_LEAVES);
        leaves
            .into_iter()
            .find_map(|leaf| self.completed(failure, leaf))
    }

    /// Returns a document that has a value at the place of a failure.
    fn completed(&mut self, failure: &Failure, leaf: Doc) -> Option<Doc> {
        const MOST_AT_ONCE: usize = 3;
        let mut docs = vec![leaf];
        for frame in failure.way.iter().rev() {
            let mut next = Vec::new();
            for doc in &docs {
                next.extend(self.samples.around_inner(&frame.value, &frame.step, doc));
            }
            next.sort_by_cached_key(|doc| doc.text().len());
            next.truncate(MOST_AT_ONCE);
            docs = next;
        }
        docs.into_iter().find(|doc| self.shows(doc))
    }

    /// Whether the old side accepts a document, and the new one refuses it.
    fn shows(&mut self, doc: &Doc) -> bool {
        let value = Value::of(vec![self.known], self.place);
        self.samples.fits(&value, doc) && self.samples.proof.pair.refuses(self.goal, &doc.text())
    }

    /// Takes away what a document does not need to show the change: what is refused at the place of the failure stays, since the rest may
    /// show another change.
    fn shortened(&mut self, mut doc: Doc, failure: &Failure) -> Doc {
        let pair = self.samples.proof.pair;
        let is_its = |doc: &Doc| {
            let inner = at_way(doc, &failure.way);
            inner.is_some_and(|inner| pair.refuses(failure.goal, &inner.text()))
        };
        let was_its = is_its(&doc);
        let mut at = 0;
        for _ in 0..MOST_TRIED {
            if !self.samples.proof.pair.spend(doc.size()) {
                break;
            }
            match without(&doc, &mut at.clone()) {
                Part::Taken(shorter) if (!was_its || is_its(&shorter)) && self.shows(&shorter) => {
                    doc = shorter;
                }
                Part::Taken(_) | Part::Needed => at += 1,
                Part::Beyond => break,
            }
        }
        doc
    }
}

/// Returns the value to which all steps lead, if each names one.
fn at_way<'d>(doc: &'d Doc, way: &[Rc<Frame>]) -> Option<&'d Doc> {
    way.iter()
        .try_fold(doc, |doc, frame| match (&frame.step, doc) {
            (Step::Member(name), Doc::Object(members)) => {
                let mut members = members.iter();
                members.find_map(|(known, member)| (known == name).then_some(member))
            }
            (Step::Item(index), Doc::Array(items)) => items.get(*index),
            _ => None,
        })
}

/// What is left of a document without one of its parts.
enum Part {
    Taken(Doc),
    /// It cannot be taken away.
    Needed,
    /// There are not so many parts.
    Beyond,
}

impl Part {
    /// Returns what is left of a document around this one.
    fn around(self, doc: impl FnOnce(Doc) -> Doc) -> Self {
        match self {
            Self::Taken(inner) => Self::Taken(doc(inner)),
            other => other,
        }
    }
}

/// Takes away the part of a document with a number: a member, an item, or the second half of a long string. Of a number that is too
/// large, what is left is for whatever comes after the document.
fn without(doc: &Doc, at: &mut usize) -> Part {
    match doc {
        Doc::Scalar(text) => {
            if *at > 0 {
                *at -= 1;
                return Part::Beyond;
            }
            let inner = text
                .strip_prefix('"')
                .filter(|_| text.len() > SHORT && !text.contains('\\'));
            inner.map_or(Part::Needed, |inner| {
                let half = inner.chars().take(inner.chars().count() / 2);
                let half: String = half.collect();
                Part::Taken(Doc::string(half.trim_end_matches('"')))
            })
        }
        Doc::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                let mut rest = items.clone();
                if *at == 0 {
                    rest.remove(index);
                    return Part::Taken(Doc::Array(rest));
                }
                *at -= 1;
                let part = without(item, at);
                if !matches!(part, Part::Beyond) {
                    return part.around(|item| {
                        rest.splice(index..=index, [item]);
                        Doc::Array(rest)
                    });
                }
            }
            Part::Beyond
        }
        Doc::Object(members) => {
            for (index, (name, member)) in members.iter().enumerate() {
                let mut rest = members.clone();
                if *at == 0 {
                    rest.remove(index);
                    return Part::Taken(Doc::Object(rest));
                }
                *at -= 1;
                let part = without(member, at);
                if !matches!(part, Part::Beyond) {
                    return part.around(|member| {
                        rest.splice(index..=index, [(name.clone(), member)]);
                        Doc::Object(rest)
                    });
                }
            }
            Part::Beyond
        }
    }
}

/// Returns strings that a schema has as samples and constants.
pub(crate) fn strings_of(schema: NodeRef<'_>, found: &mut Vec<String>) {
    const MOST: usize = 64;
    for (keyword, value) in schema.members() {
        if matches!(
            &*keyword,
            "example" | "examples" | "default" | "const" | "enum"
        ) {
            let all = value.below().chain([value]);
            let strings = all
                .filter(|node| node.kind() == JsonKind::String)
                .filter_map(NodeRef::string);
            for text in strings {
                if found.len() < MOST
                    && text.len() < 200
                    && !found.iter().any(|known| *known == text)
                {
                    found.push(text.into_owned());
                }
            }
        } else {
            strings_of(value, found);
        }
    }
    schema.items().for_each(|item| strings_of(item, found));
}

/// Whether a document has only what schemas say in their own texts, or is made up: nothing that another file alone says. SPEC C5.
pub(crate) fn is_own(doc: &str, texts: [&str; 2], others: &[&str]) -> bool {
    let tree = Tree::of_valid(doc);
    let keys = tree
        .root()
        .below()
        .filter(|node| node.kind() != JsonKind::Array && node.kind() != JsonKind::Object);
    let mut all: Vec<&str> = keys.map(NodeRef::text).collect();
    all.push(tree.root().text());
    names(tree.root(), &mut |name| {
        others.iter().any(|other| other.contains(name))
            && !texts.iter().any(|own| own.contains(name))
    }) && all.into_iter().all(|text| {
        let bare = text.trim_matches('"');
        bare.len() < 2
            || !others.iter().any(|other| other.contains(bare))
            || texts.iter().any(|own| own.contains(bare))
    })
}

/// Whether no name of a member is one of some.
fn names(value: NodeRef<'_>, is_one: &mut dyn FnMut(&str) -> bool) -> bool {
    value
        .members()
        .all(|(name, member)| !is_one(&name) && names(member, is_one))
        && value.items().all(|item| names(item, is_one))
}
