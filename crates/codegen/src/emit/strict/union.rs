//! Unions of closed objects that one property tells apart.
//!
//! Invariant: one variant a value of the property, each holding a struct that has the property too.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::shared::described;
use crate::emit::types::about;
use crate::emit::{docs, ident, rust_type};
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
    let described = described(model, named, None);
    quote! {
        #about
        #[derive(Clone, Debug, PartialEq)]
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

        #described

        impl __rt::Tagged for #name {
            const PROPERTY: &'static str = #property;
            const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
                #((#values, |__r| <#types as __rt::Decode>::decode(__r).map(Self::#rust))),*
            ];
        }

        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                __rt::decode_tagged(__r)
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
