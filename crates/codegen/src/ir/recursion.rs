//! Recursive types, and the boxes that give them a size.
//!
//! Invariant: every type has a finite size. Only struct fields are boxed, since every cycle passes through one, and
//! only those on a cycle without an array or a map; all such fields of a cycle are boxed, whichever one comes first.

use std::collections::{BTreeMap, BTreeSet};

use super::{Model, NamedType, Shape, Type};
use crate::graph;

impl Model {
    /// Finds the recursive types, and boxes the fields that need it.
    pub(crate) fn tie(&mut self) {
        let edges = self.edges();
        for component in graph::components(&edges) {
            if graph::is_cyclic(&component, &edges) {
                for index in component {
                    self.types[index].recursive = true;
                }
            }
        }
        let recursive = (0..self.types.len()).filter(|index| self.types[*index].recursive);
        for index in below(recursive.collect(), &edges) {
            self.types[index].in_recursive = true;
        }
        let inside: Vec<Vec<usize>> = self
            .types
            .iter()
            .map(|named| {
                let mut found = Vec::new();
                if !matches!(named.shape, Shape::List { .. } | Shape::HandWritten { .. }) {
                    named
                        .shape
                        .each_type(&mut |ty| found.extend(by_value(ty, &self.index)));
                }
                found
            })
            .collect();
        for component in graph::components(&inside) {
            if !graph::is_cyclic(&component, &inside) {
                continue;
            }
            for &index in &component {
                if let Shape::Struct(fields) = &mut self.types[index].shape {
                    for field in fields {
                        field.boxed = by_value(&field.ty, &self.index)
                            .is_some_and(|inner| component.contains(&inner));
                    }
                }
            }
        }
    }

    /// Returns how deep the shallowest value of a type nests in named types.
    pub(crate) fn least_height(&self, ty: &Type) -> usize {
        let mut known = vec![usize::MAX; self.types.len()];
        loop {
            let before = known.clone();
            for (index, named) in self.types.iter().enumerate() {
                known[index] = known[index].min(self.height(&named.shape, &before));
            }
            if known == before {
                return self.height_of(ty, &known);
            }
        }
    }

    fn height(&self, shape: &Shape, known: &[usize]) -> usize {
        let of = |ty: &Type| self.height_of(ty, known);
        let inner = match shape {
            Shape::Struct(fields) => {
                let required = fields.iter().filter(|field| field.required);
                required.map(|field| of(&field.ty)).max().unwrap_or(0)
            }
            Shape::Union { branches, .. } => {
                let all = branches.iter().map(|branch| of(&branch.ty));
                all.min().unwrap_or(0)
            }
            Shape::List { bounds, .. } | Shape::HandWritten { bounds, .. } if bounds.min == 0 => 0,
            Shape::Alias(inner)
            | Shape::List { item: inner, .. }
            | Shape::HandWritten { inner, .. }
            | Shape::Ruled { inner, .. } => of(inner),
            _ => 0,
        };
        inner.saturating_add(1)
    }

    fn height_of(&self, ty: &Type, known: &[usize]) -> usize {
        match ty {
            Type::Named(name) => self.index.get(name).map_or(0, |index| known[*index]),
            _ => 0,
        }
    }

    /// Returns the recursive types that a value of the type may contain, including the type itself.
    pub(crate) fn recursive_below(&self, name: &str) -> Vec<&NamedType> {
        if !self.types.iter().any(|named| named.recursive) {
            return Vec::new();
        }
        let start = self.index.get(name).copied().into_iter().collect();
        let all = below(start, &self.edges()).into_iter();
        let all = all.map(|index| &self.types[index]);
        all.filter(|named| named.recursive).collect()
    }

    /// Returns the structs and unions that a type contains, in arrays and maps or not, but not inside one another.
    pub(crate) fn parts(&self, named: &NamedType) -> Vec<&NamedType> {
        let mut open = self.held(&named.shape);
        let (mut seen, mut parts) = (BTreeSet::new(), Vec::new());
        while let Some(index) = open.pop() {
            if !seen.insert(index) {
                continue;
            }
            let part = &self.types[index];
            if matches!(part.shape, Shape::Struct(_) | Shape::Union { .. }) {
                parts.push(part);
            } else {
                open.extend(self.held(&part.shape));
            }
        }
        parts.sort_by(|one, other| one.name.cmp(&other.name));
        parts
    }
}

/// Returns some types, and all types that they contain.
fn below(mut open: Vec<usize>, edges: &[Vec<usize>]) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    while let Some(index) = open.pop() {
        if seen.insert(index) {
            open.extend(&edges[index]);
        }
    }
    seen
}

/// Returns the named type inside a type without an allocation in between.
fn by_value(ty: &Type, index: &BTreeMap<String, usize>) -> Option<usize> {
    match ty {
        Type::Nullable(inner) => by_value(inner, index),
        Type::Named(name) => index.get(name).copied(),
        _ => None,
    }
}
