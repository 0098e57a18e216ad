//! `arbitrary::Arbitrary`: a value of a type from bytes, for fuzzing.
//!
//! Invariant: the impls are behind the feature `arbitrary` of the crate that includes them. Their values satisfy every rule of the
//! schema: the runtime makes each leaf, and a value that breaks what else the schema says is an error, so that other bytes are tried.
//! They terminate, because types are finite, or count their depth and then take the shortest way to an end.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::base::Emit;
use crate::emit::ident;
use crate::layout::ir::{Field, Item, Shape, Ty, Variant};

impl Emit<'_> {
    /// Emits `Arbitrary` for a type that is not the runtime's, nor hand-written.
    pub(super) fn arbitrary(&self, item: &Item) -> Option<TokenStream> {
        let make = match &item.shape {
            Shape::Struct { fields, extra } => {
                let make = self.object(fields, extra.is_some());
                if item.recursive {
                    let levels = Literal::usize_unsuffixed(self.levels(fields));
                    quote!(__rt::arbitrary_level(__u, #levels, |__u| #make))
                } else {
                    make
                }
            }
            Shape::Enum(_) | Shape::Literals(_) => quote!(__u.choose(Self::ALL).copied()),
            Shape::Branches(variants, _) | Shape::Member(variants, _) => {
                let mut variants: Vec<&Variant> = variants.iter().collect();
                if item.recursive {
                    // Without bytes, the first one is taken.
                    let heights = self.heights();
                    variants.sort_by_key(|one| height_of(&one.ty, &heights));
                }
                let arms = variants.into_iter().map(|one| (&*one.rust, &one.ty));
                picked(arms.map(|(rust, ty)| self.variant(rust, ty)).collect())
            }
            Shape::Kinds(variants) => {
                let arms = variants.iter().map(|one| match one.ty {
                    Ty::Null => {
                        let rust = ident(&one.rust);
                        quote!(::std::result::Result::Ok(Self::#rust))
                    }
                    _ => self.variant(&one.rust, &one.ty),
                });
                picked(arms.collect())
            }
            Shape::Checked(inner, _) => {
                let inner = match &item.sample {
                    Some(_) => {
                        let name = ident(&item.name);
                        quote!(__rt::arbitrary_number::<schema_rules::#name>(__u))
                    }
                    None => self.made(inner),
                };
                quote! {
                    #inner.and_then(|__inner| {
                        Self::__keep(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                    })
                }
            }
            Shape::Wrapper(inner) => {
                let inner = self.made(inner);
                quote!(#inner.map(Self))
            }
            _ => return None,
        };
        Some(arbitrary_impl(&item.name, &make))
    }

    fn variant(&self, rust: &str, ty: &Ty) -> TokenStream {
        let rust = ident(rust);
        let made = self.made_as(ty);
        quote!(#made.map(Self::#rust))
    }

    fn object(&self, fields: &[Field], has_extra: bool) -> TokenStream {
        let members = fields.iter().map(|field| {
            let name = ident(&field.rust);
            let value = if field.required {
                self.made(&field.ty)
            } else {
                let maker = self.maker(&field.ty);
                quote!(__rt::arbitrary_option(__u, #maker))
            };
            quote!(#name: #value?)
        });
        let extra = has_extra.then(|| quote!(extra: __rt::open::Extra::new(),));
        quote!(::std::result::Result::Ok(Self { #(#members,)* #extra }))
    }

    /// Returns how often a struct may be nested in itself: as often as leaves room for the deepest free-form object below it.
    fn levels(&self, fields: &[Field]) -> usize {
        const ROOM: usize = 16;
        let deepest = fields.iter().map(|field| self.containers(&field.ty));
        ROOM / (1 + deepest.max().unwrap_or(0)).min(ROOM)
    }

    /// Returns the number of arrays and maps that are nested in each other before the next struct.
    fn containers(&self, ty: &Ty) -> usize {
        match self.unalias(ty) {
            Ty::List(inner) | Ty::Map(inner) => 1 + self.containers(inner),
            Ty::Nullable(inner) | Ty::Boxed(inner) => self.containers(inner),
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::List(list, _) => self.containers(list),
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Returns the type that an alias ultimately stands for.
    fn unalias<'t>(&'t self, ty: &'t Ty) -> &'t Ty {
        let mut ty = ty;
        while let Ty::Named(index) = ty
            && let Shape::Alias(inner) = &self.items[*index].shape
        {
            ty = inner;
        }
        ty
    }

    /// Emits a call that makes a value of the type from `__u`. The runtime makes texts, arrays and maps, because it distributes the
    /// bytes better than the crate `arbitrary` does.
    fn made(&self, ty: &Ty) -> TokenStream {
        match self.unalias(ty) {
            Ty::String => quote!(__rt::arbitrary_text(__u)),
            Ty::List(inner) => {
                let inner = self.maker(inner);
                quote!(__rt::arbitrary_array(__u, #inner))
            }
            Ty::Map(inner) => {
                let inner = self.maker(inner);
                quote!(__rt::arbitrary_map(__u, #inner))
            }
            Ty::Nullable(inner) => {
                let inner = self.maker(inner);
                quote!(__rt::arbitrary_nullable(__u, #inner))
            }
            Ty::Boxed(inner) => {
                let made = self.made_as(inner);
                quote!(#made.map(::std::boxed::Box::new))
            }
            Ty::Named(index) if let Shape::List(Ty::List(inner), _) = &self.items[*index].shape => {
                let inner = self.maker(inner);
                quote!(__rt::arbitrary_list(__u, #inner))
            }
            _ => quote!(__rt::arbitrary::Arbitrary::arbitrary(__u)),
        }
    }

    /// Emits the same where nothing else says which type it is.
    fn made_as(&self, ty: &Ty) -> TokenStream {
        if self.is_made_by_runtime(ty) {
            return self.made(ty);
        }
        let ty = self.ty(ty);
        quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u))
    }

    /// Emits what makes values of the type: a function, or a closure if that function takes one itself.
    fn maker(&self, ty: &Ty) -> TokenStream {
        if *self.unalias(ty) == Ty::String {
            return quote!(__rt::arbitrary_text);
        }
        if self.is_made_by_runtime(ty) {
            let made = self.made(ty);
            return quote!(|__u| #made);
        }
        let ty = self.ty(self.unalias(ty));
        quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary)
    }

    fn is_made_by_runtime(&self, ty: &Ty) -> bool {
        match self.unalias(ty) {
            Ty::String | Ty::List(_) | Ty::Map(_) | Ty::Nullable(_) | Ty::Boxed(_) => true,
            Ty::Named(index) => self.items[*index].shape.is_list(),
            _ => false,
        }
    }

    /// Returns how deep the shallowest value of each type nests in named types.
    fn heights(&self) -> Vec<usize> {
        let mut known = vec![usize::MAX; self.items.len()];
        loop {
            let before = known.clone();
            for (index, item) in self.items.iter().enumerate() {
                known[index] = known[index].min(height(&item.shape, &before));
            }
            if known == before {
                return known;
            }
        }
    }
}

fn height(shape: &Shape, known: &[usize]) -> usize {
    let of = |ty: &Ty| height_of(ty, known);
    let inner = match shape {
        Shape::Struct { fields, .. } => {
            let required = fields.iter().filter(|field| field.required);
            required.map(|field| of(&field.ty)).max().unwrap_or(0)
        }
        Shape::Branches(variants, _) | Shape::Member(variants, _) => {
            variants.iter().map(|one| of(&one.ty)).min().unwrap_or(0)
        }
        Shape::Kinds(variants) => variants.iter().map(|one| of(&one.ty)).min().unwrap_or(0),
        Shape::List(_, facts) | Shape::HandList { facts, .. } if facts.items.min == 0 => 0,
        Shape::List(Ty::List(inner), _) => of(inner),
        Shape::HandList { item: inner, .. }
        | Shape::Alias(inner)
        | Shape::Checked(inner, _)
        | Shape::Wrapper(inner) => of(inner),
        _ => 0,
    };
    inner.saturating_add(1)
}

/// A list, a map and `null` need no value of another type.
fn height_of(ty: &Ty, known: &[usize]) -> usize {
    match ty {
        Ty::Named(index) => known[*index],
        Ty::Boxed(inner) => height_of(inner, known),
        Ty::Tuple(items) => items
            .iter()
            .map(|item| height_of(item, known))
            .max()
            .unwrap_or(0),
        _ => 0,
    }
}

/// Emits the impl of a type from what makes a value of it.
pub(crate) fn arbitrary_impl(name: &str, make: &TokenStream) -> TokenStream {
    let name = ident(name);
    quote! {
        #[cfg(feature = "arbitrary")]
        impl<'a> __rt::arbitrary::Arbitrary<'a> for #name {
            fn arbitrary(
                __u: &mut __rt::arbitrary::Unstructured<'a>,
            ) -> __rt::arbitrary::Result<Self> {
                #make
            }
        }
    }
}

/// Emits the choice of one of several values. An index is never beyond the last, but the compiler cannot know that.
pub(crate) fn picked(mut values: Vec<TokenStream>) -> TokenStream {
    let count = Literal::usize_unsuffixed(values.len());
    let Some(last) = values.pop() else {
        return quote!(::std::result::Result::Err(
            __rt::arbitrary::Error::IncorrectFormat
        ));
    };
    if values.is_empty() {
        return last;
    }
    let indices = (0..values.len()).map(Literal::usize_unsuffixed);
    quote!(match __u.choose_index(#count)? { #(#indices => #values,)* _ => #last, })
}
