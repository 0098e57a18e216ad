//! Tagged unions: closed objects with a discriminator property.
//!
//! Invariant: one variant per value of the property, each holding a struct that has the property as well.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::shared::{described, on_new_stack};
use crate::emit::types::about;
use crate::emit::{docs, ident, non_exhaustive, rust_type};
use crate::ir::{Branch, Model, NamedType};

pub(super) fn define(
    model: &Model,
    named: &NamedType,
    property: &str,
    branches: &[Branch],
) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let rust: Vec<Ident> = branches.iter().map(|branch| ident(&branch.rust)).collect();
    let types: Vec<TokenStream> = branches
        .iter()
        .map(|branch| rust_type(model, &branch.ty))
        .collect();
    let values: Vec<&str> = branches.iter().map(|branch| branch.json.as_str()).collect();
    let abouts = branches.iter().map(|branch| {
        let value = branch.json.replace('`', "'");
        docs(&format!("Where `{property}` is `{value}`."))
    });
    let open = non_exhaustive(model);
    let described = described(model, named, None);
    let derives = if named.in_recursive {
        quote!(#[derive(Debug, PartialEq)])
    } else {
        quote!(#[derive(Clone, Debug, PartialEq)])
    };
    let clone = named.in_recursive.then(|| clone(model, named, &rust));
    let decode = on_new_stack(model, named, quote!(__rt::decode_tagged(__r)));
    quote! {
        #about
        #open
        #derives
        pub enum #name {
            #(#abouts #rust(#types),)*
        }

        #(
            impl ::std::convert::From<#types> for #name {
                fn from(__value: #types) -> Self {
                    Self::#rust(__value)
                }
            }
        )*

        #clone

        #described

        impl __rt::Tagged for #name {
            const PROPERTY: &'static str = #property;
            const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
                #((#values, |__r| <#types as __rt::Decode>::decode(__r).map(Self::#rust))),*
            ];
        }

        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #decode
            }
        }

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#rust(__value) => __rt::serde::Serialize::serialize(__value, __s),)*
                }
            }
        }
    }
}

/// Emits `Clone`, with room on the stack if the type is inside a recursive type: a variant may be large.
fn clone(model: &Model, named: &NamedType, rust: &[Ident]) -> TokenStream {
    let name = ident(&named.name);
    let level = quote! {
        match self {
            #(Self::#rust(__value) => Self::#rust(::std::clone::Clone::clone(__value)),)*
        }
    };
    let level = on_new_stack(model, named, level);
    quote! {
        impl ::std::clone::Clone for #name {
            fn clone(&self) -> Self {
                #level
            }
        }
    }
}
