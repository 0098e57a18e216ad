//! `arbitrary::Arbitrary`: a value of a type from bytes, for fuzzing.
//!
//! Invariant: the impls are behind the feature `arbitrary` of the crate that includes them. Their values satisfy every
//! rule of the schema, because the runtime makes each leaf. They terminate, because named types are finite, or count
//! their depth and then take the shortest way to an end.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::emit::{ident, rust_type};
use crate::ir::{Branch, Field, Model, NamedType, Scalar, Shape, Type};

/// Emits `Arbitrary` for a struct, an enum or a union of scalars; the others are types of the runtime, or hand-written.
pub(crate) fn arbitrary(model: &Model, named: &NamedType) -> TokenStream {
    let make = match &named.shape {
        Shape::Struct(fields) if named.recursive => {
            let levels = Literal::usize_unsuffixed(levels(model, fields));
            let make = object(model, fields);
            quote!(__rt::arbitrary_level(__u, #levels, |__u| #make))
        }
        Shape::Struct(fields) => object(model, fields),
        Shape::Enum { .. } | Shape::Literals { .. } => {
            quote!(__u.choose(Self::ALL).copied())
        }
        Shape::Union { branches, .. } => {
            let mut branches: Vec<&Branch> = branches.iter().collect();
            if named.recursive {
                // Without bytes, the first one is taken.
                branches.sort_by_key(|branch| model.least_height(&branch.ty));
            }
            union(model, &branches)
        }
        Shape::Scalars(scalars) => union_of_scalars(scalars),
        Shape::Ruled { inner, .. } => ruled(model, inner),
        _ => return TokenStream::new(),
    };
    impls(&ident(&named.name), &make)
}

/// A value that violates the rule is an error, so that other bytes are tried.
fn ruled(model: &Model, inner: &Type) -> TokenStream {
    let inner = made(model, inner);
    quote! {
        #inner.and_then(|__inner| {
            Self::new(__inner).map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
        })
    }
}

/// Emits `Arbitrary` for the enum over every message.
pub(crate) fn message(model: &Model, name: &str) -> TokenStream {
    let messages = model.schemas.iter().filter(|schema| !schema.part);
    let arms: Vec<TokenStream> = messages
        .map(|schema| {
            let ty = ident(&schema.root);
            quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::#ty))
        })
        .collect();
    if arms.is_empty() {
        return TokenStream::new();
    }
    impls(&ident(name), &picked(arms))
}

fn impls(name: &Ident, make: &TokenStream) -> TokenStream {
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

/// Returns how often a struct may be nested in itself: as often as leaves room for the deepest free-form object below
/// it.
fn levels(model: &Model, fields: &[Field]) -> usize {
    const ROOM: usize = 16;
    let deepest = fields.iter().map(|field| containers(model, &field.ty));
    ROOM / (1 + deepest.max().unwrap_or(0)).min(ROOM)
}

/// Returns the number of arrays and maps that are nested in each other before the next struct.
fn containers(model: &Model, ty: &Type) -> usize {
    match model.unalias(ty) {
        Type::Array(inner) | Type::Map(inner) => 1 + containers(model, inner),
        Type::Nullable(inner) => containers(model, inner),
        other => match model.shape(other) {
            Some(Shape::List { item, .. }) => 1 + containers(model, item),
            _ => 0,
        },
    }
}

fn object(model: &Model, fields: &[Field]) -> TokenStream {
    let members = fields.iter().map(|field| {
        let name = ident(&field.rust);
        let value = match (field.required, field.boxed) {
            (true, false) => made(model, &field.ty),
            (true, true) => boxed(model, &field.ty),
            (false, false) => {
                let maker = maker(model, &field.ty);
                quote!(__rt::arbitrary_option(__u, #maker))
            }
            (false, true) => {
                let boxed = boxed(model, &field.ty);
                quote!(__rt::arbitrary_option(__u, |__u| #boxed))
            }
        };
        quote!(#name: #value?)
    });
    quote!(::std::result::Result::Ok(Self { #(#members,)* }))
}

/// Emits a call that makes a value of the type from `__u`. The runtime makes texts, arrays and maps, because it
/// distributes the bytes better than the crate `arbitrary` does.
fn made(model: &Model, ty: &Type) -> TokenStream {
    match model.unalias(ty) {
        Type::String => quote!(__rt::arbitrary_text(__u)),
        Type::Array(inner) => {
            let inner = maker(model, inner);
            quote!(__rt::arbitrary_array(__u, #inner))
        }
        Type::Map(inner) => {
            let inner = maker(model, inner);
            quote!(__rt::arbitrary_map(__u, #inner))
        }
        Type::Nullable(inner) => {
            let inner = maker(model, inner);
            quote!(__rt::arbitrary_nullable(__u, #inner))
        }
        named => {
            if let Some(Shape::List { item, .. }) = model.shape(named) {
                let inner = maker(model, item);
                quote!(__rt::arbitrary_list(__u, #inner))
            } else {
                quote!(__rt::arbitrary::Arbitrary::arbitrary(__u))
            }
        }
    }
}

/// Emits the same in a box, for a named type or one that may be `null`.
fn boxed(model: &Model, ty: &Type) -> TokenStream {
    let made = match model.unalias(ty) {
        Type::Named(name) => {
            let ty = ident(name);
            quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u))
        }
        other => made(model, other),
    };
    quote!(#made.map(::std::boxed::Box::new))
}

/// Emits what makes values of the type: a function, or a closure if that function takes one itself.
fn maker(model: &Model, ty: &Type) -> TokenStream {
    match model.unalias(ty) {
        Type::String => quote!(__rt::arbitrary_text),
        Type::Array(_) | Type::Map(_) | Type::Nullable(_) => {
            let made = made(model, ty);
            quote!(|__u| #made)
        }
        list if matches!(model.shape(list), Some(Shape::List { .. })) => {
            let made = made(model, list);
            quote!(|__u| #made)
        }
        other => {
            let ty = rust_type(model, other);
            quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary)
        }
    }
}

fn union(model: &Model, branches: &[&Branch]) -> TokenStream {
    let arms = branches.iter().map(|branch| {
        let (ty, variant) = (rust_type(model, &branch.ty), ident(&branch.rust));
        quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::#variant))
    });
    picked(arms.collect())
}

fn union_of_scalars(scalars: &[Scalar]) -> TokenStream {
    let arms = scalars.iter().map(|scalar| match scalar {
        Scalar::String => quote!(__rt::arbitrary_text(__u).map(Self::String)),
        Scalar::Number => {
            quote!(__rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Number))
        }
        Scalar::Boolean => {
            quote!(__rt::arbitrary::Arbitrary::arbitrary(__u).map(Self::Boolean))
        }
        Scalar::Null => quote!(::std::result::Result::Ok(Self::Null)),
    });
    picked(arms.collect())
}

/// Emits the choice of one of several values. An index is never beyond the last, but the compiler cannot know that.
fn picked(mut values: Vec<TokenStream>) -> TokenStream {
    let count = Literal::usize_unsuffixed(values.len());
    let Some(last) = values.pop() else {
        return TokenStream::new();
    };
    if values.is_empty() {
        return last;
    }
    let indices = (0..values.len()).map(Literal::usize_unsuffixed);
    quote!(match __u.choose_index(#count)? { #(#indices => #values,)* _ => #last, })
}
