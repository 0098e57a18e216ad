//! Which keywords the profile has, and for which types; and which one a misspelled keyword is meant to be.
//!
//! Invariant: the profile has the keywords of the lists here and no other.

use crate::diagnostics::nearest;
use crate::json::{Json, Member};

/// Keywords that say something about a schema and change nothing it accepts.
pub(crate) const ANNOTATIONS: &[&str] =
    &["title", "description", "examples", "default", "$comment"];
/// Keywords of a file's root only.
pub(crate) const ROOT: &[&str] = &["$schema", "$id", "definitions"];

pub(crate) const STRING: &[&str] = &[
    "type",
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "enum",
    "const",
];
pub(crate) const NUMERIC: &[&str] = &[
    "type",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "enum",
    "const",
];
pub(crate) const PLAIN: &[&str] = &["type"];
pub(crate) const CHOICE: &[&str] = &["type", "enum", "const"];
pub(crate) const UNION: &[&str] = &["type", "oneOf"];
pub(crate) const ARRAY: &[&str] = &["type", "items", "minItems", "maxItems", "uniqueItems"];
pub(crate) const OBJECT: &[&str] = &["type", "properties", "required", "additionalProperties"];

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

/// What strings may say of themselves without being held to it.
pub(crate) const FORMATS: &[&str] = &[
    "date",
    "date-time",
    "email",
    "hostname",
    "idn-email",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "iri",
    "iri-reference",
    "json-pointer",
    "regex",
    "relative-json-pointer",
    "time",
    "uri",
    "uri-reference",
    "uri-template",
    "uuid",
];

/// Whether a schema seems to have a keyword, but for its spelling. That is reported, and so the keyword is not missing.
pub(crate) fn is_misspelled(schema: &Json, keyword: &str) -> bool {
    misspelled(schema, keyword).is_some()
}

fn misspelled<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Member> {
    let known: Vec<&str> = profile().chain(UNSUPPORTED.iter().copied()).collect();
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

/// What a schema may say that names no type.
pub(crate) fn of_any_type() -> Vec<&'static str> {
    [STRING, NUMERIC, ARRAY, OBJECT].concat()
}

/// Whether a keyword of the profile says which values there are, by something else than their type.
pub(crate) fn is_rule(key: &str) -> bool {
    let silent = ["type", "format"];
    let is_rule = |known: &str| known == key && !silent.contains(&key);
    [STRING, NUMERIC, ARRAY, OBJECT, UNION]
        .into_iter()
        .flatten()
        .any(|known| is_rule(known))
}

/// Every keyword of the profile, some more than once.
pub(crate) fn profile() -> impl Iterator<Item = &'static str> {
    let lists = [
        ANNOTATIONS,
        ROOT,
        STRING,
        NUMERIC,
        ARRAY,
        OBJECT,
        UNION,
        &["$ref"],
    ];
    lists.into_iter().flatten().copied()
}
