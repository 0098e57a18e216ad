//! Decoders and encoders: `Decode`, `Deserialize` and `Serialize` for every type of ours.
//!
//! Invariant: generated code decides nothing, and holds no message text but what the compiler shows; it says
//! which rule of the runtime holds where. Every name of its own begins with `__`, and every path is absolute.

mod choice;
mod literals;
mod object;
mod rules;
mod scalars;
mod union;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::ir::{Model, NamedType, Shape};
use crate::names;

/// What stands beside a type's definition; for a type that typify does not define, the definition too.
pub(crate) fn impls(model: &Model, named: &NamedType) -> TokenStream {
    match &named.shape {
        Shape::Struct(fields) => object::impls(model, named, fields),
        Shape::Enum { variants, .. } => choice::impls(model, named, variants),
        Shape::Literals { variants, constant } => literals::define(model, named, variants, *constant),
        Shape::Union { property, branches } => union::define(model, named, property, branches),
        Shape::Scalars(scalars) => scalars::define(model, named, scalars),
        Shape::Text(rule) => rules::text(named, rule),
        Shape::Number(rule) => rules::number(named, rule),
        Shape::Integer(rule) => rules::integer(named, rule),
        Shape::List { item, bounds } => rules::list(model, named, item, bounds),
        Shape::Alias(ty) => rules::alias(model, named, ty),
        Shape::HandWritten { bounds, .. } => rules::hand_written(model, named, bounds),
    }
}

/// Where a type stands in its schema, and `Deserialize`, which follows from that.
fn described(model: &Model, named: &NamedType, members: Option<&[&str]>) -> TokenStream {
    let name = ident(&named.name);
    let schema = model.schemas.get(named.schema);
    let schema = ident(&names::constant(schema.map_or("", |schema| &schema.name)));
    let pointer = &named.pointer;
    let members = members.map(|members| quote!(, [#(#members),*]));
    quote!(__rt::described!(#name, #schema, #pointer #members);)
}

/// The work of one level of a type: a recursive one has room on the stack for it, however many levels there are.
fn on_new_stack(named: &NamedType, level: TokenStream) -> TokenStream {
    if named.recursive {
        quote!(__rt::with_stack::<Self, _>(|| { #level }))
    } else {
        level
    }
}

/// The variant of a place in a list: one arm for each but the last, which has no condition. The runtime never gives a place
/// beyond it.
fn variant_at(place: &TokenStream, variants: &[proc_macro2::Ident]) -> TokenStream {
    let Some((last, first)) = variants.split_last() else {
        return TokenStream::new();
    };
    if first.is_empty() {
        return quote!(#place.map(|_| Self::#last));
    }
    let indices = (0..first.len()).map(proc_macro2::Literal::usize_unsuffixed);
    quote! {
        ::std::result::Result::Ok(match #place? {
            #(#indices => Self::#first,)*
            _ => Self::#last,
        })
    }
}
