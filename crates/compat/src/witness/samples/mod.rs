//! Values that are valid under what is known of them, at and beside what a goal asks.
//!
//! Invariant: the engine has accepted each under every part that it is to be valid under.

mod nested;
mod scalars;

pub(super) use self::nested::fresh_names;

use std::collections::{BTreeSet, HashMap};

use saop_schema::{Facts, OutlineRule};

use crate::doc::Doc;
use crate::pair::{Kinds, Node, in_place};
use crate::proof::Proof;
use crate::proof::value::Value;

/// Values of one kind, at most.
const MOST_OF_KIND: usize = 24;

/// Constants of a list that are tried.
const MOST_CONSTANTS: usize = 512;

/// Branches of a choice that are tried.
const MOST_BRANCHES: usize = 64;

/// How deep values are made up.
const MOST_LEVELS: usize = 12;

/// Longer strings and arrays are not made up.
const MOST_LONG: u64 = 3000;

/// The steps of an example of a pattern, which is read and compiled for it.
const EXAMPLE: usize = 4000;

/// Makes values up.
pub(crate) struct Samples<'p> {
    pub(crate) proof: Proof<'p>,
    /// One value for what is known; none while it is being made up.
    known: HashMap<Value, Option<Doc>>,
    /// Strings that the schemas mention.
    pub(crate) pool: Vec<String>,
    level: usize,
    /// Questions that may still be asked of the engine.
    pub(crate) left: usize,
}

impl<'p> Samples<'p> {
    pub(crate) fn new(proof: Proof<'p>, pool: Vec<String>, left: usize) -> Self {
        Self {
            proof: proof.quiet(),
            known: HashMap::new(),
            pool,
            level: 0,
            left,
        }
    }

    /// Whether a value is certainly valid under all that it is known to be.
    pub(crate) fn fits(&mut self, value: &Value, doc: &Doc) -> bool {
        let pair = self.proof.pair;
        let Some(left) = self.left.checked_sub(1) else {
            return false;
        };
        self.left = left;
        if pair.left() == 0 {
            return false;
        }
        let text = doc.text();
        pair.spend(1 + text.len());
        let fits = value.is.iter().all(|node| pair.accepts(*node, &text))
            && value.not.iter().all(|node| pair.refuses(*node, &text));
        let tree = saop_json::Tree::of_valid(&text);
        fits && self.proof.places.admits(pair, value.place, tree.root())
    }

    /// Returns one value, as small as is easily found.
    pub(crate) fn one(&mut self, value: &Value) -> Option<Doc> {
        if let Some(known) = self.known.get(value) {
            self.proof.pair.spend(known.as_ref().map_or(1, Doc::size));
            return known.clone();
        }
        self.known.insert(value.clone(), None);
        let mut found = self.all(value, None);
        found.sort_by_cached_key(|doc| doc.text().len());
        let found = found.into_iter().next();
        if found.is_none() && self.level > 1 {
            // In another place there may be room.
            self.known.remove(value);
        } else {
            self.known.insert(value.clone(), found.clone());
        }
        found
    }

    /// Returns values at and beside what the goal asks.
    pub(crate) fn all(&mut self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
        if self.level >= MOST_LEVELS || self.left == 0 || self.proof.pair.left() == 0 {
            return Vec::new();
        }
        self.level += 1;
        let found = stacker::maybe_grow(1 << 17, 1 << 21, || self.made(value, goal));
        self.level -= 1;
        found
    }

    fn made(&mut self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
        let Some(value) = self.proof.settled(value.clone()) else {
            return Vec::new();
        };
        if let Some(cases) = self.proof.known_cases(&value) {
            let mut found = Vec::new();
            for case in cases.iter().take(MOST_BRANCHES) {
                // Many choices of one value cost questions, not levels.
                let Some(left) = self.left.checked_sub(1) else {
                    break;
                };
                self.left = left;
                self.level -= 1;
                found.extend(self.all(case, goal));
                self.level += 1;
                let enough = if goal.is_some() { 8 * MOST_OF_KIND } else { 1 };
                if found.len() >= enough {
                    break;
                }
            }
            return found;
        }
        if let Some(all) = self.proof.constants(&value) {
            let docs = all
                .iter()
                .map(|text| Doc::of(saop_json::Tree::of_valid(text).root()));
            let most = if goal.is_some() { 2000 } else { 3 };
            let docs: Vec<_> = docs.take(most).collect();
            return docs
                .into_iter()
                .filter(|doc| self.fits(&value, doc))
                .collect();
        }
        let mut found = Vec::new();
        for kind in Kinds::EACH
            .into_iter()
            .filter(|kind| value.kinds.has(*kind))
        {
            let docs = self.of_kind(&value, kind, goal);
            let mut seen = BTreeSet::new();
            let mut kept = 0;
            for doc in docs {
                if kept < MOST_OF_KIND && seen.insert(doc.text()) && self.fits(&value, &doc) {
                    kept += 1;
                    found.push(doc);
                    if goal.is_none() {
                        return found;
                    }
                }
            }
            if kind == Kinds::OBJECT && goal.is_none() {
                return self.with_more(&value, &[]);
            }
        }
        found
    }

    fn of_kind(&mut self, value: &Value, kind: Kinds, goal: Option<Node>) -> Vec<Doc> {
        let scalar = |text: &str| Doc::Scalar(text.to_owned());
        match kind {
            Kinds::NULL => vec![scalar("null")],
            Kinds::BOOL => vec![scalar("true"), scalar("false")],
            Kinds::STRING => self.strings(value, goal),
            Kinds::ARRAY => self.arrays(value, goal),
            Kinds::OBJECT => {
                let mut docs = Vec::new();
                self.objects(value, goal, &mut docs);
                docs
            }
            _ => self.numbers(value, kind, goal),
        }
    }

    /// Returns what the known parts and the goal say, the goal and what it applies last.
    fn said(&self, value: &Value, goal: Option<Node>) -> Vec<&'p Facts> {
        let pair = self.proof.pair;
        pair.spend(1 + value.is.len());
        let known = self.proof.facts(value);
        let goals = goal.into_iter().flat_map(|goal| self.around(goal));
        let goals = goals.filter_map(|node| Some(&pair.part(node)?.facts));
        known.chain(goals).collect()
    }

    /// Returns a part and what it applies to the value in place.
    fn around(&self, node: Node) -> Vec<Node> {
        const MOST: usize = 64;
        let mut all = vec![node];
        let mut at = 0;
        while let Some(node) = all.get(at).copied() {
            at += 1;
            let Some(part) = self.proof.pair.part(node) else {
                continue;
            };
            let mut next = Vec::new();
            in_place(part, &mut next);
            next.extend(part.rules.iter().filter_map(|rule| match rule {
                OutlineRule::Not(other) => Some(*other),
                _ => None,
            }));
            for part in next {
                let next = node.beside(part);
                if all.len() >= MOST {
                    break;
                }
                if !all.contains(&next) {
                    all.push(next);
                }
            }
        }
        all
    }
}
