//! Constants: enums of strings, or of other scalars.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef};

use super::base::{Emit, about};
use crate::emit::{docs, ident};
use crate::open::ir::{Constant, Item};

impl Emit<'_> {
    pub(super) fn strings(&self, item: &Item, constants: &[Constant]) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
        let own = [
            "Clone",
            "Copy",
            "Debug",
            "PartialEq",
            "Eq",
            "PartialOrd",
            "Ord",
            "Hash",
        ];
        let derives = Self::derives(item, &own);
        let default = (constants.len() == 1).then(|| quote!(#[derive(Default)]));
        let (rust, json, variant_docs) = variants(constants);
        let index = quote!(__rt::decode_enum(__r, &[#(#json),*]));
        let read = self.read_impl(item, &variant_at(&index, &rust));
        let spelled = spelled(&name, &rust, &json);
        quote! {
            #about
            #open
            #derives
            #default
            pub enum #name {
                #(#variant_docs #rust,)*
            }

            #spelled

            #read
        }
    }

    pub(super) fn literals(&self, item: &Item, constants: &[Constant]) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
        let default = (constants.len() == 1).then(|| quote!(#[derive(Default)]));
        let (rust, _, variant_docs) = variants(constants);
        let all = constants.iter().map(|one| {
            let json = JsonRef::of_valid(&one.json);
            match (json.as_bool(), json.as_str()) {
                (Some(value), _) => quote!(__rt::Literal::Bool(#value)),
                (_, Some(text)) => {
                    let text = &*text;
                    quote!(__rt::Literal::String(#text))
                }
                _ => {
                    let text = &one.json;
                    quote!(__rt::Literal::Number(#text))
                }
            }
        });
        let index = quote!(__rt::decode_literal(__r, Self::__LITERALS));
        let read = self.read_impl(item, &variant_at(&index, &rust));
        let is_integer = |one: &Constant| {
            JsonRef::of_valid(&one.json).kind() == JsonKind::Number
                && !matches!(
                    decimal::integer(&one.json),
                    Integer::Fraction | Integer::TooLarge
                )
        };
        let from_integer = constants.iter().all(is_integer).then(|| {
        quote! {
            impl ::std::convert::TryFrom<i64> for #name {
                type Error = __rt::ConstraintError;
                fn try_from(__value: i64) -> ::std::result::Result<Self, __rt::ConstraintError> {
                    __rt::enum_from_integer(Self::ALL, Self::as_literal, __value)
                }
            }
        }
    });
        quote! {
            #about
            #open
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #default
            pub enum #name {
                #(#variant_docs #rust,)*
            }

            impl ::std::fmt::Display for #name {
                fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
                }
            }

            #from_integer

            impl #name {
                /// Every value, in the order of the schema.
                pub const ALL: &'static [Self] = &[#(Self::#rust),*];

                const __LITERALS: &'static [__rt::Literal] = &[#(#all),*];

                /// The value as the schema spells it.
                #[must_use]
                pub const fn as_literal(self) -> __rt::Literal {
                    Self::__LITERALS[self as usize]
                }
            }

            #read

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __s: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
                }
            }
        }
    }
}

type Variants<'c> = (Vec<Ident>, Vec<&'c str>, Vec<TokenStream>);

fn variants(constants: &[Constant]) -> Variants<'_> {
    let rust = constants.iter().map(|one| ident(&one.rust)).collect();
    let json = constants.iter().map(|one| &*one.json).collect();
    let default = (constants.len() == 1).then(|| quote!(#[default]));
    let about = constants.iter().map(|one| {
        let docs = match (&*one.docs, &*one.json) {
            ("", "") => docs("The empty string."),
            ("", json) => docs(&format!("The value `{}`.", json.replace('`', "'"))),
            (text, _) => docs(text),
        };
        quote!(#docs #default)
    });
    (rust, json, about.collect())
}

/// Emits how the variants of an enum of strings are spelled and written.
fn spelled(name: &Ident, rust: &[Ident], json: &[&str]) -> TokenStream {
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

/// Emits the variant for a place in a list: one arm for each but the last, which has no condition. The runtime never
/// returns a place beyond it.
fn variant_at(place: &TokenStream, variants: &[Ident]) -> TokenStream {
    let Some((last, first)) = variants.split_last() else {
        return TokenStream::new();
    };
    if first.is_empty() {
        return quote!(#place.map(|_| Self::#last));
    }
    let indices = (0..first.len()).map(Literal::usize_unsuffixed);
    quote! {
        ::std::result::Result::Ok(match #place? {
            #(#indices => Self::#first,)*
            _ => Self::#last,
        })
    }
}
