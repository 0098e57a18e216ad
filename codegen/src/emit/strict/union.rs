//! Unions of closed objects that one property tells apart.
//!
//! Invariant: one variant a value of the property, each holding a struct that has the property too.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::decode;
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
    let read = types
        .iter()
        .zip(&rust)
        .enumerate()
        .map(|(index, (ty, variant))| {
            let value =
                quote!(<#ty as __rt::Decode<'de>>::decode(__deserializer).map(Self::#variant));
            // The runtime never gives an index beyond the last value.
            if index + 1 == types.len() {
                quote!(_ => #value)
            } else {
                let index = Literal::usize_unsuffixed(index);
                quote!(#index => #value)
            }
        });
    let read = if let ([ty], [variant]) = (types.as_slice(), rust.as_slice()) {
        quote! {
            let _ = __index;
            <#ty as __rt::Decode<'de>>::decode(__deserializer).map(Self::#variant)
        }
    } else {
        quote!(match __index { #(#read,)* })
    };
    let decode = decode(&name);
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

        const _: () = {
            impl __rt::Tagged for #name {
                const PROPERTY: &'static str = #property;
                const VALUES: &'static [&'static str] = &[#(#values),*];

                fn decode_as<'de, __D: __rt::serde::Deserializer<'de>>(
                    __index: usize,
                    __deserializer: __D,
                ) -> ::std::result::Result<Self, __D::Error> {
                    #read
                }
            }

            impl<'de> __rt::serde::Deserialize<'de> for #name {
                fn deserialize<__D: __rt::serde::Deserializer<'de>>(
                    __deserializer: __D,
                ) -> ::std::result::Result<Self, __D::Error> {
                    __rt::decode_tagged(__deserializer)
                }
            }

            #decode

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __serializer: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    match self {
                        #(Self::#rust(__value) => __rt::serde::Serialize::serialize(__value, __serializer),)*
                    }
                }
            }
        };
    }
}
