//! Which branch of a union a value was most likely meant for, when it is valid under none.
//!
//! The only branch that takes its type; else the one with the fewest wrong tags, then the fewest missing, unknown and wrong members. A
//! member that the branch knows counts less with a wrong value than if it is missing: whoever wrote the name meant the branch that has it.
//! Where none is nearest, a member that may be misspelled decides.
//!
//! Invariant: the search looks one level into the value, at verdicts that are kept, so that unions within unions do not
//! multiply.

use std::borrow::Cow;
use std::cmp::{Ordering, Reverse};
use std::collections::{HashMap, HashSet};

use indexmap::{IndexMap, IndexSet};
use saop_json::show::nearest;
use saop_json::{JsonKind, NodeRef};

use super::context::Context;
use crate::keywords::constraint::{Kinds, Subject, Verdicts, reading_key};
use crate::keywords::in_place::InPlace;
use crate::keywords::others::Others;
use crate::keywords::properties::Properties;
use crate::keywords::untagged::Choice;
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
    /// It can be none of them: what to say.
    None(String),
    /// The parts of the branches of which none is likelier than the others.
    Tied(Vec<usize>),
}

/// How many members or items are looked at.
const MOST: usize = 64;

/// How deep schemas of a branch that apply to the same value are looked at.
const MOST_LEVELS: usize = 4;

/// So many branches are looked at for a member that may be misspelled, and so many of their names.
const MOST_TIED: usize = 8;
const MOST_ABSENT: usize = 32;

/// What it costs to look whether a name is a misspelling of another.
const COMPARING: usize = 16;

/// An object with more members that a branch does not name does not have typos.
const MOST_FOREIGN: usize = 3;

/// What a value has right and wrong under a branch. A mask has a bit for each member or item that is looked at, so that
/// one that meets several schemas of the branch counts once.
#[derive(Debug, Default)]
struct Findings {
    /// Members that must have one of a few values, and have another.
    tags: usize,
    /// Members that must have one of a few values, and have it.
    right_tags: usize,
    /// Constraints on the value itself that it breaks.
    broken: usize,
    missing: usize,
    unknown: u64,
    wrong: u64,
    right: u64,
    /// Members that the branch names, or has a schema for.
    listed: u64,
}

/// How far a value is from a branch.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Distance {
    tags: usize,
    right_tags: Reverse<usize>,
    cost: usize,
    /// The more, the nearer.
    right: Reverse<usize>,
    listed: Reverse<usize>,
}

impl Findings {
    /// Counts a member of which so many of the branches allow a few values each. A wrong one tells against a branch only if all
    /// branches have the member; it is a wrong value like any other if some do not.
    fn tag(&mut self, tag: &Tag<'_, '_>, count: usize, branches: usize) {
        if tag.is_right {
            self.right |= tag.member;
            self.right_tags += usize::from(count > 1);
        } else if count == branches {
            self.tags += 1;
        } else {
            self.wrong |= tag.member;
        }
    }

    fn judge(&mut self, member: u64, is_valid: bool) {
        *(if is_valid {
            &mut self.right
        } else {
            &mut self.wrong
        }) |= member;
    }

    /// Returns the distance of an object with so many members, or of another value. A known name with a wrong value is
    /// nearer than a missing or an unknown name. A name that an open object merely lets pass counts a little too, or a
    /// branch that names nothing would be near to everything.
    fn distance(&self, members: usize) -> Distance {
        let count = |mask: u64| mask.count_ones() as usize;
        let names = self.missing + count(self.unknown);
        let values = self.broken + count(self.wrong);
        // The branch refuses the value for a reason that is not looked for here.
        let unseen = usize::from(self.tags + names + values == 0);
        let unlisted = members.saturating_sub(count(self.listed | self.unknown));
        Distance {
            tags: self.tags,
            right_tags: Reverse(self.right_tags),
            cost: 2 * names + values + unseen + unlisted,
            right: Reverse(count(self.right & !self.wrong)),
            listed: Reverse(count(self.listed)),
        }
    }
}

