//! Subschemas in unexpected places: under a keyword that does not fit the type, or in a schema of unknown type.
//!
//! Invariant: everything under a keyword that may hold schemas is checked once, except next to `$ref`, where Draft-07
//! ignores it.

use super::walk::{Place, Walk};
use crate::json::{Json, Value};
use crate::keywords;

/// The keywords that hold schemas, those outside of the profile among them; not `not`, `if` and others whose schemas say
/// nothing by themselves.
const HOLDERS: [&str; 13] = [
    "properties",
    "items",
    "additionalProperties",
    "oneOf",
    "definitions",
    "$defs",
    "anyOf",
    "allOf",
    "patternProperties",
    "contains",
    "additionalItems",
    "prefixItems",
    "dependentSchemas",
];

/// What has none of these adds to the schema around it, such as a `required`.
const FORMS: [&str; 9] = [
    "type",
    "$ref",
    "enum",
    "const",
    "oneOf",
    "anyOf",
    "allOf",
    "properties",
    "items",
];

impl<'a> Walk<'a> {
    /// Checks the subschemas of a schema that have not been checked yet.
    pub(super) fn strays(&mut self, json: &'a Json, place: Place) {
        if json.get("$ref").is_some() {
            return;
        }
        for keyword in HOLDERS {
            if keyword == "definitions" && place == Place::Root {
                continue;
            }
            let Some(holder) = keywords::meant(json, keyword) else {
                continue;
            };
            let inside: Vec<&Json> = match (keyword, &holder.value) {
                ("properties", Value::Object(members)) => {
                    let are_new = members.iter().all(|member| self.is_new(&member.value));
                    if are_new && !members.is_empty() {
                        self.properties(json, members);
                    }
                    continue;
                }
                (
                    "definitions" | "$defs" | "patternProperties" | "dependentSchemas",
                    Value::Object(members),
                ) => members.iter().map(|member| &member.value).collect(),
                ("anyOf" | "allOf", Value::Array(items)) => {
                    items.iter().filter(|item| has_form(item)).collect()
                }
                (_, Value::Array(items)) => items.iter().collect(),
                (_, Value::Object(_)) => vec![holder],
                _ => continue,
            };
            for inner in inside {
                if self.is_new(inner) {
                    self.node(inner, Place::Inner);
                }
            }
        }
    }

    fn is_new(&self, json: &Json) -> bool {
        !self.looked_at.contains(&json.span.start)
    }
}

fn has_form(schema: &Json) -> bool {
    let is_null = schema.get("type").and_then(Json::as_str) == Some("null");
    !is_null && FORMS.iter().any(|keyword| schema.get(keyword).is_some())
}
