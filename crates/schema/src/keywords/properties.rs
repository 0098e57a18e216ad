//! `properties`, `required`, `patternProperties`, `additionalProperties` and `propertyNames`: the members of an object.
//!
//! Invariant: no property is searched for by stepping through the others.

use std::borrow::Cow;
use std::collections::HashSet;

use saop_json::show::{nearest, push_quoted, quote};
use saop_json::{JsonKind, Members, NodeRef, push_string};
use serde_json::json;

use super::compiler::{Here, Parts};
use super::constraint::Keyword;
use super::others::Others;
use super::pattern::matcher;
use crate::language::problem::Refusal;
use crate::pattern::matcher::Matcher;
use crate::words::{MOST_SUGGESTED, list, push_hint, say, say_in};

/// The constraints on the members of an object.
#[derive(Debug)]
pub(crate) struct Properties {
    pub(crate) list: Vec<Property>,
    /// Their indices, sorted by name.
    by_name: Vec<usize>,
    /// How many are required.
    pub(crate) required: usize,
    pub(crate) patterns: Vec<(Matcher, usize)>,
    pub(crate) others: Others,
    /// Whether `additionalProperties` is there, even if it allows all.
    pub(crate) covers_rest: bool,
    /// The part for the names.
    pub(crate) names: Option<usize>,
}

/// A property that is listed, or required.
#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    /// The name as a key is usually spelled, with its colon.
    pub(crate) key: String,
    /// The part of the schema for its value; `None` if it is required without being listed.
    pub(crate) part: Option<usize>,
    /// The keyword to report if it is missing; `None` if it is optional.
    pub(crate) missing: Option<Keyword>,
}

/// Compiles the constraints on the members of an object, if there are any.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
) -> Result<Option<Properties>, Refusal> {
    let mut required = required(here)?;
    let mut list = Vec::new();
    let missing = |name: &str| {
        let wanted = format!("the member {}", quote(name));
        here.keyword("required", json!(name), wanted)
    };
    for (name, schema) in members_of(here, "properties")? {
        let part = parts.number_in(here, "properties", &name, schema);
        let is_required = required.remove(&*name);
        list.push(Property {
            missing: is_required.then(|| missing(&name)),
            key: key(&name),
            name: name.into_owned(),
            part: Some(part),
        });
    }
    let names = here.member("required").into_iter().flat_map(NodeRef::items);
    let unlisted = names.filter_map(|name| required.take(&*name.string()?));
    list.extend(unlisted.map(|name| Property {
        missing: Some(missing(&name)),
        key: key(&name),
        name,
        part: None,
    }));
    let mut patterns = Vec::new();
    for (pattern, schema) in members_of(here, "patternProperties")? {
        let part = parts.number_in(here, "patternProperties", &pattern, schema);
        let (steps, key) = (["patternProperties", &*pattern], schema.key_before());
        match matcher(here, parts, &steps, key, &pattern) {
            Ok(matcher) => patterns.push((matcher, part)),
            Err(refusal) => parts.refuse(here, &steps, key, refusal),
        }
    }
    let others = others(here, parts, &list);
    let names = here.member("propertyNames");
    let names = names.map(|schema| parts.number(here, "propertyNames", schema));
    let covers_rest = here.member("additionalProperties").is_some();
    if list.is_empty() && patterns.is_empty() && names.is_none() && !covers_rest {
        return Ok(None);
    }
    let mut by_name: Vec<usize> = (0..list.len()).collect();
    by_name.sort_by_key(|place| list.get(*place).map(|one| &one.name));
    Ok(Some(Properties {
        required: list.iter().filter(|one| one.missing.is_some()).count(),
        by_name,
        list,
        patterns,
        others,
        covers_rest,
        names,
    }))
}

fn key(name: &str) -> String {
    let mut key = String::with_capacity(name.len() + 3);
    push_string(&mut key, name);
    key.push(':');
    key
}

