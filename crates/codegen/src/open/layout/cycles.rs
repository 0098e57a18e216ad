//! Types that contain themselves.

use super::Make;
use crate::graph;

impl Make<'_> {
    /// Boxes what would have no finite size. Marks recursive types and what is in them, and returns whether there are any.
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
        let components = graph::components(&all);
        let cyclic = components.iter().filter(|one| graph::is_cyclic(one, &all));
        let mut open: Vec<usize> = cyclic.flatten().copied().collect();
        let is_recursive = !open.is_empty();
        while let Some(index) = open.pop() {
            if !std::mem::replace(&mut self.items[index].deep, true) {
                open.extend(&all[index]);
            }
        }
        is_recursive
    }
}