impl<'p> Context<'p> {
    /// Returns the branch that was most likely meant.
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
        let mut least: Option<Distance> = None;
        let mut tied = Vec::new();
        // The branch that has fewer wrong tags than any other, and a right one.
        let mut told = None;
        let mut fewest = usize::MAX;
        let members = node.members().take(MOST).count();
        self.spend(members as u64);
        let mut measured = Vec::new();
        for part in &fitting {
            let mut findings = Findings::default();
            let first = tags.len();
            if let Some(here) = self.plan().part(*part) {
                self.measure(here, node, &mut findings, &mut tags, 0);
            }
            measured.push((*part, findings, first..tags.len()));
        }
        let counts = counts(measured.iter().map(|(.., range)| &tags[range.clone()]));
        for (part, mut findings, range) in measured {
            for tag in &tags[range] {
                let count = counts.get(&*tag.name).map_or(1, |(count, _)| *count);
                findings.tag(tag, count, fitting.len());
            }
            let distance = findings.distance(members);
            match distance.tags.cmp(&fewest) {
                Ordering::Less => {
                    fewest = distance.tags;
                    told = (findings.right_tags > 0).then_some(part);
                }
                Ordering::Equal => told = None,
                Ordering::Greater => {}
            }
            match least.as_ref().map(|least| distance.cmp(least)) {
                Some(Ordering::Greater) => {}
                Some(Ordering::Equal) => tied.push(part),
                Some(Ordering::Less) | None => {
                    least = Some(distance);
                    tied = vec![part];
                }
            }
        }
        if let Some(part) = told.filter(|_| fewest > 0) {
            return Likeliest::Branch(part);
        }
        let is_told = least.is_some_and(|distance| distance.tags > 0);
        if is_told && let Some((name, subject, words)) = told_apart(&tags, fitting.len()) {
            return Likeliest::Tag {
                message: say(&one_of(&words), |message| {
                    subject.describe(message);
                    if let Some(text) = subject.string() {
                        // Other constants than strings are none that the text could have meant to be.
                        let strings = words.iter().filter(|word| word.starts_with('`'));
                        push_hint(message, &text, strings.map(|word| word.trim_matches('`')));
                    }
                }),
                name: name.to_owned(),
                subject,
            };
        }
        if tied.len() > 1 {
            self.keep_misspelled(&mut tied, node);
        }
        match *tied {
            [only] => Likeliest::Branch(only),
            _ => Likeliest::Tied(tied),
        }
    }

    /// Keeps those of the first branches of which the object has the most members misspelled, if it has one.
    fn keep_misspelled(&self, tied: &mut Vec<usize>, object: NodeRef<'_>) {
        let first = tied.iter().take(MOST_TIED);
        let counted = first.map(|part| (*part, self.misspelled(*part, object)));
        let counted: Vec<(usize, usize)> = counted.collect();
        let most = counted.iter().map(|(_, count)| *count).max();
        if let Some(most @ 1..) = most {
            let parts = counted.iter().filter(|(_, count)| *count == most);
            *tied = parts.map(|(part, _)| *part).collect();
        }
    }

    /// Returns how many members may be misspelled names of a branch.
    fn misspelled(&self, part: usize, object: NodeRef<'_>) -> usize {
        let mut all = Vec::new();
        self.collect_properties(part, &mut all, 0);
        let mut present = HashSet::new();
        let mut foreign = Vec::new();
        for (key, _) in object.members().take(MOST) {
            let is_named = |properties: &&Properties| {
                self.place(properties, &key, 0).is_some()
                    || self.matching(properties, &key).next().is_some()
            };
            self.spend(1 + reading_key(&key));
            if all.iter().any(is_named) {
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

    /// Collects what a branch, with the schemas that apply with it, says of members.
    fn collect_properties(&self, part: usize, all: &mut Vec<&'p Properties>, level: usize) {
        let Some(part) = self.plan().part(part) else {
            return;
        };
        all.extend(&part.properties);
        for applied in &part.in_place {
            if let InPlace::Schema(number) = applied
                && level < MOST_LEVELS
                && all.len() < MOST_TIED
                && self.step(1)
            {
                self.collect_properties(*number, all, level + 1);
            }
        }
    }

    fn measure<'a>(
        &self,
        part: &'p Part,
        node: NodeRef<'a>,
        findings: &mut Findings,
        tags: &mut Vec<Tag<'p, 'a>>,
        level: usize,
    ) {
        if !self.step(1 + part.constraints.len()) {
            return;
        }
        let value = Subject::new(node, self);
        let broken = part
            .constraints
            .iter()
            .filter(|one| !one.test.holds_within(&value, self.work()));
        findings.broken += broken.count();
        match node.kind() {
            JsonKind::Object => self.measure_members(part, node, findings, tags),
            JsonKind::Array => self.measure_items(part, node, findings),
            _ => {}
        }
        for applied in &part.in_place {
            if let InPlace::Schema(number) = applied
                && level < MOST_LEVELS
                && self.step(1)
                && let Some(part) = self.plan().part(*number)
            {
                self.measure(part, node, findings, tags, level + 1);
            }
        }
    }

    fn measure_members<'a>(
        &self,
        part: &'p Part,
        object: NodeRef<'a>,
        findings: &mut Findings,
        tags: &mut Vec<Tag<'p, 'a>>,
    ) {
        let Some(properties) = &part.properties else {
            return;
        };
        let (mut guess, mut required) = (0, 0);
        for (index, (key, value)) in object.members().take(MOST).enumerate() {
            if !self.spend(1 + reading_key(&key)) {
                return;
            }
            let member = 1 << index;
            let place = self.place(properties, &key, guess);
            guess = place.map_or(guess, |place| place + 1);
            let property = place.and_then(|place| properties.list.get(place));
            let mut is_listed = property.is_some();
            required += usize::from(property.is_some_and(|property| property.missing.is_some()));
            let own = property.and_then(|property| property.part);
            if let Some(number) = own {
                let is_right = self.accepts(number, value);
                if let Some(wanted) = self.plan().part(number).and_then(Part::constant) {
                    self.keep(4);
                    tags.push(Tag {
                        name: key.clone(),
                        member,
                        value,
                        wanted,
                        is_right,
                    });
                } else {
                    findings.judge(member, is_right);
                }
            }
            let mut is_covered = own.is_some();
            for number in self.matching(properties, &key) {
                (is_covered, is_listed) = (true, true);
                findings.judge(member, self.accepts(number, value));
            }
            match &properties.others {
                _ if is_covered => {}
                Others::None(_) => findings.unknown |= member,
                Others::Part(number) => {
                    is_listed = true;
                    if !self.accepts(*number, value) {
                        findings.wrong |= member;
                    }
                }
                Others::Any => {}
            }
            if is_listed {
                findings.listed |= member;
            }
        }
        findings.missing += properties.required.saturating_sub(required);
    }

    fn measure_items(&self, part: &Part, array: NodeRef<'_>, findings: &mut Findings) {
        let Some(items) = &part.items else {
            return;
        };
        for (index, item) in array.items().take(MOST).enumerate() {
            let member = 1 << index;
            let number = items
                .prefix
                .get(index)
                .copied()
                .or_else(|| items.rest.part());
            match number {
                Some(number) => findings.judge(member, self.accepts(number, item)),
                None if matches!(items.rest, Others::None(_)) => findings.unknown |= member,
                None => {}
            }
        }
    }
}

