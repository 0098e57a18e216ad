//! Exports the shipped schemas as `schemars::Schema`: self-contained, with every reference replaced by its target, so
//! that they can be embedded anywhere in another schema. A reference to a recursive type becomes a reference to that
//! type's own schema, as in `schemars`. SPEC E5.

use schemars::SchemaGenerator;
use serde_json::{Map, Value};

use crate::type_schema::TypeSchema;

/// The schema of a recursive type: the pointer that references use, and the function that generates it.
pub type Recursive = (&'static str, fn(&mut SchemaGenerator) -> schemars::Schema);

/// Returns the part of its schema that describes a type, without references except to recursive types.
pub fn part_of(
    schema: &'static TypeSchema,
    pointer: &'static str,
    beside_null: bool,
    generator: &mut SchemaGenerator,
    types: &[Recursive],
) -> schemars::Schema {
    let mut made = part(schema, pointer, &mut |reference| {
        let (_, subschema) = types.iter().find(|(named, _)| *named == reference)?;
        Some(subschema(generator).to_value())
    });
    if beside_null {
        without_null(&mut made);
    }
    made
}

/// Returns the part of a bundled schema at `pointer`, without references. For hand-written types.
#[must_use]
pub fn json_schema(schema: &'static TypeSchema, pointer: &'static str) -> schemars::Schema {
    part(schema, pointer, &mut |_| None)
}

#[allow(
    clippy::expect_used,
    reason = "text and pointer are generated together, and a test asks for every type's schema"
)]
fn part(
    schema: &'static TypeSchema,
    pointer: &'static str,
    recursive: &mut dyn FnMut(&str) -> Option<Value>,
) -> schemars::Schema {
    let root: Value = serde_json::from_str(schema.text()).expect("a bundled schema is JSON");
    let part = root.pointer(pointer).expect("the type has a schema");
    let inlined = inline(&root, bare(part), recursive);
    inlined.try_into().expect("a schema is an object")
}

fn without_null(part: &mut schemars::Schema) {
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
}

/// Removes the keywords that only a root has.
fn bare(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Value::Object(members) = &mut schema {
        for annotation in ["$schema", "$id", "definitions"] {
            members.remove(annotation);
        }
    }
    schema
}

/// Inlines references. References in a cycle are replaced by the result of `recursive`, so this terminates.
fn inline(root: &Value, value: Value, recursive: &mut dyn FnMut(&str) -> Option<Value>) -> Value {
    match value {
        Value::Array(items) => items
            .into_iter()
            .map(|item| inline(root, item, recursive))
            .collect(),
        Value::Object(members) => {
            let reference = members
                .get("$ref")
                .and_then(Value::as_str)
                .and_then(|reference| reference.strip_prefix('#'));
            if let Some((reference, target)) =
                reference.and_then(|reference| Some((reference, root.pointer(reference)?)))
            {
                let mut target = match recursive(reference) {
                    Some(subschema) => subschema,
                    None => inline(root, bare(target), recursive),
                };
                // A description next to a reference is more specific and takes precedence.
                if let (Some(description), Value::Object(target)) =
                    (members.get("description"), &mut target)
                {
                    target.insert("description".to_owned(), description.clone());
                }
                return target;
            }
            members
                .into_iter()
                .map(|(key, member)| (key, inline(root, member, recursive)))
                .collect::<Map<_, _>>()
                .into()
        }
        other => other,
    }
}

/// Implements `schemars::JsonSchema` for a type with its part of the shipped schema, at a JSON Pointer in it. Use `without null` if that
/// part also allows `null`; the list has the recursive types that references may name. Called by generated code.
#[macro_export]
macro_rules! json_schema {
    (
        $type:ident, $schema:ident, $at:literal $(without $null:ident)?
        $(, [$(($pointer:literal, $inner:ty)),*])?
    ) => {
        impl $crate::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::std::stringify!($type).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                let without = ::std::concat!("" $(, " without ", ::std::stringify!($null))?);
                ::std::format!("{}#{}{without}", $schema.id(), $at).into()
            }

            fn json_schema(
                generator: &mut $crate::schemars::SchemaGenerator,
            ) -> $crate::schemars::Schema {
                let recursive: &[$crate::export::Recursive] = &[$($((
                    $pointer,
                    $crate::schemars::SchemaGenerator::subschema_for::<$inner>,
                )),*)?];
                let without: &[&str] = &[$(::std::stringify!($null))?];
                $crate::export::part_of(&$schema, $at, !without.is_empty(), generator, recursive)
            }
        }
    };
}
