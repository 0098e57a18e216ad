//! Which keywords the dialects have, and which of them hold schemas.
//!
//! Invariant: what is not in this table constrains nothing, and nothing in it is a schema.

use std::ops::RangeInclusive;

use saop_json::show::{nearest, push_quoted};
use saop_json::{JsonKind, NodeRef};

use super::dialect::{Dialect, Language, Vocabulary};
use crate::words::{push_hint, say};
use Dialect::{Draft04, Draft06, Draft07, Draft201909, Draft202012};
use Holds::{Members, Nothing, Schema, Schemas};
use Vocabulary::{Annotation, Applicator, Core, Unevaluated, Validation};

/// Where the value of a keyword holds schemas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    Nothing,
    /// The value is one.
    Schema,
    /// The value is one, or an array of them.
    Schemas,
    /// The values of its members, where they are not arrays of names.
    Members,
}

/// A keyword's name, the dialects that have it, its vocabulary, and where it holds schemas.
type Known = (&'static str, RangeInclusive<Dialect>, Vocabulary, Holds);

const LAST: Dialect = Draft202012;

#[rustfmt::skip]
const ALL: &[Known] = &[
    ("$ref", Draft04..=LAST, Core, Nothing),
    ("$recursiveRef", Draft201909..=Draft201909, Core, Nothing),
    ("$dynamicRef", Draft202012..=LAST, Core, Nothing),
    // Both are looked into in every dialect, since schemas mix them.
    ("$defs", Draft04..=LAST, Core, Members),
    ("definitions", Draft04..=LAST, Core, Members),
    ("allOf", Draft04..=LAST, Applicator, Schemas),
    ("anyOf", Draft04..=LAST, Applicator, Schemas),
    ("oneOf", Draft04..=LAST, Applicator, Schemas),
    ("not", Draft04..=LAST, Applicator, Schema),
    ("if", Draft07..=LAST, Applicator, Schema),
    ("then", Draft07..=LAST, Applicator, Schema),
    ("else", Draft07..=LAST, Applicator, Schema),
    // From 2019-09 on, the two that replace it are to be used, and this one still works.
    ("dependencies", Draft04..=LAST, Applicator, Members),
    ("dependentSchemas", Draft201909..=LAST, Applicator, Members),
    ("dependentRequired", Draft201909..=LAST, Validation, Nothing),
    ("properties", Draft04..=LAST, Applicator, Members),
    ("patternProperties", Draft04..=LAST, Applicator, Members),
    ("additionalProperties", Draft04..=LAST, Applicator, Schema),
    ("propertyNames", Draft06..=LAST, Applicator, Schema),
    ("required", Draft04..=LAST, Validation, Nothing),
    ("minProperties", Draft04..=LAST, Validation, Nothing),
    ("maxProperties", Draft04..=LAST, Validation, Nothing),
    ("items", Draft04..=LAST, Applicator, Schemas),
    ("prefixItems", Draft202012..=LAST, Applicator, Schemas),
    ("additionalItems", Draft04..=Draft201909, Applicator, Schema),
    ("contains", Draft06..=LAST, Applicator, Schema),
    ("minContains", Draft201909..=LAST, Validation, Nothing),
    ("maxContains", Draft201909..=LAST, Validation, Nothing),
    ("minItems", Draft04..=LAST, Validation, Nothing),
    ("maxItems", Draft04..=LAST, Validation, Nothing),
    ("uniqueItems", Draft04..=LAST, Validation, Nothing),
    ("unevaluatedItems", Draft201909..=LAST, Unevaluated, Schema),
    ("unevaluatedProperties", Draft201909..=LAST, Unevaluated, Schema),
    ("type", Draft04..=LAST, Validation, Nothing),
    ("const", Draft06..=LAST, Validation, Nothing),
    ("enum", Draft04..=LAST, Validation, Nothing),
    ("minLength", Draft04..=LAST, Validation, Nothing),
    ("maxLength", Draft04..=LAST, Validation, Nothing),
    ("pattern", Draft04..=LAST, Validation, Nothing),
    // An annotation unless the caller or the metaschema asserts it.
    ("format", Draft04..=LAST, Core, Nothing),
    ("minimum", Draft04..=LAST, Validation, Nothing),
    ("maximum", Draft04..=LAST, Validation, Nothing),
    ("exclusiveMinimum", Draft06..=LAST, Validation, Nothing),
    ("exclusiveMaximum", Draft06..=LAST, Validation, Nothing),
    ("multipleOf", Draft04..=LAST, Validation, Nothing),
    ("contentSchema", Draft201909..=LAST, Annotation, Schema),
];

/// Iterates over the names of the keywords that ask something of a value in some dialect, whatever is configured.
pub fn asserted_keywords() -> impl Iterator<Item = &'static str> {
    const SILENT: [&str; 4] = ["$defs", "contentSchema", "definitions", "format"];
    let names = ALL.iter().map(|(name, ..)| *name);
    names.filter(|name| !SILENT.contains(name))
}

fn find(name: &str, dialect: Dialect) -> Option<&'static Known> {
    let mut all = ALL.iter();
    all.find(|(known, dialects, ..)| *known == name && dialects.contains(&dialect))
}

/// Returns where a keyword holds schemas.
pub(crate) fn holds(name: &str, dialect: Dialect) -> Holds {
    find(name, dialect).map_or(Holds::Nothing, |(.., holds)| *holds)
}

