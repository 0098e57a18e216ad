//! Decoders and encoders: `Decode`, `Deserialize` and `Serialize` for every type of ours.
//!
//! Invariant: generated code decides nothing, and contains no message text except what the compiler shows; it states
//! which rule of the runtime applies where. Every name that it introduces begins with `__`, and every path is absolute or begins with
//! `__rt`, which is the runtime: no name of a schema can collide with one.

mod choice;
mod literals;
mod object;
mod ruled;
pub(crate) mod rules;
mod scalars;
mod shared;
mod union;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::types::about;
use crate::emit::{docs, rust_type};
use crate::ir::{Model, NamedType, Shape};

pub(crate) use self::choice::spelled;
pub(crate) use self::shared::variant_at;

/// Emits the impls of a type; for a type that typify does not define, also its definition.
pub(crate) fn impls(model: &Model, named: &NamedType) -> TokenStream {
    match &named.shape {
        Shape::Struct(fields) => object::impls(model, named, fields),
        Shape::Enum { variants, .. } => choice::impls(model, named, variants),
        Shape::Literals { variants, constant } => {
            literals::define(model, named, variants, *constant)
        }
        Shape::Union { property, branches } => union::define(model, named, property, branches),
        Shape::Scalars(scalars) => scalars::define(model, named, scalars),
        Shape::Text(_) => checked(named, "CheckedString", None),
        Shape::Number(_) => checked(named, "CheckedF64", None),
        Shape::Integer(rule) => checked(named, rule.holder(), None),
        Shape::List { item, .. } => checked(named, "CheckedVec", Some(rust_type(model, item))),
        Shape::Alias(ty) => rules::alias(model, named, ty),
        Shape::HandWritten { inner, bounds, .. } => {
            rules::hand_written(model, named, inner, bounds)
        }
        Shape::Ruled { rule, inner } => ruled::define(model, named, rule, inner),
    }
}

fn checked(named: &NamedType, holder: &str, item: Option<TokenStream>) -> TokenStream {
    rules::checked(&named.name, &docs(&about(named)), holder, item)
}

/// Emits the rules of all checked types.
pub(crate) fn rules(model: &Model) -> TokenStream {
    let rules = model.types.iter().filter_map(|named| match &named.shape {
        Shape::Text(rule) => Some(rules::text(&named.name, rule)),
        Shape::Number(rule) => Some(rules::number(&named.name, rule)),
        Shape::Integer(rule) => Some(rules::integer(&named.name, rule)),
        Shape::List { bounds, .. } => Some(rules::list(&named.name, bounds)),
        _ => None,
    });
    rules_module(&rules.collect())
}

/// Emits the module of some rules.
pub(crate) fn rules_module(rules: &TokenStream) -> TokenStream {
    if rules.is_empty() {
        return TokenStream::new();
    }
    quote! {
        /// The rules of the checked types, each with the name of its type.
        pub mod schema_rules {
            use super::__rt;

            __rt::rules! { #rules }
        }
    }
}
