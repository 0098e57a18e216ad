//! Constants that several members of one name have: one type for all of them.
//!
//! Invariant: what is shared is exact, has no name of its own in the schema, and differs in nothing that a user could see: neither in the
//! strings, nor in the documentation, nor in the name of the member.

use std::collections::BTreeMap;

use saop_json::pointer::pointer_step;

use super::Make;
use crate::layout::ir::{Constant, Shape, Ty};
use crate::names;

impl Make<'_> {
    /// Puts one type in the place of those of equal strings.
    pub(super) fn share_constants(&mut self) {
        let mut groups: BTreeMap<String, BTreeMap<String, Vec<usize>>> = BTreeMap::new();
        for (index, item) in self.items.iter().enumerate() {
            let Shape::Enum(constants) = &item.shape else {
                continue;
            };
            let location = self.outline.parts[item.part].location.as_deref();
            let mut steps = location.unwrap_or_default().rsplit('/');
            let (Some(member), Some("properties")) = (steps.next(), steps.next()) else {
                continue;
            };
            if item.exact && !self.names.contains_key(&item.part) && !self.places.say(item.part) {
                let same = format!("{:?} {constants:?}", item.docs);
                let groups = groups.entry(pointer_step(member).into_owned()).or_default();
                groups.entry(same).or_default().push(index);
            }
        }
        let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
        for (member, mut groups) in groups {
            groups.retain(|_, group| group.len() > 1);
            let is_alone = groups.len() == 1;
            for group in groups.into_values() {
                let (first, others) = (group[0], &group[1..]);
                let name = match &self.items[first].shape {
                    Shape::Enum(constants) if !is_alone => with_value(&member, constants),
                    _ => member.clone(),
                };
                let name = names::type_name(&name);
                let name = name.unwrap_or_else(|| self.items[first].name.clone());
                self.items[first].name = self.taken.free(&name);
                for other in others {
                    self.items[*other].shape = Shape::Pending;
                    shared.insert(*other, first);
                }
            }
        }
        let same = |named: &Ty| match named {
            Ty::Named(index) => Ty::Named(shared.get(index).copied().unwrap_or(*index)),
            other => other.clone(),
        };
        for item in &mut self.items {
            item.shape
                .each_type_mut(&mut |ty| *ty = ty.with_named(&mut |one| same(one)));
            if let Shape::Alias(ty) = &mut item.shape {
                *ty = ty.with_named(&mut |one| same(one));
            }
        }
        for ty in self.known.values_mut() {
            *ty = ty.with_named(&mut |one| same(one));
        }
    }
}

/// Returns the name of a type of one of several sets of strings that members of one name have.
fn with_value(member: &str, constants: &[Constant]) -> String {
    match constants {
        [only] => format!("{member}_{}", only.json),
        _ => member.to_owned(),
    }
}
