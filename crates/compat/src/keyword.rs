//! What the value of each keyword of Draft-07 holds. Every walk of a schema here asks it.

use serde_json::Value;

/// The reference to the schema itself, which needs no definition.
pub(super) const WHOLE: &str = "#";

/// What references to definitions begin with.
pub(super) const DEFINITIONS: &str = "#/definitions";

/// What stands in the value of a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A schema, or a list of schemas. Where one of them accepts more, so does the schema that has the keyword.
    Schemas,
    /// A schema, or a list of schemas, of which that cannot be said.
    Turning,
    /// Schemas by name, which are as [`Schemas`](Self::Schemas).
    Named,
    /// What says something to people and to programs, and refuses nothing. `format` is one of them here.
    Annotation,
    /// Anything else: a bound, a name, data.
    Other,
}

/// What the keyword's value holds.
pub(super) fn holds(keyword: &str) -> Holds {
    match keyword {
        "additionalItems"
        | "additionalProperties"
        | "allOf"
        | "anyOf"
        | "contains"
        | "else"
        | "items"
        | "propertyNames"
        | "then" => Holds::Schemas,
        "if" | "not" | "oneOf" => Holds::Turning,
        "definitions" | "dependencies" | "patternProperties" | "properties" => Holds::Named,
        "$comment" | "$id" | "$schema" | "default" | "description" | "examples" | "format"
        | "readOnly" | "title" | "writeOnly" => Holds::Annotation,
        _ => Holds::Other,
    }
}

/// The value of a keyword, with something done to each schema right in it.
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
