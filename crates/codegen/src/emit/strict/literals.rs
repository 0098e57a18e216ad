//! `enum` and `const` of scalars that are not all strings.
//!
//! Invariant: one variant per value, which is written as the schema spells it.

use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::quote;

use super::shared::{described, variant_at};
use crate::emit::types::about;
use crate::emit::{docs, ident, non_exhaustive};
use crate::ir::{Literal, Model, NamedType};

pub(super) fn define(
    model: &Model,
    named: &NamedType,
    variants: &[(Literal, String)],
    constant: bool,
) -> TokenStream {
    let name = ident(&named.name);
    let about = docs(&about(named));
    let default = constant.then(|| quote!(#[derive(Default)]));
    let rust: Vec<Ident> = variants.iter().map(|(_, rust)| ident(rust)).collect();
    let definitions = variants.iter().zip(&rust).map(|((literal, _), rust)| {
        let value = docs(&format!(
            "The value `{}`.",
            literal.text().replace('`', "'")
        ));
        let default = constant.then(|| quote!(#[default]));
        quote!(#value #default #rust)
    });
    let literals = variants.iter().map(|(literal, _)| match literal {
        Literal::Null => quote!(__rt::Literal::Null),
        Literal::Bool(value) => quote!(__rt::Literal::Bool(#value)),
        Literal::Number(text) => quote!(__rt::Literal::Number(#text)),
        Literal::String(text) => quote!(__rt::Literal::String(#text)),
    });
    let places = (0..rust.len()).map(Token::usize_unsuffixed);
    let read = variant_at(&quote!(__rt::decode_literal(__r, Self::__LITERALS)), &rust);
    let open = non_exhaustive(model);
    let described = described(model, named, None);
    quote! {
        #about
        #open
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #default
        pub enum #name {
            #(#definitions,)*
        }

        impl #name {
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[#(Self::#rust),*];
        }

        #described

        impl #name {
            const __LITERALS: &'static [__rt::Literal] = &[#(#literals),*];

            const fn __literal(self) -> &'static __rt::Literal {
                match self {
                    #(Self::#rust => &Self::__LITERALS[#places],)*
                }
            }
        }

        impl ::std::fmt::Display for #name {
            fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt((*self).__literal(), __formatter)
            }
        }

        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #read
            }
        }

        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                __rt::serde::Serialize::serialize((*self).__literal(), __s)
            }
        }
    }
}
