//! A schema without its annotations: shorter, and the same where only they differ.

use std::borrow::Cow;

use saop_json::text::{Cursor, compact};
use saop_json::{JsonKind, JsonRef};

/// Returns a valid JSON text that is a schema as compact text without its annotations: `$comment`, `default`, `description`, `example`,
/// `examples` and `title`. They reject nothing, but a reference may lead into one.
#[must_use]
pub fn without_annotations(schema: &str) -> String {
    let mut text = String::new();
    push_schema(JsonRef::of_valid(schema.trim()), 0, &mut text);
    text
}

/// Deeper schemas are written as they are.
const DEEPEST: usize = 64;

fn push_schema(schema: JsonRef<'_>, depth: usize, text: &mut String) {
    match schema.kind() {
        JsonKind::Object if depth < DEEPEST => {
            let members = schema.members();
            let kept = members.filter(|(keyword, _)| {
                !matches!(
                    &**keyword,
                    "$comment" | "default" | "description" | "example" | "examples" | "title"
                )
            });
            push_members(kept, text, |keyword, value, text| match keyword {
                "const" | "dependentRequired" | "enum" => push_compact(value, text),
                "$defs" | "definitions" | "dependencies" | "dependentSchemas"
                | "patternProperties" | "properties" => {
                    push_members(value.members(), text, |_, schema, text| {
                        push_schema(schema, depth + 2, text);
                    });
                }
                _ => push_schema(value, depth + 1, text),
            });
        }
        JsonKind::Array if depth < DEEPEST => {
            text.push('[');
            for (index, item) in schema.items().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                push_schema(item, depth + 1, text);
            }
            text.push(']');
        }
        _ => push_compact(schema, text),
    }
}

fn push_members<'a>(
    members: impl Iterator<Item = (Cow<'a, str>, JsonRef<'a>)>,
    text: &mut String,
    mut push: impl FnMut(&str, JsonRef<'a>, &mut String),
) {
    text.push('{');
    for (index, (key, value)) in members.enumerate() {
        if index > 0 {
            text.push(',');
        }
        saop_json::push_string(text, &key);
        text.push(':');
        push(&key, value, text);
    }
    text.push('}');
}

fn push_compact(value: JsonRef<'_>, text: &mut String) {
    let json = value.as_json();
    text.push_str(&compact(Cursor::new(json), usize::MAX).unwrap_or(Cow::Borrowed(json)));
}
