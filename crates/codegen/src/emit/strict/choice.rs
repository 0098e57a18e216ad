//! String enums and constants.
//!
//! Invariant: a value is read only from a string, and written as the schema spells it.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::shared::{described, variant_at};
use crate::emit::ident;
use crate::ir::{Model, NamedType, Variant};

pub(super) fn impls(model: &Model, named: &NamedType, variants: &[Variant]) -> TokenStream {
    let name = ident(&named.name);
    let json: Vec<&str> = variants
        .iter()
        .map(|variant| variant.json.as_str())
        .collect();
    let rust: Vec<Ident> = variants
        .iter()
        .map(|variant| ident(&variant.rust))
        .collect();
    let values = quote!(&[#(#json),*]);
    let read = variant_at(&quote!(__rt::decode_enum(__r, #values)), &rust);
    let described = described(model, named, None);
    let spelled = spelled(&name, &rust, &json);
    quote! {
        #spelled

        #described

        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #read
            }
        }
    }
}

/// Emits how the variants of an enum of strings are spelled and written, which is the same in types of any schema.
pub(crate) fn spelled(name: &Ident, rust: &[Ident], json: &[&str]) -> TokenStream {
    quote! {
        impl #name {
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[#(Self::#rust),*];

            /// The value as the schema spells it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    #(Self::#rust => #json,)*
                }
            }
        }

        impl ::std::fmt::Display for #name {
            fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                __formatter.pad((*self).as_str())
            }
        }

        impl ::std::convert::AsRef<str> for #name {
            fn as_ref(&self) -> &str {
                (*self).as_str()
            }
        }

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                __s.serialize_str((*self).as_str())
            }
        }

        /// Reads the value as the schema spells it.
        impl ::std::str::FromStr for #name {
            type Err = __rt::ConstraintError;

            fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
                __rt::enum_from_str(Self::ALL, Self::as_str, __text)
            }
        }
    }
}
