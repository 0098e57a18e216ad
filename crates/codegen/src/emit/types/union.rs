//! Unions: enums with a variant for each kind of values, or for each branch.
//!
//! What is emitted chooses the variant; the runtime reads and writes it, from one table.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use saop_json::JsonKind;

use super::base::{Emit, about, about_named, derives_of_keys, is_key, schema};
use crate::emit::{docs, ident};
use crate::layout::ir::{Item, KindVariant, Shape, Tag, Ty, Variant};

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
            let spelled = match one.kind {
                Some("Null") => "`null`",
                Some("Bool") => "`true` or `false`.",
                Some("Number") => "A number.",
                Some("String") => "A string.",
                Some("Array") => "An array.",
                Some(_) => "An object.",
                None => "A value of any other kind.",
            };
            // A number is called by what the schema says of it.
            let json = one.kind.map_or("", |_| &one.rust);
            about_named(item, "", (&one.rust, json), spelled)
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
        let from = variants.iter().filter(|one| !of_null(one)).map(|one| {
            let is_alone = variants.iter().filter(|other| other.ty == one.ty).count() == 1;
            let own = (self.has_name_of_its_own(&one.ty) && is_alone).then(|| quote!(own));
            let like = like(&one.ty);
            quote!(#own #like)
        });
        let display = variants
            .iter()
            .all(|one| of_null(&one) || self.is_shown(&one.ty))
            .then_some(&name);
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
        let large = large(item);
        let display =
            display.map(|name| quote!(__rt::union_display!(#name { #(#others)* } #(#null)*);));
        quote! {
            #about
            #open
            #derives
            #large
            pub enum #name {
                #(#variant_docs #definitions,)*
            }

            #deep

            #choose

            __rt::union!(#name { #(#numbers #others(#types) #from),* } #(#null_numbers #null)*);

            #display

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
        let variant_docs = variants.iter().map(|one| {
            let spelled = format!("The branch `{}`.", one.rust);
            about_named(item, &one.docs, (&one.rust, &one.rust), &spelled)
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
        let large = large(item);
        let mut from: Vec<TokenStream> = variants
            .iter()
            .map(|one| self.conversions(variants, one))
            .collect();
        let mut shown = variants.iter().map(|one| &one.ty);
        let display = (!has_others && shown.all(|ty| self.is_shown(ty)))
            .then(|| quote!(__rt::union_display!(#name { #(#rust)* });));
        from.resize(rust.len(), TokenStream::new());
        quote! {
            #about
            #open
            #derives
            #large
            pub enum #name {
                #(#variant_docs #rust(#types),)*
            }

            #deep

            #choose

            __rt::union!(#name { #(#numbers #rust(#types) #from),* });

            #display

            #described
        }
    }

    /// Emits what converts to a variant of some branches: what no other one can be meant by.
    fn conversions(&self, variants: &[Variant], one: &Variant) -> TokenStream {
        let is_other = |other: &&Variant| !std::ptr::eq(*other, one);
        let others = || variants.iter().filter(is_other);
        let is_alone = others().all(|other| other.ty != one.ty);
        let own = (self.has_name_of_its_own(&one.ty) && is_alone).then(|| quote!(own));
        let inner = match &one.ty {
            Ty::Boxed(inner) if is_alone && self.is_own(inner) => {
                others().all(|other| other.ty != **inner).then_some(inner)
            }
            _ => None,
        };
        let boxed = inner.map(|inner| {
            let inner = self.ty(inner);
            quote!(boxed(#inner))
        });
        let is_only_one =
            others().all(|other| one.kinds.iter().all(|kind| !other.kinds.contains(kind)));
        let like = is_only_one.then(|| like(&one.ty)).flatten();
        let after = (one.ty == Ty::String && !is_only_one).then(|| self.after(variants, one));
        let after = after.flatten();
        quote!(#own #boxed #like #after)
    }

    /// Emits that a variant is what a text becomes that none of the variants before it takes, if those are made from texts.
    fn after(&self, variants: &[Variant], one: &Variant) -> Option<TokenStream> {
        let is_text = |other: &&Variant| other.kinds.contains(&JsonKind::String);
        let before = variants
            .iter()
            .take_while(|other| !std::ptr::eq(*other, one));
        let mut types = Vec::new();
        for other in before.filter(is_text) {
            let is_alone = variants.iter().filter(|same| same.ty == other.ty).count() == 1;
            let Ty::Named(index) = other.ty else {
                return None;
            };
            let shape = &self.items[index].shape;
            let is_made = matches!(
                shape,
                Shape::Enum(_) | Shape::Text(_) | Shape::Checked(Ty::String, _)
            );
            if other.kinds != [JsonKind::String] || !is_made || !is_alone {
                return None;
            }
            types.push(self.ty(&other.ty));
        }
        let is_only_string = |other: &Variant| std::ptr::eq(other, one) || other.ty != Ty::String;
        let is_plain = variants.iter().all(is_only_string);
        is_plain.then(|| quote!(after(#(#types),*)))
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

/// Emits what is not asked of an enum; for the types of others' schemas, their module says it.
fn large(item: &Item) -> Option<TokenStream> {
    item.place.is_some().then(|| {
        quote!(#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")])
    })
}

/// Emits what a variant is commonly made of, beside its own type.
fn like(ty: &Ty) -> Option<Ident> {
    let like = match ty {
        Ty::String => "text",
        Ty::Number => "number",
        Ty::Integer => "integer",
        Ty::I64 => "i64",
        Ty::U64 => "u64",
        _ => return None,
    };
    Some(ident(like))
}
