//! Arrays and objects: what is required, and what a goal is about beside it; and those around a value that is given.

use std::collections::BTreeSet;

use saop_schema::{OutlineRule, Pattern};

use super::{EXAMPLE, MOST_BRANCHES, MOST_LONG, Samples};
use crate::doc::Doc;
use crate::pair::Node;
use crate::proof::value::{Step, Value};

impl Samples<'_> {
    pub(super) fn arrays(&mut self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
        let (least, _) = self.proof.item_counts(value);
        let mut counts = BTreeSet::from([least]);
        if let Some(goal) = goal {
            counts.extend([0, 1, 2]);
            for node in self.around(goal) {
                let Some(part) = self.proof.pair.part(node) else {
                    continue;
                };
                let items = part.facts.items;
                counts.extend([items.min.saturating_sub(1), items.min]);
                counts.extend(items.max.map(|most| most.saturating_add(1)));
                counts.extend(part.items.iter().map(|items| items.prefix.len() as u64 + 1));
            }
        }
        let contained = value.is.iter().filter_map(|node| {
            let (part, counts) = self.proof.pair.part(*node)?.contained?;
            Some((node.beside(part), counts.min))
        });
        let contained: Vec<_> = contained.collect();
        counts.extend(contained.iter().map(|(_, least)| *least));
        counts.insert(contained.iter().map(|(_, least)| *least).sum());
        let mut docs = Vec::new();
        for count in counts.into_iter().filter(|count| *count <= MOST_LONG) {
            // What takes all steps leaves some for shorter ones, which are there already.
            let pair = self.proof.pair;
            for apart in [false, true].into_iter().take(contained.len().clamp(1, 2)) {
                let items = pair.within(pair.left() / 2, || {
                    self.items(value, goal, count, &contained, apart)
                });
                let Some(items) = items else { continue };
                if let [first, _, ..] = &*items {
                    pair.spend(first.size().saturating_mul(items.len()));
                    docs.push(Doc::Array(vec![first.clone(); items.len()]));
                }
                docs.push(Doc::Array(items));
            }
        }
        docs
    }

    /// Returns so many items, the first of them as each `contains` wants it: the same ones for all, or others for each.
    fn items(
        &mut self,
        value: &Value,
        goal: Option<Node>,
        count: u64,
        contained: &[(Node, u64)],
        apart: bool,
    ) -> Option<Vec<Doc>> {
        let mut items = Vec::new();
        for index in 0..count {
            if self.proof.pair.left() == 0 {
                return None;
            }
            let mut item = self.proof.item(value, index as usize)?;
            let mut before = 0;
            for (node, least) in contained {
                if (before..before + least).contains(&index) {
                    item = item.and(*node);
                }
                before += if apart { *least } else { 0 };
            }
            let mut next = self.one(&item);
            if count < 64 && next.as_ref().is_some_and(|next| items.contains(next)) {
                // Each of its own, if that is possible.
                let others = self.all(&item, goal.or(item.is.first().copied()));
                next = others
                    .into_iter()
                    .find(|other| !items.contains(other))
                    .or(next);
            }
            items.push(next?);
        }
        Some(items)
    }

    /// Adds objects: what is required, and then what the goal is about beside it.
    pub(super) fn objects(&mut self, value: &Value, goal: Option<Node>, docs: &mut Vec<Doc>) {
        let Some(base) = self.object(value, &BTreeSet::new()) else {
            return;
        };
        docs.push(base.clone());
        // More members than are required may have to be there.
        let least = self
            .proof
            .facts(value)
            .map(|facts| facts.members.min)
            .max()
            .unwrap_or(0);
        let mut names: Vec<String> = self.proof.listed(value).into_iter().collect();
        names.extend(fresh_names(least as usize + 1, &names));
        let mut grown = base.clone();
        for name in &names {
            let Doc::Object(members) = &grown else { break };
            if members.len() as u64 >= least || !self.proof.pair.spend(1 + members.len() / 8) {
                break;
            }
            if !members.iter().any(|(known, _)| known == name)
                && let Some(member) = self.proof.member(value, name)
                && let Some(doc) = self.one(&member)
            {
                grown.set(name, doc);
            }
        }
        docs.push(grown.clone());
        let Some(goal) = goal else { return };
        let mut beside = Vec::new();
        for node in self.around(goal) {
            let Some(part) = self.proof.pair.part(node) else {
                continue;
            };
            if let Some(members) = &part.members {
                self.proof
                    .pair
                    .spend(1 + members.listed.len() + EXAMPLE * members.patterns.len());
                beside.extend(members.listed.iter().map(|member| member.name.clone()));
                beside.extend(
                    members
                        .pattern_texts
                        .iter()
                        .filter_map(|pattern| Pattern::example(pattern, 0)),
                );
            }
            for rule in &part.rules {
                if let OutlineRule::Dependent { property, .. } = rule {
                    beside.push(property.clone());
                }
            }
        }
        beside.extend(names);
        let mut seen = BTreeSet::new();
        beside.retain(|name| seen.insert(name.clone()));
        let mut all = grown.clone();
        for name in beside.into_iter().take(200) {
            if let Some(member) = self.proof.member(value, &name)
                && let Some(doc) = self.one(&member)
            {
                if !self.proof.pair.spend(grown.size() + all.size() / 8) {
                    break;
                }
                let mut one = grown.clone();
                one.set(&name, doc.clone());
                docs.push(one);
                all.set(&name, doc);
            }
        }
        docs.push(all);
    }

    /// Returns the first object that fits with one more member than is required, of those that are listed.
    pub(super) fn with_more(&mut self, value: &Value, inner: &[(&str, &Doc)]) -> Vec<Doc> {
        const MOST: usize = 32;
        let names: BTreeSet<&str> = inner.iter().map(|(name, _)| *name).collect();
        let Some(mut base) = self.object(value, &names) else {
            return Vec::new();
        };
        for (name, doc) in inner {
            base.set(name, (*doc).clone());
        }
        let listed = self.proof.listed(value).into_iter();
        let listed: Vec<_> = listed.filter(|name| !base.has(name)).take(MOST).collect();
        for name in listed {
            if let Some(member) = self.proof.member(value, &name)
                && let Some(member) = self.one(&member)
            {
                let mut doc = base.clone();
                doc.set(&name, member);
                if self.fits(value, &doc) {
                    return vec![doc];
                }
            }
        }
        Vec::new()
    }

    /// Returns an object of what is required, but for some members.
    fn object(&mut self, value: &Value, but: &BTreeSet<&str>) -> Option<Doc> {
        let mut members = Vec::new();
        for name in self.proof.required(value) {
            if !but.contains(&*name) {
                let member = self.proof.member(value, &name)?;
                let doc = self.one(&member)?;
                members.push((name, doc));
            }
        }
        Some(Doc::Object(members))
    }

    /// Returns documents in which a value is where a step leads to.
    pub(crate) fn around_inner(&mut self, value: &Value, step: &Step, inner: &Doc) -> Vec<Doc> {
        let Some(value) = self.proof.settled(value.clone()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        self.put(&value, step, inner, &mut found, 0);
        found
    }

    fn put(
        &mut self,
        value: &Value,
        step: &Step,
        inner: &Doc,
        found: &mut Vec<Doc>,
        splits: usize,
    ) {
        const MOST_SPLITS: usize = 6;
        const ENOUGH: usize = 4;
        if let Some(cases) = self
            .proof
            .known_cases(value)
            .filter(|_| splits < MOST_SPLITS)
        {
            for case in cases.iter().take(MOST_BRANCHES) {
                if found.len() < ENOUGH
                    && let Some(case) = self.proof.settled(case.clone())
                {
                    self.put(&case, step, inner, found, splits + 1);
                }
            }
            return;
        }
        let mut docs = Vec::new();
        match step {
            Step::Member(name) => docs.extend(self.with_member(value, name, inner)),
            Step::Other(pattern) => {
                let listed: Vec<String> = self.proof.listed(value).into_iter().collect();
                let names = match pattern {
                    Some(pattern) => Pattern::example(pattern, 0).into_iter().collect(),
                    None => fresh_names(3, &listed),
                };
                for name in names {
                    docs.extend(self.with_member(value, &name, inner));
                }
            }
            Step::Name => {
                if let Doc::Scalar(text) = inner
                    && let Some(name) = saop_json::JsonRef::of_valid(text).as_str()
                    && let Some(member) = self.proof.member(value, &name)
                    && let Some(member) = self.one(&member)
                {
                    docs.extend(self.with_member(value, &name, &member));
                }
            }
            Step::Item(index) => docs.extend(self.with_item(value, *index, inner)),
        }
        let before = found.len();
        for doc in docs {
            if self.fits(value, &doc) {
                found.push(doc);
            }
        }
        if let Step::Member(name) = step
            && found.len() == before
        {
            found.extend(self.with_more(value, &[(name, inner)]));
        }
    }

    fn with_member(&mut self, value: &Value, name: &str, inner: &Doc) -> Vec<Doc> {
        let mut docs = Vec::new();
        if let Some(mut doc) = self.object(value, &BTreeSet::from([name])) {
            doc.set(name, inner.clone());
            docs.push(doc);
        }
        // Where more members have to be there.
        let mut others = Vec::new();
        self.objects(value, None, &mut others);
        for mut doc in others {
            doc.set(name, inner.clone());
            docs.push(doc);
        }
        docs
    }

    fn with_item(&mut self, value: &Value, index: usize, inner: &Doc) -> Vec<Doc> {
        let (least, _) = self.proof.item_counts(value);
        let count = least.max(index as u64 + 1);
        if count > MOST_LONG {
            return Vec::new();
        }
        let mut items = Vec::new();
        for at in 0..count as usize {
            if at == index {
                items.push(inner.clone());
                continue;
            }
            let Some(item) = self.proof.item(value, at) else {
                return Vec::new();
            };
            let mut next = self.one(&item);
            if count < 64
                && next
                    .as_ref()
                    .is_some_and(|next| items.contains(next) || next == inner)
            {
                let others = self.all(&item, item.is.first().copied());
                next = others
                    .into_iter()
                    .find(|other| !items.contains(other) && other != inner)
                    .or(next);
            }
            let Some(next) = next else { return Vec::new() };
            items.push(next);
        }
        let mut docs = vec![Doc::Array(items.clone())];
        let contained = value.is.iter().filter_map(|node| {
            let (part, _) = self.proof.pair.part(*node)?.contained?;
            Some(node.beside(part))
        });
        for node in contained.collect::<Vec<_>>() {
            let at = items.len();
            if let Some(item) = self.proof.item(value, at).map(|item| item.and(node))
                && let Some(item) = self.one(&item)
            {
                items.push(item);
            }
        }
        docs.push(Doc::Array(items));
        docs
    }
}

/// Returns names that are not listed.
pub(crate) fn fresh_names(count: usize, listed: &[String]) -> Vec<String> {
    let plain = ["other", "x", "extra", "A", "_"]
        .map(str::to_owned)
        .into_iter();
    let more = (0..).map(|number| format!("other{number}"));
    let all = plain.chain(more).filter(|name| !listed.contains(name));
    all.take(count.min(MOST_LONG as usize)).collect()
}
