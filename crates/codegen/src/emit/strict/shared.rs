//! Shared parts of decoders and encoders for several kinds of types.
//!
//! Invariant: nothing here depends on the kind of the type.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::emit::ident;
use crate::ir::{Model, NamedType};
use crate::names;

/// Emits the place of a type in its schema, and `Deserialize`, which follows from that.
pub(super) fn described(model: &Model, named: &NamedType, members: Option<&[&str]>) -> TokenStream {
    let name = ident(&named.name);
    let schema = model.schemas.get(named.schema);
    let schema = ident(&names::constant(schema.map_or("", |schema| &schema.name)));
    let pointer = &named.pointer;
    let members = members.map(|members| quote!(, [#(#members),*]));
    quote!(__rt::described!(#name, #schema, #pointer #members);)
}

/// Emits the work of one level of a type. Regardless of how many levels are around it, it has room on the stack for its
/// values, and for those of its parts until they make their own room.
pub(super) fn on_new_stack(model: &Model, named: &NamedType, level: TokenStream) -> TokenStream {
    if named.in_recursive {
        let parts = model.parts(named).into_iter().map(|part| ident(&part.name));
        quote!(__rt::with_stack::<(Self, #(#parts),*), _>(|| { #level }))
    } else {
        level
    }
}

/// Emits the variant for a place in a list: one arm for each but the last, which has no condition. The runtime never
/// returns a place beyond it.
pub(crate) fn variant_at(place: &TokenStream, variants: &[Ident]) -> TokenStream {
    let Some((last, first)) = variants.split_last() else {
        return TokenStream::new();
    };
    if first.is_empty() {
        return quote!(#place.map(|_| Self::#last));
    }
    let indices = (0..first.len()).map(Literal::usize_unsuffixed);
    quote! {
        ::std::result::Result::Ok(match #place? {
            #(#indices => Self::#first,)*
            _ => Self::#last,
        })
    }
}
