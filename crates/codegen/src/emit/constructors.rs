//! `new`, the `with_` functions and the builder of a struct. Code that makes values with them still compiles when the schema gets
//! another optional property; a struct literal, which names every field, would not. SPEC E7.
//!
//! Invariant: `new` takes the required members that can have several values, in the order of the schema; the others get
//! their only one.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::types::held_type;
use crate::emit::{ident, rust_type};
use crate::ir::{Field, Model, NamedType, Shape, Version};
use crate::names;

pub(crate) fn constructors(model: &Model, named: &NamedType) -> TokenStream {
    let Shape::Struct(fields) = &named.shape else {
        return TokenStream::new();
    };
    let name = ident(&named.name);
    let (mut fixed, mut required, mut optional) = (Vec::new(), Vec::new(), Vec::new());
    let (mut required_setters, mut optional_setters) = (Vec::new(), Vec::new());
    let all: Vec<&str> = fields.iter().map(|field| &*field.rust).collect();
    for field in fields {
        let rust = ident(&field.rust);
        let setter = ident(&setter(&field.rust, &all));
        if !field.required {
            let with = format_ident!("with_{}", field.rust);
            let ty = held_type(model, field);
            optional.push(quote!(#with #rust: #ty));
            optional_setters.push(quote!(#setter #rust: #ty));
        } else if let Some(value) = value(model, named, field) {
            fixed.push(quote!(#rust: #value));
        } else {
            let ty = held_type(model, field);
            required.push(quote!(#rust: #ty));
            required_setters.push(quote!(#setter #rust: #ty));
        }
    }
    let builder = model.builder(named).map(|builder| {
        let builder = ident(&builder);
        quote! {
            __rt::builder!(
                #name, #builder {#(#fixed),*} (#(#required_setters),*) [#(#optional_setters),*]
            );
        }
    });
    quote! {
        __rt::constructors!(#name {#(#fixed),*} (#(#required),*) [#(#optional),*]);
        #builder
    }
}

/// Returns the name of a member's setter, which is not that of the function `build`. `members` are the names of all fields.
pub(crate) fn setter(member: &str, members: &[&str]) -> String {
    let mut name = member.to_owned();
    while name == "build" || name != member && members.contains(&&*name) {
        name.push('_');
    }
    name
}

/// Returns the value of a member that `new` does not take.
fn value(model: &Model, named: &NamedType, field: &Field) -> Option<TokenStream> {
    if let Some(Shape::Enum { constant: true, .. } | Shape::Literals { constant: true, .. }) =
        model.shape(&field.ty)
    {
        let ty = rust_type(model, &field.ty);
        return Some(quote!(<#ty as ::std::default::Default>::default()));
    }
    let is_version = named.pointer.is_empty() && Some(&field.json) == model.version_member.as_ref();
    let schema = model.schemas.get(named.schema).filter(|_| is_version)?;
    let ty = rust_type(model, &field.ty);
    Some(match model.version(schema, field)? {
        Version::Text => {
            let version = format_ident!("{}_SCHEMA_VERSION", names::constant(&schema.name));
            quote!(__rt::stated::<#ty>(#version))
        }
        Version::Variant(variant) => {
            let variant = ident(&variant);
            quote!(#ty::#variant)
        }
    })
}
