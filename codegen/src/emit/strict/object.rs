//! Structs: objects with a fixed set of members.
//!
//! Invariant: a decoder reads maps only, refuses unknown and repeated members, and an absent member is the
//! only `None`. An encoder writes a map of the members that are there.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::decode;
use crate::emit::ident;
use crate::emit::types::held_type;
use crate::ir::{Field, Model, NamedType};

/// How many arrays and maps between two levels of a type that holds itself are left to the runtime, which counts on so many.
const UNCOUNTED: usize = 2;

/// An assertion at compile time, where a type holds itself: the runtime still counts on them.
pub(crate) fn uncounted(model: &Model) -> Option<TokenStream> {
    let message = format!(
        "expected a runtime that counts on {UNCOUNTED} arrays and maps between two levels, but found one that counts on fewer"
    );
    let uncounted = Literal::usize_unsuffixed(UNCOUNTED);
    model.types.iter().any(|named| named.recursive).then(|| {
        quote! {
            const _: () = ::std::assert!(__rt::UNCOUNTED >= #uncounted, #message);
        }
    })
}

pub(super) fn impls(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = ident(&named.name);
    let deserialize = deserialize(model, named, fields);
    let serialize = serialize(&name, fields);
    let decode = decode(&name);
    quote! {
        const _: () = {
            #deserialize
            #decode
            #serialize
        };
    }
}

fn deserialize(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = &ident(&named.name);
    let object = name.to_string();
    let members: Vec<&str> = fields.iter().map(|field| field.json.as_str()).collect();
    let indices = (0..fields.len()).map(Literal::usize_unsuffixed);
    let index = if fields.is_empty() {
        quote!(::std::option::Option::None)
    } else {
        quote! {
            match __key {
                #(#members => ::std::option::Option::Some(#indices),)*
                _ => ::std::option::Option::None,
            }
        }
    };
    let key = if fields.is_empty() {
        quote!(_)
    } else {
        quote!(__key)
    };
    let visit = visit_map(model, named, fields);
    let read = quote! {
        __rt::serde::Deserializer::deserialize_struct(
            __deserializer,
            <__Fields as __rt::Fields>::OBJECT,
            <__Fields as __rt::Fields>::NAMES,
            __Visitor,
        )
    };
    let read = if named.recursive {
        quote!(__rt::descend(|| #read))
    } else {
        read
    };
    quote! {
        struct __Fields;

        impl __rt::Fields for __Fields {
            const OBJECT: &'static str = #object;
            const NAMES: &'static [&'static str] = &[#(#members),*];

            fn index(#key: &str) -> ::std::option::Option<usize> {
                #index
            }
        }

        struct __Visitor;

        impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
            type Value = #name;

            fn expecting(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
            }

            #visit
        }

        impl<'de> __rt::serde::Deserialize<'de> for #name {
            fn deserialize<__D: __rt::serde::Deserializer<'de>>(
                __deserializer: __D,
            ) -> ::std::result::Result<Self, __D::Error> {
                #read
            }
        }
    }
}

fn visit_map(model: &Model, named: &NamedType, fields: &[Field]) -> TokenStream {
    let name = ident(&named.name);
    let locals: Vec<Ident> = (0..fields.len())
        .map(|index| format_ident!("__f{index}"))
        .collect();
    let types = fields.iter().map(|field| held_type(model, field));
    let sets = fields.iter().zip(&locals).map(|(field, local)| {
        let json = &field.json;
        let set = quote!(__rt::set(&mut #local, &mut __map, #json));
        match model.containers(&field.ty) {
            Some(containers) if named.recursive && containers > UNCOUNTED => {
                let containers = Literal::usize_unsuffixed(containers);
                quote!(__rt::past(#containers, || #set)?)
            }
            _ => quote!(#set?),
        }
    });
    let sets: Vec<TokenStream> = sets.collect();
    let body = match sets.as_slice() {
        [] => quote!(while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {}),
        [only] => quote! {
            while __rt::next_field::<__Fields, _>(&mut __map)?.is_some() {
                #only;
            }
        },
        // The runtime never gives an index beyond the last field.
        [first @ .., last] => {
            let indices = (0..first.len()).map(Literal::usize_unsuffixed);
            quote! {
                while let ::std::option::Option::Some(__index) =
                    __rt::next_field::<__Fields, _>(&mut __map)?
                {
                    match __index {
                        #(#indices => #first,)*
                        _ => #last,
                    }
                }
            }
        }
    };
    let built = fields.iter().zip(&locals).map(|(field, local)| {
        let rust = ident(&field.rust);
        let json = &field.json;
        if field.required {
            quote!(#rust: __rt::required(#local, #json)?)
        } else {
            quote!(#rust: #local)
        }
    });
    quote! {
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            #(let mut #locals: ::std::option::Option<#types> = ::std::option::Option::None;)*
            #body
            ::std::result::Result::Ok(#name { #(#built),* })
        }
    }
}

fn serialize(name: &Ident, fields: &[Field]) -> TokenStream {
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
    let entries = fields.iter().map(|field| {
        let rust = ident(&field.rust);
        let json = &field.json;
        if field.required {
            quote!(__rt::serde::ser::SerializeMap::serialize_entry(&mut __map, #json, &self.#rust)?;)
        } else {
            quote! {
                if let ::std::option::Option::Some(__value) = &self.#rust {
                    __rt::serde::ser::SerializeMap::serialize_entry(&mut __map, #json, __value)?;
                }
            }
        }
    });
    let map = if fields.is_empty() {
        quote!(__map)
    } else {
        quote!(mut __map)
    };
    quote! {
        impl __rt::serde::Serialize for #name {
            fn serialize<__S: __rt::serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::std::result::Result<__S::Ok, __S::Error> {
                let __length = #(#terms)+*;
                let #map = __rt::serde::Serializer::serialize_map(
                    __serializer,
                    ::std::option::Option::Some(__length),
                )?;
                #(#entries)*
                __rt::serde::ser::SerializeMap::end(__map)
            }
        }
    }
}
