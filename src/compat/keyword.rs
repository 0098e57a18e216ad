//! What the value of each keyword of Draft-07 holds. Every walk of a schema here asks it.

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
