//! What a refused document is asked beside what its schema says: whether the types of numbers hold them, and hand-written rules.
//!
//! Invariant: each entry is of a part that has its type wherever it applies.

use std::collections::HashMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use saop_schema::Outline;

use super::types::path_of;
use crate::emit::ident;
use crate::layout::Layout;
use crate::layout::ir::{Shape, Ty};

/// What is asked of the values of the parts of one schema, by part.
#[derive(Clone, Default)]
pub(crate) struct Hooks {
    numbers: Vec<(usize, &'static str)>,
    /// The function that checks each rule.
    rules: Vec<(usize, TokenStream)>,
    /// Whether a hand-written type may refuse what the schema allows.
    pub(crate) by_hand: bool,
}

impl Hooks {
    /// Returns what a schema's own layout asks.
    pub(crate) fn of(layout: &Layout) -> Self {
        let known = layout.known.iter();
        let numbers = known.filter_map(|(part, ty)| Some((*part, holder(layout, ty)?)));
        let rules = layout.items.iter().filter_map(|item| {
            let name = ident(&item.name);
            match &item.shape {
                Shape::Checked(_, Some(_)) | Shape::HandWritten(_) => {
                    Some((item.part, quote!(#name::__check)))
                }
                Shape::HandList { path, .. } => {
                    let path = path_of(path);
                    Some((item.part, quote!(__rt::check_hand_written::<#path>)))
                }
                _ => None,
            }
        });
        Self {
            numbers: numbers.collect(),
            rules: rules.collect(),
            by_hand: layout
                .items
                .iter()
                .any(|item| matches!(item.shape, Shape::HandWritten(_))),
        }
    }

    /// Adds what the schema `there` asks of its parts, which are parts of this one below `uri`. `module` is that of its types.
    pub(crate) fn add(
        &mut self,
        here: &Outline,
        uri: &str,
        there: (&Outline, &Self),
        module: &str,
    ) {
        let (outline, other) = there;
        self.by_hand |= other.by_hand;
        let place = |part: usize| outline.parts[part].location.as_deref();
        let numbers = other.numbers.iter();
        let numbers: HashMap<_, _> = numbers
            .filter_map(|(part, holder)| Some((place(*part)?, *holder)))
            .collect();
        let rules = other.rules.iter();
        let rules: HashMap<_, _> = rules
            .filter_map(|(part, name)| Some((place(*part)?, name)))
            .collect();
        let module = ident(module);
        for (part, outlined) in here.parts.iter().enumerate() {
            let location = outlined.location.as_deref();
            let pointer =
                location.and_then(|location| location.strip_prefix(uri)?.strip_prefix('#'));
            let Some(pointer) = pointer else { continue };
            if let Some(holder) = numbers.get(pointer) {
                self.numbers.push((part, holder));
            }
            if let Some(name) = rules.get(pointer) {
                self.rules.push((part, quote!(super::#module::#name)));
            }
        }
    }

    /// Emits both lists: numbers as `PART HOLDER`, rules as `PART PATH`.
    pub(crate) fn lists(mut self) -> (Vec<TokenStream>, Vec<TokenStream>) {
        self.numbers.sort_unstable();
        self.numbers.dedup_by_key(|(part, _)| *part);
        self.rules.sort_by_key(|(part, _)| *part);
        self.rules.dedup_by_key(|(part, _)| *part);
        let numbers = self.numbers.iter().map(|(part, holder)| {
            let (part, holder) = (Literal::usize_unsuffixed(*part), ident(holder));
            quote!(#part #holder)
        });
        let rules = self.rules.iter().map(|(part, name)| {
            let part = Literal::usize_unsuffixed(*part);
            quote!(#part #name)
        });
        (numbers.collect(), rules.collect())
    }
}

/// Returns what holds the numbers of a type, if they are of 64 bits.
fn holder(layout: &Layout, ty: &Ty) -> Option<&'static str> {
    const MOST: usize = 8;
    let mut ty = ty;
    for _ in 0..MOST {
        ty = match ty {
            Ty::U64 => return Some("U64"),
            Ty::I64 => return Some("I64"),
            Ty::F64 => return Some("F64"),
            Ty::Nullable(inner) | Ty::Boxed(inner) => inner,
            Ty::Named(index) => match &layout.items[*index].shape {
                Shape::Integer(rule) if rule.unsigned => return Some("U64"),
                Shape::Integer(_) => return Some("I64"),
                Shape::Number(_) => return Some("F64"),
                Shape::Checked(inner, _) | Shape::Alias(inner) | Shape::Wrapper(inner) => inner,
                Shape::Kinds(variants) => {
                    &variants.iter().find(|one| one.kind == Some("Number"))?.ty
                }
                _ => return None,
            },
            _ => return None,
        };
    }
    None
}
