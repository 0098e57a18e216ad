//! Decoders and encoders: `Deserialize`, `Serialize` and `rt::Decode` for every type of ours.
//!
//! Invariant: generated code decides nothing, and holds no message text but what the compiler shows; it says
//! which rule of the runtime holds where. Every name of its own begins with `__`, and every path is absolute.

mod choice;
mod literals;
mod object;
mod rules;
mod scalars;
mod union;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

pub(crate) use self::object::uncounted;
use crate::ir::{Model, NamedType, Shape};

/// What stands beside a type's definition; for a type that typify does not define, the definition too.
pub(crate) fn impls(model: &Model, named: &NamedType) -> TokenStream {
    match &named.shape {
        Shape::Struct(fields) => object::impls(model, named, fields),
        Shape::Enum { variants, .. } => choice::impls(named, variants),
        Shape::Literals { variants, constant } => literals::define(named, variants, *constant),
        Shape::Union { property, branches } => union::define(model, named, property, branches),
        Shape::Scalars(scalars) => scalars::define(named, scalars),
        Shape::Text(rule) => rules::text(named, rule),
        Shape::Number(rule) => rules::number(named, rule),
        Shape::Integer(rule) => rules::integer(named, rule),
        Shape::List { item, bounds } => rules::list(model, named, item, bounds),
        Shape::Alias(ty) => rules::alias(model, named, ty),
        Shape::HandWritten { bounds, .. } => rules::hand_written(model, named, bounds),
    }
}

/// `rt::Decode` where `Deserialize` says it all.
fn decode(name: &Ident) -> TokenStream {
    quote! {
        impl<'de> __rt::Decode<'de> for #name {
            fn decode<__D: __rt::serde::Deserializer<'de>>(
                __deserializer: __D,
            ) -> ::std::result::Result<Self, __D::Error> {
                <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
            }
        }
    }
}