/// Returns the kind of values that a keyword is about, if it is about one.
pub(crate) fn kind_of(name: &str) -> Option<JsonKind> {
    Some(match name {
        "minLength" | "maxLength" | "pattern" => JsonKind::String,
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            JsonKind::Number
        }
        "items" | "prefixItems" | "additionalItems" | "contains" | "minContains"
        | "maxContains" | "minItems" | "maxItems" | "uniqueItems" | "unevaluatedItems" => {
            JsonKind::Array
        }
        "properties"
        | "patternProperties"
        | "additionalProperties"
        | "propertyNames"
        | "required"
        | "minProperties"
        | "maxProperties"
        | "dependencies"
        | "dependentRequired"
        | "dependentSchemas"
        | "unevaluatedProperties" => JsonKind::Object,
        _ => return None,
    })
}

/// Returns the kind of values of a type.
pub(crate) fn kind_of_type(name: &str) -> Option<JsonKind> {
    let name = if name == "integer" { "number" } else { name };
    let mut all = JsonKind::ALL.into_iter();
    all.find(|kind| kind.type_name() == name)
}

/// Other members of schemas, which are no mistakes.
#[rustfmt::skip]
const OTHERS: &[&str] = &[
    "$anchor", "$comment", "$dynamicAnchor", "$id", "$recursiveAnchor", "$schema", "$vocabulary", "contentEncoding",
    "contentMediaType", "default", "deprecated", "description", "example", "examples", "propertyOrder", "readOnly", "title",
    "writeOnly",
];

/// Members that identify a schema, and the first dialect in which they do.
const IDENTIFIERS: &[(&str, Dialect)] = &[
    ("$id", Draft06),
    ("$anchor", Draft201909),
    ("$dynamicAnchor", Draft202012),
];

/// Returns what to say of a member of a schema that means nothing in a language, and most likely is to mean something.
pub(crate) fn mistaken(name: &str, language: Language) -> Option<String> {
    /// Shorter keywords are like too many words.
    const LEAST: usize = 4;
    let dialect = language.dialect;
    let is_modifier =
        dialect == Draft04 && matches!(name, "exclusiveMinimum" | "exclusiveMaximum" | "id");
    let is_extension = name.starts_with("x-");
    let is_known = find(name, dialect).is_some() || is_modifier || OTHERS.contains(&name);
    let wanted = format!("a keyword of {}", dialect.name());
    let mut identifiers = IDENTIFIERS.iter();
    if let Some((_, first)) = identifiers.find(|(known, first)| *known == name && dialect < *first)
    {
        return Some(say(&wanted, |message| {
            push_quoted(message, name);
            message.push_str(", which identifies a schema from ");
            message.push_str(first.name());
            message.push_str(" on");
        }));
    }
    if is_known || is_extension {
        return None;
    }
    if let Some((_, dialects, ..)) = ALL.iter().find(|(known, ..)| *known == name) {
        let (first, last) = (dialects.start().name(), dialects.end().name());
        return Some(say(&wanted, |message| {
            push_quoted(message, name);
            message.push_str(", which is one of ");
            message.push_str(first);
            if first != last {
                message.push_str(" to ");
                message.push_str(last);
            }
        }));
    }
    let known = ALL
        .iter()
        .filter(|(known, dialects, ..)| known.len() >= LEAST && dialects.contains(&dialect));
    let names = known
        .map(|(known, ..)| *known)
        .chain(OTHERS.iter().copied());
    let meant = nearest(name, names).filter(|meant| !OTHERS.contains(meant) || *meant == "$id")?;
    Some(say(&wanted, |message| {
        push_quoted(message, name);
        push_hint(message, name, [meant].into_iter());
    }))
}

/// Returns what to say of a schema that has members, none of which is a keyword: it is most likely no schema.
pub(crate) fn no_schema(schema: NodeRef<'_>, language: Language) -> Option<String> {
    const NAMES: &[&str] = &["$schema", "$id", "$anchor", "$dynamicAnchor", "$vocabulary"];
    let is_known = |name: &str| find(name, language.dialect).is_some() || NAMES.contains(&name);
    let mut members = schema.members().peekable();
    members.peek()?;
    let is_schema = members.any(|(name, _)| is_known(&name));
    (!is_schema).then(|| {
        "expected a schema, but found an object without a keyword of JSON Schema; it accepts every document".to_owned()
    })
}

/// Whether a keyword means something in a language.
pub(crate) fn is_in_use(name: &str, language: Language) -> bool {
    find(name, language.dialect).is_some_and(|(_, _, vocabulary, _)| language.uses(*vocabulary))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_a_member_that_means_nothing() {
        let told = |name: &str, dialect| mistaken(name, Language::all_of(dialect));
        for (name, dialect, expected) in [
            (
                "propertyNames",
                Draft04,
                "`propertyNames`, which is one of draft-06 to 2020-12",
            ),
            (
                "prefixItems",
                Draft07,
                "`prefixItems`, which is one of 2020-12",
            ),
            (
                "$anchor",
                Draft07,
                "`$anchor`, which identifies a schema from 2019-09 on",
            ),
            (
                "$id",
                Draft04,
                "`$id`, which identifies a schema from draft-06 on",
            ),
            (
                "maxLenght",
                Draft07,
                "`maxLenght`; did you mean `maxLength`?",
            ),
            ("id", Draft07, "`id`; did you mean `$id`?"),
        ] {
            let wanted = format!(
                "expected a keyword of {}, but found {expected}",
                dialect.name()
            );
            assert_eq!(told(name, dialect), Some(wanted));
        }
        for name in [
            "id",
            "exclusiveMinimum",
            "maximum",
            "descriptions",
            "note",
            "x-type",
        ] {
            assert_eq!(told(name, Draft04), None, "{name}");
        }
    }
}
