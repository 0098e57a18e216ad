//! `schemars::JsonSchema`: a type returns the part of the shipped schema that it was generated from.
//!
//! Invariant: the impls are behind the feature `schemars` of the crate that includes them. References are resolved,
//! except those to a recursive type, which become references to that type's own schema.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::ir::{Model, NamedType, Shape};

/// Emits `JsonSchema` for a struct, an enum or a union of scalars; the others are types of the runtime.
pub(crate) fn json_schema(model: &Model, named: &NamedType) -> TokenStream {
    if !matches!(
        named.shape,
        Shape::Struct(_)
            | Shape::Enum { .. }
            | Shape::Literals { .. }
            | Shape::Union { .. }
            | Shape::Scalars(_)
            | Shape::Ruled { .. }
    ) {
        return TokenStream::new();
    }
    let Some(schema) = model.schemas.get(named.schema) else {
        return TokenStream::new();
    };
    let name = ident(&named.name);
    let recursive = recursive(model, named, &schema.root);
    let recursive = (!recursive.is_empty()).then(|| quote!(, [#(#recursive),*]));
    let without_null = named.nullable.then(|| quote!(without null));
    quote! {
        #[cfg(feature = "schemars")]
        __rt::json_schema!(#name #without_null #recursive);
    }
}

/// Returns the recursive types below a type that a `$ref` of the bundled schema may name: their pointers there, and the
/// types that provide their schemas.
fn recursive(model: &Model, named: &NamedType, root: &str) -> Vec<TokenStream> {
    let below = model.recursive_below(&named.name);
    let targets = below.into_iter().filter(|inner| {
        // The others have no name that a `$ref` could use.
        inner.pointer.is_empty() || inner.pointer == format!("/definitions/{}", inner.name)
    });
    targets
        .map(|inner| {
            let pointer = if root == inner.name {
                String::new()
            } else {
                format!("/definitions/{}", inner.name)
            };
            let ty = ident(&inner.name);
            quote!((#pointer, #ty))
        })
        .collect()
}
