//! String enums and constants.
//!
//! Invariant: a value is read from a string only, and written as the schema spells it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::decode;
use crate::emit::ident;
use crate::ir::{NamedType, Variant};

pub(super) fn impls(named: &NamedType, variants: &[Variant]) -> TokenStream {
    let name = ident(&named.name);
    let type_name = &named.name;
    let json: Vec<&str> = variants
        .iter()
        .map(|variant| variant.json.as_str())
        .collect();
    let rust: Vec<Ident> = variants
        .iter()
        .map(|variant| ident(&variant.rust))
        .collect();
    let read = quote!(__rt::decode_enum(__deserializer, #type_name, __NAMES));
    let read = if let [only] = rust.as_slice() {
        quote!(#read.map(|_| Self::#only))
    } else {
        let arms = rust.iter().enumerate().map(|(index, variant)| {
            let value = quote!(::std::result::Result::Ok(Self::#variant));
            // The runtime never gives an index beyond the last name.
            if index + 1 == rust.len() {
                quote!(_ => #value)
            } else {
                let index = Literal::usize_unsuffixed(index);
                quote!(#index => #value)
            }
        });
        quote!(match #read? { #(#arms,)* })
    };
    let decode = decode(&name);
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

        const _: () = {
            const __NAMES: &[&str] = &[#(#json),*];

            impl<'de> __rt::serde::Deserialize<'de> for #name {
                fn deserialize<__D: __rt::serde::Deserializer<'de>>(
                    __deserializer: __D,
                ) -> ::std::result::Result<Self, __D::Error> {
                    #read
                }
            }

            #decode

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __serializer: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    __rt::serde::Serializer::serialize_str(__serializer, (*self).as_str())
                }
            }
        };
    }
}
