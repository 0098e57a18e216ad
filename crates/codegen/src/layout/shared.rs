//! Types that several schemas share: what one schema refers to in another one is the other's type.
//!
//! Invariant: a type is shared only if both schemas mean the same by its place, and never around a circle of schemas.

use std::collections::HashMap;

use saop_json::JsonRef;
use saop_schema::Outline;

use super::ir::{Shape, Shared, Ty};
use super::{Layout, is_own};
use crate::graph;

/// Which schemas refer to which.
pub(crate) struct Relations {
    /// For each schema, the URIs of the others that it may share with, and their numbers.
    pub(crate) others: Vec<Vec<(String, usize)>>,
    /// The schemas, each after those that it refers to.
    pub(crate) order: Vec<usize>,
}

impl Relations {
    /// `schema` finds the number of the schema that has a URI.
    pub(crate) fn of(
        outlines: &[Outline],
        is_forced: bool,
        schema: impl Fn(&str) -> Option<usize>,
    ) -> Self {
        let all: Vec<Vec<(String, usize)>> = outlines
            .iter()
            .map(|outline| {
                let others = outline.documents.iter().skip(1);
                others
                    .filter_map(|(uri, _)| Some((uri.clone(), schema(uri)?)))
                    .collect()
            })
            .collect();
        let edges: Vec<Vec<usize>> = all
            .iter()
            .map(|others| others.iter().map(|(_, other)| *other).collect())
            .collect();
        let components = graph::components(&edges);
        let mut component = vec![0; outlines.len()];
        for (number, nodes) in components.iter().enumerate() {
            for node in nodes {
                component[*node] = number;
            }
        }
        let others = all.into_iter().enumerate().map(|(own, others)| {
            let may_share = |(_, other): &(String, usize)| {
                component[own] != component[*other]
                    && means_the_same(&outlines[own], &outlines[*other], is_forced)
            };
            others.into_iter().filter(may_share).collect()
        });
        Self {
            others: others.collect(),
            order: components.into_iter().flatten().collect(),
        }
    }
}

/// Whether a place of the other schema means the same for whoever refers to it as by itself.
fn means_the_same(own: &Outline, other: &Outline, is_forced: bool) -> bool {
    // A dialect that is forced upon a schema is not forced upon what it refers to.
    let names_dialect = || {
        let text = other.documents.first().map_or("", |(_, text)| text.trim());
        JsonRef::of_valid(text).get("$schema").is_some()
    };
    // Where a dynamic reference leads depends on the schema that one begins with.
    let is_dynamic = own
        .documents
        .iter()
        .any(|(_, text)| text.contains("\"$dynamic") || text.contains("\"$recursive"));
    !(is_dynamic || is_forced && names_dialect())
}

/// Returns the types of a schema that others may share, by the JSON Pointers of their places: those that have a type with a name in
/// them.
pub(crate) fn types(outline: &Outline, layout: &Layout, module: &str) -> HashMap<String, Ty> {
    let share = |item: usize| {
        let item = &layout.items[item];
        let only = match &item.shape {
            Shape::Enum(constants) | Shape::Literals(constants) => match &**constants {
                [only] => Some(only.rust.clone()),
                _ => None,
            },
            _ => None,
        };
        Shared {
            module: module.to_owned(),
            name: item.name.clone(),
            only,
            recursive: layout.recursive,
        }
    };
    let types = layout.known.iter().filter_map(|(part, ty)| {
        let part = &outline.parts[*part];
        let location = part.location.clone().filter(|_| is_own(part))?;
        let mut has_name = false;
        let shared = ty.with_named(&mut |named| {
            has_name = true;
            match named {
                Ty::Named(item) => Ty::Shared(share(*item)),
                other => other.clone(),
            }
        });
        has_name.then_some((location, shared))
    });
    types.collect()
}
