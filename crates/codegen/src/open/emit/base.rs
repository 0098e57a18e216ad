//! What every form is emitted with: Rust types, documentation, how a type is read.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::{docs, ident};
use crate::open::ir::{Item, Shape, Ty};

pub(super) struct Emit<'l> {
    pub(super) items: &'l [Item],
    /// The attribute of types that may get more members or values.
    pub(super) open: Option<TokenStream>,
}

impl Emit<'_> {
    pub(super) fn ty(&self, ty: &Ty) -> TokenStream {
        match ty {
            Ty::Null => quote!(()),
            Ty::Bool => quote!(bool),
            Ty::I64 => quote!(i64),
            Ty::U64 => quote!(u64),
            Ty::F64 => quote!(__rt::FiniteF64),
            Ty::Number => quote!(__rt::JsonNumber),
            Ty::String => quote!(::std::string::String),
            Ty::NonEmpty => quote!(__rt::NonEmptyString),
            Ty::Any => quote!(__rt::JsonValue),
            Ty::Object => quote!(__rt::JsonObject),
            Ty::List(inner) => {
                let inner = self.ty(inner);
                quote!(::std::vec::Vec<#inner>)
            }
            Ty::Tuple(items) => {
                let items = items.iter().map(|item| self.ty(item));
                quote!((#(#items,)*))
            }
            Ty::Map(inner) => {
                let inner = self.ty(inner);
                quote!(__rt::Map<#inner>)
            }
            Ty::Nullable(inner) => {
                let inner = self.ty(inner);
                quote!(__rt::Nullable<#inner>)
            }
            Ty::Boxed(inner) => {
                let inner = self.ty(inner);
                quote!(::std::boxed::Box<#inner>)
            }
            Ty::Named(index) => {
                let name = ident(&self.items[*index].name);
                quote!(#name)
            }
            Ty::Shared(shared) => {
                let (module, name) = (ident(&shared.module), ident(&shared.name));
                quote!(super::#module::#name)
            }
        }
    }

    /// Whether two variants of different such types never hold the same Rust type.
    pub(super) fn has_name_of_its_own(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Null
            | Ty::Bool
            | Ty::I64
            | Ty::U64
            | Ty::F64
            | Ty::Number
            | Ty::String
            | Ty::NonEmpty
            | Ty::Object => true,
            Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => {
                **inner == Ty::Any || self.has_name_of_its_own(inner)
            }
            named => self.is_own(named),
        }
    }

    /// Whether a type is no other name for another one.
    pub(super) fn is_own(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Named(index) if !matches!(self.items[*index].shape, Shape::Alias(_)))
    }
}

pub(super) fn about(item: &Item) -> TokenStream {
    match &*item.docs {
        "" => docs(&format!("`{}`", item.name)),
        text => docs(text),
    }
}

pub(super) fn part(item: &Item) -> Literal {
    Literal::usize_unsuffixed(item.part)
}

/// Emits how a type is read, and the traits that follow from that.
pub(super) fn read_impl(item: &Item, read: &TokenStream) -> TokenStream {
    let name = ident(&item.name);
    let described = described(item);
    quote! {
        impl #name {
            fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
                #read
            }
        }

        #described
    }
}

/// Emits the traits that follow from how a type is read.
pub(super) fn described(item: &Item) -> TokenStream {
    let name = ident(&item.name);
    let part = part(item);
    let exact = item.exact.then(|| quote!(, IS_EXACT));
    let deep = item.deep.then(|| quote!(, IS_DEEP));
    quote!(__rt::open_type!(#name, SCHEMA, #part #exact #deep);)
}

/// Whether values of a type can be keys of a map.
pub(super) const fn is_key(ty: &Ty) -> bool {
    matches!(ty, Ty::Null | Ty::Bool | Ty::I64 | Ty::U64 | Ty::String)
}

pub(super) fn derives_of_keys() -> TokenStream {
    quote!(, Eq, PartialOrd, Ord, Hash)
}
