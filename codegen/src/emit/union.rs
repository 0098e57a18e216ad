//! The enum over every message.
//!
//! Invariant: it has one variant for each schema that no other refers to, in order of name.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::{docs, ident};
use crate::ir::{Model, Schema};

/// The enum, `From` and `Serialize` for it, and how the runtime picks a variant.
pub(crate) fn define(model: &Model, name: &str) -> TokenStream {
    let messages: Vec<&Schema> = model.schemas.iter().filter(|schema| !schema.part).collect();
    let name = ident(name);
    let names: Vec<&str> = messages.iter().map(|schema| schema.name.as_str()).collect();
    let types: Vec<Ident> = messages.iter().map(|schema| ident(&schema.root)).collect();
    let about = messages.iter().map(|schema| docs(&schema.description));
    quote! {
        /// Any message.
        #[derive(Clone, Debug, PartialEq)]
        pub enum #name {
            #(#about #types(#types),)*
        }

        #(
            impl ::std::convert::From<#types> for #name {
                fn from(__message: #types) -> Self {
                    Self::#types(__message)
                }
            }
        )*

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#types(__message) => __rt::serde::Serialize::serialize(__message, __serializer),)*
                }
            }
        }

        impl __rt::MessageUnion for #name {
            fn parse_as(
                __schema: &'static __rt::Schema,
                __raw: &[u8],
                __limits: &__rt::Limits,
            ) -> ::std::option::Option<::std::result::Result<Self, __rt::SaopError>> {
                match __schema.name() {
                    #(
                        #names => ::std::option::Option::Some(
                            __rt::parse_with::<#types>(__raw, __limits).map(Self::#types),
                        ),
                    )*
                    _ => ::std::option::Option::None,
                }
            }

            fn schema(&self) -> &'static __rt::Schema {
                match self {
                    #(Self::#types(_) => <#types as __rt::Message>::schema(),)*
                }
            }
        }
    }
}
