//! `arbitrary::Arbitrary`: a value of a type from bytes, for fuzzing.
//!
//! Invariant: the impls stand behind the feature `arbitrary` of the crate that includes them. What they make keeps
//! every rule of the schema, because each leaf is made by the runtime; and they end, because named types do, or count
//! how deep they are and then go the way that ends soonest.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::emit::types::field_type;
use crate::emit::{ident, rust_type};
use crate::ir::{Branch, Field, Model, NamedType, Scalar, Shape, Type};

/// `Arbitrary` for a struct, an enum or a union of scalars; the others are types of the runtime, or written by hand.
pub(crate) fn arbitrary(model: &Model, named: &NamedType) -> TokenStream {
    let (make, hint) = match &named.shape {
        Shape::Struct(fields) if named.recursive => {
            let levels = Literal::usize_unsuffixed(levels(model, fields));
            let make = object(model, fields).0;
            let make = quote!(__rt::arbitrary_level(__u, #levels, |__u| #make));
            (make, unbounded())
        }
        Shape::Struct(fields) => object(model, fields),
        Shape::Enum { variants, .. } => choice(variants.len()),
        Shape::Literals { variants, .. } => choice(variants.len()),
        Shape::Union { branches, .. } if named.recursive => {
            let mut branches: Vec<&Branch> = branches.iter().collect();
            // Without bytes the first is taken.
            branches.sort_by_key(|branch| model.least_height(&branch.ty));
            (union(model, &branches).0, unbounded())
        }
        Shape::Union { branches, .. } => union(model, &branches.iter().collect::<Vec<_>>()),
        Shape::Scalars(scalars) => union_of_scalars(scalars),
        _ => return TokenStream::new(),
    };
    impls(&ident(&named.name), &make, &hint)
}

/// `Arbitrary` for the enum over every message.
pub(crate) fn message(model: &Model, name: &str) -> TokenStream {
    let types: Vec<Ident> = model
        .schemas
        .iter()
        .filter(|schema| !schema.part)
        .map(|schema| ident(&schema.root))
        .collect();
    if types.is_empty() {
        return TokenStream::new();
    }
    let values = types
        .iter()
        .map(|ty| quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::#ty)));
    let (index, chosen) = chosen(types.len());
    let arms: Vec<TokenStream> = values.collect();
    let make = picked(&index, arms);
    let hint = quote! {
        __rt::arbitrary::size_hint::and(
            #chosen,
            __rt::arbitrary::size_hint::or_all(&[
                #(<#types as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)),*
            ]),
        )
    };
    impls(&ident(name), &make, &hint)
}

fn impls(name: &Ident, make: &TokenStream, hint: &TokenStream) -> TokenStream {
    quote! {
        #[cfg(feature = "arbitrary")]
        impl<'a> __rt::arbitrary::Arbitrary<'a> for #name {
            fn arbitrary(
                __u: &mut __rt::arbitrary::Unstructured<'a>,
            ) -> __rt::arbitrary::Result<Self> {
                #make
            }

            fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
                #hint
            }
        }
    }
}

/// The hint of a type that holds itself.
fn unbounded() -> TokenStream {
    quote!((0, ::std::option::Option::None))
}

/// How often a struct may stand in itself: as often as leaves room for the deepest free-form object below it.
fn levels(model: &Model, fields: &[Field]) -> usize {
    const ROOM: usize = 16;
    let deepest = fields.iter().map(|field| containers(model, &field.ty));
    ROOM / (1 + deepest.max().unwrap_or(0)).min(ROOM)
}

/// The arrays and maps that stand in each other before the next struct.
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

fn object(model: &Model, fields: &[Field]) -> (TokenStream, TokenStream) {
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
    let make = quote!(::std::result::Result::Ok(Self { #(#members,)* }));
    let types = fields.iter().map(|field| field_type(model, field));
    let hint = quote! {
        __rt::arbitrary::size_hint::and_all(&[
            #(<#types as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)),*
        ])
    };
    (make, hint)
}

/// A call that makes a value of the type from `__u`. Texts, arrays and maps are made by the runtime, which shares
/// the bytes out better than the crate `arbitrary` does.
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

/// The same in a box, which is of a named type or of one that may be `null`.
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

/// What makes values of the type: a function, or a closure where it takes one itself.
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

fn choice(variants: usize) -> (TokenStream, TokenStream) {
    let make = quote!(__rt::arbitrary::Unstructured::choose(__u, Self::ALL).copied());
    (make, chosen(variants).1)
}

fn union(model: &Model, branches: &[&Branch]) -> (TokenStream, TokenStream) {
    let (index, chosen) = chosen(branches.len());
    let types: Vec<TokenStream> = branches
        .iter()
        .map(|branch| rust_type(model, &branch.ty))
        .collect();
    let arms = branches.iter().zip(&types).map(|(branch, ty)| {
        let variant = ident(&branch.rust);
        quote!(<#ty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::#variant))
    });
    let arms: Vec<TokenStream> = arms.collect();
    let hint = quote! {
        __rt::arbitrary::size_hint::and(
            #chosen,
            __rt::arbitrary::size_hint::or_all(&[
                #(<#types as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)),*
            ]),
        )
    };
    (picked(&index, arms), hint)
}

fn union_of_scalars(scalars: &[Scalar]) -> (TokenStream, TokenStream) {
    let (index, chosen) = chosen(scalars.len());
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
    let arms: Vec<TokenStream> = arms.collect();
    let types = scalars.iter().map(|scalar| match scalar {
        Scalar::String => quote!(::std::string::String),
        Scalar::Number => quote!(__rt::JsonNumber),
        Scalar::Boolean => quote!(bool),
        Scalar::Null => quote!(()),
    });
    let hint = quote! {
        __rt::arbitrary::size_hint::and(
            #chosen,
            __rt::arbitrary::size_hint::or_all(&[
                #(<#types as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth)),*
            ]),
        )
    };
    (picked(&index, arms), hint)
}

/// The index of one of `count`, and the bytes that the choice takes.
fn chosen(count: usize) -> (TokenStream, TokenStream) {
    let last = count.saturating_sub(1);
    let bytes =
        Literal::usize_unsuffixed(((usize::BITS - last.leading_zeros()) as usize).div_ceil(8));
    let count = Literal::usize_unsuffixed(count);
    (
        quote!(__rt::arbitrary::Unstructured::choose_index(__u, #count)?),
        quote!((#bytes, ::std::option::Option::Some(#bytes))),
    )
}

/// The value of that index. It is never beyond the last; the compiler cannot know.
fn picked(index: &TokenStream, mut values: Vec<TokenStream>) -> TokenStream {
    let Some(last) = values.pop() else {
        return TokenStream::new();
    };
    if values.is_empty() {
        return last;
    }
    let indices = (0..values.len()).map(Literal::usize_unsuffixed);
    quote!(match #index { #(#indices => #values,)* _ => #last, })
}
