//! What every form is emitted with: Rust types, documentation, how a type is read.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use crate::emit::{docs, ident};
use crate::layout::ir::{Item, Shape, Ty};

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
            Ty::Integer => quote!(__rt::JsonInteger),
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
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::HandList { path, .. } => path_of(path),
                _ => ident(&self.items[*index].name).into_token_stream(),
            },
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
            | Ty::Integer
            | Ty::String
            | Ty::NonEmpty
            | Ty::Object => true,
            Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => {
                **inner == Ty::Any || self.has_name_of_its_own(inner)
            }
            named => self.is_own(named),
        }
    }

    /// Whether a value of a type can be displayed: it is a scalar, or a union of those.
    pub(super) fn is_shown(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Bool
            | Ty::I64
            | Ty::U64
            | Ty::F64
            | Ty::Number
            | Ty::Integer
            | Ty::String
            | Ty::NonEmpty => true,
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::Enum(_)
                | Shape::Literals(_)
                | Shape::Text(_)
                | Shape::Number(_)
                | Shape::Integer(_) => true,
                // The others have it only if their own value is no other type of the module.
                Shape::Checked(inner, _) => is_shown_inside(inner),
                Shape::Alias(ty) => self.is_shown(ty),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether functions for a member take what converts to its type. Where a type has one kind of conversions only, those that can
    /// fail, the caller's `parse` or `try_into` need the type.
    pub(super) fn is_converted(&self, ty: &Ty) -> bool {
        match ty {
            Ty::String
            | Ty::Number
            | Ty::Integer
            | Ty::Any
            | Ty::Nullable(_)
            | Ty::Boxed(_)
            | Ty::Shared(_) => true,
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::Kinds(_) | Shape::Branches(..) | Shape::Member(..) => true,
                Shape::Alias(ty) => self.is_converted(ty),
                _ => false,
            },
            _ => false,
        }
    }

    /// Emits the traits that follow from how a type is read.
    pub(super) fn described(&self, item: &Item, is_closed: bool) -> TokenStream {
        let (name, schema) = (ident(&item.name), schema(item));
        let part = part_and_branch(item);
        let exact = item.exact.then(|| quote!(, exact));
        let closed = is_closed.then(|| quote!(, closed));
        let deep = item.deep.then(|| {
            let inner = self.inner(item);
            quote!(, deep(#(#inner),*))
        });
        quote!(__rt::open_type!(#name, #schema, #part #exact #closed #deep);)
    }

    /// Emits what a type derives: `own`, unless something else is said of it.
    pub(super) fn derives(item: &Item, own: &[&str]) -> TokenStream {
        let derives: Vec<Ident> = if item.derives.is_empty() {
            own.iter().map(|name| ident(name)).collect()
        } else {
            item.derives.iter().map(|name| ident(name)).collect()
        };
        quote!(#[derive(#(#derives),*)])
    }

    /// Returns the structs and unions that a type contains, in arrays and maps or not, but not inside one another.
    fn inner(&self, item: &Item) -> Vec<Ident> {
        let held = |shape: &Shape| {
            let mut found = Vec::new();
            shape.each_type(&mut |ty| ty.each_item(&mut |index| found.push(index)));
            found
        };
        let (mut open, mut seen) = (held(&item.shape), BTreeSet::new());
        let mut inner = BTreeSet::new();
        while let Some(index) = open.pop() {
            if !seen.insert(index) {
                continue;
            }
            let part = &self.items[index];
            match part.shape {
                Shape::Struct { .. }
                | Shape::Branches(..)
                | Shape::Kinds(_)
                | Shape::Member(..) => {
                    inner.insert(&*part.name);
                }
                _ => open.extend(held(&part.shape)),
            }
        }
        inner.into_iter().map(ident).collect()
    }

    /// Whether a type is no other name for another one.
    pub(super) fn is_own(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Named(index) if !matches!(self.items[*index].shape, Shape::Alias(_)))
    }
}

/// Emits the documentation of a type. Types of others' schemas have none that only repeats their name.
pub(super) fn about(item: &Item) -> TokenStream {
    match &*item.docs {
        "" if item.place.is_some() => docs(&format!("`{}`", item.name)),
        text => docs(text),
    }
}

/// Emits the documentation of something in a type: what the schema says of it, or else how it is spelled there, unless its name shows that.
pub(super) fn about_named(
    item: &Item,
    text: &str,
    (rust, json): (&str, &str),
    spelled: &str,
) -> TokenStream {
    let is_letter = |c: &char| c.is_alphanumeric();
    let same = |one: char| one.to_lowercase();
    let name = rust.chars().filter(is_letter).flat_map(same);
    // What else a spelling has is lost in the name.
    let joins = |c: &char| !matches!(c, '_' | '-' | ' ');
    let is_shown = json.chars().filter(joins).flat_map(same).eq(name);
    match text {
        "" if is_shown && item.place.is_none() => TokenStream::new(),
        "" => docs(spelled),
        text => docs(text),
    }
}

pub(super) fn part(item: &Item) -> Literal {
    Literal::usize_unsuffixed(item.part)
}

/// Emits the part of a type, and the branch if there is one.
pub(super) fn part_and_branch(item: &Item) -> TokenStream {
    let part = part(item);
    let branch = item.branch.map(Literal::usize_unsuffixed);
    let branch = branch.map(|branch| quote!(/ #branch));
    quote!(#part #branch)
}

pub(super) fn schema(item: &Item) -> Ident {
    ident(&item.schema)
}

/// Whether a type with private contents displays them.
pub(super) const fn is_shown_inside(inner: &Ty) -> bool {
    matches!(
        inner,
        Ty::Bool | Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::Integer | Ty::String
    )
}

/// Whether values of a type can be keys of a map.
pub(super) const fn is_key(ty: &Ty) -> bool {
    matches!(
        ty,
        Ty::Null | Ty::Bool | Ty::I64 | Ty::U64 | Ty::Number | Ty::Integer | Ty::String
    )
}

/// Returns a path of the settings, which were checked.
pub(crate) fn path_of(path: &str) -> TokenStream {
    path.parse().unwrap_or_default()
}

pub(super) fn derives_of_keys() -> TokenStream {
    quote!(, Eq, PartialOrd, Ord, Hash)
}
