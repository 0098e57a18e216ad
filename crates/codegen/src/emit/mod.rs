//! The emitters: each turns the IR into one kind of text.
//!
//! Invariant: none of them reads JSON, and none of them can fail on a sound IR.

pub(crate) mod any_message;
pub(crate) mod arbitrary;
pub(crate) mod constructors;
pub(crate) mod dictionary;
pub(crate) mod fields;
pub(crate) mod registry;
pub(crate) mod schemars;
pub(crate) mod strict;
pub(crate) mod types;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use saop_json::show::is_invisible;

use crate::ir::{Model, Shape, Type};

/// Creates an identifier; the names stage produces only valid ones.
pub(crate) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Returns a Rust type as tokens. Every path is absolute, so that no schema's name can shadow it.
pub(crate) fn rust_type(model: &Model, ty: &Type) -> TokenStream {
    match ty {
        Type::String => quote!(::std::string::String),
        Type::NonEmpty => quote!(__rt::NonEmptyString),
        Type::Boolean => quote!(bool),
        Type::U64 => quote!(u64),
        Type::I64 => quote!(i64),
        Type::F64 => quote!(__rt::FiniteF64),
        Type::FreeForm => quote!(__rt::JsonObject),
        Type::Array(inner) => {
            let inner = rust_type(model, inner);
            quote!(::std::vec::Vec<#inner>)
        }
        Type::Map(inner) => {
            let inner = rust_type(model, inner);
            quote!(__rt::Map<#inner>)
        }
        Type::Nullable(inner) => {
            let inner = rust_type(model, inner);
            quote!(__rt::Nullable<#inner>)
        }
        Type::Named(name) => match model.named(name).map(|named| &named.shape) {
            Some(Shape::HandWritten { path: rust, .. }) => path(rust),
            _ => ident(name).into_token_stream(),
        },
    }
}

/// Returns the attribute of types that may get more members or values.
pub(crate) fn non_exhaustive(model: &Model) -> TokenStream {
    if model.non_exhaustive {
        quote!(#[non_exhaustive])
    } else {
        TokenStream::new()
    }
}

/// Parses a path from the settings, which are checked before any emitter runs.
pub(crate) fn path(rust: &str) -> TokenStream {
    syn::parse_str::<syn::Path>(rust)
        .map_or_else(|_| TokenStream::new(), ToTokens::into_token_stream)
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