/// Returns the names of `required`. In draft 3 it was a boolean of the property, which later drafts refuse.
fn required(here: &Here<'_>) -> Result<HashSet<String>, Refusal> {
    let Some(value) = here.member("required") else {
        return Ok(HashSet::new());
    };
    let wrong = || here.wrong("required");
    if value.kind() != JsonKind::Array {
        return Err(wrong().into());
    }
    let names = value
        .items()
        .map(|name| name.string().map(std::borrow::Cow::into_owned));
    names.collect::<Option<_>>().ok_or_else(|| wrong().into())
}

/// Returns the members of a keyword whose value is an object of schemas.
fn members_of<'t>(here: &Here<'t>, name: &str) -> Result<Members<'t>, Refusal> {
    match here.member(name) {
        // An array has no members, and the dialect may leave the keyword out.
        None => Ok(here.schema.members().none()),
        Some(value) if value.kind() == JsonKind::Object => Ok(value.members()),
        Some(_) => Err(here.wrong(name).into()),
    }
}

fn others<'t>(here: &Here<'t>, parts: &mut Parts<'t>, properties: &[Property]) -> Others {
    let name = "additionalProperties";
    let Some(schema) = here.member(name) else {
        return Others::Any;
    };
    let listed = properties.iter().filter(|one| one.part.is_some());
    let names = listed.map(|one| &*one.name);
    let patterns = here
        .member("patternProperties")
        .into_iter()
        .flat_map(NodeRef::members);
    let patterns: Vec<_> = patterns.map(|(pattern, _)| pattern).collect();
    let wanted = || {
        let mut wanted = match names.clone().count() {
            0 => "no members".to_owned(),
            _ => format!("no members other than {}", list(names.clone(), "and")),
        };
        if !patterns.is_empty() {
            wanted.push_str(if names.clone().count() == 0 {
                " other than those"
            } else {
                " and those"
            });
            wanted.push_str(" whose names match ");
            wanted.push_str(&list(patterns.iter().map(|pattern| &**pattern), "or"));
        }
        wanted
    };
    let expected = || names.clone().collect::<Vec<_>>().into();
    Others::compile(here, parts, name, schema, expected, wanted)
}

impl Properties {
    /// No constraint.
    pub(crate) const NONE: Self = Self {
        list: Vec::new(),
        by_name: Vec::new(),
        required: 0,
        patterns: Vec::new(),
        others: Others::Any,
        covers_rest: false,
        names: None,
    };

    /// Whether a member has to do with one part at most, so that it is enough to find its property.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        self.patterns.is_empty() && self.names.is_none()
    }

    /// Returns the index of a property by its name; `guess` is its index if members come in the schema's order.
    #[inline]
    pub(crate) fn place(&self, name: &str, guess: usize) -> Option<usize> {
        if self.list.get(guess).is_some_and(|one| one.name == name) {
            return Some(guess);
        }
        let name_of = |place: &usize| self.list.get(*place).map_or("", |one| &*one.name);
        let found = self
            .by_name
            .binary_search_by(|place| name_of(place).cmp(name));
        self.by_name.get(found.ok()?).copied()
    }

    /// Returns the name and keyword of each required property that was not seen, with those of `others` that one of them may have
    /// been meant to be.
    pub(crate) fn missing<'p, 'o, 'a>(
        &'p self,
        seen: &'o Seen,
        others: &'o [Cow<'a, str>],
    ) -> impl Iterator<Item = (&'p str, &'p Keyword, &'o [Cow<'a, str>])> + use<'p, 'o, 'a> {
        // An object that lacks more members than this does not have typos.
        const HINTS: usize = 16;
        let list = self.list.iter().enumerate();
        let missing = list.filter(|(place, _)| !seen.contains(*place));
        let missing = missing.filter_map(|(_, one)| Some((&*one.name, one.missing.as_ref()?)));
        missing.enumerate().map(move |(count, (name, keyword))| {
            let others = if count < HINTS { others } else { &[] };
            (name, keyword, others)
        })
    }

    /// Returns the names of properties that were not seen, as many as suggestions are made of.
    pub(crate) fn absent(&self, seen: &Seen) -> Vec<&str> {
        let list = self.list.iter().enumerate();
        let absent = list.filter(|(place, one)| one.part.is_some() && !seen.contains(*place));
        let names = absent.map(|(_, property)| &*property.name);
        names.take(MOST_SUGGESTED).collect()
    }

    /// Returns what it costs to find a property that is not where it was guessed: names are compared there, and at each step of a search.
    pub(crate) const fn seeking(&self) -> u64 {
        2 + (usize::BITS - self.by_name.len().leading_zeros()) as u64
    }
}

