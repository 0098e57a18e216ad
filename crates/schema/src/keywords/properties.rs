//! `properties`, `required` and `additionalProperties`: the members of an object.
//!
//! Invariant: no property is searched for by stepping through the others.

use saop_json::pointer::push_pointer_step;
use saop_json::show::{push_quoted, quote};
use saop_json::{Members, NodeRef};
use serde_json::json;

use super::constraint::Keyword;
use super::parts::{Here, Parts};
use crate::words::{list, push_hint, say, say_in};

/// The constraints on the members of an object.
#[derive(Debug)]
pub(crate) struct Properties {
    pub(crate) list: Vec<Property>,
    /// Their indices, sorted by name.
    by_name: Vec<usize>,
    /// How many are required.
    pub(crate) required: usize,
    pub(crate) others: Others,
}

#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    /// The part of the schema for its value.
    pub(crate) part: usize,
    /// The keyword to report if it is missing; `None` if it is optional.
    pub(crate) missing: Option<Keyword>,
}

/// Members that are not listed properties.
#[derive(Debug)]
pub(crate) enum Others {
    Any,
    None(Keyword),
    Part(usize),
}

/// Compiles the constraints on the members of an object, if there are any.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
) -> Result<Option<Properties>, String> {
    let required: Vec<_> = here.list("required").filter_map(NodeRef::string).collect();
    let mut list = Vec::new();
    let mut below = here.at("properties");
    let length = below.len();
    let schemas = here.member("properties").into_iter();
    for (name, schema) in schemas.flat_map(NodeRef::members) {
        push_pointer_step(&mut below, &name);
        let part = parts.number(schema, below.clone())?;
        below.truncate(length);
        let is_required = required.contains(&name);
        let missing = || {
            let wanted = format!("the member {}", quote(&name));
            here.keyword("required", json!(name), wanted)
        };
        list.push(Property {
            missing: is_required.then(missing),
            name: name.to_string(),
            part,
        });
    }
    let found = list.iter().filter(|one| one.missing.is_some()).count();
    if found != required.len() {
        return Err(format!(
            "expected `required` to name only properties at {}",
            here.path
        ));
    }
    let others = others(here, parts, &list)?;
    if list.is_empty() && matches!(others, Others::Any) {
        return Ok(None);
    }
    let mut by_name: Vec<usize> = (0..list.len()).collect();
    by_name.sort_by_key(|place| list.get(*place).map(|one| &one.name));
    Ok(Some(Properties {
        required: required.len(),
        by_name,
        list,
        others,
    }))
}

fn others<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    properties: &[Property],
) -> Result<Others, String> {
    let Some(schema) = here.member("additionalProperties") else {
        return Ok(Others::Any);
    };
    Ok(match schema.text() {
        "true" => Others::Any,
        "false" => {
            let names = || properties.iter().map(|one| &*one.name);
            let wanted = match properties {
                [] => "no members".to_owned(),
                _ => format!("no members other than {}", list(names(), "and")),
            };
            let expected = names().collect::<Vec<_>>().into();
            Others::None(here.keyword("additionalProperties", expected, wanted))
        }
        _ => Others::Part(parts.number(schema, here.at("additionalProperties"))?),
    })
}

impl Properties {
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
}

/// The properties that were present, by index: one bit each, with further words if there are many.
#[derive(Clone, Default)]
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

/// Describes an object without a required member: Y of "expected X, but found Y".
pub(crate) fn missing(keyword: &Keyword, object: NodeRef<'_>) -> String {
    say_in("an object without it".len(), &keyword.wanted, |message| {
        object.describe(message);
        message.push_str(" without it");
    })
}

/// The unknown properties of an object found so far.
#[derive(Default)]
pub(crate) struct Unknown<'p> {
    count: usize,
    /// The properties that the object lacks, collected at the first unknown property.
    absent: Vec<&'p str>,
}

impl<'p> Unknown<'p> {
    /// Returns the message for another unknown property. SPEC: CLI.md, `path`.
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
    let list = properties.list.iter().enumerate();
    let absent = list.filter(|(place, _)| !seen.contains(*place));
    absent.map(|(_, property)| &*property.name).collect()
}
