//! Unions: enums with a variant for each kind of values, or for each branch.
//!
//! What is emitted chooses the variant; the runtime reads and writes it, from one table.

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
        let arms = variants.iter().enumerate().map(|(number, one)| {
            let chosen = chosen("of", number);
            if let Some(kind) = one.kind {
                let kind = ident(kind);
                quote!(__rt::JsonKind::#kind => #chosen)
            } else {
                quote!(_ => #chosen)
            }
        });
        let otherwise = variants
            .iter()
            .all(|one| one.kind.is_some())
            .then(|| quote!(_ => return ::std::result::Result::Err(__rt::Stop)))
            .filter(|_| variants.len() < 6);
        let choose = choose(
            &name,
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
        let numbered = |is_null: bool| {
            let some = variants.iter().enumerate();
            let some = some.filter(move |(_, one)| of_null(one) == is_null);
            some.map(|(number, one)| (Literal::usize_unsuffixed(number), ident(&one.rust)))
        };
        let (numbers, others): (Vec<_>, Vec<_>) = numbered(false).unzip();
        let (null_numbers, null): (Vec<_>, Vec<_>) = numbered(true).unzip();
        let types = variants.iter().filter(|one| !of_null(one));
        let types = types.map(|one| self.ty(&one.ty));
        let described = self.described(item, false);
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

            #choose

            __rt::union!(#name { #(#numbers #others(#types))* } #(#null_numbers #null)*);

            #described
        }
    }

    /// Emits which of several branches a value is of: told apart by its kind, by its tag, or else by the plan.
    pub(super) fn choose_branch(
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
                ([], _) => quote!(return ::std::result::Result::Err(__rt::Stop)),
                ([_, _, ..], Some(tag)) if **kinds == [JsonKind::Object] => {
                    choose_tagged(indices, tag)
                }
                _ => self.choose_first_valid(item, variants, indices, false),
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

    /// Emits which of some branches a value is read as: the first under which it is valid, the last one if it is not valid under the
    /// ones before, or else what none of them takes.
    pub(super) fn choose_first_valid(
        &self,
        item: &Item,
        variants: &[Variant],
        indices: &[usize],
        has_others: bool,
    ) -> TokenStream {
        if let ([only], false) = (indices, has_others) {
            return chosen("of", *only);
        }
        let branches: Vec<&Variant> = indices.iter().map(|index| &variants[*index]).collect();
        // A struct of a branch checks what is said beside the union, too.
        let is_whole = branches.iter().all(|one| match &one.ty {
            Ty::Named(index) => self.items[*index].branch.is_none(),
            _ => true,
        });
        let parts = branches
            .iter()
            .map(|one| Literal::usize_unsuffixed(one.part));
        // An integer beyond 64 bits is one of a later branch that takes any number.
        let any_number = branches
            .iter()
            .rposition(|one| matches!(one.ty, Ty::F64 | Ty::Number));
        let is_narrow = |place: usize| {
            matches!(branches[place].ty, Ty::I64 | Ty::U64)
                && (has_others || Some(place) < any_number)
        };
        let arms = branches.iter().zip(indices).enumerate();
        let arms = arms.map(|(place, (one, index))| {
            let number = Literal::usize_unsuffixed(place);
            let known = chosen(if is_whole { "known" } else { "of" }, *index);
            if !has_others && place + 1 == branches.len() {
                // It was not found to be valid.
                let last = chosen("of", *index);
                quote!(_ => #last)
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
            let others = chosen("of", variants.len());
            (ident("first_valid"), Some(quote!(_ => #others,)))
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
        found: &TokenStream,
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
        let numbers = (0..rust.len()).map(Literal::usize_unsuffixed);
        let choose = choose(&name, found);
        // A member of which the schema says little has no part of its own.
        let described = if matches!(item.shape, Shape::Member(..)) {
            quote!(__rt::member_union!(#name);)
        } else {
            self.described(item, false)
        };
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

            #choose

            __rt::union!(#name { #(#numbers #rust(#types))* });

            #described
        }
    }
}

/// Emits the function that returns which variant the next value is of.
fn choose(name: &Ident, found: &TokenStream) -> TokenStream {
    quote! {
        impl #name {
            fn __choose(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
                ::std::result::Result::Ok(#found)
            }
        }
    }
}

/// Emits the choice of a variant.
fn chosen(how: &str, number: usize) -> TokenStream {
    let (how, number) = (ident(how), Literal::usize_unsuffixed(number));
    quote!(__rt::open::Chosen::#how(#number))
}

/// Emits which of some branches an object is of, which its tag says.
fn choose_tagged(indices: &[usize], tag: &Tag) -> TokenStream {
    let property = &tag.property;
    let arms = indices.iter().map(|index| {
        let (values, chosen) = (&tag.values[*index], chosen("of", *index));
        quote!(#(#values)|* => #chosen)
    });
    quote! {
        match &*__rt::open::tag(__r, #property)? {
            #(#arms,)*
            _ => return ::std::result::Result::Err(__rt::Stop),
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

/// The integer types that convert to a `JsonNumber` or `JsonInteger`.
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
        Ty::Number | Ty::Integer => {
            let number = ident(if *ty == Ty::Number {
                "JsonNumber"
            } else {
                "JsonInteger"
            });
            let integers = INTEGERS.into_iter().map(|integer| {
                let integer = ident(integer);
                from(quote!(#integer), quote!(__rt::#number::from(__value)))
            });
            integers.collect()
        }
        _ => Vec::new(),
    }
}
