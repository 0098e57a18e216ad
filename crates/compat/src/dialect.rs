//! Writes a schema of any dialect as one of 2020-12, keyword by keyword, so that all are compared in one. Compared as draft-07, a change
//! of `prefixItems` would be none.
//!
//! Invariant: the result accepts what the schema accepts. What its dialect does not know is left out.

use saop_schema::Dialect;
use serde_json::{Map, Value, json};

/// Keywords that begin with a dialect.
const SINCE: [(&str, Dialect); 17] = [
    ("const", Dialect::Draft06),
    ("contains", Dialect::Draft06),
    ("propertyNames", Dialect::Draft06),
    ("if", Dialect::Draft07),
    ("then", Dialect::Draft07),
    ("else", Dialect::Draft07),
    ("$anchor", Dialect::Draft201909),
    ("dependentRequired", Dialect::Draft201909),
    ("dependentSchemas", Dialect::Draft201909),
    ("maxContains", Dialect::Draft201909),
    ("minContains", Dialect::Draft201909),
    ("unevaluatedItems", Dialect::Draft201909),
    ("unevaluatedProperties", Dialect::Draft201909),
    ("$recursiveRef", Dialect::Draft201909),
    ("prefixItems", Dialect::Draft202012),
    ("$dynamicAnchor", Dialect::Draft202012),
    ("$dynamicRef", Dialect::Draft202012),
];

/// Whether a dialect gives a keyword a meaning, as far as that changed.
pub(super) fn is_known(keyword: &str, dialect: Dialect) -> bool {
    let since = SINCE.iter().find(|(known, _)| *known == keyword);
    since.is_none_or(|(_, since)| dialect >= *since)
}

/// Writes the members of a schema, all of them known to the dialect, as 2020-12 has them.
pub(super) fn translate(members: &mut Map<String, Value>, dialect: Dialect) {
    dependencies(members);
    tuple(members, dialect);
    if dialect == Dialect::Draft04 {
        exclusive(members, "minimum", "exclusiveMinimum");
        exclusive(members, "maximum", "exclusiveMaximum");
    }
}

/// `dependencies` is what is two keywords now. The later dialects still have it, for schemas that were written before.
fn dependencies(members: &mut Map<String, Value>) {
    let Some(Value::Object(all)) = members.remove("dependencies") else {
        return;
    };
    let (required, schemas): (Map<_, _>, Map<_, _>) =
        all.into_iter().partition(|(_, value)| value.is_array());
    for (keyword, map) in [
        ("dependentRequired", required),
        ("dependentSchemas", schemas),
    ] {
        if map.is_empty() {
            continue;
        }
        if members.contains_key(keyword) {
            all_of(members, json!({ keyword: map }));
        } else {
            members.insert(keyword.to_owned(), Value::Object(map));
        }
    }
}

/// Before 2020-12, `items` may be a list, and then `additionalItems` is about the rest.
fn tuple(members: &mut Map<String, Value>, dialect: Dialect) {
    let rest = members.remove("additionalItems");
    if dialect == Dialect::Draft202012 || !members.get("items").is_some_and(Value::is_array) {
        return;
    }
    if let Some(list) = members.remove("items") {
        members.insert("prefixItems".to_owned(), list);
    }
    if let Some(rest) = rest {
        members.insert("items".to_owned(), rest);
    }
}

/// In draft-04, whether a bound is exclusive is said beside it.
fn exclusive(members: &mut Map<String, Value>, bound: &str, exclusive: &str) {
    if members.remove(exclusive) == Some(json!(true))
        && let Some(value) = members.remove(bound)
    {
        members.insert(exclusive.to_owned(), value);
    }
}

/// Adds a schema that a value must also meet.
pub(super) fn all_of(members: &mut Map<String, Value>, schema: Value) {
    match members.get_mut("allOf") {
        Some(Value::Array(all)) => all.push(schema),
        _ => {
            members.insert("allOf".to_owned(), Value::Array(vec![schema]));
        }
    }
}
