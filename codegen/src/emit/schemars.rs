//! `schemars::JsonSchema`: a type gives the part of the shipped schema that it was made of.
//!
//! Invariant: the impls stand behind the feature `schemars` of the crate that includes them.

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
    let made = if named.nullable {
        quote!(__rt::json_schema_without_null(&#statik, #pointer))
    } else {
        quote!(__rt::json_schema(&#statik, #pointer))
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

            fn json_schema(_: &mut __rt::schemars::SchemaGenerator) -> __rt::schemars::Schema {
                #made
            }
        }
    }
}
