//! The shipped schemas as `schemars::Schema`: self-contained, every reference replaced by what it names,
//! so that they can be put anywhere in another schema. SPEC E5.

use serde_json::{Map, Value};

use super::Schema;

/// The part of a bundled schema that `pointer` names, without references.
#[must_use]
#[allow(
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "text and pointer are generated together, and a test asks for every type's schema"
)]
pub fn json_schema(schema: &'static Schema, pointer: &'static str) -> schemars::Schema {
    let root: Value = serde_json::from_str(schema.bundled()).expect("a bundled schema is JSON");
    let part = root
        .pointer(pointer)
        .expect("the type has a schema")
        .clone();
    let mut inlined = inline(&root, part);
    if let Value::Object(members) = &mut inlined {
        for annotation in ["$schema", "$id", "definitions"] {
            members.remove(annotation);
        }
    }
    inlined.try_into().expect("a schema is an object")
}

/// The same for what stands beside `null` in that part.
#[must_use]
pub fn json_schema_without_null(
    schema: &'static Schema,
    pointer: &'static str,
) -> schemars::Schema {
    let mut part = json_schema(schema, pointer);
    if let Some(Value::Array(kinds)) = part.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [one] = kinds.as_slice() {
            let one = one.clone();
            part.insert("type".to_owned(), one);
        }
    }
    if let Some(Value::Array(values)) = part.get_mut("enum") {
        values.retain(|value| !value.is_null());
    }
    part
}

/// Replaces references. The profile has no recursive ones, so this ends.
fn inline(root: &Value, value: Value) -> Value {
    match value {
        Value::Array(items) => items.into_iter().map(|item| inline(root, item)).collect(),
        Value::Object(members) => {
            if let Some(target) = members
                .get("$ref")
                .and_then(Value::as_str)
                .and_then(|reference| root.pointer(reference.strip_prefix('#')?))
            {
                let mut target = inline(root, target.clone());
                // The description beside a reference is the nearer one.
                if let (Some(description), Value::Object(target)) =
                    (members.get("description"), &mut target)
                {
                    target.insert("description".to_owned(), description.clone());
                }
                return target;
            }
            members
                .into_iter()
                .map(|(key, member)| (key, inline(root, member)))
                .collect::<Map<_, _>>()
                .into()
        }
        other => other,
    }
}
