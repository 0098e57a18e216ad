//! Constants: enums of strings, or of other scalars.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use saop_json::decimal::{self, Integer};
use saop_json::{JsonKind, JsonRef};

use super::base::{Emit, about, about_named};
use crate::emit::ident;
use crate::layout::ir::{Constant, Item};

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
        let (rust, variant_docs) = variants(item, constants);
        let json = constants.iter().map(|one| &one.json);
        let described = self.described(item, false);
        quote! {
            #about
            #open
            #derives
            #default
            pub enum #name {
                #(#variant_docs #rust,)*
            }

            __rt::string_enum!(#name { #(#rust #json)* });

            #described
        }
    }

    pub(super) fn literals(&self, item: &Item, constants: &[Constant]) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
        let default = (constants.len() == 1).then(|| quote!(#[derive(Default)]));
        let (rust, variant_docs) = variants(item, constants);
        let all = constants.iter().map(|one| {
            let json = JsonRef::of_valid(&one.json);
            match (json.as_bool(), json.as_str()) {
                (Some(value), _) => quote!(Bool #value),
                (_, Some(text)) => {
                    let text = &*text;
                    quote!(String #text)
                }
                _ => {
                    let text = &one.json;
                    quote!(Number #text)
                }
            }
        });
        let is_integer = |one: &Constant| {
            JsonRef::of_valid(&one.json).kind() == JsonKind::Number
                && !matches!(
                    decimal::integer(&one.json),
                    Integer::Fraction | Integer::TooLarge
                )
        };
        let integers = constants.iter().all(is_integer).then(|| ident("integers"));
        let described = self.described(item, false);
        quote! {
            #about
            #open
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #default
            pub enum #name {
                #(#variant_docs #rust,)*
            }

            __rt::literal_enum!(#name { #(#rust #all)* } #integers);

            #described
        }
    }
}

fn variants(item: &Item, constants: &[Constant]) -> (Vec<Ident>, Vec<TokenStream>) {
    let rust = constants.iter().map(|one| ident(&one.rust)).collect();
    let default = (constants.len() == 1).then(|| quote!(#[default]));
    let about = constants.iter().map(|one| {
        let spelled = match &*one.json {
            "" => "The empty string.".to_owned(),
            json => format!("The value `{}`.", json.replace('`', "'")),
        };
        let docs = about_named(item, &one.docs, (&one.rust, &one.json), &spelled);
        quote!(#docs #default)
    });
    (rust, about.collect())
}
