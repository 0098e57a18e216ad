//! The profile: which keywords there are, a file for each or for a few that belong together. It says where the keyword may stand and
//! what becomes of it, as the profile page tells it, and lists where the rest of it is: its check, its checked type, the walk, and so
//! on. And which keyword a misspelled one is meant to be.
//!
//! Invariant: the profile has the keywords of the files here and no other; what a file lists is there, which a test sees to.

mod annotations;
mod bounds;
mod constants;
mod format;
mod identity;
mod item_count;
mod items;
mod keyword;
mod length;
mod multiple_of;
mod one_of;
mod pattern;
mod properties;
mod types;
mod unique_items;

pub(crate) use format::FORMATS;
pub(crate) use keyword::{Keyword, Of};

use crate::diagnostics::nearest;
use crate::json::{Json, Member};

/// Every keyword of the profile, in the order of the profile page.
pub(crate) fn profile() -> impl Iterator<Item = &'static Keyword> {
    let files = [
        identity::KEYWORDS,
        annotations::KEYWORDS,
        types::KEYWORDS,
        constants::KEYWORDS,
        length::KEYWORDS,
        pattern::KEYWORDS,
        format::KEYWORDS,
        bounds::KEYWORDS,
        multiple_of::KEYWORDS,
        items::KEYWORDS,
        item_count::KEYWORDS,
        unique_items::KEYWORDS,
        properties::KEYWORDS,
        one_of::KEYWORDS,
    ];
    files.into_iter().flatten()
}

/// The keyword of a name.
pub(crate) fn find(name: &str) -> Option<&'static Keyword> {
    profile().find(|keyword| keyword.name == name)
}

/// The schemas that name no type, and may be any of these.
pub(crate) const OF_ANY_TYPE: &[Of] = &[Of::String, Of::Number, Of::Array, Of::Object];

/// Keywords of Draft-07 and later drafts that the profile leaves out.
pub(crate) const UNSUPPORTED: &[&str] = &[
    "anyOf",
    "allOf",
    "not",
    "if",
    "then",
    "else",
    "dependencies",
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "contains",
    "additionalItems",
    "contentEncoding",
    "contentMediaType",
    "readOnly",
    "writeOnly",
    "nullable",
    "$anchor",
    "$recursiveRef",
    "$dynamicRef",
    "unevaluatedProperties",
    "unevaluatedItems",
    "dependentRequired",
    "dependentSchemas",
    "prefixItems",
    "minContains",
    "maxContains",
];

/// Whether a schema has a misspelled form of a keyword. The misspelling is reported, so the keyword does not count as missing.
pub(crate) fn is_misspelled(schema: &Json, keyword: &str) -> bool {
    misspelled(schema, keyword).is_some()
}

fn misspelled<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Member> {
    let known: Vec<&str> = names().collect();
    let mut members = schema.members().unwrap_or_default().iter();
    members.find(|member| {
        let key = member.key.as_str();
        !known.contains(&key) && nearest(key, known.iter().copied()) == Some(keyword)
    })
}

/// The value of a keyword, or else of the one that seems to be meant for it and may hold schemas, so that they are looked at.
pub(crate) fn meant<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Json> {
    let holds = |value: &Json| match keyword {
        "oneOf" => value.as_array().is_some(),
        _ => value.members().is_some(),
    };
    let near = || misspelled(schema, keyword).map(|member| &member.value);
    schema
        .get(keyword)
        .or_else(|| near().filter(|value| holds(value)))
}

/// Whether a keyword of the profile restricts values by more than their type.
pub(crate) fn is_rule(name: &str) -> bool {
    let typed = [OF_ANY_TYPE, &[Of::Union]].concat();
    !["type", "format"].contains(&name) && find(name).is_some_and(|keyword| keyword.is_of(&typed))
}

/// The names that a misspelled keyword is compared with.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let profile = profile().map(|keyword| keyword.name);
    profile.chain(UNSUPPORTED.iter().copied())
}
