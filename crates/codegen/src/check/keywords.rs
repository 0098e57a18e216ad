//! Which keywords the profile has, and for which types.
//!
//! Invariant: a keyword that is not in a list here is reported, wherever it stands.

use super::Walk;
use crate::diagnostics::Code;
use crate::json::{Json, Member};
use crate::names;

/// Keywords that say something about a schema and change nothing it accepts.
pub(super) const ANNOTATIONS: &[&str] =
    &["title", "description", "examples", "default", "$comment"];
/// Keywords of a file's root only.
pub(super) const ROOT: &[&str] = &["$schema", "$id", "definitions"];

pub(super) const STRING: &[&str] = &[
    "type",
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "enum",
    "const",
];
pub(super) const NUMERIC: &[&str] = &[
    "type",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "enum",
    "const",
];
pub(super) const PLAIN: &[&str] = &["type"];
pub(super) const CHOICE: &[&str] = &["type", "enum", "const"];
pub(super) const UNION: &[&str] = &["type", "oneOf"];
pub(super) const ARRAY: &[&str] = &["type", "items", "minItems", "maxItems", "uniqueItems"];
pub(super) const OBJECT: &[&str] = &["type", "properties", "required", "additionalProperties"];

/// Keywords of Draft-07 and later drafts that the profile leaves out.
const UNSUPPORTED: &[&str] = &[
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

/// Reports every keyword of a schema that is none of `allowed`, an annotation or, at a root, of [`ROOT`]; says
/// whether there was none.
pub(super) fn check(
    walk: &mut Walk<'_>,
    schema: &[Member],
    of: &str,
    allowed: &[&str],
    root: bool,
) -> bool {
    let mut sound = true;
    for member in schema {
        let key = member.key.as_str();
        if ANNOTATIONS.contains(&key) || allowed.contains(&key) || root && ROOT.contains(&key) {
            continue;
        }
        let message = if ROOT.contains(&key) {
            format!("expected `{key}` at the root of a file only, but found it further in")
        } else if UNSUPPORTED.contains(&key) {
            format!(
                "expected a keyword that the generated code enforces exactly, but found `{key}`, \
                 which the profile leaves out"
            )
        } else if key == "$ref" {
            "expected `$ref` to be read first, but found it unread".to_owned()
        } else if profile().any(|known| known == key) {
            format!("expected a keyword that applies to {of}, but found `{key}`")
        } else if key == "$defs" {
            "expected a keyword of the profile, but found `$defs`; did you mean `definitions`?"
                .to_owned()
        } else {
            let known = profile().chain(UNSUPPORTED.iter().copied());
            let hint = names::hint(key, known);
            format!("expected a keyword of the profile, but found `{key}`{hint}")
        };
        walk.report(Code::Keyword, member.span.start, &message);
        walk.sound = false;
        sound = false;
    }
    sound
}

/// Whether a schema seems to have a keyword, but for its spelling. That is reported, and so the keyword is not missing.
pub(crate) fn is_misspelled(schema: &Json, keyword: &str) -> bool {
    misspelled(schema, keyword).is_some()
}

fn misspelled<'j>(schema: &'j Json, keyword: &str) -> Option<&'j Member> {
    let known: Vec<&str> = profile().chain(UNSUPPORTED.iter().copied()).collect();
    let mut members = schema.members().unwrap_or_default().iter();
    members.find(|member| {
        let key = member.key.as_str();
        !known.contains(&key) && names::nearest(key, known.iter().copied()) == Some(keyword)
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

/// Reports annotations that are not of the form that Draft-07 gives them.
pub(super) fn annotations(walk: &mut Walk<'_>, schema: &Json) {
    for key in ["title", "description", "$comment"] {
        if let Some(value) = schema.get(key)
            && value.as_str().is_none()
        {
            let message = format!(
                "expected `{key}` to be a string, but found {}",
                value.kind()
            );
            walk.report(Code::Value, value.span.start, &message);
        }
    }
    if let Some(value) = schema.get("examples")
        && value.as_array().is_none()
    {
        let message = format!(
            "expected `examples` to be an array, but found {}",
            value.kind()
        );
        walk.report(Code::Value, value.span.start, &message);
    }
}

/// What a schema may say that names no type.
pub(super) fn of_any_type() -> Vec<&'static str> {
    [STRING, NUMERIC, ARRAY, OBJECT].concat()
}

/// Whether a keyword of the profile says which values there are, by something else than their type.
pub(super) fn is_rule(key: &str) -> bool {
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
