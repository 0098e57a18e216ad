//! Which JSON is the definition of a member, as schemas have it under a secret's name, and holds no secret. SPEC G6.
//!
//! Invariant: every member of a definition is a known keyword.

use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree};

const KEYWORDS: [&str; 55] = [
    "$anchor",
    "$comment",
    "$defs",
    "$id",
    "$ref",
    "$schema",
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "definitions",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "deprecated",
    "description",
    "else",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "if",
    "items",
    "markdownDescription",
    "maxContains",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minContains",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "not",
    "nullable",
    "oneOf",
    "pattern",
    "patternProperties",
    "prefixItems",
    "properties",
    "propertyNames",
    "readOnly",
    "required",
    "then",
    "title",
    "type",
    "unevaluatedItems",
    "unevaluatedProperties",
    "uniqueItems",
    "writeOnly",
];
/// Keywords with values, which `Schema(true)` masks.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];
const TYPES: [&str; 7] = [
    "array", "boolean", "integer", "null", "number", "object", "string",
];
/// The members of a security scheme of `OpenAPI`, and its types.
const SCHEME: [&str; 8] = [
    "bearerFormat",
    "description",
    "flows",
    "in",
    "name",
    "openIdConnectUrl",
    "scheme",
    "type",
];
const SCHEMES: [&str; 4] = ["apiKey", "http", "oauth2", "openIdConnect"];
/// A longer text is not read to decide whether it is a definition.
const LONGEST_TEXT: usize = 4096;

/// Whether a member with this name of a definition is known.
pub(super) fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name) || VALUES.contains(&name)
}

/// Whether a value is a definition, perhaps with values of its own.
pub(super) fn is_definition(node: NodeRef<'_>) -> bool {
    let has =
        |name: &str, kind: JsonKind| node.member(name).is_some_and(|value| value.kind() == kind);
    let of = ["allOf", "anyOf", "oneOf"];
    let is_schema = has_type(node, &TYPES)
        || has("$ref", JsonKind::String)
        || of.iter().any(|name| has(name, JsonKind::Array));
    is_schema
        && node
            .members()
            .all(|(name, _)| is_keyword(&name) || name.starts_with("x-"))
}

/// Whether a value is a security scheme of `OpenAPI`, which says how a secret is sent.
pub(super) fn is_security_scheme(node: NodeRef<'_>) -> bool {
    let mut names = node.members().map(|(name, _)| name);
    has_type(node, &SCHEMES) && names.all(|name| SCHEME.contains(&&*name))
}

fn has_type(node: NodeRef<'_>, types: &[&str]) -> bool {
    let is_type = |kind: NodeRef<'_>| kind.string().is_some_and(|kind| types.contains(&&*kind));
    node.member("type").is_some_and(|kind| {
        is_type(kind) || kind.kind() == JsonKind::Array && kind.items().all(is_type)
    })
}

/// Whether a text is a definition without values.
pub(super) fn is_definition_text(text: &[u8]) -> bool {
    if text.len() > LONGEST_TEXT {
        return false;
    }
    // It may be in a string itself.
    let plain: Vec<u8> = text.iter().copied().filter(|byte| *byte != b'\\').collect();
    let unlimited = Limits::NONE;
    let Ok(cursor) = open(&plain, &unlimited) else {
        return false;
    };
    Tree::parse(cursor, &unlimited).is_ok_and(|tree| {
        let mut left = vec![tree.root()];
        while let Some(node) = left.pop() {
            if node.members().any(|(name, _)| VALUES.contains(&&*name)) {
                return false;
            }
            left.extend(node.children());
        }
        is_definition(tree.root())
    })
}
