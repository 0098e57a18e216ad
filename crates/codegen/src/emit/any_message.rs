//! The enum over every message.
//!
//! Invariant: it has one variant for each schema that no other refers to, in order of name. It is exhaustive, so that code which
//! handles messages does not compile where it misses a new kind.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::check::Schema;
use crate::emit::{docs, ident};
use crate::names;

/// Emits the enum, `From`, `Serialize` and `Deserialize` for it, and how the runtime picks a variant. Emits nothing if
/// there is no message.
pub(crate) fn define(schemas: &[Schema], name: &str) -> TokenStream {
    let messages: Vec<&Schema> = schemas.iter().filter(|schema| !schema.part).collect();
    let Some(fallback) = messages
        .iter()
        .find(|schema| schema.discriminator.is_none())
        .or(messages.first())
    else {
        return TokenStream::new();
    };
    let fallback = statik(fallback);
    let statics = messages.iter().map(|schema| statik(schema));
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
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#types(__message) => __rt::serde::Serialize::serialize(__message, __s),)*
                }
            }
        }

        impl<'de> __rt::serde::Deserialize<'de> for #name {
            fn deserialize<__D: __rt::serde::Deserializer<'de>>(
                __d: __D,
            ) -> ::std::result::Result<Self, __D::Error> {
                __rt::deserialize_any_message(__d)
            }
        }

        impl __rt::AnyMessage for #name {
            fn schemas() -> &'static [&'static __rt::TypeSchema] {
                static __SCHEMAS: &[&__rt::TypeSchema] = &[#(&#statics),*];
                __SCHEMAS
            }

            fn fallback() -> &'static __rt::TypeSchema {
                &#fallback
            }

            fn decode_as(
                __schema: &'static __rt::TypeSchema,
                __r: &mut __rt::Reader<'_>,
            ) -> ::std::option::Option<::std::result::Result<Self, __rt::Stop>> {
                ::std::option::Option::Some(match __schema.name() {
                    #(#names => <#types as __rt::Decode>::decode(__r).map(Self::#types),)*
                    _ => return ::std::option::Option::None,
                })
            }

            fn schema(&self) -> &'static __rt::TypeSchema {
                match self {
                    #(Self::#types(_) => <#types as __rt::Message>::schema(),)*
                }
            }
        }
    }
}

fn statik(schema: &Schema) -> Ident {
    ident(&names::constant(&schema.name))
}
