//! Gemini's own kind of schema, which the `parameters` of its functions have, written as JSON Schema: types are in capitals, `nullable`
//! adds null, and counts may be strings of digits.

use std::ops::Range;

use saop_json::{JsonKind, NodeRef};

use crate::places::Places;

/// Writes a schema as JSON Schema. Also returns where the places of the text stand in what has the schema.
///
/// `is_gemini` says that it surely is one of Gemini's; otherwise it is if the type of its root is in capitals. If it is not, nothing is
/// written otherwise.
pub(crate) fn written(schema: NodeRef<'_>, is_gemini: bool) -> (String, Places) {
    let mut edits = Vec::new();
    if is_gemini || schema.member("type").is_some_and(is_in_capitals) {
        collect(schema, &mut edits);
    }
    let (source, start) = (schema.text(), schema.span().start);
    let mut text = String::with_capacity(source.len());
    let mut ends = Vec::with_capacity(edits.len());
    let mut at = 0;
    for (span, new) in edits {
        let span = span.start - start..span.end - start;
        text.push_str(source.get(at..span.start).unwrap_or_default());
        text.push_str(&new);
        at = span.end;
        ends.push((text.len(), at));
    }
    text.push_str(source.get(at..).unwrap_or_default());
    (text, Places::new(start, source.len(), ends))
}

fn is_in_capitals(node: NodeRef<'_>) -> bool {
    let name = node.string().unwrap_or_default();
    !name.is_empty() && !name.contains(char::is_lowercase)
}

/// Collects what is written otherwise, in the order of the text: spans of the whole document, and what stands there instead.
fn collect(schema: NodeRef<'_>, edits: &mut Vec<(Range<usize>, String)>) {
    let is_nullable = schema.member("nullable").map(NodeRef::text) == Some("true");
    let has_type = schema.member("type").is_some();
    for (keyword, value) in schema.members() {
        let is_array = value.kind() == JsonKind::Array;
        match (&*keyword, value.string()) {
            ("type", Some(name)) => {
                if !name.bytes().all(|byte| byte.is_ascii_alphabetic()) {
                    continue;
                }
                let name = if is_in_capitals(value) {
                    name.to_ascii_lowercase()
                } else {
                    name.into_owned()
                };
                let written = if is_nullable && name != "null" {
                    format!(r#"["{name}","null"]"#)
                } else {
                    format!(r#""{name}""#)
                };
                if written != value.text() {
                    edits.push((value.span(), written));
                }
            }
            (
                "maxItems" | "minItems" | "maxLength" | "minLength" | "maxProperties"
                | "minProperties",
                Some(digits),
            ) if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                edits.push((value.span(), digits.into_owned()));
            }
            ("enum", None) if is_array => {
                let is_null = |item: NodeRef<'_>| item.kind() == JsonKind::Null;
                if is_nullable && !value.items().any(is_null) {
                    append(value, "null", edits);
                }
            }
            ("anyOf", None) if is_array => {
                value.items().for_each(|one| collect(one, edits));
                if is_nullable && !has_type {
                    append(value, r#"{"type":"null"}"#, edits);
                }
            }
            ("items" | "additionalProperties", None) => collect(value, edits),
            ("properties" | "$defs", None) => {
                value.members().for_each(|(_, one)| collect(one, edits));
            }
            _ => {}
        }
    }
}

/// Appends an item to an array.
fn append(array: NodeRef<'_>, item: &str, edits: &mut Vec<(Range<usize>, String)>) {
    let end = array.span().end - 1;
    let comma = if array.items().next().is_some() {
        ","
    } else {
        ""
    };
    edits.push((end..end, format!("{comma}{item}")));
}
