//! Constants: enums of strings, or of other scalars.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef};

use super::base::{about, read_impl};
use crate::emit::strict::{spelled, variant_at};
use crate::emit::{docs, ident};
use crate::open::ir::{Constant, Item};

pub(super) fn strings(
    item: &Item,
    constants: &[Constant],
    open: Option<&TokenStream>,
) -> TokenStream {
    let name = ident(&item.name);
    let about = about(item);
    let (rust, json, variant_docs) = variants(constants);
    let index = quote!(__rt::decode_enum(__r, &[#(#json),*]));
    let read = read_impl(item, &variant_at(&index, &rust));
    let spelled = spelled(&name, &rust, &json);
    quote! {
        #about
        #open
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #name {
            #(#variant_docs #rust,)*
        }

        #spelled

        #read
    }
}

pub(super) fn literals(
    item: &Item,
    constants: &[Constant],
    open: Option<&TokenStream>,
) -> TokenStream {
    let name = ident(&item.name);
    let about = about(item);
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
    let read = read_impl(item, &variant_at(&index, &rust));
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

type Variants<'c> = (Vec<Ident>, Vec<&'c str>, Vec<TokenStream>);

fn variants(constants: &[Constant]) -> Variants<'_> {
    let rust = constants.iter().map(|one| ident(&one.rust)).collect();
    let json = constants.iter().map(|one| &*one.json).collect();
    let about = constants.iter().map(|one| match &*one.docs {
        "" => docs(&format!("The value `{}`.", one.json.replace('`', "'"))),
        text => docs(text),
    });
    (rust, json, about.collect())
}
