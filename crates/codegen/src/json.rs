//! JSON text as an owned, ordered tree with byte spans, and back to text. [`saop_json`] reads the tokens.
//!
//! Invariant: members keep their order and numbers their spelling, so nothing is lost on the way through.

use std::ops::Range;

use saop_json::text::{Fault, Handler, RawStr, Scanner, Shape, open};
use saop_json::{JsonKind, JsonRef, Limits, push_string};

/// Maximum depth of arrays and objects, so that no walk over a tree exhausts the stack. Schemas may nest far less.
const MAX_DEPTH: usize = 512;

/// A value and its position.
#[derive(Clone, Debug)]
pub(crate) struct Json {
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    /// As spelled in the text.
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

/// Builds the tree from the events of a scan.
struct Builder<'t> {
    text: &'t str,
    /// The open arrays and objects. The span of each is empty, at its start, until it is closed.
    open: Vec<Json>,
    root: Json,
}

impl Builder<'_> {
    /// Puts a complete value where it belongs: after the last item, under the last key, or at the root.
    fn put(&mut self, json: Json) {
        match self.open.last_mut().map(|around| &mut around.value) {
            Some(Value::Array(items)) => items.push(json),
            Some(Value::Object(members)) => {
                if let Some(member) = members.last_mut() {
                    member.value = json;
                }
            }
            _ => self.root = json,
        }
    }
}

impl<'t> Handler<'t> for Builder<'t> {
    fn open(&mut self, start: usize, shape: Shape) {
        self.open.push(Json {
            span: start..start,
            value: match shape {
                Shape::Array => Value::Array(Vec::new()),
                Shape::Object => Value::Object(Vec::new()),
            },
        });
    }

    fn key(&mut self, start: usize, key: RawStr<'t>) {
        if let Some(Value::Object(members)) = self.open.last_mut().map(|around| &mut around.value) {
            members.push(Member {
                // The quotes are not part of the spelling.
                span: start..start + key.spelling().len() + 2,
                key: key.unescape().into_owned(),
                value: Json::new(Value::Null),
            });
        }
    }

    fn scalar(&mut self, start: usize, end: usize) {
        let text = self.text.get(start..end).unwrap_or_default();
        let scalar = JsonRef::of_valid(text);
        let value = match scalar.kind() {
            JsonKind::Bool => Value::Bool(scalar.as_bool().unwrap_or_default()),
            JsonKind::Number => Value::Number(text.to_owned()),
            JsonKind::String => Value::String(scalar.as_str().unwrap_or_default().into_owned()),
            _ => Value::Null,
        };
        self.put(Json {
            span: start..end,
            value,
        });
    }

    fn close(&mut self, end: usize, _shape: Shape) {
        if let Some(mut json) = self.open.pop() {
            json.span.end = end;
            self.put(json);
        }
    }
}

impl Json {
    /// Parses a text by RFC 8259. Keys may repeat; [`Json::duplicates`] finds them.
    pub(crate) fn parse(text: &str) -> Result<Self, Fault> {
        let cursor = open(text.as_bytes(), &Limits::NONE)?;
        let mut builder = Builder {
            text,
            open: Vec::new(),
            root: Self::new(Value::Null),
        };
        Scanner::with_repeated_keys(cursor, MAX_DEPTH).document(&mut builder)?;
        Ok(builder.root)
    }

    /// Creates a value without a position, for output.
    pub(crate) fn new(value: Value) -> Self {
        Self { span: 0..0, value }
    }

    /// Returns the kind of the value, for messages.
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

    /// Returns every member whose key occurred before in the same object, at any depth.
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

    /// Returns pretty text with two spaces per level and a newline at the end.
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
            Value::String(text) => push_string(out, text),
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
                    push_string(out, &member.key);
                    out.push_str(": ");
                    member.value.write(out, level + 1);
                }
                start_line(out, 0, level);
                out.push('}');
            }
        }
    }
}

/// Returns a text as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    push_string(&mut quoted, text);
    quoted
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

#[cfg(test)]
mod tests {
    use super::Json;

    fn pretty(text: &str) -> String {
        Json::parse(text).map_or_else(
            |fault| fault.message(text.as_bytes()),
            |json| json.to_pretty(),
        )
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
        for depth in [super::MAX_DEPTH, super::MAX_DEPTH + 1, 100_000] {
            let text = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
            assert_eq!(Json::parse(&text).is_ok(), depth <= super::MAX_DEPTH);
        }
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
