//! JSON text as an ordered tree with byte spans, and back to text.
//!
//! Invariant: members keep their order and numbers their spelling, so nothing is lost on the way through.

use std::ops::Range;

use jsonc_parser::ast;
use jsonc_parser::common::Ranged as _;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Json {
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    /// As the text spells it.
    Number(String),
    String(String),
    Array(Vec<Json>),
    Object(Vec<Member>),
}

/// A member of an object; the span is the key's.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) key: String,
    pub(crate) span: Range<usize>,
    pub(crate) value: Json,
}

/// Why a text is not JSON, and at which byte.
#[derive(Debug)]
pub(crate) struct SyntaxError {
    pub(crate) offset: usize,
    pub(crate) message: String,
}

impl Json {
    /// Reads a text as RFC 8259 has it. Keys may repeat; [`Json::duplicates`] finds them.
    pub(crate) fn parse(text: &str) -> Result<Self, SyntaxError> {
        let strict = ParseOptions {
            allow_comments: false,
            allow_loose_object_property_names: false,
            allow_trailing_commas: false,
            allow_missing_commas: false,
            allow_single_quoted_strings: false,
            allow_hexadecimal_numbers: false,
            allow_unary_plus_numbers: false,
            allow_bare_decimal_point_numbers: false,
            allow_non_finite_numbers: false,
            allow_extended_string_escapes: false,
        };
        let parsed = parse_to_ast(text, &CollectOptions::default(), &strict).map_err(|error| {
            SyntaxError {
                offset: error.range().start,
                message: error.kind().to_string(),
            }
        })?;
        // Even strict, jsonc-parser lets control characters in strings and more kinds of white space pass.
        if let Err(error) = serde_json::from_str::<&serde_json::value::RawValue>(text) {
            let message = error.to_string();
            let message = message
                .split(" at line ")
                .next()
                .unwrap_or_default()
                .to_owned();
            return Err(SyntaxError {
                offset: lax(text).unwrap_or(0),
                message,
            });
        }
        parsed.value.map(Self::from_ast).ok_or_else(|| SyntaxError {
            offset: 0,
            message: "expected a JSON value, but found an empty file".to_owned(),
        })
    }

    fn from_ast(value: ast::Value<'_>) -> Self {
        let range = value.range();
        let value = match value {
            ast::Value::NullKeyword(_) => Value::Null,
            ast::Value::BooleanLit(literal) => Value::Bool(literal.value),
            ast::Value::NumberLit(literal) => Value::Number(literal.value.to_owned()),
            ast::Value::StringLit(literal) => Value::String(literal.value.into_owned()),
            ast::Value::Array(array) => {
                Value::Array(array.elements.into_iter().map(Self::from_ast).collect())
            }
            ast::Value::Object(object) => {
                let members = object.properties.into_iter().map(|property| {
                    let span = property.name.range();
                    Member {
                        span: span.start..span.end,
                        key: property.name.into_string(),
                        value: Self::from_ast(property.value),
                    }
                });
                Value::Object(members.collect())
            }
        };
        Self {
            span: range.start..range.end,
            value,
        }
    }

    /// A value that stands nowhere, for output.
    pub(crate) fn new(value: Value) -> Self {
        Self { span: 0..0, value }
    }

