//! Objects: structs, how they are created, read and written. Code that makes values with `new` and its like still compiles when the schema
//! gets another optional property; a struct literal, which names every field, would not. SPEC E7.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::base::{Emit, about, about_named};
use crate::emit::{docs, ident, key};
use crate::layout::ir::{Extra, Field, Item, Shape, Ty};

impl Emit<'_> {
    pub(super) fn structure(
        &self,
        item: &Item,
        fields: &[Field],
        extra: Option<&Extra>,
    ) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
        let definitions = fields.iter().map(|field| {
            let (names, spelled) = (
                (&*field.rust, &*field.json),
                format!("The member `{}`.", field.json),
            );
            let docs = about_named(item, &field.docs, names, &spelled);
            let (rust, ty) = (ident(&field.rust), self.ty(&field.ty));
            let ty = if field.required {
                ty
            } else {
                quote!(::std::option::Option<#ty>)
            };
            quote!(#docs pub #rust: #ty)
        });
        let extra_type = extra.map(|extra| self.ty(&extra.ty));
        let extra_docs = extra.map(|extra| docs(&extra_docs(&extra.patterns)));
        let extra_field = extra_type.map(|extra| {
            quote! {
                #extra_docs
                pub extra: __rt::open::Extra<Self, #extra>,
            }
        });
        let new = self.constructors(item, fields, extra.is_some());
        let members = fields.iter().map(|field| {
            let (rust, json, key) = (ident(&field.rust), &field.json, key(&field.json));
            let need = ident(if field.required {
                "required"
            } else {
                "optional"
            });
            quote!(#need #rust #json #key)
        });
        let keeps = extra.map(|Extra { patterns, .. }| quote!(extra #(#patterns)*));
        let described = self.described(item, extra.is_none());
        let (derives, deep) = if item.deep {
            let names = fields.iter().map(|field| ident(&field.rust));
            let extra = extra.map(|_| ident("extra"));
            let names = names.chain(extra);
            (
                None,
                Some(quote!(__rt::deep_struct!(#name { #(#names)* });)),
            )
        } else {
            (
                Some(Self::derives(item, &["Clone", "Debug", "PartialEq"])),
                None,
            )
        };
        quote! {
            #about
            #open
            #derives
            pub struct #name {
                #(#definitions,)*
                #extra_field
            }

            #new

            __rt::object!(#name { #(#members)* } #keeps);

            #described

            #deep
        }
    }

    fn constructors(&self, item: &Item, fields: &[Field], has_extra: bool) -> TokenStream {
        let name = ident(&item.name);
        let (mut fixed, mut required, mut optional) = (Vec::new(), Vec::new(), Vec::new());
        let (mut required_setters, mut optional_setters) = (Vec::new(), Vec::new());
        let names: Vec<&str> = fields.iter().map(|field| &*field.rust).collect();
        for field in fields {
            let (rust, ty) = (ident(&field.rust), self.ty(&field.ty));
            let setter = ident(&setter(&field.rust, &names));
            let is = (!self.is_converted(&field.ty)).then(|| quote!(as is));
            if !field.required {
                optional_setters.push(quote!(#setter #rust: #ty));
                let with = format_ident!("with_{}", field.rust);
                optional.push(quote!(#with #rust: #ty #is));
            } else if let Some(only) = self.only_value(&field.ty) {
                fixed.push(quote!(#rust: #only));
            } else if let Some(version) = self.version(item, field) {
                fixed.push(quote!(#rust: #version));
            } else {
                required.push(quote!(#rust: #ty #is));
                required_setters.push(quote!(#setter #rust: #ty));
            }
        }
        if has_extra {
            fixed.push(quote!(extra: __rt::open::Extra::new()));
        }
        let builder = item.builder.as_ref().map(|builder| {
            let builder = ident(builder);
            quote! {
                __rt::builder!(
                    #name, #builder {#(#fixed),*} (#(#required_setters),*) [#(#optional_setters),*]
                );
            }
        });
        quote! {
            __rt::constructors!(#name {#(#fixed),*} (#(#required),*) [#(#optional),*]);

            #builder
        }
    }

    /// Returns how a member states the version of its schema, if it is the one for that and takes the version.
    fn version(&self, item: &Item, field: &Field) -> Option<TokenStream> {
        let stated = item
            .version
            .as_ref()
            .filter(|one| one.member == field.json)?;
        let (ty, constant) = (self.ty(&field.ty), ident(&stated.constant));
        let text = Some(quote!(__rt::stated::<#ty>(#constant)));
        match &field.ty {
            Ty::String | Ty::NonEmpty => text,
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::Text(facts) if facts.accept_text(&stated.version) => text,
                Shape::Enum(constants) => {
                    let same = constants.iter().find(|one| one.json == stated.version)?;
                    let variant = ident(&same.rust);
                    Some(quote!(#ty::#variant))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the value of a type that has one only.
    fn only_value(&self, ty: &Ty) -> Option<TokenStream> {
        let index = match ty {
            Ty::Named(index) => index,
            Ty::Shared(shared) => {
                let (only, shared) = (ident(shared.only.as_ref()?), self.ty(ty));
                return Some(quote!(#shared::#only));
            }
            _ => return None,
        };
        let item = &self.items[*index];
        let (Shape::Enum(constants) | Shape::Literals(constants)) = &item.shape else {
            return None;
        };
        let [only] = &**constants else { return None };
        let (name, rust) = (ident(&item.name), ident(&only.rust));
        Some(quote!(#name::#rust))
    }
}

/// Returns the documentation of further members, whose names match one of some patterns, if there are any.
fn extra_docs(patterns: &[String]) -> String {
    let shown = patterns.iter().filter(|one| !one.contains(['`', '\n']));
    let shown: Vec<String> = shown.map(|one| format!("`{one}`")).collect();
    match &*shown {
        [] => "The members that the schema does not list.".to_owned(),
        shown => format!(
            "The members that the schema does not list; their names match {}.",
            shown.join(" or ")
        ),
    }
}

/// Returns the name of a member's setter, which is not that of the function `build`. `members` are the names of all fields.
fn setter(member: &str, members: &[&str]) -> String {
    let mut name = member.to_owned();
    while name == "build" || name != member && members.contains(&&*name) {
        name.push('_');
    }
    name
}