/// The properties that were present, by index: one bit each, with further words if there are many.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    first: u64,
    rest: Vec<u64>,
}

impl Seen {
    #[inline]
    pub(crate) fn add(&mut self, place: usize) {
        match place.checked_sub(64) {
            None => self.first |= 1 << place,
            Some(place) => self.add_beyond(place),
        }
    }

    #[cold]
    fn add_beyond(&mut self, place: usize) {
        let word = place / 64;
        if self.rest.len() <= word {
            self.rest.resize(word + 1, 0);
        }
        if let Some(bits) = self.rest.get_mut(word) {
            *bits |= 1 << (place % 64);
        }
    }

    pub(crate) fn contains(&self, place: usize) -> bool {
        let bits = match place.checked_sub(64) {
            None => self.first,
            Some(place) => self.rest.get(place / 64).copied().unwrap_or_default(),
        };
        bits >> (place % 64) & 1 == 1
    }
}

/// Returns the message for an object without a required member. `others` are members that it has and that no property lists.
pub(crate) fn missing(keyword: &Keyword, name: &str, others: &[Cow<'_, str>]) -> String {
    let object = "an object without it";
    say_in(object.len(), &keyword.wanted, |message| {
        message.push_str(object);
        push_misspelled(message, name, others);
    })
}

/// Appends "; is `x` a misspelling?" if one of the other members of an object is most likely the one that it lacks.
pub(crate) fn push_misspelled(message: &mut String, name: &str, others: &[Cow<'_, str>]) {
    if let Some(similar) = nearest(name, others.iter().map(|other| &**other)) {
        message.push_str("; is ");
        push_quoted(message, similar);
        message.push_str(" a misspelling?");
    }
}

/// So many members of an object are searched for one that was meant to be a required one.
pub(crate) const MOST_SEARCHED: usize = 32;

/// Returns the first members of an object that no property lists, if the object may have such members. One that may not has its
/// misspelled members reported.
pub(crate) fn unlisted<'a>(properties: &Properties, object: NodeRef<'a>) -> Vec<Cow<'a, str>> {
    if matches!(properties.others, Others::None(_)) {
        return Vec::new();
    }
    let keys = object.members().take(MOST_SEARCHED).map(|(key, _)| key);
    keys.filter(|key| properties.place(key, 0).is_none())
        .collect()
}

/// The unknown properties of an object found so far.
#[derive(Default)]
pub(crate) struct Unknown<'p> {
    count: usize,
    /// The properties that the object lacks, collected at the first unknown property.
    absent: Vec<&'p str>,
}

impl<'p> Unknown<'p> {
    /// Returns the message for another unknown property.
    pub(crate) fn say(
        &mut self,
        keyword: &Keyword,
        name: &str,
        absent: impl FnOnce() -> Vec<&'p str>,
    ) -> String {
        // An object with more unknown properties than this does not have typos, and full messages for a million of them
        // would take more room than the document.
        const IN_FULL: usize = 16;
        if self.count == 0 {
            self.absent = absent();
        }
        let in_full = self.count < IN_FULL;
        self.count += 1;
        let wanted = if in_full {
            &*keyword.wanted
        } else {
            "no such member"
        };
        say(wanted, |message| {
            push_quoted(message, name);
            if in_full {
                push_hint(message, name, self.absent.iter().copied());
            }
        })
    }
}

/// Returns the names of the properties that an object lacks, given those seen in the members before `rest`.
pub(crate) fn absent<'p>(
    properties: &'p Properties,
    mut seen: Seen,
    mut guess: usize,
    rest: Members<'_>,
) -> Vec<&'p str> {
    for (key, _) in rest {
        if let Some(place) = properties.place(&key, guess) {
            seen.add(place);
            guess = place + 1;
        }
    }
    properties.absent(&seen)
}
