//! Tells a list of tools from one schema: an object from names to schemas may look like either.

use saop_json::text::open;
use saop_json::{JsonKind, Limits, NodeRef, Tree};

/// Maximum nesting of a list: that of a schema, and of what is around it.
pub(crate) const MAX_DEPTH: usize = 512;

/// What a JSON text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextForm {
    /// A list of tools.
    Tools,
    /// One schema, or neither of both.
    Schema,
    /// An object that may be either, such as `{}` or `{"not": {}, "get": {}}`.
    Unclear,
}

/// Keywords whose value may be an object or a boolean, as the schema of a tool is.
const KEYWORDS: [&str; 30] = [
    "$defs",
    "$recursiveAnchor",
    "$vocabulary",
    "additionalItems",
    "additionalProperties",
    "const",
    "contains",
    "contentSchema",
    "default",
    "definitions",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "deprecated",
    "else",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "if",
    "items",
    "not",
    "nullable",
    "patternProperties",
    "properties",
    "propertyNames",
    "readOnly",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "uniqueItems",
    "writeOnly",
];

/// Keywords whose value is never an object or a boolean.
const OTHERS: [&str; 34] = [
    "$anchor",
    "$comment",
    "$dynamicAnchor",
    "$dynamicRef",
    "$id",
    "$recursiveRef",
    "$ref",
    "$schema",
    "allOf",
    "anyOf",
    "contentEncoding",
    "contentMediaType",
    "description",
    "enum",
    "examples",
    "format",
    "id",
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
    "oneOf",
    "pattern",
    "prefixItems",
    "required",
    "title",
    "type",
];

impl TextForm {
    /// Returns what a text is.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let limits = Limits::NONE.with_max_depth(MAX_DEPTH);
        let tree = open(text.as_bytes(), &limits).and_then(|cursor| Tree::parse(cursor, &limits));
        tree.map_or(Self::Schema, |tree| Self::of_value(tree.root()))
    }

    pub(crate) fn of_value(root: NodeRef<'_>) -> Self {
        match root.kind() {
            JsonKind::Array => Self::Tools,
            JsonKind::Object if listed(root).is_some() => Self::Tools,
            JsonKind::Object => Self::of_object(root),
            _ => Self::Schema,
        }
    }

    fn of_object(root: NodeRef<'_>) -> Self {
        let is_schema =
            |value: NodeRef<'_>| matches!(value.kind(), JsonKind::Object | JsonKind::Bool);
        // The values of a map are schemas.
        if root.members().any(|(_, value)| !is_schema(value)) {
            return Self::Schema;
        }
        if root.members().any(|(name, _)| OTHERS.contains(&&*name)) {
            return Self::Tools;
        }
        let count = root.members().count();
        let keywords = root.members();
        let keywords = keywords
            .filter(|(name, _)| KEYWORDS.contains(&&**name))
            .count();
        match keywords {
            0 if count > 0 => Self::Tools,
            all if all == count && count > 0 => Self::Schema,
            _ => Self::Unclear,
        }
    }
}

/// Whether an object is one schema, and was most likely meant to be.
pub(crate) fn is_one_schema(root: NodeRef<'_>) -> bool {
    let is_keyword = |name: &str| KEYWORDS.contains(&name) || OTHERS.contains(&name);
    let has_keyword = root.members().any(|(name, _)| is_keyword(&name));
    has_keyword && TextForm::of_value(root) == TextForm::Schema
}

/// Returns the array of tools in an object that has one.
pub(crate) fn listed(root: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let direct = array(root, "tools").or_else(|| declared(root));
    direct.or_else(|| array(root.member("result")?, "tools"))
}

/// The declarations of functions in a tool of Gemini's.
const DECLARATIONS: [&str; 2] = ["functionDeclarations", "function_declarations"];

/// Returns the functions that a tool of Gemini's declares.
pub(crate) fn declared(tool: NodeRef<'_>) -> Option<NodeRef<'_>> {
    DECLARATIONS.iter().find_map(|name| array(tool, name))
}

fn array<'a>(node: NodeRef<'a>, name: &str) -> Option<NodeRef<'a>> {
    let is_array = |list: &NodeRef<'_>| list.kind() == JsonKind::Array;
    node.member(name).filter(is_array)
}
