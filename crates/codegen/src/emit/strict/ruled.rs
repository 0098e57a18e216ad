//! Types with a rule that no keyword expresses: an object's members, or an array's items, and the rule that they
//! satisfy.
//!
//! Invariant: the inner value is private, and only the runtime changes it, which then checks the rule again.

use proc_macro2::TokenStream;
use quote::quote;

use super::shared::described;
use crate::emit::types::{about, field_type};
use crate::emit::{docs, ident, path, rust_type};
use crate::ir::{Field, Model, NamedType, Shape, Type};

/// Functions that every such type has, and methods of traits that a getter would hide.
const TAKEN: [&str; 16] = [
    "as_ref",
    "borrow",
    "clone",
    "clone_from",
    "decode",
    "edit",
    "eq",
    "fmt",
    "into",
    "into_inner",
    "ne",
    "new",
    "schema",
    "serialize",
    "to_owned",
    "try_into",
];

pub(super) fn define(model: &Model, named: &NamedType, rule: &str, inner: &Type) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let rust = rust_type(model, inner);
    let (target, rule) = (target(model, inner), path(rule));
    let fields = model.fields(&named.name);
    let members: Option<Vec<&str>> =
        fields.map(|fields| fields.iter().map(|field| field.json.as_str()).collect());
    let described = described(model, named, members.as_deref());
    let shown = if let Some(fields) = fields {
        let getters = fields.iter().map(|field| getter(model, field));
        quote!(impl #name { #(#getters)* })
    } else {
        quote! {
            impl ::std::ops::Deref for #name {
                type Target = #target;

                fn deref(&self) -> &#target {
                    &self.__inner
                }
            }
        }
    };
    quote! {
        #about
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name {
            __inner: #rust,
        }

        __rt::ruled!(#name, #rust, #target, #rule);

        #shown

        #described
    }
}

/// Returns what the rule applies to: the members of an object, or the items of an array.
fn target(model: &Model, inner: &Type) -> TokenStream {
    let item = match (model.unalias(inner), model.shape(inner)) {
        (_, Some(Shape::List { item, .. })) => item,
        (Type::Array(item), _) => item,
        _ => return rust_type(model, inner),
    };
    let item = rust_type(model, item);
    quote!([#item])
}

fn getter(model: &Model, field: &Field) -> TokenStream {
    let rust = ident(&field.rust);
    let name = if TAKEN.contains(&&*field.rust) {
        ident(&format!("{}_", field.rust))
    } else {
        rust.clone()
    };
    let about = match &field.description {
        Some(description) => docs(description),
        None => docs(&format!("The member `{}`.", field.json)),
    };
    let ty = field_type(model, field);
    quote! {
        #about
        #[must_use]
        pub const fn #name(&self) -> &#ty {
            &self.__inner.#rust
        }
    }
}
