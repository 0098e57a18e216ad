//! `schemars::JsonSchema`: a type gives the part of the shipped schema that it was made of.
//!
//! Invariant: the impls stand behind the feature `schemars` of the crate that includes them. References are followed, but
//! for those to a recursive type, which become references to that type's own schema.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::ir::{Model, NamedType, Shape};
use crate::names;

/// `JsonSchema` for a struct, an enum or a union of scalars; the others are types of the runtime.
pub(crate) fn json_schema(model: &Model, named: &NamedType) -> TokenStream {
    if !matches!(
        named.shape,
        Shape::Struct(_)
            | Shape::Enum { .. }
            | Shape::Literals { .. }
            | Shape::Union { .. }
            | Shape::Scalars(_)
    ) {
        return TokenStream::new();
    }
    let Some(schema) = model.schemas.get(named.schema) else {
        return TokenStream::new();
    };
    let (name, type_name, pointer) = (ident(&named.name), &named.name, &named.pointer);
    let statik = ident(&names::constant(&schema.name));
    let recursive = recursive(model, named);
    let generator = if recursive.is_empty() {
        quote!(_)
    } else {
        quote!(__generator)
    };
    let made = match (named.nullable, recursive.is_empty()) {
        (false, true) => quote!(__rt::json_schema(&#statik, #pointer)),
        (true, true) => quote!(__rt::json_schema_without_null(&#statik, #pointer)),
        (nullable, false) => quote! {
            __rt::recursive_json_schema(&#statik, #pointer, #nullable, __generator, &[#(#recursive),*])
        },
    };
    let id = format!("{}#{pointer}", schema.id);
    quote! {
        #[cfg(feature = "schemars")]
        impl __rt::schemars::JsonSchema for #name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(#type_name)
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(#id)
            }

            fn json_schema(#generator: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
                #made
            }
        }
    }
}

/// The recursive types that a `$ref` of the bundled schema may name below a type: where they stand there, and what gives
/// their schema.
fn recursive(model: &Model, named: &NamedType) -> Vec<TokenStream> {
    let below = model.recursive_below(&named.name);
    let root = model.schemas.get(named.schema).map(|schema| &schema.root);
    let targets = below.into_iter().filter(|inner| {
        // The others have no name that a `$ref` could say.
        inner.pointer.is_empty() || inner.pointer == format!("/definitions/{}", inner.name)
    });
    targets
        .map(|inner| {
            let pointer = if root == Some(&inner.name) {
                String::new()
            } else {
                format!("/definitions/{}", inner.name)
            };
            let ty = ident(&inner.name);
            quote!((#pointer, __rt::schemars::SchemaGenerator::subschema_for::<#ty>))
        })
        .collect()
}
