//! How far types unfold, and what they contain at any depth.
//!
//! Invariant: each type is visited once, so that the walk also terminates for recursive types.

use std::collections::BTreeSet;

use super::{Model, NamedType, Scalar, Shape, Type};
use crate::graph;

/// Maximum number of members of a type with every `$ref` followed, each recursive type once.
pub(crate) const MAX_MEMBERS: u64 = 10_000;
/// Maximum depth of these members.
pub(crate) const MAX_UNFOLDED: u64 = 128;

/// The size of an unfolded type.
#[derive(Clone, Copy, Default)]
struct Unfolded {
    members: u64,
    height: u64,
}

impl Unfolded {
    const ONE: Self = Self {
        members: 1,
        height: 1,
    };

    /// Adds it to an owner; `None` if the result is too large.
    fn below(self, owner: Self) -> Option<Self> {
        let members = self.members.saturating_add(owner.members);
        let height = owner.height.max(self.height + 1);
        Self { members, height }.moderate()
    }

    fn beside(self, other: Self) -> Option<Self> {
        let members = self.members.saturating_add(other.members);
        let height = self.height.saturating_add(other.height);
        Self { members, height }.moderate()
    }

    fn moderate(self) -> Option<Self> {
        (self.members <= MAX_MEMBERS && self.height <= MAX_UNFOLDED).then_some(self)
    }
}

impl Model {
    /// Returns the types that each type names.
    pub(super) fn edges(&self) -> Vec<Vec<usize>> {
        let edges = |named: &NamedType| self.held(&named.shape);
        self.types.iter().map(edges).collect()
    }

    /// Returns the named types that a shape contains, as indices.
    pub(super) fn held(&self, shape: &Shape) -> Vec<usize> {
        let mut found = Vec::new();
        shape.each_type(&mut |ty| self.names_in(ty, &mut found));
        found
    }

    fn names_in(&self, ty: &Type, found: &mut Vec<usize>) {
        match ty {
            Type::Array(inner) | Type::Map(inner) | Type::Nullable(inner) => {
                self.names_in(inner, found);
            }
            Type::Named(name) => found.extend(self.index.get(name)),
            _ => {}
        }
    }

    /// Returns the types that unfold too far, with every `$ref` followed. Types that contain one of them are left out.
    pub(crate) fn immoderate(&self) -> Vec<&NamedType> {
        let mut found = Vec::new();
        let mut known: Vec<Option<Unfolded>> = vec![None; self.types.len()];
        let mut is_over = vec![false; self.types.len()];
        let edges = self.edges();
        for component in graph::components(&edges) {
            let mut below = component.iter().flat_map(|&index| &edges[index]);
            let over = below.any(|&index| is_over[index]);
            // Mutually recursive types count as one, with the sum of their heights.
            let mut all = (!over).then(Unfolded::default);
            for &index in &component {
                let own = self.unfold(&self.types[index].shape, &known);
                let sum = all.zip(own).and_then(|(all, own)| all.beside(own));
                if all.is_some() && sum.is_none() {
                    found.push(&self.types[index]);
                }
                all = sum;
            }
            for index in component {
                known[index] = all;
                is_over[index] = all.is_none();
            }
        }
        found
    }

    fn unfold(&self, shape: &Shape, known: &[Option<Unfolded>]) -> Option<Unfolded> {
        let mut all = Some(Unfolded::ONE);
        shape.each_type(&mut |ty| {
            let inner = self.unfold_type(ty, known);
            all = all.and_then(|all| inner?.below(all));
        });
        all
    }

    fn unfold_type(&self, ty: &Type, known: &[Option<Unfolded>]) -> Option<Unfolded> {
        match ty {
            Type::Array(inner) | Type::Map(inner) => {
                self.unfold_type(inner, known)?.below(Unfolded::ONE)
            }
            Type::Nullable(inner) => self.unfold_type(inner, known),
            // A type that is not known yet contains this one.
            Type::Named(name) => match self.index.get(name) {
                Some(&index) => Some(known[index].unwrap_or(Unfolded::ONE)),
                None => Some(Unfolded::ONE),
            },
            _ => Some(Unfolded::ONE),
        }
    }

    /// Returns whether a value of the type may contain a number that is not a 64-bit integer: a float makes equal what
    /// a text distinguishes, and free-form data distinguishes what is one float in another format.
    pub(crate) fn holds_float(&self, ty: &Type) -> bool {
        self.holds_float_beside(ty, &mut BTreeSet::new())
    }

    fn holds_float_beside(&self, ty: &Type, seen: &mut BTreeSet<usize>) -> bool {
        match ty {
            Type::F64 | Type::FreeForm => true,
            Type::Array(inner) | Type::Map(inner) | Type::Nullable(inner) => {
                self.holds_float_beside(inner, seen)
            }
            Type::Named(name) => {
                let Some(&index) = self.index.get(name).filter(|&&index| seen.insert(index)) else {
                    return false;
                };
                match &self.types[index].shape {
                    Shape::Number(_) => true,
                    Shape::Scalars(scalars) => scalars.contains(&Scalar::Number),
                    shape => {
                        let mut found = false;
                        shape.each_type(&mut |ty| {
                            found = found || self.holds_float_beside(ty, seen);
                        });
                        found
                    }
                }
            }
            _ => false,
        }
    }
}

impl Shape {
    /// Visits the types that it is made of, in order.
    pub(super) fn each_type<'s>(&'s self, visit: &mut dyn FnMut(&'s Type)) {
        match self {
            Self::Struct(fields) => fields.iter().for_each(|field| visit(&field.ty)),
            Self::Union { branches, .. } => branches.iter().for_each(|branch| visit(&branch.ty)),
            Self::Alias(inner)
            | Self::List { item: inner, .. }
            | Self::HandWritten { inner, .. }
            | Self::Ruled(inner) => visit(inner),
            _ => {}
        }
    }
}