/// A member of which a branch allows a few values.
struct Tag<'p, 'a> {
    name: Cow<'a, str>,
    /// The bit of its place.
    member: u64,
    value: NodeRef<'a>,
    wanted: &'p str,
    is_right: bool,
}

/// Returns in how many of the lists each name is, and the last of them.
fn counts<'t>(
    lists: impl Iterator<Item = &'t [Tag<'t, 't>]>,
) -> HashMap<&'t str, (usize, Option<usize>)> {
    let mut counts: HashMap<&str, (usize, Option<usize>)> = HashMap::new();
    for (list, tags) in lists.enumerate() {
        for tag in tags {
            let (count, last) = counts.entry(&tag.name).or_default();
            *count += usize::from(last.replace(list) != Some(list));
        }
    }
    counts
}

/// Returns the member that is wrong for every branch, and what they allow, if there is one; of several, the one that tells all
/// branches apart.
fn told_apart<'t, 'p, 'a>(
    tags: &'t [Tag<'p, 'a>],
    branches: usize,
) -> Option<(&'t str, NodeRef<'a>, Vec<&'p str>)> {
    let mut by_name: IndexMap<&str, (usize, NodeRef<'a>, IndexSet<&'p str>)> = IndexMap::new();
    for tag in tags.iter().filter(|tag| !tag.is_right) {
        let new = || (0, tag.value, IndexSet::new());
        let (count, _, words) = by_name.entry(&tag.name).or_insert_with(new);
        *count += 1;
        words.insert(tag.wanted);
    }
    by_name.retain(|_, (count, ..)| *count == branches);
    let all_apart = by_name
        .values()
        .position(|(.., words)| words.len() == branches);
    let (name, (_, value, words)) = by_name.swap_remove_index(all_apart.unwrap_or(0))?;
    Some((name, value, words.into_iter().collect()))
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