    /// What the value is, in words.
    pub(crate) fn kind(&self) -> &'static str {
        match self.value {
            Value::Null => "null",
            Value::Bool(_) => "a boolean",
            Value::Number(_) => "a number",
            Value::String(_) => "a string",
            Value::Array(_) => "an array",
            Value::Object(_) => "an object",
        }
    }

    pub(crate) fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn as_array(&self) -> Option<&[Json]> {
        match &self.value {
            Value::Array(items) => Some(items),
            _ => None,
        }
    }

    pub(crate) fn members(&self) -> Option<&[Member]> {
        match &self.value {
            Value::Object(members) => Some(members),
            _ => None,
        }
    }

    pub(crate) fn member(&self, key: &str) -> Option<&Member> {
        self.members()?.iter().find(|member| member.key == key)
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Json> {
        self.member(key).map(|member| &member.value)
    }

    /// The value that begins at an offset of the text.
    pub(crate) fn at(&self, offset: usize) -> Option<&Self> {
        let mut here = self;
        while here.span.start != offset {
            let holds = |inner: &&Self| inner.span.contains(&offset);
            here = match &here.value {
                Value::Array(items) => items.iter().find(holds)?,
                Value::Object(members) => members.iter().map(|member| &member.value).find(holds)?,
                _ => return None,
            };
        }
        Some(here)
    }

    /// Every member whose key the same object has named before, at any depth.
    pub(crate) fn duplicates(&self) -> Vec<&Member> {
        let mut found = Vec::new();
        self.collect_duplicates(&mut found);
        found
    }

    fn collect_duplicates<'a>(&'a self, found: &mut Vec<&'a Member>) {
        match &self.value {
            Value::Array(items) => items.iter().for_each(|item| item.collect_duplicates(found)),
            Value::Object(members) => {
                let mut seen = std::collections::HashSet::new();
                for member in members {
                    if !seen.insert(member.key.as_str()) {
                        found.push(member);
                    }
                    member.value.collect_duplicates(found);
                }
            }
            _ => {}
        }
    }

    /// Pretty text with two spaces a level and a newline at the end.
    pub(crate) fn to_pretty(&self) -> String {
        let mut out = String::new();
        self.write(&mut out, 0);
        out.push('\n');
        out
    }

    fn write(&self, out: &mut String, level: usize) {
        match &self.value {
            Value::Null => out.push_str("null"),
            Value::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Value::Number(spelling) => out.push_str(spelling),
            Value::String(text) => out.push_str(&quoted(text)),
            Value::Array(items) if items.is_empty() => out.push_str("[]"),
            Value::Object(members) if members.is_empty() => out.push_str("{}"),
            Value::Array(items) => {
                out.push('[');
                for (index, item) in items.iter().enumerate() {
                    start_line(out, index, level + 1);
                    item.write(out, level + 1);
                }
                start_line(out, 0, level);
                out.push(']');
            }
            Value::Object(members) => {
                out.push('{');
                for (index, member) in members.iter().enumerate() {
                    start_line(out, index, level + 1);
                    out.push_str(&quoted(&member.key));
                    out.push_str(": ");
                    member.value.write(out, level + 1);
                }
                start_line(out, 0, level);
                out.push('}');
            }
        }
    }
}

/// A text as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn start_line(out: &mut String, index: usize, level: usize) {
    if index > 0 {
        out.push(',');
    }
    out.push('\n');
    for _ in 0..level {
        out.push_str("  ");
    }
}

/// Where a text that jsonc-parser reads is not JSON: a control character in a string, or white space of
/// another kind outside.
fn lax(text: &str) -> Option<usize> {
    let mut in_string = false;
    let mut escaped = false;
    text.char_indices().find_map(|(offset, character)| {
        let wrong = match character {
            _ if escaped => {
                escaped = false;
                false
            }
            '"' => {
                in_string = !in_string;
                false
            }
            '\\' => {
                escaped = in_string;
                false
            }
            _ if in_string => character < ' ',
            _ => !character.is_ascii() || matches!(character, '\u{b}' | '\u{c}'),
        };
        wrong.then_some(offset)
    })
}

#[cfg(test)]
mod tests {
    use super::Json;

    fn pretty(text: &str) -> String {
        Json::parse(text).map_or_else(|error| error.message, |json| json.to_pretty())
    }

    #[test]
    fn nothing_is_lost() {
        let text = "{\n  \"b\": [\n    1.50,\n    -0,\n    1E400\n  ],\n  \"a\": {},\n  \"\\\"\\\\\\n\\u0000é\": [],\n  \"n\": null\n}\n";
        assert_eq!(pretty(text), text);
    }

    #[test]
    fn only_rfc_8259_is_json() {
        let bad = [
            "",
            " ",
            "{",
            "{}x",
            "[1,]",
            "[1 2]",
            "[01]",
            "[.5]",
            "[1.]",
            "[+1]",
            "[0x1]",
            "[NaN]",
            "// c\n1",
            "{a:1}",
            "'a'",
            "\"\n\"",
            "\"\t\"",
            "\"\\x41\"",
            "\"\\ud800\"",
            "\"\\ude00x\"",
            "\u{feff}{}",
            "\u{a0}1",
            "\u{b}1",
            "{\"a\" 1}",
            "[1}",
            "{\"a\":1 \"b\":2}",
            "{\"a\":1{}}",
            "[[]{}]",
            "[1/**/]",
            "truex",
            "nul",
        ];
        for text in bad {
            assert!(Json::parse(text).is_err(), "{text:?}");
        }
        assert!(Json::parse(&"[".repeat(100_000)).is_err());
    }

    #[test]
    fn positions() {
        let error = Json::parse("{\n  \"a\": \"é\tb\"\n}").err();
        assert_eq!(error.map(|error| error.offset), Some(12), "the tab");
        let json = Json::parse("{\"a\": 1, \"b\": {\"c\": 2, \"\\u0063\": 3}}");
        let starts: Vec<usize> = json
            .iter()
            .flat_map(|json| json.duplicates())
            .map(|member| member.span.start)
            .collect();
        assert_eq!(starts, [23]);
    }
}
