//! The emitters: each makes one kind of text of a layout, or of the outline of schemas: types, statics, tables, fuzz targets.
//!
//! Invariant: none of them decides what a type is.

pub(crate) mod any_message;
pub(crate) mod dictionary;
pub(crate) mod fields;
pub(crate) mod fuzz;
pub(crate) mod hooks;
pub(crate) mod module;
pub(crate) mod python;
pub(crate) mod registry;
pub(crate) mod types;
pub(crate) mod typescript;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use saop_json::show::{is_invisible, one_line};

use crate::settings::Settings;

/// Creates an identifier; the names stage produces only valid ones.
pub(crate) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Returns a member's key with its colon, as text has it, or nothing if the name has to be spelled with an escape.
pub(crate) fn key(name: &str) -> String {
    let is_plain = !name
        .chars()
        .any(|character| character < ' ' || matches!(character, '"' | '\\'));
    if is_plain {
        format!("\"{name}\":")
    } else {
        String::new()
    }
}

/// Returns doc attributes for any text.
pub(crate) fn docs(text: &str) -> TokenStream {
    let mut tokens = TokenStream::new();
    for line in escape_markdown(text).lines() {
        let line = match line.trim() {
            "" => String::new(),
            line => format!(" {line}"),
        };
        tokens.extend(quote!(#[doc = #line]));
    }
    tokens
}

/// Prevents rustdoc from reading a description's brackets as links or tags, or a fence as a doctest.
fn escape_markdown(text: &str) -> String {
    let text = text.replace("```", "'''").replace("~~~", "'''");
    let mut out = String::new();
    // An unpaired backtick quotes nothing.
    let quotes = text.matches('`').count() / 2 * 2;
    let mut seen = 0;
    for character in text.chars() {
        match character {
            '`' => {
                seen += 1;
                if seen > quotes {
                    out.push('\\');
                }
            }
            '[' | ']' | '<' | '>' | '\\' if seen % 2 == 0 || seen > quotes => out.push('\\'),
            _ => {}
        }
        match character {
            '\n' => out.push('\n'),
            // rustc rejects comments with text that may change the reading direction.
            _ if character.is_control() || is_invisible(character) => out.push(' '),
            _ => out.push(character),
        }
    }
    out
}

/// Returns the first line of a generated file.
pub(crate) fn header(settings: &Settings) -> String {
    format!(
        "// Generated from the schemas by `{}`. Do not edit.\n",
        command(settings)
    )
}

/// Formats items, each after an empty line.
pub(crate) fn file_of(chunk: TokenStream) -> Result<String, String> {
    let mut out = String::new();
    let file: syn::File =
        syn::parse2(chunk).map_err(|error| format!("an emitter made what is not Rust: {error}"))?;
    for item in file.items {
        let item = syn::File {
            shebang: None,
            frontmatter: None,
            attrs: Vec::new(),
            items: vec![item],
        };
        out.push('\n');
        out.push_str(&prettyplease::unparse(&item));
    }
    Ok(out)
}

/// Returns the command that made the files, safe for a comment.
pub(crate) fn command(settings: &Settings) -> String {
    one_line(&settings.command, usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::{docs, escape_markdown};

    #[test]
    fn descriptions_cannot_break_the_docs() {
        assert_eq!(escape_markdown("a `[b]` [c] <d>"), r"a `[b]` \[c\] \<d\>");
        assert_eq!(escape_markdown("odd ` [x]"), r"odd \` \[x\]");
        assert_eq!(
            escape_markdown("```rust\npanic!()\n```"),
            "'''rust\npanic!()\n'''"
        );
        assert_eq!(escape_markdown("a\r\tb\u{202e}c"), "a  b c");
        let tokens = docs("one\n    indented\n\nlast").to_string();
        assert!(tokens.contains(r#"" indented""#), "{tokens}");
    }
}
