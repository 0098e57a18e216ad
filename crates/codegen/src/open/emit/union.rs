//! Unions: enums with a variant for each kind of values, or for each branch.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::base::{Emit, about, derives_of_keys, is_key, read_impl};
use crate::emit::{docs, ident};
use crate::open::ir::{Item, KindVariant, Ty, Variant};

impl Emit<'_> {
    pub(super) fn kinds(&self, item: &Item, variants: &[KindVariant]) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let rust: Vec<_> = variants.iter().map(|one| ident(&one.rust)).collect();
        let types = variants.iter().map(|one| self.ty(&one.ty));
        let variant_docs = variants.iter().map(|one| {
            docs(match one.kind {
                Some("Null") => "`null`",
                Some("Bool") => "`true` or `false`.",
                Some("Number") => "A number.",
                Some("String") => "A string.",
                Some("Array") => "An array.",
                Some(_) => "An object.",
                None => "A value of any other kind.",
            })
        });
        let arms = variants.iter().map(|one| {
            let rust = ident(&one.rust);
            let read = quote!(__rt::Decode::decode(__r).map(Self::#rust));
            if let Some(kind) = one.kind {
                let kind = ident(kind);
                quote!(__rt::JsonKind::#kind => #read)
            } else {
                quote!(_ => #read)
            }
        });
        let otherwise = variants
            .iter()
            .all(|one| one.kind.is_some())
            .then(|| quote!(_ => ::std::result::Result::Err(__rt::Stop)))
            .filter(|_| variants.len() < 6);
        let read = read_impl(
            item,
            &quote!(match __r.kind() {
                #(#arms,)*
                #otherwise
            }),
        );
        let from = variants
            .iter()
            .filter(|one| {
                self.has_name_of_its_own(&one.ty)
                    && variants.iter().filter(|other| other.ty == one.ty).count() == 1
            })
            .map(|one| from_variant(&name, &ident(&one.rust), &self.ty(&one.ty)));
        // Such as the id of a message, which is the key of a map.
        let more = variants
            .iter()
            .all(|one| is_key(&one.ty))
            .then(derives_of_keys);
        let write = write_variants(&name, &rust);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq #more)]
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #(#from)*

            #read

            #write
        }
    }

    /// Emits how the first branch under which a value is valid is read.
    pub(super) fn read_branch(&self, variants: &[Variant], has_others: bool) -> TokenStream {
        let parts = variants
            .iter()
            .map(|one| Literal::usize_unsuffixed(one.part));
        // An integer beyond 64 bits is one of a later branch that takes any number.
        let any_number = variants
            .iter()
            .rposition(|one| matches!(one.ty, Ty::F64 | Ty::Number));
        let is_narrow = |index: usize| {
            matches!(variants[index].ty, Ty::I64 | Ty::U64)
                && (has_others || Some(index) < any_number)
        };
        let arms = variants.iter().enumerate().map(|(index, one)| {
            let rust = ident(&one.rust);
            let read = quote!(__rt::Decode::decode(__r).map(Self::#rust));
            let number = Literal::usize_unsuffixed(index);
            if !has_others && index + 1 == variants.len() {
                quote!(_ => #read)
            } else if is_narrow(index) {
                let ty = self.ty(&one.ty);
                quote!(#number if __rt::open::fits::<#ty>(__r) => #read)
            } else if Some(index) == any_number {
                let narrow = (0..index).filter(|index| is_narrow(*index));
                let narrow = narrow.map(Literal::usize_unsuffixed);
                quote!(#number #(| #narrow)* => #read)
            } else {
                quote!(#number => #read)
            }
        });
        if has_others {
            quote! {
                match __rt::open::first_valid(__r, &SCHEMA, &[#(#parts),*])? {
                    #(#arms,)*
                    _ => __rt::Decode::decode(__r).map(Self::Other),
                }
            }
        } else {
            quote! {
                match __rt::open::branch(__r, &SCHEMA, &[#(#parts),*])? {
                    #(#arms,)*
                }
            }
        }
    }

    pub(super) fn untagged(
        &self,
        item: &Item,
        variants: &[Variant],
        has_others: bool,
        read: &TokenStream,
    ) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let mut rust: Vec<_> = variants.iter().map(|one| ident(&one.rust)).collect();
        let mut types: Vec<_> = variants.iter().map(|one| self.ty(&one.ty)).collect();
        let variant_docs = variants.iter().map(|one| match &*one.docs {
            "" => docs(&format!("The branch `{}`.", one.rust)),
            text => docs(text),
        });
        let mut variant_docs: Vec<_> = variant_docs.collect();
        if has_others {
            rust.push(ident("Other"));
            types.push(self.ty(&Ty::Any));
            variant_docs.push(docs("A member of which the schema says nothing."));
        }
        let write = write_variants(&name, &rust);
        let from = variants
            .iter()
            .filter(|one| {
                let is_alone = variants.iter().filter(|other| other.ty == one.ty).count() == 1;
                self.has_name_of_its_own(&one.ty) && is_alone
            })
            .map(|one| from_variant(&name, &ident(&one.rust), &self.ty(&one.ty)));
        let from_boxed = variants.iter().filter_map(|one| {
            let Ty::Boxed(inner) = &one.ty else {
                return None;
            };
            let is_alone = !variants.iter().any(|other| {
                other.ty == **inner || other.ty == one.ty && !std::ptr::eq(other, one)
            });
            let (rust, ty) = (ident(&one.rust), self.ty(inner));
            (self.is_own(inner) && is_alone).then(|| {
                quote! {
                    impl ::std::convert::From<#ty> for #name {
                        fn from(__value: #ty) -> Self {
                            Self::#rust(::std::boxed::Box::new(__value))
                        }
                    }
                }
            })
        });
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #(#from)*

            #(#from_boxed)*

            #read

            #write
        }
    }
}

fn from_variant(name: &Ident, rust: &Ident, ty: &TokenStream) -> TokenStream {
    quote! {
        impl ::std::convert::From<#ty> for #name {
            fn from(__value: #ty) -> Self {
                Self::#rust(__value)
            }
        }
    }
}

fn write_variants(name: &Ident, rust: &[Ident]) -> TokenStream {
    quote! {
        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#rust(__value) => __rt::serde::Serialize::serialize(__value, __s),)*
                }
            }
        }
    }
}
