//! A libFuzzer dictionary: the tokens that a fuzzer would take long to guess.
//!
//! Invariant: one entry per line, sorted, each with the dictionary format's own escapes.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use saop_schema::Outline;

use crate::emit::fields::{Constant, constants};
use crate::json::quoted;

/// Tokens that matter to a JSON reader, regardless of the schemas.
const TOKENS: &[&str] = &[
    "{}",
    "[]",
    "{\"",
    "\":",
    ",",
    "null",
    "true",
    "false",
    "\"\"",
    "-0",
    "1.0",
    "1e2",
    "1e400",
    "0.5",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "9007199254740993.0",
    "\\u0041",
    "\\ud83d\\ude00",
    "\\ud800",
    "\\/",
    "\u{feff}",
    "\u{1f600}",
    "NaN",
];

/// Returns the dictionary for a set of schemas.
pub(crate) fn dictionary(outline: &Outline, command: &str) -> String {
    let mut keys = BTreeSet::new();
    let mut values = BTreeSet::new();
    for part in &outline.parts {
        let listed = part.members.iter().flat_map(|members| &members.listed);
        keys.extend(listed.map(|member| quoted(&member.name)));
        values.extend(constants(part).iter().flatten().map(Constant::json));
    }
    let mut out = format!("# Generated from the schemas by `{command}`. Do not edit.\n");
    section(&mut out, "members", keys.iter().map(String::as_str));
    section(&mut out, "values", values.iter().map(String::as_str));
    section(&mut out, "tokens", TOKENS.iter().copied());
    out
}

fn section<'a>(out: &mut String, title: &str, entries: impl Iterator<Item = &'a str>) {
    // Writing to a string cannot fail.
    let _ = write!(out, "\n# {title}\n");
    for entry in entries {
        out.push('"');
        for byte in entry.bytes() {
            match byte {
                b'"' | b'\\' => {
                    out.push('\\');
                    out.push(char::from(byte));
                }
                b' '..=b'~' => out.push(char::from(byte)),
                _ => {
                    let _ = write!(out, "\\x{byte:02X}");
                }
            }
        }
        out.push_str("\"\n");
    }
}

#[cfg(test)]
mod tests {
    use super::section;

    #[test]
    fn escapes() {
        let mut out = String::new();
        section(&mut out, "t", ["\"a\\\"", "é\n", "plain"].into_iter());
        assert_eq!(
            out,
            "\n# t\n\"\\\"a\\\\\\\"\"\n\"\\xC3\\xA9\\x0A\"\n\"plain\"\n"
        );
    }
}
