//! What a schema leaves open, and which of it was seen in documents. Invariant: it knows the schema's text alone.

use std::collections::BTreeSet;

use serde_json::Value;

/// Everything that a document may have or not, and what was seen of it.
pub(crate) struct Seen {
    schema: Value,
    possible: BTreeSet<String>,
    found: BTreeSet<String>,
}

impl Seen {
    pub(crate) fn of(bundled: &str) -> Self {
        let schema: Value = serde_json::from_str(bundled).expect("a schema is JSON");
        let mut possible = BTreeSet::new();
        list(&schema, &schema, "", &mut possible);
        Self {
            schema,
            possible,
            found: BTreeSet::new(),
        }
    }

    /// How much a schema leaves open.
    pub(crate) fn possible(&self) -> usize {
        self.possible.len()
    }

    pub(crate) fn look(&mut self, document: &Value) {
        look(&self.schema, &self.schema, document, "", &mut self.found);
    }

    /// What could be in a document and was in none.
    pub(crate) fn missing(&self) -> BTreeSet<&str> {
        self.possible
            .difference(&self.found)
            .map(String::as_str)
            .collect()
    }
}

/// A schema with its reference followed.
fn resolve<'a>(root: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(reference) => {
            let pointer = reference
                .strip_prefix('#')
                .expect("a bundle refers to itself");
            resolve(
                root,
                root.pointer(pointer).expect("a reference leads somewhere"),
            )
        }
        None => schema,
    }
}

fn properties(schema: &Value) -> impl Iterator<Item = (&String, &Value, bool)> {
    let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
    let properties = schema["properties"].as_object().into_iter().flatten();
    properties
        .map(move |(name, inner)| (name, inner, required.iter().any(|one| one == name.as_str())))
}

/// Every choice that a schema leaves.
fn list(root: &Value, schema: &Value, path: &str, into: &mut BTreeSet<String>) {
    let schema = resolve(root, schema);
    for value in schema["enum"].as_array().into_iter().flatten() {
        into.insert(format!("{path} is {value}"));
    }
    for name in schema["type"].as_array().into_iter().flatten() {
        into.insert(format!("{path} is a {name}"));
    }
    for (name, inner, required) in properties(schema) {
        let path = format!("{path}/{name}");
        if !required {
            into.insert(format!("{path} is absent"));
            into.insert(format!("{path} is there"));
        }
        list(root, inner, &path, into);
    }
    for keyword in ["items", "additionalProperties"] {
        if schema[keyword].is_object() {
            let least = u64::from(schema["minItems"] == 1);
            for count in least..3 {
                into.insert(format!("{path} has {count}"));
            }
            list(root, &schema[keyword], &format!("{path}/*"), into);
        }
    }
    let is_free =
        schema.get("properties").is_none() && schema.get("additionalProperties").is_none();
    if schema["type"] == "object" && is_free {
        for count in 0..3 {
            into.insert(format!("{path} has {count}"));
        }
    }
}

/// The choices that a document made.
fn look(root: &Value, schema: &Value, value: &Value, path: &str, into: &mut BTreeSet<String>) {
    let schema = resolve(root, schema);
    if schema["enum"].is_array() {
        into.insert(format!("{path} is {value}"));
    }
    if schema["type"].is_array() {
        let name = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) | Value::Object(_) => "neither",
        };
        into.insert(format!("{path} is a \"{name}\""));
    }
    for (name, inner, required) in properties(schema) {
        let path = format!("{path}/{name}");
        let member = value.get(name);
        if !required {
            let what = if member.is_some() { "there" } else { "absent" };
            into.insert(format!("{path} is {what}"));
        }
        if let Some(member) = member {
            look(root, inner, member, &path, into);
        }
    }
    let items: Vec<&Value> = match value {
        Value::Array(items) => items.iter().collect(),
        Value::Object(members) => members.values().collect(),
        _ => return,
    };
    into.insert(format!("{path} has {}", items.len()));
    for keyword in ["items", "additionalProperties"] {
        if schema[keyword].is_object() {
            for item in &items {
                look(root, &schema[keyword], item, &format!("{path}/*"), into);
            }
        }
    }
}
