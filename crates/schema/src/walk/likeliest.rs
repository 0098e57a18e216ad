//! Which branch of a union a value was most likely meant for, when it is valid under none.
//!
//! Invariant: the search looks one level into the value, at verdicts that are kept, so that unions within unions do not
//! multiply.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use saop_json::{JsonKind, NodeRef};

use super::context::Context;
use crate::keywords::any_of::Choice;
use crate::keywords::constraint::{Kinds, Subject, Verdicts, reading_key};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::plan::Part;
use crate::words::{MOST_LISTED, enumerate, enumerate_some, push_hint, say};

pub(super) enum Likeliest<'a> {
    /// The part of one branch.
    Branch(usize),
    /// No branch has such a value at the property that tells them apart.
    Tag {
        name: String,
        subject: NodeRef<'a>,
        message: String,
    },
    /// It could be any, or none: what to say.
    None(String),
}

/// How far a value is from a branch.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Distance {
    /// Members that must have one of a few values, and have another.
    tags: usize,
    /// Members and items that are wrong, missing or unknown.
    wrong: usize,
    /// Members and items that are right, fewer first.
    right: std::cmp::Reverse<usize>,
}

/// How many members or items are looked at.
const MOST: usize = 64;

impl<'p> Context<'p> {
    pub(super) fn likeliest<'a>(&self, choice: &Choice, node: NodeRef<'a>) -> Likeliest<'a> {
        let kind = node.kind();
        let possible = |part: usize| {
            self.plan()
                .part(part)
                .map_or(Kinds::ALL, |part| part.possible)
        };
        let parts: Vec<usize> = choice.branches.iter().map(|branch| branch.part).collect();
        let fitting: Vec<usize> = parts
            .iter()
            .copied()
            .filter(|part| possible(*part).contains(kind))
            .collect();
        if fitting.is_empty() {
            let all = parts
                .iter()
                .fold(Kinds::NONE, |all, part| all.with(possible(*part)));
            let words = choice.types.clone();
            let words = words.unwrap_or_else(|| kinds_in_words(all));
            return Likeliest::None(say(&words, |message| node.describe(message)));
        }
        if let [only] = *fitting {
            return Likeliest::Branch(only);
        }
        let mut tags = Vec::new();
        let mut nearest: Option<(Distance, usize)> = None;
        let mut tied = false;
        for part in &fitting {
            let mut distance = Distance::default();
            if let Some(here) = self.plan().part(*part) {
                self.measure(here, node, &mut distance, &mut tags, 0);
            }
            match &nearest {
                Some((least, _)) if distance > *least => {}
                Some((least, _)) if distance == *least => tied = true,
                _ => {
                    nearest = Some((distance, *part));
                    tied = false;
                }
            }
        }
        match nearest {
            Some((distance, _)) if distance.tags > 0 => match told_apart(&tags, fitting.len()) {
                Some((name, subject, words)) => Likeliest::Tag {
                    message: say(&one_of(&words), |message| {
                        subject.describe(message);
                        if let Some(text) = subject.string() {
                            let names = words.iter().map(|word| word.trim_matches('`'));
                            push_hint(message, &text, names);
                        }
                    }),
                    name: name.to_owned(),
                    subject,
                },
                None => none(choice, node),
            },
            Some((_, part)) if !tied => Likeliest::Branch(part),
            _ => none(choice, node),
        }
    }

    fn measure<'a>(
        &self,
        part: &'p Part,
        node: NodeRef<'a>,
        distance: &mut Distance,
        tags: &mut Vec<Tag<'p, 'a>>,
        level: usize,
    ) {
        const MOST_LEVELS: usize = 4;
        if !self.step(1 + part.constraints.len()) {
            return;
        }
        let value = Subject::new(node, self);
        let broken = part
            .constraints
            .iter()
            .filter(|one| self.spend(one.test.cost(&value)) && !one.test.holds(&value));
        distance.wrong += broken.count();
        match node.kind() {
            JsonKind::Object => self.measure_members(part, node, distance, tags),
            JsonKind::Array => self.measure_items(part, node, distance),
            _ => {}
        }
        for applied in &part.in_place {
            if let InPlace::Schema(number) = applied
                && level < MOST_LEVELS
                && let Some(part) = self.plan().part(*number)
            {
                self.measure(part, node, distance, tags, level + 1);
            }
        }
    }

    fn measure_members<'a>(
        &self,
        part: &'p Part,
        object: NodeRef<'a>,
        distance: &mut Distance,
        tags: &mut Vec<Tag<'p, 'a>>,
    ) {
        let Some(properties) = &part.properties else {
            return;
        };
        let mut required = 0;
        for (key, value) in object.members().take(MOST) {
            if !self.spend(1 + reading_key(&key)) {
                return;
            }
            let place = properties.place(&key, 0);
            let property = place.and_then(|place| properties.list.get(place));
            required += usize::from(property.is_some_and(|property| property.missing.is_some()));
            match property.and_then(|property| property.part) {
                Some(number) if self.accepts(number, value) => distance.right.0 += 1,
                Some(number) => match self.plan().part(number).and_then(Part::constant) {
                    Some(wanted) => {
                        self.keep(4);
                        distance.tags += 1;
                        tags.push(Tag {
                            name: key,
                            value,
                            wanted,
                        });
                    }
                    None => distance.wrong += 1,
                },
                None => match &properties.others {
                    Others::None(_) => distance.wrong += 1,
                    Others::Part(number) if !self.accepts(*number, value) => distance.wrong += 1,
                    Others::Any | Others::Part(_) => {}
                },
            }
        }
        distance.wrong += properties.required.saturating_sub(required);
    }

    fn measure_items(&self, part: &Part, array: NodeRef<'_>, distance: &mut Distance) {
        let Some(items) = &part.items else {
            return;
        };
        for (index, item) in array.items().take(MOST).enumerate() {
            let number = items
                .prefix
                .get(index)
                .copied()
                .or_else(|| items.rest.part());
            match number {
                Some(number) if !self.accepts(number, item) => distance.wrong += 1,
                Some(_) => distance.right.0 += 1,
                None => distance.wrong += usize::from(matches!(items.rest, Others::None(_))),
            }
        }
    }
}

/// A member that has another value than a branch allows.
struct Tag<'p, 'a> {
    name: Cow<'a, str>,
    value: NodeRef<'a>,
    wanted: &'p str,
}

/// Returns the member that is wrong for every branch, and what they allow, if there is one.
fn told_apart<'t, 'p, 'a>(
    tags: &'t [Tag<'p, 'a>],
    branches: usize,
) -> Option<(&'t str, NodeRef<'a>, Vec<&'p str>)> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for tag in tags {
        *counts.entry(&tag.name).or_default() += 1;
    }
    let first = tags
        .iter()
        .find(|tag| counts.get(&*tag.name) == Some(&branches))?;
    let mut known = HashSet::new();
    let same = tags.iter().filter(|tag| tag.name == first.name);
    let words = same
        .map(|tag| tag.wanted)
        .filter(|word| known.insert(*word));
    Some((&first.name, first.value, words.collect()))
}

fn one_of(words: &[&str]) -> String {
    let listed = words.iter().take(MOST_LISTED + 1);
    let listed = listed.map(|word| (*word).to_owned()).collect();
    enumerate_some(listed, words.len(), "or")
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

fn none<'a>(choice: &Choice, node: NodeRef<'_>) -> Likeliest<'a> {
    Likeliest::None(say(&choice.keyword.wanted, |message| {
        node.describe(message);
        message.push_str(" that matches none of them");
    }))
}
