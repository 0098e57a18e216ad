//! The types of a layout, as Rust.
//!
//! Invariant: nothing here looks at the schema; every path is absolute.

pub(crate) mod arbitrary;
mod base;
mod constants;
mod rules;
mod structure;
mod union;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

pub(crate) use self::base::path_of;
use self::base::{
    Emit, about, derives_of_keys, is_key, is_shown_inside, part, part_and_branch, schema,
};
use crate::emit::ident;
use crate::layout::Layout;
use crate::layout::ir::{Item, Place, Shape, Ty};
use crate::settings::Settings;

/// Emits every type.
pub(crate) fn types(layout: &Layout, settings: &Settings) -> impl Iterator<Item = TokenStream> {
    let emit = Emit {
        items: &layout.items,
        open: settings.non_exhaustive.then(|| quote!(#[non_exhaustive])),
    };
    let has_samples = settings.arbitrary;
    let rules = layout.items.iter();
    let rules = rules.filter_map(|item| rule(item, has_samples)).collect();
    let (has_schemars, has_arbitrary) = (settings.schemars, settings.arbitrary);
    let items = layout.items.iter().map(move |item| {
        let own = emit.item(item);
        // Only schemas of one's own have these.
        let Some(place) = &item.place else {
            return own;
        };
        let schemars = has_schemars.then(|| emit.json_schema(item, place));
        let arbitrary = has_arbitrary.then(|| emit.arbitrary(item));
        let (schemars, arbitrary) = (schemars.flatten(), arbitrary.flatten());
        quote!(#own #schemars #arbitrary)
    });
    let has_places = layout.items.iter().any(|item| item.place.is_some());
    let exported = (!has_places).then(|| json_schemas(layout));
    items.chain([rules::module(&rules)]).chain(exported)
}

/// Emits `schemars::JsonSchema` of the types of schemas that others wrote; those of schemas of one's own have theirs by the place.
fn json_schemas(layout: &Layout) -> TokenStream {
    let is_open = |item: &&Item| {
        let is_named = !matches!(
            item.shape,
            Shape::Alias(_) | Shape::HandList { .. } | Shape::Pending
        );
        is_named && !item.shape.is_of_runtime()
    };
    let all = layout.items.iter().filter(is_open);
    let (mut types, mut members) = (Vec::new(), Vec::new());
    for item in all {
        let name = ident(&item.name);
        if let Shape::Member(variants, has_others) = &item.shape {
            let parts = variants.iter().filter(|_| !has_others);
            let parts = parts.map(|one| Literal::usize_unsuffixed(one.part));
            members.push(quote!(#name(#(#parts)*)));
        } else {
            let kinds = item.kinds.iter().map(|kind| ident(&format!("{kind:?}")));
            let kinds = (!item.kinds.is_empty()).then(|| quote!((#(#kinds)*)));
            types.push(quote!(#name #kinds));
        }
    }
    let members = (!members.is_empty()).then(|| quote!(; SCHEMA #(#members)*));
    quote!(__rt::json_schemas!(#(#types)* #members);)
}

/// Emits the rule of a checked type.
fn rule(item: &Item, has_samples: bool) -> Option<TokenStream> {
    let name = &item.name;
    Some(match &item.shape {
        Shape::Checked(..) if has_samples => rules::number(name, item.sample.as_ref()?),
        Shape::Text(rule) => rules::text(name, rule),
        Shape::Number(rule) => rules::number(name, rule),
        Shape::Integer(rule) => rules::integer(name, rule),
        Shape::List(_, facts) => rules::list(name, facts),
        _ => return None,
    })
}

impl Emit<'_> {
    fn item(&self, item: &Item) -> TokenStream {
        match &item.shape {
            Shape::Pending => TokenStream::new(),
            Shape::Struct { fields, extra } => self.structure(item, fields, extra.as_ref()),
            Shape::Enum(constants) => self.strings(item, constants),
            Shape::Literals(constants) => self.literals(item, constants),
            Shape::Kinds(variants) => self.kinds(item, variants),
            Shape::Branches(variants, tag) => {
                let found = self.choose_branch(item, variants, tag.as_ref());
                self.branches(item, variants, false, &found)
            }
            Shape::Member(variants, has_others) => {
                let all: Vec<usize> = (0..variants.len()).collect();
                let found = self.choose_first_valid(item, variants, &all, *has_others);
                self.branches(item, variants, *has_others, &found)
            }
            Shape::Alias(ty) => {
                let (name, about, ty) = (ident(&item.name), about(item), self.ty(ty));
                quote!(#about pub type #name = #ty;)
            }
            Shape::Text(_) => rules::checked(&item.name, &about(item), "CheckedString", None),
            Shape::Number(_) => rules::checked(&item.name, &about(item), "CheckedF64", None),
            Shape::Integer(rule) => rules::checked(&item.name, &about(item), rule.holder(), None),
            Shape::List(ty, _) => {
                let inner = match ty {
                    Ty::List(inner) => self.ty(inner),
                    other => self.ty(other),
                };
                rules::checked(&item.name, &about(item), "CheckedVec", Some(inner))
            }
            Shape::Checked(inner, rule) => self.checked(item, inner, rule.as_deref()),
            Shape::HandWritten(path) => hand_written(item, path),
            Shape::HandList {
                path,
                item: inner,
                facts,
            } => rules::hand_written(&item.name, &path_of(path), &self.ty(inner), facts),
            Shape::Wrapper(inner) => self.wrapper(item, inner),
        }
    }

    fn checked(&self, item: &Item, inner: &Ty, rule: Option<&str>) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let list = match inner {
            Ty::Named(index) => match &self.items[*index].shape {
                Shape::List(list, _) => list,
                _ => inner,
            },
            other => other,
        };
        let target = match list {
            Ty::List(item) => {
                let item = self.ty(item);
                quote!([#item])
            }
            other => self.ty(other),
        };
        let more = is_key(inner).then(derives_of_keys);
        let display = is_shown_inside(inner).then(|| quote!(__rt::open_display!(#name);));
        let like = match inner {
            Ty::String => Some(quote!(__rt::open_text!(#name);)),
            Ty::Number => Some(quote!(__rt::open_number!(#name, JsonNumber);)),
            Ty::Integer => Some(quote!(__rt::open_number!(#name, JsonInteger);)),
            _ => None,
        };
        let (inner_type, inner) = (inner, self.ty(inner));
        let part = part_and_branch(item);
        let rule = rule.map(|path| {
            let path = path_of(path);
            let is_struct = matches!(
                inner_type,
                Ty::Named(index) if matches!(self.items[*index].shape, Shape::Struct { .. })
            );
            let members = is_struct.then(|| quote!(, members(#inner)));
            let exact = item.exact.then(|| quote!(, exact #members));
            quote!(, #target, #path #exact)
        });
        let schema = schema(item);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq #more)]
            pub struct #name {
                __inner: #inner,
            }

            #display

            #like

            __rt::open_checked!(#name, #inner, #schema, #part #rule);
        }
    }

    /// Emits `schemars::JsonSchema`: the part of the shipped schema that a type is generated from. References in it are resolved, except
    /// those to a recursive type, which become references to that type's own schema. Those of checked types are the runtime's.
    fn json_schema(&self, item: &Item, place: &Place) -> Option<TokenStream> {
        if item.shape.is_of_runtime()
            || matches!(item.shape, Shape::Alias(_) | Shape::HandList { .. })
        {
            return None;
        }
        let (name, schema, pointer) = (ident(&item.name), schema(item), &place.pointer);
        let without_null = place.beside_null.then(|| quote!(without null));
        let recursive = place.recursive.iter().map(|(pointer, index)| {
            let ty = self.ty(&Ty::Named(*index));
            quote!((#pointer, #ty))
        });
        let recursive = (!place.recursive.is_empty()).then(|| quote!(, [#(#recursive),*]));
        Some(quote! {
            #[cfg(feature = "schemars")]
            __rt::json_schema!(#name, #schema, #pointer #without_null #recursive);
        })
    }

    fn wrapper(&self, item: &Item, inner: &Ty) -> TokenStream {
        let name = ident(&item.name);
        let about = about(item);
        let inner = self.ty(inner);
        let described = self.described(item, false);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq)]
            pub struct #name(pub #inner);

            __rt::wrapper!(#name(#inner));

            #described
        }
    }
}

fn hand_written(item: &Item, path: &str) -> TokenStream {
    let (name, about, part, path) = (ident(&item.name), about(item), part(item), path_of(path));
    let schema = schema(item);
    quote! {
        #about
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name {
            __inner: #path,
            __json: __rt::JsonValue,
        }

        __rt::open_hand_written!(#name, #path, #schema, #part);
    }
}
