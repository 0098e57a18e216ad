//! Unions of scalar types.
//!
//! Invariant: one variant per JSON type, so that no value can be read as two of them.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::shared::described;
use crate::emit::types::about;
use crate::emit::{docs, ident, non_exhaustive};
use crate::ir::{Model, NamedType, Scalar};

pub(super) fn define(model: &Model, named: &NamedType, scalars: &[Scalar]) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let allowed = scalars.iter().map(|scalar| scalar.name());
    let variants = scalars.iter().map(|scalar| match scalar {
        Scalar::String => quote!(
            #[doc = " A string."]
            String(::std::string::String)
        ),
        Scalar::Number => quote!(
            #[doc = " A number, as it was spelled."]
            Number(__rt::JsonNumber)
        ),
        Scalar::Boolean => quote!(
            #[doc = " A boolean."]
            Boolean(bool)
        ),
        Scalar::Null => quote!(
            #[doc = " `null`."]
            Null
        ),
    });
    let read = scalars.iter().map(|scalar| match scalar {
        Scalar::String => quote!(__rt::Scalar::String(__value) => ::std::result::Result::Ok(Self::String(__value))),
        Scalar::Number => quote!(__rt::Scalar::Number(__value) => ::std::result::Result::Ok(Self::Number(__value))),
        Scalar::Boolean => quote!(__rt::Scalar::Bool(__value) => ::std::result::Result::Ok(Self::Boolean(__value))),
        Scalar::Null => quote!(__rt::Scalar::Null => ::std::result::Result::Ok(Self::Null)),
    });
    // The runtime returns only allowed types, but the compiler cannot know that.
    let rest = (scalars.len() < 4).then(|| quote!(_ => ::std::result::Result::Err(__rt::Stop),));
    let write = scalars.iter().map(|scalar| match scalar {
        Scalar::String => quote!(Self::String(__value) => __s.serialize_str(__value)),
        Scalar::Number => {
            quote!(Self::Number(__value) => __rt::serde::Serialize::serialize(__value, __s))
        }
        Scalar::Boolean => quote!(Self::Boolean(__value) => __s.serialize_bool(*__value)),
        Scalar::Null => quote!(Self::Null => __s.serialize_unit()),
    });
    let from = scalars.iter().flat_map(|scalar| from(&name, *scalar));
    let open = non_exhaustive(model);
    let described = described(model, named, None);
    quote! {
        #about
        #open
        #[derive(Clone, Debug, PartialEq)]
        pub enum #name {
            #(#variants,)*
        }

        #(#from)*

        #described

        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                match __rt::decode_scalar(__r, &[#(#allowed),*])? {
                    #(#read,)*
                    #rest
                }
            }
        }

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(#write,)*
                }
            }
        }
    }
}

/// The integer types that convert to a `JsonNumber`.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

/// Emits `From` for the types that each scalar is commonly made from.
fn from(name: &Ident, scalar: Scalar) -> Vec<TokenStream> {
    let into = |ty: TokenStream, value: TokenStream| {
        quote! {
            impl ::std::convert::From<#ty> for #name {
                fn from(__value: #ty) -> Self {
                    #value
                }
            }
        }
    };
    match scalar {
        Scalar::String => vec![
            into(quote!(::std::string::String), quote!(Self::String(__value))),
            into(quote!(&str), quote!(Self::String(__value.to_owned()))),
        ],
        Scalar::Number => INTEGERS
            .into_iter()
            .map(|name| {
                let integer = ident(name);
                into(
                    quote!(#integer),
                    quote!(Self::Number(__rt::JsonNumber::from(__value))),
                )
            })
            .chain([into(
                quote!(__rt::JsonNumber),
                quote!(Self::Number(__value)),
            )])
            .collect(),
        Scalar::Boolean => vec![into(quote!(bool), quote!(Self::Boolean(__value)))],
        Scalar::Null => Vec::new(),
    }
}
