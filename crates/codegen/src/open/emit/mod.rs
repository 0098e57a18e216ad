//! The types of an open schema, as Rust.
//!
//! Invariant: nothing here looks at the schema; every path is absolute.

mod base;
mod constants;
mod structure;
mod union;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use self::base::{Emit, about, derives_of_keys, is_key, part, read_impl};
use self::constants::{literals, strings};
use super::ir::{Item, Shape, Ty};
use super::layout::Layout;
use crate::emit::ident;
use crate::emit::strict::{rules, rules_module};
use crate::settings::Settings;

/// Emits every type.
pub(super) fn types(layout: &Layout, settings: &Settings) -> impl Iterator<Item = TokenStream> {
    let emit = Emit {
        items: &layout.items,
        open: settings.non_exhaustive.then(|| quote!(#[non_exhaustive])),
    };
    let rules = layout.items.iter().filter_map(rule).collect();
    let items = layout.items.iter().map(move |item| emit.item(item));
    items.chain([rules_module(&rules)])
}

/// Emits the rule of a checked type.
fn rule(item: &Item) -> Option<TokenStream> {
    let name = &item.name;
    Some(match &item.shape {
        Shape::Text(rule) => rules::text(name, rule),
        Shape::Number(rule) => rules::number(name, rule),
        Shape::Integer(rule) => rules::integer(name, rule),
        Shape::List(_, bounds) => rules::list(name, bounds),
        _ => return None,
    })
}

impl Emit<'_> {
    fn item(&self, item: &Item) -> TokenStream {
        match &item.shape {
            Shape::Pending => TokenStream::new(),
            Shape::Struct { fields, extra } => self.structure(item, fields, extra.as_ref()),
            Shape::Enum(constants) => strings(item, constants, self.open.as_ref()),
            Shape::Literals(constants) => literals(item, constants, self.open.as_ref()),
            Shape::Kinds(variants) => self.kinds(item, variants),
            Shape::Branches(variants, tag) => {
                let read = read_impl(item, &self.read_branch(variants, tag.as_ref()));
                self.branches(item, variants, false, &read)
            }
            Shape::Member(variants, has_others) => {
                let name = ident(&item.name);
                let all: Vec<usize> = (0..variants.len()).collect();
                let read = self.read_first_valid(variants, &all, *has_others);
                let decode = quote! {
                    impl __rt::Decode for #name {
                        fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                            #read
                        }
                    }
                };
                self.branches(item, variants, *has_others, &decode)
            }
            Shape::Alias(ty) => {
                let (name, about, ty) = (ident(&item.name), about(item), self.ty(ty));
                quote!(#about pub type #name = #ty;)
            }
            Shape::Text(_) => rules::checked(&item.name, &about(item), "CheckedString", None),
            Shape::Number(_) => rules::checked(&item.name, &about(item), "CheckedF64", None),
            Shape::Integer(rule) => rules::checked(&item.name, &about(item), rule.holder(), None),
            Shape::List(ty, _) => {
                let inner = match ty {
                    Ty::List(inner) => self.ty(inner),
                    other => self.ty(other),
                };
                rules::checked(&item.name, &about(item), "CheckedVec", Some(inner))
            }
            Shape::Checked(inner, rule) => self.checked(item, inner, rule.as_deref()),
            Shape::HandWritten(path) => hand_written(item, path),
            Shape::Wrapper(inner) => self.wrapper(item, inner),
        }
    }

    fn checked(&self, item: &Item, inner: &Ty, rule: Option<&str>) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let list = match inner {
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::List(list, _) => list,
                _ => inner,
            },
            other => other,
        };
        let target = match list {
            Ty::List(item) => {
                let item = self.ty(item);
                quote!([#item])
            }
            other => self.ty(other),
        };
        let more = is_key(inner).then(derives_of_keys);
        let is_shown = matches!(
            inner,
            Ty::Bool | Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::String
        );
        let display = is_shown.then(|| {
            quote! {
                impl ::std::fmt::Display for #name {
                    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        ::std::fmt::Display::fmt(&self.__inner, __f)
                    }
                }
            }
        });
        let text = (*inner == Ty::String).then(|| quote!(__rt::open_text!(#name);));
        let inner = self.ty(inner);
        let part = part(item);
        let branch = item.branch.map(Literal::usize_unsuffixed);
        let branch = branch.map(|branch| quote!(/ #branch));
        let rule = rule.map(|path| {
            let path = tokens(path);
            quote!(, #target, #path)
        });
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq #more)]
            pub struct #name {
                __inner: #inner,
            }

            #display

            #text

            __rt::open_checked!(#name, #inner, SCHEMA, #part #branch #rule);
        }
    }

    fn wrapper(&self, item: &Item, inner: &Ty) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let inner = self.ty(inner);
        let read = read_impl(item, &quote!(__rt::Decode::decode(__r).map(Self)));
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            pub struct #name(pub #inner);

            impl ::std::ops::Deref for #name {
                type Target = #inner;

                fn deref(&self) -> &#inner {
                    &self.0
                }
            }

            #read

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __s: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    __rt::serde::Serialize::serialize(&self.0, __s)
                }
            }
        }
    }
}

fn hand_written(item: &Item, path: &str) -> TokenStream {
    let (name, about, part, path) = (ident(&item.name), about(item), part(item), tokens(path));
    quote! {
        #about
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name {
            __inner: #path,
            __json: __rt::JsonValue,
        }

        __rt::open_hand_written!(#name, #path, SCHEMA, #part);
    }
}

/// Returns a path of the settings, which were checked.
fn tokens(path: &str) -> TokenStream {
    path.parse().unwrap_or_default()
}
