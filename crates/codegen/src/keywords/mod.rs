//! The profile: its keywords, with a file for each or for a few that belong together. A file states where the keyword
//! may occur and how it is handled, as the profile page documents it, and lists where the rest of it is: its check, its
//! checked type, the walk, and so on. This module also finds the keyword that a misspelled one is meant to be.
//!
//! Invariant: the profile has exactly the keywords of the files here; what a file lists exists, which a test ensures.

mod annotations;
mod bounds;
mod constants;
mod counts;
mod format;
mod identity;
mod items;
mod keyword;
mod multiple_of;
mod one_of;
mod pattern;
mod properties;
mod types;
mod unique_items;

pub(crate) use format::FORMATS;
pub(crate) use keyword::{Keyword, Of};

use crate::diagnostics::nearest;
use crate::json::{Json, Member, Value};

/// Every keyword of the profile, in the order of the profile page.
pub(crate) fn profile() -> impl Iterator<Item = &'static Keyword> {
    let files = [
        identity::KEYWORDS,
        annotations::KEYWORDS,
        types::KEYWORDS,
        constants::KEYWORDS,
        pattern::KEYWORDS,
        format::KEYWORDS,
        bounds::KEYWORDS,
        multiple_of::KEYWORDS,
        items::KEYWORDS,
        counts::KEYWORDS,
        unique_items::KEYWORDS,
        properties::KEYWORDS,
        one_of::KEYWORDS,
    ];
    files.into_iter().flatten()
}

/// Returns the keyword with a name.
pub(crate) fn find(name: &str) -> Option<&'static Keyword> {
    profile().find(|keyword| keyword.name == name)
}

/// The kinds of schemas that one without a type may be.
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

/// Returns whether a schema has a misspelled form of a keyword. The misspelling is reported, so the keyword does not
/// count as missing.
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

/// Returns the value of a keyword, or else of a misspelled form of it that may hold schemas, so that these are checked.
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

/// Returns the keyword of the profile that a member of a schema is likely meant to be, if the schema does not have that.
pub(crate) fn correction(schema: &[Member], key: &str) -> Option<&'static str> {
    if names().any(|name| name == key) {
        return None;
    }
    let near = nearest(key, names())?;
    find(near)
        .map(|keyword| keyword.name)
        .filter(|name| schema.iter().all(|member| member.key != *name))
}

/// Returns whether a keyword of the profile may have a value of this kind.
pub(crate) fn takes(name: &str, value: &Json) -> bool {
    match name {
        "examples" | "enum" | "required" | "oneOf" => value.as_array().is_some(),
        "properties" | "definitions" | "items" => value.members().is_some(),
        "default" | "const" => true,
        "type" => value.as_str().is_some() || value.as_array().is_some(),
        "additionalProperties" => {
            value.members().is_some() || matches!(value.value, Value::Bool(_))
        }
        "uniqueItems" => matches!(value.value, Value::Bool(_)),
        "minLength" | "maxLength" | "minItems" | "maxItems" | "minimum" | "maximum"
        | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            matches!(value.value, Value::Number(_))
        }
        // What is left is text.
        _ => value.as_str().is_some(),
    }
}

/// Returns whether a keyword of the profile restricts values beyond their type.
pub(crate) fn is_rule(name: &str) -> bool {
    let typed = [OF_ANY_TYPE, &[Of::Union]].concat();
    !["type", "format"].contains(&name) && find(name).is_some_and(|keyword| keyword.is_of(&typed))
}

/// Returns the end of a message about an unknown keyword: the one of the profile that is likely meant, if there is one.
pub(crate) fn hint(key: &str) -> String {
    let near = nearest(key, names()).filter(|near| find(near).is_some());
    near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// Iterates over the names that a misspelled keyword is compared with.
fn names() -> impl Iterator<Item = &'static str> {
    let profile = profile().map(|keyword| keyword.name);
    profile.chain(UNSUPPORTED.iter().copied())
}
