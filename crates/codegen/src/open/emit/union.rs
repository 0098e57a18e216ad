//! Unions: enums with a variant for each kind of values, or for each branch.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use saop_json::JsonKind;

use super::base::{Emit, about, derives_of_keys, is_key, schema};
use crate::emit::{docs, ident};
use crate::open::ir::{Item, KindVariant, Shape, Tag, Ty, Variant};

impl Emit<'_> {
    pub(super) fn kinds(&self, item: &Item, variants: &[KindVariant]) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
        let of_null = |one: &&KindVariant| one.ty == Ty::Null;
        let definitions = variants.iter().map(|one| {
            let (rust, ty) = (ident(&one.rust), self.ty(&one.ty));
            if of_null(&one) {
                quote!(#rust)
            } else {
                quote!(#rust(#ty))
            }
        });
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
            let read = if of_null(&one) {
                quote!(<() as __rt::Decode>::decode(__r).map(|()| Self::#rust))
            } else {
                quote!(__rt::Decode::decode(__r).map(Self::#rust))
            };
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
        let read = self.read_impl(
            item,
            &quote!(match __r.kind() {
                #(#arms,)*
                #otherwise
            }),
        );
        let from = variants
            .iter()
            .filter(|one| {
                !of_null(one)
                    && self.has_name_of_its_own(&one.ty)
                    && variants.iter().filter(|other| other.ty == one.ty).count() == 1
            })
            .map(|one| {
                let rust = ident(&one.rust);
                let (own, more) = (
                    from_variant(&name, &rust, &self.ty(&one.ty)),
                    from_like(&name, &rust, &one.ty),
                );
                quote!(#own #(#more)*)
            });
        // Such as the id of a message, which is the key of a map.
        let more = variants
            .iter()
            .all(|one| is_key(&one.ty))
            .then(derives_of_keys);
        let (null, others): (Vec<_>, Vec<_>) = variants.iter().partition(of_null);
        let names = |some: &[&KindVariant]| -> Vec<Ident> {
            some.iter().map(|one| ident(&one.rust)).collect()
        };
        let (null, others) = (names(&null), names(&others));
        let write = write_variants(&name, &others, &null);
        let (derives, deep) = derives(item, &others, &null, more.as_ref());
        quote! {
            #about
            #open
            #derives
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #definitions,)*
            }

            #deep

            #(#from)*

            #read

            #write
        }
    }

    /// Emits how a value of one of several branches is read: told apart by its kind, by its tag, or else by the plan.
    pub(super) fn read_branch(
        &self,
        item: &Item,
        variants: &[Variant],
        tag: Option<&Tag>,
    ) -> TokenStream {
        let mut groups: Vec<(Vec<usize>, Vec<JsonKind>)> = Vec::new();
        for kind in JsonKind::ALL {
            let indices =
                (0..variants.len()).filter(|index| variants[*index].kinds.contains(&kind));
            let indices: Vec<usize> = indices.collect();
            match groups.iter_mut().find(|(known, _)| *known == indices) {
                Some((_, kinds)) => kinds.push(kind),
                None => groups.push((indices, vec![kind])),
            }
        }
        let arms = groups.iter().map(|(indices, kinds)| {
            let read = match (&**indices, tag) {
                ([], _) => quote!(::std::result::Result::Err(__rt::Stop)),
                ([_, _, ..], Some(tag)) if **kinds == [JsonKind::Object] => {
                    read_tagged(variants, indices, tag)
                }
                _ => self.read_first_valid(item, variants, indices, false),
            };
            let kinds = kinds.iter().map(|kind| ident(&format!("{kind:?}")));
            quote!(#(__rt::JsonKind::#kinds)|* => #read)
        });
        quote! {
            match __r.kind() {
                #(#arms,)*
            }
        }
    }

    /// Emits how a value is read as the first of some branches under which it is valid, as the last one if it is not valid under the
    /// ones before, or else as what none of them takes.
    pub(super) fn read_first_valid(
        &self,
        item: &Item,
        variants: &[Variant],
        indices: &[usize],
        has_others: bool,
    ) -> TokenStream {
        let read = |one: &Variant| {
            let rust = ident(&one.rust);
            quote!(__rt::Decode::decode(__r).map(Self::#rust))
        };
        let chosen: Vec<&Variant> = indices.iter().map(|index| &variants[*index]).collect();
        if let ([only], false) = (&*chosen, has_others) {
            return read(only);
        }
        // A struct of a branch checks what is said beside the union, too.
        let is_whole = chosen.iter().all(|one| match &one.ty {
            Ty::Named(index) => self.items[*index].branch.is_none(),
            _ => true,
        });
        let parts = chosen.iter().map(|one| Literal::usize_unsuffixed(one.part));
        // An integer beyond 64 bits is one of a later branch that takes any number.
        let any_number = chosen
            .iter()
            .rposition(|one| matches!(one.ty, Ty::F64 | Ty::Number));
        let is_narrow = |place: usize| {
            matches!(chosen[place].ty, Ty::I64 | Ty::U64)
                && (has_others || Some(place) < any_number)
        };
        let arms = chosen.iter().enumerate().map(|(place, one)| {
            let number = Literal::usize_unsuffixed(place);
            let known = if is_whole {
                let rust = ident(&one.rust);
                quote!(__r.known(__rt::Decode::decode).map(Self::#rust))
            } else {
                read(one)
            };
            if !has_others && place + 1 == chosen.len() {
                // It was not found to be valid.
                let read = read(one);
                quote!(_ => #read)
            } else if is_narrow(place) {
                let ty = self.ty(&one.ty);
                quote!(#number if __rt::open::fits::<#ty>(__r) => #known)
            } else if Some(place) == any_number {
                let narrow = (0..place).filter(|place| is_narrow(*place));
                let narrow = narrow.map(Literal::usize_unsuffixed);
                quote!(#number #(| #narrow)* => #known)
            } else {
                quote!(#number => #known)
            }
        });
        let schema = schema(item);
        let (find, others) = if has_others {
            let others = quote!(_ => __rt::Decode::decode(__r).map(Self::Other),);
            (ident("first_valid"), Some(others))
        } else {
            (ident("branch"), None)
        };
        quote! {
            match __rt::open::#find(__r, &#schema, &[#(#parts),*])? {
                #(#arms,)*
                #others
            }
        }
    }

    pub(super) fn branches(
        &self,
        item: &Item,
        variants: &[Variant],
        has_others: bool,
        read: &TokenStream,
    ) -> TokenStream {
        let name = ident(&item.name);
        let (about, open) = (about(item), self.open.as_ref());
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
        let write = write_variants(&name, &rust, &[]);
        let (derives, deep) = derives(item, &rust, &[], None);
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
            #open
            #derives
            #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #deep

            #(#from)*

            #(#from_boxed)*

            #read

            #write
        }
    }
}

/// Emits how an object of one of some branches is read, which one its tag says.
fn read_tagged(variants: &[Variant], indices: &[usize], tag: &Tag) -> TokenStream {
    let property = &tag.property;
    let arms = indices.iter().map(|index| {
        let (values, rust) = (&tag.values[*index], ident(&variants[*index].rust));
        quote!(#(#values)|* => __rt::Decode::decode(__r).map(Self::#rust))
    });
    quote! {
        match &*__rt::open::tag(__r, #property)? {
            #(#arms,)*
            _ => ::std::result::Result::Err(__rt::Stop),
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

fn write_variants(name: &Ident, rust: &[Ident], null: &[Ident]) -> TokenStream {
    quote! {
        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(Self::#rust(__value) => __rt::serde::Serialize::serialize(__value, __s),)*
                    #(Self::#null => __s.serialize_unit(),)*
                }
            }
        }
    }
}

/// Emits the derives of an enum, and what it cannot derive since its values nest.
fn derives(
    item: &Item,
    rust: &[Ident],
    null: &[Ident],
    more: Option<&TokenStream>,
) -> (TokenStream, Option<TokenStream>) {
    // A member of which a schema says little has no part of its own.
    if !item.deep || matches!(item.shape, Shape::Member(..)) {
        return (quote!(#[derive(Clone, Debug, PartialEq #more)]), None);
    }
    let name = ident(&item.name);
    (
        quote!(#[derive(Debug, PartialEq #more)]),
        Some(quote!(__rt::deep_enum!(#name { #(#rust)* } #(#null)*);)),
    )
}

/// The integer types that convert to a `JsonNumber`.
const INTEGERS: [&str; 12] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize",
];

/// Emits `From` for what a variant is commonly made of, beside its own type.
fn from_like(name: &Ident, rust: &Ident, ty: &Ty) -> Vec<TokenStream> {
    let from = |other: TokenStream, value: TokenStream| {
        quote! {
            impl ::std::convert::From<#other> for #name {
                fn from(__value: #other) -> Self {
                    Self::#rust(#value)
                }
            }
        }
    };
    match ty {
        Ty::String => vec![from(quote!(&str), quote!(__value.to_owned()))],
        Ty::Number => {
            let integers = INTEGERS.into_iter().map(|integer| {
                let integer = ident(integer);
                from(quote!(#integer), quote!(__rt::JsonNumber::from(__value)))
            });
            integers.collect()
        }
        _ => Vec::new(),
    }
}
