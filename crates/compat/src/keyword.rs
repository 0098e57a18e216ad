//! The kind of value that each keyword of 2020-12 has, and of older ones that are translated. Every walk of a schema in this
//! crate uses it.

use serde_json::Value;

/// The reference to the schema itself, which needs no definition.
pub(super) const WHOLE: &str = "#";

/// The prefix of references to definitions.
pub(super) const DEFINITIONS: &str = "#/definitions";

/// The kind of value that a keyword has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A schema, or a list of schemas. If one of them accepts more, so does the schema that has the keyword.
    Schemas,
    /// A schema, or a list of schemas, for which that does not hold.
    Turning,
    /// Schemas by name, which otherwise behave like [`Schemas`](Self::Schemas).
    Named,
    /// Metadata for people and programs, which rejects nothing. `format` counts as metadata here.
    Annotation,
    /// Anything else: a bound, a name, data.
    Other,
}

/// Returns the kind of value that the keyword has.
pub(super) fn holds(keyword: &str) -> Holds {
    match keyword {
        "additionalItems"
        | "additionalProperties"
        | "allOf"
        | "anyOf"
        | "else"
        | "items"
        | "prefixItems"
        | "propertyNames"
        | "then"
        | "unevaluatedItems"
        | "unevaluatedProperties" => Holds::Schemas,
        "contains" | "if" | "not" | "oneOf" => Holds::Turning,
        "$defs" | "definitions" | "dependencies" | "dependentSchemas" | "patternProperties"
        | "properties" => Holds::Named,
        "$anchor" | "$comment" | "$dynamicAnchor" | "$id" | "$recursiveAnchor" | "$schema"
        | "contentEncoding" | "contentMediaType" | "contentSchema" | "default" | "deprecated"
        | "description" | "examples" | "format" | "readOnly" | "title" | "writeOnly" => {
            Holds::Annotation
        }
        _ => Holds::Other,
    }
}

/// Returns the value of a keyword with `of` applied to each schema directly in it.
pub(super) fn each_schema<'v, E>(
    keyword: &str,
    value: &'v Value,
    of: &mut dyn FnMut(&'v Value) -> Result<Value, E>,
) -> Result<Value, E> {
    match (holds(keyword), value) {
        (Holds::Schemas | Holds::Turning, Value::Array(listed)) => listed.iter().map(of).collect(),
        (Holds::Schemas | Holds::Turning, one) => of(one),
        (Holds::Named, Value::Object(named)) => named
            .iter()
            .map(|(name, inner)| Ok((name.clone(), of(inner)?)))
            .collect(),
        (_, other) => Ok(other.clone()),
    }
}
