//! Types that contain themselves.

use std::collections::BTreeSet;

use super::Make;
use super::reach::in_place;
use crate::graph;

impl Make<'_> {
    /// Whether a part leads back to itself without going into a value: its type would have itself as a branch.
    pub(super) fn is_in_itself(&self, part: usize) -> bool {
        let mut seen = BTreeSet::new();
        let mut open = vec![part];
        while let Some(next) = open.pop() {
            let inner = in_place(self.outlined(next));
            for inner in inner {
                if inner == part {
                    return true;
                }
                if seen.insert(inner) {
                    open.push(inner);
                }
            }
        }
        false
    }

    /// Boxes what would have no finite size. Returns whether there are types that contain themselves at all.
    pub(super) fn tie(&mut self) -> bool {
        let mut inside = vec![Vec::new(); self.items.len()];
        let mut all = vec![Vec::new(); self.items.len()];
        for (index, item) in self.items.iter_mut().enumerate() {
            item.shape.each_type(&mut |ty| {
                ty.each_by_value(&mut |found| inside[index].push(found));
                ty.each_item(&mut |found| all[index].push(found));
            });
        }
        for component in graph::components(&inside) {
            if !graph::is_cyclic(&component, &inside) {
                continue;
            }
            for index in &component {
                self.items[*index].shape.each_type(&mut |ty| {
                    let mut is_cyclic = false;
                    ty.each_by_value(&mut |inner| is_cyclic |= component.contains(&inner));
                    if is_cyclic {
                        ty.put_in_box();
                    }
                });
            }
        }
        graph::components(&all)
            .iter()
            .any(|component| graph::is_cyclic(component, &all))
    }
}
