//! Structs: objects with a fixed set of members.
//!
//! Invariant: a decoder takes the members in the schema's order by constant keys, then in any other order; it rejects
//! unknown and repeated members, and only an absent member is `None`. An encoder writes a map of the members that are
//! present.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::shared::{described, on_new_stack};
use crate::emit::ident;
use crate::ir::{Field, Model, NamedType};

pub(super) fn impls(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let members: Vec<&str> = fields.iter().map(|field| field.json.as_str()).collect();
    let described = described(model, named, Some(&members));
    let decode = decode(model, named, fields);
    let serialize = serialize(model, named, fields);
    let traits = named.in_recursive.then(|| traits(model, named, fields));
    quote! {
        #described
        #decode
        #serialize
        #traits
    }
}

fn decode(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = ident(&named.name);
    let slots: Vec<Ident> = (0..fields.len())
        .map(|index| format_ident!("__f{index}"))
        .collect();
    let in_order = fields
        .iter()
        .zip(&slots)
        .filter(|(field, _)| is_plain(&field.json))
        .map(|(field, slot)| {
            let key = format!("\"{}\":", field.json);
            quote!(__rt::field(__r, #key, &mut #slot)?;)
        });
    let place = quote!(__rt::member(__r, <Self as __rt::Described>::MEMBERS)?);
    let in_any_order = match slots.as_slice() {
        [] => quote!(#place;),
        [only] => quote!(#place; __rt::set(__r, &mut #only)?;),
        // The runtime never returns a place beyond the last member.
        [first @ .., last] => {
            let indices = (0..first.len()).map(Literal::usize_unsuffixed);
            quote! {
                match #place {
                    #(#indices => __rt::set(__r, &mut #first)?,)*
                    _ => __rt::set(__r, &mut #last)?,
                }
            }
        }
    };
    let built = fields.iter().zip(&slots).map(|(field, slot)| {
        let rust = ident(&field.rust);
        if field.required {
            quote!(#rust: __rt::required(#slot)?)
        } else {
            quote!(#rust: #slot)
        }
    });
    let body = quote! {
        #(let mut #slots = ::std::option::Option::None;)*
        __r.open_object()?;
        #(#in_order)*
        while !__r.close_object() {
            #in_any_order
        }
        ::std::result::Result::Ok(Self { #(#built),* })
    };
    let body = on_new_stack(model, named, body);
    quote! {
        impl __rt::Decode for #name {
            fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #body
            }
        }
    }
}

/// Returns whether a name needs no escapes in JSON text.
fn is_plain(name: &str) -> bool {
    !name
        .chars()
        .any(|character| character < ' ' || matches!(character, '"' | '\\'))
}

fn serialize(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = ident(&named.name);
    let always = fields.iter().filter(|field| field.required).count();
    let always = (always > 0 || fields.is_empty()).then(|| Literal::usize_unsuffixed(always));
    let optional = fields.iter().filter(|field| !field.required).map(|field| {
        let rust = ident(&field.rust);
        quote!(usize::from(self.#rust.is_some()))
    });
    let terms = always
        .map(ToTokens::into_token_stream)
        .into_iter()
        .chain(optional);
    let members = fields.iter().map(|field| {
        let rust = ident(&field.rust);
        let json = &field.json;
        let write = ident(if field.required { "member" } else { "optional" });
        quote!(__m.#write(#json, &self.#rust)?;)
    });
    let map = if fields.is_empty() {
        quote!(__m)
    } else {
        quote!(mut __m)
    };
    let body = quote! {
        let #map = __rt::SerializeMembers::new(__s, #(#terms)+*)?;
        #(#members)*
        __m.end()
    };
    let body = on_new_stack(model, named, body);
    quote! {
        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __s: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                #body
            }
        }
    }
}

/// Emits what other structs derive, so that each level of a recursive type has room on the stack.
fn traits(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = ident(&named.name);
    let text = &named.name;
    let rust: Vec<Ident> = fields.iter().map(|field| ident(&field.rust)).collect();
    let shown: Vec<String> = rust.iter().map(ToString::to_string).collect();
    let clone = on_new_stack(
        model,
        named,
        quote!(Self { #(#rust: ::std::clone::Clone::clone(&self.#rust)),* }),
    );
    let equal = if rust.is_empty() {
        quote!(true)
    } else {
        quote!(#(self.#rust == __other.#rust)&&*)
    };
    let equal = on_new_stack(model, named, equal);
    let debug = on_new_stack(
        model,
        named,
        quote! {
            let mut __d = __f.debug_struct(#text);
            #(__d.field(#shown, &self.#rust);)*
            __d.finish()
        },
    );
    quote! {
        impl ::std::clone::Clone for #name {
            fn clone(&self) -> Self {
                #clone
            }
        }

        impl ::std::cmp::PartialEq for #name {
            fn eq(&self, __other: &Self) -> bool {
                #equal
            }
        }

        impl ::std::fmt::Debug for #name {
            fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                #debug
            }
        }
    }
}
