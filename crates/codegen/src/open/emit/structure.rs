//! Objects: structs, how they are created, read and written.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::base::{Emit, about, read_impl};
use crate::emit::{docs, ident};
use crate::open::ir::{Field, Item, Shape, Ty};

impl Emit<'_> {
    pub(super) fn structure(
        &self,
        item: &Item,
        fields: &[Field],
        extra: Option<&Ty>,
    ) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let rust: Vec<_> = fields.iter().map(|field| ident(&field.rust)).collect();
        let types: Vec<_> = fields
            .iter()
            .map(|field| {
                let ty = self.ty(&field.ty);
                if field.required {
                    ty
                } else {
                    quote!(::std::option::Option<#ty>)
                }
            })
            .collect();
        let field_docs = fields.iter().map(|field| match &*field.docs {
            "" => docs(&format!("The member `{}`.", field.json)),
            text => docs(text),
        });
        let extra_type = extra.map(|extra| self.ty(extra));
        let extra_field = extra_type.iter().map(|extra| {
            quote! {
                #[doc = " The members that the schema does not list."]
                pub extra: __rt::open::Extra<Self, #extra>,
            }
        });
        let names = fields.iter().map(|field| &field.json);
        let new = self.constructor(&name, fields, extra.is_some());
        let read = read_impl(item, &read_members(fields, extra.is_some()));
        let write = fields.iter().map(|field| {
            let (json, rust) = (&field.json, ident(&field.rust));
            let write = ident(if field.required { "member" } else { "optional" });
            quote!(__m.#write(#json, &self.#rust)?;)
        });
        let optional = fields.iter().filter(|field| !field.required).map(|field| {
            let rust = ident(&field.rust);
            quote!(usize::from(self.#rust.is_some()))
        });
        let required = fields.iter().filter(|one| one.required).count();
        let has_optional = required < fields.len();
        let always = (required > 0 || !has_optional && extra.is_none()).then(|| {
            let always = Literal::usize_unsuffixed(required);
            quote!(#always)
        });
        let count_extra = extra.map(|_| quote!(self.extra.len()));
        let counts: Vec<_> = always
            .into_iter()
            .chain(optional)
            .chain(count_extra)
            .collect();
        let map = if fields.is_empty() && extra.is_none() {
            quote!(__m)
        } else {
            quote!(mut __m)
        };
        let write_extra = extra.map(|_| quote!(__m.extra(&self.extra)?;));
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            pub struct #name {
                #(#field_docs pub #rust: #types,)*
                #(#extra_field)*
            }

            #new

            impl __rt::open::Listed for #name {
                const NAMES: &'static [&'static str] = &[#(#names),*];
            }

            #read

            impl __rt::serde::Serialize for #name {
                fn serialize<__S: __rt::serde::Serializer>(
                    &self,
                    __s: __S,
                ) -> ::std::result::Result<__S::Ok, __S::Error> {
                    let #map = __rt::SerializeMembers::new(__s, #(#counts)+*)?;
                    #(#write)*
                    #write_extra
                    __m.end()
                }
            }
        }
    }

    fn constructor(&self, name: &Ident, fields: &[Field], has_extra: bool) -> TokenStream {
        let required = fields.iter().filter(|field| field.required);
        let required = required.filter(|field| self.only_value(&field.ty).is_none());
        let taken: Vec<_> = required
            .map(|field| {
                let (rust, ty) = (ident(&field.rust), self.ty(&field.ty));
                quote!(#rust: #ty)
            })
            .collect();
        let set = fields.iter().map(|field| {
            let rust = ident(&field.rust);
            match self.only_value(&field.ty) {
                _ if !field.required => quote!(#rust: ::std::option::Option::None),
                Some(only) => quote!(#rust: #only),
                None => quote!(#rust),
            }
        });
        let extra = has_extra.then(|| quote!(extra: __rt::open::Extra::new()));
        let allow = (taken.len() > 7).then(
            || quote!(#[allow(clippy::too_many_arguments, reason = "as many as the schema requires")]),
        );
        let default = taken.is_empty().then(|| {
            quote! {
                impl ::std::default::Default for #name {
                    fn default() -> Self {
                        Self::new()
                    }
                }
            }
        });
        quote! {
            impl #name {
                /// Creates a value from the required members; those with one possible value are set.
                #[must_use]
                #allow
                pub fn new(#(#taken),*) -> Self {
                    Self { #(#set,)* #extra }
                }
            }

            #default
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

/// Emits how the members of an object are read. What is read is known to be valid, but for numbers that a type cannot hold.
fn read_members(fields: &[Field], has_extra: bool) -> TokenStream {
    if fields.is_empty() && !has_extra {
        return quote! {
            __r.open_object()?;
            __r.close_object().then_some(Self {}).ok_or(__rt::Stop)
        };
    }
    let slots = 0..fields.len();
    let slots: Vec<_> = slots
        .map(|index| ident(&format!("__value_{index}")))
        .collect();
    let names = fields.iter().map(|field| &field.json);
    let arms = slots.iter().enumerate().map(|(index, slot)| {
        let index = Literal::usize_unsuffixed(index);
        quote!(::std::option::Option::Some(#index) => #slot = ::std::option::Option::Some(__rt::Decode::decode(__r)?))
    });
    let other = if has_extra {
        quote!(_ => __extra.read_member(__key.into_owned(), __r)?)
    } else {
        quote!(_ => return ::std::result::Result::Err(__rt::Stop))
    };
    let built = fields.iter().zip(&slots).map(|(field, slot)| {
        let rust = ident(&field.rust);
        if field.required {
            quote!(#rust: __rt::required(#slot)?)
        } else {
            quote!(#rust: #slot)
        }
    });
    let (make, give) = if has_extra {
        (
            quote!(let mut __extra = __rt::open::Extra::new();),
            quote!(extra: __extra),
        )
    } else {
        (TokenStream::new(), TokenStream::new())
    };
    quote! {
        const __NAMES: &[&str] = &[#(#names),*];
        #(let mut #slots = ::std::option::Option::None;)*
        #make
        __r.open_object()?;
        while !__r.close_object() {
            let __key = __r.key()?;
            match __NAMES.iter().position(|__name| *__name == __key) {
                #(#arms,)*
                #other
            }
            __r.after_member()?;
        }
        ::std::result::Result::Ok(Self { #(#built,)* #give })
    }
}
