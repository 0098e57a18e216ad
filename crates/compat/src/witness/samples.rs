//! Values that are valid under what is known of them, at and beside what a goal asks.
//!
//! Invariant: the engine has accepted each under every part that it is to be valid under.

use std::collections::{BTreeSet, HashMap};

use saop_json::decimal::{self, Integer};
use saop_schema::{Facts, OutlineRule, Pattern};

use crate::doc::Doc;
use crate::pair::{Kinds, Node, in_place};
use crate::proof::Proof;
use crate::proof::value::{Step, Value};

/// Values of one kind, at most.
const MOST_OF_KIND: usize = 24;

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

    fn numbers(&self, value: &Value, kind: Kinds, goal: Option<Node>) -> Vec<Doc> {
        let said = self.said(value, goal);
        let mut texts: Vec<String> = ["0", "1", "-1", "2", "0.5", "-0.5", "1.5", "100", "1000000"]
            .map(str::to_owned)
            .to_vec();
        let mut steps = Vec::new();
        for number in said.iter().map(|facts| &facts.number) {
            let bounds = [
                &number.minimum,
                &number.maximum,
                &number.exclusive_minimum,
                &number.exclusive_maximum,
            ];
            for bound in bounds.into_iter().flatten() {
                texts.push(bound.clone());
                texts.extend(beside(bound));
            }
            steps.extend(number.multiple_of.clone());
        }
        for facts in &said {
            for constant in facts.constants.iter().flatten().take(MOST_OF_KIND) {
                if decimal_like(constant) {
                    texts.push(constant.clone());
                    texts.extend(beside(constant));
                }
            }
        }
        let bounds = texts.clone();
        for step in &steps {
            if !self.proof.pair.spend(bounds.len() + 8) {
                break;
            }
            texts.extend(bounds.iter().filter_map(|text| multiple_near(text, step)));
            texts.extend((1..8).filter_map(|count| decimal::multiple(count, step)));
        }
        if kind == Kinds::POINT {
            let integers = texts
                .iter()
                .filter(|text| matches!(decimal::integer(text), Integer::U64(_) | Integer::I64(_)));
            texts = integers
                .filter(|text| !text.contains(['.', 'e', 'E']))
                .map(|text| format!("{text}.0"))
                .collect();
        }
        texts.retain(|text| crate::proof::kind_of(text) == kind);
        // Other engines read floats: what they hold exactly comes first.
        texts.sort_by_key(String::len);
        texts.into_iter().map(Doc::Scalar).collect()
    }

    fn strings(&self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
        let said = self.said(value, goal);
        let (least, _) = self.proof.lengths(value);
        let mut lengths = BTreeSet::from([least, 0, 1, least + 1]);
        for facts in &said {
            let length = facts.length;
            lengths.extend([length.min, length.min.saturating_sub(1)]);
            lengths.extend(
                length
                    .max
                    .into_iter()
                    .flat_map(|most| [most, most.saturating_add(1)]),
            );
        }
        let mut texts = Vec::new();
        let patterns: BTreeSet<&String> = said
            .iter()
            .filter_map(|facts| facts.pattern.as_ref())
            .collect();
        for length in lengths.iter().filter(|length| **length <= MOST_LONG) {
            let length = *length as usize;
            let each = 8 + length / 4;
            let examples = (each + EXAMPLE).saturating_mul(patterns.len());
            if !self.proof.pair.spend(each + examples) {
                break;
            }
            texts.push("a".repeat(length));
            texts.extend(
                patterns
                    .iter()
                    .filter_map(|pattern| Pattern::example(pattern, length)),
            );
            texts.push("0".repeat(length));
        }
        texts.extend(
            [
                "A",
                "a-",
                "a b",
                "a_1",
                "http://a.example/",
                "2020-01-01",
                "-",
                "é",
            ]
            .map(str::to_owned),
        );
        for format in said.iter().filter_map(|facts| facts.format.as_deref()) {
            texts.extend(of_format(format).map(str::to_owned));
        }
        for facts in &said {
            let constants = facts.constants.iter().flatten().take(MOST_OF_KIND);
            texts.extend(constants.filter_map(|text| {
                Some(saop_json::JsonRef::of_valid(text).as_str()?.into_owned())
            }));
        }
        texts.extend(self.pool.iter().cloned());
        texts.iter().map(|text| Doc::string(text)).collect()
    }

    fn arrays(&mut self, value: &Value, goal: Option<Node>) -> Vec<Doc> {
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
    fn objects(&mut self, value: &Value, goal: Option<Node>, docs: &mut Vec<Doc>) {
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
        for doc in docs {
            if self.fits(value, &doc) {
                found.push(doc);
            }
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

fn decimal_like(text: &str) -> bool {
    text.starts_with(['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
}

/// Returns numbers beside one.
fn beside(bound: &str) -> Vec<String> {
    if let Some(value) = decimal::integer(bound).value() {
        let whole = [-1, 0, 1].map(|step| (value + step).to_string());
        let small = value.unsigned_abs() < 1 << 50;
        let halves = [-1, 1].into_iter().filter(|_| small).map(|step| {
            // A half beside an integer is a float, too.
            let twice = 2 * value + step;
            let sign = if twice < 0 { "-" } else { "" };
            format!("{sign}{}.5", twice.unsigned_abs() / 2)
        });
        return whole.into_iter().chain(halves).collect();
    }
    let Some(float) = decimal::float(bound) else {
        return Vec::new();
    };
    let near = [
        float.floor(),
        float.ceil(),
        float - 1.0,
        float + 1.0,
        float * 0.5,
        float * 2.0,
    ];
    let near = near
        .into_iter()
        .filter(|near| near.is_finite() && near.abs() < 1e15);
    near.map(|near| {
        if near.fract() == 0.0 {
            format!("{near:.0}")
        } else {
            format!("{near}")
        }
    })
    .filter(|text| text != "-0")
    .collect()
}

/// Returns a multiple near a number.
fn multiple_near(text: &str, step: &str) -> Option<String> {
    let quotient = decimal::float(text)? / decimal::float(step)?;
    (quotient.abs() < 1e12).then(|| decimal::multiple(quotient.round() as i64, step))?
}

fn of_format(format: &str) -> [&'static str; 1] {
    [match format {
        "date" => "2020-02-29",
        "date-time" => "2020-02-29T12:00:00Z",
        "time" => "12:00:00Z",
        "duration" => "P1D",
        "email" => "a@example.org",
        "ipv4" => "192.0.2.1",
        "ipv6" => "2001:db8::1",
        "uuid" => "00000000-0000-4000-8000-000000000000",
        "json-pointer" => "/a",
        "relative-json-pointer" => "0/a",
        _ => "http://example.org/a",
    }]
}
