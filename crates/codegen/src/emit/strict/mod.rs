//! Decoders and encoders: `Decode`, `Deserialize` and `Serialize` for every type of ours.
//!
//! Invariant: generated code decides nothing, and contains no message text except what the compiler shows; it states
//! which rule of the runtime applies where. Every name that it introduces begins with `__`, and every path is absolute.

mod choice;
mod literals;
mod object;
mod ruled;
mod rules;
mod scalars;
mod shared;
mod union;

use proc_macro2::TokenStream;

use crate::ir::{Model, NamedType, Shape};

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
        Shape::Text(rule) => rules::text(named, rule),
        Shape::Number(rule) => rules::number(named, rule),
        Shape::Integer(rule) => rules::integer(named, rule),
        Shape::List { item, bounds } => rules::list(model, named, item, bounds),
        Shape::Alias(ty) => rules::alias(model, named, ty),
        Shape::HandWritten { inner, bounds, .. } => {
            rules::hand_written(model, named, inner, bounds)
        }
        Shape::Ruled { rule, inner } => ruled::define(model, named, rule, inner),
    }
}
